"""Two people face to face at one tablet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, finger, play, visitor_with
from kropki.game.clock import Clock
from kropki.game.game import Game

TURNED = "getComputedStyle(document.getElementById('sheet')).rotate === '180deg'"


@pytest.mark.slow
def test_names_and_clocks_at_both_edges_and_a_board_that_turns(
    open_page: Callable[..., Page], site: str
) -> None:
    game = Game(12, 12, opening="empty", names=("Ola", "Jan"), clock=Clock(main=600))
    page = open_page(
        viewport={"width": 768, "height": 1024}, has_touch=True, storage_state=visitor_with(game, site)
    )
    kropki = Kropki(page).open()
    kropki.set(opposite="turns")
    near, far = page.locator(".edge.player-0"), page.locator(".edge.player-1")
    expect(near).to_contain_text("Ola")
    expect(far).to_contain_text("Jan")
    expect(near.locator(".time")).to_have_text("10:00")
    expect(kropki.part("players")).to_be_hidden()
    boxes = [edge.bounding_box() for edge in (far, near)]
    assert boxes[0] and boxes[1] and boxes[0]["y"] == 0
    assert boxes[1]["y"] + boxes[1]["height"] == 1024
    sheet = kropki.part("sheet").bounding_box()
    assert sheet and sheet["y"] >= boxes[0]["height"] and sheet["y"] + sheet["height"] <= boxes[1]["y"]

    # Each player taps where they see the point.
    expect(near).to_have_class("edge player-0 moves")
    for ply, point in enumerate([(3, 2), (8, 9), (1, 1)], 1):
        kropki.until(TURNED if ply == 2 else f"!({TURNED})")
        with finger(page) as touch:
            place = page.evaluate("([x, y]) => kropki.place(x, y)", list(point))
            touch("touchStart", (place["x"], place["y"]))
            touch("touchEnd")
        kropki.until(f"kropki.answer().ply === {ply}")
        assert kropki.answer()["last"] == {"x": point[0], "y": point[1], "player": (ply - 1) % 2}
    kropki.set(opposite="off")
    expect(near).to_be_hidden()
    expect(kropki.part("players")).to_be_visible()
    assert not page.evaluate(TURNED)


@pytest.mark.slow
def test_against_the_computer_nobody_sits_opposite(open_page: Callable[..., Page], site: str) -> None:
    game = Game(12, 12, opening="empty")
    play(game, (3, 3))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, seats=[0, 1]))).open()
    kropki.set(opposite="edges")
    edges = kropki.page.locator(".edge")
    expect(edges).to_have_count(2)
    expect(edges.first).to_be_hidden()
