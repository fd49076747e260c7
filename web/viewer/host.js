/**
 * @file Finds the files with which a board plays on, beside the script of the board. In the script for tools that
 * bundle scripts, ../single_file/boardhost.js takes the place of this module.
 */
import { chosenFolder, Folder, NoFiles } from './files.js';

/** How the script's address goes on after the folder with the files: on a host, and at short addresses of a CDN. */
const ENDS = [/\/web\/viewer\/[^/]*(?:\/\+esm)?$/, /(?<=\/kropki-board(?:@[^/]*)?)(?:\/[^/]*)?$/];

/** Return the folder with the files. @throws {NoFiles} */
export async function findFolder() {
  return chosenFolder() ?? folderAt(import.meta.url);
}

/** Return the files. @throws {NoFiles} */
export const findFiles = findFolder;

/** @param {string} script */
function folderAt(script) {
  const [address] = script.split(/[?#]/);
  const end = ENDS.find((each) => each.test(address));
  if (!end || !/^https?:/.test(address)) throw new NoFiles(address);
  return new Folder(address.replace(end, ''));
}
