"""Decoding and encoding SGF files: which charset is found, and what is reported if it is wrong."""

import codecs
import encodings
import pkgutil
import re
from contextlib import suppress
from pathlib import Path
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.diagnostics import Kind
from kropki.errors import UnknownCharset
from kropki.sgf.charset import CHARSETS, decode, encode, find_charset

checked = settings(derandomize=True, database=None, deadline=None, max_examples=200)

POLISH = "(;FF[4]CA[{}]PB[Żółw]PW[gracz]C[Świetny ruch, dziękuję];B[aa])"
RUSSIAN = "(;FF[4]PB[Иванов Иван]PW[Пётр]C[Хороший ход! Ё-моё, и я так думаю];B[aa])"
WESTERN = "(;FF[4]PB[José Müller]PW[Besançon]C[Très bien, à bientôt];B[aa])"


@pytest.mark.parametrize("name", ["UTF-8", "utf8", "iso-8859-2", "windows-1250", "cp852", "mac-latin2"])
def test_the_charset_that_the_file_names(name: str) -> None:
    text = POLISH.format(name)
    decoded = decode(text.encode(name))
    assert (decoded.text, decoded.charset) == (text, codecs.lookup(name).name)
    assert not decoded.diagnostics


@pytest.mark.parametrize("name", ["big5", "gb18030", "shift_jis", "euc-kr", "koi8-r", "cp1251", "iso2022_jp"])
def test_charsets_of_other_scripts(name: str) -> None:
    words = "Иванов" if name in ("koi8-r", "cp1251") else "本因坊" if name != "euc-kr" else "바둑"
    text = f"(;PB[{words}]CA[{name}];B[aa])"
    decoded = decode(text.encode(name))
    assert (decoded.text, decoded.diagnostics) == (text, [])
    assert encode(decoded.text, decoded.charset) == text.encode(name)


@pytest.mark.parametrize("name", ["utf-8", "utf-16-le", "utf-16-be", "utf-32-le", "utf-32-be"])
def test_a_byte_order_mark_overrides_all_names(name: str) -> None:
    mark = "\ufeff".encode(name)
    text = POLISH.format("cp1251")
    decoded = decode(mark + text.encode(name))
    assert (decoded.text, decoded.charset, decoded.mark, decoded.diagnostics) == (text, name, mark, [])
    assert encode(decoded.text, decoded.charset, decoded.mark) == mark + text.encode(name)


@pytest.mark.parametrize("name", ["utf-16-le", "utf-16-be"])
def test_two_bytes_a_character_without_a_mark(name: str) -> None:
    assert decode(POLISH.format("UTF-16").encode(name)).text == POLISH.format("UTF-16")


@pytest.mark.parametrize(
    ("text", "charset"),
    [
        (RUSSIAN, "utf-8"),
        (RUSSIAN, "cp1251"),
        (WESTERN, "utf-8"),
        (WESTERN, "iso8859-1"),
        ("(;B[aa])", "utf-8"),
        ("(;PB[Я])", "cp1251"),
    ],
)
def test_a_file_that_names_no_charset(text: str, charset: str) -> None:
    """It is reported unless it is UTF-8."""
    decoded = decode(text.encode(charset))
    assert (decoded.text, decoded.charset) == (text, charset)
    reported = [(fault.kind, fault.line, fault.column) for fault in decoded.diagnostics]
    first = next((place for place, char in enumerate(text) if not char.isascii()), 0)
    assert reported == ([] if charset == "utf-8" else [(Kind.CHARSET_GUESSED, 1, first + 1)])


@pytest.mark.parametrize("charset", ["koi8-r", "cp866", "cp1251"])
def test_a_guessed_charset_is_reported_whatever_it_is(charset: str) -> None:
    (fault,) = decode(RUSSIAN.encode(charset)).diagnostics
    assert fault.kind == Kind.CHARSET_GUESSED and charset in fault.message


PLAYERS = {
    "cp1250": [
        "Łukasz – Małgorzata",
        "Świetny ruch, żółte kropki",
        "Dvořák, Šťastný",
        "Grzegorz Brzęczyszczykiewicz",
    ],
    "iso8859-2": ["Łukasz i Małgorzata", "Świetny ruch, żółte kropki", "Žofie Šťastná"],
    "cp852": ["Świetny ruch, żółte kropki", "Žluťoučký kůň"],
    "cp1251": ["Иван", "Пётр Сидоров", "Оля", "Олександр Їжак", "ИВАН ПЕТРОВ", "„Крапки“ – гра"],
    "koi8-r": ["Иван", "Пётр Сидоров", "хороший ход"],
    "koi8-u": ["Олександр Їжак", "гарний хід"],
    "cp866": ["Иван", "Пётр Сидоров", "хороший ход"],
    "iso8859-5": ["Пётр Сидоров", "хороший ход"],
    "iso8859-1": ["Müller", "Größe", "Jürgen Häußler", "François", "Gómez", "Michèle", "Åsa"],
    "cp1252": ["Müller – „gut“", "Gómez…"],
}


