"""Pictures: valid SVG that shows what is on the board, in the page's colours."""

import re
from collections import Counter
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from kropki.board.board import Board
from kropki.game.game import Game
from kropki.picture import dot_numbers, svg
from tests.support import strategies
from tests.support.strategies import Character

SVG = "{http://www.w3.org/2000/svg}"
INKS = (Path(__file__).parents[1] / "web/styles/ink.css").read_text(encoding="utf-8")

FOUR = """
    .  .  R  .  B  B  .  .
    .  R  B  R  B  .  B  .
    .  .  R1 .  .  B  .  .
    .  Y  G  Y  G  .  G  .
    Y  G  .  Y  .  G  .  .
    .  Y  Y2 .  .  .  .  .
"""


def drawn(picture: str) -> ElementTree.Element:
    """Return the root of a picture, without its own name in ids, classes and styles.

    If it is not XML, or something has not the picture's name, this raises an error.
    """
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    name = root.attrib.pop("class")
    for element in root.iter():
        for key in ("id", "class"):
            if names := element.get(key, "").split():
                assert all(each.startswith(f"{name}-") for each in names)
                element.set(key, " ".join(each.removeprefix(f"{name}-") for each in names))
    style = root.find(f"{SVG}style")
    assert style is not None and style.text
    for selectors in re.findall(r"([^{}]+){", style.text):
        assert selectors[0] == "@" or all(each.startswith(f".{name}") for each in selectors.split(","))
    style.text = style.text.replace(f".{name}-", ".").replace(f".{name} ", "")
    for key, value in root.attrib.items():
        root.set(key, value.replace(f"{name}-", ""))
    for element in root.iter():
        element.set("fill", element.get("fill", "").replace(f"url(#{name}-", "url(#"))
    return root


def shapes(root: ElementTree.Element, player: int, *, dead: bool = False) -> list[ElementTree.Element]:
    """Return the shapes of a player's dots."""
    groups = [group for group in root.iter(f"{SVG}g") if f"dots-{player}" in group.get("class", "").split()]
    chosen = [group for group in groups if ("dead" in group.get("class", "").split()) is dead]
    return [shape for group in chosen for shape in group if shape.tag != f"{SVG}text"]


def texts(root: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def random_board(random: Random) -> Board:
    """Return a board in the middle of a game."""
    width, height, players = random.randint(3, 12), random.randint(3, 12), random.choice([2, 3, 4])
    board = Board(width, height, players)
    plays = strategies.wander(random, width, height, players, Character.draw(random))
    for _, step in zip(range(random.randint(0, 120)), plays, strict=False):
        if board.grid.point(*step.point) in board.legal_points:
            board.play(board.grid.point(*step.point), step.player)
    return board


@pytest.mark.parametrize("seed", range(24))
def test_any_position_is_drawn_completely(seed: int) -> None:
    random = Random(seed)
    board = random_board(random)
    cell = random.choice([6, 11, 17, 24, 40])
    labelled = random.random() < 0.5
    picture = svg(board, cell=cell, coordinates=labelled)
    root = drawn(picture)
    for player in range(board.players):
        alive = [point for point in board.dots(player) if board.is_alive(point)]
        assert len(shapes(root, player)) == len(alive)
        assert len(shapes(root, player, dead=True)) == sum(1 for _ in board.dots(player)) - len(alive)
        if player < 2:
            places = {(int(c.get("cx", "")), int(c.get("cy", ""))) for c in shapes(root, player)}
            assert places == {(x * cell, y * cell) for x, y in map(board.grid.xy, alive)}
    walls = [path.get("d", "") for path in root.iter(f"{SVG}path") if "wall" in path.get("class", "")]
    rings = [[board.grid.xy(point) for point in territory.ring] for territory in board.territories]
    assert walls == ["M" + " ".join(f"{x * cell} {y * cell}" for x, y in ring) + "Z" for ring in rings]
    hatched = Counter(path.get("fill") for path in root.iter(f"{SVG}path") if "url" in path.get("fill", ""))
    assert hatched == Counter(f"url(#hatching-{territory.owner})" for territory in board.territories)
    assert picture == svg(board.copy(), cell=cell, coordinates=labelled)


@pytest.mark.parametrize("seed", range(5))
def test_a_picture_is_self_contained(seed: int) -> None:
    picture = svg(random_board(Random(seed)), last=None)
    root = drawn(picture)
    names = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert names <= {
        *("svg", "title", "desc", "style", "defs", "pattern"),
        *("rect", "path", "circle", "g", "text"),
    }
    ids = {element.get("id") for element in ElementTree.fromstring(picture).iter() if element.get("id")}
    assert set(re.findall(r"url\(#([^)]*)\)", picture)) <= ids
    assert "url(" not in picture.replace("url(#", "")
    assert re.findall("https?://[^\"' ]*", picture) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"\bon\w+=|href|@import|<script", picture)


