/** @file In the place of ../host.js in the workers of the page that is one file. The page sends them what it holds. */

export const SITE = new URL('kropki:///');
export const PYODIDE = ['pyodide/pyodide.js'];

/** @type {any} a WorkerGlobalScope */
const worker = self;
/** In base64, and each but zips and gzips in a gzip. @type {Map<string, string>} */
let files = new Map();
let pyodide = '';
const sent = new Promise((resolve) => {
  addEventListener('message', ({ data }) => {
    if (!data.files) return;
    ({ files, pyodide } = data);
    resolve(null);
  });
});

/** @param {string} path */
export async function get(path) {
  await sent;
  if (!files.has(path)) return new Response(null, { status: 404 });
  const { body } = new Response(getAtOnce(path));
  const isPlain = /\.(gz|zip)$/.test(path);
  const content = isPlain ? body : /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new DecompressionStream('gzip'));
  return new Response(content, path.endsWith('.wasm') ? { headers: { 'Content-Type': 'application/wasm' } } : {});
}

/** @param {string} path */
export function getAtOnce(path) {
  return Uint8Array.from(atob(files.get(path) ?? ''), (character) => character.charCodeAt(0));
}

/** @returns {Promise<typeof import('../../runtime/pyodide/pyodide.mjs')>} */
export async function importPyodide() {
  await sent;
  const { importScripts } = worker;
  worker.importScripts = () => {
    throw new Error('this worker is to pass for a module'); // Pyodide tries that
  };
  importScripts.call(worker, pyodide);
  return worker.pyodide;
}
