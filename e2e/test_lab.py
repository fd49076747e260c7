"""The Python lab: bots play, hostile ones are stopped and named, and tournaments are played."""

import re
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self
from zipfile import ZipFile

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.support.host import DIST, Host
from e2e.support.pages import CAPTURE, Kropki
from kropki.bot.shelf import example

LONG = 90_000  # milliseconds that a game may take on a busy machine
LOOP = "n = 3\n    while True:\n        n = 3"
STOPPED = {
    "import js": ("import js", "Line 2: a bot cannot import js"),
    "while True": (LOOP, r"Line \d: this ran .*n was 3"),
}
"""What a bot does, and how the lab names it."""
ALSO_STOPPED = {
    "an exception": ("return board.open_points[1 // len([])]", "Line 2: ZeroDivisionError: .*zero"),
    "an illegal move": ("return (99, 99)", "Line 2: .*not on the board"),
    "a request": ("from pyodide.http import open_url", "Line 2: a bot cannot import pyodide"),
    "10**10**9": ("return 10**10**9", "Line 2: this took too long"),
    "deep recursion": ("return choose(board)", "Line 2: choose called itself too often"),
    "a memory hog": (
        "hog = []\n    while True:\n        hog.append(bytearray(50_000_000))",
        "Line 4: (the memory was full|this )",
    ),
    "a rewrite of Board": (
        "from kropki.board.board import Board\n    Board.play = Board.copy = Board.refusal = None",
        "loses",
    ),
    "what memory keeps": (
        "import gc\n"
        "    finders = [each for each in gc.get_objects() if type(each).__name__ == 'JsFinder']\n"
        "    return [name for each in finders for name in each.jsproxies]",
        r"Line 4: choose returned \[\]",
    ),
}


class Lab:
    """The lab on the page."""

    def __init__(self, kropki: Kropki) -> None:
        self.page = kropki.page

    def part(self, name: str) -> Locator:
        """Return the part of the lab with this name."""
        return self.page.locator(f"#lab-{name}")

    def open(self) -> Self:
        """Open the lab by the menu, with a small board and little time for each bot."""
        Kropki(self.page).choose("lab")
        expect(self.part("dialog")).to_be_visible()
        self.part("size").select_option("6")
        self.part("time").select_option("quick")
        return self

    def load(self, name: str, source: str) -> None:
        """Open a bot from a file, look at it and let it run."""
        file = FilePayload(name=f"{name}.py", mimeType="text/x-python", buffer=source.encode())
        self.part("file").set_input_files(file)
        expect(self.part("name")).to_have_value(name)
        self.part("allow").click()
        expect(self.part("asked")).to_be_hidden()

    def stop(self, body: str, words: str) -> None:
        """Let a bot play that is stopped and named, and then another game."""
        self.load("hostile", f"def choose(board):\n    {body}\n")
        self.page.locator("#lab-editor .cm-content").press("Control+Enter")
        expect(self.part("told")).to_have_text(
            "hostile loses.", timeout=LONG
        )  # why is said beside the program
        expect(self.part("fault")).to_have_text(re.compile(words if words != "loses" else "."), timeout=LONG)
        self.part("remove").click()
        self.part("seat-0").select_option("example random")
        self.part("start").click()
        expect(self.page.locator("#lab-dialog output")).to_have_text(
            re.compile(r"^(\d\d|[5-9]) /"), timeout=LONG
        )


@pytest.fixture
def lab(page: Page) -> Lab:
    return Lab(Kropki(page).open()).open()


@pytest.fixture
def file_lab(open_page: Callable[..., Page], tmp_path: Path) -> Lab:
    """The lab of the page in one file, opened from a disk."""
    if not (DIST / "kropki.html").exists():
        pytest.fail("there is no built page to test: `make build`")
    shutil.copy(DIST / "kropki.html", tmp_path)
    address = (tmp_path / "kropki.html").as_uri()
    page = open_page(base_url=address, offline=True)
    kropki = Kropki(page).between_people()
    page.goto(address)
    return Lab(kropki.wait()).open()


