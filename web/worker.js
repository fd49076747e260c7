/** @file The worker that runs Python: the page has one for the game, and a second one that thinks. */

import * as Comlink from '../runtime/js/comlink.mjs';
import { Failure } from './base/failure.js';
import { checkScripts, download, read, readManifest } from './engine/download.js';
import { checkOrigin, guardOtherWays } from './engine/guard.js';
import { install, offerRest, openSessions } from './engine/python.js';
import { Slices } from './engine/slices.js';
import { getSync, importPyodide, PYODIDE, SITE } from './host.js';
/** @import { Step, Trouble } from './base/failure.js' */
/** @import { Manifest } from './engine/download.js' */
/** @import { Python } from './engine/python.js' */

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
   * Start Python. Return why it could not start, or null.
   * @param {boolean} afresh whether to load all files past the browser's cache
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
   * Answer a message (docs/protocol.md). Games of different sessions are independent.
   * @param {string} text
   * @param {string} [session]
   */
  ask(text, session = '') {
    const answer = handle(text, session);
    if (!micropip) (micropip = addMicropip()).catch(() => {}); // after the first answer, which shall not wait
    return answer;
  },

  /**
   * Run somebody's own Python code beside the engine, and return its last value as text.
   * @param {string} code
   * @returns {Promise<string>}
   */
  async run(code) {
    await micropip?.catch(() => (micropip = addMicropip()));
    return String(await python.runPythonAsync(code));
  },

  /** Load the computer player. */
  async prepare() {
    await openSlices();
  },

  /**
   * Think about a request. Return the last answer, or null if another request has taken its place.
   * @param {string} text
   * @param {(text: string) => void} report takes the answers before the last one
   */
  async think(text, report) {
    return (await openSlices()).think(text, report);
  },

  /** End the thought with what it has found so far. */
  async hurry() {
    (await slices)?.hurry();
  },

  /** Drop the thought. */
  async leaveThought() {
    (await slices)?.leave();
  },

  /** Forget a game. @param {string} session */
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
      if (path === WASM) compiled = compile(response.clone());
    },
  );
  const [{ loadPyodide }, stdlib, engine, code] = await Promise.all([
    loadLoader(afresh),
    file(files, manifest.stdlib),
    file(files, manifest.kropki),
    file(files, WASM),
  ]);
  report({ name: 'starting' });
  const checked = checkScripts(manifest.scripts); // Python starts meanwhile
  const wasm = provideWasm(compiled.then((module) => module ?? WebAssembly.compile(code)));
  guardRequests(new Map(Object.entries({ [WASM]: new Uint8Array(), [manifest.stdlib]: stdlib })));
  const started = loadPyodide({
    indexURL: new URL('pyodide/', RUNTIME).href,
    stdLibURL: new URL(manifest.stdlib, RUNTIME).href,
    lockFileContents: manifest.lock,
  });
  const broken = new Promise((_, reject) => void checked.catch(reject));
  // A damaged script explains every other failure.
  python = await Promise.race([started, wasm, broken]).catch((why) =>
    checked.then(() => Promise.reject(why)),
  );
  offerRest(python, manifest.rest.modules, () => getSync(`runtime/${manifest.rest.path}`));
  try {
    install(python, engine);
    [handle, leave] = openSessions(python);
  } catch (error) {
    throw new Failure('engine', manifest.kropki, error);
  }
  await checked;
}

/** @param {Map<string, Promise<Uint8Array<ArrayBuffer>>>} files @param {string} path */
function file(files, path) {
  return files.get(path) ?? Promise.reject(new Failure('file-missing', path));
}

/** @param {boolean} afresh */
async function loadLoader(afresh) {
  const readModules = () => Promise.all(PYODIDE.map((path) => read(path, afresh)));
  if (afresh) await readModules(); // this renews them in the browser's cache
  const imported = importPyodide();
  await imported.catch(readModules); // this throws a `Failure` that says what is wrong with them
  return imported;
}

/** @returns {Promise<Slices>} */
function openSlices() {
  slices ??= loadSlices().catch((error) => {
    slices = null;
    throw error;
  });
  return slices;
}

async function loadSlices() {
  const { computer } = manifest;
  const ignore = () => {};
  install(python, await file(download([computer], false, ignore, ignore), computer.path));
  return new Slices(python);
}

/** Let Python import micropip, and show micropip that the engine is installed, with its sources. */
async function addMicropip() {
  if (!manifest.wheels) return;
  const [wheel, sources] = await Promise.all([read(manifest.wheels.micropip), read(manifest.wheels.kropki)]);
  install(python, wheel);
  install(python, sources, 'kropki/');
}

/** Compile a response, or return null if the host gives it a wrong type. @param {Response} response */
function compile(response) {
  return WebAssembly.compileStreaming(response).catch(() => null);
}

/** Fail if the browser has no WebAssembly, or a policy forbids it: Pyodide would wait for ever. */
async function checkWasm() {
  if (typeof WebAssembly !== 'object') throw new Failure('wasm-none');
  await WebAssembly.compile(EMPTY_MODULE).catch((error) => {
    throw new Failure('wasm-blocked', '', error);
  });
}

/**
 * Give Pyodide its compiled module.
 * @param {Promise<WebAssembly.Module>} compiled
 * @returns {Promise<never>} rejects if the module cannot be used: `loadPyodide` would never settle
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
 * Answer Pyodide's requests from these files, and allow no request to another host from now on.
 * @param {Map<string, Uint8Array<ArrayBuffer>>} files
 */
function guardRequests(files) {
  const known = new Map([...files].map(([path, bytes]) => [new URL(path, RUNTIME).href, bytes]));
  const { fetch } = self;
  self.fetch = async (request, options) => {
    const { href } = new URL(String(request instanceof Request ? request.url : request), RUNTIME);
    const bytes = known.get(href);
    known.delete(href);
    if (bytes) return new Response(bytes);
    checkOrigin(href);
    return fetch(request, options);
  };
  guardOtherWays(RUNTIME);
}

/**
 * Limit reports to one each tenth of a second, and the last one.
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
