"""The tree of a game: nodes of moves, set-ups and notes, with variations."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kropki.board.diagram import DOTS, EMPTY
from kropki.board.grid import Grid
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


@dataclass(frozen=True)
class Setup:
    """Dots that are put and taken away between moves (SGF's AB, AW, AE), and who is to move then (PL).

    `dots` holds points and players, None for an emptied point."""

    dots: tuple[tuple[int, int | None], ...] = ()
    turn: int | None = None


@dataclass(eq=False, slots=True)
class Node:
    """A position of the game and how it came about: by a set-up, a move, both or neither.

    `notes` are what else a file says about it, in the order of the file. `children` are what was played from
    it, the main one first; `chosen` is which of them was seen last."""

    move: Move | None = None
    setup: Setup | None = None
    notes: list[Note] = field(default_factory=list)
    parent: Node | None = field(default=None, repr=False)
    children: list[Node] = field(default_factory=list, repr=False)
    selected_index: int = 0
    turn: int = 0
    """Who was to move before it, as far as the game has been here."""
    text: str = field(default="", repr=False)
    """What `node_text` said of it, once it has been asked."""
    notes_before_move: int = 0
    """How many of the notes stand before the set-up or move where the node is written."""
    number: int = -1
    """Its place in `Game.nodes`, -1 before it is there."""
    captured: int = 0
    """How many dots its move captures, once the game has been here."""

    def add(self, child: Node) -> Node:
        """A new last child, which is chosen then."""
        child.parent = self
        self.children.append(child)
        self.selected_index = len(self.children) - 1
        return child

    @property
    def next(self) -> Node | None:
        """The chosen child."""
        return self.children[self.selected_index] if self.children else None

    def select(self) -> None:
        """Choose this node, and all on the way to it."""
        node = self
        while node.parent:
            node.parent.selected_index = node.parent.children.index(node)
            node = node.parent

    def path(self) -> list[Node]:
        """The nodes from the root to this one, both included."""
        nodes = [self]
        while nodes[-1].parent:
            nodes.append(nodes[-1].parent)
        return nodes[::-1]

    def line(self) -> list[Node]:
        """The nodes from the root through this one and on along the chosen children."""
        nodes = self.path()
        while following := nodes[-1].next:
            nodes.append(following)
        return nodes

    def walk(self) -> Iterator[Node]:
        """This node and all behind it, each before its children, main lines first."""
        todo = [self]
        while todo:
            node = todo.pop()
            yield node
            todo.extend(reversed(node.children))

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


def node_text(node: Node, grid: Grid) -> str:
    """A node's set-up and move as text; `parse_node` takes it back.

    The move is as `move_text` has it, with its player and a colon before a dot or rings out of turn. A set-up
    stands before it in braces."""
    move = node.move
    text = move_text(move, grid) if move else ""
    turn = node.turn
    if isinstance(move, Dot | Declaration) and move.player != turn:
        text = f"{move.player}:{text}"
    return f"{{{setup_text(node.setup, grid)}}}{text}" if node.setup else text


def parse_node(text: str, turn: int, grid: Grid) -> Node:
    """The node that `node_text` wrote, with `turn` to move before it.

    Raises `InvalidRecord` or `OffBoard`."""
    setup = None
    if text.startswith("{"):
        inside, closed, text = text[1:].partition("}")
        if not closed:
            raise InvalidRecord(f"the set-up {inside[:20]!r} lacks its closing brace")
        setup = parse_setup(inside, grid)
        turn = turn if setup.turn is None else setup.turn
    if text[:2] in _OUT_OF_TURN:
        turn, text = int(text[0]), text[2:]
    return Node(parse_move(text, turn, grid) if text else None, setup)


_OUT_OF_TURN = {f"{player}:" for player in range(4)}


def setup_text(setup: Setup, grid: Grid) -> str:
    """A set-up as words: `R aabb`, `B cc` dots of players, `. dd` points that are emptied, `> B` who is to
    move."""
    words = []
    for player, letter in [*enumerate(DOTS), (None, EMPTY)]:
        points = [grid.letters(point) for point, who in setup.dots if who == player]
        if points:
            words += [letter, "".join(points)]
    return " ".join(words if setup.turn is None else [*words, ">", DOTS[setup.turn]])


def parse_setup(text: str, grid: Grid) -> Setup:
    """The set-up that `setup_text` wrote. Raises `InvalidRecord` or `OffBoard`."""
    words = text.split()
    dots: list[tuple[int, int | None]] = []
    turn = None
    for kind, word in zip(words[::2], [*words[1::2], ""], strict=False):
        if kind == ">" and word in DOTS and len(word) == 1:
            turn = DOTS.index(word)
        elif len(kind) == 1 and kind in DOTS + EMPTY and word:
            player = None if kind == EMPTY else DOTS.index(kind)
            dots += [(point, player) for point in parse_ring(word, grid)]
        else:
            raise InvalidRecord(f"{kind[:20]!r} {word[:20]!r} sets nothing up")
    return Setup(tuple(dots), turn)
