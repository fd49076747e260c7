"""Files of diagrams (`kropki.board.diagram`): positions drawn with letters, one or several."""

from __future__ import annotations

from kropki.board import setup
from kropki.board.diagram import Diagram, looks_like_diagram, parse_all
from kropki.diagnostics import Diagnostic
from kropki.errors import InvalidSetup, KropkiError
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.game.openings import Opening
from kropki.game.tree import Node
from kropki.record.errors import UnreadableGame
from kropki.record.formats.file import Content, Entry, GameFile
from kropki.record.reader import Reading
from kropki.record.rules import Mode

_MAX_DIAGRAM = 2**20
"""Characters of a file that may be a diagram."""


class DiagramFile(GameFile):
    """A file of diagrams."""

    format = "diagram"
    sign = "a diagram has a line of words like . R B for each row"

    @classmethod
    def matches(cls, content: Content) -> bool:
        return len(content.text) <= _MAX_DIAGRAM and looks_like_diagram(content.text)

    def __init__(self, content: Content, max_nodes: int) -> None:
        super().__init__(content, max_nodes)
        self.diagrams = parse_all(content.text)

    def entry(self, number: int) -> Entry:
        diagram = self.diagrams[number - 1]
        empty = ("",) * diagram.players
        line = diagram.places[0, 0][0]
        return Entry(
            number, empty, empty, "", "", "", diagram.width, diagram.height, len(diagram.moves), line
        )

    def read(self, number: int, mode: Mode | None, strict: bool, any_game: bool) -> Reading:
        game = game_from_diagram(self.diagrams[number - 1])
        return Reading(game, Mode.LISTED if game.rules.declared else Mode.AUTOMATIC)


def game_from_diagram(diagram: Diagram) -> Game:
    """Return a game that begins with the position of a diagram and goes on with its numbered dots.

    Captures are declared if dots in the diagram are surrounded and not captured; otherwise they are
    automatic.

    Raises:
        UnreadableGame: No game can begin or go on like this.
    """
    position = Diagram(diagram.width, diagram.height, diagram.dots, diagram.owners)
    found = setup.find_faults(position, diagram.players, declared=False)
    is_declared = any(fault.code == "setup/pending" for fault in found)
    place = (0, 0)
    try:
        game = Game(
            diagram.width,
            diagram.height,
            rules="zagram-territory" if is_declared else "russian",
            opening=Opening("custom", position=str(position)) if diagram.dots else "empty",
            names=[""] * diagram.players,
            first=diagram.moves[0][1] if diagram.moves else None,
        )
        for place, player in diagram.moves:
            game.append(Node(Dot(game.board.grid.point(*place), player)))
    except KropkiError as error:
        if isinstance(error, InvalidSetup):
            place = error.faults[0].points[0] if error.faults[0].points else place
        there = diagram.places.get(place, (1, 1))
        raise UnreadableGame(Diagnostic(error.code, str(error), *there)) from error
    game.go_to_ply(0)
    return game
