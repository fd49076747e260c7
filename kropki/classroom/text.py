"""Classes as text files (`docs/classes.md`).

A class is a head and some steps. A line that begins with `===` begins a step and says what it is:

    class: Think ahead
    level: 3
    hints: off

    === lesson: tactics

    === puzzle: 9e6df5bf

    === game: What would you play?
    at: 20
    hidden: yes
    (;GM[40]SZ[20];B[jj]...)

Our own lessons and puzzles have names; others are in the step as they are in their files.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass, replace
from enum import StrEnum

from kropki.classroom.errors import InvalidClass
from kropki.computer.levels import LEVELS
from kropki.errors import InvalidDiagram, KropkiError, quoted
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.lesson.blocks import (
    Block,
    Fields,
    begins_with,
    fields_of,
    is_comment,
    is_empty,
    key_of,
    split_field,
)
from kropki.lesson.text import CHAPTERS, identity, read_lesson
from kropki.puzzle.puzzle import InvalidPuzzle, read_puzzle
from kropki.record import UnreadableGame, write_game
from kropki.record.collection import Collection
from kropki.text import joined, plain, written_lines

MAX_CHARACTERS = 200_000
"""Characters of a class."""
MAX_STEPS = 100
"""Steps of a class."""
MAX_MOVES = 5000
"""Nodes and moves of a game in a class."""
HEAD = "class"
"""The first key of every class."""
MARK = "==="
"""How the first line of a step begins."""

_HEAD_KEYS = (HEAD, "level", "hints", "computer")
_STEP_KEYS = ("text", "at", "hidden")
_PUZZLE = re.compile(r"[0-9a-f]{8}")


class StepKind(StrEnum):
    """What a step of a class is."""

    LESSON = "lesson"
    PUZZLE = "puzzle"
    POSITION = "position"
    """A position to look at or to play on from."""
    GAME = "game"


_OURS = (StepKind.LESSON, StepKind.PUZZLE)
"""Kinds of which we have some with names."""


@dataclass(frozen=True)
class ClassStep:
    """A step of a class.

    Attributes:
        kind: What it is.
        name: The name of our lesson or puzzle; empty if `source` has it.
        title: What it is called; empty for the usual words.
        text: What the teacher says about it.
        source: The lesson, the puzzle, or the game as SGF.
        at: The move of the game after which it opens.
        is_hidden: Whether what follows then is shown only after the pupil has played a point.
        before: The game up to that move as SGF, if the rest is hidden.
        played: The point that was played then, in letters; empty without one.
        line: Its first line in the text, from 1.
        id: Eight hexadecimal digits for what there is to do: they stay when words are changed. A lesson is
            known by its first board, a game by its last position, or by the one that is asked about.
    """

    kind: StepKind
    name: str = ""
    title: str = ""
    text: str = ""
    source: str = ""
    at: int = 0
    is_hidden: bool = False
    before: str = ""
    played: str = ""
    line: int = 1
    id: str = ""


@dataclass(frozen=True)
class Class:
    """A class.

    Attributes:
        title: What it is called.
        level: The strongest level of the computer player that is allowed.
        allows_hints: Whether hints are allowed.
        allows_computer: Whether the computer may play.
        steps: Its steps in order.
        id: Eight hexadecimal digits that depend on its text. Old codes of progress have them.
    """

    title: str
    level: int
    allows_hints: bool
    allows_computer: bool
    steps: tuple[ClassStep, ...]
    id: str


def looks_like_class(text: str) -> bool:
    """Return whether a text begins as a class does."""
    return begins_with(text, HEAD)


def read_class(text: str) -> Class:
    """Read a class.

    Raises:
        InvalidClass: If the text is not a class. The error has the line.
        InvalidLesson: If a lesson in it is wrong. The error has the line.
    """
    if len(text) > MAX_CHARACTERS:
        raise InvalidClass("too-long", f"a class has at most {MAX_CHARACTERS} characters, not {len(text)}")
    lines = [line.rstrip() for line in written_lines(text)]
    starts = [number for number, line in enumerate(lines) if plain(line).startswith(MARK)]
    head = _head(lines[: starts[0]] if starts else lines)
    if not starts:
        message = f"the class has no steps: a line such as “{MARK} lesson: first” begins one"
        raise InvalidClass("no-steps", message, head.line)
    if len(starts) > MAX_STEPS:
        raise InvalidClass("too-long", f"a class has at most {MAX_STEPS} steps", starts[MAX_STEPS] + 1)
    ends = [*starts[1:], len(lines)]
    whole = "\n".join(line.rstrip() for line in text.lstrip("\ufeff").splitlines()).strip()  # as ever
    return Class(
        head.need(HEAD),
        _number(head, "level", max(LEVELS), range(1, max(LEVELS) + 1)),
        _switch(head, "hints", "on", "off"),
        _switch(head, "computer", "on", "off"),
        tuple(_step(lines[start:end], start + 1) for start, end in zip(starts, ends, strict=True)),
        identity(whole),
    )


def missing_puzzles(found: Class, names: Container[str]) -> list[InvalidClass]:
    """Return a fault for each step of a class that names one of our puzzles, if `names` does not have it."""
    return [
        InvalidClass("name", f"we have no puzzle {quoted(step.name)}", step.line)
        for step in found.steps
        if step.kind is StepKind.PUZZLE and step.name and step.name not in names
    ]


def _head(lines: list[str]) -> Fields:
    """Return the fields before the first step.

    Raises:
        InvalidClass: If they are not those of a class.
    """
    if not begins_with("\n".join(lines), HEAD):
        raise InvalidClass("head", f"a class begins with a line such as “{HEAD}: Think ahead”")
    line = next(number for number, line in enumerate(lines, 1) if not (is_empty(line) or is_comment(line)))
    fields = _fields(lines[line - 1 :], _HEAD_KEYS, line)
    if fields.rows:
        message = f"this belongs to no step: a line such as “{MARK} lesson: first” begins one"
        raise InvalidClass("head", message, fields.rows[0][0])
    return fields


def _fields(lines: list[str], keys: tuple[str, ...], line: int) -> Fields:
    written = ["#" if is_empty(each) or is_comment(each) else each for each in lines]
    return fields_of(Block(line, written), keys, InvalidClass)


def _number(fields: Fields, key: str, otherwise: int, allowed: range) -> int:
    """Return a number.

    Raises:
        InvalidClass: If it is not one of the allowed values.
    """
    value = fields.get(key)
    if not value:
        return otherwise
    if not re.fullmatch(r"\d{1,6}", value, re.ASCII) or int(value) not in allowed:
        message = f"“{key}:” is a number from {allowed[0]} to {allowed[-1]}, not {quoted(value)}"
        raise InvalidClass(key, message, fields.line_of(key))
    return int(value)


def _switch(fields: Fields, key: str, yes: str, no: str) -> bool:
    """Return whether a field says `yes`, which is usual if `no` is `off`.

    Raises:
        InvalidClass: If it is neither `yes` nor `no`.
    """
    value = fields.get(key) or ("on" if yes == "on" else no)
    if value not in (yes, no):
        message = f"“{key}:” is {yes} or {no}, not {quoted(value)}"
        raise InvalidClass(key, message, fields.line_of(key))
    return value == yes


def _step(lines: list[str], line: int) -> ClassStep:
    """Return the step in these lines, of which the first has the number `line`.

    Raises:
        InvalidClass: If something is wrong with it.
        InvalidLesson: If it is a lesson, and something is wrong with that.
    """
    begin, name = split_field(lines[0])
    word, name = (
        plain(begin or name).removeprefix(MARK).strip().lower(),
        joined(name).strip() if begin else "",
    )
    if word not in StepKind.__members__.values():
        raise InvalidClass("step", f"{quoted(word)} is no step; there are {', '.join(StepKind)}", line)
    count = 1
    while count < len(lines) and _belongs_to_head(lines[count]):
        count += 1
    fields = _fields(lines[1:count], _STEP_KEYS, line + 1)
    first = next((number for number in range(count, len(lines)) if not is_empty(lines[number])), count)
    body = lines[first:]
    while body and is_empty(body[-1]):
        body.pop()
    begun = _Begun(StepKind(word), name, fields, body, line, line + first)
    if begun.kind in _OURS:
        for key in ("at", "hidden"):
            if key in fields.values:
                raise InvalidClass("key", f"a {word} has no “{key}:”", fields.line_of(key))
        ours = plain(name).strip().lower()
        return replace(begun, name=ours).of_ours() if ours else begun.of_body()
    return begun.of_game()


def _belongs_to_head(line: str) -> bool:
    return is_empty(line) or is_comment(line) or key_of(line) in _STEP_KEYS


@dataclass(frozen=True)
class _Begun:
    """A step whose first lines have been read.

    Attributes:
        kind: What it is.
        name: What follows the kind in its first line.
        fields: Its fields.
        body: The other lines.
        line: The number of its first line.
        begin: The number of the first line of the body.
    """

    kind: StepKind
    name: str
    fields: Fields
    body: list[str]
    line: int
    begin: int

    def of_ours(self) -> ClassStep:
        """Return the step with our lesson or puzzle of this name.

        Raises:
            InvalidClass: If there is no such lesson, or no puzzle can have this name.
        """
        if self.body:
            message = f"leave out the name {quoted(self.name)} to put a {self.kind} below"
            raise InvalidClass("step", message, self.begin)
        if self.kind is StepKind.LESSON and self.name not in CHAPTERS:
            message = f"we have no lesson {quoted(self.name)}; there are {', '.join(CHAPTERS)}"
            raise InvalidClass("name", message, self.line)
        if self.kind is StepKind.PUZZLE and not _PUZZLE.fullmatch(self.name):
            message = f"{quoted(self.name)} is not a name of a puzzle: it has eight digits, such as 9e6df5bf"
            raise InvalidClass("name", message, self.line)
        return ClassStep(
            self.kind,
            self.name,
            text=self.fields.get("text"),
            line=self.line,
            id=identity(self.kind, self.name),
        )

    def of_body(self) -> ClassStep:
        """Return the step with the lesson or puzzle below.

        Raises:
            InvalidClass: If the step has no puzzle, or a wrong one.
            InvalidLesson: If the lesson is wrong.
        """
        source, title = self._source(), ""
        if self.kind is StepKind.LESSON:
            lesson = read_lesson(source, self.begin)
            title, known = lesson.title, lesson.steps[0].id
        else:
            try:
                puzzle = read_puzzle("\n".join(line for line in self.body if not is_comment(line)))
            except InvalidPuzzle as error:
                raise InvalidClass("puzzle", str(error), self.begin) from error
            source, known = str(puzzle), puzzle.id
        return ClassStep(
            self.kind,
            title=title,
            text=self.fields.get("text"),
            source=source,
            line=self.line,
            id=identity(self.kind, known),
        )

    def of_game(self) -> ClassStep:
        """Return the step with the position or game below.

        Raises:
            InvalidClass: If the step has no record, or one that cannot be read.
        """
        source = self._source()
        game = self._read(source)
        usual = 0 if self.kind is StepKind.POSITION else game.plies
        at = _number(self.fields, "at", usual, range(game.plies + 1))
        is_hidden = _switch(self.fields, "hidden", "yes", "no")
        try:
            source, before = write_game(game), ""
            game.go_to_ply(at if is_hidden else game.plies)
            asked = [
                str(is_hidden),
                str(game.turn),
                str(game.ply),
                str(game.board.diagram()),
            ]
            game.go_to_ply(at)
            move = game.node.next.move if game.node.next else None
            if is_hidden:
                _hide(game)
                before = write_game(game)
        except KropkiError as error:
            raise InvalidClass(self.kind, f"it cannot be written as SGF: {error}", self.begin) from error
        played = game.board.grid.letters(move.point) if isinstance(move, Dot) else ""
        return ClassStep(
            self.kind,
            title=self.name,
            text=self.fields.get("text"),
            source=source,
            at=at,
            is_hidden=is_hidden,
            before=before,
            played=played if is_hidden else "",
            line=self.line,
            id=identity("game", *asked),
        )

    def _source(self) -> str:
        """Return the body.

        Raises:
            InvalidClass: If it is empty.
        """
        if not self.body:
            ours = f", or name one of ours: “{MARK} {self.kind}: NAME”" if self.kind in _OURS else ""
            raise InvalidClass("missing", f"the {self.kind} is missing: put it below{ours}", self.line)
        return "\n".join(self.body)

    def _read(self, source: str) -> Game:
        """Return the game of a record or a diagram.

        Raises:
            InvalidClass: If it cannot be read.
        """
        try:
            game = Collection(source, f"the {self.kind}", max_nodes=MAX_MOVES).read(1, any_game=False).game
        except InvalidDiagram as error:
            raise InvalidClass(self.kind, str(error), self.begin + error.line - 1, error.column) from error
        except UnreadableGame as error:
            found = error.diagnostic
            line = self.begin + max(1, found.line) - 1
            raise InvalidClass(self.kind, found.message, line, max(1, found.column)) from error
        except KropkiError as error:
            raise InvalidClass(self.kind, str(error), self.begin) from error
        node = game.root
        while node.children:
            node.selected_index = 0
            node = node.children[0]
        game.go_to(node)
        return game


def _hide(game: Game) -> None:
    """Remove from a game all that does not lead to its current position."""
    path = game.node.path()
    for node, following in zip(path, [*path[1:], None], strict=True):
        node.children[:] = [following] if following else []
        node.selected_index = 0
    game.root.drop_notes("RE")
