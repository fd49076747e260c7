"""Checks JSON values against the types of the protocol."""

from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from kropki.protocol import answers, thinking, values
from kropki.protocol.learning import MODULES as LEARNING
from kropki.protocol.wire import ready

_MODULES = (values, answers, thinking, *LEARNING)
NAMES = {name: value for module in reversed(_MODULES) for name, value in vars(module).items()}
"""What the names in annotations mean. A name that several modules have means that of the first."""


@cache
def types_of(cls: type) -> dict[str, Any]:
    """Return the types of a class's fields by name."""
    hints = get_type_hints(ready(cls), NAMES)
    return {field.name: hints[field.name] for field in fields(cls)} if is_dataclass(cls) else hints


@cache
def required_keys(cls: Any) -> set[str]:
    """Return the keys that a typed dictionary must have.

    Its `__required_keys__` do not know `NotRequired` in annotations that are texts.
    """
    hints = get_type_hints(cls, NAMES, include_extras=True)
    return {name for name in cls.__required_keys__ if get_origin(hints[name]) is not NotRequired}


def fits(value: object, type_: Any) -> bool:
    """Whether a value from JSON is of a type of the protocol."""
    origin, parts = get_origin(type_), get_args(type_)
    if origin in (Union, UnionType):
        return any(fits(value, part) for part in parts)
    if origin is Literal:
        return isinstance(value, str) and value in parts
    if origin is list or (origin is tuple and parts[-1] is ...):
        return isinstance(value, list) and all(fits(item, parts[0]) for item in value)
    if origin is tuple:
        return isinstance(value, list) and are_fitting(value, parts)
    if origin is dict:
        return isinstance(value, dict) and all(fits(item, parts[1]) for item in value.values())
    if type_ in (int, str, bool, NoneType):
        return type(value) is type_
    if type_ is float:
        return type(value) in (int, float)
    if type_ is object:
        return True
    if issubclass(type_, StrEnum):
        return isinstance(value, str) and value in list(type_)
    types = types_of(type_)
    if issubclass(type_, tuple):
        return isinstance(value, list) and are_fitting(value, tuple(types.values()))
    assert is_typeddict(type_) or is_dataclass(type_)
    required = required_keys(type_) if is_typeddict(type_) else {f.name for f in fields(type_) if f.init}
    return (
        isinstance(value, dict)
        and required <= value.keys() <= types.keys()
        and all(fits(item, types[name]) for name, item in value.items())
    )


def are_fitting(items: list[object], types: tuple[Any, ...]) -> bool:
    """Whether there is a type for each of these values, and they are of these types."""
    return len(items) == len(types) and all(map(fits, items, types))
