"""The tree of the record: drawn, walked by keys and clicks, and edited."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, play, play_randomly, told, visitor_with
from kropki.game.game import Game

CAPTURE = [(2, 1), (2, 2), (1, 2), (9, 9), (3, 2), (9, 8), (2, 3), (8, 8)]
"""The seventh dot captures one."""
FORK = 4
"""Two more ways begin behind that move."""

# Where a node is drawn, in the window, and the colour there.
PLACE = """async ([depth, lane]) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const tree = document.getElementById("tree");
    const { left, top } = tree.getBoundingClientRect();
    const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const x = left + tree.clientLeft + unit * (20 + 26 * depth) - tree.scrollLeft;
    return [x, top + tree.clientTop + unit * (28 + 26 * lane) - tree.scrollTop];
}"""
COLOUR = """async ([x, y]) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const canvas = document.getElementById("tree-ink");
    const { left, top } = canvas.getBoundingClientRect();
    const [column, row] = [x - left, y - top].map((length) => Math.round(length * devicePixelRatio));
    return [...canvas.getContext("2d").getImageData(column, row, 1, 1).data.slice(0, 3)];
}"""


@pytest.fixture
def game() -> Game:
    """A line of eight moves with two variations behind the fourth: of one dot, and of three."""
    game = Game(10, 10, opening="empty")
    play(game, *CAPTURE)
    for variation in ([(5, 5)], [(6, 6), (7, 7), (5, 7)]):
        game.go_to_ply(FORK)
        play(game, *variation)
    game.go_to_ply(0)
    game.go_to(list(game.root.walk())[len(CAPTURE)])
    assert game.captures == (1, 0)
    return game


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str, game: Game) -> Kropki:
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, recordShown=True, editing=True))).open()
    expect(kropki.part("tree")).to_have_attribute("aria-label", "Move tree. Move 8, Blue i9")
    return kropki


def place(kropki: Kropki, depth: int, lane: int) -> tuple[float, float]:
    x, y = kropki.page.evaluate(PLACE, [depth, lane])
    return x, y


def is_near(kropki: Kropki, depth: int, lane: int, ink: str, dx: float = 0) -> bool:
    x, y = place(kropki, depth, lane)
    colour: list[float] = kropki.page.evaluate(COLOUR, [x + dx, y])
    wanted = kropki.inks()[ink]
    return max(abs(a - b) for a, b in zip(colour, wanted, strict=True)) < 60


def tree(kropki: Kropki) -> Locator:
    return kropki.page.get_by_role("application", name="Move tree.")


def test_each_move_is_a_dot_of_its_player_on_its_line(kropki: Kropki) -> None:
    for depth in (1, 3, 5, 7):
        assert is_near(kropki, depth, 0, "ink-0")
    for depth in (2, 4, 6, 8):
        assert is_near(kropki, depth, 0, "field") and is_near(kropki, depth, 0, "ink-1", dx=4)
    assert is_near(kropki, FORK + 1, 1, "ink-0") and is_near(kropki, FORK + 1, 2, "ink-0")
    assert is_near(kropki, FORK + 3, 2, "ink-0") and is_near(kropki, FORK + 2, 1, "field")


def test_a_click_goes_to_the_node(kropki: Kropki, game: Game) -> None:
    nodes = list(game.root.walk())
    for depth, lane, node in (
        (2, 0, nodes[2]),
        (FORK + 1, 1, nodes[9]),
        (FORK + 3, 2, nodes[12]),
        (0, 0, game.root),
    ):
        with kropki.change():
            kropki.page.mouse.click(*place(kropki, depth, lane))
        game.go_to(node)
        assert kropki.answer() == told(game)
    kropki.page.mouse.click(*place(kropki, 2, 2))  # nothing is there
    assert kropki.answer() == told(game)


def test_keys_reach_every_node_and_each_has_a_description(kropki: Kropki) -> None:
    tree(kropki).focus()
    for key, words in (
        ("ArrowLeft", "Move 7, Red c4, captures 1"),
        ("PageUp", "Move 4, Blue j10, 3 next moves"),
        ("ArrowRight", "Move 5, Red d3, variation 1 of 3"),
        ("ArrowDown", "Move 5, Red f6, variation 2 of 3"),
        ("ArrowDown", "Move 5, Red g7, variation 3 of 3"),
        ("End", "Move 7, Red f8"),
        ("ArrowUp", "Move 5, Red f6, variation 2 of 3"),
        ("Home", "Start"),
        ("PageDown", "Move 4, Blue j10, 3 next moves"),
        ("<", "Start"),
    ):
        with kropki.change():
            kropki.press(key)
        expect(kropki.part("tree")).to_have_attribute("aria-label", f"Move tree. {words}")
        expect(kropki.part("live")).to_contain_text(words)
    expect(tree(kropki)).to_be_focused()


def test_variations_are_listed_and_lettered_on_the_board(kropki: Kropki, game: Game) -> None:
    kropki.part("ply").fill(str(FORK))
    kropki.answer()
    ways = kropki.page.locator("#branches").get_by_role("button")
    assert [way.get_attribute("aria-label") for way in ways.all()] == ["a: Red d3", "b: Red f6", "c: Red g7"]
    signed: list[dict[str, Any]] = kropki.page.evaluate("kropki.signed().branches")
    assert [(way["x"], way["y"], way["letter"]) for way in signed] == [(3, 2, "a"), (5, 5, "b"), (6, 6, "c")]
    with kropki.change():
        ways.nth(2).click()
    game.go_to_ply(FORK)
    game.go_to(game.node.children[2])
    assert kropki.answer() == told(game)
    expect(ways).to_have_count(0)
    kropki.part("walk-back").click()
    expect(ways).to_have_count(3)
    kropki.choose("analyse")
    kropki.part("layers").get_by_role("button", name="Variations").click()
    assert kropki.page.evaluate("kropki.signed().branches") == []


def test_variations_are_promoted_cut_copied_and_pasted(kropki: Kropki, game: Game) -> None:
    def edit(name: str) -> None:
        kropki.part("edit").click()
        kropki.part("edit-menu").get_by_role("button", name=name).click()
        kropki.page.evaluate("kropki.settled()")

    with kropki.change():
        kropki.page.mouse.click(*place(kropki, FORK + 1, 2))
    edit("Make main line")
    expect(kropki.part("tree")).to_have_attribute("aria-label", "Move tree. Move 5, Red g7, variation 1 of 3")
    assert is_near(kropki, FORK + 3, 0, "ink-0") and is_near(kropki, FORK + 3, 1, "ink-0")
    edit("Copy from here")
    edit("Cut from here")
    assert kropki.answer()["ply"] == FORK and len(kropki.answer()["branches"]) == 2
    edit("Paste after this move")
    assert kropki.answer()["ply"] == FORK + 1 and kropki.answer()["plies"] == FORK + 3

    tree(kropki).focus()
    with kropki.change():
        kropki.press("Control+z")
    assert kropki.answer()["ply"] == FORK and len(kropki.answer()["branches"]) == 2
    with kropki.change():
        kropki.press("Control+z")
    assert len(kropki.answer()["branches"]) == 3
    with kropki.change():
        kropki.press("Control+y")
    assert len(kropki.answer()["branches"]) == 2
    kropki.part("edit").click()
    expect(kropki.part("edit-menu").get_by_role("button", name="Make main line")).to_be_disabled()
    kropki.press("Escape")
    expect(kropki.part("edit-menu")).to_be_hidden()
    tree(kropki).focus()
    kropki.press("Home", "ArrowRight")
    assert kropki.answer()["ply"] == 1
    with kropki.change():
        kropki.press("Delete")
    assert kropki.answer()["branches"] == [] and kropki.answer()["ply"] == 0
    kropki.press("Control+z")
    kropki.reload()
    assert kropki.answer()["plies"] > FORK


def test_nodes_restored_by_undo_are_in_the_record_at_once(
    open_page: Callable[..., Page], site: str, game: Game
) -> None:
    """Replayed after a reload, the request would find nothing to bring back."""
    page = open_page(storage_state=visitor_with(game, site, recordShown=True, editing=True))
    page.add_init_script("""
        const wait = setTimeout;
        setTimeout = (then, pause, ...rest) => (pause === 1500 ? 0 : wait(then, pause, ...rest));
    """)
    kropki = Kropki(page).open()
    tree(kropki).focus()
    with kropki.change():
        kropki.press("Delete")
    assert page.evaluate("kropki.state().since.length") == 1
    with kropki.change():
        kropki.press("Control+z")
    kropki.until("!kropki.state().since.length")
    assert kropki.reload().answer()["plies"] > FORK


def test_played_dots_grow_the_tree(kropki: Kropki, game: Game) -> None:
    kropki.click((0, 9), (1, 9))
    play(game, (0, 9), (1, 9))
    assert kropki.answer() == told(game)
    expect(kropki.part("tree")).to_have_attribute("aria-label", "Move tree. Move 10, Blue b10")
    assert is_near(kropki, 9, 0, "ink-0") and is_near(kropki, 10, 0, "ink-1", dx=4)
    kropki.part("walk-back").click()
    kropki.click((2, 9))
    kropki.answer()
    assert is_near(kropki, 10, 1, "ink-1", dx=4)
    kropki.start_new("10×10")
    expect(kropki.part("tree")).to_have_attribute("aria-label", "Move tree. Start")
    assert not is_near(kropki, 1, 0, "ink-0")


@pytest.mark.parametrize(
    "media",
    [{"color_scheme": "dark"}, pytest.param({"forced_colors": "active"}, marks=pytest.mark.slow)],
)
def test_it_is_drawn_in_every_scheme(kropki: Kropki, media: dict[str, str]) -> None:
    before = kropki.inks()["ink-0"]
    kropki.page.emulate_media(**media)  # type: ignore[arg-type]
    kropki.page.wait_for_timeout(100)
    assert kropki.inks()["ink-0"] != before
    assert is_near(kropki, 1, 0, "ink-0") and is_near(kropki, FORK + 1, 2, "ink-0")


def test_a_tree_of_thousands_of_nodes(open_page: Callable[..., Page], site: str) -> None:
    game = Game(39, 32)
    random = Random(1)
    play_randomly(game, random, 600)
    while len(game.nodes) < 5000:
        game.go_to(game.nodes[random.randrange(len(game.nodes))])
        play_randomly(game, random, random.randrange(1, 30))
    game.go_to(list(game.root.walk())[300])
    kropki = Kropki(open_page(storage_state=visitor_with(game, site, recordShown=True, editing=True))).open()
    tree(kropki).focus()
    with kropki.change():
        kropki.press("End")
    deepest = kropki.answer()["ply"]
    assert any(
        is_near(kropki, deepest, lane, "ink-1", dx=4) or is_near(kropki, deepest, lane, "ink-0")
        for lane in range(100)
    )
    with kropki.change():
        kropki.press("PageUp")
    kropki.press("ArrowRight")
    with kropki.change():
        kropki.press("ArrowDown")
    assert kropki.answer()["ply"] < deepest
