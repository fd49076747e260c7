"""The packages of a release: for PyPI, npm and WordPress, and the site as a zip.

build/packages/python/       kropki-VERSION-py3-none-any.whl, kropki-VERSION.tar.gz
build/packages/              kropki-board-VERSION.tgz, kropki-wordpress-VERSION.zip, kropki-site.zip
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import kropki
from tools.site.board import BOARD_SCRIPT, ELEMENT, FENCES
from tools.site.single_file import worker_files

BUNDLED = "index.js"
"""The script of the npm package for tools that bundle scripts."""
BUNDLED_FENCES = "fences.js"
"""The script of the npm package that turns code blocks into boards, for the same tools."""
PACK = "kropki.pack"
"""The one file with which the board of that script plays on."""
MANIFEST = "custom-elements.json"
"""The description of the element for editors and other tools."""

_FILES = (
    ELEMENT,
    FENCES,
    "LICENSE",
    "embed.html",
    "runtime/puzzles.json",
    "runtime/pyodide/*.mjs",
    "runtime/pyodide/*.wasm",
    "runtime/python/computer.zip.wasm",
    "runtime/python/kropki.zip.wasm",
    "runtime/python/learning.zip.wasm",
    "runtime/python/rest.zip",
    "runtime/python/stdlib.zip.wasm",
    "web/fonts/*.woff2",
    "web/icon.svg",
    "web/styles/embed.css",
    "web/styles/fonts.css",
    "web/styles/ink.css",
    "web/styles/viewer.css",
    "web/viewer/embed.js",
    "web/worker.js",
)
"""The files of the site that boards and frames ask for, beside the manifest."""
_RUNTIME_MANIFEST = "runtime/manifest.json"
_ONLY_THE_PAGE = ("page", "wheels")
"""What the manifest of the runtime says of files that only the page has."""
_LICENSES = "runtime/licenses"
_PARTS = {
    "pyodide ": "MPL-2.0",
    "comlink ": "Apache-2.0",
    "@fluent/bundle ": "Apache-2.0",
    "Vollkorn,": "OFL-1.1-vollkorn",
    "error-stack-parser ": "MIT-stacktracejs",
    "CPython ": "PSF-2.0",
    "other libraries ": "compiled-in",
}
"""Third-party work in the npm package: how its line in the list of the site's begins, and its licence."""
_TYPES = """/// <reference path="./web/viewer/globals.d.ts" />
export * from './web/viewer/kropki-board.js';
"""
_SITE = "kropki-site.zip"
_WORDPRESS = "packages/wordpress"
_PLUGIN = ("kropki.php", "block.json", "editor.js", "readme.txt")
"""The files of the plug-in for WordPress, beside the board's. `VERSION` in them stands for the version."""
_RELATIVE_LINK = re.compile(r"\]\((?![a-z]+:|#)([^)]*)\)")
_LINK_TO_TEXT = re.compile(r"\[([^]]*)\]\((?![a-z]+:|#)[^)]*\)")
_OF_HOST = "../../"
"""How links of the README begin that lead to other pages of the repository's host."""
_NOT_SOURCE = (
    ".git",
    ".venv",
    "node_modules",
    "/runtime",
    "/dist",
    ".dist.*",
    "/build",
    "__pycache__",
    ".*_cache",
)


def write_packages(
    root: Path, site: Path, out: Path, repository: str | None = None, address: str | None = None
) -> None:
    """Write all packages of a release into a folder. If this fails, the folder is as it was before.

    Args:
        root: The repository.
        site: The built site.
        out: The folder to write. An earlier release in it is removed.
        repository: The repository's public address, which npm requires of packages published from a workflow.
        address: The public address of the site.

    Raises:
        CalledProcessError: A package could not be built.
        FileExistsError: `out` contains the repository, the site or something other than packages.
        FileNotFoundError: The site has not been built, or npm is missing.
    """
    if not (root / BOARD_SCRIPT).is_file():
        raise FileNotFoundError(f"{root} has no {BOARD_SCRIPT}: build the site first")
    target = out.resolve()
    if any(read.resolve().is_relative_to(target) for read in (root, site)):
        raise FileExistsError(f"{out} contains what the packages are made of: use another folder")
    if out.exists() and any(out.iterdir()) and not (out / _SITE).exists():
        raise FileExistsError(f"{out} contains something other than packages: use a new or empty folder")
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=f".{target.name}-", dir=target.parent) as folder:
        new = Path(folder, "packages")
        (new / "python").mkdir(parents=True)
        source = _addressed(root, Path(folder, "source"), repository, address) if repository else root
        for kind in ("wheel", "sdist"):
            build = f"from flit_core import buildapi; buildapi.build_{kind}({str(new / 'python')!r})"
            subprocess.run([sys.executable, "-c", build], cwd=source, check=True)
        board = write_board_package(root, site, Path(folder, "board"), repository)
        subprocess.run(["npm", "pack", "--silent", "--pack-destination", new, board], check=True)
        write_plugin(root, board, new)
        with ZipFile(new / _SITE, "w", ZIP_DEFLATED) as archive:
            for path in sorted(site.rglob("*")):
                if path.is_file():
                    archive.write(path, path.relative_to(site))
        shutil.rmtree(target, ignore_errors=True)
        new.rename(target)


