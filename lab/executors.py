"""Where tasks of the lab run: in this process, in others of this machine, or on a cluster of Dask.

A task is a function of a module with an argument, and both can be sent to another process. Only the process
that distributes the tasks writes files. So a worker can be lost at any time: its tasks run again elsewhere,
and each result comes back once.
"""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from kropki.cli.arguments import positive

Argument = TypeVar("Argument")
Result = TypeVar("Result")

WAITING = 4
"""How many tasks wait for each process, so that none is ever idle."""
CLUSTER_WAITING = 2_000
"""How many tasks a cluster has at a time."""


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add `--processes` and `--scheduler`, which say where tasks run (`open_executor`)."""
    parser.add_argument(
        "--processes", type=positive, default=1, metavar="N", help="how many processes take part (1)"
    )
    parser.add_argument(
        "--scheduler",
        default="",
        metavar="ADDRESS",
        help="use the workers of a Dask cluster instead, such as tcp://10.0.0.1:8786",
    )


@contextmanager
def open_executor(processes: int = 1, scheduler: str = "") -> Iterator[Executor | None]:
    """Open an executor, and close it at the end. Tasks that have not begun by then are dropped.

    Args:
        processes: How many processes of this machine take part.
        scheduler: The address of a Dask scheduler, such as `tcp://10.0.0.1:8786`. Its workers are used
            instead. They need the same checkout.

    Yields:
        The executor, or None if tasks are to run in this process.

    Raises:
        OSError: If the scheduler does not answer.
    """
    if scheduler:
        from distributed import Client

        with Client(scheduler) as client:
            yield client.get_executor(pure=False)
    elif processes > 1:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_end_with_parent)
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield None


def run_tasks(
    executor: Executor | None, function: Callable[[Argument], Result], arguments: Iterable[Argument]
) -> Iterator[Result]:
    """Run a task for each argument, and yield each result once, as it arrives.

    Only some tasks wait at a time, so there can be any number of arguments. If the caller stops asking, tasks
    that have not begun are dropped.

    Args:
        executor: Runs the tasks; None for this process, one after the other.
        function: What a task does: a function of a module.
        arguments: The argument of each task.

    Raises:
        Exception: What a task has raised.
    """
    if executor is None:
        yield from map(function, arguments)
        return
    is_local = isinstance(executor, ProcessPoolExecutor | ThreadPoolExecutor)
    limit = WAITING * (os.cpu_count() or 1) if is_local else CLUSTER_WAITING
    left = iter(arguments)
    futures = {executor.submit(function, argument) for argument in islice(left, limit)}
    try:
        while futures:
            done, futures = wait(futures, return_when=FIRST_COMPLETED)
            futures.update(executor.submit(function, argument) for argument in islice(left, len(done)))
            for future in done:
                yield future.result()
    finally:
        for future in futures:
            future.cancel()


def _end_with_parent() -> None:
    """Let this process end silently when it is interrupted, or when the process that started it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
