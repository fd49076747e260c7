/** @file Finds and creates elements of the page. */

/** @import { FluentVariable } from '../../runtime/js/fluent-bundle/index.js' */
/** @import { Messages } from './messages.js' */

/**
 * Return the element of the page with this id.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 * @throws {Error} if the page has no such element
 */
export function byId(id, type) {
  const element = document.getElementById(id);
  if (element instanceof type) return element;
  throw new Error(`index.html has no ${type.name} #${id}`);
}

/** Elements with names, coordinates, records and code, which a browser that translates the page must leave alone. */
const UNTRANSLATED = ['bdi', 'code', 'pre', 'textarea'];

/**
 * Create an element with properties and children. Strings become text, never markup.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} properties
 * @param {(Node | string)[]} children
 */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  if (UNTRANSLATED.includes(tag)) element.setAttribute('translate', 'no');
  element.append(...children);
  return element;
}

const POINT = /(?<![\p{L}\p{N}])([A-Za-z]\d{1,2})(?![\p{L}\p{N}])/u;

/**
 * Return a sentence as the children of an element. A browser that translates the page leaves the points in it, such as
 * `c4`, alone.
 * @param {string} text
 */
export const prose = (text) =>
  text.split(POINT).map((part, number) => (number % 2 ? make('span', { translate: false }, part) : part));

/** Create an SVG element. @param {string} tag @param {Record<string, string | number>} attributes */
export function makeSvg(tag, attributes = {}) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Draw a symbol of index.html. @param {string} id */
export function symbol(id) {
  const drawn = makeSvg('svg', { 'aria-hidden': 'true' });
  drawn.append(makeSvg('use', { href: `#${id}` }));
  return drawn;
}

/** Create an icon of the page. @param {string} name */
export const icon = (name) => symbol(`icon-${name}`);

/** Create an icon of a player's dot. @param {number} player */
export const dotIcon = (player) => symbol(`dot-${player}`);

/** Draw an icon that index.html does not have. @param {string} d the path, in a square of 24 */
export function drawIcon(d) {
  const drawn = makeSvg('svg', { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true' });
  drawn.append(makeSvg('path', { d }));
  return drawn;
}

/**
 * Create a button with an icon.
 * @param {Messages} messages
 * @param {string} name of the icon
 * @param {string} label the message that names the button
 * @param {Record<string, unknown>} properties
 * @param {Record<string, FluentVariable>} [values] in the message
 */
export function iconButton(messages, name, label, properties, values) {
  const button = make('button', { type: 'button', className: 'quiet', ...properties }, icon(name));
  messages.label(button, label, values);
  return button;
}

/**
 * Create one of several choices that exclude each other.
 * @param {string} name
 * @param {string} value
 * @param {string} [text]
 */
export function chip(name, value, text = value) {
  return make('label', {}, make('input', { type: 'radio', name, value }), text);
}
