"""Enclosed regions by themselves. `test_board_properties.py` compares them with the slow model in games."""

from collections.abc import Iterator

from kropki.board.enclosure import MIN_HOLDING
from tests.models.board import Point, Points, pool
from tests.support.strategies import sides


def all_regions(most: int) -> Iterator[Points]:
    """Every shape of a connected region of up to `most` points, by size."""
    regions = {Points({(0, 0)})}
    for size in range(1, most + 1):
        yield from regions
        if size < most:
            regions = {at_origin({*region, point}) for region in regions for point in sides({*region})}


def at_origin(region: set[Point]) -> Points:
    """The region moved as far to the top left as it goes."""
    left, top = min(x for x, _ in region), min(y for _, y in region)
    return Points((x - left, y - top) for x, y in region)


def test_the_smallest_region_that_is_not_all_there_is_inside_its_ring() -> None:
    regions = [*all_regions(MIN_HOLDING)]
    assert len(regions) == 1 + 2 + 6 + 19 + 63 + 216 + 760
    assert min(len(region) for region in regions if pool(region) != region) == MIN_HOLDING
