"""The packages of a release: wheel and source archive for PyPI, the board element for npm, the site as a zip.

build/packages/python/       kropki-VERSION-py3-none-any.whl, kropki-VERSION.tar.gz
build/packages/              kropki-board-VERSION.tgz, kropki-site.zip
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import kropki
from kropki.cli.output import whole_file
from tools.site.board import ELEMENT

_COMPRESSED = (".br", ".gz")
_PAGE_ONLY = ("index.html", "kropki.html", "serviceworker.js")


def write_packages(root: Path, site: Path, out: Path, repository: str | None = None) -> None:
    """Write all packages of a release into a new folder.

    Args:
        root: The repository.
        site: The built site.
        out: The folder to write. What was there is removed.
        repository: The repository's public address, which npm requires of packages published from a workflow.

    Raises:
        CalledProcessError: A package could not be built.
        FileNotFoundError: The site has not been built, or npm is missing.
    """
    shutil.rmtree(out, ignore_errors=True)
    (out / "python").mkdir(parents=True)
    for kind in ("wheel", "sdist"):
        build = f"from flit_core import buildapi; buildapi.build_{kind}({str(out.resolve() / 'python')!r})"
        subprocess.run([sys.executable, "-c", build], cwd=root, check=True)
    board = write_board_package(root, site, out / "board", repository)
    subprocess.run(["npm", "pack", "--silent", "--pack-destination", out, board], check=True)
    shutil.rmtree(board)
    with whole_file(out / "kropki-site.zip") as file, ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(site))


def write_board_package(root: Path, site: Path, out: Path, repository: str | None = None) -> Path:
    """Write the npm package of the board element into a folder, and return it.

    Args:
        root: The repository.
        site: The built site. Its precompressed copies and what only the page needs are left out.
        out: The folder to write.
        repository: The repository's public address.

    Raises:
        FileNotFoundError: The site has not been built.
    """
    if not (site / ELEMENT).is_file():
        raise FileNotFoundError(f"{site} has no {ELEMENT}: build the site first")
    for path in _served(site):
        target = out / path.relative_to(site)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copyfile(root / "docs/embedding.md", out / "README.md")
    about = {
        "name": "kropki-board",
        "version": kropki.__version__,
        "description": "A board for Kropki, the game of dots, to embed in any page",
        "keywords": ["kropki", "tochki", "dots", "board-game", "custom-element", "sgf"],
        "license": "MIT",
        "type": "module",
        "exports": {".": f"./{ELEMENT}", "./*": "./*"},
    }
    if repository:
        about["repository"] = {"type": "git", "url": f"git+{repository}.git"}
    (out / "package.json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    return out


def _served(site: Path) -> Iterator[Path]:
    """Yield the files of the site that a board needs, without their precompressed copies."""
    for path in sorted(site.rglob("*")):
        is_copy = path.suffix in _COMPRESSED and path.with_suffix("").exists()
        if path.is_file() and not is_copy and path.name not in _PAGE_ONLY:
            yield path
