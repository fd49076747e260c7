/** @file Keeps Python's memory as it is after a start, so that later starts of the same build go on from there. */

import { granted, openCaches, partOf } from '../base/browser.js';
import { SITE } from '../host.js';
import { hashOf } from './download.js';
/** @import { Trouble } from '../base/failure.js' */
/** @import { Manifest } from './download.js' */
/** @import { Python } from './python.js' */

const CACHE = 'kropki-python';
const HASH = 'X-SHA-256';
const SIZE = 'X-Size';
const PAGE = 4096; // bytes
/** How much room the site must have before it keeps memory: ten times as much as that takes, in bytes. */
const ROOM = 150e6;

// zipimport would go on with what it knows of archives that a later start does not have.
const FORGET_ARCHIVES = `
import sys, zipimport
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
`;
// All visits would have the same random numbers.
const RESEED = `
import sys
if "random" in sys.modules:
    sys.modules["random"].seed()
`;

/**
 * Return a copy of Python's memory, or null if it cannot be restored: it has grown, or there is no room for a copy.
 * @param {Python} python refers to no object of JavaScript
 * @param {number} size of the memory at first, in bytes
 * @returns {Uint8Array<ArrayBuffer> | null}
 */
export function copyMemory(python, size) {
  const { _api: inside, _module: module } = /** @type {any} */ (python);
  if (module.HEAPU8.length !== size) return null;
  python.runPython(FORGET_ARCHIVES);
  // If Python started with this option, `js` would be a proxy that lacks some of what the worker has.
  Object.assign(inside.config, { _makeSnapshot: true });
  try {
    return /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Give Python that was restored from memory what each start has of its own. @param {Python} python */
export const renew = (python) => python.runPython(RESEED);

/**
 * Return memory without its empty pages: its size, the number of runs of pages, where each begins and ends, and the
 * pages.
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export function pack(memory) {
  const words = new Uint32Array(memory.buffer, 0, memory.length >> 2);
  const count = Math.ceil(memory.length / PAGE);
  /** @type {number[]} */
  const bounds = [];
  let isRun = false;
  for (let page = 0; page <= count; page++) {
    if (isRun !== (page < count && !isEmpty(words, page))) {
      isRun = !isRun;
      bounds.push(page);
    }
  }
  const head = Uint32Array.of(memory.length, bounds.length / 2, ...bounds);
  const runs = pairs(bounds).map(([begin, end]) => memory.subarray(begin * PAGE, end * PAGE));
  const packed = new Uint8Array(runs.reduce((sum, { length }) => sum + length, head.byteLength));
  packed.set(new Uint8Array(head.buffer));
  let at = head.byteLength;
  for (const run of runs) {
    packed.set(run, at);
    at += run.length;
  }
  return packed;
}

/**
 * Write the memory that `pack` has packed.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @param {Uint8Array} memory is empty
 */
export function unpack(packed, memory) {
  const [, count] = new Uint32Array(packed.buffer, 0, 2);
  let at = 4 * (2 + 2 * count);
  for (const [begin, end] of pairs([...new Uint32Array(packed.buffer, 8, 2 * count)])) {
    const to = Math.min(end * PAGE, memory.length);
    memory.set(packed.subarray(at, at + to - begin * PAGE), begin * PAGE);
    at += to - begin * PAGE;
  }
}

/** @param {Uint32Array} words @param {number} page */
function isEmpty(words, page) {
  const end = Math.min((page + 1) * (PAGE / 4), words.length);
  for (let i = page * (PAGE / 4); i < end; i++) if (words[i]) return false;
  return true;
}

/** @param {number[]} values */
const pairs = (values) =>
  values.flatMap((value, i) => (i % 2 ? [] : [/** @type {[number, number]} */ ([value, values[i + 1]])]));

/**
 * Memory that a start goes on from. It may arrive later.
 * @typedef {{memory: Uint8Array<ArrayBuffer>, arrived: Promise<void>}} Restored
 */

/**
 * Return what reads the memory that is kept for a build, or null.
 * @param {Manifest} manifest of the build
 * @returns {Promise<(() => Restored) | null>}
 */
export function findKept(manifest) {
  return granted(async () => {
    const cache = await openCaches()?.open(CACHE);
    const response = await cache?.match(await addressFor(manifest));
    return response ? () => read(response) : null;
  });
}

/** @param {Response} response @returns {Restored} `arrived` rejects if the memory is damaged */
function read(response) {
  const memory = new Uint8Array(Number(response.headers.get(SIZE)));
  const arrived = response.arrayBuffer().then(async (buffer) => {
    const packed = new Uint8Array(buffer);
    const hash = hashOf(packed);
    unpack(packed, memory);
    if ((await hash) !== response.headers.get(HASH)) throw new Error('the memory of Python is damaged');
  });
  return { memory, arrived };
}

/** Return whether any memory is kept. */
export const hasKept = async () => (await granted(async () => openCaches()?.has(CACHE))) ?? false;

/** Return whether memory may be kept: the browser allows it and has room, and the visitor does not save data. */
export async function mayKeep() {
  if (!(await granted(async () => openCaches()?.open(CACHE)))) return false;
  const { saveData = false } = /** @type {any} */ (partOf(/** @type {any} */ ('connection'))) ?? {};
  const { quota = 0, usage = 0 } = (await granted(async () => partOf('storage')?.estimate())) ?? {};
  return !saveData && quota - usage > ROOM;
}

/**
 * Keep packed memory in place of what was kept before.
 * @param {Manifest} manifest of its build
 * @param {Uint8Array<ArrayBuffer>} packed
 */
export async function keep(manifest, packed) {
  await forgetKept();
  await granted(async () => {
    const cache = await openCaches()?.open(CACHE);
    const [size] = new Uint32Array(packed.buffer, 0, 1);
    const headers = { [HASH]: await hashOf(packed), [SIZE]: String(size) };
    await cache?.put(await addressFor(manifest), new Response(packed, { headers }));
  });
}

/** Return whether memory that was restored may be the reason for a trouble. @param {Trouble | null} trouble */
export const isSuspect = (trouble) => ['python', 'engine', 'worker'].includes(trouble?.code ?? '');

/** Forget what is kept. Return whether there was anything. */
export const forgetKept = async () => (await granted(async () => openCaches()?.delete(CACHE))) ?? false;

/** Return an address for the memory of a build, in the visitor's time zone and language. @param {Manifest} manifest */
async function addressFor(manifest) {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  const build = await hashOf(new TextEncoder().encode(JSON.stringify([manifest, timeZone, locale])));
  return new URL(`runtime/memory?${build}`, SITE);
}
