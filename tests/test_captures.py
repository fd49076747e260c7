"""Which moves captured a point."""

from kropki.game.captures import find_captures
from kropki.game.game import Game
from kropki.game.tree import Setup


def played(letters: str) -> Game:
    game = Game(9, 9, rules="russian", opening="empty")
    for move in letters.split():
        game.play(game.board.grid.from_letters(move))
    return game


def test_the_move_that_closed_the_ring() -> None:
    game = played("ed ee de aa fe bb ef")
    here = game.node
    [capture] = find_captures(game, game.board.grid.from_letters("ee"))
    assert capture.node is here
    assert (capture.ply, capture.territory.owner, capture.territory.captured) == (7, 0, 1)
    assert find_captures(game, game.board.grid.from_letters("aa")) == []
    assert game.node is here


def test_the_capture_before_a_dot_was_freed_is_there_too() -> None:
    game = played("ed ee de ec fe ac ef dd aa cd ba ce ca df ga eg ha fg ia gf ib ge ic gd id fc")
    point = game.board.grid.from_letters("ee")
    later, earlier = find_captures(game, point)
    assert (later.territory.owner, earlier.territory.owner) == (1, 0)
    assert (earlier.ply, later.ply) == (7, game.ply)
    assert later.territory.freed == 1


def test_going_back_for_the_answer_changes_nothing() -> None:
    game = played("ed ee de aa fe bb ef")
    game.undo()
    game.play(game.board.grid.from_letters("ii"))
    game.offer_draw(1)
    offer, node, line = game.offer, game.node, game.node.line()
    assert find_captures(game, game.board.grid.from_letters("ee")) == []
    assert (game.offer, game.node, game.node.line()) == (offer, node, line)


def test_a_set_up_captures_nothing_again() -> None:
    game = played("ed ee de aa fe bb ef")
    grid = game.board.grid
    node = game.node.add(type(game.node)(setup=Setup(((grid.from_letters("ia"), 0),))))
    game.step_to(node)
    assert [capture.ply for capture in find_captures(game, grid.from_letters("ee"))] == [7]
