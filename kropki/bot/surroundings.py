"""What is around a bot while it runs: what it prints is caught, and some modules cannot be imported."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.machinery import ModuleSpec
from types import ModuleType

MAX_LINES = 2_000
"""How many lines of a bot's output are kept for each call."""
MAX_CHARACTERS = 20_000
"""How many characters of a bot's output are kept for each call."""
REFUSED_MODULES = frozenset(
    ("_pyodide", "_pyodide_core", "js", "micropip", "pyodide", "pyodide_js", "pyodide_kernel")
)
"""The modules that lead out of Python into the page."""


class RefusedImport(ImportError):
    """A bot imports a module that leads out of Python into the page."""


class Output(io.TextIOBase):
    """What a bot prints, up to a limit. The rest is dropped.

    Attributes:
        is_cut: Whether something was dropped.
    """

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._lines = 0
        self._characters = 0
        self.is_cut: bool = False

    def writable(self) -> bool:
        """Return that text can be written."""
        return True

    def write(self, text: str) -> int:
        """Keep a text as far as there is room for it, and return its length."""
        if not isinstance(text, str):
            raise TypeError(f"only text can be written, not a value of type {type(text).__name__}")
        if not self.is_cut:
            kept = text[: MAX_CHARACTERS - self._characters]
            lines = kept.splitlines(keepends=True)[: MAX_LINES - self._lines]
            kept = "".join(lines)
            self.is_cut = len(kept) < len(text)
            self._characters += len(kept)
            self._lines += kept.count("\n")
            self._parts.append(kept)
        return len(text)

    @property
    def text(self) -> str:
        """What was printed. Characters that are no text by themselves are replaced."""
        return "".join(self._parts).encode("utf-8", "replace").decode()


def _is_refused(name: str) -> bool:
    return name.partition(".")[0] in REFUSED_MODULES


class _Finder:
    """Refuses modules before any other finder can find them."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Refuse to find a module that leads out of Python.

        Raises:
            RefusedImport: If it is one of these.
        """
        if _is_refused(name):
            raise RefusedImport(f"a bot cannot import {name}: it has no way into the page", name=name)
        return None


@contextmanager
def surroundings() -> Iterator[Output]:
    """Catch what is printed, give `input` nothing to read, and refuse modules that lead into the page.

    The refusal explains a mistake; it is no protection. That is the worker or process in which a bot runs.
    """
    output = Output()
    kept = sys.stdin, sys.stdout, sys.stderr, sys.getrecursionlimit(), sys.gettrace(), [*sys.meta_path]
    hidden = {name: sys.modules.pop(name) for name in [*sys.modules] if _is_refused(name)}
    sys.stdin, sys.stdout, sys.stderr = io.StringIO(), output, output
    sys.meta_path.insert(0, _Finder)
    try:
        yield output
    finally:
        sys.settrace(kept[4])
        sys.stdin, sys.stdout, sys.stderr = kept[:3]
        with suppress(RecursionError):  # where the limit is below the depth of this call
            sys.setrecursionlimit(kept[3])
        sys.meta_path[:] = kept[5]
        sys.modules.update(hidden)
