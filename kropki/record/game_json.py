"""A whole game as JSON values, and back: how the page saves games, and what a link packs.

The object has the settings of the game and these fields:

- `moves`: a text for each node of the line that `Game.redo` follows (`kropki.game.tree.node_text`);
- `ply`: how many of these moves have been made;
- `branches`: for each other line, the number of the node where it begins, the place of its first node among
  the children there, and the texts of its nodes. Nodes are numbered in the order in which this object lists
  them; the root is 0. A line follows the lines that begin later on the same line, or before it at the same
  node, so that a reader only takes back moves to get to its beginning;
- `notes`: for each node with notes, its number and its notes, each a name and its values;
- `setup`: the set-up of the root;
- `numbers`: the numbers of the nodes in `Game.nodes`, in this order; empty if they are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from itertools import count
from math import inf
from time import monotonic

from kropki.errors import InvalidRecord, KropkiError, NoSuchPly
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import Pass, Resignation, Stop, TimeUp
from kropki.game.openings import Opening
from kropki.game.tree import Node, node_text, parse_node, parse_setup, setup_text
from kropki.record.notes import make_note


def to_json(game: Game) -> dict[str, object]:
    """Return the game with all its variations and notes as JSON values, which `from_json` reads.

    Example:
        >>> saved = to_json(Game(6, 6))
        >>> from_json(saved).board == Game(6, 6).board
        True
    """
    grid = game.board.grid
    branches: list[list[object]] = []
    numbers: dict[int, int] = {}  # by those in `nodes`
    notes: list[list[object]] = []
    waiting = [(game.root, 0)]  # nodes where a line starts, each with its place among its siblings
    moves: list[str] = []
    while waiting:
        start, place = waiting.pop()
        texts = []
        node: Node | None = start
        while node:
            number = numbers[node.number] = len(numbers)
            if node.notes:
                notes.append([number, [[note.name, *note.values] for note in node.notes]])
            if node.parent:
                node.text = node.text or node_text(node, grid)
                texts.append(node.text)
            following = node.next
            if len(node.children) > 1:
                siblings = [*zip(node.children, count(), strict=False)]
                waiting.extend(item for item in reversed(siblings) if item[0] is not following)
            node = following
        if start.parent is None:
            moves = texts
        else:
            branches.append([numbers[start.parent.number], place, texts])
    return {
        "width": grid.width,
        "height": grid.height,
        "rules": game.rule_set,
        "options": game.rules.saved_options(),
        "opening": asdict(game.opening),
        "names": list(game.names),
        "first": game.first,
        "clock": asdict(game.clock) if game.clock else None,
        "setup": setup_text(game.root.setup, grid) if game.root.setup else "",
        "moves": moves,
        "branches": branches,
        "notes": notes,
        "ply": game.ply,
        "numbers": [] if all(a == b for a, b in numbers.items()) else list(numbers),
    }


def from_json(value: object, *, seconds: float = inf, max_nodes: float = inf) -> Game:
    """Return the game that `to_json` described.

    Args:
        value: Any JSON value; it need not be a valid description.
        seconds: The longest time that replaying the moves may take.
        max_nodes: The most nodes that it may have.

    Raises:
        InvalidRecord: The value describes no game, has too many nodes, or replaying it takes too long.
    """
    end = monotonic() + seconds
    match value:
        case {
            "width": int(width),
            "height": int(height),
            "rules": str(rules),
            "options": {**options},
            "opening": {
                "name": str(opening),
                "seed": int(seed),
                "handicap": int(handicap),
                "position": str(position),
            },
            "names": [*names],
            "first": int(first),
            "clock": None | {"main": int(), "increment": int(), "per_move": int()} as clock,
            "setup": str(setup),
            "moves": [*moves],
            "branches": [*branches],
            "notes": [*notes],
            "ply": int(ply),
            "numbers": [*numbers],
        } if all(isinstance(text, str) for text in [*options, *names, *moves]) and not any(
            isinstance(number, bool) for number in (width, height, seed, handicap, first, ply)
        ):
            pass
        case _:
            raise InvalidRecord(
                "a saved game has the fields width, height, rules, options, opening, names, first, clock,"
                " setup, moves, branches, notes, ply and numbers, each of its type"
            )
    try:
        game = Game(
            width,
            height,
            rules=rules,
            options={str(name): value for name, value in options.items()},
            opening=Opening(opening, seed, handicap, position),
            names=names,
            first=first,
            clock=Clock(**clock) if clock else None,
        )
        if setup:
            game.set_up_root(parse_setup(setup, game.board.grid))
    except (KropkiError, TypeError) as error:
        raise InvalidRecord(f"the settings are invalid: {error}") from error
    lines = [moves, *[branch[2] for branch in branches if isinstance(branch, list) and len(branch) == 3]]
    if (number := 1 + sum([len(texts) for texts in lines if isinstance(texts, list)])) > max_nodes:
        raise InvalidRecord(f"the game has {number} nodes: no more than {max_nodes:g} are restored")
    nodes = [game.root]
    nodes += _append_line(game, moves, 0, end)
    free = [0] * len(nodes)  # for each node, the first place of its next branch
    for branch in branches:
        match branch:
            case [int(parent), int(place), [*texts]] if 0 <= parent < len(nodes) and texts:
                node = nodes[parent]
            case _:
                raise InvalidRecord(f"{str(branch)[:40]} is not a branch")
        if not 0 <= place <= len(node.children) or not all(isinstance(text, str) for text in texts):
            raise InvalidRecord(f"{str(branch)[:40]} is not a branch")
        while game.node is not node and game.node.parent:
            game.undo()
        if game.node is not node or place < free[parent]:
            raise InvalidRecord(f"the branch {str(branch)[:40]} is not in the order of a game")
        free[parent] = place + 1
        nodes += _append_line(game, texts, len(nodes) - 1, end)
        free += [0] * len(texts)
        node.children.insert(place, node.children.pop())
    for item in notes:
        match item:
            case [int(number), [*listed]] if 0 <= number < len(nodes) and all(map(_is_note, listed)):
                nodes[number].notes = [make_note(name, values) for name, *values in listed]
            case _:
                raise InvalidRecord(f"{str(item)[:40]} is not a node's list of notes")
    game.go_to(nodes[len(moves)], select=False)
    for following, node in zip(nodes[1:], nodes, strict=False):
        if following.parent is node:
            node.selected_index = node.children.index(following)
    try:
        game.go_to_ply(ply)
    except NoSuchPly as error:
        raise InvalidRecord(f"the ply is invalid: {error}") from error
    _renumber(game, nodes, numbers)
    return game


def _renumber(game: Game, nodes: Sequence[Node], numbers: Sequence[object]) -> None:
    """Give the nodes of a saved game the numbers that they had. Numbers of removed nodes are missing.

    Raises:
        InvalidRecord: The numbers are not one for each node.
    """
    if not numbers:
        return
    kept = [number for number in numbers if type(number) is int and number >= 0]
    if not len(set(kept)) == len(numbers) == len(nodes) or kept[0] != 0:
        raise InvalidRecord("the numbers must be different for each node, and 0 for the root")
    for node, number in zip(nodes, kept, strict=True):
        node.number = number
    game.nodes = {node.number: node for node in sorted(nodes, key=lambda node: node.number)}


def _append_line(game: Game, texts: Sequence[str], known: int, end: float) -> list[Node]:
    """Append the nodes of a line after the current node, and return them.

    Args:
        game: The game, which this changes.
        texts: The nodes as text.
        known: How many nodes the game has already, besides the root.
        end: When to give up, by `time.monotonic`.

    Raises:
        InvalidRecord: A node is invalid, or the time is up.
    """
    nodes = []
    for number, text in enumerate(texts, known + 1):
        if monotonic() > end:
            raise InvalidRecord(f"replaying takes too long: gave up at move {number}")
        try:
            node = parse_node(text, game.turn, game.board.grid)
            if node.move:
                game.check_running()
            if isinstance(node.move, Resignation | Stop | Pass | TimeUp):
                game.check_active(node.move.player)
            game.append(node)
        except KropkiError as error:
            raise InvalidRecord(f"move {number}, {text[:20]!r}, is impossible: {error}") from error
        nodes.append(node)
    return nodes


def _is_note(value: object) -> bool:
    """Return whether a JSON value is the name and the values of a note."""
    return isinstance(value, list) and len(value) > 1 and all(isinstance(text, str) for text in value)
