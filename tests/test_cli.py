"""The command line: its output, its exit codes, and that errors take one line."""

import errno
import io
import json
import os
import re
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from kropki import __version__, record
from kropki.board.board import Board
from kropki.bot.program import MAX_SOURCE
from kropki.cli import files, positions
from kropki.cli.commands import main
from kropki.game.game import Game
from kropki.game.rules import RULE_SETS
from kropki.puzzle.collection import OURS
from kropki.record import Reading, UnwritableGame, read_games, write_game
from kropki.record.formats import sgf
from kropki.sgf import SgfNode

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests/records"
COMMANDS = [
    *("replay", "check", "convert", "draw", "print", "play", "serve", "puzzle", "match", "verify"),
    *("talk", "engine", "conformance"),
]


def kropki(*arguments: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    """Run a process in a checkout that is not set up."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "kropki", *arguments],
        check=False,
        cwd=ROOT,
        input=text,
        capture_output=True,
        encoding="utf-8",
    )


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"kropki {__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    for command in COMMANDS:
        assert re.search(rf"\n    {command}\s", told)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_its_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert f"usage: kropki {command}" in told
    assert "Exit codes: 0 " in told
    assert ("130 after Ctrl-C" in " ".join(told.split())) == (command in ("play", "puzzle"))


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--what"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "a", "--game", "0"],
        ["replay", "a", "--mode", "loud"],
        ["check"],
        ["convert", "a"],
        ["convert", "a", "--to", "png"],
        ["draw", "a", "--text", "--svg"],
        ["draw", "a", "--png", "--svg"],
        ["draw", "a", "--at", "-1"],
        ["draw", "a", "--at", "9", "--moves", "1-9"],
        ["print", "a", "--every", "9", "--moves", "1-9"],
        ["print", "a", "--every", "0"],
        ["draw", "a", "--at", "9999999999"],
        ["play", "--size", "large"],
        ["play", "--size", "15x"],
        ["play", "--players", "5"],
        ["play", "--rules", "mine"],
        ["verify", "now"],
        ["talk", "--port", "1"],
        ["conformance"],
        ["conformance", "--seconds", "0", "engine"],
    ],
)
def test_wrong_usage_ends_with_exit_code_2_and_an_error(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("usage: kropki")
    assert "error: " in said.err.splitlines()[-1]


def test_talk_answers_each_line_of_json() -> None:
    lines = [
        json.dumps({"v": 1, "id": 1, "kind": "new", "width": 5, "height": 5, "names": ["Ola", "Łukasz"]}),
        "",
        "   ",
        json.dumps({"v": 1, "id": 2, "state": 1, "kind": "play", "x": 0, "y": 0}),
        "nonsense",
        json.dumps({"v": 1, "id": 3, "kind": "show"}, ensure_ascii=False),
    ]
    done = kropki("talk", text="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(a["id"], a["state"], a["kind"]) for a in answers] == [
        (1, 1, "position"),
        (2, 2, "position"),
        (None, 2, "error"),
        (3, 2, "position"),
    ]
    assert answers[3]["names"] == ["Ola", "Łukasz"]
    assert answers[3]["dots"].startswith("R")


def test_talk_answers_bytes_that_are_not_text() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-m", "kropki", "talk"],
        check=False,
        cwd=ROOT,
        env={"PYTHONIOENCODING": "utf-8:strict"},
        input=b'\xff\xfe\n{"v": 1, "id": 5, "kind": "hello"}\n',
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [(a["id"], a["kind"]) for a in answers] == [(None, "error"), (5, "welcome")]


@pytest.mark.parametrize("command", ["verify", "talk", "play", "draw - --svg --game 1"])
def test_it_ends_silently_when_the_output_is_closed(command: str) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-S", "-m", "kropki", *command.split()],
            check=False,
            cwd=ROOT,
            input=b"undo\n" * 3 if "draw" not in command else b"(;GM[40]SZ[5];B[aa])" * 9999,
            stdout=write,
            stderr=subprocess.PIPE,
        )
    finally:
        os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


HEARING_CTRL_C = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("kropki", run_name="__main__")
"""
"""Runs the command line. If a shell runs the tests in the background, their processes ignore Ctrl-C."""


@pytest.mark.parametrize("command", ["verify", "talk", "play"])
def test_ctrl_c_ends_it_silently(command: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-S", "-c", HEARING_CTRL_C, command],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(b"undo\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 130
        assert process.stderr.read() == b""


# games in files


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> "Typed":
    return Typed(monkeypatch)


class Typed:
    """Runs commands in this process, with given standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, *arguments: str | Path, data: bytes | str = b"") -> tuple[int, str, str]:
        """Return the exit code, the standard output and the standard error."""
        data = data.encode() if isinstance(data, str) else data
        files = [io.BytesIO(data), io.BytesIO(), io.BytesIO()]
        for name, file in zip(("stdin", "stdout", "stderr"), files, strict=True):
            wrapper = io.TextIOWrapper(file, encoding="utf-8", write_through=True)
            self.monkeypatch.setattr(sys, name, wrapper)
        code = main([str(argument) for argument in arguments])
        _, out, err = (file.getvalue().decode("utf-8", "backslashreplace") for file in files)
        return code, out, err


FLOWER = "(;GM[40]SZ[6]PB[Ola]PW[Jan];B[cb];W[cc];B[bc];W[aa];B[dc];W[ab];B[cd];W[af])"
SAV = bytes([121, 1, 0, 255, 255]) + bytes(6) + b"Ola      Jan      " + bytes(29)
SAV += bytes([3, 4, 0, 255, 255]) + bytes(8) + bytes([5, 6, 0, 0, 0]) + bytes(8)
DRAWING = ". . R .\n. R B R\n. . R1 .\n. . . B2\n"


def test_replay_shows_the_score_after_each_capture(typed: Typed) -> None:
    assert typed("replay", "-", data=FLOWER) == (
        0,
        "game 1: Ola – Jan, 6×6, russian, automatic\n"
        "  move 7: red c4, red captures 1: 1:0\n"
        "  after 8 moves: 1:0\n",
        "",
    )


def test_one_move_is_counted_in_the_singular(typed: Typed) -> None:
    assert typed("replay", "-", data="(;GM[40]SZ[5];B[aa])")[1].endswith("\n  after 1 move: 0:0\n")
    page = typed("print", "-", data="(;GM[40]SZ[5];B[aa])")[1]
    assert "after 1 move." in page
    puzzle = "R +1 by bc\n. R .\nR B R\n. . .\n"
    assert "only 1 puzzle, of 2 asked for" in typed("print", "-", "--count", "2", data=puzzle)[2]


def test_replay_shows_faults_and_the_result(typed: Typed) -> None:
    data = "(;GM[40]SZ[4:4]RE[W+2];B[aa];W[zz];W[resign])"
    code, out, err = typed("replay", "-", data=data)
    assert (code, err) == (0, "")
    assert "-:1:12: record/size: " in out
    assert "-:1:32: record/move: W[zz]" in out
    assert out.endswith("  after 2 moves: 0:0, red wins (resignation)\n")


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.sgf")), ids=lambda path: path.stem)
def test_replay_reads_all_dialects(path: Path, typed: Typed) -> None:
    code, out, err = typed("replay", path)
    assert (code, err) == (0, "")
    assert out.count("\ngame ") + 1 == sum(1 for _ in read_games(path.read_bytes()))


def test_replay_in_either_mode(typed: Typed) -> None:
    scores = {}
    for mode in ("listed", "automatic"):
        code, out, _ = typed("replay", RECORDS / "oppai.sgf", "--mode", mode)
        assert code == 0
        assert out.splitlines()[0].endswith(mode)
        scores[mode] = [line for line in out.splitlines() if line.startswith("  move")]
    assert scores["listed"] != scores["automatic"]


def test_one_game_of_a_collection(typed: Typed) -> None:
    data = "(;GM[40]SZ[5];B[aa])(;GM[40]SZ[99])(;GM[40]SZ[7])"
    code, out, _ = typed("replay", "-", "--game", "3", data=data)
    assert (code, out.splitlines()[0]) == (0, "game 3: Red – Blue, 7×7, russian, automatic")
    assert typed("replay", "-", "--game", "2", data=data)[0] == 2
    assert typed("draw", "-", "--game", "2", data=data)[:2] == (2, "")
    code, out, err = typed("replay", "-", "--game", "4", data=data)
    assert (code, out) == (2, "")
    assert err == "kropki: there is no game 4: the file holds 3\n"
    code, out, _ = typed("replay", "-", data=data)
    assert code == 2
    assert re.findall("^game.*", out, re.MULTILINE) == [
        "game 1: Red – Blue, 5×5, russian, automatic",
        "game 2 cannot be read",
        "game 3: Red – Blue, 7×7, russian, automatic",
    ]


def test_games_before_the_one_asked_for_are_not_replayed(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    replayed = []

    def read_game(root: SgfNode, **options: Any) -> Reading:
        replayed.append(root.place()[0])
        return record.read_game(root, **options)

    monkeypatch.setattr(sgf, "read_game", read_game)
    data = "\n".join(["(;GM[40]SZ[5];B[aa])"] * 9)
    for command in (["replay"], ["draw"], ["convert", "--to", "sgf"]):
        assert typed(*command, "-", "--game", "4", data=data)[0] == 0
    assert replayed == [4, 4, 4]


def test_faults_outside_of_all_games_are_reported(typed: Typed) -> None:
    code, out, _ = typed("check", "-", data="(;GM[40]SZ[5])\nx(;GM[40]SZ[5])")
    assert (code, out.count("\n")) == (1, 1)
    assert out.startswith("-:2:1: sgf/junk: 'x' ")
    code, out, err = typed("convert", "-", "--to", "text", data="x(;GM[40]SZ[3])")
    assert (code, out, err.count("sgf/junk")) == (0, ". . .\n" * 3, 1)


def test_check_shows_faults_and_nothing_else(tmp_path: Path, typed: Typed) -> None:
    good, bad, none = tmp_path / "good.sgf", tmp_path / "bad.sgf", tmp_path / "none.sgf"
    good.write_text(FLOWER, encoding="utf-8")
    bad.write_text("(;GM[40]SZ[5:5];B[aa])", encoding="utf-8")
    none.write_text("Dear Ola", encoding="utf-8")
    assert typed("check", good) == (0, "", "")
    assert typed("check", "-", data=SAV) == (0, "", "")
    assert typed("check", "-", data=DRAWING) == (0, "", "")
    code, out, err = typed("check", good, bad, good)
    assert (code, out.count("\n"), err) == (1, 1, "")
    assert out.startswith(f"{bad}:1:12: record/size: SZ[5:5]")
    code, out, err = typed("check", none, bad)
    assert (code, err) == (2, "")
    assert [line.split(" ")[1] for line in out.splitlines()] == ["record/unreadable-file:", "record/size:"]
    code, out, err = typed("check", tmp_path / "missing", bad)
    assert (code, out.count("\n"), err.count("\n")) == (2, 1, 1)
    assert str(tmp_path / "missing") in err


def test_check_accepts_declared_captures(typed: Typed) -> None:
    """It says once a file that automatic captures would make other games of them."""
    moves = ";B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef];W[ac];B[ad.deeffeedde]"
    declared = f"(;GM[40]SZ[10]RU[MustSurr=0,MinArea=0]{moves})"
    code, out, _ = typed("check", "-", data=declared * 3)
    assert (code, out.count("\n")) == (0, 1)
    assert ": record/modes-differ: game 1: captures were declared in this game; " in out
    assert typed("check", "-", data=f"(;GM[40]SZ[10]{moves})")[0] == 1


def test_check_names_the_game_and_the_place(tmp_path: Path, typed: Typed) -> None:
    code, out, _ = typed("check", "-", data="(;GM[40]SZ[5];B[aa])\n(;GM[40]SZ[5];B[zz])")
    assert (code, out.count("\n")) == (1, 1)
    assert out.startswith("-:2:17: record/move: game 2: B[zz]: zz ")
    code, out, _ = typed("check", "-", data="x\n(;GM[40]SZ[5])(;GM[40]SZ[5])")
    assert (code, out[:21]) == (1, "-:1:1: sgf/junk: 'x' ")
    code, out, _ = typed("check", "-", data=". . .\n. x .\n. . .")
    assert (code, out.split(" ")[:2]) == (2, ["-:2:3:", "diagram/invalid:"])
    code, _, err = typed("replay", "")
    assert (code, err) == (2, "kropki: the file name is empty\n")
    code, _, err = typed("replay", tmp_path / "none")
    assert (code, err) == (2, f"kropki: {tmp_path / 'none'}: No such file or directory\n")


def test_all_games_of_a_file_are_drawn_as_text(typed: Typed) -> None:
    """The text can be read again. As a picture, only one game is drawn."""
    games = "(;GM[40]SZ[5];B[aa])(;GM[40]SZ[99])(;GM[40]SZ[4];B[bb];W[cc])"
    for command in (["convert", "-", "--to", "text"], ["draw", "-"]):
        code, out, err = typed(*command, data=games)
        assert (code, out.count("\n\n"), err.count("game 2: SZ[99]")) == (2, 1, 1)
        assert typed("draw", "-", data=out) == (0, out, "")
        assert typed(*command, "--game", "3", data=games) == (0, out.split("\n\n")[1], "")
    code, out, err = typed("draw", "-", "--at", "2", data=games.replace("[99]", "[9]"))
    assert (code, out.count("B"), out.count("\n")) == (2, 1, 4)
    assert "kropki: game 1: there is no position after 2 moves: the game has 1\n" in err
    for command in (["convert", "-", "--to", "svg"], ["draw", "-", "--svg"]):
        code, out, err = typed(*command, data=games)
        assert (code, err) == (0, "kropki: drawing game 1 of 3; use --game N for another one\n")
        assert (out, "") == typed(*command, "--game", "1", data=games)[1:]
        assert typed(*command, "--game", "3", data=games)[1] not in ("", out)
    assert typed("draw", "-", "--game", "2", data=DRAWING)[0] == 2


def test_numbers_in_text_can_be_read_again(typed: Typed) -> None:
    code, out, err = typed("draw", "-", "--numbers", data=FLOWER)
    assert (code, err) == (0, "")
    assert {f"R{n}" for n in (1, 3, 5, 7)} < set(out.split())
    assert typed("draw", "-", data=out) == typed("draw", "-", data=FLOWER)
    assert typed("draw", "-", "--numbers", data=out) == (0, out, "")
    declared = "(;GM[40]SZ[10];B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef])"
    assert typed("draw", "-", "--numbers", data=declared)[0] == 0
    code, out, err = typed("draw", "-", "--numbers", "--mode", "listed", data=declared)
    assert (code, out) == (2, "")
    assert "kropki: numbered dots cannot show this position" in err


def test_a_part_of_a_game_is_drawn_with_the_numbers_of_its_own_moves(typed: Typed) -> None:
    """Earlier dots have no numbers, and the text can be read again."""
    code, out, err = typed("draw", "-", "--moves", "3-7", data=FLOWER)
    assert (code, err) == (0, "")
    words = out.split()
    assert [word[1:] for word in sorted(words) if word[1:].isdigit()] == ["4", "6", "3", "5", "7"]
    assert sum(word in ("R", "B") for word in words) == 2
    assert typed("draw", "-", data=out) == typed("draw", "-", "--at", "7", data=FLOWER)
    assert typed("draw", "-", "--numbers", data=out) == (0, out, "")
    assert typed("draw", "-", "--moves", "1-8", data=FLOWER) == typed("draw", "-", "--numbers", data=FLOWER)
    code, out, err = typed("draw", "-", "--moves", "3-7", "--svg", "--no-coordinates", data=FLOWER)
    assert (code, err) == (0, "")
    root = ElementTree.fromstring(out)
    assert root.findtext("{*}title") == "Ola – Jan. Moves 3–7"
    assert sorted(text.text or "" for text in root.iter("{http://www.w3.org/2000/svg}text")) == [*"34567"]
    code, out, _ = typed("draw", "-", "--moves", "8", "--svg", data=FLOWER)
    assert "Ola – Jan. Move 8<" in out


def test_numbers_count_moves_that_are_no_dots(typed: Typed) -> None:
    data = "(;GM[40]SZ[5]RU[italian];B[aa];W[];B[bb];C[so far];W[cc])"
    assert {"R1", "R3", "B4"} < {*typed("draw", "-", "--numbers", data=data)[1].split()}
    assert {"R", "R3", "B4", "."} == {*typed("draw", "-", "--moves", "2-4", data=data)[1].split()}


@pytest.mark.parametrize(
    ("span", "message"),
    [
        *(
            (word, f"{word!r} is not a range of moves such as 51-100")
            for word in ("0-5", "x", "5-", "", "1-2-3")
        ),
        ("100-51", "'100-51' ends before it begins: write 51-100"),
    ],
)
@pytest.mark.parametrize("command", ["draw", "print"])
def test_what_is_no_range_of_moves(
    command: str, span: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "-", "--moves", span])
    assert message in capsys.readouterr().err


def test_parts_that_a_game_does_not_have(typed: Typed) -> None:
    for command in ("draw", "print"):
        code, out, err = typed(command, "-", "--moves", "5-9", data=FLOWER)
        assert (code, out) == (2, "")
        assert "kropki: there is no position after 9 moves: the game has 8\n" in err


def test_convert_writes_every_format_as_sgf(typed: Typed) -> None:
    code, out, err = typed("convert", "-", "--to", "sgf", data=FLOWER)
    assert (code, err) == (0, "")
    [reading] = read_games(out)
    assert [node.move for node in reading.game.root.line()][1:] == reading.game.moves
    assert (reading.game.names, len(reading.game.moves)) == (("Ola", "Jan"), 8)
    code, out, err = typed("convert", "-", "--to", "sgf", data=SAV)
    [reading] = read_games(out)
    assert (code, err, len(reading.game.moves), reading.game.names) == (0, "", 2, ("Ola", "Jan"))
    code, out, err = typed("convert", "-", "--to", "sgf", data=DRAWING)
    [reading] = read_games(out)
    reading.game.go_to_ply(2)
    assert (code, err, reading.game.board) == (0, "", Board.from_text(DRAWING))


def test_convert_writes_all_games_that_can_be_read(tmp_path: Path, typed: Typed) -> None:
    out = tmp_path / "out.sgf"
    data = "(;GM[40]SZ[5];B[aa])(;GM[40]SZ[99])(;GM[40]SZ[7])"
    code, said, err = typed("convert", "-", "--to", "sgf", "-o", out, data=data)
    assert (code, said) == (2, "")
    assert "record/size: game 2: SZ[99]" in err
    assert [reading.game.board.grid.width for reading in read_games(out.read_bytes())] == [5, 7]
    code, said, err = typed("convert", "-", "--to", "sgf", "-o", tmp_path / "no.sgf", data="?")
    assert (code, said) == (2, "")
    assert not (tmp_path / "no.sgf").exists()


@pytest.mark.parametrize(
    "options",
    [["--to", "sgf"], ["--to", "sgf", "--game", "1"], ["--to", "text"], ["--to", "svg", "--game", "1"]],
    ids=["unreadable", "one", "text", "svg"],
)
def test_convert_never_takes_games_from_its_own_input(
    options: list[str], tmp_path: Path, typed: Typed
) -> None:
    file = tmp_path / "games.sgf"
    data = b"(;GM[40]SZ[5];B[aa])(;GM[40]SZ[99])(;GM[40]SZ[7])"
    file.write_bytes(data)
    (tmp_path / "link.sgf").symlink_to(file)
    for out in (file, tmp_path / "link.sgf"):
        code, said, err = typed("convert", file, *options, "-o", out)
        assert (code, said) == (2, "")
        assert err.splitlines()[-1].endswith("choose another file to write")
        assert file.read_bytes() == data


def test_convert_replaces_its_input_if_it_keeps_all_games(tmp_path: Path, typed: Typed) -> None:
    file = tmp_path / "games.sgf"
    file.write_bytes(b"(;GM[40]SZ[5];B[aa])(;GM[40]SZ[7])")
    file.chmod(0o640)
    (tmp_path / "link.sgf").symlink_to(file)
    assert typed("convert", file, "--to", "sgf", "-o", tmp_path / "link.sgf") == (0, "", "")
    assert [reading.game.board.grid.width for reading in read_games(file.read_bytes())] == [5, 7]
    assert (file.stat().st_mode & 0o777, sorted(tmp_path.iterdir())) == (0o640, [file, tmp_path / "link.sgf"])


def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    out = tmp_path / "out.sgf"
    out.write_text("(;GM[40]SZ[5])", encoding="utf-8")
    monkeypatch.setattr(os, "fsync", fail)
    code, said, err = typed("convert", "-", "--to", "sgf", "-o", out, data="(;GM[40]SZ[7];B[aa])")
    assert (code, said, err) == (2, "", f"kropki: {out}: No space left on device\n")
    assert (out.read_text(encoding="utf-8"), [*tmp_path.iterdir()]) == ("(;GM[40]SZ[5])", [out])


def test_a_game_that_cannot_be_written_does_not_affect_the_others(
    typed: Typed, monkeypatch: pytest.MonkeyPatch
) -> None:
    def write(game: Game) -> str:
        if game.board.grid.width == 5:
            raise UnwritableGame("too small")
        return write_game(game)

    monkeypatch.setitem(positions._WRITERS, "sgf", write)
    code, out, err = typed("convert", "-", "--to", "sgf", data="(;GM[40]SZ[5];B[aa])(;GM[40]SZ[7])")
    assert (code, err) == (2, "kropki: game 1: too small\n")
    assert [reading.game.board.grid.width for reading in read_games(out)] == [7]


def test_undecodable_bytes_are_written_back(tmp_path: Path, typed: Typed) -> None:
    out = tmp_path / "out.sgf"
    data = "(;GM[40]SZ[5]CA[UTF-8]C[żółw ".encode() + b"\xff" + "łąka];B[aa])".encode()
    assert typed("convert", "-", "--to", "sgf", "-o", out, data=data)[0] == 0
    assert b" \xff" in out.read_bytes()
    data = b"(;GM[40]SZ[5]CA[utf-7]C[+2AA-];B[aa])"
    assert typed("convert", "-", "--to", "sgf", "-o", out, data=data)[0] == 0


def test_a_game_that_sgf_cannot_hold_is_a_one_line_error(typed: Typed) -> None:
    code, out, err = typed("convert", "-", "--to", "sgf", data="R B G\n. . .\n. . .")
    assert (code, out) == (2, "")
    assert err.startswith("kropki: SGF ") and " 3" in err and err.count("\n") == 1


def test_draw_writes_text_that_it_can_read(typed: Typed) -> None:
    code, out, err = typed("draw", "-", "--at", "7", data=FLOWER)
    assert (code, err) == (0, "")
    assert out.splitlines()[2].split() == [".", "R", "Br", "R", ".", "."]
    assert typed("draw", "-", "--text", data=out) == (0, out, "")
    assert typed("convert", "-", "--to", "text", data=out) == (0, out, "")
    assert typed("draw", "-", data=FLOWER)[1] != out
    assert typed("draw", "-", "--at", "0", data=FLOWER)[1] == str(Board(6, 6)) + "\n"
    code, out, err = typed("draw", "-", "--at", "9", data=FLOWER)
    assert (code, out) == (2, "")
    assert err == "kropki: there is no position after 9 moves: the game has 8\n"
    full = "R B R\nB R B\nR B R\n"
    assert typed("draw", "-", data=full) == (0, full, "")


def test_draw_counts_moves_not_nodes(typed: Typed) -> None:
    data = "(;GM[40]SZ[5];C[hello];B[aa];C[well];W[bb])"
    boards = [typed("draw", "-", "--at", str(n), data=data)[1].replace("\n", " ").split() for n in range(3)]
    assert [len(board) - board.count(".") for board in boards] == [0, 1, 2]


@pytest.mark.parametrize("data", [FLOWER.encode(), SAV, DRAWING.encode()])
def test_draw_makes_svg(data: bytes, tmp_path: Path, typed: Typed) -> None:
    out = tmp_path / "out.svg"
    assert typed("draw", "-", "--svg", "--numbers", "-o", out, data=data)[:2] == (0, "")
    texts = [text.text for text in ElementTree.parse(out).iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("1") == 2
    code, plain, _ = typed("draw", "-", "--svg", "--no-coordinates", data=data)
    assert code == 0
    assert "<text" not in plain
    code, converted, _ = typed("convert", "-", "--to", "svg", data=data)
    assert (code, "<text" in converted) == (0, True)


def test_draw_makes_png(tmp_path: Path, typed: Typed) -> None:
    pytest.importorskip("resvg_py")
    out = tmp_path / "out.png"
    assert typed("draw", "-", "--png", "-o", out, data=FLOWER) == (0, "", "")
    svg = ElementTree.fromstring(typed("draw", "-", "--svg", data=FLOWER)[1])
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(data[start : start + 4]) for start in (16, 20))
    assert (width, height) == (2 * int(svg.attrib["width"]), 2 * int(svg.attrib["height"]))


def test_without_resvg_the_error_says_what_to_install() -> None:
    done = kropki("draw", "-", "--png", text=FLOWER)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == ("kropki: PNG needs resvg-py: install it with pip install 'kropki[png]'\n")


def test_files_of_puzzles_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Every puzzle is read, and the line where the first wrong one begins is told."""
    assert main(["check", *map(str, sorted(OURS.rglob("*.txt")))]) == 0
    assert capsys.readouterr().out == ""
    good = "# mine\n\nR +1 by bc\n. R .\nR B R\n. . .\n"
    path = tmp_path / "mine.txt"
    for text, line, number in (
        (good, 0, 0),
        (good.replace("bc", "bb"), 3, 1),
        (f"{good} \n\n# the second one\nR +1 by bb\n# its drawing\n. R .\nR .\n", 10, 2),
    ):
        path.write_text(text, encoding="utf-8")
        assert main(["check", str(path)]) == (2 if line else 0)
        told = f"{path}:{line}:1: puzzle/invalid: puzzle {number}: " if line else ""
        assert capsys.readouterr().out.startswith(told)


def test_bots_are_checked_without_running_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *map(str, sorted((ROOT / "kropki/bot/examples").glob("*_bot.py")))]) == 0
    path = tmp_path / "mine.py"
    marker = tmp_path / "marker"
    for source, wrong in {
        f"open({str(marker)!r}, 'w')\nchoose = print\n": "",
        "from other import *\n": "",
        "from other import choose\n": "",
        "if True:\n    def choose(board):\n        return 'a1'\n": "",
        "x = 1\n": "1:1: bot/missing: the bot has no function choose: write def choose(board):\n",
        "x = 1\ndef choose(board:\n": "2:1: bot/syntax: ",
        "#" * (MAX_SOURCE + 1): "1:1: bot/too-long: ",
    }.items():
        path.write_text(source, encoding="utf-8")
        assert main(["check", str(path)]) == (2 if wrong else 0)
        told = capsys.readouterr().out
        assert told.startswith(f"{path}:{wrong}") if wrong else told == ""
    assert not marker.exists()


