"""Games as SGF: real files, faults, writing and hostile files."""

import re
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki import record
from kropki.diagnostics import Kind
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import AgreedSettlement, Declaration, Dot, Stop
from kropki.game.outcome import EndReason, Outcome
from kropki.game.rules import RULE_SETS
from kropki.game.tree import Node, Note
from kropki.record import (
    MAX_NODES,
    Mode,
    Reading,
    UnreadableFile,
    UnreadableGame,
    UnwritableGame,
    read_game,
    read_games,
    rules_text,
    write_game,
)
from kropki.record.annotations import comment_of, set_comment
from kropki.record.game_json import to_json
from kropki.record.notes import make_note
from kropki.sgf import SgfNode, parse
from tests.support.settings import steady
from tests.support.sgf_games import RECORDS, content_of, fuzz_one, nodes_of, random_game

FILES = sorted(path.stem for path in RECORDS.glob("*.sgf"))


def read(text: str, mode: Mode | None = None) -> Reading:
    """Read the only game of a text."""
    [reading] = read_games(text, mode=mode)
    return reading


def kinds(reading: Reading) -> list[str]:
    return [fault.kind for fault in reading.all_diagnostics]


def faults(reading: Reading) -> list[str]:
    return [fault.kind for fault in reading.all_diagnostics if fault.is_fault]


def captures(game: Game) -> Iterator[str]:
    """Yield the captures after each node of the main line, and leave the game at its end."""
    node = game.root
    while node.children:
        node = node.children[0]
        game.step_to(node)
        yield f"{game.captures[0]}:{game.captures[1]}"


def at_end(reading: Reading) -> Game:
    reading.game.go_to_ply(reading.game.plies)
    return reading.game


# dialects

CAPTURES = {
    "dotsgame": "6×0:0 3×1:0 6×0:0 2×1:0 6×0:0 2×1:0 6×0:0 2×1:0",
    "freed": "7×0:0 19×0:1 1×4:0",
    "katago": "6×0:0 4×1:0 1×1:1",
    "kropki-exe": "7×0:0 2×1:0",
    "kropla": "10×0:0 1×2:0",
    "multipoints": "6×0:0 1×1:0",
    "no-header": "6×0:0 1×1:0",
    "notago": "6×0:0 1×1:0",
    "notes": "2×0:0",
    "old-pools": "16×0:0 2×2:0",
    "oppai": "9×0:0 2×0:1",
    "playdots": "11×0:0 1×0:1",
    "playdots-cross": "4×0:0 1×1:0",
    "set-up": "6×0:0",
    "szkrab": "6×0:0 7×1:0 1×1:1",
    "turns": "6×0:0 1×1:0",
    "vpoints": "6×0:0 1×1:0",
    "wrong-ring": "6×0:0 3×1:0",
    "zagram-agreement": "3×0:0 10×1:0",
    "zagram-lead": "6×0:0 3×1:0",
    "zagram-stop": "6×0:0 1×0:1",
    "zagram-stop-settled": "5×0:0",
}
"""For each file in `tests/records`, the captures after each node of the main lines of its games."""

FAULTS: dict[str, list[Kind]] = {
    "freed": [Kind.MODES_DIFFER],
    "multipoints": [Kind.RESULT_FORM],
    "no-header": [Kind.OTHER_GAME, Kind.SIZE, Kind.CROWDED_NODE],
    "old-pools": [Kind.MODES_DIFFER],
    "oppai": [Kind.SIZE, Kind.MODES_DIFFER, Kind.RING_UNCLOSED],
    "playdots": [Kind.CROWDED_NODE],
    "turns": [Kind.CROWDED_NODE, Kind.CROWDED_NODE, Kind.TURN],
    "wrong-ring": [Kind.RING, Kind.RING],
    "zagram-lead": [Kind.AFTER_END, Kind.AFTER_END],
}
"""The diagnostics of each file that has any."""

LISTED = {
    "freed",
    "kropki-exe",
    "kropla",
    "old-pools",
    "oppai",
    "szkrab",
    "wrong-ring",
    "zagram-agreement",
}
"""The files that are replayed as listed."""

ENDS = {
    "dotsgame": Outcome(0, EndReason.STOP),
    "katago": Outcome(1, EndReason.STOP),
    "zagram-agreement": Outcome(0, EndReason.AGREEMENT),
    "zagram-lead": Outcome(0, EndReason.LEAD),
}
"""The outcomes of the first games that their moves end."""


def test_every_file_has_expected_captures() -> None:
    assert sorted(CAPTURES) == FILES


@pytest.mark.parametrize("name", FILES)
def test_captures_of_each_dialect(name: str) -> None:
    """Check the captures after every move, the mode, the diagnostics and the outcome."""
    readings = list(read_games((RECORDS / f"{name}.sgf").read_bytes()))
    expected = [
        count for item in CAPTURES[name].split() for count in int(item.split("×")[0]) * [item.split("×")[1]]
    ]
    first = readings[0]
    assert [count for reading in readings for count in captures(reading.game)] == expected
    assert {reading.mode for reading in readings} == {Mode.LISTED if name in LISTED else Mode.AUTOMATIC}
    assert [kind for reading in readings for kind in kinds(reading)] == FAULTS.get(name, [])
    assert first.game.outcome == ENDS.get(name)


@pytest.mark.parametrize("name", FILES)
def test_each_dialect_is_written_and_read_again(name: str) -> None:
    for reading in read_games((RECORDS / f"{name}.sgf").read_bytes()):
        text = write_game(reading.game)
        again = read(text, reading.mode)
        assert nodes_of(again.game) == nodes_of(reading.game)
        assert again.game.rules == reading.game.rules
        assert write_game(again.game) == text


@pytest.mark.parametrize("name", FILES)
def test_what_is_written_has_no_new_faults(name: str) -> None:
    for reading in read_games((RECORDS / f"{name}.sgf").read_bytes()):
        again = read(write_game(reading.game), reading.mode)
        assert len(faults(again)) <= len(faults(reading))
        assert {*faults(again)} <= {*faults(reading)}


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (";B[aa];W[bb];W[cc][dd]", [Kind.CROWDED_NODE]),
        (";B[aa];W[bb];W[cc];W[dd]", []),
        (";B[aa];W[bb];W[cc];W[dd];C[the end]", []),
        (";B[aa];W[bb];W[cc]", [Kind.TURN]),
        (";B[aa];W[bb];W[cc];W[dd];W[ee];B[ff]", [Kind.TURN]),
        (";B[aa];W[bb];W[cc];W[dd];B[ee];W[ff];W[gg]", [Kind.TURN, Kind.TURN]),
        (";B[aa];W[bb];W[cc];W[dd](;W[ee])(;B[ee])", [Kind.TURN]),
        (";B[aa];W[bb];W[cc]B[dd]", [Kind.TURN, Kind.CROWDED_NODE]),
    ],
)
def test_a_grounding_is_not_out_of_turn(moves: str, expected: list[Kind]) -> None:
    """The last dots of one player are one. Other dots out of turn are reported once for each row of them."""
    reading = read(f"(;GM[40]SZ[10]RU[russian]{moves})")
    assert kinds(reading) == expected
    assert kinds(read(write_game(reading.game))) == [
        kind for kind in expected if kind is not Kind.CROWDED_NODE
    ]


