"""Tours through the puzzles, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _puzzles(kropki: Kropki) -> Iterator[None]:
    kropki.choose("puzzles")
    kropki.page.wait_for_selector("#puzzles-list .mode")
    yield
    kropki.page.locator("#puzzles-list .mode[data-mode=day]").click()
    kropki.page.wait_for_selector("#puzzles-told[data-stage=waits]", timeout=60_000)
    kropki.part("puzzles-hint").click()
    kropki.part("puzzles-hint").click()
    yield
    kropki.part("puzzles-hint").click()
    kropki.part("puzzles-act").click()
    kropki.page.wait_for_selector("#puzzles-told[data-stage=shown]")
    kropki.page.wait_for_timeout(2000)
    yield
    kropki.part("puzzles-share").click()
    yield
    kropki.part("puzzles-embed").click()
    kropki.page.frame_locator("dialog[open] iframe").get_by_role("grid").wait_for()
    yield


TOURS = [Tour(["puzzles", "puzzle-hint", "puzzle-solution", "puzzle-share", "puzzle-embed"], _puzzles)]
