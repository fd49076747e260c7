"""Declared captures: areas chosen before or after the dot, all at once, and rings drawn by hand."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.support.choice import mostly_slow
from e2e.support.pages import Kropki, Point, finger, play, told, visible, visitor_with
from kropki.board.ring import area_inside
from kropki.game.game import Game
from kropki.game.moves import parse_ring
from kropki.game.rules import RULE_SETS

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}
DECLARED = [name for name, rule_set in RULE_SETS.items() if rule_set.rules.declared]
AUTOMATIC = [name for name in RULE_SETS if name not in DECLARED]

# Red holds c3, and with one dot more e3 too; Blue holds h8.
CAUGHT = [
    (2, 1), (2, 2), (1, 2), (7, 6), (3, 2), (6, 7), (7, 7), (8, 7), (2, 3), (7, 8),
    (4, 1), (4, 2), (4, 3), (0, 9),
]  # fmt: skip
SMALL = "cbdccdbc"


@pytest.fixture
def visit(open_page: Callable[..., Page], site: str) -> Callable[..., Kropki]:
    """Open the page with a game."""

    def visit(game: Game, **options: object) -> Kropki:
        return Kropki(open_page(storage_state=visitor_with(game, site), **options)).open()

    return visit


def caught(rules: str = "stachowski", *more: Point, **options: object) -> Game:
    game = Game(10, 10, rules=rules, opening="empty", options=options)
    play(game, *CAUGHT, *more)
    return game


def ring(game: Game, letters: str) -> tuple[int, ...]:
    return parse_ring(letters, game.board.grid)


# whole games


@pytest.mark.parametrize("rules", mostly_slow(AUTOMATIC, AUTOMATIC[:2]))
def test_a_whole_small_game_of_each_automatic_rule_set(visit: Callable[..., Kropki], rules: str) -> None:
    game = Game(7, 7, rules=rules, opening="cross")
    kropki = visit(game)
    random = Random(3)
    expect(kropki.part("declare")).to_be_hidden()
    while not game.outcome:
        points = list(game.board.legal_points)
        x, y = game.board.grid.xy(random.choice(points))
        kropki.click((x, y))
        play(game, (x, y))
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
    expect(kropki.part("result")).to_contain_text("The board is full.")


@pytest.mark.parametrize(("rules", "touch"), [*zip(DECLARED, (False, True, False), strict=True)])
def test_a_whole_small_game_of_each_declared_rule_set(
    visit: Callable[..., Kropki], rules: str, touch: bool
) -> None:
    game = Game(7, 7, rules=rules, opening="empty")
    kropki = visit(game, **(PHONE if touch else {}))
    hand = Hand(kropki, game, touch)
    random = Random(0)  # all ways of declaring occur then
    ways = dict.fromkeys(("plain", "chosen", "all-with", "taken", "all-after"), 0)
    while not game.outcome:
        own = hand.offers(game.turn)
        inside = {xy for offer in own for xy in points_in(offer["ring"], game)}
        points = [game.board.grid.xy(point) for point in game.board.legal_points]
        outside = [xy for xy in points if xy not in inside]
        way = random.choice(["chosen", "all-with"]) if own and outside and random.random() < 0.6 else "plain"
        xy = near_enemy(game, random, points if way == "plain" else outside)
        point = game.board.grid.point(*xy)
        if way == "plain":
            game.play(point)
        else:
            hand.press("declare")
            if way == "chosen":
                game.play(point, rings=[hand.choose(random.choice(own), own)])
            else:
                hand.press("declare-all")
                game.play(point, declare_all=True)
        hand.tap(xy)
        ways[way] += 1
        assert kropki.answer() == told(game)
        ready = hand.offers(game.declarer)
        if ready and not game.outcome and random.random() < 0.4:
            way = random.choice(["taken", "all-after"])
            if way == "taken":
                game.declare([hand.choose(random.choice(ready), ready)])
            else:
                hand.press("take-all")
                game.declare(declare_all=True)
            ways[way] += 1
            assert kropki.answer() == told(game)
    expect(kropki.part("result")).to_contain_text("The board is full.")
    kropki.press("Escape")
    kropki.eventually_seen(visible(game))
    assert all(ways.values()), ways


def near_enemy(game: Game, random: Random, points: list[Point]) -> Point:
    """Return one of the points, preferably one next to an enemy dot."""
    board = game.board
    dots = {board.grid.xy(dot) for dot in board.dots(1 - game.turn)}
    beside = [(x, y) for x, y in points if dots & {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}]
    return random.choice(beside if beside and random.random() < 0.8 else points)


class Hand:
    """A player's actions with the mouse or a finger."""

    def __init__(self, kropki: Kropki, game: Game, touch: bool = False) -> None:
        self.kropki = kropki
        self.game = game
        self.touch = touch
        self.tap = kropki.tap if touch else kropki.click

    def offers(self, player: int | None) -> list[dict[str, Any]]:
        return [offer for offer in self.kropki.shown()["offers"] if offer["owner"] == player]

    def press(self, name: str) -> None:
        button = self.kropki.part(name)
        if self.touch:
            button.tap()
        else:
            button.click()

    def choose(self, offer: dict[str, Any], others: list[dict[str, Any]]) -> tuple[int, ...]:
        """Tap a dot caught in that area, and pick the ring if several go round it."""
        board = self.game.board
        spots = points_in(offer["ring"], self.game)
        enemy = next(xy for xy in spots if board.dot(board.grid.point(*xy)) == 1 - offer["owner"])
        round_it = [other for other in others if enemy in points_in(other["ring"], self.game)]
        self.tap(enemy)
        if len(round_it) > 1:
            place = sorted(round_it, key=lambda other: len(points_in(other["ring"], self.game))).index(offer)
            button = self.kropki.part("chooser").get_by_role("button").nth(place)
            if self.touch:
                button.tap()
            else:
                button.click()
        return ring(self.game, offer["ring"])


