"""A neural network that computes with bitboards.

The network has *channels*: a small number for each point of the board. The binary digits of the numbers are
masks, one for the ones of all points, one for the twos, and so on. A *neuron* makes a channel. For each point
it adds up what other channels have there and on the eight points around it, where it likes them, and
subtracts it where it dislikes them. Its number for the point is how many of its thresholds the sum reaches.

The sums are added digit by digit, as in a computer's arithmetic unit, by `&`, `|` and `^`. So each operation
works on all points at once, and on several boards if these lie side by side in one int. There are no
fractions, so the result is the same on every machine.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import reduce
from operator import xor
from typing import NamedTuple, TypeAlias

from kropki.board.grid import Mask
from kropki.computer.steps import Steps

PLACES = 9
"""A point and its eight neighbours, row by row from the top left."""
NEURONS_PER_STEP = 6
"""How many neurons are computed between two steps of the generator."""
KEPT_DIGITS = 3
"""A neuron adds 2 ** `KEPT_DIGITS` times its number in the layer below."""

Wires: TypeAlias = list[list[int]]
"""Where a neuron finds what it adds: for each digit, the places in a row of `_rows`."""
Channel: TypeAlias = Sequence[Mask]
"""A number for each point: the masks of the binary digits, the lowest first."""


def number_at(channel: Channel, bit: int) -> int:
    """Return the number of a channel at a bit: a point of the first board, or one of a board beside it."""
    return sum((mask >> bit & 1) << digit for digit, mask in enumerate(channel))


class Neuron(NamedTuple):
    """A neuron.

    The channels below are numbered, and *tap* `9 * channel + place` is one of the nine places of one of them.
    To subtract a channel, a neuron adds its digits inverted. Its thresholds allow for that.

    Attributes:
        likes: The taps that it adds.
        dislikes: The taps that it subtracts.
        thresholds: The thresholds in rising order. There are 2 ** n - 1 of them, for a number of n digits.
    """

    likes: tuple[int, ...]
    dislikes: tuple[int, ...]
    thresholds: tuple[int, ...]

    def surplus(self, inputs: int) -> int:
        """Return by how much the thresholds allow for digits that are inverted.

        Args:
            inputs: How many of the channels below are inputs. They have one digit, the others two.
        """
        return sum(1 if tap < PLACES * inputs else 3 for tap in self.dislikes)


class Activity(NamedTuple):
    """What the neurons of a network have.

    Attributes:
        layers: The channels of each layer.
        outputs: The channels of the outputs.
    """

    layers: list[list[Channel]]
    outputs: dict[str, list[Mask]]


class Net:
    """A network of neurons in layers.

    The neurons of a layer see the inputs and the layer below. From the second layer on, each neuron also adds
    what it had in the layer below, several times (`KEPT_DIGITS`). So the layers refine the channels step by
    step.

    Attributes:
        layers: The layers of neurons, from the inputs up. All have the same number of neurons.
        outputs: The neurons over the last layer, by what they tell. They add nothing of their own.
    """

    def __init__(self, layers: Sequence[Sequence[Neuron]], outputs: dict[str, Neuron]) -> None:
        """Set the neurons."""
        self.layers = layers
        self.outputs = outputs
        self._inputs = 0
        self._wires: list[list[Wires]] = []
        """For each layer, and for the outputs: the wires of each neuron."""

    @classmethod
    def from_json(cls, text: str | bytes) -> Net:
        """Return the network that `to_json` has written."""
        stored = json.loads(text)
        layers = [[_neuron(parts) for parts in layer] for layer in stored["layers"]]
        return cls(layers, {name: _neuron(parts) for name, parts in stored["outputs"].items()})

    def to_json(self) -> str:
        """Return the network as JSON: for each neuron, its likes, its dislikes and its thresholds."""
        stored = {"layers": self.layers, "outputs": self.outputs}
        return json.dumps(stored, separators=(",", ":")) + "\n"

    def run(self, inputs: Sequence[Mask], board: Mask, stride: int) -> Steps[dict[str, list[Mask]]]:
        """Compute the channels of the outputs in steps.

        Args:
            inputs: The input channels, of one digit each. They have no bits outside `board`.
            board: The mask of the points. Around each board there must be room for its neighbours.
            stride: How many bits lie between a point and the one below it.

        Returns:
            The digits of each output.
        """
        activity = yield from self.watch(inputs, board, stride)
        return activity.outputs

    def watch(self, inputs: Sequence[Mask], board: Mask, stride: int) -> Steps[Activity]:
        """Compute the channels of all neurons in steps. The arguments are those of `run`."""
        if len(inputs) != self._inputs:
            self._wire_up(len(inputs))
        given: list[Channel] = [(mask,) for mask in inputs]
        layers: list[list[Channel]] = []
        made: list[Channel] = []
        count = 0
        for layer, layer_wires in zip(self.layers, self._wires, strict=False):
            rows = _rows([*given, *made], board, stride)
            below, made = made, []
            for i, (neuron, wires) in enumerate(zip(layer, layer_wires, strict=True)):
                kept = below[i] if below else ()
                made.append(_fire(neuron.thresholds, wires, rows, kept, board))
                count += 1
                if not count % NEURONS_PER_STEP:
                    yield
            layers.append(made)
        rows = _rows([*given, *made], board, stride)
        outputs = {
            name: _fire(neuron.thresholds, wires, rows, (), board)
            for (name, neuron), wires in zip(self.outputs.items(), self._wires[-1], strict=True)
        }
        return Activity(layers, outputs)

    def _wire_up(self, inputs: int) -> None:
        """Find the wires of all neurons for a number of inputs."""
        self._inputs = inputs
        self._wires.clear()
        digits = [1] * inputs
        for layer in (*self.layers, self.outputs.values()):
            self._wires.append([_wires(neuron, digits) for neuron in layer])
            digits = [1] * inputs + [len(neuron.thresholds).bit_length() for neuron in layer]


def _neuron(parts: Sequence[Sequence[int]]) -> Neuron:
    likes, dislikes, thresholds = map(tuple, parts)
    return Neuron(likes, dislikes, thresholds)


def _wires(neuron: Neuron, digits: Sequence[int]) -> Wires:
    """Return the wires of a neuron.

    Args:
        neuron: The neuron.
        digits: How many digits each channel below has.
    """
    taps = [(tap, tap) for tap in neuron.likes]
    taps += [(tap, PLACES * len(digits) + tap) for tap in neuron.dislikes]
    return [[wire for tap, wire in taps if digits[tap // PLACES] > digit] for digit in range(max(digits))]


def _rows(channels: Sequence[Channel], board: Mask, stride: int) -> list[list[Mask]]:
    """Return the digits of all taps, and the same inverted: a row for each digit.

    A tap is a channel moved so that each point has the number of a neighbour.
    """
    up, down = stride + 1, stride - 1
    rows = []
    for digit in range(max(map(len, channels))):
        row: list[Mask] = []
        for channel in channels:
            mask = channel[digit] if digit < len(channel) else 0
            row += (
                mask << up,
                mask << stride,
                mask << down,
                mask << 1,
                mask,
                mask >> 1,
                mask >> down,
                mask >> stride,
                mask >> up,
            )
        rows.append(row + [mask ^ board for mask in row])
    return rows


def _fire(
    thresholds: Sequence[int], wires: Wires, rows: list[list[Mask]], kept: Channel, board: Mask
) -> list[Mask]:
    """Return the digits of a neuron's numbers."""
    columns = [[row[wire] for wire in places] for row, places in zip(rows, wires, strict=True)]
    columns += [[] for _ in range(KEPT_DIGITS + len(kept) - len(columns))]
    for column, mask in zip(columns[KEPT_DIGITS:], kept, strict=False):
        column.append(mask)
    digits = add_columns(columns)
    reached = [reach_threshold(digits, threshold, board) for threshold in thresholds]
    # digit k is odd or even as the number of thresholds 2**k, 2 * 2**k, 3 * 2**k, … that are reached
    return [reduce(xor, reached[(1 << k) - 1 :: 1 << k]) for k in range(len(reached).bit_length())]


