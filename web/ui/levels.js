/** @file The levels of the computer player in words, and the names of its players. */

import { allPlayers } from '../model/position.js';
import { AUTOMATIC, FRIEND, isComputerName, isLevel, LEVELS, PERSON } from '../model/seats.js';
import { make } from './element.js';
/** @import { Position } from '../model/position.js' */
/** @import { ByLink } from '../model/bylink.js' */
/** @import { State } from '../store/state.js' */
/** @import { Messages } from './messages.js' */

/**
 * Offer the levels of the computer player to choose from.
 * @param {Messages} messages
 * @param {HTMLSelectElement} select
 * @param {number} fitted the level that fits now
 */
export function offerLevels(messages, select, fitted) {
  select.replaceChildren(
    ...[AUTOMATIC, ...LEVELS].map((level) =>
      make('option', { value: String(level) }, levelText(messages, level, fitted)),
    ),
  );
}

/**
 * Return what can be chosen as the level, in words.
 * @param {Messages} messages
 * @param {number} level
 * @param {number} fitted the level that fits now
 */
export const levelText = (messages, level, fitted) =>
  level === AUTOMATIC
    ? messages.text('level-automatic', { level: fitted })
    : messages.text('level', { level });

/**
 * Say against which level the next game is if the level follows the results, or return ''.
 * @param {Messages} messages
 * @param {Pick<State, 'seats' | 'fits' | 'fitted'>} state
 */
export function nextLevelText(messages, { seats, fits, fitted }) {
  const step = fitted - (seats.find(isLevel) ?? fitted);
  const change = step ? (step > 0 ? 'up' : 'down') : 'same';
  return fits ? messages.text('next-level', { level: fitted, change }) : '';
}

/**
 * Return who plays, in words.
 * @param {Messages} messages
 * @param {Position} position
 * @param {object} state
 * @param {number[]} state.seats
 * @param {Pick<ByLink, 'you'> | null} state.byLink
 * @param {number} player
 */
export function seatText(messages, position, { seats, byLink }, player) {
  const level = seats[player];
  if (level === FRIEND) return messages.text('seat-friend');
  if (level) return messages.text('seat-computer', { level });
  if (byLink) return messages.text(byLink.you === player ? 'seat-you' : 'seat-link');
  const people = allPlayers(position).filter((each) => !seats[each]);
  if (people.length > 1 && position.names[player]) return messages.text('seat-here');
  return messages.text(player === people[0] ? 'seat-you' : 'seat-person');
}

/**
 * Return the name of a computer player in records, or '' for a person.
 * @param {Messages} messages
 * @param {number} level
 */
export const computerName = (messages, level) =>
  isLevel(level) ? messages.text('computer-name', { level }) : '';

/**
 * Return the names for these seats: names that persons have chosen stay.
 * @param {Messages} messages
 * @param {string[]} names
 * @param {number[]} seats
 */
export function namesFor(messages, names, seats) {
  return names.map((name, player) =>
    !name || isComputerName(name) ? computerName(messages, seats[player] ?? PERSON) : name,
  );
}
