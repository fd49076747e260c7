"""Types of command-line arguments, for `argparse`."""

from __future__ import annotations

import argparse
import re


def port(word: str) -> int:
    if not (word.isdecimal() and int(word) <= 65535):
        raise argparse.ArgumentTypeError(f"{word!r} is no port: 0 to 65535 are")
    return int(word)


def positive_or_0(word: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", word):
        raise argparse.ArgumentTypeError(f"{word!r} is no number")
    return int(word)


def positive(word: str) -> int:
    if not positive_or_0(word):
        raise argparse.ArgumentTypeError("they are numbered from 1")
    return int(word)


def level(word: str) -> int:
    from kropki.computer.levels import LEVELS

    if not (word.isdecimal() and int(word) in LEVELS):
        raise argparse.ArgumentTypeError(f"{word!r} is no level: {min(LEVELS)} to {max(LEVELS)} are")
    return int(word)


def seconds(word: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?", word) or not float(word):
        raise argparse.ArgumentTypeError(f"{word!r} is no time: 0.5 is half a second")
    return float(word)


def size(word: str) -> tuple[int, int]:
    match = re.fullmatch("([0-9]{1,3})(?:[x×:]([0-9]{1,3}))?", word)
    if not match:
        raise argparse.ArgumentTypeError(f"{word!r} is no size: 15 or 39x32 is")
    return int(match[1]), int(match[2] or match[1])
