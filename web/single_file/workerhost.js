/**
 * @file Takes the place of ../host.js in workers that have no folder to load from: those of the page that is a single
 * file, and that of a board in a bundle. The page sends them the packed files.
 */
import { scriptAt } from '../base/moduleworker.js';
import { addressOf, bytesOf, unzipped } from './packed.js';

export const SITE = new URL('kropki:///');

/** @type {any} a WorkerGlobalScope */
const worker = self;
/**
 * The packed files by path, as texts or, from boardhost.js, as bytes. All but archives are compressed by gzip.
 * @type {Map<string, string | Uint8Array<ArrayBuffer>>}
 */
let files = new Map();
const COLD = 'runtime/pyodide/cold.wasm';
/** The half of Python's code that may be needed at any moment. @type {Uint8Array<ArrayBuffer> | null} */
let cold = null;
const received = new Promise((resolve) => {
  addEventListener('message', ({ data }) => {
    if (!data.files) return;
    ({ files } = data);
    resolve(null);
  });
});
/**
 * The address that the page has made for Pyodide's script. In a page from a disk, Chromium lets a worker load
 * only scripts that the worker itself has made, and WebKit only scripts that the page has made.
 * @type {Promise<string>}
 */
const pyodide = new Promise((resolve, reject) => {
  addEventListener('message', ({ data }) => {
    if (data.pyodide) resolve(data.pyodide);
    else if (data.failure) reject(new Error(data.failure));
  });
});
pyodide.catch(() => {}); // whoever awaits it handles the failure

/** @param {string} path */
export async function get(path) {
  await received;
  if (!files.has(path)) return new Response(null, { status: 404 });
  const bytes = packedFile(path);
  const content = path.endsWith('.zip') ? bytes : unzipped(bytes);
  return new Response(
    content,
    path.endsWith('.wasm') ? { headers: { 'Content-Type': 'application/wasm' } } : {},
  );
}

/** Return an archive, or the code that has been unpacked. @param {string} path */
export const getSync = (path) => (path === COLD && cold) || packedFile(path);

/** @param {string} path */
function packedFile(path) {
  const file = files.get(path) ?? '';
  return typeof file === 'string' ? bytesOf(file) : file;
}

/** @returns {Promise<typeof import('../../runtime/pyodide/pyodide.mjs')>} */
export async function importPyodide() {
  await received;
  if (files.has(COLD)) cold = new Uint8Array(await (await get(COLD)).arrayBuffer());
  const script = await new Response(unzipped(getSync('runtime/pyodide/pyodide.js'))).text();
  const { importScripts } = worker;
  worker.importScripts = () => {
    throw new Error('modules have no importScripts'); // Pyodide tests for a module in this way
  };
  try {
    importScripts.call(worker, scriptAt(addressOf(script)));
  } catch {
    worker.postMessage({ wanted: 'pyodide' });
    importScripts.call(worker, scriptAt(await pyodide));
  }
  return worker.pyodide;
}
