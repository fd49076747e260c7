"""Transcripts of conversations with an engine: commands, and what it answered.

    # a house is entered
    > new 5 4
    < ok
    > play 2 1 1
    < ok 0 0

A line that begins with `>` is a command, one with `<` an answer, and one with `#` a remark; a remark before a
new board names the game. The signs may be missing, as in what a terminal shows. Both protocols of
docs/engines.md are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

from kropki.conformance.referee import Referee, begins_game
from kropki.errors import quoted
from kropki.text import rows_of

COMMAND, ANSWER, REMARK = "> ", "< ", "# "
"""What lines of a transcript begin with."""
NOTHING = "nothing"
"""What is told in place of a line that is missing."""

_MAX_TOLD = 120
"""Characters of a line that are told."""
_BEGIN = re.compile(r"^[ \t]*(?:>[ \t]*)?(?:new [0-9]+ [0-9]+\b|[0-9]+ init [0-9]+ [0-9]+ )", re.MULTILINE)
_ANSWER = re.compile(r"[=?](?:[ \t]|$)|(?:ok|refused|end)\b")
_ROW = re.compile(r"(?:[.RBGY][.rbgy])+")


class Exchange(NamedTuple):
    """A command, and what was answered.

    Attributes:
        command: The command.
        answers: The lines of the answer; none if the transcript ends before it.
        line: The line of the command, from 1.
    """

    command: str
    answers: Sequence[str]
    line: int


class RecordedGame(NamedTuple):
    """A part of a transcript that begins with a new board.

    Attributes:
        name: What a remark calls it; empty without one.
        exchanges: The commands and answers.
    """

    name: str
    exchanges: list[Exchange]


class Difference(NamedTuple):
    """A line of an answer that is not right.

    Attributes:
        said: The line; `NOTHING` where one is missing.
        right: What would have been right; `NOTHING` if the engine said more than that.
    """

    said: str
    right: str

    def described(self, command: str) -> str:
        """Return what is wrong with the answer to a command."""
        said = NOTHING if self.said is NOTHING else quoted(self.said, _MAX_TOLD)
        right = NOTHING if self.right is NOTHING else quoted(self.right, _MAX_TOLD)
        return f"{quoted(command, _MAX_TOLD)} is answered by {said}; right is {right}"


def looks_like_transcript(text: str) -> bool:
    """Return whether a line of a text asks for a new board."""
    return _BEGIN.search(text) is not None


def read_transcript(text: str) -> Iterator[RecordedGame]:
    """Yield the games of a transcript. What comes before the first board is left out."""
    game: RecordedGame | None = None
    name = ""
    for exchange in _exchanges(text):
        if isinstance(exchange, str):
            name = exchange
        elif begins_game(exchange.command):
            if game:
                yield game
            game, name = RecordedGame(name, [exchange]), ""
        elif game:
            game.exchanges.append(exchange)
    if game:
        yield game


def _exchanges(text: str) -> Iterator[Exchange | str]:
    """Yield the commands with their answers and, as text, the remarks."""
    command, answers, number = "", list[str](), 0
    for place, row in enumerate(rows_of(text), 1):
        sign, line = row.strip()[:1], row.strip()
        if not line:
            continue
        if sign == REMARK[0]:
            if command:
                yield Exchange(command, answers, number)
            command = ""
            yield line[1:].strip()
        elif sign == ANSWER[0] or (sign != COMMAND[0] and _is_answer(line)):
            answers.append(line.removeprefix(ANSWER[0]).strip())
        else:
            if command:
                yield Exchange(command, answers, number)
            command, answers, number = line.removeprefix(COMMAND[0]).strip(), [], place
    if command:
        yield Exchange(command, answers, number)


def _is_answer(line: str) -> bool:
    return _ANSWER.match(line) is not None or _ROW.fullmatch(line) is not None


def find_difference(referee: Referee, right: Iterable[str], said: Iterable[str]) -> Difference | None:
    """Return the first line of an answer that is not right.

    Args:
        referee: Knows which lines mean the same.
        right: The right answer.
        said: What the engine answered.
    """
    for wanted, line in zip_longest(right, said):
        if line is None or wanted is None or not referee.accepts(line, wanted):
            return Difference(NOTHING if line is None else line, NOTHING if wanted is None else wanted)
    return None


def is_declined(referee: Referee, exchange: Exchange) -> bool:
    """Return whether the engine has refused a new board, as one may that lacks its size or rules."""
    return begins_game(exchange.command) and any(map(referee.is_refusal, exchange.answers[:1]))
