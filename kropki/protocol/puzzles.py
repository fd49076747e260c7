"""Requests about puzzles, and their answers (`docs/protocol.md`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from kropki.computer.steps import Steps
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.protocol.answers import Position
from kropki.protocol.describe import move_effect, position
from kropki.protocol.lines import line_info
from kropki.protocol.requests import BadRequest, Data, Request
from kropki.protocol.stepwise import AboutGameRequest, Task
from kropki.protocol.wire import message
from kropki.puzzle.claims import puzzle_of_game
from kropki.puzzle.puzzle import NO_DOT, Puzzle, read_puzzle
from kropki.puzzle.referee import Line, Referee, Verdict

if TYPE_CHECKING:
    from kropki.protocol.values import LineInfo, RecordData
else:  # its contents are checked when it is read
    LineInfo = object
    RecordData = object

MAX_LINE = 100
"""How many plies a line of play has at most."""


@message
class AskPuzzle(Request):
    """Read a puzzle."""

    kind = "puzzle"
    text: Data


@message
class TryPuzzle(Request):
    """Judge the last move of a line, which begins at the position of the puzzle, and answer it."""

    kind = "try_puzzle"
    text: Data
    line: str


@message
class WalkPuzzle(Request):
    """Play a line from the position of the puzzle on."""

    kind = "walk_puzzle"
    text: Data
    line: str


@message
class MakePuzzle(AboutGameRequest):
    """Make a puzzle of the position after `ply` moves of a game, where `better` was the best point.

    `around` has other points that matter there.
    """

    kind = "make_puzzle"
    ply: int
    better: str
    around: str = ""
    record: RecordData | None = None


@message
class OpenedPuzzle:
    """A puzzle: what it claims, and the position.

    Attributes:
        done: Whether this is the final answer.
        name: The name of the puzzle, which follows from its position.
        turn: The player to move.
        gain: By how much the lead of this player grows; negative for a loss.
        dots: The fewest dots of the player that do this, if that is claimed.
        span: For how many dots of the player it is proved; null up to the last point.
        hidden: Whether the aim is to be hidden.
        grade: The level of the computer player that solves it, 9 if no level does, 0 if that is unknown.
        right: All right points.
        line: How play goes on from one of them.
        fails: First ideas that fail, each with its refutation.
        targets: The dots that are captured or in danger.
        start: The position.
    """

    kind: ClassVar[str] = "puzzle"
    done: bool
    name: str
    turn: int
    gain: int
    dots: int | None
    span: int | None
    hidden: bool
    grade: int
    right: str
    line: str
    fails: list[str]
    targets: str
    start: Position


@message
class PuzzleVerdict:
    """What is to be said about a move, and how play goes on after it, with the position after each move.

    Attributes:
        done: Whether this is the final answer.
        right: Whether the move is right.
        solved: Whether the puzzle is solved.
        line: How play goes on: one reply to a right move, the refutation of a wrong one.
        positions: The position after the move, and after each one of `line`; null until it is done.
        punished: What the opponent takes after a wrong move, which begins the line; null if that is nothing.
    """

    kind: ClassVar[str] = "verdict"
    done: bool
    right: bool = False
    solved: bool = False
    line: str = ""
    positions: list[Position] | None = None
    punished: LineInfo | None = None


@message
class PuzzleLine:
    """The position after each move of a line.

    Attributes:
        done: Whether this is the final answer.
        positions: The position after each move of the line.
        punished: What the opponent takes in it; null if that is nothing.
    """

    kind: ClassVar[str] = "puzzle_line"
    done: bool
    positions: list[Position]
    punished: LineInfo | None = None


@message
class MadePuzzle:
    """A puzzle that has been made of a game.

    Attributes:
        done: Whether this is the final answer.
        text: The puzzle; empty if nothing can be proved there.
    """

    kind: ClassVar[str] = "made_puzzle"
    done: bool
    text: str = ""


@lru_cache(maxsize=4)
def _referee(text: str) -> Referee:
    """Return the referee of a puzzle, who remembers what has been proved."""
    return Referee(read_puzzle(text))


def _open(request: AskPuzzle) -> Task:
    """Return the task of reading a puzzle.

    Raises:
        InvalidPuzzle: If the text is not a puzzle.
    """
    referee = _referee(request.text)
    puzzle = referee.puzzle
    answer = OpenedPuzzle(
        done=True,
        name=puzzle.id,
        turn=puzzle.turn,
        gain=puzzle.gain,
        dots=puzzle.dots,
        span=puzzle.span,
        hidden=puzzle.is_hidden,
        grade=puzzle.grade,
        right="".join(puzzle.right),
        line="".join(puzzle.line),
        fails=["".join(line) for line in puzzle.fails],
        targets="".join(referee.targets()),
        start=position(_game(puzzle)),
    )
    return Task.finished(answer)


def _try(request: TryPuzzle) -> Task:
    """Return the task of judging a move.

    Raises:
        InvalidPuzzle: If the text is not a puzzle, or the line cannot be one of it.
        IllegalMove: If a move is not legal.
    """
    referee = _referee(request.text)
    pairs = _pairs(request.line)
    line = referee.points(pairs)
    referee.check(line)
    game = _game(referee.puzzle)
    start = len([*_walk(game, pairs[:-1])])
    found: list[Verdict] = []

    def steps() -> Iterator[None]:
        found.append((yield from referee.judge(line)))

    def report(done: bool) -> PuzzleVerdict:
        if not found:
            return PuzzleVerdict(done)
        verdict = found[0]
        reply = referee.letters(verdict.line)
        game.go_to_ply(start)
        positions = [*_walk(game, [pairs[-1], *reply])]
        punished = None if verdict.is_right else _punished(referee, line + verdict.line, len(line) - 1)
        return PuzzleVerdict(done, verdict.is_right, verdict.is_solved, "".join(reply), positions, punished)

    return Task(steps(), report)


def _show(request: WalkPuzzle) -> Task:
    """Return the task of showing a line.

    Raises:
        InvalidPuzzle: If the text is not a puzzle.
        IllegalMove: If a move is not legal.
        BadRequest: If the line is too long.
    """
    referee, pairs = _referee(request.text), _pairs(request.line)
    positions = [*_walk(_game(referee.puzzle), pairs)]
    return Task.finished(PuzzleLine(True, positions, _punished(referee, referee.points(pairs))))


def _punished(referee: Referee, line: Line, begin: int = 0) -> LineInfo | None:
    """Return what the opponent takes in a line after its first moves, or None for nothing."""
    found = referee.show(line, begin)
    return line_info(found, referee.puzzle.board().grid) if found else None


def _make(request: MakePuzzle, game: Game) -> Task:
    """Return the task of making a puzzle of a game.

    Raises:
        OffBoard: If a point is not on the board.
        BadRequest: If a field is out of range.
    """
    if not 0 <= request.ply < game.plies:
        raise BadRequest("field", f"ply is {request.ply}; the game has {game.plies} moves")
    game.go_to_ply(request.ply)
    found: list[Puzzle] = []

    def steps() -> Iterator[None]:
        puzzle = yield from _made(game, request.better, _pairs(request.around))
        if puzzle:
            found.append(puzzle)

    return Task(steps(), lambda done: MadePuzzle(done, str(found[0]) if found else ""))


def _made(game: Game, better: str, around: Sequence[str]) -> Steps[Puzzle | None]:
    board = game.board
    if board.players != 2 or board.declared:
        return None
    points = [board.grid.from_letters(pair) for pair in around if pair != NO_DOT]
    puzzle = yield from puzzle_of_game(board, game.turn, board.grid.from_letters(better), points)
    if not puzzle:
        return None
    line = yield from Referee(puzzle).solution()
    return replace(puzzle, line=line)


def _game(puzzle: Puzzle) -> Game:
    """Return a game that begins with the position of a puzzle. A turn without a dot is a pass."""
    board = puzzle.board()
    opening = Opening("custom", position=puzzle.drawing)
    size = board.grid.width, board.grid.height
    return Game(*size, rules="custom", options={"passing": True}, opening=opening, first=puzzle.turn)


def _walk(game: Game, pairs: Sequence[str]) -> Iterator[Position]:
    """Play a line and yield the position after each move.

    Raises:
        IllegalMove: If a move is not legal.
    """
    for pair in pairs:
        if pair == NO_DOT:
            game.pass_turn()
            yield position(game)
        else:
            taken = game.play(game.board.grid.from_letters(pair))
            yield position(game, move_effect(game, taken))


def _pairs(line: str) -> list[str]:
    """Split a line into points.

    Raises:
        BadRequest: If it is too long.
    """
    if len(line) > 2 * MAX_LINE:
        raise BadRequest("field", f"a line has {len(line) // 2} moves; the maximum is {MAX_LINE}")
    return [line[i : i + 2] for i in range(0, len(line), 2)]


TASKS: dict[type[Request], Callable[..., Task]] = {
    AskPuzzle: _open,
    TryPuzzle: _try,
    WalkPuzzle: _show,
    MakePuzzle: _make,
}
