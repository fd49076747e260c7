"""On touch screens, every target is 44 pixels large, or far enough from others for a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.gallery import TOURS
from e2e.support.layout import small_targets
from e2e.support.pages import Kropki
from e2e.support.tours import Tour

SIZES = [(390, 844), (300, 500), (600, 371), (768, 1024), (1024, 768)]
"""The sizes of touch screens."""


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "tour", [tour for tour in TOURS if tour.states[0] != "embedded"], ids=lambda tour: tour.states[0]
)
def test_fingers_hit_what_they_mean(browser: Browser, site: str, tour: Tour, size: tuple[int, int]) -> None:
    options: dict[str, Any] = {
        "base_url": site,
        "storage_state": tour.visitor(site) if tour.visitor else None,
        "viewport": {"width": size[0], "height": size[1]},
        "has_touch": True,
        "service_workers": "block",
    }
    context = browser.new_context(**options)
    page = context.new_page()
    page.set_default_timeout(60_000)
    if tour.lost:
        page.route(tour.lost, lambda route: route.fulfill(status=404))
    page.goto(tour.address)
    kropki = Kropki(page)
    kropki.wait(ready=False)
    found = []
    for state, _ in zip(tour.states, tour.walk(kropki), strict=False):  # a small screen may have fewer states
        page.wait_for_timeout(300)  # for what slides in
        found += [f"{state}: {fault}" for fault in small_targets(page)]
    context.close()
    assert not found, "\n".join(found)
