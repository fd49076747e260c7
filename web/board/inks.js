/**
 * @typedef {object} Inks the colours that the canvas draws with, from styles/ink.css
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

/** @returns {Inks} */
export function readInks() {
  const style = getComputedStyle(document.documentElement);
  const colour = (/** @type {string} */ name) => style.getPropertyValue(`--${name}`).trim();
  return {
    paper: colour('paper'),
    field: colour('field'),
    line: colour('line'),
    faint: colour('line-faint'),
    edge: colour('edge'),
    pencil: colour('pencil'),
    text: colour('text'),
    font: colour('serif'),
    players: [0, 1, 2, 3].map((player) => colour(`ink-${player}`)),
  };
}

/** Calls back whenever the system's colours change. @param {() => void} onChange */
export function watchInks(onChange) {
  for (const query of [
    '(prefers-color-scheme: dark)',
    '(forced-colors: active)',
    '(prefers-contrast: more)',
  ]) {
    matchMedia(query).addEventListener('change', onChange);
  }
}