def test_a_grounding_in_one_node_is_called_that() -> None:
    [diagnostic] = dialect("playdots").diagnostics
    assert diagnostic.message == "a grounding: the last 4 dots of Blue are in one node"


def dialect(name: str) -> Reading:
    return read_games((RECORDS / f"{name}.sgf").read_bytes())[0]


def test_zagram_settles_by_territory() -> None:
    reading = dialect("zagram-agreement")
    game = at_end(reading)
    assert isinstance(game.node.move, AgreedSettlement)
    assert game.settlement is not None
    assert (game.first, game.rule_set, reading.result) == (1, "zagram-territory", "B+1")
    assert game.node.notes == []
    game.go_to_ply(1)
    assert game.node.values("WL") == ["119.25"]


def test_zagram_writes_a_stop_as_a_comment() -> None:
    game = dialect("zagram-stop").game
    assert [type(move) for move in game.moves] == [Dot, Dot, Dot, Dot, Stop, Dot, Dot]
    assert [getattr(move, "player", None) for move in game.moves] == [0, 1, 0, 1, 0, 1, 1]
    settled = dialect("zagram-stop-settled").game
    assert settled.moves[-1] == Stop(0)


@pytest.mark.parametrize("node", ["W[ed]C[B pressed STOP]", ";C[B pressed STOP]"])
@pytest.mark.parametrize("stop", [0, 1])
def test_a_stop_comes_before_the_settlement_of_its_node(node: str, stop: int) -> None:
    head = f"(;GM[40]SZ[10]RU[MustSurr=0,MinArea=0,Stop={stop}];B[de];W[ee];B[fe];"
    reading = read(f"{head}{node}TB[]TW[])")
    for _ in range(2):
        game = reading.game
        assert game.moves[-2:] == [Stop(0), AgreedSettlement(())]
        text = write_game(game)
        reading = read(text)
        assert nodes_of(reading.game) == nodes_of(game)
        assert write_game(reading.game) == text


AREAS = ";B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef];W[ac]"
"""A game with a ring that is not declared."""


@pytest.mark.parametrize(
    "areas", ["TB[.deeffeedde]TW[]", "TW[]TB[.deeffeedde]", "TB[.deeffeedde]", "TB[]TW[]"]
)
@pytest.mark.parametrize("node", [";", ";B[hh]"])
def test_areas_are_written_as_they_came(areas: str, node: str) -> None:
    """With an empty list of one player, and without."""
    game = read(f"(;GM[40]SZ[10]RU[MustSurr=0,MinArea=0]{AREAS}{node}{areas})").game
    assert isinstance(game.moves[-1], AgreedSettlement)
    text = write_game(game)
    assert areas in text.replace("\n;", "")
    again = read(text).game
    assert again.moves == game.moves
    assert write_game(again) == text


@pytest.mark.parametrize(
    "moves",
    [
        ";W[ee]C[B pressed STOP];W[fe]",
        ";W[ee];C[B pressed STOP];W[fe]",
        ";W[ee]C[B pressed STOP]",
        ";W[ee]C[B pressed STOP](;W[fe])(;W[ff])",
        ";W[ee]C[B pressed STOP];B[];W[fe]",
    ],
)
def test_a_stop_in_a_comment_is_written_as_it_came(moves: str) -> None:
    game = read(f"(;GM[40]SZ[10]RU[MustSurr=1,MinArea=1,Stop=1];B[aa]{moves})").game
    assert game.moves[2] == Stop(0)
    text = write_game(game)
    assert text.replace("\n", "").endswith(f";B[aa]{moves})")
    again = read(text).game
    assert nodes_of(again) == nodes_of(game)
    assert write_game(again) == text


@pytest.mark.parametrize(
    "moves",
    [
        ";W[ed]C[B pressed STOP];B[]",
        ";W[ed]C[B pressed STOP];W[fe]B[]",
        ";W[ed]C[B pressed STOP];B[]AB[cc]",
        ";W[ed]C[B pressed STOP];W[fe]",
    ],
)
def test_a_stop_in_a_comment_is_the_next_move(moves: str) -> None:
    """Whatever else is in the node of that move."""
    game = read(f"(;GM[40]SZ[10]RU[MustSurr=1,MinArea=1,Stop=1];B[aa]{moves})").game
    assert game.moves[2] == Stop(0)
    text = write_game(game)
    assert nodes_of(read(text).game) == nodes_of(game)


def test_passes_stay_passes_with_a_stop_in_a_comment() -> None:
    """The empty move remains a pass when it is written."""
    game = read("(;GM[40]SZ[10]RU[Pass=1,Stop=0];B[aa];W[bb]C[B pressed STOP];B[];W[cc])").game
    assert not any(isinstance(move, Stop) for move in game.moves)
    text = write_game(game)
    assert "B[]" in text
    assert read(text).game.rules == game.rules


@pytest.mark.parametrize(
    "moves",
    [
        ";W[ed]C[B pressed STOP]TB[]TW[];B[]",
        ";W[ed]C[B pressed STOP];W[aa]C[W pressed STOP]TB[]TW[]",
        ";C[B pressed STOP]TB[]TW[];B[]",
    ],
)
def test_areas_in_the_node_before_a_stop_do_not_settle(moves: str) -> None:
    game = read(f"(;GM[40]SZ[10]RU[MustSurr=0,MinArea=0,Stop=1];B[de];W[ee];B[fe]{moves})").game
    text = write_game(game)
    assert "TB[]TW[]" in text
    assert not any(isinstance(move, AgreedSettlement) for move in game.moves)
    again = read(text).game
    assert again.moves == game.moves
    assert write_game(again) == text


def test_kropki_exe_lists_the_ring_of_a_house_with_the_intruder() -> None:
    """The ring in the mover's value is that of the opponent, who gets the territory."""
    game = dialect("kropki-exe").game
    game.go_to_ply(8)
    [territory] = game.board.territories
    assert territory.owner == 0
    game.undo()
    assert game.board.territories == ()


def test_oppai_captures_in_a_house_one_move_late() -> None:
    reading = dialect("oppai")
    assert reading.differs_at == 9
    automatic = read_games((RECORDS / "oppai.sgf").read_bytes(), mode=Mode.AUTOMATIC)[0]
    assert list(captures(automatic.game))[8:] == ["0:1", "0:1", "0:1"]
    assert Kind.RINGS in kinds(automatic)
    assert automatic.differs_at == 9


def test_names_in_cp1251() -> None:
    assert dialect("vpoints").game.names == ("Иванов", "Пётр Сидоров")
    assert comment_of(dialect("vpoints").game.root) == "Хорошая партия"


def test_dots_are_freed_as_listed() -> None:
    assert dialect("freed").differs_at == 25


def test_no_note_is_lost() -> None:
    text = (RECORDS / "notes.sgf").read_text()
    [before] = parse(text).trees
    [after] = parse(write_game(dialect("notes").game)).trees
    for old, new in zip(before.walk(), after.walk(), strict=True):
        known = [(own.name, own.values) for own in old.properties]
        kept = [(own.name, own.values) for own in new.properties if own.name not in ("AP",)]
        assert kept == known


