"""The results of a stop, compared with the best play, and of an agreement.

`python -m tests.test_settlement SECONDS [SEED]` compares as many more positions as fit into that time.
"""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from time import monotonic, process_time

import pytest

from kropki.board.board import Board
from kropki.board.grid import Grid
from kropki.board.ring import area_inside, check_shape
from kropki.board.settlement import (
    LostArea,
    StopSettlement,
    settle_by_agreement,
    settle_stop,
    undeclared_rings,
)
from kropki.errors import (
    NoSuchPlayer,
    RingCrossesItself,
    RingNotClosed,
    RingOfDeadDot,
    RingOfForeignDot,
    RingOverTerritory,
    RingRefused,
    RingsOverlap,
    RingStepTooLong,
    RingWithoutDot,
    SettlementOfMany,
    SettlementOfSetup,
    SettlementWithoutDeclaring,
)
from tests.support.strategies import Character, Play, rings, wander

RED, BLUE = 0, 1
LARGEST_SEARCH = 30_000
"""The number of positions after which an exhaustive search gives up."""
MOST_DOTS_IN_RINGS = 9
"""The largest number of dots to find all rings of: the number of rings grows fast."""


def mask(board: Board, *letters: str) -> int:
    return sum(1 << board.grid.from_letters(point) for point in letters)


def ring_of(board: Board, letters: str) -> list[int]:
    return [board.grid.from_letters(letters[i : i + 2]) for i in range(0, len(letters), 2)]


def settled(position: str, stopper: int = RED, *, declared: bool = False) -> StopSettlement:
    """Return the settlement of a drawn position, after checking that the best play reaches it."""
    board = Board.from_text(position, declared=declared)
    settlement = settle_stop(board, stopper)
    assert lead(board, settlement) == played_out(board, stopper)
    return settlement


def lead(board: Board, settlement: StopSettlement) -> int:
    """Return the opponent's captures minus the stopper's, after checking that the settlement adds up."""
    stopper, lost = settlement.stopper, settlement.lost
    before, after = board.captures, settlement.captures
    assert after[1 - stopper] - before[1 - stopper] == sum(area.captured for area in lost)
    assert before[stopper] - after[stopper] == sum(area.freed for area in lost)
    assert not any(area.inside & settlement.kept for area in lost)
    assert all(area.captured for area in lost)
    return after[1 - stopper] - after[stopper]


# the best play


def played_out(board: Board, stopper: int) -> int:
    """Return the lead that the opponent reaches by playing every dot that is not captured at once."""
    board, opponent = board.copy(), 1 - stopper
    going = True
    while going:
        going = False
        for point in list(board.legal_points):
            if point not in board.legal_points:
                continue
            captured = board.captures[stopper]
            board.play(point, opponent)
            if board.captures[stopper] > captured:
                board.undo()
                continue
            going = True
            while board.declared and (offers := board.offers(opponent)):
                board.enclose(opponent, [offers[0].ring])
    return board.captures[opponent] - board.captures[stopper]


def best_play(board: Board, stopper: int, *, every_ring: bool = False) -> int | None:
    """Return the opponent's largest lead in any position that they can reach alone, by visiting all of them.

    If captures are declared, the opponent declares any of the smallest pools after any dot, or with
    `every_ring` any ring at all. Return None if there are too many positions.
    """
    board, opponent = board.copy(), 1 - stopper
    seen: set[tuple[int, ...]] = set()
    most = board.captures[opponent] - board.captures[stopper]

    def visit(played: int) -> None:
        nonlocal most
        held = [0, 0]
        for territory in board.territories:
            held[territory.owner] |= territory.inside
        position = (played, *held)
        if position in seen or len(seen) > LARGEST_SEARCH:
            return
        seen.add(position)
        most = max(most, board.captures[opponent] - board.captures[stopper])
        if board.declared and played:
            for ring in rings_to_declare(board, opponent, every_ring):
                board.enclose(opponent, [ring])
                visit(played)
                board.undo()
        for point in list(board.legal_points):
            board.play(point, opponent)
            visit(played | 1 << point)
            board.undo()

    visit(0)
    return most if len(seen) <= LARGEST_SEARCH else None


