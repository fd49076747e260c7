"""Computations that run in small steps, so that they can be stopped at any time."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""A generator that yields after each step and returns the result of the computation."""


def run_to_end(steps: Steps[T]) -> T:
    """Take all steps of a computation and return its result."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
