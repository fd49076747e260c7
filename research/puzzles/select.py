"""Selects from what was found, grades it, and adds it to the collection."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from kropki.cli.output import write_file
from kropki.puzzle.collection import FIRST, load_file, load_puzzles
from kropki.puzzle.puzzle import Puzzle, read_puzzle
from research.puzzles.generate import read_journal
from research.puzzles.grade import grade, measure

WANTED = {
    "captures in 1": 16,
    "captures in 2": 12,
    "captures in 3": 12,
    "captures": 12,
    "doubles": 44,
    "ladders": 16,
    "broken": 20,
    "saves": 40,
    "connect": 20,
    "houses": 16,
    "races": 24,
    "last": 26,
}
"""How many puzzles of each kind are kept; captures by how many dots they take."""
NAMES = Path(__file__).parents[2] / "kropki/puzzle/names.py"
NAMES_IN_LINE = 12
NAMES_FILE = '''"""The names of our puzzles, as `python -m research.puzzles names` writes them."""

_TEXT = """
{}
"""
NAMES = frozenset(_TEXT.split())
'''
HIDDEN = 3
"""The aim of each third puzzle of a file is hidden."""


def add_puzzles(
    journals: Iterable[Path], collection: Path, part: str = "", only: Collection[str] = ()
) -> None:
    """Add puzzles of journals to a collection, as long as some are wanted.

    Args:
        journals: The journals of `generate`.
        collection: Its folder.
        part: The folder in it that has a file for each theme.
        only: The names of those to add, which somebody has chosen. By default, all that are wanted.
    """
    known = {shape for puzzle in load_puzzles(collection) for shape in shapes(puzzle)}
    folder = collection / part
    folder.mkdir(exist_ok=True)
    counts = Counter(_kind(puzzle) for path in folder.glob("*.txt") for puzzle in load_file(path))
    for puzzle in _found(journals):
        kind = _kind(puzzle)
        is_wanted = puzzle.id in only if only else counts[kind] < WANTED[kind]
        if not is_wanted or not known.isdisjoint(shapes(puzzle)):
            continue
        known.update(shapes(puzzle))
        counts[kind] += 1
        path = folder / f"{puzzle.theme}.txt"
        present = load_file(path) if path.exists() else []
        write_puzzles(path, [*present, grade(puzzle)])
        print(f"{kind}: {counts[kind]} of {WANTED[kind]}", flush=True)


def grade_file(path: Path, *, again: bool = False) -> None:
    """Grade the puzzles of a file that have no grade.

    Args:
        path: The file.
        again: Whether to measure the others again. Their lines of play stay.
    """
    puzzles = load_file(path)
    graded = [
        measure(each)[0] if each.grade and again else each if each.grade else grade(each) for each in puzzles
    ]
    write_puzzles(path, graded)
    print(f"{path.stem}: {len(graded)} puzzles, grades {sorted({each.grade for each in graded})}", flush=True)


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write the puzzles of a file, the easier ones first, and hide the aim of each third one.

    For beginners, those with fewer moves and dots come first, and all aims are told.
    """
    is_first = path.parent.name == FIRST
    ordered = sorted(puzzles, key=_ease if is_first else _difficulty)
    texts = [
        str(replace(puzzle, is_hidden=not is_first and i % HIDDEN == 1)) for i, puzzle in enumerate(ordered)
    ]
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    remarks = [line for line in lines if line.startswith("#")]
    write_file(path, "\n\n".join([*(["\n".join(remarks)] if remarks else []), *texts]) + "\n")


def _difficulty(puzzle: Puzzle) -> tuple[int, int, str]:
    return puzzle.grade, puzzle.positions, puzzle.id


def _ease(puzzle: Puzzle) -> tuple[int, int, int, str]:
    dots = sum(point[0] != "." for point in puzzle.drawing.split())
    return puzzle.dots or 0, dots, puzzle.gain, puzzle.id


def write_names(folder: Path) -> None:
    """Write the names of a folder's puzzles into the package, which does not have the puzzles."""
    names = sorted({puzzle.id for puzzle in load_puzzles(folder)})
    lines = [" ".join(names[start : start + NAMES_IN_LINE]) for start in range(0, len(names), NAMES_IN_LINE)]
    write_file(NAMES, NAMES_FILE.format("\n".join(lines)))


def shapes(puzzle: Puzzle) -> list[str]:
    """Return the position in all orientations, with the player to move in red."""
    drawing = puzzle.drawing
    if puzzle.turn:
        drawing = drawing.translate(str.maketrans("RBrb", "BRbr"))
    rows = [tuple(row.split()) for row in drawing.splitlines()]
    found = []
    for _ in range(4):
        rows = [*zip(*rows[::-1], strict=True)]
        found += ["/".join(" ".join(row) for row in seen) for seen in (rows, rows[::-1])]
    return found


def _kind(puzzle: Puzzle) -> str:
    """Return the key of a puzzle in `WANTED`."""
    kind = f"{puzzle.theme} in {puzzle.dots}"
    return kind if kind in WANTED else puzzle.theme


def _found(journals: Iterable[Path]) -> Iterator[Puzzle]:
    for path in journals:
        for game in read_journal(path):
            for entry in game["puzzles"]:
                yield read_puzzle(entry["text"], entry["theme"])
