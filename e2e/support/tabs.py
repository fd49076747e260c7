"""A tab of any browser, for tests that run the same way in Chromium, Firefox and WebKit.

Playwright drives the first two, and WebDriver drives WebKit. What a test does is written once, with little
more than JavaScript, the mouse and the keyboard.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, get_args

from playwright.sync_api import Error, Frame, Page
from selenium.webdriver import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webdriver import WebDriver

from e2e.support.axe import AXE, VIOLATIONS, described
from e2e.support.layout import CUT_OFF
from e2e.support.pages import CAPTURE

Name = Literal["chromium", "firefox", "webkit"]
NAMES: tuple[Name, ...] = get_args(Name)

PATIENCE = 400  # seconds: a busy machine may take long

_HELPERS = """
    const pause = () => new Promise((done) => setTimeout(done, 30));
    const until = async (comes) => {
        const end = performance.now() + PATIENCE;
        while (!(await comes())) {
            if (performance.now() > end) throw new Error(`it has not come: ${comes}`);
            await pause();
        }
    };
    const one = (selector, nth = 0) => [...document.querySelectorAll(selector)].at(nth);
    const isSeen = (element) => element?.checkVisibility({ visibilityProperty: true });
    const seen = (selector, nth) => until(() => isSeen(one(selector, nth)));
    const middle = (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [(left + right) / 2, (top + bottom) / 2];
    };
""".replace("PATIENCE", str(PATIENCE * 1000))
_REACHABLE = """(async () => {
    await seen(...given);
    const element = () => one(...given);
    await until(() => !element().disabled);
    element().scrollIntoView({ block: 'nearest' });
    let before = '';
    await until(() => {
        const [x, y] = middle(element());
        const hit = document.elementFromPoint(x, y);
        const isStill = before === (before = `${x} ${y}`);
        return isStill && (element().contains(hit) || hit?.contains(element()));
    });
    return middle(element());
})()"""
"""Waits until the mouse can reach an element, and returns where it is."""


_SETTLED = """void document.getAnimations().forEach((each) => {
    const ends = each.timeline === document.timeline && each.effect.getComputedTiming().endTime < Infinity;
    if (ends) each.finish();
})"""
"""What fades in would be hard to read for a moment."""


class Tab(ABC):
    """A tab that shows a page, or a frame of a page.

    Attributes:
        name: The browser.
    """

    name: Name

    @abstractmethod
    def open(self, address: str) -> None:
        """Go to an address."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def ask(self, expression: str, *given: object) -> Any:
        """Return the value of a JavaScript expression, or what its promise comes to.

        Args:
            expression: The expression. It may use `until`, `one`, `seen` and `middle`, and the arguments in
                `given`.
            given: The arguments.
        """

    @abstractmethod
    def click_at(self, x: float, y: float) -> None:
        """Click with the mouse on that place of the page or frame."""

    @abstractmethod
    def press(self, key: str) -> None:
        """Press a key such as `Enter` or `ArrowDown`, or type a character."""

    @abstractmethod
    def upload(self, selector: str, file: Path) -> None:
        """Choose a file in a file field."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Resize what the window shows of the page."""

    @abstractmethod
    def picture(self, file: Path) -> None:
        """Save a picture of the window."""

    @abstractmethod
    @contextmanager
    def frame(self) -> Iterator[None]:
        """Act in the first frame of the page."""

    def click(self, selector: str, nth: int = 0) -> None:
        """Click an element, once the mouse can reach it; of several, that with this number."""
        self.click_at(*self.ask(_REACHABLE, selector, nth))

    def sees(self, selector: str) -> None:
        """Wait until an element is visible."""
        self.ask("seen(given[0])", selector)

    def text(self, selector: str) -> str:
        """Return the text of an element."""
        text: str = self.ask("one(given[0]).textContent", selector)
        return text

    def start(self) -> None:
        """Wait until Python has answered."""
        self.ask("until(() => window.kropki).then(() => kropki.ready).then(() => kropki.settled())")

    def put(self, *points: tuple[int, int]) -> None:
        """Put dots on the board with the mouse, one after another."""
        for point in points:
            place = self.ask("kropki.place(...given[0])", point)
            self.click_at(place["x"], place["y"])
            self.ask("kropki.settled()")

    def capture(self) -> None:
        """Put dots for both players with the mouse until one is captured."""
        self.start()
        if self.ask("kropki.state().seats.some(Boolean)"):  # the computer plays against newcomers
            self.click(".seat-button", 1)
            self.click("#seat-menu [role=menuitemradio]")
        self.put(*CAPTURE)
        answer = self.ask("kropki.answer()")
        assert answer["captures"] == [1, 0]
        assert answer["last"] == {"x": 2, "y": 3, "player": 0}

    def check(self) -> None:
        """Fail if the page cuts anything off, or axe finds a fault."""
        if not self.ask("Boolean(window.axe)"):
            self.ask(f"void ({AXE.rstrip(chr(10) + ';')})")
        self.ask(_SETTLED)
        faults = [*self.ask(f"({CUT_OFF})()"), *described(self.ask(f"({VIOLATIONS})({{}})"))]
        assert not faults, faults


