"""What a worker that thinks is asked, and what it tells: JSON text both ways, as in
`kropki.protocol.session`.

`docs/protocol.md` describes the messages. A `Thinker` thinks in slices, so that whoever runs it can look at
what else is wanted between two of them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from kropki.board.grid import Grid
from kropki.computer.advice import MOST, Hint, advice
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.review import Mistake, Reviewer
from kropki.errors import GameOver, KropkiError, NoSuchPlayer
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Pass, Stop
from kropki.protocol.answers import Failure
from kropki.protocol.requests import VERSION, BadRequest, Request, read_message, read_request
from kropki.protocol.wire import message
from kropki.record.game_json import from_json

PURPOSES = ("move", "hints", "draw")
MOST_CANDIDATES = 5
FIRST_LOOK = 20
"""Milliseconds of thinking for an answer that is wanted before it has begun."""
NO_DOT = "--"
"""In a line, where a player does nothing."""


class Idle(KropkiError):
    """There is nothing to think about."""

    code = "thinking/idle"


@message
class Think(Request):
    """Think about the game of a record, at a level: for `seconds` at most, 0 for as long as the level does,
    null until told. `player` is whose thoughts they are, null for the one to move."""

    kind = "think"
    changes = False
    record: Any
    level: int
    purpose: str = "move"
    player: int | None = None
    seconds: float | None = 0.0
    seed: int = 0
    resigns: bool = True


@message
class AskReview(Request):
    """Review the line of a record on which its game stands, as a player of a level sees it: with so many
    `seconds` for a position, 0 or null for as many as the level takes, or so many `steps` of thinking."""

    kind = "review"
    changes = False
    record: Any
    level: int
    seconds: float | None = None
    steps: int | None = None


REQUESTS: dict[str, type[Request]] = {request.kind: request for request in (Think, AskReview)}


@message
class Thought:
    """What has been found so far."""

    kind: ClassVar[str] = "thought"
    purpose: str
    level: int
    player: int
    done: bool
    progress: float
    depth: int
    positions: int
    candidates: list[dict[str, object]]
    expected: float | None = None
    decision: dict[str, object] | None = None
    accepts: bool | None = None
    offers: bool | None = None
    hints: list[dict[str, object]] | None = None


@message
class ReviewTold:
    """What a review has found so far."""

    kind: ClassVar[str] = "review"
    done: bool
    progress: float
    moves: int
    curve: list[tuple[int, float]]
    mistakes: list[dict[str, object]]


@dataclass
class _Task:
    """What is being thought about, step by step; `tell` says what is known, and whether that is all."""

    number: int
    steps: Iterator[None]
    tell: Callable[[bool], Thought | ReviewTold]
    begun: bool = False
    done: bool = False


class Thinker:
    """Thinks about one position, or reviews one game, at a time. Its answers are texts; it never raises."""

    def __init__(self) -> None:
        self._task: _Task | None = None

    def begin(self, text: str) -> str:
        """The first answer to a request; what was thought about before is left."""
        self._task = None
        number: int | None = None
        try:
            message = read_message(text)
            number = message["id"] if type(message.get("id")) is int else None
            request = read_request(message, REQUESTS).request
            assert number is not None
            self._task = _task(number, request)
        except KropkiError as error:
            return _text(number, Failure(error.code, str(error)))
        except RecursionError:
            return _text(number, Failure("request/not-json", "the request is nested too deeply"))
        return self._tell()

    def go_on(self, milliseconds: float) -> str:
        """The answer after so much more thinking, or a little more than that."""
        task = self._task
        if task and not task.done:
            task.begun = True
            end = time.perf_counter() + milliseconds / 1000
            for _ in task.steps:
                if time.perf_counter() >= end:
                    break
            else:
                task.done = True
        return self._tell()

    def conclude(self) -> str:
        """The last answer, by what is known now, or after a first look at the board."""
        if self._task and not self._task.begun:
            self.go_on(FIRST_LOOK)
        if self._task:
            self._task.done = True
        return self._tell()

    def _tell(self) -> str:
        task = self._task
        if not task:
            return _text(None, Failure(Idle.code, "nothing is thought about"))
        return _text(task.number, task.tell(task.done))


def _task(number: int, request: Request) -> _Task:
    """What a request wants. Raises `InvalidRecord`, `BadRequest`, and what else keeps it from that."""
    assert isinstance(request, Think | AskReview)
    if request.level not in LEVELS:
        raise BadRequest("field", f"level is {request.level}; there are {', '.join(map(str, LEVELS))}")
    if isinstance(request, AskReview):
        reviewer = _reviewer(request)
        return _Task(number, reviewer.run(), partial(_told_review, reviewer))
    thinking = _thinking(request)
    return _Task(number, thinking.run(), partial(_told, request, thinking))


def _reviewer(request: AskReview) -> Reviewer:
    """Raises `InvalidRecord`, `BadRequest` and `NoReview`."""
    if request.steps is not None and request.steps < 1:
        raise BadRequest("field", f"steps is {request.steps}; 1 is the least")
    game = from_json(request.record)
    return Reviewer(game, LEVELS[request.level], request.steps, seconds=request.seconds)


def _thinking(request: Think) -> Thinking:
    """Raises `InvalidRecord`, `BadRequest`, `NoSuchPlayer` and `GameOver`."""
    if request.purpose not in PURPOSES:
        raise BadRequest("field", f"purpose is {request.purpose[:20]!r}; there are {', '.join(PURPOSES)}")
    game = from_json(request.record)
    if game.outcome:
        raise GameOver("the game is over: there is nothing to think about")
    player = game.turn if request.player is None else request.player
    if not 0 <= player < game.board.players or player in game.resigned:
        raise NoSuchPlayer(f"there is no player {player} to think for")
    level = LEVELS[request.level]
    until_told = request.seconds is None
    seconds = 0.0 if until_told else request.seconds or level.seconds
    return Thinking(
        game,
        level,
        player=player,
        seed=request.seed,
        seconds=seconds,
        resigns=request.resigns,
        exact=MOST if request.purpose == "hints" else 1,
    )


def _told(request: Think, thinking: Thinking, done: bool) -> Thought:
    game = thinking.game
    grid = game.board.grid
    thought = thinking.thought
    told = Thought(
        purpose=request.purpose,
        level=request.level,
        player=thinking.player,
        done=done,
        progress=1.0 if done else min(1.0, thinking.progress),
        depth=thought.depth,
        positions=thought.positions,
        candidates=[
            {**_place(one.point, grid), "value": one.value, "line": _line(one.line or (one.point,), grid)}
            for one in thought.candidates[:MOST_CANDIDATES]
        ],
    )
    if not done:
        return told
    return Thought(
        **{
            **vars(told),
            "expected": thinking.expected(),
            "decision": _request(thinking.decision(), game) if request.purpose == "move" else None,
            "accepts": thinking.accepts_draw() if request.purpose == "draw" else None,
            "offers": thinking.offers_draw() if request.purpose == "move" else None,
            "hints": _hints(thinking) if request.purpose == "hints" else None,
        }
    )


def _request(move: Move, game: Game) -> dict[str, object]:
    """The request of `kropki.protocol.session` that makes a move."""
    match move:
        case Dot(point):
            declared = {"declare_all": True} if game.board.declared else {}
            return {"kind": "play", **_place(point, game.board.grid), **declared}
        case Pass():
            return {"kind": "pass"}
        case Stop(player):
            return {"kind": "stop", "player": player}
    return {"kind": "resign", "player": getattr(move, "player", game.turn)}


def _hints(thinking: Thinking) -> list[dict[str, object]]:
    grid = thinking.game.board.grid
    return [_hint(hint, grid) for hint in advice(thinking)]


def _hint(hint: Hint, grid: Grid) -> dict[str, object]:
    return {
        **_place(hint.point, grid),
        "reasons": hint.reasons,
        "gain": hint.gain,
        "line": _line(hint.line, grid),
    }


def _told_review(reviewer: Reviewer, done: bool) -> ReviewTold:
    review, line, grid = reviewer.review, reviewer.line, reviewer.grid
    return ReviewTold(
        done=done,
        progress=reviewer.progress,
        moves=len(line) - 1,
        curve=[(node.number, value) for node, value in zip(line, review.curve, strict=False)],
        mistakes=[_mistake(mistake, grid) for mistake in review.mistakes],
    )


def _mistake(mistake: Mistake, grid: Grid) -> dict[str, object]:
    return {
        "ply": mistake.ply,
        **_place(mistake.point, grid),
        "player": mistake.player,
        "loss": mistake.loss,
        "better": _hint(mistake.better, grid),
        "answer": _line(mistake.answer, grid),
    }


def _place(point: int, grid: Grid) -> dict[str, object]:
    x, y = grid.xy(point)
    return {"x": x, "y": y}


def _line(points: tuple[int | None, ...], grid: Grid) -> str:
    return "".join([NO_DOT if point is None else grid.letters(point) for point in points])


def _text(number: int | None, answer: Thought | ReviewTold | Failure) -> str:
    return json.dumps({"v": VERSION, "id": number, "kind": answer.kind} | vars(answer), default=vars)
