/**
 * @file Compiles what a start of the page imports from Python's standard library, inside Pyodide itself so that the
 * bytecode fits: `node web/tools/precompile.mjs PYODIDE_FOLDER MICROPIP.whl OUT.zip`. Else about 200 modules are
 * compiled at each start. All others stay as they are. The same input gives the same bytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const COMPILE = `
import sys, zipfile
import array, bisect, dataclasses, enum, heapq, json, random  # by the engine
import micropip
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

path = next(entry for entry in sys.path if entry.endswith(".zip"))
wanted = {getattr(module, "__file__", None) for module in sys.modules.values()}
with zipfile.ZipFile(path) as source, zipfile.ZipFile("/compiled.zip", "w") as compiled:
    for name in source.namelist():
        data = source.read(name)
        if f"{path}/{name}" in wanted:
            code = compile(data, f"{path}/{name}", "exec", dont_inherit=True, optimize=0)
            name, data = name + "c", bytes(_code_to_hash_pyc(code, source_hash(data), False))
        entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        entry.compress_type = zipfile.ZIP_DEFLATED
        compiled.writestr(entry, data, compresslevel=9)
`;

const [folder, micropip, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(folder, 'pyodide.mjs')).href);
const python = await loadPyodide();
const site = python.runPython('import site; site.getsitepackages()[0]');
python.unpackArchive(new Uint8Array(readFileSync(micropip)), 'wheel', { extractDir: site });
python.runPython(COMPILE);
writeFileSync(out, python.FS.readFile('/compiled.zip'));
