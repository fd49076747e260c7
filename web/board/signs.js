import { RADIUS } from './stamps.js';
import { indexOf, isSamePoint, parsePoints } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Marks, Point, Position } from '../model/position.js' */

/**
 * @typedef {Point & {letter: string, player: number, isMain: boolean}} Branch where the record goes on
 * @typedef {object} Signed what a person or a file has marked, and where the record branches
 * @property {Marks} marks
 * @property {Branch[]} branches
 * @property {Point | null} start of an arrow or line that is being drawn
 * @typedef {object} Advised what the computer advises
 * @property {(Point & {player: number})[]} hints the best first
 * @property {(Point & {player: number})[]} better what a review found better, and how it goes on: shown in the place of hints
 * @property {(Point & {player: number})[]} line how it would go on
 */

/** @type {Signed} */
export const NOTHING_SIGNED = { marks: {}, branches: [], start: null };
/** @type {Advised} */
export const NOTHING_ADVISED = { hints: [], better: [], line: [] };

const FULL_TURN = 2 * Math.PI;
const LABEL = 0.52; // in cells
const LONGEST = 1.5; // in cells; a longer label is written smaller
const SMALLEST = 0.26; // in cells; a label that is too long for that is cut
const HEAD = 0.34; // an arrow's, in cells
const DIM = 0.62;

/**
 * Markup, on a canvas over the dots: each sign in pencil with a light rim, so that it can be read on any
 * ground.
 */
