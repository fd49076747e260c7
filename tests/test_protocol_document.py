"""docs/protocol.md is up to date, and names what a request may say and what there is."""

from kropki.board.highlights import KINDS
from kropki.game.navigation import DIRECTIONS
from kropki.game.rules import CUSTOM, OPTIONS
from kropki.protocol import requests, thinking
from kropki.protocol.requests import REQUESTS
from kropki.record import Mode
from kropki.record.annotations import JUDGEMENTS, VERDICTS
from kropki.record.info import FIELDS, NAMES
from tests.support.document import DOCUMENT, quoted, rows
from tests.support.page import SIGNS
from tools.protocol_document import all_tables, document


def meaning_of(name: str, columns: tuple[str, str, str]) -> str:
    [meaning] = [row[2] for row in rows(*columns) if quoted(row[0]) == [name]]
    return meaning


def asked(kind: str) -> set[str]:
    """Return what is in backticks in the meaning of a request."""
    return {*quoted(meaning_of(kind, ("kind", "fields", "meaning")))}


def test_the_tables_are_up_to_date() -> None:
    assert document(DOCUMENT) == DOCUMENT, "run `make protocol`"


def test_all_tables_are_in_the_document() -> None:
    assert [name for name, text in all_tables().items() if text.rstrip() not in DOCUMENT] == []


def test_the_defaults_of_a_new_game() -> None:
    new = requests.NewGame()
    assert {new.rules, new.opening} <= set(quoted(DOCUMENT))


def test_only_requests_of_the_first_tables_leave_the_game() -> None:
    groups = (requests.MoveRequest, requests.OfferRequest, requests.StepRequest, requests.EditRequest)
    changes = {kind for kind, request in REQUESTS.items() if request.changes}
    assert changes == {kind for kind, request in REQUESTS.items() if issubclass(request, groups)}


def test_what_a_request_may_name() -> None:
    assert asked("walk") - {"to"} == set(DIRECTIONS)
    assert asked("explain") == {*KINDS, "highlights"}
    assert asked("export") == {"sgf", "position", "text", "svg", "file"}
    assert asked("open_game") == {*Mode}
    assert asked("think") >= {*thinking.PURPOSES}


def test_what_a_value_may_be() -> None:
    columns = ("name", "fields", "meaning")
    assert {option.kind for option in OPTIONS.values()} <= set(quoted(meaning_of("OptionInfo", columns)))
    assert (
        {"c", "n", "m", "s", "T", "I", "D", "B", "j"} == SIGNS <= set(quoted(meaning_of("TreeRow", columns)))
    )
    texts = {quoted(row[0])[0]: tuple(quoted(row[1])) for row in rows("name", "type", "meaning")}
    assert texts["Verdict"] + texts["Judgement"] == (*VERDICTS, *JUDGEMENTS)
    assert texts["Purpose"] == thinking.PURPOSES
    assert {*NAMES, *FIELDS} <= set(quoted(DOCUMENT.replace("\n", " ")))
    assert f"`{CUSTOM}`" in DOCUMENT