def rings_to_declare(board: Board, player: int, every_ring: bool) -> list[Sequence[int]]:
    """Return the rings of the smallest pools, or one ring for each inside that can be declared at all."""
    if not every_ring:
        return [offer.ring for offer in board.offers(player)]
    enemies = sum(1 << dot for dot in board.dots(1 - player) if board.is_alive(dot))
    dots = frozenset(dot for dot in board.dots(player) if board.is_alive(dot))
    return [ring for inside, ring in insides_of_rings(dots, board.grid).items() if inside & enemies]


@cache
def insides_of_rings(dots: frozenset[int], grid: Grid) -> dict[int, Sequence[int]]:
    """Return one ring of these dots for each inside that any of their rings has."""
    found: dict[int, Sequence[int]] = {}

    def longer(chain: list[int]) -> None:
        for offset in grid.offsets:
            dot = chain[-1] + offset
            if dot == chain[0] and len(chain) > 3 and chain[1] < chain[-1]:
                with suppress(RingRefused):
                    check_shape(chain, grid)
                    found.setdefault(area_inside(chain, grid), tuple(chain))
            elif dot in dots and dot > chain[0] and dot not in chain:
                longer([*chain, dot])

    for dot in dots:
        longer([dot])
    return found


# positions


def random_plays(random: Random, width: int, height: int) -> Iterator[Play]:
    """Return dots all over the board, or first inside, where rings close, and then one player's along the
    edge.
    """
    if random.random() < 0.3:
        yield from rings(random, width, height, 2)
    plays = list(wander(random, width, height, 2, Character.draw(random)))
    if random.random() < 0.5:
        inner = [play for play in plays if 0 < play.point[0] < width - 1 and 0 < play.point[1] < height - 1]
        player = random.randrange(2)
        plays = inner + [Play(play.point, player) for play in plays if play not in inner]
    yield from plays


def random_board(random: Random, width: int, height: int, left: int, *, declared: bool = False) -> Board:
    """Return a board with at most `left` points left to play on."""
    board = Board(width, height, declared=declared)
    for play in random_plays(random, width, height):
        if len(board.legal_points) <= left:
            break
        point = board.grid.point(*play.point)
        if point not in board.legal_points:
            continue
        board.play(point, play.player)
        if random.random() < 0.3 and declared and (offers := board.offers(play.player)):
            board.enclose(play.player, [random.choice(offers).ring])
    return board


def random_set_up(random: Random, width: int, height: int, left: int) -> Board:
    """Return a board with dots set up without captures on all but `left` points."""
    words = random.choices("RB", [1, random.choice([1, 2, 5])], k=width * height)
    for place in random.sample(range(width * height), left):
        words[place] = "."
    return Board.from_text("\n".join(" ".join(words[y * width : (y + 1) * width]) for y in range(height)))


def compare(random: Random, kind: str) -> Counter[str]:
    """Settle a small position of one kind for both players and compare with a search."""
    width, height = random.choice([(3, 3), (4, 3), (4, 4), (5, 4), (5, 5), (5, 5), (6, 5), (6, 6), (7, 5)])
    left = random.randint(1, 9 if kind == "automatic" else 7 if kind == "set up" else 6)
    every_ring = kind == "declared, every ring"
    if every_ring:
        width, height, left = *random.choice([(4, 3), (5, 3), (4, 4)]), random.randint(1, 6)
    if kind == "set up":
        board = random_set_up(random, width, height, left)
    else:
        board = random_board(random, width, height, left, declared=kind.startswith("declared"))
    count: Counter[str] = Counter()
    for stopper in (RED, BLUE):
        if every_ring and len(set(board.dots(1 - stopper))) + len(board.legal_points) > MOST_DOTS_IN_RINGS:
            continue
        best = best_play(board, stopper, every_ring=every_ring)
        if best is None:
            continue
        assert played_out(board, stopper) == best, f"{board}\nstop of {stopper}"
        try:
            settlement = settle_stop(board, stopper)
        except SettlementOfSetup:
            assert kind == "set up"
            count["refused"] += 1
            continue
        assert lead(board, settlement) == best, f"{board}\nstop of {stopper}"
        count["searched"] += 1
        count["with a loss"] += bool(settlement.lost)
        count["with dots freed"] += any(area.freed for area in settlement.lost)
    return count


