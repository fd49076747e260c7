"""The grammar of SGF FF[4]: text to trees of nodes and back. It knows nothing of any game.

    collection = parse("(;FF[4]C[hello];B[aa](;W[bb])(;W[cc]))")
    root = collection.trees[0]
    root.values("FF")                      # ["4"]
    root.children[0].children[1].place()   # (1, 28): line and column
    serialise(collection)                  # the text that was read, to the last character

Values are kept raw, as they stand between the brackets; `text` and `simple_text` give what they mean, and
`escape` makes a raw value of a text. White space between the tokens and junk are kept as well: before each
token stands what was not understood. So what was read is written back unchanged. Faults are mended by adding
the missing bracket, parenthesis or semicolon, and nothing is ever left out: writing gives the text that was
read, with what was missing, and reading that gives the same trees.

Time and memory grow with the length of the text alone, however it is broken and however deep its variations
are. At most `MOST_FAULTS` faults are named.

"FF[4]" with a number is a section of [sgf-ff4], https://www.red-bean.com/sgf/sgf4.html
"""

from __future__ import annotations

import gc
import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError, quoted

MOST_FAULTS = 10_000
"""Faults that are named in one text; one more says that there are others."""

WHITE = " \t\n\r\v\f"
"""White space (FF[4] 2.1)."""


class SgfError(KropkiError):
    """A text that breaks the grammar, read strictly. `diagnostic` is its first fault."""

    code = "sgf/invalid"

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic
        self.code = diagnostic.kind


class Lines:
    """Where the lines of a text begin. LF, CR, CRLF and LFCR each end a line (FF[4] 3.2)."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _starts(self) -> array[int]:
        text = self._text
        for end in ("\n", "\r\n"):
            if text.count("\n") + text.count("\r") == text.count(end) * len(end):
                return array("L", accumulate([len(line) + len(end) for line in text.split(end)]))
        return array("L", (match.end() for match in _LINE_BREAK.finditer(text)))

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of the character with this index."""
        line = bisect_right(self._starts, offset)
        return line + 1, offset + 1 - (self._starts[line - 1] if line else 0)


@dataclass(slots=True)
class Property:
    """A property of a node: its name and its raw values, one at least.

    `name` has only capitals: `AB`, where an old file has `AddBlack`, which is in `written` then. `before` is
    the text before the name, `gaps` the texts before the values, as far as there are any. `offset` is the
    index of the name in the text, -1 if it was not read from one. Two properties are equal if names and
    values are.
    """

    name: str
    values: list[str]
    before: str = field(default="", compare=False, repr=False)
    offset: int = field(default=-1, compare=False, repr=False)
    written: str = field(default="", compare=False, repr=False)
    gaps: list[str] | None = field(default=None, compare=False, repr=False)

    def __str__(self) -> str:
        """The property as it is written."""
        name = self.written or self.name
        if self.gaps is None:
            return f"{self.before}{name}[{']['.join(self.values)}]"
        gaps = self.gaps + [""] * (len(self.values) - len(self.gaps))
        values = (f"{gap}[{value}]" for gap, value in zip(gaps, self.values, strict=False))
        return f"{self.before}{name}{''.join(values)}"

    def set_gap(self, index: int, gap: str) -> None:
        """Set the text before a value."""
        if self.gaps is None:
            self.gaps = []
        self.gaps.extend([""] * (index + 1 - len(self.gaps)))
        self.gaps[index] = gap

    def value_offset(self, index: int) -> int:
        """The index in the text of the first character of a value, while the values are those read."""
        gaps = self.gaps or ()
        lengths = sum(map(len, self.values[:index])) + sum(map(len, gaps[: index + 1]))
        return self.offset + len(self.written or self.name) + lengths + 2 * index + 1


