import { plain } from './plain.js';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // without those that look like others
const PER_LETTER = 5; // bits
const SUM_BITS = 20;

/** A code ends before all that it should hold. */
export class CutOff extends RangeError {}

/**
 * Numbers of a few bits each, one after another, and their code: capital letters and digits, which can be read aloud,
 * typed, and shown as a small QR code. Typing mistakes are noticed.
 */
export class Bits {
  /** @type {number[]} */
  #bits = [];
  #at = 0;

  /**
   * Return the bits of a code as somebody has typed it.
   * @param {string} code
   * @param {number} most letters
   * @throws {RangeError} if it is no code, or too long
   */
  static ofCode(code, most) {
    const letters = plain(code).toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/[\s-]/g, '');
    if (letters.length > most) throw new RangeError('the code is too long');
    const bits = new Bits();
    for (const letter of letters) {
      const value = LETTERS.indexOf(letter);
      if (value < 0) throw new RangeError('the code has a sign that no code has');
      bits.put(value, PER_LETTER);
    }
    return bits;
  }

  /** @param {number} value @param {number} count */
  put(value, count) {
    for (let place = count - 1; place >= 0; place--) this.#bits.push((value >>> place) & 1);
  }

  /** @param {number} count @throws {CutOff} after the end */
  take(count) {
    if (this.#at + count > this.#bits.length) throw new CutOff('the code is too short');
    let value = 0;
    for (let i = 0; i < count; i++) value = value * 2 + this.#bits[this.#at++];
    return value;
  }

  /** Return the code, with a checksum at its end. */
  code() {
    this.put(sumOf(this.#bits), SUM_BITS);
    while (this.#bits.length % PER_LETTER) this.put(0, 1);
    let code = '';
    while (this.#at < this.#bits.length) code += LETTERS[this.take(PER_LETTER)];
    return code;
  }

  /** Check that the checksum of the numbers taken so far follows, and nothing else. @throws {RangeError} if not */
  end() {
    const sum = sumOf(this.#bits.slice(0, this.#at));
    const told = this.take(SUM_BITS);
    const filler = this.#bits.slice(this.#at);
    if (told !== sum || filler.length >= PER_LETTER || filler.includes(1)) {
      throw new RangeError('the code is damaged');
    }
  }
}

/** Return a checksum (FNV-1a), in which each bit counts. @param {number[]} bits */
function sumOf(bits) {
  let sum = 0x811c9dc5;
  for (const bit of bits) sum = Math.imul(sum ^ (bit + 1), 0x01000193);
  sum ^= sum >>> 15;
  return Math.imul(sum, 0x2c1b3c6d) >>> (32 - SUM_BITS);
}
