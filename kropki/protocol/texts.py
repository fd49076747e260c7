"""The request that turns the bytes of a file into text, and its answer (`docs/protocol.md`)."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from typing import Any, ClassVar

from kropki.protocol.requests import BadRequest, Data, Request
from kropki.protocol.stepwise import Task
from kropki.protocol.wire import message
from kropki.sgf.charset import decode_text

MAX_BYTES = 1_000_000
"""Bytes of a text: more than a class, a lesson or a program may have."""


@message
class AskText(Request):
    """Read the bytes of a file, in base64, as text: a class, a lesson or a program.

    `charset` is found out if it is missing or empty.
    """

    kind = "text"
    data: Data
    charset: str = ""


@message
class FoundText:
    """The text of a file.

    Attributes:
        done: Whether this is the final answer.
        text: The text, without a byte order mark.
        charset: The charset in which it was read.
        guessed: Whether only the letters tell that charset.
    """

    kind: ClassVar[str] = "text"
    done: bool
    text: str
    charset: str
    guessed: bool


def _decode(request: AskText) -> Task:
    """Return the task of decoding a file.

    Raises:
        BadRequest: If the data is not base64, or too long.
        UnknownCharset: If there is no such charset.
    """
    try:
        data = b64decode(request.data, validate=True)
    except ValueError as error:
        raise BadRequest("field", f"data is not base64: {error}") from error
    if len(data) > MAX_BYTES:
        raise BadRequest("field", f"data has {len(data)} bytes; a text has at most {MAX_BYTES}")
    decoded = decode_text(data, request.charset or None)
    is_guessed = bool(decoded.diagnostics) and not request.charset
    return Task.finished(FoundText(done=True, text=decoded.text, charset=decoded.charset, guessed=is_guessed))


TASKS: dict[type[Request], Callable[[Any], Task]] = {AskText: _decode}
