"""The screen with the puzzles: right and wrong moves, hints, the solution, and how fast puzzles start."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki
from kropki.puzzle.collection import load_puzzles
from kropki.puzzle.puzzle import Puzzle

ALL = sorted(load_puzzles(Path("puzzles")), key=lambda puzzle: (puzzle.grade, puzzle.positions))


class Player:
    """Plays the puzzle on the screen with the keyboard."""

    def __init__(self, kropki: Kropki, puzzle: Puzzle) -> None:
        self.kropki = kropki
        self.puzzle = puzzle
        grid = puzzle.board().grid
        self.at = (grid.width // 2, grid.height // 2)
        self.begun = False

    def play(self, letters: str) -> None:
        """Put a dot on a point."""
        grid = self.puzzle.board().grid
        x, y = grid.xy(grid.from_letters(letters))
        dx, dy = x - self.at[0], y - self.at[1]
        across = ["ArrowRight" if dx > 0 else "ArrowLeft"] * abs(dx)
        down = ["ArrowDown" if dy > 0 else "ArrowUp"] * abs(dy)
        self.kropki.part("puzzles-board").focus()
        self.kropki.press(*([] if self.begun else ["ArrowUp"]), *across, *down, "Enter")
        self.at, self.begun = (x, y), True


@pytest.fixture
def kropki(open_page: Callable[..., Page]) -> Kropki:
    page = open_page(has_touch=True)
    page.add_init_script("let n = 0; Math.random = () => (n = (n + 1) % 1000) * 1e-6")
    return Kropki(page).open()


def open_theme(kropki: Kropki, theme: str) -> Puzzle:
    """Begin to practise a theme, and return the first puzzle."""
    kropki.part("more").click()
    kropki.part("puzzles").click()
    names = {"doubles": "Double threats", "saves": "Save your dots"}
    kropki.page.get_by_role("button", name=names[theme]).click()
    mode(kropki, "practice").click()
    return next(puzzle for puzzle in ALL if puzzle.theme == theme)


def mode(kropki: Kropki, name: str) -> Locator:
    return kropki.page.locator(f"#puzzles-list .mode[data-mode={name}]")


def test_a_puzzle_is_missed_explained_and_solved(kropki: Kropki) -> None:
    puzzle = open_theme(kropki, "doubles")
    told = kropki.part("puzzles-told")
    expect(told).to_have_text("Your move.", timeout=30_000)
    player = Player(kropki, puzzle)
    kropki.part("puzzles-hint").click()
    expect(told).to_contain_text("two captures")
    kropki.part("puzzles-hint").click()
    expect(told).to_contain_text("circles")
    player.play(next(line[0] for line in puzzle.fails))
    expect(told).to_have_attribute("data-stage", "wrong")
    kropki.part("puzzles-act").click()
    expect(told).to_have_attribute("data-stage", "waits")
    player.play(puzzle.line[0])
    expect(told).to_have_attribute("data-stage", "goes-on")
    player.play(puzzle.line[2])
    expect(told).to_have_attribute("data-stage", "solved")
    expect(kropki.part("puzzles-next")).to_be_focused()
    kropki.page.locator("#puzzles-lines button").first.click()
    expect(told).to_have_attribute("data-stage", "shown")
    kropki.part("puzzles-next").click()
    expect(told).to_have_attribute("data-stage", "waits")
    saved = kropki.page.evaluate("JSON.parse(localStorage.getItem('kropki.puzzles'))")
    assert saved["returns"][puzzle.id][0] == 0 and puzzle.id not in saved["solved"]
    kropki.part("puzzles-back").click()
    expect(mode(kropki, "run")).to_be_visible()
    kropki.press("Escape")
    expect(kropki.part("puzzles-dialog")).to_be_hidden()


@pytest.mark.slow
def test_puzzles_start_fast_and_a_streak_ends_with_a_mistake(kropki: Kropki) -> None:
    puzzle = open_theme(kropki, "saves")
    told = kropki.part("puzzles-told")
    for _ in range(12):
        expect(told).to_have_attribute("data-stage", "waits", timeout=30_000)
        kropki.part("puzzles-back").click()
        mode(kropki, "practice").click()
    kropki.part("puzzles-back").click()
    mode(kropki, "streak").click()
    expect(told).to_have_attribute("data-stage", "waits")
    player = Player(kropki, puzzle)
    player.play(puzzle.right[0])
    expect(told).to_have_attribute("data-stage", "solved")
    expect(kropki.part("puzzles-place")).to_contain_text("1 solved")
    kropki.part("puzzles-next").click()
    expect(told).to_have_attribute("data-stage", "waits")
