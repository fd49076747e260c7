"""Options, named rule sets, zagram's flags, and the rules about where one may play and who moves."""

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kropki.board.variant import Areas
from kropki.errors import (
    InvalidRules,
    NotDeclared,
    Occupied,
    OffBoard,
    OutsideMiddle,
    PassingForbidden,
    StopForbidden,
    UnknownRules,
)
from kropki.game.game import Game
from kropki.game.outcome import EndReason, Outcome
from kropki.game.rules import (
    CUSTOM,
    MAX_NUMBER,
    OPTIONS,
    RULE_SETS,
    Captures,
    Rules,
    StopRule,
    named_rules,
)
from kropki.record.zagram_flags import format_flags, parse_flags
from tests.support.games import check_back_and_forth, drawn, empty, everything, outcome, play, rings
from tests.support.options import USUAL

# options


def test_the_options_and_their_defaults() -> None:
    assert Rules().options() == USUAL
    assert list(OPTIONS) == [field.name for field in fields(Rules)] == list(USUAL)


def test_each_option_has_a_kind_a_sentence_and_choices() -> None:
    assert {name: option.kind for name, option in OPTIONS.items()} == {
        "captures": "choice",
        "smallest": "flag",
        "stop_without_dot": "flag",
        "passing": "flag",
        "stop": "choice",
        "extra_turn": "flag",
        "lead": "number",
        "first_to": "number",
        "middle": "number",
        "komi": "half-dots",
        "areas": "choice",
        "edge": "flag",
        "suicide": "flag",
    }
    for option in OPTIONS.values():
        assert option.help[0].isupper() and option.help.endswith(".")
    assert {name: option.choices for name, option in OPTIONS.items() if option.choices} == {
        "captures": ["automatic", "declared"],
        "stop": ["none", "played", "settled"],
        "areas": ["enemy", "any", "full"],
    }


VALUES: dict[str, tuple[object, ...]] = {
    "captures": ("automatic", "declared", Captures.DECLARED),
    "stop": ("none", "played", "settled", StopRule.PLAYED),
    "passing": (True, False),
    "extra_turn": (True, False),
    "lead": (None, 1, 15, MAX_NUMBER),
    "first_to": (None, 1, 15, MAX_NUMBER),
    "middle": (None, 1, 15, MAX_NUMBER),
    "komi": (-MAX_NUMBER, -1, 0, 1, 7, MAX_NUMBER),
    "areas": ("enemy", "any", "full", Areas.ANY),
    "edge": (True, False),
    "suicide": (True, False),
}
GOOD = [(name, value) for name, values in VALUES.items() for value in values]


@pytest.mark.parametrize(("name", "value"), GOOD)
def test_each_option_can_be_set(name: str, value: object) -> None:
    rules = named_rules("russian", {name: value})[1]
    assert rules.options() == USUAL | {name: value}
    assert named_rules(CUSTOM, rules.options()) == (CUSTOM, rules)


@pytest.mark.parametrize("name", ["smallest", "stop_without_dot"])
def test_options_of_declared_captures(name: str) -> None:
    rules = named_rules("stachowski", {name: True})[1]
    assert rules.options() == USUAL | {"captures": "declared", name: True}
    assert rules.declared
    with pytest.raises(InvalidRules, match=f"{name} needs declared captures"):
        named_rules("russian", {name: True})
    with pytest.raises(InvalidRules, match=f"{name} needs declared captures"):
        named_rules("stachowski", {name: True, "captures": "automatic"})


@pytest.mark.parametrize("option", [{"areas": "any"}, {"areas": "full"}, {"edge": True}, {"suicide": False}])
def test_unusual_captures_are_automatic(option: dict[str, object]) -> None:
    [name] = option
    with pytest.raises(InvalidRules, match=f"^{name} needs automatic captures; these are declared$"):
        named_rules("stachowski", option)


