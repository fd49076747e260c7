"""Ends without a dot: draws, stops, passes, and a settlement by territory."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, told, visitor_with
from kropki.game.game import Game

CAUGHT = [(2, 1), (2, 2), (1, 2), (7, 6), (3, 2), (6, 7), (7, 7), (8, 7), (2, 3), (7, 8), (0, 0), (0, 9)]


@pytest.fixture
def visit(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game."""

    def visit(game: Game, **options: object) -> Kropki:
        return Kropki(open_page(storage_state=visitor_with(game, site), **options)).open()

    return visit


def test_only_what_the_rules_allow_is_offered(visit: Callable[..., Kropki]) -> None:
    always = ["Offer a draw", "Resign"]
    for rules, options, ways in [
        ("russian", {}, always),
        ("wikipedia", {}, [*always, "Stop"]),
        ("stachowski", {"passing": True}, [*always, "Settle by territory"]),
    ]:
        kropki = visit(Game(rules=rules, options=options))
        expect(kropki.part("end")).to_be_enabled()
        kropki.part("end").evaluate("each => each.click()")  # it is hidden beside the cards
        titles = kropki.part("end-choices").locator("strong").all_inner_texts()
        assert sorted(titles) == sorted(ways)
        kropki.press("Escape")
        assert kropki.part("pass").is_visible() == bool(options)
        expect(kropki.part("stop")).to_be_hidden()


def test_a_draw_among_three_needs_everyone(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, opening="empty", names=("Ann", "Bob", "Cy"))
    kropki = visit(game)
    card, result = kropki.part("card"), kropki.part("result")
    kropki.end("Offer a draw", "Bob")
    expect(card).to_contain_text("Ann, do you accept?")
    card.get_by_role("button", name="Accept").click()
    expect(card).to_contain_text("Cy, do you accept?")
    card.get_by_role("button", name="Play on").click()
    expect(card).to_be_hidden()
    assert kropki.answer() == told(game)
    kropki.end("Offer a draw")
    for name in ("Bob", "Cy"):
        expect(card).to_contain_text(f"{name}, do you accept?")
        card.get_by_role("button", name="Accept").click()
    expect(result).to_contain_text("A draw was agreed.")
    game.offer_draw(0)
    game.accept(1)
    game.accept(2)
    assert kropki.answer() == told(game)


def test_a_stop_is_played_out(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, rules="wikipedia", opening="empty", names=("Ann", "Bob"))
    play(game, (4, 4), (4, 3))
    kropki = visit(game)
    kropki.end("Stop", "Ann")
    game.stop(0)
    expect(kropki.part("status")).to_have_text("Ann stopped; Bob plays on alone.")
    for point in [(3, 4), (5, 4), (4, 5)]:
        kropki.click(point)
        play(game, point)
        assert kropki.answer() == told(game)
    assert kropki.score() == [0, 1]
    stop = kropki.part("stop")
    expect(stop).to_have_accessible_name("Bob stops too, which ends the game")
    stop.click()
    game.stop(1)
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_have_text("Bob wins by 1")
    expect(result).to_contain_text("Both players stopped.")
    assert kropki.answer() == told(game)
    kropki.press("Escape")
    kropki.part("undo").click()
    expect(kropki.part("status")).to_have_text("Ann stopped; Bob plays on alone.")


