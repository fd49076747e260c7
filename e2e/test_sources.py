"""What the texts say of paper and pens, as the page shows it (`docs/rules-coverage.md`)."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from e2e.support.pages import Colour, Kropki, play, visible, visitor_with
from kropki.game.game import Game

CAPTURE = [(2, 1), (2, 2), (1, 2), (9, 9), (3, 3), (8, 9), (2, 4), (7, 9), (1, 3), (6, 9), (3, 2)]
"""Red closes a ring of six round c3 and c4: of sides, and of corners."""


def far(a: Colour, b: Colour) -> float:
    return max(abs(x - y) for x, y in zip(a, b, strict=True))


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str) -> Kropki:
    game = Game(10, 10, opening="empty")
    play(game, *CAPTURE)
    assert game.captures == (1, 0)
    kropki = Kropki(open_page(color_scheme="light", storage_state=visitor_with(game, site)))
    kropki.without_python().open(ready=False)
    kropki.eventually_seen(visible(game))
    return kropki


def test_squared_paper(kropki: Kropki) -> None:
    """Lines both ways through the points, all at one distance, and bare paper between them."""
    middle = kropki.colour((5, 5), dx=0.5, dy=0.5)
    for x in range(4, 9):
        for y in range(4, 8):
            crossing = kropki.colour((x, y))
            assert far(crossing, middle) > 8
            assert far(kropki.colour((x, y), dx=0.5), middle) > 8
            assert far(kropki.colour((x, y), dy=0.5), middle) > 8
            assert far(kropki.colour((x, y), dx=0.5, dy=0.5), middle) < 4
    left, top = kropki.place((0, 0))
    right, bottom = kropki.place((9, 9))
    assert right - left == bottom - top


def test_two_colours_red_and_blue(kropki: Kropki) -> None:
    _, first, second = kropki.inks().values()
    assert first[0] > 1.5 * max(first[1:]) and second[2] > 1.5 * max(second[:2])
    red, green, blue = kropki.colour((2, 1))
    assert red > 1.5 * max(green, blue)
    red, green, blue = kropki.colour((9, 9), dx=0.16, dy=0.16)
    assert blue > 1.5 * max(red, green)


def test_the_ring_is_outlined_and_the_area_filled(kropki: Kropki) -> None:
    """Half way from each dot of the ring to the next one there is the owner's ink; the area has his tint."""
    ink = kropki.inks()["ink-0"]
    ring = [(2, 1), (3, 2), (3, 3), (2, 4), (1, 3), (1, 2)]
    for (x, y), (next_x, next_y) in zip(ring, [*ring[1:], ring[0]], strict=True):
        assert far(kropki.colour((x, y), dx=(next_x - x) / 2, dy=(next_y - y) / 2), ink) < 60
    bare = kropki.colour((5, 5), dx=0.36, dy=0.36)
    inside = kropki.colour((2, 2), dx=0.36, dy=0.36)
    assert inside[0] - inside[2] > bare[0] - bare[2] + 6
    assert kropki.seen()[32] == "r"


def test_a_house_is_not_filled(open_page: Callable[..., Page], site: str) -> None:
    """Its points look as others do, without a line round them, and a dot may be put there."""
    game = Game(10, 10, opening="empty")
    play(game, (6, 1), (0, 9), (5, 2), (1, 9), (7, 2), (2, 9), (6, 3), (3, 9))
    assert game.board.house(game.board.grid.point(6, 2)) == 0
    kropki = Kropki(open_page(color_scheme="light", storage_state=visitor_with(game, site)))
    kropki.without_python().open(ready=False)
    kropki.eventually_seen(visible(game))
    for dx, dy in ((0.36, 0.36), (-0.36, 0.36), (0.36, -0.36), (0, 0), (0.5, -0.5)):
        assert far(kropki.colour((6, 2), dx=dx, dy=dy), kropki.colour((5, 6), dx=dx, dy=dy)) < 6
    kropki.click((6, 2))
    assert kropki.waiting() == [(6, 2)]
