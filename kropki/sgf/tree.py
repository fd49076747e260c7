"""Trees of nodes with properties, and how they are written."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate

from kropki.diagnostics import Diagnostic
from kropki.sgf.values import RAW_VALUE

_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")


class Lines:
    """Finds lines and columns in a text. LF, CR, CRLF and LFCR each end a line ([sgf-ff4] 3.2)."""

    def __init__(self, text: str) -> None:
        """Find lines in this text."""
        self._text = text

    @cached_property
    def _starts(self) -> array[int]:
        """The index of the first character of each line but the first."""
        text = self._text
        for end in ("\n", "\r\n"):
            if text.count("\n") + text.count("\r") == text.count(end) * len(end):
                return array("L", accumulate([len(line) + len(end) for line in text.split(end)]))
        return array("L", (match.end() for match in _LINE_BREAK.finditer(text)))

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column, both from 1, of the character with this index."""
        line = bisect_right(self._starts, offset)
        return line + 1, offset + 1 - (self._starts[line - 1] if line else 0)


@dataclass(slots=True)
class Property:
    """A property of a node. Two properties are equal if their names and values are.

    Attributes:
        name: The name in capitals: `AB` where an old file has `AddBlack`.
        values: The raw values, at least one.
        before: The text before the name.
        offset: The index of the name in the text, or -1 if the property was not parsed from one.
        spelling: The name as the file writes it, if that differs from `name`.
        gaps: The texts before the values, up to the last that is not empty.
    """

    name: str
    values: list[str]
    before: str = field(default="", compare=False, repr=False)
    offset: int = field(default=-1, compare=False, repr=False)
    spelling: str = field(default="", compare=False, repr=False)
    gaps: list[str] | None = field(default=None, compare=False, repr=False)

    def __reduce__(self) -> tuple[type[Property], tuple[object, ...]]:
        return type(self), (self.name, self.values, self.before, self.offset, self.spelling, self.gaps)

    def __str__(self) -> str:
        """Return the text of the property."""
        name = self.spelling or self.name
        if self.gaps is None:
            return f"{self.before}{name}[{']['.join(self.values)}]"
        gaps = self.gaps + [""] * (len(self.values) - len(self.gaps))
        values = (f"{gap}[{value}]" for gap, value in zip(gaps, self.values, strict=False))
        return f"{self.before}{name}{''.join(values)}"

    def set_gap(self, index: int, gap: str) -> None:
        """Set the text before the value with this index."""
        if self.gaps is None:
            self.gaps = []
        self.gaps.extend([""] * (index + 1 - len(self.gaps)))
        self.gaps[index] = gap

    def value_offset(self, index: int) -> int:
        """Return the index in the text of a value's first character, as long as no value was changed."""
        gaps = self.gaps or ()
        lengths = sum(map(len, self.values[:index])) + sum(map(len, gaps[: index + 1]))
        return self.offset + len(self.spelling or self.name) + lengths + 2 * index + 1


class SgfNode:
    """A node of a tree.

    Attributes:
        properties: The properties in the order of the file.
        children: The nodes that follow; the first is the main line.
        parent: The node before this one, or None for a root.
        opened: Whether the node has a parenthesis of its own: it begins a tree or a variation.
        before: The text before the node; if it is `opened`, the text before its `(`.
        inside: If the node is `opened`, the text between `(` and `;`.
        after: If the node is `opened`, the text before its `)`.
        offset: The index of its `;` in the text, or -1 if the node was not parsed from one.
        lines: The lines of the text, or None if the node was not parsed from one.
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
        """Make a node without properties, the last child of its parent."""
        self.properties: list[Property] = []
        self.children: list[SgfNode] = []
        self.parent: SgfNode | None = parent
        self.before: str = before
        self.inside: str = ""
        self.after: str = ""
        self.opened: bool = False
        self.offset: int = offset
        self.lines: Lines | None = lines
        if parent is not None:
            parent.children.append(self)

    def __repr__(self) -> str:
        """Return the properties and the number of children."""
        return f"<SgfNode {self.properties!r}, {len(self.children)} children>"

    def __contains__(self, name: object) -> bool:
        """Return whether the node has a property of this name."""
        return any(prop.name == name for prop in self.properties)

    def get(self, name: str) -> Property | None:
        """Return the first property of this name."""
        for prop in self.properties:
            if prop.name == name:
                return prop
        return None

    def values(self, name: str) -> list[str]:
        """Return the raw values of all properties of this name."""
        return [value for prop in self.properties if prop.name == name for value in prop.values]

    def walk(self) -> Iterator[SgfNode]:
        """Yield this node and all below it in the order of the file: each before its children."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += node.children[::-1]

    def place(self, of: Property | None = None, value: int | None = None) -> tuple[int, int]:
        """Return where the node, a property of it or a value of that property is in the text.

        Args:
            of: A property of the node.
            value: The index of a value of that property.

        Returns:
            The line and the column, both from 1, or (0, 0) for what was not parsed from a text.
        """
        offset = self.offset if of is None else of.offset
        if self.lines is None or offset < 0:
            return 0, 0
        return self.lines.place(offset if of is None or value is None else of.value_offset(value))


@dataclass
class Document:
    """A text in SGF.

    Attributes:
        trees: The roots of the trees.
        after: The text after the last tree.
        diagnostics: What is wrong with the text.
    """

    trees: list[SgfNode]
    after: str = ""
    diagnostics: list[Diagnostic] = field(default_factory=list)


def serialise(what: SgfNode | Document) -> str:
    """Return the text of a tree or of a whole document.

    A document that `parse` returned gives the text that was parsed, if nothing was wrong with it. Otherwise
    it gives that text with the brackets, parentheses and semicolons that were missing.

    Raises:
        ValueError: A value is not raw: an unescaped `]` would end it early.
    """
    pieces: list[str] = []
    if isinstance(what, SgfNode):
        _write_tree(what, pieces)
        return "".join(pieces)
    for tree in what.trees:
        _write_tree(tree, pieces)
    return "".join(pieces) + what.after


def _write_tree(root: SgfNode, pieces: list[str]) -> None:
    """Add the texts of a tree to the pieces."""
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
        for prop in node.properties:
            for value in prop.values:
                if ("]" in value or "\\" in value) and not RAW_VALUE.fullmatch(value):
                    raise ValueError(f"{prop.name}[{value}] would end early: escape the value")
            write(str(prop))
        waiting.extend(reversed(node.children))
