"""The computer as a player on the page: it answers, can be stopped, hurried and replaced, and gives hints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e.support.pages import MEMORIES, Kropki, Point
from kropki.computer.levels import LEVELS

_AT_ONCE = """(keys) => {
    for (const key of keys) {
        document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    return kropki.state().queue.length;
}"""
LEVEL = "(;GM[40]FF[4]SZ[5]AB[aa:be]AW[ca:de])"
"""Only the last column is open, and nothing can be captured in it."""
LATE_REPORTS = """
const listen = MessagePort.prototype.addEventListener;
MessagePort.prototype.addEventListener = function (name, heard) {
    listen.call(this, name, (event) => setTimeout(() => heard(event), 500));
};
"""
"""Reports use separate channels, so they may arrive after the answer that follows them."""


WORKERS = """
window.startedAt = [];
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        startedAt.push(kropki.state().stage.name);
    }
};
"""
"""Note how far the start of Python has come whenever a worker starts."""


class Table(Kropki):
    """The page with a game against the computer."""

    def begin(self, level: int, colour: str = "Red", size: str = "10×10") -> None:
        """Start a game against the computer."""
        self.part("new").click()
        dialog = self.part("new-dialog")
        dialog.get_by_text("Computer", exact=True).click()
        dialog.get_by_role("radio", name=colour).check(force=True)
        self.part("opponent-level").select_option(str(level))
        self.part("sizes").get_by_text(size, exact=True).click()
        with self.change():
            self.part("new-start").click()
        expect(dialog).to_be_hidden()

    def think(self, point: Point) -> None:
        """Play on a point, and wait until the computer has a move."""
        self.click(point)
        self.until("kropki.computer.thinks !== null && kropki.computer.thought")

    def play_out(self, random: Random, *, hurried: bool = False) -> None:
        """Play anywhere against the computer to the end; if `hurried`, it gets little time."""
        while not (answer := self.answer())["outcome"]:
            open_points = [i for i, refusal in enumerate(answer["refusals"]) if refusal == "."]
            y, x = divmod(random.choice(open_points), answer["width"])
            self.click((x, y))
            moved = f"(kropki.answer().ply > {answer['ply'] + 1} || kropki.answer().outcome)"
            if hurried:
                self.until(f"(kropki.computer.thinks !== null && kropki.computer.thought) || {moved}")
                self.press("m")
            self.until(moved)

    @property
    def ply(self) -> int:
        ply: int = self.shown()["ply"]
        return ply


@pytest.fixture(scope="module")
def table(browser: Browser, site: str) -> Iterator[Table]:
    context = browser.new_context(base_url=site, service_workers="block")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda told: faults.append(told.text) if told.type == "error" else None)
    yield Table(page).open()
    context.close()
    assert not faults


@pytest.mark.slow
def test_a_click_in_the_menu_and_it_answers(table: Table) -> None:
    table.seat(1, 1)
    table.click((4, 4))
    table.until("kropki.answer().ply === 2")
    answer = table.answer()
    assert answer["names"] == ["", "Computer (beginner)"]
    assert (answer["turn"], answer["last"]["player"]) == (0, 1)
    expect(table.part("live")).to_contain_text("Blue at")


def test_a_newcomers_first_dot_is_answered(open_page: Callable[..., Page]) -> None:
    """The computer plays Blue until somebody else is chosen, and the page shows it all the time."""
    page = open_page(viewport={"width": 390, "height": 844})
    page.add_init_script(WORKERS)
    table = Table(page).open(newcomer=True)
    assert page.evaluate("startedAt") == ["downloading", "ready"]  # Python has the machine to itself first
    blue = page.get_by_role("button", name="Blue: Computer (beginner)")
    expect(page.get_by_role("button", name="Red: You")).to_be_visible()
    expect(blue).to_be_visible()
    table.click((4, 4))
    table.click((4, 4))  # on a phone the first click only aims
    table.until("kropki.answer().ply === 2")
    expect(blue).to_be_visible()
    assert table.answer()["names"] == ["", "Computer (beginner)"]
    table.part("undo").click()
    table.until("kropki.answer().ply === 0")
    expect(blue).to_be_visible()

    blue.focus()
    table.press("Enter")
    expect(page.get_by_role("menuitemradio", name="Automatic: beginner")).to_be_focused()
    table.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter")
    expect(page.get_by_role("button", name="Blue: Computer (medium)")).to_be_focused()
    table.press("Enter", "Home", "Enter")
    expect(page.get_by_role("button", name="Blue: Friend, here")).to_be_visible()
    assert table.answer()["names"] == ["", ""]
    table.reload()
    expect(page.get_by_role("button", name="Blue: Friend, here")).to_be_visible()


def test_the_level_of_a_newcomer_follows_the_results(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script("localStorage.getItem('kropki.fitted') ?? localStorage.setItem('kropki.fitted', 3)")
    table = Table(page).open(newcomer=True)
    table.click((4, 4))
    table.until("kropki.answer().ply === 2")
    table.part("end").click()
    page.locator("#end-choices [value=resign]").click()
    for part in ("result", "live"):
        expect(table.part(part)).to_contain_text("Next game: one level down (easy).")
    with table.change():
        table.part("result-again").click()
    expect(page.get_by_role("button", name="Blue: Computer (easy)")).to_be_visible()
    assert table.answer()["names"] == ["", "Computer (easy)"]
    table.part("new").click()
    expect(table.part("opponent-level").locator("option:checked")).to_have_text("Automatic: easy")
    table.part("opponent-level").select_option("3")
    with table.change():
        table.part("new-start").click()
    table.part("new").click()
    expect(table.part("opponent-level").locator("option:checked")).to_have_text("casual")


@pytest.mark.slow
def test_the_second_worker_takes_over_what_the_first_one_has_fetched(open_page: Callable[..., Page]) -> None:
    page = open_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    table = Table(page).open()
    table.begin(1, "Blue")
    table.until("kropki.answer().ply === 1")
    assert asked.count("pyodide.asm.wasm") == 1
    assert asked.count("computer.zip.wasm") == 1


@pytest.mark.slow
def test_a_dot_that_waits_for_python_calls_the_computer(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.add_init_script(WORKERS)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/kropki.zip.wasm", hold)
    table = Table(page)
    with page.expect_request("**/kropki.zip.wasm"):
        table.open(ready=False, newcomer=True)
    table.click((4, 4))
    table.until("kropki.state().queue.length === 1")
    held.pop().continue_()
    page.unroute("**/kropki.zip.wasm")
    table.until("kropki.answer().ply === 2")
    assert page.evaluate("startedAt") == ["downloading", "starting"]


@pytest.mark.slow
def test_the_computer_begins_if_it_has_the_first_move(table: Table) -> None:
    table.begin(1, "Blue")
    table.until("kropki.answer().ply === 1")
    assert table.answer()["turn"] == 1
    state = table.page.evaluate("kropki.answer().state")
    table.part("undo").click()  # there is nothing of the person's to take back
    table.until(f"kropki.answer().state >= {state + 2}")
    assert table.answer()["ply"] == 1


@pytest.mark.slow
def test_undo_while_it_thinks_and_after_its_move(table: Table) -> None:
    table.begin(8)
    table.think((3, 3))
    table.part("undo").click()
    table.until("kropki.answer().ply === 0")
    table.page.wait_for_timeout(700)
    assert table.ply == 0 and table.page.evaluate("kropki.computer.thinks") is None

    table.think((2, 2))
    table.part("move-now").click()
    table.until("kropki.answer().ply === 2")
    table.part("undo").click()
    table.until("kropki.answer().ply === 0 && kropki.answer().turn === 0")
    table.part("redo").click()
    table.until("kropki.answer().ply === 2 && kropki.answer().turn === 0")
    for button, ply in (("undo", 0), ("redo", 2)):  # while the whole game is asked for
        table.page.evaluate(f"""
            kropki.computer.game.ask({{ kind: "record" }});
            document.getElementById("{button}").click();
        """)
        table.until(f"kropki.answer().ply === {ply} && kropki.answer().turn === 0")


@pytest.mark.slow
def test_a_dot_chosen_while_it_thinks_is_played_after_its_move(table: Table) -> None:
    table.set(premove="on")
    table.begin(8)
    table.think((3, 3))
    table.click((0, 0))
    expect(table.part("live")).to_contain_text("Next, after the computer: a1.")
    assert table.ply == 1
    table.part("move-now").click()
    table.until("kropki.answer().ply >= 3")
    assert table.page.evaluate("kropki.answer().dots")[0] == "R"
    assert table.page.evaluate("kropki.state().premove") is None


@pytest.mark.slow
def test_another_level_and_another_player_while_it_thinks(table: Table) -> None:
    table.begin(8)
    table.think((3, 3))
    table.seat(1, 1)
    table.until("kropki.answer().ply === 2")
    assert table.answer()["names"] == ["", "Computer (beginner)"]
    table.seat(1, 8)
    table.think((1, 4))
    table.seat(1, 0)
    table.until("kropki.computer.thinks === null && !kropki.state().queue.length")
    assert table.answer()["names"] == ["", ""]
    table.click((7, 7))
    table.until("kropki.answer().ply === 4")


@pytest.mark.slow
def test_it_continues_thinking_after_a_reload(table: Table) -> None:
    table.begin(8)
    table.think((3, 3))
    table.reload()
    table.until("kropki.computer.thinks === 1 && kropki.computer.thought")
    table.page.locator("#board").focus()
    table.press("m")
    table.until("kropki.answer().ply === 2")


@pytest.mark.slow
def test_in_the_record_it_moves_only_on_request(table: Table) -> None:
    table.begin(1)
    table.click((3, 3))
    table.until("kropki.answer().ply === 2")
    table.page.locator("#board").focus()
    table.press(",")
    table.until("kropki.answer().ply === 1")
    table.page.wait_for_timeout(700)
    assert table.ply == 1
    table.click((8, 8))
    expect(table.part("bubble")).to_have_text("It is the computer’s turn.")
    table.part("go-on").click()
    table.until("kropki.answer().ply === 2")
    table.press(",", ",")
    table.until("kropki.answer().ply === 0")
    table.click((3, 3))  # the same again is a move too, which is answered
    table.until("kropki.answer().ply === 2")


def test_hints(table: Table) -> None:
    table.begin(1)
    table.click((3, 2))
    table.until("kropki.answer().ply === 2")
    table.part("hint-ask").click()
    table.until("kropki.advised().hints.length === 3")
    assert len(table.part("hints-list").locator("li").all()) == 3
    expect(table.part("hints-told")).not_to_be_empty()
    table.page.locator("#board").focus()
    table.press("h")
    expect(table.part("hints")).to_be_hidden()
    table.press("h")
    table.until("kropki.advised().hints.length === 3")
    [hint] = table.page.evaluate("kropki.advised().hints.slice(0, 1)")
    table.click((hint["x"], hint["y"]))
    table.until("kropki.answer().ply === 4")
    assert table.page.evaluate("kropki.advised().hints") == []
    table.press("h")
    table.until("kropki.advised().hints.length === 3")
    table.page.locator("#hints-list .play").nth(1).click()  # it plays that hint
    table.until("kropki.answer().ply === 6")
    expect(table.focused).to_be_attached()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "touch"),
    [
        ((360, 640), True),
        ((600, 371), True),
        ((600, 371), False),
        ((568, 320), True),
        ((300, 500), True),
    ],
)
def test_all_hints_are_visible_on_a_first_visit(
    open_page: Callable[..., Page], size: tuple[int, int], touch: bool
) -> None:
    width, height = size
    table = Table(open_page(viewport={"width": width, "height": height}, has_touch=touch)).open()
    table.click((3, 2))
    table.part("hint-ask").click()
    table.until("kropki.advised().hints.length === 3")
    note = table.part("note").bounding_box()
    third = table.part("hints-list").locator(".play").nth(2).bounding_box()
    assert note and third
    assert third["y"] + third["height"] <= note["y"] + note["height"]
    assert third["x"] + third["width"] <= note["x"] + note["width"]
    if touch:
        assert third["width"] >= 44 <= third["height"]


@pytest.mark.slow
def test_hints_asked_for_before_the_dot_is_answered(open_page: Callable[..., Page], site: str) -> None:
    table = Table(open_page(base_url=site)).open()
    table.page.locator("#board").focus()
    table.press("Home")
    assert table.page.evaluate(_AT_ONCE, ["Enter", "h"]) == 1
    table.until("kropki.advised().hints.length === 3")
    assert table.ply == 1
    assert table.page.evaluate(_AT_ONCE, ["u", "h", "h", "h"]) == 1  # put away, wanted, not wanted
    table.until("kropki.answer().ply === 0")
    expect(table.part("hints")).to_be_hidden()
    table.begin(1)
    table.page.locator("#board").focus()
    table.press("Home")
    assert table.page.evaluate(_AT_ONCE, ["Enter", "h"]) == 1
    table.until("kropki.answer().ply === 2")
    expect(table.part("hints")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("is_foreign", [False, True])
def test_hints_come_from_a_copy_of_python_unless_it_has_run_foreign_code(
    open_page: Callable[..., Page], site: str, is_foreign: bool
) -> None:
    page = open_page(base_url=site)
    page.add_init_script(MEMORIES)
    table = Table(page).open()
    if is_foreign:
        assert page.evaluate("kropki.python('import js; kept = js.Object.new(); js.location.pathname')")
    table.click((3, 2))
    table.part("hint-ask").click()
    table.until("kropki.advised().hints.length === 3")
    [memory] = page.evaluate("memories")
    assert memory == 0 if is_foreign else memory > 10_000_000
    if not is_foreign:  # the copy leaves Python as it was
        name = page.evaluate("kropki.python('import unittest.mock as mock; mock.__name__')")
        assert name == "unittest.mock"
    table.click((4, 2))
    table.until("kropki.answer().ply === 2")


@pytest.mark.slow
def test_reports_that_arrive_after_the_answer(open_page: Callable[..., Page], site: str) -> None:
    page = open_page(base_url=site)
    page.add_init_script(LATE_REPORTS)
    table = Table(page).open()
    table.click((3, 2))
    table.part("hint-ask").click()
    table.until("kropki.advised().hints.length === 3")
    page.wait_for_timeout(1_000)
    assert len(table.page.evaluate("kropki.advised().hints")) == 3
    expect(table.part("hint-ask")).to_be_enabled()
    table.click((4, 2))
    table.until("kropki.answer().ply === 2")


@pytest.mark.slow
def test_a_draw_is_answered_at_once(table: Table) -> None:
    table.begin(1)
    table.click((3, 2))
    table.until("kropki.answer().ply === 2")
    table.end("Offer a draw")
    table.until("kropki.answer().offer === null && kropki.computer.considers === null")
    expect(table.part("live")).to_contain_text("The offer is declined.")
    table.click((7, 3))
    table.until("kropki.answer().ply === 4")


@pytest.mark.slow
def test_two_computers_at_a_pace(table: Table) -> None:
    table.begin(1)
    table.seat(0, 1)
    table.part("computer-pace").select_option("0.25")
    table.until("kropki.answer().ply >= 4")
    table.part("halt").click()
    table.page.wait_for_timeout(300)
    ply = table.answer()["ply"]
    table.page.wait_for_timeout(900)
    assert table.answer()["ply"] == ply
    table.part("halt").click()
    table.until(f"kropki.answer().ply > {ply}")
    table.seat(0, 0)


@pytest.mark.slow
def test_by_keys_alone(table: Table) -> None:
    table.begin(1)
    table.page.locator("#board").focus()
    table.press("g")
    table.page.keyboard.type("c3")
    table.press("Enter", "Enter")
    table.until("kropki.answer().ply === 2")
    assert table.answer()["dots"][22] == "R"
    table.press("u")
    table.until("kropki.answer().ply === 0")
    table.press("r")
    table.until("kropki.answer().ply === 2")


@pytest.mark.slow
def test_thoughts_on_request(table: Table) -> None:
    table.begin(8)
    table.think((3, 3))
    expect(table.part("thoughts-toggle")).to_be_visible()
    table.part("thoughts-toggle").click()
    expect(table.part("thoughts-details")).to_contain_text("positions")
    table.part("move-now").click()
    table.until("kropki.answer().ply === 2")
    table.part("thoughts-toggle").click()
    expect(table.part("thoughts")).to_be_hidden()


@pytest.mark.slow
def test_back_to_two_people(table: Table) -> None:
    table.begin(1)
    table.part("new").click()
    table.part("opponents").get_by_text("Two players here").click()
    with table.change():
        table.part("new-start").click()
    assert table.answer()["names"] == ["", ""]
    assert table.page.locator(".seat-name").all_inner_texts() == ["You", "Friend, here"]
    table.click((3, 3), (7, 7))
    table.until("kropki.answer().ply === 2")


@pytest.mark.slow
def test_two_whole_games(table: Table) -> None:
    table.begin(1, size="10×10")
    table.play_out(Random(1))
    dialog = table.part("result")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Again").click()
    table.until("kropki.answer().ply === 0 && kropki.state().seats[1] === 1")


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_on_a_large_board(table: Table, level: int) -> None:
    """Each level from 4 on beats a player who plays anywhere, even in a hurry; the first ones follow them."""
    table.begin(level, size="30×30")
    table.play_out(Random(level), hurried=level > 4)
    expect(table.part("result")).to_be_visible()
    captures = table.answer()["captures"]
    assert level < 4 or captures[1] > captures[0] + 30
    table.press("Escape")


@pytest.mark.slow
def test_it_offers_a_draw_late_in_an_even_game(table: Table) -> None:
    table.open_file("level.sgf", LEVEL)
    table.until("kropki.answer().height === 5")
    table.seat(1, 5)
    table.click((4, 0))
    table.until("kropki.answer().offer")
    expect(table.part("card-title")).to_have_text("Blue offers a draw.")
    table.part("draw-decline").click()
    table.until("kropki.answer().offer === null")
    table.click((4, 2))
    table.until("kropki.answer().ply === 4")
    table.page.wait_for_timeout(200)
    assert table.answer()["offer"] is None
