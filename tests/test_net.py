"""The network on bitboards: it agrees with a slow model, on one board and on several side by side."""

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from kropki.board.board import Board
from kropki.board.grid import Grid
from kropki.computer.foresight import LIKELIHOODS, Foresight, Sheet, load_foresight, load_net
from kropki.computer.network import Net, Neuron, add_columns, reach_threshold
from kropki.computer.steps import run_to_end
from research.net import samples
from research.records import read_packed, size_of
from tests.models.board import NEIGHBOURS, SIDES, flood
from tests.models.net import Numbers, run_slowly
from tests.support.positions import random_positions

TRAINED = load_net()
Turn = tuple[bool, bool, bool]
TURNS: list[Turn] = [(a, b, c) for a in (False, True) for b in (False, True) for c in (False, True)]


def random_net(random: Random, inputs: int, neurons: int, layers: int) -> Net:
    def neuron(channels: int, thresholds: int) -> Neuron:
        taps = random.sample(range(9 * channels), random.randint(1, min(30, 9 * channels)))
        cut = random.randint(0, len(taps))
        chosen = sorted(random.sample(range(-2, len(taps) + 25), thresholds))
        return Neuron(tuple(taps[:cut]), tuple(taps[cut:]), tuple(chosen))

    widths = [inputs] + [inputs + neurons] * (layers - 1)
    return Net(
        [[neuron(width, 3) for _ in range(neurons)] for width in widths],
        {"likely": neuron(inputs + neurons, 15), "move": neuron(inputs + neurons, 7)},
    )


def numbers(channel: Sequence[int], grid: Grid, number: int = 0) -> Numbers:
    """Return the numbers of a channel on one of the boards of a sheet."""
    at = number * grid.limit
    return {
        grid.xy(point): sum((mask >> at + point & 1) << digit for digit, mask in enumerate(channel))
        for point in grid.points
    }


def fill(sheet: Sheet, boards: list[tuple[Board, int, tuple[int, ...]]]) -> Sheet:
    for board, mover, last in boards:
        sheet.add(board, mover, 1 - mover, last)
    return sheet


def positions(random: Random, count: int) -> list[Board]:
    """Return positions of two players on boards of any size."""
    found: list[Board] = []
    while len(found) < count:
        *_, board = random_positions(random, declared=False)
        if board.players == 2:
            found.append(board)
    return found


def test_masks_are_added_digit_by_digit() -> None:
    random = Random(1)
    for _ in range(200):
        columns = [[random.getrandbits(40) for _ in range(random.randint(0, 9))] for _ in range(5)]
        digits = add_columns(columns)
        board = random.getrandbits(40)
        for bit in range(40):
            total = sum((mask >> bit & 1) << k for k, column in enumerate(columns) for mask in column)
            assert sum((digit >> bit & 1) << k for k, digit in enumerate(digits)) == total
            for threshold in (-1, 0, 1, total, total + 1, 31, 32, 500):
                reached = reach_threshold(digits, threshold, board) >> bit & 1
                assert reached == (total >= threshold and board >> bit & 1)


@pytest.mark.parametrize("seed", range(12))
def test_a_random_network_agrees_with_the_slow_model(seed: int) -> None:
    random = Random(seed)
    grid = Grid.of(random.randint(1, 9), random.randint(1, 9))
    net = random_net(random, 5, 4, 3)
    net = Net.from_json(net.to_json())
    sheet = Sheet(grid)
    sheet.size = random.randint(1, 4)
    boards = sheet.repeat(grid.board)
    inputs = [random.getrandbits(grid.limit * sheet.size) & boards for _ in range(5)]
    found = run_to_end(net.run(inputs, boards, grid.stride))
    for i in range(sheet.size):
        slow = run_slowly(net, [numbers([mask], grid, i) for mask in inputs], grid.width, grid.height)
        for name, channel in found.items():
            assert numbers(channel, grid, i) == slow[name]


@pytest.mark.parametrize("turn", TURNS)
def test_the_trained_network_agrees_with_the_slow_model_on_turned_boards(turn: Turn) -> None:
    """One position, turned and mirrored: what the network sees turns with it, and all sums agree."""
    board = positions(Random(5), 1)[0]
    grid = board.grid
    sheet = fill(Sheet(grid), [(board, 1, grid.points[3:5])])
    swap, flip_x, flip_y = turn

    def turned(channel: Numbers) -> Numbers:
        width, height = (grid.height, grid.width) if swap else (grid.width, grid.height)
        there = {}
        for (x, y), number in channel.items():
            a, b = (y, x) if swap else (x, y)
            there[width - 1 - a if flip_x else a, height - 1 - b if flip_y else b] = number
        return there

    twin = Grid.of(*((grid.height, grid.width) if swap else (grid.width, grid.height)))
    other = Sheet(twin)
    other.size = 1
    other.planes = [
        sum(twin.bits[twin.point(*place)] for place, bit in turned(numbers([mask], grid)).items() if bit)
        for mask in sheet.planes
    ]
    inputs = other.inputs()
    assert [numbers([mask], twin) for mask in inputs] == [
        turned(numbers([mask], grid)) for mask in sheet.inputs()
    ]
    found = run_to_end(TRAINED.run(inputs, twin.board, twin.stride))
    slow = run_slowly(TRAINED, [numbers([mask], twin) for mask in inputs], twin.width, twin.height)
    assert {name: numbers(channel, twin) for name, channel in found.items()} == slow


