"""The frames in which notebooks show games: they need no network, and no text of a game gets out of them."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kropki import Game, set_comment

HOSTILE = "</script><script>top.hacked = 1</script><!-- ]]> '\" &amp; <img src=x onerror='top.hacked = 1'>"


def game() -> Game:
    game = Game(9, 9, opening="empty", names=[HOSTILE, "Jan"])
    for name in ("e5", "e4", "d4", "a1", "f4", "b2", "e3"):
        game.play(name)
    set_comment(game.node, HOSTILE)
    return game


@pytest.mark.smoke
def test_a_frame_steps_through_a_game_and_runs_nothing_of_it(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.set_content(f"<!doctype html>{game()._repr_html_()}")
    board = page.frame_locator("iframe").locator("kropki-board")
    expect(board.locator("output")).to_have_text("7 / 7")
    assert board.locator(".comment").text_content() == HOSTILE
    assert board.locator(".player-0 bdi").text_content() == HOSTILE
    expect(board.locator(".player-0 b")).to_have_text("1")
    board.get_by_role("button", name="Back one move").click()
    expect(board.locator("output")).to_have_text("6 / 7")
    expect(board.locator(".player-0 b")).to_have_text("0")
    expect(board.get_by_role("grid")).to_have_accessible_name(re.compile("Move 6 of 7"))
    assert page.evaluate("window.hacked") is None


def test_a_frame_is_as_high_as_its_board(open_page: Callable[..., Page]) -> None:
    page = open_page()
    for width, height in ((9, 9), (39, 32), (5, 20)):
        shown = Game(width, height, opening="empty")
        page.set_content(f"<!doctype html>{shown._repr_html_()}")
        frame = page.frame_locator("iframe")
        expect(frame.locator("output")).to_have_text("0 / 0")
        inside = frame.locator("html").evaluate("({ scrollHeight }) => [scrollHeight, innerHeight]")
        assert inside[0] == inside[1]
        board = frame.locator("[part~=board]").evaluate(
            "({ clientWidth, clientHeight }) => [clientWidth, clientHeight]"
        )
        assert abs(board[1] - board[0] * (height + 1) / (width + 1)) < 2
        assert frame.locator("[part~=frame]").evaluate("frame => innerHeight - frame.offsetHeight") < 20
