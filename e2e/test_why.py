"""“Why?”: what explains a point, and what speaks for a hint, step by step."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, visitor_with
from kropki.game.game import Game
from kropki.game.openings import Opening
from research.tactics.problems import load_problems


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str) -> Callable[[Game], Kropki]:
    def show(game: Game) -> Kropki:
        return Kropki(open_page(storage_state=visitor_with(game, site))).open()

    return show


def ask(kropki: Kropki, x: int, y: int) -> None:
    kropki.choose("why-ask")
    kropki.click((x, y))


@pytest.mark.slow
def test_asking_about_points(kropki: Callable[[Game], Kropki]) -> None:
    game = Game(8, 8, opening="empty", rules="russian")
    play(game, (3, 2), (3, 3), (2, 3), (0, 0), (4, 3), (7, 7), (3, 4))
    page = kropki(game)
    told = page.part("why-told")
    ask(page, 3, 3)
    expect(told).to_contain_text("d4: Red captured this point at move 7, together with one dot.")
    page.click((7, 7))
    expect(told).to_contain_text("h8: Blue has a dot here.")
    assert page.answer()["ply"] == 7
    page.press("Escape")
    expect(page.part("why")).to_be_hidden()
    page.click((6, 1))
    assert page.answer()["ply"] == 8


@pytest.mark.slow
def test_a_gain_by_force_is_stepped_through_and_kept(kropki: Callable[[Game], Kropki]) -> None:
    [problem] = [each for each in load_problems() if each.id == "4dc798e0"]
    grid = problem.board().grid
    opening = Opening("custom", position=problem.drawing)
    page = kropki(Game(grid.width, grid.height, rules="russian", opening=opening, first=problem.turn))
    page.page.evaluate("delete window.showSaveFilePicker")  # among the downloads it can be read
    told, choices = page.part("why-told"), page.page.locator("#why-choices button")
    for _ in range(10):  # on a busy machine the computer sees less in the time of a hint
        page.part("hint-ask").click()
        page.page.locator("#hints-list .why").first.click(timeout=30_000)
        expect(told).not_to_contain_text("Trying every answer", timeout=60_000)
        if choices.count():
            break
        page.part("why-close").click()
    expect(told).to_contain_text("captures by force")
    assert choices.count() >= 2
    choices.first.click()
    expect(told).to_contain_text("plays")
    page.part("why-back").click()
    choices.last.click()
    expect(told).to_contain_text("and captures")
    with page.page.expect_download() as saved:
        page.part("why-save").click()
    assert "KF[" in saved.value.path().read_text(encoding="utf-8")
    page.part("why-keep").click()
    expect(page.part("why")).to_be_hidden()
    page.until("kropki.answer().branches.length > 0")
