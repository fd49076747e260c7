"""Boards down to 1×1 are played, drawn, saved and read, and the computer plays on them."""

from itertools import product
from random import Random

import pytest

from kropki.board import diagram
from kropki.board.board import Board
from kropki.board.highlights import KINDS, find_highlights
from kropki.board.settlement import undeclared_rings
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.review import Reviewer
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.rules import RULE_SETS
from kropki.picture import svg
from kropki.record import read_games, write_game
from kropki.record.game_json import from_json, to_json
from kropki.record.link import game_from_link, link_text
from tests.support.page import Page

SIZES = [*product(range(1, 4), repeat=2), (1, 52), (52, 1), (2, 52), (52, 2)]


def random_game(width: int, height: int, rules: str) -> Game:
    """Return a game that random moves have filled to its last point but one."""
    game = Game(width, height, rules=rules, opening="empty")
    random = Random(f"{width}×{height}")
    while len(game.board.legal_points) > 1:
        game.play(random.choice(list(game.board.legal_points)))
    return game


@pytest.mark.parametrize("rules", RULE_SETS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_game_is_played_to_its_end_drawn_saved_and_read(width: int, height: int, rules: str) -> None:
    game = random_game(width, height, rules)
    find_highlights(game.board, KINDS)
    undeclared_rings(game.board)
    assert svg(game.board).count("<circle") == len([*game.board.dots(0), *game.board.dots(1)])
    assert diagram.parse(str(game.board)) == game.board.diagram()
    if game.rules.stop != "none":
        game.stop(0)
        game.undo()
        game.node.children.clear()
    game.play(next(iter(game.board.legal_points)))
    assert game.outcome
    [reading] = read_games(write_game(game).encode())
    assert not reading.diagnostics
    for again in (reading.game, from_json(to_json(game)), game_from_link(link_text(game))):
        again.go_to_ply(game.ply)
        assert again.board == game.board
        assert again.outcome == game.outcome


@pytest.mark.parametrize(
    ("width", "height", "box"),
    [
        (1, 1, 'x="-12" y="-12" width="24" height="24"'),
        (1, 3, 'x="-12" y="0" width="24" height="48"'),
        (3, 1, 'x="0" y="-12" width="48" height="24"'),
        (2, 2, 'width="24" height="24"'),
    ],
)
def test_a_single_row_or_column_is_drawn_as_a_strip(width: int, height: int, box: str) -> None:
    assert f'-field" {box}/>' in svg(Board(width, height))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_computer_plays_and_reviews(width: int, height: int) -> None:
    game = random_game(width, height, "russian")
    while game.ply > width * height - 9 and game.ply:
        game.undo()
    while not game.outcome:
        move = Thinking(game, LEVELS[8], steps=2, resigns=False).decide()
        assert isinstance(move, Dot)
        game.play(move.point)
    for _ in Reviewer(game, LEVELS[4], 1).run():
        pass


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_page_shows_it(width: int, height: int) -> None:
    page = Page()
    page.ask("new", opening="empty", width=width, height=height)
    position = page.play("aa")
    assert position["dots"] == "R" + "." * (width * height - 1)
    assert (position["outcome"] is not None) == (width == height == 1)
