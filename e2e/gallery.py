"""Takes a picture of every screen and state of the page, and checks each of them.

The tours of a screen are in its folder, in `web/screens/*/gallery.py`.

`python -m e2e.gallery` writes `build/gallery/`: a picture for each state, size and scheme, a contact sheet
for each state and scheme, and `report.txt` with what axe and the check of the layout found. The exit code is
1 if they found anything. `--state`, `--size` and `--scheme` limit it, and can be repeated. `--language` takes
the pictures in another language; `pseudo` is English with longer words, which no layout must break.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Error, Page, sync_playwright

from e2e.support.axe import AXE, VIOLATIONS, described
from e2e.support.browsers import launch
from e2e.support.layout import cut_off
from e2e.support.pages import CAPTURE, Kropki, play, play_randomly, visitor_with
from e2e.support.pseudo import speak_pseudo
from e2e.support.tours import Tour, long_game
from kropki.cli.server import serving
from kropki.game.game import Game
from kropki.record.link import link_text
from kropki.record.writer import write_game

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
OUT = ROOT / "build/gallery"

Size = tuple[int, int]

SIZES: list[list[Size]] = [
    [(390, 844), (360, 640), (300, 500)],
    [(768, 1024)],
    [(600, 371)],
    [(1280, 800), (1024, 768), (1920, 1080), (3840, 2160)],
]
"""The sizes of the window in CSS pixels. The page has the same parts on sizes of one group, so that a visit
can show all of them by resizing the window."""

TOUCH = {(390, 844), (360, 640), (300, 500), (768, 1024)}
"""The sizes of screens that take touch."""

SCHEMES: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "forced_colors": "none", "contrast": "no-preference"},
    "contrast": {"color_scheme": "dark", "forced_colors": "active", "contrast": "more"},
    "large-text": {"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference"},
}
"""What the page's media are in a scheme. Large text is twice the usual size, set in the browser, so that it
needs a browser of its own; a visit shows all the others by switching."""

COLOUR_RULES = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""What axe checks again in a scheme that differs from a checked one only in colours."""

LARGE = "large-text"
PSEUDO = "pseudo"
LANGUAGES = [path.stem for path in sorted((ROOT / "web/messages").glob("*.ftl"))]

PATIENCE = 60_000
"""The time in milliseconds to wait for a state, on a machine that may be busy."""

SETTLED = """async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
}"""
"""Waits until the page is drawn after its window or its media changed."""


@dataclass
class Report:
    """What the checks have found, and the number of checked pictures by size and scheme."""

    faults: list[str] = field(default_factory=list)
    checked: Counter[str] = field(default_factory=Counter)

    def check(self, page: Page, name: str, shape: str, rules: dict[str, Any]) -> None:
        """Check the layout of a page, and its accessibility by some of axe's rules."""
        self.checked[shape] += 1
        for fault in (*cut_off(page), *_violations(page, rules)):
            self.add(f"{name}: {fault}")

    def add(self, fault: str) -> None:
        """Report a fault, and show it at once: a run takes long."""
        self.faults.append(fault)
        print(fault, file=sys.stderr, flush=True)

    def __str__(self) -> str:
        counts = [f"{shape}: {number} pictures checked" for shape, number in self.checked.items()]
        return "\n".join([*counts, f"{len(self.faults)} faults", *self.faults, ""])


def _violations(page: Page, rules: dict[str, Any]) -> Iterator[str]:
    """Yield what axe finds on a page."""
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE)
    yield from described(page.evaluate(VIOLATIONS, rules))


# tours


def _first_visit(kropki: Kropki) -> Iterator[None]:
    for wait in (0, 700, 2000):
        kropki.page.wait_for_timeout(wait)
        yield
    kropki.page.locator(".seat-button").last.click()
    yield


