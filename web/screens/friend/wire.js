/**
 * @file The messages between two devices that play a game (docs/friend.md), and the check of what arrives: it may be
 * anybody's text. A message is JSON with a `t` that says what it is, and exactly the fields of its kind.
 */

/** @import { Settings } from '../../model/position.js' */
/** @import { Request } from '../../protocol.js' */

/** Both sides have to speak the same version. */
export const VERSION = 1;
export const MAX_MESSAGE = 40_000; // characters
export const MAX_ENTRIES = 20_000;
export const MAX_NAME = 40;
const MAX_TEXT = 10_000;
const MAX_RINGS = 200;
const MAX_TIME = 10 ** 9; // milliseconds
const MAX_SIZE = 52;

/**
 * Moves and offers as both sides repeat them. `take_back` removes so many moves.
 * @typedef {Request | {kind: 'take_back', plies: number}} Step
 *
 * @typedef {{by: number, step: Step}} Entry of the game: who has done what
 *
 * @typedef {'undo' | 'again' | 'pause'} Wish to take back a move, for another game, or to stop the clocks (which has a
 *   message of its own)
 *
 * @typedef {{t: 'hello', v: number, name: string, game: string, round: number, count: number, chain: number}} Hello
 * @typedef {{t: 'game', game: string, round: number, seat: number | null, settings: Settings, from: number, count: number, used: number}} GameMessage
 * @typedef {{t: 'entry', n: number, by: number, step: Step, sum: number}} EntryMessage
 *
 * @typedef {Hello | GameMessage | EntryMessage
 *   | {t: 'ask', n: number, step: Step}
 *   | {t: 'no', n: number, code: string}
 *   | {t: 'wrong', n: number, code: string}
 *   | {t: 'wish', wish: 'undo' | 'again', n: number}
 *   | {t: 'reply', wish: 'undo' | 'again', yes: boolean, n: number}
 *   | {t: 'pause', on: boolean}
 *   | {t: 'watching', names: string[]}
 *   | {t: 'bye', why: 'left' | 'removed' | 'version' | 'full'}} Message
 */

/** @typedef {(value: unknown) => boolean} Check */

/** @param {number} most @param {number} [least] @returns {Check} */
const whole =
  (most, least = 0) =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
/** @param {number} most @returns {Check} */
const text = (most) => (value) => typeof value === 'string' && value.length <= most;
/** @param {...unknown} values @returns {Check} */
const one =
  (...values) =>
  (value) =>
    values.includes(value);
/** @param {Check} check @returns {Check} */
const maybe = (check) => (value) => value === null || check(value);
/** @param {Check} check @param {number} most @returns {Check} */
const list = (check, most) => (value) => Array.isArray(value) && value.length <= most && value.every(check);

/**
 * Check an object: it has these fields and no others. A field whose name ends in `?` may be missing.
 * @param {Record<string, Check>} fields
 * @returns {Check}
 */
function shape(fields) {
  const names = Object.keys(fields).map((name) => name.replace('?', ''));
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    if (!Object.keys(value).every((name) => names.includes(name))) return false;
    return Object.entries(fields).every(([name, check]) => {
      const key = name.replace('?', '');
      if (!Object.hasOwn(value, key)) return name.endsWith('?');
      return check(/** @type {Record<string, unknown>} */ (value)[key]);
    });
  };
}

const flag = one(true, false);
const seat = one(0, 1);
const sum = whole(2 ** 32 - 1);
const spent = whole(MAX_TIME);
const count = whole(MAX_ENTRIES);
/** @type {Check} */
const ring = (value) => text(MAX_TEXT)(value) && /^(?:[a-zA-Z]{2})+$/.test(String(value));
const rings = list(ring, MAX_RINGS);
const seconds = (/** @type {unknown} */ value) =>
  Number.isFinite(value) && Number(value) >= 0 && Number(value) <= MAX_TIME;

