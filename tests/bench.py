"""How fast the engine plays, and reads and writes records: `python -m tests.bench`.

Random games on a cross are drawn first and then replayed, so that only play and undo are timed; the slow
model replays some of them in the same run. Of several rounds the best and the median are printed: machines
are noisy, and the ratio holds better than the figures.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from statistics import median

from sgfmill import sgf_grammar  # type: ignore[import-untyped]

from kropki import sgf
from kropki.board.board import Board
from kropki.board.grid import Grid
from kropki.board.highlights import KINDS
from kropki.computer.foresight import Sheet, load_foresight
from kropki.computer.levels import LEVELS
from kropki.computer.player import Thinking
from kropki.computer.random_games import RandomGames
from kropki.computer.steps import run_to_end
from kropki.computer.survey import Survey
from kropki.computer.window import Window
from kropki.game.game import Game
from kropki.game.openings import Opening, opening_dots
from kropki.protocol import describe
from kropki.record import read_games, write_game
from kropki.record.collection import Collection
from tests.models.board import Model
from tests.support.positions import fill_at_random

CROSS = Opening("cross")
CROSS_DOTS = 4
SEED = 20
SIZES = ((20, 20, 100), (39, 32, 40), (52, 52, 20))
DECLARED = (30, 30, 40)
ANSWERED = (39, 32, 750)
DECLARING = 0.02
ROUNDS = 7
LIMIT, LONG_LIMIT = 100, 2000
TOGETHER = (1, 12, 24)
SIDE_BY_SIDE = (8, 32, 128)

Moves = list[tuple[int, int]]


def random_game(width: int, height: int, rng: random.Random) -> Moves:
    """Return the points and players of a random game on a cross, until the board is full."""
    board = Board(width, height)
    moves = opening_dots(CROSS, board.grid)
    for point, player in moves:
        board.play(point, player)
    points = list(board.legal_points)
    rng.shuffle(points)
    for point in points:
        if point in board.legal_points:
            player = len(moves) % 2
            board.play(point, player)
            moves.append((point, player))
    return moves


def play(width: int, height: int, games: list[Moves]) -> int:
    """Play all games, and return the number of dots."""
    for game in games:
        dot = Board(width, height).play
        for point, player in game:
            dot(point, player)
    return sum(map(len, games))


def play_and_undo(width: int, height: int, games: list[Moves]) -> int:
    """Play all games and undo them, and return the number of dots played and undone."""
    for game in games:
        board = Board(width, height)
        for point, player in game:
            board.play(point, player)
        for _ in game:
            board.undo()
    return 2 * sum(map(len, games))


def play_model(width: int, height: int, games: list[Moves]) -> int:
    """Play the start of one game on the slow model, and return the number of dots."""
    model = Model(width, height)
    grid = Board(width, height).grid
    start = games[0][:100]
    for point, player in start:
        model.play(grid.xy(point), player)
    return len(start)


def declare_all(board: Board, player: int) -> None:
    """Declare a player's offers, without those that overlap."""
    rings, taken = [], 0
    for offer in board.offers(player):
        if not offer.inside & taken:
            taken |= offer.inside
            rings.append(offer.ring)
    if rings:
        board.enclose(player, rings)


def random_declared_game(width: int, height: int, rng: random.Random) -> Moves:
    """Return the points and players of a random game with declared captures, until the board is full."""
    board = Board(width, height, declared=True)
    points = opening_dots(CROSS, board.grid)
    points += rng.sample([(point, 0) for point in board.grid.points], width * height)
    moves: Moves = []
    for point, _ in points:
        player = len(moves) % 2
        declare_all(board, player)
        if point in board.legal_points:
            board.play(point, player)
            moves.append((point, player))
    return moves


def play_declared(width: int, height: int, games: list[Moves]) -> int:
    """Play all games, declaring all offers, and return the number of dots."""
    for game in games:
        board = Board(width, height, declared=True)
        for point, player in game:
            declare_all(board, player)
            board.play(point, player)
    return sum(map(len, games))


def answered_game(width: int, height: int, dots: int, rng: random.Random) -> Game:
    """Return a random game with declared captures and that many dots. Few captures are declared."""
    game = Game(width, height, rules="stachowski", opening="cross")
    for point in rng.sample(game.board.grid.points, width * height):
        if CROSS_DOTS + game.ply == dots:
            break
        if point in game.board.legal_points:
            game.play(point, declare_all=rng.random() < DECLARING)
    return game


def milliseconds(run: Callable[[], object]) -> str:
    """Return the best and the median processor time of one call, in milliseconds."""
    times = []
    for _ in range(3 * ROUNDS):
        start = time.process_time()
        run()
        times.append(1000 * (time.process_time() - start))
    return f"{min(times):.1f} ({median(times):.1f})"


