"""Annotations of nodes (comments, names, markup and verdicts), which are in their notes.

Their names and meanings are those of [sgf-ff4] ("Markup Properties", "Node Annotation Properties", "Move
Annotation Properties").
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from kropki.board.grid import Grid
from kropki.errors import InvalidAnnotation, OffBoard
from kropki.game.tree import Node, Note
from kropki.record.notes import set_note
from kropki.sgf import escape, simple_text, split_compose, text

POINT_MARKS = ("TR", "SQ", "CR", "MA", "SL", "DD")
"""Markup of points: triangle, square, circle, cross, selected, dimmed."""
LINE_MARKS = ("AR", "LN")
"""Markup from one point to another: arrows and lines."""
LABELS = "LB"
"""Markup of points with a text."""
VERDICTS = ("TE", "IT", "DO", "BM")
"""Verdicts on a move: good, interesting, doubtful, bad."""
JUDGEMENTS = ("GB", "GW", "DM", "UC")
"""Judgements of a position: good for player 0, good for player 1, even, unclear."""
_EMPHASIS = "1"
_VERDICT_SIGNS = dict(zip(VERDICTS, "TIDB", strict=True))
_MARKS = {*POINT_MARKS, *LINE_MARKS, LABELS}
MAX_POINTS = 10_000
"""Points of one kind of markup that are read: more than the largest board has."""
MAX_LABEL = 20
"""Characters of a label. Longer ones in files are kept, but shown cut."""
MAX_COMMENT = 20_000
"""Characters of a comment that are shown. Longer ones are kept."""
MAX_LABELS = 3_000
"""Labels of a node that are shown: more than the largest board has points. Others in files are kept."""
MAX_LINES = 1_000
"""Lines, and arrows, of a node that are shown. Others in files are kept."""

_LONG = 100_000

Marks = dict[str, Any]
"""The markup of a node by name. The `POINT_MARKS` have a text of letter pairs, the `LINE_MARKS` a list of
pairs of points, and `LB` a list of pairs of a point and its text."""


def marks(node: Node, grid: Grid) -> Marks:
    """Return the markup that a node shows.

    It is that of the node itself, and the points dimmed at an earlier node, because DD is inherited. Points
    outside the board are ignored. Long labels are cut.
    """
    found: Marks = {}
    for name in POINT_MARKS:
        if points := _points(_dimming(node) if name == "DD" else node.values(name), grid):
            found[name] = "".join(points)
    for name in LINE_MARKS:
        if lines := [*islice(_lines(node.values(name), grid), MAX_LINES)]:
            found[name] = [[*line] for line in lines]
    if labels := [*islice(_labels(node.values(LABELS), grid), MAX_LABELS)]:
        found[LABELS] = [[point, label] for point, label, _ in labels]
    return found


def with_marks(notes: Sequence[Note], node: Node, wanted: Mapping[str, object], grid: Grid) -> list[Note]:
    """Return notes with another markup.

    Args:
        notes: The notes.
        node: The node that they are for, which may inherit dimmed points.
        wanted: All markup that the node shows.
        grid: The grid of the board.

    Raises:
        InvalidAnnotation: Not a valid markup on this board.
    """
    trial = Node(notes=list(notes), parent=node.parent)
    for name in wanted:
        if name not in _MARKS:
            raise InvalidAnnotation(f"{name[:10]!r} is not a markup; there are {', '.join(sorted(_MARKS))}")
    for name in POINT_MARKS:
        points = _checked_points(wanted.get(name, ""), name, grid)
        if name == "DD":
            set_note(trial, name, [])
            if {*points} == {*_points(_dimming(trial), grid)}:
                continue
            set_note(trial, name, points or [""])
        else:
            set_note(trial, name, points)
    for name in LINE_MARKS:
        pairs = _checked_pairs(wanted.get(name, []), name, grid, points=2)
        lines = [*_lines(trial.values(name), grid)]
        if pairs != lines[:MAX_LINES]:
            set_note(trial, name, [f"{a}:{b}" for a, b in pairs + lines[MAX_LINES:]])
    labels = _checked_pairs(wanted.get(LABELS, []), LABELS, grid, points=1)
    known = [*_labels(trial.values(LABELS), grid)]
    if labels != [(point, label) for point, label, _ in known[:MAX_LABELS]]:
        whole = {(point, label): value for point, label, value in known}
        values = [whole.get(pair) or f"{pair[0]}:{escape(pair[1], composed=True)}" for pair in labels]
        set_note(trial, LABELS, values + [value for *_, value in known[MAX_LABELS:]])
    return trial.notes


def comment_of(node: Node) -> str:
    """Return the comment on a node, "" if there is none."""
    return "\n".join((text if len(value) < _LONG else _long_text)(value) for value in node.values("C"))


@lru_cache(maxsize=2)
def _long_text(raw: str) -> str:
    """Return what a long raw value means: each answer about its node asks for it."""
    return text(raw)


def set_comment(node: Node, comment: str) -> None:
    """Replace the comment on a node; "" removes it."""
    set_note(node, "C", [escape(comment)] if comment else [])


def with_comment(node: Node, comment: str) -> list[Note]:
    """Return a node's notes with another comment on its own line, unless the comment already contains it."""
    old = comment_of(node)
    trial = Node(notes=[*node.notes])
    if comment not in old:
        set_comment(trial, "\n".join(filter(None, [old, comment])))
    return trial.notes


def verdict(node: Node) -> str:
    """Return the verdict on a node's move, one of `VERDICTS`, or ""."""
    return _first(node, VERDICTS)


def judgement(node: Node) -> str:
    """Return the judgement of a node's position, one of `JUDGEMENTS`, or ""."""
    return _first(node, JUDGEMENTS)