def test_a_stop_settled_at_once_shows_the_losses(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, options={"stop": "settled", "komi": 3}, opening="empty")
    play(game, (4, 4), (0, 0), (5, 4), (0, 5), (9, 9))
    kropki = visit(game)
    bare = kropki.page.evaluate("kropki.areas().lost")
    kropki.end("Stop", "Red")
    game.stop(0)
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_have_text("Blue wins by 3.5")
    expect(result).to_contain_text("Red stopped and lost what was not grounded.")
    expect(result).to_contain_text("Red loses 1 area, marked on the board: 2 dots captured.")
    assert kropki.score() == [0, 2]
    expect(result).to_contain_text("Blue’s score includes 1.5 komi.")
    assert kropki.answer() == told(game)
    kropki.press("Escape")
    assert bare == [] and kropki.page.evaluate("kropki.areas().lost.map(({ owner }) => owner)") == [1]
    assert kropki.page.evaluate(
        """([x, y]) => {
            const canvas = document.getElementById("areas");
            const ratio = canvas.width / canvas.clientWidth;
            const box = canvas.getBoundingClientRect();
            const [left, top] = [(x - box.left) * ratio - 3, (y - box.top) * ratio - 3];
            return canvas.getContext("2d").getImageData(left, top, 6, 6).data.some((value) => value > 0);
        }""",
        kropki.place((4, 4)),
    )
    kropki.part("undo").click()
    kropki.answer()
    assert kropki.page.evaluate("kropki.areas().lost") == []


def test_passes_end_a_game(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, options={"passing": True})
    kropki = visit(game)
    kropki.part("pass").click()
    game.pass_turn()
    assert kropki.answer() == told(game)
    kropki.part("board").focus()
    kropki.press("p")
    game.pass_turn()
    expect(kropki.part("result")).to_contain_text("Both players passed.")
    assert kropki.answer() == told(game)


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.slow), (390, 844)])
def test_a_settlement_by_territory(visit: Callable[..., Kropki], size: tuple[int, int]) -> None:
    width, height = size
    game = Game(10, 10, rules="zagram-territory", opening="empty", names=("Ann", "Bob"))
    play(game, *CAUGHT)
    kropki = visit(game, viewport={"width": width, "height": height})
    panel = kropki.part("settling")
    kropki.end("Settle by territory")
    rows = kropki.part("settling-areas").get_by_role("checkbox")
    expect(rows).to_have_count(2)
    sums = kropki.part("settling-sums")
    expect(sums).to_contain_text("Final captures: Ann 1, Bob 1.")
    kropki.click((7, 7))  # inside Bob's
    expect(sums).to_contain_text("Final captures: Ann 1, Bob 0.")
    expect(rows.nth(1)).not_to_be_checked()
    assert len(kropki.page.evaluate("kropki.areas().chosen")) == 1
    rows.nth(1).check()
    expect(sums).to_contain_text("Final captures: Ann 1, Bob 1.")
    kropki.click((7, 7))
    expect(rows.nth(1)).not_to_be_checked()
    kropki.part("settling-draw").click()
    kropki.click((7, 6), (8, 7), (7, 8), (6, 7), (7, 6))
    expect(sums).to_contain_text("Final captures: Ann 1, Bob 1.")
    kropki.click((7, 7))
    expect(sums).to_contain_text("Final captures: Ann 1, Bob 0.")
    assert kropki.answer() == told(game)  # nobody has put a dot

    kropki.part("settling-cancel").click()
    expect(panel).to_be_hidden()
    kropki.end("Settle by territory", "Bob")
    kropki.part("settling-offer").click()
    expect(panel).to_contain_text("Bob offers to settle")
    expect(panel).to_contain_text("Ann, do you accept?")
    kropki.click((9, 0))  # by accident
    expect(kropki.part("bubble")).to_have_text("Answer the offer first.")
    assert kropki.shown()["ply"] == game.ply
    panel.get_by_role("button", name="Play on").click()
    expect(panel).to_be_hidden()
    assert kropki.answer() == told(game)

    kropki.end("Settle by territory", "Bob")
    kropki.part("settling-offer").click()
    panel.get_by_role("button", name="Accept").click()
    game.offer_settlement(1)
    game.accept(0)
    result = kropki.part("result")
    expect(result.get_by_role("heading", level=2)).to_have_text("A draw")
    expect(result).to_contain_text("Settled by territory, by agreement.")
    expect(result).to_contain_text("Empty points: Ann 0, Bob 0.")
    assert kropki.answer() == told(game)
    kropki.press("Escape")
    assert len(kropki.page.evaluate("kropki.areas().chosen")) == 2
