/** @file What the workers of bots start from, fetched and compiled once. */

import { download, read, readManifest } from '../engine/download.js';
import { packageIndex } from './packages.js';
/** @import { Supplies } from './botworker.js' */

const WASM = 'pyodide/pyodide.asm.wasm';
const PARTS = ['computer', 'bots'];

/** @type {Promise<Supplies> | null} */
let supplies = null;
/** @type {Promise<Uint8Array<ArrayBuffer>> | null} */
let micropip = null;

/**
 * Return what a worker starts from.
 * @param {string[]} wanted packages from PyPI
 * @returns {Promise<Supplies>}
 */
export async function suppliesFor(wanted) {
  supplies ??= collect().catch((error) => {
    supplies = null;
    throw error;
  });
  const common = await supplies;
  if (!wanted.length) return common;
  micropip ??= readManifest(false).then((manifest) => {
    if (!manifest.wheels) throw new Error('the page in one file has no micropip');
    return read(manifest.wheels.micropip);
  });
  return { ...common, wanted, index: packageIndex().index, micropip: await micropip };
}

/** @returns {Promise<Supplies>} */
async function collect() {
  const manifest = await readManifest(false);
  const parts = PARTS.map((name) => manifest.parts[name]);
  const files = download(
    [...manifest.files, ...parts],
    false,
    () => {},
    () => {},
  );
  const paths = [manifest.stdlib, manifest.kropki, ...parts.map(({ path }) => path)];
  const [code, stdlib, ...packages] = await Promise.all([WASM, ...paths].map((path) => files.get(path)));
  if (!code || !stdlib) throw new Error('the manifest lacks a file');
  return {
    module: await WebAssembly.compile(code),
    stdlib,
    packages: packages.flatMap((each) => each ?? []),
    lock: manifest.lock,
    rest: { modules: manifest.rest.modules, data: await read(manifest.rest.path) },
    wanted: [],
    index: '',
    micropip: null,
  };
}