def test_a_bot_is_checked_in_the_charset_in_which_it_is_run(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_bytes("# coding: cp866\nчоose = choose = print\n".encode("cp866"))
    assert main(["check", str(path)]) == 0


# any input

READING = (
    ["replay", "-"],
    ["check", "-"],
    ["convert", "-", "--to", "sgf"],
    ["convert", "-", "--to", "text"],
    ["draw", "-", "--svg"],
)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" \n",
        b"(",
        b"(;",
        b"(;)",
        b"\0\1\2",
        b"\xff\xfe\xd8",
        b"\xef\xbb\xbf",
        b"y" * 58,
        b"y" * 80,
        b"123",
        b". R B\n. R\n",
        b"Br . .\n. . .\n. . .",
        b"R1 R1 .\n. . .\n. . .",
        b"(;GM[40]SZ[5]PB[\x1b[2J]C[\\",
        b"(;GM[1]FF[3]SZ[19];B[pd];W[dp])",
    ],
)
def test_broken_files_are_reported(data: bytes, typed: Typed) -> None:
    for arguments in READING:
        code, out, err = typed(*arguments, data=data)
        assert code in (0, 1, 2)
        assert code == 0 or out + err
        assert "\x1b" not in err
        assert arguments[0] in ("convert", "draw") or "\x1b" not in out


