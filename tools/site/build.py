"""Builds the static files of the site.

`build_runtime` gathers in `runtime/` what the page needs besides its own sources, so that the root of the
repository can be served as it is. `build_site` copies the page and the runtime into a folder for any host:

    runtime/pyodide/        Python for the browser: its scripts, and the two halves of its code
    runtime/python/         its standard library and this package, installed, each in parts
    runtime/js/             the JavaScript libraries
    runtime/wheels/         this package for use in any other Pyodide, and micropip to install it
    runtime/icons/          the icons of the installed page
    runtime/preview.png     the picture that other sites show with a link to the page
    runtime/licenses/       the licences of third-party work
    runtime/start.json      the engine's answer to a new game: the first board, before Python is ready
    runtime/start-small.json  the same for phones
    runtime/lab.json        what the Python lab says about the library, and its examples
    runtime/lessons.json    our lessons, with their positions
    runtime/puzzles.json    our puzzles
    runtime/solved.txt      the tables of solved boards, in base64
    runtime/manifest.json   the files that Python starts from, with sizes and hashes
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from kropki.protocol import learning
from kropki.protocol.requests import VERSION
from kropki.protocol.session import Session
from tools.site import pyodide
from tools.site.board import BOARD_SCRIPT, write_board_module, write_board_script
from tools.site.bundle import bundle
from tools.site.cache import cached_build
from tools.site.cards import write_cards
from tools.site.compress import compress
from tools.site.lab import lab_library
from tools.site.lessons import course
from tools.site.messages import PAGES, complete_messages, fill_pages
from tools.site.preview import draw_preview, name_address
from tools.site.puzzles import collection
from tools.site.service_worker import add_service_worker
from tools.site.single_file import write_page
from tools.site.wasm import wrap

_EDITOR = ("autocomplete", "commands", "lang-python", "language", "lint", "state", "streamparser", "view")
"""The packages of the editor. The package `codemirror` is an older one."""
_PACKAGES = {
    "pyodide": {"pyodide.d.ts": "pyodide/pyodide.d.mts"},
    "comlink": {
        "dist/esm/comlink.mjs": "js/comlink.mjs",
        "dist/esm/comlink.d.ts": "js/comlink.d.mts",
        "dist/esm/protocol.d.ts": "js/protocol.d.ts",
        "LICENSE": "licenses/Apache-2.0.txt",
    },
    "@fluent/bundle": {"esm": "js/fluent-bundle"},
    "gifenc": {
        "dist/gifenc.esm.js": "js/gifenc.mjs",
        "LICENSE.md": "licenses/MIT.txt",
    },
    "lean-qr": {
        "index.mjs": "js/lean-qr.mjs",
        "LICENSE": "licenses/MIT-lean-qr.txt",
    },
    "qr": {"LICENSE-MIT": "licenses/MIT-qr.txt"},
    "workbox-precaching": {"LICENSE": "licenses/MIT-workbox.txt"},
    **{f"@codemirror/{name}": {"LICENSE": "licenses/MIT-codemirror.txt"} for name in _EDITOR},
    **{f"@lezer/{name}": {"LICENSE": "licenses/MIT-lezer.txt"} for name in ("common", "highlight", "lr")},
    "@lezer/python": {"LICENSE": "licenses/MIT-lezer-python.txt"},
    "@marijn/find-cluster-break": {"LICENSE": "licenses/MIT-find-cluster-break.txt"},
    **{name: {"LICENSE": f"licenses/MIT-{name}.txt"} for name in ("crelt", "style-mod", "w3c-keyname")},
}
_BUNDLED = ("codemirror", "qrreader")
"""Libraries of which the page uses only some modules: the editor of the lab, and a reader of QR codes."""
_ASM_TYPES = """import type { PyodideConfig } from "./pyodide.mjs";
declare const create: NonNullable<PyodideConfig["createPyodideModule"]>;
export default create;
"""
_QR_TYPES = """export interface QrCode {
  readonly size: number;
  get(x: number, y: number): boolean;
}
export function generate(text: string): QrCode;
"""
_STDLIB, _REST, _KROPKI = "python/stdlib.zip.wasm", "python/rest.zip", "python/kropki.zip.wasm"
_SCRIPTS = (f"pyodide/{pyodide.LOADER}", f"pyodide/{pyodide.SCRIPT}")
_WASM, _COLD = f"pyodide/{pyodide.WASM}", f"pyodide/{pyodide.COLD}"
_ENTRIES = (
    "kropki.protocol.session",
    "kropki.protocol.thinking",
    "kropki.protocol.learning",
    "kropki.bot.runner",
    "kropki.bot.parsons",
    "kropki.bot.league",
)
"""The modules that the page imports. Only what they import is in the archives."""
_PARTS = {
    "bots": ("kropki/bot/",),
    "computer": (
        "kropki/computer/",
        "kropki/protocol/thinking.",
        "kropki/protocol/stepwise.",
        "kropki/protocol/lines.",
    ),
    "learning": (
        "kropki/classroom/",
        "kropki/lesson/",
        "kropki/puzzle/",
        "kropki/solved/",
        "kropki/worksheet/",
        "kropki/protocol/learning.",
        *(f"{module.__name__.replace('.', '/')}." for module in learning.MODULES),
    ),
}
"""Parts of the package that the page does not start from: their names, and how the paths in them begin."""
_STARTS = {"start.json": {}, "start-small.json": {"width": 12, "height": 12}}
_PACKAGING = "micropip/_vendored/packaging"
_TOOLS = (
    *("*.d.ts", "*.d.mts", "*.py", "*.bin", "__pycache__"),
    *("OFL-1.1.txt", "single_file", "tools", "widget.js"),
)
"""What is not for browsers, or not for pages."""


def build_runtime(root: Path) -> Path:
    """Build the folder `runtime` of the repository, and return it.

    Args:
        root: The repository. The Makefile has made `node_modules/` and, in `build/`, micropip and the two
            parts of the standard library.

    Raises:
        NotADirectoryError: If `root` is not a checkout of Kropki. Nothing is removed.
        FileNotFoundError: If one of these files is missing.
        CalledProcessError: If the wheel of this package cannot be built or installed.
    """
    _check_checkout(root)
    starts = {name: _new_game(**size) for name, size in _STARTS.items()}
    runtime = root / "runtime"
    shutil.rmtree(runtime, ignore_errors=True)
    for folder in ("pyodide", "python", "js", "wheels", "icons", "licenses"):
        (runtime / folder).mkdir(parents=True)
    for package, files in _PACKAGES.items():
        for source, target in files.items():
            copy = shutil.copytree if source == "esm" else shutil.copyfile
            copy(root / "node_modules" / package / source, runtime / target)
    pyodide.write_pyodide(root / "node_modules/pyodide", runtime / "pyodide")
    (runtime / "js/lean-qr.d.mts").write_text(_QR_TYPES, encoding="utf-8")
    for library in _BUNDLED:
        _bundle_library(root, runtime, library)
    write_board_module(root, runtime)
    (runtime / "pyodide/pyodide.asm.d.mts").write_text(_ASM_TYPES, encoding="utf-8")
    shutil.copy(_only_wheel(root / "build/wheels", "micropip"), runtime / "wheels")
    stdlib = root / "build/python/stdlib.zip"
    (runtime / _STDLIB).write_bytes(wrap(stdlib.read_bytes()))
    shutil.copy(root / "build" / _REST, runtime / _REST)
    for script in (root / BOARD_SCRIPT).parent.glob("*.js"):  # the page has scripts of its own
        script.unlink()
    _build_wheel(root, runtime / "wheels")
    write_board_script(root)
    _split(_installed(root, runtime), runtime)
    icons = [root / "tools/site/icons.mjs", root / "web/icon.svg", runtime / "icons"]
    subprocess.run(["node", *icons], check=True)
    draw_preview(root, runtime)
    _write_licenses(root, runtime)
    (runtime / "lab.json").write_text(lab_library(), encoding="utf-8")
    (runtime / "lessons.json").write_text(course(root), encoding="utf-8")
    (runtime / "puzzles.json").write_text(collection(root), encoding="utf-8")
    tables = (root / "web/screens/solved/boards.bin").read_bytes()
    (runtime / "solved.txt").write_text(b64encode(tables).decode(), encoding="utf-8")
    for name, start in starts.items():
        (runtime / name).write_text(start + "\n", encoding="utf-8")
    manifest = json.dumps(_manifest(root, runtime), indent=2)
    (runtime / "manifest.json").write_text(manifest + "\n", encoding="utf-8")
    return runtime


def _new_game(**size: int) -> str:
    """Return the engine's answer to a new game."""
    return Session().handle(json.dumps({"v": VERSION, "id": 0, "kind": "new", **size}))


