"""The bytes of an SGF file to text and back: which charset a file is in, and what if its bytes are wrong.

A byte order mark decides, then the `CA` of the first root (FF[4], "Root properties"). Without either a file
is UTF-8 if it can be. If it cannot, it is CP1251 where its bytes beyond ASCII stand side by side, as Russian
letters do, and ISO-8859-1, the default of FF[4], where they stand among ASCII letters, as accented ones do.

No bytes are refused and none are lost: bytes that are wrong in the charset become lone surrogates (Python's
"surrogateescape"), which `encode` turns back; only in UTF-16 and UTF-32 they are lost.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field

from kropki.sgf import Diagnostic, Lines, simple_text

UNKNOWN = "charset/unknown"
"""`CA` names no charset that Python has, or one that cannot be that of an SGF file."""
UNDECODABLE = "charset/undecodable"
"""There are bytes that are wrong in the charset."""
MISNAMED = "charset/misnamed"
"""The text is not in the charset that `CA` names."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

_NOT_OF_FILES = {"idna", "punycode", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem"}
"""Codecs of Python for other ends; some take time that grows with the square of the text."""

_PLAIN = bytes(range(0x20, 0x7B)) + b"\t\n\r"
"""What a charset must read and write as ASCII, for `CA` to be found in it. Some of Shift-JIS have an overline
for `~`."""

_TOKEN = re.compile(rb"([^()\[;]*+)(?:\[((?:[^\]\\]++|\\.)*+)(?:\]|\\?\Z)|[();]|\Z)", re.DOTALL)
_ROOT_START = re.compile(rb"\(\s*+;|\(\s*+(?=[A-Z]{1,2}\[)|;(?=\s*+[A-Z]{1,2}\[)")

_NO_CAPITALS = re.compile(rb"[^A-Z]")
_WRONG = re.compile("[\udc80-\udcff]")
_BEYOND_ASCII = re.compile("[^\0-\x7f]")
_LONGEST_NAME = 40

_SIDE_BY_SIDE = re.compile(rb"(?<=[\xa8\xb8\xc0-\xff])[\xa8\xb8\xc0-\xff]")
_AMONG_ASCII = re.compile(rb"(?<=[A-Za-z])[\x80-\xff]|[\x80-\xff](?=[A-Za-z])")


@dataclass(frozen=True)
class Decoded:
    """A text, the charset its bytes were in, as Python names it, the mark before it, and what was wrong."""

    text: str
    charset: str
    mark: bytes = b""
    diagnostics: list[Diagnostic] = field(default_factory=list)


def decode(data: bytes) -> Decoded:
    """The text of a file. Places count characters of the text, from behind a byte order mark."""
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return _decoded(data[len(mark) :], charset, mark)
    wide = {(False, True): "utf-16-le", (True, False): "utf-16-be"}.get(
        (data[:1] == b"\0", data[1:2] == b"\0")
    )
    if wide and _decodes(data, wide):
        return _decoded(data, wide)
    named = charset_named(data)
    if named is None:
        return _decoded(data, _guess(data))
    name, offset = named
    try:
        charset = _codec(name)
    except LookupError:
        decoded = _decoded(data, _guess(data))
        message = f"the charset {name[:40]!r} is unknown: the text is read as {decoded.charset}"
        decoded.diagnostics.insert(0, _diagnostic(UNKNOWN, decoded, data[:offset], message))
        return decoded
    if _decodes(data, charset) or (charset == "utf-8" and _mostly_utf8(data)):
        return _decoded(data, charset)
    decoded = _decoded(data, _guess(data))
    message = f"the text is not in the charset {name[:40]!r}: it is read as {decoded.charset}"
    decoded.diagnostics.insert(0, _diagnostic(MISNAMED, decoded, data[:offset], message))
    return decoded


def encode(text: str, charset: str, mark: bytes = b"") -> bytes:
    """The bytes of a text; those of what `decode` gave are the ones it was given, unless the charset has
    several spellings of a character.

    Raises `UnicodeEncodeError` if the text has characters that the charset has not.
    """
    return mark + text.encode(charset, "surrogateescape")


def charset_named(data: bytes) -> tuple[str, int] | None:
    """The value of `CA` in the first root, and its index, if there is one."""
    start = _ROOT_START.search(data)
    if start is None:
        return None
    for match in _TOKEN.finditer(data, start.end()):
        if match[2] is None:
            return None
        name = b"".join(match[1].split()[-1:])
        if _NO_CAPITALS.sub(b"", name) == b"CA":
            return simple_text(match[2].decode("latin-1")).strip(), match.start(2)
    return None


def _codec(name: str) -> str:
    """Python's name of the charset.

    Raises `LookupError` if it has none of that name, or if no SGF file can be in it.
    """
    try:
        charset = codecs.lookup(name).name if len(name) <= _LONGEST_NAME else ""
        plain = _PLAIN.decode("ascii")
        fit = charset not in _NOT_OF_FILES and _PLAIN.decode(charset) == plain
        fit = fit and plain.encode(charset) == _PLAIN
    except ValueError:
        fit = False
    if not fit:
        raise LookupError(name)
    return charset


def _decodes(data: bytes, charset: str) -> bool:
    try:
        data.decode(charset)
    except ValueError:
        return False
    return True


def _guess(data: bytes) -> str:
    """The charset of bytes that say nothing about it."""
    if _decodes(data, "utf-8") or _mostly_utf8(data):
        return "utf-8"
    russian = len(_SIDE_BY_SIDE.findall(data)) > len(_AMONG_ASCII.findall(data))
    return "cp1251" if russian else "iso8859-1"


def _mostly_utf8(data: bytes) -> bool:
    """Whether more characters beyond ASCII are right in UTF-8 than bytes are wrong."""
    text = data.decode("utf-8", "surrogateescape")
    beyond = len(_BEYOND_ASCII.findall(text))
    return beyond > 2 * len(_WRONG.findall(text))


def _decoded(data: bytes, charset: str, mark: bytes = b"") -> Decoded:
    # Wrong bytes of UTF-16 and UTF-32 have no surrogates to stand for them.
    text = data.decode(charset, "replace" if charset.startswith(("utf-16", "utf-32")) else "surrogateescape")
    decoded = Decoded(text, charset, mark)
    if not _decodes(data, charset):
        wrong = _WRONG.search(text) or re.search("\ufffd", text)
        count = len(_WRONG.findall(text)) or text.count("\ufffd")
        line, column = Lines(text).place(wrong.start() if wrong else 0)
        message = f"here the bytes are wrong in {charset}, and at {count - 1} more places"
        decoded.diagnostics.append(Diagnostic(UNDECODABLE, line, column, message))
    return decoded


def _diagnostic(kind: str, decoded: Decoded, before: bytes, message: str) -> Diagnostic:
    """A fault of what stands behind these bytes."""
    offset = len(before.decode(decoded.charset, "surrogateescape"))
    return Diagnostic(kind, *Lines(decoded.text).place(offset), message)
