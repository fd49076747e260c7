/** @file The worker that runs Python: the page has one for the game, and a second one that thinks. */

import * as Comlink from '../runtime/js/comlink.mjs';
import { Failure } from './base/failure.js';
import { once } from './base/once.js';
import { checkScripts, download, read, readManifest } from './engine/download.js';
import { guardRequests, refuseEvaluation } from './engine/guard.js';
import { copyMemory, install, offerRest, openSessions } from './engine/python.js';
import { Slices } from './engine/slices.js';
import { throttled } from './engine/throttle.js';
import { checkWasm, compile, provideWasm, WASM } from './engine/wasm.js';
import { getSync, importPyodide, SITE } from './host.js';
/** @import { Begun, Trouble } from './base/failure.js' */
/** @import { Manifest } from './engine/download.js' */
/** @import { Python } from './engine/python.js' */

const FETCH_REST = 'lambda: __import__("js").fetchRest()';
const RUNTIME = new URL('runtime/', SITE);

/** @type {Manifest} */
let manifest;
/**
 * The files that Python starts from, checked.
 * @typedef {object} Files
 * @property {Uint8Array<ArrayBuffer>} stdlib
 * @property {Uint8Array<ArrayBuffer>} engine
 * @property {WebAssembly.Module | Promise<WebAssembly.Module>} module
 */
/** @type {Files} */
let files;
/**
 * What another worker can start from. Without the memory of Python, it starts more slowly.
 * @typedef {object} More
 * @property {Manifest} manifest
 * @property {WebAssembly.Module | null} cold the other half of Python's code, if it is here
 * @property {Uint8Array<ArrayBuffer> | null} memory
 * @typedef {Files & More} Supplies
 */
/** The half of Python's code that a start does not call. @type {WebAssembly.Module | null} */
let cold = null;
/** @type {Python} */
let python;
/** Whether Python has run code that is not ours. */
let hasRun = false;
/** @type {(text: string, session: string) => string} */
let handle;
/** @type {(session: string) => void} */
let leave;
/** Returns the game to Python. @type {unknown} */
let followed;
/** Who answers requests that take time. @type {Partial<Record<'thinker' | 'learner', Promise<Slices>>>} */
const slices = {};

const worker = {
  /**
   * Start Python. Return why it could not start, or null.
   * @param {boolean} afresh whether to load all files past the browser's cache
   * @param {(step: Begun) => void} report
   * @param {Supplies | null} given by another worker; null to fetch all files
   * @returns {Promise<Trouble | null>}
   */
  async start(afresh, report, given) {
    try {
      await start(afresh, report, given);
      return null;
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('python', '', error);
      return { code: failure.code, subject: failure.subject, detail: failure.message };
    }
  },

  /** Return what Python has started from, for another worker. @returns {Promise<Supplies>} */
  async supplies() {
    const module = await files.module;
    const memory = hasRun ? null : copyMemory(python);
    return Comlink.transfer({ ...files, manifest, module, cold, memory }, memory ? [memory.buffer] : []);
  },

  /** Fetch the rest of Python's code, so that whatever needs it does not have to wait. */
  async complete() {
    const ignore = () => {};
    const found = file(download([manifest.cold], false, ignore, ignore), manifest.cold.path);
    const module = await WebAssembly.compile(await found);
    cold ??= module;
  },

  /**
   * Answer a message (docs/protocol.md). Games of different sessions are independent.
   * @param {string} text
   * @param {string} [session]
   */
  ask(text, session = '') {
    return handle(text, session);
  },

  /**
   * Run somebody's own Python code beside the engine, and return its last value as text.
   * @param {string} code
   * @returns {Promise<string>}
   */
  async run(code) {
    hasRun = true;
    await addMicropip();
    return String(await python.runPythonAsync(code));
  },

  /** Load the computer player. */
  async prepare() {
    await openSlices('thinker');
  },

  /**
   * Think about a request. Return the last answer, or null if another request has taken its place.
   * @param {string} text
   * @param {(text: string) => void} report takes the answers before the last one
   */
  async think(text, report) {
    return (await openSlices('thinker')).think(text, report);
  },

  /**
   * Answer a request about a lesson or a puzzle. Return the last answer, or null if another such request has
   * taken its place.
   * @param {string} text
   * @param {(text: string) => void} report takes the answers before the last one
   */
  async learn(text, report) {
    return (await openSlices('learner')).think(text, report);
  },

  /** End the thought with what it has found so far. */
  async hurry() {
    (await slices.thinker)?.hurry();
  },

  /** Drop the thought. */
  async leaveThought() {
    (await slices.thinker)?.leave();
  },

  /** Forget a game. @param {string} session */
  leave(session) {
    leave(session);
  },
};

/** @typedef {typeof worker} Worker */

