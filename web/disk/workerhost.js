/**
 * @file In the place of ../host.js in the workers of the page that is one file. The page sends them what it
 * holds.
 */
import { addressOf, bytesOf, unzipped } from './packed.js';

export const SITE = new URL('kropki:///');
export const PYODIDE = ['pyodide/pyodide.js'];

/** @type {any} a WorkerGlobalScope */
const worker = self;
/** In base64, and each but zips and gzips in a gzip. @type {Map<string, string>} */
let files = new Map();
const sent = new Promise((resolve) => {
  addEventListener('message', ({ data }) => {
    if (!data.files) return;
    ({ files } = data);
    resolve(null);
  });
});
/**
 * The address that the page has made for Pyodide's script. Chromium loads none of a page from disk, WebKit
 * none that a worker has made.
 * @type {Promise<string>}
 */
const pyodide = new Promise((resolve, reject) => {
  addEventListener('message', ({ data }) => {
    if (data.pyodide) resolve(data.pyodide);
    else if (data.failure) reject(new Error(data.failure));
  });
});
pyodide.catch(() => {}); // it is told where it is awaited

/** @param {string} path */
export async function get(path) {
  await sent;
  if (!files.has(path)) return new Response(null, { status: 404 });
  const bytes = getAtOnce(path);
  const content = /\.(gz|zip)$/.test(path) ? bytes : unzipped(bytes);
  return new Response(
    content,
    path.endsWith('.wasm') ? { headers: { 'Content-Type': 'application/wasm' } } : {},
  );
}

/** @param {string} path */
export function getAtOnce(path) {
  return bytesOf(files.get(path) ?? '');
}

/** @returns {Promise<typeof import('../../runtime/pyodide/pyodide.mjs')>} */
export async function importPyodide() {
  await sent;
  const script = await new Response(unzipped(getAtOnce('runtime/pyodide/pyodide.js'))).text();
  const { importScripts } = worker;
  worker.importScripts = () => {
    throw new Error('this worker is to pass for a module'); // Pyodide tries that
  };
  try {
    importScripts.call(worker, addressOf(script));
  } catch {
    worker.postMessage({ wanted: 'pyodide' });
    importScripts.call(worker, await pyodide);
  }
  return worker.pyodide;
}
