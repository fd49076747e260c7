"""Walls of dots, and the rings that they can form."""

from collections.abc import Iterator, Set
from random import Random

from tests.models.board import NEIGHBOURS, Model, Point
from tests.support.strategies import sides


def chains_of_dots(dots: Set[Point]) -> Iterator[list[Point]]:
    """Return every closed chain of these dots without a dot twice, from its first dot, in both directions."""

    def longer(chain: list[Point]) -> Iterator[list[Point]]:
        for dot in NEIGHBOURS[chain[-1]]:
            if dot == chain[0] and len(chain) > 2:
                yield chain
            if dot in dots and dot > chain[0] and dot not in chain:
                yield from longer([*chain, dot])

    for dot in sorted(dots):
        yield from longer([dot])


def random_wall(random: Random) -> Model:
    """Return the wall of a random region on 7×7, with some more dots of the same player inside."""
    model = Model(7, 7, 1)
    region = {(random.randint(1, 5), random.randint(1, 5))}
    for _ in range(random.randint(0, 14)):
        region.add(random.choice(sorted(sides(region) & model.inner or region)))
    most = max(0, min(17 - len(sides(region)), len(region) // 2))
    loose = random.sample(sorted(region), random.randint(0, most))
    model.dots = dict.fromkeys([*sides(region), *loose], 0)
    return model
