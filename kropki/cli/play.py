"""A game in the terminal: people type points and commands, the computer answers, and the board is shown."""

from __future__ import annotations

import argparse
import re
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from kropki.advice import best_move, hints
from kropki.board.board import Board
from kropki.board.diagram import labelled
from kropki.board.grid import COLOURS, LETTERS, Grid, Player, Point
from kropki.board.territory import Territory
from kropki.cli.drawing import (
    ASCII,
    Signs,
    draw_board,
    legend,
    line_points,
    neighbours,
    tell_board,
    tell_point,
    tell_points,
)
from kropki.cli.files import games_of, open_games
from kropki.cli.output import free_path, printable, reason, write_file
from kropki.cli.terminal import Terminal
from kropki.cli.wording import captures, colour, score, score_or_result
from kropki.computer.levels import LEVELS
from kropki.errors import InTerritory, KropkiError, Occupied, OffBoard, quoted
from kropki.game.game import Game
from kropki.game.moves import Declaration, Pass, Resignation, Stop
from kropki.game.openings import MAX_SEED, Opening
from kropki.game.rules import RULE_SETS
from kropki.record import write_game

_COMMANDS = {
    "c4": "play a dot",
    "declare": "declare all your captures (in rules with declared captures)",
    "declare c4 d5 ...": "declare the ring through these dots",
    "pass, stop": "if the rules allow them",
    "undo, redo": "go back one move, or forward; with the computer, to your turn",
    "hint": "name good points, and say why they are good",
    "resign": "resign",
    "score, board": "show the score, or the board",
    "moves": "list the moves",
    "look c4": "say what is on a point and around it",
    "look 4, look c": "say what is in a row, or in a column",
    "save, save FILE": "save the game as SGF",
    "load FILE": "open a game and play on",
    "new": "begin another game",
    "quit": "leave the game",
}
"""What each command does."""

WORDS = sorted({word for name in _COMMANDS for word in re.findall("[a-z]{3,}", name)} | {"help"})
"""The words that a line can begin with, beside points."""

_SLOW = 0.4
"""From how many seconds on the wait for a move of the computer is announced."""
_LEAVING = "\npress Ctrl-C again to leave without saving, or type save"
"""The answer to Ctrl-C, below the line in which the terminal shows it."""
_ROW = 10
"""Moves in a line of a list."""


@dataclass(frozen=True)
class View:
    """How a game is shown.

    Attributes:
        terminal: What the terminal can show.
        board: How boards are shown, one of `BOARDS`; empty for what is usual there.
    """

    terminal: Terminal
    board: str = ""

    def show(self, board: Board, last: Point | None = None) -> str:
        """Return a board as lines of text.

        Args:
            board: The board.
            last: The point of the last dot.
        """
        terminal, kind = self.terminal, self._kind()
        if kind == "words":
            return tell_board(board)
        if kind == "letters":
            return labelled(str(board))
        has_colours, columns = terminal.has_colours, terminal.columns
        return draw_board(board, self._signs(), last=last, has_colours=has_colours, columns=columns)

    def show_game(self, game: Game) -> str:
        """Return the board of a game and, where dots are drawn, whose they are and the score."""
        dot = game.last_dot
        shown = self.show(game.board, dot.point if dot else None)
        if self._kind() in ("words", "letters"):
            return shown
        last = f"   last: {game.board.grid.name(dot.point)}" if dot else ""
        return f"{shown}\n{legend(game, self._signs(), has_colours=self.terminal.has_colours)}{last}"

    def _kind(self) -> str:
        return self.board or ("drawn" if self.terminal.is_shown else "letters")

    def _signs(self) -> Signs:
        return ASCII if self.board == "ascii" else self.terminal.signs


