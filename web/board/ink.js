import { parsePoints, pointAt } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { Stamps } from './stamps.js';
import { fillTerritory, Hatching, outlineTerritory, takePen } from './territory.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { Mood } from './stamps.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Capture, PlayedDot, Position } from '../protocol.js' */

/**
 * @typedef {Pick<Position, 'dots' | 'owners' | 'width' | 'territories' | 'change'>} Drawn what is drawn of a
 *   position
 */

const DOT_TIME = 90; // milliseconds
const FIRST_STROKE = 0.08; // the share of a dot's stroke in the first frame, for which a click waits
const RING_TIME = 350; // milliseconds
const FILL_TIME = 250; // milliseconds

/** Draws the dots and territories of a position on a canvas of their own. */
export class Ink {
  #frame = 0;
  /** The dot that grows. @type {PlayedDot | null} */
  #growing = null;

  /** @param {CanvasRenderingContext2D} context @param {Geometry} geometry @param {Inks} inks */
  constructor(context, geometry, inks) {
    this.context = context;
    this.geometry = geometry;
    this.inks = inks;
    this.stamps = new Stamps(geometry, inks);
    this.hatching = new Hatching(geometry, inks);
  }

  /** Whether a capture is being animated. */
  get isMoving() {
    return this.#frame !== 0 && !this.#growing;
  }

  /** Whether a dot is growing. */
  get isGrowing() {
    return this.#growing !== null;
  }

  /** @param {Drawn} position */
  drawAll(position) {
    this.stop();
    this.context.clearRect(0, 0, this.geometry.sheetWidth, this.geometry.sheetHeight);
    this.#draw(position);
  }

  /**
   * Draw a position: only its last move if the position before it is on the canvas.
   * @param {GamePosition} before
   * @param {GamePosition} position
   * @param {boolean} isCalm whether nothing moves
   */
  drawChange(before, position, isCalm) {
    const { taken } = position.change;
    const dot = position.change.dot ?? (taken.length ? position.last : null);
    if (this.isMoving || !dot || position.state !== before.state + 1) this.drawAll(position);
    else if (!taken.length) this.drawDot(dot, !isCalm);
    else if (isCalm) this.drawAll(position);
    else this.drawCapture(position, dot);
  }

  /**
   * Draw another dot. One that grows is pale at first, and the pen fills it.
   * @param {PlayedDot} dot
   * @param {boolean} [grows]
   */
  drawDot(dot, grows = false) {
    this.#finish();
    if (!grows) return this.#put(dot);
    const { context, stamps } = this;
    this.#growing = dot;
    this.#put(dot, 'ghost');
    stamps.drawStroke(context, dot, 0, FIRST_STROKE);
    const start = performance.now();
    let drawn = FIRST_STROKE;
    const step = (/** @type {number} */ now) => {
      const share = Math.max(drawn, FIRST_STROKE + ((1 - FIRST_STROKE) * (now - start)) / DOT_TIME);
      if (share >= 1) return this.#finish();
      stamps.drawStroke(context, dot, drawn, share);
      drawn = share;
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /**
   * Animate a capture: draw the chain from dot to dot, then hatch its area from left to right. The canvas must
   * show the position before the capture.
   * @param {Drawn} position @param {PlayedDot} dot
   */
  drawCapture(position, dot) {
    this.drawDot(dot);
    const walks = position.change.taken.map((taken) => walk(taken, dot, position));
    const area = bounds(walks, this.geometry);
    const start = performance.now();
    let drawn = 0;
    let hatched = area.left;
    const step = (/** @type {number} */ now) => {
      // The frame may have begun before the answer came.
      const rung = Math.min(1, Math.max(0, now - start) / RING_TIME);
      for (const chain of walks) this.#drawChain(chain, drawn, rung);
      drawn = rung;
      const filled = Math.min(1, (now - start - RING_TIME) / FILL_TIME);
      const edge = Math.round(area.left + filled * (area.right - area.left));
      if (filled > 0 && edge > hatched) {
        this.#reveal(position, hatched, area.top, edge - hatched, area.bottom - area.top);
        hatched = edge;
      }
      this.#frame = filled < 1 ? requestAnimationFrame(step) : 0;
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** End an animation. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#growing = null;
  }

  /** Draw the dot that grows whole. */
  #finish() {
    const dot = this.#growing;
    this.stop();
    if (dot) this.#put(dot);
  }

  /** @param {PlayedDot} dot @param {Mood} [mood] */
  #put({ player, x, y }, mood = 'alive') {
    this.stamps.draw(this.context, player, x, y, mood);
  }

  /** @param {Drawn} position */
  #draw(position) {
    const { context, geometry, hatching, inks } = this;
    this.#drawDots(position, true);
    for (const territory of position.territories) fillTerritory(context, geometry, hatching, territory);
    for (const territory of position.territories) outlineTerritory(context, geometry, inks, territory);
    this.#drawDots(position, false);
  }

