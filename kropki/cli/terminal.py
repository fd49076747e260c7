"""A game in the terminal: the players type points and commands, and the board is printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from kropki.board.diagram import labelled
from kropki.board.grid import Grid
from kropki.board.territory import Territory
from kropki.cli.wording import captures, colour, score, score_or_result
from kropki.errors import InTerritory, KropkiError, Occupied, OffBoard, quoted
from kropki.game.game import Game

_HELP = """\
  c4                 play a dot
  declare            declare all your captures (in rules with declared captures)
  declare c4 d5 …    declare the ring through these dots
  pass, stop         if the rules allow them
  undo, redo         go back one move, or forward
  resign             resign
  score, board       show the score, or the board
  quit               leave the game"""


def play_in_terminal(game: Game, lines: Iterable[str]) -> Iterator[str]:
    """Play a game until it ends.

    Args:
        game: The game.
        lines: What the players type.

    Yields:
        What to print.
    """
    yield labelled(str(game.board))
    yield f"{colour(game.turn)} to move; type help for a list of commands"
    for line in lines:
        match line.lower().split():
            case []:
                continue
            case ["quit" | "exit"]:
                return
            case ["help" | "?"]:
                yield _HELP
                continue
            case ["score"]:
                yield score(game)
                continue
            case ["board"]:
                yield labelled(str(game.board))
                continue
        try:
            taken = _carry_out(game, line.split())
        except KropkiError as error:
            yield f"not possible: {_explanation(error, line, game.board.grid)}"
            continue
        yield labelled(str(game.board))
        if taken:
            yield f"{captures(taken)}: {score(game)}"
        if game.outcome is None:
            yield f"{colour(game.turn)} to move"
            continue
        yield score_or_result(game)
        if game.declarer is None or not game.declarable_rings():
            return
        yield f"{colour(game.declarer)} can still declare captures"


class _UnknownCommand(KropkiError):
    code = "command/unknown"


def _carry_out(game: Game, words: list[str]) -> tuple[Territory, ...]:
    """Carry out a command, and return the territories it took.

    Raises:
        KropkiError: If this is not possible.
    """
    match [words[0].lower(), *words[1:]]:
        case ["undo"]:
            game.undo()
        case ["redo"]:
            return game.redo()
        case ["pass"]:
            game.pass_turn()
        case ["stop"]:
            game.stop(game.turn)
        case ["resign"]:
            game.resign(game.turn)
        case ["declare"]:
            return game.declare(declare_all=True)
        case ["declare", *points]:
            return game.declare([[_point(word, game.board.grid) for word in points]])
        case [_]:
            return game.play(_point(words[0], game.board.grid))
        case _:
            raise _UnknownCommand(f"{words[0][:20]!r} takes no more words; type help for a list")
    return ()


def _point(name: str, grid: Grid) -> int:
    """Return the point of a name such as `c4`.

    Raises:
        OffBoard: If the point is not on the board.
        _UnknownCommand: If the text does not name a point.
    """
    try:
        grid.read(name)
    except OffBoard:
        raise _UnknownCommand(
            f"{quoted(name)} is neither a point, such as c4, nor a command; type help for a list"
        ) from None
    return grid.find(name)


def _explanation(error: KropkiError, line: str, grid: Grid) -> str:
    """Return why a command is not possible, with the points as they were typed."""
    if isinstance(error, Occupied):
        return "there is already a dot"
    if isinstance(error, InTerritory):
        return f"the point lies in a territory of {colour(error.owner)}"
    message = re.sub(r"player ([0-3])", lambda match: colour(int(match[1])), str(error))
    for word in line.split() if not isinstance(error, OffBoard | _UnknownCommand) else ():
        try:
            message = re.sub(rf"\b{grid.letters(_point(word, grid))}\b", word, message)
        except KropkiError:
            continue
    return message
