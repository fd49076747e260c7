/** @file The rows of the score: one for each player, shown before the page has its words. */

import { allPlayers } from '../model/position.js';
import { dotIcon, icon, make } from './element.js';
/** @import { Position } from '../model/position.js' */

const FALL_TIME = 1_500; // milliseconds

/**
 * Show the captures of each player, without any words.
 * @param {Position} position
 * @param {HTMLElement} list
 * @param {boolean} [withSeats] whether each row has a button that shows and changes who plays
 */
export function showCounts(position, list, withSeats = false) {
  const { players, captures } = position;
  if (list.children.length !== players || !hasRows(list)) {
    list.replaceChildren(...allPlayers(position).map((player) => emptyRow(player, withSeats)));
  }
  list.className = `of-${players}`;
  const frees = position.change.taken.some(({ freed }) => freed);
  for (const player of allPlayers(position)) {
    const row = list.children[player];
    const fall = Number(row.querySelector('.count')?.textContent) - captures[player];
    writeInRow(row, 'count', String(captures[player]));
    if (frees && fall > 0) showFall(row, fall);
  }
}

/** Show for a moment how many dots a player has lost again, as their owner freed them. @param {Element} row @param {number} fall */
function showFall(row, fall) {
  const sign = make('span', { className: 'fall', ariaHidden: 'true' }, `−${fall}`);
  row.append(sign);
  setTimeout(() => sign.remove(), FALL_TIME);
}

/** Return whether a list has rows, and not only places that are kept for them. @param {HTMLElement} list */
export const hasRows = (list) => list.querySelector('.name') !== null;

/** @param {number} player @param {boolean} withSeats */
function emptyRow(player, withSeats) {
  return make(
    'li',
    { className: `player player-${player}` },
    dotIcon(player),
    make('bdi', { className: 'name', translate: false }),
    make(
      'span',
      { className: 'says' },
      ...(withSeats ? [seatButton(player)] : []),
      make('span', { className: 'time' }),
      make('span', { className: 'word' }),
    ),
    make('span', { className: 'count' }),
    make('span', { className: 'caption' }),
  );
}

/** Return the button that shows who plays, still without words. @param {number} player */
function seatButton(player) {
  const button = make('button', { type: 'button', className: 'seat-button', value: String(player) });
  button.setAttribute('popovertarget', 'seat-menu');
  button.setAttribute('aria-haspopup', 'menu');
  button.append(
    make('span', { className: 'spoken side' }),
    make('span', { className: 'seat-name' }),
    icon('choose'),
  );
  return button;
}

/**
 * Write who plays. Where there is little room, an icon stands for the words around the level of a computer player.
 * @param {Element} row
 * @param {string} text
 * @param {string} level the part of the text that names the level; '' for a person
 */
export function writeSeat(row, text, level) {
  const element = row.querySelector('.seat-name');
  if (!element || element.textContent === text) return;
  const around = level ? text.split(level).map((part) => make('span', { className: 'around' }, part)) : [];
  element.replaceChildren(...(level ? [icon('computer'), around[0], level, around[1]] : [text]));
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
