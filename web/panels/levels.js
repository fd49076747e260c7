import { LEVELS, PERSON } from '../model/seats.js';
import { make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

/**
 * The levels to choose from.
 * @param {Messages} messages
 * @param {HTMLSelectElement} select
 * @param {boolean} [withPerson]
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
 * What a player of a level is called who has no other name.
 * @param {Messages} messages
 * @param {number} level
 */
export const computerName = (messages, level) => (level ? messages.text('computer-name', { level }) : '');

/** Whether a name is one that the computer was given. @param {Messages} messages @param {string} name */
export const isComputerName = (messages, name) =>
  LEVELS.some((level) => name === computerName(messages, level));

/**
 * The names that go with seats: those that persons have chosen stay.
 * @param {Messages} messages
 * @param {string[]} names
 * @param {number[]} seats
 */
export function namesFor(messages, names, seats) {
  return names.map((name, player) =>
    !name || isComputerName(messages, name) ? computerName(messages, seats[player] ?? PERSON) : name,
  );
}
