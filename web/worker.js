import * as Comlink from '../runtime/js/comlink.mjs';
import { download, Failure, readManifest } from './download.js';
/** @import { FailureCode } from './download.js' */

/**
 * @typedef {{name: 'downloading', done: number, total: number} | {name: 'starting'}} Step
 * @typedef {{code: FailureCode, subject: string, detail: string}} Trouble
 */

const RUNTIME = new URL('../runtime/', import.meta.url);
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);
const HANDLE = `
import micropip
await micropip.install(WHEEL, deps=False)
from kropki.protocol import Session
Session().handle
`;

/** @type {(text: string) => string} */
let handle;

const worker = {
  /**
   * Starts Python; gives what kept it from starting, or null.
   * @param {boolean} afresh whether to fetch the files past the browser's cache
   * @param {(step: Step) => void} report
   * @returns {Promise<Trouble | null>}
   */
  async start(afresh, report) {
    try {
      await start(afresh, report);
      return null;
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('python', '', error);
      return { code: failure.code, subject: failure.subject, detail: failure.message };
    }
  },

  /** One message of docs/protocol.md for another. @param {string} text */
  ask(text) {
    return handle(text);
  },
};

/** @typedef {typeof worker} Worker */

/** @param {boolean} afresh @param {(step: Step) => void} report */
async function start(afresh, report) {
  await checkWasm();
  const manifest = await readManifest(RUNTIME, afresh);
  const files = await download(RUNTIME, manifest.python.files, afresh, throttled((done, total) => report({ name: 'downloading', done, total })));
  report({ name: 'starting' });
  /** @param {string} path */
  const file = (path) => {
    const bytes = files.get(new URL(path, RUNTIME).href);
    if (bytes) return bytes;
    throw new Failure('file-missing', path);
  };

  serveFromMemory(files);
  const { loadPyodide } = await import('../runtime/pyodide/pyodide.mjs');
  const python = await Promise.race([
    loadPyodide({
      indexURL: new URL('pyodide/', RUNTIME).href,
      lockFileContents: withoutPackages(new TextDecoder().decode(file('pyodide/pyodide-lock.json'))),
    }),
    brokenWasm(),
  ]);
  const site = python.runPython('import site; site.getsitepackages()[0]');
  python.unpackArchive(file(manifest.micropip), 'wheel', { extractDir: site });
  const wheel = `/tmp/${manifest.kropki.split('/').pop()}`;
  python.FS.writeFile(wheel, file(manifest.kropki));
  const globals = python.toPy({ WHEEL: `emfs:${wheel}` });
  handle = await python.runPythonAsync(HANDLE, { globals }).catch((error) => {
    throw new Failure('engine', manifest.kropki, error);
  });
}

/** A policy may forbid WebAssembly, in which case Pyodide would only wait. */
async function checkWasm() {
  if (typeof WebAssembly !== 'object') throw new Failure('wasm-none');
  await WebAssembly.compile(EMPTY_MODULE).catch((error) => {
    throw new Failure('wasm-blocked', '', error);
  });
}

/** From here on nothing leaves the machine: every request is answered out of `files`. @param {Map<string, Uint8Array<ArrayBuffer>>} files */
function serveFromMemory(files) {
  self.fetch = async (request) => {
    const address = String(request instanceof Request ? request.url : request);
    const bytes = files.get(new URL(address, RUNTIME).href);
    if (!bytes) throw new TypeError(`not among Kropki's own files: ${address}`);
    return new Response(bytes, { headers: { 'Content-Type': address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream' } });
  };
}

/** Rejects when the module cannot be made: `loadPyodide` itself would never settle. @returns {Promise<never>} */
function brokenWasm() {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        return await WebAssembly.instantiate(await (await source).arrayBuffer(), imports);
      } catch (error) {
        reject(new Failure('wasm-blocked', 'pyodide/pyodide.asm.wasm', error));
        throw error;
      }
    };
  });
}

/** @param {string} lock */
function withoutPackages(lock) {
  return { ...JSON.parse(lock), packages: {} };
}

/**
 * At most one report each tenth of a second, and the last one.
 * @param {(done: number, total: number) => void} report
 */
function throttled(report) {
  let next = 0;
  return (/** @type {number} */ done, /** @type {number} */ total) => {
    if (performance.now() < next && done < total) return;
    next = performance.now() + 100;
    report(done, total);
  };
}

Comlink.expose(worker);
