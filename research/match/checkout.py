"""Earlier versions of the computer player, from the history of this repository."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/commits"
"""Where the files of commits are."""
START = (
    "import runpy, sys, time; time.perf_counter = time.process_time; "
    "sys.path.insert(0, sys.argv[1]); sys.argv[:2] = ['kropki']; "
    "runpy.run_module('kropki', run_name='__main__')"
)
"""What Python runs to start the engine of a commit, with processor time as its clock."""


def check_out(commit: str, folder: Path = FOLDER) -> Path:
    """Return the folder with the package of a commit, and write it if it is missing.

    Args:
        commit: The commit, in hexadecimal digits.
        folder: The folder of all commits.

    Raises:
        OSError: If git cannot be started or does not know the commit.
    """
    there = folder / commit
    if not there.exists():
        words = ["git", "archive", "--format=tar", commit, "kropki"]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, check=False)
        if done.returncode:
            raise OSError(f"git archive {commit}: {done.stderr.decode(errors='replace').strip()}")
        folder.mkdir(parents=True, exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(prefix=f"{commit}-", dir=folder))
        with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
            archive.extractall(unfinished, filter="data")
        try:
            unfinished.rename(there)
        except OSError:
            if not there.exists():
                raise
            shutil.rmtree(unfinished)  # another process has written it meanwhile
    return there


def engine_of(commit: str, seconds: float, folder: Path = FOLDER) -> tuple[str, ...]:
    """Return the command that starts the engine of a commit, at its highest level.

    Args:
        commit: The commit, in hexadecimal digits.
        seconds: The processor time for a move.
        folder: The folder of all commits.

    Raises:
        OSError: If the commit cannot be checked out.
    """
    options = ("engine", "--seconds", f"{seconds:g}")
    return sys.executable, "-S", "-c", START, str(check_out(commit, folder)), *options
