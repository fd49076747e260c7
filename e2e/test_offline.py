"""The page without a network: after one visit everything works, and a new version is offered."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from e2e.support.host import Host
from e2e.support.pages import CAPTURE, Kropki
from kropki.game.game import Game
from kropki.record.link import link_text

_DAMAGE = """async (path) => {
    let count = 0;
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            if (!new URL(request.url).pathname.endsWith(path)) continue;
            const { headers } = await cache.match(request);
            await cache.put(request, new Response('import {', { headers }));
            count++;
        }
    }
    return count;
}"""
"""Replace a file in the caches by the beginning of a script, and return how often it was there."""


@pytest.fixture
def page(open_page: Callable[..., Page], host: Host) -> Page:
    return open_page(base_url=host.address, service_workers="allow")


_SHARE = """async (shared) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(shared)) {
        form.set(name, name === "file" ? new File([value[0]], value[1]) : value);
    }
    return (await fetch("./?share", { method: "POST", body: form, redirect: "manual" })).type;
}"""


def share(kropki: Kropki, **shared: object) -> None:
    """Share something with the page as another program does: a text, or a file with its name."""
    assert kropki.page.evaluate(_SHARE, shared) == "opaqueredirect"
    kropki.page.goto("./?shared")  # where it leads
    kropki.wait()


def keep(page: Page) -> None:
    """Wait until the browser has cached the whole page."""
    Kropki(page).until("navigator.serviceWorker.controller")


@pytest.mark.smoke
def test_the_page_works_offline_after_one_visit(page: Page, host: Host) -> None:
    keep(Kropki(page).open().page)
    host.kill()
    kropki = Kropki(page.context.new_page()).open()
    kropki.start_new("10×10")
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    kropki.reload()
    assert kropki.answer()["captures"] == [1, 0]
    assert kropki.page.evaluate("kropki.python('import unittest.mock, micropip; micropip.list()')")
    kropki.files("embed")
    frame = kropki.page.frame_locator("#embed-preview iframe")
    expect(frame.get_by_role("grid")).to_have_accessible_name(re.compile("captures 1 : 0"))
    kropki.press("Escape")
    kropki.choose("help")
    kropki.part("help-licences").click()
    expect(kropki.part("help-licence-list")).to_contain_text("Mozilla Public License")


def test_damaged_copies_of_the_service_worker_are_mended(page: Page, faults: list[str]) -> None:
    kropki = Kropki(page).open()
    keep(page)
    assert page.evaluate(_DAMAGE, "pyodide.asm.wasm") == 1
    kropki.reload()  # without a word

    assert page.evaluate(_DAMAGE, "pyodide.asm.mjs") == 1
    kropki.reload(ready=False)
    kropki.part("card").get_by_role("button", name="Try again").click()
    kropki.wait()

    assert page.evaluate(_DAMAGE, "main.js") == 1
    page.reload()
    with page.expect_navigation():
        kropki.part("broken-retry").click()
    kropki.wait()
    faults.clear()


_FORGET = """async (path) => {
    for (const name of await caches.keys()) {
        await (await caches.open(name)).delete(new URL(path, location.href), { ignoreSearch: true });
    }
}"""
"""Remove a file from the caches, as a browser without room does."""


def said_in_settings(kropki: Kropki) -> Locator:
    """Return where the settings say whether the page works offline."""
    kropki.choose("settings")
    return kropki.part("settings-dialog").locator(".offline")


def test_the_page_says_that_it_works_offline(page: Page, host: Host, faults: list[str]) -> None:
    page.add_init_script(
        "localStorage.setItem('kropki.introduced', 'true')"
    )  # newcomers read the rules first
    kropki = Kropki(page).open()
    expect(kropki.part("progress-text")).to_have_text("Kropki now works without a network too.")
    expect(said_in_settings(kropki)).to_contain_text("all its files are saved here")
    page.evaluate(_FORGET, "web/gifworker.js")
    kropki.reload()  # which fetches the file again
    expect(said_in_settings(kropki)).to_contain_text("all its files are saved here")
    page.evaluate(_FORGET, "web/gifworker.js")
    host.kill()
    kropki.reload()
    expect(said_in_settings(kropki)).to_contain_text("could not be saved")
    kropki.press("Escape")
    kropki.choose("help")
    expect(kropki.part("help-offline")).to_contain_text("could not be saved")
    faults.clear()


def test_the_offline_copy_does_without_an_optional_file(page: Page, host: Host, faults: list[str]) -> None:
    (host.site / "runtime/licenses/all.txt").unlink()
    (host.site / "runtime/icons/512.png").write_bytes(b"")
    changed = host.site / "embed.html"  # as by a host that adds its own script
    changed.write_text(changed.read_text(encoding="utf-8") + "<!-- changed -->", encoding="utf-8")
    kropki = Kropki(page).open()
    keep(page)
    expect(said_in_settings(kropki)).to_contain_text("Some extras, such as the licences")
    assert "changed" in page.evaluate("fetch('embed.html').then((response) => response.text())")
    host.kill()
    kropki.reload()
    kropki.click(*CAPTURE)
    assert kropki.answer()["captures"] == [1, 0]
    faults.clear()


def test_the_offline_copy_needs_all_other_files(page: Page, host: Host, faults: list[str]) -> None:
    (host.site / "web/gifworker.js").write_text("// not the file that was built", encoding="utf-8")
    kropki = Kropki(page).open()
    expect(said_in_settings(kropki)).to_contain_text("could not be saved")
    assert page.evaluate("navigator.serviceWorker.controller") is None
    faults.clear()


def test_the_service_worker_gives_the_engine_a_policy(page: Page, faults: list[str]) -> None:
    kropki = Kropki(page).open()
    keep(page)
    kropki.reload()
    kropki.answer()
    policy = page.evaluate(
        "fetch('web/worker.js').then(({ headers }) => headers.get('content-security-policy'))"
    )
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "unsafe-eval'" not in policy.replace("wasm-unsafe-eval'", "")
    with pytest.raises(Error, match="EvalError"):
        page.evaluate("kropki.python('import js; js.eval(\"1\")')")
    faults.clear()


@pytest.mark.smoke
def test_the_first_page_works_offline_too(page: Page, host: Host) -> None:
    kropki = Kropki(page).open()
    keep(page)
    host.kill()
    assert page.evaluate("kropki.python('import unittest.mock, micropip; micropip.list()')")
    expect(kropki.part("update")).to_be_hidden()
    kropki.choose("help")
    kropki.part("help-licences").click()
    expect(kropki.part("help-licence-list")).to_contain_text("Mozilla Public License")


@pytest.mark.smoke
def test_a_new_version_is_offered_and_breaks_no_game(page: Page, host: Host) -> None:
    kropki = Kropki(page).open()
    keep(page)
    kropki.start_new("10×10")
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


def test_a_link_whose_number_sign_was_encoded_opens_without_a_network(page: Page, host: Host) -> None:
    Kropki(page).open()
    keep(page)
    host.kill()
    page.goto(f"{host.address}%231{link_text(Game(6, 7))[1:]}")
    Kropki(page).wait().until("kropki.answer()?.width === 6 && kropki.answer().height === 7")


def test_a_shared_file_is_opened(page: Page, host: Host) -> None:
    kropki = Kropki(page).open()
    keep(page)
    share(kropki, file=["(;GM[40]SZ[8]PB[Ola];B[aa];W[bb])", "śnieg.sgf"])
    expect(kropki.part("players")).to_contain_text("Ola")
    assert page.url == host.address
    assert kropki.answer()["width"] == 8


def test_shared_text_opens_the_game_in_it(page: Page, host: Host) -> None:
    kropki = Kropki(page).open()
    keep(page)
    links = [f"{host.address}#{link_text(Game(size, size))}" for size in range(6, 10)]
    shares: list[tuple[int, dict[str, object]]] = [
        (6, {"text": f"Look at this game: {links[0]}."}),
        (7, {"text": "An old one: https://example.org/#a-page-of-words", "url": links[1]}),
        (8, {"text": f"https://example.org/#a-page-of-words, and {links[2]}&move=0", "file": ["", ""]}),
        (5, {"text": f"(;GM[40]SZ[5]C[{links[3]}];B[aa])", "file": ["", "nothing.sgf"]}),
    ]
    for width, shared in shares:
        share(kropki, **shared)
        kropki.until(f"kropki.answer()?.width === {width}")
