"""Files that come with the package: the script of the board on other pages.

`make build` makes the script from `web/viewer`, so a fresh checkout lacks it, and every wheel has it.
"""

from __future__ import annotations

from pathlib import Path

BOARD_SCRIPT = Path(__file__).with_name("board.js")
"""The script that defines `<kropki-board>`: one classic script, which loads nothing."""


def board_script() -> str | None:
    """Return the text of the script that defines `<kropki-board>`, or None in a checkout without a build."""
    try:
        return BOARD_SCRIPT.read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