def name(node: Node) -> str:
    """Return the name of a node (N), or ""."""
    return simple_text("".join(node.values("N")[:1]))


def with_annotations(
    node: Node,
    grid: Grid,
    *,
    comment: str | None = None,
    name: str | None = None,
    marks: Mapping[str, object] | None = None,
    verdict: str | None = None,
    judgement: str | None = None,
) -> list[Note]:
    """Return a node's notes with other annotations. None leaves one as it is, and an empty one removes it.

    Args:
        node: The node.
        grid: The grid of the board.
        comment: The comment.
        name: The name.
        marks: All markup that the node shows.
        verdict: One of `VERDICTS`.
        judgement: One of `JUDGEMENTS`.

    Raises:
        InvalidAnnotation: The markup, the verdict or the judgement is invalid.
    """
    trial = Node(notes=list(node.notes))
    if comment is not None and comment != comment_of(trial):
        set_comment(trial, comment)
    if name is not None:
        set_note(trial, "N", [escape(name)] if name else [])
    for kinds, wanted in ((VERDICTS, verdict), (JUDGEMENTS, judgement)):
        if wanted is None or wanted == _first(trial, kinds):
            continue
        if wanted and wanted not in kinds:
            raise InvalidAnnotation(f"{wanted[:10]!r} is not one of {', '.join(kinds)}")
        for kind in kinds:
            set_note(trial, kind, [])
        if wanted:
            set_note(trial, wanted, [_EMPHASIS if wanted in ("TE", "BM") or kinds is JUDGEMENTS else ""])
    return trial.notes if marks is None else with_marks(trial.notes, node, marks, grid)


def signs(node: Node) -> str:
    """Return which annotations a node has, a letter for each.

    `c` is a comment, `n` a name, `m` markup, `s` a set-up, `T`, `I`, `D` and `B` a verdict, `j` a judgement.
    """
    if not node.notes:
        return "s" if node.setup else ""
    found = [letter for letter, words in (("c", comment_of(node)), ("n", name(node))) if words]
    if any(note.name in _MARKS for note in node.notes):
        found.append("m")
    if node.setup:
        found.append("s")
    if kind := verdict(node):
        found.append(_VERDICT_SIGNS[kind])
    if judgement(node):
        found.append("j")
    return "".join(found)


def _first(node: Node, kinds: Sequence[str]) -> str:
    names = {note.name for note in node.notes}
    return next((kind for kind in kinds if kind in names), "")


def _dimming(node: Node) -> list[str]:
    """Return the values of the DD that applies to a node: its own, or that of the nearest node before it."""
    here: Node | None = node
    while here:
        if here.notes and (values := here.values("DD")):
            return values
        here = here.parent
    return []


def _is_on(letters: str, grid: Grid) -> bool:
    try:
        grid.from_letters(letters)
    except OffBoard:
        return False
    return True


def _points(values: Sequence[str], grid: Grid) -> list[str]:
    """Return the points of a compressed list, each once ([sgf-ff4] "Compressed point lists")."""
    return [*dict.fromkeys(islice(_listed(values, grid), MAX_POINTS))]


def _listed(values: Sequence[str], grid: Grid) -> Iterator[str]:
    for value in values:
        corner, other = split_compose(text(value).strip())
        corners = [corner, corner if other is None else other]
        if not all(_is_on(end, grid) for end in corners):
            continue
        columns, rows = zip(*(grid.xy(grid.from_letters(end)) for end in corners), strict=True)
        for y in range(min(rows), max(rows) + 1):
            for x in range(min(columns), max(columns) + 1):
                yield grid.letters(grid.point(x, y))


def _lines(values: Sequence[str], grid: Grid) -> Iterator[tuple[str, str]]:
    """Yield the lines or arrows on the board."""
    return ((a, b) for a, b in map(_pair, values) if _is_on(a, grid) and _is_on(b, grid))


def _labels(values: Sequence[str], grid: Grid) -> Iterator[tuple[str, str, str]]:
    """Yield the point of each label on the board, its text as it is shown, and its value in the file."""
    for value in values:
        point, label = split_compose(value)
        if _is_on(point, grid):
            yield point, simple_text(label or "")[:MAX_LABEL], value


def _pair(value: str) -> tuple[str, str]:
    start, end = split_compose(value)
    return start, end or ""


def _checked_points(letters: object, name: str, grid: Grid) -> list[str]:
    if not isinstance(letters, str):
        raise InvalidAnnotation(f"{name} must be a text of letter pairs")
    points = [letters[i : i + 2] for i in range(0, len(letters), 2)]
    return [_checked_point(point, name, grid) for point in dict.fromkeys(points)]


def _checked_pairs(pairs: object, name: str, grid: Grid, *, points: int) -> list[tuple[str, str]]:
    checked = []
    for pair in pairs if isinstance(pairs, list) else [None]:
        match pair:
            case [str(first), str(second)] if first != second or points == 1:
                _checked_point(first, name, grid)
                if points == 2:
                    _checked_point(second, name, grid)
                elif not 0 < len(second) <= MAX_LABEL:
                    raise InvalidAnnotation(f"a label has 1 to {MAX_LABEL} characters, not {len(second)}")
                checked.append((first, second))
            case _:
                raise InvalidAnnotation(f"{name} must be a list of pairs: {str(pair)[:20]!r} is not a pair")
    return checked


def _checked_point(letters: str, name: str, grid: Grid) -> str:
    if not _is_on(letters, grid):
        raise InvalidAnnotation(f"{name} has {letters[:10]!r}, which is not a point of this board")
    return letters
