/**
 * @file The page's own files and workers, from its host. The page that is opened from disk is one file, which has
 * disk/host.js in the place of this one, and its workers have disk/workerhost.js.
 */

/** What all paths start from. */
export const SITE = new URL('../', import.meta.url);
/** Whether the page is a file on a disk. */
export const IS_FILE = false;
/** In runtime/; the second for when the first asks for it. */
export const PYODIDE = ['pyodide/pyodide.mjs', 'pyodide/pyodide.asm.mjs'];

/** @param {string} path @param {RequestInit} [options] */
export const get = (path, options) => fetch(new URL(path, SITE), options);

/** What is in a file, before anything else is done: not for the page itself. @param {string} path */
export function getAtOnce(path) {
  const request = new XMLHttpRequest();
  request.open('GET', new URL(path, SITE), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${path}: ${request.status}`);
  return new Uint8Array(request.response);
}

/** @param {'worker' | 'gifworker'} name */
export const startWorker = (name) => new Worker(new URL(`web/${name}.js`, SITE), { type: 'module' });

/** @returns {Promise<typeof import('../runtime/pyodide/pyodide.mjs')>} */
export async function importPyodide() {
  const [pyodide] = await Promise.all(PYODIDE.map((path) => import(new URL(`runtime/${path}`, SITE).href)));
  return pyodide;
}
