/**
 * @file Unpacks the text of a link (kropki/record/link.py): `1`, then base64url of raw deflate that starts from a
 * dictionary.
 */

/**
 * @typedef {import('../model/position.js').Settings & {moves: string[], ply: number}} LinkedGame a game in a link, as
 *   far as it is checked here, with the text of its position
 */

const VERSION = '1';
const MAX_SIZE = 52;
const MAX_PLAYERS = 4;
const MAX_MOVES = 10_000;
const MAX_BYTES = 2_000_000; // of the unpacked text, and characters of a link
const MAX_POSITION = 40_000; // characters of the text of a position
/** The same as in kropki/record/link.py: tests/test_page.py compares them. */
export const DICTIONARY =
  '[["C","","TR"]],["LB","aa:numbers":[1,2"four-crosses","handicap","empty"stop 0"pass 1"resign 0"' +
  '"stachowski""wikikropki""wikipedia""custom""zagram-territory""zagram-no-territory""zagram-standard",' +
  '{"width":20,"height":20,{"width":15,"height":15,{"width":30,"height":30,{"width":39,"height":32,' +
  '"rules":"russian","options":{"captures":"declared","automatic","smallest":true,false,' +
  '"stop_without_dot":false,"passing":false,"stop":"settled","played","none","extra_turn":false,"lead":null,' +
  '"first_to":null,"middle":null,"komi":0},"opening":{"name":"cross","seed":0,"handicap":0,"position":""},' +
  '"names":["",""],"first":1,"clock":{"main":300,"increment":5,"per_move":0},null,"setup":"",' +
  '"first":0,"clock":null,"setup":"","moves":[],"branches":[],"notes":[],"ply":0,"numbers":[]}"moves":["';

/**
 * Return the game in a link, or null if there is none, or its position is not in the link.
 * @param {string} text
 * @returns {Promise<LinkedGame | null>}
 */
export async function readLink(text) {
  const game = await unpackLink(text);
  return isGame(game) ? game : null;
}

/** @param {any} game @returns {game is LinkedGame} */
function isGame(game) {
  const { width, height, names, first, rules, options, moves, ply, position } = Object(game);
  const isSide = (/** @type {unknown} */ side) =>
    Number.isInteger(side) && Number(side) >= 1 && Number(side) <= MAX_SIZE;
  const areTexts = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((text) => typeof text === 'string');
  return (
    [width, height].every(isSide) &&
    areTexts(names) &&
    names.length >= 2 &&
    names.length <= MAX_PLAYERS &&
    areTexts(moves) &&
    moves.length <= MAX_MOVES &&
    [first, ply].every(Number.isInteger) &&
    ply >= 0 &&
    ply <= moves.length &&
    first >= 0 &&
    first < names.length &&
    [rules, position].every((text) => typeof text === 'string') &&
    position.length <= MAX_POSITION &&
    options instanceof Object
  );
}

/**
 * Return the JSON value in a link, or null if it is broken or unpacks to too much.
 * @param {string} text
 * @returns {Promise<unknown>}
 */
async function unpackLink(text) {
  if (text[0] !== VERSION || text.length > MAX_BYTES) return null;
  try {
    const packed = Uint8Array.from(atob(text.slice(1).replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    return JSON.parse(await inflate(packed));
  } catch {
    return null;
  }
}

/**
 * Return the text in deflated bytes. Browsers know no dictionaries, so it becomes an uncompressed block before
 * the others, to which they may refer just as well.
 * @param {Uint8Array<ArrayBuffer>} packed
 * @throws {Error} if they are broken or unpack to too much
 */
async function inflate(packed) {
  const { length } = DICTIONARY;
  const head = [0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  const parts = [Uint8Array.from(head), DICTIONARY, packed];
  const reader = new Blob(parts).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let unpacked = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    unpacked += decoder.decode(part.value, { stream: true });
    if (unpacked.length > MAX_BYTES + length) {
      void reader.cancel();
      throw new RangeError('too long');
    }
  }
  return (unpacked + decoder.decode()).slice(length);
}