FF4 = """
AB AE AN AP AR AS AW B BL BM BR BT C CA CP CR DD DM DO DT EV FF FG GB GC GM GN GW HA HO IT KM KO LB LN MA MN N
OB ON OT OW PB PC PL PM PW RE RO RU SE SL SO SQ ST SU SZ TB TE TM TR TW UC US V VW W WB WL WR WT
"""
"""All properties of FF[4], including those of Go."""
UNDERSTOOD = "AB AE AW B W C TB TW PL SZ RU KM HA ON PB PW RE GM FF CA AP BL WL TM OT KS KC KR KT"
"""Properties with tests of their own, including the four that we added."""


@pytest.mark.parametrize("name", [*sorted({*FF4.split()} - {*UNDERSTOOD.split()}), "XX", "KROPKI"])
def test_a_property_that_is_not_understood_is_kept(name: str) -> None:
    """In the root, with a move, alone, and twice in a node, with every raw value unchanged."""
    own = f"{name}[one:two][\\] \\\\]\n[]"
    text = f"(;GM[40]SZ[9]{own};B[aa]{own};{own}(;{own}W[bb];{own})(;{own}{name}[again]))"
    again = write_game(read(text).game)
    for _ in range(2):
        [tree] = parse(again).trees
        kept = [[kept.values for kept in node.properties if kept.name == name] for node in tree.walk()]
        values = ["one:two", "\\] \\\\", ""]
        assert kept == [[values]] * 5 + [[values, ["again"]]]
        again = write_game(read(again).game)


# modes and what RU says

RINGED = ";B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef.deeffeedde]"


@pytest.mark.parametrize(
    ("head", "moves", "mode", "rules"),
    [
        ("", RINGED, Mode.LISTED, "zagram-territory"),
        ("", ";B[aa]", Mode.AUTOMATIC, "russian"),
        ("RU[russian]", RINGED, Mode.AUTOMATIC, "russian"),
        ("RU[Russian]", RINGED, Mode.AUTOMATIC, "russian"),
        ("RU[stachowski]", ";B[aa]", Mode.LISTED, "stachowski"),
        ("RU[MustSurr=0,MinArea=0]", ";B[aa]", Mode.LISTED, "zagram-territory"),
        ("RU[MustSurr=1,MinArea=1,Stop=1]", RINGED, Mode.AUTOMATIC, "zagram-no-territory"),
        ("RU[custom captures=declared komi=1]", ";B[aa]", Mode.LISTED, "custom"),
        ("RU[Japanese]", RINGED, Mode.LISTED, "zagram-territory"),
        ("RU[MustSurr=0]", ";B[aa]", Mode.LISTED, "custom"),
        ("RU[Stop=2,MinArea=0,MustSurr=0]", ";B[aa]", Mode.LISTED, "zagram-territory"),
        ("RU[LastSafe=1,MustSurr=1,MinArea=1]", RINGED, Mode.AUTOMATIC, "zagram-standard"),
        ("RU[Holes=0,x=1]", RINGED, Mode.LISTED, "zagram-territory"),
    ],
)
def test_the_file_chooses_the_mode(head: str, moves: str, mode: Mode, rules: str) -> None:
    reading = read(f"(;GM[40]SZ[10]{head}{moves})")
    assert (reading.mode, reading.game.rule_set) == (mode, rules)
    for chosen in Mode:
        assert read(f"(;GM[40]SZ[10]{head}{moves})", chosen).mode is chosen


CAPTURED = ";B[ee];W[de];B[aa];W[ed];B[ab];W[fe];B[ac];W[ef.ee]"
"""A game whose last move lists the dot that it captures, and no ring."""


@pytest.mark.parametrize("head", ["", "RU[?]", "RU[russian]"])
def test_listed_dots_are_not_rings(head: str) -> None:
    """A file whose moves list captured dots is replayed with automatic captures."""
    reading = read(f"(;GM[40]SZ[10]{head}RE[W+1]{CAPTURED})")
    assert [kind for kind in kinds(reading) if kind is not Kind.RULES] == []
    assert (reading.mode, reading.differs_at) == (Mode.AUTOMATIC, None)
    assert at_end(reading).captures == (0, 1)
    assert "W[ef.deeffeedde]" in write_game(reading.game)


def test_listed_dots_that_are_not_captured_are_kept() -> None:
    reading = read(f"(;GM[40]SZ[10]{CAPTURED};B[jj.ii.aa])")
    assert kinds(reading) == []
    text = write_game(reading.game)
    assert "B[jj.ii.aa]" in text
    assert nodes_of(read(text, reading.mode).game) == nodes_of(reading.game)


def test_dots_listed_beside_rings_are_reported() -> None:
    reading = read(f"(;GM[40]SZ[10]{CAPTURED.replace('ef.ee', 'ef.ee.deeffeedde')})")
    assert (reading.mode, kinds(reading)) == (Mode.LISTED, [Kind.RING])


@pytest.mark.parametrize("flag", ["LastSafe=1", "Punish=1", "ScoreTerr=1", "Holes=0", "Stop=2"])
def test_known_flags_count_beside_an_unknown_one(flag: str) -> None:
    """The unknown flag is reported, and written again together with the rules of the replay."""
    reading = read(f"(;GM[40]SZ[10]RU[AddTurn=1,MustSurr=0,{flag},InstantWin=15]{RINGED})")
    assert kinds(reading) == [Kind.RULES]
    rules = reading.game.rules
    assert (rules.declared, rules.extra_turn, rules.lead) == (True, True, 15)
    text = write_game(reading.game)
    assert flag in text
    again = read(text)
    assert (again.mode, again.game.rules, write_game(again.game)) == (reading.mode, rules, text)


def test_zagrams_flags_stay_flags_in_the_other_mode() -> None:
    text = "(;GM[40]SZ[10]RU[Punish=0,MustSurr=0,MinArea=0];B[aa])"
    reading = read(text, Mode.AUTOMATIC)
    assert reading.game.rule_set == "zagram-standard"
    assert "MustSurr=1,MinArea=1" in write_game(reading.game)


def test_a_pool_that_is_never_listed_is_a_divergence_if_replayed_as_listed() -> None:
    text = "(;GM[40]SZ[10]{};B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef])"
    assert read(text.format("RU[MustSurr=0,MinArea=0]")).differs_at == 7
    assert read(text.format(""), Mode.LISTED).differs_at == 7
    assert read(text.format("")).differs_at is None


def test_the_divergence_is_the_first_move_that_differs() -> None:
    text = "(;GM[40]SZ[10];B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef];W[ac];B[ad.deeffeedde])"
    for mode in Mode:
        reading = read(text, mode)
        assert reading.differs_at == 7
        assert reading.divergence is not None
        diagnostic = reading.divergence.diagnostic
        assert diagnostic.kind == Kind.MODES_DIFFER and "move 7" in diagnostic.message
        assert (diagnostic.line, diagnostic.column) == (1, text.index("ef") + 1)


