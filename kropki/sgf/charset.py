"""Decode the bytes of an SGF file, and encode its text.

A byte order mark decides the charset of a file. Without one, the `CA` of each game's root decides ([sgf-ff4],
"Root properties"). A game with neither is UTF-8 if its bytes are valid UTF-8. Otherwise its letters decide
(`kropki.sgf.guess`). Games that name the same charset, or none, are judged together. If the reader chooses a
charset, that one counts.

No bytes are refused or lost: invalid bytes become lone surrogates (Python's "surrogateescape"), which
`encode` turns back into bytes. Only in UTF-16 and UTF-32 invalid bytes are lost.
"""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import UnknownCharset, quoted
from kropki.sgf.guess import guess_charset
from kropki.sgf.parser import TreeReader
from kropki.sgf.tree import Lines
from kropki.sgf.values import simple_text

CHARSETS = (
    *("utf-8", "cp1250", "iso8859-2", "cp852", "cp1251", "koi8-r", "koi8-u", "cp866", "iso8859-5"),
    *("cp1252", "iso8859-1", "shift_jis", "gb18030", "big5", "euc-kr"),
)
"""The charsets that a reader is offered: of the page's languages, and of programs for Go."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)

_NOT_FOR_FILES = {"idna", "punycode", "unicode-escape", "raw-unicode-escape", "undefined", "mbcs", "oem"}
"""Python's codecs that are not charsets of files. Some take quadratic time."""

_PLAIN = bytes(range(0x20, 0x7B)) + b"\t\n\r"
"""The bytes that must mean the same as in ASCII, so that `CA` can be found. Some variants of Shift-JIS have
an overline for `~`."""

_WITH_BRACKETS_INSIDE = ("big5", "cp932", "cp950", "gb", "hz", "iso2022", "johab", "shift_jis", "utf-7")
"""Prefixes of charsets in which one byte of a character may be that of a bracket or a backslash."""

_TOKEN = re.compile(rb"([^()\[;]*+)(?:\[((?:[^\]\\]++|\\.)*+)(?:\]|\\?\Z)|[();]|\Z)", re.DOTALL)
_ROOT_START = re.compile(rb"\(\s*+;|\(\s*+(?=[A-Z]{1,2}\[)|;(?=\s*+[A-Z]{1,2}\[)")

_CA_ANYWHERE = re.compile(rb"C[a-z]{0,9}A[a-z]{0,9}\s{0,9}\[([^\]]{0,40}+)\]")
"""Whatever looks like `CA`, in any node and even in a comment."""

_NOT_CAPITAL = re.compile(rb"[^A-Z]")
_ESCAPED_BYTE = re.compile("[\udc80-\udcff]")
_LOST_BYTE = re.compile("\ufffd")
_BEYOND_ASCII = re.compile("[^\0-\x7f]")

_MAX_NAME_LENGTH = 40
_MAX_NAMES = 100
"""A file that names more charsets than this is decoded as a whole."""
_SAMPLE = 2000
"""Bytes that tell whether a file is in UTF-16."""
_MAX_GAMES = 100_000
"""Games that are decoded one by one: as many as `kropki.record.formats.sgf` lists."""


@dataclass(frozen=True)
class Decoded:
    """The text of a file.

    Attributes:
        text: The text, without a byte order mark.
        charset: Python's name of the charset of the file's first game.
        mark: The byte order mark, if there is one.
        diagnostics: What is wrong with the bytes. Places count characters of `text`.
    """

    text: str
    charset: str
    mark: bytes = b""
    diagnostics: list[Diagnostic] = field(default_factory=list)


class _Game(NamedTuple):
    """The bytes of a game, the charset that its `CA` names, if any, and the index of that name."""

    data: bytes
    named: str | None
    offset: int


class _Decoding(NamedTuple):
    """How to decode the bytes of a game, and what is wrong with them, each with the index of the byte."""

    charset: str
    faults: list[tuple[int, Diagnostic]]


def decode(data: bytes, charset: str | None = None) -> Decoded:
    r"""Return the text of a file. Any bytes can be decoded.

    >>> decode(b"(;CA[ISO-8859-2]PB[\xafaba])").text
    '(;CA[ISO-8859-2]PB[Żaba])'

    Args:
        data: The bytes.
        charset: The charset that the reader has chosen, such as `"cp1250"`; None to find it out.

    Raises:
        UnknownCharset: There is no such charset, or no SGF file can be in it.
    """
    if charset is not None:
        chosen = _chosen_codec(charset)
        mark = next((mark for mark, own in _MARKS if own == chosen and data.startswith(mark)), b"")
        return _join([data[len(mark) :]], [_Decoding(chosen, [])], mark)
    if marked := _decode_marked(data):
        return marked
    games = [_Game(part, *(find_charset(part) or (None, 0))) for part in _split_games(data)]
    by_name: dict[str | None, list[int]] = {}
    for number, game in enumerate(games):
        by_name.setdefault(game.named, []).append(number)
    decodings: dict[int, _Decoding] = {}
    for numbers in by_name.values():
        decodings |= zip(numbers, _choose_charsets([games[number] for number in numbers]), strict=True)
    return _join([game.data for game in games], [decodings[number] for number in range(len(games))])


