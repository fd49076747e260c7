"""Kropki, the game of dots: rules, captures and territories for two to four players."""

__version__ = "0.2.0"

from kropki.advice import Hint, best_move, hints
from kropki.board.board import Board
from kropki.board.grid import Grid
from kropki.board.territory import Territory
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.rules import RULE_SETS, Rules
from kropki.game.tree import Node
from kropki.picture import svg
from kropki.record import Reading, Readings, read_games, write_element, write_game
from kropki.record.annotations import comment_of, set_comment

__all__ = [
    "RULE_SETS",
    "Board",
    "Game",
    "Grid",
    "Hint",
    "KropkiError",
    "Node",
    "Reading",
    "Readings",
    "Rules",
    "Territory",
    "best_move",
    "comment_of",
    "hints",
    "read_games",
    "set_comment",
    "svg",
    "write_element",
    "write_game",
]
