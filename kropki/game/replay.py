"""The position of a game at a node of its tree, and how moves change it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from typing import Any, Self

from kropki.board.board import Board, LegalPoints
from kropki.board.diagram import labelled
from kropki.board.grid import Mask, Player, Point, player_name
from kropki.board.settlement import (
    StopSettlement,
    TerritorySettlement,
    settle_by_agreement,
    settled_territories,
)
from kropki.board.territory import Territory, gains_of
from kropki.errors import (
    KropkiError,
    NoSuchPlayer,
    NoSuchPly,
    NothingToRedo,
    NothingToUndo,
    OutsideMiddle,
)
from kropki.game.clock import Clock
from kropki.game.moves import (
    AgreedDraw,
    AgreedScore,
    AgreedSettlement,
    Declaration,
    Dot,
    Move,
    Pass,
    Resignation,
    Ring,
    Stop,
    TimeUp,
    move_text,
)
from kropki.game.openings import Opening, opening_board
from kropki.game.outcome import EndReason, Offer, Outcome
from kropki.game.rings import declare_rings, replay_rings, rings_by_owner
from kropki.game.rules import Rules, named_rules
from kropki.game.tree import Node, Setup, copy_nodes
from kropki.game.turns import Turns, TurnState
from kropki.pickles import stamped, unstamped


class GameLegalPoints(LegalPoints):
    """The points where the player to move in a game can put a dot. It always reflects the game as it is."""

    def __init__(self, game: Replay) -> None:
        """Create the container for a game."""
        super().__init__(game.board)
        self._game = game

    def __contains__(self, point: object) -> bool:
        """Return whether `point`, which may be whatever `Grid.find` takes, is one of the points."""
        self._board = self._game.board  # a set-up in the game puts another one in its place
        return super().__contains__(point) and bool(
            self._game.legal_mask >> self._board.grid.find(point) & 1  # type: ignore[arg-type]
        )

    def __len__(self) -> int:
        """Return the number of points."""
        return self._game.legal_mask.bit_count()

    def __iter__(self) -> Iterator[Point]:
        """Return the points in rising order, that is row by row."""
        return self._game.board.grid.mask_points(self._game.legal_mask)


_CONSTANT = {"rule_set", "rules", "opening", "names", "clock", "first", "offer", "_turns", "_state"}
"""The attributes of a game whose values never change, so that copies share them."""


class Replay:
    """A game that is replayed: its settings, its tree, and the position at the current node.

    `kropki.game.game.Game` adds what the players do.
    """

    def __init__(
        self,
        width: int = 15,
        height: int = 15,
        *,
        rules: str = "russian",
        options: Mapping[str, object] | None = None,
        opening: str | Opening = "cross",
        names: Sequence[str] = ("", ""),
        first: Player | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Start a game.

        Args:
            width: The number of columns, 1 to 52.
            height: The number of rows, 1 to 52.
            rules: The name of a rule set, a key of `kropki.game.rules.RULE_SETS`.
            options: The options that differ from the rule set, by name (`kropki.game.rules.Rules`).
            opening: An opening, or the name of one that needs nothing else.
            names: The names of the players in the order in which they move, one for each of two to four
                players. Use "" for an unknown name.
            first: The player to move first. By default player 0, but player 1 if player 0 has a handicap.
            clock: The time control. By default there is none.

        Raises:
            SizeOutOfRange: If a side of the board is too short or too long.
            NoSuchPlayer: If there are too few or too many names, or `first` is not one of the players.
            UnknownRules: If there is no such rule set.
            InvalidRules: If an option is unknown or has an invalid value, or the options conflict.
            UnknownOpening: If there is no such opening.
            NoRoomForOpening: If the board is too small for the opening.
            InvalidOpening: If the opening's seed, handicap or position is invalid.
            InvalidDiagram, InvalidSetup: If the opening is a position that cannot be drawn or played.
        """
        self.rule_set: str
        self.rules: Rules
        self.rule_set, self.rules = named_rules(rules, options)
        self.opening: Opening = Opening(opening) if isinstance(opening, str) else opening
        self.names: tuple[str, ...] = tuple(names)
        self.clock = clock
        self.rules.check_players(len(self.names))
        kind = self.rules.declared, self.rules.variant
        self.board = opening_board(self.opening, width, height, len(self.names), *kind)
        self._beginning = self.board
        self.first: int = int(self.opening.name == "handicap") if first is None else first
        if not 0 <= self.first < self.board.players:
            raise NoSuchPlayer(f"player {first} cannot begin: players are 0 to {self.board.players - 1}")
        self.root: Node = Node(number=0)
        """The beginning of the game, to which all other nodes are attached."""
        self.nodes: dict[int, Node] = {0: self.root}
        """All nodes that the tree has ever had, by number, in rising order."""
        self.node: Node = self.root
        """The current node: the one whose position is on the board."""
        self.offer: Offer | None = None
        self._turns = Turns(self.rules, clock, self.board.players)
        self._state = self._turns.start(self.first, self.board)
        self._history: list[tuple[TurnState, Board]] = []
        """For each node on the way to the current one, what it changed."""

    def renewed(self, names: Sequence[str]) -> Self:
        """Return a game of as many players that begins in the same way, before its first move.

        Args:
            names: The names of its players.
        """
        game = object.__new__(type(self))
        game.__dict__.update(self.__dict__, _beginning=self.board)
        game.__dict__.pop("board", None)
        game.names = tuple(names)
        game.root = game.node = Node(None, self.root.setup, number=0)
        game.nodes = {0: game.root}
        game._history = []
        return game

    def copy(self) -> Self:
        """Return an independent game with the same tree, at the same node, with the same offer.

        `copy.copy`, `copy.deepcopy` and `pickle` do the same.
        """
        return self.__deepcopy__({})

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo[id(self)] = twin = object.__new__(type(self))
        copy_nodes([self.root, self.node, *self.nodes.values()], memo)
        vars(twin).update(
            {
                name: value if name in _CONSTANT else deepcopy(value, memo)
                for name, value in vars(self).items()
                if name not in ("nodes", "_history")
            }
        )
        twin.nodes = {number: memo[id(node)] for number, node in self.nodes.items()}
        twin._history = [(state, deepcopy(board, memo)) for state, board in self._history]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return what `pickle` saves: of all nodes the root, and those that were taken out of the tree."""
        known = {id(node) for node in self.root.walk()}
        removed = [node for node in self.nodes.values() if id(node) not in known]
        tops = [node for node in removed if not (node.parent and node.parent.place_of(node) >= 0)]
        return stamped({**vars(self), "nodes": tops})

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore what `pickle` has saved.

        Raises:
            StalePickle: If another version has saved it.
        """
        state = unstamped(state)
        vars(self).update(state)
        nodes = [node for top in (self.root, *state["nodes"]) for node in top.walk()]
        numbered = sorted((node for node in nodes if node.number >= 0), key=lambda node: node.number)
        self.nodes = {node.number: node for node in numbered}

    # the position

    @cached_property
    def board(self) -> Board:
        """The board with the position at the current node. A renewed game has it once it is wanted."""
        return self._beginning.copy()

    @property
    def ply(self) -> int:
        """The number of moves made: of nodes from the root, not counted, to the current one."""
        return len(self._history)

    @property
    def plies(self) -> int:
        """The number of moves on the current line, including those that `redo` would make."""
        plies, node = self.ply, self.node
        while following := node.next:
            plies, node = plies + 1, following
        return plies

    @property
    def moves(self) -> list[Move]:
        """The moves of the current line, including those that `redo` would make."""
        return [node.move for node in self.node.line() if node.move]

    @property
    def moves_made(self) -> list[Move]:
        """The moves from the beginning to the current node."""
        return [node.move for node in self.node.path() if node.move]

    @property
    def turn(self) -> Player:
        """The player to move. After the end of the game, the one who would be."""
        return self._state.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self._state.outcome

    @property
    def settlement(self) -> StopSettlement | TerritorySettlement | None:
        """What was settled at the end without playing it out, None if nothing was."""
        return self._state.settlement

    @property
    def settled(self) -> tuple[Territory, ...]:
        """The territories that the settlement at the end brings, as if the game had been played out."""
        return settled_territories(self.settlement, self.board) if self.settlement else ()

    @property
    def stopped(self) -> frozenset[Player]:
        """The players who have stopped."""
        return self._state.stopped

    @property
    def resigned(self) -> frozenset[Player]:
        """The players who have resigned or run out of time."""
        return self._state.resigned

    @property
    def captures(self) -> tuple[int, ...]:
        """The number of dots that each player has captured, including those settled at the end."""
        return self._state.captures(self.board)

    @property
    def scores(self) -> tuple[float, ...]:
        """The captures of each player, plus komi for the second one."""
        return self._turns.scores(self._state, self.board)

    @property
    def difference(self) -> float:
        """How much higher the highest score is than the next one."""
        *_, second, first = sorted(self.scores)
        return first - second

    @property
    def time_left(self) -> tuple[int, ...]:
        """The main time of each player in milliseconds, as it was before the current move."""
        return self._state.time_left

    @property
    def last_dot(self) -> Dot | None:
        """The last dot played, None if there is none."""
        node: Node | None = self.node
        while node and not isinstance(node.move, Dot):
            node = node.parent
        return node.move if node and isinstance(node.move, Dot) else None

    @property
    def playable_mask(self) -> Mask:
        """The mask of the points where the player to move can put a dot, `middle_mask` left aside."""
        return self.board.open_mask & ~self.board.suicide_mask(self.turn)

    @property
    def legal_points(self) -> GameLegalPoints:
        """The points where the player to move can put a dot, none after the end of the game.

        This is a container that follows the game. `Board.legal_points` leaves rules for some points and
        players aside.
        """
        return GameLegalPoints(self)

    @property
    def legal_mask(self) -> Mask:
        """The mask of `legal_points`."""
        return 0 if self.outcome else self.playable_mask & (self.middle_mask() or -1)

    def __repr__(self) -> str:
        """Return the size of the board, the rules, how many moves were made, and the score."""
        grid, moves = self.board.grid, len(self.moves_made)
        made = f"after {moves} move{'s' * (moves != 1)}"
        return (
            f"<{type(self).__name__} {grid.width}×{grid.height}, {self.rule_set}, {made}: {self._status()}>"
        )

    def __str__(self) -> str:
        """Return the position drawn as text, with coordinates, and under it who is to move and the score."""
        return f"{labelled(str(self.board))}\n{self._status()}"

    def _status(self) -> str:
        """Return who is to move or how the game ended, and the score."""
        names = [name or player_name(player) for player, name in enumerate(self.names)]
        score = ":".join(f"{score:g}" for score in self.scores)
        if not self.outcome:
            return f"{names[self.turn]} to move, {score}"
        winner, reason = self.outcome
        return (
            f"{'a draw' if winner is None else f'{names[winner]} wins'} ({reason.replace('-', ' ')}), {score}"
        )

    def move_name(self, move: Move) -> str:
        """Return a move in a word: the name of its point, `declare`, `pass`, `stop`, `resign` and so on.

        Args:
            move: A move that fits the board.
        """
        if isinstance(move, Dot):
            return self.board.grid.name(move.point)
        if isinstance(move, Declaration):
            return "declare"
        return move_text(move, self.board.grid).partition("@")[0].partition(" ")[0]

    def middle_mask(self) -> Mask:
        """Return the points in the middle of the board if the next dot must be put there, otherwise 0.

        The result is also 0 once the middle is full.
        """
        if self._state.dots >= (self.rules.middle or 0):
            return 0
        grid = self.board.grid
        left, top = grid.width // 4, grid.height // 4
        points = (
            grid.point(x, y) for y in range(top, grid.height - top) for x in range(left, grid.width - left)
        )
        mask = sum(grid.bits[point] for point in points)
        return mask if self.playable_mask & mask else 0

    def settlement_of(self, rings: Sequence[Sequence[Point]]) -> TerritorySettlement:
        """Return how the game would end by a settlement with these rings.

        Raises:
            SettlementRefused: If the game cannot be settled. Its subclass says why.
            RingRefused: If something is wrong with a ring. Its subclass says what.
            OffBoard: If a point of a ring is not on the board.
        """
        return settle_by_agreement(self.board, self.turn, rings, passing=self.rules.passing)

    # moving about in the tree

    def undo(self) -> None:
        """Take back the last move.

        Raises:
            NothingToUndo: If no move has been made.
        """
        if not self.node.parent:
            raise NothingToUndo("no move has been made")
        self.offer = None
        move = self.node.move
        if isinstance(move, (Dot, Declaration)):
            for _ in rings_by_owner(self.board, move.rings, move.player) if move.rings else ():
                self.board.undo()
            if isinstance(move, Dot):
                self.board.undo()
        self._state, self.board = self._history.pop()
        self.node = self.node.parent

    def redo(self) -> tuple[Territory, ...]:
        """Make the next move of the current line, and return the territories that it takes.

        Raises:
            NothingToRedo: If the line ends here.
        """
        if not self.node.next:
            raise NothingToRedo("no move has been taken back")
        return self.step_to(self.node.next)

    def go_to_ply(self, ply: int) -> None:
        """Go to the position after so many moves of the current line.

        Raises:
            NoSuchPly: If the line has fewer moves, or the number is negative.
        """
        if not 0 <= ply <= self.plies:
            raise NoSuchPly(f"there is no position after {ply} moves: the line has {self.plies}")
        while self.ply > ply:
            self.undo()
        while self.ply < ply:
            self.redo()

    def go_to(self, node: Node, *, select: bool = True) -> None:
        """Go to a node of the tree.

        Args:
            node: The node, which must belong to this game.
            select: Whether to make the way there the current line, which `redo` follows.
        """
        path = node.path()
        common = sum(1 for there, here in zip(path, self.node.path(), strict=False) if there is here)
        while self.ply >= common:
            self.undo()
        for following in path[common:]:
            self.step_to(following)
        if select:
            node.select()

    def step_to(self, node: Node, *, strictly: bool = False) -> tuple[Territory, ...]:
        """Go to a child of the current node, and return the territories that its move takes.

        Args:
            node: The child. It may be one that is still to be added.
            strictly: Whether to apply all rules. By default, a move is replayed as files have it: its rings
                may belong to another player, and need not be the smallest.

        Raises:
            KropkiError: If the set-up or the move is impossible here. Then nothing has changed.
        """
        state, board = self._state, self.board
        if node.setup:
            self.board = self._set_up(node.setup)
            self._state = self._turns.after_setup(state, node.setup.turn, self.board)
        if node.turn != self._state.turn:
            node.turn, node.text = self._state.turn, ""
        try:
            taken = self._apply(node.move, strictly) if node.move else ()
        except KropkiError:
            self._state, self.board = state, board
            raise
        self._history.append((state, board))
        self.node = node
        self.offer = None
        node.gains = gains_of(taken) if taken else ()
        return taken

    # building the tree

    def append(self, node: Node) -> tuple[Territory, ...]:
        """Add a node after the current one and go there, and return the territories that its move takes.

        This is for nodes of files, whose moves may be anybody's (`step_to`).

        Raises:
            KropkiError: If the set-up or the move is impossible here. Then nothing has changed.
        """
        here = self.node
        taken = self.step_to(node)
        self._register(here.add(node))
        return taken

    def set_up_root(self, setup: Setup) -> None:
        """Add or remove dots before the first move. No move must have been made.

        Raises:
            InvalidDiagram: If no ring surrounds a territory any more.
            NoSuchPlayer: If the set-up names a player who does not take part.
        """
        self.board = self._set_up(setup)
        self.root.setup = setup
        self._state = self._turns.after_setup(self._state, setup.turn, self.board)

    def _register(self, node: Node) -> None:
        """Give a node that is new in the tree its number."""
        if node.number < 0:
            node.number = 1 + next(reversed(self.nodes))
            self.nodes[node.number] = node

    # what a move does

    def _apply(self, move: Move, strictly: bool) -> tuple[Territory, ...]:
        """Change the board and the state as a move does, and return the territories that it takes."""
        state, board, turns = self._state, self.board, self._turns
        taken: tuple[Territory, ...] = ()
        match move:
            case Dot(player=player, spent=spent):
                has_time = spent or self.clock
                left = turns.time_after(state, player, spent) if has_time else state.time_left
                taken = self._put_dot(move, strictly)
                state = turns.after_dot(state, player, left, taken, board)
            case Declaration(player, rings, spent):
                left = turns.time_after(state, player, spent)
                taken = self._enclose(rings, player, strictly)
                state = turns.after_declaration(state, player, left, taken, board)
            case Pass(player, spent):
                state = turns.after_pass(state, player, spent, board)
            case Stop(player, spent):
                state = turns.after_stop(state, player, spent, board)
            case Resignation(player):
                state = turns.after_leaving(state, player, EndReason.RESIGNATION, board)
            case TimeUp(player):
                state = turns.after_leaving(state, player, EndReason.TIME, board)
            case AgreedDraw():
                state = turns.after_draw(state)
            case AgreedScore():
                state = turns.after_agreement(state, board)
            case AgreedSettlement(rings):
                state = turns.after_settlement(state, self.settlement_of(rings), board)
        self._state = state
        return taken

    def _put_dot(self, move: Dot, strictly: bool) -> tuple[Territory, ...]:
        board = self.board
        point, player = move.point, move.player
        is_early = self._state.dots < (self.rules.middle or 0) and point in board.legal_points
        if is_early and (middle := self.middle_mask()) and not middle >> point & 1:
            raise OutsideMiddle(
                f"the first {self.rules.middle} dots must be put in the middle of the board; "
                f"{board.grid.letters(point)} is outside"
            )
        taken = board.play(point, player)
        if not move.rings:
            return taken
        try:
            return taken + self._enclose(move.rings, player, strictly)
        except KropkiError:
            board.undo()
            raise

    def _enclose(self, rings: tuple[Ring, ...], player: Player, strictly: bool) -> tuple[Territory, ...]:
        if strictly:
            return declare_rings(self.board, rings, player, smallest=self.rules.smallest)
        return replay_rings(self.board, rings, player)

    def _set_up(self, setup: Setup) -> Board:
        """Return a board with the dots of a set-up added and removed."""
        if (setup.turn or 0) >= self.board.players:
            raise NoSuchPlayer(f"player {setup.turn} cannot be to move: {self.board.players} play")
        return self.board.with_dots(setup.dots)
