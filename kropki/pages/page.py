"""Writes pages of games as HTML.

A page loads only files of its own folder, so it works on any host and opened from disk, and a policy in its
head refuses everything else. Without scripts it shows a picture of the last position and the list of moves.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple
from urllib.parse import urljoin

from kropki.board.grid import COLOURS
from kropki.game.game import Game
from kropki.game.moves import Dot
from kropki.pages.card import HEIGHT, WIDTH, card
from kropki.picture import svg
from kropki.record import write_element, write_game
from kropki.record.annotations import comment_of
from kropki.record.info import info

BOARD, STYLES, SEARCH = "board.js", "pages.css", "search.js"
"""The files that all pages of a folder load, in the folder itself."""
PAGE, CARD, PICTURE, RECORD, OEMBED = "index.html", "card.png", "board.svg", "game.sgf", "oembed.json"
"""The files of a game."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "base-uri 'none'; form-action 'none'"
)
_FRAME = (640, 860)
"""The size in pixels of a page in a frame of another site."""
_MAX_DESCRIPTION = 300
_UNSEEN = re.compile("[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff]+")
"""Characters that break a line, turn the direction of what follows, or are none."""
_DETAILS = {
    "EV": "Event",
    "RO": "Round",
    "PC": "Place",
    "DT": "Date",
    "RE": "Result",
    "ON": "Opening",
    "SO": "Source",
    "AN": "Comments by",
    "CP": "Copyright",
}


class Entry(NamedTuple):
    """What an index says about a game.

    Attributes:
        name: The folder of its page.
        players: The players' names, or their colours.
        score: The score, such as `3:1`.
        result: How the game ended; empty if it is not over.
        moves: The number of moves.
        size: The size of the board, such as `20×20`.
        date: The date, as its record says.
        event: The event, as its record says.
    """

    name: str
    players: list[str]
    score: str
    result: str
    moves: int
    size: str
    date: str
    event: str

    @property
    def title(self) -> str:
        """The players."""
        return " – ".join(self.players)

    @property
    def summary(self) -> str:
        """The game in a few words."""
        plural = "" if self.moves == 1 else "s"
        about = f"{self.score} after {self.moves} move{plural} on {self.size} points"
        return f"{about}; {self.result}" if self.result else about

    @property
    def description(self) -> str:
        """The game in a sentence, with its event and its date."""
        parts = [self.summary, self.event, self.date]
        return ", ".join(part for part in parts if part)[:_MAX_DESCRIPTION] + "."


class Place(NamedTuple):
    """Where pages will be.

    Attributes:
        title: The title of the whole folder.
        address: Its public address, with a slash at the end; empty if it is not known.
        has_index: Whether it has an index.
    """

    title: str
    address: str
    has_index: bool


def entry_of(name: str, game: Game) -> Entry:
    """Return what an index says about a game, and go to its end.

    Args:
        name: The folder of its page.
        game: The game.
    """
    game.go_to_ply(game.plies)
    grid, fields = game.board.grid, info(game)
    players = [_plain(player) or COLOURS[number] for number, player in enumerate(game.names)]
    result = ""
    if game.outcome:
        winner, why = game.outcome
        result = f"{'a draw' if winner is None else f'{players[winner]} wins'} ({why.replace('-', ' ')})"
    return Entry(
        name,
        players,
        ":".join(f"{score:g}" for score in game.scores),
        result,
        len(game.moves),
        f"{grid.width}×{grid.height}",
        _plain(fields.get("DT", ""))[:40],
        _plain(fields.get("EV", ""))[:100],
    )


def game_files(entry: Entry, game: Game, place: Place) -> dict[str, str]:
    """Return the text of each file of a game but its card.

    Args:
        entry: What an index says about it.
        game: The game, at its end.
        place: Where the page will be.

    Raises:
        UnwritableGame: SGF cannot hold the game.
    """
    picture = svg(game.board, last=_last(game), title=entry.title, settled=game.settled)
    files = {RECORD: write_game(game), PICTURE: picture}
    files[PAGE] = _page(entry, game, place)
    if place.address:
        files[OEMBED] = _oembed(entry, place)
    return files


def card_of(entry: Entry, game: Game) -> str:
    """Return the picture of a game for previews, as SVG, of its end."""
    return card(game.board, last=_last(game), title=entry.title, settled=game.settled)


def index(entries: Iterable[Entry], place: Place) -> str:
    """Return the page that lists all games, with a search by player where scripts run."""
    listed = [*entries]
    plural = "" if len(listed) == 1 else "s"
    described = f"{len(listed)} game{plural} of Kropki, the game of dots."
    picture = f"{listed[0].name}/{CARD}" if listed else ""
    tags = head(place.title, described, place, "", picture, "website")
    rows = (
        f'<li><a href="{each.name}/{PAGE}">'
        f'<img src="{each.name}/{PICTURE}" alt="" loading="lazy" width="96" height="96">'
        f"<span>{_names(each.players)}</span> <small>{_text(each.summary)}."
        f"{_occasion(each)}</small></a></li>"
        for each in listed
    )
    body = [
        f"<h1>{_text(place.title)}</h1>",
        '<p id="search" hidden><label for="player">Player</label>'
        ' <input id="player" type="search" autocomplete="off">'
        f' <output id="found" for="player">{len(listed)} game{plural}</output></p>',
        '<ul id="games">',
        *rows,
        "</ul>",
    ]
    return _document(tags, f'<script src="{SEARCH}" defer></script>', body)


