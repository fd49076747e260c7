"""Time controls: how much time the players have. A clock is set in seconds and runs in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, fields

from kropki.errors import InvalidClock

MAX_SECONDS = 86_400
"""The longest time that can be set for each part of a clock."""


@dataclass(frozen=True, kw_only=True)
class Clock:
    """How much time each player has, in seconds.

    A move first uses up the time per move, which is lost afterwards. If it takes longer, the rest comes off
    the player's main time. Each move then adds the increment to the main time.

    Raises:
        InvalidClock: If a time is too long or not an integer, or there is neither main time nor time per
            move.
    """

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
        """Return the longest time that a move may take with `left` main time, all in milliseconds."""
        return left + 1000 * self.per_move

    def left_after(self, left: int, spent: int) -> int:
        """Return the main time after a move that took `spent` from `left`, all in milliseconds."""
        return left - max(0, spent - 1000 * self.per_move) + 1000 * self.increment