@pytest.mark.parametrize("command", ["check", "replay", "convert --to sgf", "draw --text"])
def test_a_record_of_go_needs_force(command: str, typed: Typed) -> None:
    word, *options = command.split()
    data = "(;FF[4]GM[1]SZ[19];B[pd];W[dp])"
    code, out, err = typed(word, "-", *options, data=data)
    assert code == 2
    assert "record/go: this is a record of Go (GM[1]), not of Kropki (GM[40]): --force reads it" in out + err
    code, out, err = typed(word, "-", *options, "--force", data=data)
    assert code == (word == "check")
    assert "record/go" not in out + err


def test_files_with_random_faults_never_break_it(typed: Typed) -> None:
    random = Random(4)
    good = [*(path.read_bytes() for path in sorted(RECORDS.glob("*.sgf"))), SAV, DRAWING.encode()]
    for _ in range(40):
        data = bytearray(random.choice(good))
        for _ in range(random.randint(1, 6)):
            start = random.randrange(len(data))
            data[start : start + random.randint(0, 3)] = random.choices(
                b"();[]\\BW.aR1\0\xff", k=random.randint(0, 3)
            )
            data = data or bytearray(b"(")
        assert typed(*random.choice(READING), data=bytes(data))[0] in (0, 1, 2)


def test_a_missing_file_is_a_one_line_error(tmp_path: Path, typed: Typed) -> None:
    for name in (tmp_path, tmp_path / "missing"):
        for arguments in (["replay"], ["convert", "--to", "sgf"], ["draw"], ["check"]):
            code, out, err = typed(*arguments, name)
            assert (code, out, err.count("\n")) == (2, "", 1)
            assert err.startswith("kropki: ")
    code, out, err = typed("draw", "-", "-o", tmp_path / "no" / "where", data=FLOWER)
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_file_that_is_too_large_is_not_read(typed: Typed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_BYTES", 2**20)
    code, out, err = typed("check", "-", data=b"(" * (2**20 + 1))
    assert (code, out, err) == (2, "", "kropki: - is larger than 1 MiB\n")


def test_control_characters_are_not_printed(typed: Typed) -> None:
    code, out, _ = typed("replay", "-", data="(;GM[40]SZ[5]PB[a\x1b[2Jb\\]];B[\x07])")
    assert code == 0
    assert all(char == "\n" or char.isprintable() for char in out)


def test_names_in_any_script_are_printed_on_an_ascii_terminal() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-m", "kropki", "replay", "-"],
        check=False,
        cwd=ROOT,
        env={"PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        input="(;GM[40]SZ[5]PB[Ян])".encode(),
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u042f" in done.stdout


def test_a_full_disk_is_a_one_line_error(tmp_path: Path) -> None:
    """Or any other reason why a file cannot grow."""
    program = """
import resource, sys
from kropki.cli.commands import main
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
sys.exit(main(["draw", "-"]))
"""
    with (tmp_path / "out").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            [sys.executable, "-S", "-B", "-c", program],
            check=False,
            cwd=ROOT,
            input=FLOWER,
            encoding="utf-8",
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("kropki: ")
    assert (tmp_path / "out").read_bytes() == b""


# playing


def boards(out: str) -> list[list[str]]:
    """Return the boards that were printed, without coordinates."""
    found: list[list[str]] = []
    for line in out.splitlines():
        if re.match(r" +a +b", line):
            found.append([])
        elif found and re.match(r"\d+ +[.RBGY]", line):
            found[-1].append(" ".join(line.split()[1:]))
    return found


def test_a_game_in_the_terminal(typed: Typed) -> None:
    moves = ["c2", "c3", "B3", "a1", "d3", "a2", "c4"]
    code, out, err = typed("play", "--size", "6", "--opening", "empty", data="\n".join(moves))
    assert (code, err) == (0, "")
    assert len(boards(out)) == 8
    assert boards(out)[-1][2] == ". R Br R . ."
    assert out.splitlines()[-2:] == ["red captures 1: 1:0", "blue to move"]


def test_the_terminal_explains_what_is_not_possible(typed: Typed) -> None:
    typing = [
        "c2",
        "c2",
        "z1",
        "g1",
        "a0",
        "a7",
        "fly",
        "c2 c3",
        "undo",
        "undo",
        "pass",
        "stop",
        "declare",
        "ó",
    ]
    code, out, err = typed("play", "--size", "6", "--opening", "empty", data="\n".join(typing))
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if line.startswith("not possible: ")] == [
        "not possible: there is already a dot",
        "not possible: z1 is not on the board, which goes from a1 to f6",
        "not possible: g1 is not on the board, which goes from a1 to f6",
        "not possible: 'a0' is neither a point, such as c4, nor a command; type help for a list",
        "not possible: a7 is not on the board, which goes from a1 to f6",
        "not possible: 'fly' is neither a point, such as c4, nor a command; type help for a list",
        "not possible: 'c2' takes no more words; type help for a list",
        "not possible: no move has been made",
        "not possible: these rules do not allow passing: put a dot on any open point",
        "not possible: these rules have no stop: play on, or agree on a result",
        "not possible: these rules have no declared captures: captures are automatic",
        "not possible: 'ó' is neither a point, such as c4, nor a command; type help for a list",
    ]


def test_up_brings_an_earlier_line_back_in_a_terminal() -> None:
    ours, theirs = os.openpty()
    command = [sys.executable, "-m", "kropki", "play", "--size", "5"]
    environment = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, cwd=ROOT, env=environment) as playing:
        os.close(theirs)
        shown = ""
        for typed, answer in (
            (b"", "red to move"),
            (b"a1\n", "blue to move"),
            (b"\x1b[A\n", "there is already a dot" if find_spec("readline") else "nor a command"),
            (b"quit\n", ""),
        ):
            os.write(ours, typed)
            while answer not in shown:
                shown += os.read(ours, 9999).decode()
        assert playing.wait() == 0
    os.close(ours)