@pytest.mark.parametrize(("option", "name"), [({"areas": "full"}, "areas=full"), ({"edge": True}, "edge")])
@pytest.mark.parametrize("stop", ["played", "settled"])
def test_where_the_edge_protects_no_dots_nobody_can_stop(
    option: dict[str, object], name: str, stop: str
) -> None:
    """A stop says that all that is connected to the edge is safe ([wikipedia] 10)."""
    with pytest.raises(InvalidRules, match=f"^{name} rules out a stop"):
        named_rules("russian", option | {"stop": stop})
    assert named_rules("russian", {"areas": "any", "suicide": False, "stop": stop})[1].stop == stop


def test_the_options_of_0_1_0_are_saved_as_they_were() -> None:
    assert list(Rules().saved_options()) == list(USUAL)[:10]
    changed = Rules(edge=True, suicide=False).saved_options()
    assert changed == Rules().saved_options() | {"edge": True, "suicide": False}
    assert named_rules(CUSTOM, changed)[1] == Rules(edge=True, suicide=False)


NO_FLAG: tuple[object, ...] = (None, 0, 1, "true", "", [], 1.0)
NO_NUMBER: tuple[object, ...] = (0, -1, MAX_NUMBER + 1, 10**30, True, False, "3", 1.0, float("nan"), [3])
WRONG: dict[str, tuple[object, ...]] = {
    "captures": (None, "", "Declared", "manual", True, 1, ["declared"], {}),
    "stop": (None, "", "PLAYED", "stop", False, 0, ["played"], {}),
    "smallest": NO_FLAG,
    "stop_without_dot": NO_FLAG,
    "passing": NO_FLAG,
    "extra_turn": NO_FLAG,
    "lead": NO_NUMBER,
    "first_to": NO_NUMBER,
    "middle": NO_NUMBER,
    "komi": (None, MAX_NUMBER + 1, -MAX_NUMBER - 1, 10**30, True, "1", 0.5, float("inf"), []),
    "areas": (None, "", "ANY", "empty", True, 0, ["any"], {}),
    "edge": NO_FLAG,
    "suicide": NO_FLAG,
}
BAD = [(name, value) for name, values in WRONG.items() for value in values]


def test_invalid_values_are_tried_for_each_option() -> None:
    assert set(WRONG) == set(OPTIONS)


@pytest.mark.parametrize(("name", "value"), BAD)
def test_invalid_values_of_options_are_refused(name: str, value: object) -> None:
    with pytest.raises(InvalidRules, match=f"^{name} is .*; it must be ") as refused:
        named_rules("stachowski", {name: value})
    assert len(str(refused.value)) < 200


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(InvalidRules, match="there is no option 'speed': choose from captures, smallest, "):
        named_rules("russian", {"speed": 1})
    with pytest.raises(InvalidRules) as refused:
        named_rules("russian", {"x" * 100_000: 1})
    assert len(str(refused.value)) < 500


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"stop": "settled"}, "a stop cannot be settled"),
        ({"komi": 1}, "komi is"),
        ({"komi": -1}, "komi is"),
        ({"areas": "full"}, "areas=full is for two players; here [34] play"),
    ],
)
def test_options_for_two_players_only(players: int, options: dict[str, object], why: str) -> None:
    """[rules], "Two, three or four players": after a stop the others play on, so nothing is settled."""
    with pytest.raises(InvalidRules, match=why):
        empty(players=players, options=options)
    empty(players=2, options=options)


# named rule sets


