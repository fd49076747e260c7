import { drawRulers } from './rulers.js';
import { drawDot } from './stamps.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Stamps } from './stamps.js' */
/** @import { Point } from '../model/points.js' */
/** @import { PlayedDot } from '../protocol.js' */

const AIMED = 0.7; // the opacity of an aimed dot
const LAST = 0.6; // the opacity of the circle around the last dot
const NOBODY = -1; // the player of a tap that puts no dot

/**
 * @typedef {object} Marked
 * @property {Point & {player?: number} | null} last the last dot
 * @property {Point[]} faults points where something is wrong
 * @property {PlayedDot[]} pending dots that wait for an answer
 * @property {PlayedDot | null} ghost the dot that a click would put
 * @property {PlayedDot | null} aim the dot that a second tap would put
 * @property {Point | null} cursor the keyboard's point
 */

/** Draws marks that change often, on a canvas of their own. It clears only what was drawn. */
export class Marks {
  /** @type {[x: number, y: number, width: number, height: number][]} */
  #dirty = [];

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Geometry} geometry
   * @param {Inks} inks
   * @param {Stamps} stamps
   */
  constructor(context, geometry, inks, stamps) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.stamps = stamps;
    this.line = Math.max(1, Math.round(geometry.ratio * 1.25 * inks.weight));
  }

  /** @param {Marked} marked */
  draw({ last, faults, pending, ghost, aim, cursor }) {
    for (const rect of this.#dirty) this.context.clearRect(...rect);
    this.#dirty = [];
    if (last) this.#last(last);
    for (const point of faults) this.#cross(point);
    for (const dot of pending) {
      this.#dot(dot);
      this.#circle(dot, 0.42, this.inks.players[dot.player], true);
    }
    if (ghost) this.#dot(ghost);
    if (aim) this.#crossHairs(aim);
    if (cursor) this.#corners(cursor);
    this.#dirty.push(...drawRulers(this.context, this.geometry, this.inks));
  }

  /** Circle the last dot in its own ink. @param {NonNullable<Marked['last']>} dot */
  #last(dot) {
    const { context, inks } = this;
    context.globalAlpha = LAST;
    this.#circle(dot, Math.max(0.44, inks.radius + 0.12), inks.players[dot.player ?? NOBODY] ?? inks.pencil);
    context.globalAlpha = 1;
  }

  /** @param {PlayedDot} dot */
  #dot(dot) {
    this.#touch(dot, 0.6);
    if (dot.player === NOBODY) this.#circle(dot, this.inks.radius * 1.3, this.inks.text, true);
    else this.stamps.draw(this.context, dot.player, dot.x, dot.y, 'ghost');
  }

  /** @param {Point} point @param {number} radius in cells @param {string} colour @param {boolean} [dashed] */
  #circle(point, radius, colour, dashed = false) {
    const { context, geometry, line } = this;
    this.#touch(point, radius + 0.1);
    context.beginPath();
    context.arc(...geometry.at(point.x, point.y), geometry.cell * radius, 0, 2 * Math.PI);
    context.lineWidth = line;
    context.strokeStyle = colour;
    context.setLineDash(dashed ? [geometry.cell * 0.16, geometry.cell * 0.12] : []);
    context.stroke();
    context.setLineDash([]);
  }

  /** @param {PlayedDot} dot */
  #crossHairs(dot) {
    const { context, geometry, inks } = this;
    const [x, y] = geometry.at(dot.x, dot.y);
    const gap = Math.max(geometry.cell * 0.6, 9 * geometry.ratio);
    const width = Math.max(1, Math.round(geometry.ratio * 1.5));
    const [right, bottom] = [geometry.x(geometry.columns - 1), geometry.y(geometry.rows - 1)];
    const colour = inks.players[dot.player] ?? inks.text;
    context.fillStyle = colour;
    for (const [x1, y1, x2, y2] of [
      [geometry.x(0), y - width / 2, x - gap, y + width / 2],
      [x + gap, y - width / 2, right, y + width / 2],
      [x - width / 2, geometry.y(0), x + width / 2, y - gap],
      [x - width / 2, y + gap, x + width / 2, bottom],
    ]) {
      if (x2 <= x1 || y2 <= y1) continue;
      context.fillRect(x1, y1, x2 - x1, y2 - y1);
      this.#dirty.push([Math.floor(x1) - 1, Math.floor(y1) - 1, x2 - x1 + 3, y2 - y1 + 3]);
    }
    this.#circle(dot, gap / geometry.cell, colour);
    drawAimed(context, dot, x, y, Math.max(geometry.cell * inks.radius, 6 * geometry.ratio), inks);
  }

  /** @param {Point} point */
  #cross(point) {
    const { context, geometry, inks } = this;
    const [x, y, reach] = [...geometry.at(point.x, point.y), geometry.cell * 0.42];
    this.#touch(point, 0.6);
    context.beginPath();
    for (const slope of [-1, 1]) {
      context.moveTo(x - reach, y - reach * slope);
      context.lineTo(x + reach, y + reach * slope);
    }
    for (const [width, colour] of [
      [this.line * 3.6, inks.field],
      [this.line * 1.6, inks.text],
    ]) {
      context.lineWidth = Number(width);
      context.strokeStyle = String(colour);
      context.stroke();
    }
  }

  /** @param {Point} point */
  #corners(point) {
    const { context, geometry, inks } = this;
    const [x, y] = geometry.at(point.x, point.y);
    const reach = Math.max(geometry.cell * 0.48, 5 * geometry.ratio);
    this.#touch(point, reach / geometry.cell + 0.2);
    context.beginPath();
    for (const [sx, sy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      context.moveTo(x + sx * reach, y + sy * reach * 0.45);
      context.lineTo(x + sx * reach, y + sy * reach);
      context.lineTo(x + sx * reach * 0.45, y + sy * reach);
    }
    context.lineJoin = 'miter';
    context.lineWidth = this.line * 3.2;
    context.strokeStyle = inks.field;
    context.stroke();
    context.lineWidth = this.line * 1.6;
    context.strokeStyle = inks.text;
    context.stroke();
  }

  /** Note an area that the next drawing has to clear. @param {Point} point @param {number} reach in cells */
  #touch({ x, y }, reach) {
    const { geometry } = this;
    const half = Math.ceil(geometry.cell * reach + this.line * 4);
    const [left, top] = geometry.at(x, y).map(Math.floor);
    this.#dirty.push([left - half, top - half, 2 * half + 1, 2 * half + 1]);
  }
}

/**
 * Draw an aimed dot, larger than others.
 * @param {CanvasRenderingContext2D} context
 * @param {PlayedDot} dot
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {Inks} inks
 */
export function drawAimed(context, dot, x, y, radius, inks) {
  if (dot.player === NOBODY) return;
  context.save();
  context.translate(x, y);
  context.globalAlpha = AIMED;
  drawDot(context, dot.player, radius, 0, inks);
  context.restore();
}
