/**
 * @file Bots as links and files. Whatever comes from outside is text: it is looked at, bounded, and never run here.
 *
 * @typedef {{name: string, source: string}} Program somebody's bot
 */

import { TextLink } from './packing.js';

export const MAX_SOURCE = 200_000; // characters, as in kropki/bot/program.py
export const MAX_NAME = 60;
const MAX_PACKED = 300_000; // characters of a link
const MAX_UNPACKED = 4 * MAX_SOURCE; // bytes
const LINK = new TextLink('bot', MAX_PACKED, MAX_UNPACKED);
/** Characters that are invisible, or turn the direction of what follows. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** A block of metadata in a comment at the top, by which Python programs name what they need (PEP 723). */
const METADATA = /^# \/\/\/ script[^\S\n]*\n((?:#[^\n]*\n)+?)# \/\/\/[^\S\n]*$/m;
const MAX_PACKAGES = 10;

/** Return the text of a bot's link, which follows the address of the page. @param {Program} program */
export const botFragment = ({ name, source }) => LINK.pack(JSON.stringify([name, source]));

/** Return whether the fragment of an address is that of a bot. @param {string} fragment */
export const isBotFragment = (fragment) => LINK.fits(fragment);

/**
 * Return the bot of a link, or null if the link is damaged.
 * @param {string} fragment
 * @returns {Promise<Program | null>}
 */
export async function botOfFragment(fragment) {
  try {
    const value = JSON.parse((await LINK.unpack(fragment)) ?? 'null');
    return Array.isArray(value) && value.length === 2 ? programOf(value[0], value[1]) : null;
  } catch {
    return null;
  }
}

/**
 * Return the bot of a file, or null if it is not text, or too long.
 * @param {File} file
 * @param {(file: Blob) => Promise<string>} read returns its text
 */
export async function botOfFile(file, read) {
  if (file.size > MAX_UNPACKED) return null;
  const text = await read(file).catch(() => '\0');
  return programOf(file.name.replace(/\.py$/i, ''), text);
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

/**
 * Return a name like the wanted one that is not among `names`.
 * @param {string} wanted @param {Set<string>} names
 */
export function freeName(wanted, names) {
  for (let number = 1; ; number++) {
    const free = number === 1 ? wanted : `${wanted} ${number}`;
    if (!names.has(free)) return free;
  }
}

/** @param {unknown} name @param {unknown} source @returns {Program | null} */
function programOf(name, source) {
  if (typeof name !== 'string' || typeof source !== 'string' || source.length > MAX_SOURCE) return null;
  const plain = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  return plain.includes('\0') ? null : { name: nameOf(name), source: plain };
}

/** Return a name without what could disturb the page around it. @param {string} name */
export const nameOf = (name) => Array.from(name.replace(CONTROLS, ' ').trim()).slice(0, MAX_NAME).join('');
