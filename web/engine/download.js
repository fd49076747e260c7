/**
 * @file Fetches and checks the files that Python needs, and names what is wrong with them.
 *
 * @typedef {{path: string, bytes: number, sha256: string}} File
 * @typedef {object} Manifest
 * @property {string} [page] the path of the page of Kropki; missing in the npm package, which has only boards
 * @property {File[]} files that Python starts from
 * @property {File} cold the code of Python that a start does not call
 * @property {File[]} scripts Pyodide's modules,
 * @property {import('../../runtime/pyodide/pyodide.mjs').Lockfile} lock
 * @property {string} stdlib the path of the standard library
 * @property {string} kropki the path of the engine
 * @property {Record<string, File>} parts of the engine that are loaded when they are needed
 * @property {{path: string, modules: string[]}} rest the other modules of the standard library
 * @property {{kropki: string, micropip: string}} [wheels] missing in the page that is a single file and in the npm package
 */
import { granted, openCaches } from '../base/browser.js';
import { Failure } from '../base/failure.js';
import { get, SITE } from '../host.js';

/** How files begin, by the end of their names. */
const MAGIC = { '.wasm': [0x00, 0x61, 0x73, 0x6d] };
/** The section with an archive in a module: hosts compress modules (tools/site/wasm.py). */
const CONTENT = 'content';
const SERVER_ERROR = 500;

/**
 * @param {boolean} afresh whether to load it past the browser's cache
 * @returns {Promise<Manifest>}
 * @throws {Failure}
 */
export async function readManifest(afresh) {
  const text = new TextDecoder().decode(await read('manifest.json', afresh));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure(!text || text.startsWith('{') ? 'file-cut' : 'file-type', 'manifest.json', error);
  }
}

/**
 * Fetch files. Each promise rejects with a `Failure` if its file cannot be used.
 * @param {File[]} files
 * @param {boolean} [afresh] whether to load them past the browser's cache
 * @param {(bytes: number) => void} [count] takes the size of each part that arrives
 * @param {(response: Response) => void} [watch] takes each response before its content is read
 * @returns {Map<string, Promise<Uint8Array<ArrayBuffer>>>}
 */
export function download(files, afresh = false, count = () => {}, watch = () => {}) {
  return new Map(
    files.map((file) => [
      file.path,
      (async () => {
        const fetchFile = (/** @type {boolean} */ isAfresh) => readChecked(file, isAfresh, count, watch);
        return fetchFile(afresh).catch(async (error) => {
          // A damaged copy of the service worker is no reason to give up: the host has the file.
          if (!(await forget(file.path))) throw error;
          return fetchFile(true);
        });
      })(),
    ]),
  );
}

/**
 * Check that scripts which the browser runs are whole. They come from the browser's cache.
 * @param {File[]} files
 * @param {boolean} [afresh] whether to load them past the cache, which keeps them for the browser to run
 * @throws {Failure}
 */
export async function checkScripts(files, afresh = false) {
  await Promise.all(
    files.map(async (file) => {
      try {
        await readChecked(file, afresh);
      } catch (error) {
        await forget(file.path);
        throw error;
      }
    }),
  );
}

/**
 * Remove a file from the service worker's cache. Return whether it was there.
 * @param {string} path
 */
async function forget(path) {
  const found = await granted(async () => {
    const caches = openCaches();
    const names = (await caches?.keys()) ?? [];
    const address = new URL(`runtime/${path}`, SITE);
    return Promise.all(
      names.map(async (name) => (await caches?.open(name))?.delete(address, { ignoreSearch: true })),
    );
  });
  return found?.includes(true) ?? false;
}

/**
 * @param {File} file
 * @param {boolean} [afresh]
 * @param {(bytes: number) => void} [report]
 * @param {(response: Response) => void} [watch]
 * @throws {Failure}
 */
async function readChecked(file, afresh, report, watch) {
  const received = await read(file.path, afresh, report, watch);
  const isAsBuilt = hasType(file, received); // and no error page
  if (!received.length || (isAsBuilt && received.length < file.bytes)) {
    throw new Failure('file-cut', file.path, `${received.length} < ${file.bytes}`);
  }
  if (!isAsBuilt) throw new Failure('file-type', file.path);
  await check(file, received);
  return file.path.endsWith('.zip.wasm') ? unwrapped(received) : received;
}

/** Return the archive in a module. @param {BufferSource} module */
export function unwrapped(module) {
  return new Uint8Array(WebAssembly.Module.customSections(new WebAssembly.Module(module), CONTENT)[0]);
}

/**
 * Return a file of runtime/ as it arrives.
 * @param {string} path
 * @param {boolean} [afresh] whether to load it past the browser's cache
 * @param {(bytes: number) => void} [report] takes the size of each part
 * @param {(response: Response) => void} [watch] takes the response before its content is read
 * @throws {Failure}
 */
export async function read(path, afresh = false, report = () => {}, watch = () => {}) {
  const response = await get(`runtime/${path}`, { cache: afresh ? 'reload' : 'default' }).catch((error) => {
    throw new Failure('file-lost', path, error);
  });
  if (response.status >= SERVER_ERROR) throw new Failure('file-lost', path, response.status);
  if (!response.ok || !response.body) throw new Failure('file-missing', path, response.status);
  if (path.endsWith('.mjs') && !/javascript/.test(response.headers.get('Content-Type') ?? '')) {
    throw new Failure('file-type', path, response.headers.get('Content-Type'));
  }
  watch(response);
  const chunks = [];
  const reader = response.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      chunks.push(part.value);
      report(part.value.length);
    }
  } catch (error) {
    throw new Failure('file-lost', path, error);
  }
  return joined(chunks);
}

/** Join parts. A Blob would do it too, but in another process. @param {Uint8Array[]} chunks */
function joined(chunks) {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/** Return whether a file begins as all of its type. @param {File} file @param {Uint8Array} bytes */
const hasType = ({ path }, bytes) =>
  Object.entries(MAGIC).every(([end, magic]) => !path.endsWith(end) || begins(bytes, magic));

/** @param {Uint8Array} bytes @param {number[]} magic */
const begins = (bytes, magic) => magic.every((byte, i) => bytes[i] === byte);

/** @param {File} file @param {Uint8Array<ArrayBuffer>} bytes */
async function check(file, bytes) {
  if (!crypto.subtle) return; // pages have it only with https or from the same machine
  if ((await hashOf(bytes)) !== file.sha256) throw new Failure('file-hash', file.path);
}

/** Return the SHA-256 of some bytes. @param {Uint8Array<ArrayBuffer>} bytes */
export async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
