/**
 * @file Invitations and their answers as codes: what one device shows and the other reads (docs/friend.md).
 *
 * @typedef {object} Card
 * @property {'offer' | 'answer'} kind
 * @property {boolean} watches whether the guest only watches
 * @property {number} token by which the host recognizes the answer to an invitation
 * @property {End} end
 */

import { screenLinkIn } from '../../files/link.js';
import { Bits } from '../../model/bits.js';
import { friendCodeIn } from '../../model/friendlink.js';
import { isNear, MAX_PLACES } from './sdp.js';
/** @import { End, Place } from './sdp.js' */

const VERSION = 1;
const MAX_CODE = 500; // letters
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'; // of names and passwords, 6 bits each
const TOKEN_BITS = 20;
/** Kinds of places. */
const FOUR = 0;
const SIX = 1;
const NAME = 2;

/** Return a token for an invitation. */
export const newToken = () => crypto.getRandomValues(new Uint32Array(1))[0] >>> (32 - TOKEN_BITS);

/** Return the code of a card. @param {Card} card @throws {RangeError} if it has names that no browser makes */
export function codeOf({ kind, watches, token, end }) {
  const bits = new Bits();
  bits.put(VERSION, 3);
  bits.put(Number(kind === 'answer'), 1);
  bits.put(Number(watches), 1);
  bits.put(token, TOKEN_BITS);
  for (const word of [end.ufrag, end.pwd]) putWord(bits, word);
  for (const byte of end.fingerprint) bits.put(byte, 8);
  const places = end.places.slice(0, MAX_PLACES);
  bits.put(places.length, 3);
  for (const place of places) putPlace(bits, place);
  return bits.code();
}

/**
 * Read a code, or a link with one, which may be among other words. It may be anybody's text.
 * @param {string} text
 * @returns {Card | 'damaged' | 'newer'} `newer`: a newer version of the page has made it
 */
export function cardOf(text) {
  const link = screenLinkIn(text, (fragment) => friendCodeIn(fragment) !== null);
  const code = (link && friendCodeIn(link)) ?? text.replaceAll(/[\s>]/g, '').replace(/^.*=/, '');
  try {
    const bits = Bits.ofCode(code, MAX_CODE);
    const version = bits.take(3);
    const kind = bits.take(1) ? 'answer' : 'offer';
    const watches = bits.take(1) === 1;
    const token = bits.take(TOKEN_BITS);
    const [ufrag, pwd] = [takeWord(bits, 4), takeWord(bits, 22)];
    const fingerprint = Array.from({ length: 32 }, () => bits.take(8));
    const places = Array.from({ length: bits.take(3) }, () => takePlace(bits));
    bits.end();
    if (version !== VERSION) return 'newer';
    return { kind, watches, token, end: { ufrag, pwd, fingerprint, places } };
  } catch {
    return 'damaged';
  }
}

/** @param {Bits} bits @param {string} word */
function putWord(bits, word) {
  bits.put(word.length, 6);
  for (const sign of word) {
    const value = SIGNS.indexOf(sign);
    if (value < 0) throw new RangeError(`a sign that no name has: ${sign}`);
    bits.put(value, 6);
  }
}

/** @param {Bits} bits @param {number} least how many signs it has at least */
function takeWord(bits, least) {
  const length = bits.take(6);
  if (length < least) throw new RangeError('a name or password is too short');
  return Array.from({ length }, () => SIGNS[bits.take(6)]).join('');
}

/** @param {Bits} bits @param {Place} place */
function putPlace(bits, { address, port }) {
  const kind = address.endsWith('.local') ? NAME : address.includes(':') ? SIX : FOUR;
  bits.put(kind, 2);
  for (const group of groupsOf(address, kind)) bits.put(group, kind === FOUR ? 8 : 16);
  bits.put(port, 16);
}

/** Return the numbers in an address. @param {string} address @param {number} kind */
function groupsOf(address, kind) {
  if (kind === FOUR) return address.split('.').map(Number);
  if (kind === NAME) return Array.from(address.replace(/-|\.local/g, '').match(/.{4}/g) ?? [], fromHex);
  const [start, end = null] = address.split('::').map((part) => part.split(':').filter(Boolean).map(fromHex));
  return end ? [...start, ...Array(8 - start.length - end.length).fill(0), ...end] : start;
}

/** @param {string} text */
const fromHex = (text) => parseInt(text, 16);

/** @param {Bits} bits @returns {Place} */
function takePlace(bits) {
  const kind = bits.take(2);
  if (kind > NAME) throw new RangeError('an unknown kind of place');
  const groups = Array.from({ length: kind === FOUR ? 4 : 8 }, () => bits.take(kind === FOUR ? 8 : 16));
  const hex = groups.map((group) => group.toString(16).padStart(4, '0'));
  const name = hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const address = kind === FOUR ? groups.join('.') : kind === SIX ? hex.join(':') : `${name}.local`;
  const port = bits.take(16);
  if (!port || !isNear(address)) throw new RangeError('a place outside of the own network');
  return { address, port };
}
