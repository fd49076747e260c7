"""An extension of Sphinx: the directive `kropki` shows a board (docs/embedding.md).

Add `"kropki.sphinx"` to `extensions`. In MyST, code blocks of the language `kropki` are directives too.
"""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

import kropki
from kropki.assets import BOARD_SCRIPT
from kropki.errors import KropkiError
from kropki.fences import OPTIONS, write_board

_SCRIPT = "kropki-board.js"
_LOGGER = logging.getLogger(__name__)


class _Board(nodes.General, nodes.Element):
    """A board: HTML, and inside its text, which other formats show."""


class _BoardDirective(SphinxDirective):
    """Shows the game in its content or, with an argument, in a file beside the document."""

    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec: ClassVar[dict[str, Any]] = dict.fromkeys(OPTIONS, directives.unchanged)

    def run(self) -> list[nodes.Node]:
        text = "\n".join(self.content)
        options = {name: value or "" for name, value in self.options.items()}
        shown = nodes.literal_block(text, text, language="text")
        try:
            if self.arguments:
                relative, path = self.env.relfn2path(self.arguments[0])
                self.env.note_dependency(relative)
                text = Path(path).read_text(encoding="utf-8")
                shown = nodes.literal_block(text, text, language="text")
            board = _Board("", shown, html=write_board(text, options))
        except (KropkiError, OSError, UnicodeDecodeError) as error:
            _LOGGER.warning("%s", error, location=self.get_location(), type="kropki")
            return [shown]
        self.set_source_info(board)
        return [board]


def _write_html(writer: Any, board: _Board) -> None:
    writer.body.append(f"<div>{board['html']}</div>\n")
    raise nodes.SkipNode


def _write_text(writer: Any, board: _Board) -> None:
    """Leave it to the text inside."""


def _take_fences(app: Sphinx, config: Config) -> None:
    """Let MyST read code blocks of the language as directives."""
    if "myst_fence_as_directive" in config:
        config.myst_fence_as_directive = {*config.myst_fence_as_directive, "kropki"}


def _add_script(app: Sphinx) -> None:
    """Let all pages load the script that the settings name, or else copy that of the package."""
    if app.builder.format != "html":
        return
    if app.config.kropki_script:
        app.add_js_file(app.config.kropki_script, type="module")
        return
    try:
        folder = Path(app.outdir, "_static")
        folder.mkdir(parents=True, exist_ok=True)
        copyfile(BOARD_SCRIPT, folder / _SCRIPT)
    except FileNotFoundError:
        _LOGGER.warning("kropki/assets has no script of the board: run `make build`, or set kropki_script")


def _load_script(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Let a page with boards load the script of the package. It is large, so other pages do without."""
    if not app.config.kropki_script and doctree and any(True for _ in doctree.findall(_Board)):
        app.add_js_file(_SCRIPT, loading_method="defer")


def setup(app: Sphinx) -> dict[str, Any]:
    """Add the extension to Sphinx."""
    app.add_config_value("kropki_script", "", "html", str)
    text = (_write_text, _write_text)
    app.add_node(_Board, html=(_write_html, None), latex=text, text=text, man=text, texinfo=text)
    app.add_directive("kropki", _BoardDirective)
    app.connect("config-inited", _take_fences)
    app.connect("builder-inited", _add_script)
    app.connect("html-page-context", _load_script)
    return {"version": kropki.__version__, "parallel_read_safe": True, "parallel_write_safe": True}
