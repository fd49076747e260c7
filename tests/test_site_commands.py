"""The commands that build and serve the site."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.site.__main__ import main

ROOT = Path(__file__).parents[1]


def tool(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tools.site", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["serve", "a", "b"],
        ["serve", "--port"],
        ["serve", "--port", "http"],
        ["build", "there"],
        ["build", "--site-url", "example.org"],
    ],
)
def test_wrong_usage_ends_with_exit_code_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "error: " in printed.err.splitlines()[-1]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<title>dots</title>", encoding="utf-8")
    return tmp_path


def test_a_folder_without_a_page_is_not_served(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing", ROOT / "LICENSE"):
        done = tool("serve", folder)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"kropki: {folder} has no index.html: build the site first\n"


@pytest.mark.parametrize("port", ["-1", "65536", str(10**30)])
def test_an_invalid_port_is_a_one_line_error(port: str, site: Path) -> None:
    done = tool("serve", site, f"--port={port}")
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith(("kropki", "python -m tools.site"))
    assert "port" in done.stderr.splitlines()[-1]


def test_a_folder_that_is_not_the_repository_cannot_be_built(tmp_path: Path) -> None:
    done = tool("build", "--root", tmp_path / "checkout", "--out", tmp_path / "dist")
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line.startswith("kropki: ")
    assert str(tmp_path / "checkout") in line
    assert not (tmp_path / "dist").exists()


@pytest.mark.parametrize(
    "project", [None, "", "[project]\nname = 'kropka'\n", "[project]\nname = 'kropki'\n", "name ="]
)
def test_only_a_checkout_is_built(project: str | None, tmp_path: Path) -> None:
    """The build begins by removing the folder `runtime`."""
    mine = tmp_path / "runtime/mine.txt"
    mine.parent.mkdir()
    mine.touch()
    if project is not None:
        (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    done = tool("build", "--root", tmp_path, "--out", tmp_path / "dist")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"kropki: {tmp_path} is not a checkout of Kropki")
    assert done.stderr.count("\n") == 1
    assert mine.exists()
    assert not (tmp_path / "dist").exists()


def test_no_folder_is_made_for_a_checkout_that_is_missing(tmp_path: Path) -> None:
    assert tool("build", "--root", tmp_path / "checkout", "--out", tmp_path / "dist").returncode == 2
    assert [*tmp_path.iterdir()] == []


def test_other_files_are_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "mine"
    out.mkdir()
    (out / "letter.txt").write_text("dear", encoding="utf-8")
    done = tool("build", "--root", tmp_path / "checkout", "--out", out)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"kropki: {out} contains something other than a site: use a new or empty folder\n"
    assert (out / "letter.txt").read_text(encoding="utf-8") == "dear"