def check_games(lab: Lab) -> None:
    """Let a bot beat the random one, look at what it printed, and replay the game on the page."""
    bot = example("oneply").replace("    return best", "    print('best:', best_value)\n    return best")
    lab.load("thinker", bot)
    lab.part("size").select_option("8")
    lab.part("time").select_option("usual")
    lab.part("seat-1").select_option("example random")
    for _ in range(3):  # by bad luck it may draw
        lab.page.locator("#lab-editor .cm-content").press("Control+Enter")
        expect(lab.part("told")).to_contain_text(re.compile("wins|draw"), timeout=2 * LONG)
        if "thinker wins" in lab.part("told").inner_text():
            break
    expect(lab.part("told")).to_contain_text("thinker wins")
    expect(lab.part("output").locator("li").first).to_contain_text("best:")
    lab.part("output").get_by_role("button").first.click()
    expect(lab.page.locator(".lab-notes rect").first).to_be_attached()
    lab.part("keep").click()
    expect(lab.part("dialog")).to_be_hidden()
    expect(lab.page.locator("#players")).to_contain_text("thinker")


def check_tournament(lab: Lab, rounds: int) -> None:
    """Play a tournament of four bots, and replay its first game."""
    lab.part("tab-tournament").click()
    lab.part("tournament-size").select_option("6")
    for name in ("Random", "Greedy", "Edge-hugger", "Saver"):
        lab.part("entrants").get_by_label(name, exact=True).check()
    lab.part("tournament-start").click()
    expect(lab.part("games").locator("li")).to_have_count(rounds, timeout=rounds * LONG)
    expect(lab.part("table").locator("tbody tr")).to_have_count(4)


@pytest.mark.slow
def test_a_new_program_explains_itself_and_leads_to_the_next(lab: Lab) -> None:
    lab.part("new").click()
    assert lab.part("editor").locator(".cm-content").inner_text().count("#") == 3
    for name in ("Random", "Edge-hugger"):
        lab.page.get_by_role("button", name=f"Try next: {name}").click()
        expect(lab.part("name")).to_have_value(name)


def test_a_bot_beats_the_random_one(lab: Lab) -> None:
    check_games(lab)


@pytest.mark.slow
def test_hostile_bots_are_stopped_and_named(lab: Lab) -> None:
    for body, words in STOPPED.values():
        lab.stop(body, words)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ALSO_STOPPED)
def test_other_hostile_bots_are_stopped_and_named(lab: Lab, bot: str) -> None:
    lab.stop(*ALSO_STOPPED[bot])


HELD = """window.held = [];
window.Worker = class extends Worker {
    constructor(address, options) {
        super(address, options);
        this.isHeld = String(address).startsWith('blob:');
    }
    postMessage(...message) {
        const send = () => super.postMessage(...message);
        if (this.isHeld && window.held) window.held.push(send);
        else send();
    }
};
window.release = () => {
    for (const send of window.held) send();
    window.held = null;
};"""
"""Bots get nothing to start from until they are released."""


@pytest.mark.slow
def test_a_late_start_is_told_and_goes_on(page: Page) -> None:
    page.add_init_script(HELD)
    page.clock.install()
    lab = Lab(Kropki(page).open()).open()
    late = page.locator(".lab-late")
    lab.part("seat-0").select_option("example random")
    lab.part("seat-1").select_option("example random")
    while not page.evaluate("held.length"):
        page.wait_for_timeout(50)
    lab.part("start").click()
    while not late.is_visible():
        page.clock.fast_forward(60_000)
        page.wait_for_timeout(50)
    expect(late).to_contain_text("Python is taking a long time to start")
    page.evaluate("release()")
    expect(lab.part("told")).to_contain_text(re.compile("wins|draw"), timeout=LONG)
    expect(late).to_be_hidden()


