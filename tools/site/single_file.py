"""Builds the whole page as one file, which a browser opens from disk without a network."""

from __future__ import annotations

import json
import subprocess
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.site.messages import fill_pages, pack_messages


def write_page(root: Path, site: Path, out: Path) -> None:
    """Write the page with all that it loads to one file.

    Of the modules of the standard library that are not loaded at start it includes only `encodings`; all of
    them would make the file too large.

    Args:
        root: The repository, with the runtime built.
        site: The built site, from which the messages are taken.
        out: The file.

    Raises:
        CalledProcessError: If the file cannot be built, or is too large.
    """
    with TemporaryDirectory() as folder:
        files = worker_files(root / "runtime", Path(folder))
        arguments = [f"{path}={file}" for path, file in files.items()]
        arguments.append(f"runtime/lab.json={root / 'runtime/lab.json'}")
        for number, (path, words) in enumerate(pack_messages(site / "web").items()):
            file = Path(folder, f"words-{number}")
            file.write_bytes(words)
            arguments.append(f"{path}={file}")
        fill_pages(root, Path(folder))
        subprocess.run(
            ["node", root / "tools/site/single_file.mjs", root, folder, out, *arguments], check=True
        )


def worker_files(runtime: Path, folder: Path) -> dict[str, Path]:
    """Return what the worker of a single file loads, by path: files of the runtime, some of them changed.

    Args:
        runtime: The built runtime.
        folder: An empty folder for the files that are changed.
    """
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    rest = manifest["rest"]
    rest["modules"] = [name for name in rest["modules"] if name.startswith("encodings.")]
    del manifest["wheels"]
    manifest["scripts"] = []  # they are part of the workers
    loaded = [*manifest["files"], manifest["cold"], *manifest["parts"].values()]
    files = {f"runtime/{file['path']}": runtime / file["path"] for file in loaded}
    charsets = _only_charsets(runtime / rest["path"])
    for name, content in {"manifest.json": json.dumps(manifest).encode(), rest["path"]: charsets}.items():
        files[f"runtime/{name}"] = folder / Path(name).name
        files[f"runtime/{name}"].write_bytes(content)
    return files


def _only_charsets(archive: Path) -> bytes:
    """Return a zip file with only the charsets of this one."""
    chosen = BytesIO()
    with ZipFile(archive) as source, ZipFile(chosen, "w", ZIP_DEFLATED, compresslevel=9) as target:
        for entry in source.infolist():
            if entry.filename.startswith("encodings/"):
                target.writestr(ZipInfo(entry.filename), source.read(entry), ZIP_DEFLATED, 9)
    return chosen.getvalue()
