"""Collections: the games of a file are listed without replaying them, and read one by one."""

import re
import sys
import tracemalloc
from pathlib import Path
from random import Random

import pytest

from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import InvalidDiagram
from kropki.record import Mode, Reading, UnreadableGame, read_games, write_game
from kropki.record.annotations import set_comment
from kropki.record.collection import Collection
from kropki.record.errors import NoSuchGame, UnreadableFile
from kropki.record.formats import sgf
from kropki.record.formats.file import Entry
from tests.support.sgf_games import RECORDS, broken_sgf, check_listed, read_number, sav

GAME = "(;GM[40]SZ[39:32]PB[Ola \\] K.]PW[ Jan]BR[1480]WR[x, 2]RE[B+3]DT[2020-01-02]EV[Cup];B[aa];W[bb])"
MODES = (None, *Mode)


def test_entries() -> None:
    found = Collection("\n" + GAME + "\n(;SZ[5:99](;C[;;])(;))(;SZ[8])")
    assert (found.format, found.done, found.total) == ("sgf", 0, len(GAME) + 32)
    entries = found.scan()
    assert entries == [
        Entry(1, ("Ola ] K.", "Jan"), ("1480", "x, 2"), "B+3", "2020-01-02", "Cup", 39, 32, 3, 2),
        Entry(2, ("", ""), ("", ""), "", "", "", None, None, 3, 3),
        Entry(3, ("", ""), ("", ""), "", "", "", 8, 8, 1, 3),
    ]
    assert found.entries == entries
    assert (found.done, found.scan(), found.diagnostics) == (found.total, [], [])


def test_a_file_is_scanned_step_by_step() -> None:
    found = Collection((GAME + "\n") * 20)
    parts = []
    while found.done < found.total:
        before = found.done
        parts.append(found.scan(0))
        assert found.done > before
    assert [entry.number for part in parts for entry in part] == [*range(1, 21)]
    assert len(parts) > 10


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.sgf")), ids=lambda path: path.stem)
def test_files_of_each_dialect(path: Path) -> None:
    for mode in MODES:
        check_listed(path.read_bytes(), mode)


def test_broken_files() -> None:
    rng = Random(20)
    for _ in range(60):
        text = "\n".join(broken_sgf(rng) for _ in range(rng.randint(1, 3)))
        data = text if rng.random() < 0.5 else text.encode("utf-8", "replace")
        try:
            check_listed(data)
        except UnreadableFile:
            with pytest.raises(UnreadableFile):
                read_games(data)


def test_places_count_from_the_beginning_of_the_file() -> None:
    found = Collection(f"x\n{GAME}\ny(;GM[40]SZ[9]\n;B[zz]XX)")
    assert [fault.kind for fault in found.read(2).diagnostics] == [Kind.MOVE, Kind.NO_VALUE]
    assert [(fault.line, fault.column) for fault in found.read(2).diagnostics] == [(4, 4), (4, 7)]
    assert [(fault.kind, fault.line) for fault in found.diagnostics] == [(Kind.JUNK, 1), (Kind.JUNK, 3)]


def test_one_game_is_read_without_the_others() -> None:
    """Even if the file has not been scanned that far."""
    found = Collection("(;GM[40]SZ[0])" + GAME * 3)
    assert found.read(2).game.plies == 2
    assert [entry.number for entry in found.entries] == [1, 2]
    assert found.read(2, mode=Mode.LISTED).mode is Mode.LISTED
    with pytest.raises(UnreadableGame) as raised:
        found.read(1)
    assert raised.value.code == Kind.SIZE
    for number in (0, -1, 5):
        with pytest.raises(NoSuchGame, match=f"there is no game {number}: the file holds") as missing:
            found.read(number)
        assert missing.value.code == "record/no-such-game"


def test_strict_reading_refuses_any_fault() -> None:
    found = Collection("(;GM[40]SZ[9];B[aa]B)(;GM[40]SZ[9];B[zz])(;GM[40]SZ[9];B[aa])")
    for number, kind in ((1, Kind.NO_VALUE), (2, Kind.MOVE)):
        assert [fault.kind for fault in found.read(number).diagnostics] == [kind]
        with pytest.raises(UnreadableGame) as raised:
            found.read(number, strict=True)
        assert raised.value.code == kind
    assert found.read(3, strict=True).game.plies == 1


