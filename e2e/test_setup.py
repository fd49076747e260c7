"""A custom position, set up by mouse, touch and keys, and the game that begins from it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, told
from kropki.game.game import Game
from kropki.game.openings import Opening

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}
RING = [(2, 1), (1, 2), (3, 2), (2, 3)]


def set_up(kropki: Kropki, size: str = "10×10", players: int = 2) -> None:
    """Open the editor by way of the dialog."""
    kropki.part("new").click()
    kropki.show_more()
    kropki.part("sizes").get_by_text(size, exact=True).click()
    kropki.part("counts").get_by_text(str(players), exact=True).click()
    kropki.part("opening").select_option("custom")
    kropki.part("new-start").click()
    expect(kropki.part("setup")).to_be_visible()
    kropki.wait(ready=False)


def choose(kropki: Kropki, tool: str) -> None:
    kropki.part("setup-tools").get_by_label(tool).check(force=True)


def start(kropki: Kropki) -> None:
    with kropki.change():
        kropki.part("setup-start").click()
    expect(kropki.part("setup")).to_be_hidden()


def drawn(text: str) -> Opening:
    return Opening("custom", position="\n".join(line.strip() for line in text.strip().splitlines()))


POSITION = drawn(
    """. . . . . . . . . .
    . . R . . . . . . .
    . R Br R . . . . . .
    . . R . . . . . . .
    . . . . . . . . . .
    . . . . . B . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . .
    . . . . . . . . . ."""
)


def test_with_the_mouse(page: Page) -> None:
    kropki = Kropki(page).open()
    set_up(kropki)
    told_of = kropki.part("setup-told")
    expect(told_of).to_have_text("Place dots on the board.")
    kropki.click(*RING, (7, 7))
    choose(kropki, "Blue")
    kropki.click((2, 2), (5, 5))
    choose(kropki, "Eraser")
    kropki.click((7, 7))
    expect(told_of).to_contain_text("c3: Capture the dots surrounded here")
    expect(kropki.part("setup-start")).to_be_disabled()
    before = kropki.colour((2, 2), dx=0.38, dy=0.38)
    kropki.part("setup-capture").click()
    expect(told_of).to_have_text("6 dots. Ready to start.")
    assert kropki.colour((2, 2), dx=0.38, dy=0.38) != before  # the cross is gone, the hatching there

    kropki.part("setup-cancel").click()  # back to the dialog and on again: nothing is lost
    kropki.part("new-start").click()
    expect(told_of).to_have_text("6 dots. Ready to start.")
    kropki.reload()
    expect(told_of).to_have_text("6 dots. Ready to start.")
    kropki.part("setup-first").select_option("Blue")
    start(kropki)
    game = Game(10, 10, opening=POSITION, first=1)
    assert kropki.answer() == told(game)
    kropki.click((0, 0))
    assert kropki.answer()["last"] == {"x": 0, "y": 0, "player": 1}


def test_breaking_a_wall_opens_its_area(page: Page) -> None:
    kropki = Kropki(page).open()
    set_up(kropki)
    kropki.click(*RING)
    choose(kropki, "Blue")
    kropki.click((2, 2))
    kropki.part("setup-capture").click()
    expect(kropki.part("setup-told")).to_have_text("5 dots. Ready to start.")
    choose(kropki, "Eraser")
    kropki.click(RING[0])
    expect(kropki.part("setup-told")).to_have_text("4 dots. Ready to start.")
    kropki.part("setup-undo").click()
    expect(kropki.part("setup-told")).to_have_text("5 dots. Ready to start.")
    kropki.part("setup-clear").click()
    expect(kropki.part("setup-told")).to_have_text("Place dots on the board.")
    kropki.part("board").focus()
    kropki.press("u")
    expect(kropki.part("setup-told")).to_have_text("5 dots. Ready to start.")


def test_with_the_keys(page: Page) -> None:
    kropki = Kropki(page).open()
    set_up(kropki, players=3)
    live = kropki.part("live")
    expect(kropki.focused).to_be_attached()
    kropki.press("Home", "PageUp", "ArrowRight")
    kropki.press("Enter")
    expect(live).to_contain_text("Red at b1.")
    kropki.press("3")
    expect(live).to_contain_text("Green is selected")
    kropki.press("ArrowDown", "Enter")
    expect(live).to_contain_text("Green at b2.")
    kropki.press("ArrowDown", "Enter", "Delete")
    expect(live).to_contain_text("b3 is empty.")
    kropki.press("0")
    expect(live).to_contain_text("The eraser is selected.")
    expect(kropki.part("setup-told")).to_have_text("2 dots. Ready to start.")
    start(kropki)
    answer = kropki.answer()
    assert answer["players"] == 3
    assert [(i % 10, i // 10, dot) for i, dot in enumerate(answer["dots"]) if dot != "."] == [
        (1, 0, "R"),
        (1, 1, "G"),
    ]


@pytest.mark.parametrize(("size", "aims"), [("10×10", False), ("20×20", True)])
def test_with_a_finger(open_page: Callable[..., Page], size: str, aims: bool) -> None:
    kropki = Kropki(open_page(**PHONE)).open()
    set_up(kropki, size)
    place = kropki.part("place")

    def put(x: int, y: int) -> None:
        kropki.tap((x, y))
        expect(place).to_be_visible(visible=aims)
        if aims:
            place.tap()
            expect(place).to_be_hidden()

    put(3, 3)
    put(4, 4)
    choose(kropki, "Eraser")
    if aims:
        kropki.tap((4, 4))
        expect(place).to_have_text("Erase dot")
        place.tap()
    else:
        put(4, 4)
    expect(kropki.part("setup-told")).to_have_text("1 dot. Ready to start.")
    start(kropki)
    answer = kropki.answer()
    assert [i for i, dot in enumerate(answer["dots"]) if dot != "."] == [3 * answer["width"] + 3]


def test_dots_can_be_set_up_during_a_game(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.click((4, 4), (5, 5))
    kropki.answer()
    kropki.part("editing").click()
    kropki.part("edit").click()
    kropki.part("edit-set-up").click()
    expect(kropki.part("setup")).to_be_visible()
    kropki.wait(ready=False)
    choose(kropki, "Blue")
    kropki.click((7, 7))
    choose(kropki, "Eraser")
    kropki.click((4, 4))
    kropki.part("setup-first").select_option("1")
    start(kropki)
    answer = kropki.answer()
    width = answer["width"]
    assert [answer["dots"][y * width + x] for x, y in ((4, 4), (5, 5), (7, 7))] == [".", "B", "B"]
    assert (answer["turn"], answer["ply"]) == (1, 3)
    with kropki.change():
        kropki.part("walk-back").click()
    assert kropki.answer()["dots"][4 * width + 4] == "R"


def test_a_dropped_file_waits_for_the_set_up(page: Page) -> None:
    sgf = "(;FF[4]GM[40]SZ[9]PB[Eve]PW[Flo];B[ee])"
    kropki = Kropki(page).open()
    set_up(kropki)
    kropki.click((2, 2))
    drawn_before = kropki.page.evaluate("kropki.state().draft.position.dots")
    kropki.drop("eve.sgf", sgf)
    slip = kropki.part("slip")
    expect(slip).to_contain_text("You are setting up a position.")
    assert kropki.page.evaluate("kropki.state().draft.position.dots") == drawn_before
    kropki.part("setup-cancel").click()
    if kropki.part("new-dialog").is_visible():
        kropki.press("Escape")
    slip.locator("summary").click()
    with kropki.change():
        slip.get_by_role("button", name="eve.sgf").click()
    assert kropki.answer()["names"] == ["Eve", "Flo"]
