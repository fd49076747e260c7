/** @file Areas of a replay: whose they are, and those that no ring describes, at the edge or with holes. */

import { indexOfPair } from './properties.js';
/** @import { DrawnTerritory } from '../protocol.js' */
/** @import { Size } from './properties.js' */

/**
 * @typedef {object} Points the dots and owners of all points, as codes of their letters
 * @property {Uint8Array} dots
 * @property {Uint8Array} owners
 */

export const DOTS = 'RB';
export const OWNERS = 'rb';
const FORM = /^([BW])\.((?:[a-zA-Z]{2})+)\.((?:[a-zA-Z]{2})+)((?:\.(?:[a-zA-Z]{2})+)*)$/;

/**
 * Return an area that the property KA describes by its owner, points, outline and holes, or null.
 * @param {string} value
 * @param {Size} size
 * @returns {{drawn: DrawnTerritory, inside: number[]} | null}
 */
export function readArea(value, size) {
  const [, colour, points, ring, rest] = FORM.exec(value.trim()) ?? [];
  if (!points || value.length > 8 * size.width * size.height + 8) return null;
  const holes = rest.split('.').slice(1);
  const [inside, ...outlines] = [points, ring, ...holes].map((letters) =>
    (letters.match(/../g) ?? []).map((pair) => indexOfPair(pair, size)),
  );
  if ([inside, ...outlines].flat().some((index) => index < 0)) return null;
  const owner = colour === 'B' ? 0 : 1;
  return { drawn: holes.length ? { owner, ring, holes } : { owner, ring }, inside };
}

/** @param {string} character */
export const code = (character) => character.charCodeAt(0);

/** Return how many enemy dots are in each player's territories. @param {Points} points */
export const captures = ({ dots, owners }) =>
  [0, 1].map((player) => {
    const [dot, owner] = [code(DOTS[1 - player]), code(OWNERS[player])];
    let count = 0;
    for (let i = 0; i < dots.length; i++) if (dots[i] === dot && owners[i] === owner) count++;
    return count;
  });
