"""What `docs/api.md` calls public keeps its names and arguments: `tests/api.txt` lists them.

If a change is meant, `python -m tests.test_api` rewrites the list. A name or an argument that goes has to
be deprecated first.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import kropki
import kropki.bot
import kropki.errors
import kropki.gym
import kropki.notebook
import kropki.picture

LISTING = Path(__file__).parent / "api.txt"
MODULES: dict[ModuleType, list[str]] = {
    kropki: kropki.__all__,
    kropki.bot: kropki.bot.__all__,
    kropki.errors: [name for name, value in vars(kropki.errors).items() if inspect.isclass(value)],
    kropki.gym: ["PLANES", "AGENTS", "KropkiAEC", "KropkiEnv"],
    kropki.notebook: ["GameWidget"],
    kropki.picture: ["dot_numbers"],
}


def signature(function: Any) -> str:
    """Return the arguments of a function with their defaults, without types."""
    found = inspect.signature(function)
    parameters = [each.replace(annotation=inspect.Parameter.empty) for each in found.parameters.values()]
    text = str(found.replace(parameters=parameters, return_annotation=inspect.Signature.empty))
    return re.sub(" at 0x[0-9a-f]+", "", text)


def is_ours(cls: type, name: str) -> bool:
    """Return whether a member of a class is public and comes from the library."""
    owner = next(each for each in cls.__mro__ if name in vars(each))
    return not name.startswith("_") and owner.__module__.startswith("kropki")


def lines_of(name: str, value: object) -> Iterator[str]:
    """Yield the lines of a public name: itself, and the members of a class."""
    if inspect.isclass(value):
        if issubclass(value, Exception):
            bases = ", ".join(base.__name__ for base in value.__bases__)
            yield f"{name}: {bases}, {getattr(value, 'code', '')}"
            return
        yield f"{name}{signature(value)}"
        for member in filter(lambda each: is_ours(value, each), dir(value)):
            is_method = callable(getattr(value, member))
            yield f"{name}.{member}" + (signature(getattr(value, member)) if is_method else "")
    else:
        yield name + (signature(value) if callable(value) else "")


def listing() -> str:
    """Return all public names with their arguments, a line each."""
    lines = [
        line
        for module, names in MODULES.items()
        for name in sorted(names)
        for line in lines_of(f"{module.__name__}.{name}", getattr(module, name))
    ]
    return "\n".join(lines) + "\n"


def test_public_names_and_arguments_are_as_listed() -> None:
    assert listing() == LISTING.read_text(encoding="utf-8"), "see the docstring of tests/test_api.py"


if __name__ == "__main__":
    LISTING.write_text(listing(), encoding="utf-8")
