"""The parser: from text to trees, whatever is wrong with the text."""

from __future__ import annotations

import gc
import re
from typing import NamedTuple

from kropki.diagnostics import Diagnostic, Kind
from kropki.errors import KropkiError, quoted
from kropki.sgf.tree import Document, Lines, Property, SgfNode
from kropki.sgf.values import RAW_VALUE, WHITE_SPACE

MAX_FAULTS = 10_000
"""Diagnostics of one text; one more says that there are others."""

_TREE_START = re.compile(r"\([ \t-\r]*+(?:;|[A-Z]{1,2}\[)|;[ \t-\r]*+[A-Z]{1,2}\[")
"""Where a tree may begin. Without `(` or without `;` it begins only before a property."""

_PROPERTY = re.compile(r"[A-Za-z]\[|[A-Z][ \t-\r]++\[")
"""The beginning of what may be a property."""

_BARE_TREES = re.compile(r"[ \t-\r]*+\([ \t-\r]*+;[ \t-\r();]*+")
"""Trees in which nothing is said."""

_EMPTY_TREE = re.compile(r"\([ \t-\r]*+\)")

_TOKEN = re.compile(
    r"([^()\[;]*+)(?:(?:;([^()\[;]*+))?\[((?:[^\]\\]++|\\.)*+)(?:\]|\\?\Z)|([();])|\Z)", re.DOTALL
)
"""One of: a gap or name and a value; a gap, `;`, a gap or name and a value; a gap and `(`, `)` or `;`; a gap
and the end. It matches everywhere, so that no character is skipped. The last value may lack its `]`."""

_BRANCH = re.compile(r"[^()\[]*+(?:\[(?:[^\]\\]++|\\.)*+\][^()\[]*+)*+([()\[]?)", re.DOTALL)
"""All up to a `(` or `)` outside values, to the `[` of a value without `]`, or to the end."""

_SEMICOLONS = re.compile(
    r"[^\[]*+(?:\[(?:[^\];\\]++|\\[^;])*+\][^\[]*+)*+(\[(?:[^\]\\]++|\\.)*+)?", re.DOTALL
)
"""All up to a value with a semicolon in it, and that value."""

_ROOT = re.compile(r"\(?[ \t-\r]*+;?[^();\[]*+(?:\[(?:[^\]\\]++|\\.)*+(?:\]|\\?\Z)[^();\[]*+)*+", re.DOTALL)
"""The root of a tree, from where the tree begins."""

_WORD = re.compile(r"\]|[^ \t-\r\]]++")

_MAX_CACHED_LENGTH = 16
_MAX_CACHED_NAMES = 1_000
"""Property names, with the white space around them, are cached: at most so many, and none longer."""

_MESSAGES = {
    Kind.NO_GAME: "there is no game here: a game begins with (;",
    Kind.JUNK: "{} does not belong to a game: it is neither a property nor a value",
    Kind.EMPTY_TREE: "this tree has no node of its own: the smallest tree is (;)",
    Kind.UNOPENED: "{} is outside all games: ( is missing",
    Kind.UNCLOSED: "the record is cut off here: ) is missing for the tree of line {}",
    Kind.LATE_NODE: "only variations can follow a variation: ( is missing before this node",
    Kind.NO_SEMICOLON: "; is missing before this node",
    Kind.NO_VALUE: "the property {} has no value: it needs at least []",
    Kind.NO_NAME: "this value has no property: a name is missing before its [",
    Kind.NAME: "{} is not a property name: names have only capital letters",
    Kind.LOWERCASE: "the property name {} has lower-case letters: names have only capitals",
    Kind.DUPLICATE: "the property {} is already in this node",
    Kind.UNCLOSED_VALUE: "the record is cut off in a value: ] is missing",
    Kind.BRACKET: "this ] closes no value: in a text it is written \\]",
    Kind.TOO_MANY: "there are more than {} faults: no others are reported",
}


class SgfError(KropkiError):
    """A text breaks the grammar, in strict parsing. `diagnostic` says where and how."""

    code: str = "sgf/invalid"

    def __init__(self, diagnostic: Diagnostic) -> None:
        """Make the error of a diagnostic."""
        super().__init__(str(diagnostic))
        self.diagnostic = diagnostic
        self.code = diagnostic.kind


class Span(NamedTuple):
    """Where a tree is in a text.

    Attributes:
        start: The index of its first character.
        end: The index after its last character.
        nodes: The number of its semicolons outside values: of its nodes, if each has its semicolon.
    """

    start: int
    end: int
    nodes: int


