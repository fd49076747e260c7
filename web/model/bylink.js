/**
 * @file Games by link: the players send each other the whole game as a link after each move. The link has an id, by
 * which a device recognizes the game.
 *
 * @typedef {object} Sent what a link says besides the game
 * @property {string} game the id
 * @property {number} you the player to whom the link was sent
 * @property {boolean} [draw] whether the other of two players offers a draw
 *
 * @typedef {object} ByLink a game by link on this device
 * @property {string} game the id
 * @property {number} you the player on this device
 * @property {number | null} turn who is to move at the end of the line; null: nobody
 * @property {number} [draw] the number of moves after which the player who is not to move offers a draw
 */

/** @import { GamePosition, Position } from './position.js' */

const ID_BYTES = 6;
const ID = /^[\w-]{8,24}$/;

/** Return a new game by link. @param {number} you who plays on this device @param {number | null} turn @returns {ByLink} */
export function newByLink(you, turn) {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  const game = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  return { game, you, turn };
}

/** @param {unknown} value @returns {value is ByLink} */
export function isByLink(value) {
  const { game, you, turn, draw = 0 } = Object(value);
  const isPlayer = (/** @type {unknown} */ player) => [0, 1, 2, 3].some((each) => each === player);
  return (
    typeof game === 'string' &&
    ID.test(game) &&
    isPlayer(you) &&
    (turn === null || isPlayer(turn)) &&
    Number.isInteger(draw)
  );
}

/** Return what is added to a link. @param {Sent} sent */
export const sentText = ({ game, you, draw }) => `&game=${game}&you=${you}${draw ? '&draw' : ''}`;

/**
 * Return a game by link after an answer. Inside the line nothing new is known about its end.
 * @param {ByLink | null} byLink
 * @param {Position} position
 */
export function followed(byLink, { ply, plies, turn, outcome }) {
  const next = outcome ? null : turn;
  return !byLink || ply !== plies || byLink.turn === next ? byLink : { ...byLink, turn: next };
}

/** Return who offers a draw, or null. @param {Pick<Position, 'players' | 'plies'>} position @param {ByLink | null} byLink */
export function drawOfferer({ players, plies }, byLink) {
  if (!byLink || byLink.turn === null || byLink.draw !== plies || players !== 2) return null;
  return 1 - byLink.turn;
}

/**
 * Return who gets the next link: the player to move or, if nobody else is, the one after the player of this device.
 * @param {Position} position
 * @param {Pick<ByLink, 'you' | 'turn'>} byLink
 */
export const recipientOf = ({ players }, { you, turn }) =>
  turn === null || turn === you ? (you + 1) % players : turn;

/**
 * Return the code of the refusal of a dot in a game by link, or null. Only the last move can be
 * replaced: replacing an earlier one would make another game for the other player.
 * @param {GamePosition} position
 * @param {ByLink | null} byLink
 */
export function refusalByLink({ ply, plies, turn }, byLink) {
  if (!byLink) return null;
  if (turn !== byLink.you) return 'page/by-link';
  return ply < plies - 1 ? 'page/by-link-past' : null;
}

/** Return for whom a game by link waits: `you`, `other`, or '' if the game is over or not by link. @param {ByLink | null} [byLink] */
export const waitsFor = (byLink) =>
  !byLink || byLink.turn === null ? '' : byLink.turn === byLink.you ? 'you' : 'other';
