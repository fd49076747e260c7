"""A link carries the whole game; a broken or hostile link opens nothing and loses nothing."""

import json
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.support.pages import Kropki, packed_link, play, play_randomly, told, visitor_with
from kropki.game.game import Game
from kropki.record.game_json import to_json
from kropki.record.link import link_text

INKED = """() => {
    const canvas = document.getElementById('ink');
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).filter(Boolean).length / canvas.width / canvas.height;
}"""
"""The share of the board that has ink."""
SAME = ("width", "height", "names", "rules", "options", "dots", "owners", "captures", "ply", "plies", "turn")


def same(answer: dict[str, object], game: Game) -> bool:
    wanted = told(game)
    return all(answer[what] == wanted[what] for what in SAME)


def at_ply(game: Game, ply: int) -> Game:
    game.go_to_ply(ply)
    return game


@pytest.mark.slow
def test_a_link_is_copied_and_opened_elsewhere(open_page: Callable[..., Page], site: str) -> None:
    game = Game(20, 10, opening="cross", names=("Ann", "<b>Bob</b>"))
    play_randomly(game, Random(1), 30)
    game.go_to_ply(21)
    storage = visitor_with(game, site)
    page = open_page(storage_state=storage, permissions=["clipboard-read", "clipboard-write"])
    kropki = Kropki(page).open()
    panel = kropki.files("save")
    expect(panel.get_by_label("Open at move 21")).to_be_checked()
    panel.get_by_role("button", name="Copy link").click()
    expect(kropki.part("save-told")).to_have_text("Link copied.")
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link == panel.get_by_label("As a link").input_value()
    assert link.startswith(f"{site}#") and link.endswith("&move=21")
    panel.get_by_label("Open at move 21").uncheck()
    assert panel.get_by_label("As a link").input_value() == link.removesuffix("&move=21")

    other = open_page()
    other.goto(link)
    there = Kropki(other).wait()
    there.until("kropki.answer().ply === 21")
    assert same(there.answer(), game)
    expect(there.part("record")).to_be_visible()
    expect(other).to_have_title("Ann – <b>Bob</b> · Kropki")
    with there.change():
        there.part("walk-last").click()
    expect(other).to_have_url(link)
    game.go_to_ply(30)
    assert same(there.answer(), game)
    there.reload()  # the game is opened, and is where it was left
    expect(other).to_have_url(link)
    assert same(there.answer(), game)
    point = play_randomly(game, Random(2))
    with there.change():
        there.click(*point)
    expect(other).to_have_url(site)  # the game is no longer that of the link
    there.reload()
    assert same(there.answer(), game)
    assert there.recent() == []


@pytest.mark.slow
@pytest.mark.smoke
def test_a_link_whose_number_sign_was_encoded_leads_to_the_game(
    open_page: Callable[..., Page], site: str, faults: list[str]
) -> None:
    game = Game(12, 11, names=("Ann", "Bob"))
    play_randomly(game, Random(7), 20)
    page = open_page()
    page.goto(f"{site}%2523{link_text(game)}&move=9")
    kropki = Kropki(page).wait()
    kropki.until("kropki.answer().ply === 9")
    assert same(kropki.answer(), at_ply(game, 9))
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()


@pytest.mark.slow
def test_a_page_that_is_missing_says_so(page: Page, site: str, faults: list[str]) -> None:
    page.goto(f"{site}games.html")
    page.get_by_role("link", name="Play Kropki").click()
    expect(page).to_have_url(site)
    faults.clear()


@pytest.mark.slow
def test_links_that_a_filter_has_changed_lead_to_screens_or_are_told(
    page: Page, site: str, faults: list[str]
) -> None:
    wrapped = "https://eur01.safelinks.protection.outlook.com/?url={}&data=05%7C01"
    link = packed_link("class", "class: Monday\n\n=== lesson: first\n")
    kropki = Kropki(page).open()
    kropki.paste(f"For Monday: {wrapped.format(quote(site + link, safe=''))}")
    expect(kropki.part("class-title")).to_have_text("Monday", timeout=60_000)
    kropki.part("class-close").click()
    kropki.part("class-leave").click()
    kropki.paste("Your turn: https://protect-eu.mimecast.com/s/AbCdEf?domain=kropki.test")
    expect(kropki.part("slip")).to_contain_text("There is no game in this address.")
    page.goto(f"{site}{quote(link, safe='')}")
    expect(kropki.part("class-title")).to_have_text("Monday", timeout=60_000)
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()


