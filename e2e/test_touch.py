"""Fingers on small cells: no tap places a dot where the player did not mean it."""

from collections.abc import Callable
from math import cos, sin, tau
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, Point, finger, play, visitor_with
from kropki.game.game import Game

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True}
IN_VIEW = """(column, row) => {
    const { x, y } = kropki.place(column, row);
    const { left, right, top, bottom } = document.getElementById("sheet").getBoundingClientRect();
    return x > left && x < right && y > top && y < bottom;
}"""
"""Whether a point of the board can be seen."""


@pytest.fixture
def visit(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game, without Python: dots wait in the queue."""

    def visit(game: Game, **options: object) -> Kropki:
        kropki = Kropki(open_page(storage_state=visitor_with(game, site), **options))
        return kropki.without_python().open(ready=False)

    return visit


@pytest.mark.slow
def test_a_tap_beside_the_aim_aims_again(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(15, 15, opening="empty"), **PHONE)
    assert 20 <= kropki.cell < 28
    with finger(kropki.page) as touch:
        for point in [(3, 3), (4, 3), (4, 3)]:
            assert kropki.waiting() == []
            touch("touchStart", kropki.place(point))
            touch("touchEnd")
    assert kropki.waiting() == [(4, 3)]


@pytest.mark.slow
def test_the_board_has_the_width_of_a_phone(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(15, 15, opening="empty"), **PHONE)
    for width, height in [(390, 844), (360, 640), (320, 568), (300, 500)]:
        kropki.resize(width, height)
        sheet = kropki.part("sheet").bounding_box()
        assert sheet and sheet["width"] == width
        assert 14 * kropki.cell >= 0.87 * width, "from the first line to the last"
        expect(kropki.part("place")).to_be_hidden()


@pytest.mark.parametrize(
    ("board", "screen", "dots"),
    [
        ((39, 32), (360, 640), 25),
        pytest.param((15, 15), (360, 640), 15, marks=pytest.mark.slow),
        pytest.param((39, 32), (360, 640), 200, marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
        pytest.param((15, 15), (390, 844), 200, marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
        pytest.param((15, 15), (360, 640), 200, marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
        pytest.param((15, 15), (320, 568), 200, marks=[pytest.mark.slow, pytest.mark.timeout(1800)]),
    ],
)
def test_taps_never_misplace_a_dot(
    visit: Callable[..., Kropki], board: tuple[int, int], screen: tuple[int, int], dots: int
) -> None:
    """Each tap falls within 6 pixels of the point. A wrong aim is corrected by a tap or by dragging."""
    width, height = screen
    kropki = visit(Game(*board, opening="empty"), **PHONE | {"viewport": {"width": width, "height": height}})
    kropki.show_whole()
    # Python never comes here; after half a minute a card would say so, over the board.
    kropki.page.evaluate("document.getElementById('card').style.display = 'none'")
    rng = Random(width)
    places = [(x, y) for x in range(board[0]) for y in range(board[1])]
    targets = rng.sample(places, dots)
    button = kropki.part("place")

    def aim() -> Point | None:
        there = kropki.page.evaluate("kropki.aim()")
        return there and (there["x"], there["y"])

    with finger(kropki.page) as touch:

        def tap_near(point: Point) -> None:
            x, y = kropki.place(point)
            angle, distance = rng.uniform(0, tau), rng.uniform(0, 6)
            touch("touchStart", (x + distance * cos(angle), y + distance * sin(angle)))
            touch("touchEnd")

        for number, target in enumerate(targets):
            tap_near(target)
            while (there := aim()) != target:
                if there is None or rng.random() < 0.5:
                    tap_near(target)
                    continue
                start = kropki.place(board_centre := (board[0] // 2, board[1] // 2))
                x, y = board_centre
                end = kropki.place((x + target[0] - there[0], y + target[1] - there[1]))
                touch("touchStart", start)
                for step in (1, 2, 3):
                    touch("touchMove", tuple(a + (b - a) * step / 3 for a, b in zip(start, end, strict=True)))
                touch("touchEnd")
            if kropki.cell >= 20 and number % 2:
                tap_near(target)
            else:
                box = button.bounding_box()
                assert box
                touch("touchStart", (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
                touch("touchEnd")
            assert kropki.waiting() == targets[: number + 1]


def test_a_wide_board_lies_the_other_way_on_a_phone_and_begins_zoomed(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(39, 32, opening="empty"), **PHONE)
    expect(kropki.part("zoomed")).to_be_visible()
    assert kropki.cell >= 22
    kropki.show_whole()
    expect(kropki.part("zoomed")).to_be_hidden()
    (left, top), (right, bottom) = kropki.place((0, 31)), kropki.place((38, 0))
    assert 0 < left < right < 390 and top < bottom, "the first column is the first row"


def test_fingers_zoom_and_move_the_board(visit: Callable[..., Kropki]) -> None:
    game = Game(39, 32, opening="empty")
    play(game, (5, 5), (20, 16))
    kropki = visit(game, **PHONE | {"viewport": {"width": 360, "height": 640}})
    whole, zoomed = kropki.cell, kropki.part("zoomed")
    expect(zoomed).to_be_hidden()
    with finger(kropki.page) as touch:

        def tap(place: tuple[float, float]) -> None:
            touch("touchStart", place)
            touch("touchEnd")

        def drag(start: tuple[float, float], dx: float, dy: float) -> None:
            x, y = start
            touch("touchStart", (x, y))
            for share in (0.3, 0.6, 1):
                touch("touchMove", (x + dx * share, y + dy * share))
            touch("touchEnd")
            kropki.relocate()

        # Two fingers zoom: what lies between them stays there, and moves with them.
        x, y = kropki.place((20, 16))
        touch("touchStart", (x - 15, y), (x + 15, y))
        for reach in (30, 50, 75):
            touch("touchMove", (x - reach + 20, y + 10), (x + reach + 20, y + 10))
        touch("touchEnd")
        kropki.relocate()
        assert 4 * whole < kropki.cell < 6 * whole
        there = kropki.place((20, 16))
        assert abs(there[0] - x - 20) < 3 and abs(there[1] - y - 10) < 3
        assert kropki.page.evaluate("visualViewport.scale") == 1  # the page itself has not been zoomed
        expect(zoomed).to_be_visible()
        ring = kropki.colour((20, 16), dx=0.16, dy=0.16)
        assert max(abs(a - b) for a, b in zip(ring, kropki.inks()["ink-1"], strict=True)) < 45
        assert kropki.waiting() == [] and kropki.page.evaluate("kropki.aim()") is None

        # One finger moves the zoomed board, which is not a dot. A tap is one, at the point under it.
        drag((180, 300), 60, -40)
        moved = kropki.place((20, 16))
        assert abs(moved[0] - there[0] - 60) < 3 and abs(moved[1] - there[1] + 40) < 3
        assert kropki.waiting() == []
        tap(kropki.place((19, 15)))
        assert kropki.waiting() == [(19, 15)]

        # The board ends at the edges of the sheet.
        for _ in range(4):
            drag((100, 250), 240, 240)
        corner = kropki.place((0, 0))
        sheet = kropki.part("sheet").bounding_box()
        assert sheet and 0 < corner[0] - sheet["x"] < 1.2 * kropki.cell
        assert 0 < corner[1] - sheet["y"] < 1.2 * kropki.cell
        tap(corner)
        assert kropki.waiting() == [(19, 15), (0, 0)]

        # A tap on the map goes there.
        chart = kropki.part("map").bounding_box()
        assert chart
        tap((chart["x"] + chart["width"] - 4, chart["y"] + chart["height"] - 4))
        kropki.relocate()
        assert kropki.place((38, 31))[0] < 360
        assert kropki.waiting() == [(19, 15), (0, 0)]
        kropki.part("zoom-whole").tap()
        kropki.relocate()
        expect(zoomed).to_be_hidden()
        assert kropki.cell == whole

    # Two quick taps zoom, put no dot and leave no aim; a third one in haste does nothing.
    x, y = kropki.place((8, 8))
    with finger(kropki.page, apart=0.05) as touch:
        for _ in range(3):
            touch("touchStart", (x, y))
            touch("touchEnd")
    kropki.relocate()
    assert kropki.cell > 40
    assert kropki.waiting() == [(19, 15), (0, 0)]
    assert kropki.page.evaluate("kropki.aim()") is None


@pytest.mark.slow
def test_keys_and_wheel_zoom_the_board(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(39, 32, opening="empty"))
    whole = kropki.cell
    kropki.part("board").focus()
    kropki.press("Home", "PageUp", "+", "+")
    kropki.relocate()
    assert kropki.cell > 2 * whole
    for key, point in [("End", (38, 0)), ("PageDown", (38, 31)), ("Home", (0, 31))]:
        assert not kropki.page.evaluate(f"({IN_VIEW})(...{list(point)})")
        kropki.press(key)
        kropki.relocate()
        assert kropki.page.evaluate(f"({IN_VIEW})(...{list(point)})"), key
    kropki.press("Enter")
    assert kropki.waiting() == [(0, 31)]
    kropki.press("-")
    kropki.relocate()
    assert whole < kropki.cell < 2 * whole
    kropki.press("0")
    kropki.relocate()
    assert kropki.cell == whole

    x, y = kropki.place((10, 10))
    kropki.page.mouse.move(x, y)
    kropki.page.keyboard.down("Control")
    kropki.page.mouse.wheel(0, -100)
    kropki.page.keyboard.up("Control")
    kropki.relocate()
    assert kropki.cell > 2 * whole
    there = kropki.place((10, 10))
    assert abs(there[0] - x) < 2 and abs(there[1] - y) < 2
    kropki.page.mouse.wheel(30, 20)
    kropki.relocate()
    assert kropki.place((10, 10)) == (there[0] - 30, there[1] - 20)
    kropki.page.mouse.move(600, 400)
    kropki.page.mouse.down()
    kropki.page.mouse.move(640, 430, steps=3)
    kropki.page.mouse.up()
    kropki.relocate()
    assert kropki.place((10, 10)) == (there[0] + 10, there[1] + 10)
    assert kropki.waiting() == [(0, 31)]


@pytest.mark.slow
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_zoomed_board_follows_the_moves(open_page: Callable[..., Page], site: str, motion: str) -> None:
    dots = [(2, 2), (34, 28), (2, 3), (20, 14)]
    game = Game(39, 32, opening="empty")
    play(game, *dots)
    game.go_to_ply(0)
    page = open_page(storage_state=visitor_with(game, site), reduced_motion=motion, **PHONE)
    kropki = Kropki(page).open()
    kropki.part("board").focus()
    kropki.press("+", "+", "+", "+")
    kropki.relocate()
    assert kropki.cell > 40
    for ply, dot in enumerate(dots, 1):
        kropki.press("r")
        kropki.until(f"kropki.answer().ply === {ply} && ({IN_VIEW})({dot[0]}, {dot[1]})")
    # A dot that can be seen does not move the board.
    kropki.relocate()
    there = kropki.place(dots[-1])
    with kropki.change():
        kropki.click((19, 14))
    page.wait_for_timeout(300)
    kropki.relocate()
    assert kropki.place(dots[-1]) == there


@pytest.mark.slow
def test_help_opens_at_its_head(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(), **PHONE | {"viewport": {"width": 360, "height": 640}})
    kropki.choose("help")
    expect(kropki.part("help-title")).to_be_in_viewport()
    expect(kropki.part("help-title")).to_be_focused()
    expect(kropki.part("help-dialog").get_by_role("button", name="Close")).to_be_in_viewport()
