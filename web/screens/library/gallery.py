"""Tours through the library, for the gallery."""

from __future__ import annotations

from collections.abc import Iterator

from e2e.support.pages import Kropki
from e2e.support.tours import Tour


def _library(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    for point in ((3, 3), (4, 4)):
        with kropki.change():
            kropki.click(point)
        kropki.part("new").click()
        with kropki.change():
            kropki.part("new-start").click()
    kropki.choose("files")
    kropki.part("library-open").click()
    kropki.part("library-rows").locator("li").first.wait_for()
    yield


TOURS = [Tour(["library"], _library)]
