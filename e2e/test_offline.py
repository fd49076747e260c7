"""The page without a network: after one visit it is all there, and another version of it is offered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.host import Host
from e2e.pages import CAPTURE, Kropki


@pytest.fixture
def page(open_page: Callable[..., Page], host: Host) -> Page:
    return open_page(base_url=host.address, service_workers="allow")


def keep(page: Page) -> None:
    """Wait until the browser has the whole page."""
    page.evaluate("kropki.ready.then(() => navigator.serviceWorker.ready)")


@pytest.mark.smoke
def test_after_one_visit_no_host_is_needed(page: Page, host: Host) -> None:
    keep(Kropki(page).open().page)
    host.kill()
    kropki = Kropki(page.context.new_page()).open()
    kropki.start_new("10×10")
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    kropki.reload()
    assert kropki.answer()["captures"] == [1, 0]
    assert kropki.page.evaluate("kropki.python('import unittest.mock, micropip; micropip.list()')")
    kropki.files("Embed")
    frame = kropki.page.frame_locator("#embed-preview iframe")
    expect(frame.get_by_role("application")).to_have_accessible_name(re.compile("captures 1 : 0"))
    kropki.press("Escape")
    kropki.part("help").click()
    kropki.part("help-licences").click()
    expect(kropki.part("help-licence-list")).to_contain_text("Mozilla Public License")


@pytest.mark.smoke
def test_another_version_is_offered_and_breaks_no_game(page: Page, host: Host) -> None:
    kropki = Kropki(page).open()
    keep(page)
    kropki.reload().start_new("10×10")
    kropki.click(*CAPTURE)
    kropki.answer()
    offer = kropki.part("update")
    expect(offer).to_be_hidden()

    host.publish("new = New\n", "new = Fresh\n")
    kropki.reload()
    expect(offer).to_be_visible()
    expect(kropki.part("new")).to_have_text("New")
    kropki.click((5, 5))
    before = kropki.answer()
    with page.expect_navigation():
        offer.get_by_role("button", name="Reload").click()
    assert kropki.wait().answer() == before
    expect(kropki.part("new")).to_have_text("Fresh")
    expect(offer).to_be_hidden()


def test_a_file_that_is_shared_is_opened(page: Page, host: Host) -> None:
    kropki = Kropki(page).open()
    keep(page)
    kropki.reload()
    answer = page.evaluate(
        """async () => {
            const form = new FormData();
            form.set("file", new File(["(;GM[40]SZ[8]PB[Ola];B[aa];W[bb])"], "śnieg.sgf"));
            return (await fetch("./?share", { method: "POST", body: form, redirect: "manual" })).type;
        }"""
    )
    assert answer == "opaqueredirect"
    page.goto("./?shared")  # where it leads
    kropki.wait()
    expect(kropki.part("players")).to_contain_text("Ola")
    assert page.url == host.address
    assert kropki.answer()["width"] == 8