def add_columns(columns: list[list[Mask]]) -> list[Mask]:
    """Add up masks.

    Args:
        columns: The masks that count one, those that count two, those that count four, and so on.

    Returns:
        The binary digits of the sum at each bit, the lowest first.
    """
    digits: list[Mask] = []
    carries: list[Mask] = []
    for column in columns:
        masks, carries = column + carries, []
        digits.append(_add_column(masks, carries) if masks else 0)
    while carries:
        masks, carries = carries, []
        digits.append(_add_column(masks, carries))
    return digits


def _add_column(masks: list[Mask], carries: list[Mask]) -> Mask:
    """Return the lowest digit of how many of some masks have each bit, and append what to carry."""
    rest = iter(masks)
    total = next(rest)
    if not len(masks) & 1:
        mask = next(rest)
        carries.append(total & mask)
        total ^= mask
    for one, other in zip(rest, rest, strict=True):
        half = total ^ one
        carries.append(total & one | half & other)
        total = half ^ other
    return total


def reach_threshold(digits: Sequence[Mask], threshold: int, board: Mask) -> Mask:
    """Return the mask of the points whose number is at least a threshold.

    Args:
        digits: The binary digits of the numbers, the lowest first.
        threshold: The threshold.
        board: The mask of the points.
    """
    if threshold <= 0:
        return board
    if threshold >> len(digits):
        return 0
    reached = board
    for digit in digits:
        reached = digit & reached if threshold & 1 else digit | reached
        threshold >>= 1
    return reached & board
