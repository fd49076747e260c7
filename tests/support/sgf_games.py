"""Random games with variations and notes, what a file must keep of them, and broken files.

`python -m tests.support.sgf_games 600` reads random broken files for ten minutes.
"""

import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from kropki.diagnostics import Diagnostic
from kropki.errors import KropkiError
from kropki.game.clock import Clock
from kropki.game.game import Game
from kropki.game.moves import AgreedSettlement, Declaration, Dot, Move
from kropki.game.openings import Opening
from kropki.game.rules import RULE_SETS
from kropki.game.tree import Node, Setup
from kropki.record import Mode, Reading, UnreadableGame, read_games, write_game
from kropki.record.collection import Collection
from kropki.record.errors import UnreadableFile
from kropki.record.formats.sav import InvalidSav, read_sav
from kropki.record.link import game_from_link, link_text
from kropki.record.notes import make_note, set_note
from kropki.record.points import normalise_ring
from kropki.sgf import escape
from tests.support.sgf_trees import broken

RECORDS = Path(__file__).parents[1] / "records"
TEXTS = ("good", "a]b\\", "two\nlines", "żółw : 囲", "B pressed it", " ")


def random_options(rng: Random, rules: str) -> dict[str, object]:
    """Return options that make custom rules, or none."""
    options: dict[str, object] = {}
    if rng.random() < 0.5:
        return options
    for name, values in (
        ("extra_turn", (True,)),
        ("passing", (True,)),
        ("stop", ("played", "settled", "none")),
        ("lead", (2, 3)),
        ("first_to", (3,)),
        ("middle", (2,)),
        ("komi", (1, -3, 4)),
    ):
        if rng.random() < 0.25:
            options[name] = rng.choice(values)
    if RULE_SETS[rules].rules.declared:
        options["smallest"] = rng.random() < 0.2
        options["stop_without_dot"] = rng.random() < 0.5
    return options


def random_settings(rng: Random) -> Game:
    """Return a game for two players with any rules, before its first move."""
    rules = rng.choice([*RULE_SETS])
    width, height = rng.choice([(4, 4), (5, 5), (6, 5), (7, 9), (12, 10)])
    openings = ["empty", "empty", "cross"]
    if min(width, height) >= 7:
        openings += ["four-crosses", "handicap"]
    if min(width, height) >= 10:
        openings += ["four-crosses-random", "double-cross"]
    name = rng.choice(openings)
    opening = Opening(
        name,
        seed=rng.randrange(99) if name == "four-crosses-random" else 0,
        handicap=rng.randint(1, 9) if name == "handicap" else 0,
    )
    game = Game(
        width,
        height,
        rules=rules,
        options=random_options(rng, rules),
        opening=opening,
        names=[rng.choice(["", "Ola", "Jan [3] \\ x:y", "Żaba"]) for _ in "BW"],
        first=rng.choice([None, 0, 1]),
        clock=Clock(main=rng.randint(1, 900), increment=rng.randint(0, 9), per_move=rng.randint(0, 9))
        if rng.random() < 0.3
        else None,
    )
    if name == "empty" and rng.random() < 0.2:
        points = rng.sample(game.board.grid.points, 5)
        game.set_up_root(Setup(tuple((point, rng.randint(0, 1)) for point in points)))
    return game


def random_game(seed: int, actions: int = 60) -> Game:
    """Return a game of random moves, with variations and notes."""
    rng = Random(seed)
    game = random_settings(rng)
    nodes = [game.root]
    for _ in range(rng.randint(0, actions)):
        try:
            _act(game, rng)
        except KropkiError:
            continue
        if game.node not in nodes:
            nodes.append(game.node)
        if rng.random() < 0.15:
            _note(game.node, rng)
        if rng.random() < 0.06:
            node = rng.choice(nodes)
            if node.path()[0] is game.root and all(
                there in here.children for here, there in zip(node.path(), node.path()[1:], strict=False)
            ):
                game.go_to(node)
    return game


