"""Links of games: they are short, they lose nothing, and other texts are refused."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.errors import KropkiError
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.tree import Node, parse_setup
from kropki.protocol.requests import VERSION
from kropki.protocol.session import Session
from kropki.record import link
from kropki.record.annotations import set_comment
from kropki.record.game_json import from_json, to_json
from kropki.record.link import InvalidLink, LinkTooLarge, game_from_link, link_text
from kropki.record.nesting import MAX_DEPTH, is_too_deep
from tests.support.settings import steady
from tests.support.sgf_games import content_of, random_game

EARLIER = "1w5WG4HGPlI6JiH5ElJMZ24Mzav1zEoF6vIBZIJaUaAGWJkBeUhKQSE5WIhhJxqiRBAA"
"""A link from the first version of Kropki."""


def random_dots(dots: int, players: int = 2, rules: str = "russian") -> Game:
    """Return a game of random dots on 39×32."""
    rng = Random(dots)
    game = Game(39, 32, names=[""] * players, rules=rules)
    for _ in range(dots):
        game.play(rng.choice(list(game.board.legal_points)))
    return game


def link_of(record: object) -> str:
    """Return the link of any JSON value."""
    return pack(json.dumps(record).encode())


def pack(data: bytes) -> str:
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=link._DICTIONARY)
    return "1" + urlsafe_b64encode(packing.compress(data) + packing.flush()).rstrip(b"=").decode()


def check_back(game: Game) -> None:
    text = link_text(game)
    again = game_from_link(text)
    assert to_json(again) == to_json(game) | {"numbers": []}
    assert content_of(again) == content_of(game)
    assert link_text(again) == text


@pytest.mark.parametrize(("dots", "most"), [(0, 60), (1, 75), (300, 980), (600, 1_850), (1_000, 3_250)])
def test_a_link_is_short(dots: int, most: int) -> None:
    """300 random moves on 39×32 take 971 characters. Random moves are the worst case."""
    game = random_dots(dots)
    assert len(link_text(game)) <= most
    check_back(game)


@pytest.mark.parametrize("players", [3, 4])
def test_more_players(players: int) -> None:
    check_back(random_dots(100, players))


def test_games_with_everything_a_game_can_have() -> None:
    """Variations, notes, set-ups, clocks, all rules."""
    for seed in range(150):
        check_back(random_game(seed))


def test_the_current_position_is_kept() -> None:
    game = random_dots(10)
    game.go_to_ply(4)
    assert game_from_link(link_text(game)).ply == 4


def test_comments_of_any_characters() -> None:
    game = Game(clock=Clock(main=300, increment=5))
    game.play(20, spent=1234)
    set_comment(game.node, 'żółw : 囲 "]\\ \udc80\0')
    check_back(game)


def test_links_of_this_version_stay_readable() -> None:
    game = game_from_link(EARLIER)
    assert (game.ply, game.names, game.rule_set) == (3, ("Ola", "Jan"), "stachowski")


def test_numbers_of_nodes_are_not_kept() -> None:
    """They matter only while the tree is open, and a link is shorter without them."""
    game = random_dots(3)
    record = to_json(game) | {"numbers": [0, 2, 3, 7]}
    assert link_text(from_json(record)) == link_text(game)


def test_a_game_too_large_for_a_link(monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_dots(20)
    text = link_text(game)
    monkeypatch.setattr(link, "MAX_NODES", 20)
    with pytest.raises(LinkTooLarge, match="the game has 21 nodes: a link holds 20"):
        link_text(game)
    with pytest.raises(LinkTooLarge, match="the game has 21 nodes"):
        game_from_link(text)
    monkeypatch.undo()
    set_comment(game.node, "x" * link.MAX_BYTES)
    with pytest.raises(LinkTooLarge, match="the game's texts take more than 2000000 bytes"):
        link_text(game)


def test_replaying_a_link_has_a_time_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    text = link_text(random_dots(20))
    monkeypatch.setattr(link, "MAX_SECONDS", 0)
    with pytest.raises(InvalidLink, match="takes too long: gave up at move 1"):
        game_from_link(text)


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("", "link/invalid", "letters, digits"),
        ("1łąka", "link/invalid", "letters, digits"),
        ("1ab\n", "link/invalid", "letters, digits"),
        ("2abc", "link/invalid", "of version 2, not 1"),
        ("1", "link/invalid", "part of it is missing"),
        ("1abcde", "link/invalid", "part of it is missing"),
        (pack(b"no json"), "link/invalid", "part of it is missing"),
        (pack(b"\xff"), "link/invalid", "part of it is missing"),
        (pack(b"[" * 100_000), "link/invalid", "part of it is missing"),
        (pack(b"9" * 10_000), "link/invalid", "part of it is missing"),
        (link_of(None), "link/invalid", "not contain a game"),
        (
            link_of({"moves": [], "branches": []}),
            "link/invalid",
            "a saved game has the fields",
        ),
        (
            link_of({"moves": [], "branches": [[], [0, 0, [""] * 10_000]]}),
            "link/too-large",
            "has 10001 nodes",
        ),
        (pack(b" " * link.MAX_BYTES), "link/too-large", "unpacks to more than 2000000 bytes"),
        ("1" * (link.MAX_BYTES + 1), "link/too-large", "has 2000001 characters"),
    ],
)
def test_texts_that_are_not_links(text: str, code: str, message: str) -> None:
    with pytest.raises(InvalidLink, match=message) as raised:
        game_from_link(text)
    assert raised.value.code == code


def test_what_is_nested_too_deeply_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser, parsing it would end Python."""
    deepest = b"[" * MAX_DEPTH + b"]" * MAX_DEPTH
    with pytest.raises(InvalidLink, match="not contain a game"):
        game_from_link(pack(deepest))
    monkeypatch.setattr(json, "loads", lambda text: pytest.fail("it is parsed"))
    with pytest.raises(InvalidLink, match="broken"):
        game_from_link(pack(b"[" + deepest + b"]"))


