import { sizeObserver } from '../base/browser.js';
import { placeIn, placeOf } from '../board/places.js';
import { makeSvg } from '../ui/element.js';

/**
 * @typedef {object} Shown what a curve shows
 * @property {number[]} values the lead of the first player after each move, as far as it is known
 * @property {number} moves the number of moves
 * @property {number | null} at the move whose position is on the board, or null if it is on another line
 * @property {{ply: number, player: number}[]} marked moves
 * @property {(value: number) => string} lead who leads by how much, in words
 * @property {string} place the move and the lead at `at`, in words
 */

const MIN_RANGE = 3; // dots from the middle line to the edge
const PAGE = 10; // moves
const PADDING = 7; // CSS pixels
/** Where keys lead. @type {Record<string, (ply: number, last: number) => number>} */
const STEPS = {
  ArrowLeft: (ply) => ply - 1,
  ArrowDown: (ply) => ply - 1,
  ArrowRight: (ply) => ply + 1,
  ArrowUp: (ply) => ply + 1,
  PageDown: (ply) => ply - PAGE,
  PageUp: (ply) => ply + PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * The lead after each move, drawn as areas above and below a middle line. It is also a slider that goes to a
 * move.
 */
export class Curve {
  #root;
  #go;
  #svg = makeSvg('svg', { 'aria-hidden': 'true' });
  /** @type {Shown} */
  #shown = { values: [], moves: 0, at: null, marked: [], lead: String, place: '' };
  #width = 0;
  #height = 0;

  /** @param {HTMLElement} root @param {(ply: number) => void} go goes to a move */
  constructor(root, go) {
    this.#root = root;
    this.#go = go;
    root.append(this.#svg);
    root.addEventListener('keydown', (event) => this.#onKey(event));
    root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      root.setPointerCapture(event.pointerId);
      this.#slideTo(event);
    });
    root.addEventListener('pointermove', (event) => {
      if (root.hasPointerCapture(event.pointerId)) this.#slideTo(event);
    });
    sizeObserver(([{ contentRect }]) => {
      this.#width = contentRect.width;
      this.#height = contentRect.height;
      this.#draw();
    }).observe(root);
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    this.#root.setAttribute('aria-valuemax', String(this.#last));
    this.#root.setAttribute('aria-valuenow', String(this.#value));
    this.#root.setAttribute('aria-valuetext', shown.place);
    this.#draw();
  }

  get #last() {
    return Math.max(0, this.#shown.values.length - 1);
  }

  /** The value of the slider. */
  get #value() {
    return Math.min(this.#shown.at ?? this.#last, this.#last);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#slide(step(this.#value, this.#last));
  }

  /** @param {PointerEvent} event */
  #slideTo(event) {
    const { x } = placeIn(this.#root, placeOf(event));
    const share = (x - PADDING) / (this.#width - 2 * PADDING);
    this.#slide(Math.round(share * this.#shown.moves));
  }

  /** @param {number} ply */
  #slide(ply) {
    const wanted = clamp(ply, 0, this.#last);
    if (wanted !== this.#shown.at) this.#go(wanted);
  }

  #draw() {
    const { values, moves, at, marked, lead } = this.#shown;
    const [width, height] = [this.#width, this.#height];
    if (!width || !height) return;
    const middle = height / 2;
    const range = Math.max(MIN_RANGE, ...values.map(Math.abs));
    const step = (width - 2 * PADDING) / Math.max(1, moves);
    const x = (/** @type {number} */ ply) => PADDING + step * ply;
    const y = (/** @type {number} */ value) => middle - (value / range) * (middle - PADDING);
    const edge = (/** @type {number} */ ply) => clamp(x(ply), x(0), x(moves));
    /**
     * A level for each move, from half a step before it to half a step after it.
     * @param {(value: number) => number} part
     */
    const stairs = (part) =>
      values.map((value, ply) => `H${edge(ply - 0.5)}V${y(part(value))}H${edge(ply + 0.5)}`).join('');
    const area = (/** @type {number} */ player, /** @type {(value: number) => number} */ part) =>
      path(`area player-${player}`, `M${x(0)} ${middle}${stairs(part)}V${middle}Z`);
    const label = (/** @type {number} */ player) => {
      const text = makeSvg('text', { class: `player-${player}`, x: PADDING, y: player ? height - 3 : 11 });
      text.textContent = lead(player ? -range : range);
      return text;
    };
    const marks = marked
      .filter(({ ply }) => ply < values.length)
      .map(({ ply, player }) =>
        makeSvg('circle', { class: `mark player-${player}`, cx: x(ply), cy: y(values[ply]), r: 3.5 }),
      );
    const middleLine = path('middle', `M0 ${middle}H${width}`);
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    if (!values.length) {
      this.#svg.replaceChildren(middleLine);
      return;
    }
    this.#svg.replaceChildren(
      area(0, (value) => Math.max(0, value)),
      area(1, (value) => Math.min(0, value)),
      middleLine,
      path('line', `M${x(0)} ${y(values[0])}${stairs((value) => value)}`),
      ...(at !== null && at < values.length ? [path('here', `M${x(at)} 0V${height}`)] : []),
      ...marks,
      label(0),
      label(1),
    );
  }
}

/** @param {string} name of the class @param {string} d */
const path = (name, d) => makeSvg('path', { class: name, d });

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
