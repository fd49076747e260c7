"""Compiles functions with numba."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import numba

F = TypeVar("F", bound=Callable[..., object])


def compiled(function: F) -> F:
    """Return a function compiled by numba. It keeps its type.

    The code is kept beside the function's file, and compiled again when that file changes. If you change
    only a function in another file that it calls, delete the `*.nbi` files in research/: otherwise the old
    code runs.
    """
    result: F = numba.njit(cache=True, error_model="numpy")(function)
    return result


def inlined(function: F) -> F:
    """Return a function that numba puts into each compiled function that calls it."""
    result: F = numba.njit(inline="always", error_model="numpy")(function)
    return result
