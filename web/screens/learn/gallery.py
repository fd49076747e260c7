"""Tours through the lessons, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _lessons(kropki: Kropki) -> Iterator[None]:
    kropki.choose("help")
    kropki.part("help-learn").click()
    kropki.page.wait_for_selector("#learn-board canvas")
    yield
    kropki.part("learn-next").click()
    kropki.part("learn-board").press("ArrowUp")
    kropki.press("ArrowUp", "ArrowUp", "Enter")
    kropki.page.wait_for_selector("#learn-told[data-stage=wrong]")
    yield
    kropki.part("learn-list").click()
    yield
    kropki.part("lesson-editor").click()
    kropki.part("draft-board").press("ArrowUp")
    kropki.press("Enter", "ArrowDown")
    yield


TOURS = [Tour(["lesson", "lesson-wrong", "lessons", "lesson-form"], _lessons)]
