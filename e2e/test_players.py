"""Three and four players: whole games, players who are out, and how to tell players apart."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, play, play_randomly, told, visitor_with
from e2e.test_layout import FAULTS, SIZES
from kropki.game.clock import Clock
from kropki.game.game import Game


def rows(kropki: Kropki, part: str) -> list[str]:
    return kropki.page.locator(f"#players .{part}").all_inner_texts()


def row_of(kropki: Kropki, player: int) -> Locator:
    return kropki.page.locator("#players li").nth(player)


def test_a_whole_game_of_three(page: Page) -> None:
    kropki = Kropki(page).open()
    kropki.part("new").click()
    kropki.show_more()
    kropki.part("counts").get_by_text("3", exact=True).click()
    dialog = kropki.part("new-dialog")
    dialog.get_by_label("Width").fill("5")
    dialog.get_by_label("Height").fill("5")
    dialog.get_by_label("Green’s name").fill("Cleo")
    kropki.part("opening").select_option("empty")
    with kropki.change():
        kropki.part("new-start").click()
    game = Game(5, 5, opening="empty", names=("", "", "Cleo"))
    random = Random(4)
    assert kropki.answer() == told(game)
    assert rows(kropki, "name") == ["Red", "Blue", "Cleo"]
    while not game.outcome:
        moves = page.locator("#players .moves .name")
        expect(moves).to_have_text(["Red", "Blue", "Cleo"][game.turn])
        kropki.click(*play_randomly(game, random))
        assert kropki.answer() == told(game)
        assert kropki.score() == list(game.captures)
    result = kropki.part("result")
    winner = game.outcome.winner
    says = "A draw" if winner is None else f"{['Red', 'Blue', 'Cleo'][winner]} wins by {game.difference:g}"
    expect(result.get_by_role("heading", level=2)).to_have_text(says)


def test_a_player_who_resigns_is_out_and_the_others_play_on(
    open_page: Callable[..., Page], site: str
) -> None:
    game = Game(10, 10, opening="empty", names=("", "", "", ""))
    play(game, (0, 0), (1, 0), (2, 0), (3, 0))
    game.resign(1)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    expect(row_of(kropki, 1)).to_contain_text("out")
    kropki.click((4, 0), (5, 0))
    play(game, (4, 0), (5, 0))
    assert kropki.answer() == told(game)
    assert game.board.dot(game.board.grid.point(5, 0)) == 2
    game.resign(0)
    game.resign(2)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    expect(row_of(kropki, 3)).to_contain_text("wins")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_each_player_has_a_distinct_shape_and_colour(
    open_page: Callable[..., Page], site: str, scheme: str
) -> None:
    game = Game(10, 10, opening="empty", names=("", "", "", ""))
    play(game, (2, 2), (4, 2), (6, 2), (8, 2))
    kropki = Kropki(open_page(color_scheme=scheme, storage_state=visitor_with(game, site)))
    kropki.without_python().open(ready=False)
    spots = [(0, 0), (0.22, 0), (0.2, 0.2), (0, -0.31), (0, 0.31), (0.27, -0.1)]

    def filled(player: int) -> tuple[bool, ...]:
        x = 2 + 2 * player
        bare = kropki.colour((x, 6))
        return tuple(
            max(abs(a - b) for a, b in zip(kropki.colour((x, 2), dx=dx, dy=dy), bare, strict=True)) > 60
            for dx, dy in spots
        )

    assert len({filled(player) for player in range(4)}) == 4


@pytest.mark.parametrize("players", [pytest.param(3, marks=pytest.mark.slow), 4])
def test_their_scores_and_times_fit_every_screen(
    open_page: Callable[..., Page], site: str, players: int
) -> None:
    names = ("Wolfeschlegelsteinhausenbergerdorff", "Ø", "", "")[:players]
    game = Game(20, 20, names=names, clock=Clock(main=7200, increment=3, per_move=30))
    play_randomly(game, Random(1), 100)
    game.resign((game.turn + 1) % players)
    kropki = Kropki(open_page(storage_state=visitor_with(game, site)))
    kropki.without_python().open(ready=False)
    faults = {}
    for size in SIZES:
        kropki.resize(*size)
        faults[size] = kropki.page.evaluate(FAULTS)
        assert all(time.is_visible() for time in kropki.page.locator("#players .time").all())
    assert faults == {size: [] for size in SIZES}