def test_rings_are_declared_in_the_terminal(typed: Typed) -> None:
    moves = ["c2", "c3", "b3", "a1", "c4", "a2", "d4", "a3", "e3", "a4", "d2"]
    start = ["play", "--size", "6", "--rules", "stachowski"]
    typing = [*moves, "declare c2 b3 a1", "declare C2 b3 c4 d4 e3 d2", "d3"]
    code, out, _ = typed(*start, data="\n".join(typing))
    assert code == 0
    assert [line for line in out.splitlines() if line.startswith("not possible: ")] == [
        "not possible: the ring goes through a1, where the dot is not Red's",
        "not possible: the point lies in a territory of red",
    ]
    assert out.splitlines()[-3:-1] == ["red captures 1: 1:0", "blue to move"]
    _, out, _ = typed(*start, data="\n".join([*moves, "declare", "score", "undo", "redo"]))
    assert out.splitlines().count("red captures 1: 1:0") == 2


def test_the_game_in_the_terminal_ends(typed: Typed) -> None:
    code, out, _ = typed("play", "--players", "3", data="resign\nhelp\nresign\nc1\n")
    assert code == 0
    assert out.splitlines()[-1] == "0:0:0, green wins (resignation)"
    assert "play a dot" in out
    code, out, _ = typed("play", data="board\nquit\nc1\n")
    assert (code, len(boards(out))) == (0, 2)
    points = "\n".join(f"{x}{y}" for y in range(1, 4) for x in "abc")
    _, out, _ = typed("play", "--size", "3", "--opening", "empty", data=points + "\na1")
    assert out.splitlines()[-1].endswith("(full board)")
    points = "a1 b2 b1 a2 c1 c2 a3 c3 b3".replace(" ", "\n")
    _, out, _ = typed("play", "--size", "3", "--rules", "stachowski", data=points + "\na1\n")
    assert out.splitlines()[-1].endswith("(full board)")
    points = "b1 b2 a2 a1 c2 a3 c1 c3 b3".replace(" ", "\n")
    _, out, _ = typed("play", "--size", "3", "--rules", "stachowski", data=points + "\ndeclare\nquit")
    assert "0:0, a draw (full board)\nred can still declare captures\n" in out
    assert out.splitlines()[-1] == "1:0, red wins (full board)"


