"""The tree of a game: its nodes, with moves, set-ups, notes and variations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from dataclasses import dataclass, field, fields
from typing import Any

from kropki.board.diagram import DOTS, EMPTY
from kropki.board.grid import Grid, Player, Point
from kropki.board.territory import Gain
from kropki.errors import InvalidRecord
from kropki.game.moves import Declaration, Dot, Move, move_text, parse_move, parse_ring


@dataclass(slots=True)
class Note:
    """Something that a file says about a node: a comment, a label, or whatever only that file understands.

    The game keeps notes and never reads them. The package of the file formats, `kropki.record`, knows what a
    name means and how values are escaped. Notes are equal if their names and values are.

    Nodes share notes, so never change one: make another. (Not frozen, because that makes reading slower.)
    """

    name: str
    values: tuple[str, ...]
    """The values as the file writes them."""
    states_outcome: bool = field(default=False, compare=False)
    """Whether the note says how the game ended. The game drops it when play ends the game."""
    source: object = field(default=None, compare=False, repr=False)
    """What the reader of the file leaves for its writer, such as the spelling of the name."""

    def __reduce__(self) -> tuple[type[Note], tuple[object, ...]]:
        return type(self), (self.name, self.values, self.states_outcome, self.source)


@dataclass(frozen=True)
class Setup:
    """Dots that are added or removed by hand, before or between moves."""

    dots: tuple[tuple[Point, Player | None], ...] = ()
    """Points, each with the player whose dot is put there, or None to remove a dot."""
    turn: Player | None = None
    """The player to move then. By default, the same one as without the set-up."""


@dataclass(eq=False, slots=True, repr=False)
class Node:
    """A place in the tree of a game: a set-up, a move, both, or neither.

    `copy.copy` returns a node with the same move, set-up and notes that is in no tree. `copy.deepcopy` and
    `pickle` copy the whole tree, and return the node in the same place of the new one.
    """

    move: Move | None = None
    setup: Setup | None = None
    """What is set up before the move."""
    notes: list[Note] = field(default_factory=list)
    """What a file says about the node, in the order of the file."""
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)
    """What follows the node, the main line first."""
    selected_index: int = 0
    """The index of the child that was visited last, which `next` returns."""
    turn: Player = 0
    """The player who was to move before the node, once the game has been here."""
    text: str = ""
    """What `node_text` returned for the node, "" before it has been called."""
    notes_before_move: int = 0
    """How many of the notes a file has before the set-up or move."""
    number: int = -1
    """The key of the node in `Game.nodes`, -1 before it is there."""
    gains: tuple[Gain, ...] = ()
    """What each player gains by the move, once the game has been here."""

    def __copy__(self) -> Node:
        return Node(
            self.move,
            self.setup,
            [*self.notes],
            turn=self.turn,
            notes_before_move=self.notes_before_move,
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        copy_nodes([self], memo)
        twin: Node = memo[id(self)]
        return twin

    def __reduce__(self) -> tuple[Callable[..., Node], tuple[object, ...]]:
        # no node is saved by way of its neighbours: a long line would be a deep recursion
        steps = []
        top = self
        while (parent := top.parent) and (place := parent.place_of(top)) >= 0:
            steps.append(place)
            top = parent
        if top is self:
            return _plant, (self.parent, _pack_tree(self))
        branches = [(depth, place) for depth, place in enumerate(reversed(steps)) if place]
        return _descendant, (top, len(steps), branches)

    def __repr__(self) -> str:
        """Return the number, the move and the set-up of the node, and how much else it has."""
        parts = [f"Node {self.number}"] if self.number >= 0 else ["Node"]
        parts += [repr(it) for it in (self.setup, self.move) if it]
        for count, what in ((len(self.notes), "note"), (len(self.children), "child")):
            if count:
                many = "children" if what == "child" else "notes"
                parts.append(f"{count} {what if count == 1 else many}")
        return f"<{', '.join(parts)}>"

    def place_of(self, child: Node) -> int:
        """Return the index of a child, -1 if it is none, such as a node that was cut."""
        return next((i for i, each in enumerate(self.children) if each is child), -1)

    def add(self, child: Node) -> Node:
        """Add and select a child, after the others, and return it."""
        child.parent = self
        self.children.append(child)
        self.selected_index = len(self.children) - 1
        return child

    @property
    def captured(self) -> int:
        """The number of dots that are captured with the move, whoever gains them."""
        return sum([gain.captured for gain in self.gains])

    @property
    def next(self) -> Node | None:
        """The selected child, None if the node has no children."""
        return self.children[self.selected_index] if self.children else None

    def select(self) -> None:
        """Select this node and all nodes on the way to it, so that `next` leads here from the root."""
        node = self
        while node.parent:
            node.parent.selected_index = node.parent.children.index(node)
            node = node.parent

    def path(self) -> list[Node]:
        """Return the nodes from the root to this one, both included."""
        nodes = [self]
        while nodes[-1].parent:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]

    def line(self) -> list[Node]:
        """Return the nodes from the root through this one to the end, along the selected children."""
        nodes = self.path()
        while following := nodes[-1].next:
            nodes.append(following)
        return nodes

    def walk(self) -> Iterator[Node]:
        """Yield this node and all its descendants, each before its children, main lines first."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting.extend(reversed(node.children))

    def values(self, name: str) -> list[str]:
        """Return the values of all notes of this name, as the file writes them."""
        return [value for note in self.notes if note.name == name for value in note.values]

    def put_note(self, note: Note) -> None:
        """Add a note in place of those with its name, or at the end if there are none."""
        place = next((i for i, old in enumerate(self.notes) if old.name == note.name), len(self.notes))
        self.drop_notes(note.name)
        self.notes.insert(place, note)

    def drop_notes(self, *names: str) -> None:
        """Remove the notes of these names."""
        self.notes[:] = [note for note in self.notes if note.name not in names]


