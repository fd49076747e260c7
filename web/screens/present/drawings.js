/** @file What is drawn on the board while it is presented. */

import { isSamePoint } from '../../model/points.js';
/** @import { Point } from '../../model/points.js' */

const HOLD = 4000; // milliseconds until a drawing begins to fade
const FADE = 1500; // milliseconds
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * @typedef {object} Stroke a line of the pen
 * @property {Point[]} points places in columns and rows, which need not be whole
 * @property {number} since when it was finished; Infinity while it is drawn
 *
 * @typedef {object} Letter a letter on a point
 * @property {Point} point
 * @property {string} letter
 * @property {number} since
 *
 * @typedef {object} Candidate a point that is voted on
 * @property {Point} point
 * @property {string} letter
 * @property {number} count
 */

/** Strokes and letters, which fade unless they are to stay, and candidates with votes, which stay. */
export class Drawings {
  /** @type {Stroke[]} */
  strokes = [];
  /** @type {Letter[]} */
  letters = [];
  /** @type {Candidate[]} */
  candidates = [];
  #stays = false;

  /** Whether strokes and letters stay until they are cleared. */
  get stays() {
    return this.#stays;
  }

  set stays(stays) {
    this.#stays = stays;
    const now = performance.now();
    for (const each of [...this.strokes, ...this.letters]) each.since = Math.max(each.since, now);
  }

  get isBlank() {
    return !this.strokes.length && !this.letters.length && !this.candidates.length;
  }

  clear() {
    this.strokes = [];
    this.letters = [];
    this.candidates = [];
  }

  /** Begin a stroke. @param {Point} place @returns {Stroke} */
  begin(place) {
    const stroke = { points: [place], since: Infinity };
    this.strokes.push(stroke);
    return stroke;
  }

  /** Put the next letter on a point, or take its letter away. @param {Point} point @param {number} now */
  tapLetter(point, now) {
    const others = this.letters.filter((each) => !isSamePoint(each.point, point));
    const letter = this.#nextLetter();
    if (others.length === this.letters.length && letter) others.push({ point, letter, since: now });
    this.letters = others;
  }

  /** Give a point a vote. A letter on it becomes that of the candidate. @param {Point} point */
  tapVote(point) {
    const candidate = this.candidates.find((each) => isSamePoint(each.point, point));
    if (candidate) return this.vote(candidate.letter, 1);
    const own = this.letters.find((each) => isSamePoint(each.point, point));
    const letter = own?.letter ?? this.#nextLetter();
    if (!letter) return;
    this.letters = this.letters.filter((each) => each !== own);
    this.candidates.push({ point, letter, count: 1 });
    this.candidates.sort((a, b) => (a.letter < b.letter ? -1 : 1));
  }

  /** Add votes to a candidate. One that has none and loses one goes. @param {string} letter @param {number} votes */
  vote(letter, votes) {
    for (const each of this.candidates) if (each.letter === letter) each.count += votes;
    this.candidates = this.candidates.filter(({ count }) => count >= 0);
  }

  /** Return how strong a drawing is, from 1 to 0. @param {{since: number}} drawing @param {number} now */
  strength({ since }, now) {
    return this.stays ? 1 : Math.max(0, Math.min(1, 1 - (now - since - HOLD) / FADE));
  }

  /** Remove what has faded. Return whether something else will. @param {number} now */
  fade(now) {
    const isThere = (/** @type {{since: number}} */ drawing) => this.strength(drawing, now) > 0;
    this.strokes = this.strokes.filter(isThere);
    this.letters = this.letters.filter(isThere);
    return !this.stays && this.strokes.length + this.letters.length > 0;
  }

  #nextLetter() {
    const used = [...this.letters, ...this.candidates].map(({ letter }) => letter);
    return LETTERS.find((letter) => !used.includes(letter));
  }
}