def points_in(letters: str, game: Game) -> list[Point]:
    grid = game.board.grid
    return [grid.xy(point) for point in grid.mask_points(area_inside(ring(game, letters), grid))]


# before the dot


def test_areas_are_chosen_before_the_capturing_dot(visit: Callable[..., Kropki]) -> None:
    game = caught("stachowski", (5, 2), (9, 9))  # Red is to move, and may take c3 and e3
    kropki = visit(game)
    note, areas = kropki.part("status"), "kropki.areas()"
    kropki.click((2, 2))  # without saying so a dot inside is just a dot
    expect(kropki.part("bubble")).to_have_text("There is already a dot here.")
    kropki.part("declare").click()
    expect(note).to_have_text("Red declares: choose areas, then place a dot.")
    kropki.click((2, 2))
    expect(note).to_have_text("Red captures 1 area with the next dot.")
    kropki.click((2, 2))  # once more leaves it out
    expect(note).to_have_text("Red declares: choose areas, then place a dot.")
    kropki.press("Escape")
    expect(kropki.part("declaring")).to_be_hidden()
    assert kropki.answer() == told(game)

    kropki.part("declare").click()
    kropki.click((2, 2), (4, 2))
    assert len(kropki.page.evaluate(areas)["chosen"]) == 2
    chosen = [ring(game, offer["ring"]) for offer in kropki.page.evaluate(areas)["chosen"]]
    kropki.click((9, 0))
    game.play(game.board.grid.point(9, 0), rings=chosen)
    assert kropki.answer() == told(game)
    assert kropki.score() == [2, 0]
    expect(kropki.part("declaring")).to_be_hidden()
    kropki.part("undo").click()  # the dot and what it took
    game.undo()
    assert kropki.answer() == told(game)

    kropki.part("board").focus()
    kropki.press("d", "a")
    expect(note).to_have_text("Red captures all areas with the next dot.")
    expect(kropki.part("declare-all")).to_have_attribute("aria-pressed", "true")
    kropki.click((9, 0))
    game.play(game.board.grid.point(9, 0), declare_all=True)
    assert kropki.answer() == told(game)