KINDS = ["automatic", "set up", "declared", "declared, every ring"]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_stop_has_the_result_of_the_best_play(kind: str) -> None:
    """Try every order of every number of dots, alone, on small boards."""
    random = Random(f"a stop, {kind}")
    count: Counter[str] = Counter()
    while count["searched"] < 800:
        count += compare(random, kind)
    assert count["with a loss"] >= 40


def test_a_stop_on_the_classic_board() -> None:
    """The settlement is what play leads to, and it takes no noticeable time."""
    random = Random("a stop on 39×32")
    for declared in (False, True):
        for _ in range(3):
            board = random_board(random, 39, 32, random.randint(50, 900), declared=declared)
            for stopper in (RED, BLUE):
                start = process_time()
                settlement = settle_stop(board, stopper)
                assert process_time() - start < 0.5
                assert lead(board, settlement) == played_out(board, stopper)


# drawn stops


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_a_stop_loses_what_is_not_grounded(declared: bool) -> None:
    settlement = settled(
        """
        R R . . . . .
        . R . R R . .
        . . . R B . .
        . . . . . R .
        . B B . . . .
        """,
        declared=declared,
    )
    board = Board(7, 5)
    assert settlement.lost == (
        LostArea(mask(board, "db", "eb", "dc"), 3, 0),
        LostArea(mask(board, "fd"), 1, 0),
    )
    assert settlement.kept == mask(board, "aa", "ba", "bb")
    assert settlement.captures == (0, 4)


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_a_stop_frees_what_the_lost_dots_had_captured(declared: bool) -> None:
    """Four dots of the ring and one red dot inside are lost, and two blue dots are freed."""
    settlement = settled(
        """
        . . .  .  .  . .
        . . R  R  R  . .
        . R Br Rr Br R .
        . . R  R  R  . .
        . . .  .  .  . .
        """,
        declared=declared,
    )
    assert settlement.captures == (0, 9)
    assert [(area.captured, area.freed) for area in settlement.lost] == [(9, 2)]


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_a_stop_keeps_a_grounded_territory_with_its_ring(declared: bool) -> None:
    """It connects the corners of its ring. The dot attached to a corner is lost."""
    settlement = settled(
        """
        . . R  . . .
        . . R  . . .
        . R Br R . .
        . . R  . R .
        . . .  . . .
        """,
        declared=declared,
    )
    assert settlement.captures == (1, 1)


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_a_stop_with_a_chain_connected_only_at_corners(declared: bool) -> None:
    """Everything but the dot on the edge is lost, although one chain leads there."""
    settlement = settled(
        """
        R . . . .
        . R . . .
        . . R . .
        . . . R .
        . . . . .
        """,
        declared=declared,
    )
    assert settlement.captures == (0, 3)


def test_a_stop_with_an_island_in_a_grounded_house() -> None:
    """Each dot played against the island would be captured. If captures are declared, nobody captures it."""
    position = """
        R R R R R
        R . . . R
        R . R . R
        R . . . R
        R R R R R
        """
    assert settled(position).captures == (0, 0)
    assert settled(position, declared=True).captures == (0, 1)


