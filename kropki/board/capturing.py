"""Captures and houses: how the holdings of a board change (`kropki.board.territory.Holdings`)."""

from __future__ import annotations

from dataclasses import replace

from kropki.board.enclosure import union
from kropki.board.grid import CLOSED, Mask, Player, Point
from kropki.board.state import BoardState
from kropki.board.territory import Captured, Holdings, Territory

NO_POINT = 0
"""An index outside the board, which never has a dot. In the log it means a declaration."""

CHANGE = ~NO_POINT
"""In the log: the holdings were replaced."""


class CapturingBoard(BoardState):
    """A board whose players capture areas and close houses. `kropki.board.board.Board` finds out which."""

    def _capture(self, inside: Mask, player: Player, declared: tuple[Point, ...] = ()) -> Territory:
        """Turn everything inside a player's ring into their territory."""
        alive = self._alive
        old = self._holdings
        dead = old.dead.copy()
        captured = 0
        rest = inside
        for p, dots in alive.items():
            fallen = dots & inside
            if fallen:
                alive[p] = dots ^ fallen
                dead[p] |= fallen
                rest ^= fallen
                if p != player:
                    captured += fallen.bit_count()
        swallowed = 0
        if rest:
            for mask in old.held:
                swallowed |= mask & rest
            if rest != swallowed:
                self._mark(rest ^ swallowed, CLOSED)
        if swallowed:
            freed = (old.dead[player] & swallowed & ~old.held[player]).bit_count()
            held = [mask & ~inside for mask in old.held]
            held[player] |= inside
            territories: Captured = ()
            for territory in self.territories:
                if territory.inside & ~inside:
                    territories = territories, territory
            captures = count_captures(held, dead)
            captured = captures[player] - old.captures[player]
        else:
            freed = 0
            held = old.held.copy()
            held[player] |= inside
            territories = old.territories
            captures = old.captures.copy()
            captures[player] += captured
        houses, special = old.houses, old.special
        if special & inside:
            houses = [house & ~inside for house in houses]
            special &= ~inside
        taken = Territory(player, inside, captured, freed, alive[player], self.grid, declared, self.variant)
        self._replace_holdings(
            Holdings(special, old.pending, dead, held, houses, captures, (territories, taken))
        )
        return taken

    def _find_houses(self) -> None:
        """Find all houses and pending captures from scratch."""
        grid = self.grid
        if self.declared:
            houses = [self.closed_mask(player) for player in range(self.players)]
            self._replace_holdings(replace(self._holdings, houses=houses))
            return
        areas = [self.areas_set_up(player) for player in range(self.players)]
        houses = [empty & self.open_mask for empty, _ in areas]
        pending = self._is_slow or any(besieged for _, besieged in areas)
        pending |= self._takes_empty and any(houses)
        special = grid.board if pending else union(houses)
        self._replace_holdings(replace(self._holdings, special=special, pending=pending, houses=houses))

    def _set_house(self, player: Player, house: Mask) -> None:
        """Replace the mask of a player's houses."""
        old = self._holdings
        houses = old.houses.copy()
        houses[player] = house
        special = 0 if self.declared else union(houses)
        self._replace_holdings(
            Holdings(special, False, old.dead, old.held, houses, old.captures, old.territories)
        )

    def _replace_holdings(self, holdings: Holdings) -> None:
        """Replace the holdings in a way that `undo` can revert."""
        self._log.append(CHANGE)
        self._past.append(self._holdings)
        self._holdings = holdings
        self._special = holdings.special

    def _restore_holdings(self) -> None:
        """Restore the previous holdings, and revive the dots and reopen the points captured since."""
        now = self._holdings
        then = self._past.pop()
        if now.held is not then.held:
            alive = self._alive
            opened = 0
            for p, dots in alive.items():
                fallen = now.dead[p] ^ then.dead[p]
                alive[p] = dots ^ fallen
                opened ^= fallen ^ now.held[p] ^ then.held[p]
            if opened:
                self._mark(opened, None)
        self._holdings = then
        self._special = then.special

    def _mark(self, points: Mask, state: Player | None) -> None:
        """Mark points without dots as `CLOSED` or open (None)."""
        at = self._at
        bits = self.grid.bits
        while points:
            point = points.bit_length() - 1
            at[point] = state
            points ^= bits[point]


def count_captures(held: list[Mask], dead: list[Mask]) -> list[int]:
    """Return, for each player, how many dots of other players lie in their territories."""
    fallen = union(dead)
    return [(mask & fallen & ~own).bit_count() for mask, own in zip(held, dead, strict=True)]