class SgfNode:
    """A node of a tree.

    `properties` are in the order of the file; new ones belong at the end. `before` is the text before the
    node. A node that begins a tree or a variation is `opened` by a parenthesis of its own: then `before` is
    the text before `(`, `inside` that between `(` and `;`, and `after` that before `)`. `offset` is the index
    of its `;` in the text of `lines`, -1 if it was not read from one.
    """

    __slots__ = (
        "after",
        "before",
        "children",
        "inside",
        "lines",
        "offset",
        "opened",
        "parent",
        "properties",
    )

    def __init__(
        self,
        parent: SgfNode | None = None,
        before: str = "",
        offset: int = -1,
        lines: Lines | None = None,
    ) -> None:
        """A node without properties, as the last child of its parent."""
        self.properties: list[Property] = []
        self.children: list[SgfNode] = []
        self.parent = parent
        self.before = before
        self.inside = ""
        self.after = ""
        self.opened = False
        self.offset = offset
        self.lines = lines
        if parent is not None:
            parent.children.append(self)

    def __repr__(self) -> str:
        return f"<Node {self.properties!r}, {len(self.children)} children>"

    def __contains__(self, name: object) -> bool:
        """Whether the node has a property of that name."""
        return any(own.name == name for own in self.properties)

    def get(self, name: str) -> Property | None:
        """The first property of that name."""
        return next((own for own in self.properties if own.name == name), None)

    def values(self, name: str) -> list[str]:
        """The raw values of all properties of that name."""
        return [value for own in self.properties if own.name == name for value in own.values]

    def walk(self) -> Iterator[SgfNode]:
        """This node and all below it, each before its children: the order of the file."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += node.children[::-1]

    def place(self, of: Property | None = None, value: int | None = None) -> tuple[int, int]:
        """Line and column of the node, of a property of it or of one of that property's values, as they were
        read; (0, 0) if they were not."""
        offset = self.offset if of is None else of.offset
        if self.lines is None or offset < 0:
            return 0, 0
        return self.lines.place(offset if of is None or value is None else of.value_offset(value))

    @property
    def line(self) -> int:
        return self.place()[0]

    @property
    def column(self) -> int:
        return self.place()[1]


@dataclass
class Collection:
    """The trees of a text, as their roots, the text after the last, and all faults."""

    trees: list[SgfNode]
    after: str = ""
    diagnostics: list[Diagnostic] = field(default_factory=list)


def parse(text: str, *, strict: bool = False) -> Collection:
    """Read a text.

    Raises `SgfError` at the first fault if `strict`; otherwise all faults are in the collection.
    """
    reader = iter_trees(text, strict=strict)
    collecting = gc.isenabled()
    gc.disable()  # all that is made is kept: looking for garbage in it takes longer than reading
    try:
        return Collection(list(reader), reader.after, reader.diagnostics)
    finally:
        if collecting:
            gc.enable()


def iter_trees(text: str, *, strict: bool = False) -> Reader:
    """Read a text tree by tree."""
    return Reader(text, strict=strict)


def has_tree(text: str) -> bool:
    """Whether there is a tree in a text."""
    return _TREE_START.search(text) is not None


class Span(NamedTuple):
    """Where a tree stands in a text: from the index `start` to `end`. `nodes` counts its semicolons outside
    of values: its nodes, unless one lacks its own."""

    start: int
    end: int
    nodes: int


def serialise(what: SgfNode | Collection) -> str:
    """The text of a tree or a collection.

    Raises `ValueError` if a value is not raw: an unescaped `]` would end it early.
    """
    pieces: list[str] = []
    if isinstance(what, SgfNode):
        _write_tree(what, pieces)
        return "".join(pieces)
    for tree in what.trees:
        _write_tree(tree, pieces)
    return "".join(pieces) + what.after


def text(raw: str) -> str:
    """What a raw value means as Text (FF[4] 3.2): line breaks are LF, escaped ones vanish, other white space
    is spaces."""
    return _UNESCAPE.sub(_unescaped, raw)


def simple_text(raw: str) -> str:
    """What a raw value means as SimpleText (FF[4] 3.3): Text on one line, with spaces for line breaks."""
    return text(raw).replace("\n", " ")


def escape(text: str, *, composed: bool = False) -> str:
    """The raw value of a text, or of one half of a composed value (FF[4] 3.2, "Escaping")."""
    raw = text.replace("\\", "\\\\").replace("]", "\\]")
    return raw.replace(":", "\\:") if composed else raw


def split_compose(raw: str) -> tuple[str, str | None]:
    """Both raw halves of a composed value, around its first colon that is not escaped (FF[4] 3); the whole
    and None if there is none."""
    match = _FIRST_HALF.match(raw)
    return (match[1], raw[match.end() :]) if match else (raw, None)


_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")
_UNESCAPE = re.compile(r"\\(?:\r\n|\n\r|.)?|\r\n|\n\r|[\r\t\v\f]", re.DOTALL)
_FIRST_HALF = re.compile(r"((?:[^\\:]++|\\.)*+):", re.DOTALL)
_RAW = re.compile(r"(?:[^\]\\]++|\\.)*+", re.DOTALL)

_TREE_START = re.compile(r"\([ \t-\r]*+(?:;|[A-Z]{1,2}\[)|;[ \t-\r]*+[A-Z]{1,2}\[")
"""Where a tree may begin; without `(` or `;`, only where a property follows."""

_EMPTY_TREE = re.compile(r"\([ \t-\r]*+\)")

_TOKEN = re.compile(
    r"([^()\[;]*+)(?:(?:;([^()\[;]*+))?\[((?:[^\]\\]++|\\.)*+)(?:\]|\\?\Z)|([();])|\Z)", re.DOTALL
)
"""What is not understood or a name, then a value, or `;`, what is not understood or a name, and a value, or
`(`, `)` or `;` alone. It matches everywhere, so that no character is passed over; the last value may lack
its `]`."""

_BRANCH = re.compile(r"[^()\[]*+(?:\[(?:[^\]\\]++|\\.)*+\][^()\[]*+)*+([()\[]?)", re.DOTALL)
"""All up to a `(` or `)` outside of values, to the `[` of a value that lacks its `]`, or to the end."""

_SEMICOLONS = re.compile(
    r"[^\[]*+(?:\[(?:[^\];\\]++|\\[^;])*+\][^\[]*+)*+(\[(?:[^\]\\]++|\\.)*+)?", re.DOTALL
)
"""All up to a value with a semicolon in it, and that value."""

_ROOT = re.compile(r"\(?[ \t-\r]*+;?[^();\[]*+(?:\[(?:[^\]\\]++|\\.)*+(?:\]|\\?\Z)[^();\[]*+)*+", re.DOTALL)
"""The root of a tree, from where the tree begins."""

_WORD = re.compile(r"\]|[^ \t-\r\]]++")
_LONGEST_KEPT = 16
_NAMES_KEPT = 1_000
"""Names of properties, with the white space around them, are remembered: so many, so long."""


_MESSAGES = {
    Kind.NO_GAME: "there is no game: a game begins with (;",
    Kind.JUNK: "{} is not of a game: it is neither a property nor a value",
    Kind.EMPTY_TREE: "a tree has no node of its own: the smallest tree is (;)",
    Kind.UNOPENED: "{} stands outside all games: ( must open one",
    Kind.UNCLOSED: "the text ends where ) must close the tree of line {}",
    Kind.LATE_NODE: "a node follows a variation, where only variations may: ( must open one",
    Kind.NO_SEMICOLON: "a node begins without its ;",
    Kind.NO_VALUE: "the property {} has no value: at least [] must follow",
    Kind.NO_NAME: "a value has no property: a name must stand before its [",
    Kind.NAME: "{} is no name of a property: names have only capital letters",
    Kind.LOWERCASE: "the name of the property {} has small letters: names have only capitals",
    Kind.DUPLICATE: "the property {} is in this node already: each stands once",
    Kind.UNCLOSED_VALUE: "the text ends in a value: ] must close it",
    Kind.BRACKET: "a ] closes no value: in a text it must be written \\]",
    Kind.TOO_MANY: "there are more than {} faults: the others are not named",
}


def _unescaped(match: re.Match[str]) -> str:
    found = match[0]
    if found[0] != "\\":
        return "\n" if found[0] in "\r\n" else " "
    if found[1:2] in ("\r", "\n"):
        return ""
    return " " if found[1:] and found[1] in WHITE else found[1:]


def _cut(value: str) -> int | None:
    """The length of the text's last value, which lacks its `]`, up to the `)` at its end, None if there are
    none."""
    length = len(value.rstrip(WHITE + ")"))
    if not _RAW.fullmatch(value, 0, length):
        length += 1
    return length if ")" in value[length:] else None


def _write_tree(root: SgfNode, pieces: list[str]) -> None:
    write = pieces.append
    waiting: list[SgfNode | str] = [root]
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            write(node)
            continue
        parent = node.parent
        if node.opened or node is root or (parent is not None and len(parent.children) > 1):
            write(f"{node.before}({node.inside};")
            waiting.append(node.after + ")")
        else:
            write(node.before + ";")
        for own in node.properties:
            for value in own.values:
                if ("]" in value or "\\" in value) and not _RAW.fullmatch(value):
                    raise ValueError(f"{own.name}[{value}] would end early: escape the value")
            write(str(own))
        waiting.extend(reversed(node.children))


class Reader:
    """Reads a text tree by tree: iterating gives the roots.

    `offset` is the index in the text up to which it has been read, `diagnostics` the faults so far, and
    `after`, at the end, the text after the last tree. `skip` passes over a tree instead, and `root_at` and
    `tree_at` come back to it.
    """

    def __init__(self, text: str, *, strict: bool = False) -> None:
        self.text = text
        self.strict = strict
        self.offset = 0
        self.after = ""
        self.diagnostics: list[Diagnostic] = []
        self._lines = Lines(text)
        self._found = False
        self._wrapped = 0  # the ( before trees that open nothing, and whose ) is to come
        self._ended = False
        self._names: dict[str, tuple[str, str, str, str]] = {}

    def __iter__(self) -> Reader:
        return self

    def __next__(self) -> SgfNode:
        """The root of the next tree.

        Raises `SgfError` at the first fault if the reader is strict.
        """
        before = self.offset
        start = self._next_start()
        if start is None:
            raise StopIteration
        root = self._read_tree(start)
        root.before = self.text[before:start]
        return root

    def skip(self) -> Span | None:
        """Where the next tree stands, None behind the last. It is not read: its own faults are not found."""
        start = self._next_start()
        if start is None:
            return None
        self.offset = end = self._tree_end(start)
        nodes = self.text.count(";", start, end)
        for match in _SEMICOLONS.finditer(self.text, start, end):
            if match[1]:
                nodes -= match[1].count(";")
        return Span(start, end, nodes)

    def root_at(self, start: int) -> SgfNode:
        """The root, without what hangs on it, of the tree that begins at the index."""
        match = _ROOT.match(self.text, start)
        assert match
        reader = Reader(match[0])
        reader._lines, reader._names = self._lines, self._names  # whatever lines: its faults are not told
        return reader._read_tree(0)

    def tree_at(self, start: int) -> tuple[SgfNode, list[Diagnostic]]:
        """The root of the tree that begins at the index, and the tree's faults.

        Raises `SgfError` at the first fault if the reader is strict.
        """
        reader = Reader(self.text, strict=self.strict)
        reader._lines, reader._names = self._lines, self._names
        root = reader._read_tree(start)
        return root, reader.diagnostics

    def place(self, offset: int) -> tuple[int, int]:
        """Line and column, both from 1, of the character with this index."""
        return self._lines.place(offset)

    def _next_start(self) -> int | None:
        """Where the next tree begins, None behind the last. What stands before it is checked."""
        start = self.offset
        match = None if self._ended else _TREE_START.search(self.text, start)
        if match is not None:
            self._found = True
            self._check_outside(start, match.start())
            return match.start()
        if not self._ended:
            self._ended = True
            self.offset = len(self.text)
            self.after = self.text[start:]
            self._check_outside(start, self.offset)
        return None

    def _tree_end(self, start: int) -> int:
        """Where the tree ends that begins at the index."""
        text = self.text
        depth = int(text[start] == ";")
        for match in _BRANCH.finditer(text, start):
            mark = match[1]
            if mark == "(":
                depth += 1
            elif mark == ")":
                depth -= 1
                if not depth:
                    return match.end()
            else:
                cut = _cut(text[match.end() :]) if mark else None
                return len(text) if cut is None else self._nth_closing(match.end() + cut, depth)
        return len(text)

    def _nth_closing(self, offset: int, number: int) -> int:
        """The index behind so many `)` from the offset on, or the end of the text."""
        for _ in range(number):
            offset = self.text.find(")", offset) + 1
            if not offset:
                return len(self.text)
        return offset

    def _fault(self, kind: Kind, offset: int, word: object = "") -> None:
        if len(self.diagnostics) > MOST_FAULTS:
            return
        if len(self.diagnostics) == MOST_FAULTS:
            kind, word = Kind.TOO_MANY, MOST_FAULTS
        if isinstance(word, str):
            word = quoted(word)
        diagnostic = Diagnostic(kind, _MESSAGES[kind].format(word), *self._lines.place(offset))
        if self.strict:
            raise SgfError(diagnostic)
        self.diagnostics.append(diagnostic)

    def _check_outside(self, start: int, end: int) -> None:
        """Report what stands outside all trees."""
        for match in _EMPTY_TREE.finditer(self.text, start, end):
            self._fault(Kind.EMPTY_TREE, match.start())
        rest = _EMPTY_TREE.sub(lambda match: " " * len(match[0]), self.text[start:end])
        if start == 0 and rest.startswith("\ufeff"):
            rest = " " + rest[1:]
        closed = len(rest) - len(rest.lstrip(WHITE + ")"))
        at = 0
        while self._wrapped and (there := rest.find(")", at, closed)) >= 0:
            at = there + 1
            self._wrapped -= 1
        word = rest[at:].lstrip(WHITE)
        offset = end - len(word)
        if not self._found:
            self._fault(Kind.NO_GAME, offset)
        elif end < len(self.text) and word and not word.strip(WHITE + "("):
            self._wrapped += word.count("(")
            self._fault(Kind.EMPTY_TREE, offset)
        elif word:
            self._fault(Kind.UNOPENED if word[0] == ")" else Kind.JUNK, offset, word)

    def _check_gap(self, gap: str, offset: int, *, in_node: bool) -> None:
        """Report what stands between two tokens of a tree, from the offset on, if it is not white."""
        if not gap.strip(WHITE):
            return
        for match in _WORD.finditer(gap):
            kind = Kind.JUNK
            if match[0] == "]":
                kind = Kind.BRACKET
            elif in_node and match[0].isascii() and match[0].isalpha():
                kind = Kind.NO_VALUE
            self._fault(kind, offset + match.start(), match[0])

    def _name(self, gap: str, offset: int) -> tuple[str, str, str, str]:
        """What stands before a value, from the offset on: the text before the property's name, the name, the
        name as written if it is written otherwise, and the text after it."""
        core = gap.rstrip(WHITE)
        cut = max(core.rfind(char) for char in WHITE + "]") + 1
        before, name, after = core[:cut], core[cut:], gap[len(core) :]
        self._check_gap(before, offset, in_node=True)
        if not name:
            return before, "", "", after
        if not (name.isascii() and name.isalpha()):
            self._fault(Kind.NAME, offset + cut, name)
        elif not name.isupper():
            self._fault(Kind.LOWERCASE, offset + cut, name)
            capitals = "".join(filter(str.isupper, name))
            return before, capitals or name, name if capitals else "", after
        elif len(gap) < _LONGEST_KEPT and not before.strip(WHITE) and len(self._names) < _NAMES_KEPT:
            self._names[gap] = before, name, "", after
        return before, name, "", after

    def _read_tree(self, start: int) -> SgfNode:
        """The root of the tree that begins at the offset."""
        lines, names = self._lines, self._names
        last: SgfNode | None = None  # the node that is read, or None after ( and )
        branch: SgfNode | None = None  # after ( and ), the node to which variations belong
        opening: str | None = None  # after (, the text before it
        opened: list[SgfNode] = []  # the nodes whose ) is to come, the root first
        own: Property | None = None  # the property that is read
        seen: set[str] = set()  # the names of the properties of the node
        offset = start  # where the token begins

        def begin(before: str, at: int) -> SgfNode:
            """A node after ( or )."""
            nonlocal opening
            if opening is None:
                self._fault(Kind.LATE_NODE, at)
                return SgfNode(branch, before, at, lines)
            node = SgfNode(branch, opening, at, lines)
            node.inside, node.opened, opening = before, True, None
            opened.append(node)
            return node

        if self.text[start] == ";":
            self._fault(Kind.UNOPENED, start, ";")
            opening = ""
        while True:
            for match in _TOKEN.finditer(self.text, offset):
                gap, name_gap, value, mark = match.groups()
                if value is not None:
                    if name_gap is not None:
                        at = offset + len(gap)
                        if gap:
                            self._check_gap(gap, offset, in_node=last is not None)
                        last = begin(gap, at) if last is None else SgfNode(last, gap, at, lines)
                        own = None
                        seen.clear()
                        gap, offset = name_gap, at + 1
                    elif last is None:
                        at = offset + len(gap) - len(gap.lstrip(WHITE))
                        if opening is not None:
                            self._fault(Kind.NO_SEMICOLON, at)
                        last = begin("", at)
                        seen.clear()
                    if own is not None and not gap:
                        own.values.append(value)
                        offset = match.end()
                        continue
                    before, name, written, after = names.get(gap) or self._name(gap, offset)
                    at = offset + len(before)
                    if not name and own is not None:
                        own.set_gap(len(own.values), gap)
                        own.values.append(value)
                        offset = match.end()
                        continue
                    if not name:
                        self._fault(Kind.NO_NAME, at + len(after))
                    elif name in seen:
                        self._fault(Kind.DUPLICATE, at, name)
                    seen.add(name)
                    own = Property(name, [value], before, at, written)
                    last.properties.append(own)
                    if after:
                        own.set_gap(0, after)
                elif mark is None:
                    break
                else:
                    at = offset + len(gap)
                    if gap:
                        self._check_gap(gap, offset, in_node=last is not None)
                    own = None
                    if mark == ";":
                        last = begin(gap, at) if last is None else SgfNode(last, gap, at, lines)
                        seen.clear()
                    else:
                        if opening is not None:
                            self._fault(Kind.EMPTY_TREE, offset - 1)
                            last = begin("", offset)
                        if mark == "(":
                            branch, opening = last or branch, gap
                        else:
                            closed = opened.pop()
                            closed.after = gap
                            branch = closed.parent
                            if not opened:
                                self.offset = match.end()
                                return closed
                        last = None
                offset = match.end()
            cut = None if own is None else self._close_value(own)
            if cut is None:
                break
            own, offset = None, cut
        if opening is not None:
            self._fault(Kind.EMPTY_TREE, offset - 1)
            last = begin("", offset)
        self.offset = len(self.text)
        self._check_gap(gap, offset, in_node=last is not None)
        opened[-1].after = gap
        self._fault(Kind.UNCLOSED, self.offset, lines.place(opened[-1].offset)[0])
        return opened[0]

    def _close_value(self, own: Property) -> int | None:
        """Close the last value of the text if it is open: at its end, or before the `)` at its end. Then the
        index of these is given."""
        value, end = own.values[-1], len(self.text)
        if not self.text.endswith(("[" + value, "[" + value + "\\")):
            return None
        self._fault(Kind.UNCLOSED_VALUE, end)
        if self.text.endswith("[" + value + "\\"):
            own.values[-1] += "\\\\"
            return None
        cut = _cut(value)
        if cut is None:
            return None
        own.values[-1] = value[:cut]
        return end - len(value) + cut
