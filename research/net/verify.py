"""Checks that bitboards and PyTorch agree: `python -m research.net.verify research/data/*.games`."""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import torch

from kropki.board.grid import Grid, Mask
from kropki.cli.arguments import positive
from kropki.cli.output import complain, run, say
from kropki.computer.network import Net
from kropki.computer.steps import run_to_end
from research.executors import add_executor, open_executor
from research.net.model import run_exactly
from research.net.samples import INPUTS, Samples, bits_of, sample_games
from research.records import read_packed

NET = Path("kropki/computer/net.json")
"""The network of the forecast, from the top of the repository."""
AT_A_TIME = 24
"""How many positions lie side by side."""


def main(argv: list[str] | None = None) -> int:
    """Run the command line, and return the exit code: 1 if something differs.

    Args:
        argv: The arguments. By default, those of the process.
    """
    parser = argparse.ArgumentParser(
        prog="python -m research.net.verify", description="Compare the network on bitboards with PyTorch."
    )
    parser.add_argument("games", type=Path, nargs="+", help="files of games (research.selfplay)")
    parser.add_argument("--net", type=Path, default=NET, help="the file of the network")
    parser.add_argument("--positions", type=positive, default=100_000, help="how many (100,000)")
    add_executor(parser)
    arguments = parser.parse_args(argv)
    return run(lambda: _verify(arguments))


def _verify(arguments: argparse.Namespace) -> int:
    net = Net.from_json(arguments.net.read_text("utf-8"))
    with open_executor(arguments.processes, arguments.scheduler) as executor:
        games = (packed for path in arguments.games for packed in read_packed(path))
        samples = sample_games(games, 0.2, executor)
    known = sum(len(sample.packed) for sample in samples)
    if known < arguments.positions:
        return complain(f"the games have only {known} positions to compare, not {arguments.positions}")
    for sample in samples:
        numbers = np.arange(round(len(sample.packed) * arguments.positions / known))
        different = count_different(net, sample, numbers)
        say(f"{sample.width}×{sample.height}: {len(numbers)} positions, turned in 8 ways, {different} differ")
        if different:
            return complain("the network computes something else on bitboards")
    return 0


def count_different(net: Net, samples: Samples, numbers: Any) -> int:
    """Return in how many positions, turned in all eight ways, bitboards and PyTorch differ.

    Args:
        net: The network.
        samples: Positions on boards of one size.
        numbers: Which of the positions to compare.
    """
    different = 0
    for start in range(0, len(numbers), AT_A_TIME):
        planes = samples.planes(numbers[start : start + AT_A_TIME])[:, :INPUTS]
        for swapped, *flips in product((False, True), repeat=3):
            turned = planes.transpose(0, 1, 3, 2) if swapped else planes
            turned = np.flip(turned, tuple(axis for axis, flip in zip((2, 3), flips, strict=True) if flip))
            different += int((_by_bitboards(net, turned) != _by_torch(net, turned)).any((1, 2, 3)).sum())
    return different


def _by_bitboards(net: Net, planes: Any) -> Any:
    """Return the numbers of the outputs by position, output, row and column."""
    count, _, height, width = planes.shape
    grid = Grid.of(width, height)
    inputs = [
        sum(_mask_of(planes[i, plane], grid) << i * grid.limit for i in range(count))
        for plane in range(INPUTS)
    ]
    found = run_to_end(net.run(inputs, inputs[-1], grid.stride))
    one = (1 << grid.limit) - 1
    numbers = np.zeros((count, len(found), height, width), int)
    for k, digits in enumerate(found.values()):
        for i in range(count):
            masks = [mask >> i * grid.limit & one for mask in digits]
            bits = bits_of(masks, grid).astype(int)
            numbers[i, k] = sum(plane << digit for digit, plane in enumerate(bits))
    return numbers


def _by_torch(net: Net, planes: Any) -> Any:
    """Return the numbers of the outputs by position, output, row and column."""
    found = run_exactly(net, np.ascontiguousarray(planes))
    return torch.stack([*found.values()], 1).numpy().astype(int)


def _mask_of(bits: Any, grid: Grid) -> Mask:
    """Return an array of bits by row and column as a mask."""
    padded: Any = np.zeros((grid.height + 2, grid.stride), np.uint8)
    padded[1:-1, 1 : grid.width + 1] = bits
    return int.from_bytes(np.packbits(padded.reshape(-1), bitorder="little").tobytes(), "little")


if __name__ == "__main__":
    sys.exit(main())
