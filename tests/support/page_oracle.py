"""What the engine says about random games, for the page's own tests in tests/web."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from kropki.board.board import Board
from kropki.board.grid import Grid, Mask
from kropki.board.ring import area_inside
from kropki.diagnostics import Kind
from kropki.errors import KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Node
from kropki.picture import dot_numbers
from kropki.protocol.describe import position, tree
from kropki.record import write_game
from kropki.record.link import _DICTIONARY, link_text
from kropki.sgf.parser import parse
from kropki.sgf.tree import SgfNode
from kropki.sgf.values import escape, split_compose, text
from tests.support.sgf_games import random_game

GAMES = 40
CROWDED = 30
FULL = 20
BOARDS = 60
VALUES = ("a:b", "a\\:b:c", "\\]\\\\", "two\\\nlines", "two\r\nlines", "żółw\\", "", ":", "aa:", "\\::x")

_TOLD: dict[str, Kind] = {
    Kind.UNCLOSED: Kind.UNCLOSED,
    Kind.UNCLOSED_VALUE: Kind.UNCLOSED,
    Kind.JUNK: Kind.JUNK,
    Kind.UNOPENED: Kind.JUNK,
    Kind.BRACKET: Kind.JUNK,
    Kind.NO_VALUE: Kind.JUNK,
}
"""The faults that the page tells, by those of the grammar."""


def oracle() -> dict[str, Any]:
    """Return all cases as JSON values."""
    games = [random_game(seed) for seed in range(GAMES)] + [_crowded_game(seed) for seed in range(CROWDED)]
    return {
        "positions": [described for game in games for described in _positions(game)],
        "rings": [ring for game in games for ring in _rings(game)] + list(_random_rings()),
        "trees": [_tree(game) for game in games],
        "records": [_record(write_game(game)) for game in games],
        "broken": [_broken(text) for text in _broken_texts(games[0])],
        "links": [link for game in (*games, *map(_full_game, range(FULL))) for link in _links(game)],
        "dictionary": _DICTIONARY.decode(),
        "values": [_value(raw) for raw in (*VALUES, *(escape(value, composed=True) for value in VALUES))],
    }


def _crowded_game(seed: int) -> Game:
    """Fill most of a board at random. No capture is declared, so that many rings are possible."""
    rng = Random(seed)
    game = Game(8, 8, rules=rng.choice(("stachowski", "stachowski", "russian")))
    for point in rng.sample(game.board.grid.points, 56):
        if game.board.refusal(point) is None:
            game.play(point)
    return game


def _full_game(seed: int) -> Game:
    """Fill a board at random by automatic captures, with two to four players."""
    rng = Random(seed)
    names = ("",) * rng.choice((2, 2, 3, 4))
    opening = rng.choice(("cross", "four-crosses", "four-crosses-random", "triple-cross"))
    options = {"extra_turn": rng.random() < 0.3, "komi": 3 * (len(names) == 2)}
    game = Game(rng.randint(10, 13), 11, options=options, opening=Opening(opening, seed), names=names)
    while game.board.legal_points and not game.outcome:
        game.play(rng.choice([*game.board.legal_points]))
    return game


def _positions(game: Game) -> Iterator[dict[str, Any]]:
    """Describe the positions of the main line, with the player to move after the next dot."""
    nodes = list(game.root.walk())
    for node in nodes[:: -max(1, len(nodes) // 6)]:
        game.go_to(node)
        yield {
            "position": _json(position(game)) | {"state": 0},
            "diagram": str(game.board.diagram()),
            "after_dot": _turn_after_dot(game, node),
            "paths": list(_paths(game.board)),
        }


def _turn_after_dot(game: Game, node: Node) -> int | None:
    """Return who moves after a dot that changes nothing but the turn, or None if no such dot follows."""
    turn = game.turn
    dots = (child for child in node.children if isinstance(child.move, Dot) and child.move.player == turn)
    child = next(dots, None)
    if child is None or child.captured or child.setup or game.rules.extra_turn:
        return None
    game.go_to(child)
    after = None if game.outcome else game.turn
    game.go_to(node)
    return after


def _links(game: Game) -> Iterator[dict[str, Any]]:
    """Describe the positions to which links lead that were made after a few of the game's moves."""
    plies, own = game.plies, game.ply
    for ply in sorted({0, plies // 3, 2 * plies // 3, plies, own}):
        game.go_to_ply(ply)
        shown = _json(position(game))
        fields = {
            "width",
            "height",
            "names",
            "dots",
            "owners",
            "captures",
            "scores",
            "turn",
            "ply",
            "plies",
            "last",
        }
        yield {"link": link_text(game), "position": {name: shown[name] for name in shown.keys() & fields}}
    game.go_to_ply(own)


def _rings(game: Game) -> Iterator[dict[str, Any]]:
    """Describe the rings of all territories and offers on a board."""
    board = game.board
    offers = [offer for player in range(board.players) for offer in board.offers(player)]
    for territory in (*board.territories, *offers):
        yield _ring(board.grid, territory.ring)


def _random_rings() -> Iterator[dict[str, Any]]:
    """Describe the rings of territories on crowded random boards."""
    for seed in range(BOARDS):
        rng = Random(seed)
        board = Board(9, 8)
        for point in rng.sample(board.grid.points, 60):
            if board.refusal(point) is None:
                board.play(point, rng.choice((0, 0, 0, 1)))
        for territory in board.territories:
            yield _ring(board.grid, territory.ring)


def _ring(grid: Grid, ring: tuple[int, ...]) -> dict[str, Any]:
    return {
        "width": grid.width,
        "ring": _letters(grid, ring),
        "inside": _letters_of_mask(grid, area_inside(ring, grid)),
    }


def _paths(board: Board) -> Iterator[dict[str, Any]]:
    """Walk at random over neighbouring points, and say whether the engine takes the walk as a ring."""
    rng = Random(str(board))
    grid = board.grid
    dots = [point for player in range(board.players) for point in board.dots(player)]
    for _ in range(30 if dots else 0):
        walk = [rng.choice(dots)]
        player = board.dot(walk[0])
        while len(walk) < 12 and rng.random() < 0.9:
            steps = [walk[-1] + offset for offset in grid.offsets if walk[-1] + offset in grid.points]
            own = [point for point in steps if board.dot(point) == player and point not in walk[-2:]]
            walk.append(rng.choice(own if own and rng.random() < 0.95 else steps))
        yield {"ring": _letters(grid, walk), "code": _refusal(board, walk)}
    for player in range(board.players):
        for offer in board.offers(player):
            yield {"ring": _letters(grid, offer.ring), "code": _refusal(board, list(offer.ring))}


def _refusal(board: Board, ring: list[int]) -> str | None:
    """Return the code of why a ring cannot be declared, or None."""
    try:
        taken = board.check_ring(ring)
    except KropkiError as error:
        return error.code
    return None if taken.captured else "ring/no-enemy"


def _tree(game: Game) -> dict[str, Any]:
    """Describe the game tree, the line through each node, and the numbers of the dots on each line."""
    nodes = list(game.root.walk())
    lines = {}
    numbers = {}
    for node in nodes:
        line = [node]
        while line[0].parent:
            line.insert(0, line[0].parent)
        while line[-1].children:
            line.append(line[-1].children[0])
        moves = [each.move for each in line if each.move]
        lines[node.number] = [each.number for each in line]
        numbers[node.number] = {
            game.board.grid.letters(point): number for point, number in dot_numbers(moves).items()
        }
    return {"rows": _json(tree(game, 1))["nodes"], "lines": lines, "numbers": numbers}


def _record(sgf: str) -> dict[str, Any]:
    """Describe what the engine's parser finds in a record."""
    document = parse(sgf)
    nodes = list(document.trees[0].walk())
    return {"text": sgf, "nodes": [_sgf_node(node, nodes) for node in nodes]}


def _broken_texts(game: Game) -> Iterator[str]:
    """Yield a record cut off at each place after its first node, and others that are broken."""
    record = write_game(game)[:600]
    yield from (record[:end] for end in range(record.index(";", 2), len(record)))
    yield from (
        "(;B[aa])", "(;B[aa])  \n", "(;B[aa])rubbish", "(;B[aa]C[a ] b])", "(;B[aa] x;W[bb])",
        "(;B[aa]);W[bb])", "(;B[aa]) ]", "(;B[aa](;W[bb])(;W[cc]", "(;B[aa](;W[bb])(;W[c", "(;B[aa]C[a\\",
        "(;C[(]B[aa])", "(;B)",
    )  # fmt: skip


def _broken(sgf: str) -> dict[str, Any]:
    """Describe what the parser finds, as the page tells it: that a text is cut off, or other faults."""
    found = {_TOLD[fault.kind] for fault in parse(sgf).diagnostics if fault.kind in _TOLD}
    return {"text": sgf, "kinds": [Kind.UNCLOSED] if Kind.UNCLOSED in found else sorted(found)}


def _sgf_node(node: SgfNode, nodes: list[SgfNode]) -> dict[str, Any]:
    return {
        "parent": nodes.index(node.parent) if node.parent else None,
        "properties": {prop.name: node.values(prop.name) for prop in node.properties},
    }


def _value(raw: str) -> dict[str, Any]:
    first, second = split_compose(raw)
    return {"raw": raw, "text": text(raw), "halves": [first, second or ""]}


def _json(answer: object) -> dict[str, Any]:
    """Return an answer as the page gets it."""
    values: dict[str, Any] = json.loads(json.dumps(vars(answer), default=vars))
    return values


def _letters(grid: Grid, points: tuple[int, ...] | list[int]) -> str:
    return "".join(grid.letters(point) for point in points)


def _letters_of_mask(grid: Grid, mask: Mask) -> str:
    return "".join(sorted(grid.letters(point) for point in grid.points if mask >> point & 1))
