"""Values of a bot's variables as short texts."""

from __future__ import annotations

import re
from itertools import islice
from types import BuiltinFunctionType, FrameType, FunctionType, ModuleType

from kropki.bot.board import BotBoard
from kropki.bot.point import Point

MAX_TEXT = 60
"""How many characters of a value are shown."""
MAX_ITEMS = 5
"""How many elements of a list are shown."""
MAX_INNER = 3
"""How many elements a list inside a list may have to be shown."""
MAX_VALUES = 8
"""How many variables are shown."""
MAX_DIGITS = 20
"""How many digits of a whole number are shown."""

_CODE = (FunctionType, BuiltinFunctionType, ModuleType)
_WORD = re.compile(r"\b[^\W\d]\w*")


def shown(value: object, depth: int = 1) -> str:
    """Return a value as a short text.

    No code of the bot runs for this, whatever its classes define.
    """
    kind = type(value)
    text: str
    if value is None or isinstance(value, bool):
        text = str(value)
    elif kind is int:
        assert isinstance(value, int)
        digits = value.bit_length() * 3 // 10
        text = str(value) if digits < MAX_DIGITS else f"a number with about {digits:,} digits"
    elif kind in (float, complex):
        text = repr(value)
    elif kind in (str, bytes):
        assert isinstance(value, str | bytes)
        text = repr(value[:MAX_TEXT])
        text = text if len(value) <= MAX_TEXT else f"{text[: MAX_TEXT - 1]}…"
    elif kind is Point:
        assert isinstance(value, Point)
        text = value.name if type(value.x) is int is type(value.y) else "a Point"
    elif kind in (list, tuple, set, frozenset, dict):
        assert isinstance(value, list | tuple | set | frozenset | dict)
        text = _collection(value, depth)
    elif kind is BotBoard:
        text = "the board"
    elif kind in (FunctionType, BuiltinFunctionType):
        text = "a function"
    elif kind is ModuleType:
        text = "a module"
    elif kind is type or issubclass(kind, type):
        text = "a class"
    else:
        text = f"a value of type {type.__getattribute__(kind, '__name__')[:MAX_TEXT]}"
    return "".join(char if char.isprintable() else "\ufffd" for char in text)


def _collection(value: list | tuple | set | frozenset | dict, depth: int) -> str:  # type: ignore[type-arg]
    """Return a list or another collection as text: a few elements, and how many there are."""
    name = type(value).__name__
    if not value:
        return {"list": "[]", "tuple": "()", "dict": "{}"}.get(name, f"an empty {name}")
    if not depth and len(value) > MAX_INNER:
        return f"a {name} of {len(value):,}"
    first = []
    if isinstance(value, dict):
        for key, item in islice(value.items(), MAX_ITEMS):
            first.append(f"{shown(key, depth - 1)}: {shown(item, depth - 1)}")
    else:
        first += [shown(item, depth - 1) for item in islice(value, MAX_ITEMS)]
    left = len(value) - len(first)
    inside = ", ".join(first) + (f", … {left:,} more" if left else "")
    begin, end = {"list": ("[", "]"), "tuple": ("(", ")")}.get(name, ("{", "}"))
    return f"{begin}{inside}{end}"


def values_on(frame: FrameType, lines: list[str], line: int) -> list[tuple[str, str]]:
    """Return the variables that a line of a bot uses, as names and texts.

    If the line uses none, all variables of the function are returned. Modules, functions and classes are
    left out.

    Args:
        frame: The frame in which the line runs.
        lines: The lines of the source.
        line: The number of the line, from 1.
    """
    text = lines[line - 1] if 0 < line <= len(lines) else ""
    here = frame.f_locals if frame.f_code.co_flags & 2 else {}  # CO_NEWLOCALS: a function
    values = {**frame.f_globals, **here}
    used = [name for name in dict.fromkeys(_WORD.findall(text)) if name in values]
    names = [name for name in used if _is_data(values[name])]
    names = names or [name for name in here if _is_data(here[name])]
    return [(name[:MAX_TEXT], shown(values.get(name, here.get(name)))) for name in names[:MAX_VALUES]]


def _is_data(value: object) -> bool:
    kind = type(value)
    return not issubclass(kind, type) and kind not in (*_CODE, BotBoard)