@pytest.mark.parametrize(("charset", "name"), [(each, name) for each in PLAYERS for name in PLAYERS[each]])
def test_the_letters_tell_the_charset(charset: str, name: str) -> None:
    text = f"(;GM[40]FF[4]SZ[9]PB[{name}]PW[B];B[aa];W[bb])"
    assert decode(text.encode(charset)).text == text


@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl", "cs", "de", "ru", "uk"])
def test_longer_texts_are_guessed_in_each_charset_of_their_language(language: str) -> None:
    """The messages of the page are texts in these languages."""
    source = Path("web/messages", f"{language}.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^[a-z-]+ = ([^{}\n]{40,})$", source, re.MULTILINE)
    tried = wrong = 0
    for charset in PLAYERS:
        for line in lines:
            with suppress(UnicodeEncodeError):
                data = line.encode(charset)
                tried += not data.isascii()
                wrong += decode(data).text != line
    assert tried > 200
    assert wrong <= tried / 100


def test_a_chosen_charset_comes_before_everything() -> None:
    text = "(;CA[UTF-8]PB[本因坊])"
    decoded = decode(text.encode("shift_jis"), "Shift_JIS")
    assert (decoded.text, decoded.charset, decoded.diagnostics) == (text, "shift_jis", [])
    assert decode("\ufeff(;PB[Я])".encode(), "utf-8").text == "(;PB[Я])"
    assert [fault.kind for fault in decode(b"(;PB[\xff])", "utf-8").diagnostics] == [Kind.CHARSET_UNDECODABLE]


@pytest.mark.parametrize("charset", ["klingon", "", "idna", "utf-8\0", "x" * 1000])
def test_an_unknown_charset_cannot_be_chosen(charset: str) -> None:
    with pytest.raises(UnknownCharset, match="is unknown; choose one such as utf-8, cp1250"):
        decode(b"(;B[aa])", charset)


def test_all_offered_charsets_are_known() -> None:
    for charset in CHARSETS:
        assert decode(b"(;B[aa])".decode().encode(charset), charset).text.lstrip("\ufeff") == "(;B[aa])"


def test_each_game_is_read_by_its_own_charset() -> None:
    """Games without one are judged together, and a wrong one is reported once, in its place."""
    games = [
        ("(;CA[CP1251]PB[Иван])\n", "cp1251"),
        ("(;CA[UTF-8]PB[Żółw])\n", "utf-8"),
        ("(;PB[Оля])\n", "utf-8"),
        ("(;PB[Я])\n", "cp1251"),
        ("(;CA[ISO-8859-2]PB[Żółw])\n", "iso8859-2"),
        ("(;CA[CP1251]PB[Пётр])\n", "cp1251"),
        ("(;PB[Пётр])\n", "cp1251"),
        ("(;CA[klingon]PB[Ёж])", "utf-8"),
        ("(;CA[UTF-8]PB[Сидоров])", "cp1251"),
    ]
    decoded = decode(b"".join(text.encode(charset) for text, charset in games))
    assert decoded.text == "".join(text for text, _ in games)
    assert sorted((fault.kind, fault.line, fault.column) for fault in decoded.diagnostics) == [
        (Kind.CHARSET_GUESSED, 4, 6),
        (Kind.CHARSET_MISNAMED, 8, 26),
        (Kind.CHARSET_UNKNOWN, 8, 6),
    ]


@pytest.mark.parametrize(
    "file",
    [
        b"(;CA[KOI8-R])",
        b"mail (see\n( ; FF[4]C[a\\]CA[x\\]] CA [ KOI8-R ])",
        b"(;GM[40]\nAB[aa]\n[bb]CA[KOI8-R])",
        b"(CA[KOI8-R])",
        b"(;CharsetA[KOI8-R])",
    ],
)
def test_the_charset_is_found_anywhere_in_the_root(file: bytes) -> None:
    named = find_charset(file)
    assert named is not None and named[0] == "KOI8-R"


@pytest.mark.parametrize(
    "file", [b"", b"CA[KOI8-R]", b"(;C[CA[KOI8-R\\]])", b"(;FF[4];CA[KOI8-R])", b"(;CA)"]
)
def test_no_charset_is_found_elsewhere(file: bytes) -> None:
    assert find_charset(file) is None