  /** @param {Drawn} position @param {boolean} isDead whether to draw captured dots, or the others */
  #drawDots({ dots, owners, width }, isDead) {
    for (let i = 0; i < dots.length; i++) {
      if (dots[i] === '.' || ownerOf(owners[i]) >= 0 !== isDead) continue;
      const { x, y } = pointAt(i, width);
      this.stamps.draw(this.context, dotOf(dots[i]), x, y, isDead ? 'dead' : 'alive');
    }
  }

  /**
   * Draw a position inside a rectangle.
   * @param {Drawn} position
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   */
  #reveal(position, x, y, width, height) {
    const { context } = this;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.clearRect(x, y, width, height);
    this.#draw(position);
    context.restore();
  }

  /**
   * Draw the part of a closed chain between two fractions of its length (0 to 1).
   * @param {ReturnType<typeof walk>} chain
   * @param {number} from
   * @param {number} to
   */
  #drawChain({ owner, points, hasDot }, from, to) {
    if (to <= from) return;
    const { context, geometry } = this;
    const first = Math.floor(from * (points.length - 1));
    const last = to * (points.length - 1);
    takePen(context, geometry, this.inks, owner);
    context.beginPath();
    context.moveTo(...geometry.at(points[first].x, points[first].y));
    for (let i = first + 1; i < last + 1; i++) {
      const share = Math.min(1, last - i + 1);
      const [a, b] = [points[i - 1], points[i]];
      context.lineTo(...geometry.at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share));
    }
    context.stroke();
    for (let i = first; i <= Math.min(points.length - 1, Math.ceil(last)); i++) {
      if (hasDot[i]) this.stamps.draw(context, owner, points[i].x, points[i].y, 'alive');
    }
  }
}

/**
 * Return the points of a ring, from the dot that closed it around to that dot, and which of them have a dot of
 * the ring. Where the edge of the board closes areas, some have none.
 * @param {Capture} taken
 * @param {PlayedDot} dot
 * @param {Drawn} position
 */
function walk({ owner, ring }, dot, { dots, width }) {
  const points = parsePoints(ring);
  const start = Math.max(
    0,
    points.findIndex(({ x, y }) => x === dot.x && y === dot.y),
  );
  const walked = [...points.slice(start), ...points.slice(0, start + 1)];
  const hasDot = walked.map(({ x, y }) => dotOf(dots[y * width + x]) === owner);
  return { owner, points: walked, hasDot };
}

/**
 * Return the area that chains enclose, with their strokes, in device pixels.
 * @param {ReturnType<typeof walk>[]} walks
 * @param {Geometry} geometry
 */
function bounds(walks, geometry) {
  const places = walks.flatMap((chain) => chain.points).map(({ x, y }) => geometry.at(x, y));
  const xs = places.map(([x]) => x);
  const ys = places.map(([, y]) => y);
  const half = geometry.cell / 2;
  return {
    left: Math.floor(Math.min(...xs) - half),
    right: Math.ceil(Math.max(...xs) + half),
    top: Math.floor(Math.min(...ys) - half),
    bottom: Math.ceil(Math.max(...ys) + half),
  };
}
