"""Pickles of boards and games: they are for the same version only, and say so."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from kropki.errors import StalePickle

_STAMP = "kropki version"


def stamped(state: Mapping[str, Any]) -> dict[str, Any]:
    """Return what is to be pickled, with the version that pickles it."""
    return {**state, _STAMP: _version()}


def unstamped(state: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was pickled.

    Raises:
        StalePickle: If another version has pickled it.
    """
    version = state.get(_STAMP, "an earlier version")
    if version != _version():
        raise StalePickle(
            f"this was pickled by Kropki {version}, and this is {_version()}: pickles are for the same"
            " version only. Keep games as SGF, with write_game and read_games"
        )
    return {name: value for name, value in state.items() if name != _STAMP}


def _version() -> str:
    """Return the version of the package, which is loaded before anything of it can be pickled."""
    return str(sys.modules[__package__].__version__)
