"""The network as PyTorch trains it, with the same sums and steps as `kropki.computer.network.Net`.

While it learns, each neuron has a weight for every tap. In the forward pass only the largest ones count, as 1
or -1, and the numbers of the channels are rounded. The gradient passes as if there were no rounding
(a straight-through estimator), so weights that do not count yet may grow until they do.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, log
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from kropki.computer.foresight import LIKELIHOODS, MOVE_STEP
from kropki.computer.network import KEPT_DIGITS, Net, Neuron
from research.net.samples import INPUTS

TOP = 3
"""The largest number of a channel between the layers."""
UNLIKELY = -3.0
"""How unlikely (as a logit) a territory is at first."""
MIN_SCALE = 0.05
"""The smallest scale of a neuron. It must be positive for its thresholds to rise."""
OUTPUTS = ("mover", "other", "move")
STEPS = [step - 0.5 for step in range(1, TOP + 1)]
"""The scaled sums at which a neuron's number grows."""
_LOGITS = [log(step / (LIKELIHOODS - step)) for step in (n - 0.5 for n in range(1, LIKELIHOODS))]
OUTPUT_LEVELS = [_LOGITS, _LOGITS, [MOVE_STEP * (n - LIKELIHOODS // 2) for n in range(1, LIKELIHOODS)]]
"""The logits at which the numbers of `OUTPUTS` grow."""
IDLE_WEIGHT = 0.3
"""How large the weights of taps that do not count are when an exported network is trained further."""
LEAST_RISE = 0.25
"""By how much a sum must grow at least from one level to the next then."""


class Neurons(nn.Module):
    """The neurons of a layer, or of the outputs.

    Attributes:
        weight: The weights by neuron, channel, row and column.
        norm: Scales and shifts the sum of each neuron. The thresholds come from that.
        taps: How many taps of a neuron count.
    """

    def __init__(self, channels: int, count: int, taps: int) -> None:
        """Begin with random weights.

        Args:
            channels: The number of channels below.
            count: The number of neurons.
            taps: How many taps of a neuron count.
        """
        super().__init__()
        self.weight = nn.Parameter(torch.randn(count, channels, 3, 3) * 0.1)
        self.norm = nn.BatchNorm2d(count)
        self.taps = taps

    def signs(self) -> Tensor:
        """Return 1 or -1 for each tap that counts, and 0 for the others."""
        sizes = self.weight.detach().abs().flatten(1)
        smallest = sizes.topk(self.taps, 1).values[:, -1:]
        counts = (sizes >= smallest).view_as(self.weight)
        return torch.sign(self.weight.detach()) * counts

    def forward(self, below: Tensor, kept: Tensor | None, exact: bool) -> Tensor:
        """Return the scaled sums.

        Args:
            below: The channels below, by position, channel, row and column.
            kept: What these neurons had in the layer below.
            exact: Whether only the signs of the largest weights count.
        """
        signs = self.signs()
        size = (self.weight.detach().abs() * signs.abs()).sum((1, 2, 3), keepdim=True) / self.taps
        weight = self.weight / size
        if exact:
            weight = weight + (signs - weight).detach()
        scaled: Tensor = self.norm(_sums(weight, below, kept))
        return scaled

    @torch.no_grad()
    def adopt(
        self, neurons: Sequence[Neuron], levels: Sequence[list[float]], below: Tensor, kept: Tensor | None
    ) -> None:
        """Begin with the neurons of an exported network.

        Their thresholds become scales and shifts, as nearly as whole thresholds tell them.

        Args:
            neurons: The neurons.
            levels: For each neuron, which scaled sums its thresholds stand for, in rising order.
            below: The channels below in some positions, as for `forward`.
            kept: What these neurons had in the layer below, in the same positions.
        """
        signs = _signs(neurons, below.shape[1])
        self.weight.copy_(signs + IDLE_WEIGHT * torch.randn_like(signs) * (signs == 0))
        sums = _sums(signs, below, kept)
        self.norm.running_mean, self.norm.running_var = sums.mean((0, 2, 3)), sums.var((0, 2, 3))
        for i, (neuron, wanted) in enumerate(zip(neurons, torch.tensor(levels), strict=True)):
            middle = wanted.mean()
            sum_of_level = torch.tensor(neuron.thresholds) - neuron.surplus(INPUTS) - 0.5
            rise = (sum_of_level * (wanted - middle)).sum() / ((wanted - middle) ** 2).sum()
            spread = max(float(rise), LEAST_RISE)
            self.norm.weight[i] = (self.norm.running_var[i] + self.norm.eps).sqrt() / spread
            self.norm.bias[i] = middle - (sum_of_level.mean() - self.norm.running_mean[i]) / spread

    def export(self, levels: Sequence[list[float]]) -> list[Neuron]:
        """Return the neurons with whole thresholds.

        Args:
            levels: For each neuron, which scaled sums its thresholds stand for, in rising order.
        """
        neurons = []
        spread = (self.norm.running_var + self.norm.eps).sqrt() / self.norm.weight
        for i, signs in enumerate(self.signs()):
            likes = signs.flatten().gt(0).nonzero().flatten().tolist()
            dislikes = signs.flatten().lt(0).nonzero().flatten().tolist()
            mean, shift = float(self.norm.running_mean[i]), float(self.norm.bias[i])
            neuron = Neuron(tuple(likes), tuple(dislikes), ())
            thresholds = [
                ceil(mean + float(spread[i]) * (level - shift)) + neuron.surplus(INPUTS)
                for level in levels[i]
            ]
            neurons.append(neuron._replace(thresholds=tuple(thresholds)))
        return neurons


class Model(nn.Module):
    """The network that learns.

    Attributes:
        layers: The layers.
        outputs: The neurons of `OUTPUTS`.
        rounds: Whether the numbers of the channels are rounded.
        exact: Whether only the signs of the largest weights count.
    """

    def __init__(self, layers: int, neurons: int, taps: int, output_taps: int) -> None:
        """Begin with random weights.

        Args:
            layers: The number of layers.
            neurons: The number of neurons of each layer.
            taps: How many taps of a neuron count.
            output_taps: How many taps of an output count.
        """
        super().__init__()
        channels = [INPUTS, *[INPUTS + neurons] * layers]
        self.layers = nn.ModuleList(Neurons(below, neurons, taps) for below in channels[:-1])
        self.outputs = Neurons(channels[-1], len(OUTPUTS), output_taps)
        for layer in self.layers:
            nn.init.constant_(layer.norm.bias, 0.7)
        with torch.no_grad():
            self.outputs.norm.bias.copy_(torch.tensor([UNLIKELY, UNLIKELY, 0.0]))
        self.rounds = self.exact = True

    def forward(self, inputs: Tensor) -> Tensor:
        """Return, for each point, the logits of the likelihoods and of the move.

        Args:
            inputs: The input planes, by position, plane, row and column.
        """
        numbers: Tensor | None = None
        for layer in self.layers:
            below = inputs if numbers is None else torch.cat([inputs, numbers], 1)
            scaled = layer(below, numbers, self.exact).clamp(0, TOP)
            numbers = scaled + (scaled.round() - scaled).detach() if self.rounds else scaled
        assert numbers is not None
        logits: Tensor = self.outputs(torch.cat([inputs, numbers], 1), None, self.exact)
        return logits

    @torch.no_grad()
    def keep_rising(self) -> None:
        """Keep the scales of all neurons positive."""
        for layer in (*self.layers, self.outputs):
            layer.norm.weight.clamp_(min=MIN_SCALE)

    @torch.no_grad()
    def export(self) -> Net:
        """Return the network with whole numbers."""
        layers = [layer.export([STEPS] * len(layer.weight)) for layer in self.layers]
        outputs = self.outputs.export(OUTPUT_LEVELS)
        return Net(layers, dict(zip(OUTPUTS, outputs, strict=True)))

    @torch.no_grad()
    def adopt(self, net: Net, inputs: Tensor) -> None:
        """Begin with an exported network of the same shape, to train it further.

        Args:
            net: The network.
            inputs: The input planes of some positions, from which the usual sums are taken.
        """
        below, numbers = inputs, None
        for layer, neurons in zip(self.layers, net.layers, strict=True):
            layer.adopt(neurons, [STEPS] * len(neurons), below, numbers)
            numbers = _numbers(neurons, inputs, numbers, numbers)
            below = torch.cat([inputs, numbers], 1)
        self.outputs.adopt([net.outputs[name] for name in OUTPUTS], OUTPUT_LEVELS, below, None)


@torch.no_grad()
def run_exactly(net: Net, inputs: Any) -> dict[str, Tensor]:
    """Return the numbers of the outputs of an exported network, computed by convolutions.

    Args:
        net: The network.
        inputs: The input planes, by position, plane, row and column.
    """
    given = torch.as_tensor(inputs).float()
    made: Tensor | None = None
    for layer in net.layers:
        made = _numbers(layer, given, made, made)
    return {name: _numbers([neuron], given, made, None)[:, 0] for name, neuron in net.outputs.items()}


def _numbers(neurons: Any, given: Tensor, made: Tensor | None, kept: Tensor | None) -> Tensor:
    """Return the numbers of some neurons, by position, neuron, row and column."""
    below = given if made is None else torch.cat([given, made], 1)
    sums = _sums(_signs(neurons, below.shape[1]), below, kept)
    numbers = torch.zeros_like(sums)
    for i, neuron in enumerate(neurons):
        assert all(low <= high for low, high in pairwise(neuron.thresholds))
        for threshold in neuron.thresholds:
            numbers[:, i] += sums[:, i] + neuron.surplus(INPUTS) >= threshold
    return numbers


def _signs(neurons: Sequence[Neuron], channels: int) -> Tensor:
    """Return the weights of some neurons by neuron, channel, row and column."""
    signs = torch.zeros(len(neurons), channels * 9)
    for row, neuron in zip(signs, neurons, strict=True):
        row[list(neuron.likes)] = 1
        row[list(neuron.dislikes)] = -1
    return signs.view(len(neurons), channels, 3, 3)


def _sums(weight: Tensor, below: Tensor, kept: Tensor | None) -> Tensor:
    """Return what neurons add up, by position, neuron, row and column."""
    sums = functional.conv2d(below, weight, padding=1)
    return sums if kept is None else sums + (1 << KEPT_DIGITS) * kept
