"""Earlier versions of the computer player, from the history of this repository."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/commits"
"""Where commits are checked out."""
START = (
    "import sys; sys.path.insert(0, {!r}); from kropki.cli.commands import main; sys.exit(main(['engine']))"
)
"""What Python runs to start the engine of a checkout."""


def check_out(commit: str) -> Path:
    """Return the folder of a commit's files. If it is not there, they are written to it.

    Args:
        commit: The commit, in hexadecimal digits.

    Raises:
        OSError: If git cannot be started, or does not know the commit.
    """
    folder = FOLDER / commit
    if not folder.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        unfinished = FOLDER / f"{commit}.part"
        command = ["git", "worktree", "add", "--force", "--detach", str(unfinished), commit]
        for words in (command, ["git", "worktree", "move", str(unfinished), str(folder)]):
            done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
            if done.returncode:
                raise OSError(f"{' '.join(words[:3])}: {done.stderr.strip()}")
    return folder


def engine_of(commit: str) -> tuple[str, ...]:
    """Return the command that starts the engine of a commit, at its highest level.

    Raises:
        OSError: If the commit cannot be checked out.
    """
    return sys.executable, "-S", "-c", START.format(str(check_out(commit)))
