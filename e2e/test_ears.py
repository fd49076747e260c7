"""A game, a review and a puzzle as a screen reader presents them: by roles, names and what is said (F12)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, play, told, visitor_with
from e2e.test_puzzles import ALL
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.scatter import scatter

CAPTURE = ["c2", "c3", "b3", "j10", "d3", "i10"]


class Reader:
    """A page as a screen reader presents it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.grid = page.get_by_role("grid")
        self.said = page.get_by_role("status").and_(page.locator("[aria-live]"))

    def cell(self, name: str) -> Locator:
        return self.grid.get_by_role("gridcell", name=name, exact=True)

    def place(self, point: str) -> None:
        """Do the default action of a free cell."""
        self.cell(f"{point}, free").dispatch_event("click")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)


@pytest.mark.slow
def test_a_game_by_roles_and_names_alone(open_page: Callable[..., Page], site: str) -> None:
    game = Game(10, 10, opening="empty")
    page = open_page(storage_state=visitor_with(game, site))
    kropki = Kropki(page).open()
    reader = Reader(page)
    expect(page.get_by_role("grid", name="Board, 10 by 10")).to_be_visible()
    assert reader.grid.get_by_role("row").count() == 10
    assert reader.grid.get_by_role("gridcell").count() == 100
    for point in CAPTURE:
        reader.place(point)
        expect(reader.cell(f"{point}, free")).to_have_count(0)
    reader.place("c4")
    expect(reader.said).to_contain_text("Red at c4. Red captures 1 dot, c3. Blue to move.")
    expect(reader.cell("c3, Blue’s dot in Red’s territory")).to_be_attached()
    for point in [*CAPTURE, "c4"]:
        play(game, ("abcdefghij".index(point[0]), int(point[1:]) - 1))
    assert kropki.answer() == told(game)

    reader.cell("c4, Red’s dot").focus()
    for key, words in {
        "l": "Last: Red at c4.",
        "N": "Around c4: b3, Red’s dot; c3, Blue’s dot in Red’s territory; d3, Red’s dot. The rest is free.",
        "e": "Row 4: c4, Red’s dot. The rest is free.",
        "t": "Red has territory at c3.",
        "f": "Nobody can capture with the next dot.",
        "S": "Red: 1 dot captured. Blue: 0 dots captured. Blue to move.",
    }.items():
        page.keyboard.press(key)
        expect(reader.said).to_contain_text(words)
    page.keyboard.press("ArrowUp")
    expect(reader.cell("c3, Blue’s dot in Red’s territory")).to_be_focused()
    page.keyboard.press("Enter")
    expect(reader.said).to_contain_text("This point is in Red’s territory.")

    reader.button("Take back").click()
    expect(reader.said).to_contain_text("Undone. Red to move.")
    expect(reader.cell("c3, Blue’s dot")).to_be_attached()


@pytest.mark.slow
def test_no_message_is_read_again_when_a_dialog_closes(open_page: Callable[..., Page], site: str) -> None:
    """A live region that comes back with its words is read like a new one."""
    kropki = Kropki(open_page(storage_state=visitor_with(Game(10, 10, opening="empty"), site))).open()
    reader = Reader(kropki.page)
    reader.place("c4")
    expect(reader.said).to_contain_text("Red at c4.")
    reader.cell("c4, Red’s dot").focus()
    for key in ("Escape", "Enter"):
        kropki.press("g")
        expect(kropki.part("goto-dialog")).to_be_visible()
        kropki.page.keyboard.type("b2")
        kropki.press(key)
        expect(kropki.part("goto-dialog")).to_be_hidden()
        expect(kropki.part("live")).to_have_text("")
    expect(reader.cell("b2, free")).to_be_focused()