def test_without_a_dot_if_the_rules_allow_it(visit: Callable[..., Kropki]) -> None:
    game = caught("stachowski", (5, 2), (9, 9), stop_without_dot=True)
    kropki = visit(game)
    kropki.part("declare").click()
    expect(kropki.part("declare-only")).to_be_disabled()
    kropki.click((2, 2))
    kropki.part("declare-only").click()
    game.declare([ring(game, SMALL)])
    assert kropki.answer() == told(game)
    assert game.turn == 1 and kropki.score() == [1, 0]
    other = visit(caught("stachowski", (5, 2), (9, 9)))
    other.part("declare").click()
    expect(other.part("declare-only")).to_be_hidden()


# after the dot


def test_a_tap_on_a_surrounded_dot_captures_and_one_next_to_it_plays(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, rules="stachowski", opening="empty")
    play(game, (2, 1), (2, 2), (3, 1), (9, 9), (1, 2), (9, 8), (4, 2), (9, 7), (2, 3), (9, 6), (3, 3))
    kropki = visit(game)
    [offer] = told(game)["offers"]
    expect(kropki.part("status")).to_have_text("Red can capture an area: tap a surrounded dot.")
    kropki.click((3, 2))  # empty, so Blue puts a dot in there
    play(game, (3, 2))
    assert kropki.answer() == told(game)
    kropki.click((2, 2))  # Blue has moved since
    expect(kropki.part("bubble")).to_have_text("There is already a dot here.")
    assert kropki.answer() == told(game)
    kropki.part("undo").click()
    game.undo()
    assert kropki.answer() == told(game)
    kropki.click((2, 2))
    game.declare([ring(game, offer["ring"])])
    assert kropki.answer() == told(game)
    kropki.eventually_seen(visible(game))
    kropki.part("undo").click()  # the dot and what it took
    game.undo()
    assert kropki.answer() == told(game)


def test_a_short_list_if_several_rings_surround_a_dot(visit: Callable[..., Kropki]) -> None:
    game = Game(10, 10, rules="zagram-territory", opening="empty")
    red = [
        (2, 1),
        (1, 2),
        (3, 2),
        (2, 3),
        (1, 3),
        (1, 4),
        (2, 5),
        (3, 5),
        (4, 4),
        (4, 2),
        (5, 3),
        (3, 4),
        (3, 1),
    ]
    blue = [(2, 2), (9, 9), (4, 3), (9, 8), (9, 7), (9, 6), (9, 5), (8, 9), (8, 8), (8, 7), (8, 6), (8, 5)]
    for dots in zip(red, blue, strict=False):
        play(game, *dots)
    play(game, red[-1])
    offers = [offer["ring"] for offer in told(game)["offers"] if (2, 2) in points_in(offer["ring"], game)]
    assert len(offers) > 2
    offers.sort(key=lambda letters: len(points_in(letters, game)))
    kropki = visit(game)
    chooser = kropki.part("chooser")
    kropki.click((2, 2))
    expect(chooser.get_by_role("button")).to_have_count(len(offers))
    kropki.press("Escape")
    expect(chooser).to_be_hidden()
    kropki.click((2, 2), (9, 0))  # a tap elsewhere is one
    play(game, (9, 0))
    assert kropki.answer() == told(game)
    expect(chooser).to_be_hidden()
    kropki.part("undo").click()
    game.undo()
    kropki.answer()

    kropki.click((2, 2))
    kropki.press("ArrowDown")
    assert (
        kropki.page.evaluate("kropki.areas().chosen.at(-1).ring") == offers[1]
    )  # drawn while it is pointed at
    kropki.press("Enter")
    game.declare([ring(game, offers[1])])
    assert kropki.answer() == told(game)


