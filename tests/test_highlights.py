"""What explains a position: each kind drawn, and compared with floods and trial moves in random games."""

from collections.abc import Callable, Iterable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.board import grounding
from kropki.board.board import Board
from kropki.board.highlights import (
    KINDS,
    Highlights,
    find_chains,
    find_highlights,
    find_houses,
    find_pools,
    find_threats,
)
from kropki.board.territory import Territory
from kropki.errors import NoSuchPlayer
from tests.models.board import NEIGHBOURS, SIDES, Model, Points, flood, pool
from tests.support.compare import ring_faults, view_of_board
from tests.support.positions import places, random_positions, tidy
from tests.support.settings import steady

RED, BLUE = 0, 1


def shown(board: Board, masks: dict[str, int]) -> str:
    """Draw the points of each mask as its letter, and all others as `.`."""
    return "\n".join(
        " ".join(
            next((k for k, mask in masks.items() if mask >> board.grid.point(x, y) & 1), ".")
            for x in range(board.grid.width)
        )
        for y in range(board.grid.height)
    )


def lettered(board: Board, masks: Iterable[int]) -> str:
    return shown(board, dict(zip("abcdefgh", masks, strict=False)))


def insides(territories: Iterable[Territory]) -> list[int]:
    return [territory.inside for territory in territories]


