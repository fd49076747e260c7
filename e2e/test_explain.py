"""Explanations of the position on a separate layer: pools, houses, chains, grounded dots and threats."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, told, visitor_with
from kropki.game.game import Game

KINDS = {
    "Not yet taken": "pools",
    "Houses": "houses",
    "Connected": "chains",
    "Safe": "grounded",
    "In danger": "threats",
}


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str) -> Kropki:
    """A game in which Red has a pool and a threat on (6, 2), and Blue has a house."""
    game = Game(10, 10, rules="stachowski", opening="empty")
    play(game, (2, 1), (2, 2), (1, 2), (7, 6), (3, 2), (6, 7), (2, 3), (8, 7))
    play(game, (5, 2), (7, 8), (6, 1), (6, 2), (6, 3), (9, 9), (0, 0))
    return Kropki(open_page(storage_state=visitor_with(game, site))).open()


def switch(kropki: Kropki, *labels: str) -> None:
    kropki.choose("analyse")
    for label in labels:
        kropki.part("layers").get_by_role("button", name=label).click()
    kropki.part("analyse-close").click()


def explained(kropki: Kropki, kind: str) -> Any:
    """Return what the page knows about this kind once it has asked."""
    return kropki.page.evaluate(
        """async (kind) => {
            while (kropki.highlights()[kind] === undefined) await new Promise((done) => setTimeout(done, 20));
            return kropki.highlights()[kind];
        }""",
        kind,
    )


def ink(kropki: Kropki) -> int:
    """Return the number of drawn pixels of the layer."""
    count: int = kropki.page.evaluate(
        """() => {
            const canvas = document.getElementById("highlights");
            if (!canvas.width) return 0;
            const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
            return data.filter((value, i) => i % 4 === 3 && value > 0).length;
        }"""
    )
    return count


def test_each_kind_is_requested_and_drawn_only_when_switched_on(kropki: Kropki) -> None:
    assert ink(kropki) == 0
    seen = set()
    for label, kind in KINDS.items():
        switch(kropki, label)
        assert explained(kropki, kind)
        assert set(kropki.page.evaluate("kropki.highlights()")) == {kind}
        seen.add(ink(kropki))
        switch(kropki, label)
        assert ink(kropki) == 0
    assert len(seen) == len(KINDS) and min(seen) > 0


def test_explanations_are_drawn_and_described(kropki: Kropki) -> None:
    switch(kropki, *KINDS)
    assert [pool["captured"] for pool in explained(kropki, "pools")] == [1]
    assert [house["owner"] for house in explained(kropki, "houses")] == [1]
    threats = explained(kropki, "threats")
    assert {"player": 0, "x": 7, "y": 2}.items() <= threats[0].items()
    kropki.part("board").focus()
    kropki.press("g", *"h3", "Enter")
    expect(kropki.focused).to_have_accessible_name(re.compile("Red would capture 1 dot here"))
    kropki.press("g", *"h8", "Enter")
    expect(kropki.focused).to_have_accessible_name(re.compile("in Blue’s house"))
    kropki.press("g", *"a1", "Enter")
    expect(kropki.focused).to_have_accessible_name(re.compile("grounded"))
    kropki.press("g", *"c3", "Enter")
    expect(kropki.focused).to_have_accessible_name(re.compile("Red can declare it"))


def test_explanations_follow_the_game_and_survive_a_reload(kropki: Kropki) -> None:
    switch(kropki, "In danger", "Safe")
    explained(kropki, "threats")
    kropki.click((9, 0), (7, 2))  # the threat is carried out; the first answer may come too late
    kropki.answer()
    assert [threat for threat in explained(kropki, "threats") if threat["player"] == 0] == []
    kropki.part("undo").click()
    kropki.answer()
    assert [threat["x"] for threat in explained(kropki, "threats") if threat["player"] == 0] == [7]
    kropki.reload()
    assert explained(kropki, "grounded") and explained(kropki, "threats")
    assert "pools" not in kropki.page.evaluate("kropki.highlights()")


def test_clicks_do_not_wait_for_explanations(open_page: Callable[..., Page], site: str) -> None:
    game = Game(20, 20)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    switch(kropki, "Houses", "Connected", "Safe", "In danger")
    points = [(x, y) for y in (0, 1) for x in range(10)]
    kropki.click(*points)
    play(game, *points)
    assert kropki.answer() == told(game)
    assert explained(kropki, "threats") is not None


def test_the_forecast_shows_dots_in_danger_and_likely_moves(kropki: Kropki) -> None:
    switch(kropki, "Forecast")
    found = explained(kropki, "forecast")
    assert found["dots"] and found["moves"] and ink(kropki) > 0
    kropki.part("board").focus()
    for point, words in ((found["dots"][0], "to be captured"), (found["moves"][0], "as the next move")):
        kropki.press("g", *f"{'abcdefghij'[point['x']]}{point['y'] + 1}", "Enter")
        percent = f"{point['share']:.0%}"
        expect(kropki.focused).to_have_accessible_name(re.compile(f"{percent} likely {words}"))
    kropki.click((9, 0))
    kropki.answer()
    assert explained(kropki, "forecast")["moves"] != found["moves"]


@pytest.mark.parametrize(
    "media",
    [
        pytest.param({"color_scheme": "dark"}, marks=pytest.mark.slow),
        pytest.param({"contrast": "more"}, marks=pytest.mark.slow),
        {"forced_colors": "active"},
    ],
)
def test_explanations_are_drawn_in_every_scheme(kropki: Kropki, media: dict[str, str]) -> None:
    switch(kropki, *KINDS)
    for kind in KINDS.values():
        explained(kropki, kind)
    before = ink(kropki)
    kropki.page.emulate_media(**media)  # type: ignore[arg-type]
    kropki.page.wait_for_timeout(100)
    assert ink(kropki) > 0.8 * before


def test_a_layer_without_signs_says_so(open_page: Callable[..., Page]) -> None:
    kropki = Kropki(open_page()).open()
    with kropki.change():
        kropki.click((2, 2))
    kropki.choose("analyse")
    danger = kropki.part("layers").get_by_role("button", name="In danger")
    told = kropki.page.locator("#analysis .told")
    danger.click()
    expect(told).to_have_text("In danger: nothing on this board now.")
    kropki.part("layers").get_by_role("button", name="Forecast").click()
    expect(told).to_contain_text("What the computer player expects.")