def play_game(arguments: argparse.Namespace, terminal: Terminal) -> Play:
    """Return what `kropki play` plays.

    Raises:
        OSError: If the file of a game cannot be read.
        KropkiError: If there is no such game, or it cannot begin.
    """
    seed = Random().randint(0, MAX_SEED) if arguments.seed is None else arguments.seed
    path = None
    if arguments.file:
        game, path = _opened(Path(arguments.file))
    else:
        width, height = arguments.size
        opening = Opening(arguments.opening or RULE_SETS[arguments.rules].opening, seed % MAX_SEED)
        game = Game(width, height, rules=arguments.rules, opening=opening, names=[""] * arguments.players)
    computers: dict[Player, int] = {}
    if arguments.level:
        people = COLOURS.index(arguments.side.capitalize())
        if people >= game.board.players:
            raise UnknownCommand(f"nobody plays {arguments.side} in a game of {game.board.players}")
        computers = {each: arguments.level for each in range(game.board.players) if each != people}
        if not arguments.file:
            level = f"Computer {arguments.level}"
            names = [level if player in computers else "" for player in range(game.board.players)]
            game = game.renewed(names)
    return Play(game, View(terminal, arguments.board or ""), computers=computers, path=path, seed=seed)


class Play:
    """A game in the terminal.

    Attributes:
        game: The game; another one after `load` and `new`.
    """

    def __init__(
        self,
        game: Game,
        view: View | None = None,
        *,
        computers: Mapping[Player, int] | None = None,
        path: Path | None = None,
        seed: int = 0,
    ) -> None:
        """Begin.

        Args:
            game: The game.
            view: How to show it.
            computers: The level of each player who is played by the computer.
            path: The file that the game may replace, if it has one.
            seed: The seed of the computer's random numbers.
        """
        self.game = game
        self._view = view or View(Terminal())
        self._computers = computers or {}
        self._path = path
        self._seed = seed
        self._is_saved = True
        self._is_leaving = False

    def prompt(self) -> str:
        """Return who is to do something, before it is typed."""
        return f"{self._whose_turn()}: "

    def interrupted(self) -> str:
        """Return how to leave, which needs a second Ctrl-C if moves are not saved.

        Raises:
            KeyboardInterrupt: If this is the second one, or nothing is lost, or nobody would read the answer.
        """
        if self._is_saved or self._is_leaving or not self._view.terminal.asks:
            raise KeyboardInterrupt
        self._is_leaving = True
        return _LEAVING

    def run(self, lines: Iterable[str]) -> Iterator[str]:
        """Play until people leave or, without a terminal, the game ends.

        Args:
            lines: What people type.

        Yields:
            What to print.
        """
        yield from self._begin()
        if self._is_over():
            return
        for line in lines:
            self._is_leaving = False
            match line.lower().split():
                case []:
                    continue
                case ["quit" | "exit"]:
                    return
                case ["load", _, *_] | ["new"]:
                    yield from self._exchange(line)
                case _:
                    yield from self._obey(line)
            if self._is_over():
                return

    def _begin(self) -> Iterator[str]:
        """Show the first position, and let the computer make the first move if it has it."""
        help_hint = "type help for a list of commands"
        if self._view.board == "words":
            grid = self.game.board.grid
            yield f"a board of {grid.width} by {grid.height} points"
            yield tell_board(self.game.board)
        if self._waits_for_people():
            yield from self._shown()
        else:
            news = yield from self._let_computers_play()
            yield from self._shown()
            yield from news
        if self.game.outcome:
            yield score_or_result(self.game)
        if self._view.terminal.asks:
            yield help_hint
        else:
            yield f"{self._whose_turn()}; {help_hint}"

    def _obey(self, line: str) -> Iterator[str]:
        """Carry out a command and answer it."""
        if line.lower().split() == ["hint"] and self._view.terminal.asks:
            yield "looking for good points ..."
        try:
            told = self._tell(line)
            if told is not None:
                yield told
                return
            news = [*self._carry_out(line)]
        except (KropkiError, OSError) as error:
            yield f"not possible: {printable(_explanation(error, line, self.game.board.grid))}"
            return
        except KeyboardInterrupt:
            yield self.interrupted()
            return
        news += yield from self._let_computers_play()
        yield from self._shown()
        yield from news
        if self.game.outcome:
            yield score_or_result(self.game)
        if not self._view.terminal.asks and not (self.game.outcome and not self._may_declare()):
            yield self._whose_turn()

    def _tell(self, line: str) -> str | None:
        """Answer a command that changes nothing; return None for another.

        Raises:
            KropkiError, OSError: If this is not possible.
        """
        game = self.game
        match line.lower().split():
            case ["help" | "?"]:
                return help_text(_COMMANDS)
            case ["score"]:
                return score_or_result(game)
            case ["board"]:
                return self._view.show_game(game)
            case ["moves"]:
                return _moves(game)
            case ["look", *words]:
                return look(game.board, words)
            case ["hint"]:
                return "\n".join(map(str, hints(game)))
            case ["save", *_]:
                return self._save("".join(line.split(maxsplit=1)[1:]).strip())
        return None

    def _carry_out(self, line: str) -> Iterator[str]:
        """Carry out a command, and yield what is new.

        Raises:
            KropkiError: If this is not possible.
        """
        match line.lower().split():
            case ["undo"]:
                yield f"taken back: {' '.join(self._undo())}"
            case ["redo"]:
                yield from self._redo()
            case _:
                taken = _move(self.game, line.split())
                self._is_saved = False
                if taken:
                    yield f"{captures(taken)}: {score(self.game)}"

    def _undo(self) -> list[str]:
        """Go back one move or, against the computer, to the move before; return the names of the moves."""
        game, names = self.game, []
        while True:
            move = game.node.move
            game.undo()
            names += [game.move_name(move)] if move else []
            if game.turn not in self._computers or not game.ply:
                return names

    def _redo(self) -> Iterator[str]:
        game = self.game
        while True:
            taken = game.redo()
            if taken:
                yield f"{captures(taken)}: {score(game)}"
            if game.turn not in self._computers or not game.node.next:
                return

    def _let_computers_play(self) -> Generator[str, None, list[str]]:
        """Let the computer move until it is the turn of people; yield that it thinks, return its moves."""
        game, news = self.game, []
        while not self._waits_for_people():
            player = game.turn
            level = self._computers[player]
            if LEVELS[level].seconds >= _SLOW and self._view.terminal.asks:
                yield f"{colour(player)} thinks ..."
            try:
                move = best_move(game, level, seed=self._seed, resigns=True)
            except KeyboardInterrupt:
                yield self.interrupted()
                continue
            taken = game.play(move)
            told = f"{colour(player)} {_VERBS.get(type(move), f'plays {game.move_name(move)}')}"
            news.append(f"{told}; {captures(taken)}: {score(game)}" if taken else told)
        return news

    def _waits_for_people(self) -> bool:
        return self.game.outcome is not None or self.game.turn not in self._computers

    def _save(self, name: str) -> str:
        """Save the game.

        Raises:
            OSError: If this fails.
            KropkiError: If it would replace another file, or SGF cannot have the game.
        """
        path = Path(name).expanduser() if name else self._path or free_path(Path(), "kropki", ".sgf")
        path = path if path.suffix else path.with_suffix(".sgf")
        if path != self._path and path.exists():
            raise UnknownCommand(f"{path} is there already: choose another name")
        write_file(path, write_game(self.game))
        self._path, self._is_saved = path, True
        return f"saved: {printable(str(path))}"

    def _exchange(self, line: str) -> Iterator[str]:
        """Begin another game, or open one."""
        try:
            if line.lower().split() == ["new"]:
                first = self.game.copy()
                first.go_to_ply(0)
                self.game, self._path = first.renewed(first.names), None
                self._seed += 1
            else:
                path = Path(line.split(maxsplit=1)[1].strip()).expanduser()
                self.game, self._path = _opened(path)
        except (KropkiError, OSError) as error:
            yield f"not possible: {printable(reason(error))}"
            return
        self._is_saved = True
        self._computers = {
            player: level for player, level in self._computers.items() if player < self.game.board.players
        }
        yield from self._begin()

    def _shown(self) -> Iterator[str]:
        if self._view.board != "words":
            yield self._view.show_game(self.game)

    def _may_declare(self) -> bool:
        return self.game.declarer is not None and bool(self.game.declarable_rings())

    def _whose_turn(self) -> str:
        """Return who is to move, or what else can be done."""
        game = self.game
        if game.outcome is None:
            return f"{colour(game.turn)} to move"
        if game.declarer is not None and self._may_declare():
            return f"{colour(game.declarer)} can still declare captures"
        return "the game is over"

    def _is_over(self) -> bool:
        """Return whether nobody can go on: people at a terminal can take back moves, and save."""
        return self.game.outcome is not None and not self._view.terminal.asks and not self._may_declare()