def test_charsets() -> None:
    data = "(;GM[40]CA[UTF-8]SZ[9]PB[Оля]PW[Ян])".encode("cp1251")
    found = Collection(data)
    found.scan()
    assert found.entries[0].names == ("Оля", "Ян")
    assert [fault.kind for fault in found.diagnostics] == ["charset/misnamed"]
    found = Collection(
        "(;GM[40]CA[CP1251]SZ[9]PB[Ян])".encode("cp1251") + "(;GM[40]CA[UTF-8]SZ[9]PB[Żółw])".encode()
    )
    assert ([entry.names[0] for entry in found.scan()], found.diagnostics) == (["Ян", "Żółw"], [])
    assert found.read(2).game.names[0] == "Żółw"
    assert Collection("\ufeff(;SZ[9])".encode("utf-16-be")).scan()[0].width == 9


@pytest.mark.parametrize(
    ("gm", "is_go"),
    [
        ("GM[1]", True), ("GM[ 1 ]", True), ("GM[2]", False), ("", False), ("RU[Japanese]", True),
        ("KM[6.5]HA[0]", True), ("KM[0.5]", False), ("GM[]RU[AGA]", True), ("GM[2]RU[Chinese]", False),
        ("HA[2]AB[pd][dp]", True), ("HA[4]KM[0.5]", True), ("KM[0.5]HA[0]", False), ("GM[2]HA[2]", False),
    ],
)  # fmt: skip
def test_a_record_of_go(gm: str, is_go: bool) -> None:
    games = Collection(f"(;FF[4]{gm}SZ[19];B[pd])")
    assert games.read(1).diagnostics[0].kind == "record/other-game"
    if not is_go:
        assert games.read(1, any_game=False).game.plies == 1
        return
    with pytest.raises(UnreadableGame) as raised:
        games.read(1, any_game=False)
    assert raised.value.diagnostic.kind == "record/go"
    assert raised.value.diagnostic.place == (1, 11 + 4 * gm.startswith("GM[]"))


def test_a_file_of_pointsxt() -> None:
    data = sav([(5, 5, 0), (6, 5, 1), (6, 4, 0)])
    found = Collection(data, "a.sav")
    assert (found.format, found.done, found.total) == ("sav", 0, len(data))
    assert found.scan(0) == [Entry(1, ("Оля", "Ян"), ("", ""), "", "", "", 39, 32, 3, 0)]
    assert (found.done, found.scan()) == (found.total, [])
    read = found.read(1)
    assert (read.game.plies, read.mode, read.diagnostics) == (3, Mode.AUTOMATIC, [])
    wrong = Collection(data[:-1])
    assert [fault.kind for fault in wrong.read(1).diagnostics] == ["sav/count", "sav/next", "sav/truncated"]
    with pytest.raises(UnreadableGame) as raised:
        wrong.read(1, strict=True)
    assert (raised.value.code, raised.value.diagnostic.column) == ("sav/invalid", 2)
    for part in (1, 2, 57):
        with pytest.raises(UnreadableFile, match=f"it has {part} of 58 bytes"):
            Collection(data[:part])
    assert Collection(b"yes, these are my games of the winter at home: " + b"(;SZ[9])" * 9).format == "sgf"


def test_a_diagram() -> None:
    found = Collection(b". R .\nR B2 R1\n. G .\n")
    assert found.format == "diagram"
    assert found.scan() == [Entry(1, ("",) * 3, ("",) * 3, "", "", "", 3, 3, 2, 1)]
    game = found.read(1).game
    assert (game.plies, game.board.players, game.opening.name) == (2, 3, "custom")
    assert Collection(". .  .\n. . .\n. . R1").read(1).game.opening.name == "empty"
    with pytest.raises(UnreadableGame) as raised:
        Collection("R R R\nR B R\nR R R").read(1)
    assert raised.value.diagnostic.line == 1
    with pytest.raises(InvalidDiagram, match="row 2"):
        Collection(". . .\n. .\n. . .")


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ("\n. . .\n. R1 .\nBr . .", (4, 1), "setup/invalid"),
        (". R R1 .\nR B B2 R\n. R R .", (2, 5), "move/territory"),
        ("R B R\nB R B\nR B R", (1, 1), "setup/invalid"),
    ],
)
def test_a_diagram_that_no_game_begins_with(text: str, place: tuple[int, int], code: str) -> None:
    with pytest.raises(UnreadableGame) as raised:
        Collection(text).read(1)
    diagnostic = raised.value.diagnostic
    assert (diagnostic.kind, diagnostic.line, diagnostic.column) == (code, *place)