@pytest.mark.parametrize(
    ("text", "is_too_deep_"),
    [
        ("[" * MAX_DEPTH, False),
        ("[" * (MAX_DEPTH + 1), True),
        ('{"a":' * (MAX_DEPTH + 1), True),
        ("[]" * 100 + "{}" * 100, False),
        ("[" * 49 + "]" * 49 + "[{" * 25 + "0" + "}]" * 25, False),
        ('["' + "[" * 100 + '"]', False),
        (r'["\"' + "[" * 100 + '"]', False),
        (r'["\\"' + ", [" * 100, True),
        ('"' + "[" * 100, False),
    ],
)
def test_levels_are_counted_outside_of_texts(text: str, is_too_deep_: bool) -> None:
    assert is_too_deep(text) is is_too_deep_


def test_a_link_that_would_unpack_to_gigabytes() -> None:
    """It is unpacked only up to the limit."""
    once = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    raw = once.compress(b" " * 10**8) + once.flush()
    assert len(raw) < 10**5
    with pytest.raises(LinkTooLarge):
        game_from_link("1" + urlsafe_b64encode(raw).rstrip(b"=").decode())


def attempt(text: str) -> None:
    """Check that a text is the link of a game, or raises `InvalidLink`."""
    try:
        check_back(game_from_link(text))
    except InvalidLink as error:
        assert error.code in ("link/invalid", "link/too-large")
        assert isinstance(error, KropkiError) and str(error)


@steady(examples=400)
@given(st.text() | st.text("01Aaz9_-").map("1".__add__) | st.binary().map(pack))
def test_any_text(text: str) -> None:
    attempt(text)


@steady(examples=200)
@given(st.integers(0, 50), st.randoms(use_true_random=False))
def test_links_that_were_cut_or_changed(seed: int, rng: Random) -> None:
    text = link_text(random_game(seed, 25))
    attempt(text[: rng.randrange(len(text))])
    place = rng.randrange(len(text))
    attempt(text[:place] + rng.choice("Aa0_-z9") + text[place + 1 :])


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@steady(examples=300)
@given(st.integers(0, 50), st.data())
def test_links_of_altered_games(seed: int, data: st.DataObject) -> None:
    """One part of a saved game is replaced by something else."""
    record = to_json(random_game(seed, 25))
    name = data.draw(st.sampled_from(sorted(record)))
    value = data.draw(json_values)
    old = record[name]
    if isinstance(old, list) and old and data.draw(st.booleans()):
        old[data.draw(st.integers(0, len(old) - 1))] = value
    elif isinstance(old, dict) and data.draw(st.booleans()):
        old[data.draw(st.sampled_from(sorted(old)))] = value
    else:
        record[name] = value
    attempt(link_of(record))


