import { dotOf, indexOf, ownerOf, ringPoints, same } from './position.js';
import { RADIUS } from './stamps.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Marks, Point, Position } from './position.js' */

/**
 * @typedef {Point & {letter: string, player: number, isMain: boolean}} Branch where the record goes on
 * @typedef {object} Signed what a person or a file has marked, and where the record branches
 * @property {Marks} marks
 * @property {Branch[]} branches
 * @property {Point | null} start of an arrow or line that is being drawn
 */

/** @type {Signed} */
export const NOTHING_SIGNED = { marks: {}, branches: [], start: null };

const FULL_TURN = 2 * Math.PI;
const LABEL = 0.52; // in cells
const LONGEST = 1.5; // in cells; a longer label is written smaller
const SMALLEST = 0.26; // in cells; a label that is too long for that is cut
const HEAD = 0.34; // an arrow's, in cells
const DIM = 0.62;

/** Markup, on a canvas over the dots: each sign in pencil with a light rim, so that it can be read on any ground. */
export class Signs {
  #isBlank = false;

  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.line = Math.max(geometry.ratio * 1.1, geometry.cell * 0.07);
  }

  /** @param {Position} position @param {Signed} signed */
  draw(position, { marks, branches, start }) {
    const { context, geometry } = this;
    const isBlank = !branches.length && !start && !Object.values(marks).some((list) => list.length);
    if (isBlank && this.#isBlank) return;
    this.#isBlank = isBlank;
    context.clearRect(0, 0, geometry.sheetWidth, geometry.sheetHeight);
    context.save();
    context.lineCap = context.lineJoin = 'round';
    const points = (/** @type {string | undefined} */ text) => this.#onBoard(ringPoints(text ?? ''));
    for (const point of points(marks.DD)) this.#dim(point);
    for (const point of points(marks.SL)) this.#select(point);
    for (const [from, to] of this.#pairs(marks.LN)) this.#reach(from, to, false);
    for (const [from, to] of this.#pairs(marks.AR)) this.#reach(from, to, true);
    for (const point of points(marks.TR)) this.#polygon(point, 3, 0.44, -Math.PI / 2, 0.06);
    for (const point of points(marks.SQ)) this.#polygon(point, 4, 0.47, Math.PI / 4);
    for (const point of points(marks.CR)) this.#circle(point, 0.38);
    for (const point of points(marks.MA)) this.#cross(point);
    for (const [pair, text] of marks.LB ?? []) {
      for (const point of points(pair)) this.#label(position, point, text);
    }
    const labelled = (marks.LB ?? []).flatMap(([pair]) => ringPoints(pair));
    for (const branch of branches) if (!labelled.some((point) => same(point, branch))) this.#branch(branch);
    if (start) this.#circle(start, 0.2);
    context.restore();
  }

  /** @param {Point[]} points */
  #onBoard(points) {
    const { width, height } = this.geometry;
    return points.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
  }

  /** @param {[string, string][]} [pairs] */
  #pairs(pairs = []) {
    return pairs.map(([a, b]) => this.#onBoard(ringPoints(a + b))).filter((ends) => ends.length === 2);
  }

  /** @param {Point} point @returns {[number, number]} */
  #place({ x, y }) {
    return [this.geometry.x(x), this.geometry.y(y)];
  }

  /** What was traced, with a rim of paper. */
  #stroke() {
    const { context, inks, line } = this;
    context.lineWidth = line + 2 * Math.max(this.geometry.ratio, line * 0.55);
    context.strokeStyle = inks.field;
    context.stroke();
    context.lineWidth = line;
    context.strokeStyle = inks.text;
    context.stroke();
  }

  /** @param {Point} point @param {number} corners @param {number} radius in cells @param {number} turn @param {number} [down] in cells */
  #polygon(point, corners, radius, turn, down = 0) {
    const { context, geometry: { cell } } = this;
    const [x, y] = this.#place(point);
    context.beginPath();
    for (let i = 0; i < corners; i++) {
      const angle = (FULL_TURN * i) / corners + turn;
      context.lineTo(x + cell * radius * Math.cos(angle), y + cell * (down + radius * Math.sin(angle)));
    }
    context.closePath();
    this.#stroke();
  }

  /** @param {Point} point @param {number} radius in cells */
  #circle(point, radius) {
    const [x, y] = this.#place(point);
    this.context.beginPath();
    this.context.arc(x, y, this.geometry.cell * radius, 0, FULL_TURN);
    this.#stroke();
  }

  /** @param {Point} point */
  #cross(point) {
    const { context, geometry: { cell } } = this;
    const [x, y] = this.#place(point);
    const reach = cell * 0.32;
    context.beginPath();
    for (const slope of [-1, 1]) {
      context.moveTo(x - reach, y - reach * slope);
      context.lineTo(x + reach, y + reach * slope);
    }
    this.#stroke();
  }

  /** Paper over all that lies there. @param {Point} point */
  #dim(point) {
    const { context, geometry: { cell }, inks } = this;
    const [x, y] = this.#place(point);
    context.globalAlpha = DIM;
    context.fillStyle = inks.field;
    context.fillRect(Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell);
    context.globalAlpha = 1;
  }

  /** A shaded cell between four corners. @param {Point} point */
  #select(point) {
    const { context, geometry: { cell }, inks } = this;
    const [x, y] = this.#place(point);
    context.globalAlpha = 0.2;
    context.fillStyle = inks.text;
    context.fillRect(Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell);
    context.globalAlpha = 1;
    const [half, leg] = [cell * 0.44, cell * 0.24];
    context.beginPath();
    for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]]) {
      context.moveTo(x + sx * half, y + sy * (half - leg));
      context.lineTo(x + sx * half, y + sy * half);
      context.lineTo(x + sx * (half - leg), y + sy * half);
    }
    this.#stroke();
  }

  /** From rim to rim of two dots. @param {Point} from @param {Point} to @param {boolean} pointed */
  #reach(from, to, pointed) {
    const { context, geometry: { cell } } = this;
    const [[x1, y1], [x2, y2]] = [this.#place(from), this.#place(to)];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (!length) return;
    const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
    const gap = cell * 0.12;
    const [endX, endY] = [x2 - dx * gap, y2 - dy * gap];
    context.beginPath();
    context.moveTo(x1 + dx * gap, y1 + dy * gap);
    context.lineTo(endX, endY);
    if (pointed) {
      const [back, side] = [cell * HEAD, cell * HEAD * 0.6];
      context.moveTo(endX - dx * back - dy * side, endY - dy * back + dx * side);
      context.lineTo(endX, endY);
      context.lineTo(endX - dx * back + dy * side, endY - dy * back - dx * side);
    }
    this.#stroke();
  }

  /** On a filled dot a label is cut out of it, elsewhere it is written. @param {Position} position @param {Point} point @param {string} text */
  #label(position, point, text) {
    const { inks } = this;
    const i = indexOf(position, point);
    const player = dotOf(position.dots[i]);
    const filled = player % 2 === 0 && ownerOf(position.owners[i]) < 0;
    if (filled) this.#write(point, text, `600 {size}px ${inks.font}`, inks.field, inks.players[player]);
    else this.#write(point, text, `600 {size}px ${inks.font}`, inks.text, inks.field);
  }

  /** @param {Branch} branch */
  #branch(branch) {
    const { context, geometry: { cell }, inks } = this;
    const [x, y] = this.#place(branch);
    context.beginPath();
    context.arc(x, y, cell * RADIUS * 1.2, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.globalAlpha = 0.85;
    context.fill();
    context.globalAlpha = 1;
    this.#write(branch, branch.letter, `italic ${branch.isMain ? 700 : 400} {size}px ${inks.font}`, inks.players[branch.player] ?? inks.text, inks.field);
  }

  /** @param {Point} point @param {string} text @param {string} font with {size} for its size @param {string} ink @param {string} rim */
  #write(point, text, font, ink, rim) {
    const { context, geometry: { cell, ratio } } = this;
    const [x, y] = this.#place(point);
    const setSize = (/** @type {number} */ size) => context.font = font.replace('{size}', String(Math.round(cell * size)));
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    setSize(LABEL);
    let line = text;
    const room = cell * LONGEST;
    const size = Math.max(SMALLEST, LABEL * Math.min(1, room / context.measureText(line).width));
    setSize(size);
    while (line.length > 2 && context.measureText(line).width > room) line = `${[...line].slice(0, -2).join('')}…`;
    const baseline = y + cell * size * 0.33;
    context.lineWidth = Math.max(2 * ratio, cell * 0.14);
    context.strokeStyle = rim;
    context.strokeText(line, x, baseline);
    context.fillStyle = ink;
    context.fillText(line, x, baseline);
  }
}
