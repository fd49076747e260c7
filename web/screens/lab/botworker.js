/**
 * @file The worker of a bot: somebody else's Python program. It starts Python from what the page sends, then closes
 * whatever leads out of it, and only then runs the program. It speaks with the page in text: the name of a request (kropki/bot/runner.py) and the
 * request itself, and back comes the answer.
 *
 * @typedef {object} Supplies what the page sends first
 * @property {WebAssembly.Module} module of Pyodide
 * @property {WebAssembly.Module} cold the half of its code that a start does not call
 * @property {Uint8Array<ArrayBuffer>} stdlib
 * @property {Uint8Array<ArrayBuffer>[]} packages to install
 * @property {import('../../../runtime/pyodide/pyodide.mjs').Lockfile} lock
 * @property {{modules: string[], data: Uint8Array<ArrayBuffer>}} rest of the standard library
 * @property {string[]} wanted names of packages to install
 * @property {string} index the address of the index that has them, or micropip's name for it
 * @property {Uint8Array<ArrayBuffer> | null} micropip which installs them
 */

import { install, installWheel, offerRest } from '../../engine/python.js';
import { provideWasm } from '../../engine/wasm.js';
import { importPyodide, SITE } from '../../host.js';
import { closeWays, limitMemory } from './walls.js';

const STDLIB = new URL('runtime/python/stdlib.zip', SITE).href;
const RUNNER = `
import json
from dataclasses import asdict
from kropki.bot import league, parsons, runner

def table(text):
    request = json.loads(text)
    rows = league.table(request["players"], [league.Result(*result) for result in request["results"]])
    return json.dumps([asdict(row) | {"points": row.points} for row in rows])

def rating(text):
    return json.dumps(league.rating_by_levels(json.loads(text)["results"]))

runner.load, runner.move, runner.trace, parsons.check_order, table, rating
`;
// The finder of the page's own objects goes, and what was imported by it. kropki/bot/surroundings.py refuses the rest.
const CLOSE = `
import sys
from kropki.bot.surroundings import REFUSED_MODULES

for finder in [each for each in sys.meta_path if type(each).__name__ == "JsFinder"]:
    sys.meta_path.remove(finder)
    finder.jsproxies.clear()  # a bot may still find it in memory
for name in [*sys.modules]:
    if name.partition(".")[0] in REFUSED_MODULES:
        del sys.modules[name]
`;
const INSTALL_WANTED = `
import micropip
await micropip.install(wanted, index_urls=index)
`;

/** @type {any} a WorkerGlobalScope */
const worker = self;
const post = worker.postMessage.bind(worker);
const tell = (/** @type {object} */ message) => post(JSON.stringify(message));

/** @typedef {Record<string, (request: string) => string>} Runner */

/** @param {Supplies} supplies @returns {Promise<Runner>} what runs the bot */
async function start({ module, cold, stdlib, packages, lock, rest, wanted, index, micropip }) {
  limitMemory();
  provide(stdlib);
  void provideWasm(
    () => module,
    () => cold,
  ).catch(() => {}); // Pyodide fails, too
  const { loadPyodide } = await importPyodide();
  const python = await loadPyodide({
    indexURL: new URL('runtime/pyodide/', SITE).href,
    stdLibURL: STDLIB,
    lockFileContents: lock,
    stdout: () => {},
    stderr: () => {},
  });
  offerRest(python, rest.modules, () => rest.data);
  for (const each of packages) install(python, each);
  if (wanted.length && micropip) {
    installWheel(python, micropip);
    await python
      .runPythonAsync(INSTALL_WANTED, { globals: python.toPy({ wanted, index }) })
      .catch((error) => Promise.reject(new NotInstalled(errorLine(String(error)))));
  }
  const runner = python.runPython(RUNNER, { globals: python.toPy({}) });
  const [load, move, trace, order, table, rating] = runner.toJs();
  python.runPython(CLOSE, { globals: python.toPy({}) });
  closeWays();
  return { load, move, trace: (request) => trace(request, report), order, table, rating };
}

/** Tell the page what a trace knows so far. @param {string} fault */
const report = (fault) => post(`{"kind":"report","fault":${fault}}`);

/** Give Pyodide its files: it asks for no others. @param {Uint8Array<ArrayBuffer>} stdlib */
function provide(stdlib) {
  const { fetch } = self;
  self.fetch = async (request, options) => {
    const address = String(request instanceof Request ? request.url : request);
    if (address === STDLIB) return new Response(stdlib);
    if (address.endsWith('.wasm')) return new Response();
    return fetch(request, options);
  };
}

/** Packages could not be installed. */
class NotInstalled extends Error {}

/** Return the line of a traceback that says what went wrong. @param {string} text */
const errorLine = (text) => [...text.matchAll(/^[\w.]+(?:Error|Exception): (.*)/gm)].at(-1)?.[1] ?? text;

/** @type {Runner | null} */
let runner = null;

worker.onmessage = async (/** @type {MessageEvent} */ { data }) => {
  if (data.files || data.pyodide) return; // for host.js
  try {
    if (runner) {
      const [, kind, request] = /^(\w+) (.*)$/s.exec(data) ?? [];
      return post(runner[kind](request));
    }
    runner = await start(data);
    tell({ kind: 'ready' });
  } catch (error) {
    if (error instanceof NotInstalled) tell({ kind: 'not-installed', message: error.message });
    else tell({ kind: 'broken', message: String(error) });
  }
};
