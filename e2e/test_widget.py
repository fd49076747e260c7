"""The widget of notebooks in a page that stands for one. e2e/outside/test_notebooks.py has real notebooks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kropki import Game
from kropki.notebook import GameWidget

NOTEBOOK = """async (script) => {
const listeners = {};
const model = {
    get: (name) => state[name],
    on: (event, listener) => (listeners[event] = listener),
    off: (event) => delete listeners[event],
    send: async (request) => tell(await ask(request)),
};
window.tell = (messages) => {
    for (const message of messages) {
        if ('shown' in message) {
            Object.assign(state, { _shown: message.shown, sgf: message.sgf });
            listeners['change:_shown']?.();
        } else listeners['msg:custom']?.(message);
    }
};
const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
const { default: widget } = await import(address);
widget.render({ model, el: document.body });
}"""


class Notebook:
    """A page with a widget, in place of a notebook."""

    def __init__(self, page: Page, widget: GameWidget, monkeypatch: pytest.MonkeyPatch) -> None:
        self.page = page
        self.widget = widget
        self.messages: list[dict[str, Any]] = []
        monkeypatch.setattr(widget, "send", self.messages.append)
        widget.observe(lambda change: self.messages.append(self.state), "_shown")
        page.expose_function("ask", self.ask)
        page.set_content("<!doctype html><body></body>")
        page.evaluate("([shown, sgf]) => (window.state = { _shown: shown, sgf })", [*self.state.values()])
        page.evaluate(NOTEBOOK, str(widget._esm))

    @property
    def state(self) -> dict[str, Any]:
        return {"shown": self.widget._shown, "sgf": self.widget.sgf}

    @property
    def board(self) -> Locator:
        return self.page.locator("kropki-board")

    def ask(self, request: object) -> list[dict[str, Any]]:
        self.widget._handle_custom_msg(request, [])
        sent, self.messages[:] = [*self.messages], []
        return sent

    def click(self, x: int, y: int) -> None:
        box = self.board.locator("[part~=board]").bounding_box()
        assert box
        cell = box["width"] / (self.widget.game.board.grid.width + 1)
        self.page.mouse.click(box["x"] + cell * (x + 1), box["y"] + cell * (y + 1))

    def expect_move(self, text: str) -> None:
        expect(self.board.locator("output")).to_have_text(text)


@pytest.fixture
def show(open_page: Callable[..., Page], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Notebook]:
    """Show a game of 9×9 without an opening."""

    def show(**options: Any) -> Notebook:
        game = Game(9, 9, opening="empty", names=["Ola", "Jan"])
        return Notebook(open_page(), GameWidget(game, **options), monkeypatch)

    return show


def test_clicks_and_keys_play_dots_and_buttons_step(show: Callable[..., Notebook]) -> None:
    notebook = show()
    notebook.expect_move("0 / 0")
    notebook.click(2, 3)
    notebook.expect_move("1 / 1")
    notebook.board.locator("[part~=board]").focus()
    for key in ("ArrowLeft", "Enter"):
        notebook.page.keyboard.press(key)
    notebook.expect_move("2 / 2")
    assert [notebook.widget.game.move_name(move) for move in notebook.widget.game.moves_made] == ["c4", "d5"]
    notebook.board.get_by_role("button", name="Back one move").click()
    notebook.expect_move("1 / 2")
    notebook.click(8, 8)
    notebook.expect_move("2 / 2")
    assert len(notebook.widget.game.root.children[0].children) == 2


def test_a_refused_dot_is_explained(show: Callable[..., Notebook]) -> None:
    notebook = show()
    notebook.click(2, 3)
    notebook.expect_move("1 / 1")
    notebook.click(2, 3)
    told = notebook.board.locator(".told")
    expect(told).to_have_text("There is already a dot here.")
    notebook.click(2, 4)
    notebook.expect_move("2 / 2")
    expect(told).to_be_hidden()


def test_the_computer_answers(show: Callable[..., Notebook]) -> None:
    notebook = show(level=1)
    notebook.click(2, 3)
    notebook.expect_move("2 / 2")
    expect(notebook.board).to_have_attribute("interactive", "")


def test_a_change_by_python_is_shown(show: Callable[..., Notebook]) -> None:
    notebook = show()
    notebook.widget.play("e5")
    notebook.page.evaluate("messages => tell(messages)", notebook.messages)
    notebook.expect_move("1 / 1")
    grid = notebook.board.get_by_role("grid")
    expect(grid.get_by_role("gridcell", name="e5")).to_have_accessible_name("e5, Ola’s dot")


def test_the_board_follows_the_colour_of_the_notebook(show: Callable[..., Notebook]) -> None:
    notebook = show()
    expect(notebook.board).to_have_attribute("theme", "light")
    notebook.page.evaluate("document.body.style.background = 'oklch(0.2 0 0)'")
    expect(notebook.board).to_have_attribute("theme", "dark")
