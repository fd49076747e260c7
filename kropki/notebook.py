"""A board to play on in notebooks: `pip install kropki[notebook]`.

`GameWidget` works where anywidget (https://anywidget.dev) does, such as in JupyterLab and marimo. Python has
the game and judges every move; the notebook only draws what Python answers.
"""

from __future__ import annotations

import json
from typing import Any

from kropki.advice import STRONGEST, best_move
from kropki.assets import BOARD_SCRIPT, WIDGET_SCRIPT
from kropki.board.grid import Place, Player
from kropki.errors import KropkiError, described
from kropki.game.game import Game
from kropki.game.moves import Move
from kropki.protocol.describe import move_effect, position
from kropki.protocol.values import MoveEffect
from kropki.record import write_game
from kropki.record.annotations import comment_of

try:
    import anywidget
    import traitlets
except ImportError as error:
    raise ImportError(
        f"kropki.notebook needs {error.name}, which kropki does not install by itself: "
        "pip install 'kropki[notebook]'"
    ) from error

if not WIDGET_SCRIPT.exists():
    raise ImportError(f"{WIDGET_SCRIPT} is missing: run `make build`, or install the wheel of kropki")


class GameWidget(anywidget.AnyWidget):
    """A game in a notebook: one plays dots by a click, and Python reads and changes the game.

    The arrows under the board go back and forth in `game`. A dot that is played in the past begins a
    variation. Under rules with declared captures, a dot declares all rings that it can.

    Attributes:
        sgf: The game as SGF, after every change. `observe` tells of changes; assigning does nothing.

    Example:
        >>> from kropki.notebook import GameWidget  # doctest: +SKIP
        >>> widget = GameWidget(kropki.Game(9, 9), level=3)  # doctest: +SKIP
        >>> widget  # in a cell of its own, this shows the board  # doctest: +SKIP
        >>> widget.game.moves_made  # after some clicks  # doctest: +SKIP
    """

    _esm = f"{BOARD_SCRIPT.read_text(encoding='utf-8')}\n{WIDGET_SCRIPT.read_text(encoding='utf-8')}"

    sgf: traitlets.Unicode[str, str] = traitlets.Unicode().tag(sync=True)
    _shown: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def __init__(self, game: Game | None = None, *, level: int | None = None, seat: Player = 1) -> None:
        """Show a game. If the computer is to move, it moves at once.

        Args:
            game: The game. It is not copied: who has it sees what is played. By default it is a new one.
            level: How well the computer plays, 1 to 8. By default both players' dots are played by clicks.
            seat: The player whose dots the computer plays.

        Raises:
            TypeError: `game` is no game, or `level` no number.
            ValueError: There is no such level or seat, or more than two play.
        """
        if level is not None and (isinstance(level, bool) or not isinstance(level, int)):
            raise TypeError(f"a level is a number from 1 to {STRONGEST}; this is {described(level)}")
        if level is not None and not 1 <= level <= STRONGEST:
            raise ValueError(f"there is no level {level}: use 1 to {STRONGEST}")
        if seat not in (0, 1):
            raise ValueError(f"there is no seat {seat!r}: use 0 or 1")
        super().__init__()
        self._level = level
        self._seat = seat
        self.on_msg(self._answer)
        self.game = Game() if game is None else game

    @property
    def game(self) -> Game:
        """The game. Assign another one to show it; after changing this one itself, call `refresh`."""
        return self._game

    @game.setter
    def game(self, game: Game) -> None:
        if not isinstance(game, Game):
            raise TypeError(f"a widget shows a kropki.Game; this is {described(game)}")
        if game.board.players != 2:
            raise ValueError(f"a widget shows games of two players; this one has {game.board.players}")
        self._game = game
        self.refresh()

    def play(self, point: Place | Move) -> None:
        """Play a dot for the player to move, and then the computer's answer.

        Args:
            point: Where to put the dot, or a whole move, as `Game.play` takes them.

        Raises:
            KropkiError: The move is not allowed, or the game is over (`Game.play`).
        """
        self._play(point)
        self._let_computer_play()

    def refresh(self) -> None:
        """Show the game as it is now. If the computer is to move at its end, it moves."""
        self._show()
        self._let_computer_play()

    def _play(self, move: Place | Move) -> None:
        game = self._game
        whole = isinstance(move, Move)
        taken = game.play(move) if whole else game.play(move, declare_all=game.rules.declared)
        self._show(move_effect(game, taken))

    def _let_computer_play(self) -> None:
        game = self._game
        if game.node.children:
            return  # somebody looks at the past
        while self._is_computers_turn and not game.outcome:
            self._play(best_move(game, self._level or STRONGEST))

    @property
    def _is_computers_turn(self) -> bool:
        return self._level is not None and self._game.turn == self._seat

    def _show(self, effect: MoveEffect | None = None) -> None:
        game = self._game
        with self.hold_sync():
            self.sgf = write_game(game)
            self._shown = {
                "position": json.loads(json.dumps(vars(position(game, effect)), default=vars)),
                "comments": any(comment_of(node) for node in game.node.line()[1:]),
                "open": not game.outcome and not self._is_computers_turn,
            }

    def _answer(self, _: object, request: object, buffers: object) -> None:
        """Do what somebody has done on the board, and tell the board whether it was allowed."""
        match request:
            case {"kind": "play", "x": int(x), "y": int(y), "id": str(name)}:
                refusal = None
                try:
                    self._play((x, y))
                except KropkiError as error:
                    refusal = {"code": error.code, "message": str(error)}
                self.send({"id": name, "refusal": refusal})
                self._let_computer_play()
            case {"kind": "go", "ply": int(ply), "id": str(name)}:
                self._game.go_to_ply(min(max(ply, 0), self._game.plies))
                self._show()
                self.send({"id": name, "refusal": None})