def _act(game: Game, rng: Random) -> None:
    kind = rng.random()
    spent = rng.choice([0, 0, 1, 1500]) if game.clock or rng.random() < 0.1 else 0
    if kind < 0.8:
        open_points = list(game.board.legal_points)
        last = game.last_dot
        near = [p for p in open_points if last and abs(p - last.point) in _beside(game)]
        point = rng.choice(near if near and rng.random() < 0.5 else open_points or [1])
        declare_all = game.rules.declared and rng.random() < 0.3
        game.play(point, declare_all=declare_all, spent=spent)
    elif kind < 0.84:
        game.declare(declare_all=True, spent=spent)
    elif kind < 0.87:
        game.pass_turn(spent=spent)
    elif kind < 0.88:
        game.stop(rng.randint(0, 1), spent=spent)
    elif kind < 0.89:
        game.resign(rng.randint(0, 1))
    elif kind < 0.90:
        player = rng.randint(0, 1)
        if rng.random() < 0.5:
            game.offer_draw(player)
        else:
            game.offer_settlement(player)
        game.accept(1 - player)
    elif kind < 0.94:
        points = rng.sample(game.board.grid.points, 2)
        dots = tuple((point, rng.choice([0, 1, None])) for point in points)
        game.append(Node(setup=Setup(dots, rng.choice([None, 0, 1]))))
    elif kind < 0.96:
        game.append(Node(notes=[make_note("C", ["only a comment"])]))
    else:
        game.undo()


def _beside(game: Game) -> set[int]:
    stride = game.board.grid.stride
    return {1, stride - 1, stride, stride + 1}


def _note(node: Node, rng: Random) -> None:
    name = rng.choice(["C", "N", "LB", "TR", "KO", "GB", "XYZ"])
    set_note(node, name, [escape(rng.choice(TEXTS)) for _ in range(rng.choice([1, 1, 2]))])


def content_of(game: Game) -> tuple[Any, int, list[Any]]:
    """Return everything that a file must keep of a game, whatever the start of its rings."""
    grid = game.board.grid

    def moved(move: Move | None) -> object:
        match move:
            case Dot(point, player, rings, spent):
                return point, player, sorted(normalise_ring(ring, grid) for ring in rings), spent
            case Declaration(player, rings, spent):
                return player, sorted(normalise_ring(ring, grid) for ring in rings), spent
            case AgreedSettlement(rings):
                return sorted(normalise_ring(ring, grid) for ring in rings)
        return move

    def set_up(node: Node) -> object:
        setup = node.setup
        return setup and (sorted(dict(setup.dots).items(), key=str), setup.turn)

    settings = (grid.width, grid.height, game.rule_set, game.rules, game.opening, game.names, game.clock)
    nodes = [
        (
            len(node.children),
            moved(node.move),
            set_up(node),
            [(note.name, note.values) for note in node.notes],
        )
        for node in game.root.walk()
    ]
    return settings, game.first, nodes


def nodes_of(game: Game) -> object:
    """Return the same without the settings and the properties that every root is written with."""
    *_, nodes = content_of(game)
    head = {
        "FF",
        "GM",
        "CA",
        "AP",
        "SZ",
        "RU",
        "KR",
        "ON",
        "KS",
        "HA",
        "KC",
        "TM",
        "OT",
        "RE",
        "PB",
        "PW",
        "KM",
        "AB",
        "AW",
        "PL",
    }
    children, move, setup, notes = nodes[0]
    return children, move, setup, [note for note in notes if note[0] not in head], nodes[1:]


# collections


def read_number(found: Collection, number: int, mode: Mode | None = None) -> Reading | Diagnostic:
    """Return a game, or the diagnostic that keeps it from being read."""
    try:
        return found.read(number, mode=mode)
    except UnreadableGame as error:
        return error.diagnostic