TWO_POOLS = """
    . R R . . R .
    R B . R R B R
    . R R . . R .
    . . . . . . .
    . . R . . R .
    . R . R R . R
    . . R . . R .
    """


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_pools(declared: bool) -> None:
    """If captures are automatic, there are pools only because the position was set up."""
    board = Board.from_text(TWO_POOLS, declared=declared)
    found = find_pools(board, RED)
    assert lettered(board, insides(found)) == tidy(
        """
        . . . . . . .
        . a a . . b .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    assert [(one.captured, one.freed) for one in found] == [(1, 0), (1, 0)]
    assert not find_pools(board, BLUE)
    if declared:
        assert insides(board.enclose(RED, [one.ring for one in found])) == insides(found)
        assert not find_pools(board, RED)


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_houses(declared: bool) -> None:
    board = Board.from_text(TWO_POOLS, declared=declared)
    found = find_houses(board, RED)
    assert lettered(board, (house.inside for house in found)) == tidy(
        """
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . a . . b .
        . . . . . . .
        """
    )
    assert [board.grid.letters(dot) for dot in found[0].ring] == ["ce", "df", "cg", "bf"]
    assert not find_houses(board, BLUE)


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_chains(declared: bool) -> None:
    """Dead dots are not part of a chain."""
    board = Board.from_text(
        """
        R . . B  B  .
        . R B Rb .b B
        . . . B  B  .
        R . R .  .  .
        . . . R  R  R
        """,
        declared=declared,
    )
    assert lettered(board, find_chains(board, RED)) == tidy(
        """
        a . . . . .
        . a . . . .
        . . . . . .
        b . c . . .
        . . . c c c
        """
    )
    assert len(find_chains(board, BLUE)) == 1


def test_grounded() -> None:
    board = Board.from_text(
        """
        R . . . .
        . R . R R
        . . . R .
        . R R . .
        . B . . .
        """
    )
    red, blue = find_highlights(board, ["grounded"]).grounded
    assert shown(board, {"r": red, "b": blue}) == tidy(
        """
        r . . . .
        . . . r r
        . . . r .
        . . . . .
        . b . . .
        """
    )


def threatened(board: Board, player: int) -> str:
    """Draw the points of a player's threats, each as the number of dots captured and freed there."""
    masks: dict[str, int] = {}
    for threat in find_threats(board, player):
        number = str(threat.captured)
        masks[number] = masks.get(number, 0) | 1 << threat.point
    return shown(board, masks)


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_threats(declared: bool) -> None:
    """Closing a house is not a threat, nor is a dot that captures nothing. A point can be a threat of both
    players.
    """
    board = Board.from_text(
        """
        . R . . B B .
        R B . B R R .
        . R . . B B .
        . . . R . . .
        . . R . R . .
        . . . R . . .
        """,
        declared=declared,
    )
    assert threatened(board, RED) == tidy(
        """
        . . . . . . .
        . . 1 . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    assert threatened(board, BLUE) == tidy(
        """
        . . . . . . .
        . . . . . . 2
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    (threat,) = find_threats(board, BLUE)
    (taken,) = threat.taken
    assert places(board, threat.victims) == places(board, taken.inside) == {(4, 1), (5, 1)}
    assert [board.grid.xy(dot) for dot in taken.ring] == [(4, 0), (5, 0), (6, 1), (5, 2), (4, 2), (3, 1)]


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_a_threat_that_frees(declared: bool) -> None:
    """A dot of the player that would be freed counts, but is not a victim."""
    board = Board.from_text(
        """
        . . R  . .
        . R B  R .
        R B Rb B .
        . R B  R .
        . . R  . .
        """,
        declared=declared,
    )
    assert threatened(board, RED) == tidy(
        """
        . . . . .
        . . . . .
        . . . . 5
        . . . . .
        . . . . .
        """
    )
    (threat,) = find_threats(board, RED)
    assert places(board, threat.victims) == {(2, 1), (1, 2), (3, 2), (2, 3)}


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_captured_dots_are_not_victims(declared: bool) -> None:
    board = Board.from_text(
        """
        . R R R  R R .
        R . . .  . . R
        R . . R  . . R
        R B R Br R . .
        R . . R  . . R
        R . . .  . . R
        . R R R  R R .
        """,
        declared=declared,
    )
    (threat,) = (threat for threat in find_threats(board, RED) if board.grid.xy(threat.point) == (6, 3))
    assert threat.captured == 1 and places(board, threat.victims) == {(1, 3)}


def test_two_captures_by_one_dot() -> None:
    board = Board.from_text(
        """
        . R . R .
        R B . B R
        . R . R .
        """
    )
    (threat,) = find_threats(board, RED)
    assert (threat.captured, len(threat.taken)) == (2, 2)


def test_a_threat_on_two_others() -> None:
    board = Board.from_text(
        """
        . R R .
        R B G .
        . R R .
        """
    )
    (threat,) = find_threats(board, RED)
    assert places(board, threat.victims) == {(1, 1), (2, 1)}
    assert [find_threats(board, player) for player in (1, 2)] == [(), ()]


def test_an_offer_is_not_a_threat() -> None:
    """A smaller pool inside an existing one is not a threat; a pool around another dot is."""
    board = Board.from_text(
        """
        . R R R R .
        R B . R B R
        R . R . . R
        R . R . . .
        . R R R R .
        """,
        declared=True,
    )
    assert threatened(board, RED) == tidy(
        """
        . . . . . .
        . . . . . .
        . . . . 1 .
        . . . . 1 1
        . . . . . .
        """
    )


# the kinds asked for


@pytest.mark.parametrize("kind", KINDS)
def test_only_the_kinds_asked_for(kind: str) -> None:
    board = Board.from_text(TWO_POOLS, players=3)
    everything = find_highlights(board, KINDS)
    assert find_highlights(board, [kind]) == Highlights(**{kind: getattr(everything, kind)})
    assert len(getattr(everything, kind)) == 3


def test_no_kinds() -> None:
    assert find_highlights(Board(5, 5), ()) == Highlights()


def test_an_unknown_kind() -> None:
    assert KINDS == ("pools", "houses", "chains", "grounded", "threats")
    with pytest.raises(ValueError, match="no kind 'walls'; the kinds are pools, houses"):
        find_highlights(Board(5, 5), ["pools", "walls"])


@pytest.mark.parametrize("find", [find_pools, find_houses, find_chains, find_threats])
@pytest.mark.parametrize("player", [-1, 2])
@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
def test_players_who_do_not_take_part(
    find: Callable[[Board, int], object], player: int, declared: bool
) -> None:
    with pytest.raises(NoSuchPlayer):
        find(Board(5, 5, declared=declared), player)


# compared with simple floods and trial moves


def model_of(board: Board) -> Model:
    grid = board.grid
    model = Model(grid.width, grid.height, board.players)
    drawing = board.diagram()
    model.dots, model.owner = drawing.dots, drawing.owners
    return model


def check(board: Board) -> None:
    """Check all kinds for all players, and that the board is unchanged."""
    before = view_of_board(board)
    model = model_of(board)
    found = find_highlights(board, KINDS)
    for player in range(board.players):
        check_regions(board, model, player, found)
        check_dots(board, model, player, found)
        expected = declarable(board, player) if board.declared else captures(board, player)
        assert {threat.point: outcome(board, threat.taken) for threat in found.threats[player]} == expected
        for threat in found.threats[player]:
            inside = Points().union(*(places(board, taken.inside) for taken in threat.taken))
            victims = {p for p in inside & model.dots.keys() if model.dots[p] != player}
            victims -= {p for p in victims if model.owner.get(p) == player}
            freed = {p for p in inside & model.owner.keys() if model.dots.get(p) == player}
            freed -= {p for p in freed if model.owner[p] == player}
            assert threat.player == player and places(board, threat.victims) == victims
            assert threat.captured == len(victims) + len(freed)
    assert view_of_board(board) == before


def check_regions(board: Board, model: Model, player: int, found: Highlights) -> None:
    """An enclosed region without alive enemy dots is a house. All others are in a pool."""
    territory = {place for place, owner in model.owner.items() if owner == player}
    closed = {region for region in model.closed_regions(player) if not region <= territory}
    holding = {region for region in closed if region & model.enemies(player)}
    assert {places(board, house.inside) for house in found.houses[player]} == closed - holding
    for house in found.houses[player]:
        ring = tuple(map(board.grid.xy, house.ring))
        assert house.player == player and set(ring) <= model.alive(player)
        assert not ring_faults(ring, pool(places(board, house.inside)))
    taken = {places(board, one.inside) for one in found.pools[player]}
    assert all(any(region <= inside for inside in taken) for region in holding)
    for one in found.pools[player]:
        inside = places(board, one.inside)
        assert inside & model.enemies(player) and inside in map(pool, closed)
        assert not ring_faults(tuple(map(board.grid.xy, one.ring)), inside)


def check_dots(board: Board, model: Model, player: int, found: Highlights) -> None:
    """Chains are connected through the eight neighbours, grounded dots through the four, with the edge.

    Grounded dots are also connected by territories and, if captures are automatic, at most by houses.
    """
    alive = model.alive(player)
    expected = set()
    for dot in alive:
        expected.add(Points(flood([dot], alive, NEIGHBOURS)))
    assert {places(board, chain) for chain in found.chains[player]} == expected
    ground = alive | {place for place, owner in model.owner.items() if owner == player}
    least = flood(ground - model.inner, ground, SIDES) & alive
    for house in found.houses[player] if not board.declared else ():
        ground |= places(board, house.inside)
    most = flood(ground - model.inner, ground, SIDES) & alive
    assert least <= places(board, found.grounded[player]) <= most
    assert found.grounded[player] == grounding.grounded_mask(board, player)


Outcome = set[tuple[Points, int, int, tuple[int, ...]]]


def outcome(board: Board, taken: Iterable[Territory]) -> Outcome:
    return {(places(board, one.inside), one.captured, one.freed, one.ring) for one in taken}


def captures(board: Board, player: int) -> dict[int, Outcome]:
    """Return what each dot would capture, tried on a separate board."""
    found = {}
    for point in board.legal_points:
        taken = [one for one in board.copy().play(point, player) if one.owner == player]
        if taken:
            found[point] = outcome(board, taken)
    return found


def declarable(board: Board, player: int) -> dict[int, Outcome]:
    """Return the pools that each dot would add to the offers, with an enemy dot that was in none before."""
    enemies = model_of(board).enemies(player)
    for offer in board.offers(player):
        enemies -= places(board, offer.inside)
    found = {}
    for point in board.legal_points:
        twin = board.copy()
        twin.play(point, player)
        taken = [offer for offer in twin.offers(player) if places(board, offer.inside) & enemies]
        if taken:
            found[point] = outcome(board, taken)
    return found


def some_positions(random: Random, declared: bool) -> list[Board]:
    """Return some positions of a random game, or a random set-up."""
    boards = [board.copy() for board in random_positions(random, declared)]
    last = boards[-1].diagram()
    last.owners.clear()
    for place in random.sample(sorted(last.dots), len(last.dots) // 3):
        del last.dots[place]
    set_up = Board.from_diagram(last, boards[0].players, declared=declared)
    return [*random.sample(boards, min(4, len(boards))), set_up]


@pytest.mark.parametrize("declared", [False, True], ids=["automatic", "declared"])
@steady(examples=40)
@given(st.randoms(use_true_random=False))
def test_random_positions(declared: bool, random: Random) -> None:
    for board in some_positions(random, declared):
        check(board)
