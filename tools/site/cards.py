"""Writes a page for each lesson and for the puzzle of the day, whose links show a picture of it elsewhere.

What is behind the `#` of an address reaches no host, so `#open=lessons/first` shows the picture of the whole
page. `lessons/first/` has one of its own, and leads there. Nothing on the page itself loads these files.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import NamedTuple

from kropki.board.board import Board
from kropki.lesson.text import read_lesson
from kropki.pages.card import card
from kropki.pages.page import CARD, PAGE, Place, head
from kropki.puzzle.collection import ordered
from tools.site.messages import SOURCE, entries
from tools.site.preview import draw

FOLDERS = ("lessons/", "puzzles/")
"""Where these pages are in a site."""
_MOST_DOTS = 40
"""On a card, more of them would be too small."""


class _Card(NamedTuple):
    """A page with a card.

    Attributes:
        place: Its folder, and what `#open=` names.
        title: Its title.
        described: What it is, in a sentence.
        board: What its card shows.
    """

    place: str
    title: str
    described: str
    board: Board


def write_cards(root: Path, site: Path, address: str) -> None:
    """Write these pages and their pictures.

    Args:
        root: The repository.
        site: The site.
        address: Its public address, with a slash at the end; empty if it is not known.

    Raises:
        CalledProcessError: If a picture cannot be drawn.
        InvalidLesson: If a lesson is not valid.
        InvalidPuzzle: If a puzzle is not valid.
    """
    where = Place("Kropki", address, has_index=True)
    pictures = {}
    for each in [*_lessons(root), _daily(root)]:
        folder = site / each.place
        folder.mkdir(parents=True)
        path = f"{each.place}/"
        tags = head(each.title, each.described, where, path, f"{path}{CARD}", "website")
        (folder / PAGE).write_text(_page(each, tags), encoding="utf-8")
        pictures[folder / CARD] = card(each.board)
    draw(root, pictures)


def _lessons(root: Path) -> Iterator[_Card]:
    words = entries((root / f"web/screens/learn/learn.{SOURCE}.ftl").read_text(encoding="utf-8"))
    for path in sorted((root / "lessons").glob("*.txt")):
        name = path.stem.partition("-")[2]
        boards = [step.game().board for step in read_lesson(path.read_text(encoding="utf-8")).steps]
        title = words[f"lesson-{name}"].partition("=")[2].strip()
        described = "A lesson in Kropki, the game of dots: small boards that answer every move."
        yield _Card(f"lessons/{name}", title, described, max(boards, key=_dots))


def _daily(root: Path) -> _Card:
    board, *_ = (
        board
        for puzzle, _ in ordered(root / "kropki/puzzle/ours")
        if 20 <= _dots(board := Board.from_text(puzzle.drawing)) <= _MOST_DOTS
    )
    described = "Another puzzle of Kropki, the game of dots, each day. Every move is answered."
    return _Card("puzzles/day", "The puzzle of the day", described, board)


def _dots(board: Board) -> int:
    return sum(1 for player in range(board.players) for _ in board.dots(player))


def _page(about: _Card, tags: list[str]) -> str:
    target = f"../../#open={about.place}"
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<meta name="color-scheme" content="light dark">',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">',
        f'<meta http-equiv="refresh" content="0; url={target}">',
        *tags,
        f'<p><a href="{target}">{escape(about.title)}</a></p>',
        "</html>",
        "",
    ]
    return "\n".join(lines)