def build_site(root: Path, out: Path, address: str = "") -> Path:
    """Build the runtime and the whole site, and return the site's folder.

    All addresses in the site are relative, so it works under any path of a host. Only what other sites read
    of its pages names its public address, if that is known.

    Args:
        root: The repository.
        out: The folder to write. An earlier site in it is replaced when the new one is complete.
        address: The public address of the site, from `kropki.pages.folder.public_address`.

    Raises:
        FileExistsError: If `out` contains the repository, or something other than a site. Nothing is removed.
        NotADirectoryError: If `root` is not a checkout of Kropki. Nothing is removed.
        FileNotFoundError: If the repository is not set up.
        CalledProcessError: If a part cannot be built.
        OSError: If a folder beside `out`, in which the site is built, cannot be written.
    """
    if root.resolve().is_relative_to(out.resolve()):
        raise FileExistsError(f"{out} contains the repository: use another folder for the site")
    if out.exists() and any(out.iterdir()) and not (out / "runtime/manifest.json").exists():
        raise FileExistsError(f"{out} contains something other than a site: use a new or empty folder")
    build_runtime(root)
    with _whole_folder(out) as site:
        for file in (*PAGES, "LICENSE"):
            shutil.copy(root / file, site)
        for folder in ("web", "runtime"):
            shutil.copytree(root / folder, site / folder, ignore=shutil.ignore_patterns(*_TOOLS))
        write_cards(root, site, address)
        if address:
            name_address(site, address)
        fill_pages(site, site)
        shutil.rmtree(site / "web/static")
        complete_messages(site / "web")
        bundle(root, site)
        add_service_worker(root, site)
        compress(root, site)
        write_page(root, site, site / "kropki.html")
    return out


