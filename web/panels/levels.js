import { make } from '../element.js';
/** @import { Messages } from '../messages.js' */
/** @import { Position } from '../position.js' */

/** Those of kropki/computer/levels.py. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
/** For who has never said. */
export const FIRST_LEVEL = 2;
const PERSON = 0;

/** @param {unknown} value @returns {value is number} */
export const isLevel = (value) => LEVELS.some((level) => level === value);

/** @param {unknown} value @returns {value is number[]} */
export const isSeats = (value) =>
  Array.isArray(value) && value.every((seat) => seat === PERSON || isLevel(seat));

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

/** Seats of a game: as many as play. @param {Position} position @param {number[]} seats */
export const seatsOf = ({ players }, seats) =>
  Array.from({ length: players }, (_, player) => seats[player] ?? PERSON);
