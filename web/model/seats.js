/**
 * @file Who plays: a game has a list of seats, one for each player. A seat is the level of a computer player,
 * 0 for a person here, or 9 for one at another device (web/screens/friend).
 */

/** The levels of the computer player, as in kropki/computer/levels.py. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];
export const PERSON = 0;
export const FRIEND = 9;
/** What people choose in place of a level: the level follows their results. A game has that level as its seat. */
export const AUTOMATIC = 10;

/** The fields of the game information with the players' names. */
export const NAME_FIELDS = ['PB', 'PW', 'P3', 'P4'];

/** The names of computer players in records, in every language: the message `computer-name`, or the level as a figure. */
const COMPUTER_NAME = /^(?:Computer|Komputer|Компьютер|Комп’ютер|Počítač) (?:\(.+\)|[1-8])$/;

/** Return whether a name is that of a computer player in a record. @param {string} name */
export const isComputerName = (name) => COMPUTER_NAME.test(name);

/** Return who plays a newcomer's first game: a person against the computer. @param {number} level */
export const usualSeats = (level) => [PERSON, level];

/** @param {unknown} value @returns {value is number} */
export const isLevel = (value) => LEVELS.some((level) => level === value);

/** Return whether somebody may choose that as the level. @param {unknown} value */
export const isChoice = (value) => isLevel(value) || value === AUTOMATIC;

/**
 * Return who plays if somebody has chosen these seats, and whether the level follows the results.
 * @param {number[]} chosen
 * @param {number} fitted the level that fits now
 */
export const seated = (chosen, fitted) => ({
  seats: chosen.map((seat) => (seat === AUTOMATIC ? fitted : seat)),
  fits: chosen.includes(AUTOMATIC),
});

/** Return the seats with automatic levels in place of all levels. @param {number[]} seats */
export const automaticSeats = (seats) => seats.map((seat) => (isLevel(seat) ? AUTOMATIC : seat));

/**
 * Return the level that fits after a game against it.
 * @param {number} fitted
 * @param {boolean} hasWon whether the person has won
 */
export const fittedAfter = (fitted, hasWon) =>
  Math.min(Math.max(fitted + (hasWon ? 1 : -1), LEVELS[0]), LEVELS.length);

/** @param {unknown} value @returns {value is number[]} */
export const isSeats = (value) =>
  Array.isArray(value) && value.every((seat) => seat === PERSON || seat === FRIEND || isLevel(seat));

/** Return the seats of a game that goes on at this device alone. @param {number[]} seats */
export const seatsHere = (seats) => seats.map((seat) => (seat === FRIEND ? PERSON : seat));

/**
 * Return one seat for each player of a game.
 * @param {{players: number}} position
 * @param {number[]} seats which may be fewer or more
 */
export const seatsOf = ({ players }, seats) =>
  Array.from({ length: players }, (_, player) => seats[player] ?? PERSON);

/**
 * What is allowed while a class is open.
 * @typedef {{level: number, hints: boolean, computer: boolean}} Limits level: the strongest one
 */

/** @type {Limits} */
export const NO_LIMITS = { level: 8, hints: true, computer: true };

/** Return whether a seat is allowed. @param {number} seat @param {Limits} limits */
export const isAllowed = (seat, { level, computer }) => !isLevel(seat) || (computer && seat <= level);

/** Return the seats with weaker computer players, or persons, in place of those that are not allowed. @param {number[]} seats @param {Limits} limits */
export const allowedSeats = (seats, limits) =>
  seats.map((seat) => (isAllowed(seat, limits) ? seat : limits.computer ? limits.level : PERSON));
