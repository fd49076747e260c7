/**
 * @file SGF as a viewer needs it: the first game of a text, leniently. Files are read in earnest by kropki/sgf.py.
 *
 * @typedef {object} SgfNode
 * @property {SgfNode | null} parent
 * @property {SgfNode[]} children
 * @property {Map<string, string[]>} properties raw values by name
 */

const TOKEN = /([A-Za-z]+)|\[((?:[^\]\\]|\\[^])*)(?:\]|\\?$)|[();]/g;

/** The root of the first game. @param {string} text @returns {SgfNode | null} */
export function parseSgf(text) {
  /** @type {SgfNode | null} */
  let root = null;
  /** @type {SgfNode | null} */
  let node = null;
  /** @type {(SgfNode | null)[]} */
  const forks = [];
  /** @type {string[]} */
  let values = [];
  for (const [token, name, value] of text.matchAll(TOKEN)) {
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
    } else if (value !== undefined) values.push(value);
  }
  return root;
}

/** What a raw value says. @param {string} raw */
export const plainText = (raw) => raw.replace(/\\(\r\n|\n\r|[^])/g, (_, next) => (/[\r\n]/.test(next) ? '' : next)).replace(/\r\n?|\n\r/g, '\n');

/** Both halves of a composed value. @param {string} raw @returns {[string, string]} */
export function halves(raw) {
  const match = /^((?:[^\\:]|\\[^])*):([^]*)$/.exec(raw);
  return match ? [match[1], match[2]] : [raw, ''];
}
