"""Whatever stands in the browser's storage: the page starts, and what is whole is there."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki
from e2e.test_shelf import FILL, WRITE, library

SETTINGS = (
    "theme",
    "inks",
    "paper",
    "dots",
    "language",
    "animations",
    "sounds",
    "againstComputer",
    "newGame",
)
GAME = {
    **{"names": ["Eve", "Adam"], "width": 9, "height": 9, "moves": 4, "changed": 5, "played": True},
    **{"seats": [0, 0], "tags": ["cup"], "folder": "2026", "result": "1-0"},
}
STORED: dict[str, Any] = {
    **{f"kropki.{name}": "dark" for name in SETTINGS},
    "kropki.learned": {"done": ["first-0", "edge-1"], "climbs": True, "level": 3},
    "kropki.puzzles": {"solved": ["9e6df5bf"], "tried": {"9e6df5bf": 2}, "theme": "captures"},
    "kropki.lessons": ["lesson: Own\n\ntext: Capture.\naim: capture 1\n. R .\nR B .\n. R ."],
    "kropki.classes": {
        "c00000000": {"name": 0, "steps": [{"id": 1, "done": True, "wrong": 0}], "others": []}
    },
    "kropki.class": "class: Monday\n\n=== lesson: first\n",
    "kropki.starts": {"id": 1, "count": 1},
    "kropki.friend.name": "Ola",
    "kropki.game": {"id": 5, "stamp": 1, "recordStamp": 1, "state": {"turn": {"ply": 0}, "seats": [0, 0]}},
    "kropki.shelf": [GAME],
}
ROWS: dict[str, dict[str, Any]] = {
    "shelf": GAME,
    "records": {"stamp": 5, "text": json.dumps({"width": 9, "height": 9, "moves": ["aa"]})},
    "games": {
        "stamp": 5,
        "recordStamp": 5,
        "text": json.dumps({"position": None, "since": [], "seats": [0, 0]}),
    },
    "bots": {"name": "Bot", "source": "def choose(board):\n    return 'a1'\n", "allowed": True, "changed": 5},
}
ODD: list[Any] = [
    None,
    True,
    -1,
    0.5,
    1e300,
    2**53,
    "",
    "x" * 9000,
    "{",
    "\ud800",
    [],
    [[]],
    {},
    {"length": -1},
    "__proto__",
]

SCREENS = ("lessons", "puzzles", "lab", "classes")
STORE = "(stored) => { for (const name in stored) localStorage.setItem(name, stored[name]); }"
PUZZLE = "B -1 in 1 of 1 by cb\nline: cb -- aa\n. B . .\nB R . .\n. B . .\n. . . ."


def show(page: Page, name: str) -> Locator:
    """Open a screen by its link, and return its dialog."""
    page.evaluate("(name) => { location.hash = ''; location.hash = `#open=${name}`; }", name)
    ids = {"lessons": "learn", "classes": "class"}
    dialog = page.locator(f"#{ids.get(name, name)}-dialog")
    expect(dialog, name).to_be_visible(timeout=60_000)
    return dialog


def damaged(value: Any, random: Random) -> Any:
    """Return a value that differs in one place, at whatever depth."""
    if isinstance(value, (dict, list)) and value and random.random() < 0.8:
        keys = [*value] if isinstance(value, dict) else [*range(len(value))]
        copy: Any = value.copy()
        key = random.choice(keys)
        if random.random() < 0.3:
            del copy[key]
        else:
            copy[key] = damaged(value[key], random)
        return copy
    if isinstance(value, str) and value[:1] == "{" and random.random() < 0.5:
        return json.dumps(damaged(json.loads(value), random))
    return random.choice(ODD)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_damage_anywhere_in_the_storage_stops_nothing(open_page: Callable[..., Page], seed: int) -> None:
    random = Random(seed)
    kropki = Kropki(open_page()).open()
    page = kropki.page
    page.evaluate(FILL, 2)
    for table, row in ROWS.items():
        rows = [{**row, "id": number} for number in range(10, 16)]
        wrong = [damaged(row, random) for row in rows]
        kept = [row for row in wrong if isinstance(row, dict) and isinstance(row.get("id"), (int, str))]
        page.evaluate(WRITE, [table, kept])
    stored = {name: json.dumps(damaged(value, random)) for name, value in STORED.items()}
    cut = random.choice([*stored])
    stored[cut] = stored[cut][: len(stored[cut]) // 2]
    page.evaluate(STORE, {**stored, "kropki.language": '"en"'})
    kropki.reload(ready=False)
    kropki.until("kropki.state().stage.name === 'ready'")
    expect(kropki.part("broken")).to_be_hidden()
    for dialog in page.locator("dialog[open]").all():
        dialog.press("Escape")
    dialog = library(kropki)
    for name in ("Player 1", "Player 2"):
        expect(dialog.locator(".shelved").filter(has_text=name)).to_be_visible()
    kropki.part("library-close").click()
    for name in SCREENS:
        show(page, name)
        page.locator("dialog[open]").get_by_role("button", name="Close").first.click()


WRONG: dict[str, Any] = {
    "lessons": ("learned", {"done": ["first-0", 5, None], "rung": 2}),
    "puzzles": ("puzzles", {"solved": {"9e6df5bf": 3, "?": 1}, "own": [PUZZLE, 7, "x" * 9000]}),
    "classes": ("classes", {"c00000000": {"steps": [{"id": "abc", "done": True}]}, "c1": 4}),
}
COUNTED = {"lessons": 2, "puzzles": 3, "classes": 2, "lab": 2}


@pytest.mark.slow
def test_each_list_counts_what_is_damaged_until_it_is_removed(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    page = kropki.page
    bot = {"source": "def choose(board):\n    return 'a1'\n", "changed": 5}
    rows = [{**bot, "id": 1, "name": "Whole", "allowed": True}, {**bot, "id": 2, "changed": 1e300, "name": 5}]
    page.evaluate(WRITE, ["bots", [*rows, {"id": 3, "name": "Gone"}, {"id": "four", "source": "x"}]])
    stored = {f"kropki.{name}": json.dumps(value) for name, value in WRONG.values()}
    stored |= {"kropki.class": '"class: Mon', "kropki.lessons": '["lesson: Own'}
    page.evaluate(STORE, stored)
    kropki.reload()
    page.evaluate("delete window.showSaveFilePicker")
    for name, count in COUNTED.items():
        line = show(page, name).locator(".damaged")
        expect(line, name).to_contain_text(f"{count} entries of this list are damaged")
        with page.expect_download() as download:
            line.get_by_role("button", name="Save what is left").click()
        assert len(json.loads(download.value.path().read_text(encoding="utf-8"))) == count
        line.get_by_role("button", name="Remove", exact=True).click()
        expect(line).to_have_count(0)
    expect(page.locator("#lab-choice option")).to_have_text(["Whole", "bot"])
    dialog = show(page, "lessons")
    kropki.part("lesson-editor").click()
    expect(dialog).to_contain_text("One entry of this list is damaged")
    kropki.reload()
    for name in COUNTED:
        expect(show(page, name).locator(".damaged")).to_have_count(0)
    kept = page.evaluate("['learned', 'puzzles', 'classes'].map((name) => localStorage[`kropki.${name}`])")
    learned, puzzles, classes = map(json.loads, kept)
    assert (learned["done"], learned["rung"]) == (["first-0"], 2)
    assert (puzzles["solved"], puzzles["own"]) == ({"9e6df5bf": 3}, [PUZZLE])
    assert [*classes] == ["c00000000"]
    assert page.evaluate("localStorage['kropki.lessons']") == stored["kropki.lessons"]


@pytest.mark.slow
def test_damaged_entries_of_a_file_with_everything_are_counted(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    game = {"id": 1, "names": ["a", "b"], "width": 5, "height": 5, "moves": 1, "changed": 5}
    rest = dict(WRONG.values())
    everything = {
        **{"kropki": "everything", "games": [[game, {"width": 5, "height": 5, "moves": ["aa"]}], 5]},
        **{**rest, "class": 5, "lessons": "text", "bots": [{"id": 1, "source": 5}, None]},
    }
    text = json.dumps(everything, separators=(",", ":"))
    kropki.open_file("kropki.json", text.encode())
    expect(kropki.part("progress-text")).to_contain_text("One game and your progress were added.")
    expect(kropki.part("progress-text")).to_contain_text("11 entries were left out")