export class Signs {
  #isBlank = false;

  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.line = Math.max(geometry.ratio * 1.1, geometry.cell * 0.07);
  }

  /** @param {Position} position @param {Signed} signed @param {Advised} [advised] */
  draw(position, { marks, branches, start }, advised = NOTHING_ADVISED) {
    const { context, geometry } = this;
    const { line } = advised;
    const hints = advised.better.length ? advised.better : advised.hints;
    const isBlank =
      !branches.length &&
      !start &&
      !hints.length &&
      !line.length &&
      !Object.values(marks).some((list) => list.length);
    if (isBlank && this.#isBlank) return;
    this.#isBlank = isBlank;
    context.canvas.style.visibility = isBlank ? 'hidden' : ''; // the browser need not lay it over the others
    context.clearRect(0, 0, geometry.sheetWidth, geometry.sheetHeight);
    context.save();
    context.lineCap = context.lineJoin = 'round';
    const points = (/** @type {string | undefined} */ text) => this.#onBoard(parsePoints(text ?? ''));
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
    const labelled = (marks.LB ?? []).flatMap(([pair]) => parsePoints(pair));
    for (const branch of branches) {
      if (!labelled.some((point) => isSamePoint(point, branch))) this.#branch(branch);
    }
    if (start) this.#circle(start, 0.2);
    this.#line(line);
    hints.forEach((hint, place) => this.#hint(hint, String(place + 1)));
    context.restore();
  }

  /** @param {Point[]} points */
  #onBoard(points) {
    const { width, height } = this.geometry;
    return points.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
  }

  /** @param {[string, string][]} [pairs] */
  #pairs(pairs = []) {
    return pairs.map(([a, b]) => this.#onBoard(parsePoints(a + b))).filter((ends) => ends.length === 2);
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

  /**
   * @param {Point} point
   * @param {number} corners
   * @param {number} radius in cells
   * @param {number} turn
   * @param {number} [down] in cells
   */
  #polygon(point, corners, radius, turn, down = 0) {
    const {
      context,
      geometry: { cell },
    } = this;
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
    const {
      context,
      geometry: { cell },
    } = this;
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
    const {
      context,
      geometry: { cell },
      inks,
    } = this;
    const [x, y] = this.#place(point);
    context.globalAlpha = DIM;
    context.fillStyle = inks.field;
    context.fillRect(Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell);
    context.globalAlpha = 1;
  }

  /** A shaded cell between four corners. @param {Point} point */
  #select(point) {
    const {
      context,
      geometry: { cell },
      inks,
    } = this;
    const [x, y] = this.#place(point);
    context.globalAlpha = 0.2;
    context.fillStyle = inks.text;
    context.fillRect(Math.round(x - cell / 2), Math.round(y - cell / 2), cell, cell);
    context.globalAlpha = 1;
    const [half, leg] = [cell * 0.44, cell * 0.24];
    context.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      context.moveTo(x + sx * half, y + sy * (half - leg));
      context.lineTo(x + sx * half, y + sy * half);
      context.lineTo(x + sx * (half - leg), y + sy * half);
    }
    this.#stroke();
  }

  /** From rim to rim of two dots. @param {Point} from @param {Point} to @param {boolean} pointed */
  #reach(from, to, pointed) {
    const {
      context,
      geometry: { cell },
    } = this;
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

  /**
   * On a filled dot a label is cut out of it, elsewhere it is written.
   * @param {Position} position
   * @param {Point} point
   * @param {string} text
   */
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
    const {
      context,
      geometry: { cell },
      inks,
    } = this;
    const [x, y] = this.#place(branch);
    context.beginPath();
    context.arc(x, y, cell * RADIUS * 1.2, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.globalAlpha = 0.85;
    context.fill();
    context.globalAlpha = 1;
    this.#write(
      branch,
      branch.letter,
      `italic ${branch.isMain ? 700 : 400} {size}px ${inks.font}`,
      inks.players[branch.player] ?? inks.text,
      inks.field,
    );
  }

  /** Dots to come: smaller and paler the later they are. @param {Advised['line']} line */
  #line(line) {
    const {
      context,
      geometry: { cell, ratio },
      inks,
    } = this;
    context.lineWidth = Math.max(ratio, cell * 0.05);
    context.strokeStyle = inks.pencil;
    context.globalAlpha = 0.5;
    context.setLineDash([cell * 0.08, cell * 0.12]);
    context.beginPath();
    for (const point of line) context.lineTo(...this.#place(point));
    context.stroke();
    context.setLineDash([]);
    line.forEach((point, wait) => {
      const [x, y] = this.#place(point);
      context.globalAlpha = 0.75 - 0.5 * (wait / line.length);
      context.beginPath();
      context.arc(x, y, cell * RADIUS * 0.62, 0, FULL_TURN);
      context.fillStyle = point.player % 2 ? inks.field : inks.players[point.player];
      context.strokeStyle = inks.players[point.player];
      context.lineWidth = cell * 0.08;
      context.fill();
      context.stroke();
    });
    context.globalAlpha = 1;
  }

  /** @param {Advised['hints'][number]} hint @param {string} number */
  #hint(hint, number) {
    const {
      context,
      geometry: { cell, ratio },
      inks,
    } = this;
    const [x, y] = this.#place(hint);
    context.beginPath();
    context.arc(x, y, cell * 0.4, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.fill();
    context.lineWidth = Math.max(1.2 * ratio, cell * (number === '1' ? 0.09 : 0.055));
    context.strokeStyle = inks.players[hint.player];
    context.stroke();
    this.#write(hint, number, `700 {size}px ${inks.font}`, inks.text, inks.field);
  }

  /**
   * @param {Point} point
   * @param {string} text
   * @param {string} font with {size} for its size
   * @param {string} ink
   * @param {string} rim
   */
  #write(point, text, font, ink, rim) {
    const {
      context,
      geometry: { cell, ratio },
    } = this;
    const [x, y] = this.#place(point);
    const setSize = (/** @type {number} */ size) =>
      (context.font = font.replace('{size}', String(Math.round(cell * size))));
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    setSize(LABEL);
    let line = text;
    const room = cell * LONGEST;
    const size = Math.max(SMALLEST, LABEL * Math.min(1, room / context.measureText(line).width));
    setSize(size);
    while (line.length > 2 && context.measureText(line).width > room) {
      line = `${[...line].slice(0, -2).join('')}…`;
    }
    const baseline = y + cell * size * 0.33;
    context.lineWidth = Math.max(2 * ratio, cell * 0.14);
    context.strokeStyle = rim;
    context.strokeText(line, x, baseline);
    context.fillStyle = ink;
    context.fillText(line, x, baseline);
  }
}
