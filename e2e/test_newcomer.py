"""A newcomer's path: from the first click to the review of a finished game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki
from kropki.board.grid import Point
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.game.game import Game
from kropki.game.moves import Dot

MAX_CLICKS = 12  # besides the dots
MAX_MOVES = 80


def good_point(game: Game) -> Point:
    """Return a point that a strong player would choose."""
    move = Thinking(game, LEVELS[7], steps=60, resigns=False).decide()
    assert isinstance(move, Dot)
    return move.point


@pytest.mark.slow
def test_a_newcomer_needs_few_clicks(open_page: Callable[..., Page]) -> None:
    """Open the page, play against the computer, capture, finish, share, and review."""
    kropki = Kropki(open_page()).open(newcomer=True)
    clicks = 0

    def click(place: Locator) -> None:
        nonlocal clicks
        clicks += 1
        place.click()

    answer = kropki.answer()
    game = Game(answer["width"], answer["height"])
    while kropki.score()[0] == 0:
        assert game.plies < MAX_MOVES
        point = good_point(game)
        game.play(point)
        kropki.click(game.board.grid.xy(point))
        kropki.until(f"kropki.answer().ply === {game.ply + 1}")
        last = kropki.answer()["last"]
        game.play(game.board.grid.point(last["x"], last["y"]))
    click(kropki.part("end"))
    click(kropki.part("end-dialog").get_by_text("Resign", exact=True))
    expect(kropki.part("result")).to_be_visible()
    click(kropki.part("result-share"))
    expect(kropki.part("files-dialog")).to_be_visible()
    kropki.press("Escape")
    click(kropki.part("result-review"))
    expect(kropki.part("review")).to_be_visible()
    assert clicks <= MAX_CLICKS
