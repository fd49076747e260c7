"""The directive of `kropki.sphinx`, in sites that Sphinx builds."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kropki import assets
from kropki.game.game import Game
from kropki.record import write_game
from tests.test_fences import SGF, Read

Build = Callable[..., tuple[str, str]]

BOARD = f"""A page
======

.. kropki::
   :at: 2

   {SGF}
"""


@pytest.fixture
def build(tmp_path: Path) -> Build:
    """Build a site with one page. Return the page and what Sphinx said."""

    def build(page: str, kind: str = "html", settings: str = "", **files: str) -> tuple[str, str]:
        (tmp_path / "conf.py").write_text(f"extensions = ['kropki.sphinx']\n{settings}", encoding="utf-8")
        (tmp_path / "index.rst").write_text(page, encoding="utf-8")
        for name, text in files.items():
            (tmp_path / f"{name}.sgf").write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "sphinx", "-q", "-b", kind, str(tmp_path), str(tmp_path / "out")]
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[1]
        )
        [written] = (tmp_path / "out").glob("index.*")
        return written.read_text(encoding="utf-8"), done.stderr

    return build


def test_a_page_has_the_board_its_picture_and_its_script(build: Build, tmp_path: Path) -> None:
    html, said = build(BOARD)
    assert not said
    board = Read(html).board
    assert (board["at"], board["sgf"][:4]) == ("2", "(;FF")
    assert "</svg></kropki-board>" in html
    assert "_static/kropki-board.js" in html
    assert (tmp_path / "out/_static/kropki-board.js").read_bytes() == assets.BOARD_SCRIPT.read_bytes()


def test_a_page_without_a_board_loads_no_script(build: Build) -> None:
    assert "kropki-board" not in build("A page\n======\n")[0]


def test_the_settings_can_name_another_script(build: Build, tmp_path: Path) -> None:
    html, _ = build("A page\n======\n", settings="kropki_script = 'kropki/fences.js'")
    assert '<script type="module" src="_static/kropki/fences.js' in html
    assert not (tmp_path / "out/_static/kropki-board.js").exists()


def test_a_file_is_shown(build: Build) -> None:
    html, said = build("A page\n======\n\n.. kropki:: one.sgf\n   :interactive:\n", one=SGF)
    assert not said
    assert Read(html).board.keys() >= {"sgf", "interactive"}


def test_other_formats_show_the_text(build: Build) -> None:
    text, _ = build(BOARD, "text")
    assert SGF in text


@pytest.mark.parametrize(
    ("block", "why"),
    [
        ("\n   words\n", "index.rst:4"),
        (" nowhere.sgf\n", "nowhere.sgf"),
        ("\n   :at: x\n\n   (;GM[40]SZ[9])\n", "'x' is neither a number of moves nor `end`"),
        ("\n   :onclick: x\n\n   (;GM[40]SZ[9])\n", "unknown option"),
    ],
)
def test_a_wrong_block_is_a_warning_and_stays_text(build: Build, block: str, why: str) -> None:
    html, said = build(f"A page\n======\n\n.. kropki::{block}")
    assert why in said
    assert "<kropki-board" not in html


def test_nothing_in_a_record_runs(build: Build) -> None:
    nasty = "</kropki-board><script>alert(1)</script><img src=x onerror=alert(1)>\"'"
    html, said = build(
        "A page\n======\n\n.. kropki:: one.sgf\n", one=write_game(Game(9, 9, names=[nasty, nasty]))
    )
    assert not said
    assert "alert(1)</script>" not in html
    assert "onerror=alert(1)>" not in html
    assert not [tag for tag, attributes in Read(html).found if "onerror" in attributes]
