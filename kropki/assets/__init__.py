"""Files that come with the package: the scripts of the board on other pages and in notebooks.

`make build` makes the scripts from `web/viewer`, so a fresh checkout lacks them, and every wheel has them.
"""

from __future__ import annotations

from pathlib import Path

BOARD_SCRIPT = Path(__file__).with_name("board.js")
"""The script that defines `<kropki-board>`: one classic script, which loads nothing."""
WIDGET_SCRIPT = Path(__file__).with_name("widget.js")
"""The module that makes that element a widget of notebooks."""


def board_script() -> str | None:
    """Return the text of the script that defines `<kropki-board>`, or None in a checkout without a build."""
    try:
        return BOARD_SCRIPT.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