def check_listed(data: bytes | str, mode: Mode | None = None) -> None:
    """Check that entries agree with their games, and that each fault is reported once.

    A fault outside all games is reported with the file, and any other with its game.
    """
    found = Collection(data)
    assert list(found) == found.entries
    assert found.done == found.total
    for entry in found.entries:
        reading = read_number(found, entry.number, mode)
        if isinstance(reading, Reading):
            assert entry.names == tuple(name.strip() for name in reading.game.names)
            assert entry.result == reading.result
            assert not [fault for fault in reading.diagnostics if fault in found.diagnostics]


# broken files


def broken_sgf(rng: Random) -> str:
    """Return a broken text: one of the files of `tests/records`, or a random game."""
    if rng.random() < 0.5:
        text = rng.choice(sorted(RECORDS.glob("*.sgf"))).read_bytes().decode("latin-1")
    else:
        text = write_game(random_game(rng.randrange(10**6), 25))
    if rng.random() < 0.5:
        return broken(rng, text, rng.randint(1, 6))
    chars = list(text)
    for _ in range(rng.randint(1, 8)):
        chars[rng.randrange(len(chars))] = rng.choice("abcdzABZ.![]();:0BW \\\n")
    return "".join(chars)


def fuzz_one(seed: object) -> None:
    """Break a file and read it. Its games, written again or as links, must be read as the same games.

    Raises:
        AssertionError: They are not.
    """
    rng = Random(str(seed))
    if rng.random() < 0.05:
        _fuzz_sav(rng)
        return
    text = broken_sgf(rng)
    data: str | bytes = text if rng.random() < 0.5 else text.encode("utf-8", "replace")
    mode = rng.choice([None, None, *Mode])
    try:
        check_listed(data, mode)
    except UnreadableFile:
        return
    games = iter(read_games(data, mode=mode))
    while True:
        try:
            reading = next(games)
        except StopIteration:
            break
        except UnreadableGame:
            continue
        again_text = write_game(reading.game)
        again = read_games(again_text, mode=reading.mode)[0]
        assert nodes_of(again.game) == nodes_of(reading.game), again_text
        assert write_game(again.game) == again_text
        assert content_of(game_from_link(link_text(reading.game))) == content_of(reading.game)
    try:
        for _ in read_games(data, strict=True):
            pass
    except UnreadableGame:
        pass


def _fuzz_sav(rng: Random) -> None:
    moves = [(rng.randrange(40), rng.randrange(33), i % 2) for i in range(rng.randint(0, 60))]
    data = bytearray(sav(moves))
    for _ in range(rng.randint(0, 6)):
        data[rng.randrange(len(data))] = rng.randrange(256)
    try:
        game, _ = read_sav(bytes(data[: rng.choice([len(data), rng.randrange(len(data))])]))
        read_games(write_game(game))[0]
    except InvalidSav:
        pass


def sav(moves: list[tuple[int, int, int]], names: tuple[str, str] = ("Оля", "Ян")) -> bytes:
    """Return a file of PointsXT with these moves, each a column, a row and a player."""
    colours = (b"\xff\xff", b"\0\0")
    head = bytes([121]) + max(0, len(moves) - 1).to_bytes(2, "little")
    head += colours[1 - moves[-1][2] if moves else 0]  # who is to move next
    head += bytes(6) + b"".join(name.encode("cp1251")[:9].ljust(9) for name in names)
    return head.ljust(58, b"\0") + b"".join(bytes([x, y, 1]) + colours[p] + bytes(8) for x, y, p in moves)


def fuzz(seconds: float, seed: str) -> int:
    """Break files for this time, and return how many.

    Raises:
        AssertionError: With the seed, if `fuzz_one` raises anything.
    """
    end = time.monotonic() + seconds
    count = 0
    while time.monotonic() < end:
        try:
            fuzz_one(f"{seed}/{count}")
        except Exception as error:
            raise AssertionError(f"fuzz_one('{seed}/{count}')") from error
        count += 1
    return count


if __name__ == "__main__":
    print(fuzz(float(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else str(time.time())))
