/** @file What the workers of bots start from, fetched and compiled once. */

import { once } from '../../base/once.js';
import { download, read, readManifest } from '../../engine/download.js';
import { WASM } from '../../engine/wasm.js';
import { packageIndex } from './packages.js';
/** @import { Supplies } from './botworker.js' */

const PARTS = ['computer', 'bots'];

/**
 * Return what a worker starts from.
 * @param {string[]} wanted packages from PyPI
 * @returns {Promise<Supplies>}
 */
export async function suppliesFor(wanted) {
  const common = await collect();
  if (!wanted.length) return common;
  return { ...common, wanted, index: packageIndex().index, micropip: await readMicropip() };
}

const readMicropip = once(async () => {
  const { wheels } = await readManifest(false);
  if (!wheels) throw new Error('the page in one file has no micropip');
  return read(wheels.micropip);
});

/** @type {() => Promise<Supplies>} */
const collect = once(async () => {
  const manifest = await readManifest(false);
  const parts = PARTS.map((name) => manifest.parts[name]);
  const files = download([...manifest.files, manifest.cold, ...parts]);
  const paths = [manifest.stdlib, manifest.kropki, ...parts.map(({ path }) => path)];
  const halves = [WASM, manifest.cold.path];
  const [code, cold, stdlib, ...packages] = await Promise.all(
    [...halves, ...paths].map((path) => files.get(path)),
  );
  if (!code || !cold || !stdlib) throw new Error('the manifest lacks a file');
  return {
    module: await WebAssembly.compile(code),
    cold: await WebAssembly.compile(cold),
    stdlib,
    packages: packages.flatMap((each) => each ?? []),
    lock: manifest.lock,
    rest: { modules: manifest.rest.modules, data: await read(manifest.rest.path) },
    wanted: [],
    index: '',
    micropip: null,
  };
});
