import * as Comlink from '../runtime/js/comlink.mjs';
import { download, Failure, read, readManifest } from './download.js';
import { install, offerRest, openSessions } from './python.js';
/** @import { FailureCode, Manifest } from './download.js' */
/** @import { Python } from './python.js' */

/**
 * @typedef {{name: 'downloading', done: number, total: number} | {name: 'starting'}} Step
 * @typedef {{code: FailureCode, subject: string, detail: string}} Trouble
 */

const RUNTIME = new URL('../runtime/', import.meta.url);
const WASM = 'pyodide/pyodide.asm.wasm';
const MODULES = ['pyodide/pyodide.mjs', 'pyodide/pyodide.asm.mjs'];
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/** @type {Manifest} */
let manifest;
/** @type {Python} */
let python;
/** @type {Promise<void> | null} */
let micropip = null;
/** @type {(text: string, session: string) => string} */
let handle;
/** @type {(session: string) => void} */
let leave;

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

  /** One message of docs/protocol.md for another; games of different names know nothing of each other. @param {string} text @param {string} [session] */
  ask(text, session = '') {
    const answer = handle(text, session);
    micropip ??= addMicropip(); // not before, so that nobody waits for it
    return answer;
  },

  /** Runs a person's own Python beside the engine. @param {string} code @returns {Promise<string>} its last value */
  async run(code) {
    await (micropip ??= addMicropip());
    return String(await python.runPythonAsync(code));
  },

  /** Forgets a game. @param {string} session */
  leave(session) {
    leave(session);
  },
};

/** @typedef {typeof worker} Worker */

/** @param {boolean} afresh @param {(step: Step) => void} report */
async function start(afresh, report) {
  await checkWasm();
  manifest = await readManifest(RUNTIME, afresh);
  const files = download(RUNTIME, manifest.files, afresh, throttled((done, total) => report({ name: 'downloading', done, total })));
  const wasm = provideWasm(file(files, WASM));
  const [{ loadPyodide }, stdlib, engine] = await Promise.all([
    importPyodide(afresh), file(files, manifest.stdlib), file(files, manifest.kropki), file(files, WASM),
  ]);
  report({ name: 'starting' });
  guardRequests(new Map([[WASM, new Uint8Array()], [manifest.stdlib, stdlib]]));
  const started = loadPyodide({
    indexURL: new URL('pyodide/', RUNTIME).href,
    stdLibURL: new URL(manifest.stdlib, RUNTIME).href,
    lockFileContents: manifest.lock,
  });
  python = await Promise.race([started, wasm]);
  offerRest(python, manifest.rest.modules, () => readAtOnce(manifest.rest.path));
  try {
    install(python, engine);
    [handle, leave] = openSessions(python);
  } catch (error) {
    throw new Failure('engine', manifest.kropki, error);
  }
}

/** @param {Map<string, Promise<Uint8Array<ArrayBuffer>>>} files @param {string} path */
function file(files, path) {
  return files.get(path) ?? Promise.reject(new Failure('file-missing', path));
}

/** Both its modules, the second for when it asks for that. @param {boolean} afresh */
async function importPyodide(afresh) {
  const readModules = () => Promise.all(MODULES.map((path) => read(RUNTIME, path, afresh)));
  if (afresh) await readModules(); // into the browser's cache
  try {
    const modules = MODULES.map((path) => import(new URL(path, RUNTIME).href));
    const [pyodide] = await Promise.all(modules);
    return /** @type {typeof import('../runtime/pyodide/pyodide.mjs')} */ (pyodide);
  } catch (error) {
    await readModules(); // which says what is wrong with them
    throw error;
  }
}

/** Lets Python `import micropip`, which finds the engine installed; brings the engine's sources as well. */
async function addMicropip() {
  try {
    const [micropip, sources] = await Promise.all([read(RUNTIME, manifest.wheels.micropip), read(RUNTIME, manifest.wheels.kropki)]);
    install(python, micropip);
    install(python, sources, 'kropki/');
  } catch {
    micropip = null; // the next one who asks may have more luck
  }
}

/** A policy may forbid WebAssembly, in which case Pyodide would only wait. */
async function checkWasm() {
  if (typeof WebAssembly !== 'object') throw new Failure('wasm-none');
  await WebAssembly.compile(EMPTY_MODULE).catch((error) => {
    throw new Failure('wasm-blocked', '', error);
  });
}

/** Rejects when Pyodide's module cannot be made: `loadPyodide` itself would never settle. @param {Promise<Uint8Array<ArrayBuffer>>} bytes @returns {Promise<never>} */
function provideWasm(bytes) {
  const compiled = bytes.then((code) => WebAssembly.compile(code));
  compiled.catch(() => {}); // told where it is waited for
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_, imports) => {
      try {
        const module = await compiled;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(new Failure('wasm-blocked', WASM, error));
        throw error;
      }
    };
  });
}

/**
 * From here on what Pyodide asks for is answered out of `files`, and no request leaves the page's own host.
 * @param {Map<string, Uint8Array<ArrayBuffer>>} files
 */
function guardRequests(files) {
  const known = new Map([...files].map(([path, bytes]) => [new URL(path, RUNTIME).href, bytes]));
  const { fetch } = self;
  self.fetch = async (request, options) => {
    const { href, origin } = new URL(String(request instanceof Request ? request.url : request), RUNTIME);
    const bytes = known.get(href);
    known.delete(href);
    if (bytes) return new Response(bytes);
    if (origin !== self.origin) throw new TypeError(`Kropki asks no other host: ${href}`);
    return fetch(request, options);
  };
}

/** A file, before anything else is done. @param {string} path */
function readAtOnce(path) {
  const request = new XMLHttpRequest();
  request.open('GET', new URL(path, RUNTIME), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Failure('file-missing', path, request.status);
  return new Uint8Array(request.response);
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
