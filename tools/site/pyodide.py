"""Makes Pyodide smaller: without the exports that nobody uses, and with the code that a start calls apart."""

from __future__ import annotations

import hashlib
import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.site.wasm import Module, runs, split

LOADER, SCRIPT, WASM, COLD = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "cold.wasm"
PROFILE = Path(__file__).with_name("wasm_profile.txt")
"""Which functions of the module a start calls, for which module: `make wasm-profile` writes it."""

_ASSIGNING = "function assignWasmExports(wasmExports){"
_ASSIGNMENT = re.compile(r'(.*)=wasmExports\["([^"]+)"\](?:\.value>>>0)?')
_GRAPHICS = "emscripten_gl"
"""How the names of OpenGL's functions begin. `withoutGraphics` (web/engine/wasm.js) gives Python none."""
_OFFERING = "var wasmImports={"
_OFFER = re.compile(r"([\w$]+)(?::([\w$]+))?")
_SIGNATURE = re.compile(r'([\w$]+)\.sig="\w+";')
"""Tells the type of a function of JavaScript that Python's code may take the address of."""
_PUBLISHED = re.compile(r'Module\["([\w$]+)"\]=\1;')
_MEMBER = re.compile(r"""[.{,"']([\w$]+)""")
_WORD = re.compile(r"[\w$]+")


def write_pyodide(package: Path, out: Path) -> None:
    """Write Pyodide's two scripts and the two halves of its module.

    Args:
        package: The folder of the npm package `pyodide`.
        out: The folder to write to.

    Raises:
        OSError: If the package or the profile cannot be read.
        ValueError: If the profile is of another module, or the script is not as expected.
        CalledProcessError: If the script cannot be minified.
    """
    loader, script = _scripts(package)
    module = (package / WASM).read_bytes()
    script, exports = without_exports(script, loader)
    hot, cold = split(module, read_profile(PROFILE, module), exports)
    imported = {name for _, name in Module(module).import_names() if not name.startswith(_GRAPHICS)}
    script = without_functions(script, loader, imported)
    (out / LOADER).write_text(loader, encoding="utf-8")
    options = ["--module", "--ecma=2020", "--compress=passes=2", "--mangle"]
    terser = package.parent / ".bin/terser"
    with (out / SCRIPT).open("w", encoding="utf-8") as target:
        subprocess.run([terser, *options], input=script, stdout=target, encoding="utf-8", check=True)
    (out / WASM).write_bytes(hot)
    (out / COLD).write_bytes(cold)


def exports_of(package: Path) -> set[str]:
    """Return the names of the exports that Pyodide's scripts use, and perhaps others.

    Args:
        package: The folder of the npm package `pyodide`.

    Raises:
        OSError: If the package cannot be read.
        ValueError: If the script is not as expected.
    """
    loader, script = _scripts(package)
    return without_exports(script, loader)[1]


def _scripts(package: Path) -> tuple[str, str]:
    return (package / LOADER).read_text(encoding="utf-8"), (package / SCRIPT).read_text(encoding="utf-8")


def without_exports(script: str, loader: str) -> tuple[str, set[str]]:
    """Return the script without the assignments of exports that neither it nor the loader uses.

    Args:
        script: The script `pyodide.asm.mjs`, which assigns all exports of the module to variables.
        loader: The script `pyodide.mjs`.

    Returns:
        The script, and the names of the exports that are left.

    Raises:
        ValueError: If the script does not assign the exports as expected.
    """
    before, found, after = script.partition(_ASSIGNING)
    assigned, end, rest = after.partition("}")
    head, declares, variables = before.rpartition("var ")
    assignments = [_ASSIGNMENT.fullmatch(each) for each in assigned.split(";") if each]
    if not (found and end and declares and all(assignments)):
        raise ValueError(f"{SCRIPT} does not assign the exports of the module as expected")
    used = {*_WORD.findall(head), *_WORD.findall(rest), *_WORD.findall(loader)}
    kept = [each for each in assignments if each and used & ({*_WORD.findall(each[1]), each[2]} - {"Module"})]
    code = ";".join(each[0] for each in kept)
    used.update(_WORD.findall(code))
    declared = ",".join(each for each in variables.rstrip(";").split(",") if each.partition("=")[0] in used)
    exports = {each[2] for each in kept}
    exports.update(re.findall(r'wasmExports(?:\.|\[")(\w+)', head + rest))
    return f"{head}var {declared};{_ASSIGNING}{code}}}{rest}", exports


def without_functions(script: str, loader: str, imported: set[str]) -> str:
    """Return the script without mentions of functions that nobody uses, so that a minifier drops them.

    It offers all of Emscripten's functions to modules that may be loaded later. The page loads none.

    Args:
        script: The script `pyodide.asm.mjs`.
        loader: The script `pyodide.mjs`.
        imported: The names of what the module imports.

    Raises:
        ValueError: If the script does not offer functions as expected.
    """
    before, found, after = script.partition(_OFFERING)
    offered, end, rest = after.partition("}")
    offers = [_OFFER.fullmatch(each) for each in offered.split(",")]
    if not (found and end and all(offers)):
        raise ValueError(f"{SCRIPT} does not offer functions to modules as expected")
    kept = [each for each in offers if each and each[1] in imported]
    functions = {each[2] or each[1] for each in kept}
    script = f"{before}{_OFFERING}{','.join(each[0] for each in kept)}}}{rest}"
    script = _SIGNATURE.sub(lambda found: found[0] if found[1] in functions else "", script)
    used = {*_MEMBER.findall(_PUBLISHED.sub("", script)), *_MEMBER.findall(loader)}
    return _PUBLISHED.sub(lambda found: found[0] if found[1] in used else "", script)


def read_profile(path: Path, module: bytes) -> set[int]:
    """Return the functions that a start calls.

    Args:
        path: A file as `profile_of` returns it.
        module: The module that it is about.

    Raises:
        OSError: If the file cannot be read.
        ValueError: If it is about another module.
    """
    about, *runs = path.read_text(encoding="utf-8").split()
    if about != hashlib.sha256(module).hexdigest():
        raise ValueError(f"{path} is about another module of Pyodide: run `make wasm-profile`")
    numbers: set[int] = set()
    for run in runs:
        first, _, last = run.partition("-")
        numbers.update(range(int(first), int(last or first) + 1))
    return numbers


def profile_of(module: bytes, called: Iterable[int]) -> str:
    """Return the text of a profile: the module's SHA-256, and the functions as runs of numbers."""
    lines = [hashlib.sha256(module).hexdigest()]
    lines += ["-".join(dict.fromkeys([str(run[0]), str(run[-1])])) for run in runs(called)]
    return "\n".join(lines) + "\n"
