/**
 * @file A lenient reader of SGF for the viewer: the first game of a text. The engine reads files strictly, in
 * kropki/sgf.
 *
 * @typedef {object} SgfNode
 * @property {SgfNode | null} parent
 * @property {SgfNode[]} children
 * @property {Map<string, string[]>} properties raw values by name
 *
 * @typedef {'sgf/unclosed' | 'sgf/junk' | 'record/more-games'} SgfFault the text ends before the game does; there
 *   is text that belongs to no property; another game follows
 */

const START = /\(\s*;/; // a text without this is no SGF
const TOKEN = /([A-Za-z]+)|[[();]/g;
const MAX_TOKENS = 300_000;

/**
 * Read the first game in a text. What precedes it is ignored. If the text ends within a value, that is left out
 * unless it is a comment: the first letters of a point, ring or size mean something else than all of them.
 * @param {string} text
 * @returns {{root: SgfNode, endsInVariation: boolean, faults: SgfFault[]} | null} the first node, whether the last one is in a
 *   variation, and what is wrong; null if there is no game
 * @throws {RangeError} if the text is too long
 */
export function parseSgf(text) {
  /** @type {SgfNode | null} */
  let root = null;
  /** The node that is open. @type {SgfNode | null} */
  let node = null;
  /** @type {SgfNode | null} */
  let last = null;
  /** @type {(SgfNode | null)[]} */
  const forks = [];
  /** @type {string[]} */
  let values = [];
  /** @type {Set<SgfFault>} */
  const faults = new Set();
  let isNamed = false; // whether the token before is a name
  const tokens = new RegExp(TOKEN);
  let end = (tokens.lastIndex = text.search(START)); // of the token before
  if (end < 0) return null;
  const checkGap = (/** @type {number} */ start) => {
    if (start > end && /\S/.test(text.slice(end, start))) faults.add('sgf/junk');
  };
  for (let i = 0, match = tokens.exec(text); match; i++, match = tokens.exec(text)) {
    if (i === MAX_TOKENS) throw new RangeError('too long');
    const [token, name] = match;
    checkGap(match.index);
    if (isNamed && token !== '[') faults.add('sgf/junk');
    isNamed = name !== undefined;
    if (token === '(') forks.push(node);
    else if (token === ')') {
      node = forks.pop() ?? null;
      if (!forks.length && root) {
        end = tokens.lastIndex;
        if (START.test(text.slice(end))) faults.add('record/more-games');
        else checkGap(text.length);
        return { root, endsInVariation: isInVariation(last), faults: [...faults] };
      }
    } else if (token === ';') {
      /** @type {SgfNode} */
      const next = { parent: node, children: [], properties: new Map() };
      node?.children.push(next);
      root ??= next;
      node = last = next;
      values = [];
    } else if (name && node) {
      const letters = name.replace(/[a-z]/g, '');
      values = node.properties.get(letters) ?? [];
      node.properties.set(letters, values);
    } else if (token === '[') {
      const start = tokens.lastIndex;
      const close = endOfValue(text, start);
      values.push(text.slice(start, close));
      tokens.lastIndex = close + 1;
      if (close === text.length && values !== node?.properties.get('C')) values.pop();
    }
    end = tokens.lastIndex;
  }
  faults.add('sgf/unclosed');
  if (!root || !last) return null;
  const endsInVariation = isInVariation(node);
  for (const [name, left] of last.properties) if (!left.length) last.properties.delete(name);
  if (!last.properties.size && !last.children.length) last.parent?.children.pop();
  return { root, endsInVariation, faults: [...faults] };
}

/** @param {SgfNode | null} node */
function isInVariation(node) {
  while (node?.parent?.children[0] === node) node = node?.parent ?? null;
  return node !== null && node.parent !== null;
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
