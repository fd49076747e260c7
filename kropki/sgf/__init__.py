"""The grammar of SGF FF[4] ([sgf-ff4]): text to trees of nodes and back. This package knows no game.

>>> document = parse("(;FF[4]C[hello];B[aa](;W[bb])(;W[cc]))")
>>> root = document.trees[0]
>>> root.values("FF")
['4']
>>> root.children[0].children[1].place()  # line and column
(1, 31)
>>> serialise(document)  # the text that was parsed, to the last character
'(;FF[4]C[hello];B[aa](;W[bb])(;W[cc]))'

Values are kept as they are written between the brackets. `text` and `simple_text` return what they mean, and
`escape` makes a value of a text. White space between the tokens and junk are kept too, so that a text is
written back unchanged. Broken texts are repaired: a missing bracket, parenthesis or semicolon is added, and
nothing is left out. Writing gives the text with what was missing, and parsing that gives the same trees.

Time and memory grow only with the length of the text, however broken it is and however deep its variations
are.
"""

from kropki.sgf.parser import SgfError, Span, TreeReader, has_game, parse
from kropki.sgf.tree import Document, Lines, Property, SgfNode, serialise
from kropki.sgf.values import WHITE_SPACE, escape, simple_text, split_compose, text

__all__ = [
    "WHITE_SPACE",
    "Document",
    "Lines",
    "Property",
    "SgfError",
    "SgfNode",
    "Span",
    "TreeReader",
    "escape",
    "has_game",
    "parse",
    "serialise",
    "simple_text",
    "split_compose",
    "text",
]
