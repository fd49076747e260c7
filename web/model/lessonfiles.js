/** @file Lessons as files and links. Whatever comes from outside is text: it is bounded, and only the engine reads it. */

const FRAGMENT = '#lesson=';
const MAX_PACKED = 40_000; // characters of a link
const MAX_TEXT = 100_000; // characters, as in kropki/lesson/text.py

const MAX_FILE = 500_000; // bytes; what is larger is no lesson
const START = 4000; // bytes in which a lesson shows itself

/** Return whether a file begins as lessons do. @param {Blob} file */
export async function isLesson(file) {
  if (file.size > MAX_FILE) return false;
  return /^\uFEFF?(?:(?:#[^\n]*|[ \t\r]*)\n)*lesson:/.test(await file.slice(0, START).text());
}

/** Return whether the fragment of an address is that of a lesson. @param {string} fragment */
export const isLessonFragment = (fragment) => fragment.startsWith(FRAGMENT);

/**
 * Return the text of a lesson's link, which follows the address of the page, or null if it would be too long.
 * @param {string} text
 */
export async function lessonFragment(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  if (packed.length > MAX_PACKED) return null;
  return FRAGMENT + packed.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/**
 * Return the lesson of a link, or null if the link is damaged or too long.
 * @param {string} fragment
 * @returns {Promise<string | null>}
 */
export async function lessonOfFragment(fragment) {
  const packed = fragment.slice(FRAGMENT.length);
  if (!isLessonFragment(fragment) || packed.length > MAX_PACKED || !/^[\w-]*$/.test(packed)) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const reader = stream.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > MAX_TEXT) return null;
    }
    return text;
  } catch {
    return null;
  }
}
