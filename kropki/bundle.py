"""The scripts that the page starts from, each as one file, and its styles as one: a hundred small files would
keep the board waiting.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

_ENTRIES = ("web/main.js", "web/worker.js", "web/gifworker.js")
_STYLES = "web/styles/page.css"
_VIEWER_STYLES = "web/styles/ink.css"
_VIEWERS = ("web/viewer/embed.js", "web/viewer/kropki-board.js")  # small enough to come as they are


def bundle(root: Path, site: Path) -> None:
    """Give each of these scripts of `site` all that it imports, join the styles of `index.html`, and remove
    what nothing asks for then.

    `root` is the repository, where the runtime is built. Raises CalledProcessError where a module is missing.
    """
    _join_styles(site)
    inside: set[str] = set()
    for entry in _ENTRIES:
        inside |= _bundle(root, entry, site / entry)
    with TemporaryDirectory() as folder:
        outside = {name for viewer in _VIEWERS for name in _bundle(root, viewer, Path(folder, "unused.js"))}
    for name in inside - outside - {*_ENTRIES}:
        if name.startswith("web/"):
            (site / name).unlink()


def _join_styles(site: Path) -> None:
    """Put one style sheet in the place of those that `index.html` names one after another."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    link = '<link rel="stylesheet" href="{}">\n'
    names = re.findall(link.format('([^"]+)'), text)
    links = "".join(map(link.format, names))
    if links not in text:
        raise ValueError("index.html has something between its style sheets")
    styles = [(site / name).read_text(encoding="utf-8") for name in names]
    for name in {*names} - {_VIEWER_STYLES}:
        (site / name).unlink()
    (site / _STYLES).write_text("\n".join(styles), encoding="utf-8")
    page.write_text(text.replace(links, link.format(_STYLES)), encoding="utf-8")


def _bundle(root: Path, entry: str, out: Path) -> set[str]:
    """Write a script with its imports to `out`; returns which files went into it."""
    with TemporaryDirectory() as folder:
        told = Path(folder, "told.json")
        how = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8"]
        files = [f"--metafile={told}", f"--outfile={out}", "--allow-overwrite", "--log-level=warning"]
        program = root / "node_modules/.bin/esbuild"
        subprocess.run([program, entry, *how, *files], cwd=root, check=True)
        return {*json.loads(told.read_text(encoding="utf-8"))["inputs"]}
