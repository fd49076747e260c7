/** @file Saves files, and copies texts and pictures to the clipboard. */

import { partOf, pngOf } from '../base/browser.js';
import { make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

/**
 * @typedef {'saved' | 'sent' | 'cancelled'} Saving what became of a file: `sent` to the browser as a download, of which
 *   nobody knows whether it is saved
 */

/**
 * Save a file where the player wants it, or among the downloads.
 * @param {string} name
 * @param {Blob} file
 * @returns {Promise<Saving>}
 */
export async function saveFile(name, file) {
  const { showSaveFilePicker } =
    /** @type {{showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>}} */ (window);
  if (!showSaveFilePicker) {
    download(name, file);
    return 'sent';
  }
  const [, ending] = /(\.\w+)$/.exec(name) ?? [];
  try {
    const handle = await showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { [file.type]: [ending] } }],
    });
    const stream = await handle.createWritable(); // what was there before stays until it is closed
    await stream.write(file);
    await stream.close();
    return 'saved';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    download(name, file); // frames may not show the picker, and pages not too long after the click
    return 'sent';
  }
}

/** Say what became of a file, or return '' if the player cancelled. @param {Messages} messages @param {Saving} saving */
export const savedText = (messages, saving) =>
  saving === 'cancelled' ? '' : messages.text(`told-${saving}`);

/** @param {string} name @param {Blob} file */
function download(name, file) {
  const link = make('a', { download: name, href: URL.createObjectURL(file) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copy a text to the clipboard. Return whether the browser allows it. @param {string} text */
export async function copyText(text) {
  try {
    await /** @type {Clipboard} */ (partOf('clipboard')).writeText(text);
    return true;
  } catch {
    return false; // pages without https have no clipboard
  }
}

/** Whether the browser can copy pictures. */
export const CAN_COPY_PICTURES = Boolean(partOf('clipboard')?.write) && 'ClipboardItem' in window;

/** Copy a picture to the clipboard. Return whether the browser allows it. @param {HTMLCanvasElement} canvas */
export async function copyPicture(canvas) {
  const type = 'image/png';
  const file = pngOf(canvas).then((blob) => blob ?? Promise.reject(new Error(type)));
  file.catch(() => {}); // the clipboard may have refused before
  try {
    await /** @type {Clipboard} */ (partOf('clipboard')).write([new ClipboardItem({ [type]: file })]);
    return true;
  } catch {
    return false;
  }
}
