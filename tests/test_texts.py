"""Texts as Windows, Word and slides write them: lines, signs and charsets, wherever text is read."""

from __future__ import annotations

import ast
import codecs
import re
from base64 import b64encode
from html import escape
from pathlib import Path
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board import diagram
from kropki.board.grid import Grid
from kropki.bot.contest import Contender
from kropki.bot.faults import fault_of
from kropki.bot.parsons import split
from kropki.bot.program import Program
from kropki.classroom.text import looks_like_class, read_class
from kropki.cli.commands import main
from kropki.errors import OffBoard
from kropki.lesson.text import looks_like_lesson, read_lesson
from kropki.puzzle.puzzle import looks_like_puzzles, read_puzzles
from kropki.record import read_games
from kropki.sgf.charset import decode, decode_text, text_of
from kropki.text import lines_of, plain, rows_of, written_lines
from tests.support.learning import learn

LESSON = """\
lesson: Żółw

text: Zbij kropkę – i tyle.
aim: capture 1 in 2
. R . .
R B . .
. R . .
. . . ."""
PUZZLE = """\
B -1 in 1 of 1 by cb
line: cb -- aa
. B . .
B R . .
. B . .
. . . ."""
GAME = "(;GM[40]SZ[6]PB[Ola];B[bb];W[cc]C[Na końcu: ręka…];B[cb])"
CLASS = f"""\
# Zajęcia
class: Myśl naprzód
level: 3

=== lesson: first
text: Zacznij tu.

=== lesson
{LESSON}

=== puzzle: 9e6df5bf

=== position: Co dalej?
hidden: yes
. R1 . .
R B . .
. R . .
. . . .

=== game: Z turnieju
at: 2
{GAME}
"""
DIAGRAM = ". R1 .\nR B R\n. R ."
TEXTS = {"class": CLASS, "lesson": LESSON, "puzzles": PUZZLE, "diagram": DIAGRAM}
SOFT = "\v\f\x1c\x1d\x1e\x85\u2028\u2029"
SPACES = "\xa0\u2003\u2009\u202f\u3000"
UNSEEN = "\xad\u200b\u200c\u200d\u200e\u2060\ufeff"
CHARSETS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32")


MADE = {
    **{f"U+{ord(sign):04X} for spaces": {" ": sign} for sign in SPACES},
    **{f"U+{ord(sign):04X} inside": {"a": f"a{sign}", " ": f"{sign} "} for sign in UNSEEN},
    **{f"U+{ord(sign):04X} for hyphens": {"--": sign, "-": sign} for sign in "‐‑‒–—―−－"},
    "wide signs": {sign: chr(ord(sign) + 0xFEE0) for sign in "acdeghilmnoprstwxyBR0123456789:=#-+."},
    "Cyrillic letters": dict(zip("aceopxyiB", "асеорхуіВ", strict=True)),
    "Greek letters": dict(zip("oB", "οΒ", strict=True)),
}
"""What programs and people write in place of signs that have a fixed form, by what it is called."""


def marked(text: str, charset: str) -> bytes:
    """Return a text in a charset, with a byte order mark where Windows writes one."""
    mark = {"utf-16-le": codecs.BOM_UTF16_LE, "utf-16-be": codecs.BOM_UTF16_BE}.get(charset, b"")
    return mark + text.encode(charset)


def facts(text: str) -> object:
    """Return what a class says, without the numbers of lines."""
    found = read_class(text)
    steps = [(step.id, step.kind, step.title, step.text, step.at, step.is_hidden) for step in found.steps]
    return found.title, found.level, steps


@settings(deadline=None)
@given(st.text(alphabet=f"ab\r\n{SOFT}", max_size=20))
def test_lines_are_those_of_python(text: str) -> None:
    plain_lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert lines_of(text) == (plain_lines if plain_lines[-1] else plain_lines[:-1])
    assert rows_of(text) == text.splitlines()
    has_end = "\n" in text or "\r" in text
    assert written_lines(f"\ufeff{text}") == (lines_of(text) if has_end else rows_of(text))


