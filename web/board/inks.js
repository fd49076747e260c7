/** @file The colours, the font and the weights of the board. */

import { watchMedia } from '../base/browser.js';

/**
 * @typedef {object} Inks the colours, the font and the weights of the board, from styles/ink.css
 * @property {string} paper
 * @property {string} field
 * @property {string} line
 * @property {string} faint
 * @property {string} edge
 * @property {string} pencil
 * @property {string} text
 * @property {string} font
 * @property {string[]} players
 * @property {number} weight of the grid's lines, in hairlines
 * @property {number} radius of a dot, in cells
 * @property {number} hand how much a dot looks as if a hand had drawn it, from 0 to 1
 * @property {number} letters the least height of coordinates, in cells
 */

const CHANGES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

/** Return the inks of the page. */
export function readInks() {
  const style = getComputedStyle(document.documentElement);
  const value = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return collect(value, style);
}

/** Return the inks of an element, which may be on any page. @param {HTMLElement} element */
export function readInksOf(element) {
  const probe = document.createElement('span');
  probe.style.forcedColorAdjust = 'none'; // else every colour becomes that of text in forced colours
  element.append(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(--${name})`; // the property itself may be an unresolved `light-dark()`
    return getComputedStyle(probe).color;
  };
  const inks = collect(colour, getComputedStyle(element));
  probe.remove();
  return inks;
}

/** @param {(name: string) => string} colour @param {CSSStyleDeclaration} style @returns {Inks} */
const collect = (colour, style) => ({
  paper: colour('paper'),
  field: colour('field'),
  line: colour('line'),
  faint: colour('line-faint'),
  edge: colour('edge'),
  pencil: colour('pencil'),
  text: colour('text'),
  font: style.getPropertyValue('--serif').trim(),
  players: [0, 1, 2, 3].map((player) => colour(`ink-${player}`)),
  // Where the styles are missing, these are the defaults of ink.css.
  weight: Number(style.getPropertyValue('--line-weight')) || 1,
  radius: Number(style.getPropertyValue('--dot-radius')) || 0.31,
  hand: Number(style.getPropertyValue('--hand')),
  letters: Number(style.getPropertyValue('--letters')),
});

/**
 * Call back whenever the inks change: by the system, or by the settings. Return a function that ends this.
 * @param {() => void} onChange
 */
export function watchInks(onChange) {
  const attributeFilter = [
    'data-theme',
    'data-inks',
    'data-colours',
    'data-paper',
    'data-lines',
    'data-dots',
    'data-presenting',
  ];
  const settings = new MutationObserver(onChange);
  settings.observe(document.documentElement, { attributeFilter });
  const media = CHANGES.map((query) => watchMedia(query));
  for (const query of media) query.addEventListener('change', onChange);
  return () => {
    settings.disconnect();
    for (const query of media) query.removeEventListener('change', onChange);
  };
}
