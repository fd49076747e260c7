"""Fingers on small cells: no tap places a dot where the player did not mean it."""

from collections.abc import Callable
from math import cos, sin, tau
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, Point, finger, visitor_with
from kropki.game.game import Game

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "has_touch": True}


@pytest.fixture
def visit(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game, without Python: dots wait in the queue."""

    def visit(game: Game, **options: object) -> Kropki:
        kropki = Kropki(open_page(storage_state=visitor_with(game, site), **options))
        return kropki.without_python().open(ready=False)

    return visit


def test_a_tap_beside_the_aim_aims_again(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(15, 15, opening="empty"), **PHONE)
    assert 20 <= kropki.cell < 24
    kropki.tap((3, 3), (4, 3))
    assert kropki.waiting() == []
    kropki.tap((4, 3))
    assert kropki.waiting() == [(4, 3)]


@pytest.mark.parametrize(
    ("board", "screen", "dots"),
    [
        ((39, 32), (360, 640), 25),
        ((15, 15), (360, 640), 15),
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
    rng = Random(width)
    places = [(x, y) for x in range(board[0]) for y in range(board[1])]
    targets = rng.sample(places, dots)
    button = kropki.part("place")

    def tap_near(point: Point) -> None:
        x, y = kropki.place(point)
        angle, distance = rng.uniform(0, tau), rng.uniform(0, 6)
        kropki.page.touchscreen.tap(x + distance * cos(angle), y + distance * sin(angle))

    def aim() -> Point | None:
        there = kropki.page.evaluate("kropki.aim()")
        return there and (there["x"], there["y"])

    with finger(kropki.page) as touch:
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
                button.tap()
            assert kropki.waiting() == targets[: number + 1]


def test_help_opens_at_its_head(visit: Callable[..., Kropki]) -> None:
    kropki = visit(Game(), **PHONE | {"viewport": {"width": 360, "height": 640}})
    kropki.part("help").tap()
    expect(kropki.part("help-title")).to_be_in_viewport()
    expect(kropki.part("help-title")).to_be_focused()
    expect(kropki.part("help-dialog").get_by_role("button", name="Close")).to_be_in_viewport()