def test_a_line_without_variations_and_notes() -> None:
    game = random_dots(4)
    game.undo()
    game.play(next(iter(game.board.legal_points)))
    set_comment(game.node, "private")
    line = [node.move for node in game.root.line()]
    game.go_to_ply(2)
    linked = game_from_link(link_text(game, line=True))
    assert (linked.ply, [node.move for node in linked.root.walk()]) == (4, line)
    assert not any(node.notes for node in linked.root.walk())


def position_in(text: str) -> str:
    """Return the text in a link from which its position is drawn."""
    position = json.loads(link._unpack(text[1:]))["position"]
    assert isinstance(position, str)
    return position


def test_a_link_draws_its_position() -> None:
    game = Game(7, 6, names=("", ""), opening="empty", options={"komi": 3})
    for point in ("b3", "c3", "c2", "a1", "d3", "g6", "c4"):
        game.play(point)
    assert position_in(link_text(game)) == "01 1,0 1,1.5 r cca"
    game.undo()
    assert position_in(link_text(game)) == "01 0,0 0,1.5"
    game.append(Node(setup=parse_setup("R ff B fe . aa", game.board.grid)))
    assert position_in(link_text(game)) == "01010100 0,0 0,1.5 R ff B fe . aa"


def test_a_line_draws_its_end_and_leaves_the_game_as_it_was() -> None:
    game = Game(9, 9, options={"extra_turn": True})
    for _ in range(40):
        game.play(next(iter(game.board.legal_points)))
    end = position_in(link_text(game))
    game.go_to_ply(20)
    game.offer_draw(0)
    here, offer = game.node, game.offer
    assert position_in(link_text(game, line=True)) == end
    assert (game.node, game.offer, game.plies) == (here, offer, 40)
    assert position_in(link_text(game)) != end


@pytest.mark.parametrize("position", [None, "", "1 2 3", "01 9,9 9,9 r aaz", ["aa"], {"a": 1}, "x" * 100_000])
def test_what_a_link_draws_is_not_believed(position: object) -> None:
    """Python works the position out from the moves. Links of earlier versions draw nothing."""
    game = random_dots(30)
    drawn = {} if position is None else {"position": position}
    linked = game_from_link(link_of(to_json(game) | drawn))
    assert linked.board == game.board
    assert link_text(linked) == link_text(game)


def test_10_000_fuzzed_links_change_nothing() -> None:
    """A link that was changed is refused, or has a different game."""
    rng = Random(19)
    session = Session()
    start = {"v": VERSION, "id": 1, "kind": "restore", "record": to_json(random_game(3, 12))}
    session.handle(json.dumps(start))
    before = to_json(session.game)
    text = link_text(session.game)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%=&<"
    codes = set()
    for number in range(10_000):
        place = rng.randrange(1, len(text))
        length = rng.choice((1, 1, 2, 9))
        changed = text[:place] + "".join(rng.choices(letters, k=length)) + text[place + rng.randrange(9) :]
        request = {"v": VERSION, "id": number, "state": session.state, "kind": "follow_link", "link": changed}
        answer = json.loads(session.handle(json.dumps(request)))
        codes.add(answer.get("code", answer["kind"]))
        if answer["kind"] == "position":  # it happens to go on from the known game
            session.handle(json.dumps(start))
            continue
        assert answer["message"]
        assert to_json(session.game) == before
    assert "link/invalid" in codes and codes <= {"link/invalid", "link/too-large", "link/forked", "link/old"}


def test_a_link_is_unpadded_base64url() -> None:
    texts = [link_text(random_game(seed)) for seed in range(20)]
    assert not any(set(text) & set("=+/#%") for text in texts)
    assert all(urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4)) for text in texts)
