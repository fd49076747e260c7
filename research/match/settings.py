"""The players of a match as text, such as `level=8,seconds=0.3`."""

from __future__ import annotations

import re
import shlex
from argparse import ArgumentTypeError
from collections.abc import Callable
from dataclasses import dataclass

from kropki.cli import arguments
from kropki.computer.levels import LEVELS
from kropki.errors import KropkiError

STYLE_NAMES = ("takes", "blocks", "naive", "careful", "tactics", "nets", "shape", "playouts")
"""The styles of `research.match.styles`."""


def _style(word: str) -> str:
    if word not in STYLE_NAMES:
        raise ArgumentTypeError(f"{word[:20]!r} is not a style: use {', '.join(STYLE_NAMES)}")
    return word


def _commit(word: str) -> str:
    if not re.fullmatch("[0-9a-f]{7,40}", word):
        raise ArgumentTypeError(f"{word[:20]!r} is not a commit, such as a0bea0d")
    return word


_PARTS: dict[str, Callable[[str], object]] = {
    "level": arguments.level,
    "seconds": arguments.seconds,
    "steps": arguments.positive,
    "seed": arguments.positive_or_0,
    "style": _style,
    "commit": _commit,
}


class InvalidMatch(KropkiError):
    """A match or one of its players is not valid."""

    code = "match/setting"


@dataclass(frozen=True)
class PlayerSettings:
    """Who plays: a level of the computer player, a style, an old commit or another program.

    Attributes:
        level: The level of the computer player.
        seconds: The time for a move. By default, that of the level, or `players.DEFAULT_SECONDS` for a
            program.
        steps: How many steps the computer player thinks about a move, instead of a time.
        seed: The seed of the player.
        style: The name of a style instead of a level; empty for none.
        commit: The commit of this repository whose highest level plays; empty for the current code.
        command: The command that starts a program that speaks Points AI Protocol 6 [points-ai]; empty for
            none.
    """

    level: int = max(LEVELS)
    seconds: float | None = None
    steps: int | None = None
    seed: int = 0
    style: str = ""
    commit: str = ""
    command: tuple[str, ...] = ()

    @classmethod
    def parse(cls, text: str) -> PlayerSettings:
        """Read settings from text.

        Args:
            text: Settings separated by commas, such as `level=8,seconds=0.3` or `seconds=1,command=oppai -t
                1`. A command comes last and extends to the end.

        Raises:
            InvalidMatch: If the text is not valid.
        """
        found = re.search("(^|,)command=", text)
        head = text[: found.start()] if found else text
        values: dict[str, object] = {}
        for part in head.split(",") if head or not found else ():
            name, _, value = part.partition("=")
            if name not in _PARTS or name in values:
                names = ", ".join(f"{known}=" for known in _PARTS)
                raise InvalidMatch(
                    f"{part[:40]!r} is not valid: use {names} once each, and command= at the end"
                )
            try:
                values[name] = _PARTS[name](value)
            except ArgumentTypeError as error:
                raise InvalidMatch(f"{name}: {str(error)[:80]}") from None
        if found:
            values["command"] = _command(text[found.end() :])
        others = [name for name in ("command", "style", "commit") if name in values]
        if len(others) > 1 or (others and values.keys() & {"level", "steps"}):
            raise InvalidMatch(
                "a style, a commit or a program takes seconds and a seed, but no level or steps"
            )
        if values.keys() >= {"seconds", "steps"}:
            raise InvalidMatch("a player takes either seconds or steps, not both")
        return cls(**values)  # type: ignore[arg-type]

    @property
    def is_level(self) -> bool:
        """Whether this is a level of the current code."""
        return not (self.style or self.commit or self.command)

    def __str__(self) -> str:
        """Return the settings as text that `parse` reads."""
        parts = [f"style={self.style}"] if self.style else []
        parts += [f"commit={self.commit}"] if self.commit else []
        parts += [f"level={self.level}"] if self.is_level else []
        parts += [f"seconds={self.seconds:g}"] if self.seconds else []
        parts += [f"steps={self.steps}"] if self.steps else []
        parts += [f"seed={self.seed}"] if self.seed else []
        parts += [f"command={shlex.join(self.command)}"] if self.command else []
        return ",".join(parts)


def _command(text: str) -> tuple[str, ...]:
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise InvalidMatch(f"the command is not valid: {error}") from None
    if not words:
        raise InvalidMatch("the command is empty")
    return tuple(words)
