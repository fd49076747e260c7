"""Writes the protocol's types for the page: `make protocol`.

`web/protocol.d.ts` has a type for each message and value of `kropki.protocol`, and `web/protocol.js` the few
constants that the page needs when it runs. Both are made from the Python sources, so that the page and the
engine cannot disagree.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from kropki.cli.output import write_file
from kropki.game.rules import MAX_NUMBER, OPTIONS
from kropki.protocol import answers, learning, requests, thinking, values
from kropki.protocol.requests import (
    MAX_FILE,
    REQUESTS,
    VERSION,
    EditRequest,
    MoveRequest,
    OfferRequest,
    Request,
    StepRequest,
)
from kropki.record.annotations import MAX_COMMENT
from kropki.record.info import MAX_NAME
from kropki.sgf.charset import CHARSETS

MODULES = (values, requests, answers, thinking, *learning.MODULES)
"""The modules that define the types of the protocol."""
WEB = Path(__file__).parents[1] / "web"
MAX_LINE = 110
HEADER = "// Made from the messages in kropki/protocol by `make protocol`.\n"
ENVELOPES = """\
/** An answer of the engine with its envelope. `id` is null if the request has none. */
type Answered<Kind, Message> = { v: typeof VERSION; id: number | null; state: number; kind: Kind } & Message;

