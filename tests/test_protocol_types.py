"""The page's types and constants of the protocol are those of the Python messages."""

from tools.protocol_types import WEB, declarations, script

ADVICE = "run `make protocol`"


def test_the_types_are_up_to_date() -> None:
    assert (WEB / "protocol.d.ts").read_text(encoding="utf-8") == declarations(), ADVICE


def test_the_constants_are_up_to_date() -> None:
    assert (WEB / "protocol.js").read_text(encoding="utf-8") == script(), ADVICE