def test_surrounded_dots_in_a_diagram_are_still_to_be_declared() -> None:
    reading = Collection(". R . .\nR B R .\n. R . .\n. . . R1").read(1)
    assert (reading.mode, reading.game.rules.declared) == (Mode.LISTED, True)
    [again] = read_games(write_game(reading.game))
    assert str(again.game.board) == str(reading.game.board)
    reading.game.redo()
    reading.game.declare([offer.ring for offer in reading.game.board.offers(0)])
    assert reading.game.captures == (1, 0)


def test_several_diagrams() -> None:
    found = Collection(". R .\n. . .\n. . B1\n\n. . . .\n. G . .\n. . . .\n")
    assert found.format == "diagram"
    assert [(entry.number, entry.width, entry.nodes, entry.line) for entry in found.scan()] == [
        (1, 3, 1, 1),
        (2, 4, 0, 5),
    ]
    assert [found.read(number).game.board.players for number in (1, 2)] == [2, 3]
    assert found.diagram(2).dots == {(1, 1): 2}
    for number in (0, 3):
        with pytest.raises(NoSuchGame):
            found.diagram(number)


@pytest.mark.parametrize(
    "data",
    [b"", b" \n", b"\xef\xbb\xbf", b"\0" * 100, b"x" * 57, b"()", b"hello", b"\x89PNG\r\n", b";;"],
)
def test_a_file_in_no_known_format(data: bytes | str) -> None:
    with pytest.raises(UnreadableFile, match=r"x\.bin holds no game: .*an SGF file begins with") as raised:
        Collection(data, "x.bin")
    assert raised.value.code == "record/unreadable-file"


@pytest.mark.parametrize(
    "text",
    ["see you (; bye", "Your turn (; https://kropki.example/#1abc&game=z&you=1", "(;-)"],
)
def test_an_emoticon_is_no_game(text: str) -> None:
    with pytest.raises(UnreadableFile, match="holds no game"):
        Collection(text)
    found = Collection(f"(;GM[40]SZ[9]PB[Ann];B[aa])\n{text}")
    assert [entry.names[0] for entry in found] == ["Ann"]
    assert {each.kind for each in found.diagnostics} <= {Kind.JUNK, Kind.UNCLOSED}
    assert [entry.width for entry in Collection("(;)(;;)")] == [None, None]


# hostile files


def test_more_games_than_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sgf, "MAX_GAMES", 3)
    found = Collection("(;)\n" * 5)
    assert len(found.scan()) == 3
    assert found.done == found.total
    assert [(fault.kind, fault.line) for fault in found.diagnostics] == [(Kind.MORE_GAMES, 4)]
    assert len(Collection("(;)" * 3).scan()) == 3


def test_a_game_with_too_many_nodes_is_not_even_parsed() -> None:
    found = Collection("(;GM[40]SZ[9];;)\n(;GM[40]SZ[9];;;)", max_nodes=3)
    assert isinstance(read_number(found, 1), Reading)
    refused = read_number(found, 2)
    assert isinstance(refused, Diagnostic) and (refused.kind, refused.line) == (Kind.TOO_LARGE, 2)


