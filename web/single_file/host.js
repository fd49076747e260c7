/**
 * @file Takes the place of ../host.js in the page that is a single file: all files lie in script elements
 * that
 * the browser does not run.
 */
import { addressOf, bytesOf, unzipped } from './packed.js';

export const SITE = new URL('kropki:///');
export const IS_FILE = true;

/** The packed files come after the page's script, which does not wait for them. @type {Promise<unknown>} */
const complete = new Promise((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

/** @param {string} path */
export async function get(path) {
  const text = textOf(path);
  return new Response(text, { status: text === null ? 404 : 200 });
}

/** Start a worker, and send it the packed files. @param {'worker' | 'gifworker'} name */
export function startWorker(name) {
  const worker = new Worker(addressOf(textOf(`web/${name}.js`) ?? ''));
  void complete.then(() => {
    const files = [...document.querySelectorAll('script[data-packed]')].map(
      ({ id, textContent }) => /** @type {const} */ ([id, textContent]),
    );
    worker.postMessage({ files: new Map(files) });
  });
  worker.addEventListener('message', async ({ data }) => {
    if (data.wanted !== 'pyodide') return;
    worker.postMessage(
      await addressOfPyodide().then(
        (pyodide) => ({ pyodide }),
        (error) => ({ failure: String(error) }),
      ),
    );
  });
  return worker;
}

/** @type {Promise<string> | undefined} */
let pyodide;

/** Return the address of Pyodide's script, for a worker that may not load a script that it made itself. */
function addressOfPyodide() {
  pyodide ??= (async () => {
    const content = unzipped(bytesOf(textOf('runtime/pyodide/pyodide.js') ?? ''));
    return addressOf(await new Response(content).text());
  })();
  return pyodide;
}

/** @param {string} path */
const textOf = (path) => document.getElementById(path)?.textContent ?? null;