def write_board_package(root: Path, site: Path, out: Path, repository: str | None = None) -> Path:
    """Write the npm package of the board element into a folder, and return it.

    Args:
        root: The repository, with the runtime built.
        site: The built site. Only what boards ask for is taken from it.
        out: The folder to write.
        repository: The repository's public address.

    Raises:
        CalledProcessError: If a part cannot be built.
        FileNotFoundError: The site has not been built.
    """
    if not (site / ELEMENT).is_file():
        raise FileNotFoundError(f"{site} has no {ELEMENT}: build the site first")
    for path in (path for pattern in _FILES for path in _found(site, pattern)):
        target = out / path.relative_to(site)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    _write_licenses(root, site / _LICENSES, out / _LICENSES)
    manifest = json.loads((site / _RUNTIME_MANIFEST).read_text(encoding="utf-8"))
    for name in _ONLY_THE_PAGE:
        del manifest[name]
    _write_json(out / _RUNTIME_MANIFEST, manifest)
    _write_bundled(root, out)
    fences = (site / FENCES).read_text(encoding="utf-8")
    bundled = fences.replace(f"./{Path(ELEMENT).name}", f"./{BUNDLED}")
    (out / BUNDLED_FENCES).write_text(bundled, encoding="utf-8")
    _write_types(root, out)
    (out / "README.md").write_text(readme(root, repository), encoding="utf-8")
    _write_json(out / "package.json", about(repository))
    return out


def write_plugin(root: Path, board: Path, out: Path) -> Path:
    """Write the plug-in for WordPress as a zip into a folder, and return the zip.

    Args:
        root: The repository.
        board: The npm package of the board element.
        out: The folder to write.
    """
    version = kropki.__version__
    plugin = out / f"kropki-wordpress-{version}.zip"
    with ZipFile(plugin, "w", ZIP_DEFLATED) as archive:
        for name in _PLUGIN:
            text = (root / _WORDPRESS / name).read_text(encoding="utf-8")
            archive.writestr(f"kropki/{name}", text.replace("VERSION", version))
        for name in (BUNDLED, PACK):
            archive.write(board / name, f"kropki/board-{version}/{name}")
        archive.write(board / _LICENSES / "all.txt", "kropki/license.txt")
    return plugin


def about(repository: str | None = None) -> dict[str, Any]:
    """Return the content of the `package.json` of the npm package.

    Args:
        repository: The repository's public address, if it has one.
    """
    known = {
        "name": "kropki-board",
        "version": npm_version(kropki.__version__),
        "description": "A board for Kropki, the game of dots, to embed in any page",
        "keywords": ["kropki", "tochki", "dots", "board-game", "custom-element", "web-components", "sgf"],
        "license": "MIT",
        "type": "module",
        "main": f"./{BUNDLED}",
        "module": f"./{BUNDLED}",
        "types": "./index.d.ts",
        "exports": {
            ".": {"types": "./index.d.ts", "default": f"./{BUNDLED}"},
            f"./{ELEMENT}": {"types": "./index.d.ts", "default": f"./{BUNDLED}"},
            "./fences": {"types": "./fences.d.ts", "default": f"./{BUNDLED_FENCES}"},
            "./react": {"types": "./web/viewer/react.d.ts"},
            "./*": "./*",
        },
        "jsdelivr": f"./{ELEMENT}",
        "unpkg": f"./{ELEMENT}",
        "customElements": f"./{MANIFEST}",
        "sideEffects": [f"./{BUNDLED}", f"./{BUNDLED_FENCES}", "./web/**/*.js"],
        "files": ["*.js", "*.json", "*.d.ts", f"/{PACK}", "/embed.html", "/runtime/", "/web/"],
    }
    if repository:
        known |= {
            "homepage": f"{repository}#readme",
            "bugs": f"{repository}/issues",
            "repository": {"type": "git", "url": f"git+{repository}.git"},
        }
    return known


def npm_version(version: str) -> str:
    """Return a version as npm writes it, such as `0.3.0-rc.1` for `0.3.0rc1`."""
    return re.sub(r"(a|b|rc)(\d+)$", r"-\1.\2", version)


def readme(root: Path, repository: str | None = None) -> str:
    """Return the text of the package's README: how to load the board, and then what it can do.

    Links into the repository become links to its public address or, if it has none, plain text.

    Args:
        root: The repository.
        repository: The repository's public address, if it has one.
    """
    texts = [(root / name).read_text(encoding="utf-8") for name in ("docs/npm.md", "docs/embedding.md")]
    own, reference = texts
    [_, described] = re.split(r"(?m)(?=^\| attribute \|)", reference, maxsplit=1)
    joined = f"{own}\n## What a board can do\n{described}"
    # so far all relative links are to neighbours in docs/
    return absolute(joined, repository, "docs/") if repository else _LINK_TO_TEXT.sub(r"\1", joined)


