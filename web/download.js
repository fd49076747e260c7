/**
 * @file The files that Python needs, fetched and checked, so that what is wrong has a name.
 *
 * @typedef {{path: string, bytes: number, sha256: string}} File
 * @typedef {{python: {files: File[]}, kropki: string, micropip: string}} Manifest
 * @typedef {'file-missing' | 'file-type' | 'file-size' | 'file-hash' | 'file-lost' | 'wasm-none' | 'wasm-blocked'
 *   | 'worker' | 'stalled' | 'python' | 'engine'} FailureCode
 */

const WASM_MAGIC = [0x00, 0x61, 0x73, 0x6d];

/** Something that keeps Python from starting; messages/en.ftl says under `failure-…` what to do about it. */
export class Failure extends Error {
  /** @param {FailureCode} code @param {string} [subject] the file, if it is one @param {unknown} [cause] */
  constructor(code, subject = '', cause = undefined) {
    super([code, subject, cause ?? ''].filter(Boolean).join(': '), { cause });
    this.code = code;
    this.subject = subject;
  }
}

/** @param {URL} base @param {boolean} afresh past the browser's cache @returns {Promise<Manifest>} */
export async function readManifest(base, afresh) {
  const bytes = await read(base, 'manifest.json', afresh, () => {});
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Failure('file-type', 'manifest.json', error);
  }
}

/**
 * All files of the manifest by their address.
 * @param {URL} base @param {File[]} files @param {boolean} afresh
 * @param {(done: number, total: number) => void} report
 * @returns {Promise<Map<string, Uint8Array<ArrayBuffer>>>}
 */
export async function download(base, files, afresh, report) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  report(done, total);
  const entries = await Promise.all(files.map(async (file) => {
    const bytes = await read(base, file.path, afresh, (count) => report(done += count, total));
    await check(file, bytes);
    return /** @type {const} */ ([new URL(file.path, base).href, bytes]);
  }));
  return new Map(entries);
}

/** @param {URL} base @param {string} path @param {boolean} afresh @param {(bytes: number) => void} report */
async function read(base, path, afresh, report) {
  const response = await fetch(new URL(path, base), { cache: afresh ? 'reload' : 'default' }).catch((error) => {
    throw new Failure('file-lost', path, error);
  });
  if (!response.ok || !response.body) throw new Failure('file-missing', path, response.status);
  if (path.endsWith('.mjs') && !/javascript/.test(response.headers.get('Content-Type') ?? '')) {
    throw new Failure('file-type', path, response.headers.get('Content-Type'));
  }
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
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** @param {File} file @param {Uint8Array<ArrayBuffer>} bytes */
async function check(file, bytes) {
  if (file.path.endsWith('.wasm') && WASM_MAGIC.some((byte, i) => bytes[i] !== byte)) {
    throw new Failure('file-type', file.path);
  }
  if (bytes.length !== file.bytes) throw new Failure('file-size', file.path, `${bytes.length} ≠ ${file.bytes}`);
  if (!crypto.subtle) return; // only https and this machine have it
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hex !== file.sha256) throw new Failure('file-hash', file.path);
}