@pytest.mark.parametrize(
    ("name", "options", "opening"),
    [
        # "Игра ведется до полного заполнения поля."
        ("russian", {}, "cross"),
        # "At any moment of the game either player can stop the game"; "The most popular initial position is a
        # cross."
        ("wikipedia", {"stop": "played"}, "cross"),
        # "he must declare his intention of doing so"; "Passing is not allowed."
        ("stachowski", {"captures": "declared"}, "empty"),
        # "3. … player A may connect her/his dots"; "exactly one dot per turn"
        ("wikikropki", {"captures": "declared"}, "empty"),
        ("zagram-standard", {}, "cross"),
        ("zagram-no-territory", {"stop": "played"}, "cross"),
        ("zagram-territory", {"captures": "declared"}, "empty"),
    ],
)
def test_each_named_rule_set_is_exactly_this(name: str, options: dict[str, object], opening: str) -> None:
    rule_set = RULE_SETS[name]
    assert rule_set.name == name
    assert rule_set.rules.options() == USUAL | options
    assert rule_set.opening == opening
    assert rule_set.help.endswith(".")
    assert named_rules(name) == (name, rule_set.rules)
    assert Game(rules=name).rule_set == name


def test_the_names_of_all_rule_sets() -> None:
    """[rules], "Rule sets"; "custom" is a name, but not a rule set."""
    assert set(RULE_SETS) == {
        *("stachowski", "wikipedia", "wikikropki", "russian"),
        *("zagram-standard", "zagram-no-territory", "zagram-territory"),
    }
    assert named_rules("custom") == ("custom", Rules())


@pytest.mark.parametrize("name", ["", "chess", "Russian", "russian ", "x" * 100_000])
def test_an_unknown_rule_set_is_refused(name: str) -> None:
    with pytest.raises(UnknownRules, match=r"there is no rule set .*: choose one of .*russian") as refused:
        named_rules(name)
    assert len(str(refused.value)) < 500


def test_a_changed_rule_set_is_custom_and_an_unchanged_one_keeps_its_name() -> None:
    assert named_rules("wikipedia", {"lead": 15})[0] == "custom"
    assert named_rules("wikipedia", {"stop": "played", "lead": None})[0] == "wikipedia"
    assert named_rules("wikikropki", RULE_SETS["stachowski"].rules.options())[0] == "wikikropki"
    assert named_rules("custom", {"lead": 15})[1] == Rules(lead=15)


def test_a_game_returns_its_rules() -> None:
    game = empty(rules="wikipedia", options={"lead": 15})
    assert game.rule_set == "custom"
    assert game.rules == Rules(stop=StopRule.PLAYED, lead=15)
    check_back_and_forth(game)


@pytest.mark.parametrize("name", RULE_SETS)
def test_no_named_rule_set_allows_passing(name: str) -> None:
    """[stachowski], "Mandatory Play. Passing is not allowed."."""
    with pytest.raises(PassingForbidden):
        empty(rules=name).pass_turn()


@pytest.mark.parametrize("name", RULE_SETS)
def test_who_may_stop(name: str) -> None:
    game = empty(rules=name)
    if name in ("wikipedia", "zagram-no-territory"):
        game.stop(1)
        assert game.stopped == {1}
    else:
        with pytest.raises(StopForbidden, match="these rules have no stop"):
            game.stop(1)


@pytest.mark.parametrize("name", RULE_SETS)
def test_no_named_rule_set_allows_rings_without_a_dot(name: str) -> None:
    """[wikikropki] 1: "exactly one dot per turn"."""
    game = empty(rules=name)
    with pytest.raises(NotDeclared):
        game.declare([(game.board.grid.point(0, 0),)])


# zagram's flags


