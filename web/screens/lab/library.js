/** @file What the lab loads besides its script. */

import { textOf } from '../../ui/styles.js';
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
