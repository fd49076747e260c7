/** @file The files with which a board plays on. It shows games, and walks through them, without any of them. */

import { startModule } from '../base/moduleworker.js';

/** The files are not where the board looks for them. */
export class NoFiles extends Error {
  /** @param {unknown} where @param {unknown} [cause] */
  constructor(where, cause) {
    super(`Kropki's files are not at ${where}: set KROPKI_SITE to the address of the folder that has them`, {
      cause,
    });
  }
}

/** The files in a folder of a host. */
export class Folder {
  /** @param {string | URL} address @param {string} [base] of a relative address */
  constructor(address, base) {
    try {
      this.address = new URL(String(address).replace(/\/*$/, '/'), base);
    } catch (error) {
      throw new NoFiles(address, error);
    }
  }

  /**
   * Return what a JSON file says.
   * @param {string} path
   * @throws {NoFiles}
   */
  async json(path) {
    const address = new URL(path, this.address);
    try {
      const response = await fetch(address);
      if (response.ok) return await response.json(); // a host may answer with a page of its own
      throw new Error(String(response.status));
    } catch (error) {
      throw new NoFiles(address, error);
    }
  }

  async startWorker() {
    return startModule(new URL('web/worker.js', this.address));
  }

  /** Fail if the files are not there. @throws {NoFiles} */
  async check() {
    await this.json('runtime/manifest.json');
  }

  /** Return the address of the page of Kropki, or null if only the files of boards are there. */
  async page() {
    const { page } = await this.json('runtime/manifest.json');
    return page ? new URL(page, this.address) : null;
  }
}

/** Return the folder that the page has set, read again each time, or null. @throws {NoFiles} */
export function chosenFolder() {
  const { KROPKI_SITE: address } = globalThis;
  return address ? new Folder(address, document.baseURI) : null;
}
