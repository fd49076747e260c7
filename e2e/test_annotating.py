"""Comments and marks in the record: always kept, and readable on any background."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.pages import Kropki, play, visitor_with
from kropki.game.game import Game

CAPTURE = [(2, 1), (2, 2), (1, 2), (9, 9), (3, 2), (9, 8), (2, 3), (8, 8)]

# The strongest contrast between the pixels of a cell on the layer of signs alone.
CONTRAST = """([x, y]) => {
    const canvas = document.getElementById("signs");
    const { left, top } = canvas.getBoundingClientRect();
    const [a, b] = [kropki.place(0, 0), kropki.place(1, 0)];
    const cell = Math.round((b.x - a.x) * devicePixelRatio);
    const at = kropki.place(x, y);
    const pixel = (length) => Math.round(length * devicePixelRatio - cell / 2);
    const [column, row] = [pixel(at.x - left), pixel(at.y - top)];
    const { data } = canvas.getContext("2d").getImageData(column, row, cell, cell);
    const light = [];
    for (let i = 0; i < data.length; i += 4) {
        const [red, green, blue] = [0, 1, 2].map((channel) => {
            const share = data[i + channel] / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        if (data[i + 3] > 250) light.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    }
    return light.length ? (Math.max(...light) + 0.05) / (Math.min(...light) + 0.05) : 0;
}"""


@pytest.fixture
def kropki(open_page: Callable[..., Page], site: str, request: pytest.FixtureRequest) -> Kropki:
    game = Game(10, 10, opening="empty")
    play(game, *CAPTURE)
    screen = request.node.get_closest_marker("screen")
    storage = visitor_with(game, site, recordShown=True, editing=True, recordView="marks")
    return Kropki(open_page(storage_state=storage, **(screen.kwargs if screen else {}))).open()


def tool(kropki: Kropki, name: str) -> Locator:
    return kropki.part("tools").get_by_role("button", name=name, exact=True)


def marks(kropki: Kropki) -> dict[str, Any]:
    found: dict[str, Any] = kropki.answer()["marks"]
    return found


def test_typed_text_is_kept_whatever_happens_next(kropki: Kropki) -> None:
    comment, name = kropki.part("comment"), kropki.part("node-name")
    comment.fill("First\nand <b>second</b> שלום")
    kropki.part("walk-back").click()
    assert kropki.answer()["comment"] == "" and comment.input_value() == ""
    kropki.part("walk-forward").click()
    assert kropki.answer()["comment"] == "First\nand <b>second</b> שלום"
    expect(comment).to_have_value("First\nand <b>second</b> שלום")

    comment.press("Control+End")
    comment.press("!")
    comment.press("Control+z")
    comment.press("?")
    comment.press("Control+Enter")
    assert kropki.answer()["comment"].endswith("שלום?") and kropki.answer()["ply"] == len(CAPTURE)
    name.fill("The end")
    kropki.click((0, 9))  # plays on
    assert kropki.answer()["ply"] == len(CAPTURE) + 1
    comment.fill("typed, and the page left")
    kropki.reload()
    assert kropki.answer()["comment"] == "typed, and the page left"
    kropki.part("walk-back").click()
    assert kropki.answer()["name"] == "The end"
    kropki.part("edit").click()
    kropki.part("edit-menu").get_by_role("button", name="Delete comment").click()
    assert kropki.answer()["comment"] == "" and comment.input_value() == ""
    kropki.part("tree").focus()
    with kropki.change():
        kropki.press("Control+z")
    assert kropki.answer()["comment"].endswith("שלום?")


def test_a_verdict_and_a_judgement(kropki: Kropki) -> None:
    kropki.page.locator("#verdict").select_option("! good move")
    kropki.page.locator("#judgement").select_option("good for Blue")
    assert (kropki.answer()["verdict"], kropki.answer()["judgement"]) == ("TE", "GW")
    expect(kropki.part("tree")).to_have_attribute("aria-label", "Move tree. Move 8, Blue i9, good")
    kropki.page.locator("#verdict").select_option("")
    assert kropki.answer()["verdict"] == ""


def test_each_tool_adds_and_removes_its_mark(kropki: Kropki) -> None:
    for name, kind in (
        ("Triangle", "TR"),
        ("Square", "SQ"),
        ("Circle", "CR"),
        ("Cross", "MA"),
        ("Selected", "SL"),
    ):
        tool(kropki, name).click()
        kropki.click((5, 5), (9, 9))
        assert marks(kropki) == {kind: "ffjj"}, "one of them at a point"
    kropki.click((5, 5), (9, 9))
    tool(kropki, "Dimmed").click()
    kropki.click((5, 5))
    assert marks(kropki) == {"DD": "ff"}
    kropki.click((5, 5))
    for name in ("Arrow", "Line"):
        tool(kropki, name).click()
        kropki.click((5, 5), (7, 6))
    assert marks(kropki) == {"AR": [["ff", "hg"]], "LN": [["ff", "hg"]]}
    kropki.click((7, 6), (5, 5))
    assert marks(kropki) == {"AR": [["ff", "hg"]]}
    tool(kropki, "Letters").click()
    kropki.click((0, 0), (1, 0), (2, 0), (1, 0), (3, 0))
    tool(kropki, "Numbers").click()
    kropki.click((4, 0), (5, 0))
    tool(kropki, "Text").click()
    expect(kropki.page.get_by_label("Text to write on the board")).to_be_focused()
    kropki.page.keyboard.type("<i>")
    kropki.click((6, 0))
    labels = [["aa", "A"], ["ca", "C"], ["da", "B"], ["ea", "1"], ["fa", "2"], ["ga", "<i>"]]
    assert marks(kropki)["LB"] == labels
    assert kropki.answer()["ply"] == len(CAPTURE), "no dot was put"
    tool(kropki, "Eraser").click()
    kropki.click((6, 0), (7, 6), *((x, 0) for x in range(6)))
    assert marks(kropki) == {}
    tool(kropki, "Eraser").click()
    kropki.click((0, 9))
    assert kropki.answer()["ply"] == len(CAPTURE) + 1


def test_by_keyboard_alone(kropki: Kropki) -> None:
    live = kropki.part("live")
    tool(kropki, "Square").focus()
    kropki.press("Enter")
    expect(kropki.part("status")).to_contain_text("Tap points to mark them")
    kropki.part("board").focus()
    kropki.press("g", *"f6", "Enter", "Enter")
    expect(live).to_contain_text("Marked f6.")
    assert marks(kropki) == {"SQ": "ff"}
    kropki.press("ArrowRight", "ArrowLeft")
    expect(kropki.focused).to_have_accessible_name("f6, free, square")
    kropki.press("Escape")
    expect(tool(kropki, "Square")).to_have_attribute("aria-pressed", "false")
    expect(kropki.part("status")).to_be_empty()
    kropki.press("Enter")
    assert kropki.answer()["ply"] == len(CAPTURE) + 1 and marks(kropki) == {}


def test_marks_wait_for_python_and_survive_a_reload(kropki: Kropki) -> None:
    kropki.reload(ready=False)
    tool(kropki, "Triangle").click()
    kropki.click((5, 5), (6, 5), (7, 5))
    assert marks(kropki) == {"TR": "ffgfhf"}
    kropki.reload()
    assert marks(kropki) == {"TR": "ffgfhf"}
    assert kropki.page.evaluate("kropki.signed().marks") == {"TR": "ffgfhf"}


@pytest.mark.screen(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_by_finger_with_aiming(kropki: Kropki) -> None:
    kropki.resize(300, 500)
    assert kropki.cell < 28
    tool(kropki, "Circle").tap()
    kropki.tap((5, 5))
    assert marks(kropki) == {}
    expect(kropki.part("place")).to_have_text("Mark here")
    kropki.part("place").tap()
    assert marks(kropki) == {"CR": "ff"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_marks_are_readable_on_any_background(kropki: Kropki, scheme: str) -> None:
    """On paper, on a dot of each player, and in a territory."""
    kropki.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    grounds = [(5, 5), (2, 1), (9, 9), (2, 2)]
    for name in ("Triangle", "Square", "Circle", "Cross", "Letters"):
        tool(kropki, name).click()
        kropki.click(*grounds)
        kropki.answer()
        for ground in grounds:
            assert kropki.page.evaluate(CONTRAST, ground) > 4.5, (name, ground)
        if name == "Cross":
            kropki.click(*grounds)


def test_a_label_of_twenty_letters_stays_short_on_the_board(kropki: Kropki) -> None:
    tool(kropki, "Text").click()
    kropki.page.keyboard.type("m" * 30)
    kropki.click((5, 5))
    assert marks(kropki) == {"LB": [["ff", "m" * 20]]}
    assert kropki.page.evaluate(CONTRAST, [5, 5]) > 4.5
    assert kropki.page.evaluate(CONTRAST, [7, 5]) == 0
