/** @import { Row } from '../position.js' */

const DOT = /^[a-zA-Z]{2}(?=\.|$)/;

/**
 * The nodes from the root through that one, and on along the main line behind it.
 * @param {Row[]} rows of the whole tree, parents before children @param {number} node
 */
export function lineThrough(rows, node) {
  /** @type {Map<number, Row>} */
  const known = new Map();
  /** @type {Map<number | null, Row>} */
  const mains = new Map();
  for (const row of rows) {
    known.set(row[0], row);
    if (!mains.has(row[1])) mains.set(row[1], row);
  }
  const line = [];
  for (let row = known.get(node); row; row = row[1] === null ? undefined : known.get(row[1])) {
    line.unshift(row);
  }
  for (let row = mains.get(node); row; row = mains.get(row[0])) line.push(row);
  return line;
}

/** The number of each dot of a line by its point's letter pair, moves counted from 1. @param {Row[]} line */
export function dotNumbers(line) {
  const moves = line.map(([, , , text]) => text).filter((text) => text);
  return new Map(
    moves.flatMap((text, index) => {
      const dot = DOT.exec(text);
      return dot ? [[dot[0], index + 1]] : [];
    }),
  );
}
