"""Says which answers of an engine are right: a referee for each of the two protocols (docs/engines.md)."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from kropki.board.board import Board
from kropki.conformance.verifier import Verifier

_ANY_POINT = "X Y"
"""Stands in a right answer for a point that the engine chooses."""
_UNJUDGED = "…"
"""Stands for an answer that no rule of the game decides, such as the engine's name."""


class Referee(ABC):
    """Carries out the commands that an engine gets, and knows what it must answer."""

    def __init__(self) -> None:
        self._verifier = Verifier()

    @property
    def board(self) -> Board | None:
        """The board as it must be now; None before the first one."""
        return self._verifier.board

    @abstractmethod
    def right_answer(self, command: str) -> list[str]:
        """Carry out a command, and return the lines of the right answer."""

    @abstractmethod
    def accepts(self, line: str, right: str) -> bool:
        """Return whether a line means the same as that of the right answer."""

    @abstractmethod
    def is_refusal(self, line: str) -> bool:
        """Return whether a line says that a command cannot be carried out."""


class VerifyReferee(Referee):
    """Knows the protocol of `kropki verify`. The reason of a refusal counts for nothing."""

    def right_answer(self, command: str) -> list[str]:
        """Carry out a command, and return the lines of the right answer."""
        return [] if command.split() == ["quit"] else self._verifier.answer(command)

    def accepts(self, line: str, right: str) -> bool:
        """Return whether a line means the same as that of the right answer."""
        if self.is_refusal(right):
            return self.is_refusal(line)
        return line.split() == right.split()

    def is_refusal(self, line: str) -> bool:
        """Return whether a line says that a command cannot be carried out."""
        return line.split()[:1] == ["refused"]


class PointsReferee(Referee):
    """Knows Points AI Protocol 6 [points-ai]. Whether a move is good counts for nothing."""

    def right_answer(self, command: str) -> list[str]:
        """Carry out a command, and return the line of the right answer."""
        words = command.split()
        said = " ".join(words[:2])
        match words[1:]:
            case ["init", width, height, _]:
                is_done = self._does(f"new {width} {height}")
            case ["play", x, y, ("0" | "1") as colour]:
                is_done = self._does(f"play {x} {y} {colour}")
                said += f" {x} {y} {colour}"
            case ["undo"]:
                is_done = self._does("undo")
            case [name, ("0" | "1") as colour, *_] if name.startswith("gen_move"):
                is_done = bool(self.board and not self.board.is_full)
                said += f" {_ANY_POINT} {colour}"
            case ["init" | "play" | "undo", *_]:
                is_done = False
            case _:
                return [_UNJUDGED]
        return [f"= {said}" if is_done else f"? {' '.join(words[:2])}"]

    def accepts(self, line: str, right: str) -> bool:
        """Return whether a line means the same as that of the right answer."""
        words = line.split()
        if right == _UNJUDGED:
            return words[:1] in (["="], ["?"])
        if self.is_refusal(right):
            return words[:3] == right.split()
        if _ANY_POINT not in right:
            return words == right.split()
        before, after = right.split(_ANY_POINT)
        chosen = re.fullmatch(f"{re.escape(before)}([0-9]+) ([0-9]+){re.escape(after)}", " ".join(words))
        return bool(chosen and self._is_open(int(chosen[1]), int(chosen[2])))

    def is_refusal(self, line: str) -> bool:
        """Return whether a line says that a command cannot be carried out."""
        return line.split()[:1] == ["?"]

    def _does(self, command: str) -> bool:
        return self._verifier.answer(command)[0].startswith("ok")

    def _is_open(self, x: int, y: int) -> bool:
        board = self.board
        if not board or x >= board.grid.width or y >= board.grid.height:
            return False
        return board.grid.point(x, y) in board.legal_points


def referee_for(command: str) -> Referee:
    """Return the referee of the protocol that a command belongs to."""
    return PointsReferee() if re.match(r"-?[0-9]", command) else VerifyReferee()


def words_of(command: str) -> list[str]:
    """Return the words of a command, without its number if it has one."""
    words = command.split()
    return words[1:] if words[:1] and re.fullmatch("-?[0-9]+", words[0]) else words


def begins_game(command: str) -> bool:
    """Return whether a command asks for a new board."""
    return words_of(command)[:1] in (["new"], ["init"])
