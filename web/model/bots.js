/**
 * @file Bots as links and files. Whatever comes from outside is text: it is looked at, bounded, and never run here.
 *
 * @typedef {{name: string, source: string}} Program somebody's bot
 */

export const MAX_SOURCE = 200_000; // characters, as in kropki/bot/program.py
export const MAX_NAME = 60;
const MAX_PACKED = 300_000; // characters of a link
const MAX_UNPACKED = 4 * MAX_SOURCE; // bytes
const FRAGMENT = '#bot=';
const STRICT = { fatal: true };
/** Characters that are invisible, or turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** A block of metadata in a comment at the top, by which Python programs name what they need (PEP 723). */
const METADATA = /^# \/\/\/ script[^\S\n]*\n((?:#[^\n]*\n)+?)# \/\/\/[^\S\n]*$/m;
const MAX_PACKAGES = 10;

/** Return the text of a bot's link, which follows the address of the page. @param {Program} program */
export async function botFragment({ name, source }) {
  const bytes = new TextEncoder().encode(JSON.stringify([name, source]));
  const packed = await new Response(through(bytes, new CompressionStream('deflate-raw'))).arrayBuffer();
  const text = Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join('');
  return FRAGMENT + btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Return whether the fragment of an address is that of a bot. @param {string} fragment */
export const isBotFragment = (fragment) => fragment.startsWith(FRAGMENT);

/**
 * Return the bot of a link, or null if the link is damaged.
 * @param {string} fragment
 * @returns {Promise<Program | null>}
 */
export async function botOfFragment(fragment) {
  const packed = fragment.slice(FRAGMENT.length);
  if (!isBotFragment(fragment) || packed.length > MAX_PACKED || !/^[\w-]*$/.test(packed)) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
    const value = JSON.parse(await unpacked(bytes));
    if (!Array.isArray(value) || value.length !== 2) return null;
    return programOf(value[0], value[1]);
  } catch {
    return null;
  }
}

/**
 * Return the bot of a file, or null if it is no text, or too long.
 * @param {string} file its name
 * @param {ArrayBuffer} content
 */
export function botOfFile(file, content) {
  if (content.byteLength > MAX_UNPACKED) return null;
  try {
    return programOf(file.replace(/\.py$/i, ''), new TextDecoder('utf-8', STRICT).decode(content));
  } catch {
    return null;
  }
}

/** Return a name for a file with a bot. @param {string} name */
export const fileName = (name) =>
  `${name.replace(/[^\p{L}\p{N}_-]+/gu, '_').replace(/^_+|_+$/g, '') || 'bot'}.py`;

/**
 * Return the packages from PyPI that a program names in its metadata:
 * `# /// script`, `# dependencies = ["name"]`, `# ///`.
 * @param {string} source
 */
export function packagesOf(source) {
  const [, block = ''] = METADATA.exec(source.slice(0, 4000)) ?? [];
  const text = block.replace(/^# ?/gm, '');
  const [, list = ''] = /^dependencies\s*=\s*\[([^\]]*)\]/m.exec(text) ?? [];
  return [...list.matchAll(/["']([A-Za-z0-9][\w.-]*(?:\s*[=<>!~]=?[\w.*, =<>!~-]+)?)["']/g)]
    .map(([, name]) => name)
    .slice(0, MAX_PACKAGES);
}

/** @param {unknown} name @param {unknown} source @returns {Program | null} */
function programOf(name, source) {
  if (typeof name !== 'string' || typeof source !== 'string' || source.length > MAX_SOURCE) return null;
  const plain = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return plain.includes('\0') ? null : { name: nameOf(name), source: plain };
}

/** Return a name without what could disturb the page around it. @param {string} name */
export const nameOf = (name) => Array.from(name.replace(CONTROLS, ' ').trim()).slice(0, MAX_NAME).join('');

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function unpacked(bytes) {
  const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', STRICT);
  let text = '';
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_UNPACKED) {
      void reader.cancel().catch(() => {});
      throw new RangeError('too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream */
const through = (bytes, stream) =>
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (
    /** @type {any} */ (new Blob([bytes])).stream().pipeThrough(stream)
  );
