"""The story of a game: what decided it, and where it could have been prevented."""

from __future__ import annotations

import json
from typing import Any

from kropki.board.board import Board
from kropki.computer.ladder import LadderReader
from kropki.computer.player import copy_automatic
from kropki.computer.shapes import ShapeName
from kropki.computer.steps import run_to_end
from kropki.computer.story import MOMENTS, Moment, Story
from kropki.game.game import Game
from kropki.protocol.thinking import Thinker
from kropki.puzzle.claims import puzzle_of_game
from kropki.record.game_json import to_json
from tests.support.games import drawn, empty, play

QUIET = """
    .  .  .  .  .  .  .
    .  .  R  .  .  .  .
    .  R  B  .  .  .  .
    .  .  R  .  B  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""
"""Red captures on dc, and Blue saves its dot there."""
HOUSE = """
    .  .  .  .  .  .
    .  .  R  .  .  .
    .  R  .  R  .  .
    .  .  R  .  .  .
    .  .  .  .  .  B
"""
RUNNING = """
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  R  .
    .  .  R  .  .  .  .  .
    .  .  B  .  R  .  .  .
    .  .  R  .  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""
"""Red captures in a ladder that begins on bd."""


def told(game: Game) -> list[Moment]:
    """The moments of a game, which stays where it is."""
    here, tree = game.node, [*game.root.walk()]
    story = Story(game, 12)
    run_to_end(story.run())
    assert game.node is here and [*game.root.walk()] == tree
    assert [moment.ply for moment in story.moments] == sorted(moment.ply for moment in story.moments)
    return story.moments


def letters(game: Game, point: int) -> str:
    return game.board.grid.letters(point)


def test_a_capture_is_told_with_the_dot_that_would_have_prevented_it() -> None:
    game = drawn(QUIET, first=1)
    play(game, "aa dc gf")
    [moment] = told(game)
    assert (moment.ply, letters(game, moment.dot.point), moment.dot.player) == (2, "dc", 0)
    assert (moment.winner, moment.gain, moment.shape) == (0, 1, ShapeName.RING)
    assert [territory.captured for territory in moment.taken] == [1]
    assert moment.board.captures == (1, 0)
    chance = moment.chance
    assert chance and (chance.ply, letters(game, chance.point), letters(game, chance.better.point)) == (
        1,
        "aa",
        "dc",
    )


def test_a_dot_that_is_lost_in_a_house_is_the_other_players_moment() -> None:
    game = drawn(HOUSE, first=1)
    play(game, "cc")
    [moment] = told(game)
    assert (moment.dot.player, moment.winner, moment.gain, moment.shape) == (1, 0, 1, ShapeName.HOUSE)
    assert moment.chance and moment.chance.ply == 1


def test_a_ladder_is_named_and_prevented_before_it_began() -> None:
    game = drawn(RUNNING, first=1)
    play(game, "ag")
    start = game.board.grid.from_letters("bd")
    line = run_to_end(LadderReader(copy_automatic(game.board), 0, 1, 1000).read(start))
    for point in line.points:
        game.play(point)
    [moment] = told(game)
    assert moment.shape is ShapeName.LADDER
    assert moment.chance and moment.chance.ply == 1, "before the first dot of the ladder"


def test_dots_that_could_have_reached_the_edge_are_told_as_such() -> None:
    game = drawn(
        """
        .  .  R  .  .  .
        R  B  B  R  .  .
        .  R  R  .  .  .
        .  .  .  .  .  .
        """,
        first=1,
    )
    play(game, "fd ba")
    [moment] = told(game)
    assert moment.chance and letters(game, moment.chance.better.point) == "ba"
    assert moment.shape is ShapeName.GROUNDED


def test_only_the_largest_captures_are_told() -> None:
    game = empty(20, 4)
    grid = game.board.grid
    away = iter([grid.point(x, 3) for x in range(20)])
    for x in range(0, 20, 4):
        caught = grid.point(x + 1, 1)
        for place in ((x + 1, 0), (x, 1), (x + 2, 1), (x + 1, 2)):
            game.play(grid.point(*place))
            game.play(caught if game.board.open_mask >> caught & 1 else next(away))
    assert game.captures == (5, 0)
    assert len(told(game)) == MOMENTS


def test_a_game_without_captures_has_no_moments() -> None:
    game = empty()
    play(game, "aa bb cc")
    assert told(game) == []


def test_a_missed_chance_becomes_a_puzzle_of_the_whole_board_if_a_part_of_it_does_not() -> None:
    game = drawn(QUIET, first=1)
    play(game, "aa dc gf")
    [moment] = told(game)
    assert moment.chance
    game.go_to_ply(moment.chance.ply - 1)
    puzzle = run_to_end(puzzle_of_game(game.board, game.turn, moment.chance.better.point, ()))
    assert puzzle and not puzzle.find_error()
    assert letters(game, moment.chance.better.point) in puzzle.right


def test_a_part_of_a_large_board_becomes_a_puzzle_with_whole_territories() -> None:
    board = Board(20, 20)
    grid = board.grid
    for player, places in (
        (0, ((7, 8), (8, 8), (10, 9), (9, 10), (10, 11))),
        (1, ((7, 7), (8, 7), (9, 8), (8, 9), (7, 9), (6, 8), (10, 10))),
    ):
        for place in places:
            board.play(grid.point(*place), player)
    assert board.captures == (0, 2)
    better = grid.point(11, 10)
    puzzle = run_to_end(puzzle_of_game(board, 1, better, ()))
    assert puzzle and not puzzle.find_error()
    [territory] = puzzle.board().territories
    assert territory.captured == 2 and len(territory.ring) == 6


def test_the_page_hears_of_the_moments_before_the_review() -> None:
    game = drawn(QUIET, first=1)
    play(game, "aa dc gf")
    thinker = Thinker()
    request = {"v": 1, "id": 1, "kind": "review", "level": 7, "steps": 12, "record": to_json(game)}
    answer: dict[str, Any] = json.loads(thinker.begin(json.dumps(request)))
    assert (answer["told"], answer["moments"]) == (False, [])
    while not answer["told"]:
        assert not answer["curve"]
        answer = json.loads(thinker.go_on(0))
    [moment] = answer["moments"]
    assert (moment["ply"], moment["winner"], moment["gain"], moment["shape"]) == (2, 0, 1, "ring")
    assert moment["frame"]["captures"] == [1, 0]
    assert moment["chance"]["better"]["line"].startswith("dc")
    while not answer["done"]:
        answer = json.loads(thinker.go_on(100))
    assert answer["moments"] == [moment] and answer["progress"] == 1
