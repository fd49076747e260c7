"""Transcripts of conversations with an engine (`kropki.conformance`), judged while they are read.

Each new board begins a game. Its main line is the one that was played last; other moves that were taken back
are variations. The game ends with the first wrong answer: a fault of the file and a comment say what would
have been right.
"""

from __future__ import annotations

from contextlib import suppress
from math import inf

from kropki.board.board import MAX_PLAYERS, MIN_PLAYERS
from kropki.board.grid import Player
from kropki.conformance.referee import Referee, referee_for, words_of
from kropki.conformance.transcript import (
    Exchange,
    RecordedGame,
    find_difference,
    is_declined,
    looks_like_transcript,
    read_transcript,
)
from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError, quoted
from kropki.game.game import Game
from kropki.game.moves import Declaration, Dot, Move, parse_ring
from kropki.game.tree import Node
from kropki.record.annotations import set_comment
from kropki.record.errors import UnreadableGame
from kropki.record.formats.file import Content, Entry, GameFile
from kropki.record.formats.sgf import MAX_GAMES
from kropki.record.reader import Reading
from kropki.record.rules import Mode

_MAX_CHARACTERS = 2**23
"""Characters of a file that may be a transcript."""
_RIGHT, _WRONG = "✓", "✗"
"""How the list of games shows which of them an engine has got right."""


class TranscriptFile(GameFile):
    """A transcript."""

    format = "transcript"
    sign = "a transcript of an engine has lines such as new 15 15"

    @classmethod
    def matches(cls, content: Content) -> bool:
        return len(content.text) <= _MAX_CHARACTERS and looks_like_transcript(content.text)

    def __init__(self, content: Content, max_nodes: int) -> None:
        super().__init__(content, max_nodes)
        self._max_nodes = max_nodes
        self._recorded = read_transcript(content.text)
        self._games: list[RecordedGame] = []

    def scan(self) -> None:
        recorded = next(self._recorded, None)
        if not recorded:
            self.done = self.total
        elif self.found == MAX_GAMES:
            message = f"the file holds more than {MAX_GAMES} games: no others are listed"
            self.diagnostics.append(Diagnostic(Kind.MORE_GAMES, message, recorded.exchanges[0].line, 1))
            self.done = self.total
        else:
            self._games.append(recorded)
            self.found += 1
            read = sum(len(each.command) + 1 for each in recorded.exchanges)
            self.done = min(self.done + read, self.total - 1)

    def entry(self, number: int) -> Entry:
        recorded = self._games[number - 1]
        result, width, height, moves = "", None, None, 0
        with suppress(UnreadableGame):
            reading = _judged(recorded, self._max_nodes)
            result = _WRONG if reading.diagnostics else _RIGHT
            grid, moves = reading.game.board.grid, len(reading.game.moves)
            width, height = grid.width, grid.height
        line = recorded.exchanges[0].line
        return Entry(number, ("", ""), ("", ""), result, "", recorded.name, width, height, moves, line)

    def read(self, number: int, mode: Mode | None, strict: bool, any_game: bool) -> Reading:
        reading = _judged(self._games[number - 1], self._max_nodes)
        if strict and reading.diagnostics:
            raise UnreadableGame(reading.diagnostics[0])
        return reading


def _judged(recorded: RecordedGame, max_nodes: int) -> Reading:
    """Return the game up to the first wrong answer, with the fault if there is one.

    Raises:
        UnreadableGame: There is no such board, the engine has refused it, or the game is too large.
    """
    first, *exchanges = recorded.exchanges
    referee = referee_for(first.command)
    right = referee.right_answer(first.command)
    if not referee.board or is_declined(referee, first):
        message = f"{quoted(first.command)} is refused: there is nothing to judge"
        raise UnreadableGame(Diagnostic(Kind.NO_BOARD, message, first.line, 1))
    if len(exchanges) > max_nodes:
        message = f"the game has more than {max_nodes} commands: it is not read"
        raise UnreadableGame(Diagnostic(Kind.TOO_LARGE, message, first.line, 1))
    game = _new_game(referee, exchanges)
    places: dict[tuple[int, Move], int] = {}
    faults = _faults(referee, game, first, right)
    for exchange in exchanges:
        if faults:
            break
        right = referee.right_answer(exchange.command)
        if not any(map(referee.is_refusal, right)):
            _follow(game, exchange, places)
        faults = _faults(referee, game, exchange, right)
    game.go_to_ply(0)
    for node in game.root.line():
        if node.children:
            node.children.insert(0, node.children.pop(node.selected_index))
            node.selected_index = 0
    mode = Mode.LISTED if game.rules.declared else Mode.AUTOMATIC
    end = faults[0].line if faults else inf
    right_answers = sum(1 for each in recorded.exchanges if each.answers and each.line < end)
    return Reading(game, mode, diagnostics=faults, right_answers=right_answers)


def _new_game(referee: Referee, exchanges: list[Exchange]) -> Game:
    """Return a game on the empty board of a referee, for all players of some commands."""
    assert referee.board
    grid, declared = referee.board.grid, referee.board.declared
    players = [MIN_PLAYERS - 1, *(_player(each) for each in exchanges)]
    names = [""] * min(max(players) + 1, MAX_PLAYERS)
    rules = "zagram-territory" if declared else "russian"
    return Game(grid.width, grid.height, rules=rules, opening="empty", names=names)


def _faults(referee: Referee, game: Game, exchange: Exchange, right: list[str]) -> list[Diagnostic]:
    """Return the fault of an answer, if it has one, and end the game there with a comment."""
    difference = find_difference(referee, right, exchange.answers)
    if not difference:
        return []
    message = difference.described(exchange.command)
    set_comment(game.node, message)
    game.node.children.clear()
    return [Diagnostic(Kind.ANSWER, f"{message}. The game ends here", exchange.line, 1)]


def _follow(game: Game, exchange: Exchange, places: dict[tuple[int, Move], int]) -> None:
    """Carry out in a game what a referee has carried out.

    Args:
        game: The game.
        exchange: The command.
        places: The index of each move among those that follow a node, by the node's number and the move.

    Raises:
        UnreadableGame: The game does not allow it.
    """
    here, grid = game.node, game.board.grid
    move: Move
    try:
        match words_of(exchange.command):
            case ["play", x, y, player]:
                move = Dot(grid.point(int(x), int(y)), int(player))
            case ["enclose", player, *rings]:
                move = Declaration(int(player), tuple(parse_ring(ring, grid) for ring in rings))
            case ["undo"]:
                return game.undo()
            case _:
                return
        place = places.setdefault((here.number, move), len(here.children))
        if place == len(here.children):
            game.append(Node(move))
        else:
            here.selected_index = place
            game.redo()
    except KropkiError as error:
        raise UnreadableGame(Diagnostic(error.code, str(error), exchange.line, 1)) from error


def _player(exchange: Exchange) -> Player:
    """Return the player of a dot or a declaration, and 0 for other commands."""
    match words_of(exchange.command):
        case ["play", _, _, player] | ["enclose", player, *_] if player.isdecimal():
            return int(player)
    return 0
