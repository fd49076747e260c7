"""Parsons puzzles: the lines of a bot, to be put in order.

`make_puzzle` cuts a bot into blocks and shuffles them. `check_order` runs what somebody has put together: any
order is right in which the program chooses the same points as the bot. Both take and return JSON text:

    make_puzzle('{"source": …, "seed": 7}')  →  {"blocks": ["def choose(board):", …]}
    check_order('{"source": …, "seed": 7, "order": [2, 0, 1]}')
        →  {"right": false, "wrong": 1, "fault": …, "program": "…"}

`order` has the numbers of the blocks in the order of the answer. `wrong` is the first place, from 0, at which
the answer differs from the bot, or null; `fault` says why the program cannot run, or is null.
"""

from __future__ import annotations

from random import Random
from typing import Any

from kropki.bot.program import Program
from kropki.bot.runner import InvalidRequest, read_request, run_traced, safely
from kropki.bot.tracing import Tracer
from kropki.game.game import Game
from kropki.game.scatter import scatter

SIZE = 6
"""The width and height of the boards on which a program is compared with the bot."""
STARTS = (0, 5, 10, 15)
"""How many dots are on each of these boards, besides the opening."""
MAX_BLOCKS = 14
"""How many blocks a puzzle has at most, unless the bot has more functions."""


def make_puzzle(text: str) -> str:
    """Return the shuffled blocks of a bot."""
    return safely(lambda: _make_puzzle(read_request(text, source=str)))


def check_order(text: str) -> str:
    """Return whether blocks have been put in an order that plays like the bot."""
    return safely(lambda: _check_order(read_request(text, source=str, order=list)))


def _make_puzzle(request: dict[str, Any]) -> dict[str, object]:
    return {"blocks": shuffled(request["source"], request["seed"])}


def _check_order(request: dict[str, Any]) -> dict[str, object]:
    source, order, seed = request["source"], request["order"], request["seed"]
    blocks, wanted = shuffled(source, seed), split(source)
    if sorted(map(repr, order)) != sorted(map(repr, range(len(blocks)))):
        raise InvalidRequest(f"the order must have each number from 0 to {len(blocks) - 1} once")
    answer = [blocks[number] for number in order]
    program = "\n".join(answer) + "\n"
    wrong = next((place for place, block in enumerate(answer) if block != wanted[place]), None)
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
    for line in _without_docstring(source).splitlines():
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


def shuffled(source: str, seed: int) -> list[str]:
    """Return the blocks of a bot in an order that depends on a seed, and is not the right one if possible."""
    blocks = split(source)
    random = Random(f"{seed} parsons").random
    mixed = sorted(blocks, key=lambda _: random())
    return mixed if mixed != blocks else mixed[1:] + mixed[:1]


def _without_docstring(source: str) -> str:
    text = source.lstrip()
    for quote in ('"""', "'" * 3):
        if text.startswith(quote):
            return text[3:].partition(quote)[2]
    return source
