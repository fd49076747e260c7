"""The wire format is that of version 0.1.0, byte for byte.

Each line of `tests/samples/0.1.0/protocol.jsonl` is a conversation with that version: a JSON list of
`[request, answer]`. A request that is a string is sent as it is. An answer that adds nothing to the others is
null. English sentences (`message`, `help`), the engine's version and the colours of pictures may change, so
they are blank. What later versions changed on purpose is in `CHANGED` and `ADDED`.
"""

import json
import re
import zlib
from base64 import urlsafe_b64encode
from math import inf
from pathlib import Path
from typing import Any

import pytest

from kropki import __version__
from kropki.game.rules import OPTIONS
from kropki.protocol.session import Session
from kropki.record import link

SAMPLES = (Path(__file__).parent / "samples/0.1.0/protocol.jsonl").read_text(encoding="ascii").splitlines()
BLANK = {"message", "help", "engine"}
CHANGED = {"min_size": 1}
"""Fields of answers, with the value that they have now: boards from 1×1 are allowed since 0.2.0.

Links have a text of their position since 0.2.0.

The welcome lists options that 0.1.0 did not have; positions have those only where they are not as usual.

One conversation is changed in the file itself: since 0.2.0 the header of its .sav file has a fault."""

ADDED = {"charset", "decided"}
"""Fields that answers of version 0.1.0 did not have: since 0.2.0, the charset of a file, and what play can no
longer change."""


def blank(value: Any) -> Any:
    """Return a JSON value without the texts that may change."""
    if isinstance(value, dict):
        return {
            key: "" if key in BLANK and isinstance(item, str) else blank(item) for key, item in value.items()
        }
    if isinstance(value, str) and value.startswith("<svg"):
        return as_drawn_before(re.sub(r"#[0-9a-f]{6}\b", "#", value))
    return [blank(item) for item in value] if isinstance(value, list) else value


def as_drawn_before(picture: str) -> str:
    """Return a picture without what looks different since 0.2.0.

    Its ids and classes begin with a name of its own.
    The circle around the last dot has its player's colour. Captured dots with numbers are paler, and their
    numbers have the player's colour.
    """
    picture = re.sub(r' class="k[\da-f]{10}"', "", picture, count=1)  # the name of the picture
    picture = re.sub(r"\.k[\da-f]{10} text\b", "text", picture)
    picture = re.sub(r"\bk[\da-f]{10}-?", "", picture)
    picture = picture.replace(";stroke-opacity:.6}", "}").replace(".last{stroke:#}", "")
    picture = re.sub(r"\.dead(?: circle,\.dead path)?{opacity:\.\d}", "", picture)
    picture = re.sub(r"\.dead \.tint-\d{fill:#}", "", picture)
    picture = re.sub(r'<text class="tint-\d"', "<text", picture)
    return re.sub(r'<g class="ink-\d">\n(<circle class="last"[^>]*/>)</g>', r"\1", picture)


def without_new_fields(answer: dict[str, Any]) -> dict[str, Any]:
    """Return an answer without the fields and the options that version 0.1.0 did not have."""
    if answer["kind"] == "welcome":
        answer["options"] = [option for option in answer["options"] if OPTIONS[option["name"]].is_first]
        for rules in answer["rules"]:
            rules["options"] = {
                name: value for name, value in rules["options"].items() if OPTIONS[name].is_first
            }
    if answer["kind"] == "link":
        answer["link"] = without_position(answer["link"])
    for rows in {"rows", "grown", "nodes"} & answer.keys():
        answer[rows] = [captured_by(row) for row in answer[rows]]
    if answer.get("reading"):
        del answer["reading"]["right_answers"]
    return {key: item for key, item in answer.items() if key not in ADDED}


def without_position(text: str) -> str:
    """Return a link as before 0.2.0: without the text from which its position is drawn."""
    value = json.loads(link._unpack(text[1:]))
    assert value.pop("position")
    data = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
    packing = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=link._DICTIONARY)
    return "1" + urlsafe_b64encode(packing.compress(data) + packing.flush()).rstrip(b"=").decode()


def captured_by(row: list[Any]) -> list[Any]:
    """Return a row of the tree as before 0.2.0: with the number of dots that a move captures."""
    return [sum(captured for _, captured, _ in item) if isinstance(item, list) else item for item in row]


def updated(answer: dict[str, Any]) -> dict[str, Any]:
    """Return an answer of version 0.1.0 with the values that are right now."""
    return {key: CHANGED.get(key, item) for key, item in answer.items()}


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_a_conversation_goes_as_it_did(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kropki.protocol.current_game.MAX_LOOK_SECONDS", inf)
    session = Session()
    for request, expected in json.loads(SAMPLES[number]):
        answer = session.handle(request if isinstance(request, str) else json.dumps(request))
        answer = answer.replace(f"Kropki:{__version__}", "Kropki:0.1.0")
        assert answer == json.dumps(json.loads(answer))
        if expected is not None:
            known = without_new_fields(json.loads(answer))
            assert json.dumps(blank(known)) == json.dumps(blank(updated(expected)))
