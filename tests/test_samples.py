"""Saved games, links and files that earlier versions wrote open unchanged.

`tests/samples/VERSION/games.json` holds games as that version saved them: `saved` is the JSON of the
browser's storage, `link` the text of a link, `sgf` the file (null if the game cannot be written as SGF);
`board`, `captures` and `ply` are the position that the version showed. `read` is what that version read
from the file: the last position, the diagnostics (without those that are no faults any more), and the SHA-256
of the game saved as JSON.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kropki import Game, read_games
from kropki.record.game_json import from_json, to_json
from kropki.record.link import game_from_link

SAMPLES = {
    f"{file.parent.name}: {sample['name']}": sample
    for file in sorted((Path(__file__).parent / "samples").glob("*/games.json"))
    for sample in json.loads(file.read_text(encoding="utf-8"))
}
FILES = [name for name, sample in SAMPLES.items() if sample["sgf"]]


def position(game: Game) -> dict[str, Any]:
    return {
        "board": str(game.board).splitlines(),
        "captures": list(game.board.captures),
        "ply": game.ply,
    }


def shown(sample: dict[str, Any]) -> dict[str, Any]:
    return {name: sample[name] for name in ("board", "captures", "ply")}


@pytest.mark.parametrize("name", SAMPLES)
def test_a_saved_game_opens_and_is_saved_as_it_was(name: str) -> None:
    sample = SAMPLES[name]
    game = from_json(sample["saved"])
    assert position(game) == shown(sample)
    assert to_json(game) == sample["saved"]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_link_opens_at_its_position(name: str) -> None:
    sample = SAMPLES[name]
    game = game_from_link(sample["link"])
    assert position(game) == shown(sample)
    assert to_json(game) == sample["saved"] | {"numbers": []}


@pytest.mark.parametrize("name", FILES)
def test_a_file_reads_as_it_did(name: str) -> None:
    sample = SAMPLES[name]
    [reading] = read_games(sample["sgf"])
    game = reading.game
    game.go_to_ply(game.plies)
    saved = json.dumps(to_json(game), sort_keys=True).encode()
    assert (
        position(game)
        | {
            "diagnostics": [[str(fault.kind), fault.line, fault.column] for fault in reading.diagnostics],
            "saved": sha256(saved).hexdigest(),
        }
        == sample["read"]
    )
