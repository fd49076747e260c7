import { makeSvg } from '../ui/element.js';

/**
 * @typedef {object} Shown what a curve shows
 * @property {number[]} values by how many dots the first player leads, move by move, as far as that is known
 * @property {number} moves how many there are
 * @property {number | null} at the move that the board shows, null where that lies on another line
 * @property {{ply: number, player: number}[]} marked moves
 * @property {(value: number) => string} lead who leads by how much, in words
 * @property {string} told which move that is and who leads then, in words
 */

const LEAST = 3; // dots from the middle to the edge
const PAGE = 10; // moves
const PADDING = 7; // CSS pixels
/** What keys do to the place on the curve. @type {Record<string, (ply: number, last: number) => number>} */
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

/** Who led after each move, drawn as areas over and under a middle line; a slider along it goes to a move. */
export class Curve {
  #root;
  #svg = makeSvg('svg', { 'aria-hidden': 'true' });
  /** @type {Shown} */
  #shown = { values: [], moves: 0, at: null, marked: [], lead: String, told: '' };
  #width = 0;
  #height = 0;

  /** @param {HTMLElement} root @param {(ply: number) => void} go */
  constructor(root, go) {
    this.#root = root;
    this.go = go;
    root.append(this.#svg);
    root.addEventListener('keydown', (event) => this.#onKey(event));
    root.addEventListener('pointerdown', (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      root.setPointerCapture(event.pointerId);
      this.#point(event);
    });
    root.addEventListener('pointermove', (event) => {
      if (root.hasPointerCapture(event.pointerId)) this.#point(event);
    });
    new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => {
        this.#width = width;
        this.#height = height;
        this.#draw();
      },
    ).observe(root);
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    this.#root.setAttribute('aria-valuemax', String(this.#last));
    this.#root.setAttribute('aria-valuenow', String(this.#place));
    this.#root.setAttribute('aria-valuetext', shown.told);
    this.#draw();
  }

  get #last() {
    return Math.max(0, this.#shown.values.length - 1);
  }

  get #place() {
    return Math.min(this.#shown.at ?? this.#last, this.#last);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#go(step(this.#place, this.#last));
  }

  /** @param {PointerEvent} event */
  #point(event) {
    const { left } = this.#root.getBoundingClientRect();
    const { moves } = this.#shown;
    this.#go(Math.round(((event.clientX - left - PADDING) / (this.#width - 2 * PADDING)) * moves));
  }

  /** @param {number} ply */
  #go(ply) {
    const wanted = Math.max(0, Math.min(this.#last, ply));
    if (wanted !== this.#shown.at) this.go(wanted);
  }

  #draw() {
    const { values, moves, at, marked, lead } = this.#shown;
    const [width, height] = [this.#width, this.#height];
    if (!width || !height) return;
    const middle = height / 2;
    const most = Math.max(LEAST, ...values.map(Math.abs));
    const step = (width - 2 * PADDING) / Math.max(1, moves);
    const x = (/** @type {number} */ ply) => PADDING + step * ply;
    const y = (/** @type {number} */ value) => middle - (value / most) * (middle - PADDING);
    /**
     * Level over each move, from half a step before it to half a step after it.
     * @param {(value: number) => number} part
     */
    const stairs = (part) =>
      values
        .map(
          (value, ply) =>
            `H${clamp(x(ply - 0.5), x(0), x(moves))}V${y(part(value))}H${clamp(x(ply + 0.5), x(0), x(moves))}`,
        )
        .join('');
    const area = (/** @type {(value: number) => number} */ part) =>
      `M${x(0)} ${middle}${stairs(part)}V${middle}Z`;
    const label = (/** @type {number} */ player) => {
      const text = makeSvg('text', { class: `player-${player}`, x: PADDING, y: player ? height - 3 : 11 });
      text.textContent = lead(player ? -most : most);
      return text;
    };
    this.#svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#svg.replaceChildren(
      ...(values.length
        ? [
            makeSvg('path', { class: 'area player-0', d: area((value) => Math.max(0, value)) }),
            makeSvg('path', { class: 'area player-1', d: area((value) => Math.min(0, value)) }),
          ]
        : []),
      makeSvg('path', { class: 'middle', d: `M0 ${middle}H${width}` }),
      ...(values.length
        ? [makeSvg('path', { class: 'line', d: `M${x(0)} ${y(values[0])}${stairs((value) => value)}` })]
        : []),
      ...(at !== null && at < values.length
        ? [makeSvg('path', { class: 'here', d: `M${x(at)} 0V${height}` })]
        : []),
      ...marked
        .filter(({ ply }) => ply < values.length)
        .map(({ ply, player }) =>
          makeSvg('circle', { class: `mark player-${player}`, cx: x(ply), cy: y(values[ply]), r: 3.5 }),
        ),
      ...(values.length ? [label(0), label(1)] : []),
    );
  }
}

/** @param {number} value @param {number} least @param {number} most */
const clamp = (value, least, most) => Math.max(least, Math.min(most, value));
