/**
 * @file Turns the code blocks of a page whose language is `kropki` into boards, also those that come later. A block
 * holds SGF, a diagram or a link. Lines such as `at: 12` before it, and attributes such as `data-at` of the block, become
 * attributes of the board. The text stays in the page, hidden behind the board, so that a framework that owns it finds it
 * again. It stays in sight where it is nothing that a board can show. Boards that are there already work too.
 */

const BLOCKS =
  '.language-kropki, .lang-kropki, .highlight-kropki, pre.kropki, pre > code.kropki, [lang=kropki], [data-lang=kropki], [data-language=kropki]';
const NAMES = 'at|theme|lang|head|controls|coordinates|hints|interactive|puzzle|src|width|height';
const LINE = new RegExp(`^\\s*(${NAMES})[ \\t]*:[ \\t]*(.*?)[ \\t]*(?:\\n|$)`);
const RECORD = /^\(\s*;/;
const LINK = /^\S*#(?:[\w-]{8,}|\S*(?:sgf|packed)=)\S*$/;
const POINT = /^[.RB](?:[rb]|\d+)?$/;

/** The boards of blocks, each with the text that it shows. @type {Map<HTMLElement, {text: string, board: HTMLElement | null}>} */
const shown = new Map();
/** @type {Promise<unknown> | undefined} */
let script;
let isDue = false;

/** Load the script of the element, with the first board. */
const load = () =>
  (script ??= customElements.get('kropki-board') ? Promise.resolve() : import('./kropki-board.js'));

/** Look at the page, once for all that changes now. */
function lookSoon() {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    look();
  });
}

function look() {
  /** @type {Map<HTMLElement, HTMLElement>} */
  const found = new Map();
  for (const match of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(BLOCKS))) {
    const block = match.localName === 'code' ? match.closest('pre') : match;
    if (block && !match.parentElement?.closest(BLOCKS)) found.set(block, match);
  }
  for (const [block, { board }] of shown) {
    if (found.has(block)) continue;
    shown.delete(block);
    leave(block, board);
  }
  found.forEach((match, block) => show(block, match));
  if (document.querySelector('kropki-board:not(:defined)')) load().then(layOut, console.error);
}

/** Let slides with boards be laid out again, which have been without them. */
function layOut() {
  if (document.querySelector('.reveal kropki-board')) dispatchEvent(new Event('resize'));
}

/** @param {HTMLElement} block @param {HTMLElement} match the element that names the language */
function show(block, match) {
  const text = textOf(block);
  const before = shown.get(block);
  let board = before?.board ?? null;
  if (text !== before?.text) {
    leave(block, board);
    board = boardOf(text, match);
    shown.set(block, { text, board });
    board?.addEventListener('kropki-error', ({ detail }) => {
      if (detail.code !== 'viewer/game') return;
      shown.set(block, { text, board: null });
      leave(block, board);
    });
  }
  if (!board) return;
  load().then(() => {
    if (shown.get(block)?.board !== board || board.previousSibling === block) return;
    const target = document.querySelector(':target');
    const top = target?.getBoundingClientRect().top ?? -1;
    block.style.display = 'none';
    block.after(board);
    // The browser has gone to the place that the address names, which the board now moves.
    if (target && top >= 0 && top < innerHeight) {
      scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    }
    layOut();
  }, console.error);
}

/** Show the text of a block again. @param {HTMLElement} block @param {HTMLElement | null} board */
function leave(block, board) {
  board?.remove();
  block.style.display = '';
}

/** Return the text of a block. Some highlighters end lines by `<br>`. @param {HTMLElement} block */
function textOf(block) {
  const code = block.querySelector('code') ?? block.querySelector('pre') ?? block;
  const copy = /** @type {HTMLElement} */ (code.cloneNode(true));
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n');
  return copy.textContent ?? '';
}

/** Return a board for the text of a block, or null if the text is no game. @param {string} text @param {HTMLElement} match */
function boardOf(text, match) {
  const board = document.createElement('kropki-board');
  for (const name of NAMES.split('|')) {
    const value = match.dataset[name];
    if (value !== undefined) board.setAttribute(name, value);
  }
  for (let line = LINE.exec(text); line; line = LINE.exec(text)) {
    board.setAttribute(line[1], line[2]);
    text = text.slice(line[0].length);
  }
  text = text.trim();
  const words = text.split(/\s+/);
  const isDiagram = words.length > 3 && words.filter((word) => POINT.test(word)).length * 2 >= words.length;
  if (text) board.setAttribute('sgf', text);
  else if (!board.matches('[src],[puzzle]')) return null;
  return !text || RECORD.test(text) || LINK.test(text) || isDiagram ? board : null;
}

function start() {
  new MutationObserver(lookSoon).observe(document, { childList: true, subtree: true, characterData: true });
  lookSoon();
}

// A framework expects the page as its server has written it, until the page is loaded.
if (globalThis.document) {
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