@pytest.mark.slow
def test_four_bots_play_a_tournament(lab: Lab) -> None:
    check_tournament(lab, 12)
    expect(lab.part("tournament-told")).to_contain_text("All 12 games")
    lab.page.set_viewport_size({"width": 390, "height": 844})
    names = lab.part("table").locator("tbody tr > :nth-child(2)").filter(has_not_text="-")
    heights = names.evaluate_all("cells => cells.map(({ offsetHeight }) => offsetHeight)")
    assert max(heights) < 50  # each name without a hyphen is in one line
    lab.page.set_viewport_size({"width": 1280, "height": 720})
    lab.part("games").get_by_role("button").first.click()
    expect(lab.part("dialog")).to_be_hidden()
    expect(lab.page.locator("#players")).to_contain_text("Random")


@pytest.mark.slow
@pytest.mark.smoke
def test_bots_play_from_disk(file_lab: Lab) -> None:
    for body, words in (STOPPED | ALSO_STOPPED).values():
        file_lab.stop(body, words)
    check_tournament(file_lab, 12)
    file_lab.part("tab-program").click()
    check_games(file_lab)


@pytest.mark.slow
def test_the_next_game_finds_a_warm_python(lab: Lab) -> None:
    lab.page.evaluate(
        """() => {
            const { postMessage } = Worker.prototype;
            window.starts = [];
            Worker.prototype.postMessage = function (...message) {
                if (message[0]?.module) window.starts.push(performance.now());
                return postMessage.apply(this, message);
            };
        }"""
    )
    lab.part("seat-0").select_option("example random")
    for _ in range(2):
        lab.part("start").click()
        expect(lab.part("told")).to_contain_text(re.compile("wins|draw"), timeout=LONG)
    deadline = time.monotonic() + LONG / 1000
    while lab.page.evaluate("starts.length") < 3 and time.monotonic() < deadline:
        lab.page.wait_for_timeout(100)  # the lab was open before, so one may not be counted
    lab.part("start").click()
    expect(lab.part("told")).to_contain_text(re.compile("wins|draw"), timeout=LONG)
    assert lab.page.evaluate("starts.length") <= 4, "two bots play, and two Pythons wait"


@pytest.mark.slow
def test_a_finger_aims_on_small_cells(open_page: Callable[..., Page]) -> None:
    page = open_page(has_touch=True, viewport={"width": 390, "height": 844})
    kropki = Kropki(page).open()
    kropki.choose("lab")
    lab = Lab(kropki)
    lab.part("tab-game").tap()
    lab.part("size").select_option("20")
    lab.part("seat-0").select_option("person")
    lab.part("start").tap()
    expect(lab.part("told")).to_contain_text("to move", timeout=LONG)
    box = lab.part("board").bounding_box()
    assert box
    for place in (0.2, 0.3):
        page.touchscreen.tap(box["x"] + box["width"] * place, box["y"] + box["height"] * 0.2)
        expect(lab.part("place-dot")).to_be_visible()
    output = page.locator("#lab-dialog output")
    expect(output).to_have_text(re.compile("^0 /"))
    lab.part("place-dot").tap()
    expect(output).to_have_text(re.compile("^[1-9]"), timeout=LONG)
    expect(lab.part("place-dot")).to_be_hidden()


@pytest.mark.slow
def test_a_bot_of_a_link_runs_only_when_it_is_allowed(page: Page) -> None:
    lab = Lab(Kropki(page).open()).open()
    lab.load("Sender", "def choose(board):\n    print('hello')\n    return board.open_points[0]\n")
    link = page.evaluate(
        """async () => {
            const { clipboard } = navigator;
            const copied = new Promise((done) => (clipboard.writeText = async (text) => done(text)));
            document.querySelector('#lab-share').click();
            return copied;
        }"""
    )
    page.goto("about:blank")
    page.goto(link)
    expect(lab.part("name")).to_have_value("Sender 2")
    expect(lab.part("asked")).to_contain_text("Read the program")
    expect(page.locator("#lab-editor .cm-content")).to_contain_text("print('hello')")
    lab.part("start").click()
    expect(lab.part("told")).to_contain_text("may not run yet")
    expect(lab.part("output")).not_to_contain_text("hello")
    lab.part("allow").click()
    lab.part("start").click()
    expect(lab.part("output")).to_contain_text("hello", timeout=LONG)


