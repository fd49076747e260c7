"""Games that earlier versions stored in the browser open unchanged."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki

SAMPLES = sorted((Path(__file__).parents[1] / "tests/samples").glob("*/storage.json"))


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.parent.name)
def test_a_game_and_the_shelf_survive_an_update(
    sample: Path, open_page: Callable[..., Page], site: str
) -> None:
    """The sample is a game with a theme, and with a dot that was played after the game was last saved whole;
    another game is on the shelf."""
    storage = json.loads(sample.read_text(encoding="utf-8"))
    local = [{"name": name, "value": value} for name, value in storage["local"].items()]
    databases = storage.get("databases", [])
    origin = {"origin": site.partition("/games")[0], "localStorage": local, "indexedDB": databases}
    kropki = Kropki(open_page(storage_state={"cookies": [], "origins": [origin]})).open()
    assert kropki.answer() == storage["shown"]
    assert kropki.page.locator(":root").get_attribute("data-theme") == json.loads(
        storage["local"]["kropki.theme"]
    )
    assert kropki.recent() == ["Ola – Jan"]
    kropki.part("shelf").get_by_role("button", name="Ola – Jan").first.click()
    expect(kropki.part("players")).to_contain_text("Ola")
    if kropki.answer()["ply"] == 0:  # it opens where it was left
        kropki.part("walk-last").click()
    kropki.until("kropki.answer().captures[0] === 1")
