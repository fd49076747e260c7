"""The man page and the completions of `kropki`, which `make command-files` writes."""

import argparse
import subprocess
from pathlib import Path

import pytest

from kropki import __version__
from kropki.cli.commands import command_parser
from tools.command_files import COMPLETIONS, MAN_PAGE, completion

SHARE = Path(__file__).parents[1] / "data/share"


def words() -> set[str]:
    """Return all commands and options."""
    [commands] = [each for each in command_parser()._actions if isinstance(each, argparse._SubParsersAction)]
    options = {
        option
        for command in commands.choices.values()
        for action in command._actions
        for option in action.option_strings
    }
    return {*commands.choices} | options - {"-h", "--help"}


@pytest.mark.parametrize("shell", COMPLETIONS)
def test_completions_are_up_to_date(shell: str) -> None:
    assert (SHARE / COMPLETIONS[shell]).read_text(encoding="utf-8") == completion(shell)


def test_the_man_page_has_every_command_and_option_of_this_version() -> None:
    """Its layout depends on the version of Python."""
    page = (SHARE / MAN_PAGE).read_text(encoding="utf-8").replace("\\-", "-")
    assert f"kropki {__version__}" in page.splitlines()[0]
    assert {word for word in words() if word not in page} == set()


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("kropki pl", {"play"}),
        ("kropki play --le", {"--level"}),
        ("kropki play --side b", {"blue"}),
        ("kropki replay gam", {"game.sgf"}),
    ],
)
def test_bash_completes_words(typed: str, completed: set[str], tmp_path: Path) -> None:
    (tmp_path / "game.sgf").touch()
    script = f"""
source "{SHARE / COMPLETIONS["bash"]}"
COMP_WORDS=({typed}); COMP_CWORD={typed.count(" ")}; COMP_LINE="{typed}"; COMP_POINT={len(typed)}
_shtab_kropki
printf '%s\\n' "${{COMPREPLY[@]}}"
"""
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, capture_output=True, encoding="utf-8", check=True
    )
    assert {*done.stdout.split()} == completed