LATE_RING = ";B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef];W[ac];B[ad.deeffeedde]"
"""A game whose ring is declared after the dot that closes it."""


@pytest.mark.parametrize(
    ("head", "mode", "is_fault"),
    [
        ("RU[MustSurr=0,MinArea=0]", None, False),
        ("RU[MustSurr=0,MinArea=0]", Mode.AUTOMATIC, False),
        ("RU[MustSurr=0,MinArea=0]RE[W+5]", None, False),
        ("RU[stachowski]", None, False),
        ("RE[B+1]", None, False),
        ("RE[B+1]", Mode.AUTOMATIC, True),
        ("RE[?]", None, True),
        ("", None, True),
        ("RE[W+5]", None, True),
        ("RU[russian]RE[B+1]", None, True),
        ("RU[russian]RE[B+1]", Mode.LISTED, True),
    ],
)
def test_declared_captures_are_no_fault(head: str, mode: Mode | None, is_fault: bool) -> None:
    """If the file says that captures are declared, or its rings and result agree with each other."""
    text = f"(;GM[40]SZ[10]{head}{LATE_RING})"
    reading = read(text, mode)
    assert reading.divergence is not None
    diagnostic = reading.divergence.diagnostic
    assert (diagnostic.kind, diagnostic.is_fault) == (Kind.MODES_DIFFER, is_fault)
    assert ("captures were declared" in diagnostic.message) is not is_fault


@pytest.mark.parametrize(
    ("head", "is_read"),
    [("RU[MustSurr=0,MinArea=0]", True), ("RE[B+1]", True), ("RE[?]", False), ("", False)],
)
def test_strict_reading_takes_declared_captures(head: str, is_read: bool) -> None:
    games = iter(read_games(f"(;GM[40]SZ[10]{head}{LATE_RING})", strict=True))
    if is_read:
        assert next(games).differs_at == 7
        return
    with pytest.raises(UnreadableGame) as raised:
        next(games)
    assert raised.value.code == Kind.MODES_DIFFER


@pytest.mark.parametrize("name", [*RULE_SETS])
def test_rule_sets_by_name(name: str) -> None:
    rules = RULE_SETS[name].rules
    assert read(f"(;GM[40]SZ[9]RU[{rules_text(name, rules)}])").game.rule_set == name


# results


@pytest.mark.parametrize(
    ("result", "wrong"),
    [
        *(("B+1", False), ("B+", False), ("B+R", False), ("W+R", False), ("?", False), ("Void", False)),
        *(("R+1", False), ("R+-1", False), ("B+1.0", False), ("B+G", False), ("", False)),
        *(("B+2", True), ("W+1", True), ("0", True), ("Draw", True), ("W+G", True), ("W+", True)),
        *(("R+2", True), ("nonsense", True)),
    ],
)
def test_the_result_is_checked(result: str, wrong: bool) -> None:
    reading = read(f"(;GM[40]SZ[10]RE[{result}];B[ba];W[bb];B[ab];W[jj];B[cb];W[jh];B[bc])")
    assert (Kind.RESULT in kinds(reading)) is wrong
    assert reading.result == result
    assert f"RE[{result}]" in write_game(reading.game)


FULL = ";B[ba];W[bb];B[ab];W[aa];B[cb];W[ca];B[bc];W[ac];B[cc]"


@pytest.mark.parametrize(
    ("moves", "right", "wrong"),
    [
        (";B[aa];W[resign]", "B+R B+ B+Resign", "B+T B+F B+G W+R B+1"),
        (";B[aa];W[time]", "B+T B+ B+Time", "B+R B+F B+G W+T"),
        (FULL, "B+1 B+ B+G", "B+R B+T B+F W+1"),
        (";B[ee];W[ff]", "B+R W+T B+F 0 B+G W+G", "B+1"),
        (";B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef]", "B+1 B+ B+G W+G", "W+ W+1"),
        (";B[ba];W[bb];B[ab];W[ja];B[cb];W[jb];B[bc]", "B+1 B+ B+G", "W+ W+G"),
        (";B[ba];W[bb];B[ab];W[jj];B[cb];W[jh];B[bc];W[ji];B[]", "B+1 B+G B+", "W+G B+R"),
        (";B[ba];W[bb];B[ab];W[jj];B[cb];W[jh];B[bc];W[]", "B+1 B+ B+G", "W+G B+R"),
    ],
)
def test_the_way_of_winning_is_checked(moves: str, right: str, wrong: str) -> None:
    """`B+G` needs a stop of either player by which B wins: it does not say whose stop it was."""
    for result in f"{right} {wrong}".split():
        size = 3 if moves == FULL else 10
        reading = read(f"(;GM[40]SZ[{size}]RU[russian]RE[{result}]{moves})")
        assert (kinds(reading) == [Kind.RESULT]) is (result in wrong.split()), result


def test_komi_counts() -> None:
    moves = ";B[ba];W[bb];B[ab];W[jj];B[cb];W[jh];B[bc]"
    assert kinds(read(f"(;GM[40]SZ[10]KM[4.5]RE[W+3.5]{moves})")) == []
    assert kinds(read(f"(;GM[40]SZ[10]KM[x]RE[B+1]{moves})")) == [Kind.RULES]


def test_a_stated_result_gives_way_to_the_result_of_play() -> None:
    game = at_end(read("(;GM[40]SZ[10]RE[B+R];B[aa];W[bb])"))
    assert "RE[B+R]" in write_game(game)
    game.resign(0)
    assert "RE[W+R]" in write_game(game)


def test_a_wrong_result_is_written_again() -> None:
    reading = read("(;GM[40]SZ[10]RE[W+7];B[aa];W[resign])")
    assert kinds(reading) == [Kind.RESULT]
    assert "RE[W+7]" in write_game(reading.game)


# faults