def test_all_in_one_gesture_after_the_dot(visit: Callable[..., Kropki]) -> None:
    for way in ("button", "key"):
        game = caught("wikikropki", (5, 2))
        kropki = visit(game)
        expect(kropki.part("take-all")).to_have_accessible_name("Red declares all areas now")
        if way == "button":
            kropki.part("take-all").click()
        else:
            kropki.part("board").focus()
            kropki.press("a")
        game.declare(declare_all=True)
        assert kropki.answer() == told(game)
        assert kropki.score() == [2, 0]


def test_declarable_areas_can_be_hidden(visit: Callable[..., Kropki]) -> None:
    game = caught("stachowski", (5, 2))
    kropki = visit(game)
    counts = "[kropki.areas().ready.length, kropki.areas().offered.length]"
    assert kropki.page.evaluate(counts) == [2, 1]
    kropki.choose("analyse")
    kropki.part("layers").get_by_role("button", name="Can be declared").click()
    kropki.press("Escape")
    assert kropki.page.evaluate(counts) == [0, 0]
    kropki.reload()
    assert kropki.page.evaluate(counts) == [0, 0]
    kropki.click((2, 2))
    assert kropki.answer() == told(game)
    kropki.part("declare").click()
    assert kropki.page.evaluate(counts) == [3, 0]
    kropki.click((2, 2))
    game.declare([ring(game, SMALL)])
    assert kropki.answer() == told(game)


# rings of one's own

ROUND = [(2, 1), (3, 2), (2, 3), (1, 2)]


@pytest.mark.parametrize(
    "way",
    mostly_slow(
        ["mouse", "finger", "keys", "drag", "finger drags", "small cells"], ["mouse", "finger", "keys"]
    ),
)
def test_a_ring_drawn_dot_by_dot(visit: Callable[..., Kropki], way: str) -> None:
    size = 39 if way == "small cells" else 10
    game = Game(size, size, rules="stachowski", opening="empty")
    play(game, *CAUGHT, (5, 2))
    touch = way.startswith("finger") or way == "small cells"
    kropki = visit(game, **(PHONE if touch else {}))
    Hand(kropki, game, touch).press("declare")
    Hand(kropki, game, touch).press("declare-ring")
    expect(kropki.part("status")).to_have_text("Draw a ring: start at any of your dots.")
    path = [*ROUND, ROUND[0]]
    mouse = kropki.page.mouse
    if way == "mouse":
        kropki.click(*path[:2])
        expect(kropki.part("status")).to_have_text("2 dots. Continue, and close the ring at c2.")
        assert {(p["x"], p["y"]) for p in kropki.page.evaluate("kropki.areas().path.next")} == {
            (2, 3),
            (4, 1),
            (4, 3),
        }
        kropki.click(*path[2:])
    elif way == "drag":
        mouse.move(*kropki.place(path[0]))
        mouse.down()
        for point in path[1:]:
            mouse.move(*kropki.place(point), steps=2)
        mouse.up()
    elif way == "finger":
        kropki.tap(*path)
    elif way == "finger drags":
        with finger(kropki.page) as touches:
            touches("touchStart", kropki.place(path[0]))
            for point in path[1:]:
                touches("touchMove", kropki.place(point))
            touches("touchEnd")
    elif way == "small cells":
        assert kropki.cell < 12
        kropki.tap(path[0])
        for point in path[1:]:  # a finger that is a little off still means the next dot
            x, y = kropki.place(point)
            kropki.page.touchscreen.tap(x + 3, y + 3)
    else:
        kropki.part("board").focus()
        kropki.press("Home", "PageUp", *["ArrowRight"] * 2, "ArrowDown", "Enter")
        for a, b in pairwise(path):
            kropki.press(
                "ArrowRight" if b[0] > a[0] else "ArrowLeft",
                "ArrowDown" if b[1] > a[1] else "ArrowUp",
                "Enter",
            )
    assert kropki.page.evaluate("kropki.areas().path") is None
    game.declare([ring(game, "cbdccdbc")])
    assert kropki.answer() == told(game)