@pytest.mark.slow
def test_a_link_that_was_broken_into_lines_opens_whole(page: Page, site: str) -> None:
    game = Game(12, 11, names=("Ann", "Bob"))
    play_randomly(game, Random(7), 60)
    link = f"{site}#{link_text(game)}"
    lines = "\n> ".join(link[start : start + 76] for start in range(0, len(link), 76))
    kropki = Kropki(page).open()
    kropki.paste(f"> Your turn:\n> {lines}\n> Ann")
    kropki.until("kropki.answer().ply === 60")
    assert same(kropki.answer(), game)


def test_a_link_is_painted_before_python_is_there(open_page: Callable[..., Page], site: str) -> None:
    mine, game = Game(names=("Me", "You")), Game(12, 11, names=("Ann", "Bob"))
    play(mine, (0, 0))
    play_randomly(game, Random(7), 100)
    game.go_to_ply(90)
    page = open_page(storage_state=visitor_with(mine, site))
    link = f"{site}#{link_text(game)}&move=90"
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    kropki = Kropki(page).without_python()
    page.goto(link)
    kropki.until("kropki.state().preview")
    shown = page.evaluate("kropki.state().preview")
    assert all(shown[what] == told(game)[what] for what in ("dots", "owners", "captures", "ply", "plies"))
    expect(kropki.part("players")).to_contain_text("Ann")
    assert page.evaluate(INKED) > 0.05
    expect(page).to_have_title("Ann – Bob · Kropki")
    expect(page).to_have_url(link)
    kropki.click(next(game.board.grid.xy(point) for point in game.board.legal_points))
    expect(kropki.part("bubble")).to_have_text("The game is still being opened.")
    assert kropki.waiting() == []
    assert sum("/web/viewer/" in url for url in requests) == 1


@pytest.mark.parametrize(
    "drawn",
    [
        None,
        pytest.param("01 7,8 7,8 B lk r abcffc", marks=pytest.mark.slow),
        pytest.param("no position", marks=pytest.mark.slow),
    ],
)
def test_a_link_that_draws_nothing_or_something_else_is_put_right(
    page: Page, site: str, drawn: str | None
) -> None:
    """Links of earlier versions draw nothing, and a link may draw what its moves do not lead to."""
    game = Game(12, 11, names=("Ann", "Bob"))
    play_randomly(game, Random(7), 100)
    page.goto(f"{site}#{link_that_draws(drawn, game)}")
    kropki = Kropki(page).wait()
    kropki.until("kropki.answer().ply === 100 && !kropki.state().preview")
    assert same(kropki.answer(), game)
    expect(kropki.part("slip")).to_be_hidden()


def link_that_draws(drawn: str | None, game: Game) -> str:
    """Return the link of a game with another text of its position."""
    value = to_json(game) | ({} if drawn is None else {"position": drawn})
    packing = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = packing.compress(json.dumps(value).encode()) + packing.flush()
    return "1" + urlsafe_b64encode(packed).rstrip(b"=").decode()


@pytest.mark.slow
def test_back_from_a_link(open_page: Callable[..., Page], site: str) -> None:
    first, second = Game(10, 10), Game(12, 12)
    play(first, (3, 3))
    play(second, (4, 4), (0, 5))
    page = open_page()
    page.goto(f"{site}#{link_text(first)}")
    kropki = Kropki(page).wait()
    kropki.until("kropki.answer().plies === 1 && !kropki.state().preview")
    page.evaluate("link => { location.hash = link; }", link_text(second))
    kropki.until("kropki.answer().width === 12 && !kropki.state().preview")
    kropki.until("history.state === 'kropki-opened'")
    page.go_back()
    kropki.until("kropki.answer().width === 10")
    expect(page).to_have_url(f"{site}#{link_text(first)}")
    kropki.until("history.state === 'kropki-opened'")
    with kropki.change():
        kropki.click((7, 7))
    expect(page).to_have_url(site)
    assert page.evaluate("history.state") is None
    assert kropki.recent()[0] == "Red – Blue"


@pytest.mark.slow
def test_opening_a_link_keeps_the_current_game(open_page: Callable[..., Page], site: str) -> None:
    mine = Game(names=("Me", "You"))
    play(mine, (0, 0), (1, 1))
    kropki = Kropki(open_page(storage_state=visitor_with(mine, site))).open()
    first, second = Game(10, 10), Game(12, 12)
    play(first, (3, 3))
    play(second, (4, 4), (0, 5))
    for game, change in ((first, "location.hash = link"), (second, "location.assign('#' + link)")):
        with kropki.change():
            kropki.page.evaluate(f"link => {{ {change} }}", link_text(game))
        game.go_to_ply(kropki.answer()["ply"])
        assert same(kropki.answer(), game)
        expect(kropki.page).to_have_url(f"{site}#{link_text(game)}")
    assert kropki.recent() == ["Red – Blue", "Me – You"]
    with kropki.change():
        kropki.part("shelf").get_by_text("Me – You").click()
    assert same(kropki.answer(), mine)


