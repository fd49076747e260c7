"""Files of PointsXT."""

import pytest

from kropki.record import read_games, write_game
from kropki.record.formats.sav import HEADER_BYTES, MOVE_BYTES, InvalidSav, is_sav, read_sav
from tests.support.sgf_games import sav

CAPTURE = [(5, 5, 0), (6, 5, 1), (6, 4, 0), (0, 0, 1), (7, 5, 0), (0, 1, 1), (6, 6, 0)]
"""Moves of a game in which Red captures with the last dot."""


def changed(data: bytes, offset: int, byte: int) -> bytes:
    return data[:offset] + bytes([byte]) + data[offset + 1 :]


def test_a_game() -> None:
    data = sav(CAPTURE)
    assert is_sav(data)
    assert len(data) == HEADER_BYTES + len(CAPTURE) * MOVE_BYTES
    game, faults = read_sav(data)
    assert faults == []
    assert (game.board.grid.width, game.board.grid.height) == (39, 32)
    assert (game.names, game.rule_set, game.ply, game.plies) == (("Оля", "Ян"), "russian", 0, 7)
    counts = []
    while game.node.next:
        game.redo()
        counts.append(game.captures)
    assert counts == [(0, 0)] * 6 + [(1, 0)]
    again = read_games(write_game(game))[0]
    assert again.diagnostics == []
    assert list(again.game.moves) == list(game.moves)


@pytest.mark.parametrize("player", [0, 1])
def test_the_header_names_the_colour_that_is_next(player: int) -> None:
    """All files that PointsXT wrote name the other colour than that of the last move."""
    data = sav([(5, 5, player)])
    assert (data[3:5], data[-10:-8]) == ((b"\0\0", b"\xff\xff") if player == 0 else (b"\xff\xff", b"\0\0"))
    assert read_sav(data)[1] == []
    assert read_sav(data, strict=True)[0].plies == 1


def test_black_may_begin_and_a_file_may_have_no_moves() -> None:
    assert read_sav(sav([(1, 1, 1)]))[0].first == 1
    game, faults = read_sav(sav([]))
    assert (game.plies, [diagnostic.kind for diagnostic in faults]) == (0, ["sav/count"])


@pytest.mark.parametrize(
    ("data", "kind", "byte", "plies"),
    [
        (sav(CAPTURE)[:-1], "sav/count", 2, 6),
        (sav(CAPTURE) + b"x", "sav/truncated", 150, 7),
        (changed(sav(CAPTURE), 1, 9), "sav/count", 2, 7),
        (changed(sav(CAPTURE), 3, 255), "sav/next", 4, 7),
        (changed(sav(CAPTURE), 12, 0x98), "sav/name", 13, 7),
        (changed(sav(CAPTURE), HEADER_BYTES, 39), "sav/move", HEADER_BYTES + 1, 0),
        (changed(sav(CAPTURE), HEADER_BYTES + 1, 32), "sav/move", HEADER_BYTES + 1, 0),
        (changed(sav(CAPTURE), HEADER_BYTES + 3, 7), "sav/move", HEADER_BYTES + 1, 0),
        (sav([*CAPTURE[:3], CAPTURE[0], (20, 20, 0)]), "sav/move", HEADER_BYTES + 3 * MOVE_BYTES + 1, 3),
    ],
)
def test_each_fault(data: bytes, kind: str, byte: int, plies: int) -> None:
    """The game is read as far as possible, and the first fault is reported; strict reading refuses it."""
    game, faults = read_sav(data)
    assert (faults[0].kind, faults[0].line, faults[0].column, game.plies) == (kind, 0, byte, plies)
    with pytest.raises(InvalidSav, match=f"byte {byte - 1}:"):
        read_sav(data, strict=True)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        sav(CAPTURE)[:40],
        b"y",
        b"(;GM[40])" * 20,
        sav([(0, 0, 0)])[:HEADER_BYTES] + bytes(MOVE_BYTES) * 1249,
    ],
)
def test_a_file_that_is_not_of_pointsxt(data: bytes) -> None:
    with pytest.raises(InvalidSav):
        read_sav(data)


def test_sgf_is_not_sav() -> None:
    assert not is_sav(b"(;GM[40]" + b" " * 100)
    assert not is_sav(b"yes")