@pytest.mark.parametrize(
    ("text", "kind", "place"),
    [
        ("(;GM[1]SZ[9])", Kind.OTHER_GAME, (1, 6)),
        ("(;SZ[9];B[aa])", Kind.OTHER_GAME, (1, 2)),
        ("(;GM[40]SZ[ten])", Kind.SIZE, (1, 12)),
        ("(;GM[40]SZ[10,10])", Kind.SIZE, (1, 12)),
        ("(;GM[40]SZ[10x12])", Kind.SIZE, (1, 12)),
        ("(;GM[40]SZ[9:9])", Kind.SIZE, (1, 12)),
        ("(;GM[40]SZ[9]RU[Go])", Kind.RULES, (1, 17)),
        ("(;GM[40]SZ[9]KM[1.3])", Kind.RULES, (1, 17)),
        ("(;GM[40]SZ[9]KC[0 0 0])", Kind.RULES, (1, 17)),
        ("(;GM[40]SZ[9]AB[aa][zz])", Kind.POINT, (1, 21)),
        ("(;GM[40]SZ[9]AB[aa]AW[aa])", Kind.SET_UP, (1, 23)),
        ("(;GM[40]SZ[9]PL[x])", Kind.SET_UP, (1, 17)),
        ("(;GM[40]SZ[9]\n;B[aaa])", Kind.MOVE, (2, 4)),
        ("(;GM[40]SZ[9]\n;B[zz])", Kind.MOVE, (2, 4)),
        ("(;GM[40]SZ[9];B[aa]\n;W[aa])", Kind.ILLEGAL_MOVE, (2, 4)),
        ("(;GM[40]SZ[9]RU[russian];B[pass])", Kind.ILLEGAL_MOVE, (1, 28)),
        ("(;GM[40]SZ[9];B[resign];W[bb])", Kind.AFTER_END, (1, 27)),
        ("(;GM[40]SZ[9];B[aa];B[bb])", Kind.TURN, (1, 23)),
        ("(;GM[40]SZ[9];B[aa][bb])", Kind.CROWDED_NODE, (1, 17)),
        ("(;GM[40]SZ[9];AB[aa]B[bb])", Kind.CROWDED_NODE, (1, 23)),
        ("(;GM[40]SZ[9]RU[stachowski];B[aa.bbcc])", Kind.RING, (1, 31)),
        ("(;GM[40]SZ[9]RU[stachowski];B[aa.xx])", Kind.RING, (1, 31)),
        ("(;GM[40]SZ[9]RU[stachowski];B[aa!bb])", Kind.RING, (1, 31)),
        ("(;GM[40]SZ[9]RU[russian];B[aa.bbcc])", Kind.RING, (1, 28)),
        ("(;GM[40]SZ[9]RU[stachowski];B[aa];TB[.aabb])", Kind.SETTLEMENT, (1, 38)),
        ("(;GM[40]SZ[9];B[aa];TB[aa][bb]TW[cc][bb])", Kind.SETTLEMENT, (1, 38)),
        ("(;GM[40]SZ[9];B[aa];TB[aa:cc]TW[bb])", Kind.SETTLEMENT, (1, 33)),
        ("(;GM[40]SZ[9];B[aa]TB[aa][aa])", Kind.SETTLEMENT, (1, 27)),
        ("(;GM[40]SZ[9];B[aa];TB[.baabbccbba]TW[bb])", Kind.SETTLEMENT, (1, 39)),
        ("(;GM[40]SZ[9]RU[stachowski];B[aa];TB[.baabbccbba.baabbccbba])", Kind.SETTLEMENT, (1, 38)),
        ("(;GM[40]SZ[9]RE[who];B[aa])", Kind.RESULT, (1, 17)),
    ],
)
def test_each_fault_has_its_kind_and_place(text: str, kind: Kind, place: tuple[int, int]) -> None:
    """In lenient and strict reading; and what was read is written again."""
    reading = read(text)
    diagnostic = reading.diagnostics[0]
    assert (diagnostic.kind, (diagnostic.line, diagnostic.column)) == (kind, place)
    assert diagnostic.message
    with pytest.raises(UnreadableGame) as raised:
        read_games(text, strict=True)[0]
    assert raised.value.diagnostic == diagnostic
    again = read(write_game(reading.game), reading.mode)
    assert nodes_of(again.game) == nodes_of(reading.game)


@pytest.mark.parametrize("size", ["53", "10:53", "0", "0:9", "999"])
def test_a_size_out_of_range_is_refused(size: str) -> None:
    with pytest.raises(UnreadableGame, match="1 to 52"):
        read(f"(;GM[40]SZ[{size}])")


@pytest.mark.parametrize(
    ("said", "size", "written"),
    [
        ("10,10", (10, 10), "10"),
        ("10x12", (10, 12), "10:12"),
        ("10 × 12", (10, 12), "10:12"),
        ("10:10", (10, 10), "10"),
        (" 10 : 12", (10, 12), " 10 : 12"),
        ("10:x", (39, 32), "10:x"),
        ("ten", (39, 32), "ten"),
    ],
)
def test_sizes_in_every_form(said: str, size: tuple[int, int], written: str) -> None:
    """An invalid size is kept: the same size is inferred again."""
    game = read(f"(;GM[40]SZ[{said}];B[aa])").game
    assert (game.board.grid.width, game.board.grid.height) == size
    text = write_game(game)
    assert f"]SZ[{written}]RU[" in text
    assert write_game(read(text).game) == text


def test_an_invalid_size_is_replaced_when_the_board_has_another() -> None:
    game = read("(;GM[40]SZ[ten];B[ZZ])").game
    game.go_to_ply(0)
    game.root.children.clear()
    assert "SZ[52]" in write_game(game)


CLOSING = ";B[bc];W[cc];B[cb];W[jj];B[dc];W[jh];B["
"""Moves after which Red captures `cc` with `cd`."""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "RU[Go of 9]",
            "RU[Go of 9]: there are no rules of this name; the game is read by the rules of russian, "
            "with automatic captures",
        ),
        (
            "RU[AddTurn=1,Holes=0,MustSurr=0,MinArea=0]",
            "RU[AddTurn=1,Holes=0,MustSurr=0,MinArea=0]: Holes=0 is not supported: there may be no holes "
            "between territories, but no source says which are meant; the game "
            "is read by these rules: Punish=0,Holes=1,AddTurn=1,MustSurr=0,MinArea=0,Pass=0,Stop=0,"
            "LastSafe=0,ScoreTerr=0,InstantWin=0, with the captures that the moves list",
        ),
        (";B[aa];B[bb]", "B[bb]: Red moves, but it is Blue's turn"),
        ("RU[stachowski];B[aa!bb]", "B[aa!bb]: Red has no ring around bb"),
        (
            "RU[russian];B[bc];W[cc];B[cb];W[jj];B[db];W[jh];B[ec];W[jg];B[dd];W[jf];B[cd];W[dc]",
            "W[dc]: dc is in Red's territory",
        ),
        (
            "RU[russian]" + CLOSING + "cd.hhihiihihh]",
            "B[cd.hhihiihihh]: a listed ring surrounds no point; "
            "the move captures cc, for which it lists no ring",
        ),
        (
            "RU[russian]" + CLOSING + "cd.fegfhegdfe]",
            "B[cd.fegfhegdfe]: the listed rings surround ge, which the move does not capture; "
            "the move captures cc, for which it lists no ring",
        ),
    ],
)
def test_messages_are_plain(text: str, message: str) -> None:
    """Players have the names of their colours, points their letters, and values stand as in the file."""
    assert read(f"(;GM[40]SZ[10]{text})").diagnostics[-1].message == message


def test_a_file_without_gm_is_reported() -> None:
    assert read("(;SZ[9];B[aa])").diagnostics[0].message == "GM is missing; it is read as Kropki"


@pytest.mark.parametrize(
    ("moves", "main_line"),
    [
        ("B[aa](;W[bb];B[cc])(;W[dd])", "aa bb cc"),
        ("B[aa](;W[bb];B[cc](;W[dd])(;W[ee]))(;W[ff];B[gg](;W[hh])(;W[ii]))", "aa bb cc dd"),
        ("B[aa];W[bb](;B[cc])(;B[dd])(;B[ee];W[ff])", "aa bb cc"),
    ],
)
def test_a_file_with_variations_opens_on_its_first(moves: str, main_line: str) -> None:
    """At every fork the main line follows the first variation."""
    game = read(f"(;GM[40]SZ[9];{moves})").game
    assert game.ply == 0
    shown = [node.move for node in game.root.line()]
    letters = [game.board.grid.letters(move.point) for move in shown if isinstance(move, Dot)]
    assert letters == main_line.split()
    assert all(node.next is node.children[0] for node in game.root.walk() if node.children)