def _dialogs(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    for name in ("help", "new", "settings", "share-game", "files"):
        if name == "new":
            kropki.part(name).click()
        else:
            kropki.choose(name)
        if name == "share-game":
            kropki.part("qr").wait_for()
        yield
        if name == "new":
            kropki.page.locator("#new-dialog summary").first.click()
            yield
        kropki.press("Escape")
    kropki.files("picture")
    yield
    kropki.files("embed").frame_locator("iframe").get_by_role("grid").wait_for()
    yield
    kropki.files("about")
    yield
    kropki.press("Escape")
    kropki.choose("print")
    yield
    kropki.press("Escape")
    for opener in ("more", "to-learn"):
        kropki.part(opener).click()
        yield
        kropki.press("Escape")
    kropki.press("/")
    kropki.page.keyboard.type("pic")
    kropki.part("menu-found").get_by_role("button").first.wait_for()
    yield


def _game(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    if kropki.part("moves-view").is_visible():
        kropki.part("moves").locator("li").first.wait_for()
    yield
    with kropki.change():
        kropki.click(CAPTURE[-1])
    page = kropki.page
    page.wait_for_timeout(1000)
    yield
    kropki.part("hint-ask").click()
    page.locator("#hints-list > *").first.wait_for()
    yield
    kropki.part("end").click()
    yield


def _record(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    if not kropki.part("moves").is_visible():
        kropki.part("record-toggle").click()
    kropki.part("moves").locator("li").first.wait_for()
    yield
    kropki.part("editing").click()
    yield
    if kropki.part("show-remarks").is_visible():
        kropki.part("show-remarks").click()
    yield


def _small_cells(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.part("board").focus()
    kropki.press("+", "+", "+")
    kropki.relocate()
    yield
    kropki.press("0")
    kropki.relocate()
    if kropki.page.evaluate("navigator.maxTouchPoints"):
        kropki.tap((19, 15))
    yield


def _end(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.part("end").click()
    kropki.page.locator("#end-choices [value=resign]").click()
    kropki.part("result").wait_for()
    yield
    kropki.part("result-review").click()
    kropki.page.locator("#review-curve .area").first.wait_for(state="attached")
    yield


def _review(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    if not kropki.part("review-record").is_visible():
        kropki.part("record-toggle").click()
    kropki.part("review-record").click()
    kropki.part("review").wait_for()
    kropki.part("review-progress").wait_for(state="hidden", timeout=60_000)
    kropki.page.locator("#review-list button").first.click()
    kropki.page.locator("#analysis .told:not(:empty)").first.wait_for()
    yield


def _lead(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.page.locator("#lead-curve[aria-valuemax='150']").wait_for(state="attached")
    yield


def _decided(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    yield
    kropki.part("finish-yes").click()
    kropki.part("result").wait_for()
    yield


def _by_link(kropki: Kropki) -> Iterator[None]:
    kropki.wait()
    kropki.part("new").click()
    kropki.page.locator("#opponents label:has([value=link])").click()
    yield
    with kropki.change():
        kropki.part("new-start").click()
    with kropki.change():
        kropki.click((3, 3))
    yield
    kropki.part("by-link-share").click()
    kropki.part("qr").wait_for()
    yield


def _link(kropki: Kropki) -> Iterator[None]:
    yield
    kropki.wait()
    if kropki.part("moves-view").is_visible():
        kropki.part("moves").locator("li").first.wait_for()
    yield


def _embedded(kropki: Kropki) -> Iterator[None]:
    kropki.page.get_by_role("gridcell").first.wait_for()
    yield


def _failure(kropki: Kropki) -> Iterator[None]:
    kropki.part("card").wait_for()
    yield


def _captured() -> Game:
    """Return a game in which the next dot of `CAPTURE` captures."""
    game = Game(15, 15, names=("Ola", "Jan"), opening="empty")
    play(game, *CAPTURE[:-1])
    return game


def _blundered() -> Game:
    """Return a short game with a plain mistake."""
    game = Game(9, 9, names=("Ola", "Jan"), opening="empty")
    moves = "cb cc bc dc db ii cd hi ec gi dd ia fg gg gf aa hg ba gh ca"
    for letters in moves.split():
        game.play(game.board.grid.from_letters(letters))
    return game


def _ripe() -> Game:
    """Return a game whose result play can no longer change."""
    game = Game(15, 15, names=("Ola", "Jan"))
    play_randomly(game, Random(4), 175)
    assert game.decided
    return game


def _large() -> Game:
    """Return a game on a board whose points a finger cannot hit."""
    game = Game(39, 32, names=("Ola", "Jan"))
    play_randomly(game, Random(5), 200)
    return game


def _tours_in(path: Path) -> list[Tour]:
    """Return the tours of a screen."""
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    tours: list[Tour] = module.TOURS
    return tours


TOURS = [
    Tour(["first-0.3s", "first-1s", "first-3s", "who-plays"], _first_visit, fixed=True),
    Tour(
        [
            "help",
            "new",
            "new-more",
            "settings",
            "share",
            "open",
            "picture",
            "embed",
            "info",
            "print",
            "more",
            "learn-menu",
            "find",
        ],
        _dialogs,
    ),
    Tour(["game", "capture", "hints", "end"], _game, partial(visitor_with, _captured())),
    Tour(["record", "editing", "comment"], _record, partial(visitor_with, long_game())),
    Tour(["result", "reviewing"], _end, partial(visitor_with, long_game())),
    Tour(["review"], _review, partial(visitor_with, _blundered())),
    Tour(["lead"], _lead, partial(visitor_with, long_game(), lead="on")),
    Tour(["zoomed", "aimed"], _small_cells, partial(visitor_with, _large()), fixed=True),
    Tour(["decided", "finished"], _decided, partial(visitor_with, _ripe())),
    Tour(["new-by-link", "by-link", "by-link-share"], _by_link),
    Tour(["link-painted", "link"], _link, address=f"./#{link_text(long_game())}"),
    Tour(["embedded"], _embedded, address=f"embed.html#sgf={quote(write_game(long_game()))}"),
    Tour(["failure"], _failure, lost="**/*.wasm"),
    *(tour for path in sorted(ROOT.glob("web/screens/*/gallery.py")) for tour in _tours_in(path)),
]


def main() -> None:
    """Take the pictures and check the states; the exit code is 1 if a check finds something."""
    parser = argparse.ArgumentParser(description="Take a picture of every screen, and check it.")
    parser.add_argument(
        "--state", action="append", choices=[state for tour in TOURS for state in tour.states]
    )
    parser.add_argument(
        "--size", action="append", choices=[_dimensions(size) for group in SIZES for size in group]
    )
    parser.add_argument("--scheme", action="append", choices=SCHEMES)
    parser.add_argument("--language", action="append", choices=[*LANGUAGES, PSEUDO])
    wanted = parser.parse_args()
    if not any(vars(wanted).values()):
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True, exist_ok=True)
    tours = [tour for tour in TOURS if not wanted.state or not set(wanted.state).isdisjoint(tour.states)]
    groups = [
        [size for size in group if not wanted.size or _dimensions(size) in wanted.size] for group in SIZES
    ]
    schemes = [scheme for scheme in SCHEMES if not wanted.scheme or scheme in wanted.scheme]
    report = Report()
    with sync_playwright() as playwright, serving(DIST) as site:
        for together, *arguments in (
            [[scheme for scheme in schemes if scheme != LARGE]],
            [[scheme for scheme in schemes if scheme == LARGE], "--blink-settings=defaultFontSize=32"],
        ):
            if together:
                with launch(playwright, "chromium", *arguments) as browser:
                    for group, tour, language in product(groups, tours, wanted.language or ["en"]):
                        for sizes in [[size] for size in group] if tour.fixed else [group] if group else []:
                            _take(browser, site, tour, sizes, together, language, report)
        with launch(playwright, "chromium") as browser:
            _write_sheets(browser)
    (OUT / "report.txt").write_text(str(report), encoding="utf-8")
    print(report)
    sys.exit(bool(report.faults))


def _dimensions(size: Size) -> str:
    """Return a size in the form 390x844."""
    return f"{size[0]}x{size[1]}"


def _take(
    browser: Browser,
    site: str,
    tour: Tour,
    sizes: Sequence[Size],
    schemes: Sequence[str],
    language: str,
    report: Report,
) -> None:
    """Take the pictures of a tour in one visit, at some sizes, in some schemes and a language."""
    options: dict[str, Any] = {
        "base_url": site,
        "viewport": dict(zip(("width", "height"), sizes[0], strict=True)),
        "has_touch": sizes[0] in TOUCH,
        "service_workers": "block",
        "locale": "en" if language == PSEUDO else language,
        "storage_state": tour.visitor(site) if tour.visitor else None,
    }
    context = browser.new_context(**options, **SCHEMES[schemes[0]])
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if tour.lost:
        page.route(tour.lost, lambda route: route.fulfill(status=404))
    if language == PSEUDO:
        speak_pseudo(page)
    page.goto(tour.address)
    kropki = Kropki(page)
    has_board = not tour.address.startswith("embed")
    if has_board:
        kropki.wait(ready=False)
    steps = tour.walk(kropki)
    for state in tour.states:
        try:
            next(steps)
        except StopIteration:
            break
        except Error as error:
            report.add(f"{state} {sizes} {schemes}: cannot be reached: {error.message.splitlines()[0]}")
            break
        for size, scheme in product(sizes, schemes):
            shape = f"{_dimensions(size)} {scheme}" + ("" if language == "en" else f" {language}")
            name = f"{state} {shape}"
            print(name, flush=True)
            if len(sizes) > 1:
                page.set_viewport_size({"width": size[0], "height": size[1]})
            if len(schemes) > 1:
                page.emulate_media(**SCHEMES[scheme])
            page.evaluate(SETTLED)
            page.screenshot(path=OUT / f"{name.replace(' ', '_')}.png")
            report.check(page, name, shape, {} if scheme == schemes[0] else COLOUR_RULES)
        if len(sizes) > 1:
            page.set_viewport_size({"width": sizes[0][0], "height": sizes[0][1]})
            if has_board:
                kropki.relocate()
    context.close()


def _write_sheets(browser: Browser) -> None:
    """Write a contact sheet for each state and scheme: the pictures of all sizes, equally high."""
    page = browser.new_page(viewport={"width": 2000, "height": 600})
    for tour in TOURS:
        for state in tour.states:
            for scheme in SCHEMES:
                pictures = [OUT / f"{state}_{_dimensions(size)}_{scheme}.png" for size in chain(*SIZES)]
                shown = [f'<img height="560" src="{path.as_uri()}">' for path in pictures if path.exists()]
                sheet = OUT / f"sheet_{state}_{scheme}"
                if shown:
                    html = sheet.with_name(f"{sheet.name}.html")
                    html.write_text(f"<body style='background:#888'>{' '.join(shown)}", encoding="utf-8")
                    page.goto(html.as_uri())
                    page.screenshot(path=sheet.with_name(f"{sheet.name}.png"), full_page=True)
                    html.unlink()


if __name__ == "__main__":
    main()