def decode_text(data: bytes, charset: str | None = None) -> Decoded:
    """Return the text of a file that is no SGF, such as a lesson or a program. Any bytes can be decoded.

    A byte order mark decides its charset, then whether it is UTF-8, then its letters. Bytes that are invalid
    become U+FFFD.

    Args:
        data: The bytes.
        charset: The charset that the reader has chosen, such as `"cp1250"`; None to find it out.

    Raises:
        UnknownCharset: There is no such charset.
    """
    if charset is not None:
        decoded = decode(data, charset)
    else:
        decoded = _decode_marked(data) or _join([data], _choose_charsets([_Game(data, None, 0)]))
    return replace(decoded, text=_ESCAPED_BYTE.sub("\ufffd", decoded.text))


def text_of(data: bytes, charset: str | None = None) -> str:
    r"""Return the text of a file that is no SGF, as `decode_text` reads it.

    >>> text_of("text: Żółte".encode("utf-16"))
    'text: Żółte'

    Raises:
        UnknownCharset: There is no such charset.
    """
    return decode_text(data, charset).text


def encode(text: str, charset: str, mark: bytes = b"") -> bytes:
    """Return the bytes of a text, after a byte order mark.

    The text of a file in one charset gives the same bytes again, unless the charset has several ways to write
    a character.

    Raises:
        UnicodeEncodeError: The charset does not have all characters of the text.
    """
    return mark + text.encode(charset, "surrogateescape")


def find_charset(data: bytes) -> tuple[str, int] | None:
    """Return the value of `CA` in the first root and its index, or None if the root has no `CA`."""
    start = _ROOT_START.search(data)
    if start is None:
        return None
    for match in _TOKEN.finditer(data, start.end()):
        if match[2] is None:
            return None
        name = b"".join(match[1].split()[-1:])
        if _NOT_CAPITAL.sub(b"", name) == b"CA":
            return simple_text(match[2].decode("latin-1")).strip(), match.start(2)
    return None


def _decode_marked(data: bytes) -> Decoded | None:
    """Return the text of a file with a byte order mark, or in UTF-16 without one; None for any other."""
    for mark, charset in _MARKS:
        if data.startswith(mark):
            return _join([data[len(mark) :]], [_Decoding(charset, [])], mark)
    sample = data[:_SAMPLE]
    few, many = sorted((sample[::2].count(0), sample[1::2].count(0)))
    is_wide = 40 * many >= len(sample) and 10 * few <= many  # spaces and ends of lines have a zero each
    wide = ("utf-16-be" if sample[::2].count(0) == many else "utf-16-le") if is_wide and many else None
    return _join([data], [_Decoding(wide, [])]) if wide and _is_valid(data, wide) else None


def _split_games(data: bytes) -> list[bytes]:
    """Return the bytes of each game with what precedes it, or all bytes in one where one charset will do."""
    names = set(_CA_ANYWHERE.findall(data))
    if len(names) > _MAX_NAMES:
        return [data]
    charsets = set()
    for name in names:
        try:
            charsets.add(_codec_name(name.decode("latin-1").strip()))
        except LookupError:
            charsets.add("")
    if charsets <= {"utf-8"} and _is_valid(data, "utf-8"):
        return [data]
    if any(charset.startswith(_WITH_BRACKETS_INSIDE) for charset in charsets):
        return [data]
    reader = TreeReader(data.decode("latin-1"))
    starts: list[int] = []
    while len(starts) < _MAX_GAMES and (span := reader.skip()):
        starts.append(span.start)
    starts[:1] = [0]
    return [data[start:end] for start, end in pairwise([*starts, len(data)])]


