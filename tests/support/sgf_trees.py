"""SGF for tests: random trees, by `random` and by hypothesis, and random broken texts."""

from random import Random

from hypothesis import strategies as st

from kropki.sgf import WHITE_SPACE, Property, SgfNode, escape

NAMES = ("B", "W", "C", "AB", "LB", "KO", "TB", "XY", "MULTIGOGM")
TEXTS = (
    "",
    "aa",
    "jk.abbccb",
    "a:b",
    "two\nlines",
    "tab\t",
    "a]b",
    "back\\slash",
    "\\]",
    "(;B[aa])",
    "ż ó 囲",
    ";",
)
PIECES = (
    "(",
    ")",
    ";",
    "[",
    "]",
    "\\",
    "\n",
    " ",
    "B",
    "[aa]",
    "()",
    "((",
    "x",
    ":",
    "é",
    "\0",
    "(;",
    ";B[cc]",
)
"""Pieces that break a text when they are put into it."""


def random_tree(rng: Random, nodes: int, *, white: bool = True) -> SgfNode:
    """Return a random tree with this many nodes, with white space between its tokens."""

    def gap() -> str:
        return "".join(rng.choices(WHITE_SPACE, k=rng.randint(1, 3))) if white and rng.random() < 0.2 else ""

    made: list[SgfNode] = []
    for _ in range(nodes):
        parent = None if not made else made[-1] if rng.random() < 0.8 else rng.choice(made)
        node = SgfNode(parent, gap())
        node.opened, node.inside, node.after = rng.random() < 0.1, gap(), gap()
        for name in rng.sample(NAMES, rng.randint(0, 3)):
            values = [escape(rng.choice(TEXTS)) for _ in range(rng.choice((1, 1, 1, 2, 5)))]
            own = Property(name, values, gap())
            for index in range(len(values)):
                if between := gap():
                    own.set_gap(index, between)
            node.properties.append(own)
        made.append(node)
    return made[0]


def broken(rng: Random, text: str, times: int) -> str:
    """Return a text in which this many pieces were inserted, removed or doubled."""
    for _ in range(times):
        start = rng.randrange(len(text) + 1)
        end = min(len(text), start + rng.choice((0, 0, 1, 1, 5, 20)))
        text = text[:start] + rng.choice((*PIECES, "", "", text[start:end] * 2)) + text[end:]
    return text


def shape(root: SgfNode) -> list[tuple[int, list[tuple[str, list[str]]]]]:
    """Return the content of a tree: for each node the number of its children and its properties."""
    return [(len(node.children), [(own.name, own.values) for own in node.properties]) for node in root.walk()]


gaps = st.text(WHITE_SPACE, max_size=2)
names = st.text("ABW", min_size=1, max_size=3)
raw_values = st.text().map(escape) | st.sampled_from(TEXTS).map(escape)


@st.composite
def trees(draw: st.DrawFn) -> SgfNode:
    """Draw any tree that obeys the grammar."""
    made: list[SgfNode] = []
    for _ in range(draw(st.integers(1, 8))):
        node = SgfNode(draw(st.sampled_from(made)) if made else None, draw(gaps))
        node.opened, node.inside, node.after = draw(st.booleans()), draw(gaps), draw(gaps)
        for name in draw(st.lists(names, max_size=3, unique=True)):
            own = Property(name, draw(st.lists(raw_values, min_size=1, max_size=3)), draw(gaps))
            own.gaps = draw(st.none() | st.lists(gaps, max_size=len(own.values)))
            node.properties.append(own)
        made.append(node)
    return made[0]
