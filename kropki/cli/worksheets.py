"""The command `print`: sheets of paper with puzzles, positions, games and blank boards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from kropki.board.board import Board
from kropki.board.grid import COLOURS
from kropki.cli.files import games_of, label, open_games, read_bytes, report
from kropki.cli.output import complain, keep_inputs
from kropki.cli.positions import go_after, write
from kropki.cli.puzzle_files import found_file, of_grades, puzzles_of
from kropki.cli.wording import counted, pairing, part
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.puzzle.collection import load_puzzles
from kropki.puzzle.puzzle import Puzzle
from kropki.worksheet.layout import Figure, Part, lay_out, smallest_grid
from kropki.worksheet.pdf import write_pdf
from kropki.worksheet.sheet import PAPERS
from kropki.worksheet.tasks import (
    MOST_TASKS,
    figure_of_game,
    figure_of_moves,
    figure_of_position,
    parts_of_puzzles,
)
from kropki.worksheet.web import write_html

_MOST_NUMBERED, _MOST_WIDE, _MAX_WIDTH = 4, 2, 22
"""Boards on a sheet with the numbers of moves, up to a width and of more columns."""
MAX_FIGURES = 2000
"""Boards of a worksheet."""


class InvalidWorksheet(KropkiError):
    """There is nothing to print, too much, or no such format."""

    code = "worksheet/invalid"


def print_sheets(arguments: argparse.Namespace) -> int:
    """Write a worksheet to print. Return the exit code.

    Raises:
        OSError: If a file cannot be read or written.
        KropkiError: If a file cannot be read, there is nothing to print, or PDF cannot be made.
    """
    out: Path | None = arguments.out
    suffix = out.suffix.lower() if out else ".html"
    if suffix not in (".html", ".pdf"):
        raise InvalidWorksheet(f"{out} is neither .html nor .pdf: choose one of them for -o")
    keep_inputs(out, [arguments.font or "-", *_inputs(arguments.files)])
    puzzles: list[Puzzle] = []
    figures: list[Figure] = []
    code = 0
    for name in map(found_file, arguments.files):
        if name != "-" and Path(name).is_dir():
            puzzles += load_puzzles(Path(name))
            continue
        data = read_bytes(name)
        if (read := puzzles_of(name, data, arguments.charset)) is not None:
            puzzles += read
            continue
        for figure in _figures(name, data, arguments):
            if figure:
                figures.append(figure)
            else:
                code = 2
    parts = [*_parts(arguments, _chosen(puzzles, arguments), figures)]
    count = sum(len(part.figures) for part in parts)
    if not count:
        raise InvalidWorksheet("there is nothing to print: name files with puzzles or games, or use --blank")
    if count > MAX_FIGURES:
        raise InvalidWorksheet(f"these are {count} boards, and a worksheet has at most {MAX_FIGURES}")
    paper = PAPERS[arguments.paper]
    sheets = lay_out(
        parts, paper.turned() if arguments.landscape else paper, coordinates=arguments.coordinates
    )
    title = arguments.title or parts[0].title
    write(out, write_html(title, sheets) if suffix == ".html" else write_pdf(title, sheets, arguments.font))
    return code


def _inputs(names: Iterable[str]) -> Iterator[str | Path]:
    """Yield the files with these names, and those in the folders with these names."""
    for name in names:
        yield name
        if name != "-" and Path(name).is_dir():
            yield from Path(name).iterdir()


def _chosen(puzzles: list[Puzzle], arguments: argparse.Namespace) -> list[Puzzle]:
    """Return the puzzles of the grades asked for: easy ones first, or some at random."""
    puzzles = of_grades(puzzles, arguments.grades, arguments.seed)
    chosen = puzzles[: arguments.count]
    if puzzles and arguments.count and len(chosen) < arguments.count:
        found = counted(len(chosen), "puzzle")
        complain(f"these grades have only {found}, of {arguments.count} asked for")
    return sorted(chosen, key=lambda puzzle: (puzzle.grade, puzzle.positions))


def _figures(name: str, data: bytes, arguments: argparse.Namespace) -> Iterator[Figure | None]:
    """Yield the positions or games of a file, and None for what cannot be read. Faults are reported."""
    file = open_games(name, data, arguments.charset)
    if file.diagrams and not (arguments.at or _is_numbered(arguments)):
        for number in range(1, len(file.diagrams) + 1):
            yield figure_of_position(Board.from_diagram(file.diagram(number)), "")
        return
    for number, reading, faults in games_of(file):
        report(name, faults, sys.stderr, label(file, number))
        if not number:
            continue
        if reading is None:
            yield None
        elif arguments.numbers:
            yield figure_of_game(reading.game, pairing(reading.game))
        else:
            for shown in _shown(reading.game, arguments):
                try:
                    yield _figure(reading.game, shown)
                except KropkiError as error:
                    complain(f"{label(file, number)}{error}")
                    yield None


def _is_numbered(arguments: argparse.Namespace) -> bool:
    """Return whether dots of games have the numbers of their moves."""
    return bool(arguments.numbers or arguments.moves or arguments.every)


def _shown(game: Game, arguments: argparse.Namespace) -> Sequence[tuple[int, int] | int | None]:
    """Return what to show of a game: the first and last move of each part, or after how many moves.

    None is its last position.
    """
    last, size = len(game.moves), arguments.every
    if size and last:
        return [(first, min(first + size - 1, last)) for first in range(1, last + 1, size)]
    return arguments.moves or arguments.at or [None]


def _figure(game: Game, shown: tuple[int, int] | int | None) -> Figure:
    """Return a part of a game, or a position of it.

    Raises:
        NoSuchPly: If the game has fewer moves.
    """
    if isinstance(shown, tuple):
        go_after(game, shown[1])
        return figure_of_moves(game, part(game, shown), shown[0])
    go_after(game, shown)
    caption = f"{pairing(game)}, after {counted(len(game.moves_made), 'move')}"
    if not game.outcome:
        caption += f". {COLOURS[game.turn]} to move"
    return figure_of_position(game.board.copy(), caption, game)


def _most(figures: list[Figure]) -> int:
    """Return how many boards fit on a sheet so that numbers on them can be read."""
    numbered = [figure.board.grid for figure in figures if figure.numbers]
    if not numbered:
        return MOST_TASKS
    return _MOST_NUMBERED if max(grid.width for grid in numbered) <= _MAX_WIDTH else _MOST_WIDE


def _parts(arguments: argparse.Namespace, puzzles: list[Puzzle], figures: list[Figure]) -> Iterator[Part]:
    """Yield what to print: puzzles, then positions or games, blank boards, and the solutions last."""
    title, wanted = arguments.title, arguments.per_sheet

    def size(count: int, most: int) -> int:
        return wanted or smallest_grid(count, most)

    sheets = [
        *parts_of_puzzles(puzzles, title or "Puzzles", per_sheet=wanted or 0, solutions=arguments.solutions)
    ]
    if puzzles:
        yield sheets[0]
    if figures:
        usual = "Games" if _is_numbered(arguments) else "Positions"
        yield Part(title or usual, figures, 1 if arguments.numbers else size(len(figures), _most(figures)))
    if arguments.blank:
        blank = [Figure(Board(*arguments.blank))] * (arguments.copies * (wanted or 1))
        yield Part(title or "Kropki", blank, wanted or 1, is_for_names=True)
    if puzzles:
        yield from sheets[1:]
