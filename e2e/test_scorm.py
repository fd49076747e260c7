"""Packages of classes on a learning platform (scorm-again): what it learns, and what the pupil is told."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote
from zipfile import ZipFile

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from e2e.support.host import DIST
from kropki.classroom.scorm import write_package
from kropki.cli.server import serving

pytestmark = pytest.mark.slow

RUNTIME = Path("node_modules/scorm-again/dist/scorm12.min.js")
BOARD = "aim: capture 1\n.  R  .  .\nR  B  .  .\n.  R  .  .\n.  .  .  ."
OTHER_BOARD = "aim: capture 1\n.  R  .  .\nR  B  .  .\n.  R  .  .\n.  .  .  B"
CLASS = f"""class: Capture & win
hints: off

=== lesson
lesson: Own

text: Capture.
{BOARD}

text: And again.
{OTHER_BOARD}

=== position: The cross
.  .  .
.  R  B
"""
PLATFORM = """<!doctype html>
<title>platform</title>
<link rel="icon" href="data:,">
<style>iframe { width: 100%; height: 90vh }</style>
<script src="scorm12.min.js"></script>
<script>
  const { fault, core = {}, answers = {} } = JSON.parse(decodeURIComponent(location.search.slice(1)) || '{}');
  const calls = [];
  /** Begin a visit with what was kept at the end of the last one. */
  function visit() {
    const kept = JSON.parse(localStorage.getItem('kept') ?? '{"core": {}}');
    const real = new Scorm12API({ autocommit: false, logLevel: 5 });
    real.loadFromJSON({ ...kept, core: { ...kept.core, ...core } });
    window.real = real;
    const names =
      ['Initialize', 'Finish', 'GetValue', 'SetValue', 'Commit', 'GetLastError', 'GetErrorString'];
    window.API = Object.fromEntries(names.map((name) => [`LMS${name}`, (...words) => {
      if (!words.every((word) => typeof word === 'string')) throw new TypeError(`LMS${name} takes texts`);
      if (fault === 'throws') throw new Error('out of order');
      if (fault === 'null') return null;
      if (fault === 'slow' && performance.now() < 3000) {
        return { GetLastError: '101', GetValue: '', GetErrorString: 'General exception' }[name] ?? 'false';
      }
      calls.push([name, ...words]);
      if (name === 'GetValue' && words[0] in answers) return answers[words[0]];
      // Without a network nothing is stored; in a session that is over nothing is taken either.
      const code = window.refusal;
      if (code && (name === 'Commit' || (name === 'SetValue' && code !== 391))) {
        real.throwSCORMError('cmi', code, 'refused');
        return 'false';
      }
      return real[`lms${name}`](...words);
    }]));
    if (fault === 'missing') delete window.API;
  }
  /** Keep what this visit leaves. */
  const keep = () => {
    const { cmi } = real.renderCommitCMI(true);
    localStorage.setItem('kept', JSON.stringify(cmi));
    return cmi;
  };
  const value = (name) => real.cmi.core[name] ?? real.cmi[name];
  visit();
