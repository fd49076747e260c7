"""The lessons: the first chapter by finger, and every board right and wrong."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from itertools import islice
from zlib import compress

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki
from kropki.lesson.aim import AimKind
from kropki.lesson.judge import DECLARES, Judge, Put, predicted
from kropki.lesson.text import Step, read_lesson
from tests.support.lessons import FOLDER, finish

CHAPTERS = [read_lesson(path.read_text(encoding="utf-8")).steps for path in sorted(FOLDER.glob("*.txt"))]
ANSWERED = 60_000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
MISTAKES = 3
ROOM = 0.7  # cells of the board that lie outside its points, besides one


class Lessons:
    """The lessons in a browser."""

    def __init__(self, kropki: Kropki) -> None:
        self.kropki = kropki
        self.board = kropki.part("learn-board")
        self.told = kropki.part("learn-told")

    def open(self) -> None:
        self.kropki.part("help").click()
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
        """Tap a point with a finger. The board leaves room around its lines."""
        grid = step.game().board.grid
        x, y = grid.xy(point)
        box = self.board.bounding_box()
        assert box
        cell = min(box["width"] / (grid.width + ROOM), box["height"] / (grid.height + ROOM))
        left = box["x"] + box["width"] / 2 + (x - (grid.width - 1) / 2) * cell
        top = box["y"] + box["height"] / 2 + (y - (grid.height - 1) / 2) * cell
        self.kropki.page.touchscreen.tap(left, top)

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
        moves: list[str] = []
        while True:
            board = Judge(step, moves).game.board
            for point in [*board.legal_points]:
                verdict = finish(Judge(step, moves).judge(point, True))
                if verdict.right:
                    break
            self.tap(step, point)
            self.declare(step, verdict.puts)
            if verdict.done:
                return
            self.comes_to("goes-on")
            moves += [board.grid.letters(put.point) + DECLARES for put in verdict.puts]

    def mistake(self, step: Step, point: int) -> None:
        """Put a wrong dot, see the answer, and go back."""
        verdict = finish(Judge(step, []).judge(point, True))
        self.tap(step, point)
        self.declare(step, verdict.puts)
        self.comes_to("wrong")
        self.button("act").click()
        self.comes_to("waits")


def wrong_points(step: Step) -> Iterator[int]:
    if step.aim.kind in (AimKind.PREDICT, AimKind.PLACE):
        return
    for point in [*step.game().board.legal_points]:
        if not finish(Judge(step, []).judge(point, True)).right:
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
    lessons.kropki.part("help").click()
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
    source = kropki.page.get_by_label("The lesson as text")
    source.fill("lesson: Mine\n\ntext: <b>Close</b> it.\naim: fly\n. R . .\nR B R .\n. . . .\n")
    kropki.page.get_by_role("button", name="Try it").click()
    expect(kropki.page.locator("#lesson-fault")).to_contain_text(
        "line 4: the aim is one of", timeout=ANSWERED
    )
    text = source.input_value().replace("fly", "capture 1")
    kropki.page.goto("about:blank")
    packed = compress(text.encode(), wbits=-15)
    kropki.page.goto(f"./#lesson={urlsafe_b64encode(packed).decode().rstrip('=')}")
    expect(kropki.part("learn-text")).to_have_text("<b>Close</b> it.", timeout=ANSWERED)
    lessons.do(read_lesson(text).steps[0])


@pytest.mark.slow
def test_a_game_of_the_staircase_moves_the_next_one_by_a_rung(lessons: Lessons) -> None:
    kropki = lessons.kropki
    learned = '{"done": ["first-0"], "rung": 1, "climbs": false}'
    kropki.page.add_init_script(f"localStorage['kropki.learned'] ??= '{learned}'")
    kropki.open()
    kropki.part("help").click()
    kropki.part("help-learn").click()
    stairs = kropki.part("learn-chapters").locator(".stairs button")
    expect(stairs).to_contain_text("Level 1, 3 dots ahead")
    stairs.click()
    expect(kropki.part("learn-dialog")).to_be_hidden()
    kropki.part("end").click()
    kropki.page.locator("#end-choices").get_by_role("button", name="Resign").click()
    expect(kropki.part("result")).to_be_visible()
    kropki.part("help").click()
    kropki.part("help-learn").click()
    expect(stairs).to_contain_text("Level 1, 4 dots ahead")