def speed(run: Callable[[], int], rounds: int = ROUNDS) -> tuple[float, float]:
    """Return the best and the median of what `run` counts in a second of processor time."""
    speeds = []
    for _ in range(rounds):
        start = time.process_time()
        count = run()
        speeds.append(count / (time.process_time() - start))
    return max(speeds), median(speeds)


def record_text(games: list[Moves], timed: bool) -> str:
    """Return the first 250 moves of games on 39×32 as SGF, as servers write it.

    There is a node on each line or, with the time left at each move, everything is on one line.
    """
    grid = Grid.of(39, 32)
    texts = []
    for number, game in enumerate(games):
        nodes = [
            f";{'BW'[player]}[{grid.letters(point)}]"
            + (f"{'BW'[player]}L[{900 - ply / 4}]" if timed else "\n")
            for ply, (point, player) in enumerate(game[4:254])
        ]
        head = f"GM[40]FF[4]CA[UTF-8]SZ[39:32]RU[russian]EV[Cup {number}]PB[Ola]BR[1480]PW[Jan]WR[1500]"
        cross = f"AB[{grid.letters(game[0][0])}][{grid.letters(game[2][0])}]"
        cross += f"AW[{grid.letters(game[1][0])}][{grid.letters(game[3][0])}]"
        texts.append(f"(;{head}{cross}\n{''.join(nodes)})\n")
    return "".join(texts)


def read_and_write(kind: str, text: str) -> str:
    """Return the table's row for a file: how fast it is listed, parsed, replayed and written.

    Each job takes turns with sgfmill's grammar, which knows no game.
    """
    data = text.encode()
    trees = sgf.parse(text).trees
    theirs = sgf_grammar.parse_sgf_collection(data)
    games = [reading.game for reading in read_games(data)]
    jobs: list[Callable[[], object]] = [
        lambda: sgf_grammar.parse_sgf_collection(data),
        lambda: Collection(data).scan(),
        lambda: sgf.parse(text),
        lambda: [reading.mode for reading in read_games(data)],
        lambda: [sgf_grammar.serialise_game_tree(game) for game in theirs],
        lambda: [sgf.serialise(tree) for tree in trees],
        lambda: [write_game(game) for game in games],
    ]
    rounds: list[list[float]] = []
    for _ in range(ROUNDS):
        seconds = []
        for job in jobs:
            gc.collect()
            start = time.process_time()
            job()
            seconds.append(time.process_time() - start)
        rounds.append(seconds)
    columns = []
    for place, seconds in enumerate(map(list, zip(*rounds, strict=True))):
        speed = f"{len(data) / 1e6 / min(seconds):.2f}"
        judge = median(mine[0 if place < 4 else 4] / mine[place] for mine in rounds)
        columns.append(speed if place in (0, 4) else f"{speed} ({judge:.2g}×)")
    return f"{kind:>12} " + " ".join(f"{column:>14}" for column in columns)


def print_thinking() -> None:
    """Print how fast the computer player thinks, and how well it keeps a time limit."""
    print(f"\nThinking of level 8, with a limit of {LIMIT} ms and of {LONG_LIMIT} ms:")
    print(f"{'board':>7} {'dots':>5} {'positions/s':>12} {'longest step, ms':>17} {'over the limit, ms':>19}")
    for (width, height), dots in product(((15, 15), (30, 30), (52, 52)), (0, 100)):
        game = Game(width, height, opening="four-crosses")
        rng = random.Random(SEED)
        while game.ply < dots:
            game.play(rng.choice([*game.board.legal_points]))
        thinking, seconds, longest = think(game, LONG_LIMIT)
        positions = thinking.info.positions / seconds
        _, short, _ = think(game, LIMIT)
        times = f"{1000 * longest:>17.1f} {1000 * short - LIMIT:>19.1f}"
        print(f"{width:>4}×{height} {dots:>5} {positions:>12,.0f} {times}")


def think(game: Game, limit: int) -> tuple[Thinking, float, float]:
    """Think about a move; the seconds that it took, and the longest step."""
    begin = last = time.process_time()
    thinking = Thinking(game, LEVELS[8], seconds=limit / 1000, clock=time.process_time)
    longest = 0.0
    for _ in thinking.run():
        now = time.process_time()
        longest, last = max(longest, now - last), now
    return thinking, time.process_time() - begin, longest


def look(sheet: Sheet) -> None:
    """Let the network look at the positions of a sheet."""
    run_to_end(load_foresight().look(sheet))


