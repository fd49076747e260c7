import { shapeAt } from '../board/hand.js';
import { drawDot, Stamps } from '../board/stamps.js';
import { pairOf } from '../model/points.js';
/** @import { Geometry } from '../board/geometry.js' */
/** @import { Inks } from '../board/inks.js' */
/** @import { Mood } from '../board/stamps.js' */

const RADIUS = 0.38;
const RINGED = 0.24;
/** The size of a number by how many digits it has, in cells. The last size is for three and more. */
const DIGITS = [0.36, 0.36, 0.3, 0.24];
/**
 * The share of a dot's width that each player's shape leaves for digits, and how far down they are, in cells.
 */
const ROOM = [
  [1, 0],
  [1, 0],
  [0.8, 0],
  [0.62, 0.05],
];
/** How much lower digits are than the middle of their line, in cells. */
const SINK = 0.02;
const STRENGTHS = { alive: 1, dead: 0.6, ghost: 0.45 };

/** Dots with the numbers of their moves, larger than other dots. */
export class NumberedStamps extends Stamps {
  /**
   * @param {Geometry} geometry
   * @param {Inks} inks
   * @param {Map<string, number>} numbers by the letter pairs of points
   */
  constructor(geometry, inks, numbers) {
    super(geometry, inks);
    this.numbers = numbers;
  }

  /**
   * @override
   * @param {CanvasRenderingContext2D} context
   * @param {number} player @param {number} x @param {number} y @param {Mood} mood
   */
  draw(context, player, x, y, mood) {
    const { geometry, inks } = this;
    context.save();
    context.translate(...geometry.at(x, y));
    context.globalAlpha = STRENGTHS[mood];
    drawDot(context, player, geometry.cell * RADIUS, shapeAt(x, y), inks, RINGED);
    const digits = String(this.numbers.get(pairOf({ x, y })) ?? '');
    const [share, down] = ROOM[player];
    context.font = `bold ${geometry.cell * share * (DIGITS[digits.length - 1] ?? DIGITS[3])}px sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = player % 2 ? inks.players[player] : inks.field;
    context.fillText(digits, 0, geometry.cell * (down + SINK));
    context.restore();
  }
}
