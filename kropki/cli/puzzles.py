"""Puzzles in the terminal: people type points, and each move is judged by a proof and answered."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

from kropki.board.board import Board
from kropki.board.grid import Point
from kropki.cli.files import read_bytes
from kropki.cli.output import printable, say, say_json
from kropki.cli.play import View, help_text, look, point_of
from kropki.cli.puzzle_files import NAME, found_file, of_grades, puzzles_of
from kropki.cli.wording import colour, counted
from kropki.computer.steps import run_to_end
from kropki.errors import KropkiError
from kropki.puzzle.collection import load_puzzles, ordered
from kropki.puzzle.puzzle import MAX_GRADE, THEMES, InvalidPuzzle, Puzzle
from kropki.puzzle.referee import Line, Referee

_COMMANDS = {
    "c4": "play a dot",
    "hint": "name the dots that it is about, then a right point",
    "solution": "show how it goes",
    "again": "begin this puzzle again",
    "next": "go to the next puzzle",
    "harder, easier": "go to a puzzle of another grade",
    "board": "show the board",
    "look c4": "say what is on a point and around it",
    "look 4, look c": "say what is in a row, or in a column",
    "quit": "leave",
}
WORDS = ("again", "board", "easier", "harder", "help", "hint", "look", "next", "quit", "solution")
"""The words that a line can begin with, beside points."""


def chosen_puzzles(arguments: argparse.Namespace) -> list[Puzzle]:
    """Return the puzzles that a command asks for: those for beginners, then easy ones, with room, first.

    Raises:
        OSError: If a file cannot be read.
        KropkiError: If it holds no puzzles, or none is of the grades asked for.
    """
    puzzles: list[Puzzle] = []
    for name in map(found_file, arguments.files or [NAME]):
        if name != "-" and Path(name).is_dir():
            puzzles += load_puzzles(Path(name))
        elif (read := puzzles_of(name, read_bytes(name), arguments.charset)) is not None:
            puzzles += read
        else:
            raise InvalidPuzzle(f"{name} holds no puzzles")
    is_listed = arguments.list or arguments.json
    seed = Random().getrandbits(32) if arguments.seed is None and not is_listed else arguments.seed
    chosen = of_grades(puzzles, arguments.grades, seed)
    chosen = [each for each in chosen if arguments.theme in ("", each.theme)]
    chosen = [each for each in chosen if arguments.id in ("", each.id)]
    if not chosen:
        raise InvalidPuzzle("there is no such puzzle: ask for other grades, another theme or id")
    first = {puzzle.id for puzzle, is_first in ordered() if is_first}
    return sorted(chosen, key=lambda puzzle: (puzzle.id not in first, puzzle.grade, puzzle.is_crowded))


def list_puzzles(puzzles: Sequence[Puzzle], *, as_json: bool) -> int:
    """Print a table of puzzles, or each as a line of JSON. Return the exit code."""
    if as_json:
        for puzzle in puzzles:
            say_json(
                id=puzzle.id,
                theme=puzzle.theme,
                grade=puzzle.grade,
                turn=colour(puzzle.turn),
                gain=puzzle.gain,
                dots=puzzle.dots,
                right=puzzle.right,
                line=puzzle.line,
                text=str(puzzle),
            )
        return 0
    width = max(map(len, THEMES))
    say(f"id        grade  {'theme':<{width}}  what to do")
    for puzzle in puzzles:
        say(f"{puzzle.id}  {puzzle.grade:>5}  {puzzle.theme:<{width}}  {aim_of(puzzle)}")
    return 0


def aim_of(puzzle: Puzzle) -> str:
    """Return what is to be reached, such as `red to move: capture 2 dots with 1 dot`."""
    turn = f"{colour(puzzle.turn)} to move"
    if puzzle.is_hidden:
        return f"{turn}: find the best point"
    if puzzle.gain > 0:
        end = f" with {counted(puzzle.dots, 'dot')}" if puzzle.dots else ""
        return f"{turn}: gain {counted(puzzle.gain, 'dot')}{end}"
    lost = f"no more than {counted(-puzzle.gain, 'dot')}" if puzzle.gain else "nothing"
    return f"{turn}: lose {lost}"


class Solving:
    """Somebody solves puzzles, one after another."""

    def __init__(self, puzzles: Sequence[Puzzle], view: View) -> None:
        """Begin with the first puzzle.

        Args:
            puzzles: The puzzles, easy ones first; at least one.
            view: How to show them.
        """
        self._puzzles = puzzles
        self._view = view
        self._place = 0
        self._start()

    def _start(self) -> None:
        self._referee = Referee(self._puzzles[self._place])
        self._again()

    def _again(self) -> None:
        self._line: Line = ()
        self._hints = 0
        self._is_solved = False

    @property
    def _puzzle(self) -> Puzzle:
        return self._referee.puzzle

    def prompt(self) -> str:
        """Return what is to be done, before it is typed."""
        return "solved; type next: " if self._is_solved else f"{colour(self._puzzle.turn)} to move: "

    def run(self, lines: Iterable[str]) -> Iterator[str]:
        """Solve puzzles until people leave.

        Args:
            lines: What people type.

        Yields:
            What to print.
        """
        yield from self._begin()
        yield "type help for a list of commands"
        for line in lines:
            match line.lower().split():
                case []:
                    continue
                case ["quit" | "exit"]:
                    return
                case words:
                    try:
                        yield from self._obey(words)
                    except KropkiError as error:
                        yield f"not possible: {printable(str(error))}"

    def _begin(self) -> Iterator[str]:
        puzzle = self._puzzle
        grade = f", grade {puzzle.grade} of {MAX_GRADE}" if puzzle.grade else ""
        theme = f", {puzzle.theme}" if puzzle.theme else ""
        yield f"puzzle {self._place + 1} of {len(self._puzzles)}{theme}{grade}, {puzzle.id}"
        yield self._view.show(self._board(()))
        yield aim_of(puzzle)

    def _obey(self, words: list[str]) -> Iterator[str]:
        """Carry out a command.

        Raises:
            KropkiError: If this is not possible.
        """
        board = self._board(self._line)
        match words:
            case ["help" | "?"]:
                yield help_text(_COMMANDS)
            case ["board"]:
                yield self._view.show(board, self._last())
            case ["look", *rest]:
                yield look(board, rest)
            case ["hint"]:
                yield self._hint()
            case ["solution"]:
                line = self._referee.points(run_to_end(self._referee.solution()))
                yield self._view.show(self._board(line), line[-1])
                yield f"the solution: {self._told(line)}"
                self._again()
            case ["again"]:
                self._again()
                yield from self._begin()
            case ["next" | "harder" | "easier"]:
                self._place = self._other(words[0])
                self._start()
                yield from self._begin()
            case [word]:
                yield from self._judge(point_of(word, board.grid))
            case _:
                raise InvalidPuzzle("type one point or command; help lists them")

    def _judge(self, point: Point) -> Iterator[str]:
        """Judge a move, and answer it."""
        if self._is_solved:
            self._again()
        line = (*self._line, point)
        verdict = run_to_end(self._referee.judge(line))
        shown = (*line, *verdict.line)
        last = next((each for each in reversed(shown) if each is not None), None)
        yield self._view.show(self._board(shown), last)
        if not verdict.is_right:
            why = f"{self._told(verdict.line, enemy=True)} follows" if verdict.line else "more can be reached"
            yield f"not {self._name(point)}: {why}; try again"
            return
        self._line, self._is_solved = shown, verdict.is_solved
        yield "right: solved" if verdict.is_solved else f"right; {self._told(verdict.line, enemy=True)}"

    def _hint(self) -> str:
        self._hints += 1
        if self._hints == 1 and (targets := self._referee.targets()):
            return f"look at {' '.join(self._name(point) for point in self._referee.points(targets))}"
        line = self._puzzle.line
        on_line = not self._line or self._referee.letters(self._line) == line[: len(self._line)]
        letters = (line or self._puzzle.right)[len(self._line) :] if on_line else ()
        if not letters:
            return "begin again: type again"
        return f"play {self._name(self._referee.points(letters)[0])}"

    def _other(self, direction: str) -> int:
        """Return the number of the next puzzle, or of the first one of another grade.

        Raises:
            InvalidPuzzle: If no such puzzle is left.
        """
        grades = [puzzle.grade for puzzle in self._puzzles]
        here = grades[self._place]
        if direction == "next":
            places = [self._place + 1] if self._place + 1 < len(grades) else []
        elif direction == "harder":
            places = [place for place, grade in enumerate(grades) if grade > here]
        else:
            lower = [grade for grade in grades if grade < here]
            places = [grades.index(max(lower))] if lower else []
        if not places:
            raise InvalidPuzzle(f"there is no {'further' if direction == 'next' else direction} puzzle")
        return places[0]

    def _board(self, line: Line) -> Board:
        """Return the position after a line of play."""
        board, player = self._puzzle.board(), self._puzzle.turn
        for point in line:
            if point is not None:
                board.play(point, player)
            player = 1 - player
        return board

    def _last(self) -> Point | None:
        return next((point for point in reversed(self._line) if point is not None), None)

    def _told(self, line: Line, *, enemy: bool = False) -> str:
        """Return a line of play in words."""
        first = self._puzzle.turn ^ enemy
        return ", ".join(f"{colour(first ^ ply % 2)} {self._name(point)}" for ply, point in enumerate(line))

    def _name(self, point: Point | None) -> str:
        return "elsewhere" if point is None else self._board(()).grid.name(point)
