import * as Comlink from '../runtime/js/comlink.mjs';
import { download, Failure, read, readManifest } from './engine/download.js';
import { install, offerRest, openSessions } from './engine/python.js';
import { Slices } from './engine/slices.js';
import { getAtOnce, importPyodide, PYODIDE, SITE } from './host.js';
/** @import { FailureCode, Manifest } from './engine/download.js' */
/** @import { Python } from './engine/python.js' */

/**
 * @typedef {{name: 'downloading', done: number, total: number} | {name: 'starting'}} Step
 * @typedef {{code: FailureCode, subject: string, detail: string}} Trouble
 */

const RUNTIME = new URL('runtime/', SITE);
const WASM = 'pyodide/pyodide.asm.wasm';
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
/** @type {Promise<Slices> | null} */
let slices = null;

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

  /**
   * One message of docs/protocol.md for another; games of different names know nothing of each other.
   * @param {string} text
   * @param {string} [session]
   */
  ask(text, session = '') {
    const answer = handle(text, session);
    if (!micropip) (micropip = addMicropip()).catch(() => {}); // not before, so that nobody waits for it
    return answer;
  },

  /**
   * Runs a person's own Python beside the engine.
   * @param {string} code
   * @returns {Promise<string>} its last value
   */
  async run(code) {
    await micropip?.catch(() => (micropip = addMicropip()));
    return String(await python.runPythonAsync(code));
  },

  /** Loads what thinking takes. */
  async prepare() {
    await slicesOf();
  },

  /**
   * What has been thought in the end, null where it was left.
   * @param {string} text
   * @param {(text: string) => void} report takes what is thought before
   */
  async think(text, report) {
    return (await slicesOf()).think(text, report);
  },

  /** The thought ends with what it has found. */
  async hurry() {
    (await slices)?.hurry();
  },

  /** The thought is left. */
  async leaveThought() {
    (await slices)?.leave();
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
  manifest = await readManifest(afresh);
  /** @type {Promise<WebAssembly.Module | null>} */
  let compiled = Promise.resolve(null);
  const files = download(
    manifest.files,
    afresh,
    throttled((done, total) => report({ name: 'downloading', done, total })),
    (path, response) => {
      if (path === WASM) compiled = WebAssembly.compileStreaming(response.clone()).catch(() => null); // of another type, on some hosts
    },
  );
  const [{ loadPyodide }, stdlib, engine, code] = await Promise.all([
    loaderOfPyodide(afresh),
    file(files, manifest.stdlib),
    file(files, manifest.kropki),
    file(files, WASM),
  ]);
  report({ name: 'starting' });
  const wasm = provideWasm(compiled.then((module) => module ?? WebAssembly.compile(code)));
  guardRequests(
    new Map([
      [WASM, new Uint8Array()],
      [manifest.stdlib, stdlib],
    ]),
  );
  const started = loadPyodide({
    indexURL: new URL('pyodide/', RUNTIME).href,
    stdLibURL: new URL(manifest.stdlib, RUNTIME).href,
    lockFileContents: manifest.lock,
  });
  python = await Promise.race([started, wasm]);
  offerRest(python, manifest.rest.modules, () => getAtOnce(`runtime/${manifest.rest.path}`));
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

/** @param {boolean} afresh */
async function loaderOfPyodide(afresh) {
  const readModules = () => Promise.all(PYODIDE.map((path) => read(path, afresh)));
  if (afresh) await readModules(); // into the browser's cache
  try {
    return await importPyodide();
  } catch (error) {
    await readModules(); // which says what is wrong with them
    throw error;
  }
}

/** @returns {Promise<Slices>} */
function slicesOf() {
  slices ??= openSlices().catch((error) => {
    slices = null;
    throw error;
  });
  return slices;
}

async function openSlices() {
  const { computer } = manifest;
  install(
    python,
    await file(
      download(
        [computer],
        false,
        () => {},
        () => {},
      ),
      computer.path,
    ),
  );
  return new Slices(python);
}

/** Lets Python `import micropip`, which finds the engine installed; brings the engine's sources as well. */
async function addMicropip() {
  if (!manifest.wheels) return;
  const [wheel, sources] = await Promise.all([read(manifest.wheels.micropip), read(manifest.wheels.kropki)]);
  install(python, wheel);
  install(python, sources, 'kropki/');
}

/** A policy may forbid WebAssembly, in which case Pyodide would only wait. */
async function checkWasm() {
  if (typeof WebAssembly !== 'object') throw new Failure('wasm-none');
  await WebAssembly.compile(EMPTY_MODULE).catch((error) => {
    throw new Failure('wasm-blocked', '', error);
  });
}

/**
 * Rejects when Pyodide's module cannot be made: `loadPyodide` itself would never settle.
 * @param {Promise<WebAssembly.Module>} compiled
 * @returns {Promise<never>}
 */
function provideWasm(compiled) {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
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
    if (origin !== SITE.origin) throw new TypeError(`Kropki asks no other host: ${href}`);
    return fetch(request, options);
  };
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
