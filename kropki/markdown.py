"""An extension of Python-Markdown: code blocks of the language `kropki` become boards (docs/embedding.md).

Its name is `kropki.markdown`, in `markdown_extensions` of MkDocs as well as in `extensions` of
`markdown.markdown`. Options may follow the language: ```` ```kropki at=12 theme=dark ````.
"""

from __future__ import annotations

import logging
import re

from markdown import Extension, Markdown
from markdown.preprocessors import Preprocessor

from kropki.errors import KropkiError
from kropki.fences import write_board

_FENCE = re.compile(r" {0,3}(`{3,}|~{3,})[ \t]*(.*)")
_LANGUAGE = re.compile(r"\{?[ \t]*\.?kropki(?=[\s}]|$)(.*?)\}?[ \t]*")
_OPTION = re.compile(r"([\w-]+)(?:=(?:\"([^\"]*)\"|'([^']*)'|([^\s}]+)))?")
_BEFORE_CODE_BLOCKS = 27
"""The priority: after line ends are made equal (30), before other extensions read code blocks (25)."""


class KropkiExtension(Extension):
    """Makes boards of code blocks. A block without a game stays as it is, with a warning in the log."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Add the extension to a reader of Markdown."""
        md.preprocessors.register(_Boards(md), "kropki", _BEFORE_CODE_BLOCKS)


def makeExtension(**settings: object) -> KropkiExtension:
    """Return the extension, as Python-Markdown asks for it."""
    return KropkiExtension(**settings)


class _Boards(Preprocessor):
    """Takes the blocks out of a text before Markdown reads it."""

    def run(self, lines: list[str]) -> list[str]:
        """Return the lines with a placeholder for each board."""
        out: list[str] = []
        block: list[str] = []
        fence = language = ""
        for line in lines:
            block.append(line)
            if not fence:
                if opening := _FENCE.fullmatch(line):
                    fence, language = opening[1], opening[2]
                else:
                    out += block
                    block = []
            elif line.strip().startswith(fence) and not line.strip().strip(fence[0]):
                out += self._board(language, block[1:-1]) or block
                block, fence = [], ""
        return out + block

    def _board(self, language: str, lines: list[str]) -> list[str]:
        """Return the placeholder for a board, or nothing if the block is another one or holds no game."""
        named = _LANGUAGE.fullmatch(language)
        if not named:
            return []
        options = {name: next(filter(None, values), "") for name, *values in _OPTION.findall(named[1])}
        try:
            board = write_board("\n".join(lines), options)
        except KropkiError as error:
            logging.getLogger(__name__).warning("a code block of Kropki stays as it is: %s", error)
            return []
        return ["", self.md.htmlStash.store(board), ""]
