"""`kropki puzzle`: solving puzzles in the terminal, and our puzzles as package data."""

import json
from pathlib import Path

import pytest

from kropki.cli.commands import main
from kropki.cli.play import View
from kropki.cli.puzzles import Solving, aim_of
from kropki.cli.terminal import Terminal
from kropki.computer.steps import run_to_end
from kropki.puzzle.collection import OURS, load_puzzles, ordered
from kropki.puzzle.names import NAMES
from kropki.puzzle.puzzle import Puzzle, read_puzzle
from kropki.puzzle.referee import Referee
from tests.support.puzzles import our_puzzles

LADDER = read_puzzle(
    "R +1 in 2 of 3 by db\n"
    "grade: 2 with 30\n"
    "line: db ea cc\n"
    "fails: aa da\n"
    ".  .  .  .  .  B  .\n"
    ".  .  .  .  B  R  .\n"
    ".  .  .  B  R  Br R\n"
    ".  .  .  R  R  R  .\n"
    ".  B  .  .  .  B  .\n"
    ".  .  .  .  .  .  .\n",
    "doubles",
)


def solve(*typing: str, puzzles: tuple[Puzzle, ...] = (LADDER,), board: str = "letters") -> list[str]:
    return [*Solving(puzzles, View(Terminal(), board)).run(typing)]


def test_every_right_move_is_answered_until_the_puzzle_is_solved() -> None:
    solution = run_to_end(Referee(LADDER).solution())
    grid = LADDER.board().grid
    own = [grid.name(grid.from_letters(letters)) for letters in solution[::2]]
    said = solve(*own)
    assert said[0].startswith("puzzle 1 of 1, doubles, grade 2 of 9, ")
    assert said[2] == "red to move: gain 1 dot with 2 dots"
    judged = [line for line in said if line.startswith("right")]
    assert len(judged) == len(own) > 1
    assert judged[0].startswith("right; blue ")
    assert judged[-1] == "right: solved"


def test_a_wrong_move_is_refuted_and_can_be_mended() -> None:
    said = solve("a1", "d2")
    assert any(line.startswith("not a1: blue ") and line.endswith("try again") for line in said)
    assert said[-1].startswith("right; blue ")


def test_hints_and_the_solution() -> None:
    said = solve("hint", "hint", "solution")
    assert said[-4].startswith("look at ")
    assert said[-3] == "play d2"
    assert said[-1].startswith("the solution: red d2, blue ")


def test_what_cannot_be_done_is_explained() -> None:
    said = solve("f1", "z9", "dance", "d2 d3", "next", "harder", "easier")
    assert [line for line in said if line.startswith("not possible: ")] == said[-7:]


def test_one_goes_on_to_other_puzzles() -> None:
    puzzles = tuple(sorted(our_puzzles(), key=lambda puzzle: puzzle.grade))
    said = solve("next", "harder", "harder", "easier", "again", "help", puzzles=puzzles)
    heads = [line for line in said if line.startswith("puzzle ")]
    assert ["grade 1" in head for head in heads] == [True, True, False, False, False, False]
    assert heads[4] == heads[5]
    assert heads[2] == heads[4]
    assert "harder, easier" in said[-1]


def test_puzzles_are_told_in_words() -> None:
    said = solve("look f1", board="words")
    assert said[1].splitlines()[0] == "row 1: blue at f1"
    assert "row 3: blue at d3; red at e3; blue, captured by red at f3; red at g3" in said[1]
    assert said[-1].startswith("f1: blue; around it: ")


@pytest.mark.parametrize(
    ("gain", "aim"), [("+2", "gain 2 dots"), ("0", "lose nothing"), ("-1", "lose no more than 1 dot")]
)
def test_the_aim_is_told(gain: str, aim: str) -> None:
    assert aim_of(read_puzzle(f"B {gain} by aa\n. .\n. .")) == f"blue to move: {aim}"
    assert aim_of(read_puzzle(f"R {gain} by aa\naim: hidden\n. .\n. .")).endswith("find the best point")


def test_our_puzzles_lie_in_the_package() -> None:
    assert {puzzle.id for puzzle in load_puzzles()} == NAMES
    assert OURS.is_dir()


def test_the_command_lists_and_chooses_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzle", "--list", "--grades", "1-2", "--theme", "saves"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split()[:3] == ["id", "grade", "theme"]
    assert rows and all(row.split()[2] == "saves" for row in rows)
    name = rows[0].split()[0]
    assert main(["puzzle", "--json", "--id", name, "puzzles/saves.txt", "puzzles/tactics"]) == 0
    [line] = capsys.readouterr().out.splitlines()
    listed = json.loads(line)
    assert (listed["id"], listed["theme"]) == (name, "saves")
    assert read_puzzle(listed["text"]).right == tuple(listed["right"])


def test_puzzles_for_beginners_come_first(capsys: pytest.CaptureFixture[str]) -> None:
    first = [puzzle.id for puzzle, is_first in ordered() if is_first]
    assert main(["puzzle", "--list"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert {*listed[: len(first)]} == {*first}
    assert {*listed} == NAMES


def test_files_without_puzzles_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.txt"
    other.write_text("Dear Ola", encoding="utf-8")
    for words in ([str(other)], [str(tmp_path / "none.txt")], ["--id", "00000000"]):
        assert main(["puzzle", *words]) == 2
        assert capsys.readouterr().err.count("\n") == 1


def test_a_folder_of_that_name_hides_our_puzzles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "puzzles").mkdir()
    (tmp_path / "puzzles/saves.txt").write_text(f"{our_puzzles()[0]}\n", encoding="utf-8")
    assert main(["puzzle", "--list"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
