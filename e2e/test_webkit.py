"""The three ways to open Kropki in WebKit, which only WebDriver can drive: host, disk, inside a page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement

from e2e.support.browsers import webkit
from e2e.support.host import DIST, Host
from e2e.support.pages import CAPTURE

FRAME = """<!doctype html><meta charset=utf-8><style>* { margin: 0; border: 0 }</style>
<iframe sandbox="allow-scripts" width="1000" height="700" src="kropki.html"></iframe>"""
ELEMENT = """<!doctype html><meta charset=utf-8>
<script type="module" src="web/viewer/kropki-board.js"></script>
<kropki-board interactive style="display: block; width: 400px">
(;FF[4]GM[40]AP[Kropki]SZ[9];B[ee];W[ed];B[dd];W[aa];B[fd];W[bb])</kropki-board>"""
PATIENCE = 120  # seconds: WebKit takes its time on a small machine

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning"),  # of its own
]


@pytest.fixture(scope="module")
def driver() -> Iterator[WebDriver]:
    with webkit() as driver:
        driver.set_script_timeout(PATIENCE)
        driver.set_window_size(1200, 800)
        yield driver


def ask(driver: WebDriver, expression: str, *arguments: object) -> Any:
    """What a promise comes to; `given` are the arguments in it."""
    script = f"""const [given, tell] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
        const pause = () => new Promise((done) => setTimeout(done, 50));
        const until = async (comes) => {{ while (!comes()) await pause(); }};
        const ask = async () => {expression};
        ask().then((value) => tell({{ value }}), (error) => tell({{ error: String(error) }}))"""
    told = driver.execute_async_script(script, *arguments)
    assert "error" not in told, told["error"]
    return told["value"]


def click(driver: WebDriver, x: float, y: float) -> None:
    """A click with the mouse on that place of the window."""
    actions = ActionChains(driver)
    pointer = actions.w3c_actions.pointer_action
    pointer.move_to_location(round(x), round(y)).click()  # type: ignore[no-untyped-call]
    actions.perform()


def start(driver: WebDriver) -> None:
    """Wait until Python has answered."""
    ask(driver, "until(() => window.kropki).then(() => kropki.ready).then(() => kropki.settled())")


def capture(driver: WebDriver) -> None:
    """Put dots with the mouse until one is captured; that is told, and drawn."""
    start(driver)
    if ask(driver, "kropki.state().seats.some(Boolean)"):  # the computer plays against newcomers
        driver.find_elements(By.CLASS_NAME, "seat-button")[1].click()
        driver.find_element(By.CSS_SELECTOR, "#seat-menu [role=menuitemradio]").click()
    for point in CAPTURE:
        place = ask(driver, "kropki.place(...given[0])", point)
        click(driver, place["x"], place["y"])
        ask(driver, "kropki.settled()")
    answer = ask(driver, "kropki.answer()")
    assert answer["captures"] == [1, 0]
    assert answer["last"] == {"x": 2, "y": 3, "player": 0}


def test_from_a_host_that_stops(driver: WebDriver, host: Host) -> None:
    driver.get(host.address)
    capture(driver)
    kept = "navigator.serviceWorker.ready.then(({ active }) => until(() => active.state === 'activated'))"
    ask(driver, kept)
    host.kill()
    driver.refresh()
    start(driver)
    assert ask(driver, "kropki.answer()")["captures"] == [1, 0]


def test_from_disk(driver: WebDriver, tmp_path: Path) -> None:
    shutil.copy(DIST / "kropki.html", tmp_path)
    driver.get((tmp_path / "kropki.html").as_uri())
    capture(driver)
    driver.refresh()
    start(driver)
    assert ask(driver, "kropki.answer()")["captures"] == [1, 0]


def test_in_a_sandboxed_frame(driver: WebDriver, host: Host) -> None:
    (host.site / "blog.html").write_text(FRAME, encoding="utf-8")
    driver.get(host.address + "blog.html")
    driver.switch_to.frame(0)
    capture(driver)


def test_the_element_in_a_bare_page(driver: WebDriver, host: Host) -> None:
    (host.site / "blog.html").write_text(ELEMENT, encoding="utf-8")
    driver.get(host.address + "blog.html")
    board = driver.find_element(By.TAG_NAME, "kropki-board")
    ask(driver, "until(() => given[0].length === 6)", board)
    box = board.rect
    name = "given[0].shadowRoot.querySelector('[role=grid]').ariaLabel"
    middle = box["width"] / 2  # of a square; below it are the buttons
    click(driver, box["x"] + middle, box["y"] + middle - 2 * box["width"] / 10.3)
    ask(driver, "until(() => given[0].move === 7)", board)
    assert "captures 1 : 0. Move 7 of 7." in ask(driver, name, board)


def test_the_network_of_the_lab(driver: WebDriver, host: Host) -> None:
    driver.get(host.address)
    start(driver)
    for part in ("more", "lab"):
        driver.find_element(By.ID, part).click()
    ask(driver, "until(() => document.getElementById('lab-tab-network')?.checkVisibility())")
    driver.find_element(By.ID, "lab-tab-network").click()
    openers = "document.querySelectorAll('.lab-stencil-opener')"
    ask(driver, f"until(() => {openers}.length === 22)")
    driver.find_elements(By.CLASS_NAME, "lab-stencil-opener")[0].click()
    ask(driver, "until(() => document.querySelector('.lab-stencil-places button')?.checkVisibility())")

    def middle() -> WebElement:
        return driver.find_elements(By.CSS_SELECTOR, ".lab-stencil-places button")[4]

    before = middle().accessible_name
    middle().click()
    reset = driver.find_element(By.ID, "lab-net-reset")
    ask(driver, "until(() => !given[0].disabled)", reset)
    assert middle().accessible_name.endswith(" (changed)")
    assert not before.endswith(" (changed)")
    reset.click()
    ask(driver, "until(() => given[0].disabled)", reset)
