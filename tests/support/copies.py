"""All ways to copy what Python's own means can copy."""

import copy
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeVar

import cloudpickle  # type: ignore[import-untyped]

T = TypeVar("T")


def pickled(protocol: int, thing: T) -> T:
    """Return what comes back from `pickle`."""
    back: T = pickle.loads(pickle.dumps(thing, protocol))
    return back


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    **{f"pickle {number}": partial(pickled, number) for number in range(pickle.HIGHEST_PROTOCOL + 1)},
    "cloudpickle": lambda thing: cloudpickle.loads(cloudpickle.dumps(thing)),  # of Dask, joblib and gymnasium
}
"""Each way by its name."""


class Successive:
    """Copies a thing in one way after the other, and checks that the last original stays as it was."""

    def __init__(self, look: Callable[[Any], object]) -> None:
        """Take what tells how a thing looks."""
        self.look = look
        self.count = 0
        self.original: tuple[Any, object] | None = None

    def copy_of(self, thing: T) -> T:
        """Return a copy.

        Raises:
            AssertionError: If the thing that was copied last has changed since then.
        """
        if self.original is not None:
            assert self.look(self.original[0]) == self.original[1], "the original has changed with its copy"
        self.original = thing, self.look(thing)
        twin: T = [*WAYS.values()][self.count % len(WAYS)](thing)
        self.count += 1
        return twin


@contextmanager
def shallow_stack(frames: int = 150) -> Iterator[None]:
    """Allow only so many more frames of Python: what calls itself for each node or move fails."""
    import sys

    limit = sys.getrecursionlimit()
    frame, depth = sys._getframe(), 0
    while frame.f_back:
        frame, depth = frame.f_back, depth + 1
    sys.setrecursionlimit(depth + frames)
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)
