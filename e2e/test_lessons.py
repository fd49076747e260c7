"""The lessons: the first chapter by finger, and every board right and wrong."""

import re
from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.boards import tap_board
from e2e.support.pages import Kropki, packed_link
from kropki.computer.steps import run_to_end
from kropki.lesson.aim import AimKind
from kropki.lesson.judge import Judge, Put, predicted
from kropki.lesson.text import Step, read_lesson
from tests.support.lessons import FOLDER, way_to_aim

CHAPTERS = [read_lesson(path.read_text(encoding="utf-8")).steps for path in sorted(FOLDER.glob("*.txt"))]
ANSWERED = 60_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MISTAKES = 3


class Lessons:
    """The lessons in a browser."""

    def __init__(self, kropki: Kropki) -> None:
        self.kropki = kropki
        self.board = kropki.part("learn-board")
        self.told = kropki.part("learn-told")

    def open(self) -> None:
        self.kropki.choose("help")
        self.kropki.part("help-learn").click()
        self.shows(CHAPTERS[0][0])

    def button(self, name: str) -> Locator:
        return self.kropki.part(f"learn-{name}")

    def shows(self, step: Step) -> None:
        game = step.game()
        width, height = game.board.grid.width, game.board.grid.height
        label = f"Board, {width} by {height}. Move with the arrow keys, and press Enter."
        expect(self.board).to_have_attribute("aria-label", label)
        expect(self.told).to_have_attribute("data-stage", "waits")

    def tap(self, step: Step, point: int) -> None:
        """Tap a point with a finger."""
        tap_board(self.board, step.game().board.grid, point)

    def comes_to(self, stage: str) -> None:
        expect(self.told).to_have_attribute("data-stage", stage, timeout=ANSWERED)

    def declare(self, step: Step, puts: list[Put]) -> None:
        """Say that everything is captured, if the page asks."""
        if step.game().rules.declared and puts[0].taken:
            self.comes_to("asks")
            self.button("act").click()

    def do(self, step: Step) -> None:
        """Reach the aim of a step."""
        if step.aim.kind is AimKind.PREDICT:
            put, mask = predicted(step)
            for point in put.board.grid.mask_points(mask):
                self.tap(step, point)
            self.button("act").click()
        elif step.aim.kind is AimKind.STOP:
            self.button("other").click()
        else:
            self.put(step)
        self.comes_to("reached")

    def put(self, step: Step) -> None:
        for point, verdict in way_to_aim(step):
            self.tap(step, point)
            self.declare(step, verdict.puts)
            if not verdict.done:
                self.comes_to("goes-on")

    def mistake(self, step: Step, point: int) -> None:
        """Put a wrong dot, see the answer, and go back."""
        verdict = run_to_end(Judge(step, []).judge(point, True))
        self.tap(step, point)
        self.declare(step, verdict.puts)
        self.comes_to("wrong")
        self.button("act").click()
        self.comes_to("waits")


def wrong_points(step: Step) -> Iterator[int]:
    if step.aim.kind in (AimKind.PREDICT, AimKind.PLACE):
        return
    for point in [*step.game().board.legal_points]:
        if not run_to_end(Judge(step, []).judge(point, True)).right:
            yield point


@pytest.fixture
def lessons(open_page: Callable[..., Page]) -> Lessons:
    return Lessons(Kropki(open_page(**PHONE)))


def test_the_first_chapter_by_finger_while_python_is_away(lessons: Lessons) -> None:
    lessons.kropki.without_python().open(ready=False)
    lessons.open()
    for step in CHAPTERS[0]:
        lessons.shows(step)
        for point in islice(wrong_points(step), 1):
            lessons.mistake(step, point)
        lessons.do(step)
        lessons.button("next").click()
    lessons.shows(CHAPTERS[1][0])
    lessons.button("list").click()
    first = lessons.kropki.part("learn-chapters").get_by_role("button").first
    expect(first).to_contain_text("4 of 4")
    lessons.kropki.page.reload()
    lessons.kropki.choose("help")
    lessons.kropki.part("help-learn").click()
    expect(first).to_contain_text("4 of 4")


@pytest.mark.slow
def test_a_prediction_by_keyboard(lessons: Lessons) -> None:
    lessons.kropki.open()
    lessons.open()
    lessons.button("list").click()
    lessons.kropki.part("learn-chapters").get_by_role("button", name="Houses").click()
    lessons.shows(CHAPTERS[2][0])
    lessons.kropki.press("ArrowRight", "ArrowLeft", "ArrowUp", "Enter")
    expect(lessons.kropki.part("learn-said")).to_have_text("c3, free, chosen")
    lessons.button("act").click()
    lessons.comes_to("reached")
    expect(lessons.told).to_contain_text("This is a house.")


@pytest.mark.slow
def test_every_board_right_and_with_three_mistakes(lessons: Lessons) -> None:
    lessons.kropki.open()
    lessons.open()
    for steps in CHAPTERS:
        for step in steps:
            lessons.shows(step)
            for point in islice(wrong_points(step), MISTAKES):
                lessons.mistake(step, point)
            lessons.do(step)
            lessons.button("next").click()
    expect(lessons.kropki.part("learn-chapters")).to_contain_text("3 of 3")


