"""The best points for a player, and why they are good, in numbers of dots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from kropki.board.board import Board
from kropki.board.enclosure import union
from kropki.board.grid import Player, Point
from kropki.computer.findings import Finding, find_findings
from kropki.computer.foresight import load_foresight
from kropki.computer.lines import LineKind, ShownLine, line_to_capture
from kropki.computer.player import Thinking, copy_automatic, last_points
from kropki.computer.steps import Steps
from kropki.computer.trajectories import Trajectory, closing_points, gain_at, lead, one_dot_trajectories

MAX_HINTS = 3
"""How many hints are given."""
MAX_PLACES = 3
"""How many lines show captures of which one answer cannot stop all."""


class HintReason(StrEnum):
    """Why a point is good; with the number of dots or threats it is about."""

    CAPTURES = "captures"
    """How many dots the dot captures."""
    SAVES = "saves"
    """How many dots the opponent could capture at once before, but not afterwards."""
    FORCES = "forces"
    """How many dots the player captures by force."""
    PREVENTS = "prevents"
    """How many dots the opponent could capture by force before, but not afterwards."""
    THREATENS = "threatens"
    """How many dots the player's next dot could capture."""
    PLACES = "places"
    """On how many points the next dot could capture, where one answer cannot stop them all."""
    LOSES = "loses"
    """How many dots the player loses in any case. No other point loses fewer."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A good point.

    Attributes:
        point: Where to play.
        reasons: The reasons with their numbers, the most important first. A point that is only well placed
            has none.
        gain: By how many dots the player's lead grows, as far as the search can see.
        line: How the game would continue, beginning with `point`. None is a null move.
        finding: What the network expects the dot to do to a chain, None if it is not much.
        lines: What shows the reasons on the board, in their order; of two players only. They begin before the
            dot is played.
    """

    point: Point
    reasons: tuple[tuple[HintReason, int], ...]
    gain: float
    line: tuple[Point | None, ...]
    finding: Finding | None = None
    lines: tuple[ShownLine, ...] = ()


def find_hints(thinking: Thinking) -> list[Hint]:
    """Return up to three hints, the best first.

    Args:
        thinking: What a player has thought about the move. It should have exact values for `MAX_HINTS`
            candidates.
    """
    board, search = copy_automatic(thinking.game.board), thinking.search
    player, enemy = thinking.player, search.enemy
    now = lead(board, player)
    threats = [trajectory for trajectory in one_dot_trajectories(board, enemy) if trajectory.gain]
    hints = []
    for candidate in thinking.info.candidates[:MAX_HINTS]:
        point, line = candidate.point, candidate.line
        case = Case(board, player, enemy)
        _add_immediate_reasons(case, point, threats)
        forced = search.forced_gain(point)
        if forced and not case.has(HintReason.CAPTURES):
            steps = search.forced_line(point)
            case.add(HintReason.FORCES, forced, LineKind.FORCES, player, steps, taker=player, is_first=True)
        gain = candidate.value - now
        if gain < 0:
            case.add(HintReason.LOSES, round(-gain), LineKind.EXPECTED, player, line, taker=enemy)
        prevented = search.prevented_gain(point)
        if prevented and not case.has(HintReason.SAVES) and gain >= 0:
            steps = search.feared_line()
            case.add(HintReason.PREVENTS, prevented, LineKind.ELSEWHERE, enemy, steps, taker=enemy)
        hints.append(Hint(point, tuple(case.reasons), gain, line, lines=tuple(case.lines)))
    return hints


def find_explained_hints(thinking: Thinking) -> Steps[list[Hint]]:
    """Return in steps the hints of `find_hints`. Those without a reason have what the network finds."""
    hints = find_hints(thinking)
    quiet = [hint.point for hint in hints if not hint.reasons]
    if not quiet or thinking.game.board.players != 2:
        return hints
    game, player = thinking.game, thinking.player
    board, last = copy_automatic(game.board), last_points(game)
    found = yield from find_findings(load_foresight(), board, quiet, player, 1 - player, last)
    findings = dict(zip(quiet, found, strict=True))
    return [with_finding(hint, findings.get(hint.point), player) for hint in hints]


def with_finding(hint: Hint, finding: Finding | None, player: Player) -> Hint:
    """Return a player's hint with what the network finds, and a line that shows it."""
    if not finding:
        return replace(hint, finding=None)
    kind = LineKind.SAFER if finding.own else LineKind.CUTS
    line = ShownLine(kind, player, (hint.point,), False, player, len(finding.dots), dots=finding.dots)
    return replace(hint, finding=finding, lines=(line, *hint.lines))


