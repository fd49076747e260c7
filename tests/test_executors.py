"""Tasks of the lab in this process, in others and on a Dask cluster: none is lost or counted twice."""

from __future__ import annotations

import os
import signal
import time
from collections import Counter
from pathlib import Path

import pytest

from lab.executors import open_executor, run_tasks


def square(number: int) -> int:
    return number * number


def slow_square(task: tuple[int, Path]) -> tuple[int, int]:
    """Note who does a task, wait a little, and return its number squared and the process."""
    number, folder = task
    (folder / f"{number}-{os.getpid()}").touch()
    time.sleep(0.05)
    return number * number, os.getpid()


def fail(number: int) -> int:
    raise ValueError(number)


@pytest.mark.parametrize("processes", [1, 2])
def test_each_task_gives_one_result(processes: int) -> None:
    with open_executor(processes) as executor:
        found = [*run_tasks(executor, square, iter(range(60)))]
    assert sorted(found) == [number * number for number in range(60)]


@pytest.mark.parametrize("processes", [1, 2])
def test_the_error_of_a_task_is_raised(processes: int) -> None:
    with open_executor(processes) as executor, pytest.raises(ValueError, match="7"):
        list(run_tasks(executor, fail, [7]))


def test_tasks_are_taken_only_as_they_are_needed() -> None:
    with open_executor(2) as executor:
        results = run_tasks(executor, square, iter(int, 1))  # without end
        assert [next(results) for _ in range(5)] == [0] * 5
        results.close()  # type: ignore[attr-defined]


@pytest.mark.filterwarnings("default")
def test_a_cluster_loses_a_worker_but_no_task(tmp_path: Path) -> None:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        results = []
        with open_executor(scheduler=cluster.scheduler_address) as executor:
            for result in run_tasks(executor, slow_square, [(number, tmp_path) for number in range(60)]):
                results.append(result)
                if len(results) == 5:
                    os.kill(result[1], signal.SIGKILL)
    assert Counter(number for number, _ in results) == Counter(n * n for n in range(60))
    begun = Counter(int(path.name.partition("-")[0]) for path in tmp_path.iterdir())
    assert set(begun) == set(range(60))
    assert max(begun.values()) > 1, "the killed worker had begun a task, which another worker did again"