def test_strict_reading_refuses_faults_of_grammar() -> None:
    with pytest.raises(UnreadableGame) as raised:
        read_games("(;GM[40]SZ[9];B[aa]", strict=True)[0]
    assert raised.value.code == "sgf/unclosed"
    assert kinds(read("(;GM[40]SZ[9];B[aa]")) == ["sgf/unclosed"]


def test_reading_goes_on_after_an_unreadable_game() -> None:
    games = iter(read_games("(;GM[40]SZ[99]) (;GM[40]SZ[9];B[aa])"))
    with pytest.raises(UnreadableGame):
        next(games)
    assert next(games).game.plies == 1
    with pytest.raises(StopIteration):
        next(games)


def test_a_file_without_a_game() -> None:
    for data in ("hello", b""):
        for strict in (False, True):
            with pytest.raises(UnreadableFile):
                read_games(data, strict=strict)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("mail\n(;GM[40]SZ[9])", Kind.JUNK),
        ("(;GM[40]SZ[9])\nend", Kind.JUNK),
        ("(;GM[40]SZ[9]PB[Я])", Kind.CHARSET_GUESSED),
    ],
)
def test_strict_reading_refuses_faults_outside_the_games(text: str, kind: Kind) -> None:
    data = text.encode("cp1251")
    assert [reading.diagnostics for reading in read_games(data)] == [[]]
    with pytest.raises(UnreadableGame) as raised:
        read_games(data, strict=True)
    assert raised.value.code == kind


def test_the_number_of_diagnostics_is_limited() -> None:
    reading = read("(;GM[40]SZ[9]" + ";B[zz]" * 3000 + ")")
    assert len(reading.diagnostics) == record.MAX_FAULTS + 1
    assert reading.diagnostics[-1].kind == Kind.MORE_FAULTS


def test_a_move_with_an_invalid_ring_keeps_its_dot_and_other_rings() -> None:
    game = dialect("wrong-ring").game
    game.go_to_ply(7)
    assert len(game.board.territories) == 1
    assert "B[ef.deeffeedde.hggh]" in write_game(game)
    game.go_to_ply(9)
    assert game.board.dot(game.board.grid.from_letters("ac")) == 0


def test_a_ring_need_not_be_the_smallest() -> None:
    """Even if the rules demand the smallest, the file is believed ([sgf-files], "Rings")."""
    text = (
        "(;GM[40]SZ[10]RU[MustSurr=0,MinArea=1];B[ce];W[ee];B[dd];W[aa];B[ec];W[ab];B[fd];W[ac];B[ge];W[ad]"
        ";B[ff];W[ae];B[eg];W[af];B[de];W[ag];B[ed];W[ah];B[fe];W[ai];B[ef];W[aj]"
        ";B[df.cedfegffgefdecddce])"
    )
    reading = read(text)
    assert kinds(reading) in ([], [Kind.MODES_DIFFER])
    assert list(captures(reading.game))[-1] == "1:0"


# rings of the table


def test_one_move_may_list_rings_of_both_players() -> None:
    """Both rings are captured, and both are undone."""
    text = (
        "(;GM[40]SZ[10];B[bc];W[hc];B[cb];W[ib];B[dc];W[jc];B[hh];W[cc];B[ic];W[ii]"
        ";B[cd.bccddccbbc];W[id.hcidjcibhc];B[jj])"
    )
    assert list(captures(read(text).game))[-3:] == ["1:0", "1:1", "1:1"]
    both = (
        text.replace("cd.bccddccbbc", "ij")
        .replace("id.hcidjcibhc", "id")
        .replace("B[jj]", "B[cd.bccddccbbc.hcidjcibhc]")
    )
    reading = read(both)
    game = reading.game
    assert list(captures(game))[-1] == "1:1"
    game.undo()
    assert game.captures == (0, 0)
    assert nodes_of(read(write_game(game)).game) == nodes_of(game)


def test_a_stop_without_a_dot() -> None:
    text = "(;GM[40]SZ[10];B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ef];W[ac];B[.deeffeedde])"
    game = at_end(read(text))
    assert isinstance(game.node.move, Declaration)
    assert game.captures == (1, 0)


def test_white_space_in_a_value() -> None:
    text = "(;GM[40]SZ[10];B[de];W[ee];B[ed];W[aa];B[fe];W[ab];B[ ef.deef\nfeed\\\nde ])"
    assert at_end(read(text)).captures == (1, 0)


def test_the_pass_of_rules_that_know_no_stop() -> None:
    assert read("(;GM[40]SZ[9]RU[Pass=1,Stop=0];B[];W[])").game.moves[0].__class__.__name__ == "Pass"
    both = at_end(read("(;GM[40]SZ[9];B[aa];W[];B[])"))
    assert both.outcome == Outcome(None, EndReason.STOP)


# writing


def test_what_is_written() -> None:
    game = Game(6, 5, opening="empty", names=["Ola", "J]n"])
    for letters in ("cb", "cc", "bc", "aa", "dc", "ab", "cd"):
        game.play(game.board.grid.from_letters(letters))
    set_comment(game.node, "taken")
    text = write_game(game)
    assert text.splitlines()[0].startswith("(;FF[4]GM[40]CA[UTF-8]AP[Kropki:")
    assert text.splitlines()[0].endswith("]SZ[6:5]RU[russian]PB[Ola]PW[J\\]n]")
    assert text.splitlines()[-1] == ";B[cd.bccddccbbc]C[taken])"
    assert game.ply == 7


def test_more_than_two_players_are_not_written() -> None:
    with pytest.raises(UnwritableGame):
        write_game(Game(names=["", "", ""]))


@pytest.mark.parametrize("note", [make_note("C", ["a]b"]), make_note("C D", ["x"]), make_note("X(", ["x"])])
def test_notes_that_cannot_be_properties_are_not_written(note: Note) -> None:
    game = Game()
    game.root.notes.append(note)
    with pytest.raises(UnwritableGame):
        write_game(game)


def test_values_without_a_name_join_no_property() -> None:
    game = read("(;[x]GM[40]SZ[9];[y]B[aa])").game
    again = read(write_game(game)).game
    assert nodes_of(again) == nodes_of(game)
    assert again.moves == game.moves


def test_white_space_in_the_root_stays_where_it_was() -> None:
    """It does not move, however often the game is read and written."""
    text = write_game(read("(;GM[40]SZ[[5]RU\n[russian] PB[Ola];B[aa])").game)
    assert "RU\n[russian] PB[Ola]" in text
    assert write_game(read(text).game) == text


def test_names_with_white_space_unknown_to_sgf_are_written_as_read() -> None:
    for space in "\xa0\x1c\x1d\x1e\u2003":
        game = read(f"(;GM[40]FF[4]SZ[10]{space}PB[Ola];B[aa])").game
        assert f"{space}PB[Ola]" in write_game(game)


