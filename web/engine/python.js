/**
 * @file Sets up Python once it runs: in the worker, and under Node in the tests.
 *
 * @typedef {import('../../runtime/pyodide/pyodide.mjs').PyodideAPI} Python
 */

// importlib.invalidate_caches() would import modules that are not loaded at the start.
const PACKAGES = `
import sys
from site import getsitepackages

packages = getsitepackages()[0]
for path, finder in sys.path_importer_cache.items():
    if finder and path.startswith(packages):
        finder.invalidate_caches()
packages
`;

const UNPACK = `
from io import BytesIO
from zipfile import ZipFile

with ZipFile(BytesIO(data)) as wheel:
    wheel.extractall(packages, [name for name in wheel.namelist() if name.startswith(folder)])
`;

const SESSIONS = `
from kropki.protocol.session import Sessions
sessions = Sessions()
sessions.handle, sessions.leave, sessions.game
`;

// Python that was restored from memory has no files.
const LIBRARY = `
import sys

archive = next(entry for entry in sys.path if entry.endswith(".zip"))
with open(archive, "wb") as file:
    file.write(data)
sys.path_importer_cache.clear()
`;

// This completes the standard library. Only modules that Pyodide compiles to WebAssembly are missing.
const REST = `
import sys
from importlib.machinery import PathFinder
from io import BytesIO
from os.path import getsize
from zipfile import ZipFile

class Rest:
    """Fetches the rest of the standard library when the first of its modules is imported.

    If Python was restored from memory, it fetches the files with which it started before.
    """

    def find_spec(self, name, path=None, target=None):
        if not getsize(next(entry for entry in sys.path if entry.endswith(".zip"))):
            add_library()
            if spec := PathFinder.find_spec(name, path):
                return spec
        if name not in MODULES:
            return None
        try:
            data = BytesIO(fetch().to_bytes())
        except Exception as error:
            raise ModuleNotFoundError(f"{name} cannot be fetched: {error}", name=name) from error
        archive = next(entry for entry in sys.path if entry.endswith(".zip"))
        with ZipFile(data) as rest, ZipFile(archive, "a") as library:
            for entry in rest.infolist():
                library.writestr(entry, rest.read(entry))
        sys.meta_path.remove(self)
        for finder in filter(None, sys.path_importer_cache.values()):
            finder.invalidate_caches()
        return PathFinder.find_spec(name, path)

sys.meta_path.append(Rest())
`;

/** How the header of a file in a zip archive begins, and its length. */
const LOCAL_FILE = 0x04034b50;
const HEADER = 30;
const DECODER = new TextDecoder();

/**
 * Install a part of the engine, so that Python can import it.
 * @param {Python} python
 * @param {Uint8Array} data a zip archive that compresses nothing
 */
export function install(python, data) {
  const packages = packagesOf(python);
  const folders = new Set();
  for (const [name, content] of filesIn(data)) {
    const path = `${packages}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!folders.has(folder)) python.FS.mkdirTree(folder);
    folders.add(folder);
    python.FS.writeFile(path, content);
  }
}

/**
 * Install a wheel, so that Python can import it.
 * @param {Python} python
 * @param {Uint8Array} data
 * @param {string} [folder] the part of it to install
 */
export function installWheel(python, data, folder = '') {
  const globals = python.toPy({ data, folder, packages: packagesOf(python) });
  python.runPython(UNPACK, { globals });
  globals.destroy();
}

/** Return the folder of Python's packages, and let Python read that folder again. @param {Python} python @returns {string} */
function packagesOf(python) {
  return python.runPython(PACKAGES, { globals: python.toPy({}) });
}

/** Yield the names and contents of files in a zip archive that compresses nothing. @param {Uint8Array} zip */
function* filesIn(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  // Each file follows a header (APPNOTE 4.3.7): its size stands in byte 18, the lengths of its name and of another
  // field in bytes 26 and 28, and both of these behind it.
  for (let at = 0, next = 0; view.getUint32(at, true) === LOCAL_FILE; at = next) {
    const nameEnd = at + HEADER + view.getUint16(at + 26, true);
    const start = nameEnd + view.getUint16(at + 28, true);
    next = start + view.getUint32(at + 18, true);
    yield /** @type {const} */ ([
      DECODER.decode(zip.subarray(at + HEADER, nameEnd)),
      zip.subarray(start, next),
    ]);
  }
}

/**
 * Return three functions of Python: one answers messages (docs/protocol.md) about the game of a session, another
 * forgets a session, and the last returns the game to Python.
 * @param {Python} python
 * @returns {[handle: (text: string, session: string) => string, leave: (session: string) => void, followed: unknown]}
 */
export function openSessions(python) {
  const sessions = python.runPython(SESSIONS, { globals: python.toPy({}) });
  return [sessions.get(0), sessions.get(1), sessions.get(2)];
}

/**
 * Let Python have the part of its standard library that it starts from.
 * @param {Python} python
 * @param {Uint8Array} data a zip archive
 */
export function addLibrary(python, data) {
  const globals = python.toPy({ data });
  python.runPython(LIBRARY, { globals });
  globals.destroy();
}

/**
 * Let Python import the other modules of its standard library.
 * @param {Python} python
 * @param {string[]} modules their names
 * @param {() => Uint8Array} fetch returns a zip archive with all of them
 * @param {() => void} [add_library] lets Python that was restored from memory have its library and the engine
 */
export function offerRest(python, modules, fetch, add_library = () => {}) {
  python.runPython(REST, { globals: python.toPy({ MODULES: modules, fetch, add_library }) });
}
