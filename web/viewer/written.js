/**
 * @file The texts that a board reads beside SGF, as records: diagrams (kropki/board/diagram.py) and links of the page.
 * The records have no rings, as no rules are known here.
 */

import { packedText } from '../model/packing.js';
import { LETTERS, pairOf, pointAt } from '../model/points.js';
import { DOT } from './linked.js';
import { readLink } from './linktext.js';

/**
 * @typedef {object} Written
 * @property {string} text SGF, or what cannot be read
 * @property {string} [link] the link of the game: Python reads it in place of the text
 * @property {string} [diagram] the diagram, likewise
 * @property {number} [start] the move to show first
 */

const RECORD = /\(\s*;/;
const LINK = /^\S*#([\w-]{8,})(?:&move=(\d{1,6}))?(?:&\S*)?$/;
const FRAME = /^\S*#(\S*&)?(sgf|packed)=\S*$/;
const POINT = /^(?:[.RB][rb]?|[RB]\d{1,4})$/;
const PLAYERS = ['R', 'B'];
const COLOURS = ['B', 'W']; // in SGF

/** Return the record of a text. What is neither a link nor a diagram stays as it is. @param {string} text @returns {Promise<Written>} */
export async function readWritten(text) {
  const written = text.trim();
  if (FRAME.test(written)) return { text: (await framed(written)) ?? text };
  if (!written || RECORD.test(written)) return { text };
  const [, link, move] = LINK.exec(written) ?? [];
  const found = link ? await linked(link, move) : drawn(written);
  return found ?? { text };
}

/** Return the record in the address of a frame (embed.js), or null. @param {string} address */
async function framed(address) {
  const parameters = new URLSearchParams(address.slice(address.indexOf('#') + 1));
  const packed = parameters.get('packed');
  return packed === null ? parameters.get('sgf') : packedText.unpack(packedText.prefix + packed);
}

/**
 * Return the record of a link, or null: the link is damaged, or the game has more players.
 * @param {string} link
 * @param {string} [move] the number of the move to show, in place of the one that the link names
 * @returns {Promise<Written | null>}
 */
async function linked(link, move) {
  const game = await readLink(link);
  if (game?.names.length !== PLAYERS.length) return null;
  const [movers, , , ...words] = game.position.split(' ');
  const setUp = PLAYERS.map((letter, player) => {
    const points = words[words.indexOf(letter) + 1] ?? '';
    return words.includes(letter) ? `A${COLOURS[player]}[${points.match(/[a-zA-Z]{2}/g)?.join('][')}]` : '';
  });
  const moves = game.moves.map((text, ply) => {
    const dot = DOT.exec(text)?.[1];
    return dot ? `;${COLOURS[Number(movers[ply % movers.length])]}[${dot}]` : '';
  });
  const names = game.names.map((name, player) => `P${COLOURS[player]}[${name.replace(/[\]\\]/g, '\\$&')}]`);
  const start = moves.slice(0, move ? Number(move) : game.ply).filter(Boolean).length;
  const root = `GM[40]SZ[${game.width}:${game.height}]${names.join('')}${setUp.join('')}`;
  return { text: `(;${root}${moves.join('')})`, link, start };
}

/** Return the record of a diagram, or null. @param {string} text @returns {Written | null} */
function drawn(text) {
  const lines = text.split('\n').map((line) => line.match(/\S+/g) ?? []);
  const rows = withoutLabels(lines.filter((words) => words.length));
  const [{ length: width }] = rows;
  const words = rows.flat();
  if (rows.some(({ length }) => length !== width) || !words.every((word) => POINT.test(word))) return null;
  const moves = words.flatMap((word, index) => {
    const number = Number(word.slice(1));
    const colour = COLOURS[PLAYERS.indexOf(word[0])];
    return number ? [{ number, text: `;${colour}[${pairOf(pointAt(index, width))}]` }] : [];
  });
  moves.sort((one, other) => one.number - other.number);
  const position = words.map((word) => word.replace(/.\d+/, '.')).join(' ');
  const root = `GM[40]SZ[${width}:${rows.length}]KS[${position}]`;
  return { text: `(;${root}${moves.map((move) => move.text).join('')})`, diagram: text };
}

/** @param {string[][]} rows */
function withoutLabels(rows) {
  const [letters, ...rest] = rows;
  const isLabelled = letters.join('') === LETTERS.slice(0, letters.length);
  return isLabelled && rest.length && rest.every(([word], y) => word === String(y + 1))
    ? rest.map(([, ...row]) => row)
    : rows;
}
