"""Classes: their steps, what is hidden and forbidden, the form, and codes of progress."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.support.pages import Kropki, packed_link
from kropki.classroom.text import read_class
from kropki.puzzle.collection import load_puzzles
from kropki.record import read_games

PUZZLE = next(puzzle for puzzle in load_puzzles() if puzzle.theme == "captures" and puzzle.grade == 1)
LESSON = """lesson: Own

text: Capture.
aim: capture 1
.  R  .  .
R  B  .  .
.  R  .  .
.  .  .  ."""
CLASS = f"""class: Think ahead
level: 2
hints: off

=== lesson
{LESSON}

=== puzzle: {PUZZLE.id}

=== game: The cross
text: It is Red’s turn.
at: 2
hidden: yes
(;GM[40]SZ[8];B[dd];W[ee];B[de];W[ed])
"""

OTHER = "40000-001H1-8G"
"""The code of a class that has no steps and the name 00000000."""


@pytest.fixture
def kropki(open_page: Callable[..., Page]) -> Kropki:
    return Kropki(open_page()).open()


def follow(kropki: Kropki, text: str) -> None:
    """Follow the link of a class."""
    kropki.page.evaluate("(hash) => { location.hash = hash }", packed_link("class", text))
    expect(kropki.page.locator(".class-step").first).to_be_visible(timeout=60_000)


def step(kropki: Kropki, number: int) -> None:
    """Open a step from the list."""
    if not kropki.part("class-dialog").is_visible():
        kropki.part("class-list").click()
    kropki.page.locator(".class-step").nth(number).click()


def put(kropki: Kropki, board: str, *keys: str) -> None:
    """Put a dot on a small board by the keyboard, from its middle."""
    kropki.part(board).focus()
    kropki.press("ArrowUp", *keys, "Enter")


def comes_to(kropki: Kropki, part: str, stage: str) -> None:
    expect(kropki.part(part)).to_have_attribute("data-stage", stage, timeout=60_000)


def button(kropki: Kropki, name: str) -> Locator:
    return kropki.part("class-dialog").get_by_role("button", name=name)


def code_of(kropki: Kropki, name: str) -> str:
    """Return the code of the progress, with the name of a pupil."""
    button(kropki, "My progress").click()
    kropki.part("class-name").fill(name)
    code = kropki.part("class-my-code").inner_text()
    kropki.part("class-back").click()
    return code


def test_a_class_hides_what_follows_until_a_point_is_played(kropki: Kropki) -> None:
    follow(kropki, CLASS)
    step(kropki, 2)
    told = kropki.part("class-told")
    expect(told).to_contain_text("What would you play?")
    expect(kropki.part("class-rules")).to_have_text(
        "There are no hints here. Strongest opponent: Computer (easy)."
    )
    expect(kropki.part("hint-ask")).to_be_disabled()
    kropki.until("kropki.answer().plies === 2")
    kropki.click((0, 0))
    expect(told).to_contain_text("You played a1. In the game, d5 was played.")
    kropki.part("class-show").click()
    kropki.until("kropki.answer().plies === 4")
    expect(kropki.part("class-show")).to_be_hidden()
    kropki.part("class-leave").click()
    expect(kropki.part("class-strip")).to_be_hidden()
    expect(kropki.part("hint-ask")).to_be_enabled()


@pytest.mark.slow
def test_wrong_answers_are_counted_and_read_from_the_code(kropki: Kropki) -> None:
    follow(kropki, CLASS)
    step(kropki, 0)
    comes_to(kropki, "learn-told", "waits")
    put(kropki, "learn-board", "ArrowDown")  # the corner of the board
    comes_to(kropki, "learn-told", "wrong")
    kropki.part("learn-act").click()
    kropki.press("ArrowUp", "ArrowUp", "Enter")
    comes_to(kropki, "learn-told", "reached")
    kropki.part("learn-next").click()
    comes_to(kropki, "puzzles-told", "waits")
    expect(kropki.part("puzzles-hint")).to_be_hidden()
    expect(kropki.part("puzzles-told")).to_contain_text("There are no hints here.")
    kropki.part("puzzles-back").click()
    rows = kropki.page.locator(".class-step")
    expect(rows.nth(0)).to_contain_text("done · 1 wrong answer")
    expect(kropki.part("class-place")).to_have_text("1 of 3")
    code = code_of(kropki, "Ola")
    kropki.reload()
    kropki.part("class-list").click()
    expect(rows.nth(0)).to_contain_text("done · 1 wrong answer")
    button(kropki, "For the teacher").click()
    button(kropki, "Read codes").click()
    kropki.part("class-codes").fill(f"{code.lower()}\n\nnonsense\n{OTHER}")
    expect(kropki.part("class-dialog").locator(".fault")).to_have_text(
        "Line 3 is mistyped. Line 4 belongs to another class."
    )
    table = kropki.page.locator(".class-table tbody tr")
    expect(table).to_have_count(1)
    expect(table.locator("th, td")).to_have_text(["Ola", "✓ ✗1", "–", "–"])


@pytest.mark.slow
def test_a_class_limits_the_computer_until_one_leaves_it(kropki: Kropki) -> None:
    kropki.seat(1, 5)
    follow(kropki, CLASS)
    kropki.until("kropki.state().seats[1] === 2")
    kropki.reload()
    expect(kropki.part("class-strip")).to_be_visible()
    kropki.part("class-list").click()
    button(kropki, "For the teacher").click()
    expect(kropki.page.locator(".class-about")).to_contain_text("Nothing is hidden")
    kropki.part("class-close").click()
    kropki.seat(1, 7)
    kropki.until("kropki.state().seats[1] === 7")
    kropki.part("class-leave").click()
    kropki.reload()
    expect(kropki.part("class-strip")).to_have_count(0)
    assert kropki.page.evaluate("kropki.state().limits.level") == 8
    follow(kropki, "class: Alone\ncomputer: off\n=== lesson: first")
    kropki.until("kropki.state().seats[1] === 0")


def test_pupils_and_the_teacher_have_pages_of_their_own(kropki: Kropki) -> None:
    follow(kropki, CLASS)
    expect(button(kropki, "My progress")).to_be_visible()
    for name in ("Read codes", "Change", "Copy the teacher’s link"):
        expect(button(kropki, name)).to_have_count(0)
    kropki.page.evaluate("(hash) => { location.hash = hash }", packed_link("class", CLASS) + "&teacher")
    expect(kropki.part("class-place")).to_have_text("Teacher’s page", timeout=60_000)
    expect(button(kropki, "Read codes")).to_be_visible()
    expect(button(kropki, "My progress")).to_have_count(0)
    assert kropki.page.evaluate("kropki.state().limits.level") == 8
    button(kropki, "Print a worksheet").click()
    expect(kropki.page.locator("#worksheet-preview .paper")).to_have_count(2, timeout=60_000)
    expect(kropki.part("worksheet-form").locator("[name=theme]")).to_have_value("given")
    kropki.part("worksheet-close").click()
    button(kropki, "See it as a pupil").click()
    expect(button(kropki, "Read codes")).to_have_count(0)
    assert kropki.page.evaluate("kropki.state().limits.level") == 2


@pytest.mark.slow
def test_a_class_shows_its_title_and_steps_before_python_runs(open_page: Callable[..., Page]) -> None:
    page = open_page()
    page.route("**/*.wasm", lambda route: None)  # it never comes
    kropki = Kropki(page)
    page.goto(f"./{packed_link('class', CLASS)}")
    expect(kropki.part("class-title")).to_have_text("Think ahead")
    expect(page.locator(".class-waits")).to_be_visible()
    expect(page.locator(".class-awaited")).to_have_count(3)
    expect(page.locator(".class-awaited").nth(1)).to_contain_text("Puzzle: Captures")


@pytest.mark.slow
def test_the_form_makes_a_class(kropki: Kropki) -> None:
    kropki.click((0, 0), (1, 1))
    kropki.choose("classes")
    button(kropki, "Make a class").click()
    kropki.part("maker-link").click()
    expect(kropki.part("maker-told")).to_contain_text("Give the class a title first.")
    expect(kropki.part("maker-title")).to_be_focused()
    kropki.part("maker-title").fill("Monday")
    kropki.part("maker-link").click()
    expect(kropki.part("maker-told")).to_contain_text("Add a step first")
    kropki.part("maker-level").select_option("3")
    kropki.part("maker-hints").uncheck()
    kropki.part("maker-lesson").select_option("edge")
    kropki.part("maker-add-lesson").click()
    kropki.part("maker-theme").select_option("doubles")
    kropki.part("maker-count").fill("2")
    kropki.part("maker-add-puzzles").click()
    kropki.part("maker-hidden").check()
    kropki.part("maker-add-game").click()
    kropki.part("maker-hidden").uncheck()
    kropki.part("maker-add-position").click()
    kropki.part("maker-add-draft").click()
    expect(kropki.part("maker-told")).to_contain_text("no lesson in the editor")
    for text, told in (("lesson: x", "line 1: "), (LESSON, "1 step is added")):
        lesson = FilePayload(name="own.txt", mimeType="text/plain", buffer=text.encode())
        kropki.part("maker-own-file").set_input_files(lesson)
        expect(kropki.part("maker-told")).to_contain_text(told, timeout=60_000)
    rows = kropki.page.locator(".maker-steps li span")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("The edge")
    kropki.page.get_by_role("button", name="Down: The edge").click()
    expect(rows.nth(1)).to_contain_text("The edge")
    kropki.page.get_by_role("button", name="Remove: Puzzle: Double threats").first.click()
    kropki.page.evaluate("delete window.showSaveFilePicker")  # among the downloads it can be read
    with kropki.page.expect_download() as download:
        kropki.part("maker-save").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    made = read_class(text)
    assert (made.title, made.level, made.allows_hints) == ("Monday", 3, False)
    assert [made_step.kind for made_step in made.steps] == ["lesson", "puzzle", "game", "position", "lesson"]
    assert (made.steps[2].at, made.steps[2].is_hidden) == (2, True)
    [bare] = read_games(made.steps[3].source)
    assert (bare.game.plies, len(bare.game.board.diagram().dots), bare.game.turn) == (0, 6, 0)
    assert made.steps[4].title == "Own"
    kropki.part("maker-open").click()
    expect(kropki.part("class-title")).to_have_text("Monday", timeout=60_000)
    button(kropki, "Change").click()
    expect(rows).to_have_count(5)


@pytest.mark.slow
def test_the_letters_of_an_old_file_are_read_as_the_teacher_says(kropki: Kropki) -> None:
    charsets = kropki.page.get_by_label("Do letters look wrong? Read them as")
    kropki.open_file("class.txt", CLASS.replace("Think ahead", "Żółte łąki").encode("cp1250"))
    expect(kropki.part("class-title")).to_have_text("Żółte łąki", timeout=60_000)
    expect(charsets).to_have_value("cp1250")
    charsets.select_option(label="Windows-1251")
    expect(kropki.part("class-title")).to_have_text("Їуіte і№ki", timeout=60_000)
    expect(charsets).to_have_value("cp1251")
    kropki.part("class-close").click()
    kropki.part("class-leave").click()
    kropki.open_file("lesson.txt", LESSON.replace("Capture.", "Zbij tę żółtą kropkę.").encode("iso8859-2"))
    expect(kropki.part("learn-text")).to_have_text("Zbij tę żółtą kropkę.", timeout=60_000)
    charsets.select_option(label="Windows-1251")
    expect(kropki.part("learn-text")).not_to_have_text("Zbij tę żółtą kropkę.")
    charsets.select_option(label="ISO-8859-2")
    expect(kropki.part("learn-text")).to_have_text("Zbij tę żółtą kropkę.")
    kropki.part("learn-list").click()
    expect(charsets).to_be_hidden()
    kropki.part("learn-close").click()
    kropki.drop("class.txt", CLASS)
    expect(kropki.part("class-title")).to_have_text("Think ahead", timeout=60_000)
    expect(charsets).to_be_hidden()  # it is in UTF-8
    button(kropki, "For the teacher").click()
    button(kropki, "Change").click()
    lesson = FilePayload(
        name="own.txt",
        mimeType="text/plain",
        buffer=LESSON.replace("lesson: Own", "lesson: Łąka żółta").encode("cp1250"),
    )
    kropki.part("maker-own-file").set_input_files(lesson)
    rows = kropki.page.locator(".maker-steps li")
    expect(rows.last).to_contain_text("Łąka żółta")
    charsets.select_option(label="Windows-1251")
    expect(rows.last).to_contain_text("Ј№ka")
    expect(rows).to_have_count(4)


@pytest.mark.slow
def test_classes_come_from_files_and_broken_ones_say_what_is_wrong(kropki: Kropki) -> None:
    kropki.drop("class.txt", CLASS)
    expect(kropki.part("class-title")).to_have_text("Think ahead", timeout=60_000)
    kropki.part("class-close").click()
    kropki.part("class-leave").click()
    kropki.choose("classes")
    broken = FilePayload(name="x.txt", mimeType="text/plain", buffer=b"class: x\n=== exam: 1")
    kropki.part("class-file").set_input_files(broken)
    expect(kropki.part("class-dialog").locator(".fault")).to_contain_text(
        "line 2: 'exam' is no step", timeout=60_000
    )
    missing = FilePayload(name="x.txt", mimeType="text/plain", buffer=b"class: x\n=== puzzle: 00000000")
    kropki.part("class-file").set_input_files(missing)
    first = kropki.page.locator(".class-step").first
    expect(first).to_contain_text("This page does not have it.", timeout=60_000)
    expect(first).to_be_disabled()


@pytest.mark.slow
def test_damaged_links_open_nothing(kropki: Kropki) -> None:
    for fragment in ("#class=", "#class=!!", "#class=AAAA", packed_link("class", CLASS)[:-9]):
        kropki.page.evaluate("(hash) => { location.hash = hash }", fragment)
        expect(kropki.part("class-dialog").locator(".fault")).to_contain_text("not a class", timeout=60_000)
        kropki.part("class-close").click()
