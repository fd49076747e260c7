"""A game by link: people on several devices send each other the whole game after each move."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, play, play_randomly, told, visitor_with
from kropki.game.game import Game
from kropki.record.link import link_text

NAMES = {"names": ["Ola", ""]}
LINK = "document.getElementById('link').value"
CAUGHT = [(2, 1), (2, 2), (1, 2), (7, 6), (3, 2), (6, 7), (7, 7), (8, 7), (2, 3), (7, 8), (0, 0), (0, 9)]


def share(kropki: Kropki) -> str:
    """Return the link that the dialog offers for the other player."""
    kropki.part("by-link-share").click()
    kropki.until(f"{LINK}.includes('&game=')")
    link: str = kropki.page.evaluate(LINK)
    kropki.part("files-close").click()
    return link


def receive(kropki: Kropki, link: str) -> None:
    """Follow a link from the other player, and wait until its game is there."""
    kropki.page.goto(link)
    kropki.wait()
    kropki.until("history.state === 'kropki-opened' && !kropki.state().preview")


def start(kropki: Kropki, name: str) -> None:
    """Start a game by link on a small empty board, as the player who begins."""
    kropki.part("new").click()
    kropki.part("opponents").get_by_text("Friend, by link").click()
    kropki.part("sizes").get_by_text("10×10", exact=True).click()
    kropki.show_more()
    kropki.part("opening").select_option("empty")
    kropki.page.locator("#names input").first.fill(name)
    with kropki.change():
        kropki.part("new-start").click()


@pytest.mark.slow
def test_a_link_goes_there_and_back(open_page: Callable[..., Page]) -> None:
    ola = Kropki(open_page()).open()
    start(ola, "Ola")
    expect(ola.part("by-link-told")).to_have_text("Your turn: you are Red.")
    with ola.change():
        ola.click((4, 4))
    expect(ola.part("by-link-told")).to_have_text("It is Blue’s turn. Send them the link.")
    ola.click((5, 5))  # it is not her turn
    expect(ola.part("bubble")).to_have_text(
        "It is the other player’s turn. Share the link, and open the one they send back."
    )
    link = share(ola)

    page = open_page()
    early = Kropki(page).without_python()
    page.goto(link)
    early.until("kropki.state().preview")
    expect(early.part("by-link-told")).to_have_text("Ola has moved. Your turn: you are Blue.")
    expect(early.part("by-link-share")).to_be_hidden()
    expect(early.part("players")).to_contain_text("Friend, by link")

    jan = Kropki(open_page())
    receive(jan, link)
    with jan.change():
        jan.click((5, 5))
    receive(ola, share(jan))
    assert ola.answer()["plies"] == 2
    expect(ola.part("by-link-told")).to_have_text("Blue has moved. Your turn: you are Red.")


@pytest.mark.slow
def test_moves_are_tried_on_a_copy(open_page: Callable[..., Page]) -> None:
    ola = Kropki(open_page()).open()
    start(ola, "Ola")
    expect(ola.part("by-link-try")).to_be_hidden()  # there is nothing to try from
    with ola.change():
        ola.click((4, 4))
    link, game = share(ola), ola.answer()

    def go(name: str) -> None:
        with ola.change():
            ola.part(name).click()

    for tried in ([], [(5, 5), (6, 6), (7, 7)]):
        go("by-link-try")
        told_here = ola.part("by-link-told")
        expect(told_here).to_have_text("You are trying moves on a copy. Nothing of it is sent.")
        expect(ola.part("by-link-share")).to_be_hidden()
        for point in tried:  # both colours, and a variation
            ola.click(point)
            ola.answer()
        if tried:
            ola.part("undo").click()
            ola.click((8, 8))
            assert ola.answer()["plies"] == 4
            ola.reload()
        expect(ola.part("editing")).to_be_visible()
        panel = ola.files("save")
        ola.until(f"{LINK} !== ''")
        assert "&game=" not in ola.page.evaluate(LINK)
        expect(ola.part("by-link-begin")).to_be_hidden()
        panel.page.keyboard.press("Escape")
        go("trial-back")
        assert ola.answer() == game
        assert share(ola) == link
    assert ola.recent() == ["Ola – Blue"]  # what was tried

    ola.part("shelf").get_by_role("button", name="Ola – Blue").first.click()
    ola.until("kropki.answer().plies === 4")
    go("trial-back")
    assert share(ola) == link


@pytest.mark.slow
def test_a_link_that_comes_while_moves_are_tried(open_page: Callable[..., Page], site: str) -> None:
    ola = Kropki(open_page()).open()
    start(ola, "Ola")
    with ola.change():
        ola.click((4, 4))
    sent = share(ola)
    with ola.change():
        ola.part("by-link-try").click()
    ola.click((5, 5))
    ola.answer()
    answer = Game(10, 10, opening="empty", names=("Ola", ""))
    play(answer, (4, 4), (3, 3))
    game = sent[sent.index("&game=") : sent.index("&you=")]
    receive(ola, f"{site}#{link_text(answer)}{game}&you=0")
    ola.until("kropki.answer().plies === 2 && kropki.answer().dots[33] === 'B'")
    expect(ola.part("by-link-told")).to_have_text("Blue has moved. Your turn: you are Red.")


@pytest.mark.slow
def test_a_link_offers_a_draw_which_the_other_accepts(open_page: Callable[..., Page]) -> None:
    ola, jan = Kropki(open_page()).open(), Kropki(open_page()).open()
    start(ola, "Ola")
    ola.part("end").click()
    expect(ola.part("end-choices").locator("[value=offer_draw]")).to_be_disabled()  # before her move
    ola.press("Escape")
    with ola.change():
        ola.click((4, 4))
    receive(jan, share(ola))
    expect(jan.part("card")).to_be_hidden()
    ola.part("end").click()
    expect(ola.page.locator("#end-players input")).to_have_count(1)  # nobody ends it for the other player
    ola.part("end-choices").locator("[value=offer_draw]").click()
    expect(ola.part("by-link-told")).to_contain_text("the link with the offer")
    ola.reload()
    receive(jan, share(ola))  # without a new move
    expect(jan.part("card")).to_contain_text("Ola offers a draw.")
    expect(jan.part("by-link-told")).to_have_text("Ola offers a draw. Accept it or play on.")
    with jan.change():
        jan.part("draw-accept").click()
    jan.until("kropki.answer().outcome?.reason === 'agreement'")
    expect(jan.part("by-link-told")).to_contain_text("The game is over.")
    receive(ola, share(jan))
    assert ola.answer()["outcome"]["reason"] == "agreement"


@pytest.mark.slow
def test_a_declined_draw_and_a_resignation_by_link(open_page: Callable[..., Page]) -> None:
    ola, jan = Kropki(open_page()).open(), Kropki(open_page()).open()
    start(ola, "Ola")
    with ola.change():
        ola.click((4, 4))
    ola.part("end").click()
    ola.part("end-choices").locator("[value=offer_draw]").click()
    link = share(ola)
    receive(jan, link)
    jan.part("draw-decline").click()
    expect(jan.part("card")).to_be_hidden()
    jan.reload()
    expect(jan.part("card")).to_be_hidden()
    with jan.change():
        jan.click((5, 5))
    receive(ola, share(jan))
    expect(ola.part("by-link-told")).to_have_text("Blue has moved. Your turn: you are Red.")
    with ola.change():
        ola.end("Resign")
    receive(jan, share(ola))
    assert jan.answer()["outcome"]["winner"] == 1
    jan.page.goto(link)  # an offer from long ago
    expect(jan.part("slip")).to_contain_text("The link has no new moves")
    expect(jan.part("card")).to_be_hidden()


@pytest.mark.slow
def test_a_draw_among_three_travels_until_somebody_declines(
    open_page: Callable[..., Page], site: str
) -> None:
    game = Game(10, 10, opening="empty", names=("Ann", "Bob", "Cy"))
    play(game, (4, 4))
    known = {"game": "abcdefgh", "you": 0, "turn": 1}
    ann = Kropki(open_page(storage_state=visitor_with(game, site, byLink=known))).open()
    bob, cy = Kropki(open_page()).open(), Kropki(open_page()).open()
    ann.end("Offer a draw")
    expect(ann.part("by-link-told")).to_have_text("Next, Bob answers. Send them the link with the offer.")
    receive(bob, share(ann))
    bob.part("draw-accept").click()
    expect(bob.part("card")).to_be_hidden()
    expect(bob.part("by-link-told")).to_have_text("Next, Cy answers. Send them the link with the offer.")
    bob.reload()
    receive(cy, share(bob))
    expect(cy.part("card")).to_contain_text("Cy, do you accept?")
    expect(cy.part("by-link-share")).to_be_hidden()
    cy.part("draw-decline").click()
    expect(cy.part("by-link-told")).to_have_text("It is Bob’s turn. Send them the link.")
    receive(bob, share(cy))
    expect(bob.part("by-link-told")).to_have_text("Cy declines the offer. Your turn: you are Blue.")

    with bob.change():
        bob.click((5, 5))
    bob.end("Offer a draw")
    receive(cy, share(bob))
    with cy.change():
        cy.click((6, 6))  # plays on
    receive(ann, share(cy))
    expect(ann.part("card")).to_be_hidden()
    expect(ann.part("by-link-told")).to_have_text("Cy has moved. Your turn: you are Red.")
    cy.end("Offer a draw")
    receive(ann, share(cy))  # with the same moves
    ann.part("draw-accept").click()
    receive(bob, share(ann))
    with bob.change():
        bob.part("draw-accept").click()
    bob.until("kropki.answer().outcome?.reason === 'agreement'")
    link = share(bob)
    for other in (cy, ann):
        receive(other, link)
        assert other.answer()["outcome"] == {"winner": None, "reason": "agreement"}


@pytest.mark.slow
def test_a_settlement_travels_with_the_link(open_page: Callable[..., Page], site: str) -> None:
    game = Game(10, 10, rules="zagram-territory", opening="empty", names=("Ola", "Jan"))
    play(game, *CAUGHT, (0, 1))
    known = {"game": "abcdefgh", "you": 0, "turn": 1}
    ola = Kropki(open_page(storage_state=visitor_with(game, site, byLink=known))).open()
    jan = Kropki(open_page()).open()
    ola.end("Settle by territory")
    ola.click((7, 7))  # without Jan's area
    ola.part("settling-offer").click()
    expect(ola.part("settling")).to_be_hidden()
    expect(ola.part("by-link-told")).to_contain_text("the link with the offer")
    link = share(ola)
    receive(jan, link)
    panel = jan.part("settling")
    expect(panel).to_contain_text("Ola offers to settle")
    expect(panel).to_contain_text("Final captures: Ola 1, Jan 0.")
    jan.reload()
    expect(panel).to_contain_text("Jan, do you accept?")
    panel.get_by_role("button", name="Play on").click()
    expect(panel).to_be_hidden()
    with jan.change():
        jan.click((5, 0))
    jan.end("Settle by territory")
    jan.part("settling-offer").click()
    receive(ola, share(jan))
    expect(ola.part("settling-sums")).to_contain_text("Final captures: Ola 1, Jan 1.")
    with ola.change():
        ola.part("settling-accept").click()
    ola.until("kropki.answer().outcome?.reason === 'agreement'")
    receive(jan, share(ola))
    play(game, (5, 0))
    game.offer_settlement(1)
    game.accept(0)
    assert jan.answer() == told(game)

    forged = link.replace("settlement=0.", "settlement=0.babcabcb.")  # no ring of anybody
    late = Kropki(open_page())
    receive(late, forged)
    expect(late.part("settling")).to_be_hidden()
    late.until("kropki.state().byLink.offer === undefined")


@pytest.mark.slow
def test_a_game_of_20_moves_loses_nothing(open_page: Callable[..., Page]) -> None:
    game = Game(10, 10, opening="empty")
    points = play_randomly(game, Random(5), 20)
    ola, jan = Kropki(open_page()).open(), Kropki(open_page()).open()
    start(ola, "Ola")
    for number, point in enumerate(points):
        mine, other = (jan, ola) if number % 2 else (ola, jan)
        with mine.change():
            mine.click(point)
        if number in (9, 10):  # before the link is shared
            mine.reload()
        link = share(mine)
        receive(other, link)
        if number in (12, 13):
            other.reload()
        assert other.answer()["plies"] == number + 1
    for kropki in (ola, jan):
        assert kropki.answer() | NAMES == told(game) | NAMES
        kropki.until("!kropki.state().since.length")
        assert kropki.page.evaluate("kropki.state().record.branches") == []


@pytest.mark.slow
def test_a_link_holds_300_moves_in_2000_characters(open_page: Callable[..., Page], site: str) -> None:
    game = Game(39, 32, names=("Ola", "Jan"))
    play_randomly(game, Random(2), 300)
    known = {"game": "abcdefgh", "you": 1, "turn": 0}
    jan = Kropki(open_page(storage_state=visitor_with(game, site, byLink=known))).open()
    link = share(jan)
    assert len(link) < 2000
    ola = Kropki(open_page())
    receive(ola, link)
    assert ola.answer() == told(game)


@pytest.mark.slow
def test_another_version_of_a_known_game(open_page: Callable[..., Page], site: str) -> None:
    """Both versions are shown. Nothing is lost, whichever is chosen."""
    ola = Kropki(open_page()).open()
    start(ola, "Ola")
    with ola.change():
        ola.click((4, 4))
    link = share(ola)
    sent = link[link.index("&game=") : link.index("&you=")]
    forged = Game(10, 10, opening="empty")
    play(forged, (3, 3), (5, 5))
    for choice, plies in (("Keep mine", 1), ("Use the link’s", 2)):
        ola.page.goto(f"{site}#{link_text(forged)}{sent}&you=0")
        dialog = ola.part("fork-dialog")
        expect(dialog.locator("canvas").first).to_be_visible()
        expect(dialog).to_contain_text("Two versions of this game")
        dialog.get_by_role("button", name=choice).click()
        ola.until(f"kropki.answer().plies === {plies}")
    assert ola.recent() == ["Ola – Blue"]
    ola.part("files-close").click()
    expect(ola.part("by-link-told")).to_have_text("Blue has moved. Your turn: you are Red.")
    play(older := Game(10, 10, opening="empty"), (3, 3))
    ola.page.goto(f"{site}#{link_text(older)}{sent}&you=0")
    expect(ola.part("slip")).to_contain_text("The link has no new moves: this game already has them all.")


@pytest.mark.slow
def test_hostile_links_change_nothing(open_page: Callable[..., Page], site: str) -> None:
    mine = Game(10, 10, opening="empty", names=("Me", "You"))
    play(mine, (3, 3))
    known = {"game": "abcdefgh", "you": 0, "turn": 1}
    ola = Kropki(open_page(storage_state=visitor_with(mine, site, byLink=known))).open()
    before = ola.answer()
    name = "<img src=x onerror=alert(1)>" + "x" * 5_000
    hostile = Game(10, 10, opening="empty", names=(name, "B"))
    play(hostile, (3, 3), (4, 4))
    text = link_text(hostile)
    for link in ("1" + "A" * 3_000, text[:-9], "1" + "_" * 99, text[:40] + "AAAA" + text[44:]):
        ola.page.goto(f"{site}#{link}&game=abcdefgh&you=1")
        expect(ola.part("slip")).to_contain_text("could not be opened")
        assert ola.answer() == before
        ola.part("slip-close").click()
    receive(ola, f"{site}#{text}&game=otherone&you=1")
    assert ola.page.locator("img").count() == 0
    expect(ola.part("by-link-told")).to_contain_text("<img")
    assert ola.recent() == ["Me – You"]


@pytest.mark.slow
def test_the_shelf_says_who_is_awaited(open_page: Callable[..., Page], site: str) -> None:
    """A game waits on the shelf, and its link finds it there."""
    ola = Kropki(open_page()).open()
    start(ola, "Ola")
    with ola.change():
        ola.click((4, 4))
    link = share(ola)
    ola.start_new("12×12")
    ola.files("open")
    expect(ola.part("shelf")).to_contain_text("Waiting for the other player")
    ola.part("files-close").click()
    answered = Game(10, 10, opening="empty", names=("Ola", "Jan"))
    play(answered, (4, 4), (5, 5))
    sent = link[link.index("&game=") : link.index("&you=")]
    receive(ola, f"{site}#{link_text(answered)}{sent}&you=0")
    assert ola.answer()["plies"] == 2
    expect(ola.part("by-link-told")).to_have_text("Jan has moved. Your turn: you are Red.")
    ola.start_new("12×12")
    ola.files("open")
    expect(ola.part("shelf").locator(".due")).to_have_text(re.compile("Ola – Jan.*Your turn"))
