"""The viewer of the page shows a record that lists its rings just as Python replays it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

from kropki.game.game import Game
from kropki.game.openings import Opening
from kropki.game.tree import Node
from kropki.protocol.describe import position
from kropki.record import write_game
from tests.support.sgf_games import random_game

GAMES = 60
UNUSUAL = 12


def views(texts: list[str]) -> list[list[dict[str, Any]]]:
    """Return what the viewer shows at every node of each game."""
    node = shutil.which("node")
    assert node, "the viewer is tested with Node: install npm"
    script = Path(__file__).parent / "support" / "views.mjs"
    finished = subprocess.run(
        [node, script], check=False, input=json.dumps(texts), capture_output=True, text=True, timeout=120
    )
    assert finished.returncode == 0, finished.stderr
    found: list[list[dict[str, Any]]] = json.loads(finished.stdout)
    return found


def corners(ring: str) -> list[str]:
    """Return the dots of a ring in order, whatever its start and direction."""
    return sorted(ring[i : i + 2] for i in range(0, len(ring), 2))


def expected(game: Game, node: Node) -> dict[str, Any]:
    game.go_to(node)
    current = position(game)
    return {
        "dots": current.dots,
        "owners": current.owners,
        "territories": sorted((one["owner"], corners(one["ring"])) for one in current.territories),
        "captures": current.captures,
        "comment": current.comment,
        "marks": json.loads(json.dumps(current.marks)),
    }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    return {
        **{name: view[name] for name in ("dots", "owners", "captures", "comment", "marks")},
        "territories": sorted((one["owner"], corners(one["ring"])) for one in view["territories"]),
    }


def unusual_game(seed: int) -> Game:
    """Return a random game in which the edge captures, or only full areas are captured."""
    random = Random(seed)
    options: dict[str, object] = {"edge": True} if seed % 3 else {"areas": "full", "edge": seed % 2 == 0}
    game = Game(6, 6, rules="custom", options=options, opening=Opening("cross"))
    while not game.outcome:
        game.play(random.choice(list(game.board.legal_points)))
    return game


def test_random_games_of_all_rules_with_variations() -> None:
    games = [*(random_game(seed) for seed in range(GAMES)), *map(unusual_game, range(UNUSUAL))]
    for game, shown_nodes in zip(games, views([write_game(game) for game in games]), strict=True):
        nodes = list(game.root.walk())
        seen = iter(shown_nodes)
        for node in nodes:
            if node.setup and node.move and node.parent:
                next(seen)  # a set-up and a move are two nodes in SGF
            assert shown(next(seen)) == expected(game, node), (write_game(game), node)
        assert not list(seen)
    assert sum(len(view["territories"]) for one in views([write_game(g) for g in games[:5]]) for view in one)
