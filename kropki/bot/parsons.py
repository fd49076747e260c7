"""Parsons puzzles: the lines of a bot, to be put in order.

`split` cuts a bot into blocks, which the page shuffles. `check_order` runs what somebody has put together:
any order is right in which the program chooses the same points as the bot. It takes and returns JSON text:

    check_order('{"source": …, "seed": 7, "blocks": ["def choose(board):", …]}')
        →  {"right": false, "wrong": 1, "fault": …, "program": "…"}

`wrong` is the first place, from 0, at which the blocks differ from the bot, or null; `fault` says why the
program cannot run, or is null.
"""

from __future__ import annotations

from typing import Any

from kropki.bot.program import Program
from kropki.bot.runner import InvalidRequest, read_request, run_traced, safely
from kropki.bot.tracing import Tracer
from kropki.game.game import Game
from kropki.game.scatter import scatter
from kropki.text import lines_of

SIZE = 6
"""The width and height of the boards on which a program is compared with the bot."""
STARTS = (0, 5, 10, 15)
"""How many dots are on each of these boards, besides the opening."""
MAX_BLOCKS = 14
"""How many blocks a puzzle has at most, unless the bot has more functions."""


def check_order(text: str) -> str:
    """Return whether blocks have been put in an order that plays like the bot."""
    return safely(lambda: _check_order(read_request(text, source=str, blocks=list)))


def _check_order(request: dict[str, Any]) -> dict[str, object]:
    source, blocks, seed = request["source"], request["blocks"], request["seed"]
    wanted = split(source)
    if sorted(map(repr, blocks)) != sorted(map(repr, wanted)):
        raise InvalidRequest("the blocks must be those of the source")
    program = "\n".join(blocks) + "\n"
    wrong = next((place for place, block in enumerate(blocks) if block != wanted[place]), None)
    fault = None
    for dots in STARTS if wrong is not None else ():
        game = Game(SIZE, SIZE)
        scatter(game, dots, dots)
        found, expected = (_choice(text, game, seed) for text in (program, source))
        fault = found["fault"]
        if fault or found["point"] != expected["point"]:
            break
    else:
        wrong = None
    return {"right": wrong is None, "wrong": wrong, "fault": fault, "program": program}


def _choice(source: str, game: Game, seed: int) -> dict[str, object]:
    """Return the answer of a program that has to choose a point."""
    program = Program(source)
    return run_traced(program, Tracer(program), seed, game)


def split(source: str) -> list[str]:
    """Return the blocks of a bot in order, without its docstring, comments and empty lines.

    A block is a line, or several lines of which none makes sense alone. In a longer bot, lines that follow
    each other are put together, but not those of different functions.
    """
    blocks: list[str] = []
    depth = 0
    for line in lines_of(_without_docstring(source)):
        if not line.strip() or line.strip().startswith("#"):
            continue
        if depth:
            blocks[-1] += f"\n{line}"
        else:
            blocks.append(line)
        depth += sum(map(line.count, "([{")) - sum(map(line.count, ")]}"))
    while len(blocks) > MAX_BLOCKS:
        pairs = [
            (blocks[i].count("\n") + blocks[i + 1].count("\n"), i)
            for i in range(len(blocks) - 1)
            if not blocks[i + 1].startswith(("def ", "class "))
        ]
        if not pairs:
            break
        _, place = min(pairs)
        blocks[place : place + 2] = [f"{blocks[place]}\n{blocks[place + 1]}"]
    return blocks


def _without_docstring(source: str) -> str:
    text = source.lstrip()
    for quote in ('"""', "'" * 3):
        if text.startswith(quote):
            return text[3:].partition(quote)[2]
    return source
