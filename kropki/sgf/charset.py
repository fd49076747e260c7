"""The bytes of an SGF file to text and back: which charset a file is in, and what if its bytes are wrong.

A byte order mark decides, then the `CA` of each game's root (FF[4], "Root properties"). Without either a game
is UTF-8 if it can be. If it cannot, it is ISO-8859-1, the default of FF[4], where its bytes beyond ASCII
stand among ASCII letters, as accented ones do, and CP1251 where they don't, as in Russian words. Games that
say the same of their charset are judged together.

No bytes are refused and none are lost: bytes that are wrong in the charset become lone surrogates (Python's
"surrogateescape"), which `encode` turns back; only in UTF-16 and UTF-32 they are lost.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from kropki.diagnostics import Diagnostic, Kind
from kropki.sgf.grammar import Lines, iter_trees, simple_text

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

_BRACKETS_WITHIN = ("big5", "cp932", "cp950", "gb", "hz", "iso2022", "johab", "shift_jis", "utf-7")
"""How the names of charsets begin in which a byte of a character may be a bracket's or a backslash's."""

_TOKEN = re.compile(rb"([^()\[;]*+)(?:\[((?:[^\]\\]++|\\.)*+)(?:\]|\\?\Z)|[();]|\Z)", re.DOTALL)
_ROOT_START = re.compile(rb"\(\s*+;|\(\s*+(?=[A-Z]{1,2}\[)|;(?=\s*+[A-Z]{1,2}\[)")

_CHARSETS = re.compile(rb"C[a-z]{0,9}A[a-z]{0,9}\s{0,9}\[([^\]]{0,40}+)\]")
"""What `CA` may name anywhere in a file; text of a comment too."""

_NO_CAPITALS = re.compile(rb"[^A-Z]")
_WRONG = re.compile("[\udc80-\udcff]")
_LOST = re.compile("\ufffd")
_BEYOND_ASCII = re.compile("[^\0-\x7f]")
_LONGEST_NAME = 40
_MOST_NAMES = 100
"""Names of charsets in a file up to which each game is read by its own."""
_MOST_GAMES = 100_000
"""Games that are read each by its own charset: as many as `kropki.record.collection` lists."""

_SIDE_BY_SIDE = re.compile(rb"(?<=[\xa8\xb8\xc0-\xff])[\xa8\xb8\xc0-\xff]")
_AMONG_ASCII = re.compile(rb"(?<=[A-Za-z])[\x80-\xff]|[\x80-\xff](?=[A-Za-z])")


@dataclass(frozen=True)
class Decoded:
    """A text, the charset its bytes were in, as Python names it, the mark before it, and what was wrong. Of
    several charsets it is the first game's."""

    text: str
    charset: str
    mark: bytes = b""
    diagnostics: list[Diagnostic] = field(default_factory=list)


class _Part(NamedTuple):
    """The bytes of a game, and what its `CA` says, if it is there, with the index of that."""

    data: bytes
    named: str | None
    offset: int


class _Read(NamedTuple):
    """How the bytes of a game are decoded, and what is wrong with them, each with the index of its byte."""

    charset: str
    faults: list[tuple[int, Diagnostic]]


def decode(data: bytes) -> Decoded:
    """The text of a file. Places count characters of the text, from behind a byte order mark."""
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return _joined([data[len(mark) :]], [_Read(charset, [])], mark)
    wide = {(False, True): "utf-16-le", (True, False): "utf-16-be"}.get(
        (data[:1] == b"\0", data[1:2] == b"\0")
    )
    if wide and _decodes(data, wide):
        return _joined([data], [_Read(wide, [])])
    parts = [_Part(part, *(charset_named(part) or (None, 0))) for part in _games(data)]
    alike: dict[str | None, list[int]] = {}
    for place, part in enumerate(parts):
        alike.setdefault(part.named, []).append(place)
    reads: dict[int, _Read] = {}
    for places in alike.values():
        reads |= zip(places, _read([parts[place] for place in places]), strict=True)
    return _joined([part.data for part in parts], [reads[place] for place in range(len(parts))])


