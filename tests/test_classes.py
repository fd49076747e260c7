"""Classes: their files, what is hidden in them, and what is wrong with them."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.classroom.errors import InvalidClass
from kropki.classroom.scorm import write_package
from kropki.classroom.text import MAX_CHARACTERS, MAX_STEPS, Class, looks_like_class, read_class
from kropki.cli.commands import main
from kropki.lesson.errors import InvalidLesson, InvalidText
from kropki.lesson.text import CHAPTERS, read_lesson
from kropki.protocol.classes import OpenedClass
from kropki.puzzle.puzzle import read_puzzle
from kropki.record import read_games
from tests.support.learning import learn
from tests.support.lessons import FOLDER
from tests.support.wire_types import fits

SGF = "(;GM[40]SZ[6]PB[Ola]RE[B+1];B[bb];W[cc](;B[cb]C[Good.];W[dd])(;B[ee]))"
LESSON = """\
lesson: One

text: Capture.
aim: capture 1
. R . .
R B . .
. R . .
. . . ."""
PUZZLE = """\
R +1 in 1 of 1 by cb
. R . .
R B . .
. R . .
. . . ."""
POSITION = """\
. R1 . .
R B2 . .
. R . .
. . . ."""
WHOLE = f"""\
# Everything that a class can have.
class: Think ahead
level: 3
hints: off

=== lesson: first
text: Begin here.

=== puzzle: 9e6df5bf
=== lesson
{LESSON}

=== puzzle

{PUZZLE}
=== position: Yours
hidden: yes

{POSITION}

