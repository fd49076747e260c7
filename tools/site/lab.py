"""Makes `runtime/lab.json`: what the Python lab says about the library, and the examples.

    {"entries": {"board": [{"name": "gain", "signature": "(point, player=None)", "doc": …, "kind": "method"},
                           …],
                 "point": […], "kropki": […], "top": […]},
     "examples": [{"key": "greedy", "source": …, "pieces": […]}, …]}

`board` and `point` have what `choose` gets, with whole docstrings; the panel shows them as documentation.
`kropki` has the public names of the library, and `top` names that need nothing before them; both have only
the first lines of docstrings.
"""

from __future__ import annotations

import builtins
import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

import kropki
from kropki.bot.board import BotBoard
from kropki.bot.parsons import split
from kropki.bot.point import Point
from kropki.bot.shelf import EXAMPLES, example

Entry = dict[str, str]
"""A name with its signature, documentation and kind."""

_BUILTINS = (
    *("abs", "all", "any", "dict", "enumerate", "filter", "float", "int", "len", "list", "map", "max", "min"),
    *("print", "range", "reversed", "round", "set", "sorted", "str", "sum", "tuple", "zip"),
)
_KEYWORDS = (
    *("and", "break", "class", "continue", "def", "elif", "else", "except", "False", "for", "if", "import"),
    *("in", "is", "lambda", "None", "not", "or", "pass", "return", "True", "try", "while", "with", "yield"),
)
_MODULES = ("collections", "functools", "heapq", "itertools", "kropki", "math", "random", "time")


def lab_library() -> str:
    """Return the content of the file, as JSON text."""
    entries = {
        "board": sorted(_members(BotBoard), key=lambda entry: entry["name"]),
        "point": sorted(_members(Point), key=lambda entry: entry["name"]),
        "kropki": [_described(name, getattr(kropki, name)) for name in kropki.__all__],
        "top": [
            *(_described(name, getattr(builtins, name)) for name in _BUILTINS),
            *(_entry(name, "", "", "keyword") for name in _KEYWORDS),
            *(_entry(name, "", "", "module") for name in _MODULES),
        ],
    }
    examples = [{"key": name, "source": example(name), "pieces": split(example(name))} for name in EXAMPLES]
    library = {"entries": entries, "examples": examples}
    return json.dumps(library, ensure_ascii=False, separators=(",", ":")) + "\n"


def _entry(name: str, signature: str, doc: str, kind: str) -> Entry:
    return {"name": name, "signature": signature, "doc": doc, "kind": kind}


def _members(kind: type) -> Iterator[Entry]:
    """Return the public names of a class: methods, properties and documented attributes."""
    for name, doc in _attributes(kind):
        if name not in vars(kind) or not isinstance(vars(kind)[name], property):
            yield _entry(name, "", doc, "attribute")
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            yield _entry(name, "", inspect.getdoc(member) or "", "attribute")
        elif inspect.isfunction(member):
            yield _entry(name, _signature(member), inspect.getdoc(member) or "", "method")


def _attributes(kind: type) -> Iterator[tuple[str, str]]:
    """Return the attributes that the docstring of a class describes."""
    _, _, section = (inspect.getdoc(kind) or "").partition("Attributes:\n")
    for item in re.split(r"\n(?= {4}\w)", "\n" + section):
        name, colon, text = item.strip().partition(": ")
        if colon and name.isidentifier():
            yield name, " ".join(text.split())


def _signature(function: Any) -> str:
    """Return the parameters of a function, without their types."""
    parameters = [
        parameter.replace(annotation=inspect.Parameter.empty)
        for name, parameter in inspect.signature(function).parameters.items()
        if name != "self"
    ]
    return str(inspect.Signature(parameters))


def _described(name: str, thing: Any) -> Entry:
    """Return a public name with the first line of its documentation."""
    is_described = callable(thing) or inspect.isclass(thing)
    first = (inspect.getdoc(thing) or "").partition("\n")[0] if is_described else ""
    try:
        signature = _signature(thing) if callable(thing) else ""
    except ValueError:  # some built-in functions do not tell theirs
        signature = "(…)"
    return _entry(name, signature, first, "function" if callable(thing) else "attribute")
