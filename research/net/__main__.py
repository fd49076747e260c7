"""Trains the network: `python -m research.net research/data/*.games --out kropki/computer/net.json`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from kropki.cli.arguments import positive, positive_or_0
from kropki.cli.output import keep_inputs, run, say, write_file
from kropki.computer.network import Net
from research.executors import add_executor, open_executor
from research.net.samples import sample_games
from research.records import read_packed, size_of


def main(argv: list[str] | None = None) -> int:
    """Run the command line, and return the exit code.

    Args:
        argv: The arguments. By default, those of the process.
    """
    parser = argparse.ArgumentParser(prog="python -m research.net", description="Train the network on games.")
    parser.add_argument("games", type=Path, nargs="+", help="files of games (research.selfplay)")
    parser.add_argument("--out", type=Path, required=True, help="the file of the network")
    parser.add_argument("--epochs", type=float, default=4.0, help="how often to see each position (4)")
    parser.add_argument("--share", type=float, default=0.25, help="the share of the positions to use (0.25)")
    parser.add_argument("--most", type=positive, default=400, help="the most points of a board (400)")
    parser.add_argument("--layers", type=positive, default=6, help="how many layers (6)")
    parser.add_argument("--neurons", type=positive, default=40, help="how many neurons a layer has (40)")
    parser.add_argument("--taps", type=positive, default=96, help="how many taps of a neuron count (96)")
    parser.add_argument("--output-taps", type=positive, default=192, help="those of an output (192)")
    parser.add_argument("--rate", type=float, default=3e-3, help="the highest learning rate (0.003)")
    parser.add_argument("--start", type=Path, help="a network of the same shape to train further")
    parser.add_argument("--seed", type=positive_or_0, default=1, help="the seed of the random numbers (1)")
    add_executor(parser)
    arguments = parser.parse_args(argv)
    return run(lambda: _learn(arguments))


def _learn(arguments: argparse.Namespace) -> int:
    keep_inputs(arguments.out, [*arguments.games, *([arguments.start] if arguments.start else [])])
    import torch  # takes seconds to load

    from research.net.model import Model
    from research.net.training import DEVICE, train

    torch.manual_seed(arguments.seed)
    with open_executor(arguments.processes, arguments.scheduler) as executor:
        samples = sample_games(_packed(arguments), arguments.share, executor)
    say(f"{sum(len(sample.tested) for sample in samples)} positions, training on {DEVICE}")
    model = Model(arguments.layers, arguments.neurons, arguments.taps, arguments.output_taps)
    start = Net.from_json(arguments.start.read_bytes()) if arguments.start else None
    train(model, samples, arguments.epochs, arguments.rate, arguments.seed, start)
    model.cpu().eval()
    write_file(arguments.out, model.export().to_json())
    return 0


def _packed(arguments: argparse.Namespace) -> Iterator[bytes]:
    """Yield the packed games on boards that are not too large."""
    for path in arguments.games:
        for packed in read_packed(path):
            width, height = size_of(packed)
            if width * height <= arguments.most:
                yield packed


if __name__ == "__main__":
    sys.exit(main())
