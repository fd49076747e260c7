"""The tools that split Python's WebAssembly, tried on a module of three functions and on Pyodide's."""

from __future__ import annotations

import hashlib
import json
import subprocess
from itertools import combinations
from pathlib import Path

import pytest

from tools.site import pyodide
from tools.site.wasm import CALLED, Module, count_calls, split, unwrap, wrap

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "node_modules/pyodide"
TRY = """
import { readFileSync } from 'node:fs';
import { instantiate } from './web/engine/wasm.js';
const [whole, hot, cold] = process.argv.slice(1).map((path) => new WebAssembly.Module(readFileSync(path)));
const told = [];
const imports = { env: { hook: (n) => told.push(n) && 10 * n }, 'GOT.func': {} };
const answers = [];
for (const module of [whole, hot]) {
  const load = () => told.push('cold') && cold;
  const { exports } = module === whole
    ? await WebAssembly.instantiate(module, imports)
    : await instantiate(module, imports, load);
  answers.push([Object.keys(exports), exports.a(3), exports.a(4), exports.table.get(2)(5), told.splice(0)]);
}
console.log(JSON.stringify(answers));
"""


def section(kind: int, *items: str) -> bytes:
    content = bytes([len(items)]) + b"".join(map(bytes.fromhex, items))
    return bytes([kind, len(content)]) + content


def exported(name: str, kind: int, number: int) -> str:
    return f"{len(name):02x}{name.encode().hex()}{kind:02x}{number:02x}"


SMALL = b"\0asm\1\0\0\0" + b"".join([
    section(1, "60017f017f", "600000"),  # types: one from number to number, and one without either
    section(2, "03656e76 04686f6f6b 0000"),  # env.hook, of the first type
    section(3, "00", "00", "00"),  # three functions of the first type
    section(4, "70010303"),  # a table of functions
    section(5, "0001"),  # a page of memory
    section(6, "7f0141050b", "7f0041070b"),  # a variable, 5, and a constant, 7
    section(7, exported("a", 0, 1), exported("c", 0, 3), exported("memory", 2, 0), exported("table", 1, 0)),
    section(9, "0041000b 03 010203"),  # the functions are in the table
    section(
        10,
        "0d00 2000 1002 2300 6a 2400 2300 0b",  # a(n): variable += b(n); variable
        "0900 2000 1003 2301 6a 0b",  # b(n): c(n) + constant
        "0900 2000 1000 4101 6a 0b",  # c(n): hook(n) + 1
    ),
    section(11, "0041080b 0568656c6c6f"),  # hello
])  # fmt: skip


def test_a_module_is_put_together_as_it_was() -> None:
    for data in (SMALL, (PACKAGE / pyodide.WASM).read_bytes()):
        assert bytes(Module(data)) == data


def test_the_halves_work_as_the_whole_and_load_the_cold_one_once(tmp_path: Path) -> None:
    chosen = [{*hot} for size in range(4) for hot in combinations(range(3), size)]
    for hot in chosen:
        files = [tmp_path / name for name in ("whole", "hot", "cold")]
        for file, data in zip(files, (SMALL, *split(SMALL, hot, {"a", "memory", "table"})), strict=True):
            file.write_bytes(data)
        node = ["node", "--input-type=module", "--eval", TRY, *map(str, files)]
        run = subprocess.run(node, cwd=ROOT, capture_output=True, text=True, check=True)
        whole, halves = json.loads(run.stdout)
        names, *results, told = whole
        assert halves[0] == [name for name in names if name != "c"]
        assert halves[1:-1] == results == [43, 91, 51]
        assert [each for each in halves[-1] if each != "cold"] == told == [3, 4, 5]
        assert halves[-1].count("cold") == (len(hot) < 3)


def test_a_module_notes_what_is_called() -> None:
    counting = Module(count_calls(SMALL))
    assert [name for name in counting.exports if name.startswith(CALLED)] == [
        f"{CALLED}{i}" for i in range(3)
    ]
    assert [code.count(b"\x41\1\x24") for code in counting.codes] == [1, 1, 1]


def test_what_is_no_such_module_is_refused() -> None:
    with pytest.raises(ValueError, match="no WebAssembly module"):
        Module(b"<!doctype html>")
    with pytest.raises(IndexError):
        Module(SMALL[:-3])
    with pytest.raises(ValueError, match=r"kinds \[8\]"):
        Module(SMALL + bytes.fromhex("080100"))
    with pytest.raises(ValueError, match="no function 3, only 3 functions"):
        split(SMALL, {3}, set())


def test_content_comes_back_from_its_module() -> None:
    for size in (0, 1, 127, 128, 100_000):
        content = bytes(i % 251 for i in range(size))
        assert unwrap(wrap(content)) == content


def test_the_profile_is_that_of_the_module_of_our_pyodide(tmp_path: Path) -> None:
    module = (PACKAGE / pyodide.WASM).read_bytes()
    called = pyodide.read_profile(pyodide.PROFILE, module)
    assert 2_500 < len(called) < 4_000
    path = tmp_path / "profile.txt"
    path.write_text(pyodide.profile_of(module, called), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == pyodide.PROFILE.read_text(encoding="utf-8")
    path.write_text(pyodide.profile_of(b"another", {1, 2, 3, 5}), encoding="utf-8")
    assert path.read_text(encoding="utf-8").split()[1:] == ["1-3", "5"]
    with pytest.raises(ValueError, match="another module of Pyodide: run `make wasm-profile`"):
        pyodide.read_profile(path, module)
    assert pyodide.read_profile(path, b"another") == {1, 2, 3, 5}
    assert hashlib.sha256(b"another").hexdigest() in path.read_text(encoding="utf-8")


def test_the_script_keeps_the_exports_that_it_uses() -> None:
    script = (
        "let _a,a;var _a,_b,_c,_d=1;function assignWasmExports(wasmExports){"
        '_a=Module["_a"]=wasmExports["a"];_b=Module["_b"]=wasmExports["b"];_c=wasmExports["c"].value>>>0}'
        'run(_a,wasmExports["e"],wasmExports.f)'
    )
    wanted = (
        'let _a,a;var _a,_c;function assignWasmExports(wasmExports){_a=Module["_a"]=wasmExports["a"];'
        '_c=wasmExports["c"].value>>>0}run(_a,wasmExports["e"],wasmExports.f)'
    )
    assert pyodide.without_exports(script, "use(_c)") == (wanted, {"a", "c", "e", "f"})
    with pytest.raises(ValueError, match="does not assign the exports"):
        pyodide.without_exports("run()", "")


def test_functions_that_the_module_does_not_import_leave_the_script() -> None:
    offered = "var wasmImports={open,shut:_shut,paint:_paint};"
    signed = '_shut.sig="i";_paint.sig="vi";'
    published = 'Module["FS"]=FS;Module["GL"]=GL;'
    script = f"{offered}{signed}{published}use(Module.FS)"
    wanted = 'var wasmImports={open,shut:_shut};_shut.sig="i";Module["FS"]=FS;use(Module.FS)'
    assert pyodide.without_functions(script, "", {"open", "shut"}) == wanted
    assert 'Module["GL"]=GL' in pyodide.without_functions(script, "module.GL()", set())
    with pytest.raises(ValueError, match="as expected"):
        pyodide.without_functions("run()", "", set())