_VERBS: dict[type, str] = {
    Pass: "passes",
    Stop: "stops",
    Resignation: "resigns",
    Declaration: "declares captures",
}


class UnknownCommand(KropkiError):
    """What is typed is no command, or no point."""

    code = "command/unknown"


def _opened(path: Path) -> tuple[Game, Path | None]:
    """Return the first game of a file, after its last move, and the file if the game alone may replace it.

    Raises:
        OSError: If it cannot be read.
        KropkiError: If it is no game.
    """
    file = open_games(str(path))
    _, reading, faults = next(games_of(file, 1))
    if reading is None:
        raise UnknownCommand("; ".join(fault.message for fault in faults))
    reading.game.go_to_ply(reading.game.plies)
    file.scan()
    is_whole = file.format == "sgf" and len(file.entries) == 1 and not any(fault.is_fault for fault in faults)
    return reading.game, path if is_whole else None


def _move(game: Game, words: list[str]) -> tuple[Territory, ...]:
    """Make a move, and return the territories that it takes.

    Raises:
        KropkiError: If this is not possible.
    """
    match [words[0].lower(), *words[1:]]:
        case ["pass"]:
            game.pass_turn()
        case ["stop"]:
            game.stop(game.turn)
        case ["resign"]:
            game.resign(game.turn)
        case ["declare"]:
            return game.declare(declare_all=True)
        case ["declare", *points]:
            return game.declare([[point_of(word, game.board.grid) for word in points]])
        case [_]:
            return game.play(point_of(words[0], game.board.grid))
        case _:
            raise UnknownCommand(f"{words[0][:20]!r} takes no more words; type help for a list")
    return ()


