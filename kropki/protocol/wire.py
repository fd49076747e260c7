"""The decorator of the classes of requests and answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Class = TypeVar("Class")


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def message(cls: type[Class]) -> type[Class]:
    """Make a class a dataclass without `__eq__` and `__repr__`.

    Instances are immutable by convention; only the type checker enforces it. There are dozens of messages,
    and a dataclass compiles the methods it generates each time the page starts: these are the costly ones.
    """
    return dataclass(eq=False, repr=False)(cls)
