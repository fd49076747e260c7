/**
 * @file The files that Python needs, fetched and checked, so that what is wrong has a name.
 *
 * @typedef {{path: string, bytes: number, sha256: string}} File the hash is of what is in it, where it is a gzip
 * @typedef {object} Manifest
 * @property {File[]} files what Python starts from
 * @property {import('../../runtime/pyodide/pyodide.mjs').Lockfile} lock
 * @property {string} stdlib which of them is the standard library
 * @property {string} kropki and which the engine
 * @property {File} computer what a worker that thinks loads beside them
 * @property {{path: string, modules: string[]}} rest what else the standard library has
 * @property {{kropki: string, micropip: string}} [wheels] not in the page from disk, which has no network
 *
 * @typedef {'file-missing' | 'file-type' | 'file-size' | 'file-hash' | 'file-lost' | 'wasm-none' | 'wasm-blocked'
 *   | 'worker' | 'stalled' | 'python' | 'engine'} FailureCode
 */
import { get } from '../host.js';

const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];
const GZIP_MAGIC = [0x1f, 0x8b]; // not there where a host has told the browser to unpack the file

/** Something that keeps Python from starting; messages/en.ftl says under `failure-…` what to do about it. */
export class Failure extends Error {
  /** @param {FailureCode} code @param {string} [subject] the file, if it is one @param {unknown} [cause] */
  constructor(code, subject = '', cause = undefined) {
    super([code, subject, cause ?? ''].filter(Boolean).join(': '), { cause });
    this.code = code;
    this.subject = subject;
  }
}

/** @param {boolean} afresh past the browser's cache @returns {Promise<Manifest>} */
export async function readManifest(afresh) {
  const bytes = await read('manifest.json', afresh);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Failure('file-type', 'manifest.json', error);
  }
}

/**
 * All files of the manifest by their path, each as it comes.
 * @param {File[]} files @param {boolean} afresh
 * @param {(done: number, total: number) => void} report
 * @param {(path: string, response: Response) => void} watch is given a copy of what comes while it is coming
 * @returns {Map<string, Promise<Uint8Array<ArrayBuffer>>>}
 */
export function download(files, afresh, report, watch) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  report(done, total);
  return new Map(
    files.map((file) => [
      file.path,
      (async () => {
        const count = (/** @type {number} */ bytes) => report((done = Math.min(done + bytes, total)), total);
        const bytes = await read(file.path, afresh, count, (response) => watch(file.path, response));
        await check(file, bytes);
        return bytes;
      })(),
    ]),
  );
}

/**
 * What is in a file of runtime/.
 * @param {string} path @param {boolean} [afresh] @param {(bytes: number) => void} [report] @param {(response: Response) => void} [watch]
 */
export async function read(path, afresh = false, report = () => {}, watch = () => {}) {
  const response = await get(`runtime/${path}`, { cache: afresh ? 'reload' : 'default' }).catch((error) => {
    throw new Failure('file-lost', path, error);
  });
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
  const bytes = joined(chunks);
  return path.endsWith('.gz') && GZIP_MAGIC.every((byte, i) => bytes[i] === byte)
    ? unpacked(path, bytes)
    : bytes;
}

/** Without a Blob, which would go through another process. @param {Uint8Array[]} chunks */
function joined(chunks) {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/** @param {string} path @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(path, bytes) {
  const { body } = new Response(bytes);
  const content = new Response(
    /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new DecompressionStream('gzip')),
  );
  return new Uint8Array(
    await content.arrayBuffer().catch((error) => {
      throw new Failure('file-hash', path, error);
    }),
  );
}

/** @param {File} file @param {Uint8Array<ArrayBuffer>} bytes */
async function check(file, bytes) {
  if (file.path.endsWith('.wasm') && WASM_MAGIC.some((byte, i) => bytes[i] !== byte)) {
    throw new Failure('file-type', file.path);
  }
  if (bytes.length !== file.bytes && !file.path.endsWith('.gz')) {
    throw new Failure('file-size', file.path, `${bytes.length} ≠ ${file.bytes}`);
  }
  if (!crypto.subtle) return; // only https and this machine have it
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== file.sha256) throw new Failure('file-hash', file.path);
}
