"""The review of a game on the page: its curve, the mistakes, and interruptions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import visitor_with
from e2e.test_computer import Table
from kropki.game.game import Game
from tests.support.games import play

MISTAKE = 6
"""The move after which Ola can capture Jan's dot on c3."""


class Reviewed(Table):
    """The page, whose record the test can save."""

    def saved(self) -> str:
        """Return the record as SGF."""
        self.page.evaluate("delete window.showSaveFilePicker")  # among the downloads it can be read
        panel = self.files("save")
        with self.page.expect_download() as download:
            panel.get_by_role("button", name="Save as SGF").click()
        self.part("files-close").click()
        return Path(download.value.path()).read_text(encoding="utf-8")


def blundered() -> Game:
    """A short game with one plain mistake."""
    game = Game(7, 7, opening="empty", names=("Ola", "Jan"))
    play(game, "cb cc bc gg dc ag cd aa gd")
    assert game.captures == (1, 0)
    return game


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str) -> Reviewed:
    """The page at the end of that game, with its record."""
    return Reviewed(open_page(storage_state=visitor_with(blundered(), site, editing=True))).open()


def finish(kropki: Reviewed) -> None:
    expect(kropki.part("review")).to_be_visible()
    expect(kropki.part("review-progress")).to_be_hidden()
    expect(kropki.part("review-again")).to_be_hidden()


@pytest.mark.slow
def test_keys_lead_to_a_mistake_and_the_better_move(kropki: Reviewed) -> None:
    kropki.part("review-record").focus()
    kropki.press("Enter")
    expect(kropki.part("review")).to_be_visible()
    expect(kropki.part("moves")).to_be_hidden()
    finish(kropki)
    expect(kropki.part("review-told")).to_have_text("Mistakes: Ola 0, Jan 1.")
    expect(kropki.part("live")).to_contain_text("Mistakes: Ola 0, Jan 1.")
    [button] = kropki.part("review-list").get_by_role("button").all()
    expect(button).to_have_text("Move 6, Jan at a7: lost 1. Better: c4, saves 1.")
    slider = kropki.page.get_by_role("slider", name="Expected result after each move")
    assert slider.get_attribute("aria-valuemax") == "9"
    expect(slider).to_have_attribute("aria-valuetext", "Move 9 of 9: expected Ola +1")
    with kropki.change():
        button.focus()
        kropki.press("Enter")
    assert kropki.answer()["ply"] == MISTAKE - 1
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(kropki.page.locator("#analysis .told")).to_have_text("Then Ola c4 takes 1.")
    kropki.until("kropki.advised().shown.ringed.length")
    shown = kropki.page.evaluate("kropki.advised().shown")
    assert shown["dots"] == [
        {"x": 0, "y": 6, "player": 1, "number": 1},
        {"x": 2, "y": 3, "player": 0, "number": 2},
    ]
    assert shown["ringed"] == [{"x": 2, "y": 2}]

    slider.focus()
    for key, ply in (("ArrowRight", 6), ("End", 9), ("ArrowLeft", 8), ("Home", 0), ("PageUp", 9)):
        with kropki.change():
            kropki.press(key)
        assert kropki.answer()["ply"] == ply
        expect(slider).to_have_attribute("aria-valuenow", str(ply))
    assert kropki.page.evaluate("kropki.advised().shown") is None
    kropki.press("Escape")
    expect(kropki.part("review")).to_be_hidden()
    expect(kropki.part("record")).to_be_visible()


def test_what_matters_is_named_and_shown(open_page: Callable[..., Page], site: str) -> None:
    game = Game(9, 9, opening="empty", names=("", "Computer"))
    play(game, "cb cc bc dc db ii cd hi ec gi dd ia fg gg gf aa hg ba gh ca")
    storage = visitor_with(game, site, recordShown=True, seats=[0, 2])
    kropki = Reviewed(open_page(storage_state=storage)).open()
    kropki.part("review-record").click()
    finish(kropki)
    expect(kropki.part("review-told")).to_have_text("Mistakes: You 0, Computer 1.")
    entries = kropki.part("review-list").get_by_role("listitem")
    expect(entries).to_have_text(["Move 10, Computer at g9: lost 2. Better: d4, saves 2."])
    kropki.page.get_by_label("Also lost single dots (1)").check()
    expect(entries).to_have_count(2)
    expect(kropki.part("review-told")).to_have_text("Mistakes: You 0, Computer 2.")
    with kropki.change():
        entries.first.get_by_role("button").click()
    expect(kropki.page.locator("#analysis .told")).to_contain_text("Then Red d4 takes 2.")
    kropki.until("kropki.advised().shown.ringed.length === 2")
    assert kropki.page.evaluate("kropki.advised().shown.dots[1].player") == 0
    with kropki.change():
        kropki.part("walk-forward").click()  # the record can be walked beside the list
    assert kropki.answer()["ply"] == 10
    expect(entries).to_have_count(2)
    assert kropki.page.evaluate("kropki.advised().shown") is None
    kropki.part("analyse-close").click()
    expect(kropki.part("moves")).to_be_visible()
    expect(kropki.part("review-curve")).to_be_visible()  # it stays in the margin