=== game: A game
at: 2
hidden: yes
{SGF}
"""


def small(step: str, head: str = "") -> str:
    return f"class: One\n{head}\n{step}\n"


def error_of(text: str) -> InvalidText:
    with pytest.raises(InvalidText) as caught:
        read_class(text)
    return caught.value


def test_a_class_with_everything() -> None:
    found = read_class(WHOLE)
    assert (found.title, found.level, found.allows_hints, found.allows_computer) == (
        "Think ahead",
        3,
        False,
        True,
    )
    assert [(step.kind, step.name, step.title) for step in found.steps] == [
        ("lesson", "first", ""),
        ("puzzle", "9e6df5bf", ""),
        ("lesson", "", "One"),
        ("puzzle", "", ""),
        ("position", "", "Yours"),
        ("game", "", "A game"),
    ]
    assert found.steps[0].text == "Begin here."
    assert found.steps[2].source == LESSON
    assert [step.line for step in found.steps] == [6, 9, 10, 20, 27, 35]


def test_what_is_hidden_is_not_in_what_the_pupil_gets() -> None:
    *_, position, game = read_class(WHOLE).steps
    assert (game.at, game.played) == (2, "cb")
    [before], [source] = read_games(game.before), read_games(game.source)
    assert (before.game.plies, source.game.plies) == (2, 4)
    assert "RE[" not in game.before
    assert "RE[" in game.source
    assert "Good" not in game.before
    assert ";B[ee]" not in game.before
    assert (position.at, position.played) == (0, "ba")
    assert [reading.game.plies for reading in read_games(position.before)] == [0]


def test_a_game_opens_at_its_end_and_a_position_at_its_beginning() -> None:
    for kind, at in (("game", 4), ("position", 0)):
        [step] = read_class(small(f"=== {kind}\n{SGF}")).steps
        assert (step.at, step.before, step.played) == (at, "", "")


def test_the_head_has_usual_values() -> None:
    found = read_class("\ufeffclass: One\n=== lesson: edge")
    assert (found.level, found.allows_hints, found.allows_computer) == (8, True, True)


def test_the_id_is_that_of_the_text() -> None:
    text = small("=== lesson: edge")
    assert read_class(text).id == read_class(text.replace("\n", "  \r\n") + "\n\n").id
    assert read_class(text).id != read_class(text.replace("edge", "first")).id


def ids_of(text: str) -> list[str]:
    return [step.id for step in read_class(text).steps]


def test_steps_keep_their_ids_when_words_and_other_steps_change() -> None:
    ids = ids_of(WHOLE)
    assert len({*ids}) == len(ids)
    for old, new in (
        ("Think ahead", "Think!"),
        ("level: 3\n", "# for 5b\n\n"),
        ("hints: off", "computer: off"),
        ("Begin here.", "Begin at the edge."),
        ("lesson: One", "lesson: 1"),
        ("text: Capture.", "text: Capture!\nright: Good.\nwrong: No."),
        (". R . .\nR B . .", ".  R  .  .\nR  B  .  ."),
        ("=== position: Yours", "=== position: Mine\ntext: Look."),
        ("Good.", "Well done."),
        ("PB[Ola]", "PB[Jan]"),
        (";W[dd])(;B[ee]))", ";W[dd]))"),
    ):
        assert old in WHOLE
        assert ids_of(WHOLE.replace(old, new)) == ids, new
    begin, *steps = WHOLE.split("\n===")
    moved = "\n===".join([begin, *steps[3:], " lesson: edge\n", *steps[:2]])
    assert [each for each in ids_of(moved) if each in ids] == [*ids[3:], *ids[:2]]


def test_steps_with_other_tasks_have_other_ids() -> None:
    ids = ids_of(WHOLE)
    for number, old, new in (
        (0, "=== lesson: first", "=== lesson: edge"),
        (1, "9e6df5bf", "9e6df5be"),
        (2, "aim: capture 1", "aim: threaten 1"),
        (4, "R B2 . .", ". B2 . ."),
        (5, "at: 2", "at: 1"),
    ):
        changed = ids_of(WHOLE.replace(old, new))
        assert [place for place in range(6) if changed[place] != ids[place]] == [number]


def test_a_lesson_is_known_by_its_first_board_and_a_puzzle_by_its_position() -> None:
    longer = f"{LESSON}\n\ntext: More.\naim: place\n. . .\n. . ."
    [step], [same] = (read_class(small(f"=== lesson\n{text}")).steps for text in (LESSON, longer))
    assert step.id == same.id
    boards = read_lesson(longer).steps
    assert boards[0].id == read_lesson(LESSON).steps[0].id != boards[1].id
    named = small(f"=== puzzle: {read_puzzle(PUZZLE).id}\n=== puzzle\n{PUZZLE}")
    assert len({*ids_of(named)}) == 1


def test_our_lessons_have_these_names() -> None:
    assert tuple(path.stem.partition("-")[2] for path in sorted(FOLDER.glob("*.txt"))) == CHAPTERS


FAULTS = {
    "class/head": [("lesson: One", 1), (small("=== lesson: edge", "R B"), 2)],
    "class/no-steps": [("# x\n\nclass: One\n", 3)],
    "class/missing": [("class:\n=== lesson: edge", 1), (small("=== game"), 3), (small("=== puzzle\n\n"), 3)],
    "class/level": [(small("=== lesson: edge", "level: 9"), 2), (small("=== lesson: edge", "level: x"), 2)],
    "class/hints": [(small("=== lesson: edge", "hints: no"), 2)],
    "class/computer": [(small("=== lesson: edge", "computer: 3"), 2)],
    "class/key": [
        (small("=== lesson: edge", "hint: off"), 2),
        (small("=== lesson: edge", "level: 1\nlevel: 2"), 3),
        (small("=== lesson: edge\nhidden: yes"), 4),
    ],
    "class/step": [(small("=== exam: 1"), 3), (small("==="), 3), (small("=== puzzle: 12345678\n\nR"), 5)],
    "class/name": [(small("=== lesson: chess"), 3), (small("=== puzzle: 123"), 3)],
    "class/puzzle": [(small("=== puzzle\nR +1 by zz\n. ."), 4)],
    "class/at": [(small(f"=== game\nat: 5\n{SGF}"), 4), (small(f"=== game\nat: -1\n{SGF}"), 4)],
    "class/hidden": [(small(f"=== game\nhidden: on\n{SGF}"), 4)],
    "class/game": [(small("=== game\n\nnot a game"), 5), (small("=== game\n(;GM[40]SZ[99])"), 4)],
    "class/position": [(small("=== position\n. . .\n. R .\n. X ."), 6), (small("=== position\n. G\nY B"), 4)],
    "class/too-long": [("class: " + "x" * MAX_CHARACTERS, 1), ("class: " + "x" * 301, 1)],
    "lesson/aim": [(small("=== lesson\nlesson: One\n\ntext: x\naim: win it\n. R"), 7)],
}  # fmt: skip


@pytest.mark.parametrize(
    ("code", "text", "line"), [(code, *each) for code, cases in FAULTS.items() for each in cases]
)
def test_a_fault_names_its_line(code: str, text: str, line: int) -> None:
    error = error_of(text)
    assert (error.code, error.line) == (code, line)
    assert str(error).startswith(f"line {line}: ")


def test_there_are_at_most_so_many_steps() -> None:
    error = error_of(small("=== lesson: edge\n" * (MAX_STEPS + 1)))
    assert (error.code, error.line) == ("class/too-long", MAX_STEPS + 3)


def test_a_fault_of_an_sgf_record_has_its_line() -> None:
    error = error_of(small("=== game\n(;GM[1]SZ[19];B[dd])"))
    assert (error.code, error.line) == ("class/game", 4)


def test_the_command_checks_classes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(WHOLE, encoding="utf-8")
    bad.write_text(small("=== lesson: chess"), encoding="utf-8")
    assert main(["check", str(good)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["check", str(good), str(bad)]) == 2
    assert capsys.readouterr().out.startswith(f"{bad}:3:1: class/name: line 3: we have no lesson 'chess'")


def test_the_command_names_puzzles_that_the_page_does_not_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "class.txt"
    file.write_text(
        small("=== puzzle: 00000000\n=== puzzle: 9e6df5bf\n=== puzzle: 1234abcd"), encoding="utf-8"
    )
    assert main(["check", str(file)]) == 2
    first, second = capsys.readouterr().out.splitlines()
    assert first == f"{file}:3:1: class/name: line 3: we have no puzzle '00000000'"
    assert second.startswith(f"{file}:5:1: ")


def ask(**fields: Any) -> Any:
    return learn("class", **fields)


def test_the_page_asks_for_a_class() -> None:
    answer = ask(text=WHOLE)
    assert fits({name: answer[name] for name in answer.keys() - {"v", "id", "kind"}}, OpenedClass)
    assert (answer["title"], answer["name"], answer["hints"]) == ("Think ahead", read_class(WHOLE).id, False)
    assert answer["steps"][5] | {"source": "", "before": ""} == {
        "id": read_class(WHOLE).steps[5].id,
        "kind": "game",
        "name": "",
        "title": "A game",
        "text": "",
        "source": "",
        "at": 2,
        "hidden": True,
        "before": "",
        "played": "cb",
    }
    assert ask(text="class: One")["code"] == "class/no-steps"


# packages for learning platforms


def test_a_package_has_what_the_standard_asks_for(tmp_path: Path) -> None:
    page, text, out = tmp_path / "kropki.html", tmp_path / "class.txt", tmp_path / "class.zip"
    page.write_text("<!doctype html>the page", encoding="utf-8")
    text.write_text(WHOLE.replace("Think ahead", "<Ola> & Jan"), encoding="utf-8")
    assert main(["scorm", str(text), "--page", str(page), "-o", str(out)]) == 0
    with ZipFile(out) as package:
        names = package.namelist()
        manifest = ElementTree.fromstring(package.read("imsmanifest.xml"))
        index = package.read("index.html").decode()
        assert package.read("kropki.html") == page.read_bytes()
    space = {"": "http://www.imsproject.org/xsd/imscp_rootv1p1p2"}
    assert manifest.findtext("metadata/schemaversion", namespaces=space) == "1.2"
    assert manifest.findtext("organizations/organization/item/title", namespaces=space) == "<Ola> & Jan"
    [resource] = manifest.findall("resources/resource", space)
    assert resource.get("href") == "index.html"
    assert resource.get("{http://www.adlnet.org/xsd/adlcp_rootv1p2}scormtype") == "sco"
    listed = [file.get("href") for file in resource.findall("file", space)]
    assert ["imsmanifest.xml", *listed] == names
    assert "<Ola>" not in index


def test_a_package_needs_a_class_and_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, other, out = tmp_path / "class.txt", tmp_path / "other.txt", str(tmp_path / "x.zip")
    text.write_text("class: x\n=== lesson: first\n", encoding="utf-8")
    other.write_bytes(b"no class")
    for arguments, words in (
        ([str(text), "--page", str(text)], "is not the page in one file"),
        (
            [str(text), "--page", str(tmp_path / "none.html")],
            "none.html, the page in one file, is not here: it does not",
        ),
        ([str(other)], "a class begins with"),
    ):
        assert main(["scorm", *arguments, "-o", out]) == 2
        assert words in capsys.readouterr().err
    assert not Path(out).exists()


def test_a_package_replaces_nothing_that_it_is_made_of_and_is_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, text, out = tmp_path / "kropki.html", tmp_path / "class.txt", tmp_path / "class.zip"
    page.write_text("<!doctype html>the page", encoding="utf-8")
    text.write_text(WHOLE, encoding="utf-8")
    (tmp_path / "hard").hardlink_to(text)
    (tmp_path / "soft").symlink_to(page)
    for name in ("class.txt", "hard", "soft", "../" + tmp_path.name + "/kropki.html"):
        assert main(["scorm", str(text), "--page", str(page), "-o", str(tmp_path / name)]) == 2
        assert "would be replaced" in capsys.readouterr().err
    assert text.read_text(encoding="utf-8") == WHOLE
    assert page.read_text(encoding="utf-8") == "<!doctype html>the page"

    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)
    assert main(["scorm", str(text), "--page", str(page), "-o", str(out)]) == 2
    assert not out.exists()
    out.write_bytes(b"old")
    assert main(["scorm", str(text), "--page", str(page), "-o", str(out)]) == 2
    assert out.read_bytes() == b"old"
    assert len([*tmp_path.iterdir()]) == 5


def test_the_package_of_a_broken_class_is_refused() -> None:
    with pytest.raises(InvalidClass, match="no steps"):
        write_package("class: x", b"")


# hostile classes

PARTS = [
    *WHOLE.splitlines(),
    "===",
    "=== game",
    "at: 99",
    "hidden: yes",
    "\x00",
    "\ud800",
    "((;",
    "])",
    "\u2028",
]
HOSTILE = st.lists(st.one_of(st.sampled_from(PARTS), st.text(max_size=30)), max_size=40).map("\n".join)


def read_hostile(text: str) -> None:
    """Read a class, which is one or raises the error for it."""
    for each in (text, f"class: x\n{text}"):
        try:
            assert isinstance(read_class(each), Class)
        except (InvalidClass, InvalidLesson) as error:
            assert 1 <= error.line <= len(each.splitlines()) + 1
        looks_like_class(each)


@given(HOSTILE)
@settings(max_examples=100, deadline=None)
def test_hostile_classes_are_refused(text: str) -> None:
    read_hostile(text)


@pytest.mark.slow
@given(HOSTILE)
@settings(max_examples=10_000, deadline=None)
def test_many_hostile_classes_are_refused(text: str) -> None:
    read_hostile(text)
