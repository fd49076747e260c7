"""The scripts that the page starts from, in a few files, and its styles in one: a hundred small files would
keep the board waiting, and so would one large one.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

_MAIN = "web/main.js"
"""It paints the board, and imports the rest only then: so that becomes a file of its own."""
_WORKERS = ("web/worker.js", "web/gifworker.js")
_STYLES = "web/styles/page.css"
_VIEWER_STYLES = "web/styles/ink.css"
_VIEWERS = ("web/viewer/embed.js", "web/viewer/kropki-board.js")  # small enough to come as they are


def bundle(root: Path, site: Path) -> None:
    """Give each of these scripts of `site` all that it imports, join the styles of `index.html`, and remove
    what nothing asks for then.

    `root` is the repository, where the runtime is built. Raises CalledProcessError where a module is missing.
    """
    _join_styles(site)
    with TemporaryDirectory() as folder:
        out = Path(folder)
        inside = _bundle(root, _MAIN, out, "--splitting", "--chunk-names=[name]")
        _preload(site)
        for worker in _WORKERS:
            inside |= _bundle(root, worker, out)
        outside = {name for viewer in _VIEWERS for name in _bundle(root, viewer, out / "unused")}
        for name in inside - outside:
            if name.startswith("web/"):
                (site / name).unlink()
        for part in (site / "web").iterdir():
            if part.is_dir() and not any(part.iterdir()):
                part.rmdir()
        for file in out.glob("*.js"):
            shutil.copy(file, site / "web")


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


def _preload(site: Path) -> None:
    """Let the page ask at once for what both its scripts import, not only when it has read one of them."""
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    link = '<link rel="modulepreload" href="web/{}.js">\n'.format
    if link("panels") not in text:
        raise ValueError("index.html does not preload the panels")
    page.write_text(text.replace(link("panels"), link("chunk") + link("panels")), encoding="utf-8")


def _bundle(root: Path, entry: str, folder: Path, *options: str) -> set[str]:
    """Write a script with its imports into a folder; returns which files went into it."""
    told = folder / "told.json"
    how = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8", *options]
    files = [f"--metafile={told}", f"--outdir={folder}", "--log-level=warning"]
    subprocess.run([root / "node_modules/.bin/esbuild", entry, *how, *files], cwd=root, check=True)
    return {*json.loads(told.read_text(encoding="utf-8"))["inputs"]}
