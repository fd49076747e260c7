"""The whole page as one file, which a browser opens from a disk without any network."""

from __future__ import annotations

import json
import subprocess
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def write_page(root: Path, out: Path) -> None:
    """Write the page of the repository `root`, where the runtime is built, to the file `out`.

    Of what the standard library has beside what the page starts from it holds the charsets alone: all would
    make it too large. Raises CalledProcessError where the file cannot be made, or is too large.
    """
    runtime = root / "runtime"
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    rest = manifest["rest"]
    rest["modules"] = [name for name in rest["modules"] if name.startswith("encodings.")]
    del manifest["wheels"]
    loaded = [*manifest["files"], manifest["computer"]]
    with TemporaryDirectory() as folder:
        charsets = _charsets(runtime / rest["path"])
        own = {"manifest.json": json.dumps(manifest).encode(), rest["path"]: charsets}
        files = {name: runtime / name for name in (file["path"] for file in loaded)}
        for name, content in own.items():
            files[name] = Path(folder, Path(name).name)
            files[name].write_bytes(content)
        given = [f"runtime/{name}={file}" for name, file in files.items()]
        subprocess.run(["node", root / "tools/site/single_file.mjs", root, out, *given], check=True)


def _charsets(archive: Path) -> bytes:
    """The same zip with nothing but the charsets."""
    chosen = BytesIO()
    with ZipFile(archive) as source, ZipFile(chosen, "w", ZIP_DEFLATED, compresslevel=9) as target:
        for entry in source.infolist():
            if entry.filename.startswith("encodings/"):
                target.writestr(ZipInfo(entry.filename), source.read(entry), ZIP_DEFLATED, 9)
    return chosen.getvalue()