@pytest.mark.slow
def test_a_whole_game_by_roles_and_names_alone(open_page: Callable[..., Page], site: str) -> None:
    game = Game(5, 5, opening="empty", clock=Clock(main=600))
    page = open_page(storage_state=visitor_with(game, site))
    Kropki(page).open()
    reader = Reader(page)
    for point in ["b1", "b2", "c1", "c2", "a2", "e5", "d2", "e4", "b3", "e3"]:
        reader.place(point)
        expect(reader.cell(f"{point}, free")).to_have_count(0)
    reader.cell("c3, free").focus()
    page.keyboard.press("f")
    expect(reader.said).to_contain_text("c3: Red would capture 2 dots here")
    page.keyboard.press("s")
    expect(reader.said).to_contain_text(re.compile(r"Blue has \d+:\d\d left"))
    page.keyboard.press("Enter")
    expect(reader.said).to_contain_text("Red at c3. Red captures 2 dots, b2 to c2. Blue to move.")
    free = reader.grid.get_by_role("gridcell", name=re.compile(", free$"))
    while count := free.count():
        free.first.dispatch_event("click")
        expect(free).to_have_count(count - 1)
    expect(reader.said).to_contain_text("Red wins by 2. The board is full.")
    expect(page.get_by_role("heading", name="Red wins by 2")).to_be_visible()
    reader.button("Again").first.click()
    expect(reader.said).to_contain_text("New game, 5 by 5.")


@pytest.mark.slow
def test_the_computers_thinking_is_said(open_page: Callable[..., Page], site: str) -> None:
    game = Game(20, 20)
    scatter(game, 20, seed=5)  # there is much to think about, and nothing to capture yet
    page = open_page(storage_state=visitor_with(game, site, seats=[0, 8]))
    Kropki(page).open()
    reader = Reader(page)
    reader.place("a1")
    expect(page.get_by_role("status").filter(has_text="is thinking")).to_be_visible()
    reader.button("Move now").click()
    expect(reader.said).to_contain_text(re.compile(r"Blue at \w\d+\. Red to move\."), timeout=60_000)


@pytest.mark.slow
def test_a_review_by_roles_and_names_alone(open_page: Callable[..., Page], site: str) -> None:
    game = Game(7, 7, opening="empty", names=("Ola", "Jan"))
    for point in ["cb", "cc", "bc", "gg", "dc", "ag", "cd", "aa", "gd"]:
        play(game, tuple(map("abcdefg".index, point)))  # type: ignore[arg-type]
    page = open_page(storage_state=visitor_with(game, site, editing=True))
    Kropki(page).open()
    reader = Reader(page)
    reader.button("Review").click()
    expect(reader.said).to_contain_text("Mistakes: Ola 0, Jan 1.", timeout=120_000)
    mistakes = page.get_by_role("list", name="The moves that lost most").get_by_role("button")
    expect(mistakes).to_have_accessible_name("Move 6, Jan at a7: lost 1. Better: c4, saves 1.")
    mistakes.click()
    expect(reader.cell("d3, Ola’s dot")).to_be_attached()
    expect(reader.cell("a7, free")).to_be_attached()


@pytest.mark.slow
def test_a_puzzle_by_roles_and_names_alone(page: Page) -> None:
    page.add_init_script("let n = 0; Math.random = () => (n = (n + 1) % 1000) * 1e-6")
    Kropki(page).open()
    reader = Reader(page)
    reader.button("Learn").click()
    reader.button("Puzzles").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Double threats").click()
    dialog.get_by_role("button", name="Practise").click()
    expect(dialog.get_by_role("grid")).to_be_visible()
    puzzle = next(puzzle for puzzle in ALL if puzzle.theme == "doubles")
    grid = puzzle.board().grid
    for letters in puzzle.line[::2]:
        expect(dialog).to_contain_text(re.compile("Your move|Go on"))
        x, y = grid.xy(grid.from_letters(letters))
        cell = dialog.get_by_role("gridcell", name=f"{'abcdefghijklmno'[x]}{y + 1}, free", exact=True)
        cell.dispatch_event("click")
        expect(cell).to_have_count(0)
    expect(dialog).to_contain_text("Solved")
