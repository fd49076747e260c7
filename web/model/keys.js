/**
 * @file The keys of the board: what each does, by the entry of the help that names it, in the order of the help. Entries
 * without keys are about keys of other parts of the page.
 */

/** @type {Record<string, Record<string, string>>} */
export const KEYS = {
  arrows: {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    ArrowUp: 'up',
    ArrowDown: 'down',
    Home: 'row-start',
    End: 'row-end',
    PageUp: 'top',
    PageDown: 'bottom',
  },
  enter: { Enter: 'tap', ' ': 'tap' },
  undo: { u: 'undo', r: 'redo' },
  goto: { g: 'goto' },
  score: { s: 'score' },
  ask: { l: 'last-dot', n: 'around', e: 'row', t: 'territories', f: 'threats' },
  hint: { h: 'hint', m: 'hurry' },
  why: { w: 'why' },
  declare: { d: 'arm', a: 'take-all', o: 'draw', Backspace: 'draw-back' },
  pass: { p: 'pass' },
  walk: { ',': 'back', '.': 'forward', '<': 'first', '>': 'last' },
  captures: { '[': 'capture_back', ']': 'capture_forward' },
  record: {}, // record/treeview.js
  zoom: { '+': 'larger', '=': 'larger', '-': 'smaller', 0: 'whole' },
  turn: { v: 'rotation', x: 'mirror' },
  files: {}, // files/intake.js
  find: {}, // access/keyboard.js
  help: {}, // access/keyboard.js
};

/** What each key does. @type {Record<string, string>} */
export const ACTIONS = Object.assign({}, ...Object.values(KEYS));