@pytest.mark.slow
def test_a_long_game_on_a_large_board(open_page: Callable[..., Page], site: str) -> None:
    game = Game(39, 32)
    play_randomly(game, Random(3), 600)
    page = open_page()
    page.goto(f"{site}#{link_text(game)}&move=600")
    kropki = Kropki(page).wait()
    kropki.until("kropki.answer().ply === 600")
    assert same(kropki.answer(), game)
    kropki.files("save")
    link = kropki.part("link")
    expect(link).not_to_have_value("")
    assert link.input_value().partition("#")[2].partition("&")[0] == link_text(game)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4])
def test_games_of_more_than_two(open_page: Callable[..., Page], site: str, players: int) -> None:
    game = Game(10, 10, names=("A", "B", "C", "D")[:players], opening="empty")
    play_randomly(game, Random(players), 20)
    page = open_page()
    page.goto(f"{site}#{link_text(game)}&move=20")
    kropki = Kropki(page).wait()
    kropki.until("kropki.answer().ply === 20")
    assert same(kropki.answer(), game)


def hostile() -> list[str]:
    good = link_text(Game())
    return [
        "board",
        "1",
        good[:-7],
        good[:20] + good[30:],
        "9" + good[1:],
        "1" + "A" * 5_000,
        "1" + "_" * 200_000,
        "javascript:alert(1)",
        "<img src=x onerror=alert(1)>",
        "%00%ff&move=-1",
    ]


@pytest.mark.slow
def test_hostile_links(open_page: Callable[..., Page], site: str) -> None:
    mine = Game(names=("Me", "You"))
    play(mine, (0, 0), (1, 1))
    page = open_page(storage_state=visitor_with(mine, site))
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.goto(f"{site}#{hostile()[0]}")
    kropki = Kropki(page).wait()
    slip = kropki.part("slip")
    for link in hostile():
        page.evaluate("link => { location.hash = link; }", link)
        expect(slip).to_contain_text("This link could not be opened.")
        expect(slip).to_contain_text("Your current game is unchanged.")
        expect(page).to_have_url(site)
        assert same(kropki.answer(), mine)
        slip.get_by_role("button", name="Dismiss").click()
    assert kropki.recent() == []


@pytest.mark.slow
def test_a_move_number_out_of_range(open_page: Callable[..., Page], site: str) -> None:
    game = Game()
    play(game, (0, 0), (1, 1))
    page = open_page()
    page.goto(f"{site}#{link_text(game)}&move=999")
    kropki = Kropki(page).wait()
    kropki.until("kropki.answer().ply === 2")
    assert same(kropki.answer(), game)


@pytest.mark.slow
def test_a_pasted_link(open_page: Callable[..., Page], site: str) -> None:
    game = Game(11, 12)
    play(game, (0, 0), (1, 1))
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    kropki = Kropki(page).open()
    link = f"https://elsewhere.example/kropki/#{link_text(game)}&move=1"
    page.evaluate("text => navigator.clipboard.writeText(text)", link)
    with kropki.change():
        kropki.press("Control+v")
    kropki.until("kropki.answer().ply === 1")
    game.go_to_ply(1)
    assert same(kropki.answer(), game)


@pytest.mark.parametrize("place", ["lessons/houses", "puzzles/day"])
def test_a_page_with_a_card_leads_to_what_it_shows(page: Page, site: str, place: str) -> None:
    page.goto(f"{site}{place}/")
    dialog = {"lessons": "#learn-dialog", "puzzles": "#puzzles-dialog"}[place.partition("/")[0]]
    expect(page.locator(dialog)).to_be_visible()


@pytest.mark.slow
def test_sharing(page: Page, site: str) -> None:
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page.add_init_script("navigator.canShare = () => true")
    kropki = Kropki(page).open()
    panel = kropki.files("save")
    share = panel.get_by_role("button", name="Share")
    expect(share).to_be_enabled()
    share.click()
    kropki.until("window.shared !== undefined")
    assert page.evaluate("shared.url").startswith(f"{site}#")
    assert page.evaluate("shared.files.map(({ type }) => type)") == ["image/png"]
