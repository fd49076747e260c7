"""The settings of the documentation's site, which `make docs` writes to build/docs."""

import sys
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.highlighting import lexers

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import kropki  # noqa: E402

project = "Kropki"
release = kropki.__version__
html_title = f"Kropki {release}"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "kropki.sphinx"]
default_role = "literal"  # what docstrings have between backticks
html_theme = "furo"
html_favicon = "../web/icon.svg"
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False

myst_heading_anchors = 3
for name in ("http", "jsx", "mermaid", "svelte"):  # unknown to Pygments, or only a part of what it knows
    lexers[name] = TextLexer()

add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo"]
napoleon_use_ivar = True
napoleon_use_rtype = False
nitpick_ignore_regex = [("py:class", ".*")]  # types in signatures that are no names of the reference
