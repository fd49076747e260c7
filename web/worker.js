/** @file The worker that runs Python: the page has one for the game, and a second one that thinks. */

import * as Comlink from '../runtime/js/comlink.mjs';
import { Failure } from './base/failure.js';
import { once } from './base/once.js';
import { checkScripts, download, read, readManifest, unwrapped } from './engine/download.js';
import { guardRequests, refuseEvaluation } from './engine/guard.js';
import { copyMemory, findKept, hasKept, keep, mayKeep, pack, renew } from './engine/kept.js';
import { addLibrary, install, installWheel, offerRest, openSessions } from './engine/python.js';
import { Slices } from './engine/slices.js';
import { throttled } from './engine/throttle.js';
import { checkWasm, compile, firstMemory, provideWasm, WASM } from './engine/wasm.js';
import { getSync, importPyodide, SITE } from './host.js';
/** @import { Begun, Trouble } from './base/failure.js' */
/** @import { Launch } from './engine/launch.js' */
/** @import { Manifest } from './engine/download.js' */
/** @import { Python } from './engine/python.js' */
/** @import { Restored } from './engine/kept.js' */

// Python knows these by name, since memory that refers to objects of JavaScript cannot be copied.
const FETCH_REST = 'lambda: __import__("js").fetchRest()';
const FETCH_LIBRARY = 'lambda: __import__("js").fetchLibrary()';
const RUNTIME = new URL('runtime/', SITE);

/** @type {Manifest} */
let manifest;
/**
 * The archives with which Python starts, unless it is restored from memory.
 * @typedef {{stdlib: Uint8Array<ArrayBuffer>, engine: Uint8Array<ArrayBuffer>}} Library
 */
/** @type {Library | null} */
let library = null;
/** @type {WebAssembly.Module | Promise<WebAssembly.Module>} */
let module;
/**
 * What another worker can start from.
 * @typedef {object} Supplies
 * @property {Manifest} manifest
 * @property {WebAssembly.Module} module
 * @property {WebAssembly.Module | null} cold the other half of Python's code, if it is here
 * @property {Library | null} library if it is here
 * @property {Uint8Array<ArrayBuffer> | null} memory of Python
 */
/** The half of Python's code that a start does not call. @type {WebAssembly.Module | null} */
let cold = null;
/** @type {Python} */
let python;
/** Whether Python has run code that is not ours. */
let hasRun = false;
/** Whether Python has the files of its library and of the engine. */
let hasFiles = false;
/** @type {(text: string, session: string) => string} */
let handle;
/** @type {(session: string) => void} */
let leave;
/** Returns the game to Python. @type {unknown} */
let followed;
/** A start that the page has not asked for yet: whether there was one. */
let early = Promise.resolve(false);
/** Takes the reports of that start. @type {(step: Begun) => void} */
let onStep = () => {};
/** Who answers requests that take time. @type {Partial<Record<'thinker' | 'learner', Promise<Slices>>>} */
const slices = {};

