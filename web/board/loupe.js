import { byId } from '../ui/element.js';
import { drawLayers } from './layer.js';
import { drawAimed } from './marks.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Inks } from './inks.js' */
/** @import { PlayedDot } from '../protocol.js' */

const CELL = 34; // CSS pixels of a cell under the loupe
const LARGE_CELL = 28; // CSS pixels of a cell that needs no loupe
const MARGIN = 8; // CSS pixels

/** Magnifies the surroundings of the aimed dot, in the corner of the sheet farthest from it. */
export class Loupe {
  #canvas = byId('loupe', HTMLCanvasElement);
  #context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext('2d'));

  /** @param {HTMLCanvasElement[]} layers to magnify */
  constructor(layers) {
    this.layers = layers;
  }

  /** @param {PlayedDot | null} dot @param {Geometry} geometry @param {Inks} inks */
  show(dot, geometry, inks) {
    this.#canvas.hidden = dot === null || geometry.cellSize >= LARGE_CELL;
    if (!dot || this.#canvas.hidden) return;
    const size = this.#canvas.offsetWidth;
    const { ratio, sheetWidth, sheetHeight, cellSize } = geometry;
    const place = geometry.place(dot);
    const isLeft = place.x >= sheetWidth / ratio / 2;
    const isBelow = place.y < sheetHeight / ratio / 2 && !(isLeft && geometry.isZoomed); // the map is there
    const x = isLeft ? MARGIN : sheetWidth / ratio - size - MARGIN;
    const y = isBelow ? sheetHeight / ratio - size - MARGIN : MARGIN;
    this.#canvas.style.transform = `translate(${x}px, ${y}px)`;

    const context = this.#context;
    const pixels = Math.round(size * ratio);
    const part = pixels * (cellSize / CELL);
    this.#canvas.width = this.#canvas.height = pixels;
    const [middleX, middleY] = geometry.at(dot.x, dot.y);
    drawLayers(context, this.layers, (layer) =>
      context.drawImage(layer, middleX - part / 2, middleY - part / 2, part, part, 0, 0, pixels, pixels),
    );
    drawAimed(context, dot, pixels / 2, pixels / 2, CELL * ratio * inks.radius, inks);
  }
}
