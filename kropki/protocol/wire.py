"""The decorator of the classes of requests and answers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar, dataclass_transform

Class = TypeVar("Class")


_waiting: set[type[Any]] = set()
"""Classes of messages that are no dataclasses yet."""


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def message(cls: type[Class]) -> type[Class]:
    """Make a class a dataclass without `__eq__` and `__repr__` when the first message of it is made.

    A dataclass compiles the methods it generates. There are dozens of classes of messages, and a page that
    starts uses few of them. Messages are immutable by convention; only the type checker enforces it.
    """

    def make(self: Any, *values: Any, **named: Any) -> None:
        ready(cls).__init__(self, *values, **named)

    _waiting.add(cls)
    setattr(cls, "__init__", make)  # noqa: B010 - mypy allows no other way
    return cls


def ready(cls: type[Class]) -> type[Class]:
    """Return a class of messages as a dataclass."""
    for each in reversed(cls.__mro__):
        if each in _waiting:
            _waiting.remove(each)
            delattr(each, "__init__")
            dataclass(eq=False, repr=False)(each)
    return cls
