/** @file Draws QR codes. The library loads when the first one is needed. */

import { makeSvg } from '../ui/element.js';

/** The longest text that phones read from a screen without effort. */
const MAX_TEXT = 1000;
const QUIET = 4; // squares of white around the code

/**
 * Draw a text as a QR code, unless it is too long or the library cannot be loaded.
 * @param {Element} svg
 * @param {string} text
 * @returns {Promise<boolean>} whether it was drawn
 */
export async function drawQr(svg, text) {
  svg.replaceChildren();
  if (!text || text.length > MAX_TEXT) return false;
  const library = await import('../../runtime/js/lean-qr.mjs').catch(() => null);
  if (!library) return false;
  const code = library.generate(text);
  const side = code.size + 2 * QUIET;
  let squares = '';
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
  }
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.replaceChildren(
    makeSvg('rect', { width: side, height: side, fill: '#fff' }),
    makeSvg('path', { d: squares }),
  );
  return true;
}
