"""Copies of a site's files as gzip and as Brotli beside them, for hosts that send such copies as they are.

Brotli at its best takes a minute for all of Pyodide, so what has been compressed is kept.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

CODINGS = {"br": ".br", "gzip": ".gz"}
"""The suffix of a copy in each coding, the best first."""
_PACKED = {".br", ".gz", ".png", ".whl", ".zip"}


def compress(root: Path, site: Path) -> None:
    """Put the copies beside each file of `site` that is not compressed in itself.

    `root` is the repository, which has the program for it in `tools/site` and keeps them in
    `build/compressed`.
    Raises CalledProcessError where that fails.
    """
    store = root / "build/compressed"
    store.mkdir(parents=True, exist_ok=True)
    files = [path for path in site.rglob("*") if path.is_file() and path.suffix not in _PACKED]
    copies = {path: store / hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    missing = {str(copy): str(path) for path, copy in copies.items() if not copy.with_suffix(".br").exists()}
    program = root / "tools/site/compress.mjs"
    subprocess.run(["node", program], input=json.dumps(missing), text=True, check=True)
    for path, copy in copies.items():
        for suffix in CODINGS.values():
            shutil.copyfile(copy.with_suffix(suffix), path.with_name(path.name + suffix))