def test_a_stop_with_a_house_whose_ring_can_be_broken() -> None:
    """One dot in the house captures the corner on its right.

    Then the rest of the house is open and the island is lost too: of fifteen red dots the four at the top
    are kept.
    """
    position = """
        . . R R R R . . .
        . R . . . . R . .
        . R . R . . . R .
        . R . . . . R . .
        . . R R R R . . .
        . . . . . . . . .
        """
    settlement = settled(position)
    assert settlement.captures == (0, 11)
    assert settled(position, declared=True) == settlement


def test_a_stop_with_a_house_that_needs_two_dots_to_break() -> None:
    """No single dot here closes a ring, and the first of two would be captured. So the whole wall is kept."""
    position = """
        . . R R . .
        . R R R R .
        . R . . R .
        . R . . R .
        . R R R R .
        . . . . . .
        """
    assert settled(position).captures == (0, 0)
    corners = """
        . . R R . .
        . R R R R .
        R R . . R .
        . . . . R .
        . . R R . .
        . . . . . .
        """
    assert settled(corners).captures == (0, 2)
    house = """
        . . R R . .
        . . R R . .
        . R . . R .
        . R . . R .
        . . R R . .
        . . . . . .
        """
    assert settled(house).captures == (0, 0)
    assert settled(house, declared=True).captures == (0, 6)


def test_a_stop_with_onion_rings() -> None:
    """A red ring around a blue ring around a red dot: the dot in the middle is lost again, and so are twelve
    more.
    """
    settlement = settled("""
        . .  .  .  .  .  .
        . .  R  R  R  .  .
        . R  .r Br .r R  .
        . R  Br Rr Br R  .
        . R  .r Br .r R  .
        . .  R  R  R  .  .
        . .  .  .  .  .  .
        """)
    assert settlement.captures == (0, 13)
    assert [(area.captured, area.freed) for area in settlement.lost] == [(13, 4)]


def test_a_stop_of_the_other_player() -> None:
    position = """
        . . . . .
        . R . B .
        . R . B .
        . R . B B
        """
    assert settled(position, RED).captures == (0, 0)
    assert settled(position, BLUE).captures == (0, 0)
    assert settled(position.replace("B B", "B ."), BLUE).captures == (0, 0)
    above = """
        . . . . .
        . R . B .
        . R . B .
        . . . . .
        """
    assert settled(above, RED).captures == (0, 2)
    assert settled(above, BLUE).captures == (2, 0)


def test_a_stop_on_a_full_board_captures_nothing() -> None:
    """If captures are declared, a ring must be declared with a dot."""
    full = """
        R B R
        B R B
        R B R
        """
    assert settled(full, declared=True).captures == (0, 0)
    assert settled(full.replace("R B R", "R B .", 1), declared=True).captures == (0, 1)


def test_a_stop_among_three_is_refused() -> None:
    with pytest.raises(SettlementOfMany):
        settle_stop(Board(5, 5, 3), RED)


def test_a_stop_of_a_player_who_does_not_take_part_is_refused() -> None:
    with pytest.raises(NoSuchPlayer):
        settle_stop(Board(5, 5), 2)


def test_a_stop_with_dots_surrounded_from_the_start_is_refused() -> None:
    """Blue has no point left on the ring, but a larger ring around it and another red dot would capture
    both.
    """
    position = """
        . . . . . . .
        . R . . . . .
        . . . B . . .
        . . B R B . .
        . . . B . . .
        . . . . . . .
        . . . . . . .
        """
    with pytest.raises(SettlementOfSetup):
        settle_stop(Board.from_text(position), RED)
    assert settle_stop(Board.from_text(position), BLUE).captures == (4, 0)
    assert settled(position, declared=True).captures == (0, 2)


# agreements

HOUSES = """
    . R . . . B .
    R . R . B . B
    R . R . B . B
    R . R . B . B
    . R . . B . B
    . . . . . B .
    """
