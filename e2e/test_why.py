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


@pytest.mark.slow
def test_asking_about_points(kropki: Callable[[Game], Kropki]) -> None:
    game = Game(8, 8, opening="empty", rules="russian")
    play(game, (3, 2), (3, 3), (2, 3), (0, 0), (4, 3), (7, 7), (3, 4))
    page = kropki(game)
    page.choose("analyse")
    expect(page.part("analysis")).to_be_visible()
    told = page.page.locator("#analysis .told")
    page.click((3, 3))
    expect(told).to_contain_text("d4: Red captured this point at move 7, together with one dot.")
    assert page.page.evaluate("kropki.advised().shown.chains.length") == 1
    page.click((7, 7))
    expect(told).to_contain_text("h8: Blue has a dot here.")
    page.click((6, 1))
    expect(told).to_contain_text("g2: A dot here would capture nothing at once.")
    assert page.answer()["ply"] == 7
    page.page.get_by_role("button", name="Place a dot here").click()
    page.until("kropki.answer().ply === 8")
    page.part("board").focus()
    page.press("Escape")
    expect(page.part("analysis")).to_be_hidden()
    page.click((6, 5))
    assert page.answer()["ply"] == 9


@pytest.mark.slow
def test_a_key_asks_about_the_point_of_the_cursor(kropki: Callable[[Game], Kropki]) -> None:
    game = Game(8, 8, opening="empty", rules="russian")
    play(game, (3, 2), (3, 3), (2, 3), (0, 0), (4, 3))
    page = kropki(game)
    page.part("board").focus()
    page.press("g", *"d4", "Enter", "w")
    expect(page.page.locator("#analysis .told")).to_contain_text("d4: Blue has a dot here.")
    expect(page.part("live")).to_contain_text("Red would capture this dot by playing d5.")
    page.press("ArrowUp", "Enter")
    expect(page.page.locator("#analysis .told")).to_contain_text("d3: Red has a dot here.")


def test_a_hint_plays_what_it_prevents(kropki: Callable[[Game], Kropki]) -> None:
    game = Game(8, 8, opening="empty", rules="russian")
    play(game, (3, 2), (3, 3), (2, 3), (0, 0), (4, 3))
    page = kropki(game)
    page.part("hint-ask").click()
    page.page.get_by_role("button", name="Why d5?").click(timeout=30_000)
    told = page.page.locator("#why .told")
    expect(told).to_contain_text("Elsewhere, Red d5 takes 1.")
    page.until("kropki.advised().shown.ringed.length === 1")
    shown = page.page.evaluate("kropki.advised().shown")
    assert shown["dots"] == [{"x": 3, "y": 4, "player": 0, "number": 1}]
    assert [chain["owner"] for chain in shown["chains"]] == [0] and shown["ringed"] == [{"x": 3, "y": 3}]
    page.press("Escape")
    assert page.page.evaluate("kropki.advised().shown") is None


@pytest.mark.slow
def test_a_hint_without_anything_to_show_has_no_why(kropki: Callable[[Game], Kropki]) -> None:
    game = Game(5, 5, opening="empty")
    play(game, (2, 2))
    page = kropki(game)
    page.part("hint-ask").click()
    expect(page.page.locator("#hints-list .play").first).to_be_visible(timeout=30_000)
    expect(page.page.locator("#hints-list .why")).to_have_count(0)


@pytest.mark.slow
def test_a_gain_by_force_is_stepped_through_and_kept(kropki: Callable[[Game], Kropki]) -> None:
    [problem] = [each for each in load_problems() if each.id == "4dc798e0"]
    grid = problem.board().grid
    opening = Opening("custom", position=problem.drawing)
    page = kropki(Game(grid.width, grid.height, rules="russian", opening=opening, first=problem.turn))
    page.page.evaluate("delete window.showSaveFilePicker")  # among the downloads it can be read
    told, choices = page.page.locator("#why .told"), page.page.locator("#why li button")
    action = page.page.locator("#why .actions button")
    for _ in range(10):  # on a busy machine the computer sees less in the time of a hint
        page.part("hint-ask").click()
        page.page.locator("#hints-list .why").first.click(timeout=30_000)
        try:
            expect(told).to_contain_text("every answer was tried", timeout=30_000)
            break
        except AssertionError:
            page.part("why-close").click()
            page.part("hint-ask").click()
    assert choices.count() >= 2
    choices.first.click()
    expect(told).to_contain_text("plays")
    action.and_(page.page.locator("[data-action=why-back]")).click()
    choices.last.click()
    expect(told).to_contain_text("and captures")
    with page.page.expect_download() as saved:
        action.and_(page.page.locator("[data-action=why-save]")).click()
    assert "KF[" in saved.value.path().read_text(encoding="utf-8")
    action.and_(page.page.locator("[data-action=why-keep]")).click()
    expect(page.part("why")).to_be_hidden()
    page.until("kropki.answer().branches.length > 0")