@contextmanager
def _whole_folder(out: Path) -> Iterator[Path]:
    """Yield a new folder that takes the place of `out` in the end. If anything fails, `out` is as it was."""
    target = out.resolve()
    new, old = (target.with_name(f".{target.name}.{word}") for word in ("new", "old"))
    if old.exists() and not target.exists():
        old.rename(target)  # a build was killed while it put the new folder there
    _remove(new, old)
    new.mkdir(parents=True)
    try:
        yield new
        if target.exists():
            target.rename(old)
        try:
            new.rename(target)
        except BaseException:
            if old.exists():
                old.rename(target)
            raise
    finally:
        _remove(new, old)


def _remove(*folders: Path) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


def _check_checkout(root: Path) -> None:
    """Check that a folder is a checkout of Kropki.

    Raises:
        NotADirectoryError: If it is not.
    """
    try:
        name = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["name"]
    except (OSError, ValueError, KeyError, TypeError):
        name = None
    if name != "kropki" or not (root / "tools/site/build.py").is_file():
        raise NotADirectoryError(f"{root} is not a checkout of Kropki: name one with --root")


def _bundle_library(root: Path, runtime: Path, name: str) -> None:
    """Bundle what the page uses of a library, with its types."""
    entry, out = root / f"tools/site/{name}.js", runtime / f"js/{name}.mjs"
    options = [
        "--bundle",
        "--format=esm",
        "--target=es2022",
        "--minify",
        "--charset=utf8",
        "--log-level=warning",
    ]
    esbuild = root / "node_modules/.bin/esbuild"
    subprocess.run([esbuild, entry, *options, "--legal-comments=none", f"--outfile={out}"], check=True)
    shutil.copy(entry, out.with_suffix(".d.mts"))


def _installed(root: Path, runtime: Path) -> Path:
    """Return the archive of this package as installed in Python for the browser."""
    wheels = [_only_wheel(runtime / "wheels", name) for name in ("micropip", "kropki")]
    programs = [root / "tools/site" / name for name in ("python.mjs", "install_package.py")]
    package = root / "node_modules/pyodide/package.json"

    def install(out: Path) -> None:
        subprocess.run(["node", *programs, *wheels, ",".join(_ENTRIES), out], check=True)

    return cached_build(root / "build/kept", "kropki", [*wheels, *programs, package], install)


def _split(installed: Path, runtime: Path) -> None:
    """Split this package into what the page starts from and the parts that it loads later."""
    with ZipFile(installed) as archive:
        entries = archive.infolist()
        for name, prefixes in _PARTS.items():
            part = [entry for entry in entries if entry.filename.startswith(prefixes)]
            entries = [entry for entry in entries if entry not in part]
            _write_part(archive, part, runtime / _part_path(name))
        _write_part(archive, entries, runtime / _KROPKI)


def _write_part(archive: ZipFile, entries: list[ZipInfo], path: Path) -> None:
    content = BytesIO()
    with ZipFile(content, "w") as target:
        for entry in entries:
            target.writestr(entry, archive.read(entry))
    path.write_bytes(wrap(content.getvalue()))