def test_each_player_has_a_shape_and_a_ring() -> None:
    root = drawn(svg(Board.from_text(FOUR)))
    assert [{shape.tag for shape in shapes(root, player)} for player in range(4)] == [
        {f"{SVG}circle"},
        {f"{SVG}circle"},
        {f"{SVG}path"},
        {f"{SVG}path"},
    ]
    corners = [len((shapes(root, player)[0].get("d") or "").split()) // 2 for player in (2, 3)]
    assert corners == [4, 3]
    ringed = [group for group in root.iter(f"{SVG}g") if "ringed" in group.get("class", "").split()]
    assert {match for group in ringed for match in re.findall(r"dots-\d", group.get("class", ""))} == {
        "dots-1",
        "dots-3",
    }
    assert len(shapes(root, 1, dead=True)) == 1


def test_territories_are_hatched_in_the_owners_direction() -> None:
    plus = ". {0} .\n{0} {1} {0}\n. {0}1 ."
    patterns = set()
    for owner, other in zip("RBGY", "BGYR", strict=True):
        board = Board.from_text(plus.format(owner, other), 4)
        assert len(board.territories) == 1
        [pattern] = drawn(svg(board)).iter(f"{SVG}pattern")
        assert pattern.get("id") == f"hatching-{'RBGY'.index(owner)}"
        patterns.add(pattern[1].get("d"))
    assert len(patterns) == 4


def test_the_colours_are_those_of_the_page() -> None:
    style = drawn(svg(Board(5, 5, 4))).find(f"{SVG}style")
    assert style is not None and style.text
    light, dark = style.text.split("@media (prefers-color-scheme:dark)")
    for name in ("paper", "field", "line", "line-faint", "edge", "pencil", *[f"ink-{i}" for i in range(4)]):
        match = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\)", INKS)
        assert match, name
        assert match[1] in light, name
        assert match[2] in dark, name


def test_coordinates_are_those_of_the_page() -> None:
    board = Board(4, 3)
    assert texts(drawn(svg(board))) == ["a", "b", "c", "d", "1", "2", "3"]
    assert texts(drawn(svg(board, coordinates=False))) == []
    assert board.grid.name(board.grid.point(3, 2)) == "d3"
    wide = texts(drawn(svg(Board(52, 3))))
    assert (wide[25], wide[26], wide[51]) == ("z", "A", "Z")


def test_without_coordinates_it_is_smaller() -> None:
    sizes = [drawn(svg(Board(5, 5), coordinates=labelled)).get("width") for labelled in (True, False)]
    assert sizes == ["153", "137"]


def test_moves_are_numbered_and_the_last_one_is_circled() -> None:
    game = Game(5, 5, opening="empty")
    at = game.board.grid.from_letters
    for letters in ("bb", "dd", "cc"):
        game.play(at(letters))
    game.resign(1)
    numbers = dot_numbers(game.moves)
    assert numbers == {at("bb"): 1, at("dd"): 2, at("cc"): 3}
    numbers[at("ee")] = 9  # there is no dot
    root = drawn(svg(game.board, numbers=numbers, last=at("cc"), coordinates=False))
    assert sorted(texts(root)) == ["1", "2", "3"]
    [circle] = [c for c in root.iter(f"{SVG}circle") if c.get("class") == "last"]
    assert (circle.get("cx"), circle.get("cy")) == ("48", "48")
    [group] = [each for each in root.iter(f"{SVG}g") if circle in list(each)]
    assert group.get("class") == "ink-0"  # the player's own ink
    assert not [c for c in drawn(svg(game.board)).iter(f"{SVG}circle") if c.get("class") == "last"]


