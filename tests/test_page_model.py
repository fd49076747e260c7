"""The page's own modules agree with the engine: rings, points, lines, trees and SGF.

The page repeats what it needs to answer a pointer at once and to show games without Python. Each call is made
under Node, and its result is compared with the engine's.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kropki.board.board import Board
from kropki.board.grid import Grid, Point
from kropki.board.ring import area_inside
from kropki.errors import RingRefused
from kropki.game.game import Game
from kropki.protocol.describe import position, tree_row
from kropki.record.writer import write_game
from kropki.sgf.parser import parse
from kropki.sgf.tree import SgfNode
from kropki.sgf.values import split_compose, text
from tests.support.sgf_games import random_game

SCRIPT = Path(__file__).parent / "support/page_model.mjs"
STEPS = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]


def page(calls: list[list[Any]]) -> list[Any]:
    """Return what the page's modules return for each call: its name, then its arguments."""
    node = shutil.which("node")
    assert node, "the page's modules are tested with Node: install npm"
    done = subprocess.run(
        [node, SCRIPT], check=False, input=json.dumps(calls), capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    assert len(answers) == len(calls)
    return answers


def random_walk(grid: Grid, rng: Random, dots: set[tuple[int, int]] | None = None) -> list[Point]:
    """Return a closed walk of single steps; most walks are no rings. With `dots`, most steps go there."""
    start = rng.choice(sorted(dots)) if dots else (rng.randrange(grid.width), rng.randrange(grid.height))
    walk = [start]
    for _ in range(rng.randint(3, 14)):
        x, y = walk[-1]
        near = [(x + dx, y + dy) for dx, dy in STEPS]
        near = [(i, j) for i, j in near if 0 <= i < grid.width and 0 <= j < grid.height]
        own = [place for place in near if dots and place in dots]
        walk.append(rng.choice(own if own and rng.random() < 0.97 else near))
        x, y = walk[-1]
        if len(walk) > 3 and max(abs(x - start[0]), abs(y - start[1])) == 1 and rng.random() < 0.7:
            break
    return [grid.point(x, y) for x, y in walk]


def around(grid: Grid, rng: Random) -> list[Point]:
    """Return a ring around some points, by adding one neighbouring point after another."""
    inside = {(rng.randrange(1, grid.width - 1), rng.randrange(1, grid.height - 1))}
    for _ in range(rng.randint(0, 12)):
        x, y = rng.choice(sorted(inside))
        dx, dy = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        if 0 < x + dx < grid.width - 1 and 0 < y + dy < grid.height - 1:
            inside.add((x + dx, y + dy))
    board = Board(grid.width, grid.height)
    ring = {(x + dx, y + dy) for x, y in inside for dx, dy in STEPS} - inside
    for x, y in sorted(inside)[:1]:
        board.play(grid.point(x, y), 1)
    for x, y in sorted(ring):
        if grid.point(x, y) in board.legal_points:
            board.play(grid.point(x, y), 0)
    return list(board.territories[0].ring)


def points_of(grid: Grid, mask: int) -> list[int]:
    """Return the points of a mask as the page counts them: row by row."""
    return sorted(y * grid.width + x for x, y in map(grid.xy, grid.points) if mask >> grid.point(x, y) & 1)


@pytest.mark.parametrize("size", [(5, 5), (9, 7), (39, 32)])
def test_what_lies_inside_rings(size: tuple[int, int]) -> None:
    grid = Grid(*size)
    rng = Random(size[0])
    rings = [around(grid, rng) for _ in range(60)]
    texts = ["".join(map(grid.letters, ring)) for ring in rings]
    masks = [area_inside(ring, grid) for ring in rings]
    found = page([["inside", ring, grid.width] for ring in texts])
    assert found == [points_of(grid, mask) for mask in masks]
    pairs = [(i, j) for i in range(len(rings)) for j in rng.sample(range(len(rings)), 8)]
    same = page([["encloseSame", texts[i], texts[j]] for i, j in pairs])
    assert same == [masks[i] == masks[j] for i, j in pairs]
    dots = [sum(1 << point for point in ring) for ring in rings]
    overlaps = page([["overlap", texts[i], texts[j]] for i, j in pairs])
    assert overlaps == [
        bool(masks[i] & masks[j] or dots[i] & masks[j] or dots[j] & masks[i]) for i, j in pairs
    ]
    assert True in overlaps and False in overlaps


def declared_game(rng: Random) -> Game:
    """Return a game of declared captures on a crowded board, in which some have been declared."""
    game = Game(9, 9, rules="stachowski", opening="empty")
    for _ in range(rng.randint(30, 60)):
        if game.outcome:
            break
        game.play(rng.choice(list(game.board.legal_points)), declare_all=rng.random() < 0.1)
    return game


@pytest.mark.parametrize("seed", range(12))
def test_a_ring_that_is_drawn_is_refused_with_the_engines_code(seed: int) -> None:
    rng = Random(seed)
    game = declared_game(rng)
    board, grid = game.board, game.board.grid
    fields = json.loads(json.dumps(vars(position(game)), default=vars))
    rings = [list(offer.ring) for player in (0, 1) for offer in board.offers(player)]
    own = [{grid.xy(point) for point in grid.points if board.dot(point) == player} for player in (0, 1)]
    rings += [random_walk(grid, rng, rng.choice(own)) for _ in range(150)]
    rings = [ring for ring in rings if can_be_drawn(ring)]
    calls = [["draw", fields, "".join(map(grid.letters, ring)), True] for ring in rings]
    for ring, found in zip(rings, page(calls), strict=True):
        letters = list(map(grid.letters, ring))
        try:
            captured = board.check_ring(ring).captured
        except RingRefused as error:
            # Where a ring has several faults, the page names the first one on the way.
            assert found is not None, (letters, error.code)
            assert found.startswith("ring/")
        else:
            assert found == (None if captured else "ring/no-enemy"), letters


def can_be_drawn(ring: list[Point]) -> bool:
    """Return whether a ring can be drawn: a step back removes a dot, and the first dot closes the ring."""
    return ring[0] not in ring[1:] and all(ring[i - 1] != ring[(i + 1) % len(ring)] for i in range(len(ring)))


def test_names_of_points() -> None:
    for width, height in [(1, 1), (15, 15), (30, 20), (52, 52)]:
        board = {"width": width, "height": height}
        places = [{"x": x, "y": y} for x in range(width) for y in range(height)]
        names = page([["pointName", place] for place in places])
        assert page([["pointNamed", name, board] for name in names]) == places
        outside = ["", "a0", f"a{height + 1}", "4c", "aa1", "a1x", "ż1"]
        assert page([["pointNamed", name, board] for name in outside]) == [None] * len(outside)
    assert page([["pointNamed", " C 4 ", {"width": 15, "height": 15}]]) == [{"x": 2, "y": 3}]
    assert page([["pointNamed", "C4", {"width": 30, "height": 15}]]) == [{"x": 28, "y": 3}]


def test_every_point_of_the_sheet_is_found() -> None:
    for sheet in [(342, 342, 1, 39, 32), (1000, 700, 2, 15, 15), (300, 500, 3, 52, 52), (90, 90, 1, 3, 3)]:
        [answer] = page([["pointsOnSheet", *sheet]])
        *_, width, height = sheet
        places = [{"x": x, "y": y} for y in range(height) for x in range(width)]
        assert [at for at, _, _ in answer["found"]] == places
        assert [near for _, near, _ in answer["found"]] == places
        assert all(far is None for _, _, far in answer["found"])
        assert answer["outside"] is None


@pytest.mark.parametrize("seed", range(12))
def test_the_tree_of_a_game(seed: int) -> None:
    game = random_game(seed, actions=90)
    nodes = list(game.root.walk())
    rows = [list(tree_row(node, game.board.grid)) for node in nodes]
    [found] = page([["tree", rows]])
    places = set()
    for node, seen in zip(nodes, found, strict=True):
        path = [each.number for each in node.path()]
        assert seen["path"] == path
        assert seen["depth"] == len(path) - 1
        assert sorted(seen["children"]) == sorted(child.number for child in node.children)
        places.add((seen["depth"], seen["lane"]))
        if seen["isMain"]:
            assert seen["lane"] == 0
    assert len(places) == len(nodes)  # no two nodes are drawn in one place
    by_number = {node.number: seen for node, seen in zip(nodes, found, strict=True)}
    for node in nodes:
        if by_number[node.number]["children"]:
            first = by_number[by_number[node.number]["children"][0]]
            assert first["lane"] == by_number[node.number]["lane"]


def nested(node: SgfNode) -> list[Any]:
    """Return a node as the page's script does: names with values, then children."""
    return [
        [[prop.name, prop.values] for prop in node.properties],
        [nested(child) for child in node.children],
    ]


@pytest.mark.parametrize("seed", range(12))
def test_the_viewer_reads_sgf_as_the_engine_does(seed: int) -> None:
    written = write_game(random_game(seed))
    [tree] = parse(written).trees
    assert page([["sgf", written]]) == [nested(tree)]
    values = [value for node in walk(tree) for prop in node.properties for value in prop.values]
    plain = page([["plainText", value] for value in values])
    assert [line.replace("\t", " ") for line in plain] == [text(value) for value in values]
    halves = page([["halves", value] for value in values])
    assert halves == [[first, second or ""] for first, second in map(split_compose, values)]


def walk(node: SgfNode) -> list[SgfNode]:
    return [node, *(each for child in node.children for each in walk(child))]
