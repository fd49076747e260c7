"""Adds the service worker, which lets people install the page and use it offline."""

from __future__ import annotations

import hashlib
import json
import subprocess
from base64 import b64encode
from pathlib import Path

from tools.site.cards import FOLDERS

_NOT_CACHED = (
    "404.html", "LICENSE", "runtime/preview.png", "web/styles/lost.css", "web/viewer/kropki-fences.js",
    *FOLDERS,
)  # fmt: skip
_OPTIONAL = (
    "embed.html", "runtime/icons/", "runtime/js/", "runtime/licenses/", "runtime/python/rest.zip",
    "runtime/start", "runtime/wheels/", "web/fonts/", "web/icon.svg", "web/kropki.webmanifest",
    "web/styles/embed.css", "web/styles/fonts.css", "web/styles/ink.css", "web/styles/viewer.css",
    "web/viewer/embed.js", "web/viewer/kropki-board.js",
)  # fmt: skip
"""What the game itself can do without: a fault in one of these files does not stop the offline copy."""


def add_service_worker(root: Path, site: Path) -> None:
    """Write `serviceworker.js`, which caches all files that the site has now.

    Args:
        root: The repository.
        site: The built site.

    Raises:
        CalledProcessError: If the script cannot be bundled.
    """
    files: list[dict[str, str | bool]] = []
    names = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    # The service worker fetches them in this order.
    for name in sorted(names, key=lambda name: (name.startswith(_OPTIONAL), name)):
        if not name.startswith(_NOT_CACHED):
            digest = hashlib.sha256((site / name).read_bytes())
            integrity = f"sha256-{b64encode(digest.digest()).decode()}"
            file = {"url": name, "revision": digest.hexdigest()[:16], "integrity": integrity}
            files.append({**file, "isOptional": True} if name.startswith(_OPTIONAL) else {**file})
    bundle = ["--bundle", "--minify", "--log-level=warning", f"--define:globalThis.FILES={json.dumps(files)}"]
    source, out = root / "tools/site/service_worker.js", site / "serviceworker.js"
    subprocess.run([root / "node_modules/.bin/esbuild", *bundle, source, f"--outfile={out}"], check=True)
