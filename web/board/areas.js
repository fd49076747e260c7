import { parsePoints } from '../model/points.js';
import { clearLayer } from './layer.js';
import { fillTerritory, Hatching, takePen, trace } from './territory.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Point } from '../model/points.js' */
/** @import { DrawnTerritory } from '../protocol.js' */

/**
 * @typedef {object} Pending areas that are not territories
 * @property {DrawnTerritory[]} offered that may be declared at some time
 * @property {DrawnTerritory[]} ready that may be declared now
 * @property {DrawnTerritory[]} chosen that will be declared
 * @property {{owner: number, points: Point[], next: Point[]} | null} path a ring that is being drawn, and the
 *   dots that may come next
 * @property {{owner: number, points: string}[]} lost that a player lost by stopping
 */

/** @type {Pending} */
export const NOTHING_PENDING = { offered: [], ready: [], chosen: [], path: null, lost: [] };

/**
 * Draws pending areas on a canvas under the dots: lighter than territories, with a broken line around them.
 */
export class Areas {
  #isBlank = false;

  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.hatching = new Hatching(geometry, inks);
  }

  /** @param {Pending} pending */
  draw({ offered, ready, chosen, path, lost }) {
    const { context, geometry } = this;
    const isBlank = !path && ![offered, ready, chosen, lost].some((list) => list.length);
    if (isBlank && this.#isBlank) return;
    this.#isBlank = isBlank;
    clearLayer(context, geometry, isBlank);
    for (const area of offered) this.#area(area, 0.35, 0.045, [0.12, 0.2]);
    for (const area of ready) this.#area(area, 0.5, 0.075, [0.26, 0.2]);
    for (const area of chosen) this.#area(area, 1, 0.1);
    for (const { owner, points } of lost) this.#points(owner, parsePoints(points));
    if (path) this.#path(path);
  }

  /**
   * @param {DrawnTerritory} area
   * @param {number} strength
   * @param {number} pen in cells
   * @param {number[]} [dash] in cells
   */
  #area(area, strength, pen, dash = []) {
    const { context, geometry, inks } = this;
    context.globalAlpha = strength;
    fillTerritory(context, geometry, this.hatching, area);
    context.globalAlpha = 1;
    takePen(context, geometry, inks, area.owner);
    context.lineWidth = Math.max(geometry.ratio, geometry.cell * pen);
    context.setLineDash(dash.map((length) => length * geometry.cell));
    trace(context, geometry, parsePoints(area.ring));
    context.stroke();
    context.setLineDash([]);
  }

  /** Hatch a square for each point. @param {number} owner @param {Point[]} points */
  #points(owner, points) {
    const { context, geometry } = this;
    context.fillStyle = this.hatching.pattern(context, owner);
    const half = geometry.cell / 2;
    context.beginPath();
    for (const point of points) {
      const [x, y] = geometry.at(point.x, point.y);
      context.rect(x - half, y - half, geometry.cell, geometry.cell);
    }
    context.fill();
  }

  /** @param {NonNullable<Pending['path']>} path */
  #path({ owner, points, next }) {
    const { context, geometry, inks } = this;
    takePen(context, geometry, inks, owner);
    context.beginPath();
    for (const { x, y } of points) context.lineTo(...geometry.at(x, y));
    context.stroke();
    context.lineWidth = Math.max(1.25 * geometry.ratio, geometry.cell * 0.06);
    this.#circles(points.slice(0, 1), 0.43);
    this.#circles(points.slice(-1), 0.43);
    context.strokeStyle = inks.pencil;
    context.setLineDash([geometry.cell * 0.14, geometry.cell * 0.12]);
    this.#circles(next, 0.43);
    context.setLineDash([]);
  }

  /** @param {Point[]} points @param {number} radius in cells */
  #circles(points, radius) {
    const { context, geometry } = this;
    for (const { x, y } of points) {
      context.beginPath();
      context.arc(...geometry.at(x, y), geometry.cell * radius, 0, 2 * Math.PI);
      context.stroke();
    }
  }
}
