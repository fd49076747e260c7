"""Answers requests to the thinking worker, JSON text both ways.

`docs/protocol.md` describes the messages. A `Thinker` thinks in slices, so that its worker can look for new
messages in between.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from kropki.board.grid import Grid
from kropki.computer.hints import MAX_HINTS, Hint, find_hints
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, TimeSource
from kropki.computer.review import Mistake, Reviewer
from kropki.errors import GameOver, KropkiError, NoSuchPlayer
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Pass, Stop
from kropki.protocol.answers import Failure
from kropki.protocol.describe import place
from kropki.protocol.parsing import read_message, read_request
from kropki.protocol.requests import VERSION, BadRequest, Request
from kropki.protocol.wire import message
from kropki.record.game_json import from_json

if TYPE_CHECKING:
    from kropki.protocol.values import Candidate, Decision, HintInfo, MistakeInfo, Purpose, RecordData
else:  # what they are is checked below
    Purpose = str
    RecordData = object

PURPOSES = ("move", "hints", "draw")
MAX_CANDIDATES = 5
FIRST_LOOK = 20
"""Milliseconds of thinking if an answer is wanted before any."""
NO_DOT = "--"
"""Stands in a line for a turn without a dot."""


class Idle(KropkiError):
    """There is nothing to think about."""

    code = "thinking/idle"


@message
class Think(Request):
    """Think about a game at a level, for at most `seconds`.

    0 seconds are the level's own time, null means until `conclude`. `player` is the one to think for, null
    for the player to move.
    """

    kind = "think"
    record: RecordData
    level: int
    purpose: Purpose = "move"
    player: int | None = None
    seconds: float | None = 0.0
    seed: int = 0
    resigns: bool = True


@message
class AskReview(Request):
    """Review the current line of a game as a player of a level sees it.

    Each position takes at most `seconds`, or `steps` of thinking. If neither is given, or `seconds` is 0, it
    takes the level's own time.
    """

    kind = "review"
    record: RecordData
    level: int
    seconds: float | None = None
    steps: int | None = None


REQUESTS: dict[str, type[Request]] = {request.kind: request for request in (Think, AskReview)}


@message
class ThinkingProgress:
    """What has been found so far. Fields that may be null are null until it is done."""

    kind: ClassVar[str] = "thought"
    purpose: Purpose
    level: int
    player: int
    done: bool
    progress: float
    depth: int
    positions: int
    candidates: list[Candidate]
    expected: float | None = None
    decision: Decision | None = None
    accepts: bool | None = None
    offers: bool | None = None
    hints: list[HintInfo] | None = None


@message
class ReviewProgress:
    """What a review has found so far. `curve` has the expected result at nodes of the line."""

    kind: ClassVar[str] = "review"
    done: bool
    progress: float
    moves: int
    curve: list[tuple[int, float]]
    mistakes: list[MistakeInfo]


@dataclass
class _Task:
    """A task in steps; `report` returns what is known so far, given whether that is all."""

    number: int
    steps: Iterator[None]
    report: Callable[[bool], ThinkingProgress | ReviewProgress]
    begun: bool = False
    done: bool = False


class Thinker:
    """Thinks about one position, or reviews one game, at a time.

    Its answers are JSON text. No method raises: an error is an answer too.
    """

    def __init__(self, clock: TimeSource = time.perf_counter) -> None:
        """Start with nothing to think about.

        Args:
            clock: Returns the time in seconds.
        """
        self._clock = clock
        self._task: _Task | None = None

    def begin(self, text: str) -> str:
        """Start on a request, drop the previous one, and return a first answer."""
        self._task = None
        number: int | None = None
        try:
            message = read_message(text)
            number = message["id"] if type(message.get("id")) is int else None
            envelope = read_request(message, REQUESTS)
            self._task = _task(envelope.id, envelope.request, self._clock)
        except KropkiError as error:
            return _text(number, Failure(error.code, str(error)))
        return self._report()

    def go_on(self, milliseconds: float) -> str:
        """Think for about this long, and return the answer so far."""
        task = self._task
        if task and not task.done:
            task.begun = True
            end = self._clock() + milliseconds / 1000
            for _ in task.steps:
                if self._clock() >= end:
                    break
            else:
                task.done = True
        return self._report()

    def conclude(self) -> str:
        """Return the final answer, as far as thinking has got, but after a first look at the board."""
        if self._task and not self._task.begun:
            self.go_on(FIRST_LOOK)
        if self._task:
            self._task.done = True
        return self._report()

    def _report(self) -> str:
        task = self._task
        if not task:
            return _text(None, Failure(Idle.code, "there is nothing to think about"))
        return _text(task.number, task.report(task.done))


def _task(number: int, request: Request, clock: TimeSource) -> _Task:
    """Return the task of a request.

    Raises:
        InvalidRecord: If the game cannot be read.
        BadRequest: If a field is out of range.
        KropkiError: If `_thinking` or `_reviewer` raises it.
    """
    assert isinstance(request, Think | AskReview)
    if request.level not in LEVELS:
        raise BadRequest("field", f"level is {request.level}; there are {', '.join(map(str, LEVELS))}")
    if isinstance(request, AskReview):
        reviewer = _reviewer(request, clock)
        return _Task(number, reviewer.run(), partial(_review_progress, reviewer))
    thinking = _thinking(request, clock)
    return _Task(number, thinking.run(), partial(_thinking_progress, request, thinking))


def _reviewer(request: AskReview, clock: TimeSource) -> Reviewer:
    """Return the reviewer for a request.

    Raises:
        BadRequest: If a field is out of range.
        InvalidRecord: If the game cannot be read.
        NoReview: If the game cannot be reviewed.
    """
    if request.steps is not None and request.steps < 1:
        raise BadRequest("field", f"steps is {request.steps}; the minimum is 1")
    game = from_json(request.record)
    return Reviewer(game, LEVELS[request.level], request.steps, seconds=request.seconds, clock=clock)


def _thinking(request: Think, clock: TimeSource) -> Thinking:
    """Return the thinking for a request.

    Raises:
        BadRequest: If a field is out of range.
        InvalidRecord: If the game cannot be read.
        GameOver: If the game is over.
        NoSuchPlayer: If there is no such player, or the player has resigned.
    """
    if request.purpose not in PURPOSES:
        raise BadRequest("field", f"purpose is {request.purpose[:20]!r}; there are {', '.join(PURPOSES)}")
    game = from_json(request.record)
    if game.outcome:
        raise GameOver("the game is over: there is nothing to think about")
    player = game.turn if request.player is None else request.player
    if not 0 <= player < game.board.players or player in game.resigned:
        raise NoSuchPlayer(f"there is no player {player} to think for")
    level = LEVELS[request.level]
    is_unlimited = request.seconds is None
    seconds = 0.0 if is_unlimited else request.seconds or level.seconds
    return Thinking(
        game,
        level,
        player=player,
        seed=request.seed,
        seconds=seconds,
        resigns=request.resigns,
        multi_pv=MAX_HINTS if request.purpose == "hints" else 1,
        clock=clock,
    )


def _thinking_progress(request: Think, thinking: Thinking, done: bool) -> ThinkingProgress:
    game = thinking.game
    grid = game.board.grid
    info = thinking.info
    candidates: list[Candidate] = [
        {**place(found.point, grid), "value": found.value, "line": _line(found.line or (found.point,), grid)}
        for found in info.candidates[:MAX_CANDIDATES]
    ]
    progress = ThinkingProgress(
        purpose=request.purpose,
        level=request.level,
        player=thinking.player,
        done=done,
        progress=1.0 if done else min(1.0, thinking.progress),
        depth=info.depth,
        positions=info.positions,
        candidates=candidates,
    )
    if not done:
        return progress
    return replace(
        progress,
        expected=thinking.expected_margin(),
        decision=_decision(thinking.decision(), game) if request.purpose == "move" else None,
        accepts=thinking.accepts_draw() if request.purpose == "draw" else None,
        offers=thinking.offers_draw() if request.purpose == "move" else None,
        hints=[_hint(hint, grid) for hint in find_hints(thinking)] if request.purpose == "hints" else None,
    )


def _decision(move: Move, game: Game) -> Decision:
    """Return the request of `kropki.protocol.session` that makes a move."""
    match move:
        case Dot(point):
            x, y = game.board.grid.xy(point)
            if game.board.declared:
                return {"kind": "play", "x": x, "y": y, "declare_all": True}
            return {"kind": "play", "x": x, "y": y}
        case Pass():
            return {"kind": "pass"}
        case Stop(player):
            return {"kind": "stop", "player": player}
    return {"kind": "resign", "player": getattr(move, "player", game.turn)}


def _hint(hint: Hint, grid: Grid) -> HintInfo:
    return {
        **place(hint.point, grid),
        "reasons": hint.reasons,
        "gain": hint.gain,
        "line": _line(hint.line, grid),
    }


def _review_progress(reviewer: Reviewer, done: bool) -> ReviewProgress:
    review, line, grid = reviewer.review, reviewer.line, reviewer.grid
    return ReviewProgress(
        done=done,
        progress=reviewer.progress,
        moves=len(line) - 1,
        curve=[(node.number, value) for node, value in zip(line, review.curve, strict=False)],
        mistakes=[_mistake(mistake, grid) for mistake in review.mistakes],
    )


def _mistake(mistake: Mistake, grid: Grid) -> MistakeInfo:
    return {
        "ply": mistake.ply,
        **place(mistake.point, grid),
        "player": mistake.player,
        "loss": mistake.loss,
        "better": _hint(mistake.better, grid),
        "answer": _line(mistake.answer, grid),
    }


def _line(points: tuple[int | None, ...], grid: Grid) -> str:
    return "".join([NO_DOT if point is None else grid.letters(point) for point in points])


def _text(number: int | None, answer: ThinkingProgress | ReviewProgress | Failure) -> str:
    return json.dumps({"v": VERSION, "id": number, "kind": answer.kind} | vars(answer))