def flags(**changed: int) -> str:
    usual = {
        **{"Punish": 0, "Holes": 1, "AddTurn": 0, "MustSurr": 1, "MinArea": 1},
        **{"Pass": 0, "Stop": 0, "LastSafe": 0, "ScoreTerr": 0, "InstantWin": 0},
    }
    return ",".join(f"{name}={value}" for name, value in (usual | changed).items())


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        # written by zagram ([sgf-files])
        (
            "Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=1,LastSafe=0,ScoreTerr=0,InstantWin=15",
            Rules(stop=StopRule.PLAYED, lead=15),
        ),
        (
            "Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=1,LastSafe=0,ScoreTerr=0,InstantWin=0",
            RULE_SETS["zagram-no-territory"].rules,
        ),
        (
            "Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=0,LastSafe=0,ScoreTerr=0,InstantWin=0",
            RULE_SETS["zagram-standard"].rules,
        ),
        (
            "Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=0,LastSafe=0,ScoreTerr=0,InstantWin=0",
            RULE_SETS["zagram-territory"].rules,
        ),
        (flags(MustSurr=0), Rules(captures=Captures.DECLARED, smallest=True)),
        (flags(MustSurr=0, MinArea=0, Stop=1), Rules(captures=Captures.DECLARED, stop=StopRule.PLAYED)),
        (flags(AddTurn=1), Rules(extra_turn=True)),
        (flags(Pass=1), Rules(passing=True)),
        (flags(InstantWin=1), Rules(lead=1)),
        (flags(InstantWin=9999), Rules(lead=9999)),
    ],
)
def test_flags_and_rules_are_converted_both_ways(text: str, rules: Rules) -> None:
    assert parse_flags(text) == rules
    assert format_flags(rules) == text


def test_flags_in_any_order_with_blanks_and_some_left_out() -> None:
    text = flags(MustSurr=0, MinArea=0, Pass=1, InstantWin=15)
    assert parse_flags(",".join(reversed(text.split(",")))) == parse_flags(text)
    assert parse_flags(text.replace(",", " , ") + "\n") == parse_flags(text)
    assert parse_flags("InstantWin=15") == Rules(lead=15)
    assert parse_flags("MustSurr=0") == Rules(captures=Captures.DECLARED, smallest=True)
    assert parse_flags("MustSurr=0,MinArea=0") == RULE_SETS["zagram-territory"].rules
    assert parse_flags("Stop=01,InstantWin=0015") == Rules(stop=StopRule.PLAYED, lead=15)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is not a flag"),
        (" ", "' ' is not a flag"),
        ("russian", "'russian' is not a flag; flags are Punish, Holes,.* InstantWin, each with =NUMBER"),
        ("Stop", "'Stop' is not a flag"),
        ("Stop=", "'Stop=' is not a flag"),
        ("Stop=yes", "'Stop=yes' is not a flag"),
        ("Stop=-1", "'Stop=-1' is not a flag"),
        ("Stop=1.0", "'Stop=1.0' is not a flag"),
        ("Stop=1=1", "'Stop=1=1' is not a flag"),
        ("Stop = 1", "'Stop = 1' is not a flag"),
        ("Stop=١", "is not a flag"),
        ("Stop=²", "is not a flag"),
        ("stop=1", "'stop=1' is not a flag"),
        ("Komi=1", "'Komi=1' is not a flag"),
        ("Stop=1,", "'' is not a flag"),
        (",Stop=1", "'' is not a flag"),
        ("Stop=1;Pass=1", "is not a flag"),
        ("InstantWin=10000", "is not a flag"),
        ("InstantWin=" + "1" * 100_000, "is not a flag"),
        ("Stop=1,Pass=0,Stop=1", "the flag Stop appears twice"),
        ("Pass=2", "the flag Pass is 2; it must be 0 or 1"),
        ("MustSurr=15", "the flag MustSurr is 15; it must be 0 or 1"),
        ("Punish=1", "Punish=1 is not supported: surrounding one's own dots would cost .* how much"),
        ("Holes=0", "Holes=0 is not supported: .* no holes between territories, .* which"),
        ("LastSafe=1", "LastSafe=1 is not supported: the last dot on the board could not be captured"),
        ("ScoreTerr=1", "ScoreTerr=1 is not supported: territory would count"),
        ("MinArea=0", "MustSurr=1 needs MinArea=1"),
        (flags(MinArea=0), "MustSurr=1 needs MinArea=1"),
    ],
)
def test_texts_that_are_not_flags(text: str, why: str) -> None:
    with pytest.raises(InvalidRules, match=why) as refused:
        parse_flags(text)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "rules",
    [
        Rules(stop=StopRule.SETTLED),
        Rules(first_to=3),
        Rules(middle=4),
        Rules(komi=1),
        Rules(captures=Captures.DECLARED, stop_without_dot=True),
    ],
)
def test_rules_that_flags_cannot_express(rules: Rules) -> None:
    with pytest.raises(InvalidRules, match="zagram's flags cannot express "):
        format_flags(rules)


