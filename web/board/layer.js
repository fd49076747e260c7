/** @import { Geometry } from './geometry.js' */

/**
 * Clear a layer of the board for what is drawn next. While nothing is on it, it has no pixels: on a large screen they
 * would take 30 MB, and the browser would compose them. A canvas without pixels cannot be drawn on another one.
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