@pytest.mark.slow
def test_dragging_over_the_curve(kropki: Reviewed) -> None:
    kropki.part("review-record").click()
    finish(kropki)
    box = kropki.part("review-curve").bounding_box()
    assert box
    mouse = kropki.page.mouse
    mouse.move(box["x"] + 8, box["y"] + 20)
    mouse.down()
    kropki.until("kropki.answer().ply === 0")
    for step in range(1, 20):
        mouse.move(box["x"] + box["width"] * step / 40, box["y"] + 20)
    mouse.move(box["x"] + box["width"] / 2 + 16, box["y"] + 20)
    mouse.up()
    kropki.until("kropki.answer().ply === 5")
    marks = kropki.part("review-curve").locator(".mark.player-1")
    expect(marks).to_have_count(1)


@pytest.mark.slow
def test_a_finished_review_opens_at_once(kropki: Reviewed) -> None:
    kropki.part("review-record").click()
    finish(kropki)
    kropki.part("analyse-close").click()
    kropki.part("review-record").click()
    assert kropki.part("review-progress").is_hidden()
    assert kropki.part("review-list").get_by_role("button").count() == 1


@pytest.mark.slow
def test_a_cancelled_review_can_start_again(open_page: Callable[..., Page], site: str) -> None:
    game = Game(15, 15)
    for point in [*game.board.legal_points][:60:2]:
        game.play(point)
    game.resign(1)
    kropki = Reviewed(open_page(storage_state=visitor_with(game, site))).open()
    expect(kropki.part("hint-ask")).to_be_hidden()
    kropki.part("review-ask").click()
    kropki.until("document.querySelector('#review-curve .area')")
    kropki.part("review-cancel").click()
    expect(kropki.part("review-told")).to_contain_text("Stopped after move")
    expect(kropki.part("analyse-title")).to_be_focused()
    kropki.part("analyse-close").click()
    kropki.part("review-ask").click()
    expect(kropki.part("review-told")).to_contain_text("Stopped after move")
    known = int(kropki.part("review-curve").get_attribute("aria-valuemax") or "")
    kropki.page.wait_for_timeout(700)
    assert kropki.part("review-curve").get_attribute("aria-valuemax") == str(known) and known < 31
    kropki.part("review-again").click()
    expect(kropki.part("review-progress")).to_be_visible()
    expect(kropki.part("analyse-title")).to_be_focused()
    kropki.until("document.querySelector('#review-curve .area')")
    kropki.part("new").click()  # another game ends it
    with kropki.change():
        kropki.part("new-start").click()
    expect(kropki.part("review")).to_be_hidden()
    expect(kropki.part("hint-ask")).to_be_visible()


@pytest.mark.slow
def test_the_review_can_be_added_undone_saved_and_opened(kropki: Reviewed) -> None:
    kropki.part("review-record").click()
    finish(kropki)
    add = kropki.part("review-add")
    expect(add).to_have_text("Add to record")
    ply = kropki.answer()["ply"]
    with kropki.change():
        add.click()
    expect(add).to_have_text("Added to record")
    expect(add).to_be_disabled()
    expect(kropki.part("analyse-title")).to_be_focused()
    expect(kropki.part("live")).to_contain_text("Added to the record.")
    assert kropki.answer()["ply"] == ply and kropki.answer()["plies"] == 9
    kropki.part("analyse-close").click()
    saved = kropki.saved()
    assert "(;W[cd]C[Better than a7, which lost 1: saves 1.]" in saved.replace("\n", "")

    kropki.part("edit").click()
    with kropki.change():
        kropki.part("edit-revert").click()
    assert "Better than" not in kropki.saved()
    kropki.part("review-record").click()
    expect(add).to_have_text("Add to record")
    kropki.part("analyse-close").click()
    kropki.part("edit").click()
    with kropki.change():
        kropki.part("edit-repeat").click()
    assert kropki.saved() == saved

    with kropki.change():
        kropki.open_file("reviewed.sgf", saved)
    kropki.page.locator("#board").focus()
    with kropki.change():
        kropki.press(">")
    kropki.part("review-record").click()
    finish(kropki)
    expect(add).to_have_text("Add to record")
    with kropki.change():
        add.click()  # it is all there already
    kropki.part("analyse-close").click()
    assert kropki.saved() == saved