@pytest.mark.parametrize("rules", list(RULE_SETS))
def test_random_typing_never_breaks_it(rules: str, typed: Typed) -> None:
    random = Random(rules)
    words = [
        "undo",
        "redo",
        "pass",
        "stop",
        "declare",
        "score",
        "help",
        "",
        " ",
        "\0",
        "²3",
        "c٣",
        "declare a1 b2 c3",
    ]
    points = [f"{x}{y}" for x in "abcdefF" for y in range(1, 6)]
    typing = [random.choice(points if random.random() < 0.8 else words) for _ in range(150)]
    code, _, err = typed("play", "--size", "5x6", "--rules", rules, data="\n".join(typing))
    assert (code, err) == (0, "")


def test_an_invalid_size_is_a_one_line_error(typed: Typed) -> None:
    code, out, err = typed("play", "--size", "99")
    assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("command", [["replay"], ["convert", "--to", "sgf"], ["draw", "--text"]])
def test_strict_refuses_a_game_with_a_fault(command: list[str]) -> None:
    word, *options = command
    faulty = "(;FF[4]GM[40]SZ[5];B[cc];W[dd](;B[ee];W[aa];B[cc]))"
    lenient = kropki(word, "-", *options, text=faulty)
    assert lenient.stdout
    strict = kropki(word, "-", *options, "--strict", text=faulty)
    assert strict.returncode == 2
    assert strict.stdout in (
        "",
        "game 1 cannot be read\n-:1:47: record/illegal-move: B[cc]: cc already has a dot\n",
    )
    assert "Traceback" not in strict.stderr


