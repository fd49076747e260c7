"""Requests about files and links."""

import json
from xml.etree import ElementTree

import pytest

from kropki.game.game import Game
from kropki.protocol import handlers, opened_file
from kropki.protocol.requests import MAX_TEXT
from kropki.record import read_games
from kropki.record.annotations import MAX_COMMENT
from kropki.record.game_json import to_json
from kropki.record.info import MAX_NAME
from kropki.record.link import link_text
from tests.support.page import CLOSED, SGF, Json, Page, base64, page_drawn, page_of, taken
from tests.support.sgf_games import RECORDS, sav

MANY = b"\n".join(b"(;GM[40]SZ[5]PB[%d];B[aa])" % number for number in range(1, 21))
POOLS = (RECORDS / "old-pools.sgf").read_bytes()
"""A game whose modes diverge at move 7."""


def opened(data: bytes, name: str = "") -> Page:
    """Return a page that has opened a file."""
    page = page_of(moves="aaba")
    assert page.ask("open", data=base64(data), name=name)["kind"] == "collection"
    return page


# lists of games


def test_a_file_is_read_in_the_charset_that_is_asked_for() -> None:
    page = page_of(moves="aaba")
    data = base64("(;GM[40]SZ[6]CA[UTF-8]PB[本因坊];B[aa])".encode("shift_jis"))
    answer = page.ask("open", data=data, charset="Shift_JIS")
    assert (answer["charset"], answer["faults"]) == ("shift_jis", [])
    assert page.ask("open_game", number=1)["names"][0] == "本因坊"
    assert page.ask("open", data=data, charset="klingon")["code"] == "file/charset"
    assert page.ask("open", data=data)["faults"]


def test_a_file_is_listed() -> None:
    page = page_of(moves="aaba")
    before = page.everything()
    data = b"(;GM[40]SZ[6:7]PB[Ola \\] K.]PW[Jan]BR[3d]WR[5k]RE[B+3]DT[2020]EV[Cup]"
    data += b";B[aa](;W[bb])(;W[cc]))\nx(;)"
    answer = page.ask("open", data=base64(data), name="a.sgf")
    assert "'x'" in answer["faults"][0].pop("message")
    assert answer == {
        **{"v": 1, "id": 1, "state": page.state, "kind": "collection", "format": "sgf"},
        "charset": "utf-8",
        "games": [
            {
                **{"number": 1, "names": ["Ola ] K.", "Jan"], "ranks": ["3d", "5k"], "result": "B+3"},
                **{"date": "2020", "event": "Cup", "width": 6, "height": 7, "nodes": 4, "line": 1},
            },
            {
                **{"number": 2, "names": ["", ""], "ranks": ["", ""], "result": "", "date": "", "event": ""},
                **{"width": None, "height": None, "nodes": 1, "line": 2},
            },
        ],
        "faults": [{"kind": "sgf/junk", "line": 2, "column": 1}],
        **{"done": len(data), "total": len(data)},
    }
    assert page.everything() == before


@pytest.mark.parametrize(
    ("data", "format_", "size", "names"),
    [
        (SGF, "sgf", (6, 6), ["Ola", ""]),
        (SGF.decode().encode("utf-16"), "sgf", (6, 6), ["Ola", ""]),
        (sav([(0, 0, 0), (1, 0, 1)]), "sav", (39, 32), ["Оля", "Ян"]),
        (b". R .\nB . .\n. . .\n", "diagram", (3, 3), ["", ""]),
        (b". R . .\nB G . .\n. . . .", "diagram", (4, 3), ["", "", ""]),
    ],
)
def test_formats(data: bytes, format_: str, size: tuple[int, int], names: list[str]) -> None:
    page = page_of()
    answer = page.ask("open", data=base64(data))
    assert answer["format"] == format_
    entry = answer["games"][0]
    assert ((entry["width"], entry["height"]), entry["names"]) == (size, names)
    shown = page.ask("open_game", number=1)
    assert ((shown["width"], shown["height"]), shown["names"]) == (size, names)
    assert shown["reading"]["format"] == format_


def test_a_file_is_listed_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opened_file, "SCAN_SECONDS", 0)
    page = page_of()
    answer = page.ask("open", data=base64(b"x" + MANY + b"y"))
    parts = [answer]
    while answer["done"] < answer["total"]:
        answer = page.ask("read_on")
        assert answer["done"] > parts[-1]["done"]
        parts.append(answer)
    assert len(parts) > 15
    assert {part["total"] for part in parts} == {len(MANY) + 2}
    assert [game["number"] for part in parts for game in part["games"]] == [*range(1, 21)]
    assert [game["names"][0] for part in parts for game in part["games"]] == [str(n) for n in range(1, 21)]
    assert [fault["kind"] for part in parts for fault in part["faults"]] == ["sgf/junk"] * 2
    again = page.ask("read_on")
    assert (again["games"], again["faults"], again["done"]) == ([], [], again["total"])