def parse(text: str, *, strict: bool = False) -> Document:
    """Parse a text.

    Args:
        text: Any text.
        strict: Whether to refuse a text that breaks the grammar.

    Returns:
        All trees of the text. What is wrong with it is in the `diagnostics`.

    Raises:
        SgfError: At the first fault, if `strict`.
    """
    reader = TreeReader(text, strict=strict)
    was_enabled = gc.isenabled()
    gc.disable()  # nothing becomes garbage here, and looking for it takes longer than parsing
    try:
        return Document(list(reader), reader.after, reader.diagnostics)
    finally:
        if was_enabled:
            gc.enable()


def has_game(text: str, start: int = 0, end: int | None = None) -> bool:
    """Return whether there is a game in a part of a text: a tree with a property, or trees and nothing else.

    People write `(;` in messages too:

    >>> has_game("(;SZ[9])"), has_game("(;)"), has_game("Your turn (; see you")
    (True, True, False)

    Args:
        text: The text.
        start: The index of the part's first character.
        end: The index after its last character; None for the end of the text.
    """
    part = start, len(text) if end is None else end
    if _PROPERTY.search(text, *part):
        return _TREE_START.search(text, *part) is not None
    return _BARE_TREES.fullmatch(text, *part) is not None


class TreeReader:
    """Parses a text tree by tree: an iterator of the roots.

    `skip` finds a tree without parsing it, and `root_at` and `tree_at` parse it later.

    Attributes:
        text: The text.
        strict: Whether to raise `SgfError` at the first fault.
        offset: The index up to which the text has been read.
        after: The text after the last tree, once the end is reached.
        diagnostics: What was wrong so far.
    """

    def __init__(self, text: str, *, strict: bool = False) -> None:
        """Make a reader at the beginning of a text; `strict` is whether any fault is an error."""
        self.text = text
        self.strict = strict
        self.offset: int = 0
        self.after: str = ""
        self.diagnostics: list[Diagnostic] = []
        self._lines = Lines(text)
        self._found = False
        self._wrapped = 0  # the ( before trees that open nothing, whose ) is still to come
        self._ended = False
        self._names: dict[str, tuple[str, str, str, str]] = {}

    def __iter__(self) -> TreeReader:
        """Return the reader itself."""
        return self

    def __next__(self) -> SgfNode:
        """Parse the next tree and return its root.

        Raises:
            SgfError: At the first fault, if the reader is strict.
        """
        before = self.offset
        start = self._next_start()
        if start is None:
            raise StopIteration
        root = self._parse_tree(start)
        root.before = self.text[before:start]
        return root

    def skip(self) -> Span | None:
        """Find the next tree without parsing it; faults in it are not found.

        Returns:
            Where it is, or None after the last tree.

        Raises:
            SgfError: The text before the tree is junk, if the reader is strict.
        """
        start = self._next_start()
        if start is None:
            return None
        self.offset = end = self._tree_end(start)
        nodes = self.text.count(";", start, end)
        if self.text.find("[", start, end) >= 0:
            for match in _SEMICOLONS.finditer(self.text, start, end):
                if match[1]:
                    nodes -= match[1].count(";")
        return Span(start, end, nodes)

    def root_at(self, start: int) -> SgfNode:
        """Return the root of the tree at an index, without the rest of the tree and without its faults."""
        match = _ROOT.match(self.text, start)
        assert match
        if "[" not in match[0]:
            return SgfNode()
        reader = TreeReader(match[0])
        reader._lines, reader._names = self._lines, self._names  # the places are wrong, and never read
        return reader._parse_tree(0)

    def tree_at(self, start: int) -> tuple[SgfNode, list[Diagnostic]]:
        """Parse the tree that begins at an index.

        Returns:
            Its root, and what is wrong with the tree.

        Raises:
            SgfError: At the first fault, if the reader is strict.
        """
        offset, diagnostics = self.offset, self.diagnostics
        found: list[Diagnostic] = []
        self.diagnostics = found
        try:
            return self._parse_tree(start), found
        finally:
            self.offset, self.diagnostics = offset, diagnostics

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column, both from 1, of the character with this index."""
        return self._lines.place(offset)

    def _next_start(self) -> int | None:
        """Return where the next tree begins, None after the last, and report what is before it."""
        start = self.offset
        match = None if self._ended else _TREE_START.search(self.text, start)
        if match is not None:
            self._found = True
            if match.start() > start:
                self._check_outside(start, match.start())
            return match.start()
        if not self._ended:
            self._ended = True
            self.offset = len(self.text)
            self.after = self.text[start:]
            self._check_outside(start, self.offset)
        return None

    def _tree_end(self, start: int) -> int:
        """Return where the tree ends that begins at the index."""
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
                cut = _unclosed_length(text[match.end() :]) if mark else None
                return len(text) if cut is None else self._nth_closing(match.end() + cut, depth)
        return len(text)

    def _nth_closing(self, offset: int, number: int) -> int:
        """Return the index after the nth `)` from the offset on, or the end of the text."""
        for _ in range(number):
            offset = self.text.find(")", offset) + 1
            if not offset:
                return len(self.text)
        return offset

    def _report(self, kind: Kind, offset: int, word: object = "") -> None:
        """Add a diagnostic, with this word in its message.

        Raises:
            SgfError: The reader is strict.
        """
        if len(self.diagnostics) > MAX_FAULTS:
            return
        if len(self.diagnostics) == MAX_FAULTS:
            kind, word = Kind.TOO_MANY, MAX_FAULTS
        if isinstance(word, str):
            word = quoted(word)
        diagnostic = Diagnostic(kind, _MESSAGES[kind].format(word), *self._lines.place(offset))
        if self.strict:
            raise SgfError(diagnostic)
        self.diagnostics.append(diagnostic)

    def _check_outside(self, start: int, end: int) -> None:
        """Report what is outside all trees between two indices."""
        for match in _EMPTY_TREE.finditer(self.text, start, end):
            self._report(Kind.EMPTY_TREE, match.start())
        rest = _EMPTY_TREE.sub(lambda match: " " * len(match[0]), self.text[start:end])
        if start == 0 and rest.startswith("\ufeff"):
            rest = " " + rest[1:]
        closed = len(rest) - len(rest.lstrip(WHITE_SPACE + ")"))
        at = 0
        while self._wrapped and (there := rest.find(")", at, closed)) >= 0:
            at = there + 1
            self._wrapped -= 1
        word = rest[at:].lstrip(WHITE_SPACE)
        offset = end - len(word)
        if not self._found:
            self._report(Kind.NO_GAME, offset)
        elif end < len(self.text) and word and not word.strip(WHITE_SPACE + "("):
            self._wrapped += word.count("(")
            self._report(Kind.EMPTY_TREE, offset)
        elif word:
            self._report(Kind.UNOPENED if word[0] == ")" else Kind.JUNK, offset, word)

    def _check_gap(self, gap: str, offset: int, *, in_node: bool) -> None:
        """Report what is between two tokens of a tree, from the offset on, if it is not white space."""
        if not gap.strip(WHITE_SPACE):
            return
        for match in _WORD.finditer(gap):
            kind = Kind.JUNK
            if match[0] == "]":
                kind = Kind.BRACKET
            elif in_node and match[0].isascii() and match[0].isalpha():
                kind = Kind.NO_VALUE
            self._report(kind, offset + match.start(), match[0])

    def _split_name(self, gap: str, offset: int) -> tuple[str, str, str, str]:
        """Split the text before a value, from the offset on.

        Returns:
            The text before the property's name, the name in capitals, its spelling if that differs, and the
            text after it.
        """
        core = gap.rstrip(WHITE_SPACE)
        cut = max(core.rfind(char) for char in WHITE_SPACE + "]") + 1
        before, name, after = core[:cut], core[cut:], gap[len(core) :]
        self._check_gap(before, offset, in_node=True)
        if not name:
            return before, "", "", after
        if not (name.isascii() and name.isalpha()):
            self._report(Kind.NAME, offset + cut, name)
        elif not name.isupper():
            self._report(Kind.LOWERCASE, offset + cut, name)
            capitals = "".join(filter(str.isupper, name))
            return before, capitals or name, name if capitals else "", after
        elif (
            len(gap) < _MAX_CACHED_LENGTH
            and not before.strip(WHITE_SPACE)
            and len(self._names) < _MAX_CACHED_NAMES
        ):
            self._names[gap] = before, name, "", after
        return before, name, "", after

    def _parse_tree(self, start: int) -> SgfNode:
        """Parse the tree that begins at the index, and return its root.

        One loop over the tokens, without recursion: variations may be nested as deep as the text is long.
        """
        lines, names = self._lines, self._names
        node: SgfNode | None = None  # the node that is open, None after ( and )
        fork: SgfNode | None = None  # after ( and ), the node whose variations they are
        opening: str | None = None  # after (, the text before it
        opened: list[SgfNode] = []  # the nodes whose ) is still to come, the root first
        prop: Property | None = None  # the property that is open
        seen: set[str] = set()  # the names of the node's properties
        offset = start  # where the token begins

        def begin(before: str, at: int) -> SgfNode:
            """Begin a node after ( or )."""
            nonlocal opening
            if opening is None:
                self._report(Kind.LATE_NODE, at)
                return SgfNode(fork, before, at, lines)
            node = SgfNode(fork, opening, at, lines)
            node.inside, node.opened, opening = before, True, None
            opened.append(node)
            return node

        if self.text[start] == ";":
            self._report(Kind.UNOPENED, start, ";")
            opening = ""
        while True:  # twice only if the last value lacks its ] and has ) at its end
            for match in _TOKEN.finditer(self.text, offset):
                gap, name_gap, value, mark = match.groups()
                if value is not None:
                    if name_gap is not None:  # ;NAME[value]
                        at = offset + len(gap)
                        if gap:
                            self._check_gap(gap, offset, in_node=node is not None)
                        node = begin(gap, at) if node is None else SgfNode(node, gap, at, lines)
                        prop = None
                        seen.clear()
                        gap, offset = name_gap, at + 1
                    elif node is None:  # NAME[value] without a node
                        at = offset + len(gap) - len(gap.lstrip(WHITE_SPACE))
                        if opening is not None:
                            self._report(Kind.NO_SEMICOLON, at)
                        node = begin("", at)
                        seen.clear()
                    if prop is not None and not gap:  # one more value
                        prop.values.append(value)
                        offset = match.end()
                        continue
                    before, name, spelling, after = names.get(gap) or self._split_name(gap, offset)
                    at = offset + len(before)
                    if not name and prop is not None:  # one more value after white space or junk
                        prop.set_gap(len(prop.values), gap)
                        prop.values.append(value)
                        offset = match.end()
                        continue
                    if not name:
                        self._report(Kind.NO_NAME, at + len(after))
                    elif name in seen:
                        self._report(Kind.DUPLICATE, at, name)
                    seen.add(name)
                    prop = Property(name, [value], before, at, spelling)
                    node.properties.append(prop)
                    if after:
                        prop.set_gap(0, after)
                elif mark is None:  # the end of the text
                    break
                else:
                    at = offset + len(gap)
                    if gap:
                        self._check_gap(gap, offset, in_node=node is not None)
                    prop = None
                    if mark == ";":
                        node = begin(gap, at) if node is None else SgfNode(node, gap, at, lines)
                        seen.clear()
                    else:
                        if opening is not None:  # (( or ()
                            self._report(Kind.EMPTY_TREE, offset - 1)
                            node = begin("", offset)
                        if mark == "(":
                            fork, opening = node or fork, gap
                        else:
                            closed = opened.pop()
                            closed.after = gap
                            fork = closed.parent
                            if not opened:
                                self.offset = match.end()
                                return closed
                        node = None
                offset = match.end()
            cut = None if prop is None else self._close_value(prop)
            if cut is None:
                break
            prop, offset = None, cut
        if opening is not None:
            self._report(Kind.EMPTY_TREE, offset - 1)
            node = begin("", offset)
        self.offset = len(self.text)
        self._check_gap(gap, offset, in_node=node is not None)
        opened[-1].after = gap
        self._report(Kind.UNCLOSED, self.offset, lines.place(opened[-1].offset)[0])
        return opened[0]

    def _close_value(self, prop: Property) -> int | None:
        """Close the last value of the text if it lacks its `]`: at its end, or before the `)` at its end.

        Returns:
            The index of those `)`, or None if there are none.
        """
        value, end = prop.values[-1], len(self.text)
        if not self.text.endswith(("[" + value, "[" + value + "\\")):
            return None
        self._report(Kind.UNCLOSED_VALUE, end)
        if self.text.endswith("[" + value + "\\"):
            prop.values[-1] += "\\\\"
            return None
        cut = _unclosed_length(value)
        if cut is None:
            return None
        prop.values[-1] = value[:cut]
        return end - len(value) + cut


def _unclosed_length(value: str) -> int | None:
    """Return the length of a value that lacks its `]`, without the `)` at its end; None if there are none."""
    length = len(value.rstrip(WHITE_SPACE + ")"))
    if not RAW_VALUE.fullmatch(value, 0, length):
        length += 1
    return length if ")" in value[length:] else None
