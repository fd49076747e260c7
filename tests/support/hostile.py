"""Lessons and puzzles that were damaged or made up, and requests about them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from kropki.errors import KropkiError
from kropki.protocol.learning import Learner
from kropki.protocol.requests import VERSION
from kropki.puzzle.puzzle import read_puzzle
from tests.support.lessons import FOLDER
from tests.support.puzzles import our_puzzles

LESSONS = [path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.txt"))]
PUZZLES = [str(puzzle) for puzzle in our_puzzles()[::6]]
LESSON_PARTS = (*"RB.:\n #@", "aim: ", "capture 999 in 20", "win", "sgf: (;GM[40]", "player: B")
LESSON_PARTS += ("\ufeff", "R1", "Br", "\x00", "\u2028", "rules: stachowski", "connect aa bb in 3", "predict")
PUZZLE_PARTS = (*"RBrb.:,-+0 9\n\tinofby\u2028\x00é#ax", "of 99", "in 99", "+999", "line: --", "aim: hidden")
SLICES = 400
"""After how many slices of 20 milliseconds a request that is not answered counts as one that hangs."""


def ask(kind: str, **fields: Any) -> dict[str, Any]:
    """Return the final answer to a request about a lesson or a puzzle.

    Raises:
        AssertionError: If no answer comes.
    """
    learner = Learner()
    answer = json.loads(learner.begin(json.dumps({"v": VERSION, "id": 3, "kind": kind, **fields})))
    for _ in range(SLICES):
        if answer.get("done", True):
            return dict(answer)
        answer = json.loads(learner.go_on(20))
    raise AssertionError(f"{kind} hangs")


def damaged(random: Random, text: str, parts: tuple[str, ...]) -> str:
    """Return a text with some changes at random."""
    for _ in range(random.randint(1, 6)):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice([0, 0, 1, 5, 40]))
        piece = random.choice([random.choice(parts), text[start:end] * random.choice([0, 2, 30])])
        text = text[:start] + piece + text[end:]
    return text


def try_lesson(random: Random) -> bool:
    """Read a hostile lesson, and try it out. Return whether it could be read.

    Raises:
        AssertionError: If an answer is not what it should be.
    """
    text = damaged(random, random.choice(LESSONS), LESSON_PARTS)
    answer = ask("lesson", text=text)
    if answer["kind"] == "error":
        assert answer["code"].startswith(("lesson/", "request/")), answer
        return False
    assert answer["kind"] == "lesson"
    step = random.randrange(len(answer["steps"]))
    action = random.choice(["dot", "dot", "predict", "stop"])
    points = random.choice("abcdefg") + random.choice("abcdefg")
    assert ask("judge", text=text, step=step, action=action, points=points)["kind"] in ("judged", "error")
    return True


def try_puzzle(random: Random) -> bool:
    """Read a hostile puzzle, and try it out. Return whether it could be read.

    Raises:
        AssertionError: If an answer is not what it should be.
    """
    text = damaged(random, random.choice(PUZZLES), PUZZLE_PARTS)
    try:
        puzzle = read_puzzle(text)
    except KropkiError as error:
        assert len(str(error)) < 300
        return False
    assert read_puzzle(str(puzzle)) == puzzle
    pairs = ["".join(random.choices("abdeg-Z9", k=2)) for _ in range(random.randint(1, 4))]
    for kind in ("puzzle", "try_puzzle", "walk_puzzle"):
        answer = ask(kind, text=text, **({} if kind == "puzzle" else {"line": "".join(pairs)}))
        assert answer["kind"] in ("error", "puzzle", "verdict", "puzzle_line")
    return True