@pytest.mark.slow
def test_the_lines_of_a_puzzle_make_a_program(lab: Lab) -> None:
    lab.part("example").select_option("puzzle random")
    pieces = lab.part("pieces").locator("li")
    expect(pieces).to_have_count(3)
    for place, words in enumerate(("import random", "def choose", "return")):
        piece = pieces.filter(has_text=words)
        piece.focus()
        while pieces.nth(place).inner_text().splitlines()[0].strip().find(words):
            lab.page.keyboard.press("Alt+ArrowUp")
    lab.part("check").click()
    expect(lab.part("puzzle-told")).to_contain_text("In order")
    lab.part("use").click()
    expect(lab.page.locator("#lab-editor .cm-content")).to_contain_text("import random")


def needing(package: str, source: str) -> str:
    """Return a bot that names a package."""
    return f'# /// script\n# dependencies = ["{package}"]\n# ///\n{source}'


@pytest.mark.slow
def test_packages_need_a_policy_that_allows_them(lab: Lab) -> None:
    lab.load("needy", needing("more-itertools", example("random")))
    lab.part("start").click()
    expect(lab.part("told")).to_contain_text("The policy of this site allows requests to no other host")


@pytest.mark.slow
def test_packages_come_from_an_index_on_the_same_host(
    host: Host, open_page: Callable[..., Page], faults: list[str]
) -> None:
    folder = host.site / "packages/wise-words"
    folder.mkdir(parents=True)
    with ZipFile(folder / "wise_words-1.0-py3-none-any.whl", "w") as wheel:
        about = "wise_words-1.0.dist-info"
        wheel.writestr("wise_words.py", "ADVICE = 'count your dots'\n")
        wheel.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: wise-words\nVersion: 1.0\n")
        wheel.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{about}/RECORD", "")
    link = '<a href="wise_words-1.0-py3-none-any.whl">wise_words-1.0-py3-none-any.whl</a>'
    (folder / "index.html").write_text(f"<!doctype html>{link}", encoding="utf-8")
    index = host.site / "index.html"
    policy = "<meta http-equiv"
    named = index.read_text(encoding="utf-8").replace(
        policy, f'<meta name="kropki-packages" content="packages">{policy}', 1
    )
    index.write_text(named, encoding="utf-8")
    lab = Lab(Kropki(open_page(base_url=host.address)).open()).open()
    bot = "from wise_words import ADVICE\ndef choose(board):\n    print(ADVICE)\n    return 'a1'\n"
    lab.load("wise", needing("wise-words", bot))
    lab.part("seat-1").select_option("example random")
    lab.page.locator("#lab-editor .cm-content").press("Control+Enter")
    expect(lab.part("output").locator("li").first).to_contain_text("count your dots", timeout=LONG)
    lab.load("hopeful", needing("no-such-package", example("random")))
    lab.page.locator("#lab-editor .cm-content").press("Control+Enter")
    expect(lab.part("fault")).to_contain_text(
        "could not be installed: Can't fetch metadata for 'no-such-package'", timeout=LONG
    )
    faults.clear()  # some browsers report that the host has no such file


def numbers_of(lab: Lab) -> list[str]:
    """Return the places and the strengths of the marks for the numbers of the shown plane."""
    marks: list[str] = lab.page.locator("#lab-net-plane .lab-notes rect").evaluate_all(
        "marks => marks.map((mark) => mark.outerHTML)"
    )
    return marks


def picture_of(lab: Lab) -> str:
    """Return what is drawn of the forecast."""
    drawn: str = lab.page.locator("#lab-net-forecast canvas").nth(1).evaluate("canvas => canvas.toDataURL()")
    return drawn


def until_changed(lab: Lab, look: Callable[[Lab], object], before: object) -> None:
    """Wait until something looks different."""
    deadline = time.monotonic() + LONG / 1000
    while look(lab) == before and time.monotonic() < deadline:
        lab.page.wait_for_timeout(50)
    assert look(lab) != before


