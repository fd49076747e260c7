"""What a terminal can show, and what is typed there."""

from __future__ import annotations

import locale
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from kropki.cli.drawing import ASCII, DRAWN, Signs
from kropki.cli.output import end_line

_VIRTUAL_TERMINAL = 4
"""The mode in which a console of Windows obeys colours."""
_STANDARD_OUTPUT = -11


@dataclass(frozen=True)
class Terminal:
    """What a terminal can show.

    Attributes:
        is_shown: Whether people see the output: it goes to a terminal, or has colours all the same.
        asks: Whether people also type there, so that a prompt says who is to move.
        signs: The signs that it has for boards.
        has_colours: Whether it shows colours.
        columns: How many characters fit in a line.
    """

    is_shown: bool = False
    asks: bool = False
    signs: Signs = ASCII
    has_colours: bool = False
    columns: int = 80


def find_terminal(colours: str = "auto") -> Terminal:
    """Return what the terminal of this process can show.

    Args:
        colours: Whether to show colours: `always`, `never`, or `auto`, which means on terminals that can,
            unless the environment has `NO_COLOR`.
    """
    out = sys.stdout
    is_terminal = bool(out and out.isatty())
    if colours == "auto":
        is_dumb = os.environ.get("TERM") == "dumb"
        has_colours = is_terminal and not os.environ.get("NO_COLOR") and not is_dumb and _obeys_colours()
    else:
        has_colours = colours == "always"
    return Terminal(
        is_terminal or has_colours,
        is_terminal and bool(sys.stdin and sys.stdin.isatty()),
        DRAWN if out and _has(out.encoding, DRAWN) else ASCII,
        has_colours,
        shutil.get_terminal_size().columns,
    )


def _has(encoding: str, signs: Signs) -> bool:
    """Return whether an output in this encoding shows the signs, as far as one can know."""
    if sys.platform == "win32":
        encodings = [encoding]
    elif os.environ.get("TERM") in ("dumb", "linux"):  # the console of Linux lacks most of them
        return False
    else:
        encodings = [encoding, locale.getencoding()]  # Python says UTF-8 even where the locale is C
    try:
        return all("".join(map("".join, signs)).encode(each) for each in encodings)
    except (LookupError, UnicodeEncodeError):
        return False


def _obeys_colours() -> bool:
    """Return whether the terminal of the output obeys colours; switch them on where Windows has them off."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        handle, mode = kernel.GetStdHandle(_STANDARD_OUTPUT), ctypes.c_ulong()
        return bool(
            kernel.GetConsoleMode(handle, ctypes.byref(mode))
            and kernel.SetConsoleMode(handle, mode.value | _VIRTUAL_TERMINAL)
        )
    return True


def typed_lines(
    prompt: Callable[[], str] = str,
    words: Sequence[str] = (),
    interrupted: Callable[[], str] | None = None,
) -> Iterator[str]:
    """Yield what is typed in a terminal, until Ctrl-D.

    Where Python has readline, Up brings earlier lines back, and Tab completes words.

    Args:
        prompt: Returns what to ask for each line.
        words: The words that can begin a line.
        interrupted: Returns what to print after Ctrl-C, or raises KeyboardInterrupt, which is usual.

    Raises:
        KeyboardInterrupt: After Ctrl-C.
    """
    with suppress(ImportError):
        _complete(import_module("readline"), words)
    while True:
        try:
            line = input(prompt())
        except EOFError:
            end_line()
            return
        except KeyboardInterrupt:
            if not interrupted:
                raise
            print(interrupted())
        else:
            yield line


def _complete(readline: ModuleType, words: Sequence[str]) -> None:
    """Let Tab complete words."""

    def find(start: str, number: int) -> str | None:
        found = [word for word in words if word.startswith(start)] if readline.get_begidx() == 0 else []
        return f"{found[number]} " if number < len(found) else None

    readline.set_completer(find)
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