@pytest.mark.slow
def test_somebodys_lesson_is_written_tried_and_opened_as_a_link(lessons: Lessons) -> None:
    kropki = lessons.kropki.open()
    lessons.open()
    lessons.button("list").click()
    kropki.page.locator("#lesson-editor").click()
    modes = kropki.part("lesson-form").get_by_role("group", name="How to write")
    modes.get_by_text("Text").click()
    source = kropki.page.get_by_label("The lesson as text")
    source.fill("lesson: Mine\n\ntext: <b>Close</b> it.\naim: fly\n. R . .\nR B R .\n. . . .\n")
    kropki.page.get_by_role("button", name="Try it").click()
    fault = kropki.page.locator("#lesson-fault")
    expect(fault).to_contain_text("line 4: the aim is one of", timeout=ANSWERED)
    modes.get_by_text("Form").click()
    expect(fault).to_contain_text("The form cannot show this lesson.")
    text = source.input_value().replace("fly", "capture 1")
    source.fill(text)
    modes.get_by_text("Form").click()
    expect(kropki.page.locator("#draft-text")).to_have_value("<b>Close</b> it.")
    kropki.page.goto("about:blank")
    kropki.page.goto(f"./{packed_link('lesson', text)}")
    expect(kropki.part("learn-text")).to_have_text("<b>Close</b> it.", timeout=ANSWERED)
    lessons.do(read_lesson(text).steps[0])


@pytest.mark.slow
def test_a_lesson_is_drawn_in_the_form_tried_and_gone_on_with(lessons: Lessons) -> None:
    kropki = lessons.kropki.open()
    page = kropki.page
    lessons.open()
    lessons.button("list").click()
    page.locator("#lesson-editor").click()
    form = kropki.part("draft")
    form.get_by_label("Title", exact=True).fill("Mine")
    form.locator("#draft-text").fill("Close the ring.")
    tools = form.get_by_role("group", name="A tap draws")
    board = kropki.part("draft-board")
    for tool, keys in (
        ("Red", ["ArrowUp", "ArrowUp", "Enter", "ArrowDown", "ArrowLeft", "Enter"]),
        ("Blue", ["ArrowRight", "Enter"]),
        ("Red", ["ArrowRight", "Enter"]),
    ):
        tools.get_by_text(tool).click()
        board.focus()
        kropki.press(*keys)
    expect(kropki.part("learn-said")).to_contain_text("Red")
    form.get_by_role("button", name="Add a step").click()
    form.locator("#draft-text").fill("Put a dot.")
    form.locator("#draft-aim").select_option("place")
    page.get_by_role("button", name="Try it").click()
    expect(kropki.part("learn-text")).to_have_text("Close the ring.", timeout=ANSWERED)
    board = kropki.part("learn-board")
    board.focus()
    kropki.press("ArrowUp", "ArrowDown", "Enter")
    lessons.comes_to("reached")
    lessons.button("next").click()
    expect(kropki.part("learn-text")).to_have_text("Put a dot.")
    lessons.button("list").click()
    expect(form.get_by_label("Title", exact=True)).to_have_value("Mine")
    kropki.part("lesson-form").get_by_text("Text").click()
    [capture, place] = read_lesson(page.get_by_label("The lesson as text").input_value()).steps
    assert (str(capture.aim), str(place.aim)) == ("capture 1", "place")
    assert capture.drawing.split().count("R") == 3


@pytest.mark.slow
def test_a_game_of_the_staircase_moves_the_next_one_by_a_rung(lessons: Lessons) -> None:
    kropki = lessons.kropki
    learned = '{"done": ["first-0"], "rung": 1, "climbs": false}'
    kropki.page.add_init_script(f"localStorage['kropki.learned'] ??= '{learned}'")
    kropki.open()
    kropki.choose("help")
    kropki.part("help-learn").click()
    stairs = kropki.part("learn-chapters").locator(".stairs button")
    expect(stairs).to_contain_text("Step 2 of 32Computer (beginner). You start with 3 dots.")
    stairs.click()
    expect(kropki.part("learn-dialog")).to_be_hidden()
    kropki.part("end").click()
    kropki.page.locator("#end-choices").get_by_role("button", name="Resign").click()
    expect(kropki.part("result")).to_be_visible()
    kropki.choose("help")
    kropki.part("help-learn").click()
    expect(stairs).to_contain_text("Step 1 of 32Computer (beginner). You start with 4 dots.")


@pytest.mark.slow
def test_a_shape_in_ones_own_game_leads_to_its_lesson(lessons: Lessons) -> None:
    kropki = lessons.kropki
    kropki.page.add_init_script("localStorage['kropki.shapes'] = '\"on\"'")
    kropki.open()
    kropki.tap((2, 2), (3, 2), (3, 3), (2, 3))
    named = kropki.part("progress-text").get_by_role("button")
    expect(named).to_have_text(re.compile(r"^c\d+: This is a cross\.$"), timeout=ANSWERED)
    expect(named).to_be_in_viewport()
    named.click()
    lessons.shows(next(step for step in CHAPTERS[6] if step.shape == "cross"))
    lessons.button("close").click()
    kropki.part("undo").click()
    expect(named).to_have_count(0)