RED_HOUSE, BLUE_HOUSE = "bacbcccdbeadacab", "fagbgcgdgeffeeedeceb"


@pytest.mark.parametrize(
    ("position", "rings", "to_move", "empty", "neutral", "mover", "thrown", "captures"),
    [
        pytest.param(HOUSES, [RED_HOUSE, BLUE_HOUSE], RED, (3, 4), 17, BLUE, (0, 0), (0, 0), id="D=1, later"),
        pytest.param(HOUSES, [RED_HOUSE, BLUE_HOUSE], BLUE, (3, 4), 17, RED, (1, 0), (0, 1), id="D=1, first"),
        pytest.param(HOUSES, [BLUE_HOUSE], RED, (0, 4), 20, RED, (2, 0), (0, 2), id="D=4, first"),
        pytest.param(HOUSES, [BLUE_HOUSE], BLUE, (0, 4), 20, BLUE, (2, 0), (0, 2), id="D=4, later"),
        pytest.param(HOUSES, [RED_HOUSE], RED, (3, 0), 21, BLUE, (0, 2), (2, 0), id="D=3, first"),
        pytest.param(HOUSES, [RED_HOUSE], BLUE, (3, 0), 21, RED, (0, 1), (1, 0), id="D=3, later"),
        pytest.param(HOUSES, [], RED, (0, 0), 24, RED, (0, 0), (0, 0), id="nothing agreed on"),
        pytest.param(
            """
            . R . . . B .
            R B R . B . B
            R . R . B . B
            R . R . B . B
            . R . . B R B
            . . . . . B .
            """,
            [RED_HOUSE, BLUE_HOUSE],
            BLUE,
            (2, 3),
            17,
            RED,
            (1, 0),
            (1, 2),
            id="dots inside count, and their points are not empty",
        ),
        pytest.param(
            """
            . R  . . . B  .
            R Br R . B .  B
            R .r R . B .  B
            R .r R . B .  B
            . R  . . B R  B
            . .  . . . B  .
            """,
            [BLUE_HOUSE],
            BLUE,
            (0, 3),
            17,
            RED,
            (2, 0),
            (1, 3),
            id="a territory of the game is not empty",
        ),
    ],
)
def test_an_agreement(
    position: str,
    rings: list[str],
    to_move: int,
    empty: tuple[int, int],
    neutral: int,
    mover: int,
    thrown: tuple[int, int],
    captures: tuple[int, int],
) -> None:
    board = Board.from_text(position, declared=True)
    chains = [ring_of(board, ring) for ring in rings]
    settlement = settle_by_agreement(board, to_move, chains)
    assert settlement.empty == empty
    assert settlement.neutral == neutral
    assert settlement.to_move == mover
    assert settlement.thrown == thrown
    assert settlement.captures == captures
    assert agreement_played_out(board, to_move, chains) == captures


def agreement_played_out(board: Board, to_move: int, rings: list[list[int]]) -> tuple[int, ...]:
    """Return the captures when the game is played out.

    Neutral points are filled first, then each player's own areas, then the other's. All rings with an
    enemy dot are declared in the end.
    """
    areas = settle_by_agreement(board, to_move, rings).areas
    insides = [0, 0]
    for area in areas:
        insides[area.owner] |= area.inside
    player = to_move
    while board.legal_points:
        own, other = insides[player], insides[1 - player]
        places = sorted(board.legal_points, key=lambda p: (other >> p & 1, own >> p & 1))
        board.play(places[0], player)
        player = 1 - player
    for ring, area in zip(rings, areas, strict=True):
        if any(area.inside >> p & 1 for p in board.dots(1 - area.owner) if board.is_alive(p)):
            board.enclose(area.owner, [ring])
    return board.captures