@pytest.mark.parametrize("end", ["\r\n", "\r", *SOFT])
def test_every_separator_ends_the_lines_of_a_text_that_has_no_other(end: str) -> None:
    assert facts(CLASS.replace("\n", end)) == facts(CLASS)
    assert read_lesson(LESSON.replace("\n", end)).steps[0].id == read_lesson(LESSON).steps[0].id
    assert [*read_puzzles(PUZZLE.replace("\n", end))] == [*read_puzzles(PUZZLE)]
    assert diagram.parse(". R\nB .".replace("\n", end)).dots == {(1, 0): 0, (0, 1): 1}
    for begins, text in (
        (looks_like_class, CLASS),
        (looks_like_lesson, LESSON),
        (looks_like_puzzles, PUZZLE),
    ):
        assert begins(text.replace("\n", end))


@pytest.mark.parametrize("sign", [*SOFT, *SPACES])
def test_a_soft_return_in_words_is_a_space(sign: str) -> None:
    [step] = read_class(f"class: One\n=== lesson: first\ntext: Zacznij{sign}tu.").steps
    assert step.text.replace(sign, " ") == "Zacznij tu."
    lesson = read_lesson(LESSON.replace("Zbij ", f"Zbij{sign}"))
    assert lesson.steps[0].text.replace(sign, " ") == "Zbij kropkę – i tyle."
    assert facts(CLASS.replace("=== position: Co ", f"=== position: Co{sign}"))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_signs_that_nobody_sees_change_nothing(data: st.DataObject) -> None:
    """They are put before and after the words of a class that are no prose, in place of its spaces."""
    lines = []
    for line in CLASS.split("\n"):
        before, after = (data.draw(st.text(alphabet=UNSEEN, max_size=2)) for _ in range(2))
        key, colon, value = line.partition(":")
        if line.startswith("(;"):
            lines.append(line)
        elif (colon and key in ("text", "class", "lesson")) or "position" in key or "game" in key:
            lines.append(f"{before}{key}{after}{colon}{value}")
        else:
            space = data.draw(st.sampled_from(SPACES + " "))
            lines.append(before + (key + colon + value).replace(" ", space) + after)
    assert facts("\n".join(lines)) == facts(CLASS)


def test_word_puts_other_signs_in_place_of_those_of_a_puzzle() -> None:
    for text in (
        PUZZLE.replace("-1", "–1").replace("--", "–"),
        PUZZLE.replace("-1", "−1").replace("--", "—"),
        PUZZLE.replace(" ", "\xa0"),
        PUZZLE.replace("line: cb", "line:\u2028 cb"),
    ):
        assert [*read_puzzles(text)] == [*read_puzzles(PUZZLE)]
    assert plain("“a” ‘b’ – …\u00ad\u200b") == "\"a\" 'b' - ..."


def test_words_keep_their_signs() -> None:
    text = "„Ręka” – 👩\u200d🏫…"
    assert read_class(f"class: {text}\n=== lesson: first\ntext: {text}").steps[0].text == text


def test_word_begins_lines_with_capital_letters() -> None:
    capital = "\n".join(line[:1].upper() + line[1:] for line in CLASS.split("\n"))
    assert facts(capital.replace("=== l", "=== L").replace("(;gm", "(;GM")) == facts(CLASS)


@pytest.mark.parametrize("charset", CHARSETS)
def test_a_byte_order_mark_names_the_charset(charset: str, tmp_path: Path) -> None:
    for text in (CLASS, LESSON, PUZZLE):
        assert text_of(marked(text, charset)).removeprefix("\ufeff") == text
        answer = learn("text", data=b64encode(marked(text, charset)).decode())
        assert (answer["text"], answer["guessed"]) == (text, False)
    [reading] = read_games(marked(GAME, charset))
    assert reading.game.plies == 3
    bot = tmp_path / "bot.py"
    bot.write_bytes(marked("def choose(board):\n    return 'ż'\n", charset))
    program = Program(Contender.named(str(bot)).source)
    program.load(1)
    assert program.lines == ["def choose(board):", "    return 'ż'"]


