"""Tasks in this process and in others: none is lost or counted twice."""

from __future__ import annotations

import pytest

from research.executors import open_executor, run_tasks


def square(number: int) -> int:
    return number * number


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
