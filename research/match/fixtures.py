"""The games of a match before they are played: who plays, on which board, and from which position."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files

from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.scatter import scatter
from research.match.settings import InvalidMatch, PlayerSettings

_NOT_FOR_PLAYING = ("hints.py", "review.py")
"""The files of the computer player that do not influence its moves."""


@dataclass(frozen=True)
class Fixture:
    """A game that is to be played.

    Attributes:
        number: The number of the game in the match, from 0.
        players: The players who move first and second. In odd games the first player of the match moves
            second.
        width: The width of the board.
        height: The height of the board.
        opening: The name of the opening.
        seed: The seed of the opening, of the scattered dots and of the players.
        scattered: How many dots are put at random before the players move.
        to_full_board: Whether the game is played until the board is full. Otherwise the players may resign
            and stop.
    """

    number: int
    players: tuple[PlayerSettings, PlayerSettings]
    width: int
    height: int
    opening: str
    seed: int
    scattered: int
    to_full_board: bool

    @property
    def swapped(self) -> bool:
        """Whether the first player of the match moves second."""
        return self.number % 2 == 1

    @property
    def match_players(self) -> tuple[PlayerSettings, PlayerSettings]:
        """The first and the second player of the match."""
        first, second = self.players
        return (second, first) if self.swapped else (first, second)

    @property
    def start(self) -> str:
        """The board and the opening as text."""
        return f"{self.width}×{self.height} {self.opening}"

    def file_name(self) -> str:
        """Return the name of the file where the game is kept.

        It depends on everything that influences the game, including the code of the computer player.
        """
        has_computer = not all(player.command for player in self.players)
        source = json.dumps([asdict(self), _code_digest() if has_computer else ""])
        digest = sha256(source.encode()).hexdigest()[:12]
        return f"{self.number + 1:04}-{self.width}x{self.height}-{self.opening}-{digest}.sgf"

    def new_game(self) -> Game:
        """Return the game with its scattered dots, before the players move."""
        game = Game(
            self.width,
            self.height,
            options={"stop": "none" if self.to_full_board else "settled"},
            opening=Opening(self.opening, self.seed),
            names=[str(player) for player in self.players],
        )
        scatter(game, self.scattered, self.seed)
        return game


@cache
def _code_digest() -> str:
    """Return a digest of the files that the moves of the computer player depend on."""
    digest = sha256()
    for file in sorted(files("kropki.computer").iterdir(), key=lambda file: file.name):
        if file.name.endswith((".py", ".json")) and file.name not in _NOT_FOR_PLAYING:
            digest.update(file.read_bytes())
    return digest.hexdigest()


def make_fixtures(
    players: tuple[PlayerSettings, PlayerSettings],
    games: int,
    *,
    sizes: Sequence[tuple[int, int]] = ((15, 15),),
    openings: Sequence[str] = ("cross",),
    seed: int = 0,
    scattered: int = 4,
    to_full_board: bool = False,
) -> list[Fixture]:
    """Return the games of a match, in pairs that begin alike with the colours swapped.

    Each pair takes the next size and opening, and the next seed.

    Args:
        players: The two players.
        games: The number of games; it must be even.
        sizes: The sizes of the boards.
        openings: The names of the openings.
        seed: The seed of the first pair.
        scattered: How many dots are put at random before the players move.
        to_full_board: Whether the games are played until the board is full.

    Raises:
        InvalidMatch: If the number of games is odd, or less than two.
        KropkiError: If a size is not valid, or if a board has no room for an opening.
    """
    if games < 1 or games % 2:
        raise InvalidMatch(f"the number of games must be even, not {games}, because they are played in pairs")
    starts = [(width, height, opening) for opening in openings for width, height in sizes]
    for width, height, opening in starts:
        Game(width, height, opening=opening)
    return [
        Fixture(
            number,
            players if number % 2 == 0 else (players[1], players[0]),
            *starts[number // 2 % len(starts)],
            seed + number // 2,
            scattered,
            to_full_board,
        )
        for number in range(games)
    ]
