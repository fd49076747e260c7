"""Answers requests to the thinking worker, JSON text both ways.

`docs/protocol.md` describes the messages.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from kropki.board.grid import Grid
from kropki.computer.claims import claim_game
from kropki.computer.forcing import Forcing, prove_gain
from kropki.computer.hints import MAX_HINTS, Hint, find_explained_hints, find_hints
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking, TimeSource, copy_automatic
from kropki.computer.review import Mistake, Reviewer
from kropki.computer.story import Moment, Story
from kropki.errors import GameOver, NoSuchPlayer
from kropki.game.game import Game
from kropki.game.moves import Dot, Move, Pass, Stop
from kropki.protocol.describe import frame, place
from kropki.protocol.lines import line_info, line_letters
from kropki.protocol.requests import BadRequest, Request
from kropki.protocol.stepwise import AboutGameRequest, Stepwise, Task
from kropki.protocol.wire import message
from kropki.record import write_game

if TYPE_CHECKING:
    from kropki.protocol.values import (
        Candidate,
        ChanceInfo,
        Decision,
        ForcingInfo,
        HintInfo,
        MistakeInfo,
        MomentInfo,
        Purpose,
        RecordData,
    )
else:  # what they are is checked below
    ForcingInfo = object
    Purpose = str
    RecordData = object

PURPOSES = ("move", "hints", "draw")
MAX_CANDIDATES = 5


@message
class Think(AboutGameRequest):
    """Think about a game as a player of that level does, 1 to 8.

    The purpose is a `move`, `hints`, or whether to accept a `draw`.

    `player`: the one to think for; null for the player to move. `seconds`: at most how long; 0 for the
    level's own time, null until `conclude()`. Another `seed` gives another game. `resigns`: whether the
    player may resign.
    """

    kind = "think"
    level: int
    record: RecordData | None = None
    purpose: Purpose = "move"
    player: int | None = None
    seconds: float | None = 0.0
    seed: int = 0
    resigns: bool = True


@message
class AskReview(AboutGameRequest):
    """Review the current line: what decided it, how it stood at each position, and which moves lost most.

    Each position takes this many `seconds` or `steps`; null, 0 seconds or nothing for the level's own time.
    """

    kind = "review"
    level: int
    record: RecordData | None = None
    seconds: float | None = None
    steps: int | None = None


@message
class AskProof(AboutGameRequest):
    """Show how the player to move gains this many dots by force with a dot on a point.

    Two players only.
    """

    kind = "prove"
    x: int
    y: int
    gain: int
    record: RecordData | None = None


REQUESTS: dict[str, type[Request]] = {request.kind: request for request in (Think, AskReview, AskProof)}


@message
class ThinkingProgress:
    """What has been found so far.

    Fields that may be null are null until it is done.

    Attributes:
        purpose: As in the request.
        level: As in the request.
        player: The player to think for.
        done: Whether this is the final answer.
        progress: From 0 to 1.
        depth: The depth of the search, in plies.
        positions: The number of positions searched.
        candidates: The best points so far.
        expected: By how many dots the player expects to win.
        decision: The request that makes the move.
        accepts: Whether the player accepts a draw.
        offers: Whether the player offers a draw with the move.
        hints: The hints.
    """

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
    """What a review has found so far.

    Attributes:
        done: Whether this is the final answer.
        progress: From 0 to 1; after `conclude()` it may be less than 1.
        moves: The number of moves on the line.
        curve: For each node from the root on, its number and by how many dots player 0 wins, with komi, as
            far as the search sees. The last one is the score if that settled the game.
        mistakes: The moves that lost most, the worst first.
        moments: The three moves that changed the score most, in the order of the game.
        told: Whether it is known why, and what would have been better.
    """

    kind: ClassVar[str] = "review"
    done: bool
    progress: float
    moves: int
    curve: list[tuple[int, float]]
    mistakes: list[MistakeInfo]
    moments: list[MomentInfo]
    told: bool


@message
class ProofFound:
    """Whether a gain by force is proved, how, and a file of it; null without a proof.

    Attributes:
        done: Whether this is the final answer.
        gain: As in the request.
        proof: The dot and what follows; null if no proof was found.
        sgf: A file of the proof, which `kropki check` checks.
    """

    kind: ClassVar[str] = "proof"
    done: bool
    gain: int
    proof: ForcingInfo | None = None
    sgf: str | None = None


class Thinker(Stepwise):
    """Thinks about one position, or reviews one game, at a time."""

    def __init__(
        self, clock: TimeSource = time.perf_counter, followed: Callable[[], Game | None] | None = None
    ) -> None:
        """Start with nothing to think about.

        Args:
            clock: Returns the time in seconds.
            followed: Returns the game that the worker follows, if it does.
        """
        super().__init__(REQUESTS, partial(_task, clock=clock), followed, clock)


def _task(request: AboutGameRequest, game: Game, clock: TimeSource) -> Task:
    """Return the task of a request.

    Raises:
        BadRequest: If a field is out of range.
        KropkiError: If `_thinking` or `_reviewer` raises it.
    """
    if isinstance(request, AskProof):
        proving = _Proving(request, game)
        return Task(proving.run(), proving.report)
    assert isinstance(request, Think | AskReview)
    if request.level not in LEVELS:
        raise BadRequest("field", f"level is {request.level}; there are {', '.join(map(str, LEVELS))}")
    if isinstance(request, AskReview):
        reviewing = _Reviewing(request, game, clock)
        return Task(reviewing.run(), reviewing.report)
    thinking = _thinking(request, game, clock)
    hints: list[Hint] = []

    def steps() -> Iterator[None]:
        yield from thinking.run()
        if request.purpose == "hints":
            hints.extend((yield from find_explained_hints(thinking)))

    return Task(steps(), partial(_thinking_progress, request, thinking, hints))


class _Proving:
    """Looks for the proof that a request asks for."""

    def __init__(self, request: AskProof, game: Game) -> None:
        """Prepare.

        Raises:
            OffBoard: If the point is not on the board.
            GameOver: If the game is over.
            BadRequest: If the game has more than two players, or the gain is out of range.
        """
        self._game = game
        if game.outcome:
            raise GameOver("the game is over: nobody can gain anything")
        if game.board.players != 2:
            raise BadRequest("field", f"record has {game.board.players} players; a proof is for 2")
        if not 1 <= request.gain <= len(game.board.grid.points):
            raise BadRequest("field", f"gain is {request.gain}; the minimum is 1")
        self._gain = request.gain
        self._point = game.board.grid.point(request.x, request.y)
        self._proof: Forcing | None = None

    def run(self) -> Iterator[None]:
        """Look for the proof in steps."""
        player, board = self._game.turn, copy_automatic(self._game.board)
        if board.open_mask >> self._point & 1:
            self._proof = yield from prove_gain(board, player, 1 - player, self._point, self._gain)

    def report(self, done: bool) -> ProofFound:
        """Return the proof, once it is done."""
        if not done or not self._proof:
            return ProofFound(done, self._gain)
        game = self._game
        claim = claim_game(game, game.turn, self._proof, self._gain)
        return ProofFound(done, self._gain, _forcing(self._proof, game.board.grid), write_game(claim))


def _forcing(forcing: Forcing, grid: Grid) -> ForcingInfo:
    return {
        **place(forcing.point, grid),
        "captured": forcing.captured,
        "threat": "" if forcing.threat is None else grid.letters(forcing.threat),
        "answers": [
            {**place(answer, grid), "then": _forcing(after, grid) if after else None}
            for answer, after in forcing.answers
        ],
    }


class _Reviewing:
    """Tells the story of a game, and then reviews it."""

    def __init__(self, request: AskReview, game: Game, clock: TimeSource) -> None:
        """Prepare.

        Raises:
            BadRequest: If a field is out of range.
            NoReview: If the game cannot be reviewed.
        """
        self._reviewer = _reviewer(request, game, clock)
        self._story = Story(game, request.steps, clock=clock)
        self._told: list[MomentInfo] | None = None

    def run(self) -> Iterator[None]:
        """Do both in steps."""
        yield from self._story.run()
        self._told = self._moments()
        yield from self._reviewer.run()

    def report(self, done: bool) -> ReviewProgress:
        """Return what has been found so far."""
        review, line, grid = self._reviewer.review, self._reviewer.line, self._reviewer.grid
        return ReviewProgress(
            done=done,
            progress=self._reviewer.progress,
            moves=len(line) - 1,
            curve=[(node.number, value) for node, value in zip(line, review.curve, strict=False)],
            mistakes=[_mistake(mistake, grid) for mistake in review.mistakes],
            moments=self._moments() if self._told is None else self._told,
            told=self._told is not None,
        )

    def _moments(self) -> list[MomentInfo]:
        return [_moment(moment, self._reviewer.grid) for moment in self._story.moments]


def _reviewer(request: AskReview, game: Game, clock: TimeSource) -> Reviewer:
    """Return the reviewer for a request.

    Raises:
        BadRequest: If a field is out of range.
        NoReview: If the game cannot be reviewed.
    """
    if request.steps is not None and request.steps < 1:
        raise BadRequest("field", f"steps is {request.steps}; the minimum is 1")
    return Reviewer(game, LEVELS[request.level], request.steps, seconds=request.seconds, clock=clock)


def _thinking(request: Think, game: Game, clock: TimeSource) -> Thinking:
    """Return the thinking for a request.

    Raises:
        BadRequest: If a field is out of range.
        GameOver: If the game is over.
        NoSuchPlayer: If there is no such player, or the player has resigned.
    """
    if request.purpose not in PURPOSES:
        raise BadRequest("field", f"purpose is {request.purpose[:20]!r}; there are {', '.join(PURPOSES)}")
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


def _thinking_progress(request: Think, thinking: Thinking, hints: list[Hint], done: bool) -> ThinkingProgress:
    """Return what has been found so far, with the hints if they are explained already."""
    game = thinking.game
    grid = game.board.grid
    info = thinking.info
    candidates: list[Candidate] = [
        {
            **place(found.point, grid),
            "value": found.value,
            "line": line_letters(found.line or (found.point,), grid),
        }
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
        hints=[_hint(hint, grid) for hint in hints or find_hints(thinking)]
        if request.purpose == "hints"
        else None,
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
    finding = hint.finding
    return {
        **place(hint.point, grid),
        "reasons": hint.reasons,
        "gain": hint.gain,
        "line": line_letters(hint.line, grid),
        "finding": finding and {**place(finding.point, grid), "count": len(finding.dots), "own": finding.own},
        "lines": [line_info(line, grid) for line in hint.lines],
    }


def _moment(moment: Moment, grid: Grid) -> MomentInfo:
    missed = moment.chance
    chance: ChanceInfo | None = None
    if missed:
        chance = {**place(missed.point, grid), "ply": missed.ply, "better": _hint(missed.better, grid)}
    return {
        "ply": moment.ply,
        "winner": moment.winner,
        "gain": moment.gain,
        "shape": moment.shape,
        "frame": frame(moment.board, moment.dot, moment.taken),
        "chance": chance,
    }


def _mistake(mistake: Mistake, grid: Grid) -> MistakeInfo:
    return {
        "ply": mistake.ply,
        **place(mistake.point, grid),
        "player": mistake.player,
        "loss": mistake.loss,
        "better": _hint(mistake.better, grid),
        "answer": line_letters(mistake.answer, grid),
        "punished": line_info(mistake.punished, grid) if mistake.punished else None,
    }
