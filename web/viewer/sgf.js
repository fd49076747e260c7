/**
 * @file A lenient reader of SGF for the viewer: the first game of a text. The engine reads files strictly, in
 * kropki/sgf.
 *
 * @typedef {object} SgfNode
 * @property {SgfNode | null} parent
 * @property {SgfNode[]} children
 * @property {Map<string, string[]>} properties raw values by name
 */

const START = /\(\s*;/; // a text without this is no SGF
const TOKEN = /([A-Za-z]+)|[[();]/g;
const MAX_TOKENS = 300_000;

/**
 * Return the root of the first game in a text, or null if there is none.
 * @param {string} text
 * @returns {SgfNode | null}
 * @throws {RangeError} if the text is too long
 */
export function parseSgf(text) {
  /** @type {SgfNode | null} */
  let root = null;
  /** @type {SgfNode | null} */
  let node = null;
  /** @type {(SgfNode | null)[]} */
  const forks = [];
  /** @type {string[]} */
  let values = [];
  if (!START.test(text)) return null;
  const tokens = new RegExp(TOKEN);
  for (let i = 0, match = tokens.exec(text); match; i++, match = tokens.exec(text)) {
    if (i === MAX_TOKENS) throw new RangeError('too long');
    const [token, name] = match;
    if (token === '(') forks.push(node);
    else if (token === ')') {
      node = forks.pop() ?? null;
      if (!forks.length && root) return root;
    } else if (token === ';') {
      /** @type {SgfNode} */
      const next = { parent: node, children: [], properties: new Map() };
      node?.children.push(next);
      root ??= next;
      node = next;
      values = [];
    } else if (name && node) {
      const letters = name.replace(/[a-z]/g, '');
      values = node.properties.get(letters) ?? [];
      node.properties.set(letters, values);
    } else if (token === '[') {
      const start = tokens.lastIndex;
      const end = endOfValue(text, start);
      values.push(text.slice(start, end));
      tokens.lastIndex = end + 1;
    }
  }
  return root;
}

/**
 * Return the index of the bracket that closes a value, or of the end of the text.
 * @param {string} text
 * @param {number} start
 */
function endOfValue(text, start) {
  let end = start;
  while (end < text.length && text[end] !== ']') end += text[end] === '\\' ? 2 : 1;
  return Math.min(end, text.length);
}

/** Return the text of a raw value. @param {string} raw */
export const plainText = (raw) =>
  raw.replace(/\\(?:\r\n|\n\r|[\r\n]|([^])|$)/g, '$1').replace(/\r\n?|\n\r/g, '\n');

/** Return both halves of a composed value. @param {string} raw @returns {[string, string]} */
export function halves(raw) {
  const match = /^((?:[^\\:]|\\[^])*):([^]*)$/.exec(raw);
  return match ? [match[1], match[2]] : [raw, ''];
}
