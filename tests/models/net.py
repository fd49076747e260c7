"""The network, point by point with plain numbers: what `kropki.computer.network` must agree with."""

from collections.abc import Sequence

from kropki.computer.network import Net, Neuron

Numbers = dict[tuple[int, int], int]
"""A number for each point (x, y); 0 elsewhere."""
STEPS = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]


def run_slowly(net: Net, inputs: Sequence[Numbers], width: int, height: int) -> dict[str, Numbers]:
    """Return the numbers of the outputs."""
    points = [(x, y) for y in range(height) for x in range(width)]
    made: list[Numbers] = []
    for layer in net.layers:
        below = made
        made = [
            fire(neuron, [*inputs, *below], len(inputs), below[i] if below else {}, points)
            for i, neuron in enumerate(layer)
        ]
    channels = [*inputs, *made]
    return {name: fire(neuron, channels, len(inputs), {}, points) for name, neuron in net.outputs.items()}


def fire(
    neuron: Neuron, channels: Sequence[Numbers], inputs: int, kept: Numbers, points: list[tuple[int, int]]
) -> Numbers:
    """Return the numbers of a neuron. The first `inputs` channels have 0 or 1, the others up to 3."""
    numbers = {}
    for x, y in points:
        total = 8 * kept.get((x, y), 0)
        for tap in neuron.likes:
            channel, (dx, dy) = channels[tap // 9], STEPS[tap % 9]
            total += channel.get((x + dx, y + dy), 0)
        for tap in neuron.dislikes:
            channel, (dx, dy) = channels[tap // 9], STEPS[tap % 9]
            total += (1 if tap // 9 < inputs else 3) - channel.get((x + dx, y + dy), 0)
        numbers[x, y] = sum(total >= threshold for threshold in neuron.thresholds)
    return numbers