def test_an_invalid_ring_is_refused_in_words(visit: Callable[..., Kropki]) -> None:
    game = caught("stachowski", (5, 2))
    game.declare([ring(game, "ebfceddc")])
    kropki = visit(game)
    kropki.part("declare").click()
    kropki.part("declare-ring").click()
    bubble = kropki.part("bubble")
    for point, words in [
        ((9, 0), "There is no dot here for the ring."),
        ((4, 2), "This dot is in Red’s territory."),
    ]:
        kropki.click(point)
        expect(bubble).to_have_text(words)
    kropki.click((2, 1))
    for point, words in [
        ((5, 2), "This point is not next to the last dot of the ring."),
        ((2, 2), "This dot belongs to another player."),
    ]:
        kropki.click(point)
        expect(bubble).to_have_text(words)
    kropki.click((3, 2), (4, 3), (3, 2))  # one step back
    assert len(kropki.page.evaluate("kropki.areas().path.points")) == 2
    kropki.click((4, 3), (5, 2), (4, 1))
    kropki.click((3, 2))
    expect(bubble).to_have_text("The ring must not cross itself.")
    kropki.part("board").focus()
    kropki.press(*["Backspace"] * 4)
    assert len(kropki.page.evaluate("kropki.areas().path.points")) == 1
    kropki.press("Escape")  # the ring alone
    assert kropki.page.evaluate("kropki.areas().path") is None
    expect(kropki.part("declaring")).to_be_visible()
    kropki.press("Escape")
    expect(kropki.part("declaring")).to_be_hidden()
    assert kropki.answer() == told(game)


def test_the_engine_says_why_it_refuses_a_ring(visit: Callable[..., Kropki]) -> None:
    game = caught("stachowski", smallest=True)
    play(game, (5, 2), (9, 9), (3, 3), (9, 8), (1, 3), (9, 7), (2, 4))
    kropki = visit(game)
    kropki.part("declare").click()
    kropki.part("declare-ring").click()
    kropki.click((2, 1), (3, 2), (3, 3), (2, 4), (1, 3), (1, 2), (2, 1))
    expect(kropki.part("bubble")).to_have_text(
        "There is a smaller ring, and these rules require the smallest."
    )
    assert kropki.answer() == told(game)


def test_a_hand_drawn_ring_goes_with_the_next_dot(visit: Callable[..., Kropki]) -> None:
    game = caught("stachowski", (5, 2), (9, 9))
    kropki = visit(game)
    kropki.part("declare").click()
    kropki.part("declare-ring").click()
    kropki.click(*ROUND, ROUND[0])
    expect(kropki.part("status")).to_have_text("Red captures 1 area with the next dot.")
    kropki.click((0, 0))
    game.play(game.board.grid.point(0, 0), rings=[ring(game, SMALL)])
    assert kropki.answer() == told(game)


def test_the_buttons_stand_in_one_row(open_page: Callable[..., Page], site: str) -> None:
    game = Game(39, 32, rules="stachowski", opening="empty", names=("", "", "Cleo"))
    play(game, (5, 5))
    kropki = Kropki(open_page(storage_state=visitor_with(game, site))).open()
    for width, height in [(1280, 800), (390, 844), (300, 500), (600, 371)]:
        kropki.resize(width, height)
        tops = kropki.page.evaluate(
            "[...document.querySelectorAll('#controls button')].filter((each) => each.offsetWidth)"
            ".map((each) => each.offsetTop)"
        )
        assert len(tops) == 5 and len(set(tops)) == 1
