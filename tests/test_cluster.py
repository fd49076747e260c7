"""The commands of docs/self-play.md, as the programs that they start: a Dask cluster and a job array."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from research.executors import open_executor
from research.records import number_of, read_packed, read_records

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs/self-play.md").read_text(encoding="utf-8")
HERE = ["--host", "127.0.0.1", "--no-dashboard"]
QUICK = ["--plies", "2", "--steps", "2"]

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.filterwarnings("default"),  # those of Dask
]


def documented(start: str, option: str = "") -> list[str]:
    """The words of the only command of the guide that starts in this way and has this option."""
    lines = re.findall(r"^ {4}(\.venv/bin/python .*)$", GUIDE, re.MULTILINE)
    [command] = [line for line in lines if f" -m {start}" in line and option in line]
    return [sys.executable if word == ".venv/bin/python" else word for word in shlex.split(command)]


def replaced(words: list[str], **values: str) -> list[str]:
    """The words of a command with other values of some options, such as `games="8"`."""
    words = [*words]
    for name, value in values.items():
        words[words.index(f"--{name.replace('_', '-')}") + 1] = value
    return words


@contextmanager
def program(words: list[str], log: Path, cwd: Path = ROOT) -> Iterator[subprocess.Popen[bytes]]:
    """A program that is killed in the end, with all that it has started."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with log.open("wb") as out:
        process = subprocess.Popen(
            words, cwd=cwd, stdout=out, stderr=out, env=environment, start_new_session=True
        )
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_for(comes: Callable[[], object], log: Path) -> None:
    for _ in range(1200):
        if comes():
            return
        time.sleep(0.1)
    pytest.fail(log.read_text(errors="replace"))


def games_in(path: Path) -> list[int]:
    return [number_of(packed) for packed in read_packed(path)] if path.exists() else []


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[Path, subprocess.Popen[bytes]]]:
    """A scheduler and two workers as the guide starts them: the scheduler file, and the scheduler."""
    file, log = folder / "cluster.json", folder / "scheduler.log"
    scheduler = replaced(documented("dask scheduler", "cluster.json"), scheduler_file=str(file))
    worker = replaced(documented("dask worker", "cluster.json"), scheduler_file=str(file), nworkers="2")
    with program([*scheduler, *HERE, "--port", "0"], log) as process:
        wait_for(file.exists, log)
        with program([*worker, *HERE, "--local-directory", str(folder)], folder / "worker.log"):
            yield file, process


def ask_workers(file: Path, function: Callable[[], int]) -> dict[str, int]:
    """What each worker of a cluster answers, as soon as there are two."""
    from distributed import Client

    with Client(scheduler_file=str(file)) as client:
        client.wait_for_workers(2, timeout=120)
        answers: dict[str, int] = client.run(function)
        return answers


@pytest.mark.slow
def test_a_cluster_loses_a_worker_but_no_game(tmp_path: Path) -> None:
    out, log = tmp_path / "games", tmp_path / "log"
    with cluster(tmp_path) as (file, _):
        pids = ask_workers(file, os.getpid)
        address = json.loads(file.read_text())["address"]
        words = replaced(documented("research.selfplay games", "--scheduler tcp"), scheduler=address)
        words[words.index("games")] = str(out)
        with program([*words, *QUICK, "--games", "4"], log) as selfplay:
            wait_for(lambda: games_in(out), log)
            os.kill(next(iter(pids.values())), signal.SIGKILL)
            assert selfplay.wait(300) == 0, log.read_text()
    assert sorted(games_in(out)) == [*range(4)]


@pytest.mark.slow
def test_a_run_that_loses_its_scheduler_continues_with_another(tmp_path: Path) -> None:
    out, log = tmp_path / "games", tmp_path / "log"
    words = documented("research.selfplay games", "cluster.json")
    words[words.index("games")] = str(out)
    words += [*QUICK, "--games"]
    with cluster(tmp_path) as (file, scheduler):
        words = replaced(words, scheduler_file=str(file))
        with program([*words, "100000"], log) as selfplay:
            wait_for(lambda: games_in(out), log)
            scheduler.kill()
            assert selfplay.wait(300) == 2
    assert log.read_text() == "kropki: the scheduler is lost; what is written is kept\n"
    kept = games_in(out)
    file.unlink(missing_ok=True)
    with cluster(tmp_path), program([*words, str(max(kept) + 3)], log) as selfplay:
        assert selfplay.wait(300) == 0, log.read_text()
    assert games_in(out)[: len(kept)] == kept
    assert sorted(games_in(out)) == [*range(max(kept) + 3)]


@pytest.mark.slow
@pytest.mark.parametrize("lost", ["scheduler", "worker"])
def test_a_cluster_without_the_code_is_refused(tmp_path: Path, lost: str) -> None:
    file, log = tmp_path / "cluster.json", tmp_path / "log"
    folders = {"scheduler": ROOT, "worker": ROOT} | {lost: tmp_path}
    scheduler = replaced(documented("dask scheduler", "cluster.json"), scheduler_file=str(file))
    worker = replaced(documented("dask worker", "cluster.json"), scheduler_file=str(file), nworkers="2")
    with program([*scheduler, *HERE, "--port", "0"], log, folders["scheduler"]):
        wait_for(file.exists, log)
        own = [*worker, *HERE, "--local-directory", str(tmp_path)]
        with program(own, log, folders["worker"]):
            ask_workers(file, os.getpid)
            with (
                pytest.raises(OSError, match=f"the {lost} .*does not have this code"),
                open_executor(scheduler=str(file)),
            ):
                pass


def test_a_missing_scheduler_file_is_told(tmp_path: Path) -> None:
    with (
        pytest.raises(FileNotFoundError, match="no such scheduler file"),
        open_executor(scheduler=str(tmp_path / "cluster.json")),
    ):
        pass


@pytest.mark.slow
def test_a_job_array_plays_games_that_are_learned_from_together(tmp_path: Path) -> None:
    words = replaced(documented("research.selfplay games-$SLURM_ARRAY_TASK_ID"), games="1")
    words[words.index("games-$SLURM_ARRAY_TASK_ID")] = f"{tmp_path}/games-$SLURM_ARRAY_TASK_ID"
    command = " ".join([*words, *QUICK])
    jobs = [
        subprocess.Popen(
            ["sh", "-c", command], cwd=ROOT, env=os.environ | {"SLURM_ARRAY_TASK_ID": str(number)}
        )
        for number in range(1, 6)
    ]
    assert [job.wait(300) for job in jobs] == [0] * 5
    records = [record for path in sorted(tmp_path.glob("games-*")) for record in read_records(path)]
    assert [record.number for record in records] == [0] * 5
    assert len({record.moves for record in records}) == 5
    learn = [
        sys.executable,
        "-m",
        "research.learn",
        f"{tmp_path}/weights.json",
        *map(str, tmp_path.glob("games-*")),
    ]
    assert b"4 games" in subprocess.run(learn, cwd=ROOT, check=True, capture_output=True).stdout
