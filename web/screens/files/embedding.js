/** @file The HTML that shows a game or a puzzle in another page (docs/embedding.md). */
import { IS_FILE, SITE } from '../../host.js';
import { packedText } from '../../model/packing.js';
import { make } from '../../ui/element.js';

/**
 * @typedef {object} Wishes how it looks in another page
 * @property {'frame' | 'element'} kind
 * @property {number} width in CSS pixels
 * @property {number} height
 * @property {Record<string, string>} attributes of the board
 * @property {string} title for the frame
 */

/** A value of a property in SGF, or white space between values. */
const VALUE_OR_SPACE = /(\[(?:[^\]\\]|\\[^])*\])|\s+/g;
/** What is written as a reference, the same as in kropki/record/element.py: e2e/test_snippet.py compares. */
const SPECIAL =
  /[^ !(),\-.0-9;?A-Za-z\u0080-\uffff]|[\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

const STYLE = 'border: 0; max-width: 100%'; // of a frame

/** The address of this site. A page from a disk has none, so it gives a relative one. */
const BASE = IS_FILE ? 'kropki/' : SITE.href;

/**
 * Return the address of the page for a frame, with the text as it is or packed, whichever is shorter.
 * @param {string} text the game as SGF, or a puzzle; empty if an attribute names the puzzle
 * @param {Wishes} wishes
 */
export async function frameAddress(text, { attributes }) {
  const link = text ? await packedText.pack(text) : null;
  const address = (/** @type {Record<string, string>} */ game) => {
    const parameters = new URLSearchParams({ ...attributes, ...game });
    return `${BASE}embed.html#${parameters.toString().replaceAll('+', '%20')}`;
  };
  const plain = address(text ? { sgf: text } : {});
  const packed = link ? address({ packed: packedText.bare(link) }) : plain;
  return packed.length < plain.length ? packed : plain;
}

/**
 * Return the HTML of a frame. MDX takes no text in `style`, but passes any other name on, and HTML does not mind capitals.
 * @param {string} address of the frame
 * @param {Wishes} wishes
 */
export function frameText(address, { width, height, title }) {
  const src = address.replaceAll('&', '&amp;');
  return written('iframe', { src, width, height, title: withReferences(title), STYLE });
}

/** Create a frame. @param {string} src @param {Wishes} wishes */
export function frame(src, { width, height, title }) {
  const made = make('iframe', { src, width: String(width), height: String(height), title });
  made.style.cssText = STYLE;
  return made;
}

/**
 * Return the HTML of a `<kropki-board>`, on one line without anything that programs change which make pages
 * (kropki/record/element.py): a style would not reach a page by MDX, so width and height are attributes.
 * @param {string} text as in `frameAddress`
 * @param {Wishes} wishes
 */
export function elementText(text, { width, height, attributes, title }) {
  const script = make('script', { type: 'module' });
  script.setAttribute('src', `${BASE}web/viewer/kropki-board.js`);
  const record = 'puzzle' in attributes ? text : text.replace(VALUE_OR_SPACE, (_, value) => value ?? '');
  const all = { ...attributes, width, height, ...(text && { sgf: record }) };
  const values = Object.entries(all).map(([name, value]) => [name, withReferences(String(value))]);
  const words = withReferences(title.replace(/[{}]/g, '')); // Vue reads {{ }} even in references
  return `${script.outerHTML}\n${written('kropki-board', Object.fromEntries(values), words)}`;
}

/**
 * Return the HTML of an element.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes as HTML
 * @param {string} [words] in it, as HTML
 */
function written(tag, attributes, words = '') {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${all.join('')}>${words}</${tag}>`;
}

/** Return a text as HTML with references for all signs of markup languages. @param {string} text */
const withReferences = (text) =>
  text.replaceAll('\0', '\ufffd').replace(SPECIAL, (character) => `&#${character.charCodeAt(0)};`);
