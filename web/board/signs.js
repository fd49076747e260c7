import { indexOf, isSamePoint, parsePoints } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { clearLayer } from './layer.js';
import { SignPen } from './signpen.js';
import { takePen, trace } from './territory.js';
/** @import { Point } from '../model/points.js' */
/** @import { Marks, Position } from '../protocol.js' */
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */

/**
 * @typedef {Pick<Position, 'dots' | 'owners' | 'width'>} Dots
 * @typedef {Point & {player: number}} Advice
 * @typedef {Point & {letter: string, player: number, isMain: boolean}} Branch where the record goes on
 *
 * @typedef {object} Signed what a person or a file has marked, and where the record branches
 * @property {Marks} marks
 * @property {Branch[]} branches
 * @property {Point | null} start of an arrow or line that is being drawn
 *
 * @typedef {object} Advised what the computer advises
 * @property {Advice[]} hints the best first
 * @property {Picture | null} shown what explains something, in place of hints
 * @property {Advice[]} line how the game may go on
 * @property {Point[]} rings dots that are pointed out
 *
 * @typedef {object} Picture a line of play, and what it comes to
 * @property {(Advice & {number: number})[]} dots that are played, with their numbers from 1; a dot may come second in several
 *   ways
 * @property {{owner: number, ring: string}[]} chains that capture
 * @property {Point[]} ringed the dots that this is about, such as those that are captured
 * @property {Advice & {to: Point | null} | null} bad a move that a review calls a mistake, and where to play instead
 * @property {number} grown how much of the last dot is drawn, from 0 to 1
 * @property {number} drawn how much of the chains
 */

/** @type {Signed} */
export const NOTHING_SIGNED = { marks: {}, branches: [], start: null };
/** @type {Advised} */
export const NOTHING_ADVISED = { hints: [], shown: null, line: [], rings: [] };
/** @type {Picture} */
export const NO_PICTURE = { dots: [], chains: [], ringed: [], bad: null, grown: 1, drawn: 1 };

const FULL_TURN = 2 * Math.PI;

