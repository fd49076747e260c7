"""Tours through the classes, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _classes(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.choose("classes")
    kropki.part("class-dialog").wait_for()
    yield
    kropki.page.locator("#class-dialog .actions button").nth(1).click()
    for name in ("lesson", "puzzles", "game"):
        kropki.part(f"maker-add-{name}").click()
    yield
    kropki.part("maker-open").click()
    kropki.page.wait_for_selector(".class-step", timeout=60_000)
    yield
    actions = kropki.page.locator("#class-dialog .actions button")
    actions.nth(0).click()
    code = kropki.part("class-my-code").inner_text()
    yield
    kropki.part("class-back").click()
    actions.nth(1).click()
    kropki.part("class-codes").fill(f"{code}\n{code}")
    yield
    kropki.part("class-back").click()
    kropki.page.locator(".class-step").last.click()
    kropki.wait()
    yield


TOURS = [Tour([f"class-{name}" for name in ("home", "maker", "steps", "code", "desk", "game")], _classes)]
