"""What is found of chains, where a rule says which will be captured."""

from __future__ import annotations

from dataclasses import replace

from kropki.board.enclosure import border, chains
from kropki.board.grid import Mask
from kropki.computer.findings import Finding, find_findings
from kropki.computer.foresight import LIKELIHOODS, Foresight, Likely, Sheet, load_foresight, load_net
from kropki.computer.hints import find_explained_hints, find_hints
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, copy_automatic, last_points
from kropki.computer.steps import Steps, run_to_end
from kropki.game.game import Game
from tests.support.games import drawn

CRAMPED = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  B  B  B  B  .  .  .
    B  R  R  R  R  .  .  .
    .  B  B  .  B  .  .  .
    .  .  .  .  .  .  .  .
"""
"""Red's chain has the open points fd and de beside it. On fd it leaves."""
HALF = LIKELIHOODS // 2


class Rule(Foresight):
    """Expects the dots of a chain with at most two open points beside it to be captured, half of them."""

    def look(self, sheet: Sheet) -> Steps[Likely]:
        yield
        of_mover, of_other, free = sheet.planes[:3]
        lost = [self._cramped(sheet, dots, free) for dots in (of_other, of_mover)]
        digits = [[mask if HALF >> digit & 1 else 0 for digit in range(4)] for mask in lost]
        return Likely(digits[0], digits[1], [])

    def _cramped(self, sheet: Sheet, dots: Mask, free: Mask) -> Mask:
        mask = 0
        for chain in chains(dots, sheet.grid.stride):
            if (border(chain, sheet.grid.stride) & free).bit_count() <= 2:
                mask |= chain
        return mask


def find(game: Game, player: int, letters: str, instead: str = "") -> list[Finding | None]:
    grid = game.board.grid
    points = [grid.from_letters(word) for word in letters.split()]
    other = grid.from_letters(instead) if instead else None
    before = str(game.board)
    found = run_to_end(
        find_findings(Rule(load_net()), game.board, points, player, 1 - player, last_points(game), other)
    )
    assert str(game.board) == before
    return found


def test_a_dot_that_frees_a_chain_makes_it_safer() -> None:
    game = drawn(CRAMPED)
    frees, elsewhere = find(game, 0, "fd ha")
    assert elsewhere is None
    assert frees and frees.own and len(frees.dots) == 4
    assert game.board.dot(frees.point) == 0 and game.board.grid.xy(frees.point)[1] == 3


def test_a_dot_that_cramps_a_chain_may_cut_it_off() -> None:
    game = drawn(CRAMPED.replace("B  B  .  B", "B  B  .  ."))
    cramps, elsewhere = find(game, 1, "fd ha")
    assert elsewhere is None
    assert cramps and not cramps.own and len(cramps.dots) == 4


def test_a_dot_is_compared_with_another() -> None:
    game = drawn(CRAMPED)
    [better] = find(game, 0, "fd", instead="de")
    assert better and better.own
    assert find(game, 0, "de", instead="fd") == find(game, 0, "fd", instead="fd") == [None]


def test_what_concerns_two_dots_is_too_little() -> None:
    game = drawn("""
        .  .  .  .  .  .
        .  B  B  .  .  .
        B  R  R  .  .  .
        .  B  .  .  .  .
        .  .  .  .  .  .
    """)
    assert find(game, 0, "dc") == [None]


def test_captured_dots_are_not_counted() -> None:
    game = drawn("""
        .  .  R  .  .  .
        .  R  B  R  .  .
        .  R  B  R  .  .
        .  R  B  R  .  .
        .  .  .  .  .  .
    """)
    assert find(game, 0, "ce") == [None]


def test_hints_without_a_reason_have_what_is_found() -> None:
    game = Game(9, 9)
    thinking = Thinking(game, LEVELS[7], steps=10, multi_pv=3)
    thinking.decide()
    board, me, plain = copy_automatic(game.board), game.turn, find_hints(thinking)
    quiet = [hint.point for hint in plain if not hint.reasons]
    found = run_to_end(find_findings(load_foresight(), board, quiet, me, 1 - me, last_points(game)))
    explained = run_to_end(find_explained_hints(thinking))
    assert quiet and [replace(hint, finding=None) for hint in explained] == plain
    findings = dict(zip(quiet, found, strict=True))
    assert [hint.finding for hint in explained] == [findings.get(hint.point) for hint in explained]
