/** @file What the search finds: the page's buttons, the parts of screens that doors name, and the settings. */

import { doors } from '../../model/doors.js';
import { NAMES } from '../../store/settings.js';
/** @import { WholePage } from '../../play/page.js' */

/** Where buttons are that do something by themselves. */
const PLACES = ['#actions', '#more-menu section', '.controls', '#walk', '#views', '#ways', '#edit-menu'];

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string} about what else is known of it, such as its key
 * @property {boolean} isPossible
 * @property {SVGElement | null} icon
 * @property {() => void} act
 */

/** Return all commands, also those whose buttons are hidden now. @param {WholePage} page @returns {Command[]} */
export function allCommands({ messages, doors: ways }) {
  const buttons = document.querySelectorAll(
    PLACES.map((place) => `${place} button:not([popovertarget])`).join(),
  );
  const parts = doors.flatMap(({ name, finds = {} }) =>
    Object.entries(finds).map(([id, part]) => ({
      name: messages.text(id),
      open: () => ways.open(name, part),
    })),
  );
  const settings = NAMES.filter((name) => messages.has(`setting-${name}`)).map((name) => ({
    name: messages.text(`setting-${name}`),
    open: () => ways.open('settings', name),
  }));
  const title = messages.text('settings');
  const all = [
    ...[...buttons].map((button) => ofButton(/** @type {HTMLButtonElement} */ (button))),
    ...parts.map(({ name, open }) => ofPart(name, '', open)),
    ...settings.map(({ name, open }) => ofPart(name, title, open)),
  ];
  all.sort((a, b) => Number(b.isPossible) - Number(a.isPossible));
  const names = all.map(({ name }) => wordsOf(name).join(' '));
  return all.filter((_, place) => names[place] && names.indexOf(names[place]) === place);
}

/** @param {HTMLButtonElement} button @returns {Command} */
function ofButton(button) {
  const words = button.textContent.trim();
  const name = words || button.ariaLabel || '';
  const { title } = button;
  const about = title.startsWith(name) ? title.slice(name.length).trim() : title; // often only its key
  const icon = button.querySelector('svg');
  return { name, about, isPossible: !button.disabled, icon, act: () => button.click() };
}

/** @param {string} name @param {string} about @param {() => Promise<void>} open @returns {Command} */
const ofPart = (name, about, open) => ({ name, about, isPossible: true, icon: null, act: () => void open() });

/**
 * Return the commands in which each word of a question begins a word, those first whose name begins with it.
 * @template {{name: string, about: string}} Each
 * @param {Each[]} commands
 * @param {string} question
 * @returns {Each[]}
 */
export function found(commands, question) {
  const asked = wordsOf(question);
  if (!asked.length) return [];
  const isIn = (/** @type {string} */ text) => {
    const words = wordsOf(text);
    return asked.every((ask) => words.some((word) => word.startsWith(ask)));
  };
  const rank = (/** @type {Each} */ { name }) =>
    plain(name).startsWith(asked.join(' ')) ? 0 : isIn(name) ? 1 : 2;
  return commands.filter(({ name, about }) => isIn(`${name} ${about}`)).sort((a, b) => rank(a) - rank(b));
}

/** Return a text in small letters without accents, as people type it in a hurry. @param {string} text */
const plain = (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');

/** @param {string} text */
const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
