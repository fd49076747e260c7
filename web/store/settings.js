/**
 * @file What the reader has chosen for all games: colours, sizes, sounds, language and more. Each setting is kept
 * under `kropki.` and its name as JSON; boot.js reads those that the first paint needs.
 */

import { openStorage } from '../base/browser.js';
import { LANGUAGES } from '../model/languages.js';

/** The values of each setting. The first is its default, but for `dots`. */
export const CHOICES = /** @type {const} */ ({
  /** `auto` follows the system, `contrast` too: it is black and white, and stronger. */
  theme: ['auto', 'light', 'dark', 'contrast'],
  /** The colours of the players. The page names the players after them; `own` is what `colours` says. */
  inks: ['classic', 'plum', 'earth', 'own'],
  paper: ['cream', 'white', 'mint'],
  /** The weight of the grid's lines. */
  lines: ['fine', 'bold'],
  /** Where the coordinates are; `auto`: at the top and left if there is room. */
  coordinates: ['auto', 'corner', 'around', 'off'],
  dots: ['small', 'medium', 'large'],
  /** How far the board is turned, clockwise. */
  /** `auto` turns a board to the right that is wide on a sheet that is tall, where its cells are small. */
  rotation: ['auto', 'none', 'right', 'half', 'left'],
  /** Whether left and right are exchanged on the board. */
  mirror: ['off', 'on'],
  /** Whether a finger aims before it plays; `auto`: where cells are small. */
  confirm: ['auto', 'aim', 'once'],
  /** What confirms an aimed dot in the smallest cells: the button, or also a tap on the loupe. */
  confirmBy: ['button', 'loupe'],
  /** Where the buttons of the menu are on a tall screen. */
  reach: ['top', 'bottom'],
  /** Whether the device vibrates at moves. */
  vibration: ['off', 'on'],
  /** `auto`: on, unless the system asks for reduced motion. */
  sounds: ['auto', 'on', 'off'],
  /** `auto`: on, unless the system asks for reduced motion. */
  animations: ['auto', 'on', 'off'],
  /**
   * Two people opposite each other at one screen: `edges` shows names and clocks at both edges, `turns` also turns the
   * board to who is to move.
   */
  opposite: ['off', 'edges', 'turns'],
  /** Whether people may choose a dot while the computer thinks. */
  premove: ['off', 'on'],
  /** Whether Tab goes through the rows and points of the board, for people who use switches. */
  scan: ['off', 'on'],
  /** Whether the computer answers as soon as it can, not as if it thought about hard moves. */
  atOnce: ['off', 'on'],
  /** Whether beginners are warned of dangers, and have shapes named. */
  coach: ['on', 'off'],
  /** Whether a curve shows who will lead, while a game is played. */
  lead: ['off', 'on'],
  /** Whether shapes are named when they turn up in a game. */
  shapes: ['off', 'on'],
  /** `auto` follows the browser. */
  language: ['auto', ...LANGUAGES],
});

/** The parts of the dialog, with the settings in each. */
export const SECTIONS = /** @type {const} */ ({
  board: ['theme', 'paper', 'inks', 'dots', 'lines', 'coordinates', 'rotation', 'mirror'],
  table: ['atOnce', 'opposite', 'premove', 'scan'],
  touch: ['confirm', 'confirmBy', 'reach', 'vibration'],
  effects: ['sounds', 'animations'],
  learning: ['coach', 'lead', 'shapes'],
});

/**
 * The reader's own inks, one for each player. At first they can be seen on all papers, and told apart by all eyes that
 * model/colours.js knows.
 */
const COLOURS = '#fa0000 #0064fa #af4b64 #967dc8';
const IS_COLOURS = /^#[\da-f]{6}( #[\da-f]{6}){3}$/;

/**
 * @typedef {{-readonly [Name in keyof typeof CHOICES]: Name extends 'language' ? string
 *   : (typeof CHOICES)[Name][number]} & {colours: string}} Values
 * @typedef {keyof Values} Name
 * @typedef {(values: Readonly<Values>, before: Readonly<Values>) => void} Listener
 */