const worker = {
  /**
   * Start Python. Return why it could not start, or null.
   * @param {Launch} how
   * @param {(step: Begun) => void} report
   * @param {Supplies | null} given by another worker; null to fetch all files
   * @returns {Promise<Trouble | null>}
   */
  async start(how, report, given) {
    onStep = report;
    try {
      if (!(await early)) await start(how, report, given);
      return null;
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('python', '', error);
      return { code: failure.code, subject: failure.subject, detail: failure.message };
    }
  },

  /**
   * Return what Python has started from, for another worker.
   * @param {boolean} isCopy whether with its memory, unless that is kept
   * @returns {Promise<Supplies>}
   */
  async supplies(isCopy) {
    const isNeeded = isCopy && !hasRun && !(await findKept(manifest));
    const memory = isNeeded ? copyMemory(python, firstMemory) : null;
    const found = { manifest, module: await module, cold, library, memory };
    return Comlink.transfer(found, memory ? [memory.buffer] : []);
  },

  /**
   * Fetch the rest of Python's code, so that whatever needs it does not have to wait. Return whether Python's memory
   * ought to be kept: it is not, and there is room.
   */
  async complete() {
    const { path } = manifest.cold;
    const half = await WebAssembly.compile(await file(download([manifest.cold]), path));
    cold ??= half;
    return (await mayKeep()) && !(await findKept(manifest));
  },

  /** Keep Python's memory for later starts. */
  async keep() {
    const memory = copyMemory(python, firstMemory);
    if (memory) await keep(manifest, pack(memory));
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

/** @param {Launch} how @param {(step: Begun) => void} report @param {Supplies | null} given */
async function start({ afresh = false, kept = false }, report, given) {
  await checkWasm();
  manifest = given?.manifest ?? (await readManifest(afresh));
  cold = given?.cold ?? null;
  const finding = findMemory(kept, given?.memory ?? null);
  const fetched = given ? takeFiles(given, finding) : fetchFiles(afresh, report, finding);
  const arrived = Promise.all([fetched, finding.then((found) => found?.arrived)]);
  const checked = arrived.then(() => {
    report({ name: 'starting' });
    return checkScripts(manifest.scripts);
  });
  // If Python starts, a connection that breaks off now does no harm.
  const lost = (/** @type {unknown} */ error) => error instanceof Failure && error.code === 'file-lost';
  const undamaged = checked.catch((error) => (lost(error) ? undefined : Promise.reject(error)));
  undamaged.catch(() => {}); // it is awaited later
  const [{ loadPyodide }, restored] = await Promise.all([loadLoader(afresh), finding]);
  const wasm = provideWasm(
    async () => {
      await arrived;
      return module;
    },
    () => (cold ??= fetchCold()),
  );
  const known = {
    [WASM]: async () => new Uint8Array(),
    [manifest.stdlib]: async () => {
      await arrived.catch(() => {}); // `undamaged` says why Python cannot start then
      return (!restored && library?.stdlib) || new Uint8Array();
    },
  };
  guardRequests(new Map(Object.entries(known)), RUNTIME);
  refuseEvaluation();
  const started = loadPyodide({
    indexURL: new URL('pyodide/', RUNTIME).href,
    stdLibURL: new URL(manifest.stdlib, RUNTIME).href,
    lockFileContents: manifest.lock,
    ...(restored && { _loadSnapshot: restored.memory }),
  });
  const broken = new Promise((_, reject) => void undamaged.catch(reject));
  // A damaged script explains every other failure.
  python = await Promise.race([started, wasm, broken]).catch((why) =>
    checked.then(() => Promise.reject(why)),
  );
  Object.assign(self, { fetchRest: () => getSync(`runtime/${manifest.rest.path}`), fetchLibrary });
  try {
    if (restored) renew(python);
    else prepare();
    [handle, leave, followed] = openSessions(python);
  } catch (error) {
    throw new Failure('engine', manifest.kropki, error);
  }
  await undamaged;
}

/** Start Python if its memory is kept. Return whether it is. */
async function restoreEarly() {
  if (!(await hasKept())) return false;
  await start({ kept: true }, (step) => onStep(step), null);
  return true;
}

/**
 * Return memory of Python to start from, or null.
 * @param {boolean} kept whether what is kept may be used
 * @param {Uint8Array<ArrayBuffer> | null} memory of another worker
 * @returns {Promise<Restored | null>}
 */
async function findMemory(kept, memory) {
  if (memory) return { memory, arrived: Promise.resolve() };
  return (kept && (await findKept(manifest))?.()) || null;
}

/** Let Python that has its library have the engine, and the rest of the library when it needs that. */
function prepare() {
  const [fetchRest, fetchAll] = [FETCH_REST, FETCH_LIBRARY].map((code) => python.runPython(code));
  offerRest(python, manifest.rest.modules, fetchRest, fetchAll);
  install(python, /** @type {Library} */ (library).engine);
  hasFiles = true;
}

/** Use what another worker has. @param {Supplies} given @param {Promise<Restored | null>} finding */
async function takeFiles(given, finding) {
  ({ module, library } = given);
  if (!(await finding)) library ??= await fetchArchives();
}

/**
 * Fetch what Python starts from.
 * @param {boolean} afresh
 * @param {(step: Begun) => void} report
 * @param {Promise<Restored | null>} finding memory of Python, which has used the library
 */
async function fetchFiles(afresh, report, finding) {
  const tell = throttled((done, total) => report({ name: 'downloading', done, total, sent }));
  let [done, total, sent] = [0, 0, 0];
  /** What the host says of each file: it sends fewer bytes than the file has. @type {number[]} */
  const lengths = [];
  const count = (/** @type {number} */ bytes) => {
    done += bytes;
    if (total) tell(Math.min(done, total), total);
  };
  let fileCount = 0;
  const hear = (/** @type {Response} */ { headers }) => {
    lengths.push(Number(headers.get('Content-Length')));
    if (lengths.length === fileCount && lengths.every(Boolean)) {
      sent = lengths.reduce((sum, length) => sum + length);
    }
  };
  const fetchedArchives = finding.then((found) => {
    const wanted = manifest.files.filter((each) => !found || isWasm(each));
    total = wanted.reduce((sum, { bytes }) => sum + bytes, 0);
    fileCount = wanted.length;
    count(0);
    return found ? null : fetchArchives(afresh, count, hear);
  });
  /** @type {Promise<WebAssembly.Module | null>} */
  let compiled = Promise.resolve(null);
  const fetched = download(manifest.files.filter(isWasm), afresh, count, (response) => {
    hear(response);
    compiled = compile(response.clone());
  });
  const [code, archives] = await Promise.all([file(fetched, WASM), fetchedArchives]);
  library = archives;
  module = compiled.then((streamed) => streamed ?? WebAssembly.compile(code));
}

const isWasm = (/** @type {Manifest['files'][number]} */ { path }) => path === WASM;

/**
 * Fetch the archives with which Python starts.
 * @param {boolean} [afresh]
 * @param {(bytes: number) => void} [count]
 * @param {(response: Response) => void} [watch]
 * @returns {Promise<Library>}
 */
async function fetchArchives(afresh, count, watch) {
  const fetched = download(
    manifest.files.filter((each) => !isWasm(each)),
    afresh,
    count,
    watch,
  );
  const [stdlib, engine] = await Promise.all(
    [manifest.stdlib, manifest.kropki].map((path) => file(fetched, path)),
  );
  return { stdlib, engine };
}

/** Let Python that was restored from memory have its files. */
const addFiles = once(async () => {
  if (!hasFiles) addLibraryOf(library ?? (await fetchArchives()));
});

/** Fetch what Python looks for now, and block the thread until it is here. */
function fetchLibrary() {
  const [stdlib, engine] = [manifest.stdlib, manifest.kropki].map((path) =>
    unwrapped(getSync(`runtime/${path}`)),
  );
  addLibraryOf({ stdlib, engine });
}

/** @param {Library} archives */
function addLibraryOf({ stdlib, engine }) {
  if (hasFiles) return;
  hasFiles = true;
  addLibrary(python, stdlib);
  install(python, engine);
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
  const [archive] = await Promise.all([file(download([part]), part.path), addFiles()]);
  install(python, archive);
}

/** Let Python import micropip, and show micropip that the engine is installed, with its sources. */
const addMicropip = once(async () => {
  if (!manifest.wheels) return;
  const { micropip, kropki } = manifest.wheels;
  const [wheel, sources] = await Promise.all([read(micropip), read(kropki), addFiles()]);
  installWheel(python, wheel);
  installWheel(python, sources, 'kropki/');
});

Comlink.expose(worker);
if (self.name === 'early') {
  early = restoreEarly();
  early.catch(() => {}); // `worker.start` says why
}
