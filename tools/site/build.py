"""The static files that the page is served from.

`build_runtime` gathers in `runtime/` what the page needs beside its own sources, so that the repository's
root can be served as it is; `build_site` copies page and runtime into a folder to put on any host:

    runtime/pyodide/        Python for the browser
    runtime/python/         its standard library and this package, installed, each in two parts
    runtime/js/             the JavaScript libraries
    runtime/wheels/         this package for any other Pyodide, and micropip for what people add
    runtime/icons/          the page's icon, as systems want it that install the page
    runtime/licenses/       under which terms others let us use their work
    runtime/start.json      the engine's answer to a new game: a first board, before Python is there
    runtime/manifest.json   what starting Python loads, with sizes and hashes
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from kropki.protocol.requests import VERSION
from kropki.protocol.session import Session
from tools.site.bundle import bundle
from tools.site.cache import cached_build
from tools.site.compress import compress
from tools.site.service_worker import add_service_worker
from tools.site.single_file import write_page

_PACKAGES = {
    "pyodide": {
        "pyodide.mjs": "pyodide/pyodide.mjs",
        "pyodide.d.ts": "pyodide/pyodide.d.mts",
        "pyodide.asm.mjs": "pyodide/pyodide.asm.mjs",
        "pyodide.asm.wasm": "pyodide/pyodide.asm.wasm",
    },
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
    "workbox-precaching": {"LICENSE": "licenses/MIT-workbox.txt"},
}
_ASM_TYPES = """import type { PyodideConfig } from "./pyodide.mjs";
declare const create: NonNullable<PyodideConfig["createPyodideModule"]>;
export default create;
"""
_STDLIB, _REST, _KROPKI = "python/stdlib.zip.gz", "python/rest.zip", "python/kropki.zip.gz"
_COMPUTER = "python/computer.zip.gz"
_THINKING = (
    "kropki/computer/",
    "kropki/protocol/thinking.",
)  # what of this package only a worker that thinks loads
_PACKAGING = "micropip/_vendored/packaging"
_TOOLS = ("*.d.ts", "*.d.mts", "disk", "tools")  # for the type checker and the build, not for browsers


def build_runtime(root: Path) -> Path:
    """Make `root/runtime` anew and return it.

    `root` is the repository, in which the Makefile has put `node_modules/` and, in `build/`, micropip and the
    standard library in two parts.
    Raises FileNotFoundError where one of their files is missing, and CalledProcessError where the wheel of
    this package cannot be built or installed.
    """
    start = Session().handle(json.dumps({"v": VERSION, "id": 0, "kind": "new"}))
    runtime = root / "runtime"
    shutil.rmtree(runtime, ignore_errors=True)
    for folder in ("pyodide", "python", "js", "wheels", "icons", "licenses"):
        (runtime / folder).mkdir(parents=True)
    for package, files in _PACKAGES.items():
        for source, target in files.items():
            copy = shutil.copytree if source == "esm" else shutil.copyfile
            copy(root / "node_modules" / package / source, runtime / target)
    (runtime / "pyodide/pyodide.asm.d.mts").write_text(_ASM_TYPES, encoding="utf-8")
    shutil.copy(_only_wheel(root / "build/wheels", "micropip"), runtime / "wheels")
    for part in (_STDLIB, _REST):
        shutil.copy(root / "build" / part, runtime / part)
    _build_wheel(root, runtime / "wheels")
    _part(_installed(root, runtime), runtime)
    icons = [root / "tools/site/icons.mjs", root / "web/icon.svg", runtime / "icons"]
    subprocess.run(["node", *icons], check=True)
    _write_licenses(root, runtime)
    (runtime / "start.json").write_text(start + "\n", encoding="utf-8")
    manifest = json.dumps(_manifest(root, runtime), indent=2)
    (runtime / "manifest.json").write_text(manifest + "\n", encoding="utf-8")
    return runtime


def build_site(root: Path, out: Path) -> Path:
    """Build the runtime of the repository `root`, then the whole site in the folder `out`, and return that.

    What an earlier build left in `out` is removed. All addresses in the site are relative: it works under any
    path of a host. Raises what `build_runtime` raises, and FileExistsError, with nothing removed, where `out`
    holds the repository or something other than a site.
    """
    if root.resolve().is_relative_to(out.resolve()):
        raise FileExistsError(f"{out} holds the repository: name another folder for the site")
    if out.exists() and any(out.iterdir()) and not (out / "runtime/manifest.json").exists():
        raise FileExistsError(f"{out} holds something other than a site: name a new or an empty folder")
    build_runtime(root)
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    for file in ("index.html", "embed.html", "LICENSE"):
        shutil.copy(root / file, out)
    for folder in ("web", "runtime"):
        shutil.copytree(root / folder, out / folder, ignore=shutil.ignore_patterns(*_TOOLS))
    bundle(root, out)
    add_service_worker(root, out)
    compress(root, out)
    write_page(root, out / "kropki.html")
    return out


def _installed(root: Path, runtime: Path) -> Path:
    """This package as it lies where Python for the browser has installed its wheel."""
    wheels = [_only_wheel(runtime / "wheels", name) for name in ("micropip", "kropki")]
    programs = [root / "tools/site" / name for name in ("python.mjs", "install_package.py")]
    package = root / "node_modules/pyodide/package.json"

    def install(out: Path) -> None:
        subprocess.run(
            ["node", *programs, *wheels, "kropki.protocol.session,kropki.protocol.thinking", out], check=True
        )

    return cached_build(root / "build/kept", "kropki", [*wheels, *programs, package], install)


def _part(installed: Path, runtime: Path) -> None:
    """Part this package in what the page starts from and what a worker that thinks loads beside that."""
    with ZipFile(BytesIO(gzip.decompress(installed.read_bytes()))) as archive:
        for name, thinks in ((_KROPKI, False), (_COMPUTER, True)):
            part = BytesIO()
            with ZipFile(part, "w") as target:
                for entry in archive.infolist():
                    if entry.filename.startswith(_THINKING) == thinks:
                        target.writestr(entry, archive.read(entry))
            (runtime / name).write_bytes(gzip.compress(part.getvalue(), 9, mtime=0))


def _build_wheel(root: Path, into: Path) -> None:
    """Build the wheel of this package: the same bytes for the same sources, so that browsers can keep it."""
    subprocess.run(
        [sys.executable, "-m", "flit_core.wheel", "--outdir", into, root],
        env={**os.environ, "SOURCE_DATE_EPOCH": "1577836800"},  # 2020-01-01
        stdout=subprocess.DEVNULL,
        check=True,
    )


def _manifest(root: Path, runtime: Path) -> dict[str, Any]:
    """What the page must know to start Python: which files to load beside modules, with their size and a
    hash of what is in them, and which is which.
    """
    files = []
    for path in (runtime / "pyodide/pyodide.asm.wasm", *(runtime / p for p in (_STDLIB, _KROPKI, _COMPUTER))):
        data = path.read_bytes()
        digest = hashlib.sha256(gzip.decompress(data) if path.suffix == ".gz" else data).hexdigest()
        files.append({"path": path.relative_to(runtime).as_posix(), "bytes": len(data), "sha256": digest})
    with ZipFile(runtime / _REST) as rest:
        modules = [name[:-3].replace("/", ".") for name in rest.namelist() if name.endswith(".py")]
    wheels = {name: _only_wheel(runtime / "wheels", name) for name in ("kropki", "micropip")}
    lock = json.loads((root / "node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "files": files[:-1],
        "computer": files[-1],
        "lock": {"info": lock["info"], "packages": {}},
        "stdlib": _STDLIB,
        "kropki": _KROPKI,
        "rest": {"path": _REST, "modules": [name.removesuffix(".__init__") for name in modules]},
        "wheels": {name: path.relative_to(runtime).as_posix() for name, path in wheels.items()},
    }


def _write_licenses(root: Path, runtime: Path) -> None:
    """Say whose work lies in `runtime`, and under which licence; the texts come out of the packages."""
    with ZipFile(_only_wheel(runtime / "wheels", "micropip")) as wheel:
        [mpl] = [name for name in wheel.namelist() if name.endswith(".dist-info/licenses/LICENSE")]
        (runtime / "licenses/MPL-2.0.txt").write_bytes(wheel.read(mpl))
        (runtime / "licenses/BSD-packaging.txt").write_bytes(wheel.read(f"{_PACKAGING}/LICENSE.BSD"))
    for path in (root / "tools/site/licenses").iterdir():  # of what no package brings
        shutil.copy(path, runtime / "licenses")
    lines = [
        "The work of others in this folder, unchanged but for the standard library, parted and compiled.",
        "Their source is at the addresses named.",
        "",
    ]
    for package in _PACKAGES:
        about = json.loads((root / "node_modules" / package / "package.json").read_text(encoding="utf-8"))
        home = about.get("homepage") or about["repository"]["url"]
        lines.append(f"{package} {about['version']}: {about['license']}, {home}")
    lines += [
        "micropip: MPL-2.0, https://github.com/pyodide/micropip",
        "packaging, in micropip: BSD-2-Clause or Apache-2.0, https://github.com/pypa/packaging",
        "CPython and its standard library, in pyodide: PSF-2.0, https://docs.python.org/3/license.html",
        "what else is compiled into pyodide: see compiled-in.txt",
    ]
    texts = [path.read_text(encoding="utf-8") for path in sorted((runtime / "licenses").iterdir())]
    own = (root / "LICENSE").read_text(encoding="utf-8")
    readme = "\n".join(lines) + "\n"
    (runtime / "licenses/README.txt").write_text(readme, encoding="utf-8")
    (runtime / "licenses/all.txt").write_text("\n\n".join([own, readme, *texts]), encoding="utf-8")


def _only_wheel(folder: Path, name: str) -> Path:
    wheels = list(folder.glob(f"{name}-*.whl"))
    if len(wheels) != 1:
        raise FileNotFoundError(f"{folder} should hold one wheel of {name}, not {len(wheels)}: `make setup`")
    return wheels[0]