def copy_nodes(nodes: Iterable[Node], memo: dict[int, Any]) -> None:
    """Copy nodes and their whole trees.

    Args:
        nodes: The nodes.
        memo: What has been copied already, by its `id`, as `copy.deepcopy` has it. The copies are added.
    """
    waiting = [*nodes]
    found = []
    while waiting:
        node = waiting.pop()
        if id(node) in memo:
            continue
        memo[id(node)] = twin = copy(node)
        for name in ("selected_index", "text", "number", "gains"):
            setattr(twin, name, getattr(node, name))
        found.append(node)
        waiting += node.children
        if node.parent:
            waiting.append(node.parent)
    for node in found:
        twin = memo[id(node)]
        twin.parent = node.parent and memo[id(node.parent)]
        twin.children = [memo[id(child)] for child in node.children]


def _pack_tree(top: Node) -> list[tuple[Any, ...]]:
    """Return a node and its descendants as a flat list, each with the index of its parent."""
    indices: dict[int, int] = {}
    rows: list[tuple[Any, ...]] = []
    for node in top.walk():
        indices[id(node)] = len(rows)
        parent = -1 if node is top else indices[id(node.parent)]
        rows.append((parent, *[getattr(node, name) for name in _PACKED]))
    return rows


def _plant(parent: Node | None, rows: list[tuple[Any, ...]]) -> Node:
    """Return the node that `_pack_tree` has packed, below a parent that does not list it as a child."""
    nodes: list[Node] = []
    for above, *values in rows:
        node = Node()
        for name, value in zip(_PACKED, values, strict=True):
            setattr(node, name, value)
        node.parent = parent if above < 0 else nodes[above]
        if above >= 0:
            nodes[above].children.append(node)
        nodes.append(node)
    return nodes[0]


def _descendant(top: Node, depth: int, branches: list[tuple[int, int]]) -> Node:
    """Return a descendant: along first children, except for the depths in `branches`."""
    ways = dict(branches)
    node = top
    for step in range(depth):
        node = node.children[ways.get(step, 0)]
    return node


_PACKED = tuple(each.name for each in fields(Node) if each.name not in ("parent", "children"))


def node_text(node: Node, grid: Grid) -> str:
    """Return a node's set-up and move as text, which `parse_node` reads.

    The set-up comes first, in braces (`setup_text`). The move follows (`kropki.game.moves.move_text`). If a
    dot or a declaration is made out of turn, its player and a colon precede it.

    Args:
        node: The node. Its `turn` must be known.
        grid: The points of the board.
    """
    move = node.move
    text = move_text(move, grid) if move else ""
    if isinstance(move, Dot | Declaration) and move.player != node.turn:
        text = f"{move.player}:{text}"
    return f"{{{setup_text(node.setup, grid)}}}{text}" if node.setup else text


def parse_node(text: str, turn: Player, grid: Grid) -> Node:
    """Return the node that `node_text` described.

    Args:
        text: The text.
        turn: The player to move before the node.
        grid: The points of the board.

    Raises:
        InvalidRecord: If the text describes no node.
        OffBoard: If a point is not on the board.
    """
    setup = None
    if text.startswith("{"):
        inside, brace, text = text[1:].partition("}")
        if not brace:
            raise InvalidRecord(f"the set-up {inside[:20]!r} has no closing brace")
        setup = parse_setup(inside, grid)
        turn = turn if setup.turn is None else setup.turn
    if text[:2] in _OUT_OF_TURN:
        turn, text = int(text[0]), text[2:]
    return Node(parse_move(text, turn, grid) if text else None, setup)


_OUT_OF_TURN = {f"{player}:" for player in range(4)}


def setup_text(setup: Setup, grid: Grid) -> str:
    """Return a set-up as text, which `parse_setup` reads.

    `R aabb` puts two dots of player 0, `B cc` one of player 1, `. dd` removes a dot, and `> B` says that
    player 1 is to move.

    Example:
        >>> grid = Grid.of(6, 6)
        >>> setup_text(Setup(((grid.from_letters("aa"), 0), (grid.from_letters("dd"), None)), turn=1), grid)
        'R aa . dd > B'
    """
    words = []
    for player, letter in [*enumerate(DOTS), (None, EMPTY)]:
        points = [grid.letters(point) for point, owner in setup.dots if owner == player]
        if points:
            words += [letter, "".join(points)]
    return " ".join(words if setup.turn is None else [*words, ">", DOTS[setup.turn]])


def parse_setup(text: str, grid: Grid) -> Setup:
    """Return the set-up that `setup_text` described.

    Raises:
        InvalidRecord: If the text describes no set-up.
        OffBoard: If a point is not on the board.
    """
    words = text.split()
    dots: list[tuple[Point, Player | None]] = []
    turn = None
    for kind, word in zip(words[::2], [*words[1::2], ""], strict=False):
        if kind == ">" and word in DOTS and len(word) == 1:
            turn = DOTS.index(word)
        elif len(kind) == 1 and kind in DOTS + EMPTY and word:
            player = None if kind == EMPTY else DOTS.index(kind)
            dots += [(point, player) for point in parse_ring(word, grid)]
        else:
            raise InvalidRecord(f"{kind[:20]!r} {word[:20]!r} is not a part of a set-up")
    return Setup(tuple(dots), turn)