def test_a_charset_that_was_guessed_is_told_and_can_be_chosen() -> None:
    data = b64encode("class: Żółw".encode("cp1250")).decode()
    found = {"kind": "text", "done": True, "charset": "cp1250"}
    answer = learn("text", data=data)
    assert answer == {**answer, **found, "text": "class: Żółw", "guessed": True}
    answer = learn("text", data=data, charset="Windows-1251")
    assert answer == {**answer, **found, "text": "class: Їуіw", "charset": "cp1251", "guessed": False}
    assert learn("text", data=data, charset="klingon")["code"] == "file/charset"


def test_bytes_that_are_no_text_are_replaced() -> None:
    assert (
        text_of(b"class: \xff\xc3\x28 caf\xc3\xa9 \xc5\xbc\xc3\xb3\xc5\x82w")
        == "class: \ufffd\ufffd( café żółw"
    )


@pytest.mark.parametrize("charset", [*CHARSETS, "cp1250", "iso8859-2"])
def test_what_is_checked_is_packed(charset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, text, out = tmp_path / "kropki.html", tmp_path / "class.txt", tmp_path / "class.zip"
    page.write_text("<!doctype html>", encoding="utf-8")
    written = CLASS if charset in CHARSETS else CLASS.replace("…", "...").replace("–", "-")
    text.write_bytes(marked(written, charset))
    assert main(["check", str(text)]) == 0
    assert main(["scorm", str(text), "--page", str(page), "-o", str(out)]) == 0
    told = capsys.readouterr()
    if charset in CHARSETS:
        assert told == ("", "")
    else:
        assert all(
            f"charset/guessed: the file does not name its charset; it is read as {charset}" in each
            for each in told
        )
        chosen = ["--charset", charset]
        assert main(["check", *chosen, str(text)]) == 0
        assert main(["scorm", *chosen, str(text), "--page", str(page), "-o", str(out)]) == 0
        assert capsys.readouterr() == ("", "")
    text.write_bytes(marked(written.replace("=== puzzle", "=== exam"), charset))
    assert main(["check", str(text)]) == main(["scorm", str(text), "--page", str(page), "-o", str(out)]) == 2
    checked, packed = capsys.readouterr()
    assert "line 18: 'exam' is no step" in checked
    assert "line 18: 'exam' is no step" in packed


def test_a_bot_in_an_old_charset_is_read_as_python_reads_it(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    source = "# -*- coding: cp1251 -*-\ndef choose(board):\n    return 'Привет'\n"
    bot.write_bytes(source.encode("cp1251"))
    assert Contender.named(str(bot)).source == source
    bot.write_bytes(source.replace("cp1251", "nonsense").encode("cp1251"))
    assert ast.parse(Contender.named(str(bot)).source)


@pytest.mark.parametrize("separator", [*SOFT, "\x0c\n"])
def test_the_fault_of_a_bot_quotes_its_line(separator: str) -> None:
    source = (
        f"def choose(board):\n    s = 'a'  # {separator.rstrip()}b\n    m = 1\n    n = 0\n    return m / n\n"
    )
    program = Program(f"\ufeff{source}")
    program.load(1)
    with pytest.raises(ZeroDivisionError) as caught:
        program.choose(None, "1")  # type: ignore[arg-type]
    fault = fault_of(caught.value, program)
    assert (fault.line, fault.text) == (5, "return m / n")
    assert dict(fault.values) == {"m": "1", "n": "0"}
    assert len(split(source)) == 5


def made(text: str, signs: dict[str, str]) -> str:
    """Return a text with other signs wherever it has a fixed form: not in words, and not in SGF."""
    pattern = re.compile("|".join(map(re.escape, signs)))

    def other(line: str) -> str:
        key, colon, words = line.partition(":")
        if line.startswith(("(;", "# ")):
            return line
        if key not in ("text", "class", "lesson", "=== position", "=== game"):
            key, colon, words = line, "", ""
        return "".join(pattern.sub(lambda found: signs[found[0]], part) for part in (key, colon)) + words

    return "\n".join(map(other, text.split("\n")))


@pytest.mark.parametrize("signs", MADE.values(), ids=MADE)
def test_what_has_a_fixed_form_is_read_whatever_signs_it_is_made_of(
    signs: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, out = tmp_path / "kropki.html", tmp_path / "out"
    page.write_text("<!doctype html>", encoding="utf-8")
    written = {name: made(text, signs) for name, text in TEXTS.items()}
    assert any(written[name] != TEXTS[name] for name in TEXTS)
    for name, text in written.items():
        path = tmp_path / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        assert (name, main(["check", str(path)]), *capsys.readouterr()) == (name, 0, "", "")
    assert facts(written["class"]) == facts(CLASS)
    assert read_lesson(written["lesson"]).steps[0].id == read_lesson(LESSON).steps[0].id
    assert [*read_puzzles(written["puzzles"])] == [*read_puzzles(PUZZLE)]
    assert diagram.parse(written["diagram"]) == diagram.parse(DIAGRAM)
    for name in ("class", "lesson"):
        found, wanted = (learn(kind=name, text=text) for text in (written[name], TEXTS[name]))
        assert [step["id"] for step in found["steps"]] == [step["id"] for step in wanted["steps"]]
    assert main(["scorm", str(tmp_path / "class.txt"), "--page", str(page), "-o", f"{out}.zip"]) == 0
    for name in ("puzzles", "diagram"):
        sheets = []
        for text in (written[name], TEXTS[name]):
            path = tmp_path / f"{name}.txt"
            path.write_text(text, encoding="utf-8")
            assert main(["print", str(path), "-o", f"{out}.html"]) == 0
            sheets.append(out.with_suffix(".html").read_bytes())
        assert sheets[0] == sheets[1]
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("signs", MADE.values(), ids=MADE)
def test_a_name_of_a_point_is_read_whatever_signs_it_is_made_of(signs: dict[str, str]) -> None:
    grid = Grid.of(9, 9)
    for name in ("a1", "c9", "e5"):
        text = "".join(signs.get(sign, sign) for sign in name)
        assert grid.find(text) == grid.find(name)
        assert grid.find(f"\xa0{text}\u200b") == grid.find(name)
    with pytest.raises(OffBoard):
        grid.find("".join(signs.get(sign, sign) for sign in "a10"))


@pytest.mark.parametrize("charset", ["utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("text", [CLASS, f"# Урок\n{CLASS}", f"Ж{PUZZLE}", GAME, "Ł" + GAME])
def test_utf_16_is_known_without_a_mark(text: str, charset: str) -> None:
    assert decode_text(text.encode(charset)).text == text
    assert decode(text.encode(charset)).charset == charset


@pytest.mark.parametrize(
    "data", [b"\0(;GM[40]SZ[6];B[bb])", b"(;GM[40]SZ[6]C[\0\0\0];B[bb])", "Ж".encode() * 30]
)
def test_a_zero_does_not_make_a_text_utf_16(data: bytes) -> None:
    assert decode(data).charset == "utf-8"


@pytest.mark.parametrize(
    ("charset", "title"), [("cp1250", "Żółte źdźbło"), ("cp1251", "Наша игра"), ("cp1252", "Über Größe")]
)
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_a_class_in_an_old_charset_of_windows_is_checked_and_packed(
    charset: str, title: str, end: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, path, out = tmp_path / "kropki.html", tmp_path / "class.txt", tmp_path / "class.zip"
    page.write_text("<!doctype html>", encoding="utf-8")
    text = f"class: {title} – “{title}”…\n=== lesson: first\ntext: {title}\n"
    path.write_bytes(text.replace("\n", end).encode(charset))
    for how in ([], ["--charset", charset]):
        assert main(["check", *how, str(path)]) == 0
        assert main(["scorm", *how, str(path), "--page", str(page), "-o", str(out)]) == 0
        with ZipFile(out) as archive:
            assert escape(title) in archive.read("imsmanifest.xml").decode()
    capsys.readouterr()