def test_a_game_that_is_too_long_is_listed_and_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sgf, "MAX_CHARACTERS", 20)
    found = Collection("(;GM[40]SZ[9]C[123])(;GM[40]SZ[9]C[1234])")
    assert [(entry.number, entry.width) for entry in found.scan()] == [(1, 9), (2, None)]
    assert isinstance(read_number(found, 1), Reading)
    refused = read_number(found, 2)
    assert isinstance(refused, Diagnostic) and refused.kind == Kind.TOO_LARGE


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "bytes_a_character"),
    [
        ("(;SZ[9]" + ";B[aa];W[bb]" * 10_000 + ")", 2),
        ("(;SZ[9]" + "\n;" * 60_000 + ")", 60),
        ("(;)" * 20_000, 300),
        ("(;SZ[9]AB" + "[aa]" * 30_000 + ")", 40),
    ],
    ids=["moves", "lines", "games", "values"],
)
def test_memory_of_listing_a_file(text: str, bytes_a_character: int) -> None:
    """The limits are those of docs/sgf.md, "Bounds", besides the text itself."""
    tracemalloc.start()
    try:
        found = Collection(text)
        found.scan()
        assert tracemalloc.get_traced_memory()[1] < bytes_a_character * len(text) + 100_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    "text",
    [
        "(;" * 200_000,
        "(;" + "(" * 400_000,
        "(;)" + ")" * 400_000,
        "(;C[" + ")" * 400_000,
        "(;C[" + "\\" * 400_001,
        "(;B" + "[]" * 200_000,
        "(;" + "B[]" * 100_000,
        "(;B[])[" * 30_000,
        "(;)\r" * 30_000,
        "(;SZ[9]" + "(;B[aa]" * 50_000 + ")" * 50_001,
        "(;)" + "()" * 100_000,
        ";" * 400_000 + "B[aa]",
    ],
    ids=lambda text: text[:8],
)
def test_hostile_texts_are_scanned_to_the_end(text: str) -> None:
    found = Collection(text)
    found.scan()
    assert found.done == found.total and found.entries


def test_a_large_file_is_listed_whole() -> None:
    moves = "".join(
        f";{'BW'[i % 2]}[{'abcdefgh'[i % 8]}{'abcdefg'[i % 7]}]WL[{i / 10}]\n" for i in range(250)
    )
    data = (f"(;GM[40]SZ[39:32]PB[Ola]PW[Jan]C[a long day]\n{moves})\n" * 800).encode()
    found = Collection(data)
    found.scan()
    assert len(found.entries) == 800 and {entry.nodes for entry in found.entries} == {251}


def test_calls_for_each_of_many_tiny_games() -> None:
    """Settings of games are looked up, not made anew. Counting calls does not depend on the machine."""
    count = 0

    def count_call(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    games = iter(read_games(b"(;)" * 60))
    next(games)
    sys.setprofile(count_call)
    try:
        read = sum(1 for _ in games)
    finally:
        sys.setprofile(None)
    assert count / read < 150


def test_random_bytes_are_no_game_though_they_contain_the_beginning_of_one() -> None:
    noise = Random(1).randbytes(100_000)
    with pytest.raises(UnreadableFile, match="holds no game"):
        Collection(noise + b"(;GM[40]SZ[9];B[aa])" + noise)
    assert len(Collection(b"\0\0\x01(;GM[40]SZ[9];B[aa])").scan()) == 1


def test_games_without_moves_are_read_alike_wherever_they_stand() -> None:
    """Each text is read once, so what is reported must move with it."""
    alone = "(;GM[40]\nSZ[99 x]PB[Ola]C[one] junk)"
    text = f"(;)\n {alone}(;){alone}\n\n  {alone} (;B[aa]) {alone}(;)"
    readings = [*read_games(text)]
    for tree, reading in zip(_trees(text), readings, strict=True):
        start, source = tree
        line, column = text.count("\n", 0, start) + 1, start - text.rfind("\n", 0, start)
        [expected] = read_games(source)
        assert write_game(reading.game) == write_game(expected.game)
        assert (reading.mode, reading.result) == (expected.mode, expected.result)
        moved = [
            fault.at(fault.line + line - 1, fault.column + (column - 1 if fault.line == 1 else 0))
            for fault in expected.diagnostics
        ]
        assert reading.diagnostics == moved
    first, *_, last = readings
    first.game.play(first.game.board.grid.from_letters("cc"))
    set_comment(first.game.root, "changed")
    assert not last.game.root.notes
    assert last.game.plies == 0
    assert str(last.game.board) != str(first.game.board)


def _trees(text: str) -> list[tuple[int, str]]:
    """Return where each tree of a text without nested brackets begins, and its text."""
    return [(match.start(), match[0]) for match in re.finditer(r"\([^)]*\)", text)]
