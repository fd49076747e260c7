"""Packages of classes in a small run-time of SCORM 1.2: what a learning platform gets to know."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.support.host import DIST
from kropki.classroom.scorm import write_package
from tools.site.server import serving

pytestmark = pytest.mark.slow

CLASS = """class: Capture & win
hints: off

=== lesson
lesson: Own

text: Capture.
aim: capture 1
.  R  .  .
R  B  .  .
.  R  .  .
.  .  .  .

=== position: The cross
.  .  .
.  R  B
"""
PLATFORM = """<!doctype html>
<title>platform</title>
<link rel="icon" href="data:,">
<style>iframe { width: 100%; height: 90vh }</style>
<script>
  // The standard's functions. Each call is kept, and values until the platform is closed.
  const calls = [];
  const values = { 'cmi.core.lesson_status': 'not attempted', 'cmi.suspend_data': '' };
  let state = 'new';
  const checked = (name, act) => (...words) => {
    if (!words.every((word) => typeof word === 'string')) throw new TypeError(`${name} takes texts`);
    if (name === 'LMSInitialize' ? state === 'on' : state !== 'on') throw new Error(`${name} while ${state}`);
    calls.push([name, ...words]);
    return act(...words) ?? 'true';
  };
  window.API = {
    LMSInitialize: checked('LMSInitialize', () => { state = 'on'; }),
    LMSFinish: checked('LMSFinish', () => { state = 'off'; }),
    LMSGetValue: checked('LMSGetValue', (name) => values[name] ?? ''),
    LMSSetValue: checked('LMSSetValue', (name, value) => { values[name] = value; }),
    LMSCommit: checked('LMSCommit', () => {}),
    LMSGetLastError: () => '0',
    LMSGetErrorString: () => '',
    LMSGetDiagnostic: () => '',
  };
</script>
<iframe src="package/index.html"></iframe>
"""


@pytest.fixture
def platform(tmp_path: Path, open_page: Callable[..., Page]) -> Iterator[Page]:
    """A learning platform, which has opened a package."""
    package = tmp_path / "class.zip"
    package.write_bytes(write_package(CLASS, (DIST / "kropki.html").read_bytes()))
    host = tmp_path / "host"
    with ZipFile(package) as archive:
        archive.extractall(host / "package")
    (host / "index.html").write_text(PLATFORM, encoding="utf-8")
    with serving(host) as address:
        page = open_page(base_url=address)
        page.goto(address)
        yield page


def kropki_in(page: Page) -> FrameLocator:
    return page.frame_locator("iframe").frame_locator("iframe")


def value(page: Page, name: str) -> Any:
    return page.evaluate("(name) => values[`cmi.${name}`]", name)


def until(page: Page, name: str, wanted: str) -> None:
    page.wait_for_function(
        "([name, wanted]) => values[`cmi.${name}`] === wanted", arg=[name, wanted], timeout=60_000
    )


def test_a_platform_learns_how_far_a_pupil_has_come(platform: Page) -> None:
    frame = kropki_in(platform)
    steps = frame.locator(".class-step")
    expect(steps).to_have_count(2, timeout=120_000)
    until(platform, "core.lesson_status", "incomplete")
    steps.first.click()
    board = frame.locator("#learn-board")
    expect(frame.locator("#learn-told")).to_have_attribute("data-stage", "waits")
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        board.press(key)
    until(platform, "core.score.raw", "50")
    known = value(platform, "suspend_data")
    assert known
    # The platform opens the package again, for somebody who has come this far.
    platform.evaluate("document.querySelector('iframe').src = 'about:blank'")
    platform.wait_for_function("state === 'off'")
    assert value(platform, "core.exit") == "suspend"
    platform.evaluate("document.querySelector('iframe').src = 'package/index.html'")
    expect(steps.first).to_contain_text("done", timeout=120_000)
    assert value(platform, "suspend_data") == known
    steps.nth(1).click()
    until(platform, "core.lesson_status", "completed")
    until(platform, "core.score.raw", "100")
    names = platform.evaluate("calls.map(([name]) => name)")
    assert names[0] == "LMSInitialize"
    assert names.count("LMSFinish") == 1
    assert "LMSCommit" in names


def test_another_pupil_begins_afresh(platform: Page) -> None:
    steps = kropki_in(platform).locator(".class-step")
    expect(steps).to_have_count(2, timeout=120_000)
    steps.nth(1).click()
    until(platform, "core.score.raw", "50")
    platform.reload()
    expect(steps).to_have_count(2, timeout=120_000)
    expect(kropki_in(platform).locator("#class-place")).to_have_text("0 of 2")
