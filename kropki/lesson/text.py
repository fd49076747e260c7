"""Lessons as text files (`docs/lessons.md`).

A lesson is a head and some steps, with empty lines in between. Each step has a position, as a drawing
(`kropki.board.diagram`) or an SGF record, and what to do there:

    lesson: My first lesson

    text: Close the ring.
    aim: capture 1
    .  R  .  .
    R  B  R  .
    .  .  .  .
    .  .  .  .

Lines that begin with # are comments. A text that begins with @ is the name of a message of the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kropki.board import diagram
from kropki.board.diagram import DOTS, Diagram
from kropki.board.grid import LETTERS, Player
from kropki.errors import InvalidDiagram, KropkiError, quoted
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.rules import RULE_SETS
from kropki.lesson.aim import Aim, AimKind, parse_aim
from kropki.lesson.errors import InvalidLesson
from kropki.record import read_games

MAX_CHARACTERS = 100_000
"""Characters of a lesson."""
MAX_STEPS = 100
"""Steps of a lesson."""
MAX_END = 12
"""Free points of a board that is to be played to its end."""
MAX_JOINING = 3
"""Dots in which dots may be connected or grounded."""
MAX_WORDS = 300
"""Characters of a text in a lesson."""
HEAD = "lesson"
"""The first key of every lesson."""

_HEAD_KEYS = (HEAD, "rules")
_STEP_KEYS = ("text", "aim", "player", "rules", "right", "wrong", "shape", "sgf")


@dataclass(frozen=True)
class Step:
    """A step of a lesson.

    Attributes:
        text: What the reader is told.
        aim: What the reader is to do.
        player: Who the reader is.
        rules: The name of the rule set.
        drawing: The position.
        move: The move whose captures are to be predicted, in letters; empty if there is none.
        right: What the reader is told after reaching the aim; empty for the usual words.
        wrong: What the reader is told after a wrong move; empty for the usual words.
        shape: The name of the shape that the step is about; empty if there is none.
        line: Its first line in the text, from 1.
    """

    text: str
    aim: Aim
    player: Player
    rules: str
    drawing: str
    move: str = ""
    right: str = ""
    wrong: str = ""
    shape: str = ""
    line: int = 1

    def game(self) -> Game:
        """Return a new game at the position of the step, with the reader to move.

        Raises:
            KropkiError: If the position cannot be set up.
        """
        drawn = diagram.parse(self.drawing)
        opening = Opening("custom", position=self.drawing)
        return Game(drawn.width, drawn.height, rules=self.rules, opening=opening, first=self.player)


@dataclass(frozen=True)
class Lesson:
    """A lesson: its title and its steps."""

    title: str
    steps: tuple[Step, ...]


def looks_like_lesson(text: str) -> bool:
    """Return whether a text begins as a lesson does."""
    lines = text[:MAX_CHARACTERS].lstrip("\ufeff").splitlines()
    first = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    return first.startswith(f"{HEAD}:")


def read_lesson(text: str) -> Lesson:
    """Read a lesson.

    Raises:
        InvalidLesson: If the text is not a lesson. The error has the line.
    """
    if len(text) > MAX_CHARACTERS:
        raise InvalidLesson("too-long", f"a lesson has at most {MAX_CHARACTERS} characters, not {len(text)}")
    blocks = [*_blocks(text.lstrip("\ufeff"))]
    if not blocks or not blocks[0].lines[0].startswith(f"{HEAD}:"):
        raise InvalidLesson("head", f"a lesson begins with a line such as “{HEAD}: My first lesson”")
    head = _fields(blocks[0], _HEAD_KEYS)
    if head.rows:
        raise InvalidLesson("head", "put an empty line between the head and the first step", head.rows[0][0])
    title, rules = head.need(HEAD), head.rule_set("russian")
    if len(blocks) == 1:
        raise InvalidLesson("no-steps", "the lesson has no steps: an empty line begins the first", head.line)
    if len(blocks) > MAX_STEPS + 1:
        line = blocks[MAX_STEPS + 1].line
        raise InvalidLesson("too-long", f"a lesson has at most {MAX_STEPS} steps", line)
    return Lesson(title, tuple(_step(_fields(block, _STEP_KEYS), rules) for block in blocks[1:]))


@dataclass(frozen=True)
class _Block:
    """Lines without an empty one in between, and the number of the first."""

    line: int
    lines: list[str]


@dataclass(frozen=True)
class _Fields:
    """The fields of a block with their lines, and the rows of its drawing."""

    line: int
    values: Mapping[str, tuple[int, str]]
    rows: list[tuple[int, str]]

    def need(self, key: str) -> str:
        """Return a field that must be there.

        Raises:
            InvalidLesson: If it is missing or empty.
        """
        line, value = self.values.get(key, (self.line, ""))
        if not value:
            raise InvalidLesson("missing", f"“{key}:” is missing or empty", line)
        return value

    def get(self, key: str) -> str:
        """Return a field, or an empty text."""
        return self.values.get(key, (0, ""))[1]

    def line_of(self, key: str) -> int:
        """Return the line of a field, or that of the block."""
        return self.values.get(key, (self.line, ""))[0]

    def rule_set(self, otherwise: str) -> str:
        """Return the name of the rule set.

        Raises:
            InvalidLesson: If there is no such rule set.
        """
        name = self.get("rules") or otherwise
        if name not in RULE_SETS:
            message = f"{quoted(name)} is no rule set; there are {', '.join(RULE_SETS)}"
            raise InvalidLesson("rules", message, self.line_of("rules"))
        return name


def _blocks(text: str) -> Iterator[_Block]:
    lines: list[str] = []
    first = 1
    for number, written in enumerate(text.splitlines(), 1):
        line = "#" if written.startswith("#") else written
        if not line.strip():
            if lines:
                yield _Block(first, lines)
            lines = []
        elif lines or line != "#":
            if not lines:
                first = number
            lines.append(line)
    if lines:
        yield _Block(first, lines)


def _fields(block: _Block, keys: tuple[str, ...]) -> _Fields:
    """Return the fields and the drawing of a block.

    Raises:
        InvalidLesson: If a field is unknown, given twice or too long.
    """
    values: dict[str, tuple[int, str]] = {}
    rows: list[tuple[int, str]] = []
    for number, line in enumerate(block.lines, block.line):
        if line == "#":
            continue
        key, colon, value = line.partition(":")
        if not colon:
            rows.append((number, line))
            continue
        key, value = key.strip(), value.strip()
        if key not in keys:
            raise InvalidLesson("key", f"{quoted(key)} is unknown here; there are {', '.join(keys)}", number)
        if key in values:
            raise InvalidLesson("key", f"“{key}:” is there twice", number)
        if len(value) > MAX_WORDS and key != "sgf":
            raise InvalidLesson("too-long", f"“{key}:” has at most {MAX_WORDS} characters", number)
        values[key] = number, value
    return _Fields(block.line, values, rows)


def _step(fields: _Fields, rules: str) -> Step:
    """Return a step.

    Raises:
        InvalidLesson: If something is wrong with it.
    """
    text = fields.need("text")
    try:
        aim = parse_aim(fields.need("aim"))
    except ValueError as error:
        raise InvalidLesson("aim", str(error), fields.line_of("aim")) from error
    letter = fields.get("player") or DOTS[0]
    if letter not in tuple(DOTS[:2]):
        message = f"the player is R or B, not {quoted(letter)}"
        raise InvalidLesson("player", message, fields.line_of("player"))
    drawn = _diagram(fields)
    player, move = DOTS.index(letter), ""
    if aim.kind is AimKind.PREDICT:
        if len(drawn.moves) != 1:
            raise InvalidLesson("move", "to predict, the drawing has one move, such as R1", fields.line)
        [((x, y), player)] = drawn.moves
        move = LETTERS[x] + LETTERS[y]
        drawn.moves.clear()
    step = Step(
        text,
        aim,
        player,
        fields.rule_set(rules),
        str(drawn),
        move,
        fields.get("right"),
        fields.get("wrong"),
        fields.get("shape"),
        fields.line,
    )
    _check(step)
    return step


def _diagram(fields: _Fields) -> Diagram:
    """Return the position of a step.

    Raises:
        InvalidLesson: If there is none, or it cannot be read.
    """
    if "sgf" in fields.values:
        line, record = fields.values["sgf"]
        if fields.rows:
            raise InvalidLesson("position", "a step has a drawing or SGF, not both", fields.rows[0][0])
        try:
            game = next(read_games(record)).game
        except KropkiError as error:
            raise InvalidLesson("position", f"the SGF record cannot be read: {error}", line) from error
        game.go_to_ply(game.plies)
        return game.board.diagram()
    if not fields.rows:
        raise InvalidLesson("position", "the step has no position: draw it below, or give sgf:", fields.line)
    try:
        return diagram.parse("\n".join(row for _, row in fields.rows))
    except InvalidDiagram as error:
        line = fields.rows[min(error.line, len(fields.rows)) - 1][0]
        raise InvalidLesson("position", str(error), line, error.column) from error


def _check(step: Step) -> None:
    """Check that a step can be played.

    Raises:
        InvalidLesson: If it cannot.
    """
    try:
        game = step.game()
        for letters in (*step.aim.points, *([step.move] if step.move else ())):
            point = game.board.grid.from_letters(letters)
            if letters in step.aim.points and not game.board.alive_mask(step.player) >> point & 1:
                raise InvalidLesson("aim", f"the reader has no dot on {letters}", step.line)
        free = len(game.board.legal_points)
        if step.aim.kind is AimKind.WIN and free > MAX_END:
            message = f"the aim win needs a board with at most {MAX_END} free points, not {free}"
            raise InvalidLesson("aim", message, step.line)
        if step.aim.kind in (AimKind.CONNECT, AimKind.GROUND) and step.aim.dots > MAX_JOINING:
            message = f"the aim {step.aim.kind} takes at most {MAX_JOINING} dots, not {step.aim.dots}"
            raise InvalidLesson("aim", message, step.line)
        if step.move:
            game.play(game.board.grid.from_letters(step.move))
    except InvalidLesson:
        raise
    except KropkiError as error:
        raise InvalidLesson("position", f"the position cannot be played: {error}", step.line) from error