class Case:
    """The reasons for a dot, with the lines that show them.

    Attributes:
        reasons: The reasons with their numbers.
        lines: What shows them on the board, in their order.
    """

    def __init__(self, board: Board, player: Player, enemy: Player) -> None:
        """Begin with no reason for a dot of a player.

        Args:
            board: The position, with automatic captures. Dots may be played on it as long as they are taken
                back before the next line is added.
            player: The player.
            enemy: The opponent.
        """
        self.reasons: list[tuple[HintReason, int]] = []
        self.lines: list[ShownLine] = []
        self.board = board
        self.player = player
        self.enemy = enemy

    def has(self, reason: HintReason) -> bool:
        """Return whether this is one of the reasons."""
        return any(each == reason for each, _ in self.reasons)

    def add(
        self,
        reason: HintReason,
        number: int,
        kind: LineKind,
        first: Player,
        *lines: Sequence[Point | None],
        is_proved: bool = False,
        taker: Player | None = None,
        is_first: bool = False,
    ) -> None:
        """Add a reason and lines that show it, if there are two players and something is captured in them.

        Args:
            reason: The reason.
            number: Its number. A reason with 0 is left out.
            kind: What the lines show.
            first: The player who begins.
            lines: Where both play.
            is_proved: Whether this cannot be otherwise.
            taker: Whose captures count. By default, those of both.
            is_first: Whether it comes before the other reasons, not after them.
        """
        if not number:
            return
        self.reasons.insert(0 if is_first else len(self.reasons), (reason, number))
        if self.board.players == 2:
            shown = (
                line_to_capture(self.board, kind, first, line, is_proved=is_proved, taker=taker)
                for line in lines
            )
            found = [line for line in shown if line]
            self.lines = [*found, *self.lines] if is_first else [*self.lines, *found]


def _count_captured(board: Board, point: Point, player: Player) -> int:
    """Return how many dots a player's dot captures."""
    before = board.captures[player]
    taken = board.play(point, player)
    captured = board.captures[player] - before if taken else 0
    board.undo()
    return captured


def _add_immediate_reasons(case: Case, point: Point, threats: list[Trajectory]) -> None:
    """Add what a player's dot does at once.

    Args:
        case: The reasons for the dot, of which there are none yet.
        point: Where the player plays.
        threats: The captures that the enemy could make with one dot before.
    """
    board, player, enemy = case.board, case.player, case.enemy
    captured = _count_captured(board, point, player)
    alive = board.alive_mask(player)
    board.play(point, player)
    rest = union(each.captured for each in one_dot_trajectories(board, enemy) if each.gain)
    places = {
        place: number
        for place in closing_points(board, point, player)
        if gain_at(board, place, player) > 0 and (number := _count_captured(board, place, player))
    }
    is_double = survives_any_answer(board, [*places], player, enemy)
    board.undo()
    saved = [(each.captured & alive & ~rest).bit_count() for each in threats]
    all_saved = union(each.captured for each in threats) & alive & ~rest
    elsewhere = [threats[saved.index(max(saved))].points.bit_length() - 1] if all_saved else []
    best = sorted(places, key=lambda place: -places[place])
    threatened = [(point, None, place) for place in best[:MAX_PLACES]]
    case.add(HintReason.CAPTURES, captured, LineKind.TAKES, player, [point], is_proved=True)
    case.add(HintReason.SAVES, all_saved.bit_count(), LineKind.ELSEWHERE, enemy, elsewhere, is_proved=True)
    if is_double:
        kind = LineKind.PLACES
        case.add(HintReason.PLACES, len(places), kind, player, *threatened, is_proved=True, taker=player)
    kind, most = LineKind.THREATENS, max(places.values(), default=0)
    lines = [] if is_double else threatened[:1]
    case.add(HintReason.THREATENS, most, kind, player, *lines, is_proved=True, taker=player)


def survives_any_answer(board: Board, places: list[Point], player: Player, enemy: Player) -> bool:
    """Return whether the player can capture on one of the places whatever the enemy answers.

    Only a dot on one of the places, or a capture, can prevent that.
    """
    captures = [trajectory.points.bit_length() - 1 for trajectory in one_dot_trajectories(board, enemy)]
    for answer in {*places, *captures}:
        board.play(answer, enemy)
        open_mask = board.open_mask
        survives = any(open_mask >> place & 1 and gain_at(board, place, player) > 0 for place in places)
        board.undo()
        if not survives:
            return False
    return bool(places)
