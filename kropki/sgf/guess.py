"""Guess the charset of bytes by the letters of the languages in which Kropki is played.

Each charset turns the bytes into words, and some make more sense than others: their letters belong to one
alphabet, the frequent ones are frequent, and capitals begin words.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise


def _accented(count: float, *alphabets: str) -> list[dict[str, float]]:
    """Return what the letters beyond ASCII of some Latin alphabets count."""
    return [dict.fromkeys(alphabet, count) for alphabet in alphabets]


def _ranked(frequent: str, others: str, rare: str) -> dict[str, float]:
    """Return what the letters of a Cyrillic alphabet count."""
    return dict.fromkeys(frequent, 1.0) | dict.fromkeys(others, 0.3) | dict.fromkeys(rare, -0.3)


_POLISH, _CZECH, _GERMAN = "ąćęłńóśźż", "áčďéěíňóřšťúůýž", "äöüß"
_FRENCH, _SPANISH, _ITALIAN, _PORTUGUESE = "àâæçèéêëîïôùûüÿœ", "áéíñóúü", "àèéìòù", "áâãàçéêíóôõú"
_DANISH, _SWEDISH = "æøåé", "äåöé"
_CENTRAL = _accented(1.0, _POLISH, _CZECH, _GERMAN)
_WESTERN = [
    *_accented(1.0, _GERMAN),
    *_accented(0.7, _FRENCH, _SPANISH, _ITALIAN, _PORTUGUESE, _DANISH, _SWEDISH),
]
"""Languages of ISO-8859-1, the default of FF[4]. Those of the page are likelier."""
_RUSSIAN = _ranked("оеаинтсрвл", "кмдпуяыьгзбчйх", "жшюцщэфъё")
_UKRAINIAN = _ranked("оаинітрвес", "клдмупяєїьбгзчйх", "жшюцщфґ")
_CYRILLIC = [_RUSSIAN, _UKRAINIAN]
_FOREIGN = -2.0
"""What a letter counts that the language does not have."""
_ODD_CASE = -2.0
"""What a capital inside a word counts."""
_CAPITALS = -0.7
"""What a word of capitals alone counts."""
_CLUSTER = -0.4
"""What vowels next to an accented one count, or four consonants, in a Latin alphabet."""
_ALONE = -1.5
"""What a word of one letter with an accent counts."""
_SHORT = 0.25
"""How much a word of one Cyrillic letter counts: it may be a sign of another charset."""
_NEIGHBOURS = -0.7
"""What each pair of letters beyond ASCII counts in a Western language."""
_RARE = -0.3
"""What each word counts in a charset of DOS, or one that was hardly ever used."""
_SIGNS = "„“”‚‘’«»–—…№°§"
"""Signs beyond ASCII that texts have."""
_SIGN, _NO_SIGN, _CONTROL = 0.3, -1.5, -3.0
"""What such a sign counts, any other one, and a control character."""

_CHARSETS = {
    **dict.fromkeys(("iso8859-1", "cp1252"), _WESTERN),
    **dict.fromkeys(("cp1250", "iso8859-2", "cp852"), _CENTRAL),
    **dict.fromkeys(("cp1251", "koi8-r", "koi8-u", "cp866", "cp1125", "iso8859-5"), _CYRILLIC),
}
"""What is guessed, and for which languages. The first of several that are equally likely counts."""
_RARE_CHARSETS = ("cp852", "iso8859-5")
_MAX_LENGTH = 20_000
"""How many bytes are looked at: words with bytes beyond ASCII."""

_WORD = re.compile(r"[^\W\d_]+")
_BEYOND_ASCII = re.compile(r"[^\0-\x7f]")
_PIECES = re.compile(rb"[A-Za-z]{0,20}[\x80-\xff][A-Za-z\x80-\xff]{0,60}")
_CONSONANTS = re.compile(r"[^aeiouy]{4}")
_VOWELS = re.compile(r"[aeiouy]{2}")


def guess_charset(data: bytes) -> str:
    """Return the likely charset of bytes that are not UTF-8, as Python names it.

    >>> guess_charset("Łukasz – Małgorzata".encode("cp1250"))
    'cp1250'
    >>> guess_charset("Иван".encode("koi8-r"))
    'koi8-r'
    """
    pieces: dict[bytes, None] = {}
    length = 0
    for match in _PIECES.finditer(data):
        if length > _MAX_LENGTH:
            break
        if match[0] not in pieces:
            pieces[match[0]] = None
            length += len(match[0])
    scores = {charset: _score([*pieces], charset) for charset in _CHARSETS}
    return max(scores, key=scores.__getitem__)


def _score(pieces: list[bytes], charset: str) -> float:
    """Return how likely it is that bytes are in a charset: the higher, the likelier.

    Half of it is how well they are words of one of its languages, and half how well each is a word of any.
    """
    text = " ".join(piece.decode(charset, "replace") for piece in pieces)
    words = [_score_word(word, charset) for word in _WORD.findall(text) if not word.isascii()]
    same = max((sum(column) for column in zip(*words, strict=True)), default=0.0)
    return (same + sum(map(max, words))) / 2 + sum(map(_score_sign, _BEYOND_ASCII.findall(text)))


def _score_sign(char: str) -> float:
    if char.isalpha():
        return 0.0
    if char == "\ufffd" or not (char.isprintable() or char.isspace()):
        return _CONTROL
    return _SIGN if char in _SIGNS else _NO_SIGN


def _score_word(word: str, charset: str) -> list[float]:
    """Return how likely a word is in each of the languages of a charset."""
    languages = _CHARSETS[charset]
    whole = _RARE if charset in _RARE_CHARSETS else 0.0
    if word.isupper():
        whole += _CAPITALS if len(word) > 1 else 0.0
    elif not word[1:].islower() and len(word) > 1:
        whole += _ODD_CASE
    counted = word.lower()
    if languages is not _CYRILLIC:
        counted = counted.replace("äu", "ä")
        plain = "".join(unicodedata.normalize("NFD", char)[0] for char in counted)
        starts = [match.start() for match in _VOWELS.finditer(plain)]
        whole += _CLUSTER * any(plain[at : at + 2] != counted[at : at + 2] for at in starts)
        whole += _CLUSTER * bool(_CONSONANTS.search(plain))
        whole += _ALONE * (len(word) == 1) + _FOREIGN * (counted[0] == "ß")
        if languages is _WESTERN:
            whole += _NEIGHBOURS * sum(
                not (pair[0].isascii() or pair[1].isascii()) for pair in pairwise(counted)
            )
        counted = "".join(_BEYOND_ASCII.findall(counted))
    elif len(word) == 1:
        return [_SHORT * letters.get(counted, _FOREIGN) for letters in languages]
    return [whole + sum(letters.get(char, _FOREIGN) for char in counted) for letters in languages]