flagged_rules = st.sampled_from(Captures).flatmap(
    lambda captures: st.builds(
        Rules,
        captures=st.just(captures),
        smallest=st.booleans() if captures is Captures.DECLARED else st.just(False),
        passing=st.booleans(),
        stop=st.sampled_from([StopRule.NONE, StopRule.PLAYED]),
        extra_turn=st.booleans(),
        lead=st.none() | st.integers(1, MAX_NUMBER),
    )
)


@settings(derandomize=True, database=None, deadline=None, max_examples=100)
@given(flagged_rules)
def test_flags_survive_writing_and_reading(rules: Rules) -> None:
    text = format_flags(rules)
    names = [[item.split("=")[0] for item in written.split(",")] for written in (text, flags())]
    assert names[0] == names[1]
    assert parse_flags(text) == rules


@settings(derandomize=True, database=None, deadline=None, max_examples=200)
@given(st.text("PasStoHle=01,MinArea ", max_size=30) | st.text())
def test_any_text_is_read_as_flags_or_refused(text: str) -> None:
    try:
        rules = parse_flags(text)
    except InvalidRules:
        return
    assert parse_flags(format_flags(rules)) == rules


# the first dots in the middle


def open_points(game: Game) -> set[str]:
    grid, middle = game.board.grid, game.middle_mask()
    return {grid.letters(point) for point in grid.points if middle >> point & 1}


@pytest.mark.parametrize(
    ("width", "height", "columns", "rows"),
    [
        (8, 8, "cdef", "cdef"),
        (7, 5, "bcdef", "bcd"),
        (12, 4, "defghi", "bc"),
        (3, 3, "abc", "abc"),
        (4, 3, "bc", "abc"),
    ],
)
def test_the_middle_is_a_quarter_of_the_board_away_from_the_edge(
    width: int, height: int, columns: str, rows: str
) -> None:
    """[wikipedia]: "first several moves restricted to some area around the center of the field"."""
    game = empty(width, height, options={"middle": 3})
    assert open_points(game) == {column + row for column in columns for row in rows}
    assert open_points(empty(width, height)) == set()


def test_a_first_dot_outside_the_middle_is_refused_and_changes_nothing() -> None:
    game = empty(8, 8, options={"middle": 3})
    play(game, "cc")
    game.offer_draw(0)
    before = everything(game)
    for outside in ("aa", "bc", "cb", "hh", "gf", "fg"):
        with pytest.raises(OutsideMiddle, match=f"the first 3 dots .*; {outside} is outside"):
            play(game, outside)
    assert everything(game) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_restriction_counts_the_dots_of_all_players_and_ends(players: int) -> None:
    game = empty(8, 8, players=players, options={"middle": 5})
    play(game, "cc cd ce cf")
    with pytest.raises(OutsideMiddle):
        play(game, "aa")
    play(game, "ff aa")
    assert game.middle_mask() == 0
    game.undo()
    game.undo()
    with pytest.raises(OutsideMiddle):
        play(game, "aa")
    check_back_and_forth(game)


def test_dots_of_the_opening_are_not_counted() -> None:
    game = Game(8, 8, opening="cross", options={"middle": 1})
    with pytest.raises(OutsideMiddle):
        play(game, "aa")
    play(game, "cc aa")


def test_resignations_and_passes_do_not_count_as_first_dots() -> None:
    game = empty(8, 8, players=3, options={"middle": 2, "passing": True})
    game.pass_turn()
    game.resign(2)
    play(game, "cc")
    with pytest.raises(OutsideMiddle):
        play(game, "aa")
    play(game, "cd aa")


