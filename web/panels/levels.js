/** @file The levels of the computer player to choose from, and the names of its players. */

import { LEVELS, PERSON } from '../model/seats.js';
import { make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

/**
 * Offer the levels of the computer player to choose from.
 * @param {Messages} messages
 * @param {HTMLSelectElement} select
 * @param {boolean} [withPerson] whether to offer a person, too
 */
export function offerLevels(messages, select, withPerson = false) {
  const person = make('option', { value: String(PERSON) }, messages.text('seat-person'));
  const id = withPerson ? 'seat-level' : 'level';
  select.replaceChildren(
    ...(withPerson ? [person] : []),
    ...LEVELS.map((level) => make('option', { value: String(level) }, messages.text(id, { level }))),
  );
}

/**
 * Return the name of a computer player, or '' for a person.
 * @param {Messages} messages
 * @param {number} level
 */
export const computerName = (messages, level) => (level ? messages.text('computer-name', { level }) : '');

/** Return whether a name is that of a computer player. @param {Messages} messages @param {string} name */
export const isComputerName = (messages, name) =>
  LEVELS.some((level) => name === computerName(messages, level));

/**
 * Return the names for these seats: names that persons have chosen stay.
 * @param {Messages} messages
 * @param {string[]} names
 * @param {number[]} seats
 */
export function namesFor(messages, names, seats) {
  return names.map((name, player) =>
    !name || isComputerName(messages, name) ? computerName(messages, seats[player] ?? PERSON) : name,
  );
}
