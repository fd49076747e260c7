"""Games as HTML that brings the board of the page with it: it needs neither a network nor other files."""

from __future__ import annotations

from base64 import b64encode
from contextlib import suppress
from gzip import compress
from hashlib import sha256
from html import escape
from itertools import pairwise

from kropki.assets import board_script
from kropki.board.grid import COLOURS
from kropki.game.game import Game
from kropki.picture import svg
from kropki.record import UnwritableGame, write_element

_CELL = 28  # all sizes are in CSS pixels
_MIN_WIDTH, _MAX_WIDTH = 320, 760
_AROUND, _COMMENT = 86, 58
"""The height of what is around the board, and of the room for comments."""
_UNPACK = (
    "new Response(new Blob([Uint8Array.from(atob(document.getElementById('script').textContent),"
    "c=>c.charCodeAt())]).stream().pipeThrough(new DecompressionStream('gzip'))).text().then(t=>"
    "document.body.append(Object.assign(document.createElement('script'),{textContent:t})))"
)
"""Runs the script that the page has packed."""
_STYLE = (
    "body,kropki-board{margin:0}kropki-board{--kropki-height:99em}"
    "kropki-board:not(:defined){visibility:hidden}"
)


def write_frame(game: Game, script: str) -> str:
    """Return an `<iframe>` with a board on which readers step through the current line of a game.

    The frame has everything in it. Its policy allows no request and no script but that of the board, and it
    cannot reach the page around it.

    Args:
        game: The game. The board begins at its current node.
        script: The script of the board (`kropki.assets.board_script`).

    Raises:
        UnwritableGame: SGF cannot hold the game (`write_game`).
    """
    twin = game.copy()
    line = twin.node.line()
    for parent, node in pairwise(line):  # boards show the main line
        parent.children.remove(node)
        parent.children.insert(0, node)
    element = write_element(twin, at=game.ply).replace(" ", ' head="players" ', 1)
    scripts = " ".join(_source(each) for each in (_UNPACK, script))
    policy = f"default-src 'none'; script-src {scripts}; style-src 'unsafe-inline'; img-src data: blob:"
    packed = b64encode(compress(script.encode(), mtime=0)).decode()
    document = (
        f'<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
        f'<meta name="color-scheme" content="light dark"><title>Kropki</title><style>{_STYLE}</style>'
        f'{element}<script type="text/plain" id="script">{packed}</script><script>{_UNPACK}</script>'
    )
    grid = game.board.grid
    width = min(max(_CELL * (grid.width + 1), _MIN_WIDTH), _MAX_WIDTH)
    height = round(width * (grid.height + 1) / (grid.width + 1)) + _AROUND
    height += _COMMENT * any(node.values("C") for node in line)
    return (
        f'<iframe srcdoc="{escape(document)}" sandbox="allow-scripts allow-downloads" width="{width}"'
        f' height="{height}" title="{escape(_title(game))}" style="border: 0; max-width: 100%"></iframe>'
    )


def write_still(game: Game) -> str:
    """Return the HTML of a picture of the current position and of the moves that led to it."""
    last = game.last_dot
    picture = svg(game.board, last=last.point if last else None, title=_title(game), settled=game.settled)
    moves = " ".join(f"{number}. {game.move_name(move)}" for number, move in enumerate(game.moves_made, 1))
    return f"<figure>{picture}<figcaption>{escape(_title(game))}<br>{escape(moves)}</figcaption></figure>"


def show(game: Game) -> str:
    """Return a game as HTML: a frame, or a picture if SGF cannot hold it or this checkout is not built."""
    script = board_script()
    if script:
        with suppress(UnwritableGame):
            return write_frame(game, script)
    return write_still(game)


def _title(game: Game) -> str:
    names = (name.strip() or COLOURS[player] for player, name in enumerate(game.names))
    return f"Kropki: {' – '.join(names)}"


def _source(text: str) -> str:
    """Return what allows an inline script in a policy."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
