"""Information about a game: the players, the event and so on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.errors import InvalidAnnotation
from kropki.game.edits import Edits
from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.record import read_games, write_game
from kropki.record.game_json import from_json, to_json
from kropki.record.info import FIELDS, MAX_FIELD, MAX_NAME, NAMES, info, with_info
from kropki.record.notes import make_note, property_of
from tests.support.games import empty, play
from tests.support.settings import steady


def read(sgf: str) -> Game:
    """Return the game in a file."""
    [reading] = read_games(sgf)
    return reading.game


def tell(game: Game, **fields: str) -> Game:
    """Return a game with this information."""
    game.names, game.root.notes = with_info(game, fields)
    return game


def test_a_new_game_has_no_information() -> None:
    assert info(Game()) == {}


def test_each_field_is_returned_and_the_names_come_first() -> None:
    game = tell(empty(), **{field: f"the {field}" for field in (*FIELDS, "PW", "PB")})
    assert list(info(game)) == ["PB", "PW", *FIELDS]
    assert info(game) == {field: f"the {field}" for field in ("PB", "PW", *FIELDS)}
    assert game.names == ("the PB", "the PW")
    again = read(write_game(game))
    assert info(again) == info(game)


def test_an_empty_text_removes_a_field_and_keeps_the_others() -> None:
    game = tell(empty(), PB="Ola", PW="Jan", EV="Cup", GC="x")
    tell(game, PB="", EV="")
    assert info(game) == {"PW": "Jan", "GC": "x"}
    assert game.root.notes == [make_note("GC", ["x"])]
    tell(game, EV="", BR="")
    assert game.root.notes == [make_note("GC", ["x"])]
    tell(game)
    assert info(game) == {"PW": "Jan", "GC": "x"}


def test_three_and_four_players_have_names() -> None:
    game = tell(empty(players=4), P3="Ola", PW="Jan", P4="Żółw")
    assert game.names == ("", "Jan", "Ola", "Żółw")
    assert info(game) == {"PW": "Jan", "P3": "Ola", "P4": "Żółw"}
    assert tell(empty(players=3), P3="Ola").names == ("", "", "Ola")


@pytest.mark.parametrize(
    ("sgf", "found"),
    [
        ("EV[a\nb]", {"EV": "a b"}),
        ("GC[a\nb\\\nc\td]", {"GC": "a\nbc d"}),
        ("RO[a\\]b\\\\:c]", {"RO": "a]b\\:c"}),
        ("PC[]DT[ ]", {"DT": " "}),
        ("EV[a][b]EV[c]", {"EV": "a\nb\nc"}),
        ("XX[x]C[y]KM[0]TM[5]", {}),
    ],
)
def test_fields_are_read_from_a_file(sgf: str, found: dict[str, str]) -> None:
    assert info(read(f"(;GM[40]SZ[5]PB[Ola \\] K.]{sgf};B[aa])")) == {"PB": "Ola ] K.", **found}


def test_unchanged_fields_keep_their_spelling() -> None:
    sgf = "(;FF[4]GM[40]SZ[5]PB[O\nla]EV[a\nb]GC[x\\\ny];B[aa])"
    game = read(sgf)
    notes = [*game.root.notes]
    tell(game, PB="O la", EV="a b", GC="xy")
    assert game.root.notes == notes
    tell(game, EV="c")
    assert [str(property_of(one)) for one in game.root.notes if one.name in ("PB", "EV", "GC")] == (
        ["PB[O\nla]", "EV[c]", "GC[x\\\ny]"]
    )


@pytest.mark.parametrize("name", ["", "Ewa", "Ewa ] \\"])
def test_a_changed_name_is_written(name: str) -> None:
    """Also for a file that had one, and after its removal."""
    game = read("(;GM[40]SZ[5]PB[O\nla]PW[Jan];B[aa])")
    tell(game, PB=name)
    again = read(write_game(game))
    assert again.names == game.names == (name, "Jan")
    assert info(again) == info(game)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"C": "x"}, "'C' is not one of PB, PW, BR, .*, ON"),
        ({"": "x"}, "'' is not one of"),
        ({"P3": "x"}, "'P3' is not one of PB, PW, BR"),
        ({"x" * 99: "x"}, "'xxxxxxxxxx' is not one of"),
        ({"EV": None}, "EV must be a text"),
        ({"EV": ["x"]}, "EV must be a text"),
        ({"PW": 7}, "PW must be a text"),
        ({"PW": "x" * (MAX_NAME + 1)}, "a name has at most 100 characters, not 101"),
    ],
)
def test_invalid_information_is_refused(fields: dict[str, object], why: str) -> None:
    game = tell(empty(), PB="Ola", EV="Cup")
    with pytest.raises(InvalidAnnotation, match=why):
        with_info(game, {"PB": "Ewa", "EV": "x", **fields})
    assert info(game) == {"PB": "Ola", "EV": "Cup"}


def test_a_stated_result_is_dropped_once_play_gives_another() -> None:
    game = tell(empty(), RE="B+3")
    play(game, "aa")
    assert info(game) == {"RE": "B+3"}
    game.resign(1)
    assert info(game) == {}


def test_undoing_an_edit_does_not_restore_a_dropped_result() -> None:
    game = tell(empty(), RE="B+3")
    edits = Edits(game)
    edits.set_notes(game.root, with_info(game, {"EV": "Cup"})[1])
    play(game, "aa")
    game.resign(1)
    edits.revert()
    assert info(game) == {}
    edits.repeat()
    assert info(game) == {"EV": "Cup"}


@pytest.mark.parametrize("opening", ["empty", "cross", "custom"])
def test_a_custom_opening_name_is_written_and_read(opening: str) -> None:
    drawn = "R . .\n. . .\n. . ." if opening == "custom" else ""
    game = tell(
        Game(3 if drawn else 8, 3 if drawn else 8, opening=Opening(opening, position=drawn)), ON="the spider"
    )
    text = write_game(game)
    (reading,) = read_games(text)
    assert info(reading.game) == {"ON": "the spider"}
    assert reading.game.opening.name == opening
    assert reading.diagnostics == []
    assert write_game(reading.game) == text


lines = st.text(st.characters(exclude_characters="\n\r\t\v\f"), max_size=MAX_NAME)
texts = st.text(st.characters(exclude_characters="\r\t\v\f"), max_size=200)
fields = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys((*NAMES[:2], *FIELDS), lines),
        "GC": texts,
        "RO": texts.map(str.split).map(" ".join),
    },
)


@steady(200)
@given(fields, fields)
def test_all_fields_survive_writing_and_reading(first: dict[str, str], second: dict[str, str]) -> None:
    game = tell(tell(empty(), **first), **second)
    assert info(game) == {name: text for name, text in {**first, **second}.items() if text}
    again = from_json(to_json(game))
    assert info(again) == info(game)


def test_long_texts_are_cut_in_answers_and_kept_whole() -> None:
    game = read(f"(;GM[40]SZ[6]PB[{'Ola' * 50}]EV[{'x' * (MAX_FIELD + 1)}])")
    shown = info(game)
    assert (len(shown["PB"]), len(shown["EV"])) == (MAX_NAME, MAX_FIELD)
    names, notes = with_info(game, shown | {"PW": "Jan"})
    assert names == ("Ola" * 50, "Jan")
    assert notes == game.root.notes
    assert with_info(game, {"EV": ""})[1] == [note for note in notes if note.name != "EV"]