@pytest.mark.slow
def test_a_review_is_offered_when_a_game_ends(open_page: Callable[..., Page], site: str) -> None:
    kropki = Reviewed(open_page(storage_state=visitor_with(blundered(), site))).open()
    kropki.end("Resign")
    kropki.part("result").get_by_role("button", name="Review").click()
    expect(kropki.part("review")).to_be_visible()
    expect(kropki.part("result")).to_be_hidden()  # its room is the review's
    finish(kropki)
    expect(kropki.part("review-told")).to_have_text("Mistakes: Ola 0, Jan 1.")
    kropki.reload()
    expect(kropki.part("review")).to_be_hidden()


@pytest.mark.slow
def test_no_review_is_offered_without_a_dot(open_page: Callable[..., Page], site: str) -> None:
    kropki = Reviewed(open_page(storage_state=visitor_with(Game(10, 10), site))).open()
    kropki.end("Resign")
    expect(kropki.part("result")).to_be_visible()
    expect(kropki.part("result-review")).to_be_hidden()
    kropki.part("result").get_by_role("button", name="Close the result").click()
    expect(kropki.part("review-ask")).to_be_hidden()
    expect(kropki.part("review-record")).to_be_disabled()


@pytest.mark.slow
def test_returning_to_the_review_from_the_middle(open_page: Callable[..., Page], site: str) -> None:
    game = blundered()
    game.resign(1)
    kropki = Reviewed(open_page(storage_state=visitor_with(game, site))).open()
    kropki.part("review-ask").click()
    finish(kropki)
    with kropki.change():
        kropki.part("review-list").get_by_role("button").click()
    kropki.part("analyse-close").click()
    expect(kropki.part("hint-ask")).to_be_hidden()
    kropki.part("review-ask").click()
    expect(kropki.part("review")).to_be_visible()
    expect(kropki.part("review-progress")).to_be_hidden()
    assert kropki.answer()["ply"] == MISTAKE - 1
    kropki.part("analyse-close").click()
    with kropki.change():
        kropki.click((5, 5))  # another line, which is played on
    expect(kropki.part("review-ask")).to_be_hidden()
    expect(kropki.part("hint-ask")).to_be_visible()


@pytest.mark.slow
def test_the_record_returns_after_the_review(kropki: Reviewed) -> None:
    kropki.page.get_by_role("button", name="Triangle").click()
    kropki.part("review-record").click()
    finish(kropki)
    kropki.click((5, 5))
    kropki.page.get_by_role("button", name="Place a dot here").click()
    kropki.until("kropki.answer().plies === 10")  # a dot is put, and no mark
    expect(kropki.part("review-curve")).to_have_attribute("aria-valuetext", "Another variation")
    kropki.start_new("10×10")
    expect(kropki.part("review")).to_be_hidden()
    expect(kropki.part("record")).to_be_visible()


@pytest.mark.slow
def test_the_computers_move_comes_before_the_review(open_page: Callable[..., Page], site: str) -> None:
    game = Game(10, 10)
    for point in [*game.board.legal_points][:60:2]:
        game.play(point)
    kropki = Reviewed(
        open_page(storage_state=visitor_with(game, site, recordShown=True, seats=[0, 8]))
    ).open()
    kropki.part("review-record").click()
    kropki.until("document.querySelector('#review-progress').hidden === false")
    kropki.click((9, 9))
    kropki.page.get_by_role("button", name="Place a dot here").click()
    expect(kropki.part("review-progress")).to_be_hidden()
    kropki.until("kropki.computer.thinks === 1 && kropki.computer.thought")
    kropki.part("review-again").click()
    expect(kropki.part("review-told")).to_contain_text("The computer is thinking about a move.")
    kropki.until("kropki.answer().ply === 32")


@pytest.mark.slow
def test_no_review_of_more_than_two_players(open_page: Callable[..., Page], site: str) -> None:
    game = Game(8, 8, opening="empty", names=("", "", ""))
    play(game, "aa bb cc")
    kropki = Reviewed(open_page(storage_state=visitor_with(game, site, recordShown=True))).open()
    expect(kropki.part("editing")).to_be_visible()
    expect(kropki.part("review-record")).to_be_hidden()
