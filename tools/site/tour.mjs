/**
 * @file Starts Python as the page does, but under Node, and uses everything that the page can do.
 *
 * node tools/site/tour.mjs RUNTIME STDLIB with the whole library of Pyodide: prints the files of it that this takes,
 * one on each line.
 *
 * node tools/site/tour.mjs RUNTIME --count MODULE prints which functions it calls of a module that counts its calls
 * (tools/site/wasm.py).
 *
 * node tools/site/tour.mjs RUNTIME with the part of the library that the page starts from, to test it: fails if this
 * part is not enough, or the rest cannot be imported.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrapped } from '../../web/engine/download.js';
import { install, installWheel, offerRest, openSessions } from '../../web/engine/python.js';
import { Slices } from '../../web/engine/slices.js';
import { instantiate } from '../../web/engine/wasm.js';

const TOUR = `
import sys
from pathlib import Path
sys.path.append("/tour")
from tour import tour
tour(path.read_bytes() for path in sorted(Path("/tour/records").iterdir()))
import encodings.cp437, zipfile  # they read the rest of the library
archive = next(entry for entry in sys.path if entry.endswith(".zip"))
paths = [
    module.__file__
    for module in sys.modules.values()
    if getattr(module, "__file__", None) and module.__spec__.origin != "frozen"
]
files = {path.removeprefix(archive + "/").removesuffix("c") for path in paths if path.startswith(archive)}
"\\n".join(sorted(files))
`;

const PERSONAL = `
import inspect, sys
from importlib.util import find_spec
from pathlib import Path
import kropki.protocol.session, micropip
assert "return" in inspect.getsource(kropki.protocol.session)
assert "kropki" in micropip.list()
folder = Path(find_spec("kropki").origin).parent
micropip.uninstall("kropki")
assert not folder.exists(), [*folder.rglob("*")]
await micropip.install(WHEEL)
assert (folder / "protocol/session.py").exists()
missing = [name for name in MODULES if "." not in name and find_spec(name) is None]
assert not missing, missing
import email.mime.text, encodings.cp1257, sqlite3, unittest.mock, xml.etree.ElementTree
assert "ł".encode("cp1257") == b"\\xf9"
assert micropip.__doc__ is None and find_spec.__doc__ and sys.flags.optimize == 0
`;

const [runtime, option, counted] = process.argv.slice(2);
const whole = counted ? undefined : option;

async function main() {
  const { lock, stdlib, kropki, parts, rest, wheels, cold } = JSON.parse(
    readFileSync(`${runtime}/manifest.json`, 'utf8'),
  );
  const library = read(whole ?? `${runtime}/${stdlib}`);
  let fetched = false;
  const fetchRest = () => {
    fetched = true;
    return read(`${runtime}/${rest.path}`);
  };

  globalThis.fetch = async () => new Response(library); // the only file that Pyodide requests
  const { loadPyodide } = await import(join(process.cwd(), runtime, 'pyodide/pyodide.mjs'));
  const calls = splitPython(`${runtime}/${cold.path}`);
  const python = await loadPyodide({
    lockFileContents: lock,
    stdLibURL: 'memory://library',
    stdout: () => {},
  });
  if (!whole) offerRest(python, rest.modules, fetchRest);
  install(python, read(`${runtime}/${kropki}`));
  const [, , followed] = openSessions(python);
  for (const { path } of Object.values(parts)) install(python, read(`${runtime}/${path}`));
  for (const name of ['thinker', 'learner']) new Slices(python, name, followed);
  python.FS.mkdirTree('/tour/records');
  python.FS.writeFile('/tour/tour.py', read('tests/support/tour.py'));
  for (const file of readdirSync('tests/records')) {
    python.FS.writeFile(`/tour/records/${file}`, read(`tests/records/${file}`));
  }
  const files = python.runPython(TOUR);
  console.log(counted ? JSON.stringify(calls()) : files);
  if (whole || counted) return;

  if (fetched) throw new Error('the page starts from too few modules: run `make stdlib-list`');
  const wheel = `/tmp/${wheels.kropki.split('/').pop()}`;
  installWheel(python, read(`${runtime}/${wheels.micropip}`));
  installWheel(python, read(`${runtime}/${wheels.kropki}`), 'kropki/');
  python.FS.writeFile(wheel, read(`${runtime}/${wheels.kropki}`));
  await python.runPythonAsync(PERSONAL, {
    globals: python.toPy({ WHEEL: `emfs:${wheel}`, MODULES: rest.modules }),
  });
  if (!fetched) throw new Error('the rest of the library was not fetched');
}

/**
 * Let Pyodide load the other half of its code, as it does in the page.
 * @param {string} cold its path
 * @returns {() => number[]} returns the functions that have been called
 */
function splitPython(cold) {
  const { instantiate: plain } = WebAssembly;
  let exports = {};
  WebAssembly.instantiate = async (source, imports) => {
    if (source instanceof WebAssembly.Module) return plain(source, imports);
    const module = await WebAssembly.compile(counted ? read(counted) : source);
    const instance = await instantiate(module, imports, () => new WebAssembly.Module(read(cold)));
    ({ exports } = instance);
    return { module, instance };
  };
  const called = ([name, { value }]) => name.startsWith('called:') && value;
  return () =>
    Object.entries(exports)
      .filter(called)
      .map(([name]) => Number(name.slice('called:'.length)));
}

/** @param {string} path */
function read(path) {
  const bytes = readFileSync(path);
  return path.endsWith('.zip.wasm') ? unwrapped(bytes) : new Uint8Array(bytes);
}

await main().catch((error) => {
  console.error(error.message); // without the source, which is a line of a million characters
  process.exitCode = 1;
});
