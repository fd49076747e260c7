/**
 * @file Takes the place of ../host.js in the page that is a single file: all files lie in script elements
 * that the browser does not run.
 */
import { startScript } from '../base/moduleworker.js';
import { addressOf, bytesOf, unzipped } from './packed.js';

export const SITE = new URL('kropki:///');
export const IS_FILE = true;
const PYODIDE = 'runtime/pyodide/pyodide.js';

/** The packed files come after the page's script, which does not wait for them. @type {Promise<unknown>} */
const complete = new Promise((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

/** @param {string} path */
export async function get(path) {
  if (path.endsWith('.ftl')) {
    const text = await words(path);
    return new Response(text, { status: text === null ? 404 : 200 });
  }
  if (!document.getElementById(path)) await complete;
  const element = document.getElementById(path);
  if (!element) return new Response(null, { status: 404 });
  const { textContent, dataset } = element;
  return new Response('packed' in dataset ? contentOf(path) : textContent);
}

/** Return the content of a packed file. Archives stay compressed. @param {string} path */
function contentOf(path) {
  const bytes = bytesOf(packedText(path) ?? '');
  return /\.(gz|zip)$/.test(path) ? bytes : unzipped(bytes);
}

/**
 * Return words in a language. The names of messages are packed once, and their texts in each language by themselves
 * (tools/site/messages.py).
 * @param {string} path
 */
async function words(path) {
  const [names, texts] = await Promise.all([path.replace(/\w+\.ftl$/, 'names'), path].map(unpacked));
  return names && texts ? names.map((name, i) => `${name}${texts[i]}\n`).join('') : null;
}

/** Return the parts of a packed text, whose first names its charset, or null if the page has no such text. @param {string} path */
async function unpacked(path) {
  const text = packedText(path);
  if (!text) return null;
  const bytes = new Uint8Array(await new Response(unzipped(bytesOf(text))).arrayBuffer());
  const charset = String.fromCharCode(...bytes.subarray(0, bytes.indexOf(0)));
  return new TextDecoder(charset).decode(bytes).split('\0').slice(1);
}

/** Start a worker, and send it the packed files. @param {'worker' | 'gifworker'} name */
export const startWorker = (name) => start(packedText(`web/${name}.js`), 'script[data-packed=worker]');

/** Start a worker for a bot, and send it Pyodide. */
export const startBotWorker = () =>
  start(packedText('web/screens/lab/botworker.js'), `script[id="${PYODIDE}"]`);

/** @returns {Promise<typeof import('../screens/lab/lab.js')>} */
export async function importLab() {
  await complete;
  return import(addressOf(await new Response(contentOf('web/screens/lab/lab.js')).text()));
}

/** @param {string | null} script @param {string} wanted the elements with the files that it gets */
function start(script, wanted) {
  const worker = startScript(addressOf(script ?? ''));
  void complete.then(() => {
    const files = [...document.querySelectorAll(wanted)].map(
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
    return addressOf(await new Response(contentOf(PYODIDE)).text());
  })();
  return pyodide;
}

/** @param {string} path */
const packedText = (path) => document.getElementById(path)?.textContent ?? null;