export const NAMES = /** @type {Name[]} */ ([...Object.keys(CHOICES), 'colours']);
const PREFIX = 'kropki.';

/** The defaults. @type {Readonly<Values>} */
export const DEFAULTS = Object.freeze({
  .../** @type {Values} */ (
    Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first]))
  ),
  dots: 'medium',
  colours: COLOURS,
});

/**
 * The reader's settings. They survive visits if the browser allows storage, and tabs share them. A value that is
 * damaged, or from another version, counts as the default.
 */
export class Settings {
  /** @type {Listener[]} */
  #listeners = [];
  #storage;
  /** @type {Readonly<Values>} */
  #values;

  /** @param {Storage | null} [storage] */
  constructor(storage = openStorage('localStorage')) {
    this.#storage = storage;
    this.#values = this.#read();
    // Another tab changed them. A null key means that it cleared the storage.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === null || NAMES.some((name) => key === PREFIX + name)) this.#take(this.#read());
    });
  }

  get values() {
    return this.#values;
  }

  /**
   * Call a listener after each change of one of these settings.
   * @param {readonly Name[]} names
   * @param {Listener} listener
   */
  watch(names, listener) {
    this.#listeners.push((values, before) => {
      if (names.some((name) => values[name] !== before[name])) listener(values, before);
    });
  }

  /** Change settings, and keep them. @param {Partial<Values>} patch */
  update(patch) {
    for (const name of NAMES) {
      const value = patch[name];
      if (value !== undefined && isChoice(name, value)) this.#write(name, value);
    }
    this.#take({ ...this.#values, ...patch });
  }

  /**
   * Take over valid settings from elsewhere where the reader still has the default. The language stays.
   * @param {unknown} values
   */
  adopt(values) {
    const entries = Object.entries(values && typeof values === 'object' ? values : {});
    this.update(
      Object.fromEntries(
        entries.filter(([key]) => {
          const name = /** @type {Name} */ (key);
          return name !== 'language' && NAMES.includes(name) && this.#values[name] === DEFAULTS[name];
        }),
      ),
    );
  }

  /** Change all settings back to their defaults. */
  reset() {
    for (const name of NAMES) this.#write(name, null);
    this.#take(DEFAULTS);
  }

  /** Take over what is valid of these values. @param {Readonly<Record<Name, unknown>>} wanted */
  #take(wanted) {
    const before = this.#values;
    const values = valid(wanted);
    if (NAMES.every((name) => values[name] === before[name])) return;
    this.#values = values;
    for (const listener of this.#listeners) listener(values, before);
  }

  #read() {
    const parsed = (/** @type {Name} */ name) => {
      try {
        return JSON.parse(this.#storage?.getItem(PREFIX + name) ?? 'null');
      } catch {
        return null;
      }
    };
    return valid(
      /** @type {Record<Name, unknown>} */ (Object.fromEntries(NAMES.map((name) => [name, parsed(name)]))),
    );
  }

  /** @param {Name} name @param {string | null} value null removes it */
  #write(name, value) {
    try {
      if (value === null) this.#storage?.removeItem(PREFIX + name);
      else this.#storage?.setItem(PREFIX + name, JSON.stringify(value));
    } catch {
      this.#storage = null; // it is full or forbidden
    }
  }
}

/** @param {Name} name @param {unknown} value */
const isChoice = (name, value) =>
  name === 'colours'
    ? typeof value === 'string' && IS_COLOURS.test(value)
    : CHOICES[name].some((choice) => choice === value);

/** Replace each value that is no choice by its default. @param {Readonly<Record<Name, unknown>>} values */
const valid = (values) =>
  Object.freeze(
    /** @type {Values} */ (
      Object.fromEntries(
        NAMES.map((name) => [name, isChoice(name, values[name]) ? values[name] : DEFAULTS[name]]),
      )
    ),
  );
