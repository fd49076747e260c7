import { parsePoints } from '../model/points.js';
import { clearLayer } from './layer.js';
import { drawDot } from './stamps.js';
import { takePen, trace } from './territory.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Point } from '../model/points.js' */
/** @import { Explanation, ForecastFound, LikelyPoint } from '../protocol.js' */

/** What explains a position, by kind. @typedef {Explanation & {forecast: ForecastFound | null}} Kinds */

const ROOMY = 16; // CSS pixels of the smallest cell in which small signs can be told apart

/** Draws what explains a position, on a canvas under the dots. Each kind has its own shape. */
export class Highlights {
  #isBlank = false;

  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.line = Math.max(geometry.ratio, geometry.cell * 0.05);
    this.roomy = geometry.cellSize >= ROOMY;
  }

  /** @param {Partial<Kinds>} kinds */
  draw({ houses, pools, chains, grounded, threats, forecast }) {
    const { context, geometry } = this;
    const { dots, moves } = forecast ?? {};
    const isBlank = ![houses, pools, chains, grounded, threats, dots, moves].some((list) => list?.length);
    if (isBlank && this.#isBlank) return;
    this.#isBlank = isBlank;
    clearLayer(context, geometry, isBlank);
    context.save();
    for (const { owner, ring, points } of houses ?? []) {
      this.#house(owner, parsePoints(ring), parsePoints(points));
    }
    for (const { owner, ring } of pools ?? []) this.#pool(owner, parsePoints(ring));
    for (const { owner, points } of chains ?? []) this.#chain(owner, parsePoints(points));
    for (const { owner, points } of grounded ?? []) {
      parsePoints(points).forEach((point) => this.#ground(owner, point));
    }
    for (const { victims } of threats ?? []) parsePoints(victims).forEach((point) => this.#victim(point));
    for (const { player, x, y } of threats ?? []) {
      const alone = threats?.every((other) => other.player === player || other.x !== x || other.y !== y);
      this.#threat(player, { x, y }, alone ? 0 : player % 2 ? 0.24 : -0.24);
    }
    for (const dot of dots ?? []) this.#danger(dot);
    for (const move of moves ?? []) this.#promise(move);
    context.restore();
  }

  /** Draw a tint and a dashed line. @param {number} owner @param {Point[]} ring */
  #pool(owner, ring) {
    const { context, geometry, inks, line } = this;
    trace(context, geometry, ring);
    context.globalAlpha = 0.16;
    context.fillStyle = inks.players[owner];
    context.fill();
    context.globalAlpha = 1;
    takePen(context, geometry, inks, owner);
    context.lineWidth = 1.6 * line;
    context.setLineDash([0.3 * geometry.cell, 0.22 * geometry.cell]);
    context.stroke();
    context.setLineDash([]);
  }

  /**
   * Draw a dotted line, and a small square on each point inside.
   * @param {number} owner
   * @param {Point[]} ring
   * @param {Point[]} points
   */
  #house(owner, ring, points) {
    const { context, geometry, inks, line } = this;
    takePen(context, geometry, inks, owner);
    context.lineWidth = 2 * line;
    context.setLineDash([0, 4 * line]);
    trace(context, geometry, ring);
    context.stroke();
    context.setLineDash([]);
    context.lineWidth = line;
    const half = geometry.cell * 0.13;
    context.beginPath();
    for (const point of points) {
      const [x, y] = geometry.at(point.x, point.y);
      context.rect(x - half, y - half, 2 * half, 2 * half);
    }
    context.stroke();
  }

  /** Draw thin double lines from dot to dot. @param {number} owner @param {Point[]} points */
  #chain(owner, points) {
    const { context, geometry, inks, line } = this;
    const places = new Set(points.map(({ x, y }) => `${x},${y}`));
    const gap = Math.max(geometry.ratio, geometry.cell * 0.07);
    takePen(context, geometry, inks, owner);
    context.lineWidth = Math.max(1, 0.7 * line);
    context.beginPath();
    for (const { x, y } of points) {
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ]) {
        if (!places.has(`${x + dx},${y + dy}`)) continue;
        const [[x1, y1], [x2, y2]] = [geometry.at(x, y), geometry.at(x + dx, y + dy)];
        const share = gap / Math.hypot(x2 - x1, y2 - y1);
        const [sx, sy] = [(y1 - y2) * share, (x2 - x1) * share];
        for (const side of [-1, 1]) {
          context.moveTo(x1 + side * sx, y1 + side * sy);
          context.lineTo(x2 + side * sx, y2 + side * sy);
        }
      }
    }
    context.stroke();
  }

  /** Draw the circuit symbol for ground below a dot. @param {number} owner @param {Point} point */
  #ground(owner, { x, y }) {
    const { context, geometry, inks, line } = this;
    const { cell } = geometry;
    const [left, top] = geometry.at(x, y);
    context.strokeStyle = inks.players[owner];
    context.lineCap = 'butt';
    context.lineWidth = Math.max(1, 0.8 * line);
    context.beginPath();
    for (const [width, down] of this.roomy
      ? [
          [0.24, 0.36],
          [0.15, 0.43],
          [0.06, 0.5],
        ]
      : [[0.3, 0.42]]) {
      context.moveTo(left - width * cell, top + down * cell);
      context.lineTo(left + width * cell, top + down * cell);
    }
    context.stroke();
  }

  /**
   * Draw a dot that would capture, small and in a circle.
   * @param {number} player
   * @param {Point} point
   * @param {number} aside how far from its point, in cells
   */
  #threat(player, { x, y }, aside) {
    const { context, geometry, inks, line } = this;
    const radius = geometry.cell * (aside ? 0.22 : 0.34);
    context.save();
    const [left, top] = geometry.at(x, y);
    context.translate(left + aside * geometry.cell, top);
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.fillStyle = inks.field;
    context.fill();
    takePen(context, geometry, inks, player);
    context.lineWidth = 1.3 * line;
    context.setLineDash([0.12 * geometry.cell, 0.1 * geometry.cell]);
    context.stroke();
    context.setLineDash([]);
    drawDot(context, player, radius * 0.45, 0, inks);
    context.restore();
  }

  /** Draw four strokes that reach out from under a dot. @param {Point} point */
  #victim({ x, y }) {
    const { context, geometry, inks, line } = this;
    context.strokeStyle = inks.text;
    context.lineCap = 'butt';
    context.lineWidth = 1.2 * line;
    context.beginPath();
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      context.moveTo(...geometry.at(x + 0.2 * dx, y + 0.2 * dy));
      context.lineTo(...geometry.at(x + 0.36 * dx, y + 0.36 * dy));
    }
    context.stroke();
  }

  /** Draw an arc around a dot, from the top clockwise: the longer, the greater the danger. @param {LikelyPoint} dot */
  #danger({ x, y, share }) {
    const { context, geometry, inks, line } = this;
    const top = -Math.PI / 2;
    context.strokeStyle = inks.text;
    context.lineCap = 'butt';
    context.lineWidth = 2.4 * line;
    context.beginPath();
    context.arc(...geometry.at(x, y), 0.42 * geometry.cell, top, top + 2 * Math.PI * share);
    context.stroke();
  }

  /** Draw a diamond on a point: the larger, the likelier a dot there. @param {LikelyPoint} point */
  #promise({ x, y, share }) {
    const { context, geometry, inks, line } = this;
    const [left, top] = geometry.at(x, y);
    const half = geometry.cell * (0.1 + 0.34 * Math.sqrt(share));
    context.strokeStyle = inks.text;
    context.fillStyle = inks.field;
    context.lineWidth = 1.2 * line;
    context.beginPath();
    context.moveTo(left, top - half);
    context.lineTo(left + half, top);
    context.lineTo(left, top + half);
    context.lineTo(left - half, top);
    context.closePath();
    context.fill();
    context.stroke();
  }
}
