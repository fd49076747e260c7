"""Lessons: their files, our own ones, and how each move on their boards is judged and answered."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kropki.board.grid import Point
from kropki.cli.commands import main
from kropki.computer.steps import run_to_end
from kropki.computer.trajectories import lead
from kropki.lesson.aim import AimKind, parse_aim
from kropki.lesson.errors import InvalidLesson
from kropki.lesson.judge import Judge, Verdict, is_stop_right, predicted
from kropki.lesson.text import MAX_CHARACTERS, Step, looks_like_lesson, read_lesson
from kropki.protocol.learning import MAX_KEPT, Learner
from kropki.protocol.lessons import Judged
from tests.support.hostile import ask, try_lesson
from tests.support.lessons import FOLDER, way_to_aim
from tests.support.wire_types import fits
from tools.site.lessons import course

ROOT = Path(__file__).parents[1]
FILES = sorted(FOLDER.glob("*.txt"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}
STEPS = [(name, number) for name, text in TEXTS.items() for number in range(len(read_lesson(text).steps))]
SMALL = "lesson: One\n\ntext: Capture.\naim: capture 1\n. R . .\nR B . .\n. R . .\n. . . .\n"


def own_step(name: str, number: int) -> Step:
    return read_lesson(TEXTS[name]).steps[number]


def judge(step: Step, letters: str, moves: list[str] | None = None, declares: bool | None = True) -> Verdict:
    judging = Judge(step, moves or [])
    return run_to_end(judging.judge(judging.game.board.grid.from_letters(letters), declares))


def english() -> dict[str, str]:
    text = (ROOT / "web/screens/learn/learn.en.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^lesson-([\w-]+) = (.+)$", text, re.MULTILINE))


# our lessons


def test_eight_chapters_of_about_24_boards() -> None:
    assert len(FILES) == 8
    assert 22 <= len(STEPS) <= 28


def test_their_words_are_messages_of_at_most_15_words() -> None:
    words = english()
    used = set()
    for text in TEXTS.values():
        lesson = read_lesson(text)
        used |= {lesson.title} | {word for s in lesson.steps for word in (s.text, s.right, s.wrong) if word}
    assert {f"@{name}" for name in words} == used
    assert {name: told for name, told in words.items() if len(told.replace("{ $", "{$").split()) > 17} == {}
    plain = {name: re.sub(r"\{ \$\w+ \}", "Blue", told) for name, told in words.items()}
    assert {name: told for name, told in plain.items() if len(told.split()) > 15} == {}


@pytest.mark.parametrize(("name", "number"), STEPS)
def test_each_board_can_be_done_and_done_wrong(name: str, number: int) -> None:
    step = own_step(name, number)
    if step.aim.kind is AimKind.PREDICT:
        assert predicted(step)[1]
    elif step.aim.kind is AimKind.STOP:
        assert is_stop_right(step, [])[0]
    else:
        assert [*way_to_aim(step)]
    if step.aim.kind not in (AimKind.PREDICT, AimKind.PLACE):
        board = step.game().board
        letters = [board.grid.letters(point) for point in board.legal_points]
        verdicts = [judge(step, point) for point in letters]
        wrong = [verdict for verdict in verdicts if not verdict.right]
        assert wrong
        assert all(len(verdict.puts) > 1 for verdict in wrong)  # each is answered


def is_short(step: Step) -> bool:
    return step.aim.kind is AimKind.CAPTURE and step.aim.dots <= 2 and not step.game().rules.declared


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "number"), [(name, number) for name, number in STEPS if is_short(own_step(name, number))]
)
def test_what_is_right_is_what_captures_by_force(name: str, number: int) -> None:
    """All dots of both players are tried here."""
    step = own_step(name, number)
    board = step.game().board
    start = lead(board, step.player)

    def gains(point: Point) -> bool:
        board.play(point, step.player)
        gained = lead(board, step.player) - start >= step.aim.number
        if not gained and step.aim.dots == 2:
            gained = all(map(is_late, [*board.legal_points]))
        board.undo()
        return gained

    def is_late(answer: Point) -> bool:
        board.play(answer, 1 - step.player)
        found = False
        for point in [*board.legal_points]:
            board.play(point, step.player)
            found = found or lead(board, step.player) - start >= step.aim.number
            board.undo()
        board.undo()
        return found

    for point in [*board.legal_points]:
        letters = board.grid.letters(point)
        assert judge(step, letters).right == gains(point), letters


def test_the_page_gets_them_read_and_the_first_dots_answered() -> None:
    chapters = json.loads(course(ROOT))
    assert [chapter["name"] for chapter in chapters] == [path.stem.partition("-")[2] for path in FILES]
    first = chapters[0]
    assert all(chapter["lesson"]["kind"] == "lesson" for chapter in chapters)
    assert first["answers"]["1 dc"]["reached"] and not first["answers"]["1 aa"]["right"]


# files


def test_a_lesson_is_recognized() -> None:
    assert looks_like_lesson("\ufeff# mine\n\nlesson: One")
    assert not looks_like_lesson("(;GM[40])") and not looks_like_lesson("")


def test_a_lesson_is_read() -> None:
    [step] = read_lesson(SMALL).steps
    assert (step.text, str(step.aim), step.player, step.rules) == ("Capture.", "capture 1", 0, "russian")


def test_a_step_may_have_sgf() -> None:
    sgf = "lesson: One\n\ntext: Go on.\naim: place\nsgf: (;GM[40]SZ[4];B[bb];W[cc])\n"
    [step] = read_lesson(sgf).steps
    assert step.drawing.split() == [*".....R....B....."]


@pytest.mark.parametrize("aim", ["place", "capture 2 in 3", "connect cb ce in 2", "ground cc", "threaten 2"])
def test_an_aim_is_written_as_it_is_read(aim: str) -> None:
    assert str(parse_aim(aim)) == aim


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("", "head", 1),
        ("title: x", "head", 1),
        ("lesson:\n\ntext: x", "missing", 1),
        ("lesson: x", "no-steps", 1),
        ("lesson: x\n. . .", "head", 2),
        ("lesson: x\nrules: chess\n\ntext: y", "rules", 2),
        ("lesson: x\n\ntext: y\n. . .\n. . .", "missing", 3),
        ("lesson: x\n\ntext: y\naim: fly\n. . .", "aim", 4),
        ("lesson: x\n\ntext: y\naim: keep 3\n. . .", "aim", 4),
        ("lesson: x\n\ntext: y\naim: connect aa\n. . .", "aim", 4),
        ("lesson: x\n\ntext: y\naim: ground aa\nR . .\n. . .\n. . .\n\nb", "missing", 9),
        ("lesson: x\n\ntext: y\naim: ground bb\nR . .\n. . .\n. . .", "aim", 3),
        ("lesson: x\n\ntext: y\naim: place in 3\n. . .", "aim", 4),
        ("lesson: x\n\ntext: y\naim: win\n" + ". . . . .\n" * 5, "aim", 3),
        ("lesson: x\n\ntext: y\naim: place\ncolour: R\n. . .", "key", 5),
        ("lesson: x\n\ntext: y\ntext: z\n. . .", "key", 4),
        ("lesson: x\n\ntext: y\naim: place\nplayer: G\n. . .", "player", 5),
        ("lesson: x\n\ntext: y\naim: place", "position", 3),
        ("lesson: x\n\ntext: y\naim: place\n. .\n. Q", "position", 6),
        ("lesson: x\n\ntext: y\naim: place\nsgf: nothing", "position", 5),
        ("lesson: x\n\ntext: y\naim: place\nR R R\nR B R\nR R R", "position", 3),
        ("lesson: x\n\ntext: y\naim: predict\n. . .\n. . .\n. . .", "move", 3),
        ("lesson: x\n\ntext: " + "y" * 301, "too-long", 3),
        ("lesson: x" + "\n" * MAX_CHARACTERS, "too-long", 1),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, code: str, line: int) -> None:
    with pytest.raises(InvalidLesson) as caught:
        read_lesson(text)
    assert (caught.value.code, caught.value.line) == (f"lesson/{code}", line)
    assert str(caught.value).startswith(f"line {line}: ")


def test_the_command_line_checks_lessons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, FILES)]) == 0
    assert capsys.readouterr().out == ""
    path = tmp_path / "broken.txt"
    path.write_text(SMALL.replace("capture 1", "fly"), encoding="utf-8")
    assert main(["check", str(path)]) == 2
    assert f"{path}:4:1: lesson/aim: line 4: the aim is one of place" in capsys.readouterr().out


# judging


def test_a_wrong_move_is_followed_up_to_the_loss() -> None:
    [step] = read_lesson(SMALL.replace("capture 1", "keep\nplayer: B")).steps
    verdict = judge(step, "dd")
    assert not verdict.right
    assert [put.taken != () for put in verdict.puts] == [False, True]


def test_a_right_move_goes_on_until_the_aim_is_reached() -> None:
    step = own_step("8-tactics", 0)
    first = judge(step, "dc")
    assert (first.right, first.done, len(first.puts)) == (True, False, 2)
    point, _ = next(way_to_aim(step))
    assert step.game().board.grid.letters(point) == "dc"


def test_declared_captures_are_asked_for() -> None:
    step = own_step("5-declared", 0)
    asked = judge(step, "dc", declares=None)
    assert asked.asks and not asked.right
    assert judge(step, "dc", declares=True).done
    assert not judge(step, "dc", declares=False).right


def test_a_ladder_is_driven_to_its_end() -> None:
    assert len([*way_to_aim(own_step("7-opening", 2))]) == 6


# the protocol


def test_a_dot_is_judged_by_text() -> None:
    answer = ask("judge", text=SMALL, step=0, points="cb")
    assert (answer["right"], answer["reached"], answer["gain"], answer["dots"]) == (True, True, 1, "cb")
    assert fits({name: answer[name] for name in answer.keys() - {"v", "id", "kind"}}, Judged)


def test_a_prediction_is_judged_by_text() -> None:
    text = TEXTS["3-houses"]
    assert ask("judge", text=text, step=0, action="predict", points="cc")["right"]
    assert not ask("judge", text=text, step=0, action="predict", points="cb")["right"]


def test_a_stop_is_judged_by_text() -> None:
    text = TEXTS["6-end"]
    assert not ask("judge", text=text, step=0, action="stop")["right"]
    assert ask("judge", text=text, step=1, action="stop")["reached"]


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"step": 1}, "request/field"),
        ({"action": "fly"}, "request/field"),
        ({"action": "predict"}, "request/field"),
        ({"moves": ["aa"] * 200}, "request/field"),
        ({"points": "bb"}, "move/occupied"),
        ({"points": "zz"}, "move/off-board"),
        ({"points": "x"}, "move/off-board"),
        ({"moves": ["bb"]}, "move/occupied"),
        ({"text": "lesson"}, "lesson/head"),
    ],
)
def test_wrong_requests_are_refused(fields: dict[str, Any], code: str) -> None:
    assert ask("judge", **{"text": SMALL, "step": 0, "points": "cb", **fields})["code"] == code


def test_hostile_lessons_are_refused_or_played() -> None:
    read = [try_lesson(Random(seed)) for seed in range(60)]
    assert any(read) and not all(read)


def test_a_text_is_sent_once() -> None:
    learner = Learner()

    def ask(text: object, kind: str = "judge", **fields: Any) -> Any:
        request = {"v": 1, "id": 1, "kind": kind, "text": text, **fields}
        answer = json.loads(learner.begin(json.dumps(request)))
        while not answer.get("done", True):
            answer = json.loads(learner.go_on(1000))
        return answer

    move: dict[str, Any] = {"step": 0, "points": "da"}
    whole = ask(SMALL, **move)
    assert ask({"key": 3}, **move)["code"] == "request/field"
    assert ask({"key": 3, "text": SMALL}, "lesson")["steps"]
    assert ask({"key": 3}, **move) == whole != ask({"key": 3}, step=0, points="cc")
    assert ask({"key": 3}, step=1)["code"] == "request/field"
    assert ask({"key": 4, "text": "no lesson"}, "lesson")["code"] == "lesson/head"
    assert ask({"key": 4}, "lesson")["code"] == "lesson/head"
    for key in range(10, 10 + MAX_KEPT - 1):
        ask({"key": key, "text": ""}, "lesson")
    assert ask({"key": 3}, **move)["code"] == "request/field"  # it had not been used for longest
    assert ask({"key": 4}, "lesson")["code"] == "lesson/head"


@pytest.mark.parametrize(
    "text",
    [
        *(
            {"key": None},
            {"key": 1.0},
            {"key": "1", "text": "x"},
            {"key": 1, "text": 2},
            {"key": 1, "more": 2},
        ),
        *({"key": 1, "text": "x", "more": 1}, {"key": [1]}, {}, {"text": "x"}),
    ],
)
def test_what_is_no_key_is_refused(text: object) -> None:
    assert ask("lesson", text=text)["code"] == "request/field"
