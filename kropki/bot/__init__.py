"""Bots: players that people write themselves, as `def choose(board): return point` (`docs/bots.md`)."""

from kropki.bot.board import BotBoard
from kropki.bot.point import Point

__all__ = ["BotBoard", "Point"]