class PlaywrightTab(Tab):
    """A tab of Chromium or Firefox."""

    def __init__(self, page: Page, name: Name) -> None:
        self.name = name
        self.page = page
        self._frame: Frame | None = None

    def open(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def ask(self, expression: str, *given: object) -> Any:
        script = f"async (given) => {{ {_HELPERS} return {expression}; }}"
        return (self._frame or self.page).evaluate(script, list(given))

    def click_at(self, x: float, y: float) -> None:
        if self._frame:
            box = self._frame.frame_element().bounding_box()
            assert box
            x, y = x + box["x"], y + box["y"]
        self.page.mouse.click(x, y)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def upload(self, selector: str, file: Path) -> None:
        (self._frame or self.page).set_input_files(selector, file)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self, file: Path) -> None:
        self.page.screenshot(path=file)

    @contextmanager
    def frame(self) -> Iterator[None]:
        self.page.wait_for_function("frames.length")
        while True:  # Firefox replaces a frame when it moves it to another process
            frame = self.page.main_frame.child_frames[-1]
            with suppress(Error):
                frame.wait_for_load_state("load")
                if frame.url != "about:blank" and not frame.is_detached():
                    break
            self.page.wait_for_timeout(100)
        self._frame = frame
        try:
            yield
        finally:
            self._frame = None


class WebKitTab(Tab):
    """The tab of WebKit's window."""

    name: Name = "webkit"

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        driver.set_script_timeout(PATIENCE)

    def open(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def ask(self, expression: str, *given: object) -> Any:
        script = f"""const [given, tell] = [[...arguments].slice(0, -1), arguments[arguments.length - 1]];
            {_HELPERS}
            const ask = async () => {expression};
            ask().then((value) => tell({{ value }}), (error) => tell({{ error: String(error) }}))"""
        told = self.driver.execute_async_script(script, *given)
        assert "error" not in told, told["error"]
        return told.get("value")

    def click_at(self, x: float, y: float) -> None:
        actions = ActionChains(self.driver)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(round(x), round(y)).click()  # type: ignore[no-untyped-call]
        actions.perform()

    def press(self, key: str) -> None:
        special = {
            "ArrowDown": Keys.ARROW_DOWN, "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT,
            "ArrowUp": Keys.ARROW_UP, "Enter": Keys.ENTER, "Escape": Keys.ESCAPE,
        }  # fmt: skip
        ActionChains(self.driver).send_keys(special.get(key, key)).perform()

    def upload(self, selector: str, file: Path) -> None:
        self.driver.find_element(By.CSS_SELECTOR, selector).send_keys(str(file))

    def resize(self, width: int, height: int) -> None:
        for _ in range(2):  # the first time tells what the window's frame takes
            inner = self.ask("[innerWidth, innerHeight]")
            outer = self.driver.get_window_size()
            self.driver.set_window_size(
                outer["width"] + width - inner[0], outer["height"] + height - inner[1]
            )
            self.ask("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def picture(self, file: Path) -> None:
        self.driver.save_screenshot(str(file))

    @contextmanager
    def frame(self) -> Iterator[None]:
        self.driver.switch_to.frame(0)
        try:
            yield
        finally:
            self.driver.switch_to.default_content()
