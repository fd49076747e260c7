"""The screen with the puzzles: right and wrong moves, hints, the solution, and how fast puzzles start."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, visitor_with
from kropki.game.game import Game
from kropki.puzzle.collection import ordered
from kropki.puzzle.puzzle import Puzzle, read_puzzle
from tests.support.games import play

ALL = [puzzle for puzzle, _ in ordered()]


class Player:
    """Plays the puzzle on the screen with the keyboard."""

    def __init__(self, kropki: Kropki, puzzle: Puzzle) -> None:
        self.kropki = kropki
        self.puzzle = puzzle
        grid = puzzle.board().grid
        self.at = (grid.width // 2, grid.height // 2)
        self.begun = False

    def play(self, letters: str) -> None:
        """Put a dot on a point."""
        grid = self.puzzle.board().grid
        x, y = grid.xy(grid.from_letters(letters))
        dx, dy = x - self.at[0], y - self.at[1]
        across = ["ArrowRight" if dx > 0 else "ArrowLeft"] * abs(dx)
        down = ["ArrowDown" if dy > 0 else "ArrowUp"] * abs(dy)
        self.kropki.part("puzzles-board").focus()
        self.kropki.press(*([] if self.begun else ["ArrowUp"]), *across, *down, "Enter")
        self.at, self.begun = (x, y), True


@pytest.fixture
def kropki(open_page: Callable[..., Page]) -> Kropki:
    page = open_page(has_touch=True)
    page.add_init_script("let n = 0; Math.random = () => (n = (n + 1) % 1000) * 1e-6")
    return Kropki(page).open()


def open_theme(kropki: Kropki, theme: str) -> Puzzle:
    """Begin to practise a theme, and return the first puzzle."""
    kropki.choose("puzzles")
    names = {"doubles": "Double threats", "saves": "Save your dots"}
    kropki.page.get_by_role("button", name=names[theme]).click()
    mode(kropki, "practice").click()
    return next(puzzle for puzzle in ALL if puzzle.theme == theme)


def mode(kropki: Kropki, name: str) -> Locator:
    return kropki.page.locator(f"#puzzles-list .mode[data-mode={name}]")


def test_a_puzzle_is_missed_explained_and_solved(kropki: Kropki) -> None:
    puzzle = open_theme(kropki, "doubles")
    told = kropki.part("puzzles-told")
    expect(told).to_have_text("Your move.", timeout=30_000)
    player = Player(kropki, puzzle)
    kropki.part("puzzles-hint").click()
    expect(told).to_contain_text("two captures")
    kropki.part("puzzles-hint").click()
    expect(told).to_contain_text("circles")
    board = puzzle.board()
    letters = [board.grid.letters(point) for point in board.legal_points]
    player.play(next(each for each in letters if each not in puzzle.right))
    expect(told).to_have_attribute("data-stage", "wrong")
    expect(told).to_contain_text(re.compile("then takes|wins only|answers on|threatens nothing"))
    kropki.part("puzzles-hint").click()
    expect(told).to_have_attribute("data-stage", "waits")
    expect(told).to_contain_text("two captures")
    for each in puzzle.line[::2]:
        expect(told).to_have_attribute("data-stage", re.compile("waits|goes-on"))
        player.play(each)
    expect(told).to_have_attribute("data-stage", "solved")
    expect(told).to_have_text("Solved. This puzzle comes back tomorrow.")
    expect(kropki.part("puzzles-next")).to_be_focused()
    kropki.page.locator("#puzzles-lines button").first.click()
    expect(told).to_have_attribute("data-stage", "shown")
    kropki.part("puzzles-next").click()
    expect(told).to_have_attribute("data-stage", "waits")
    saved = kropki.page.evaluate("JSON.parse(localStorage.getItem('kropki.puzzles'))")
    assert saved["returns"][puzzle.id][0] == 0 and puzzle.id not in saved["solved"]
    kropki.part("puzzles-back").click()
    expect(mode(kropki, "run")).to_be_visible()
    kropki.press("Escape")
    expect(kropki.part("puzzles-dialog")).to_be_hidden()


@pytest.mark.slow
def test_a_wrong_answer_is_refuted_by_a_capture_in_words(kropki: Kropki) -> None:
    puzzle = open_theme(kropki, "saves")
    expect(kropki.part("puzzles-told")).to_have_text("Your move.", timeout=30_000)
    expect(kropki.part("puzzles-rule")).to_be_visible()
    board = puzzle.board()
    letters = [board.grid.letters(point) for point in board.legal_points]
    Player(kropki, puzzle).play(next(each for each in letters if each not in puzzle.right))
    expect(kropki.part("puzzles-told")).to_have_text("Blue then takes 1 dot.")
    expect(kropki.part("puzzles-rule")).to_be_hidden()


@pytest.mark.slow
def test_the_puzzle_of_the_day_is_shared_and_counted(kropki: Kropki) -> None:
    kropki.page.evaluate("location.hash = '#open=puzzles/day'")
    told = kropki.part("puzzles-told")
    expect(told).to_have_attribute("data-stage", "waits", timeout=30_000)
    kropki.part("puzzles-share").click()
    link = kropki.part("puzzle-share-body").locator("input").input_value()
    name = link.rpartition("#puzzle=")[2]
    puzzle = next(each for each in ALL if each.id == name)
    assert not puzzle.is_crowded
    picture = kropki.part("puzzle-share-body").get_by_role("img")
    assert picture.evaluate("canvas => [canvas.width, canvas.height]") == [1080, 1080]
    expect(picture).to_have_attribute("aria-label", re.compile("Puzzle of the day, .*to move"))
    kropki.page.evaluate("delete window.showSaveFilePicker")
    with kropki.page.expect_download() as download:
        kropki.part("puzzles-save-picture").click()
    assert download.value.suggested_filename == "kropki-puzzle.png"
    kropki.part("puzzle-share-close").click()
    player = Player(kropki, puzzle)
    for each in puzzle.line[::2]:
        expect(told).to_have_attribute("data-stage", re.compile("waits|goes-on"))
        player.play(each)
    expect(told).to_have_text("Solved. That was the puzzle of the day. There is another one tomorrow.")
    kropki.part("puzzles-back").click()
    expect(mode(kropki, "day")).to_contain_text("Days in a row: 1")


@pytest.mark.slow
def test_links_to_puzzles_go_on_leading_to_them(kropki: Kropki) -> None:
    """To the one that was the first of the list before, too."""
    kropki.page.evaluate("location.hash = '#puzzle=015c746f'")
    expect(kropki.part("puzzles-told")).to_have_attribute("data-stage", "waits", timeout=30_000)
    puzzle = next(each for each in ALL if each.id == "015c746f")
    rows = len(puzzle.drawing.splitlines())
    assert kropki.part("puzzles-board").evaluate("board => board.style.getPropertyValue('--rows')") == str(
        rows
    )
    kropki.page.evaluate("location.hash = '#puzzle=00000000'")
    expect(kropki.page.locator("#puzzles-list .mode").first).to_be_visible()


@pytest.mark.slow
def test_puzzles_start_fast_and_a_streak_ends_with_a_mistake(kropki: Kropki) -> None:
    puzzle = open_theme(kropki, "saves")
    told = kropki.part("puzzles-told")
    for _ in range(12):
        expect(told).to_have_attribute("data-stage", "waits", timeout=30_000)
        kropki.part("puzzles-back").click()
        mode(kropki, "practice").click()
    kropki.part("puzzles-back").click()
    mode(kropki, "streak").click()
    expect(told).to_have_attribute("data-stage", "waits")
    player = Player(kropki, puzzle)
    player.play(puzzle.right[0])
    expect(told).to_have_attribute("data-stage", "solved")
    expect(kropki.part("puzzles-place")).to_contain_text("1 solved")
    kropki.part("puzzles-next").click()
    expect(told).to_have_attribute("data-stage", "waits")


BOT = """new Promise((done) => {
    const request = indexedDB.open('kropki');
    request.onsuccess = () => {
        const change = request.result.transaction('bots', 'readwrite');
        const bot = {id: 5, name: 'Saver', source: 'def choose(board): pass', allowed: true, changed: 7};
        change.objectStore('bots').put(bot);
        change.oncomplete = () => { request.result.close(); done(); };
    };
})"""


@pytest.mark.slow
def test_games_and_progress_move_to_another_browser(open_page: Callable[..., Page], tmp_path: Path) -> None:
    init = "delete window.showSaveFilePicker"
    page = open_page()
    page.add_init_script(init)
    page.add_init_script("""
        localStorage['kropki.learned'] ??= '{"done":["first-0"],"rung":2,"climbs":false}';
        localStorage['kropki.puzzles'] ??= '{"solved":{"9e6df5bf":5}}';
        localStorage['kropki.paper'] ??= '"mint"';
        localStorage['kropki.playerName'] ??= '"Ola"';
        localStorage['kropki.friend.name'] ??= '"Jan"';
        localStorage['kropki.lessons'] ??= '["lesson: Mine"]';
        localStorage['kropki.classes'] ??= '{"c9e6df5bf":{"steps":[{"id":"84d4a394","done":true}]}}';
    """)
    first = Kropki(page).open()
    first.click((2, 2), (5, 5))
    first.answer()
    page.evaluate(BOT)
    first.choose("files")
    with page.expect_download() as download:
        first.part("everything-save").click()
    expect(first.part("everything-told")).to_contain_text("among your downloads")
    path = tmp_path / "kropki.json"
    download.value.save_as(path)
    second = Kropki(open_page()).open()
    for told in (
        "One game and your progress were added.",
        "Your progress was added; there are no new games.",
    ):
        second.choose_file(path)
        expect(second.part("progress-text")).to_have_text(told)
    learned, puzzled = second.page.evaluate(
        "['learned', 'puzzles'].map((key) => JSON.parse(localStorage['kropki.' + key]))"
    )
    assert learned["done"] == ["first-0"] and learned["rung"] == 2
    assert puzzled["solved"] == {"9e6df5bf": 5}
    assert second.page.evaluate("document.documentElement.dataset.paper") == "mint"
    name, friend, lessons, classes = second.page.evaluate(
        "['playerName', 'friend.name', 'lessons', 'classes'].map((key) =>"
        " JSON.parse(localStorage['kropki.' + key]))"
    )
    assert (name, friend, lessons) == ("Ola", "Jan", ["lesson: Mine"])
    assert [step["done"] for step in classes["c9e6df5bf"]["steps"]] == [True]
    second.choose("lab")
    bots = second.part("lab-choice").locator("option")
    expect(bots.filter(has_text="Saver")).to_have_count(1)
    second.part("lab-choice").select_option(label="Saver")
    expect(second.part("lab-allow")).to_be_visible()  # it runs when somebody has looked at it
    second.part("lab-close").click()
    second.choose("files")
    second.part("shelf").get_by_role("button").first.click()
    expect(second.part("files-dialog")).to_be_hidden()
    second.until("kropki.answer().ply === 2")


@pytest.mark.slow
def test_a_file_with_anything_in_it_harms_nothing(kropki: Kropki, tmp_path: Path) -> None:
    games: list[object] = [None, 3, [], [{}], [{"id": 1, "names": []}], [[1], 2]]
    whole = {"id": 5, "names": [1, {}, "a" * 9999], "width": 5, "height": 5, "moves": 1, "changed": 7}
    games.append([whole | {"since": [{"kind": "play", "x": "no"}, 5], "seats": "no"}, {"no": "record"}])
    text = json.dumps({"kropki": "everything", "games": games, "learned": 5, "puzzles": [1]})
    path = tmp_path / "kropki.json"
    path.write_text(text.replace('": ', '":'), encoding="utf-8")
    before = kropki.answer()
    kropki.choose_file(path)
    told = "One game and your progress were added. 8 entries were left out, because they are damaged."
    expect(kropki.part("progress-text")).to_have_text(told)
    kropki.choose("files")
    kropki.part("shelf").get_by_role("button").first.click()
    expect(kropki.part("slip")).to_be_visible()
    assert kropki.answer() == before


@pytest.mark.slow
def test_a_puzzle_is_embedded(kropki: Kropki) -> None:
    puzzle = open_theme(kropki, "doubles")
    told = kropki.part("puzzles-told")
    expect(told).to_have_attribute("data-stage", "waits", timeout=30_000)
    kropki.part("puzzles-share").click()
    kropki.part("puzzles-embed").click()
    code = kropki.part("embed-text")
    expect(code).to_have_value(re.compile(rf"embed\.html#puzzle={puzzle.id}\" "))
    board = kropki.page.frame_locator("#embed-preview iframe").locator("kropki-board")
    expect(board.locator("canvas").first).to_be_visible(timeout=30_000)
    expect(kropki.part("files-tabs")).to_be_hidden()
    kropki.page.locator("#embed-kinds").get_by_text("Script").click()
    expect(code).to_have_value(
        re.compile(rf'<kropki-board puzzle="{puzzle.id}" width="\d+" height="\d+">[^<]*</kropki-board>')
    )
    kropki.part("files-close").click()
    expect(told).to_be_visible()
    kropki.part("puzzles-close").click()
    kropki.files("embed")
    expect(code).to_have_value(re.compile("GM&#91;40&#93;"))


@pytest.mark.slow
def test_a_lost_move_becomes_a_puzzle(open_page: Callable[..., Page], site: str) -> None:
    game = Game(7, 7, opening="empty")
    play(game, "cb cc bc gg dc ag cd aa gd")
    kropki = Kropki(open_page(storage_state=visitor_with(game, site), has_touch=True)).open()
    page = kropki.page
    kropki.part("review-record").click()
    page.locator("#review-list button").first.wait_for(timeout=120_000)
    kropki.part("review-puzzles").click()
    told = kropki.part("puzzles-told")
    expect(told).to_have_attribute("data-stage", "waits", timeout=120_000)
    [text, *_] = page.evaluate("JSON.parse(localStorage['kropki.puzzles']).own")
    puzzle = read_puzzle(text, "")
    player = Player(kropki, puzzle)
    for letters in puzzle.line[::2]:
        player.play(letters)
        expect(told).to_have_attribute("data-stage", re.compile("goes-on|solved"))
    expect(told).to_have_attribute("data-stage", "solved")
    kropki.part("puzzles-back").click()
    expect(mode(kropki, "own")).to_contain_text("1 puzzle")
    kropki.part("puzzles-close").click()