def test_an_agreement_lists_its_areas() -> None:
    """The blue ring captures a red territory: its dot is freed, and three red dots are lost."""
    board = Board.from_text(
        """
        . . R . . . .  . . .
        . R . R . . B  . . .
        . R B R . B R  B . .
        . R . R B R Br R B .
        . . R . . B R  B . .
        . . . . . . B  . . .
        """,
        declared=True,
    )
    rings = [ring_of(board, "gbhcidhegffeedfc"), ring_of(board, "cadbdcddcebdbcbb")]
    settlement = settle_by_agreement(board, RED, rings)
    blue, red = settlement.areas
    assert (blue.owner, blue.points, blue.empty, blue.captured, blue.freed) == (BLUE, 5, 0, 4, 1)
    assert (red.owner, red.points, red.empty, red.captured, red.freed) == (RED, 3, 2, 1, 0)
    assert red.inside == mask(board, "cb", "cc", "cd")
    assert board.captures == (1, 0)
    assert settlement.empty == (2, 0)
    assert settlement.captures == (2, 4)
    assert settlement.thrown == (0, 1)
    assert agreement_played_out(board, RED, rings) == settlement.captures


FAULTS = """
    .  R  R  .  .  .  .
    R  Br Rr R  .  B  .
    .  R  R  .  B  .  B
    .  .  .  R  .  B  .
    .  .  R  .  R  .  .
    .  .  .  R  .  .  .
    """


@pytest.mark.parametrize(
    ("rings", "error"),
    [
        pytest.param(["cbdbcc"], RingOfDeadDot, id="a dead dot of its own"),
        pytest.param(["bbabba"], RingOverTerritory, id="a captured dot"),
        pytest.param(["deeedd"], RingWithoutDot, id="no dot to begin with"),
        pytest.param(["ddeede"], RingWithoutDot, id="no dot later on"),
        pytest.param(["ddecdbcc"], RingOfForeignDot, id="an enemy's dot"),
        pytest.param(["ddeece"], RingStepTooLong, id="a step too long"),
        pytest.param(["ddeedf"], RingNotClosed, id="not closed"),
        pytest.param([""], RingNotClosed, id="no dots at all"),
        pytest.param(["ddeedfceddcc"], RingCrossesItself, id="a dot twice"),
        pytest.param(["ddeedfce", "eedfcedd"], RingsOverlap, id="the same ring twice"),
        pytest.param(["fbgcfdec", "ddeedfce", "fbgcfd"], RingNotClosed, id="two good rings and a bad one"),
    ],
)
def test_an_agreement_on_a_bad_ring_is_refused(rings: list[str], error: type[Exception]) -> None:
    board = Board.from_text(FAULTS, declared=True)
    with pytest.raises(error):
        settle_by_agreement(board, RED, [ring_of(board, ring) for ring in rings])


TWO_AREAS = """
    . R . . . R . B .
    R B R . R B R . B
    . R . . . R . B .
"""


def two_areas() -> tuple[Board, list[list[int]]]:
    """Return a board with two rings of Red around a dot each, and the rings."""
    board = Board.from_text(TWO_AREAS, declared=True)
    return board, [ring_of(board, "bacbbcab"), ring_of(board, "fagbfceb")]


def test_areas_of_one_player_add_up() -> None:
    board, rings = two_areas()
    settlement = settle_by_agreement(board, RED, rings)
    assert settlement.captures[RED] == 2
    assert [sorted(area.ring) for area in settlement.areas] == [sorted(ring) for ring in rings]


def test_empty_points_of_one_player_add_up() -> None:
    board = Board.from_text(TWO_AREAS.replace("R B R", "R . R"), declared=True)
    _, rings = two_areas()
    settlement = settle_by_agreement(board, BLUE, rings)
    assert settlement.empty == (2, 0)
    assert settlement.neutral == 14
    assert settlement.to_move == BLUE
    assert settlement.thrown == (0, 1)