def _part_path(name: str) -> str:
    return f"python/{name}.zip.wasm"


def _build_wheel(root: Path, into: Path) -> None:
    """Build the wheel of this package. The same sources give the same bytes, so browsers can cache it."""
    subprocess.run(
        [sys.executable, "-m", "flit_core.wheel", "--outdir", into, root],
        env={**os.environ, "SOURCE_DATE_EPOCH": "1577836800"},  # 2020-01-01
        stdout=subprocess.DEVNULL,
        check=True,
    )


def _manifest(root: Path, runtime: Path) -> dict[str, Any]:
    """Return what the page needs to start Python: files with their sizes and hashes of their content."""
    with ZipFile(runtime / _REST) as rest:
        modules = [name[:-3].replace("/", ".") for name in rest.namelist() if name.endswith(".py")]
    wheels = {name: _only_wheel(runtime / "wheels", name) for name in ("kropki", "micropip")}
    lock = json.loads((root / "node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "page": "index.html",
        "scripts": [_describe_file(runtime, name) for name in _SCRIPTS],
        "files": [_describe_file(runtime, name) for name in (_WASM, _STDLIB, _KROPKI)],
        "cold": _describe_file(runtime, _COLD),
        "parts": {name: _describe_file(runtime, _part_path(name)) for name in _PARTS},
        "lock": {"info": lock["info"], "packages": {}},
        "stdlib": _STDLIB,
        "kropki": _KROPKI,
        "rest": {"path": _REST, "modules": [name.removesuffix(".__init__") for name in modules]},
        "wheels": {name: path.relative_to(runtime).as_posix() for name, path in wheels.items()},
    }


def _describe_file(runtime: Path, name: str) -> dict[str, Any]:
    """Return the path, size and hash of a file."""
    data = (runtime / name).read_bytes()
    return {"path": name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def _write_licenses(root: Path, runtime: Path) -> None:
    """Write the licences of third-party work in `runtime`, and a list of it."""
    with ZipFile(_only_wheel(runtime / "wheels", "micropip")) as wheel:
        [mpl] = [name for name in wheel.namelist() if name.endswith(".dist-info/licenses/LICENSE")]
        (runtime / "licenses/MPL-2.0.txt").write_bytes(wheel.read(mpl))
        (runtime / "licenses/BSD-packaging.txt").write_bytes(wheel.read(f"{_PACKAGING}/LICENSE.BSD"))
    for path in (root / "tools/site/licenses").iterdir():  # for work whose packages have no licence file
        shutil.copy(path, runtime / "licenses")
    lines = [
        "The third-party work in this site. Changed are only Pyodide (its code split, its script minified,",
        "and what nobody uses of both left out), the standard library (split and compiled), and the typeface",
        "(cut down to some letters).",
        "Its source is at these addresses.",
        "",
    ]
    for package in _PACKAGES:
        about = json.loads((root / "node_modules" / package / "package.json").read_text(encoding="utf-8"))
        home = about.get("homepage") or about["repository"]["url"]
        lines.append(f"{package} {about['version']}: {about['license']}, {home}")
    shutil.copy(root / "web/fonts/OFL-1.1.txt", runtime / "licenses/OFL-1.1-vollkorn.txt")
    lines += [
        "Vollkorn, in web/fonts: OFL-1.1, https://github.com/FAlthausen/Vollkorn-Typeface",
        "micropip: MPL-2.0, https://github.com/pyodide/micropip",
        "packaging, in micropip: BSD-2-Clause or Apache-2.0, https://github.com/pypa/packaging",
        "error-stack-parser and stackframe, in pyodide: MIT, https://www.stacktracejs.com",
        "CPython and its standard library, in pyodide: PSF-2.0, https://docs.python.org/3/license.html",
        "other libraries compiled into pyodide: see compiled-in.txt",
    ]
    texts = [path.read_text(encoding="utf-8") for path in sorted((runtime / "licenses").iterdir())]
    own = (root / "LICENSE").read_text(encoding="utf-8")
    readme = "\n".join(lines) + "\n"
    (runtime / "licenses/README.txt").write_text(readme, encoding="utf-8")
    (runtime / "licenses/all.txt").write_text("\n\n".join([own, readme, *texts]), encoding="utf-8")


def _only_wheel(folder: Path, name: str) -> Path:
    wheels = list(folder.glob(f"{name}-*.whl"))
    if len(wheels) != 1:
        raise FileNotFoundError(f"{folder} has {len(wheels)} wheels of {name}, not one: run `make setup`")
    return wheels[0]
