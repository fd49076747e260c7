"""The cases of a test that `make test` runs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def mostly_slow(cases: Iterable[Any], quick: Iterable[Any], ids: Iterable[str] | None = None) -> list[Any]:
    """Return the cases for `parametrize`, all slow but those in `quick`.

    Args:
        cases: The values of one argument of the test.
        quick: The cases that `make test` runs, as values or, if there are names, by name.
        ids: A name for each case.

    Raises:
        ValueError: If there is no such case, or there are more or fewer names than cases.
    """
    cases = list(cases)
    names: list[Any] = list(ids or cases)
    chosen = list(quick)
    if missing := [name for name in chosen if name not in names]:
        raise ValueError(f"no case is called {missing[0]!r}: use one of {names}")
    return [
        pytest.param(case, marks=() if name in chosen else pytest.mark.slow, id=name if ids else None)
        for case, name in zip(cases, names, strict=True)
    ]
