"""Bundles the page's scripts into a few files, and puts its styles into the page itself.

The board would have to wait for a hundred small files, or for a single large one.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools.site.board import ELEMENT, FENCES
from tools.site.board import MODULE as BOARD_MODULE

_MAIN = "web/main.js"
"""Paints the board, and only then imports the rest, which becomes a separate file."""
_MOUNT = "web/mount.js"
"""The rest that every visit needs."""
_WORKERS = ("web/worker.js", "web/gifworker.js")
_SHARED = "web/shared.js"
"""Written here: imports what every visit needs and some part of the page shares."""
_BOOT = "web/boot.js"
_LOST = "web/lost.js"
"""Runs in `404.html`."""
_STYLES = "web/styles/page.css"
_VIEWER_STYLES = ("web/styles/ink.css", "web/styles/fonts.css")
"""Styles that the frame loads by itself, and boards in browsers that cannot take them from the script."""
_EMBED = "web/viewer/embed.js"
_LINKED = "viewer/linked.js"
"""Paints the position of a link. Only pages that open a link load it."""
_LAB = ("lab.js", "botworker.js")
"""The Python lab and the worker of its bots, which load when the lab is opened."""
_EDITOR = "../../../runtime/js/codemirror.mjs"


def bundle(root: Path, site: Path) -> None:
    """Bundle the scripts and styles of a site, and remove the files that are no longer requested.

    Args:
        root: The repository, with the runtime built.
        site: The site, with the sources of the page.

    Raises:
        CalledProcessError: If a module is missing, or a script or the styles cannot be read.
        ValueError: If a page does not have the expected form.
    """
    _inline(root, site)
    with TemporaryDirectory() as temporary:
        out = Path(temporary)
        inside = _bundle_page(root, site, out)
        _preload(site, _outputs(out))
        for worker in _WORKERS:
            inside |= _bundle(root, site, worker, out)
        inside |= _bundle(root, site, f"web/{_LINKED}", out / "viewer")
        inside |= _bundle(root, site, ELEMENT, out / "viewer")
        for name in _LAB:
            lab = "screens/lab"
            inside |= _bundle(root, site, f"web/{lab}/{name}", out / lab, f"--external:{_EDITOR}")
        for name in (_EMBED, FENCES):
            inside |= _bundle(root, site, name, out / "viewer", f"--external:./{Path(ELEMENT).name}")
        for name in inside:
            if name.startswith("web/") or name == f"runtime/{BOARD_MODULE}":
                (site / name).unlink()
        for folder, *_ in os.walk(site / "web", topdown=False):
            if not os.listdir(folder):
                os.rmdir(folder)
        scripts = [*out.rglob("*.js")]
        subprocess.run(["node", Path(__file__).with_name("minify.mjs"), *scripts], check=True)
        for file in scripts:
            target = site / "web" / file.relative_to(out)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, target)


def _bundle_page(root: Path, site: Path, out: Path) -> set[str]:
    """Bundle the page's own scripts, and return the files that they contain.

    esbuild writes a file for each set of parts that have modules in common, and the first frame would wait
    for some twenty of them. So all parts import the modules that every visit needs and some part shares:
    one file then has them all.
    """
    options = ("--splitting", "--chunk-names=[name]-[hash]", f"--external:./{_LINKED}")
    with TemporaryDirectory() as trial:
        _bundle(root, site, _MAIN, Path(trial), *options)
        outputs = _outputs(Path(trial))
    parts = {file["entryPoint"]: name for name, file in outputs.items() if "entryPoint" in file}
    files = dict.fromkeys(chain(_needed(outputs, parts[_MAIN]), _needed(outputs, parts[_MOUNT])))
    modules = [module for name in files for module in outputs[name]["inputs"]]
    shared = "".join(f'import "../{module}";\n' for module in modules)
    (site / _SHARED).write_text(shared, encoding="utf-8")
    for part in parts.keys() - modules:
        script = site / part
        path = os.path.relpath(site / _SHARED, script.parent)
        script.write_text(f'import "./{path}";\n{script.read_text(encoding="utf-8")}', encoding="utf-8")
    inside = _bundle(root, site, _MAIN, out, *options)
    for empty in [path for path in out.glob("chunk-*.js") if not path.stat().st_size]:
        empty.unlink()
        for script in out.glob("*.js"):
            text = script.read_text(encoding="utf-8")
            script.write_text(text.replace(f'import"./{empty.name}";', ""), encoding="utf-8")
    return inside


def _outputs(folder: Path) -> dict[str, Any]:
    """Return what esbuild says about the files that it has written to a folder, by their names."""
    outputs = json.loads((folder / "metafile.json").read_text(encoding="utf-8"))["outputs"]
    for file in outputs.values():
        file["imports"] = [each | {"path": Path(each["path"]).name} for each in file["imports"]]
    return {Path(name).name: file for name, file in outputs.items()}


def _needed(outputs: dict[str, Any], name: str) -> Iterator[str]:
    """Yield the names of the files that a file imports at once, directly or not."""
    for each in outputs[name]["imports"]:
        if each["kind"] == "import-statement":
            yield each["path"]
            yield from _needed(outputs, each["path"])


def _inline(root: Path, site: Path) -> None:
    """Put the styles into `index.html`, and the script that runs before the first frame into both pages.

    The first frame then waits for no other file. The policy names what was put in by its hash. The styles
    remain as a file too, because the host's own policy may forbid inline styles.
    """
    page = site / "index.html"
    text = page.read_text(encoding="utf-8")
    link = '<link rel="stylesheet" href="{}">\n'
    names = re.findall(link.format('([^"]+)'), text)
    joined = "\n".join((site / name).read_text(encoding="utf-8") for name in names)
    styles = _minified(root, joined, "css")
    inline = styles.replace("../fonts/", "web/fonts/")  # addresses in the page start from the page
    boot = _minified(root, (site / _BOOT).read_text(encoding="utf-8"), "js")
    scripts = {
        "script-src 'self'": f"script-src 'self' {_hash(boot)}",
        f'<script src="{_BOOT}"></script>': f"<script>{boot}</script>",
    }
    _replace(site / "embed.html", scripts)
    lost = (site / _LOST).read_text(encoding="utf-8")
    lost_scripts = {
        "script-src 'self'": f"script-src {_hash(lost)}",
        f'<script src="{_LOST}"></script>': f"<script>{lost}</script>",
    }
    _replace(site / "404.html", lost_scripts)
    _replace(
        page,
        scripts
        | {
            "style-src 'self'": f"style-src 'self' {_hash(inline)}",
            "".join(map(link.format, names)): f"<style>{inline}</style>\n",
        },
    )
    for name in {*names, _BOOT, _LOST}.difference(_VIEWER_STYLES):
        (site / name).unlink()
    (site / _STYLES).write_text(styles, encoding="utf-8")


def _minified(root: Path, text: str, kind: str) -> str:
    """Return a script or styles without what they do not need."""
    command = [f"{root}/node_modules/.bin/esbuild", f"--loader={kind}", "--minify", "--charset=utf8"]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=True).stdout


def _hash(text: str) -> str:
    """Return the source that allows an inline script or style in a Content-Security-Policy."""
    return f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _preload(site: Path, outputs: dict[str, Any]) -> None:
    """Let the page request its scripts at once, not only after reading a script that imports them.

    Args:
        site: The site.
        outputs: What esbuild says about the files that it has written.
    """
    names = {file.get("entryPoint"): name for name, file in outputs.items()}
    shared = dict.fromkeys(name for name in _needed(outputs, names[_MAIN]) if outputs[name]["bytes"])
    script = f'<script type="module" src="{_MAIN}"></script>\n'
    links = "".join(f'<link rel="modulepreload" href="web/{name}">\n' for name in shared)
    _replace(site / "index.html", {script: links + script, f'"{_MOUNT}"': f'"web/{names[_MOUNT]}"'})


def _replace(page: Path, changes: dict[str, str]) -> None:
    """Replace texts in a page.

    Raises:
        ValueError: If a text does not occur exactly once.
    """
    text = page.read_text(encoding="utf-8")
    for there, instead in changes.items():
        if text.count(there) != 1:
            raise ValueError(f"{page.name} does not contain {there!r} exactly once")
        text = text.replace(there, instead)
    page.write_text(text, encoding="utf-8")


def _bundle(root: Path, site: Path, entry: str, folder: Path, *options: str) -> set[str]:
    """Bundle a script with its imports into a folder, and return the files that it contains."""
    metafile = folder / "metafile.json"
    settings = ["--bundle", "--format=esm", "--target=es2022", "--minify", "--charset=utf8", *options]
    files = [f"--metafile={metafile}", f"--outdir={folder}", "--log-level=warning"]
    esbuild = root.resolve() / "node_modules/.bin/esbuild"
    subprocess.run([esbuild, entry, *settings, *files], cwd=site, check=True)
    return {*json.loads(metafile.read_text(encoding="utf-8"))["inputs"]}
