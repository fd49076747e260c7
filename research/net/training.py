"""Trains the network on positions of games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from kropki.computer.network import Net
from research.net.model import Model
from research.net.samples import INPUTS, Samples

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
"""Where it trains: on a GPU if there is one."""
BATCH = 14_400
"""How many points the positions of a batch have together."""
ROUNDS_FROM = 0.12
"""After this share of the training, the numbers of the channels are rounded."""
EXACT_FROM = 0.3
"""After this share, only the signs of the largest weights count."""
LARGEST_GAIN = 25.0
"""Larger gains and losses are clipped."""
TERRITORY_WEIGHT = 10.0
GAIN_WEIGHT = 0.1
MOVE_WEIGHT = 0.3
"""What the errors of the territories, of the gain and of the move count."""
REPORT_EVERY = 500
"""How many batches lie between two lines of the report."""


@dataclass
class Batch:
    """Positions on boards of one size, by position, plane, row and column.

    Attributes:
        inputs: The input planes.
        territories: The territories at the end, of the player to move and of the opponent.
        move: The move that the search chose.
    """

    inputs: Tensor
    territories: Tensor
    move: Tensor

    @property
    def dots(self) -> Tensor:
        """The alive dots of the opponent and of the player to move: what they may win and lose."""
        return self.inputs[:, [1, 0]]

    @property
    def gain(self) -> Tensor:
        """How many more dots the player to move wins than loses until the end of the game."""
        return _gain(self.territories, self.dots)


def _gain(territories: Tensor, dots: Tensor) -> Tensor:
    """Return how many more dots are in the first territories than in the second."""
    won, lost = (territories * dots).sum((2, 3)).unbind(1)
    return won - lost


def batches(samples: list[Samples], tested: bool, random: Random, turned: bool) -> Iterator[Batch]:
    """Yield all positions that are for testing, or all others, on `DEVICE` and in a random order.

    Args:
        samples: The positions.
        tested: Whether to yield those for testing.
        random: The random numbers.
        turned: Whether to turn and mirror the boards at random.
    """
    for sample, numbers in _divide(samples, tested, random):
        planes = torch.from_numpy(sample.planes(numbers)).to(DEVICE).float()
        if turned:
            flips = [axis for axis in (2, 3) if random.random() < 0.5]
            planes = planes.flip(flips)
            if random.random() < 0.5:
                planes = planes.transpose(2, 3).contiguous()
        yield Batch(planes[:, :INPUTS], planes[:, INPUTS : INPUTS + 2], planes[:, -1])


def _divide(samples: list[Samples], tested: bool, random: Random) -> list[tuple[Samples, Any]]:
    """Return which positions make each batch, in a random order."""
    parts = []
    for sample in samples:
        numbers = np.flatnonzero(sample.tested == tested)
        np.random.default_rng(random.randrange(1 << 32)).shuffle(numbers)
        count = max(8, BATCH // (sample.width * sample.height))
        parts += [(sample, numbers[i : i + count]) for i in range(0, len(numbers), count)]
    random.shuffle(parts)
    return parts


def train(
    model: Model, samples: list[Samples], epochs: float, rate: float, seed: int, start: Net | None = None
) -> None:
    """Train a model, and print how well it does.

    Args:
        model: The model. It changes, and moves to `DEVICE`.
        samples: The positions.
        epochs: How often it sees each position.
        rate: The highest learning rate.
        seed: The seed of the random numbers.
        start: A trained network to begin with.
    """
    random = Random(seed)
    steps = int(len(_divide(samples, False, Random(0))) * epochs)
    if start:
        model.adopt(start, next(batches(samples, False, Random(seed), True)).inputs.cpu())
    model.to(DEVICE)
    optimizer = torch.optim.Adam(model.parameters(), rate)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    begin = time.perf_counter()
    step = 0
    while step < steps:
        for batch in batches(samples, False, random, True):
            model.rounds = bool(start) or step >= steps * ROUNDS_FROM
            model.exact = bool(start) or step >= steps * EXACT_FROM
            loss = _loss(model, batch)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            model.keep_rising()
            step += 1
            if step % REPORT_EVERY == 0 or step == steps:
                seconds = time.perf_counter() - begin
                print(f"{step} of {steps}, {seconds:.0f} s: {describe(model, samples)}", flush=True)
            if step == steps:
                break


def _loss(model: Model, batch: Batch) -> Tensor:
    """Return how wrong a model is about some positions."""
    logits = model(batch.inputs)
    territory = functional.binary_cross_entropy_with_logits(logits[:, :2], batch.territories)
    gain = _gain(torch.sigmoid(logits[:, :2]), batch.dots)
    gains = functional.smooth_l1_loss(gain, batch.gain.clamp(-LARGEST_GAIN, LARGEST_GAIN))
    move = functional.cross_entropy(_open_logits(logits, batch), batch.move.flatten(1).argmax(1))
    return TERRITORY_WEIGHT * territory + GAIN_WEIGHT * gains + MOVE_WEIGHT * move


def _open_logits(logits: Tensor, batch: Batch) -> Tensor:
    """Return the logits of the move on all open points."""
    return logits[:, 2].masked_fill(batch.inputs[:, 2] < 0.5, -1e9).flatten(1)


@torch.no_grad()
def describe(model: Model, samples: list[Samples]) -> str:
    """Return how well a model on `DEVICE` does on the positions for testing, as text."""
    model.eval()
    found, gains, first, surprise = [], [], [], []
    for batch in batches(samples, True, Random(0), False):
        logits = model(batch.inputs)
        found.append(_gain(torch.sigmoid(logits[:, :2]), batch.dots))
        gains.append(batch.gain)
        first.append(_open_logits(logits, batch).argmax(1) == batch.move.flatten(1).argmax(1))
        wrong = functional.binary_cross_entropy_with_logits(
            logits[:, :2], batch.territories, reduction="none"
        )
        surprise.append(wrong.sum(1)[batch.dots.sum(1) > 0])
    model.train()
    expected, real = torch.cat(found), torch.cat(gains)
    fit = torch.corrcoef(torch.stack([expected, real]))[0, 1] ** 2
    return (
        f"surprise {torch.cat(surprise).mean():.4f} a dot, gain R² {fit:.3f}, "
        f"first guess {torch.cat(first).float().mean():.3f}"
    )
