/** @file Lines of play that explain something: as a picture for the board, and in words that agree with it. */

import { parseLine } from '../model/lines.js';
import { parsePoints, pointName } from '../model/points.js';
/** @import { Picture } from '../board/signs.js' */
/** @import { LineInfo, Position } from '../protocol.js' */
/** @import { Messages } from './messages.js' */

/** A sentence, and what it is about. @typedef {{words: string, picture: Partial<Picture>}} Scene */

/**
 * Return what shows lines one after another. Captures that one answer cannot all stop are one scene.
 * @param {Messages} messages
 * @param {Pick<Position, 'names'>} position
 * @param {LineInfo[]} lines
 */
export function scenesOf(messages, position, lines) {
  const places = lines.filter(({ kind }) => kind === 'places');
  const isFirst = (/** @type {LineInfo} */ line) => line === places[0];
  return lines
    .filter((line) => line.kind !== 'places' || isFirst(line))
    .map((line) => sceneOf(messages, position, isFirst(line) ? places : [line]));
}

/**
 * Return what shows several lines at once, which begin alike.
 * @param {Messages} messages
 * @param {Pick<Position, 'names'>} position
 * @param {LineInfo[]} lines
 * @returns {Scene}
 */
function sceneOf(messages, position, lines) {
  const [{ kind, taker, captured, proved }] = lines;
  const ends = lines.map(({ points }) => pointName(parsePoints(points.slice(-2))[0]));
  const words = messages.text(`line-${kind}`, {
    name: messages.name(position, taker),
    other: messages.name(position, 1 - taker),
    point: ends[0],
    points: messages.list(ends),
    begin: pointName(parsePoints(lines[0].points.slice(0, 2))[0]),
    captured,
    proved: proved ? 'yes' : 'no',
  });
  return { words, picture: pictureOf(lines) };
}

/** Return what the board shows of lines that begin alike. @param {LineInfo[]} lines @returns {Partial<Picture>} */
export function pictureOf(lines) {
  const dots = lines.flatMap((line, place) => dotsOf(line).slice(place ? -1 : 0));
  return {
    dots,
    chains: lines.flatMap(({ taker, rings }) => rings.map((ring) => ({ owner: taker, ring }))),
    ringed: lines.flatMap((line) => parsePoints(line.dots)),
  };
}

/** Return the dots of a line with their numbers: a turn without a dot has none. @param {LineInfo} line */
function dotsOf({ first, points }) {
  let number = 0;
  return parseLine(points).flatMap((point, turn) =>
    point ? [{ ...point, player: (first + turn) % 2, number: ++number }] : [],
  );
}
