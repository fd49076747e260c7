"""What the classes of the protocol's requests and answers have in common."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

Class = TypeVar("Class")


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def message(cls: type[Class]) -> type[Class]:
    """Make a class a dataclass whose objects are neither compared nor shown; that they never change the type
    checker alone sees to.

    There are dozens of such classes, each is made whenever the page starts, and what a dataclass generates is
    compiled then: comparing, showing and refusing changes are most of that."""
    return dataclass(eq=False, repr=False)(cls)