/** The steps of a game, by their kind. @type {Record<string, Record<string, Check>>} */
const STEPS = {
  play: {
    x: whole(MAX_SIZE - 1),
    y: whole(MAX_SIZE - 1),
    'player?': seat,
    'rings?': rings,
    'declare_all?': flag,
    'spent?': spent,
  },
  declare: { 'rings?': rings, 'declare_all?': flag, 'player?': maybe(seat), 'spent?': spent },
  pass: { 'spent?': spent },
  stop: { player: seat, 'spent?': spent },
  time_up: { spent },
  resign: { player: seat },
  finish: {},
  offer_draw: { player: seat },
  offer_settlement: { player: seat, 'rings?': maybe(rings) },
  accept: { player: seat },
  decline: { player: seat },
  take_back: { plies: whole(MAX_ENTRIES, 1) },
};
const steps = Object.entries(STEPS).map(([kind, fields]) => shape({ kind: one(kind), ...fields }));
/** @type {Check} */
const step = (value) => steps.some((check) => check(value));
/** @type {Check} */
const option = (value) =>
  value === null || typeof value === 'boolean' || Number.isFinite(value) || text(MAX_NAME)(value);
/** @type {Check} */
const options = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 60 &&
  Object.entries(value).every(([name, each]) => /^\w{1,40}$/.test(name) && option(each));
const settings = shape({
  kind: one('new'),
  width: whole(MAX_SIZE, 1),
  height: whole(MAX_SIZE, 1),
  rules: text(MAX_NAME),
  options,
  opening: text(MAX_NAME),
  seed: whole(2 ** 32 - 1),
  handicap: whole(99),
  position: text(MAX_TEXT),
  names: (names) => list(text(MAX_NAME), 2)(names) && Object(names).length === 2,
  first: seat,
  clock: maybe(shape({ main: seconds, increment: seconds, per_move: seconds })),
});
const id = (/** @type {unknown} */ value) => typeof value === 'string' && /^[\w-]{0,32}$/.test(value);
const code = (/** @type {unknown} */ value) =>
  typeof value === 'string' && /^[a-z-]{1,20}\/[a-z-]{1,40}$/.test(value);
const wish = one('undo', 'again');

/** @type {Record<string, Record<string, Check>>} */
const FIELDS = {
  hello: { v: whole(999), name: text(MAX_NAME), game: id, round: count, count, chain: sum },
  game: { game: id, round: count, seat: maybe(seat), settings, from: count, count, used: spent },
  entry: { n: count, by: seat, step, sum },
  ask: { n: count, step },
  no: { n: count, code },
  wrong: { n: count, code },
  wish: { wish, n: count },
  reply: { wish, yes: flag, n: count },
  pause: { on: flag },
  watching: { names: list(text(MAX_NAME), 50) },
  bye: { why: one('left', 'removed', 'version', 'full') },
};
const MESSAGES = Object.fromEntries(
  Object.entries(FIELDS).map(([t, fields]) => [t, shape({ t: one(t), ...fields })]),
);

/**
 * Read a message, or return null if it is not a valid one.
 * @param {unknown} data
 * @returns {Message | null}
 */
export function messageOf(data) {
  if (typeof data !== 'string' || data.length > MAX_MESSAGE) return null;
  try {
    const value = JSON.parse(data);
    const check = Object.hasOwn(MESSAGES, value?.t) ? MESSAGES[value.t] : null;
    return check?.(value) ? value : null;
  } catch {
    return null;
  }
}

/** Return whether a value from the storage is a list of entries. @param {unknown} value @returns {value is Entry[]} */
export const isEntries = (value) => list(shape({ by: seat, step }), MAX_ENTRIES)(value);

/** Return whether a value from the storage is a step. @param {unknown} value @returns {value is Step} */
export const isStep = (value) => step(value);

/**
 * Return whether a value from the storage has the settings of a game for two.
 * @param {unknown} value
 * @returns {value is Settings}
 */
export const isSettings = (value) => settings(value);

/**
 * Return a checksum of a text, going on from another one (FNV-1a).
 * @param {string} part
 * @param {number} [before]
 */
export function sumOf(part, before = 0x811c9dc5) {
  let total = before;
  for (let i = 0; i < part.length; i++) total = Math.imul(total ^ part.charCodeAt(i), 0x01000193);
  return total >>> 0;
}

/** Return a value as JSON with its fields in a fixed order. @param {unknown} value */
export const stable = (value) =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
