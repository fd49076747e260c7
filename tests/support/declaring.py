"""What players declare in random games: valid and invalid rings of their own dots.

A `Declare` says only how to declare, with a seed for the rest. The rings depend on the position, so that a
game can be shortened and still be a game.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from tests.models.board import NEIGHBOURS, SIDES, Point, flood, pool, ring_round
from tests.models.declared import DeclaredModel, Ring, steps, strictly_inside
from tests.support.strategies import Declare


def declared_rings(model: DeclaredModel, declare: Declare) -> list[Ring]:
    """Return the rings that a player declares at once."""
    random, player = Random(declare.seed), declare.player
    offered = [ring_round(inside) for inside in sorted((o.inside for o in model.offers(player)), key=sorted)]
    random.shuffle(offered)
    if declare.way == "all":
        return disjoint(offered)
    if declare.way == "some":
        return disjoint(offered)[: random.randint(1, 2)]
    rings = chosen_rings(model, player, random)
    if declare.way == "chosen":
        rings = [ring for ring in rings if not model.faults(player, [ring])]
        return disjoint(rings) if random.random() < 0.3 else rings[:1]
    return spoiled(model, player, random, rings + offered)


def disjoint(rings: Sequence[Ring]) -> list[Ring]:
    """Return the rings without those that share inside points with an earlier one."""
    chosen: list[Ring] = []
    taken: set[Point] = set()
    for ring in rings:
        inside = strictly_inside(ring)
        if not inside & taken:
            taken |= inside
            chosen.append(ring)
    return chosen


def chosen_rings(model: DeclaredModel, player: int, random: Random) -> list[Ring]:
    """Return rings of some of the player's dots, not necessarily the smallest, most of them valid."""
    dots = sorted(model.alive(player))
    if random.random() < 0.1:
        dots = sorted(place for place, who in model.dots.items() if who == player)
    walls = set(random.sample(dots, round(len(dots) * random.choice([1, 1, 0.95, 0.8, 0.6]))))
    rest = set(model.points) - walls
    rings = []
    while rest:
        region = flood([min(rest)], rest, SIDES)
        rest -= region
        if region <= model.inner:
            rings.append(ring_round(pool(region)))
    random.shuffle(rings)
    rings = joined(rings) + rings
    return [turned(random, bent(random, ring, walls)) for ring in rings]


def joined(rings: Sequence[Ring]) -> list[Ring]:
    """Return rings around two regions at once: two rings without the steps that both have."""
    found = []
    for one, other in combinations(rings[:8], 2):
        edges = {frozenset(step) for step in steps(one)} ^ {frozenset(step) for step in steps(other)}
        ring = [*min(edges, key=sorted)]
        edges -= {frozenset(ring)}
        while on := [edge for edge in edges if ring[-1] in edge]:
            edges.remove(on[0])
            ring += on[0] - {ring[-1]}
        if not edges and ring[0] == ring[-1] and len(set(ring)) == len(ring) - 1:
            found.append(tuple(ring[:-1]))
    return found


def bent(random: Random, ring: Ring, dots: set[Point]) -> Ring:
    """Return the ring with some detours through dots next to two of its own, and some short cuts."""
    bends = list(ring)
    for _ in range(random.choice([0, 0, 1, 4])):
        at = random.randrange(len(bends))
        before, here = bends[at - 1], bends[at]
        aside = [dot for dot in NEIGHBOURS[before] if dot in dots.intersection(NEIGHBOURS[here]) - {*bends}]
        if aside:
            bends.insert(at, random.choice(aside))
        elif bends[(at + 1) % len(bends)] in NEIGHBOURS[before]:
            del bends[at]
    return tuple(bends)


def turned(random: Random, ring: Ring) -> Ring:
    """Return the ring from a random dot, in a random direction."""
    start = random.randrange(len(ring))
    return (*ring[start:], *ring[:start])[:: random.choice([1, -1])]


def spoiled(model: DeclaredModel, player: int, random: Random, rings: list[Ring]) -> list[Ring]:
    """Return rings with one or more faults."""
    if random.random() < 0.2:
        other = random.randrange(model.players)
        rings = [*rings, *chosen_rings(model, other, random)]
    random.shuffle(rings)
    ring = [*rings[0]] if rings else random.sample(model.points, random.randint(0, min(4, len(model.points))))
    fault = random.choice(["none", "overlap", "drop", "repeat", "swap", "shift", "add", "cut", "loop"])
    at = random.randrange(len(ring)) if ring else 0
    if fault == "drop":
        del ring[at : at + 1]
    elif fault == "repeat":
        ring += ring[: at + 1]
    elif fault == "swap" and ring:
        ring[at], ring[at - 1] = ring[at - 1], ring[at]
    elif fault == "shift" and ring:
        ring[at] = random.choice([place for place in NEIGHBOURS[ring[at]] if place in model.points])
    elif fault == "add":
        ring.insert(at, random.choice(model.points))
    elif fault == "loop":
        for loop in rings[1:]:
            for dot in sorted(set(ring).intersection(loop))[:1]:
                start, here = loop.index(dot), ring.index(dot)
                ring[here:here] = [*loop[start:], *loop[:start]]
    elif fault == "cut":
        ring = ring[: at + 1]
    return [tuple(ring), *(rings if fault == "overlap" else rings[1 : random.choice([1, 1, 3])])]
