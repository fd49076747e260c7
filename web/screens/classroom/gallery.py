"""Tours through the classes, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _act(kropki: Kropki, name: str) -> None:
    kropki.page.locator(f"#class-dialog [data-act={name}]").click()


def _classes(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.choose("classes")
    kropki.part("class-dialog").wait_for()
    yield
    _act(kropki, "class-make")
    kropki.part("maker-title").fill("Kropki")
    for name in ("lesson", "puzzles", "game"):
        kropki.part(f"maker-add-{name}").click()
    yield
    kropki.part("maker-open").click()
    kropki.page.wait_for_selector(".class-step", timeout=60_000)
    yield
    _act(kropki, "class-as-pupil")
    yield
    _act(kropki, "class-code")
    code = kropki.part("class-my-code").inner_text()
    yield
    kropki.part("class-back").click()
    _act(kropki, "class-as-teacher")
    _act(kropki, "class-desk")
    kropki.part("class-codes").fill(f"{code}\n{code}")
    yield
    kropki.part("class-back").click()
    kropki.page.locator(".class-step").last.click()
    kropki.wait()
    yield


STATES = ("home", "maker", "teacher", "steps", "code", "desk", "game")
TOURS = [Tour([f"class-{name}" for name in STATES], _classes)]
