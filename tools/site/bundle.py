"""The scripts that the page starts from, in a few files, and its styles in the page itself: a hundred small
files would keep the board waiting, and so would one large one.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from base64 import b64encode
from pathlib import Path
from tempfile import TemporaryDirectory

_MAIN = "web/main.js"
"""It paints the board, and imports the rest only then: so that becomes a file of its own."""
_WORKERS = ("web/worker.js", "web/gifworker.js")
_BOOT = "web/boot.js"
_STYLES = "web/styles/page.css"
_VIEWER_STYLES = "web/styles/ink.css"
_VIEWERS = ("web/viewer/embed.js", "web/viewer/kropki-board.js")  # small enough to come as they are


def bundle(root: Path, site: Path) -> None:
    """Give each of these scripts of `site` all that it imports, put its styles into `index.html`, and remove
    what nothing asks for then.

    `root` is the repository, where the runtime is built. Raises CalledProcessError where a module is missing.
    """
    _inline(root, site)
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


def _inline(root: Path, site: Path) -> None:
    """Put into `index.html` itself its styles, and into `embed.html` too the script that comes before
    its first frame: each file that a frame waits for keeps the board waiting. The policy names them by their
    hashes. The styles are kept as a file too: the host's own policy may forbid what is not.
    """
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    link = '<link rel="stylesheet" href="{}">\n'
    names = re.findall(link.format('([^"]+)'), text)
    joined = "\n".join((site / name).read_text(encoding="utf-8") for name in names)
    how = ["--loader=css", "--minify", "--charset=utf8"]
    esbuild = root / "node_modules/.bin/esbuild"
    styles = subprocess.run(
        [esbuild, *how], input=joined, capture_output=True, encoding="utf-8", check=True
    ).stdout
    boot = (site / _BOOT).read_text(encoding="utf-8")
    scripts = {
        "script-src 'self'": f"script-src 'self' {_hash(boot)}",
        f'<script src="{_BOOT}"></script>': f"<script>{boot}</script>",
    }
    _replace(site / "embed.html", scripts)
    _replace(
        page,
        scripts
        | {
            "style-src 'self'": f"style-src 'self' {_hash(styles)}",
            "".join(map(link.format, names)): f"<style>{styles}</style>\n",
        },
    )
    for name in {*names, _BOOT} - {_VIEWER_STYLES}:
        (site / name).unlink()
    (site / _STYLES).write_text(styles, encoding="utf-8")


def _hash(text: str) -> str:
    """What stands for an inline script or style in a Content-Security-Policy."""
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _preload(site: Path) -> None:
    """Let the page ask at once for what both its scripts import, not only when it has read one of them."""
    main = f'<script type="module" src="{_MAIN}"></script>\n'
    _replace(site / "index.html", {main: f'<link rel="modulepreload" href="web/chunk.js">\n{main}'})


def _replace(page: Path, changes: dict[str, str]) -> None:
    """Put other text in the place of what must be there once."""
    text = page.read_text(encoding="utf-8")
    for there, instead in changes.items():
        if text.count(there) != 1:
            raise ValueError(f"{page.name} does not hold {there!r} once")
        text = text.replace(there, instead)
    page.write_text(text, encoding="utf-8")


def _bundle(root: Path, entry: str, folder: Path, *options: str) -> set[str]:
    """Write a script with its imports into a folder; returns which files went into it."""
    told = folder / "told.json"
    how = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8", *options]
    files = [f"--metafile={told}", f"--outdir={folder}", "--log-level=warning"]
    subprocess.run([root / "node_modules/.bin/esbuild", entry, *how, *files], cwd=root, check=True)
    return {*json.loads(told.read_text(encoding="utf-8"))["inputs"]}