/** Draws marks, branches and hints on a canvas over the dots. */
export class Signs {
  #isBlank = false;

  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.pen = new SignPen(context, geometry, inks);
  }

  /** @param {Dots} position @param {Signed} signed @param {Advised} [advised] */
  draw(position, { marks, branches, start }, advised = NOTHING_ADVISED) {
    const { context, geometry, pen } = this;
    const { line, shown, rings } = advised;
    const hints = shown ? [] : advised.hints;
    const hasMarks = start || Object.values(marks).some((list) => list.length);
    const isBlank = !hasMarks && !branches.length && !hints.length && !shown && !line.length && !rings.length;
    if (isBlank && this.#isBlank) return;
    this.#isBlank = isBlank;
    clearLayer(context, geometry, isBlank);
    context.save();
    context.lineCap = context.lineJoin = 'round';
    this.#drawMarks(position, marks);
    const labelled = (marks.LB ?? []).flatMap(([pair]) => parsePoints(pair));
    for (const branch of branches) {
      if (!labelled.some((point) => isSamePoint(point, branch))) this.#drawBranch(branch);
    }
    if (start) pen.circle(start, 0.2);
    for (const dot of rings) this.#drawRing(dot);
    this.#drawLine(line);
    if (shown) this.#drawPicture(shown);
    hints.forEach((hint, place) => this.#drawHint(hint, place + 1));
    context.restore();
  }

  /** @param {Dots} position @param {Marks} marks */
  #drawMarks(position, marks) {
    const { pen } = this;
    const points = (/** @type {string | undefined} */ text) => this.#onBoard(parsePoints(text ?? ''));
    const lines = (/** @type {[string, string][] | undefined} */ pairs) =>
      (pairs ?? []).map(([from, to]) => points(from + to)).filter((ends) => ends.length === 2);
    for (const point of points(marks.DD)) pen.dim(point);
    for (const point of points(marks.SL)) pen.select(point);
    const labelled = (marks.LB ?? []).flatMap(([pair]) => points(pair));
    const isEmpty = (/** @type {Point} */ point) => dotOf(position.dots[indexOf(position, point)]) < 0;
    for (const point of labelled.filter(isEmpty)) pen.clear(point);
    for (const [from, to] of lines(marks.LN)) pen.line(from, to, false);
    for (const [from, to] of lines(marks.AR)) pen.line(from, to, true);
    for (const point of points(marks.TR)) pen.polygon(point, 3, 0.44, -Math.PI / 2, 0.06);
    for (const point of points(marks.SQ)) pen.polygon(point, 4, 0.47, Math.PI / 4);
    for (const point of points(marks.CR)) pen.circle(point, 0.38);
    for (const point of points(marks.MA)) pen.cross(point);
    for (const [pair, text] of marks.LB ?? []) {
      for (const point of points(pair)) this.#drawLabel(position, point, text);
    }
  }

  /** @param {Point[]} points */
  #onBoard(points) {
    const { width, height } = this.geometry;
    return points.filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height);
  }

  /**
   * Draw a label: light on a filled dot, dark elsewhere.
   * @param {Dots} position
   * @param {Point} point
   * @param {string} text
   */
  #drawLabel(position, point, text) {
    const { inks, pen } = this;
    const i = indexOf(position, point);
    const player = dotOf(position.dots[i]);
    const isFilled = player % 2 === 0 && ownerOf(position.owners[i]) < 0;
    if (isFilled) pen.write(point, text, '600', inks.field, inks.players[player]);
    else pen.write(point, text, '600', inks.text, inks.field);
  }

  /** @param {Branch} branch */
  #drawBranch(branch) {
    const { context, geometry, inks, pen } = this;
    const [x, y] = pen.place(branch);
    context.beginPath();
    context.arc(x, y, geometry.cell * inks.radius * 1.2, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.globalAlpha = 0.85;
    context.fill();
    context.globalAlpha = 1;
    const ink = inks.players[branch.player] ?? inks.text;
    pen.write(branch, branch.letter, `italic ${branch.isMain ? 700 : 400}`, ink, inks.field);
  }

  /** Draw dots to come: the later, the paler. @param {Advice[]} line */
  #drawLine(line) {
    const { context, inks, pen } = this;
    const { cell, ratio } = this.geometry;
    context.lineWidth = Math.max(ratio, cell * 0.05);
    context.strokeStyle = inks.pencil;
    context.globalAlpha = 0.5;
    context.setLineDash([cell * 0.08, cell * 0.12]);
    context.beginPath();
    for (const point of line) context.lineTo(...pen.place(point));
    context.stroke();
    context.setLineDash([]);
    line.forEach((point, wait) => {
      const [x, y] = pen.place(point);
      context.globalAlpha = 0.75 - 0.5 * (wait / line.length);
      context.beginPath();
      context.arc(x, y, cell * inks.radius * 0.62, 0, FULL_TURN);
      context.fillStyle = point.player % 2 ? inks.field : inks.players[point.player];
      context.strokeStyle = inks.players[point.player];
      context.lineWidth = cell * 0.08;
      context.fill();
      context.stroke();
    });
    context.globalAlpha = 1;
  }

  /** Draw a pencil ring around a dot as a hand does: it ends outside of where it began. @param {Point} dot */
  #drawRing(dot) {
    const { context, inks, pen } = this;
    const { cell, ratio } = this.geometry;
    const [x, y] = pen.place(dot);
    context.beginPath();
    for (let turn = 0; turn <= 1.1; turn += 0.02) {
      const radius = cell * (0.4 + 0.09 * turn);
      const angle = FULL_TURN * (turn - 0.15);
      context.lineTo(x + radius * Math.cos(angle), y + 0.94 * radius * Math.sin(angle));
    }
    context.lineWidth = Math.max(1.4 * ratio, cell * 0.05);
    context.strokeStyle = inks.pencil;
    context.stroke();
  }

  /** @param {Picture} picture */
  #drawPicture({ dots, chains, ringed, bad, grown, drawn }) {
    const last = dots[dots.length - 1];
    for (const { owner, ring } of chains) this.#drawChain(owner, parsePoints(ring), last, drawn);
    for (const point of ringed) this.pen.circle(point, 0.43);
    if (bad) this.#drawBad(bad, bad.to);
    for (const dot of dots) this.#drawStep(dot, dot === last ? grown : 1);
  }

  /**
   * Tint what a chain encloses, and draw it as a broken line, from the dot that closes it.
   * @param {number} owner
   * @param {Point[]} ring
   * @param {Point | undefined} last
   * @param {number} drawn how much of it, from 0 to 1
   */
  #drawChain(owner, ring, last, drawn) {
    const { context, geometry, inks } = this;
    if (!drawn) return;
    const start = Math.max(
      0,
      ring.findIndex((point) => isSamePoint(point, last ?? null)),
    );
    const points = [...ring.slice(start), ...ring.slice(0, start + 1)];
    trace(context, geometry, ring);
    context.globalAlpha = 0.16 * drawn;
    context.fillStyle = inks.players[owner];
    context.fill();
    context.globalAlpha = 1;
    const end = drawn * (points.length - 1);
    context.beginPath();
    for (const [i, { x, y }] of points.entries()) {
      if (i < end + 1) {
        const share = i ? Math.min(1, end - i + 1) : 1;
        const from = points[Math.max(0, i - 1)];
        context.lineTo(...geometry.at(from.x + (x - from.x) * share, from.y + (y - from.y) * share));
      }
    }
    takePen(context, geometry, inks, owner);
    context.setLineDash([0.26 * geometry.cell, 0.24 * geometry.cell]);
    context.stroke();
    context.setLineDash([]);
  }

  /**
   * Draw a dot of a line with its number, as the player draws dots.
   * @param {Advice & {number: number}} dot
   * @param {number} grown how much of it, from 0 to 1
   */
  #drawStep(dot, grown) {
    const { context, geometry, inks, pen } = this;
    const ink = inks.players[dot.player];
    const isFilled = dot.player % 2 === 0;
    context.beginPath();
    context.arc(...pen.place(dot), geometry.cell * 0.38 * grown, 0, FULL_TURN);
    context.fillStyle = isFilled ? ink : inks.field;
    context.fill();
    context.lineWidth = geometry.cell * 0.1;
    context.strokeStyle = ink;
    context.stroke();
    if (grown < 1) return;
    const [text, edge] = isFilled ? [inks.field, ink] : [inks.text, inks.field];
    pen.write(dot, String(dot.number), '700', text, edge);
  }

  /**
   * Draw a mistake as a pale dot that is crossed out, and an arrow to the better move.
   * @param {Advice} bad
   * @param {Point | null} better
   */
  #drawBad(bad, better) {
    const { context, geometry, inks, pen } = this;
    const [x, y] = pen.place(bad);
    if (better && Math.hypot(better.x - bad.x, better.y - bad.y) >= 2) pen.line(bad, better, true, 0.46);
    context.beginPath();
    context.arc(x, y, geometry.cell * inks.radius, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.fill();
    context.globalAlpha = 0.45;
    context.fillStyle = inks.players[bad.player];
    context.fill();
    context.globalAlpha = 1;
    pen.cross(bad);
  }

  /** @param {Advice} hint @param {number} place */
  #drawHint(hint, place) {
    const { context, inks, pen } = this;
    const { cell, ratio } = this.geometry;
    const [x, y] = pen.place(hint);
    context.beginPath();
    context.arc(x, y, cell * 0.4, 0, FULL_TURN);
    context.fillStyle = inks.field;
    context.fill();
    context.lineWidth = Math.max(1.2 * ratio, cell * (place === 1 ? 0.09 : 0.055));
    context.strokeStyle = inks.players[hint.player];
    context.stroke();
    pen.write(hint, String(place), '700', inks.text, inks.field);
  }
}
