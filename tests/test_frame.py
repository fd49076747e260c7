"""What notebooks show: pictures, and frames with a board. e2e/test_frame.py uses the frames."""

from __future__ import annotations

import random
import re

import pytest

from kropki import Board, Game, frame, read_games, svg
from tests.support.elements import Elements

MAX_FRAME = 100_000  # characters
HOSTILE = "</script><script>1</script><!-- ]]>'\"&amp;<b>Ola"


class Frame(Elements):
    """The first frame in a text, and the elements around it."""

    def attribute(self, element: str, name: str) -> str:
        [found] = [attributes for tag, attributes in self.found if tag == element]
        return found[name] or ""

    @property
    def inside(self) -> Frame:
        return Frame(self.attribute("iframe", "srcdoc"))


def game(moves: int = 6) -> Game:
    game = Game(20, 20, opening="empty", names=["Ola", HOSTILE])
    points = random.Random(1)
    for _ in range(moves):
        game.play(points.choice([*game.legal_points]))
    return game


def test_a_notebook_shows_a_board_as_a_picture() -> None:
    board = Board(5, 4)
    board.play("b2", player=0)
    assert board._repr_svg_() == svg(board)


def test_a_notebook_shows_a_game_as_a_frame_with_everything_in_it() -> None:
    shown = Frame(game()._repr_html_())
    assert [tag for tag, _ in shown.found] == ["iframe"]
    assert shown.attribute("iframe", "sandbox") == "allow-scripts allow-downloads"
    tags = [tag for tag, _ in shown.inside.found]
    assert tags == ["meta", "meta", "meta", "title", "style", "kropki-board", "script", "script"]
    [record] = read_games(shown.inside.attribute("kropki-board", "sgf"))
    assert record.game.names == ("Ola", HOSTILE)
    assert "http" not in re.sub(r"http-equiv", "", shown.attribute("iframe", "srcdoc"))


def test_a_frame_with_three_hundred_moves_is_small() -> None:
    assert len(game(300)._repr_html_()) < MAX_FRAME


def test_a_frame_shows_the_current_line_at_the_current_move() -> None:
    played = Game(8, 8, opening="empty")
    for name in ("a1", "b2", "c3"):
        played.play(name)
    played.go_to_ply(1)
    played.play("h8")
    played.play("g7")
    played.go_to_ply(2)
    board = Frame(played._repr_html_()).inside
    assert board.attribute("kropki-board", "at") == "2"
    [record] = read_games(board.attribute("kropki-board", "sgf"))
    shown = record.game
    assert [shown.move_name(move) for move in shown.moves] == ["a1", "h8", "g7"]
    assert [played.move_name(move) for move in played.moves_made] == ["a1", "h8"]
    assert [len(node.children) for node in played.root.walk()][:2] == [1, 2]


def test_without_the_script_a_notebook_shows_a_picture_and_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "board_script", lambda: None)
    played = game(2)
    html = played._repr_html_()
    assert svg(played.board, last=played.last_dot.point, title=f"Kropki: Ola – {HOSTILE}") in html  # type: ignore[union-attr]
    assert f"1. {played.move_name(played.moves[0])} 2. " in html
    assert "<b>" not in html


def test_games_that_sgf_cannot_hold_are_shown_as_pictures() -> None:
    played = Game(8, 8, opening="empty", names=["A", "B", "C"])
    played.play("c3")
    html = played._repr_html_()
    assert html.startswith("<figure><svg")
    assert "1. c3" in html