/** @param {boolean} afresh @param {(step: Begun) => void} report @param {Supplies | null} given */
async function start(afresh, report, given) {
  await checkWasm();
  manifest = given?.manifest ?? (await readManifest(afresh));
  const [{ loadPyodide }, found] = await Promise.all([
    loadLoader(afresh),
    given ?? fetchFiles(afresh, report),
  ]);
  files = found;
  report({ name: 'starting' });
  // Python starts meanwhile. If it does, a connection that breaks off now does no harm.
  const lost = (/** @type {unknown} */ error) => error instanceof Failure && error.code === 'file-lost';
  const checked = checkScripts(manifest.scripts);
  const undamaged = checked.catch((error) => (lost(error) ? undefined : Promise.reject(error)));
  cold = given?.cold ?? null;
  const wasm = provideWasm(files.module, () => (cold ??= fetchCold()));
  const known = { [WASM]: new Uint8Array(), [manifest.stdlib]: files.stdlib };
  guardRequests(new Map(Object.entries(known)), RUNTIME);
  refuseEvaluation();
  const memory = given?.memory;
  const started = loadPyodide({
    indexURL: new URL('pyodide/', RUNTIME).href,
    stdLibURL: new URL(manifest.stdlib, RUNTIME).href,
    lockFileContents: manifest.lock,
    ...(memory && { _loadSnapshot: memory }),
  });
  const broken = new Promise((_, reject) => void undamaged.catch(reject));
  // A damaged script explains every other failure.
  python = await Promise.race([started, wasm, broken]).catch((why) =>
    checked.then(() => Promise.reject(why)),
  );
  Object.assign(self, { fetchRest: () => getSync(`runtime/${manifest.rest.path}`) });
  // Python knows it by its name, since memory that refers to objects of JavaScript cannot be copied.
  if (!memory) offerRest(python, manifest.rest.modules, python.runPython(FETCH_REST));
  try {
    install(python, files.engine);
    [handle, leave, followed] = openSessions(python);
  } catch (error) {
    throw new Failure('engine', manifest.kropki, error);
  }
  await undamaged;
}

/** @param {boolean} afresh @param {(step: Begun) => void} report @returns {Promise<Files>} */
async function fetchFiles(afresh, report) {
  /** @type {Promise<WebAssembly.Module | null>} */
  let compiled = Promise.resolve(null);
  const fetched = download(
    manifest.files,
    afresh,
    throttled((done, total) => report({ name: 'downloading', done, total })),
    (path, response) => {
      if (path === WASM) compiled = compile(response.clone());
    },
  );
  const paths = [manifest.stdlib, manifest.kropki, WASM];
  const [stdlib, engine, code] = await Promise.all(paths.map((path) => file(fetched, path)));
  return { stdlib, engine, module: compiled.then((module) => module ?? WebAssembly.compile(code)) };
}

/** Fetch the half of Python's code that is called now, and block the thread until it is here. */
function fetchCold() {
  const { path, bytes } = manifest.cold;
  const code = getSync(`runtime/${path}`);
  if (code.length !== bytes) throw new Failure('file-cut', path, `${code.length} instead of ${bytes}`);
  return new WebAssembly.Module(code);
}

/** @param {Map<string, Promise<Uint8Array<ArrayBuffer>>>} fetched @param {string} path */
function file(fetched, path) {
  return fetched.get(path) ?? Promise.reject(new Failure('file-missing', path));
}

/** @param {boolean} afresh */
async function loadLoader(afresh) {
  if (afresh) await checkScripts(manifest.scripts, afresh);
  return importPyodide().catch(async (error) => {
    await checkScripts(manifest.scripts); // this throws a `Failure` that says what is wrong with them
    const [script] = manifest.scripts;
    if (script && error instanceof TypeError) throw new Failure('file-lost', script.path, error);
    throw error;
  });
}

/** @param {'thinker' | 'learner'} name @returns {Promise<Slices>} */
function openSlices(name) {
  slices[name] ??= loadSlices(name).catch((error) => {
    delete slices[name];
    throw error;
  });
  return slices[name];
}

/** @param {'thinker' | 'learner'} name */
async function loadSlices(name) {
  if (name === 'thinker') await installPart('computer');
  else await Promise.all([openSlices('thinker'), installPart('learning')]);
  return new Slices(python, name, followed);
}

/** Install a part of the engine that Python has not started from. @param {string} name */
async function installPart(name) {
  const part = manifest.parts[name];
  const ignore = () => {};
  install(python, await file(download([part], false, ignore, ignore), part.path));
}

/** Let Python import micropip, and show micropip that the engine is installed, with its sources. */
const addMicropip = once(async () => {
  if (!manifest.wheels) return;
  const [wheel, sources] = await Promise.all([read(manifest.wheels.micropip), read(manifest.wheels.kropki)]);
  install(python, wheel);
  install(python, sources, 'kropki/');
});

Comlink.expose(worker);
