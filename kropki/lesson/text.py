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

import zlib
from dataclasses import dataclass

from kropki.board import diagram
from kropki.board.diagram import DOTS, Diagram
from kropki.board.grid import LETTERS, Player
from kropki.errors import InvalidDiagram, KropkiError, quoted
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.rules import RULE_SETS
from kropki.lesson.aim import Aim, AimKind, parse_aim
from kropki.lesson.blocks import RECORD, Fields, begins_with, blocks_of, fields_of, key_of
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
HEAD = "lesson"
"""The first key of every lesson."""
CHAPTERS = ("first", "edge", "houses", "dead", "declared", "end", "opening", "tactics")
"""The names of our own lessons."""

_HEAD_KEYS = (HEAD, "rules")
_STEP_KEYS = ("text", "aim", "player", "rules", "right", "wrong", "shape", RECORD)


@dataclass(frozen=True)
class Step:
    """A step of a lesson.

    Attributes:
        text: What the reader is told.
        aim: What the reader is to do.
        player: Who the reader is.
        rules: The name of the rule set.
        drawing: The position.
        move: The move whose captures are to be predicted, in letters; empty without one.
        right: What the reader is told after reaching the aim; empty for the usual words.
        wrong: What the reader is told after a wrong move; empty for the usual words.
        shape: The name of the shape that the step is about; empty without one.
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

    @property
    def id(self) -> str:
        """A name for the task that stays when its words are changed: eight hexadecimal digits."""
        return identity(self.rules, str(self.player), str(self.aim), self.move, self.drawing)

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


def identity(*parts: str) -> str:
    """Return eight hexadecimal digits that depend on some texts."""
    text = "\n".join(parts)
    return f"{zlib.crc32(text.encode('utf-8', 'replace')):08x}"


def looks_like_lesson(text: str) -> bool:
    """Return whether a text begins as a lesson does."""
    return begins_with(text, HEAD)


def read_lesson(text: str, line: int = 1) -> Lesson:
    """Read a lesson.

    Args:
        text: The lesson.
        line: The number of its first line, if it is a part of another text.

    Raises:
        InvalidLesson: If the text is not a lesson. The error has the line.
    """
    if len(text) > MAX_CHARACTERS:
        raise InvalidLesson(
            "too-long", f"a lesson has at most {MAX_CHARACTERS} characters, not {len(text)}", line
        )
    blocks = [*blocks_of(text, line)]
    if not blocks or not key_of(blocks[0].lines[0]) == HEAD:
        raise InvalidLesson("head", f"a lesson begins with a line such as “{HEAD}: My first lesson”", line)
    head = fields_of(blocks[0], _HEAD_KEYS)
    if head.rows:
        raise InvalidLesson("head", "put an empty line between the head and the first step", head.rows[0][0])
    title, rules = head.need(HEAD), _rule_set(head, "russian")
    if len(blocks) == 1:
        raise InvalidLesson("no-steps", "the lesson has no steps: an empty line begins the first", head.line)
    if len(blocks) > MAX_STEPS + 1:
        raise InvalidLesson("too-long", f"a lesson has at most {MAX_STEPS} steps", blocks[MAX_STEPS + 1].line)
    return Lesson(title, tuple(_step(fields_of(block, _STEP_KEYS), rules) for block in blocks[1:]))


def _step(fields: Fields, rules: str) -> Step:
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
        _rule_set(fields, rules),
        str(drawn),
        move,
        fields.get("right"),
        fields.get("wrong"),
        fields.get("shape"),
        fields.line,
    )
    _check(step)
    return step


def _rule_set(fields: Fields, otherwise: str) -> str:
    """Return the name of the rule set of a head or a step.

    Raises:
        InvalidLesson: If there is no such rule set.
    """
    name = fields.get("rules") or otherwise
    if name not in RULE_SETS:
        message = f"{quoted(name)} is not a rule set; there are {', '.join(RULE_SETS)}"
        raise InvalidLesson("rules", message, fields.line_of("rules"))
    return name


def _diagram(fields: Fields) -> Diagram:
    """Return the position of a step.

    Raises:
        InvalidLesson: If the step has no record, or one that cannot be read.
    """
    if RECORD in fields.values:
        line, record = fields.values[RECORD]
        if fields.rows:
            raise InvalidLesson("position", "a step has a drawing or SGF, not both", fields.rows[0][0])
        try:
            game = read_games(record)[0].game
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