def print_looks() -> None:
    """Print how long the network looks at positions that lie side by side."""
    print(f"\nMilliseconds for a look of the network at {', '.join(map(str, TOGETHER))} positions at once:")
    for width, height in ((15, 15), (20, 20), (30, 30), (39, 32)):
        moves = random_game(width, height, random.Random(SEED))
        board = Board(width, height)
        for point, player in moves[: len(moves) // 4]:
            board.play(point, player)
        times = []
        for count in TOGETHER:
            sheet = Sheet(board.grid)
            for _ in range(count):
                sheet.add(board, 0, 1, ())
            times.append(f"{milliseconds(partial(look, sheet)):>14}")
        print(f"{width:>4}×{height} " + " ".join(times))


def play_dot_by_dot(board: Board, rng: random.Random) -> int:
    """Play a random game to the end of the board, and take it back. Return 1, the number of games."""
    for _ in range(fill_at_random(board, rng)):
        board.undo()
    return 1


def play_side_by_side(board: Board, count: int, rng: random.Random) -> int:
    """Play at least 500 random games, and return how many there were."""
    games = RandomGames(board, Window.whole(board.grid), count, rng)
    times = -(-500 // count)
    for _ in range(times):
        run_to_end(games.play())
    return times * count


def survey_position(board: Board, rng: random.Random) -> int:
    """Survey a position by at least 500 random games, and return how many there were."""
    survey = Survey(board, 0, rng)
    for _ in survey.run():
        if survey.games >= 500:
            break
    run_to_end(survey.gains(board.legal_points))
    return survey.games


def print_random_games() -> None:
    """Print how many random games are played a second, dot by dot, side by side and in a survey."""
    side_by_side = f"{', '.join(map(str, SIDE_BY_SIDE))} side by side"
    print(f"\nRandom games a second, dot by dot, {side_by_side}, and in a survey of all points:")
    for width, height in ((15, 15), (20, 20), (30, 30), (39, 32)):
        rng = random.Random(SEED)
        board = Board(width, height)
        moves = random_game(width, height, rng)
        for point, player in moves[: len(moves) // 4]:
            board.play(point, player)
        speeds = [speed(partial(play_dot_by_dot, board, rng))]
        speeds += [speed(partial(play_side_by_side, board, count, rng)) for count in SIDE_BY_SIDE]
        speeds += [speed(partial(survey_position, board, rng))]
        print(f"{width:>4}×{height} " + " ".join(f"{best:>14,.0f}" for best, _ in speeds))


def main() -> None:
    """Print the tables."""
    rng = random.Random(SEED)
    print(f"Moves a second, best (median) of {ROUNDS} rounds; random games on a cross, seed {SEED}")
    print(f"{'board':>7} {'play':>20} {'play and undo':>20} {'slow model':>11} {'ratio':>7}")
    for size in SIZES:
        print(row(*size, rng))
    width, height, number = DECLARED
    games = [random_declared_game(width, height, rng) for _ in range(number)]
    best, usual = speed(lambda: play_declared(width, height, games))
    print("\nDeclared captures, all that is offered declared before each move:")
    print(f"{width:>4}×{height} {f'{best:,.0f} ({usual:,.0f})':>20}")
    width, height, dots = ANSWERED
    game = answered_game(width, height, dots, random.Random(SEED))
    print(f"\nMilliseconds for an answer about {dots} dots on {width}×{height}, declared captures:")
    print(f"{'position':>12} {milliseconds(lambda: describe.position(game)):>14}")
    print(f"{'explanation':>12} {milliseconds(lambda: describe.explanation(game.board, KINDS)):>14}")
    games = [random_game(39, 32, rng) for _ in range(20)]
    print("\nRecords of 250 moves, MB a second, best; in brackets the ratio to sgfmill, median:")
    columns = ("sgfmill reads", "listing", "grammar", "with replay", "sgfmill writes", "grammar", "games")
    print(f"{'':>12} " + " ".join(f"{column:>14}" for column in columns))
    print(read_and_write("moves", record_text(games, timed=False)))
    print(read_and_write("with clocks", record_text(games, timed=True)))
    print_thinking()
    print_looks()
    print_random_games()


def row(width: int, height: int, number: int, rng: random.Random) -> str:
    """Return the table's row for boards of one size, measured on `number` games."""
    games = [random_game(width, height, rng) for _ in range(number)]
    best, usual = speed(lambda: play(width, height, games))
    best_undo, usual_undo = speed(lambda: play_and_undo(width, height, games))
    slow, _ = speed(lambda: play_model(width, height, games), 1)
    played, undone = f"{best:,.0f} ({usual:,.0f})", f"{best_undo:,.0f} ({usual_undo:,.0f})"
    return f"{width:>4}×{height} {played:>20} {undone:>20} {slow:>11,.0f} {best / slow:>7,.0f}"


if __name__ == "__main__":
    main()
