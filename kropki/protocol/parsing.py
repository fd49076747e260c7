"""Reads the text of a request."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from typing import Any, get_type_hints

from kropki.protocol.requests import (
    MAX_REQUEST,
    MAX_SECONDS,
    MAX_TEXT,
    REQUESTS,
    VERSION,
    BadRequest,
    Data,
    Request,
)
from kropki.protocol.wire import message, ready
from kropki.record.nesting import is_too_deep

_field_types: dict[str, dict[str, Any]] = {}


def field_types(request: type[Request]) -> dict[str, Any]:
    """Return the types of a request's fields by name.

    They are found when a kind is first used: finding those of all kinds would slow down the start.
    """
    if request.kind not in _field_types:
        _field_types[request.kind] = get_type_hints(request)
    return _field_types[request.kind]


@message
class Envelope:
    """A request, with the fields that every request has."""

    id: int
    state: int | None
    request: Request


def read_message(text: str) -> dict[str, Any]:
    """Return the JSON object in a request's text.

    Raises:
        BadRequest: If the text is too long, nested too deeply, not JSON, or not an object.
    """
    if len(text) > MAX_REQUEST:
        raise BadRequest("not-json", f"a request has at most {MAX_REQUEST} characters, not {len(text)}")
    if is_too_deep(text):
        raise BadRequest("not-json", "the request is nested too deeply")
    try:
        message = json.loads(text)
    except ValueError as error:
        raise BadRequest("not-json", f"the request is not JSON: {error}") from error
    if not isinstance(message, dict):
        raise BadRequest("not-object", f"the request is {_excerpt(message)}, not a JSON object")
    return message


def read_request(message: dict[str, Any], requests: Mapping[str, type[Request]] = REQUESTS) -> Envelope:
    """Return the request in a JSON object.

    Args:
        message: The object, from `read_message`.
        requests: The known requests by kind.

    Raises:
        BadRequest: If the version or kind is unknown, or a field is unknown, missing or of the wrong type.
            The message names the field and what it should be.
    """
    if type(message.get("v")) is not int or message["v"] != VERSION:
        raise BadRequest("version", f"v is {_excerpt(message.get('v'))}; this is version {VERSION}")
    kind = message.get("kind")
    if not isinstance(kind, str) or kind not in requests:
        raise BadRequest("kind", f"kind is {_excerpt(kind)}; it must be one of {', '.join(requests)}")
    request_type = requests[kind]
    types = field_types(request_type)
    known = fields(ready(request_type))
    names = [item.name for item in known]
    unknown = sorted(set(message) - {"v", "id", "state", "kind", *names})
    if unknown:
        raise BadRequest("field", f"{kind} has no field {_excerpt(unknown[0])}")
    number = _field(message, "id", int)
    state = _field(message, "state", int) if request_type.changes else None
    values = {
        item.name: _field(message, item.name, types[item.name])
        for item in known
        if item.name in message or (item.default is MISSING and item.default_factory is MISSING)
    }
    return Envelope(number, state, request_type(**values))


def _field(message: dict[str, Any], name: str, type_: Any) -> Any:
    if name not in message:
        raise BadRequest("field", f"the field {name} is missing")
    value = message[name]
    expected, is_valid = _CHECKS[type_]
    if not is_valid(value):
        raise BadRequest("field", f"{name} is {_excerpt(value)}, not {expected}")
    return value


def _is_int(value: object) -> bool:
    return type(value) is int


def _is_amount(value: object) -> bool:
    return type(value) in (int, float) and 0 <= value <= MAX_SECONDS  # type: ignore[operator]


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_TEXT


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


_CHECKS: dict[Any, tuple[str, Callable[[Any], bool]]] = {
    object: ("anything", lambda value: True),
    object | None: ("anything", lambda value: True),
    int: ("a whole number", _is_int),
    int | None: ("a whole number or null", lambda value: value is None or _is_int(value)),
    bool: ("true or false", lambda value: isinstance(value, bool)),
    str: (f"a text of at most {MAX_TEXT} characters", _is_text),
    str | None: (
        f"null or a text of at most {MAX_TEXT} characters",
        lambda value: value is None or _is_text(value),
    ),
    Data: ("a text", lambda value: isinstance(value, str)),
    Data | None: ("null or a text", lambda value: value is None or isinstance(value, str)),
    float | None: ("a number from 0 up, or null", lambda value: value is None or _is_amount(value)),
    list[int]: (
        "a list of whole numbers",
        lambda value: isinstance(value, list) and all(map(_is_int, value)),
    ),
    list[list[int]]: (
        "a list of lists of whole numbers",
        lambda value: (
            isinstance(value, list)
            and all(isinstance(item, list) and all(map(_is_int, item)) for item in value)
        ),
    ),
    list[str]: ("a list of texts", _is_texts),
    list[str] | None: ("a list of texts or null", lambda value: value is None or _is_texts(value)),
    dict[str, Any]: ("an object", lambda value: isinstance(value, dict)),
    dict[str, Any] | None: ("an object or null", lambda value: value is None or isinstance(value, dict)),
}
"""What a field of each type may hold, in words and as a test."""


def _excerpt(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
