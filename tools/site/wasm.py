"""Splits a WebAssembly module into the functions that a start calls and those that may be fetched later.

A module is taken apart only as far as that needs (https://webassembly.github.io/spec/core/binary/modules.html).
Each function, type and global keeps its number, and the code of a function its bytes, so no code is decoded.

Both halves have all functions. In each, those of the other half only call that half's, through a table with
all functions by number. Before such a call, the hot half calls the function in the last place of the table
until the cold half is there: it has to load it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from copy import copy
from itertools import groupby
from typing import NamedTuple, TypeVar

PREFIX = "half:"
"""How the names of exports begin that only the halves and who loads them use."""
TABLE = f"{PREFIX}functions"
"""The table with all functions, and last the one that loads the cold half."""
IS_LOADED = f"{PREFIX}loaded"
"""The global that is 1 once the cold half is there."""
CALLED = "called:"
"""How the names of the globals begin that are 1 once a function is called. Its number follows."""

_MAGIC = b"\0asm\1\0\0\0"
_NAMED, _TYPES, _IMPORTS, _FUNCTIONS, _TABLES, _MEMORIES, _GLOBALS, _EXPORTS = range(8)
_ELEMENTS, _CODES, _DATA, _DATA_COUNT, _TAGS = range(9, 14)
_ORDER = (_TYPES, _IMPORTS, _FUNCTIONS, _TABLES, _MEMORIES, _TAGS, _GLOBALS, _EXPORTS, _ELEMENTS, _DATA_COUNT,
          _CODES, _DATA)  # fmt: skip
_FUNCTION, _TABLE, _MEMORY, _GLOBAL, _TAG = range(5)
"""The kinds of imports and exports."""
_UNREACHABLE = b"\0"
_END, _CALL, _CALL_INDIRECT, _RETURN_CALL, _REFERENCE = 0x0B, 0x10, 0x11, 0x12, 0xD2
_GET_LOCAL, _GET_GLOBAL, _SET_GLOBAL, _I32 = 0x20, 0x23, 0x24, 0x41
_IF_ZERO = b"\x45\x04\x40"
_NO_LOCALS = b"\0"
_PROCEDURE = b"\x60\0\0"
"""The type of functions without parameters and results."""
_COUNTER = b"\x7f\1\x41\0\x0b"
"""A global variable of type i32 that begins as 0."""

Item = TypeVar("Item")


class Export(NamedTuple):
    """What a module exports: a kind, and its number among those of this kind."""

    kind: int
    number: int


class Module:
    """A module, taken apart. `bytes` puts it together again.

    Attributes:
        named: The contents of the sections that have a name.
        exports: What the module exports, by name.
        codes: The code of each function that is not imported, and
        function_types: The numbers of their types.
        types, imports, tables, memories, tags, globals, elements, data: The items of the other sections.
        has_data_count: Whether it says how much data it has before its code.

    Raises:
        ValueError: If the data is no module, or has anything that no module of Pyodide's has.
        IndexError: If it ends too early.
    """

    def __init__(self, data: bytes) -> None:
        if not data.startswith(_MAGIC):
            raise ValueError("this is no WebAssembly module of version 1")
        sections: dict[int, bytes] = {}
        self.named: list[bytes] = []
        reader = _Reader(data, len(_MAGIC))
        while reader.at < len(data):
            kind, content = reader.byte(), reader.sized()
            if kind == _NAMED:
                self.named.append(content)
            else:
                sections[kind] = content

        def items(section: int, read: Callable[[_Reader], Item]) -> list[Item]:
            reader = _Reader(sections.pop(section, b"\0"))
            return [read(reader) for _ in range(reader.number())]

        self.types = items(_TYPES, _Reader.type)
        self.imports = items(_IMPORTS, _Reader.imported)
        self.function_types = items(_FUNCTIONS, _Reader.number)
        self.tables = items(_TABLES, _Reader.table)
        self.memories = items(_MEMORIES, _Reader.limits)
        self.tags = items(_TAGS, _Reader.tag)
        self.globals = items(_GLOBALS, _Reader.constant)
        self.exports = dict(items(_EXPORTS, _Reader.export))
        self.elements = items(_ELEMENTS, _Reader.element)
        self.codes = items(_CODES, _Reader.sized)
        self.data = items(_DATA, _Reader.data)
        self.has_data_count = sections.pop(_DATA_COUNT, None) is not None
        if sections:
            raise ValueError(f"no module of Pyodide's has sections of the kinds {sorted(sections)}")

    def __bytes__(self) -> bytes:
        exports = [
            _sized(name.encode()) + bytes([kind]) + _number(number)
            for name, (kind, number) in self.exports.items()
        ]
        sections = {
            _TYPES: self.types,
            _IMPORTS: [item for _, item in self.imports],
            _FUNCTIONS: [_number(type_) for type_ in self.function_types],
            _TABLES: self.tables,
            _MEMORIES: self.memories,
            _TAGS: self.tags,
            _GLOBALS: self.globals,
            _EXPORTS: exports,
            _ELEMENTS: self.elements,
            _CODES: [_sized(code) for code in self.codes],
            _DATA: self.data,
        }
        contents = {kind: _vector(items) for kind, items in sections.items() if items}
        if self.has_data_count:
            contents[_DATA_COUNT] = _number(len(self.data))
        parts = [(_NAMED, content) for content in self.named]
        parts += [(kind, contents[kind]) for kind in _ORDER if kind in contents]
        return _MAGIC + b"".join(bytes([kind]) + _sized(content) for kind, content in parts)

    def imported(self, kind: int) -> int:
        """Return how many things of a kind are imported. They have the first numbers."""
        return sum(each == kind for each, _ in self.imports)

    def import_names(self) -> set[tuple[str, str]]:
        """Return where each import comes from, and its name there."""
        readers = [_Reader(item) for _, item in self.imports]
        return {(reader.sized().decode(), reader.sized().decode()) for reader in readers}


def runs(numbers: Iterable[int]) -> Iterator[range]:
    """Yield the runs of consecutive numbers, in their order."""
    for _, run in groupby(enumerate(sorted({*numbers})), lambda pair: pair[1] - pair[0]):
        first, *others = (number for _, number in run)
        yield range(first, first + 1 + len(others))


def count_calls(data: bytes) -> bytes:
    """Return a module that notes in globals which of its functions are called."""
    module = Module(data)
    first = module.imported(_GLOBAL) + len(module.globals)
    for i, code in enumerate(module.codes):
        reader = _Reader(code)
        reader.locals()
        note = bytes([_I32, 1, _SET_GLOBAL]) + _number(first + i)
        module.codes[i] = code[: reader.at] + note + code[reader.at :]
        module.exports[f"{CALLED}{i}"] = Export(_GLOBAL, first + i)
    module.globals += [_COUNTER] * len(module.codes)
    return bytes(module)


def split(data: bytes, hot: Collection[int], exports: Collection[str]) -> tuple[bytes, bytes]:
    """Split a module into two halves.

    Args:
        data: The module.
        hot: The functions of the first half by number, where the first that is not imported has the number 0.
        exports: The names of what it has to export, if it has them.

    Returns:
        The hot and the cold half. The cold one imports what the whole module imports and, as `hot`, exports
        of the hot half. It puts its functions into the table of both when it is instantiated.

    Raises:
        ValueError: If the data is no module as Pyodide's, or lacks a function in `hot`.
    """
    module = Module(data)
    numbers = set(range(len(module.codes)))
    if missing := set(hot) - numbers:
        raise ValueError(f"the module has no function {min(missing)}, only {len(numbers)} functions")
    module.exports = {name: export for name, export in module.exports.items() if name in exports}
    cold = numbers - set(hot)
    return bytes(_hot_half(module, cold)), bytes(_cold_half(module, cold))


def _hot_half(module: Module, cold: set[int]) -> Module:
    half = copy(module)
    procedure = module.types.index(_PROCEDURE)
    count = len(module.codes)
    is_loaded = module.imported(_GLOBAL) + len(module.globals)
    load = (
        bytes([_GET_GLOBAL]) + _number(is_loaded) + _IF_ZERO + _call(count, procedure, module) + bytes([_END])
    )
    load_first = bytes([_CALL]) + _number(module.imported(_FUNCTION) + count)
    needed = _needed(module, cold)
    half.codes = [
        code if i not in cold else _body(load_first + _call_on(module, i) if i in needed else _UNREACHABLE)
        for i, code in enumerate(module.codes)
    ]
    half.codes.append(_body(load))
    half.function_types = [*module.function_types, procedure]
    half.tables = [*module.tables, _table(module)]
    half.globals = [*module.globals, _COUNTER]
    half.elements = [*module.elements, *_placed(module, set(range(count)) - cold)]
    half.exports = module.exports | {name: export for name, export, _ in _shared(module)}
    half.exports[IS_LOADED] = Export(_GLOBAL, is_loaded)
    return half


def _cold_half(module: Module, cold: set[int]) -> Module:
    half = copy(module)
    half.codes = [code if i in cold else _body(_call_on(module, i)) for i, code in enumerate(module.codes)]
    half.imports = [*module.imports]
    for name, (kind, _), type_ in _shared(module):
        half.imports.append((kind, _sized(b"hot") + _sized(name.encode()) + bytes([kind]) + type_))
    half.globals = module.globals[_variables(module) :]
    half.elements = _placed(module, cold)
    half.tables = half.memories = half.tags = half.data = half.named = []
    half.exports, half.has_data_count = {}, False
    return half


def _shared(module: Module) -> Iterator[tuple[str, Export, bytes]]:
    """Yield what the cold half has of the hot one: names, what they name there, and types."""
    yield f"{PREFIX}memory", Export(_MEMORY, 0), module.memories[0]
    for i, table in enumerate(module.tables):
        yield f"{PREFIX}table{i}", Export(_TABLE, i), table
    yield TABLE, Export(_TABLE, len(module.tables)), _table(module)
    first = module.imported(_GLOBAL)
    for i, variable in enumerate(module.globals[: _variables(module)]):
        yield f"{PREFIX}global{i}", Export(_GLOBAL, first + i), variable[:2]
    for i, tag in enumerate(module.tags):
        yield f"{PREFIX}tag{i}", Export(_TAG, i), tag


def _variables(module: Module) -> int:
    """Return how many globals the halves share. The others are constants: each half has them."""
    return max((i + 1 for i, each in enumerate(module.globals) if each[1]), default=0)


def _table(module: Module) -> bytes:
    """Return the table of both halves."""
    return b"\x70\0" + _number(len(module.codes) + 1)


def _placed(module: Module, functions: Collection[int]) -> list[bytes]:
    """Return the elements that put functions into the table of both halves."""
    table, imported = _number(len(module.tables)), module.imported(_FUNCTION)
    elements = []
    for run in runs(functions):
        place = bytes([_I32]) + _number(run[0], is_signed=True) + bytes([_END])
        functions_ = _vector([_number(imported + number) for number in run])
        elements.append(b"\2" + table + place + b"\0" + functions_)
    return elements


def _call_on(module: Module, function: int) -> bytes:
    """Return code of a function that calls the one with this number in the other half."""
    type_ = module.function_types[function]
    parameters = _Reader(module.types[type_], 1).number()
    given = b"".join(bytes([_GET_LOCAL]) + _number(i) for i in range(parameters))
    return given + _call(function, type_, module)


def _call(place: int, type_: int, module: Module) -> bytes:
    """Return code that calls a function by its place in the table of both halves."""
    return (
        bytes([_I32])
        + _number(place, is_signed=True)
        + bytes([_CALL_INDIRECT])
        + _number(type_)
        + _number(len(module.tables))
    )


def _body(code: bytes) -> bytes:
    return _NO_LOCALS + code + bytes([_END])


def _needed(module: Module, cold: set[int]) -> set[int]:
    """Return the functions that the hot half may call or name, and perhaps some more.

    Every byte is tried as the begin of an instruction: some are not, and what follows is then no function's
    number, which does no harm.
    """
    imported = module.imported(_FUNCTION)
    needed = {number for kind, number in module.exports.values() if kind == _FUNCTION}
    for element in module.elements:
        needed.update(_Reader(element).functions())
    for i, code in enumerate(module.codes):
        if i not in cold:
            padded = code + b"\0"
            needed |= {_Reader(padded, at + 1).number() for at, byte in enumerate(code) if byte in _NAMES}
    return {number - imported for number in needed}


_NAMES = {_CALL, _RETURN_CALL, _REFERENCE}
"""The instructions that name a function."""


_CONTENT = b"content"


def wrap(content: bytes) -> bytes:
    """Return a module that has nothing but this content: hosts compress modules, and browsers unpack them."""
    return _MAGIC + bytes([_NAMED]) + _sized(_sized(_CONTENT) + content)


def unwrap(data: bytes) -> bytes:
    """Return the content of a module that `wrap` has made.

    Raises:
        ValueError: If it is another module.
    """
    [section] = Module(data).named
    return section.removeprefix(_sized(_CONTENT))


class _Reader:
    """Reads the items of a section."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.content = data
        self.at = at

    def byte(self) -> int:
        self.at += 1
        return self.content[self.at - 1]

    def number(self) -> int:
        result = shift = 0
        while True:
            byte = self.byte()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def sized(self) -> bytes:
        size = self.number()
        self.at += size
        if self.at > len(self.content):
            raise IndexError("the module ends too early")
        return self.content[self.at - size : self.at]

    def since(self, start: int) -> bytes:
        return self.content[start : self.at]

    def type(self) -> bytes:
        start = self.at
        self.byte()
        for _ in ("parameters", "results"):
            self.sized()
        return self.since(start)

    def imported(self) -> tuple[int, bytes]:
        start = self.at
        for _ in ("module", "name"):
            self.sized()
        kind = self.byte()
        if kind == _FUNCTION:
            self.number()
        elif kind == _GLOBAL:
            self.at += 2
        else:
            raise ValueError(f"no module of Pyodide's imports anything of kind {kind}")
        return kind, self.since(start)

    def limits(self) -> bytes:
        start = self.at
        for _ in range(1 + (self.byte() & 1)):
            self.number()
        return self.since(start)

    def table(self) -> bytes:
        start = self.at
        self.byte()
        self.limits()
        return self.since(start)

    def tag(self) -> bytes:
        start = self.at
        self.byte()
        self.number()
        return self.since(start)

    def constant(self) -> bytes:
        start = self.at
        self.at += 2
        self.expression()
        return self.since(start)

    def expression(self) -> None:
        """Read a number of type i32, or a global."""
        if self.byte() not in (_I32, _GET_GLOBAL):
            raise ValueError("no module of Pyodide's computes what a global or an address is")
        self.number()
        self.byte()

    def export(self) -> tuple[str, Export]:
        return self.sized().decode(), Export(self.byte(), self.number())

    def element(self) -> bytes:
        start = self.at
        self.functions()
        return self.since(start)

    def functions(self) -> list[int]:
        """Return the functions of an element."""
        if self.number():
            raise ValueError("no module of Pyodide's has elements of other tables than the first")
        self.expression()
        return [self.number() for _ in range(self.number())]

    def data(self) -> bytes:
        start = self.at
        if self.number():
            raise ValueError("all data of Pyodide's modules has its place in the first memory")
        self.expression()
        self.sized()
        return self.since(start)

    def locals(self) -> None:
        for _ in range(self.number()):
            self.number()
            self.byte()


def _number(value: int, *, is_signed: bool = False) -> bytes:
    """Return a number from 0 in the code of the format, LEB128. A signed one needs one bit more."""
    coded = bytearray()
    while value >= (64 if is_signed else 128):
        coded.append(value & 127 | 128)
        value >>= 7
    return bytes([*coded, value])


def _sized(content: bytes) -> bytes:
    return _number(len(content)) + content


def _vector(items: Collection[bytes]) -> bytes:
    return _number(len(items)) + b"".join(items)