@pytest.mark.parametrize("command", [["replay"], ["convert", "--to", "sgf"]])
def test_a_charset_is_chosen_by_hand(tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes("(;GM[40]SZ[6]PB[本因坊]PW[Łucja];B[aa])".replace("Łucja", "b").encode("shift_jis"))
    assert "本因坊" in kropki(*command, path, "--charset", "shift_jis").stdout
    assert "本因坊" not in kropki(*command, path).stdout
    wrong = kropki(*command, path, "--charset", "klingon")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "the charset 'klingon' is unknown; choose one such as utf-8, cp1250" in wrong.stderr


# for programs


def test_replay_and_check_print_json_for_programs(typed: Typed) -> None:
    games = FLOWER + "(;GM[40]SZ[99])(;GM[40]SZ[5]PB[\x1b[2J];B[aa];W[zz];W[resign])"
    code, out, err = typed("replay", "-", "--json", data=games)
    first, second, third = map(json.loads, out.splitlines())
    assert (code, err) == (2, "")
    assert (first["names"], first["width"], first["rules"]) == (["Ola", "Jan"], 6, "russian")
    capture = {"move": 7, "player": "red", "point": "c4", "taken": "red captures 1", "scores": [1, 0]}
    assert (first["captures"], len(first["moves"]), first["scores"]) == ([capture], 8, [1, 0])
    assert (second["faults"][0]["kind"], "moves" in second) == ("record/size", False)
    assert (third["winner"], third["ended"], "\x1b" in out) == ("red", "resignation", False)
    code, out, err = typed("check", "-", "--json", data=games)
    faults = [*map(json.loads, out.splitlines())]
    assert (code, err) == (2, "")
    assert {(fault["file"], fault["game"]) for fault in faults} == {("-", 2), ("-", 3)}
    assert typed("check", "-", "--json", data=FLOWER) == (0, "", "")
    code, out, _ = typed("check", "-", "--json", data="Dear Ola")
    assert (code, json.loads(out)["kind"]) == (2, "record/unreadable-file")


def test_a_match_prints_json_for_programs(typed: Typed) -> None:
    code, out, _ = typed("match", "greedy", "random", "--games", "2", "--size", "5", "--json")
    *games, first, second = map(json.loads, out.splitlines())
    assert (code, [game["game"] for game in games]) == (0, [1, 2])
    assert all(game["winner"] in ("greedy", "random", None) and game["moves"] for game in games)
    assert {first["player"], second["player"]} == {"greedy", "random"}
    assert first["points"] + second["points"] == first["games"] == 2
