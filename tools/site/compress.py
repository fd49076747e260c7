"""Compresses the files of a site with gzip and Brotli, for hosts that send such copies.

At its best level, Brotli takes a minute for all of Pyodide, so compressed files are cached.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

from kropki.cli.server import CODINGS

_PACKED = {".br", ".gz", ".png", ".whl", ".woff2", ".zip"}


def compress(root: Path, site: Path) -> None:
    """Add compressed copies of each file, unless its format is compressed already.

    Args:
        root: The repository. The cache is its folder `build/compressed`.
        site: The built site.

    Raises:
        CalledProcessError: If compressing fails.
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
