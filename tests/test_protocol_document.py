"""docs/protocol.md names the messages, values, fields, types and codes that there are."""

from typing import get_args

from kropki.board.highlights import KINDS
from kropki.game.navigation import DIRECTIONS
from kropki.game.rules import CUSTOM, OPTIONS
from kropki.protocol import answers, learning, requests, thinking
from kropki.protocol.requests import REQUESTS
from kropki.record import Mode
from kropki.record.annotations import JUDGEMENTS, VERDICTS
from kropki.record.info import FIELDS, NAMES
from tests.support.document import DOCUMENT, quoted, rows, tables
from tests.support.page import SIGNS
from tools.protocol_types import MODULES, Definition, Field, definitions

TYPES = {found.name: found for module in MODULES for found in definitions(module)}
STEPWISE = [thinking.REQUESTS, learning.REQUESTS]
ASKED = [cls.__name__ for requests_by_kind in (REQUESTS, *STEPWISE) for cls in requests_by_kind.values()]
LISTS = (
    "EndReason",
    "Decided",
    "HintReason",
    "Mode",
    "Verdict",
    "Judgement",
    "Purpose",
    "AimKind",
    "ShapeName",
    "LessonAction",
    "StepKind",
)
"""Types that are one of several texts."""
OTHERS = {"OptionValue", "Options", "InfoFields", "RecordData", "Decision"}
"""Types that the document describes in words."""


def fields_of(definition: Definition) -> tuple[Field, ...]:
    inherited = [field for base in definition.bases for field in fields_of(TYPES[base])]
    return (*inherited, *definition.fields)


def named(fields: tuple[Field, ...]) -> list[str]:
    return [field.name + "?" * field.is_optional for field in fields]


def meaning_of(kind: str) -> str:
    [meaning] = [row[2] for row in rows("kind", "fields", "meaning") if quoted(row[0]) == [kind]]
    return meaning


def test_every_request_with_its_fields() -> None:
    documented = {row[0]: quoted(row[1]) for row in rows("kind", "fields", "meaning")}
    assert documented == {f"`{TYPES[name].kind}`": named(TYPES[name].fields) for name in ASKED}
    assert len(rows("kind", "fields", "meaning")) == len(ASKED)


def test_the_defaults_of_a_new_game() -> None:
    new = requests.NewGame()
    assert {new.rules, new.opening} <= set(quoted(DOCUMENT))


def test_requests_are_grouped_by_what_they_do() -> None:
    groups = [
        {quoted(row[0])[0] for row in table.rows}
        for table in tables()
        if table.columns[:2] == ["kind", "fields"]
    ]
    unchanging, openings, moves, offers, steps, edits, thoughts, *learned = groups
    assert unchanging | openings == {kind for kind, request in REQUESTS.items() if not request.changes}
    assert openings == {"new", "restore", "open_game", "open_link"}
    assert [moves, offers, steps, edits] == [
        {kind for kind, request in REQUESTS.items() if issubclass(request, group)}
        for group in (
            requests.MoveRequest,
            requests.OfferRequest,
            requests.StepRequest,
            requests.EditRequest,
        )
    ]
    assert [thoughts, set().union(*learned)] == [set(kinds) for kinds in STEPWISE]


def test_every_answer_with_its_fields_and_types() -> None:
    documented = {
        table.heading: [(quoted(row[0])[0], row[1]) for row in table.rows]
        for table in tables()
        if table.columns == ["field", "type", "meaning"]
    }
    answered = [found for found in TYPES.values() if found.kind and found.name not in ASKED]
    assert documented == {
        found.kind: [(field.name, field.type.replace(" | ", " or ")) for field in found.fields]
        for found in answered
    }
    assert {found.name for found in answered} >= {answer.__name__ for answer in get_args(answers.Answer)}


def test_every_value_with_its_fields() -> None:
    documented = {quoted(row[0])[0]: quoted(row[1]) for row in rows("name", "fields", "meaning")}
    found = {name: sorted(named(fields_of(type_))) for name, type_ in TYPES.items() if not type_.kind}
    assert {name: sorted(fields) for name, fields in documented.items()} == {
        name: fields for name, fields in found.items() if fields
    }
    assert documented["TreeRow"] == named(TYPES["TreeRow"].fields)
    assert {name for name, fields in found.items() if not fields} == {*LISTS, *OTHERS}


def test_the_texts_of_each_type_that_lists_them() -> None:
    documented = {quoted(row[0])[0]: quoted(row[1]) for row in rows("name", "type", "meaning")}
    assert documented == {
        name: [text for text in TYPES[name].alias.replace("'", "").split(" | ") if text] for name in LISTS
    }
    assert (*documented["Verdict"], *documented["Judgement"]) == (*VERDICTS, *JUDGEMENTS)
    assert tuple(documented["Purpose"]) == thinking.PURPOSES


def test_what_a_request_may_name() -> None:
    assert set(quoted(meaning_of("walk"))) == set(DIRECTIONS)
    assert set(quoted(meaning_of("explain"))) == {*KINDS, "highlights"}
    assert set(quoted(meaning_of("export"))) == {"sgf", "position", "text", "svg", "file"}
    assert set(quoted(meaning_of("open_game"))) == {*Mode}
    assert set(quoted(meaning_of("think"))) >= {*thinking.PURPOSES}


def test_what_a_value_may_be() -> None:
    meanings = {quoted(row[0])[0]: row[2] for row in rows("name", "fields", "meaning")}
    assert {option.kind for option in OPTIONS.values()} <= set(quoted(meanings["OptionInfo"]))
    assert {"c", "n", "m", "s", "T", "I", "D", "B", "j"} == SIGNS <= set(quoted(meanings["TreeRow"]))
    assert {*NAMES, *FIELDS} <= set(quoted(DOCUMENT.replace("\n", " ")))
    assert f"`{CUSTOM}`" in DOCUMENT
