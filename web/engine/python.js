/**
 * @file What is done with Python once it runs: by the worker, and under Node by the tests.
 *
 * @typedef {import('../../runtime/pyodide/pyodide.mjs').PyodideAPI} Python
 */

// Not importlib.invalidate_caches(): that imports what only the rest of the library has.
const INSTALL = `
import sys
from io import BytesIO
from site import getsitepackages
from zipfile import ZipFile

packages = getsitepackages()[0]
with ZipFile(BytesIO(data)) as archive:
    archive.extractall(packages, [name for name in archive.namelist() if name.startswith(folder)])
for path, finder in sys.path_importer_cache.items():
    if finder and path.startswith(packages):
        finder.invalidate_caches()
`;

const SESSIONS = `
from kropki.protocol.session import Sessions
sessions = Sessions()
sessions.handle, sessions.leave
`;

// With it the library is what Pyodide brings, but for what is compiled.
const REST = `
import sys
from importlib.machinery import PathFinder
from io import BytesIO
from zipfile import ZipFile

class Rest:
    """Fetches what else the standard library has, whole, with the first of it that is imported."""

    def find_spec(self, name, path=None, target=None):
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

/**
 * Puts packages where they are found.
 * @param {Python} python @param {Uint8Array} data the zip that they are in @param {string} [folder] which part of it
 */
export function install(python, data, folder = '') {
  python.runPython(INSTALL, { globals: python.toPy({ data, folder }) });
}

/**
 * What answers the messages of docs/protocol.md, each in the game of a name, and what forgets such a game.
 * @param {Python} python @returns {[(text: string, session: string) => string, (session: string) => void]}
 */
export function openSessions(python) {
  const sessions = python.runPython(SESSIONS, { globals: python.toPy({}) });
  return [sessions.get(0), sessions.get(1)];
}

/**
 * Lets Python import what else its standard library has.
 * @param {Python} python @param {string[]} modules @param {() => Uint8Array} fetch gives the zip of them, at once
 */
export function offerRest(python, modules, fetch) {
  python.runPython(REST, { globals: python.toPy({ MODULES: modules, fetch }) });
}
