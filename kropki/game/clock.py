"""Time controls: how long the players may think. Times of a game are whole milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, fields

from kropki.errors import InvalidClock

MAX_SECONDS = 86_400
"""The longest time of each kind."""


@dataclass(frozen=True, kw_only=True)
class Clock:
    """How long each player may think, in seconds.

    `per_move` is his for every move and lapses with it; what a move takes beyond that comes off his `main`
    time, to which each move adds `increment`. Raises `InvalidClock`."""

    main: int = 0
    increment: int = 0
    per_move: int = 0

    def __post_init__(self) -> None:
        for time in fields(self):
            value = getattr(self, time.name)
            if type(value) is not int or not 0 <= value <= MAX_SECONDS:
                raise InvalidClock(f"{time.name} is {value!r:.40}; it must be 0 to {MAX_SECONDS} seconds")
        if not self.main and not self.per_move:
            raise InvalidClock("a clock must give main time or time per move")

    def allows(self, left: int) -> int:
        """The longest that a move may take, with `left` main time."""
        return left + 1000 * self.per_move

    def left_after(self, left: int, spent: int) -> int:
        """The main time that is left after a move that took `spent`, with its increment."""
        return left - max(0, spent - 1000 * self.per_move) + 1000 * self.increment
