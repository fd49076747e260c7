"""Random games with turns, ends, clocks and agreements, for `tests.support.compare_game`.

What is done in a game is known only by its kind and a seed: what exactly comes of it depends on the position,
so that a game can be shortened and is still a game.
"""

from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from hypothesis import strategies as st

from tests.models.game import RULE_SETS, Clock, Options
from tests.support.compare import refusal_of
from tests.support.strategies import Character, onion, rings, wander

KINDS = {
    "dot": 50,
    "dot that captures": 12,
    "dot with rings": 20,
    "dot with all rings": 8,
    "declare": 14,
    "declare all": 5,
    "pass": 6,
    "stop": 1.2,
    "resign": 0.7,
    "time up": 0.7,
    "offer draw": 3,
    "offer settlement": 3,
    "accept": 3.5,
    "decline": 1,
    "undo": 4,
    "redo": 2,
    "go": 1,
    "record": 1,
}
"""What is done, and how often in comparison with the others."""


@dataclass(frozen=True)
class Action:
    """One thing done, of a kind, and the seed of how."""

    kind: str
    seed: int


@dataclass(frozen=True)
class RuleGame:
    """A game's settings and what is done in it. `rules` is the name of the rule set that these `options` are,
    or "custom"; `position` is the drawing of a custom opening."""

    width: int
    height: int
    players: int
    rules: str
    options: Options
    actions: tuple[Action, ...]
    opening: str = "empty"
    position: str = ""
    first: int = 0
    clock: Clock | None = None


def random_options(random: Random, players: int) -> Options:
    """Any options that go together."""
    declared = random.random() < 0.5
    stops = ["none", "none", "played"] + (["settled"] if players == 2 else [])
    some = random.choice([0.1, 0.4])
    if not declared and random.random() < 0.4:
        return unusual_options(random, players, some)
    return Options(
        captures="declared" if declared else "automatic",
        smallest=declared and random.random() < some,
        stop_without_dot=declared and random.random() < some,
        passing=random.random() < some,
        stop=random.choice(stops),
        extra_turn=random.random() < some,
        lead=random.randint(1, 4) if random.random() < some else None,
        first_to=random.randint(1, 5) if random.random() < some else None,
        middle=random.randint(1, 8) if random.random() < some else None,
        komi=random.randint(-3, 3) if players == 2 and random.random() < some else 0,
    )


def unusual_options(random: Random, players: int, some: float) -> Options:
    """Any options that change captures, and others that go with them."""
    areas = random.choice(["enemy", "any", "full"] if players == 2 else ["enemy", "any"])
    edge = random.random() < 0.5
    stops = ["none", "none", "played"] + (["settled"] if players == 2 else [])
    return Options(
        areas=areas,
        edge=edge,
        suicide=random.random() < 0.4,
        stop="none" if edge or areas == "full" else random.choice(stops),
        passing=random.random() < some,
        extra_turn=random.random() < some,
        lead=random.randint(1, 4) if random.random() < some else None,
        first_to=random.randint(1, 5) if random.random() < some else None,
        middle=random.randint(1, 8) if random.random() < some else None,
    )


def drawn_position(random: Random, width: int, height: int, players: int, options: Options) -> str:
    """A position from which a game can go on, as play without turns left it, or nothing if it left no point
    open. Where captures are declared nobody has declared anything yet."""
    model = options.board(width, height, players)
    plays = random.choice(
        [
            rings(random, width, height, players),
            wander(random, width, height, players, Character.draw(random)),
            onion(random, width, height, players),
            onion(random, width, height, players),
        ]
    )
    for play in islice(plays, round(width * height * random.choice([0.3, 0.6, 0.8]))):
        if not refusal_of(model, play.point, play.player) and len(model.dots) < width * height - 1:
            model.play(play.point, play.player)
    if all(model.refusal(point) for point in model.points):
        return ""
    return model.draw()


def random_rule_game(random: Random, most: int = 6, actions: int = 45) -> RuleGame:
    """A game of a named rule set or of any options on a small board, with and without a clock."""
    width, height = random.randint(1, most), random.randint(1, most)
    players = random.choice([2, 2, 3, 4])
    rules = random.choice([*RULE_SETS, *["custom"] * len(RULE_SETS)])
    options = RULE_SETS[rules] if rules in RULE_SETS else random_options(random, players)
    game = RuleGame(width, height, players, rules, options, ())
    if random.random() < 0.6:
        position = drawn_position(random, width, height, players, options)
        game = replace(game, position=position, opening="custom" if position else "empty")
    elif min(width, height) >= 4 and random.random() < 0.5:
        game = replace(game, opening="cross")
    if random.random() < 0.3:
        main, per_move = random.randint(0, 20), random.randint(0, 3)
        clock = Clock(main if main or per_move else 5, random.randint(0, 3), per_move)
        game = replace(game, clock=clock)
    weights = [weight * random.choice([0.3, 1, 1, 1, 3]) for weight in KINDS.values()]
    kinds = random.choices([*KINDS], weights, k=random.randint(5, actions))
    done = tuple(Action(kind, random.randrange(10**6)) for kind in kinds)
    return replace(game, first=random.randrange(players), actions=done)


rule_games = st.integers(0, 2**32 - 1).map(Random).map(random_rule_game)
