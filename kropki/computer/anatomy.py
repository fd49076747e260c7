"""The parts of the network that foresees what will be captured, to be looked at and changed.

The inputs are row 0. Then come the layers, and last the outputs. A change makes another network, so that the
one the computer player uses stays as it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from kropki.computer.foresight import FLOOD_LENGTHS
from kropki.computer.network import KEPT_DIGITS, PLACES, Activity, Channel, Net, Neuron
from kropki.errors import KropkiError

MAX_THRESHOLD = 9999
"""The largest threshold that anybody may set. No sum is that large."""


class InvalidPart(KropkiError):
    """A network has no such part, or it cannot have such a weight or threshold.

    Args:
        reason: What is wrong; `code` is `network/` and this.
        message: The error in words.
    """

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.code: str = f"network/{reason}"


class Input(NamedTuple):
    """What an input plane shows.

    Attributes:
        name: Its name.
        steps: How many steps a player may walk from the edge, if it shows that; else 0.
    """

    name: str
    steps: int = 0


def _reach(owner: str) -> list[Input]:
    return [*(Input(f"{owner}-reach", steps) for steps in FLOOD_LENGTHS), Input(f"{owner}-chains")]


INPUTS = (
    Input("own-dots"),
    Input("other-dots"),
    Input("open"),
    Input("own-houses"),
    Input("other-houses"),
    Input("own-territories"),
    Input("other-territories"),
    Input("last"),
    Input("last-but-one"),
    *_reach("own"),
    *_reach("other"),
    Input("board"),
)
"""The planes of `kropki.computer.foresight.Sheet.inputs`, in order. *Own* is the player to move."""


class Feed(NamedTuple):
    """A neuron that sees a channel.

    Attributes:
        row: The row of the neuron.
        number: Its number in the row.
        plus: The sum of its positive weights for the channel. What a neuron keeps from below counts 8.
        minus: The number of its weights of -1 for the channel.
    """

    row: int
    number: int
    plus: int
    minus: int


class Change(NamedTuple):
    """A weight or a threshold that is to have another value.

    Attributes:
        row: The row of the neuron.
        number: Its number in the row.
        part: The number of the tap, or of the threshold.
        value: The new value. A threshold is one of the sum of all weights.
    """

    row: int
    number: int
    part: int
    value: int


def rows_of(net: Net) -> list[Sequence[Neuron]]:
    """Return the neurons of a network by row. The inputs have none."""
    return [(), *net.layers, [*net.outputs.values()]]


def sizes_of(net: Net) -> list[int]:
    """Return how many inputs, neurons and outputs a network has, by row."""
    return [len(INPUTS), *(len(neurons) for neurons in rows_of(net)[1:])]


def seen_by(net: Net, row: int) -> int:
    """Return how many channels the neurons of a row see."""
    return len(INPUTS) + (len(net.layers[row - 2]) if row > 1 else 0)


def check_part(net: Net, row: int, number: int) -> None:
    """Check that a network has an input, a neuron or an output.

    Raises:
        InvalidPart: If not.
    """
    sizes = sizes_of(net)
    if not 0 <= row < len(sizes):
        raise InvalidPart("part", f"row is {row}; the network has rows 0 to {len(sizes) - 1}")
    if not 0 <= number < sizes[row]:
        raise InvalidPart("part", f"number is {number}; row {row} has {sizes[row]} parts")


def channel_of(activity: Activity, inputs: Sequence[int], row: int, number: int) -> Channel:
    """Return the channel of an input, a neuron or an output.

    Args:
        activity: What the network has.
        inputs: The input planes.
        row: The row, which there is.
        number: The number in the row, which there is.
    """
    given: list[Channel] = [(mask,) for mask in inputs]
    channels: list[Sequence[Channel]] = [given, *activity.layers, [*activity.outputs.values()]]
    return channels[row][number]


def weights_of(neuron: Neuron, channels: int) -> list[int]:
    """Return the weight of each tap of a neuron: -1, 0 or 1.

    Args:
        neuron: The neuron.
        channels: How many channels it sees.
    """
    weights = [0] * (PLACES * channels)
    for tap in neuron.likes:
        weights[tap] = 1
    for tap in neuron.dislikes:
        weights[tap] = -1
    return weights


def thresholds_of(neuron: Neuron) -> list[int]:
    """Return the thresholds of a neuron for the sum of all weights."""
    surplus = neuron.surplus(len(INPUTS))
    return [threshold - surplus for threshold in neuron.thresholds]


def feeds_of(net: Net, row: int, number: int) -> list[Feed]:
    """Return the neurons that see a channel, row by row.

    Args:
        net: The network.
        row: The row of the channel. All rows above see the inputs, and one row sees a neuron.
        number: Its number in the row.
    """
    rows = rows_of(net)
    last_row = len(rows) - 1
    channel = number if row == 0 else len(INPUTS) + number
    feeds = []
    for above in range(row + 1, len(rows) if row == 0 else min(row + 2, len(rows))):
        for other, neuron in enumerate(rows[above]):
            plus, minus = (
                sum(tap // PLACES == channel for tap in taps) for taps in (neuron.likes, neuron.dislikes)
            )
            if row > 0 and above < last_row and other == number:
                plus += 1 << KEPT_DIGITS
            if plus or minus:
                feeds.append(Feed(above, other, plus, minus))
    return feeds


def change_net(net: Net, weights: Sequence[Change], thresholds: Sequence[Change]) -> Net:
    """Return a network with other weights and thresholds.

    A threshold that is not changed stays the same for the sum of all weights.

    Args:
        net: The network, which stays as it is.
        weights: The changes of weights.
        thresholds: The changes of thresholds.

    Raises:
        InvalidPart: If a change is about no part of the network, a weight is not -1, 0 or 1, or the
            thresholds of a neuron do not rise.
    """
    rows = rows_of(net)
    changed: dict[tuple[int, int], tuple[list[int], list[int]]] = {}
    for changes, is_weight in ((weights, True), (thresholds, False)):
        for row, number, part, value in changes:
            if (row, number) not in changed:
                check_part(net, row, number)
                if not row:
                    raise InvalidPart("part", "an input has no weights and no thresholds")
                neuron = rows[row][number]
                changed[row, number] = weights_of(neuron, seen_by(net, row)), thresholds_of(neuron)
            parts = changed[row, number][0 if is_weight else 1]
            if not 0 <= part < len(parts):
                raise InvalidPart("part", f"the neuron has {len(parts)} such parts, and no number {part}")
            if is_weight and value not in (-1, 0, 1):
                raise InvalidPart("weight", f"a weight is -1, 0 or 1, not {value}")
            if not -MAX_THRESHOLD <= value <= MAX_THRESHOLD:
                raise InvalidPart("threshold", f"a threshold is at most {MAX_THRESHOLD}, not {value}")
            parts[part] = value
    made = [list(row) for row in rows]
    for (row, number), (all_weights, sums) in changed.items():
        made[row][number] = _neuron(all_weights, sums)
    return Net(made[1:-1], dict(zip(net.outputs, made[-1], strict=True)))


def _neuron(weights: Sequence[int], thresholds: Sequence[int]) -> Neuron:
    """Return the neuron with these weights, and thresholds for their sum.

    Raises:
        InvalidPart: If the thresholds do not rise.
    """
    if any(low > high for low, high in pairwise(thresholds)):
        raise InvalidPart("threshold", "a threshold may not be lower than the one before it")
    taps = defaultdict(list)
    for tap, weight in enumerate(weights):
        taps[weight].append(tap)
    neuron = Neuron(tuple(taps[1]), tuple(taps[-1]), ())
    surplus = neuron.surplus(len(INPUTS))
    return neuron._replace(thresholds=tuple(threshold + surplus for threshold in thresholds))
