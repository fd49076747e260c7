/**
 * @file Games by link: the players send each other the whole game as a link after each move. The link has an id, by
 * which a device recognizes the game.
 *
 * @typedef {object} Sent what a link says besides the game
 * @property {string} game the id
 * @property {number} you the player to whom the link was sent
 * @property {LinkedOffer} [offer] an offer to end the game, or the answer to one
 *
 * @typedef {object} ByLink a game by link on this device
 * @property {string} game the id
 * @property {number} you the player on this device
 * @property {number | null} turn who is to move at the end of the line; null: nobody
 * @property {LinkedOffer & {node: number}} [offer] an offer to end the game, or the answer to one, at the node at the
 *   end of the line
 *
 * @typedef {object} LinkedOffer an offer to end the game, which travels with its links
 * @property {'draw' | 'settlement' | 'declined'} kind
 * @property {number[]} players who agree so far, beginning with the one who made the offer; or who has declined it
 * @property {string[]} rings of a settlement
 */

import { activePlayers } from './position.js';
/** @import { GamePosition, Position } from './position.js' */

const ID_BYTES = 6;
const ID = /^[\w-]{8,24}$/;
const OFFERS = ['draw', 'settlement', 'declined'];

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
  const { game, you, turn, offer } = Object(value);
  return (
    typeof game === 'string' &&
    ID.test(game) &&
    isPlayer(you) &&
    (turn === null || isPlayer(turn)) &&
    (offer === undefined || isLinkedOffer(offer))
  );
}

/** @param {unknown} player */
const isPlayer = (player) => [0, 1, 2, 3].some((each) => each === player);

/** @param {unknown} value @returns {value is LinkedOffer & {node: number}} */
function isLinkedOffer(value) {
  const { kind, players, rings, node } = Object(value);
  const hasLists = Array.isArray(players) && Array.isArray(rings);
  if (!hasLists || !OFFERS.includes(kind) || !Number.isInteger(node)) return false;
  return players.length > 0 && players.every(isPlayer) && rings.every((ring) => typeof ring === 'string');
}

/** Return what is added to a link. @param {Sent} sent */
export const sentText = ({ game, you, offer }) => `&game=${game}&you=${you}${offer ? offerText(offer) : ''}`;

/** @param {LinkedOffer} offer */
const offerText = ({ kind, players, rings }) => `&${kind}=${[players.join(''), ...rings].join('.')}`;

/**
 * Return a game by link after an answer. Inside the line nothing new is known about its end. An offer lapses when the
 * last move is not the same any more.
 * @param {ByLink | null} byLink
 * @param {Position} position
 * @returns {ByLink | null}
 */
export function followed(byLink, { ply, plies, turn, outcome, node }) {
  if (!byLink || ply !== plies) return byLink;
  const next = outcome ? null : turn;
  const lapses = byLink.offer !== undefined && (outcome !== null || byLink.offer.node !== node);
  if (byLink.turn === next && !lapses) return byLink;
  return { ...byLink, turn: next, ...(lapses && { offer: undefined }) };
}

/** Return the offer that somebody still has to answer, or null. @param {Pick<ByLink, 'offer'> | null} byLink */
export function openOffer(byLink) {
  const { offer } = byLink ?? {};
  return offer && offer.kind !== 'declined' ? offer : null;
}

/** Return the offer that the player of this device has to answer, or null. @param {Pick<ByLink, 'you' | 'offer'> | null} byLink */
export function offerToYou(byLink) {
  const offer = openOffer(byLink);
  return offer?.players.includes(byLink?.you ?? -1) ? null : offer;
}

/**
 * Return whether an offer of a link fits the game: each player is named once, still plays, and somebody is left to
 * answer it.
 * @param {Pick<Position, 'players' | 'resigned'>} position
 * @param {LinkedOffer} offer
 */
export function isFitting(position, { players }) {
  const active = activePlayers(position);
  const areActive = players.every((player, i) => active.includes(player) && players.indexOf(player) === i);
  return areActive && players.length < active.length;
}

/**
 * Return who gets the next link, or null if the player of this device has to move or to answer first. It is the next
 * player who has not answered an offer or, if there is none, the player to move. The end of a game goes to the next
 * player.
 * @param {Pick<Position, 'players' | 'resigned'>} position
 * @param {Pick<ByLink, 'you' | 'turn' | 'offer'>} byLink
 */
export function recipientOf(position, byLink) {
  const { you, turn } = byLink;
  if (turn === null) return (you + 1) % position.players;
  if (offerToYou(byLink)) return null;
  const offer = openOffer(byLink);
  if (!offer) return turn === you ? null : turn;
  const others = activePlayers(position).filter((player) => !offer.players.includes(player));
  return others.find((player) => player > you) ?? others[0] ?? null;
}

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
export function waitsFor(byLink) {
  if (!byLink || byLink.turn === null) return '';
  return (openOffer(byLink) ? offerToYou(byLink) : byLink.turn === byLink.you) ? 'you' : 'other';
}
