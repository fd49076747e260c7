"""Reads our lessons for the page, so that it shows their boards before Python is there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kropki.lesson.aim import AimKind
from kropki.lesson.text import read_lesson
from kropki.protocol.learning import Learner
from kropki.protocol.requests import VERSION

ANSWERED = 1
"""The number of chapters whose first dots are answered in advance."""
_UNASKED = (AimKind.PREDICT, AimKind.STOP)


def course(root: Path) -> str:
    """Return our lessons with what the engine says about them, as JSON.

    Args:
        root: The repository, with the folder `lessons`.

    Raises:
        InvalidLesson: If a file is not a lesson.
    """
    chapters = []
    for number, path in enumerate(sorted((root / "lessons").glob("*.txt"))):
        text = path.read_text(encoding="utf-8")
        chapter = {"name": path.stem.partition("-")[2], "text": text, "lesson": _ask("lesson", text=text)}
        if number < ANSWERED:
            chapter["answers"] = _answers(text)
        chapters.append(chapter)
    return json.dumps(chapters, separators=(",", ":"))


def _answers(text: str) -> dict[str, Any]:
    """Return the engine's answer to each first dot of a lesson, by step and point."""
    answers = {}
    for number, step in enumerate(read_lesson(text).steps):
        board = step.game().board
        for point in board.legal_points if step.aim.kind not in _UNASKED else ():
            letters = board.grid.letters(point)
            answers[f"{number} {letters}"] = _ask("judge", text=text, step=number, points=letters)
    return answers


def _ask(kind: str, **fields: Any) -> Any:
    learner = Learner()
    answer = learner.begin(json.dumps({"v": VERSION, "id": 0, "kind": kind, **fields}))
    while not json.loads(answer).get("done", True):
        answer = learner.go_on(1000)
    return json.loads(answer)