def test_games_found_while_opening_another_are_still_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opened_file, "SCAN_SECONDS", 0)
    page = page_of()
    numbers = [game["number"] for game in page.ask("open", data=base64(b"x" + MANY))["games"]]
    assert len(numbers) < 10
    assert page.ask("open_game", number=15)["names"] == ["15", ""]
    answer = page.ask("read_on")
    numbers += [game["number"] for game in answer["games"]]
    assert numbers[:15] == [*range(1, 16)]
    while answer["done"] < answer["total"]:
        answer = page.ask("read_on")
        numbers += [game["number"] for game in answer["games"]]
    assert numbers == [*range(1, 21)]
    assert page.ask("open_game", number=3)["names"] == ["3", ""]


def test_after_an_unreadable_file_the_previous_one_is_still_open() -> None:
    page = opened(SGF)
    refused = page.ask("open", data=base64(b"nonsense"), name="my file.doc")
    assert (refused["code"], "my file.doc" in refused["message"]) == ("record/unreadable-file", True)
    assert page.ask("open_game", number=2)["height"] == 7
    page.ask("new")
    assert page.ask("open_game", number=1)["height"] == 6
    page.ask("open", data=base64(MANY))
    assert page.ask("open_game", number=2)["names"] == ["2", ""]


# opening a game


def test_a_game_of_a_file_becomes_the_current_game() -> None:
    page = opened(SGF)
    before = page.ask("show")
    shown = page.ask("open_game", number=1)
    assert (shown["state"], shown["tree"]) == (before["state"] + 1, before["tree"] + 1)
    assert (shown["node"], shown["ply"], shown["plies"], shown["names"]) == (0, 0, 3, ["Ola", ""])
    assert shown["reading"] == {
        **{"format": "sgf", "mode": "automatic", "differs": None, "result": ""},
        **{"right_answers": 0, "diagnostics": []},
    }
    assert shown["record"] == page.record()
    assert page.ask("show")["reading"] is None
    assert [row[:4] for row in page.rows()] == [
        [0, None, None, ""],
        [1, 0, 0, "aa"],
        [2, 1, 1, "bb"],
        [3, 2, 0, "cc"],
        [4, 2, 0, "dd"],
    ]
    assert page.ask("walk", to="last")["dots"].count(".") == 33


@pytest.mark.parametrize("mode", [None, "listed", "automatic"])
def test_modes_of_a_replay(mode: str | None) -> None:
    page = opened(POOLS)
    given: Json = {} if mode is None else {"mode": mode}
    shown = page.ask("open_game", number=1, **given)
    reading = shown["reading"]
    assert (reading["mode"], reading["differs"], reading["result"]) == (mode or "listed", 7, "B+2")
    assert "record/modes-differ" in [fault["kind"] for fault in reading["diagnostics"]]
    [game] = read_games(POOLS)
    assert page.ask("info")["info"]["RE"] == "B+2"
    if mode != "automatic":
        assert page.record() == to_json(game.game)
    assert page.ask("open_game", number=1, mode=None)["reading"]["mode"] == "listed"