@pytest.mark.parametrize(("passing", "thrown"), [(False, (0, 1)), (True, (0, 0))])
def test_nobody_throws_dots_away_if_passing_is_allowed(passing: bool, thrown: tuple[int, int]) -> None:
    board = Board.from_text(TWO_AREAS.replace("R B R", "R . R"), declared=True)
    _, rings = two_areas()
    settlement = settle_by_agreement(board, BLUE, rings, passing=passing)
    assert settlement.thrown == thrown
    assert settlement.captures == (thrown[1], 0)


def test_an_agreement_on_rings_that_cross_each_other_is_refused() -> None:
    """No point is inside both, but a dot of each is inside the other."""
    board = Board.from_text(
        """
        . . . . . .
        . . R B . .
        . R B R B .
        . . R B . .
        . . . . . .
        """,
        declared=True,
    )
    rings = [ring_of(board, "cbdccdbc"), ring_of(board, "dbecddcc")]
    with pytest.raises(RingsOverlap):
        settle_by_agreement(board, RED, rings)
    for ring in rings:
        assert sum(settle_by_agreement(board, RED, [ring]).captures) > 0


def test_an_agreement_with_automatic_captures_is_refused() -> None:
    with pytest.raises(SettlementWithoutDeclaring):
        settle_by_agreement(Board.from_text(HOUSES), RED, [])


def test_an_agreement_among_three_is_refused() -> None:
    with pytest.raises(SettlementOfMany):
        settle_by_agreement(Board(5, 5, 3, declared=True), RED, [])


def test_an_agreement_with_nobody_to_move_is_refused() -> None:
    with pytest.raises(NoSuchPlayer):
        settle_by_agreement(Board(5, 5, declared=True), 2, [])


def prove(seconds: float, seed: str) -> None:
    """Compare positions of every kind for some time, and return their number."""
    for kind in KINDS:
        random = Random(seed + kind)
        count: Counter[str] = Counter()
        end = monotonic() + seconds / len(KINDS)
        while monotonic() < end:
            count += compare(random, kind)
        print(
            f"{kind}: {', '.join(f'{number} {what}' for what, number in sorted(count.items()))}", flush=True
        )


# undeclared rings


@pytest.mark.parametrize(
    ("position", "rings"),
    [
        pytest.param(HOUSES, {RED_HOUSE, BLUE_HOUSE}, id="two houses"),
        pytest.param(
            """
            . R R R R R .
            R . . B . . R
            R . B . B . R
            R . . B . . R
            . R R R R R .
            """,
            {"bacadaeafagbgcgdfeeedecebeadacab"},
            id="a house in a pool",
        ),
        pytest.param(
            """
            . . B . . .
            . B R B . .
            . R B R . .
            . R . R . .
            . . R . . .
            """,
            {"cbdcddcebdbc"},
            id="a smaller ring around a dot of a larger one",
        ),
        pytest.param(
            """
            . . B . . . . B .
            . B R B . . B . B
            . R B R . . B . B
            . R . R . . . B .
            . . R . . . . . .
            """,
            {"cbdcddcebdbc", "haibichdgcgb"},
            id="a smaller ring around a dot of a larger one, and another ring",
        ),
        pytest.param(
            """
            . . B . . .
            . B . B . .
            . B R B . .
            . R B R . .
            . . R . . .
            """,
            {"cadbdccdbcbb"},
            id="a larger ring around a dot of a smaller one",
        ),
        pytest.param(
            """
            . R . . . .
            R Br R B . .
            . R B R B .
            . . . B . .
            """,
            {"dbecddcc"},
            id="a territory",
        ),
    ],
)
def test_undeclared_rings(position: str, rings: set[str]) -> None:
    """If rings overlap, only the larger one is returned."""
    board = Board.from_text(position, declared=True)
    found = sorted(sorted(ring) for ring in undeclared_rings(board))
    assert found == sorted(sorted(ring_of(board, ring)) for ring in rings)


if __name__ == "__main__":
    prove(float(sys.argv[1]), (sys.argv[2:] or ["0"])[0])
