"""A newcomer’s paths: to each beginning in two steps, and from the first click to a review."""

from collections.abc import Callable
from itertools import product

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

PATHS = {
    "invite-play": ("invite-play", "board"),
    "invite-learn": ("invite-learn", "learn-step"),
    "invite-friend": ("invite-friend", "friends-link"),
    "puzzles": ("to-learn puzzles", "puzzles-dialog"),
    "worksheets": ("to-teach worksheets", "worksheet-dialog"),
    "classes": ("to-teach classes", "class-dialog"),
}
"""What to press for each beginning, at most two buttons, and what it shows."""
MAX_TABS = 12

FOCUSED = """() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
    const isSeen = document.activeElement.matches(':focus-visible') && outlineStyle !== 'none';
    return [document.activeElement.id, isSeen && parseFloat(outlineWidth) >= 2];
}"""
"""The id of what has the focus, and whether a ring shows that."""


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


@pytest.mark.parametrize(
    ("way", "size"),
    [
        ("keys", (390, 844)),
        *(
            pytest.param(way, size, marks=pytest.mark.slow)
            for way, size in product(("mouse", "touch", "keys"), ((1280, 800), (390, 844)))
            if (way, size) != ("keys", (390, 844))
        ),
    ],
)
def test_each_beginning_takes_two_steps(
    open_page: Callable[..., Page], way: str, size: tuple[int, int]
) -> None:
    width, height = size
    page = open_page(viewport={"width": width, "height": height}, has_touch=way == "touch")
    kropki = Kropki(page).open(newcomer=True)
    expect(kropki.part("invite-play")).to_be_visible()

    def press(name: str) -> None:
        if way == "mouse":
            kropki.part(name).click()
        elif way == "touch":
            kropki.part(name).tap()
        else:
            for _ in range(MAX_TABS):
                if page.evaluate(FOCUSED)[0] == name:
                    break
                page.keyboard.press("Tab")
            assert page.evaluate(FOCUSED) == [name, True]
            page.keyboard.press("Enter")

    for steps, shown in reversed(PATHS.values()):  # the game last, as it takes the cards away
        names = [name if kropki.part(name).is_visible() else "more" for name in steps.split()[:1]]
        names += steps.split()[1:]
        for name in names:
            press(name)
        expect(kropki.part(shown)).to_be_visible()
        if shown != "board":
            dialog = page.locator("dialog[open]")
            expect(dialog).to_have_count(1)
            assert page.evaluate("document.activeElement.closest('dialog[open]') !== null")
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(kropki.part(names[0])).to_be_focused()
    expect(kropki.focused).to_have_count(1)
    kropki.press(*["ArrowUp"] * 3, "Enter")  # the cursor begins in the middle, where the first dots lie
    kropki.until("kropki.answer().ply === 2")