def test_a_game_with_more_nodes_than_the_page_opens_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves count too: each further one of a node becomes a node."""
    monkeypatch.setattr(opened_file, "MAX_OPENED", 3)
    for moves, is_opened in ((";B[aa];W[bb]", True), (";;;", False), (";B[aa]W[bb]B[cc]W[dd]", False)):
        page = page_of()
        page.ask("open", data=base64(b"(;GM[40]SZ[6]" + moves.encode() + b")"))
        before = page.everything()
        answer = page.ask("open_game", number=1)
        assert answer["kind"] == ("position" if is_opened else "error")
        if not is_opened:
            assert answer["code"] == "record/too-large" and "more than 3 nodes" in answer["message"]
            assert page.everything() == before


def test_a_saved_game_with_too_many_nodes_is_not_restored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "MAX_RESTORED", 3)
    page = page_of()
    saved = to_json(Game(6, 6)) | {"moves": ["aa", "bb"]}
    assert page.ask("restore", record=saved)["kind"] == "position"
    answer = page.ask("restore", record=saved | {"branches": [[1, 1, ["ff"]]]})
    assert answer["kind"] == "error"
    assert "the game has 4 nodes: no more than 3 are restored" in answer["message"]


def test_a_record_of_go_is_opened_only_on_request() -> None:
    page = opened(b"(;FF[4]GM[1]SZ[19];B[pd])")
    refused = page.ask("open_game", number=1, any_game=False)
    assert (refused["kind"], refused["code"]) == ("error", "record/go")
    assert page.ask("open_game", number=1, any_game=True)["plies"] == 1
    assert page.ask("open_game", number=1)["plies"] == 1


def test_the_faults_of_a_game_are_in_order() -> None:
    page = opened(b"(;GM[40]SZ[5];B[aa]\n;W[zz]\n;B[aa]")
    faults = page.ask("open_game", number=1)["reading"]["diagnostics"]
    assert [(fault["kind"], fault["line"]) for fault in faults] == [
        ("record/move", 2),
        ("record/illegal-move", 3),
        ("sgf/unclosed", 3),
    ]
    assert all(fault["column"] > 0 and fault["message"] for fault in faults)


def test_a_drawing_with_moves() -> None:
    page = opened(b". R0 .\nB1 . .\n. . R2")
    shown = page.ask("open_game", number=1)
    assert (shown["dots"], shown["ply"], shown["plies"], shown["reading"]["mode"]) == (
        "." * 9,
        0,
        3,
        "automatic",
    )
    assert [row[3] for row in page.rows()] == ["", "ba", "ab", "cc"]


def test_properties_of_the_file_that_mean_nothing_here_are_kept() -> None:
    page = opened(b"(;GM[40]SZ[5]XX[y]PB[Ola];B[aa]YY[z]C[b\\]](;W[bb]TR[aa])(;W[cc]))")
    page.ask("open_game", number=1)
    text = page.ask("export", format="sgf")["text"]
    assert all(part in text for part in ("XX[y]", "YY[z]C[b\\]]", "(;W[bb]TR[aa])", "(;W[cc])", "PB[Ola]"))


# export


def test_the_game_as_sgf() -> None:
    page = page_of(moves="aaba")
    page.ask("annotate", comment="a]b", marks={"LB": [["aa", "x:y"]]})
    page.ask("set_info", info={"PB": "Ola K. / \\ Ż", "PW": "../Jan\u202e", "EV": "Cup"})
    page.ask("undo")
    before = page.everything()
    answer = page.ask("export", format="sgf")
    assert (answer["kind"], answer["name"]) == ("file", "kropki-OlaKŻ-Jan.sgf")
    assert answer["text"].endswith(";B[aa]\n;W[ba]C[a\\]b]LB[aa:x\\:y])\n")
    assert page.everything() == before
    [reading] = read_games(answer["text"])
    assert reading.diagnostics == []
    other = Page()
    other.ask("open", data=base64(answer["text"].encode()))
    other.ask("open_game", number=1)
    assert other.rows() == page.rows()
    assert other.ask("info")["info"] == page.ask("info")["info"]


@pytest.mark.parametrize("rules", ["russian", "stachowski"])
def test_a_game_from_a_drawn_position_as_sgf(rules: str) -> None:
    page = page_drawn(CLOSED, rules)
    [reading] = read_games(page.ask("export", format="sgf")["text"])
    other = Page()
    shown = other.ask("restore", record=to_json(reading.game))
    before = page.ask("show")
    same = ("rules", "opening", "dots", "owners", "territories", "captures")
    assert {name: shown[name] for name in same} == {name: before[name] for name in same}


def test_the_position_as_a_drawing() -> None:
    page, _ = taken()
    answer = page.ask("export", format="text")
    assert answer["name"] == "kropki.txt"
    other = Page()
    other.ask("open", data=base64(answer["text"].encode()))
    shown = other.ask("open_game", number=1)
    assert {name: shown[name] for name in ("dots", "owners", "captures", "territories")} == (
        {name: page.ask("show")[name] for name in ("dots", "owners", "captures", "territories")}
    )
    page.ask("go", ply=2)
    assert page.ask("export", format="text")["text"].count("R") == 1


def test_the_position_as_a_game_without_moves() -> None:
    page, _ = taken()
    page.ask("set_info", info={"PB": "Ola"})
    answer = page.ask("export", format="position")
    assert answer["name"] == "kropki-Ola.sgf"
    assert page.ask("export", format="sgf")["text"] != answer["text"]
    [reading] = read_games(answer["text"])
    assert reading.diagnostics == []
    other = Page()
    shown, before = other.ask("restore", record=to_json(reading.game)), page.ask("show")
    same = ("rules", "dots", "owners", "captures", "territories", "turn")
    assert {name: shown[name] for name in same} == {name: before[name] for name in same}
    assert (shown["plies"], shown["names"][0]) == (0, "Ola")


def test_the_position_as_a_picture() -> None:
    page = page_of(moves="aaba")
    page.ask("set_info", info={"PB": '<b>Ola</b> & "Jan"', "PW": "\u202e"})
    pictures = {}
    for coordinates in (True, False):
        for numbers in (True, False):
            answer = page.ask("export", format="svg", coordinates=coordinates, numbers=numbers)
            assert answer["name"] == "kropki-bOlabJan.svg"
            root = ElementTree.fromstring(answer["text"])
            said = [element.text for element in root.iter() if element.tag.endswith("text")]
            pictures[coordinates, numbers] = said
            assert ("1" in said, "2" in said) == (coordinates or numbers, coordinates or numbers)
    assert pictures[True, False] == page_pictured(page)
    assert len(pictures[True, True]) > len(pictures[False, True]) == 2
    assert pictures[False, False] == []


def page_pictured(page: Page) -> list[str | None]:
    """Return the texts of the picture with default options."""
    root = ElementTree.fromstring(page.ask("export", format="svg")["text"])
    return [element.text for element in root.iter() if element.tag.endswith("text")]


def test_a_file_name_is_never_a_path() -> None:
    page = page_of()
    for name in ("../../etc", "C:\\x", "a/b", "\0", "con.", "x" * 100, "🙂"):
        page.ask("set_info", info={"PB": name})
        told = page.ask("export", format="text")["name"]
        assert told.startswith("kropki") and told.endswith(".txt") and len(told) < 60
        assert all(char.isalnum() or char in "-." for char in told) and told.count(".") == 1


# links


def test_a_link_holds_the_whole_game() -> None:
    page = page_of(moves="aabaca")
    page.ask("undo")
    page.play("cb")
    page.ask("annotate", comment="żółw", marks={"TR": "aa"})
    page.ask("set_info", info={"PB": "Ola", "EV": "Cup"})
    page.ask("undo")
    link = page.ask("link")["link"]
    other = page_of(moves="fd")
    before = other.ask("show")
    shown = other.ask("open_link", link=link)
    assert (shown["state"], shown["tree"]) == (before["state"] + 1, before["tree"] + 1)
    assert (shown["ply"], shown["plies"], shown["reading"]) == (2, 3, None)
    assert shown["record"] == other.record() == page.record() | {"numbers": []}
    assert [row[3:] for row in other.rows()] == [row[3:] for row in page.rows()]
    assert other.ask("info") == page.ask("info") | {"state": other.state}
    assert other.ask("link")["link"] == link == link_text(page.session.game)


def test_a_link_that_was_cut_short_is_refused() -> None:
    link = page_of(moves="aabacb").ask("link")["link"]
    page = page_of()
    before = page.everything()
    for end in range(len(link)):
        assert page.ask("open_link", link=link[:end])["code"] == "link/invalid"
    assert page.everything() == before
    assert page.ask("open_link", link=link)["ply"] == 3


def test_answers_are_json_whatever_a_file_contains() -> None:
    """Even lone surrogates and control characters, which a record or link may contain."""
    record = to_json(Game()) | {
        "notes": [[0, [["C", "\ud800\0\u2028"], ["GC", "\x7f]"], ["LB", "aa:\udfff"]]]]
    }
    page = Page()
    shown = page.ask("restore", record=record)
    assert (shown["comment"], shown["marks"]) == ("\ud800\0\u2028", {"LB": [["aa", "\udfff"]]})
    assert page.ask("info")["info"] == {"GC": "\x7f]"}
    assert json.loads(json.dumps(page.record())) == record
    assert page.ask("open_link", link=page.ask("link")["link"])["comment"] == "\ud800\0\u2028"


def test_long_names_in_a_file_are_answered_cut_and_saved_whole() -> None:
    page = Page()
    long = "x" * (MAX_TEXT + 1)
    listed = page.ask("open", data=base64(f"(;GM[40]SZ[6]PB[{long}]EV[{long}]N[{long}])".encode()))
    [game] = listed["games"]
    assert (len(game["event"]), [*map(len, game["names"])]) == (MAX_NAME, [MAX_NAME, 0])
    opened = page.ask("open_game", number=1)
    assert ([*map(len, opened["names"])], len(opened["name"])) == ([MAX_NAME, 0], MAX_TEXT)
    page.ask("annotate", name=opened["name"], comment="hello")
    assert page.ask("export", format="sgf")["text"].count(long) == 3


def test_a_long_comment_is_answered_cut_and_saved_whole() -> None:
    page = Page()
    long = "x" * (2 * MAX_COMMENT)
    page.ask("open", data=base64(f"(;GM[40]SZ[6]C[{long}])".encode()))
    opened = page.ask("open_game", number=1)
    assert opened["comment"] == long[:MAX_COMMENT]
    page.ask("annotate", name="hello", comment=opened["comment"])
    assert long in page.ask("export", format="sgf")["text"]
    page.ask("annotate", comment="short")
    assert "xx" not in page.ask("export", format="sgf")["text"]
