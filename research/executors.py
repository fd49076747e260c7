"""Where long computations run: in this process, in others of this machine, or on a cluster of Dask.

A task is a function of a module with an argument, and both can be sent to another process. Only the process
that distributes the tasks writes files. So a worker can be lost at any time: its tasks run again elsewhere,
and each result comes back once. If the scheduler is lost, the command ends, and what is written is kept.
"""

from __future__ import annotations

import argparse
import logging
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context, parent_process
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, TypeVar

from kropki.cli.arguments import positive

if TYPE_CHECKING:
    from distributed import Client

Argument = TypeVar("Argument")
Result = TypeVar("Result")

WAITING = 4
"""How many tasks there are for each process, so that none is ever idle."""
CLUSTER_WAITING = 64
"""How many tasks a cluster has at least: its workers may still be on their way."""
ROOT = Path(__file__).parents[1]
START = "`python -m dask`"
LOST = "the scheduler is lost; what is written is kept"
ANSWER = "30s"
"""How long a scheduler has to answer."""


def add_executor(parser: argparse.ArgumentParser) -> None:
    """Add `--processes` and `--scheduler`, which say where tasks run (`open_executor`)."""
    parser.add_argument(
        "--processes", type=positive, default=1, metavar="N", help="how many processes take part (1)"
    )
    parser.add_argument(
        "--scheduler",
        "--scheduler-file",
        default="",
        metavar="ADDRESS",
        help="use the workers of a Dask cluster instead: the address of its scheduler, such as"
        " tcp://10.0.0.1:8786, or its scheduler file",
    )


@contextmanager
def open_executor(processes: int = 1, scheduler: str = "") -> Iterator[Executor | None]:
    """Open an executor, and close it at the end. Tasks that have not begun by then are dropped.

    Args:
        processes: How many processes of this machine take part.
        scheduler: The address of a Dask scheduler, such as `tcp://10.0.0.1:8786`, or its scheduler file. Its
            workers are used instead. They need the same checkout.

    Yields:
        The executor, or None if tasks are to run in this process.

    Raises:
        OSError: The scheduler does not answer, or the scheduler or a worker runs without this checkout.
    """
    if scheduler:
        with _connect(scheduler) as client:
            _check_code(client)
            yield client.get_executor(pure=False)
    elif processes > 1:
        pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=_end_with_parent)
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield None


def _connect(scheduler: str) -> Client:
    """Return a client of a scheduler.

    Args:
        scheduler: Its address or its scheduler file.

    Raises:
        OSError: It does not answer, or there is no such file.
    """
    from distributed import Client

    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # a lost scheduler is told in one line
    if "://" in scheduler:
        return Client(scheduler, timeout=ANSWER)
    if not Path(scheduler).is_file():
        raise FileNotFoundError(
            f"{scheduler}: there is no such scheduler file, and an address begins with tcp://"
        )
    return Client(scheduler_file=scheduler, timeout=ANSWER)


def _check_code(client: Client) -> None:
    """Check that the scheduler and all workers have the same code as this process.

    Raises:
        OSError: One of them has other code, or does not find it.
    """
    found: dict[str, str | Exception] = {}
    try:
        found["the scheduler"] = client.run_on_scheduler(code_hash)
    except Exception as error:  # what the scheduler has raised, which can be anything
        found["the scheduler"] = error
    for address, code in client.run(code_hash, on_error="return").items():
        found[f"the worker at {address}"] = code
    for name, code in found.items():
        if code != code_hash():
            raise OSError(
                f"{name} does not have this code: start it in a checkout of this commit, as {START}"
            )


def code_hash() -> str:
    """Return a hash of the Python code in this checkout's `kropki` and `lab`."""
    code = sha256()
    for folder in ("kropki", "research"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            code.update(f"{path.relative_to(ROOT).as_posix()} ".encode() + path.read_bytes())
    return code.hexdigest()


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
        OSError: The scheduler of a cluster is lost.
        Exception: What a task has raised.
    """
    if executor is None:
        yield from map(function, arguments)
        return
    left = iter(arguments)
    wanted = 0
    waiting: set[Future[Result]] = set()
    done: SimpleQueue[Future[Result]] = SimpleQueue()
    try:
        while True:
            if len(waiting) <= wanted // 2:
                wanted = _wanted(executor)
                for argument in islice(left, wanted - len(waiting)):
                    future = executor.submit(function, argument)
                    waiting.add(future)
                    future.add_done_callback(done.put)
            if not waiting:
                return
            future = done.get()
            waiting.remove(future)
            yield future.result()
    except CancelledError as error:
        raise ConnectionError(LOST) from error
    finally:
        for future in waiting:
            future.cancel()


def _wanted(executor: Executor) -> int:
    """Return how many tasks an executor should have, so that none of its workers is ever idle."""
    if isinstance(executor, ProcessPoolExecutor | ThreadPoolExecutor):
        return WAITING * (os.cpu_count() or 1)
    from distributed import default_client

    threads: dict[str, int] = default_client().nthreads()
    return max(CLUSTER_WAITING, WAITING * sum(threads.values()))


def _end_with_parent() -> None:
    """Let this process end silently when it is interrupted, or when the process that started it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
