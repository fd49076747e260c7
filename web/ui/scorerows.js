/** @file The rows of the score: one for each player, shown before the page has its words. */

import { allPlayers } from '../model/position.js';
import { dotIcon, make } from './element.js';
/** @import { Position } from '../model/position.js' */

/**
 * Show the captures of each player, without any words.
 * @param {Position} position
 * @param {HTMLElement} list
 */
export function showCounts(position, list) {
  const { players, captures } = position;
  if (list.children.length !== players) list.replaceChildren(...allPlayers(position).map(emptyRow));
  list.className = `of-${players}`;
  for (const player of allPlayers(position)) {
    writeInRow(list.children[player], 'count', String(captures[player]));
  }
}

/** @param {number} player */
function emptyRow(player) {
  return make(
    'li',
    { className: `player player-${player}` },
    dotIcon(player),
    make('bdi', { className: 'name' }),
    make(
      'span',
      { className: 'says' },
      make('span', { className: 'time' }),
      make('span', { className: 'word' }),
    ),
    make('span', { className: 'count' }),
    make('span', { className: 'caption' }),
  );
}

/**
 * Write a text in a part of a player's row.
 * @param {Element} row
 * @param {string} part
 * @param {string} text
 */
export function writeInRow(row, part, text) {
  const element = row.querySelector(`.${part}`);
  if (!element || element.textContent === text) return;
  element.textContent = text;
  if (part === 'name') element.setAttribute('title', text);
}