/** The same of the thinking worker, which has no states. */
type Reported<Kind, Message> = { v: typeof VERSION; id: number | null; kind: Kind } & Message;
"""
_NAMES = {
    "bool": "boolean",
    "Data": "string",
    "float": "number",
    "int": "number",
    "object": "unknown",
    "str": "string",
}
"""What simple Python types are in TypeScript."""


class Field(NamedTuple):
    """A field of a message or value, with its type in TypeScript."""

    name: str
    type: str
    is_optional: bool = False


@dataclass(frozen=True)
class Definition:
    """A type of the protocol.

    Attributes:
        name: Its name.
        doc: Its docstring.
        bases: The names of the types it extends.
        fields: Its own fields; none for an alias.
        kind: The kind of a request or answer, else empty.
        alias: The type that an alias stands for, in TypeScript, else empty.
        is_tuple: Whether it is a tuple, and its fields are the items.
    """

    name: str
    doc: str
    bases: tuple[str, ...] = ()
    fields: tuple[Field, ...] = ()
    kind: str = ""
    alias: str = ""
    is_tuple: bool = False


def definitions(module: ModuleType) -> Iterator[Definition]:
    """Yield the types of the protocol that a module defines, and the enumerations it imports."""
    for name, value in vars(module).items():
        if isinstance(value, type) and issubclass(value, StrEnum) and value is not StrEnum:
            yield Definition(name, value.__doc__ or "", alias=" | ".join(map(_quoted, value)))
    statements = ast.parse(inspect.getsource(module)).body
    for statement, following in zip(statements, [*statements[1:], None], strict=True):
        match statement:
            case ast.ClassDef() if _is_type(getattr(module, statement.name)):
                yield _definition(statement)
            case ast.Assign(targets=[ast.Name(name)], value=value) if module is values:
                yield Definition(name, _text(following), alias=_type(value))


def description(definition: Definition) -> str:
    """Return what the docstring of a type says before it goes through the attributes."""
    return definition.doc.partition("Attributes:")[0].rstrip()


def _is_type(cls: type) -> bool:
    """Whether a class is a message, a typed dictionary or a named tuple."""
    return hasattr(cls, "kind") or issubclass(cls, dict | tuple) or hasattr(cls, "__total__")


def _definition(statement: ast.ClassDef) -> Definition:
    names = [base.id for base in statement.bases if isinstance(base, ast.Name)]
    is_partial = any(keyword.arg == "total" for keyword in statement.keywords)
    is_request = any(name.endswith("Request") for name in names)
    kind, fields = "", []
    for item in statement.body:
        match item:
            case ast.Assign(targets=[ast.Name("kind")], value=ast.Constant(str(value))):
                kind = value
            case ast.AnnAssign(target=ast.Name("kind"), value=ast.Constant(str(value))):
                kind = value
            case ast.AnnAssign(target=ast.Name(name), annotation=annotation, value=default):
                match annotation:
                    case ast.Subscript(value=ast.Name("NotRequired"), slice=inner):
                        fields.append(Field(name, _type(inner), True))
                    case _:
                        is_optional = (
                            is_partial or (is_request and default is not None) or _is_left_out(default)
                        )
                        fields.append(Field(name, _type(annotation), is_optional))
    return Definition(
        statement.name,
        ast.get_docstring(statement) or "",
        tuple(
            name for name in names if not name.endswith("Request") and name not in ("TypedDict", "NamedTuple")
        ),
        tuple(fields),
        kind,
        is_tuple="NamedTuple" in names,
    )


def _is_left_out(default: ast.expr | None) -> bool:
    """Return whether a field of an answer has a default that is not sent."""
    return isinstance(default, ast.Call) and any(keyword.arg == "init" for keyword in default.keywords)


def _type(node: ast.expr) -> str:
    """Return a type in TypeScript."""
    match node:
        case ast.Constant(None):
            return "null"
        case ast.Name(name):
            return _NAMES.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name("Literal"), slice=ast.Tuple(choices)):
            return " | ".join(map(_literal, choices))
        case ast.Subscript(value=ast.Name("Literal"), slice=choice):
            return _literal(choice)
        case ast.Subscript(value=ast.Name("list"), slice=item):
            return _list(item)
        case ast.Subscript(value=ast.Name("tuple"), slice=ast.Tuple([item, ast.Constant(value=value)])) if (
            value is ...
        ):
            return _list(item)
        case ast.Subscript(value=ast.Name("tuple"), slice=ast.Tuple(items)):
            return f"[{', '.join(map(_type, items))}]"
        case ast.Subscript(value=ast.Name("dict"), slice=ast.Tuple([_, item])):
            return f"{{ [name: string]: {_type(item)} }}"
    raise ValueError(f"no type in TypeScript for {ast.unparse(node)}")


def _list(item: ast.expr) -> str:
    match item:
        case ast.Subscript(value=ast.Name("tuple")):
            return f"{_type(item)}[]"
    text = _type(item)
    return f"({text})[]" if " | " in text else f"{text}[]"


def _literal(node: ast.expr) -> str:
    return _quoted(str(ast.literal_eval(node)))


def _quoted(text: str) -> str:
    return f"'{text}'"


def _text(node: ast.stmt | None) -> str:
    """Return the text of a docstring after an assignment, if there is one."""
    match node:
        case ast.Expr(ast.Constant(str(text))):
            return inspect.cleandoc(text)
    return ""


def request_kinds(group: type[Request]) -> list[str]:
    """Return the kinds of requests in a group, in the order of the protocol."""
    return [kind for kind, request in REQUESTS.items() if issubclass(request, group)]


def constants() -> dict[str, int | list[str]]:
    """Return the constants that the page needs when it runs, by name."""
    return {
        "VERSION": VERSION,
        "MAX_NAME": MAX_NAME,
        "MAX_COMMENT": MAX_COMMENT,
        "MAX_FILE": MAX_FILE,
        "MAX_NUMBER": MAX_NUMBER,
        "MAX_KEPT": learning.MAX_KEPT,
        "CHARSETS": [*CHARSETS],
        "END_OPTIONS": [name for name, option in OPTIONS.items() if option.topic == "end"],
        "OPENING_OPTIONS": [name for name, option in OPTIONS.items() if option.topic == "opening"],
        "MOVE_KINDS": request_kinds(MoveRequest),
        "STEP_KINDS": request_kinds(StepRequest),
        "EDIT_KINDS": request_kinds(EditRequest),
        "OFFER_KINDS": request_kinds(OfferRequest),
    }


def script() -> str:
    """Return the text of `web/protocol.js`."""
    lines = []
    for name, value in constants().items():
        items = [_quoted(item) for item in value] if isinstance(value, list) else []
        lines.append(
            _wrapped(f"export const {name} = [", items, "];") if items else f"export const {name} = {value};"
        )
    return HEADER + "\n".join(lines) + "\n"


def declarations() -> str:
    """Return the text of `web/protocol.d.ts`."""
    found = {module: [*definitions(module)] for module in MODULES}
    stepwise = {"Thinking": thinking.REQUESTS, "Learning": learning.REQUESTS}
    tasks = {cls.__name__ for kinds in stepwise.values() for cls in kinds.values()}
    answered = [one for one in found[answers] if one.kind]
    failures = [one for one in answered if one.kind == "error"]
    types = [
        _declaration(one, module is requests or one.name in tasks)
        for module, group in found.items()
        for one in group
        if one.kind or one.fields or one.alias
    ]
    unions = [
        _union(
            "Request",
            "A request to the engine, without its envelope.",
            [one.name for one in found[requests] if one.kind],
        ),
        _union("Answer", "An answer of the engine.", [_enveloped("Answered", one) for one in answered]),
    ]
    for name, about, modules in (
        ("Thinking", "", [thinking]),
        ("Learning", " about lessons, puzzles, classes, shapes, solved boards and texts", learning.MODULES),
    ):
        names = [cls.__name__ for cls in stepwise[name].values()]
        reported = [one for module in modules for one in found[module] if one.kind and one.name not in tasks]
        reports = [_enveloped("Reported", one) for one in (*reported, *failures)]
        unions += [
            _union(f"{name}Request", f"A request to the thinking worker{about}.", names),
            _union(f"{name}Answer", f"An answer of the thinking worker{about}.", reports),
        ]
    return "\n".join([HEADER, _constant_types(), *types, ENVELOPES, *unions])


def _constant_types() -> str:
    lines = []
    for name, value in constants().items():
        type_ = "string[]" if isinstance(value, list) else value
        lines.append(f"export const {name}: {type_};")
    return "\n".join(lines) + "\n"


def _enveloped(envelope: str, answer: Definition) -> str:
    return f"{envelope}<{_quoted(answer.kind)}, {answer.name}>"


def _union(name: str, doc: str, names: Iterable[str]) -> str:
    return _comment(doc) + _alias(name, " | ".join(names))


def _declaration(definition: Definition, is_request: bool) -> str:
    name, fields = definition.name, definition.fields
    if definition.alias:
        text = _alias(name, definition.alias)
    elif definition.is_tuple:
        text = (
            _wrapped(f"export type {name} = [", [f"{field.name}: {field.type}" for field in fields], "];")
            + "\n"
        )
    else:
        bases = f" extends {', '.join(definition.bases)}" if definition.bases else ""
        kind = [f"  kind: {_quoted(definition.kind)};"] if is_request else []
        lines = [f"  {field.name}{'?' * field.is_optional}: {field.type};" for field in fields]
        text = "\n".join([f"export interface {name}{bases} {{", *kind, *lines, "}"]) + "\n"
    return _comment(description(definition)) + text


def _alias(name: str, type_: str) -> str:
    line = f"export type {name} = {type_};"
    if len(line) <= MAX_LINE:
        return line + "\n"
    return f"export type {name} =" + "".join(f"\n  | {part}" for part in type_.split(" | ")) + ";\n"


def _wrapped(start: str, items: list[str], end: str) -> str:
    line = start + ", ".join(items) + end
    return line if len(line) <= MAX_LINE else "\n".join([start, *(f"  {item}," for item in items), end])


def _comment(doc: str) -> str:
    lines = inspect.cleandoc(doc).splitlines()
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"]) + "\n"


def main() -> None:
    """Write both files."""
    write_file(WEB / "protocol.d.ts", declarations())
    write_file(WEB / "protocol.js", script())


if __name__ == "__main__":
    main()
