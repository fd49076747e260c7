"""Reads one game from its tree."""

from __future__ import annotations

import gc
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, partial
from time import monotonic
from typing import Any

from kropki.board.variant import USUAL
from kropki.diagnostics import Diagnostic, Kind
from kropki.game.game import Game
from kropki.record.divergence import Divergence, find_divergence
from kropki.record.ends import EndReader
from kropki.record.errors import UnreadableGame
from kropki.record.header import read_header
from kropki.record.nodes import NodeReader
from kropki.record.properties import first_value
from kropki.record.report import Report, refusal
from kropki.record.results import parse_result
from kropki.record.root import remove_header
from kropki.record.rules import MAX_NODES, Mode, stated_mode, survey_tree
from kropki.sgf import SgfNode, simple_text

MAX_SECONDS = 60.0
"""The longest time that the replay of one game may take."""
_DOUBTS = {Kind.ILLEGAL_MOVE, Kind.RING, Kind.RESULT, Kind.SETTLEMENT, Kind.MORE_FAULTS}
"""Faults of a game whose rings and result do not agree."""


def _find_nothing() -> Divergence | None:
    """Find no divergence: there is only one way to replay the game."""
    return None


@dataclass
class Reading:
    """A game that was read, and what is wrong with its file.

    Attributes:
        game: The game, before its first move.
        mode: How it was replayed.
        result: What RE says.
        diagnostics: What is wrong, in the order of the file.
        compare: Compares the two ways to replay the game.
        is_listing_right: Whether the game is right as listed, so that it is no fault if automatic captures
            make another game of it.
        right_answers: In a transcript, how many answers of the engine are right before the first wrong one.
    """

    game: Game
    mode: Mode
    result: str = ""
    diagnostics: list[Diagnostic] = field(default_factory=list)
    compare: Callable[[], Divergence | None] = field(default=_find_nothing, repr=False)
    is_listing_right: bool = False
    right_answers: int = 0

    def __getstate__(self) -> dict[str, Any]:
        """Return what a copy has: not the file's tree, but what comparing by it finds."""
        return {**vars(self), "divergence": self.divergence, "compare": _find_nothing}

    @cached_property
    def divergence(self) -> Divergence | None:
        """Where the two ways to replay the game differ, if they do. They are compared when first wanted."""
        return self.compare()

    @property
    def differs_at(self) -> int | None:
        """The number of the first move at which the two ways differ, from 1."""
        return self.divergence.number if self.divergence else None

    @property
    def all_diagnostics(self) -> list[Diagnostic]:
        """The diagnostics, the divergence among them, in the order of the file."""
        own = [self.divergence.diagnostic] if self.divergence else []
        return sorted(own + self.diagnostics, key=lambda diagnostic: diagnostic.place)


def read_game(
    root: SgfNode,
    *,
    mode: Mode | None = None,
    strict: bool = False,
    seconds: float = MAX_SECONDS,
    uses_up: bool = False,
    max_nodes: int = MAX_NODES,
) -> Reading:
    """Read the game of a tree.

    Args:
        root: The root of the tree.
        mode: How to replay it; without this, the file decides.
        strict: Whether to refuse a game with any fault.
        seconds: The longest time that the replay may take.
        uses_up: Whether to give up nodes of the tree once they are read, which saves memory.
        max_nodes: The most nodes and moves that are read.

    Returns:
        The game, and what is wrong with it.

    Raises:
        UnreadableGame: The tree is too large or takes too long, its size or rules are impossible or, if
            `strict`, something is wrong with it.
    """
    was_enabled = gc.isenabled()
    gc.disable()  # nothing becomes garbage here, and looking for it takes longer than reading
    try:
        return _GameReader(root, strict, seconds, uses_up).read(mode, max_nodes)
    finally:
        if was_enabled:
            gc.enable()


class _GameReader:
    """Reads one tree."""

    def __init__(self, root: SgfNode, strict: bool, seconds: float, uses_up: bool) -> None:
        self.root = root
        self.uses_up = uses_up
        self.seconds = seconds
        self.end = monotonic() + seconds
        self.report = Report(strict=strict)

    def read(self, mode: Mode | None, max_nodes: int) -> Reading:
        root = self.root
        survey = survey_tree(root, max_nodes)
        header = read_header(root, survey, mode, self.report)
        game = header.game
        ends = EndReader(header, self.report)
        nodes = NodeReader(header, ends, self.report, lists_rings=survey.lists_rings)
        stated = simple_text(first_value(root, "RE") or "").strip()
        is_usual = game.rules.variant == USUAL
        is_compared = is_usual and (survey.lists_rings or header.mode is Mode.LISTED)
        self.uses_up &= not is_compared
        reached = self._replay(game, nodes, ends, stated)
        remove_header(game, reached)
        reading = Reading(game, header.mode, stated, self.report.diagnostics)
        if is_compared:
            reading.is_listing_right = self._is_listing_right(header.mode, stated)
            reading.compare = partial(
                find_divergence,
                root,
                game.opening,
                game.root.setup,
                header.codec,
                is_fault=not reading.is_listing_right,
            )
        if self.report.strict and not reading.is_listing_right and reading.divergence:
            raise UnreadableGame(reading.divergence.diagnostic)
        return reading

    def _is_listing_right(self, mode: Mode, result: str) -> bool:
        """Return whether captures are declared according to the file, or its rings and its result agree.

        Args:
            mode: How the game was replayed.
            result: What RE says.
        """
        stated = stated_mode(self.root)
        if stated or mode is Mode.AUTOMATIC:
            return stated is Mode.LISTED
        return parse_result(result) is not None and not _DOUBTS.intersection(
            diagnostic.kind for diagnostic in self.report.diagnostics
        )

    def _replay(self, game: Game, nodes: NodeReader, ends: EndReader, stated: str) -> str:
        """Read all nodes into the game, and check the result at the end of the main line.

        Each node comes before its children, so that the game only ever goes back to reach the next one. There
        is no recursion, however deep the variations are.

        Returns:
            The result of the main line.
        """
        nodes.read_root(self.root)
        waiting = [(child, game.node) for child in reversed(self.root.children)]
        forks = [game.node]
        reached = None if waiting else ends.check_result(self.root, stated)
        if self.uses_up:
            self.root.children = []
        while waiting:
            sgf, parent = waiting.pop()
            while game.node is not parent:
                game.undo()
            if monotonic() > self.end:
                message = f"replaying the game takes longer than {self.seconds:g} seconds: it is not read"
                raise refusal(Kind.TOO_LONG, message, sgf)
            nodes.read(sgf)
            here = game.node
            children = sgf.children
            if self.uses_up:
                sgf.children, sgf.parent = [], None
            if len(children) == 1:
                waiting.append((children[0], here))
            elif children:
                waiting += [(child, here) for child in children[::-1]]
                forks.append(here)
            elif reached is None:
                reached = ends.check_result(self.root, stated)
        while game.node is not game.root:
            game.undo()
        for node in forks:
            node.selected_index = 0
        return reached or ""