def _page(entry: Entry, game: Game, place: Place) -> str:
    up = "../" if place.has_index else ""
    path = f"{entry.name}/" if place.has_index else ""
    tags = head(entry.title, entry.description, place, path, f"{path}{CARD}", "article")
    width, height = game.board.grid.width + 1, game.board.grid.height + 1
    picture = f'<img src="{PICTURE}" alt="{_text(entry.title)}" width="{width * 24}" height="{height * 24}">'
    # the text in the element becomes the picture, which readers see where scripts are off
    board = re.sub(r">[^<]*</kropki-board>$", f">{picture}</kropki-board>", write_element(game))
    fields = info(game)
    if entry.result:
        fields.pop("RE", None)  # it says the same in signs
    details = {label: _plain(fields[key]) for key, label in _DETAILS.items() if key in fields}
    remark = fields.get("GC", "")
    body = [
        f'<p><a href="../{PAGE}">{_text(place.title)}</a></p>' if place.has_index else "",
        f"<h1>{_names(entry.players)}</h1>",
        f"<p>{_text(entry.summary)}.</p>",
        board,
        "<dl>",
        *(
            f"<div><dt>{label}</dt><dd><bdi>{_text(value)}</bdi></dd></div>"
            for label, value in details.items()
        ),
        "</dl>",
        *(f'<p dir="auto">{_text(line)}</p>' for line in remark.splitlines() if line.strip()),
        "<details><summary>Moves</summary>",
        "<ol>",
        *_moves(game),
        "</ol>",
        "</details>",
        f'<p><a href="{RECORD}" download>Save as SGF</a></p>',
    ]
    return _document(tags, f'<script src="{up}{BOARD}" defer></script>', body, up)


def _moves(game: Game) -> Iterator[str]:
    """Yield the moves of the main line, with what they capture and the comments on them."""
    game.go_to_ply(0)
    while game.node.next:
        taken = game.redo()
        move = game.node.move
        if move is None:
            continue
        player = COLOURS[move.player] if hasattr(move, "player") else ""
        captured = sum(territory.captured for territory in taken)
        mark = " " if isinstance(move, Dot) or not player else ": "
        text = f"{player}{mark}{game.move_name(move)}" + (f", captures {captured}" if captured else "")
        comment = _plain(comment_of(game.node))
        yield f"<li>{_text(text)}" + (f' <q dir="auto">{_text(comment)}</q>' if comment else "") + "</li>"


def _last(game: Game) -> int | None:
    return next((move.point for move in reversed(game.moves_made) if isinstance(move, Dot)), None)


def head(title: str, described: str, place: Place, path: str, picture: str, kind: str) -> list[str]:
    """Return the tags in the head of a page.

    Args:
        title: The title of the page.
        described: What it is, in a sentence.
        place: Where the pages will be.
        path: The page's folder in it.
        picture: The path of its card there; empty: it has none.
        kind: What it is to Open Graph.
    """
    address = urljoin(place.address, path) if place.address else ""
    shown = title if title == place.title else f"{title} · {place.title}"
    tags = [f"<title>{_text(shown)}</title>", f'<meta name="description" content="{_text(described)}">']
    told = {"og:type": kind, "og:site_name": place.title, "og:title": title, "og:description": described}
    if address:
        tags.append(f'<link rel="canonical" href="{_text(address)}">')
        told["og:url"] = address
        if kind == "article":
            about = f'type="application/json+oembed" href="{_text(urljoin(address, OEMBED))}"'
            tags.append(f'<link rel="alternate" {about} title="{_text(title)}">')
    if picture:
        told |= {
            "og:image": urljoin(place.address, picture) if address else picture.removeprefix(path),
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": f"The last position of {title}" if kind == "article" else "A board of Kropki",
        }
    tags += [f'<meta property="{name}" content="{_text(value)}">' for name, value in told.items()]
    return [*tags, '<meta name="twitter:card" content="summary_large_image">']


def _document(head: list[str], script: str, body: Iterable[str], up: str = "") -> str:
    lines = [
        "<!doctype html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<meta name="color-scheme" content="light dark">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        *head,
        f'<link rel="stylesheet" href="{up}{STYLES}">',
        script,
        "</head>",
        "<body>",
        "<main>",
        *(line for line in body if line),
        "</main>",
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(lines)


def _oembed(entry: Entry, place: Place) -> str:
    """Return the answer of oEmbed about a page: a frame that shows it."""
    address = urljoin(place.address, f"{entry.name}/" if place.has_index else "")
    width, height = _FRAME
    frame = (
        f'<iframe src="{_text(address)}" width="{width}" height="{height}" title="{_text(entry.title)}"'
        ' style="border: 0; max-width: 100%"></iframe>'
    )
    answer = {
        "version": "1.0",
        "type": "rich",
        "title": entry.title,
        "provider_name": place.title,
        "provider_url": place.address,
        "html": frame,
        "width": width,
        "height": height,
        "thumbnail_url": urljoin(address, CARD),
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    return json.dumps(answer, indent=2) + "\n"


def _occasion(entry: Entry) -> str:
    """Return a further line with the event and the date, as far as they are known."""
    event = f"<bdi>{_text(entry.event)}</bdi> " if entry.event else ""
    date = f"<time>{_text(entry.date)}</time>" if entry.date else ""
    return f"<br>{event}{date}" if event or date else ""


def _names(players: Iterable[str]) -> str:
    return " – ".join(f"<bdi>{_text(player)}</bdi>" for player in players)


def _text(text: str) -> str:
    """Return a text for HTML, in an element or in an attribute."""
    return escape(_plain(text))


def _plain(text: str) -> str:
    """Return a text on one line that does not change the direction of others."""
    return " ".join(_UNSEEN.sub(" ", text).split())
