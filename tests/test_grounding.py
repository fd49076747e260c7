"""What is grounded: it can no longer be captured, however many dots the enemy plays alone."""

from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.grounding import ground_of, grounded_mask, ungrounded_mask
from tests.support.strategies import Character, wander

RED, BLUE = 0, 1


def shown(board: Board, player: int) -> str:
    """Draw the player's grounded dots as `G`, their other alive dots as `u` and everything else as `.`."""
    masks = {"G": grounded_mask(board, player), "u": ungrounded_mask(board, player)}
    rows = []
    for y in range(board.grid.height):
        points = [board.grid.point(x, y) for x in range(board.grid.width)]
        rows.append(" ".join(next((k for k, mask in masks.items() if mask >> p & 1), ".") for p in points))
    return "\n".join(rows)


def drawn(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        pytest.param(
            """
            . . R . .
            . . R . .
            . . R . .
            . . . . R
            . R . . .
            """,
            """
            . . G . .
            . . G . .
            . . G . .
            . . . . G
            . G . . .
            """,
            id="chains that reach the edge",
        ),
        pytest.param(
            """
            . . . . .
            . R R . .
            . R . . .
            . . . . .
            """,
            """
            . . . . .
            . u u . .
            . u . . .
            . . . . .
            """,
            id="a chain inside",
        ),
        pytest.param(
            """
            R . . . .
            . R . R R
            . . . R .
            . R R . .
            . R . . .
            """,
            """
            G . . . .
            . u . G G
            . . . G .
            . G G . .
            . G . . .
            """,
            id="a chain joined by corners can be cut",
        ),
        pytest.param(
            """
            R R . . .
            . R . . .
            . . R R .
            . . . B .
            . . . . .
            """,
            """
            G G . . .
            . G . . .
            . . u u .
            . . . . .
            . . . . .
            """,
            id="cut at its first corner only",
        ),
        pytest.param(
            """
            . . R  .  . .
            . . R  .  . .
            . R Br R  . .
            . . R  R  . .
            . . .  .  . .
            """,
            """
            . . G . . .
            . . G . . .
            . G . G . .
            . . G G . .
            . . . . . .
            """,
            id="a territory's body carries on from one corner of its ring to the next",
        ),
        pytest.param(
            """
            . . .  . .
            . . R  . .
            . R Br R .
            . . R  . .
            . . .  . .
            """,
            """
            . . . . .
            . . u . .
            . u . u .
            . . u . .
            . . . . .
            """,
            id="a territory that nothing grounds",
        ),
        pytest.param(
            """
            . . B  . .
            . . B  . .
            . B Rb B .
            R . B  . .
            """,
            """
            . . . . .
            . . . . .
            . . . . .
            G . . . .
            """,
            id="captured dots are neither",
        ),
    ],
)
def test_grounded(position: str, expected: str, declared: bool) -> None:
    assert shown(Board.from_text(position, declared=declared), RED) == drawn(expected)


