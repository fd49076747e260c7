/** @file What the lab loads besides its script. */

import { get } from '../host.js';
/** @import { Entries } from './completion.js' */

/**
 * @typedef {object} Example
 * @property {string} key of its name
 * @property {string} source
 * @property {string[]} pieces of the source, for a puzzle
 *
 * @typedef {object} Library what the build says about the library: its names, and examples
 * @property {Entries} entries
 * @property {Example[]} examples
 */

/** @returns {Promise<Library>} */
export const loadLibrary = async () => JSON.parse(await textOf('runtime/lab.json'));

/** Add the styles of the lab to the page. As a sheet made by a script they need no exception from any policy. */
export async function loadStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await textOf('web/styles/lab.css'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** @param {string} path */
async function textOf(path) {
  const response = await get(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
