"""Types of command-line arguments, for `argparse`: each takes a word and returns its value.

They raise `argparse.ArgumentTypeError` for a word that is not valid.
"""

from __future__ import annotations

import argparse
import re

from kropki.text import plain

BOARDS = ("drawn", "ascii", "letters", "words")
"""How boards can be shown in the terminal."""


def port(word: str) -> int:
    """Return a port of this machine, 0 to 65535."""
    if not (word.isdecimal() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"{word!r} is not a port: use 0 to 65535")
    return int(word)


def positive_or_0(word: str) -> int:
    """Return a whole number from 0 up."""
    if not re.fullmatch("[0-9]{1,9}", plain(word)):
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 0 up")
    return int(plain(word))


def positive(word: str) -> int:
    """Return a whole number from 1 up."""
    if not positive_or_0(word):
        raise argparse.ArgumentTypeError("the smallest number is 1")
    return int(word)


def level(word: str) -> int:
    """Return a level of the computer player."""
    from kropki.computer.levels import LEVELS

    if not (word.isdecimal() and int(word) in LEVELS):
        raise argparse.ArgumentTypeError(f"{word!r} is not a level: use {min(LEVELS)} to {max(LEVELS)}")
    return int(word)


def seconds(word: str) -> float:
    """Return a time in seconds, more than 0."""
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?", word) or not float(word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a time in seconds, such as 0.5")
    return float(word)


def size(word: str) -> tuple[int, int]:
    """Return the width and height of a board."""
    match = re.fullmatch("([0-9]{1,3})(?:[x×:]([0-9]{1,3}))?", plain(word))
    if not match:
        raise argparse.ArgumentTypeError(f"{word!r} is not a size, such as 15 or 39x32")
    return int(match[1]), int(match[2] or match[1])


def add_starts(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say from which positions the games of a match start."""
    parser.add_argument(
        "--seed", type=positive_or_0, default=0, metavar="N", help="the seed of the first pair (default: 0)"
    )
    parser.add_argument(
        "--scatter",
        type=positive_or_0,
        default=4,
        metavar="N",
        help="how many dots are put at random before the players move (default: 4)",
    )


def add_look(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say how boards look in the terminal."""
    parser.add_argument(
        "--board",
        choices=BOARDS,
        help="drawn with lines and dots (the default on terminals), in ASCII, as the letters of diagrams (the"
        " default elsewhere), or only told in words, for screen readers",
    )
    add_color(parser)


def add_color(parser: argparse.ArgumentParser) -> None:
    """Add the argument that says when a terminal gets colours."""
    parser.add_argument(
        "--color",
        choices=["auto", "always", "never"],
        default="auto",
        help="when to use colours (default: on terminals, unless NO_COLOR is set)",
    )


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose puzzles."""
    parser.add_argument(
        "--grades",
        type=grades,
        default=(0, 9),
        metavar="N-M",
        help="only puzzles of these grades, such as 1-3",
    )
    parser.add_argument(
        "--seed", type=positive_or_0, metavar="N", help="choose puzzles at random; each seed chooses others"
    )


def add_json(parser: argparse._ActionsContainer, summary: str) -> None:
    """Add the argument with which a command prints lines of JSON."""
    parser.add_argument("--json", action="store_true", help=summary)


def add_serving(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of commands that serve the page."""
    parser.add_argument(
        "--port", type=port, default=8000, help="the port (default: 8000, or a free one if it is taken)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def span(word: str) -> tuple[int, int]:
    """Return the numbers of the first and the last of some moves."""
    match = re.fullmatch("([1-9][0-9]{0,8})(?:-([1-9][0-9]{0,8}))?", plain(word))
    if not match:
        raise argparse.ArgumentTypeError(f"{word!r} is not a range of moves such as 51-100, counted from 1")
    first, last = int(match[1]), int(match[2] or match[1])
    if last < first:
        raise argparse.ArgumentTypeError(f"{word!r} ends before it begins: write {last}-{first}")
    return first, last


def grades(word: str) -> tuple[int, int]:
    """Return the lowest and the highest of some grades of puzzles."""
    match = re.fullmatch("([1-9])(?:-([1-9]))?", word)
    if not match or int(match[2] or match[1]) < int(match[1]):
        raise argparse.ArgumentTypeError(f"{word!r} is not a grade such as 3, or grades such as 1-4")
    return int(match[1]), int(match[2] or match[1])
