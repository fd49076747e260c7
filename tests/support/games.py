"""Games for tests, from positions drawn in the language of `kropki.board.diagram`."""

import json
from typing import Any

from kropki.board import diagram
from kropki.board.territory import Territory
from kropki.game.game import Game
from kropki.game.moves import Ring, parse_ring
from kropki.game.openings import Opening
from kropki.game.outcome import Outcome
from kropki.record.game_json import from_json, to_json


def drawn(position: str, rules: str = "russian", *, players: int = 2, **settings: Any) -> Game:
    """A game that begins from a drawn position."""
    size = diagram.parse(position)
    opening = Opening("custom", position=position)
    return Game(size.width, size.height, rules=rules, opening=opening, names=[""] * players, **settings)


def empty(
    width: int = 6, height: int = 6, rules: str = "russian", *, players: int = 2, **settings: Any
) -> Game:
    """A game that begins on an empty board."""
    return Game(width, height, rules=rules, opening="empty", names=[""] * players, **settings)


def rings(game: Game, letters: str) -> list[Ring]:
    """The rings that words of letter pairs name."""
    return [parse_ring(word, game.board.grid) for word in letters.split()]


def play(game: Game, moves: str, **how: Any) -> tuple[Territory, ...]:
    """Dots, a word each: its letter pair, and rings behind dots (`aa`, `aa.bacbbcab`). What the last one
    took."""
    taken: tuple[Territory, ...] = ()
    for word in moves.split():
        letters, *declared = word.split(".")
        point = game.board.grid.from_letters(letters)
        taken = game.play(point, rings=rings(game, " ".join(declared)), **how)
    return taken


def outcome(game: Game) -> Outcome | None:
    """How it has ended so far."""
    return game.outcome


def shown(game: Game) -> dict[str, object]:
    """All that a game shows of the position."""
    return {
        "board": str(game.board),
        "offers": [game.board.offers(player) for player in range(game.board.players)],
        "captures": (game.board.captures, game.captures, game.scores, game.difference),
        "turn": (game.turn, game.ply, game.last_dot, game.declarer, game.middle_mask()),
        "out": (game.stopped, game.resigned),
        "time": game.time_left,
        "end": (game.outcome, game.settlement),
    }


def everything(game: Game) -> dict[str, object]:
    """The same, with what can be redone, and with the offer."""
    return {**shown(game), "offer": game.offer, "record": to_json(game)}


def check_back_and_forth(game: Game) -> None:
    """Each position of the game is found again by undo, by redo, and from its record, read back from JSON.

    The game is left where it was."""
    ply = game.ply
    seen = {game.ply: shown(game)}
    while game.ply:
        game.undo()
        seen[game.ply] = shown(game)
    while game.ply < len(game.moves):
        game.redo()
        assert shown(game) == seen.setdefault(game.ply, shown(game))
    for there, was in seen.items():
        game.go_to_ply(there)
        record = json.loads(json.dumps(to_json(game)))
        again = from_json(record)
        assert to_json(again) == record
        assert shown(again) == shown(game) == was
    game.go_to_ply(ply)
