"""Pictures of a game show what the board shows."""

import base64
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play_randomly, visible, visitor_with
from kropki.game.game import Game

_PIXELS = (Path(__file__).parent / "support/pixels.js").read_text(encoding="utf-8")


@pytest.fixture
def open_game(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game."""

    def open_game(game: Game, **options: Any) -> Kropki:
        page = open_page(storage_state=visitor_with(game, site), **options)
        page.add_init_script(f"delete window.showSaveFilePicker;{_PIXELS}")
        return Kropki(page).open()

    return open_game


def game_of(moves: int, width: int = 10, height: int = 10) -> Game:
    game = Game(width, height, opening="empty", names=("Ann", "Bob"))
    play_randomly(game, Random(5), moves)
    return game


def saved(kropki: Kropki, kind: str) -> str:
    """Return the file that the Save button offers, in base64."""
    with kropki.page.expect_download() as download:
        kropki.part("panel-picture").get_by_role("button", name=f"Save the {kind}").click()
    assert download.value.suggested_filename == f"kropki.{kind.lower()}"
    return base64.b64encode(Path(download.value.path()).read_bytes()).decode()


def decode(kropki: Kropki, kind: str) -> None:
    """Save a picture and keep it in the page: its `frames`, or what is shown as `png` or `svg`."""
    kropki.page.evaluate("([kind, data]) => pixels.keep(kind, data)", [kind, saved(kropki, kind)])


def apart(
    kropki: Kropki, one: str, a: tuple[int, int], other: str, b: tuple[int, int], size: tuple[int, int]
) -> list[float]:
    """Return the largest and the average difference between parts of two pictures, from 0 to 255."""
    found: list[float] = kropki.page.evaluate(
        f"([a, b, size]) => pixels.compare({one}, a, {other}, b, size)", [a, b, size]
    )
    return found


def dots_in(kropki: Kropki, frame: str, cell: int, pad: int) -> str:
    """Return the player of the live dot on each point in a picture of a 10x10 board."""
    inks = kropki.inks()
    return "".join(
        kropki.page.evaluate(
            f"([cell, pad, inks]) => pixels.dots({frame}, cell, pad, inks)",
            [cell, pad, [inks["ink-0"], inks["ink-1"]]],
        )
    )


def living(game: Game) -> str:
    return "".join(mark if mark in "RB" else "." for mark in visible(game))


def test_an_animation_of_the_whole_game(open_game: Callable[..., Kropki]) -> None:
    game = game_of(40)
    game.go_to_ply(0)
    kropki = open_game(game)
    panel = kropki.files("picture")
    panel.get_by_text("GIF", exact=True).click()
    panel.get_by_text("Large").click()
    panel.get_by_label("Seconds per move").fill("0.5")
    expect(panel.get_by_label("to", exact=True)).to_have_value("40")
    panel.get_by_role("button", name="Make the GIF").click()
    picture = panel.get_by_role("img", name="The game as an animation")
    expect(picture).to_be_visible()
    size = picture.evaluate("image => [image.naturalWidth, image.naturalHeight]")
    expect(kropki.part("picture-size")).to_contain_text(f"{size[0]} × {size[1]} pixels")
    assert kropki.answer()["ply"] == 0  # the game stays where it is

    decode(kropki, "GIF")
    frames = kropki.page.evaluate("frames.map(({ width, height, duration }) => [width, height, duration])")
    assert frames == [[*size, 500]] * 40 + [[*size, 2000]]
    pad = (size[0] - 9 * 40) // 2
    for ply in (0, 1, 15, 40):
        game.go_to_ply(ply)
        assert dots_in(kropki, f"frames[{ply}]", 40, pad) == living(game)

    panel.get_by_text("PNG").click()
    decode(kropki, "PNG")
    most, mean = apart(kropki, "frames[0]", (0, 0), "png", (0, 0), (size[0], size[1]))
    assert most < 40 and mean < 0.5  # a GIF has no more than 256 colours


def test_a_range_of_moves_with_their_numbers(open_game: Callable[..., Kropki]) -> None:
    game = game_of(30)
    kropki = open_game(game)
    panel = kropki.files("picture")
    panel.get_by_label("Move numbers").check()
    panel.get_by_label("Coordinates").uncheck()
    panel.get_by_label("Moves", exact=True).fill("20")
    panel.get_by_label("to", exact=True).fill("12")
    panel.get_by_role("button", name="Make the GIF").click()
    expect(panel).to_contain_text("Choose moves between 0 and 30")
    panel.get_by_label("Moves", exact=True).fill("10")
    panel.get_by_role("button", name="Make the GIF").click()
    expect(panel.get_by_role("img", name="The game as an animation")).to_be_visible()
    decode(kropki, "GIF")
    assert kropki.page.evaluate("frames.length") == 3


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_png_has_the_pixels_of_the_board(open_game: Callable[..., Kropki], scheme: str) -> None:
    game = game_of(60, 12, 9)
    kropki = open_game(game, color_scheme=scheme, device_scale_factor=2 if scheme == "dark" else 1)
    kropki.eventually_seen(visible(game))
    panel = kropki.files("picture")
    panel.get_by_text("PNG").click()
    panel.get_by_text("As on screen").click()
    decode(kropki, "PNG")
    ratio = kropki.page.evaluate("devicePixelRatio")
    cell = round(kropki.cell * ratio)
    width, height = kropki.page.evaluate("[png.width, png.height]")
    left, top = (round((at - 0.5) * ratio) - cell // 2 for at in kropki.place((0, 0)))
    edge = ((width - 11 * cell) // 2 - cell // 2, (height - 8 * cell) // 2 - cell // 2)
    most, mean = apart(kropki, "png", edge, "pixels.board()", (left, top), (12 * cell, 9 * cell))
    assert most <= 4 and mean < 0.05  # layers are laid over each other in another order


def test_an_svg_looks_like_the_canvas(open_game: Callable[..., Kropki]) -> None:
    kropki = open_game(game_of(60), color_scheme="light")
    panel = kropki.files("picture")
    panel.get_by_text("PNG").click()
    panel.get_by_text("Medium").click()
    decode(kropki, "PNG")
    panel.get_by_text("SVG").click()
    decode(kropki, "SVG")
    sizes = kropki.page.evaluate("[png, svg].map(({ width, height }) => [width, height])")
    assert all(abs(a - b) <= 2 for a, b in zip(*sizes, strict=True))
    first, second = (((width - 9 * 24) // 2 - 12, (height - 9 * 24) // 2 - 12) for width, height in sizes)
    _, mean = apart(kropki, "png", first, "svg", second, (240, 240))
    assert mean < 4


def test_the_sizes_and_the_text_around_the_board(open_game: Callable[..., Kropki]) -> None:
    kropki = open_game(game_of(5))
    panel = kropki.files("picture")
    panel.get_by_text("PNG").click()
    sizes = []
    for name in ("Small", "Medium", "Large"):
        panel.get_by_text(name).click()
        sizes.append(kropki.part("picture-size").inner_text())
    assert sizes == [f"{side} × {side} pixels" for side in (181, 272, 453)]
    panel.get_by_label("Coordinates").uncheck()
    expect(kropki.part("picture-size")).to_have_text("429 × 429 pixels")


def test_an_animation_can_be_cancelled(open_game: Callable[..., Kropki]) -> None:
    kropki = open_game(game_of(300, 39, 32))
    panel = kropki.files("picture")
    panel.get_by_text("Large").click()
    panel.get_by_role("button", name="Make the GIF").click()
    expect(panel.get_by_role("progressbar", name="Drawing")).to_be_visible()
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("button", name="Make the GIF")).to_be_visible()
    expect(panel.get_by_role("img", name="The position as a picture")).to_be_visible()
    kropki.part("files-close").click()
    assert kropki.answer()["ply"] == 300


@pytest.mark.slow
def test_a_long_game_on_a_large_board(open_game: Callable[..., Kropki]) -> None:
    """The page stays responsive: no frame is delayed for long."""
    kropki = open_game(game_of(600, 39, 32))
    panel = kropki.files("picture")
    panel.get_by_text("Small").click()
    kropki.page.evaluate("""() => {
        window.longest = 0;
        new PerformanceObserver((list) => {
            for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
        }).observe({ type: 'longtask' });
    }""")
    panel.get_by_role("button", name="Make the GIF").click()
    expect(panel.get_by_role("img", name="The game as an animation")).to_be_visible(timeout=300_000)
    assert kropki.page.evaluate("data => pixels.count(data)", saved(kropki, "GIF")) == 601
    assert kropki.page.evaluate("longest") < 1_000