def _moves(game: Game) -> str:
    """Return the moves that were made, ten in a line."""
    named = [f"{number} {game.move_name(move)}" for number, move in enumerate(game.moves_made, 1)]
    rows = [named[first : first + _ROW] for first in range(0, len(named), _ROW)]
    return "\n".join(map(", ".join, rows)) or "no move has been made"


def help_text(commands: Mapping[str, str]) -> str:
    """Return a list of commands, with what each does."""
    return "\n".join(f"  {name:<18} {what}" for name, what in commands.items())


def look(board: Board, words: Sequence[str]) -> str:
    """Return in words what is on a point and around it, or in a row or a column, or everywhere.

    Raises:
        KropkiError: If there is no such point, row or column.
    """
    grid = board.grid
    match words:
        case []:
            return tell_board(board)
        case [word] if word.isdecimal() and 1 <= int(word) <= grid.height:
            return tell_points(board, line_points(grid, row=int(word) - 1)) or f"row {word} is empty"
        case [word] if len(word) == 1 and word in LETTERS[: grid.width]:
            points = line_points(grid, column=LETTERS.index(word))
            return tell_points(board, points) or f"column {word} is empty"
        case [word]:
            point = point_of(word, grid)
            around = tell_points(board, neighbours(board, point)) or "nothing"
            return f"{grid.name(point)}: {tell_point(board, point)}; around it: {around}"
    raise UnknownCommand("look at one point, row or column, such as c4, 4 or c")


def point_of(name: str, grid: Grid) -> int:
    """Return the point of a name such as `c4`.

    Raises:
        OffBoard: If the point is not on the board.
        UnknownCommand: If the text does not name a point.
    """
    try:
        grid.read(name)
    except OffBoard:
        raise UnknownCommand(
            f"{quoted(name)} is neither a point, such as c4, nor a command; type help for a list"
        ) from None
    return grid.find(name)


def _explanation(error: KropkiError | OSError, line: str, grid: Grid) -> str:
    """Return why a command is not possible, with the points as they were typed."""
    if isinstance(error, Occupied):
        return "there is already a dot"
    if isinstance(error, InTerritory):
        return f"the point lies in a territory of {colour(error.owner)}"
    message = re.sub(r"player ([0-3])", lambda match: colour(int(match[1])), reason(error))
    for word in line.split() if not isinstance(error, OSError | OffBoard | UnknownCommand) else ():
        try:
            message = re.sub(rf"\b{grid.letters(point_of(word, grid))}\b", word, message)
        except KropkiError:
            continue
    return message