def _games(data: bytes) -> list[bytes]:
    """The bytes of each game, with what stands before it; all in one where one charset will do."""
    names = set(_CHARSETS.findall(data))
    if len(names) > _MOST_NAMES:
        return [data]
    charsets = set()
    for name in names:
        try:
            charsets.add(_codec(name.decode("latin-1").strip()))
        except LookupError:
            charsets.add("")
    if charsets <= {"utf-8"} and _decodes(data, "utf-8"):
        return [data]
    if any(charset.startswith(_BRACKETS_WITHIN) for charset in charsets):
        return [data]
    reader = iter_trees(data.decode("latin-1"))
    starts: list[int] = []
    while len(starts) < _MOST_GAMES and (span := reader.skip()):
        starts.append(span.start)
    starts[:1] = [0]
    return [data[start:end] for start, end in pairwise([*starts, len(data)])]


def _read(parts: list[_Part]) -> list[_Read]:
    """How games are read that say the same of their charset. What they say in vain is told of the first."""
    named = parts[0].named
    if named is None:
        charset, kind = "utf-8", Kind.CHARSET_GUESSED
        told = "the file does not say in which charset its text is"
    else:
        try:
            charset, kind = _codec(named), Kind.CHARSET_MISNAMED
            told = f"the text is not in the charset {named[:40]!r}"
        except LookupError:
            charset, kind = "", Kind.CHARSET_UNKNOWN
            told = f"the charset {named[:40]!r} is unknown"
    fits = [_fits(part.data, charset) for part in parts]
    others = b"".join([part.data for part, fit in zip(parts, fits, strict=True) if not fit])
    guess = charset if charset == "utf-8" and _mostly_utf8(others) else _guess(others)
    found = [_Read(charset if fit else guess, []) for fit in fits]
    if guess != charset and False in fits:
        first = fits.index(False)
        offset = parts[first].offset if named is not None else _not_utf8(parts[first].data)
        found[first].faults.append((offset, Diagnostic(kind, f"{told}: it is read as {guess}")))
    return found


def _fits(data: bytes, charset: str) -> bool:
    """Whether bytes are right in a charset, and not plainly in UTF-8 instead."""
    if not (charset and _decodes(data, charset)):
        return False
    letters = charset != "utf-8" and len(bytes(range(256)).decode(charset, "replace")) == 256
    return not letters or data.isascii() or not _decodes(data, "utf-8")


def _not_utf8(data: bytes) -> int:
    """The index of the first byte that is wrong in UTF-8."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return 0


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
    russian = len(_SIDE_BY_SIDE.findall(data)) >= len(_AMONG_ASCII.findall(data))
    return "cp1251" if russian else "iso8859-1"


def _mostly_utf8(data: bytes) -> bool:
    """Whether more characters beyond ASCII are right in UTF-8 than bytes are wrong."""
    text = data.decode("utf-8", "surrogateescape")
    beyond = len(_BEYOND_ASCII.findall(text))
    return beyond > 2 * len(_WRONG.findall(text))


def _joined(parts: list[bytes], reads: list[_Read], mark: bytes = b"") -> Decoded:
    """The text of the parts of a file, and what is wrong with it."""
    texts = []
    faults: list[tuple[int, Diagnostic]] = []
    spoilt, first, count = "", 0, 0
    length = 0
    for part, (charset, told) in zip(parts, reads, strict=True):
        # Wrong bytes of UTF-16 and UTF-32 have no surrogates to stand for them.
        wide = charset.startswith(("utf-16", "utf-32"))
        text = part.decode(charset, "replace" if wide else "surrogateescape")
        for offset, diagnostic in told:
            before = part[:offset].decode(charset, "surrogateescape")
            faults.append((length + len(before), diagnostic))
        if not _decodes(part, charset):
            wrong = _LOST if wide else _WRONG
            found = wrong.search(text)
            if not spoilt:
                spoilt, first = charset, length + (found.start() if found else 0)
            count += len(wrong.findall(text))
        texts.append(text)
        length += len(text)
    if spoilt:
        more = f", and at {count - 1} more place{'s' * (count > 2)}" if count > 1 else ""
        message = f"here the bytes are wrong in {spoilt}{more}"
        faults.append((first, Diagnostic(Kind.CHARSET_UNDECODABLE, message)))
    text = "".join(texts)
    lines = Lines(text)
    diagnostics = [diagnostic.at(*lines.place(offset)) for offset, diagnostic in faults]
    return Decoded(text, reads[0].charset, mark, diagnostics)