def test_a_sheet_shows_how_far_the_players_are_from_the_edge() -> None:
    for board in positions(Random(2), 20):
        grid = board.grid
        inputs = fill(Sheet(grid), [(board, 0, ())]).inputs()
        places = {*map(grid.xy, grid.points)}
        edge = {*map(grid.xy, grid.mask_points(grid.edge))}
        dots = [{*map(grid.xy, grid.mask_points(board.alive_mask(player)))} for player in (0, 1)]
        for own, enemy, planes in ((dots[0], dots[1], inputs[9:15]), (dots[1], dots[0], inputs[15:21])):
            reached = edge - enemy
            for step in range(1, 17):
                reached |= {side for place in reached for side in SIDES[place]} & (places - enemy)
                if step in (2, 4, 7, 11, 16):
                    mask = planes[(2, 4, 7, 11, 16).index(step)]
                    assert {*map(grid.xy, grid.mask_points(mask))} == reached
            chains = flood(edge & own, own, NEIGHBOURS)
            assert {*map(grid.xy, grid.mask_points(planes[5]))} <= chains
            if len(own) <= 13:
                assert {*map(grid.xy, grid.mask_points(planes[5]))} == chains
        assert inputs[21] == grid.board


def test_positions_side_by_side_do_not_influence_each_other() -> None:
    board, foresight = Board(8, 7), load_foresight()
    random = Random(3)
    cases = []
    for ply in range(36):
        board.play(random.choice([*board.legal_points]), ply % 2)
        cases.append((board.copy(), ply % 2, tuple(random.sample(board.grid.points, 2))))
    together = run_to_end(foresight.gains(fill(Sheet(board.grid), cases)))
    assert together == [run_to_end(foresight.gains(fill(Sheet(board.grid), [case])))[0] for case in cases]
    assert len(set(together)) >= 4


def test_whoever_moves_next_the_balance_is_the_same() -> None:
    foresight, random = load_foresight(), Random(6)
    sheet = Sheet(Grid.of(8, 8))
    board = Board(8, 8)
    for ply in range(36):
        board.play(random.choice([*board.legal_points]), ply % 2)
        for player in (0, 1):
            sheet.add_both(board, player, 1 - player, ())
    balances = run_to_end(foresight.balances(sheet))
    assert balances[::2] == [-balance for balance in balances[1::2]]
    gains = run_to_end(foresight.gains(sheet))
    assert balances[::2] == [(gains[i] - gains[i + 1]) / 2 for i in range(0, 144, 4)]
    assert len(set(balances)) >= 8


class Certain(Net):
    """Expects that the opponent takes everything in the left half of the boards."""

    def __init__(self) -> None:
        super().__init__((), {})

    def run(self, inputs, board, stride):  # type: ignore[no-untyped-def]
        yield
        half = inputs[-1] & sum(
            0b1111 << row * stride for row in range(inputs[-1].bit_length() // stride + 1)
        )
        return {"mover": [0] * 4, "other": [0, 0, 0, half], "move": [0]}


def test_the_expected_gain_counts_what_will_be_captured() -> None:
    board = Board(8, 5)
    for x, y in ((1, 1), (2, 3), (5, 2)):
        board.play(board.grid.point(x, y), 0)
    board.play(board.grid.point(2, 2), 1)
    before = str(board)
    for place in ((2, 1), (6, 1)):
        gains = run_to_end(Foresight(Certain()).gains_after(board, [board.grid.point(*place)], 1, 0, ()))
        # player 0 is to move then, and loses 8/16 of the two dots at the left
        assert gains == [2 * 8 / LIKELIHOODS]
    assert str(board) == before


SURROUNDED = """
    .  .  .  .  .  .  .  .  .
    .  .  R  R  R  .  .  .  .
    .  R  .  .  .  R  .  .  .
    .  R  .  B  .  R  .  .  .
    .  R  .  .  .  R  .  .  .
    .  .  R  R  .  .  .  .  .
    .  .  .  .  .  .  B  .  .
    .  .  .  .  .  .  .  .  .
"""


@pytest.mark.parametrize("mover", [0, 1])
def test_dots_that_are_nearly_surrounded_are_expected_to_be_lost(mover: int) -> None:
    board = Board.from_text(SURROUNDED, 2)
    forecast = run_to_end(load_foresight().forecast(board, mover, 1 - mover, ()))
    assert forecast.captured.keys() == {*board.grid.mask_points(board.alive_mask(0) | board.alive_mask(1))}
    inside, outside = (forecast.captured[board.grid.point(*place)] for place in ((3, 3), (6, 6)))
    assert inside > 0.25 > 2 * outside
    assert forecast.moves.keys() == {*board.legal_points}
    assert sum(forecast.moves.values()) == pytest.approx(1)
    x, y = board.grid.xy(max(forecast.moves, key=forecast.moves.__getitem__))
    assert 2 <= x <= 4 and 2 <= y <= 5


def test_positions_to_learn_from_come_in_the_order_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    small = (game for game in read_packed(Path("research/data/selfplay-1.games")) if max(size_of(game)) < 13)
    games = [*islice(small, 8)]

    def packed() -> list[bytes]:
        return [found.packed.tobytes() for found in samples.sample_games(games, 0.02)]

    first = packed()
    assert len(first) < len(games)  # several are on boards of one size
    monkeypatch.setattr(samples, "run_tasks", lambda _, task, games: reversed([*map(task, games)]))
    assert packed() == first
