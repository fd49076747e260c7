"""Sentences of the five texts that no other test shows (`docs/rules-coverage.md` names the tests of all)."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.grid import MAX_SIZE, MIN_SIZE
from kropki.board.territory import Territory
from kropki.errors import OffBoard
from kropki.game.game import Game
from kropki.game.moves import AgreedSettlement, Declaration, Dot
from kropki.game.outcome import EndReason, Outcome
from kropki.record import UnreadableGame, read_games, write_game
from tests.models.board import Point
from tests.support import strategies
from tests.support.compare import is_ring
from tests.support.drawn import Drawn
from tests.support.games import drawn, play, rings
from tests.support.strategies import Character, Play, wander

# boards of any size


@pytest.mark.parametrize("width", range(MIN_SIZE, MAX_SIZE + 1))
def test_boards_may_have_any_size_square_or_not(width: int) -> None:
    """[wikipedia]: usual sizes, but arbitrary ones can be used; [stachowski]: square or rectangular."""
    for height in (width, MAX_SIZE + MIN_SIZE - width, 30, 32):
        game = Game(width, height, opening="empty")
        last = game.board.grid.point(width - 1, height - 1)
        game.play(last)
        assert len(game.board.legal_points) == width * height - 1
        assert game.board.dot(last) == 0
        for place in ((width, 0), (0, height)):
            with pytest.raises(OffBoard):
                game.board.grid.point(*place)


# what holds of every game

Step = tuple[Board, Play, tuple[Territory, ...]]


def random_steps(seed: str) -> Iterator[Step]:
    """The steps of random games, automatic and declared: the board after a dot, the dot, what it took."""
    random = Random(seed)
    for number in range(60):
        declared = number % 2 == 1
        width, height, players = random.randint(4, 10), random.randint(4, 10), random.choice([2, 2, 3, 4])
        board = Board(width, height, players, declared=declared)
        plays = wander(random, width, height, players, Character.draw(random))
        if number % 4 > 1:
            plays = strategies.rings(random, width, height, players)
        for step in plays:
            if board.grid.point(*step.point) not in board.legal_points:
                continue
            taken = board.play(board.grid.point(*step.point), step.player)
            if offers := board.offers(step.player):
                taken = board.enclose(step.player, [random.choice(offers).ring])
            yield board, step, taken


def test_no_dot_on_the_edge_is_ever_captured() -> None:
    """So who puts all his dots there loses none ([wikipedia], "Initial position"; [wikikropki] 4)."""
    captures = 0
    for board, _, taken in random_steps("the edge"):
        captures += len(taken)
        edge = list(board.grid.mask_points(board.grid.edge))
        assert all(board.owner(point) is None for point in edge)
        assert all(board.is_alive(point) for point in edge if board.dot(point) is not None)
    assert captures > 50


def test_dots_in_no_stop_are_alive() -> None:
    """[wikikropki] 4: those in a stop are dead, all others live."""
    dead = 0
    for board, _, _ in random_steps("alive"):
        for player in range(board.players):
            for dot in board.dots(player):
                assert board.is_alive(dot) == (board.owner(dot) is None)
                dead += not board.is_alive(dot)
    assert dead > 500


def test_a_dot_stays_what_and_where_it_is() -> None:
    """[tochki-rules]: it occupies its point to the end, and is neither moved nor taken off."""
    before: tuple[Board, dict[tuple[int, int], int]] | None = None
    captures = 0
    for board, step, taken in random_steps("dots stay"):
        dots = board.diagram().dots
        known = before[1] if before and before[0] is board else {}
        assert dots == {**known, step.point: step.player}
        before, captures = (board, dots), captures + len(taken)
    assert captures > 50


IMAGES: list[Callable[[int, int, int], Point]] = [
    lambda x, y, last: (x, y),
    lambda x, y, last: (last - y, x),
    lambda x, y, last: (last - x, y),
]
"""Where a point of a square board lies as it is, turned, and mirrored; `last` numbers its last line."""


def test_all_points_are_alike() -> None:
    """A game turned by a quarter or mirrored goes the same way; on an empty board all points are open."""
    random = Random("all points")
    captures = 0
    for declared in (False, True):
        for _ in range(15):
            side = random.randint(5, 9)
            boards = [Board(side, side, declared=declared) for _ in IMAGES]
            assert len(boards[0].legal_points) == side * side
            for step in wander(random, side, side, 2, Character.draw(random)):
                if boards[0].grid.point(*step.point) not in boards[0].legal_points:
                    continue
                areas = []
                for board, image in zip(boards, IMAGES, strict=True):
                    board.play(board.grid.point(*image(*step.point, side - 1)), step.player)
                    found = board.offers(step.player) if declared else board.territories
                    areas.append([board.grid.mask_points(one.inside) for one in found])
                assert boards[0].captures == boards[1].captures == boards[2].captures
                plain, *others = (
                    {boards[0].grid.xy(point) for area in own for point in area} for own in areas
                )
                assert others == [{image(*place, side - 1) for place in plain} for image in IMAGES[1:]]
                captures += len(plain)
    assert captures > 100


# which area


def test_the_smallest_area_can_be_turned_to_account() -> None:
    """[wikipedia], "Capture rule": red closes two rings at once and gets the smaller one. What it leaves is a
    house, and its tip gives blue the point to capture from, which the larger ring would have closed."""
    position = """
        . R R . R R .
        R . . . . . R
        R . R B R . R
        R . . R . . R
        R . . . . . R
        . R . . . R .
        . . R . R . .
        . . B R B . .
        . . . B . . .
    """
    game = drawn(position)
    play(game, "db")
    assert game.captures == (1, 0)
    play(game, "dg")
    assert game.captures == (1, 1)
    game = drawn(position, "stachowski")
    play(game, "db.bacadbeafagbgcgdgeffegdhcgbfaeadacab")
    assert game.captures == (1, 0)
    assert game.board.owner(game.board.grid.from_letters("dg")) == 0


# declared captures


def test_stachowski_recursive_capture_declared() -> None:
    """What was worth 1 point to Black is worth 6 to White; here red is White, blue Black."""
    position = Drawn(
        """
        .  .  R1 R  .  .
        .  R  B  B  R  .
        R  B  Rb .b B  R
        .  R  B  B  R  .
        .  .  R2 R  .  .
        """
    )
    assert position.pair.board.captures == (0, 1)
    position.play(1, 2)
    assert position.offered("R") == [(8, 6, 1)]
    position.play("R all")
    position.becomes(
        """
        .  .  R  R  .  .
        .  R  Br Br R  .
        R  Br Rr .r Br R
        .  R  Br Br R  .
        .  .  R  R  .  .
        """,
        6,
        0,
    )


def test_wikikropki_the_border_of_a_pool_is_its_neighbours() -> None:
    """All of them are dots of its player, none is in it, and they form one closed chain."""
    pools = 0
    random = Random("borders of pools")
    for _ in range(40):
        board = Board(8, 7, 2, declared=True)
        for step in wander(random, 8, 7, 2, Character.draw(random)):
            if board.grid.point(*step.point) in board.legal_points:
                board.play(board.grid.point(*step.point), step.player)
        for player in (0, 1):
            for offer in board.offers(player):
                pools += 1
                ring = [board.grid.xy(dot) for dot in offer.ring]
                pool = {board.grid.xy(point) for point in board.inside(offer)}
                sides = {(x + dx, y + dy) for x, y in pool for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
                assert set(ring) == sides - pool
                assert is_ring(ring)
                assert {board.dot(dot) for dot in offer.ring} == {player}
    assert pools > 30


# SGF ([sgf-gm40]). Its examples have white rings; black dots are added for them to hold.

WHITE = "AW[cf][dg][ef][de]"
"""With a dot on `ce` or without it, a ring round `df`."""
SECOND = "AW[gh][hi][ih][jg][if][hf]"
"""With a dot on `gg` a ring round `hg`."""


def read(text: str, faults: int = 0) -> Game:
    """The game of a text, at its last move; so many faults are found."""
    (reading,) = read_games(text)
    reading.game.go_to_ply(reading.game.plies)
    assert sum(fault.kind != "record/modes-differ" for fault in reading.diagnostics) == faults
    return reading.game


def written(game: Game) -> str:
    """What it is written as, all in one line."""
    return write_game(game).replace("\n", "")


def gm40(*nodes: str, size: int | str = 12) -> str:
    return f"(;FF[4]GM[40]SZ[{size}]{';'.join(nodes)})"


def test_sgf_conventions_of_go() -> None:
    """Colours that take turns, points, set-up, names, komi, comments and variations are written as for Go."""
    text = gm40(
        "PB[Ola]PW[Ela]KM[0.5]AB[bb]AW[cc]", "B[aa]C[well]", "W[kj](", "B[ba])(", "B[ca])", size="11:10"
    )
    game = read(text)
    assert (game.board.grid.width, game.board.grid.height) == (11, 10)
    assert (game.names, game.rules.komi) == (("Ola", "Ela"), 1)
    dots = game.board.diagram().dots
    assert dots == {(1, 1): 0, (2, 2): 1, (0, 0): 0, (10, 9): 1, (1, 0): 0}
    text = written(game)
    for part in ("PB[Ola]PW[Ela]", "KM[0.5]", "AB[bb]", "AW[cc]", ";B[aa]C[well];W[kj]", "(;B[ba])(;B[ca])"):
        assert part in text


@pytest.mark.parametrize(
    ("size", "letters", "place"),
    [
        (13, "aa", (0, 0)),
        (13, "mm", (12, 12)),
        (26, "za", (25, 0)),
        (30, "aD", (0, 29)),
        (30, "Da", (29, 0)),
        (52, "aA", (0, 26)),
        (52, "ZZ", (51, 51)),
        (52, "bc", (1, 2)),
    ],
)
def test_sgf_points_are_a_column_and_a_row(size: int, letters: str, place: tuple[int, int]) -> None:
    """Small letters first, so that small boards have the letters of the upper left part of large ones."""
    game = read(gm40("", f"B[{letters}]", size=size))
    assert game.board.diagram().dots == {place: 0}
    assert f";B[{letters}]" in written(game)


@pytest.mark.parametrize(("size", "letters"), [(13, "na"), (13, "an"), (26, "aA"), (30, "Ea"), (51, "aZ")])
def test_sgf_points_beside_the_board_are_none(size: int, letters: str) -> None:
    game = read(gm40("", f"B[{letters}]", size=size), faults=1)
    assert game.board.diagram().dots == {}


def test_sgf_no_board_is_larger_than_52() -> None:
    (reading,) = read_games(gm40("", size=52))
    assert reading.game.board.grid.width == 52
    with pytest.raises(UnreadableGame, match="a side has 1 to 52 points"):
        read_games(gm40("", size=53))[0]


def test_sgf_before_version_4_is_read_and_version_4_is_written() -> None:
    for version in ("", "FF[3]", "FF[4]"):
        (reading,) = read_games(f"(;{version}GM[40]SZ[9];B[ab])")
        assert "FF[4]" in written(reading.game)
        assert "GM[40]" in written(reading.game)
        assert reading.game.plies == 1


def test_sgf_a_dot_alone_is_written_as_in_go() -> None:
    game = read(gm40(WHITE + "AB[df]", "W[ab]"))
    assert game.moves == [Dot(game.board.grid.from_letters("ab"), 1)]
    assert ";W[ab])" in written(game)


def test_sgf_a_dot_and_a_stop() -> None:
    """The border begins and ends with the same point; its dots are white, one of them just put."""
    game = read(gm40(WHITE + "AB[df]", "W[ce.cecfdgefdece]"))
    (ring,) = rings(game, "cecfdgefde")
    assert game.moves == [Dot(game.board.grid.from_letters("ce"), 1, (ring,))]
    assert game.captures == (0, 1)
    assert [(one.owner, one.ring) for one in game.board.territories] == [(1, ring)]
    assert ";W[ce.cecfdgefdece])" in written(game)


def test_sgf_a_stop_without_a_dot() -> None:
    game = read(gm40("AW[ce][cf][dg][ef][de]AB[df]", "W[.cecfdgefdece]"))
    assert game.moves == [Declaration(1, tuple(rings(game, "cecfdgefde")))]
    assert game.captures == (0, 1)
    assert ";W[.cecfdgefdece])" in written(game)


def test_sgf_two_stops_with_one_dot() -> None:
    text = gm40("AW[cf][dg][ef][de][gh][hi][ih][jg][if][hf]AB[df][hg]", "W[gg.cfdgefdecf.ggghhiihjgifhfgg]")
    game = read(text)
    both = tuple(rings(game, "cfdgefde ggghhiihjgifhf"))
    assert game.moves == [Dot(game.board.grid.from_letters("gg"), 1, both)]
    assert game.captures == (0, 2)
    assert ";W[gg.cfdgefdecf.ggghhiihjgifhfgg])" in written(game)


@pytest.mark.parametrize("rules", ["russian", "stachowski"])
@pytest.mark.parametrize(
    "move", ["B[df.cfdgefdecf]", "B[df];W[kk.cfdgefdecf]", "B[df];W[kk];B[kl.cfdgefdecf]"]
)
def test_sgf_the_dots_of_a_border_say_whose_stop_it_is(rules: str, move: str) -> None:
    """A black dot in a white house is put by `B`; the stop is white, whichever move it is listed with."""
    (reading,) = read_games(gm40(f"RU[{rules}]" + WHITE, move))
    game = reading.game
    game.go_to_ply(game.plies)
    assert (game.captures, [one.owner for one in game.board.territories]) == ((0, 1), [1])


@pytest.mark.parametrize(
    ("border", "sound"),
    [
        pytest.param("cfdgefde", True, id="not said again at the end, as in some files"),
        pytest.param("cfdgefdecf", True, id="said again at the end"),
        pytest.param("cfdgefdecfdgefdecf", False, id="round twice"),
        pytest.param("cfdgefcf", False, id="a step too long"),
        pytest.param("cfdgefdddecf", False, id="a point without a dot"),
        pytest.param("cfdgefdfdecf", False, id="a dot of another colour"),
    ],
)
def test_sgf_what_a_border_must_be(border: str, sound: bool) -> None:
    """Dots of one colour, each beside the next, none twice but the first."""
    (reading,) = read_games(gm40(WHITE + "AB[df]", f"W[kk.{border}]"))
    game = reading.game
    game.go_to_ply(game.plies)
    assert sound or reading.diagnostics
    assert game.captures == ((0, 1) if sound else (0, 0))


AGREED = (
    "RU[Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=0,LastSafe=0,ScoreTerr=0,InstantWin=0]"
)
BORDERS = ".cfdgefdecf.ggghhiihjgifhfgg"


@pytest.mark.parametrize(("name", "owner", "captures"), [("TB", 0, (2, 0)), ("TW", 1, (0, 2))])
def test_sgf_territory_by_borders(name: str, owner: int, captures: tuple[int, int]) -> None:
    """At least one stop sequence says which pools are closed at the end."""
    own, other = ("AB", "AW") if owner == 0 else ("AW", "AB")
    dots = f"{own}[cf][dg][ef][de][gg][gh][hi][ih][jg][if][hf]{other}[df][hg]"
    game = read(gm40(AGREED + dots, f"{name}[{BORDERS}]"))
    assert game.moves == [AgreedSettlement(tuple(rings(game, "cfdgefde ggghhiihjgifhf")))]
    assert game.outcome == Outcome(owner, EndReason.AGREEMENT)
    assert f";{name}[{BORDERS}]" in written(game)


def test_sgf_territory_by_borders_may_stand_with_a_move() -> None:
    """It may stand in any node, and is what was agreed after the move."""
    game = read(gm40(AGREED + WHITE + "AB[df]", "B[aa]TW[.cfdgefdecf]"))
    assert (game.captures, game.outcome) == ((0, 1), Outcome(1, EndReason.AGREEMENT))
    assert "TW[.cfdgefdecf]" in written(game)


@pytest.mark.parametrize("lists", ["TB[kk][kl]TW[aa]", "TB[]", "TW[aa][bb:cc]", "TB[aa][aa]TW[aa]"])
@pytest.mark.parametrize("node", ["", "W[ab]", "C[the end]"])
def test_sgf_territory_by_points_as_in_go_is_kept(lists: str, node: str) -> None:
    """Nobody uses it yet: in any node it changes nothing, and is written back as it was. A point listed
    twice is reported."""
    game = read(gm40(WHITE + "AB[df]", node + lists), faults=int("[aa][aa]" in lists))
    assert (game.board.territories, game.captures, game.outcome) == ((), (0, 0), None)
    assert node + lists in written(game)
