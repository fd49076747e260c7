/**
 * @file The files and workers of the page, from the host that serves it. In the page that is a single file,
 * single_file/host.js takes the place of this module, and single_file/workerhost.js in its workers.
 */

import { imported, startModule } from './base/moduleworker.js';

const { url } = import.meta; // of this module, or of the bundle that contains it
/** The address of the site: all paths are relative to it. */
export const SITE = new URL(url.slice(0, url.lastIndexOf('/web/') + 1));
/** Whether the page is a single file, opened from a disk. */
export const IS_FILE = false;
/** Pyodide's modules in runtime/. The first imports the second later; here both are fetched at once. */
const PYODIDE = ['pyodide/pyodide.mjs', 'pyodide/pyodide.asm.mjs'];

/** Fetch a file of the site. @param {string} path @param {RequestInit} [options] */
export const get = (path, options) => fetch(new URL(path, SITE), options);

/**
 * Return the content of a file, and block the thread until it is here. Only for workers.
 * @param {string} path
 * @throws {Error} if the file cannot be fetched
 */
export function getSync(path) {
  const request = new XMLHttpRequest();
  request.open('GET', new URL(path, SITE), false);
  request.responseType = 'arraybuffer';
  request.send();
  if (request.status !== 200) throw new Error(`${path}: ${request.status}`);
  return new Uint8Array(request.response);
}

/** Start a worker, or return the one that boot.js has started. @param {'worker' | 'gifworker'} name @returns {Worker} */
export function startWorker(name) {
  const { earlyWorker } = /** @type {{earlyWorker?: Worker}} */ (globalThis);
  if (name !== 'worker' || !earlyWorker) return startModule(new URL(`web/${name}.js`, SITE));
  Reflect.deleteProperty(globalThis, 'earlyWorker');
  return earlyWorker;
}

/**
 * Start a worker for a bot. A worker from a `blob:` address has the policy of the page, which one from the host's
 * own file would not have: it evaluates no text as JavaScript, and reaches no other host.
 */
export const startBotWorker = () =>
  startModule(new URL('web/screens/lab/botworker.js', SITE), (address) =>
    URL.createObjectURL(new Blob([imported(address)], { type: 'text/javascript' })),
  );

/** Import the Python lab, which loads when it is opened. @returns {Promise<typeof import('./screens/lab/lab.js')>} */
export const importLab = () => import(new URL('web/screens/lab/lab.js', SITE).href);

/** @returns {Promise<typeof import('../runtime/pyodide/pyodide.mjs')>} */
export async function importPyodide() {
  const [pyodide] = await Promise.all(PYODIDE.map((path) => import(new URL(`runtime/${path}`, SITE).href)));
  return pyodide;
}
