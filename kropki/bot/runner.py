"""Runs a bot for the page or for a match: `load`, `move` and `trace`, JSON text both ways.

A request is an object, and so is the answer. They never raise, whatever the bot does, as long as they return:
a bot that does not is stopped from outside, by ending the worker or process.

`load` takes `{"source": …, "seed": 7}` and runs the source from top to bottom:

    {"printed": {"text": "", "cut": false}, "fault": null}

`move` takes `{"game": …, "player": 0, "seed": 7}` and asks the bot for a point. `game` is a saved game
(`kropki.record.game_json.to_json`), and `player` is the number of the player to move:

    {"point": {"x": 3, "y": 4, "name": "d5"}, "notes": [[3, 4, 0.5]], "printed": …, "fault": null}

`point` is null if there is a `fault` (`kropki.bot.faults.Fault`). The same request to a bot that has just
been loaded gives the same answer.

`trace` takes `{"source": …, "seed": 7, "game": …, "player": 0, "budget": 200000, "seconds": 5}` and says what
a bot did that was too slow. The answer has the same fields as that of `move`; `fault` names the line. Without
`game`, only the loading is traced.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from kropki.board.grid import Player
from kropki.bot.answer import EXPECTED, place_of, refusal_of
from kropki.bot.board import BotBoard
from kropki.bot.faults import Fault, fault_of
from kropki.bot.point import Point
from kropki.bot.program import Program
from kropki.bot.surroundings import Output, surroundings
from kropki.bot.tracing import MAX_BUDGET, MAX_SECONDS, Stopped, Tracer
from kropki.bot.values import shown
from kropki.errors import InvalidRecord, KropkiError, OffBoard, Suicide
from kropki.game.game import Game
from kropki.record.game_json import from_json

Report = Callable[[str], object]
"""Takes a `fault` as JSON text while a trace runs."""

_dumps, _loads = json.dumps, json.loads
_BROKEN = Fault(
    code="bot/broken", message="the bot changed Python or the library in a way that stops it from running"
)
_SILENT: dict[str, object] = {"point": None, "notes": [], "printed": {"text": "", "cut": False}}
_BROKEN_TEXT = _dumps(_SILENT | {"fault": _BROKEN.as_json()})


class InvalidRequest(KropkiError):
    """A request to run a bot is not valid."""

    code = "bot/request"


class Runner:
    """Runs one bot: `load` it, then ask it for a `move` after another."""

    def __init__(self) -> None:
        """Wait for a bot."""
        self._program: Program | None = None

    def load(self, text: str) -> str:
        """Answer a request to load a bot. It takes the place of the one before."""
        return safely(lambda: self._load(read_request(text, source=str)))

    def move(self, text: str) -> str:
        """Answer a request for a point."""
        return safely(lambda: self._move(read_request(text, game=dict, player=int)))

    def _load(self, request: dict[str, Any]) -> dict[str, object]:
        self._program = program = Program(request["source"])
        with surroundings() as output:
            fault = _load(program, request["seed"])
        return _answer(output, fault)

    def _move(self, request: dict[str, Any]) -> dict[str, object]:
        program = self._program
        if not program:
            raise InvalidRequest("no bot has been loaded")
        game = _read_game(request)
        with surroundings() as output:
            return _choose(program, game, game.turn, _move_seed(request["seed"], game), output)


def trace(text: str, report: Report | None = None) -> str:
    """Load a bot and let it choose a point again, and answer what took so long.

    Args:
        text: The request.
        report: Takes what is known so far: the line that runs now, and at the end what the answer says. So
            it is known even if a single line never ends, or if the bot catches every exception.
    """
    return safely(lambda: _trace(read_request(text, source=str, budget=int, seconds=(int, float)), report))


def _trace(request: dict[str, Any], report: Report | None) -> dict[str, object]:
    program = Program(request["source"])
    game = _read_game(request) if request.get("game") else None
    tracer = Tracer(
        program,
        lambda fault: report(_dumps(fault.as_json())) if report else None,
        min(request["budget"], MAX_BUDGET),
        request["seconds"],
    )
    answer = run_traced(program, tracer, request["seed"], game)
    if not answer["fault"]:
        answer["fault"] = tracer.slowest().as_json()
    return answer


def run_traced(program: Program, tracer: Tracer, seed: int, game: Game | None) -> dict[str, object]:
    """Load a bot and let it choose a point, and stop it if it runs too many lines.

    Args:
        program: The bot.
        tracer: What stops it.
        seed: The seed of its random numbers.
        game: The game, which is left unchanged; None if the bot is only loaded.

    Returns:
        The answer to a request for a point.
    """
    with surroundings() as output, tracer:
        fault = _load(program, seed)
        answer = _answer(output, fault)
        if game and not fault and not tracer.fault:
            answer = _choose(program, game, game.turn, _move_seed(seed, game), output)
    if tracer.fault:
        answer |= {"point": None, "fault": tracer.fault.as_json()}
    return answer


def _load(program: Program, seed: int) -> Fault | None:
    """Load a program, and return its fault if it has one."""
    try:
        program.load(seed)
    except Stopped:
        return None
    except BaseException as error:
        return fault_of(error, program)
    return None


def _choose(program: Program, game: Game, player: Player, seed: str, output: Output) -> dict[str, object]:
    """Let a program choose a point in a game."""
    board = BotBoard(game, player)
    notes = board.notes
    fault = point = None
    try:
        answer = program.choose(board, seed)
        point, fault = _judge(answer, program, BotBoard(game, player), game)
    except Stopped:
        pass
    except BaseException as error:
        fault = fault_of(error, program)
    return _answer(output, fault, point, [[*place, value] for place, value in notes.items()])


def _judge(
    answer: object, program: Program, board: BotBoard, game: Game
) -> tuple[Point | None, Fault | None]:
    """Return the point of an answer, or why it cannot be played."""
    line, grid = program.returned_line or program.choose_line, game.board.grid
    code, reason, detail = "bot/no-point", "", shown(answer)
    try:
        index = place_of(answer, grid)
        point = Point(*grid.xy(index))
        if board.is_open(point):
            return point, None
        code, detail = "bot/illegal", point.name
        refusal: KropkiError = refusal_of(index, game.board) or Suicide(
            f"the rules of this game do not allow a dot on {point}"
        )
        message, reason = f"choose returned {detail}: {refusal}", refusal.code
    except OffBoard as error:
        code, message, reason = "bot/illegal", f"choose returned {detail}: {error}", error.code
    except TypeError:
        message = f"choose returned {detail}, but {EXPECTED}"
        if answer is None:
            code, message = "bot/nothing", "choose returned nothing: is a return missing?"
    return None, Fault(code=code, message=message, detail=detail, reason=reason).at(program, line)


def read_request(text: str, **kinds: type | tuple[type, ...]) -> dict[str, Any]:
    """Return the request in a text.

    Args:
        text: The text.
        kinds: The types of fields that it must have.

    Raises:
        InvalidRequest: If it is not JSON, or a field is missing or of another type.
    """
    try:
        request: dict[str, Any] = {"player": None, "budget": MAX_BUDGET, "seconds": MAX_SECONDS} | _loads(
            text
        )
    except TypeError:
        raise InvalidRequest("the request must be an object") from None
    except (ValueError, RecursionError) as error:
        raise InvalidRequest(f"the request is not JSON: {error}") from None
    for name, kind in {"seed": int, **kinds}.items():
        if not isinstance(request.get(name), kind):
            raise InvalidRequest(f"the request has no valid field {name}")
    return request


def _read_game(request: dict[str, Any]) -> Game:
    """Return the game of a request, in which its player is to move.

    Raises:
        InvalidRequest: If there is no such game, it is over, or the player is not to move.
    """
    try:
        game = from_json(request["game"])
    except InvalidRecord as error:
        raise InvalidRequest(f"the game cannot be read: {error}") from None
    if game.outcome or request["player"] != game.turn:
        raise InvalidRequest("the game is over, or another player is to move")
    return game


def _answer(
    output: Output,
    fault: Fault | None,
    point: Point | None = None,
    notes: list[list[float]] | None = None,
) -> dict[str, object]:
    place = {"x": point.x, "y": point.y, "name": point.name} if point else None
    return {
        "point": place,
        "notes": notes or [],
        "printed": {"text": output.text, "cut": output.is_cut},
        "fault": fault.as_json() if fault else None,
    }


def _move_seed(seed: int, game: Game) -> str:
    return f"{seed} {game.ply}"


def safely(answer: Callable[[], dict[str, object]]) -> str:
    """Return an answer as JSON text, even if the bot has changed what it takes to answer."""
    try:
        return _dumps(answer())
    except InvalidRequest as error:
        return _dumps(_SILENT | {"fault": Fault(code=error.code, message=str(error)).as_json()})
    except BaseException:
        return _BROKEN_TEXT


_runner = Runner()
load: Callable[[str], str] = _runner.load
move: Callable[[str], str] = _runner.move
