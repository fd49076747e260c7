/** @file Draws dots. */

/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */

const VARIANTS = 4; // dots of a pen are not quite alike
const WOBBLE = 0.018;
/** The share of the radius that the ring of a ringed dot takes. */
const RINGED = 0.52;

/** @typedef {'alive' | 'dead' | 'ghost'} Mood */
const STRENGTHS = { alive: 1, dead: 0.4, ghost: 0.45 };

/** The dots of each player, drawn once for each size and then copied. */
export class Stamps {
  /** @type {Map<string, HTMLCanvasElement>} */
  #stamps = new Map();

  /** @param {Geometry} geometry @param {Inks} inks */
  constructor(geometry, inks) {
    this.geometry = geometry;
    this.inks = inks;
    const parity = (geometry.cell + geometry.hair) % 2; // centres the stamp on the lines
    this.size = geometry.cell + 2 + parity;
  }

  /**
   * Draw a dot at a point.
   * @param {CanvasRenderingContext2D} context
   * @param {number} player
   * @param {number} x the column
   * @param {number} y the row
   * @param {Mood} mood
   * @param {number} [scale]
   */
  draw(context, player, x, y, mood, scale = 1) {
    const variant = (x * 7 + y * 13 + x * y) % VARIANTS;
    const stamp = this.#stamp(player, variant, mood);
    const { geometry } = this;
    const size = this.size * scale;
    const [left, top] = geometry.at(x, y);
    context.drawImage(stamp, left - size / 2, top - size / 2, size, size);
  }

  /** @param {number} player @param {number} variant @param {Mood} mood */
  #stamp(player, variant, mood) {
    const key = `${player}${variant}${mood}`;
    let stamp = this.#stamps.get(key);
    if (!stamp) {
      stamp = document.createElement('canvas');
      stamp.width = stamp.height = this.size;
      const context = stamp.getContext('2d');
      if (context) {
        context.translate(this.size / 2, this.size / 2);
        context.globalAlpha = STRENGTHS[mood];
        drawDot(context, player, this.geometry.cell * this.inks.radius, variant, this.inks);
      }
      this.#stamps.set(key, stamp);
    }
    return stamp;
  }
}

/**
 * Draw a player's dot at the origin: a disc, a ring, a square on its corner, or a triangle with a light
 * centre.
 * @param {CanvasRenderingContext2D} context
 * @param {number} player
 * @param {number} radius
 * @param {number} variant
 * @param {Inks} inks
 * @param {number} [ring] the share of the radius that a ring takes
 */
export function drawDot(context, player, radius, variant, inks, ring = RINGED) {
  const ringed = player % 2 === 1;
  const stroke = ringed ? radius * ring : 0;
  context.beginPath();
  if (player < 2) blob(context, radius - stroke / 2, variant);
  else polygon(context, radius * 1.15 - stroke / 2, player === 2 ? 4 : 3);
  context.fillStyle = ringed ? inks.field : inks.players[player];
  context.fill();
  if (ringed) {
    context.lineWidth = stroke;
    context.lineJoin = 'round';
    context.strokeStyle = inks.players[player];
    context.stroke();
  }
}

/**
 * Trace a disc as a hand draws it.
 * @param {CanvasRenderingContext2D} context
 * @param {number} radius
 * @param {number} variant
 */
function blob(context, radius, variant) {
  const turn = variant * 1.9;
  context.ellipse(0, 0, radius * (1 + WOBBLE), radius * (1 - WOBBLE * (variant % 2)), turn, 0, 2 * Math.PI);
}

/** @param {CanvasRenderingContext2D} context @param {number} radius @param {number} corners */
function polygon(context, radius, corners) {
  for (let i = 0; i < corners; i++) {
    const angle = (2 * Math.PI * i) / corners - Math.PI / 2;
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  context.closePath();
}
