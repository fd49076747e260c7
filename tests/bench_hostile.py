"""How long the engine takes for games that are made to be slow: `python -m tests.bench_hostile`.

For each game it prints the requests that took longest, in seconds of processor time. Names of games as
arguments select some. Nothing should take more than four seconds, and nothing but what concerns a whole game
more than half a second. Games above the protocol's limits are refused.
"""

from __future__ import annotations

import json
import sys
import time
from base64 import b64encode
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import cycle, islice, zip_longest
from random import Random
from typing import Any

from kropki.board.highlights import KINDS
from kropki.protocol.requests import MAX_LOOK
from kropki.protocol.session import Session

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
HEAD = "(;FF[4]GM[40]CA[UTF-8]SZ[52]"
DECLARED = "RU[stachowski]"
SHOWN = 8

Json = dict[str, Any]
Owner = Callable[[int, int], str]

PATTERNS: dict[str, Owner] = {
    "a chequered board": lambda x, y: "BW"[(x + y) % 2],
    "stripes": lambda x, y: "BW"[y % 2],
    "cells": lambda x, y: "B" if (x + y) % 2 else "W" if x % 2 else "",
    "large cells": lambda x, y: "B" if x % 4 == 0 or y % 4 == 0 else "W" if x % 4 == y % 4 == 2 else "",
    "rings": lambda x, y: "BW"[min(x, y, 51 - x, 51 - y) % 2],
    "chance": lambda x, y: Random(52 * x + y).choice(["B", "W", ""]),
}
"""Whose dot is on each point of 52×52: `B`, `W` or nobody's."""


class Timed:
    """A session, and how long its requests took."""

    def __init__(self) -> None:
        self._session = Session()
        self.longest: dict[str, float] = defaultdict(float)

    @property
    def nodes(self) -> list[int]:
        """The numbers of the game's nodes."""
        return list(self._session.game.nodes)

    def ask(self, kind: str, **fields: object) -> Json:
        """Return the answer to a request."""
        text = json.dumps({"v": 1, "id": 1, "kind": kind, "state": self._session.state} | fields)
        start = time.process_time()
        answer: Json = json.loads(self._session.handle(text))
        self.longest[kind] = max(self.longest[kind], time.process_time() - start)
        return answer


def games() -> Iterator[tuple[str, str]]:
    """Return the games by their names, as SGF."""
    for name, owner in PATTERNS.items():
        dots = [[x + y for x, y in places(owner, colour)] for colour in "BW"]
        for points in dots:
            Random(3).shuffle(points)
        pairs = zip_longest(*dots)
        moves = [f";B[{blue}]" + (f";W[{red}]" if red else "") for blue, red in pairs]
        lists = ["".join(f"[{point}]" for point in points) for points in dots]
        some = "".join(f"[{point}]" for point in dots[0][:400])
        set_ups = "".join(islice(cycle((f";AE{some};B[aa]", f";AB{some};B[aa]")), 160))
        for kind, rules in (("", ""), (", declared", DECLARED)):
            yield f"{name} as moves{kind}", f"{HEAD}{rules}{''.join(moves)})"
            yield f"{name} set up again and again{kind}", f"{HEAD}{rules}AB{lists[0]}AW{lists[1]}{set_ups})"
    yield "100,000 variations of a node", f"{HEAD};B[aa]{'(;W[bb])' * 99_900})"
    yield "100,000 nodes one after another", f"{HEAD};B[aa]{';C[x]' * 99_900})"
    yield "branches within branches", f"{HEAD}{'(;C[x](;C[y])' * 49_000}{')' * 49_000})"
    yield "99,000 comments and marks", f"{HEAD};B[aa]{';C[word]LB[aa:1]TR[bb]' * 99_000})"
    yield "a comment of 7.5 MB", f"{HEAD};B[aa]C[{'word ' * 1_500_000}])"
    points = [x + y for x in LETTERS[:20] for y in LETTERS[:20]]
    arrows = "".join(f"[{start}:{end}]" for start in points for end in points if start != end)
    yield "160,000 arrows", f"{HEAD};B[aa]AR{arrows})"
    yield "200,000 variations", f"{HEAD};B[aa]{'(;W[bb])' * 200_000})"


def places(owner: Owner, colour: str) -> list[tuple[str, str]]:
    """Return the points of a pattern that are one player's, each as two letters."""
    return [(LETTERS[x], LETTERS[y]) for y in range(52) for x in range(52) if owner(x, y) == colour]


def measure(text: str) -> tuple[str, Timed]:
    """Open a game and ask everything about it. Return what came of opening it, and the times."""
    page = Timed()
    answer = page.ask("open", data=b64encode(text.encode()).decode(), name="game.sgf")
    while not answer["done"]:
        answer = page.ask("read_on")
    opened = page.ask("open_game", number=1)
    if opened["kind"] == "error":
        return str(opened["code"]), page
    nodes = page.nodes
    middle, last = nodes[len(nodes) // 2], nodes[-1]
    page.ask("tree")
    page.ask("look", nodes=nodes[-MAX_LOOK:])
    for node in (last, nodes[0], middle, last):
        page.ask("go_to", node=node)
    page.ask("undo")
    page.ask("redo")
    page.ask("explain", kinds=list(KINDS))
    page.ask("settle")
    for x, y in ((26, 26), (0, 0), (51, 3)):
        page.ask("why", x=x, y=y)
        page.ask("play", x=x, y=y, declare_all=True)
    page.ask("annotate", comment="word")
    page.ask("export", format="sgf")
    page.ask("export", format="svg", numbers=True)
    link = page.ask("link").get("link")
    record = page.ask("record")["record"]
    page.ask("cut", node=nodes[1])
    page.ask("paste")
    page.ask("revert")
    page.ask("promote", node=last)
    page.ask("restore", record=record)
    if link:
        page.ask("open_link", link=link)
    return "", page


def main() -> None:
    """Print the table."""
    print("Seconds of processor time of the longest requests:")
    for name, text in games():
        if sys.argv[1:] and not any(part in name for part in sys.argv[1:]):
            continue
        refused, page = measure(text)
        times = sorted(page.longest.items(), key=lambda item: -item[1])[:SHOWN]
        print(
            f"{name:<50} {refused} {', '.join(f'{kind} {seconds:.2f}' for kind, seconds in times)}",
            flush=True,
        )


if __name__ == "__main__":
    main()
