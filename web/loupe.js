import { byId } from './element.js';
/** @import { Geometry } from './geometry.js' */
/** @import { Point } from './position.js' */

const CELL = 34; // the size of a cell under the loupe, in CSS pixels

/** Shows what lies round the aimed point larger, in the corner of the sheet that is farthest from it. */
export class Loupe {
  #canvas = byId('loupe', HTMLCanvasElement);

  /** @param {HTMLCanvasElement[]} layers */
  constructor(layers) {
    this.layers = layers;
  }

  /** @param {Geometry} geometry @param {Point | null} point */
  show(geometry, point) {
    this.#canvas.hidden = point === null;
    if (!point) return;
    const { clientWidth: size } = this.#canvas;
    const place = geometry.place(point);
    const [sheetWidth, sheetHeight] = [geometry.sheetWidth / geometry.ratio, geometry.sheetHeight / geometry.ratio];
    const x = place.x < sheetWidth / 2 ? sheetWidth - size - 8 : 8;
    const y = place.y < sheetHeight / 2 ? sheetHeight - size - 8 : 8;
    this.#canvas.style.transform = `translate(${x}px, ${y}px)`;

    const pixels = Math.round(size * geometry.ratio);
    const part = pixels * (geometry.cellSize / CELL);
    this.#canvas.width = this.#canvas.height = pixels;
    const context = this.#canvas.getContext('2d');
    for (const layer of this.layers) {
      context?.drawImage(layer, geometry.x(point.x) - part / 2, geometry.y(point.y) - part / 2, part, part, 0, 0, pixels, pixels);
    }
  }
}