@pytest.mark.slow
def test_weights_and_thresholds_of_the_network_can_be_changed(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.click(*CAPTURE)
    kropki.answer()
    kropki.choose("lab")
    lab = Lab(kropki)
    lab.part("tab-network").click()
    openers = lab.page.locator(".lab-stencil-opener")
    expect(openers).to_have_count(22, timeout=LONG)
    expect(lab.part("net-reset")).to_be_disabled()
    shipped = numbers_of(lab)

    # by mouse: a weight of the layer's first neuron for all points
    openers.filter(has_text="All points").click()
    here = lab.page.locator(".lab-stencil-places button").nth(4)
    here.click()
    expect(here).to_have_accessible_name(re.compile(r"^Weight of All points, at the point: .* \(changed\)$"))
    # by keyboard
    here.press("ArrowLeft")
    left = lab.page.locator(".lab-stencil-places button:focus")
    expect(left).to_have_accessible_name(re.compile("one left"))
    for key, shown in (("+", "+1"), ("-", "−1"), ("0", "0"), ("Enter", "+1")):
        left.press(key)
        expect(left).to_have_text(shown)
    expect(lab.part("net-row").locator("option:checked")).to_contain_text("(changed)")

    # a threshold that no sum reaches empties the plane
    before = numbers_of(lab)
    thresholds = lab.part("net-thresholds").locator("input")
    for field in reversed(thresholds.all()):
        field.fill("999")
        field.blur()
    until_changed(lab, numbers_of, before)
    expect(lab.page.locator("#lab-net-plane .lab-notes rect")).to_have_count(0, timeout=LONG)
    thresholds.first.fill("5000")
    thresholds.first.blur()
    expect(thresholds.first).to_have_value("999")  # none is above the next one
    expect(lab.part("net-thresholds").get_by_label("Threshold 1 (changed)")).to_be_visible()

    # the forecast follows, and a reload loses nothing
    drawn = picture_of(lab)
    lab.part("net-row").select_option("7")
    expect(thresholds).to_have_count(15, timeout=LONG)
    for field in thresholds.all():
        field.fill("-999")
        field.blur()
    until_changed(lab, picture_of, drawn)
    kropki.reload()
    kropki.choose("lab")
    lab.part("tab-network").click()
    expect(lab.part("net-reset")).to_be_enabled(timeout=LONG)
    expect(lab.page.locator("#lab-net-plane .lab-notes rect")).to_have_count(0)

    # Reset can be undone
    lab.part("net-reset").click()
    expect(lab.part("net-reset")).to_be_disabled()
    until_changed(lab, numbers_of, [])
    assert numbers_of(lab) == shipped
    lab.part("net-told").get_by_role("button").click()
    expect(lab.part("net-reset")).to_be_enabled()
    expect(lab.page.locator("#lab-net-plane .lab-notes rect")).to_have_count(0, timeout=LONG)


@pytest.mark.slow
@pytest.mark.smoke
def test_the_board_of_the_network_says_what_it_shows(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.click(*CAPTURE)
    kropki.answer()
    kropki.choose("lab")
    lab = Lab(kropki)
    lab.part("tab-network").click()
    expect(lab.page.locator(".lab-stencil-opener")).to_have_count(22, timeout=LONG)
    lab.part("net-row").select_option("0")
    expect(lab.part("net-weights")).to_be_hidden(timeout=LONG)
    expect(lab.page.locator("#lab-net-plane + figcaption")).to_have_text("Inputs · Own dots: 0 to 1")
    board = lab.part("net-plane")
    board.press("ArrowLeft")
    expect(lab.part("net-told")).to_have_text(re.compile(r"^[a-o]\d+.*, [01]$"))
    lab.part("net-feeds").select_option(index=1)
    expect(lab.page.locator("#lab-net-plane + figcaption")).to_contain_text("Layer 1", timeout=LONG)
    lab.page.locator(".lab-stencil-opener").first.click()
    lab.part("net-follow").click()
    expect(lab.page.locator("#lab-net-plane + figcaption")).to_contain_text("Own dots", timeout=LONG)


@pytest.mark.slow
def test_changes_that_do_not_fit_the_network_can_be_dropped(page: Page) -> None:
    kropki = Kropki(page).open()
    changes = '{"weights": [[1, 500, 0, 1]], "thresholds": []}'
    page.evaluate("changes => sessionStorage.setItem('kropki.network', changes)", changes)
    kropki.choose("lab")
    lab = Lab(kropki)
    lab.part("tab-network").click()
    expect(lab.part("net-told")).to_contain_text("do not fit", timeout=LONG)
    lab.part("net-told").get_by_role("button", name="Reset").click()
    expect(lab.page.locator(".lab-stencil-opener")).to_have_count(22, timeout=LONG)
    expect(lab.part("net-reset")).to_be_disabled()


ODD = (
    "def \u0441hoose(board):\n"
    "\u00a0\u00a0\u00a0\u00a0print(\u201cmine\u201d)\n    return board.open_points[0]\n"
)


@pytest.mark.slow
def test_signs_that_look_like_others_are_named_and_replaced(lab: Lab) -> None:
    lab.load("odd", ODD)
    odd = lab.part("odd")
    expect(odd).to_contain_text(
        "Line 1: the letter \u201c\u0441\u201d in \u201c\u0441hoose\u201d is Cyrillic."
    )
    expect(odd).to_contain_text("There are 6 more characters like this.")
    editor = lab.page.locator("#lab-editor .cm-content")
    expect(lab.page.locator("#lab-editor .cm-odd")).to_have_count(3)
    expect(lab.page.locator("#lab-editor .cm-specialChar")).to_have_count(4)
    editor.press("Control+Enter")
    expect(lab.part("fault")).to_contain_text("Line 2: there is an unusual space (U+00A0)", timeout=LONG)
    lab.part("odd-replace").click()
    expect(odd).to_be_hidden()
    expect(editor).to_contain_text('print("mine")')
    editor.press("Control+z")
    expect(odd).to_be_visible()


@pytest.mark.slow
def test_signs_in_what_is_pasted_are_replaced_and_can_be_had_back(lab: Lab) -> None:
    editor = lab.page.locator("#lab-editor .cm-content")
    editor.press("Control+a")
    lab.page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.setData('text/plain', text);
            const place = document.querySelector('#lab-editor').shadowRoot.querySelector('.cm-content');
            const how = {clipboardData: data, bubbles: true, cancelable: true};
            place.dispatchEvent(new ClipboardEvent('paste', how));
        }""",
        ODD,
    )
    expect(lab.part("saved")).to_contain_text("7 characters in what you pasted")
    expect(editor).to_contain_text("def choose(board):")
    expect(lab.part("odd")).to_be_hidden()
    editor.press("Control+z")
    expect(editor).to_contain_text("def \u0441hoose(board):")
    expect(lab.part("odd")).to_be_visible()


@pytest.mark.slow
def test_bots_of_windows_are_read(lab: Lab) -> None:
    source = "def choose(board):\n    print('здравствуйте')\n    return board.open_points[0]\n"
    for charset in ("utf-16", "utf-8-sig", "cp1251"):
        file = FilePayload(
            name=f"{charset}.py",
            mimeType="text/x-python",
            buffer=source.replace("\n", "\r\n").encode(charset),
        )
        lab.part("file").set_input_files(file)
        expect(lab.part("name")).to_have_value(charset, timeout=60_000)
        expect(lab.page.locator("#lab-editor .cm-content")).to_contain_text("здрав")
    charsets = lab.page.get_by_label("Do letters look wrong? Read them as")
    charsets.select_option(label="KOI8-R")
    expect(lab.page.locator("#lab-editor .cm-content")).not_to_contain_text("здрав")
    charsets.select_option(label="Windows-1251")
    expect(lab.page.locator("#lab-editor .cm-content")).to_contain_text("здрав")
    assert lab.page.locator("#lab-choice option").all_inner_texts().count("cp1251") == 1
    lab.page.locator("#lab-editor .cm-content").click()
