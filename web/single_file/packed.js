/**
 * @file The packed files of the page that is a single file: gzip, written with 91 printable characters. Two of them
 * hold 13 bits, where base64 holds 12, so that a megabyte takes 1.23 MB and not 1.33. A text of odd length ends
 * with a character that holds 6 bits.
 */

const RADIX = 91;
const FIRST = '!'.charCodeAt(0);
/** A script element must not contain it. Its place is taken by the character after the last one. */
const BARRED = '<'.charCodeAt(0);

/** @param {number} digit */
const characterOf = (digit) => (digit + FIRST === BARRED ? RADIX : digit) + FIRST;
/** @param {number} character */
const digitOf = (character) => (character - FIRST === RADIX ? BARRED : character) - FIRST;

/** Return bytes as text. @param {Uint8Array} bytes */
export function textOf(bytes) {
  const codes = [];
  let [held, bits] = [0, 0];
  for (const byte of bytes) {
    held |= byte << bits;
    bits += 8;
    if (bits < 13) continue;
    const pair = held & 8191;
    codes.push(characterOf(pair % RADIX), characterOf(Math.floor(pair / RADIX)));
    held >>= 13;
    bits -= 13;
  }
  if (bits) codes.push(characterOf(held % RADIX));
  if (bits > 6) codes.push(characterOf(Math.floor(held / RADIX)));
  return new TextDecoder().decode(Uint8Array.from(codes));
}

/** Return the bytes that a text holds. @param {string} text */
export function bytesOf(text) {
  const pairs = text.length >> 1;
  const isOdd = text.length & 1;
  const bytes = new Uint8Array((pairs * 13 + isOdd * 6) >> 3);
  let [held, bits, at] = [0, 0, 0];
  const take = () => {
    for (; bits >= 8 && at < bytes.length; bits -= 8) {
      bytes[at++] = held;
      held >>= 8;
    }
  };
  for (let i = 0; i < pairs * 2; i += 2) {
    held |= (digitOf(text.charCodeAt(i)) + RADIX * digitOf(text.charCodeAt(i + 1))) << bits;
    bits += 13;
    take();
  }
  if (isOdd) {
    held |= digitOf(text.charCodeAt(text.length - 1)) << bits;
    bits += 6;
    take();
  }
  return bytes;
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
export function unzipped(bytes) {
  const { body } = new Response(bytes);
  return /** @type {NonNullable<typeof body>} */ (body).pipeThrough(new DecompressionStream('gzip'));
}

/** Return an address from which a script can be loaded. @param {string} script */
export const addressOf = (script) => URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
