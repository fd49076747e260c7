/** @import { Geometry } from './geometry.js' */

/**
 * Clear a layer of the board for what is drawn next. While nothing is on it, it has no pixels: on a large screen they
 * would take 30 MB, and the browser would compose them.
 * @param {CanvasRenderingContext2D} context
 * @param {Geometry} geometry
 * @param {boolean} isBlank whether nothing is drawn next
 */
export function clearLayer(context, { sheetWidth, sheetHeight }, isBlank) {
  const { canvas } = context;
  const [width, height] = isBlank ? [0, 0] : [sheetWidth, sheetHeight];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  else context.clearRect(0, 0, width, height);
}

/**
 * Draw layers of a board on another canvas, as they lie over each other.
 * @param {CanvasRenderingContext2D | null} context
 * @param {HTMLCanvasElement[]} layers
 * @param {(layer: HTMLCanvasElement) => void} [draw] another way to draw one than whole
 */
export function drawLayers(context, layers, draw = (layer) => context?.drawImage(layer, 0, 0)) {
  for (const layer of layers) if (layer.width) draw(layer); // browsers draw none without pixels
}