</script>
<iframe src="package/index.html"></iframe>
"""


class Platform:
    """A learning platform in a page, with a package on it."""

    def __init__(self, page: Page, host: Path) -> None:
        self.page = page
        self.host = host
        (host / "index.html").write_text(PLATFORM, encoding="utf-8")
        (host / "scorm12.min.js").write_bytes(RUNTIME.read_bytes())
        self.put(CLASS)

    def put(self, text: str) -> None:
        """Put the package of a class on the platform, in place of the one before."""
        package = self.host.parent / "class.zip"
        package.write_bytes(write_package(text, (DIST / "kropki.html").read_bytes()))
        with ZipFile(package) as archive:
            archive.extractall(self.host / "package")

    def open(
        self, address: str, *, fault: str = "", answers: dict[str, str] | None = None, **core: str
    ) -> None:
        """Open the platform: with a fault, with values of `cmi.core`, or its own answers."""
        self.page.goto("about:blank")
        how = {"fault": fault, "core": core, "answers": answers or {}}
        self.page.goto(f"{address}?{quote(json.dumps(how))}")

    def close(self) -> dict[str, Any]:
        """Close the package, and return what the platform keeps for the next visit."""
        self.page.evaluate("document.querySelector('iframe').src = 'about:blank'")
        self.page.wait_for_function("calls.some(([name]) => name === 'Finish')")
        kept: dict[str, Any] = self.page.evaluate("keep()")
        return kept

    @property
    def frame(self) -> FrameLocator:
        return self.page.frame_locator("iframe").frame_locator("iframe")

    @property
    def steps(self) -> Any:
        return self.frame.locator(".class-step")

    @property
    def place(self) -> Any:
        return self.frame.locator("#class-place")

    @property
    def told(self) -> Any:
        return self.frame.locator("#class-body .class-platform")

    def value(self, name: str) -> str:
        return str(self.page.evaluate("(name) => String(value(name))", name))

    def until(self, name: str, wanted: str) -> None:
        self.page.wait_for_function(
            "([name, wanted]) => String(name === 'raw' ? real.cmi.core.score.raw : value(name)) === wanted",
            arg=[name, wanted],
            timeout=60_000,
        )

    def names(self) -> list[str]:
        """Return the names of the functions that were called."""
        names: list[str] = self.page.evaluate("calls.map(([name]) => name)")
        return names

    def written(self) -> list[str]:
        """Return the names of the values that were set."""
        names: list[str] = self.page.evaluate(
            "calls.filter(([name]) => name === 'SetValue').map(([, which]) => which)"
        )
        return names

    def ready(self) -> None:
        expect(self.steps.first).to_be_visible(timeout=120_000)

    def solve(self) -> None:
        """Solve the board of a lesson that is open."""
        told = self.frame.locator("#learn-told")
        expect(told).to_have_attribute("data-stage", "waits", timeout=60_000)
        board = self.frame.locator("#learn-board")
        for key in ("ArrowUp", "ArrowUp", "Enter"):
            board.press(key)
        expect(told).to_have_attribute("data-stage", "reached", timeout=60_000)


@pytest.fixture
def visit(tmp_path: Path, open_page: Callable[..., Page]) -> Iterator[Callable[..., Platform]]:
    """Open the platform, and return it."""
    host = tmp_path / "host"
    host.mkdir()
    with ExitStack() as stack:
        address = stack.enter_context(serving(host))
        platform = Platform(open_page(base_url=address), host)

        def open_platform(*, text: str = CLASS, **how: Any) -> Platform:
            platform.put(text)
            platform.open(address, **how)
            return platform

        yield open_platform


def test_a_platform_learns_how_far_a_pupil_has_come(visit: Callable[..., Platform]) -> None:
    platform = visit()
    platform.ready()
    platform.until("lesson_status", "incomplete")
    platform.steps.first.click()
    platform.solve()
    kept = platform.close()
    assert (kept["core"]["lesson_status"], kept["core"]["exit"]) == ("incomplete", "suspend")
    assert re.fullmatch(r"00:0\d:\d\d", kept["core"]["session_time"])
    # Half the lesson is done, and the pupil goes on with the other board.
    platform = visit(entry="resume")
    platform.ready()
    platform.steps.first.click()
    expect(platform.frame.locator("#learn-place")).to_contain_text("2 of 2")
    platform.solve()
    platform.until("raw", "50")
    platform.frame.locator("#learn-list").click()
    platform.steps.nth(1).click()
    platform.until("lesson_status", "completed")
    platform.until("raw", "100")
    platform.close()
    names = platform.names()
    assert names[0] == "Initialize"
    assert names.count("Finish") == 1
    assert names[-1] == "Finish"
    assert "Commit" in names


def test_what_is_known_stays_when_the_class_is_changed(visit: Callable[..., Platform]) -> None:
    platform = visit()
    platform.ready()
    platform.steps.nth(1).click()
    platform.until("raw", "50")
    code = platform.close()["suspend_data"]
    # The platform has given a mark by other means, and the class gets a comment and two more steps.
    platform.page.evaluate(
        "(kept) => localStorage.setItem('kept', JSON.stringify(kept))",
        {"suspend_data": code, "core": {"lesson_status": "passed", "score": {"raw": "90"}}},
    )
    changed = CLASS.replace("hints", "# for 5b\nlevel: 2\nhints").replace("Capture.", "Catch it.")
    platform = visit(text=f"{changed}\n=== lesson: first\n=== lesson: edge\n")
    expect(platform.place).to_have_text("1 of 4", timeout=120_000)
    platform.steps.first.click()
    platform.solve()
    platform.page.wait_for_function("(code) => String(value('suspend_data')) !== code", arg=code)
    kept = platform.close()
    assert (kept["core"]["lesson_status"], kept["core"]["score"]["raw"]) == ("passed", "90")


@pytest.mark.parametrize(
    ("status", "score", "is_raised"),
    [
        ("Passed", {"raw": "90"}, False),
        ("P", {"raw": "85,5"}, False),
        ("completed", {"raw": "18", "max": "20"}, False),
        ("certified", {"raw": "B+"}, False),
        ("passed", {"raw": "5", "max": "20"}, True),
    ],
)
def test_what_a_platform_knows_in_its_own_way_is_not_lowered(
    visit: Callable[..., Platform], status: str, score: dict[str, str], is_raised: bool
) -> None:
    scores = {f"cmi.core.score.{name}": value for name, value in score.items()}
    platform = visit(answers={"cmi.core.lesson_status": status, **scores})
    platform.ready()
    platform.steps.nth(1).click()  # half of the class
    platform.page.wait_for_function("value('suspend_data') !== ''")
    platform.close()
    assert "cmi.core.lesson_status" not in platform.written()
    assert ("cmi.core.score.raw" in platform.written()) == is_raised


@pytest.mark.parametrize("mode", ["review", "browse"])
def test_nothing_is_written_in_a_review_or_preview(visit: Callable[..., Platform], mode: str) -> None:
    platform = visit(lesson_mode=mode)
    platform.ready()
    expect(platform.told).to_contain_text("nothing you do is kept", timeout=60_000)
    platform.steps.nth(1).click()
    expect(platform.frame.locator("#class-rules")).to_contain_text("nothing you do is kept")
    platform.close()
    assert "SetValue" not in platform.names()
    assert "Commit" not in platform.names()
    assert platform.names().count("Finish") == 1


def test_without_credit_the_progress_is_kept_and_no_mark_is_given(visit: Callable[..., Platform]) -> None:
    platform = visit(credit="no-credit")
    platform.ready()
    expect(platform.told).to_contain_text("does not count for a mark", timeout=60_000)
    platform.steps.nth(1).click()
    platform.page.wait_for_function("value('suspend_data') !== ''")
    platform.close()
    assert {*platform.written()} == {"cmi.suspend_data", "cmi.core.session_time", "cmi.core.exit"}


def test_refusals_are_told_and_tried_again(visit: Callable[..., Platform]) -> None:
    platform = visit()
    platform.ready()
    platform.until("lesson_status", "incomplete")
    platform.page.evaluate("window.refusal = 391")
    platform.steps.nth(1).click()
    expect(platform.frame.locator("#class-rules")).to_contain_text("has not accepted what you have done (391")
    platform.page.evaluate("window.refusal = 0")
    expect(platform.frame.locator("#class-rules")).not_to_contain_text("does not take", timeout=60_000)
    # The session ends behind the page's back.
    platform.page.evaluate("window.refusal = 301")
    platform.frame.locator("#class-list").click()
    platform.steps.first.click()
    platform.solve()
    expect(platform.frame.locator("#learn-dialog .class-platform")).to_contain_text(
        "has not accepted what you have done (301"
    )


@pytest.mark.parametrize(
    ("code", "is_final"),
    [
        *((code, False) for code in (101, 301)),
        *((code, True) for code in (201, 202, 203, 401, 402, 403, 404, 405)),
    ],
)
def test_a_refusal_is_tried_again_only_where_that_helps(
    visit: Callable[..., Platform], code: int, is_final: bool
) -> None:
    platform = visit()
    platform.ready()
    platform.until("lesson_status", "incomplete")
    platform.page.evaluate("(code) => { window.refusal = code; calls.length = 0; }", code)
    platform.steps.nth(1).click()
    rules = platform.frame.locator("#class-rules")
    expect(rules).to_contain_text(f"({code} ")
    expect(rules).to_contain_text("trying again does not help" if is_final else "keeps trying")
    tries = "calls.filter(([name]) => name === 'Commit').length"
    if is_final:
        platform.page.evaluate("window.refusal = 0")
        before = platform.page.evaluate(tries)
        platform.page.evaluate("frames[0].dispatchEvent(new Event('online'))")
        assert platform.page.evaluate(tries) == before
        assert platform.value("suspend_data") == ""
        # More progress is sent again, with all that came before.
        platform.frame.locator("#class-list").click()
        platform.steps.first.click()
        platform.solve()
    else:
        platform.page.wait_for_function(f"{tries} > 2")
        platform.page.evaluate("window.refusal = 0")
    platform.until("raw", "50")
    kept = platform.close()
    platform = visit(entry="resume", answers={"cmi.suspend_data": kept["suspend_data"]})
    expect(platform.place).to_have_text("1 of 2", timeout=120_000)


def test_a_platform_that_has_opened_a_window_is_found(visit: Callable[..., Platform]) -> None:
    platform = visit()
    with platform.page.expect_popup() as popup:
        platform.page.evaluate("document.querySelector('iframe').remove(); void open('package/index.html')")
    steps = popup.value.frame_locator("iframe").locator(".class-step")
    expect(steps.first).to_be_visible(timeout=120_000)
    steps.nth(1).click()
    platform.until("raw", "50")
    popup.value.close()
    platform.page.wait_for_function("calls.some(([name]) => name === 'Finish')")


def test_progress_that_comes_back_cut_off_is_kept_as_far_as_it_can_be_read(
    visit: Callable[..., Platform],
) -> None:
    positions = [f"=== position: {number}\n.  .  .\n.  R  {number}" for number in ("B", ".")]
    text = "\n\n".join(["class: Two", *positions])
    platform = visit(text=text)
    platform.ready()
    platform.steps.first.click()
    platform.until("raw", "50")
    code = platform.close()["suspend_data"]
    platform = visit(text=text, answers={"cmi.suspend_data": code[: len(code) * 2 // 3]})
    expect(platform.place).to_have_text("1 of 2", timeout=120_000)
    expect(platform.told).to_contain_text("has not kept all that you had done")
    platform = visit(text=text, answers={"cmi.suspend_data": "?!"})
    expect(platform.place).to_have_text("0 of 2", timeout=120_000)
    expect(platform.told).to_contain_text("has not kept all that you had done")


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("throws", "has not accepted what you have done (out of order)"),
        ("null", "has not accepted what you have done"),
        ("missing", "There is no learning platform"),
        ("slow", ""),
    ],
)
def test_the_class_is_shown_whatever_the_platform_does(
    visit: Callable[..., Platform], fault: str, words: str
) -> None:
    platform = visit(fault=fault)
    platform.ready()
    if words:
        expect(platform.told).to_contain_text(words, timeout=60_000)
    else:
        platform.until("lesson_status", "incomplete")
        expect(platform.told).to_be_empty(timeout=60_000)


def test_another_pupil_begins_afresh(visit: Callable[..., Platform]) -> None:
    platform = visit()
    platform.ready()
    platform.steps.nth(1).click()
    platform.until("raw", "50")
    platform.page.reload()
    platform.ready()
    expect(platform.place).to_have_text("0 of 2")