@pytest.mark.parametrize(
    "name",
    [
        "",
        "klingon",
        "x" * 500,
        "a\0b",
        "żółw",
        "rot13",
        "zlib",
        "idna",
        "punycode",
        "unicode_escape",
        "undefined",
        "utf-16",
        "cp037",
        "../etc",
        "aliases",
        "oem",
    ],
)
def test_an_unknown_charset_is_reported(name: str) -> None:
    text = f"(;FF[4]\nCA[{name}]C[Świetny];B[aa])"
    decoded = decode(text.encode())
    assert (decoded.text, decoded.charset) == (text, "utf-8")
    (fault,) = decoded.diagnostics
    assert (fault.kind, fault.line, fault.column) == (Kind.CHARSET_UNKNOWN, 2, 4)


def test_a_wrong_charset_is_reported() -> None:
    text = RUSSIAN.replace("FF[4]", "FF[4]CA[UTF-8]")
    decoded = decode(text.encode("cp1251"))
    assert (decoded.text, decoded.charset) == (text, "cp1251")
    (fault,) = decoded.diagnostics
    assert (fault.kind, fault.line, fault.column) == (Kind.CHARSET_MISNAMED, 1, 11)


@pytest.mark.parametrize("name", ["ISO-8859-1", "CP1251", "KOI8-R", "ASCII"])
def test_obvious_utf_8_is_read_as_such_whatever_is_named(name: str) -> None:
    text = f"(;CA[{name}]PB[Świętosława])"
    decoded = decode(text.encode())
    assert (decoded.text, [fault.kind for fault in decoded.diagnostics]) == (text, [Kind.CHARSET_MISNAMED])


def test_invalid_bytes_are_reported_and_kept() -> None:
    (fault,) = decode("(;CA[UTF-8]C[Świetny żółw ".encode() + b"\xff])").diagnostics
    assert "utf-8" in fault.message and "more" not in fault.message
    file = "(;CA[UTF-8]C[Świetny żółw\n?]C[ż".encode()[:-1] + b"]\xff)"
    decoded = decode(file)
    (fault,) = decoded.diagnostics
    assert (fault.kind, fault.line, fault.column) == (Kind.CHARSET_UNDECODABLE, 2, 5)
    assert "1 more place" in fault.message
    assert encode(decoded.text, decoded.charset) == file


def test_places_count_characters() -> None:
    decoded = decode("\ufeff(;C[Żółw]\nCA[klingon])".encode())
    assert decoded.text.startswith("(;")
    assert not decoded.diagnostics, "the mark has decided"
    (fault,) = decode("(;C[Żółw]CA[klingon])".encode()).diagnostics
    assert (fault.line, fault.column) == (1, 13)


def test_every_charset_of_python_is_read_or_refused() -> None:
    for module in pkgutil.iter_modules(encodings.__path__):
        file = f"(;CA[{module.name}]C[".encode() + bytes(range(0x80, 0x100)) + b"])"
        decoded = decode(file)
        again = decode(encode(decoded.text, decoded.charset))
        assert (again.text, again.charset) == (decoded.text, decoded.charset)


@checked
@given(st.binary() | st.binary().map(lambda data: b"(;CA[UTF-8]C[" + data))
def test_any_bytes(data: bytes) -> None:
    decoded = decode(data)
    if not decoded.charset.startswith(("utf-16", "utf-32")):
        assert encode(decoded.text, decoded.charset, decoded.mark) == data


def test_random_bytes() -> None:
    rng = Random(4)
    names = ["UTF-8", "cp1251", "big5", "iso2022_jp", "hz", "utf-7", "utf-16", "gb18030", "koi8-r", "x"]
    for _ in range(2_000):
        data = f"(;CA[{rng.choice(names)}]C[".encode() + rng.randbytes(rng.randrange(40))
        decode(rng.choice((b"", b"", b"", codecs.BOM_UTF16_LE, codecs.BOM_UTF32_BE, codecs.BOM_UTF8)) + data)


@pytest.mark.parametrize(
    "data",
    [
        *(b"(;" + b"[" * 500_000, b"(" * 500_000, b"(;" + b"a" * 500_000, b"\xff" * 500_000),
        *(b"(;C[\xff])" * 20_000, b"".join(b"(;CA[x%d])" % n for n in range(40_000)), b"CA[" * 200_000),
        b"(;CA[UTF-8]C[\xff])(;CA[CP1251]C[\xff])" * 10_000,
    ],
)
def test_hostile_bytes_take_no_longer_than_others(data: bytes) -> None:
    start = process_time()
    decode(data)
    assert process_time() - start < 2