def _choose_charsets(games: list[_Game]) -> list[_Decoding]:
    """Return the charset of each of several games that name the same one, or none.

    If it is wrong for some of them, the first of those gets the diagnostic.
    """
    named = games[0].named
    if named is None:
        charset, kind = "utf-8", Kind.CHARSET_GUESSED
        reason = "the file does not name its charset"
    else:
        try:
            charset, kind = _codec_name(named), Kind.CHARSET_MISNAMED
            reason = f"the text is not in the charset {named[:40]!r}"
        except LookupError:
            charset, kind = "", Kind.CHARSET_UNKNOWN
            reason = f"the charset {named[:40]!r} is unknown"
    fits = [_fits(game.data, charset) for game in games]
    others = b"".join([game.data for game, fit in zip(games, fits, strict=True) if not fit])
    guess = charset if charset == "utf-8" and _is_mostly_utf8(others) else _guess(others)
    decodings = [_Decoding(charset if fit else guess, []) for fit in fits]
    if guess != charset and False in fits:
        first = fits.index(False)
        offset = _first_invalid_utf8(games[first].data) if named is None else games[first].offset
        decodings[first].faults.append((offset, Diagnostic(kind, f"{reason}; it is read as {guess}")))
    return decodings


def _fits(data: bytes, charset: str) -> bool:
    """Return whether bytes are valid in a charset, and not obviously UTF-8 instead."""
    if not (charset and _is_valid(data, charset)):
        return False
    has_every_byte = charset != "utf-8" and len(bytes(range(256)).decode(charset, "replace")) == 256
    return not has_every_byte or data.isascii() or not _is_valid(data, "utf-8")


def _first_invalid_utf8(data: bytes) -> int:
    """Return the index of the first byte that is not valid UTF-8, 0 if there is none."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.start
    return 0


def _codec_name(name: str) -> str:
    """Return Python's name of a charset.

    Raises:
        LookupError: Python does not have the charset, or no SGF file can be in it.
    """
    try:
        charset = codecs.lookup(name).name if len(name) <= _MAX_NAME_LENGTH else ""
        plain = _PLAIN.decode("ascii")
        is_usable = charset not in _NOT_FOR_FILES and _PLAIN.decode(charset) == plain
        is_usable = is_usable and plain.encode(charset) == _PLAIN
    except ValueError:
        is_usable = False
    if not is_usable:
        raise LookupError(name)
    return charset


def _chosen_codec(name: str) -> str:
    """Return Python's name of a charset that the reader has chosen.

    Raises:
        UnknownCharset: There is no such charset, or no SGF file can be in it.
    """
    try:
        return _codec_name(name)
    except LookupError:
        known = ", ".join(CHARSETS)
        raise UnknownCharset(f"the charset {quoted(name)} is unknown; choose one such as {known}") from None


def _is_valid(data: bytes, charset: str) -> bool:
    try:
        data.decode(charset)
    except ValueError:
        return False
    return True


def _guess(data: bytes) -> str:
    """Return the likely charset of bytes."""
    return "utf-8" if _is_valid(data, "utf-8") or _is_mostly_utf8(data) else guess_charset(data)


def _is_mostly_utf8(data: bytes) -> bool:
    """Return whether there are more valid characters beyond ASCII in UTF-8 than invalid bytes."""
    text = data.decode("utf-8", "surrogateescape")
    beyond = len(_BEYOND_ASCII.findall(text))
    return beyond > 2 * len(_ESCAPED_BYTE.findall(text))


def _join(parts: list[bytes], decodings: list[_Decoding], mark: bytes = b"") -> Decoded:
    """Decode the parts of a file and join them, with the diagnostics of all."""
    texts = []
    faults: list[tuple[int, Diagnostic]] = []
    invalid_in, first, count = "", 0, 0
    length = 0
    for part, (charset, own_faults) in zip(parts, decodings, strict=True):
        # surrogates cannot stand for the invalid bytes of UTF-16 and UTF-32
        is_wide = charset.startswith(("utf-16", "utf-32"))
        text = part.decode(charset, "replace" if is_wide else "surrogateescape")
        for offset, diagnostic in own_faults:
            before = part[:offset].decode(charset, "surrogateescape")
            faults.append((length + len(before), diagnostic))
        if not _is_valid(part, charset):
            pattern = _LOST_BYTE if is_wide else _ESCAPED_BYTE
            found = pattern.search(text)
            if not invalid_in:
                invalid_in, first = charset, length + (found.start() if found else 0)
            count += len(pattern.findall(text))
        texts.append(text)
        length += len(text)
    if invalid_in:
        more = f", and at {count - 1} more place{'s' * (count > 2)}" if count > 1 else ""
        message = f"these bytes are not valid {invalid_in}{more}"
        faults.append((first, Diagnostic(Kind.CHARSET_UNDECODABLE, message)))
    text = "".join(texts)
    lines = Lines(text)
    diagnostics = [diagnostic.at(*lines.place(offset)) for offset, diagnostic in faults]
    return Decoded(text, decodings[0].charset, mark, diagnostics)
