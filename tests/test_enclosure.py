"""Enclosed regions alone. `test_board_properties.py` compares them with the slow model in games."""

from collections.abc import Iterator

from kropki.board.enclosure import MIN_HOLDING
from tests.models.board import Point, Points, pool
from tests.support.strategies import sides


def all_regions(most: int) -> Iterator[Points]:
    """Return all shapes of connected regions of up to `most` points, by size."""
    regions = {Points({(0, 0)})}
    for size in range(1, most + 1):
        yield from regions
        if size < most:
            regions = {at_origin({*region, point}) for region in regions for point in sides({*region})}


def at_origin(region: set[Point]) -> Points:
    """Return the region moved to the top left."""
    left, top = min(x for x, _ in region), min(y for _, y in region)
    return Points((x - left, y - top) for x, y in region)


def test_the_smallest_region_whose_ring_contains_more() -> None:
    regions = [*all_regions(MIN_HOLDING)]
    assert len(regions) == 1 + 2 + 6 + 19 + 63 + 216 + 760
    assert min(len(region) for region in regions if pool(region) != region) == MIN_HOLDING
