"""Random games of different character, for the soak test and, as Hypothesis strategies, for the tests."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from hypothesis import strategies as st

from tests.models.board import SIDES, Model, Point
from tests.models.declared import DeclaredModel
from tests.models.variants import USUAL, Kind, VariantModel


@dataclass(frozen=True)
class Play:
    """A dot to try: if it is illegal, both sides must refuse it for the same reason."""

    point: Point
    player: int


@dataclass(frozen=True)
class Undo:
    """A number of moves to undo, or all if there are fewer."""

    moves: int


@dataclass(frozen=True)
class Declare:
    """Rings that a player declares, found in the position by `tests.support.declaring`.

    They are `all` or `some` of the smallest ones, `chosen` ones, or `wrong` ones that both sides must
    refuse.
    """

    player: int
    way: str
    seed: int


Action = Play | Declare | Undo


@dataclass(frozen=True)
class Game:
    """A board, the dots on it before the first move, and what is done on it."""

    width: int
    height: int
    players: int
    actions: tuple[Action, ...]
    standing: tuple[Play, ...] = ()
    declared: bool = False
    kind: Kind = USUAL

    def model(self) -> Model:
        """Return the position before the first move."""
        model = Model(self.width, self.height, self.players)
        if self.declared:
            model = DeclaredModel(self.width, self.height, self.players)
        if self.kind != USUAL:
            model = VariantModel(self.width, self.height, self.players, self.kind)
        model.dots = {dot.point: dot.player for dot in self.standing}
        return model


@dataclass(frozen=True)
class Character:
    """How a game wanders over the board.

    `near` is the share of dots played next to another one: the last, or if `loyal`, the player's own
    last. `builder` is the share of moves by player 0, who builds many rings that way, or None for
    alternating turns. `passing` is the share of moves after which the same player moves again.
    """

    near: float
    loyal: bool
    builder: float | None
    passing: float

    @classmethod
    def draw(cls, random: Random) -> "Character":
        """Return a random character."""
        return cls(
            near=random.choice([0.0, 0.0, 0.5, 0.9]),
            loyal=random.random() < 0.5,
            builder=random.choice([None, random.uniform(0.6, 0.9)]),
            passing=random.choice([0.0, 0.0, 0.15]),
        )


def wander(random: Random, width: int, height: int, players: int, character: Character) -> Iterator[Play]:
    """Return dots on all points of a board."""
    free = {(x, y): None for y in range(height) for x in range(width)}
    played: list[Play] = []
    player = 0
    while free:
        if character.builder is not None:
            player = 0 if random.random() < character.builder else random.randrange(1, players)
        nearby: list[Point] = []
        if random.random() < character.near:
            recent = (play for play in reversed(played) if not character.loyal or play.player == player)
            reach = range(-2, 3) if random.random() < 0.5 else range(-1, 2)
            for x, y in (play.point for play in islice(recent, 1)):
                nearby = [(x + dx, y + dy) for dx in reach for dy in reach if (x + dx, y + dy) in free]
        point = random.choice(nearby or list(free))
        del free[point]
        played.append(Play(point, player))
        yield played[-1]
        if random.random() >= character.passing:
            player = (player + 1) % players


def rings(random: Random, width: int, height: int, players: int) -> Iterator[Play]:
    """Return rings of any shape, through and around each other, in random order, with any dots inside."""
    free = {(x, y) for y in range(height) for x in range(width)}
    inner = {(x, y) for x, y in free if 0 < x < width - 1 and 0 < y < height - 1}
    if not inner:
        yield from wander(random, width, height, players, Character.draw(random))
        return
    inside: set[Point] = set()
    for _ in range(random.randint(2, 8 + width * height // 16)):
        for _ in range(random.randint(1, 2)):
            inside |= sides(inside)
        if not inside or not inside <= inner or random.random() < 0.4:
            inside = {random.choice(sorted(inner))}
        for _ in range(random.choice([0, 0, random.randint(0, 4), random.randint(0, min(40, len(inner)))])):
            inside.add(random.choice(sorted(sides(inside) & inner or inside)))
        owner, share = random.randrange(players), random.choice([0.0, 0.3, 0.7])
        within = [point for point in sorted(inside) if random.random() < share]
        dots = [Play(point, owner) for point in sorted(sides(inside))]
        dots += [Play(point, random.randrange(players)) for point in within]
        random.shuffle(dots)
        for dot in dots:
            if dot.point in free:
                free.remove(dot.point)
                yield dot


def onion(random: Random, width: int, height: int, players: int) -> Iterator[Play]:
    """Return layers around a few centres, each of one player but for some faults, in random order."""
    points = [(x, y) for y in range(height) for x in range(width)]
    inner = [(x, y) for x, y in points if 0 < x < width - 1 and 0 < y < height - 1] or points
    reach = random.choice([1, 1, 1, 3])
    middles = sorted(inner, key=lambda p: abs(2 * p[0] - width) + abs(2 * p[1] - height))[: 9 * reach]
    middles = random.sample(middles, min(reach, len(middles)))
    steep, faults, thick = (
        random.choice([0, 0, 0, 1]),
        random.choice([0.01, 0.05, 0.15]),
        random.choice([1, 1, 2]),
    )
    for x, y in random.sample(points, len(points)):
        away = [sorted((abs(x - mx), abs(y - my))) for mx, my in middles]
        layer = min(far + steep * near for near, far in away) // thick
        yield Play((x, y), random.randrange(players) if random.random() < faults else layer % players)


def sides(inside: set[Point]) -> set[Point]:
    """Return the points next to a set of points."""
    return {side for point in inside for side in SIDES[point]} - inside


def with_undo(random: Random, plays: Iterator[Action], share: float) -> Iterator[Action]:
    """Return the moves; after some of them moves are undone and played again, often in another order."""
    played: list[Action] = []
    for play in plays:
        yield play
        played.append(play)
        if random.random() < share:
            again = played[-random.randint(1, 6) :]
            del played[-len(again) :]
            yield Undo(len(again))
            if random.random() < 0.5:
                random.shuffle(again)
            yield from again
            played += again


def random_game(random: Random, width: int, height: int, moves: int | None = None) -> Game:
    """Return a game of any character, of at most `moves` moves without undo, most often with two players."""
    players = random.choice([2, 2, 2, 2, 3, 4])
    plays = wander(random, width, height, players, Character.draw(random))
    if random.random() < 0.5:
        plays = rings(random, width, height, players)
    actions = with_undo(random, islice(plays, moves), random.choice([0.0, 0.05, 0.2]))
    return Game(width, height, players, tuple(actions))


def with_declared(random: Random, plays: Iterator[Play], players: int) -> Iterator[Action]:
    """Return the moves; after some of them, often or seldom, and at the end players declare rings."""
    share, patience = random.choice([0.0, 0.1, 0.3]), random.choice([0, 0, 0, 20])
    ways = random.choice([["some"], ["all", "some"], ["chosen"], ["some", "chosen", "chosen", "wrong"]])

    def declared(player: int) -> Declare:
        player = player if random.random() < 0.5 else random.randrange(players)
        return Declare(player, random.choice(ways), random.randrange(10**6))

    for number, play in enumerate(plays):
        yield play
        while number >= patience and random.random() < share:
            yield declared(play.player)
    for _ in range(random.randint(0, 12)):
        yield declared(0)


def declared_game(random: Random, most: int = 8) -> Game:
    """Return a game of declared captures on a board of 1×1 to `most` × `most`.

    Most begin in the middle, with rings that have not been declared.
    """
    width, height = (random.choice([random.randint(1, most), most]) for _ in range(2))
    players = random.choice([2, 2, 2, 3, 4])
    plays = random.choice(
        [
            rings(random, width, height, players),
            wander(random, width, height, players, Character.draw(random)),
            onion(random, width, height, players),
            onion(random, width, height, players),
        ]
    )
    standing = islice(plays, round(width * height * random.choice([0, 0.3, 0.6, 0.8, 0.9])))
    game = Game(width, height, players, (), tuple(standing), declared=True)
    actions = with_undo(random, with_declared(random, plays, players), random.choice([0.0, 0.05, 0.2]))
    return replace(game, actions=tuple(actions))


def large_declared_game(random: Random) -> Game:
    """Return a game of declared captures on a board of up to 30×30."""
    return declared_game(random, 30)


def small_game(random: Random, most: int = 8) -> Game:
    """Return a dense game on a board of 1×1 to `most` × `most`."""
    width, height = (random.choice([random.randint(1, most), most]) for _ in range(2))
    return random_game(random, width, height)


def narrow_game(random: Random) -> Game:
    """Return a game on a narrow board of up to 15 points a side."""
    lengths = [random.randint(1, 6), random.randint(9, 15)]
    random.shuffle(lengths)
    return random_game(random, *lengths)


def large_game(random: Random) -> Game:
    """Return a game on a board of 20×20 to 52×52."""
    return random_game(random, random.randint(20, 52), random.randint(20, 52))


def set_up_game(random: Random) -> Game:
    """Return a game from a drawn position, in which alive enemy dots may be surrounded but not captured."""
    game = small_game(random, 7)
    points = [(x, y) for y in range(game.height) for x in range(game.width)]
    ours = random.uniform(0.3, 0.8)
    dots = random.sample(points, round(len(points) * random.uniform(0.2, 0.7)))
    standing = [Play(dot, 0 if random.random() < ours else random.randrange(1, game.players)) for dot in dots]
    return Game(game.width, game.height, game.players, game.actions, tuple(standing))


def variant_game(random: Random) -> Game:
    """Return a game with unusual captures on a small or narrow board, some from a drawn position."""
    make = random.choice([small_game, small_game, narrow_game, set_up_game])
    game = make(random)
    areas = random.choice(["enemy", "any", "full"] if game.players == 2 else ["enemy", "any"])
    return replace(game, kind=Kind(areas, random.random() < 0.5, random.random() < 0.5))


small_games = st.randoms(use_true_random=False).map(small_game)
narrow_games = st.randoms(use_true_random=False).map(narrow_game)
set_up_games = st.randoms(use_true_random=False).map(set_up_game)
declared_games = st.randoms(use_true_random=False).map(declared_game)