HEAD = "FF[4]GM[40]CA[UTF-8]AP[Kropki:0]SZ[10]RU[russian]"


@pytest.mark.parametrize(
    "moves",
    [
        "AE[ee]AW[ee]AB[de]\n;B[fe]",
        "AB[ee]AE[ee]\n;B[fe]",
        "AB[da]AE[bd]\n;B[fe]",
        "C[c]AB[ee][bb][de:gg]AW[aa]N[x]\n;B[fe]",
        "PL[x]\n;B[fe]",
        "PL[x]",
        "PL[B]\n;B[fe]",
        "AB[aa]",
        "AB[zz]\n;B[fe]",
        "\n;C[c]B[zz]N[n]",
        "\n;B[fe]\n;B[fe]KO[]",
        "\n;B[fe]\n;C[c]W[aa.deed]LB[aa:x]",
        "\n;C[q]AE[aa]N[n]AW[dd]PL[B]AB[bb]\n;B[fe]",
        "\n;C[c]AW[dd]AB[cc:dc]N[n]\n;B[fe]",
        "\n;C[c]AB[dd]AW[ee]PL[W]N[n]\n;W[fe]",
        "\n;C[c]AB[zz]N[n]\n;B[fe]",
        "\n;B[de]\n;W[ee]\n;B[ed]\n;W[aa]\n;B[fe]\n;W[ab]\n;B[ef.deeffeedde]"
        "\n;C[q]AE[ed]N[n]AB[ee][aj]PL[W]\n;W[ac]",
    ],
)
def test_a_node_is_written_in_the_order_it_was_read(moves: str) -> None:
    """Set-ups keep their form, and so do moves that are not understood."""
    text = f"(;{HEAD}{moves})\n"
    reading = read(text)
    written = write_game(reading.game)
    assert re.sub(r"AP\[.*?\]", "AP[Kropki:0]", written) == text
    assert nodes_of(read(written).game) == nodes_of(reading.game)


@pytest.mark.parametrize(
    ("head", "written"),
    [
        ("FF[4]GM[40]SZ[10]", "FF GM CA AP SZ RU"),
        ("GM[40]FF[4]SZ[10]C[x]KM[1]", "GM FF CA AP SZ RU C KM"),
        ("SZ[10]C[x]", "FF GM CA AP SZ RU C"),
        ("C[x]", "FF GM CA AP SZ RU C"),
        ("CA[UTF-8]AP[x]FF[4]GM[40]SZ[10]RU[russian]DT[2020]", "CA AP FF GM SZ RU DT"),
        ("FF[4]GM[40]SZ[10]RU[Go]C[x]", "FF GM CA AP SZ RU KR C"),
        ("FF[4]GM[40]SZ[10]AB[ee][ff]AW[ef][fe]C[x]", "FF GM CA AP SZ RU ON AB AW C"),
        ("AB[ee]FF[4]GM[40]SZ[10]", "AB FF GM CA AP SZ RU"),
    ],
)
def test_missing_properties_of_the_root_are_put_in_order(head: str, written: str) -> None:
    [tree] = parse(write_game(read(f"(;{head};B[aa])").game)).trees
    assert [own.name for own in tree.properties] == written.split()


def test_new_properties_of_the_root_are_put_in_order() -> None:
    """A player's name and the result, in a game that was read without them."""
    game = at_end(read(f"(;{HEAD.replace('RU[russian]', '')}PW[Jan]C[x];B[aa])"))
    game.names = ("Ola", "Jan")
    game.resign(1)
    [tree] = parse(write_game(game)).trees
    assert " ".join(own.name for own in tree.properties) == "FF GM CA AP SZ RU PB PW RE C"


def test_an_empty_set_up_is_kept() -> None:
    reading = read("(;GM[40]SZ[9]AB[];AW[];AE[]B[aa])")
    assert kinds(reading) == [Kind.CROWDED_NODE]
    text = write_game(reading.game)
    assert [text.count(empty) for empty in ("AB[]", "AW[]", "AE[]")] == [1, 1, 1]
    assert nodes_of(read(text).game) == nodes_of(reading.game)


@pytest.mark.parametrize("turns", ["PL[B]PL[x]", "PL[x]PL[B]", "PL[B]PL[W]", "PL[B][W]", "PL[black][x][B]"])
def test_the_first_valid_turn_counts(turns: str) -> None:
    """The other values are kept, in the root and in a node."""
    reading = read(f"(;GM[40]SZ[9]{turns};B[aa];{turns})")
    assert set(kinds(reading)) - {"sgf/duplicate"} == {Kind.SET_UP}
    for _ in range(2):
        game = reading.game
        assert game.first == 0
        setup = game.root.line()[2].setup
        assert setup is not None and setup.turn == 0
        text = write_game(game)
        reading = read(text)
        assert write_game(reading.game) == text
        assert nodes_of(reading.game) == nodes_of(game)


def test_writing_leaves_the_game_in_its_position() -> None:
    game = random_game(7)
    before = to_json(game)
    write_game(game)
    assert to_json(game) == before
    game = Game(9, 9)
    game.play(24)
    game.undo()
    game.offer_draw(0)
    offer = game.offer
    write_game(game)
    assert (game.offer, game.ply, game.plies) == (offer, 0, 1)
    game.redo()
    game.root.notes.append(make_note("C", []))
    with pytest.raises(UnwritableGame):
        write_game(game)
    assert game.ply == 1


@steady(examples=150)
@given(st.integers(0, 10**6))
def test_what_was_written_is_read_as_the_same_game(seed: int) -> None:
    """Games of every rule set, with variations, notes, set-ups, rings, times and outcomes."""
    game = random_game(seed)
    text = write_game(game)
    reading = read(text)
    assert content_of(reading.game) == content_of(game)
    assert not {*kinds(reading)} - {Kind.MODES_DIFFER, Kind.TURN}
    assert write_game(reading.game) == text


def test_time_is_kept() -> None:
    game = Game(6, 6, opening="empty", clock=Clock(main=60, increment=5, per_move=2))
    game.play(8, spent=5500)
    game.play(9, spent=1)
    text = write_game(game)
    assert "TM[60]" in text and "BL[61.500]KT[5500]" in text
    assert content_of(read(text).game) == content_of(game)


@steady(examples=80)
@given(st.integers(0, 10**6))
def test_broken_files(seed: int) -> None:
    fuzz_one(seed)


# large and hostile


def quickly(text: str, seconds: float = 10.0) -> Reading | UnreadableGame:
    """Read a text, and check that it takes no more than this time."""
    started = time.process_time()
    try:
        return read(text)
    except UnreadableGame as error:
        return error
    finally:
        assert time.process_time() - started < seconds


def test_ten_thousand_nodes_in_a_line() -> None:
    game = Game(39, 32, opening="empty")
    for point in game.board.grid.points[:1000]:
        if point in game.board.legal_points and not game.outcome:
            game.play(point)
    for number in range(10_000 - game.ply):
        game.append(Node(notes=[make_note("C", [str(number)])]))
    started = time.process_time()
    text = write_game(game)
    reading = read(text)
    assert time.process_time() - started < 5
    assert reading.game.plies == 10_000
    assert write_game(reading.game) == text