def test_a_full_middle_lifts_the_restriction() -> None:
    game = empty(4, 3, options={"middle": 100})
    play(game, "ba bb bc ca cb")
    with pytest.raises(OutsideMiddle):
        play(game, "aa")
    play(game, "cc")
    assert game.middle_mask() == 0
    play(game, "aa da")
    check_back_and_forth(game)


def test_a_middle_filled_by_territories_lifts_the_restriction() -> None:
    game = drawn(
        """
        . R  R  .
        R Br .r R
        . R  R  .
        """,
        options={"middle": 9},
    )
    assert game.middle_mask() == 0
    play(game, "aa")


def test_an_occupied_point_is_refused_as_such() -> None:
    game = empty(8, 8, options={"middle": 3})
    play(game, "cc")
    with pytest.raises(Occupied):
        play(game, "cc")
    with pytest.raises(OffBoard):
        game.play(-1)


# an extra turn


def test_a_player_who_captures_moves_again() -> None:
    """zagram's AddTurn."""
    game = drawn(
        """
        . R . . .
        R B . . .
        . R . . .
        . . . . .
        """,
        options={"extra_turn": True},
    )
    play(game, "cb")
    assert (game.turn, game.captures) == (0, (1, 0))
    play(game, "aa")
    assert game.turn == 1
    check_back_and_forth(game)


def test_without_the_option_a_capture_gives_no_extra_turn() -> None:
    game = drawn(". R . .\nR B . .\n. R . .\n. . . .")
    play(game, "cb")
    assert (game.turn, game.captures) == (1, (1, 0))


def test_a_capture_by_a_house_gives_no_extra_turn() -> None:
    """The house captures by an opponent's move, so nobody moves again."""
    position = """
        . R . . .
        R . R . .
        . R . . .
        . . . . .
        """
    game = drawn(position, players=3, first=2, options={"extra_turn": True})
    play(game, "bb")
    assert (game.captures, game.turn) == ((1, 0, 0), 0)
    game = drawn(position, players=3, first=1, options={"extra_turn": True})
    play(game, "bb")
    assert (game.captures, game.turn) == ((1, 0, 0), 2)


def test_a_declared_capture_gives_an_extra_turn_also_right_after_the_dot() -> None:
    position = """
        . R . . .
        R B . . .
        . R . . .
        . . . . .
        """
    game = drawn(position, "stachowski", options={"extra_turn": True})
    play(game, "cb")
    assert game.turn == 1
    game.declare(rings(game, "bacbbcab"))
    assert (game.turn, game.ply, game.declarer) == (0, 1, 0)
    play(game, "aa")
    assert game.turn == 1
    check_back_and_forth(game)
    game = drawn(position, "stachowski", options={"extra_turn": True})
    play(game, "cb.bacbbcab")
    assert game.turn == 0


# komi


@pytest.mark.parametrize(
    ("komi", "scores", "winner"),
    [
        (0, (1, 0), 0),
        (1, (1, 0.5), 0),
        (2, (1, 1), None),
        (3, (1, 1.5), 1),
        (-3, (1, -1.5), 0),
    ],
)
def test_komi_in_half_dots_decides(komi: int, scores: tuple[float, float], winner: int | None) -> None:
    """[rules], "How a game ends": komi counts in half dots."""
    game = drawn(". R .\nR B R\n. . .", options={"komi": komi}, first=0)
    assert list(game.scores) == [0, komi / 2]
    play(game, "bc aa ca ac cc")
    assert (game.captures, game.scores) == ((1, 0), scores)
    assert game.difference == abs(scores[0] - scores[1])
    assert outcome(game) == Outcome(winner, EndReason.FULL_BOARD)
    check_back_and_forth(game)


def test_the_difference_among_three_is_between_first_and_second() -> None:
    game = drawn(
        """
        . R  R  . . B  . . G .
        R Br Gr R B Gb B G . G
        . R  R  . . B  . . G .
        """,
        players=3,
    )
    assert (game.captures, game.scores, game.difference) == ((2, 1, 0), (2, 1, 0), 1)
