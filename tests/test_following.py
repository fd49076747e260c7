"""Continues a game by link: the link must have all known moves, or nothing changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kropki.game.game import Game
from kropki.record.annotations import set_comment
from kropki.record.following import ForkedLink, OldLink, follow
from kropki.record.game_json import to_json
from kropki.record.link import game_from_link, link_text
from tests.support.settings import steady
from tests.support.sgf_games import random_game


def copy_of(game: Game) -> Game:
    return game_from_link(link_text(game, line=True))


def game_of(letters: str, **settings: object) -> Game:
    """Return a game on 6×6 points with dots on these points."""
    game = Game(6, 6, opening="empty", **settings)  # type: ignore[arg-type]
    for at in range(0, len(letters), 2):
        game.play(game.board.grid.from_letters(letters[at : at + 2]))
    return game


@steady(examples=60)
@given(st.integers(0, 40), st.integers(0, 25))
def test_a_longer_link_is_followed(seed: int, known: int) -> None:
    whole = random_game(seed, 25)
    whole.go_to_ply(whole.plies)
    brought = copy_of(whole)
    game = copy_of(whole)
    game.go_to_ply(min(known, game.plies))
    line = [node.move for node in game.root.line()]
    del game.node.children[:]
    if game.plies == brought.plies:
        with pytest.raises(OldLink):
            follow(game, brought)
        return
    follow(game, brought)
    assert [node.move for node in game.root.line()] == line
    assert to_json(copy_of(game)) == to_json(copy_of(brought))


def test_own_variations_notes_and_names_stay() -> None:
    game = game_of("aabb", names=("Ola", ""))
    game.undo()
    game.play(game.board.grid.from_letters("cc"))
    set_comment(game.node, "mine")
    game.go_to_ply(0)
    brought = game_of("aaccdd", names=("Eve", "Jan"))
    follow(game, brought)
    assert (game.ply, game.names) == (3, ("Ola", "Jan"))
    assert len(game.root.children[0].children) == 2
    assert "mine" in str(game.root.children[0].children[1].notes)


def test_a_capture_is_returned() -> None:
    game = game_of("bbbaaaabeebc")
    brought = game_of("bbbaaaabeebcfecb")
    [territory] = follow(game, brought)
    assert territory.captured == 1


@pytest.mark.parametrize(
    ("letters", "settings"),
    [
        ("aabc", {}),  # another move
        ("bbaacc", {}),  # another start
        ("aabbcc", {"first": 1}),
        ("aabbcc", {"rules": "stachowski"}),
        ("aabbcc", {"names": ("", "", "")}),
        ("", {"names": ("", "", "")}),
    ],
)
def test_another_game_is_refused(letters: str, settings: dict[str, object]) -> None:
    game = game_of("aabb")
    before = to_json(game)
    with pytest.raises(ForkedLink) as raised:
        follow(game, game_of(letters, **settings))
    assert raised.value.code == "link/forked" and str(raised.value)
    assert to_json(game) == before


@pytest.mark.parametrize("letters", ["", "aa", "aabb"])
def test_a_link_with_nothing_new(letters: str) -> None:
    game = game_of("aabb")
    game.undo()  # a move that can be redone is known too
    before = to_json(game)
    with pytest.raises(OldLink):
        follow(game, game_of(letters))
    assert to_json(game) == before
