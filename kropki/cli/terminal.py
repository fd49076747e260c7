"""A game played in the terminal: points and words are typed, the board and what happens are printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from kropki.board.board import Board, Territory
from kropki.board.diagram import draw_rows
from kropki.board.grid import LETTERS, Grid
from kropki.cli.wording import ending, score, taken_said
from kropki.errors import InTerritory, KropkiError, Occupied, OffBoard
from kropki.game.game import Game
from kropki.picture import COLOURS

_HELP = """\
  c4                 put a dot there
  declare            declare all areas that you have closed (rules of declared captures)
  declare c4 d5 …    declare the ring that goes through these dots
  pass, stop         where the rules know them
  undo, redo         take a move back, make it again
  resign             give up
  score, board       how it stands
  quit               leave off"""


def played(game: Game, lines: Iterable[str]) -> Iterator[str]:
    """What the terminal says to what is typed, up to the end of the game."""
    yield _labelled(game.board)
    yield f"{COLOURS[game.turn].lower()} to move; help tells what you can type"
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
                yield _labelled(game.board)
                continue
        try:
            taken = _do(game, line.split())
        except KropkiError as error:
            yield f"no: {_refusal(error, line, game.board.grid)}"
            continue
        yield _labelled(game.board)
        if taken:
            yield f"{taken_said(taken)}: {score(game)}"
        if game.outcome is None:
            yield f"{COLOURS[game.turn].lower()} to move"
            continue
        yield ending(game)
        if game.declarer is None or not game.undeclared_rings():
            return
        yield f"{COLOURS[game.declarer].lower()} may still declare"


class _NotUnderstood(KropkiError):
    code = "command/unknown"


def _do(game: Game, words: list[str]) -> tuple[Territory, ...]:
    """Do what is typed; the territories taken by it. Raises why it cannot be done."""
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
            raise _NotUnderstood(f"{words[0][:20]!r} is nothing that can be done with more words: see help")
    return ()


def _point(name: str, grid: Grid) -> int:
    """The point that people call so, as `c4`; a small letter where there is no capital one, as on the page.

    Raises `OffBoard`, and `KropkiError` for what is no such name."""
    match = re.fullmatch(r"([a-zA-Z])([0-9]{1,3})", name)
    if not match:
        raise _NotUnderstood(f"{name[:20]!r} is no point, as c4 is, and nothing that can be done: see help")
    letter = match[1] if LETTERS.index(match[1]) < grid.width else match[1].lower()
    x, y = LETTERS.index(letter), int(match[2]) - 1
    if not (x < grid.width and 0 <= y < grid.height):
        last = f"{LETTERS[grid.width - 1]}{grid.height}"
        raise OffBoard(f"{name} is not on the board, which goes from a1 to {last}")
    return grid.point(x, y)


def _refusal(error: KropkiError, line: str, grid: Grid) -> str:
    """Why something cannot be done, with the points as they were typed."""
    if isinstance(error, Occupied):
        return "there is a dot already"
    if isinstance(error, InTerritory):
        return f"that lies in a territory of {COLOURS[error.owner].lower()}"
    message = _colours_said(str(error))
    for word in line.split() if not isinstance(error, OffBoard | _NotUnderstood) else ():
        try:
            message = re.sub(rf"\b{grid.letters(_point(word, grid))}\b", word, message)
        except KropkiError:
            continue
    return message


def _labelled(board: Board) -> str:
    """The board as text with letters and numbers beside it."""
    rows = [row.split() for row in str(board).splitlines()]
    numbered = [[str(y), *row] for y, row in enumerate(rows, 1)]
    return draw_rows([["", *LETTERS[: board.grid.width]], *numbered])


def _colours_said(text: str) -> str:
    """A message with colours in the place of numbers of players."""
    return re.sub(r"player ([0-3])", lambda match: COLOURS[int(match[1])].lower(), text)
