/** @file The colours and the font of the board. */

/**
 * @typedef {object} Inks the colours and the font of the board, from styles/ink.css
 * @property {string} paper
 * @property {string} field
 * @property {string} line
 * @property {string} faint
 * @property {string} edge
 * @property {string} pencil
 * @property {string} text
 * @property {string} font
 * @property {string[]} players
 */

const CHANGES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

/** Return the inks of the page. */
export function readInks() {
  const style = getComputedStyle(document.documentElement);
  const value = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return collect(value, value('serif'));
}

/** Return the inks of an element, which may be on any page. @param {HTMLElement} element */
export function readInksOf(element) {
  const probe = document.createElement('span');
  element.append(probe);
  const colour = (/** @type {string} */ name) => {
    probe.style.color = `var(--${name})`; // the property itself may be an unresolved `light-dark()`
    return getComputedStyle(probe).color;
  };
  const inks = collect(colour, getComputedStyle(element).getPropertyValue('--serif').trim());
  probe.remove();
  return inks;
}

/** @param {(name: string) => string} colour @param {string} font @returns {Inks} */
const collect = (colour, font) => ({
  paper: colour('paper'),
  field: colour('field'),
  line: colour('line'),
  faint: colour('line-faint'),
  edge: colour('edge'),
  pencil: colour('pencil'),
  text: colour('text'),
  font,
  players: [0, 1, 2, 3].map((player) => colour(`ink-${player}`)),
});

/** Call back whenever the system's colours change. @param {() => void} onChange */
export function watchInks(onChange) {
  for (const query of CHANGES) matchMedia(query).addEventListener('change', onChange);
}
