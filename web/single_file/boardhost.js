/**
 * @file Takes the place of ../viewer/host.js in the script for tools that bundle scripts. They put the script anywhere,
 * and copy single files that it names like this one (tools/site/pack.mjs).
 */
import { startScript } from '../base/moduleworker.js';
import { chosenFolder, NoFiles } from '../viewer/files.js';
import { addressOf, unzipped } from './packed.js';

/** @type {Promise<Pack> | null} */
let pack = null;

/** Return the folder with the files, if the page has set one. @throws {NoFiles} */
export const findFolder = async () => chosenFolder();

/** Return the files. @throws {NoFiles} */
export async function findFiles() {
  const folder = chosenFolder();
  if (folder) return folder;
  pack ??= loadPack();
  pack.catch(() => (pack = null));
  return pack;
}

/** The files with which a board plays on, in a single one. */
class Pack {
  /** @param {Map<string, Uint8Array<ArrayBuffer>>} files by path; all but archives are compressed by gzip */
  constructor(files) {
    this.files = files;
  }

  /** Return what a JSON file says. @param {string} path */
  async json(path) {
    return this.#unpacked(path).json();
  }

  async startWorker() {
    const worker = startScript(addressOf(await this.#unpacked('web/worker.js').text()));
    worker.postMessage({ files: this.files });
    return worker;
  }

  /** Fail if the files are not there: they are. */
  async check() {}

  /** @param {string} path */
  #unpacked(path) {
    return new Response(unzipped(/** @type {Uint8Array<ArrayBuffer>} */ (this.files.get(path))));
  }
}

async function loadPack() {
  /** @type {URL | string} */
  let address = 'the address of the script';
  try {
    address = new URL('./kropki.pack', import.meta.url);
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    return new Pack(filesIn(await response.arrayBuffer())); // a host may answer with a page of its own
  } catch (error) {
    throw new NoFiles(address, error);
  }
}

/** Return the files of a pack: the length of a list, the list with their paths and lengths, the files. @param {ArrayBuffer} whole */
function filesIn(whole) {
  let at = 4;
  const take = (/** @type {number} */ bytes) => new Uint8Array(whole.slice(at, (at += bytes)));
  const list = new TextDecoder().decode(take(new DataView(whole).getUint32(0)));
  /** @type {[string, number][]} */
  const sizes = JSON.parse(list);
  return new Map(sizes.map(([path, bytes]) => [path, take(bytes)]));
}
