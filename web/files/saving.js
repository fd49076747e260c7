import { make } from '../ui/element.js';

/**
 * Saves a file where the person wants it, or among the downloads.
 * @param {string} name @param {Blob} file
 * @returns {Promise<boolean>} false where it was given up
 */
export async function saveFile(name, file) {
  const { showSaveFilePicker } =
    /** @type {{showSaveFilePicker?: (options: object) => Promise<FileSystemFileHandle>}} */ (window);
  if (!showSaveFilePicker) {
    download(name, file);
    return true;
  }
  const [, ending] = /(\.\w+)$/.exec(name) ?? [];
  try {
    const handle = await showSaveFilePicker({
      suggestedName: name,
      types: [{ accept: { [file.type]: [ending] } }],
    });
    const stream = await handle.createWritable();
    await stream.write(file);
    await stream.close();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    download(name, file); // a frame may not show the picker, a page not so long after the click
    return true;
  }
}

/** @param {string} name @param {Blob} file */
function download(name, file) {
  const link = make('a', { download: name, href: URL.createObjectURL(file) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether the browser has let it. @param {string} text */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // none on pages that are not served securely
    return false;
  }
}
