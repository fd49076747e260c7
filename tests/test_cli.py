"""The command line: what it says, how it ends, and that its mistakes take one line."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kropki import __version__
from kropki.cli import main

ROOT = Path(__file__).parents[1]


def kropki(*arguments: str | Path, text: str = "") -> subprocess.CompletedProcess[str]:
    """What a process started from the bare checkout says."""
    return subprocess.run(
        [sys.executable, "-S", "-m", "kropki", *arguments],
        check=False,
        cwd=ROOT,
        input=text,
        capture_output=True,
        encoding="utf-8",
    )


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"kropki {__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    told = capsys.readouterr().out
    for command in ("verify", "talk", "serve", "build"):
        assert f"\n    {command} " in told


@pytest.mark.parametrize("command", ["verify", "talk", "serve", "build"])
def test_each_command_has_its_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([command, "--help"])
    assert ended.value.code == 0
    assert f"usage: kropki {command}" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["play"],
        ["--what"],
        ["verify", "now"],
        ["talk", "--port", "1"],
        ["serve", "a", "b"],
        ["serve", "--port"],
        ["serve", "--port", "http"],
        ["build", "there"],
    ],
)
def test_wrong_usage_ends_with_2_and_says_what_is_wrong(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("usage: kropki")
    assert "error: " in said.err.splitlines()[-1]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<title>dots</title>", encoding="utf-8")
    return tmp_path


def test_what_holds_no_page_is_not_served(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing", ROOT / "LICENSE"):
        done = kropki("serve", folder)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"kropki: {folder} holds no index.html: build the site first\n"


@pytest.mark.parametrize("port", ["-1", "65536", str(10**30)])
def test_a_port_that_there_is_not_is_one_line(port: str, site: Path) -> None:
    done = kropki("serve", site, f"--port={port}")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("kropki")
    assert "port" in done.stderr.splitlines()[-1]


def test_a_folder_that_is_no_checkout_cannot_be_built(tmp_path: Path) -> None:
    done = kropki("build", "--root", tmp_path / "checkout", "--out", tmp_path / "dist")
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("kropki: ")
    assert str(tmp_path / "checkout") in line
    assert not (tmp_path / "dist").exists()


def test_nothing_is_built_over_other_files(tmp_path: Path) -> None:
    out = tmp_path / "mine"
    out.mkdir()
    (out / "letter.txt").write_text("dear", encoding="utf-8")
    done = kropki("build", "--root", tmp_path / "checkout", "--out", out)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"kropki: {out} holds something other than a site: name a new or an empty folder\n"
    assert (out / "letter.txt").read_text(encoding="utf-8") == "dear"


def test_talk_answers_a_line_of_json_with_one() -> None:
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


def test_talk_answers_bytes_that_are_no_text() -> None:
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


@pytest.mark.parametrize("command", ["verify", "talk"])
def test_when_nobody_listens_any_more_it_ends_without_a_word(command: str) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        done = subprocess.run(
            [sys.executable, "-S", "-m", "kropki", command],
            check=False,
            cwd=ROOT,
            input=b"undo\n" * 3,
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
"""Runs the command line. A shell that runs tests in the background has what they start ignore Ctrl-C."""


@pytest.mark.parametrize("command", ["verify", "talk"])
def test_ctrl_c_ends_it_without_a_word(command: str) -> None:
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
        assert process.wait(timeout=30) == 1
        assert process.stderr.read() == b""