def test_a_part_of_a_game_has_the_numbers_of_its_own_moves() -> None:
    game = Game(5, 5, options={"passing": True}, opening="empty")
    at = game.board.grid.from_letters
    for letters in ("bb", "ab", "cc", "ba"):
        game.play(at(letters))
    game.pass_turn()
    for letters in ("cb", "ee", "bc"):  # captures the first dot, which has no number
        game.play(at(letters))
    assert dot_numbers(game.moves, first=4) == {at("ba"): 4, at("cb"): 6, at("ee"): 7, at("bc"): 8}
    assert dot_numbers(game.moves, first=9) == {}
    assert dot_numbers(game.moves[:6], first=5) == {at("cb"): 6}
    root = drawn(svg(game.board, numbers=dot_numbers(game.moves, first=4), coordinates=False))
    assert sorted(texts(root)) == ["4", "6", "7", "8"]
    assert [len(shapes(root, player)) for player in (0, 1)] == [2, 4]
    assert len(shapes(root, 0, dead=True)) == 1


def test_numbers_of_captured_dots_have_the_ink_of_their_player() -> None:
    game = Game(5, 5, opening="empty")
    for letters in ("bb", "ab", "cc", "ba", "ee", "cb", "de", "bc"):
        game.play(game.board.grid.from_letters(letters))
    root = drawn(svg(game.board, numbers=dot_numbers(game.moves), printed=True))
    inks = {text.text: text.get("class") for text in root.iter(f"{SVG}text") if (text.text or "").isdigit()}
    assert inks == {"1": "tint-0"} | dict.fromkeys("2345678")
    style = root.findtext(f"{SVG}style") or ""
    assert ".dead .tint-0{fill:#c93a17}" in style
    assert ".dead circle,.dead path{opacity:.3}" in style  # the digits are not pale


def test_the_description_says_what_a_picture_shows() -> None:
    board = Board.from_text(FOUR)
    root = drawn(svg(board, last=board.grid.point(2, 2)))
    assert root.get("role") == "img"
    words = {element.get("id"): element.text for element in root.iter() if element.get("id")}
    assert root.get("aria-labelledby") == "title desc"
    assert words["title"] == "Kropki"
    assert words["desc"] == (
        "A board of 8 by 6 points. Red: 4 dots on the board, 1 captured."
        " Blue: 6 dots on the board, 0 captured. Green: 5 dots on the board, 0 captured."
        " Yellow: 6 dots on the board, 0 captured. The last dot is on c3."
    )


@pytest.mark.parametrize(
    "title", ["</title><script>alert(1)</script>", "a & b < c", "\"'", "\0\x1b\ud800\udcff\ufffe", "Ola – Ян"]
)
def test_titles_are_escaped(title: str) -> None:
    picture = svg(Board(3, 3), title=title)
    element = drawn(picture.encode("utf-8").decode()).find(f"{SVG}title")
    assert element is not None
    assert element.text == re.sub("[\0\x1b\ud800-\udfff\ufffe]", "\ufffd", title)
    assert "<script" not in picture


def test_a_picture_for_paper_has_no_tints_and_no_dark_colours() -> None:
    picture = svg(Board.from_text(FOUR), printed=True)
    drawn(picture)
    assert "prefers-color-scheme" not in picture
    assert re.findall(r"-(paper|field){fill:(#\w+)}", picture) == [
        ("paper", "#ffffff"),
        ("field", "#ffffff"),
    ]


def test_each_picture_has_a_name_of_its_own() -> None:
    board = Board.from_text(FOUR)
    pictures = [
        svg(board),
        svg(board, title="Another title"),
        svg(board, printed=True),
        svg(board, cell=25),
        svg(board, coordinates=False),
        svg(board, last="c3"),
        svg(board, numbers={"c3": 1}),
        svg(Board(8, 6, 4)),
    ]
    names = [ElementTree.fromstring(picture).get("class") for picture in pictures]
    assert len({*names}) == len(names)
    assert all(re.fullmatch(r"k[0-9a-f]{1,10}", name or "") for name in names)
    assert svg(board.copy()) == pictures[0]
    assert svg(board, last=(2, 2)) == svg(board, last=board.grid.point(2, 2)) == pictures[5]