@pytest.mark.parametrize(
    ("position", "automatic", "declared"),
    [
        pytest.param(
            """
            . . R . . .
            . . R R . .
            . R . . R .
            . R . . R .
            . . R R . .
            . . . . . .
            """,
            """
            . . G . . .
            . . G G . .
            . G . . G .
            . G . . G .
            . . G G . .
            . . . . . .
            """,
            """
            . . G . . .
            . . G G . .
            . u . . u .
            . u . . u .
            . . u u . .
            . . . . . .
            """,
            id="no single dot in this house closes a ring",
        ),
        pytest.param(
            """
            . . R . .
            . . R . .
            . R . R .
            . . R . .
            . . . . .
            """,
            """
            . . G . .
            . . G . .
            . u . u .
            . . u . .
            . . . . .
            """,
            """
            . . G . .
            . . G . .
            . u . u .
            . . u . .
            . . . . .
            """,
            id="a dot in this house captures three dots of its wall",
        ),
        pytest.param(
            """
            . . R R . . .
            . R . . R . .
            . R R . . R .
            . . . R R . .
            . . . . . . .
            """,
            """
            . . G G . . .
            . u . . u . .
            . u u . . u .
            . . . u u . .
            . . . . . . .
            """,
            """
            . . G G . . .
            . u . . u . .
            . u u . . u .
            . . . u u . .
            . . . . . . .
            """,
            id="a dot at the end of a house opens all of it",
        ),
        pytest.param(
            """
            . R R R R R .
            R R . . . R R
            R . . . . . R
            R . . R . . R
            R . . . . . R
            R R . . . R R
            . R R R R R .
            """,
            """
            . G G G G G .
            G G . . . G G
            G . . . . . G
            G . . G . . G
            G . . . . . G
            G G . . . G G
            . G G G G G .
            """,
            """
            . G G G G G .
            G G . . . G G
            G . . . . . G
            G . . u . . G
            G . . . . . G
            G G . . . G G
            . G G G G G .
            """,
            id="an island in a grounded house",
        ),
        pytest.param(
            """
            . . . . . . .
            . R R R R R .
            . R . . . R .
            . R . R . R .
            . R . . . R .
            . R R R R R .
            . . . . . . .
            """,
            """
            . . . . . . .
            . u u u u u .
            . u . . . u .
            . u . u . u .
            . u . . . u .
            . u u u u u .
            . . . . . . .
            """,
            """
            . . . . . . .
            . u u u u u .
            . u . . . u .
            . u . u . u .
            . u . . . u .
            . u u u u u .
            . . . . . . .
            """,
            id="an island in a house that is lost itself",
        ),
    ],
)
def test_houses(position: str, automatic: str, declared: str) -> None:
    """If captures are automatic, a house connects, unless a dot can enter it unpunished."""
    assert shown(Board.from_text(position), RED) == drawn(automatic)
    assert shown(Board.from_text(position, declared=True), RED) == drawn(declared)


def test_a_house_opens_the_next_one() -> None:
    """The dot in the right house cuts off the wall between the houses, which connected the left one."""
    board = Board.from_text("""
        . . . . . . .
        . . R . R . .
        . R . R . R R
        . . R . R . .
        . . . . . . .
        """)
    assert shown(board, RED) == drawn("""
        . . . . . . .
        . . u . u . .
        . u . u . G G
        . . u . u . .
        . . . . . . .
        """)


def test_an_undeclared_ring_around_an_enemy_is_not_a_house() -> None:
    """If a ring that was set up already surrounds an enemy dot, more can follow."""
    board = Board.from_text("""
        . . R . . . .
        . R R R R . .
        . R . . . R .
        . R R B R . .
        . . R R R . .
        """)
    assert shown(board, RED) == drawn("""
        . . G . . . .
        . G G G G . .
        . G . . . u .
        . G G . G . .
        . . G G G . .
        """)


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_every_alive_dot_is_grounded_or_not(declared: bool) -> None:
    """On random boards with up to four players, no play of the others can make a safe dot unsafe."""
    random = Random("grounding")
    for _ in range(25):
        width, height, players = random.randint(3, 8), random.randint(3, 8), random.choice([2, 2, 3, 4])
        board = Board(width, height, players, declared=declared)
        safe = [0] * players
        for play in wander(random, width, height, players, Character.draw(random)):
            point = board.grid.point(*play.point)
            if point not in board.legal_points:
                continue
            board.play(point, play.player)
            if declared and random.random() < 0.3 and (offers := board.offers(play.player)):
                board.enclose(play.player, [random.choice(offers).ring])
            for player in range(players):
                alive = {p for p in board.dots(player) if board.is_alive(p)}
                ground = ground_of(board, player)
                assert not ground.safe & ground.lost
                assert grounded_mask(board, player) | ungrounded_mask(board, player) == sum(
                    1 << p for p in alive
                )
                assert not grounded_mask(board, player) & ungrounded_mask(board, player)
                if player != play.player:
                    assert not safe[player] & ~ground.safe
                safe[player] = ground.safe