def absolute(text: str, repository: str, folder: str = "") -> str:
    """Return a text in Markdown whose relative links lead to this version in the repository.

    Args:
        text: The text.
        repository: The repository's public address.
        folder: The folder of the text in it, with a slash at the end; empty: the top.
    """

    def link(match: re.Match[str]) -> str:
        path = match[1]
        if path.startswith(_OF_HOST):
            return f"]({repository}/{path.removeprefix(_OF_HOST)})"
        kind = "raw" if path.endswith((".png", ".gif", ".svg")) else "blob"
        return f"]({repository}/{kind}/v{kropki.__version__}/{folder}{path})"

    return _RELATIVE_LINK.sub(link, text)


def project_urls(repository: str, address: str | None = None) -> dict[str, str]:
    """Return the addresses that PyPI shows beside the package, by their labels.

    Args:
        repository: The repository's public address.
        address: The public address of the site, if it is known.
    """
    files = f"{repository}/blob/v{kropki.__version__}"
    return {
        **({"Play": address} if address else {}),
        "Documentation": f"{files}/README.md",
        "Source": repository,
        "Issues": f"{repository}/issues",
        "Changelog": f"{files}/CHANGELOG.md",
    }


def _addressed(root: Path, copy: Path, repository: str, address: str | None) -> Path:
    """Copy the sources, write the public addresses into them, and return the copy."""

    def left_out(folder: str, names: list[str]) -> set[str]:
        is_top = Path(folder) == root
        patterns = [name.lstrip("/") for name in _NOT_SOURCE if is_top or not name.startswith("/")]
        return {name for name in names for pattern in patterns if fnmatch(name, pattern)}

    shutil.copytree(root, copy, ignore=left_out, symlinks=True)
    readme = copy / "README.md"
    readme.write_text(absolute(readme.read_text(encoding="utf-8"), repository), encoding="utf-8")
    project = copy / "pyproject.toml"
    urls = "".join(f"{name} = {json.dumps(url)}\n" for name, url in project_urls(repository, address).items())
    head = "[project.scripts]"
    text = project.read_text(encoding="utf-8").replace(head, f"[project.urls]\n{urls}\n{head}", 1)
    project.write_text(text, encoding="utf-8")
    return copy


def _found(site: Path, pattern: str) -> list[Path]:
    """Return the files of a pattern, of which there must be some."""
    found = sorted(site.glob(pattern))
    if not found:
        raise FileNotFoundError(f"{site} has no {pattern}: build the site again")
    return found


def _write_licenses(root: Path, site: Path, out: Path) -> None:
    """Write the licences of what is in the npm package to one file."""
    listed = (site / "README.txt").read_text(encoding="utf-8").replace("in this site", "in this package")
    about, lines = listed.split("\n\n")
    found = [line for line in lines.splitlines() if line.startswith(tuple(_PARTS))]
    texts = [(site / f"{name}.txt").read_text(encoding="utf-8") for name in sorted(set(_PARTS.values()))]
    own = (root / "LICENSE").read_text(encoding="utf-8")
    out.mkdir(parents=True)
    all_texts = [own, f"{about}\n\n{chr(10).join(found)}\n", *texts]
    (out / "all.txt").write_text("\n\n".join(all_texts), encoding="utf-8")


def _write_bundled(root: Path, out: Path) -> None:
    """Write the script for tools that bundle scripts, and the one file with which its board plays on."""
    runtime = root / "runtime"
    with TemporaryDirectory() as folder:
        files = worker_files(runtime, Path(folder))
        del files["runtime/python/bots.zip.wasm"]
        files["runtime/puzzles.json"] = runtime / "puzzles.json"
        arguments = [f"{path}={file}" for path, file in files.items()]
        subprocess.run(["node", root / "tools/site/pack.mjs", root, out, *arguments], check=True)


def _write_types(root: Path, out: Path) -> None:
    """Write the types of the element and its description, both from the comments of its source."""
    source = root / ELEMENT
    with TemporaryDirectory() as folder:
        options = ["--declaration", "--emitDeclarationOnly", "--stripInternal", "--noEmit", "false"]
        subprocess.run(
            [root / "node_modules/.bin/tsc", "--project", root, *options, "--outDir", folder], check=True
        )
        [types] = Path(folder).rglob(Path(ELEMENT).with_suffix(".d.ts").name)
        shutil.copyfile(types, out / Path(ELEMENT).with_suffix(".d.ts"))
    for name in ("globals.d.ts", "react.d.ts"):
        shutil.copyfile(source.with_name(name), out / ELEMENT.replace(source.name, name))
    (out / "index.d.ts").write_text(_TYPES, encoding="utf-8")
    (out / "fences.d.ts").write_text("export {};\n", encoding="utf-8")
    subprocess.run(["node", root / "tools/site/custom_elements.mjs", root, out / MANIFEST], check=True)


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