def test_five_thousand_variations_deep() -> None:
    """Each node of a line of 5,000 nodes has two children."""
    game = Game(52, 52, opening="empty")
    for i in range(5000):
        here = game.node
        game.append(Node(notes=[make_note("N", [f"side {i}"])]))
        game.undo()
        here.children[0].notes.append(make_note("C", ["aside"]))
        game.append(Node(Dot(game.board.grid.points[i], game.turn)) if i < 500 else Node())
    started = time.process_time()
    text = write_game(game)
    reading = read(text)
    assert time.process_time() - started < 5
    assert sum(1 for _ in reading.game.root.walk()) == 10_001
    assert write_game(reading.game) == text


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("(;GM[40]SZ[52]" + "(;B[aa])" * 10_000 + "(;)" * 90_000 + ")", False),
        ("(;GM[40]SZ[52]" + ";" * 201_000 + ")", True),
        ("(;GM[40]SZ[52]" + ";" * 20_000 + ")", False),
        ("(;GM[40]SZ[52]AB" + "[aa]" * 300_000 + ")", False),
        ("(;GM[40]SZ[52]AB" + "[aa:ZZ]" * 100_000 + ")", True),
        ("(;GM[40]SZ[3]" + ";AE[aa]AB[bb]" * 50_000 + ")", True),
        ("(;GM[40]SZ[52]RU[stachowski];B[aa." + "ab" * 1_000_000 + "])", False),
        ("(;GM[40]SZ[52]RU[stachowski];B[aa" + ".ab" * 50_000 + "])", False),
        ("(;GM[40]SZ[52]RU[stachowski]" + "(;B[aa!" + "bb" * 50 + "])" * 10_000 + ")", False),
        ("(;GM[40]SZ[52];B" + "[zz]" * 15_000 + ")", False),
        ("(;GM[40]SZ[52]C[" + "B pressed STOP\n" * 100_000 + "])", False),
        ("(;GM[40]SZ[52];B[aa]C[STOP" + "\n" * 100_000 + "x])", False),
        ("(;GM[40]SZ[9]RE[" + "1" * 100_000 + "])", False),
        ("(;GM[40]SZ[9]RU[" + "a=1," * 100_000 + "])", False),
        ("(;" * 40_000, False),
    ],
    ids=[
        "variations",
        "too many nodes",
        "empty nodes",
        "one point again and again",
        "rectangles",
        "set-ups",
        "an enormous ring",
        "many rings",
        "rings to be found",
        "moves that are none",
        "comments",
        "line breaks",
        "result",
        "rules",
        "parentheses",
    ],
)
def test_hostile_files(text: str, refused: bool) -> None:
    assert isinstance(quickly(text), UnreadableGame) is refused


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        "(;GM[40]SZ[39:32]" + ";B[aa];W[bb]" * 2_000 + ")",
        "(;GM[40]SZ[9]" + ";" * 8_000 + ")",
        "(;GM[40]SZ[9]" + "(;)" * 8_000 + ")",
        "(;GM[40]SZ[9];" + "X[]" * 8_000 + ")",
        "(;GM[40]SZ[9]" + ";B[aa]" * 8_000 + ")",
    ],
    ids=["moves", "nodes", "variations", "properties", "impossible moves"],
)
def test_memory_of_reading_a_game(text: str) -> None:
    """At most 800 bytes per character, which the shortest nodes need (docs/sgf.md, "Bounds").

    Reading turns off the garbage collector, so no reference cycles may pile up.
    """
    tracemalloc.start()
    try:
        read(text)
        assert tracemalloc.get_traced_memory()[1] < 800 * len(text) + 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("node", [";W[aa]C[]", ";C[]N[]"])
def test_memory_of_a_node(node: str) -> None:
    """The most nodes that a game may have take less than 300 MB: the tree of SGF is given up meanwhile."""
    nodes = 3_000
    tracemalloc.start()
    try:
        read(f"(;GM[40]SZ[5]{node * nodes})")
        assert tracemalloc.get_traced_memory()[1] / nodes * MAX_NODES < 270_000_000
    finally:
        tracemalloc.stop()


def test_the_replay_has_a_time_limit() -> None:
    [root] = parse("(;GM[40]SZ[9];B[aa];W[bb])").trees
    assert isinstance(root, SgfNode)
    with pytest.raises(UnreadableGame) as raised:
        read_game(root, seconds=-1)
    assert raised.value.code == Kind.TOO_LONG


def test_the_document_lists_kinds_files_properties_and_tests() -> None:
    page = (Path(__file__).parents[1] / "docs" / "sgf.md").read_text()
    assert not [kind for kind in Kind if f"`{kind}`" not in page]
    assert not [name for name in FILES if f"`{name}`" not in page]
    assert not [name for name in f"{FF4} {UNDERSTOOD}".split() if f"`{name}`" not in page]
    tests = set(re.findall(r"`(?:tests/)?(?:(test_\w+)\.py::)?(test_\w+)`", page))
    there = {
        path.stem: set(re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE))
        for path in Path(__file__).parent.glob("test_*.py")
    }
    assert not [
        name for file, name in tests if name not in there[file or "test_record"] and name not in there
    ]


def test_a_repeated_set_up_beside_a_move_is_kept() -> None:
    text = "(;GM[40]SZ[4];B[aa](;B[cd]PL[W]PL[W];W[bb]))"
    [reading] = read_games(text)
    again = write_game(reading.game)
    assert ";PL[W]PL[W]\n;B[cd]" in again
    [reread] = read_games(again)
    assert write_game(reread.game) == again


def test_a_move_that_lists_more_rings_than_the_board_has_points() -> None:
    """Only so many are looked at: each fault of millions of rings would take memory."""
    [reading] = read_games("(;GM[40]SZ[3]RU[stachowski];B[bb" + ".aa" * 50 + "])")
    assert len(reading.diagnostics) == 10
    assert "only 9 of them are read" in reading.diagnostics[-1].message
    assert ".aa" * 50 in write_game(reading.game)


def test_games_with_the_same_settings_have_their_own_names_faults_and_boards() -> None:
    """Settings of a root are read once, and games that begin alike share nothing that changes."""
    game = "(;GM[40]SZ[6]XX[{0}]AB[aa][zz]PB[{0}])\n"
    first, second = read_games(game.format("Ola") + game.format("Jan"))
    assert [reading.game.names[0] for reading in (first, second)] == ["Ola", "Jan"]
    assert [fault.place for fault in first.diagnostics] == [(1, 28)]
    assert [fault.place for fault in second.diagnostics] == [(2, 28)]
    first.game.play(first.game.board.grid.from_letters("bb"))
    assert str(first.game.board) != str(second.game.board)
    assert second.game.board.dot(second.game.board.grid.from_letters("aa")) == 0
    with pytest.raises(UnreadableGame) as raised:
        list(read_games(game.format("Ola"), strict=True))
    assert (raised.value.diagnostic.line, raised.value.diagnostic.column) == (1, 28)
