/** @file Sheets of paper as elements, for the screen and for the printer. */

import { make } from '../../ui/element.js';
/** @import { SheetData, SheetPart } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

const POINT = 25.4 / 72; // millimetres

/**
 * Return the sheets of a worksheet. They are as wide as what they are in.
 * @param {Messages} messages
 * @param {SheetData[]} sheets
 */
export const sheetElements = (messages, sheets) =>
  sheets.map(({ width, height, parts }, number) => {
    const sheet = make(
      'section',
      { className: 'paper' },
      ...parts.map((part) => partElement(part, width, height)),
    );
    messages.label(sheet, 'worksheet-sheet', { number: number + 1, count: sheets.length });
    sheet.style.aspectRatio = `${width} / ${height}`;
    return sheet;
  });

/** @param {SheetPart} part @param {number} wide @param {number} tall millimetres of the sheet */
function partElement({ left, top, width, height, text, size = 0, heading, align, picture }, wide, tall) {
  const element = picture
    ? make('img', { src: picture, alt: '' })
    : make('div', { className: heading ? 'heading' : '' }, text ?? '');
  const share = (/** @type {number} */ length, /** @type {number} */ whole) => `${(100 * length) / whole}%`;
  Object.assign(element.style, {
    left: share(left, wide),
    top: share(top, tall),
    width: share(width, wide),
    height: share(height, tall),
  });
  if (text !== undefined) {
    element.style.fontSize = `${(100 * size * POINT) / wide}cqw`;
    element.style.textAlign = align ?? 'left';
  }
  return element;
}
