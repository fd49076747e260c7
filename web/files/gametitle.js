/** @file Games in lists and titles: players and sizes as text. */

import { tame } from '../model/tame.js';
import { gamePosition } from '../store/state.js';
import { make } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Messages } from '../ui/messages.js' */

/** How a game was won, by the first letter after the winner's. @type {Record<string, string>} */
const RESULTS = { R: 'resignation', T: 'time' };
/** Results without a winner, in lower case. */
const UNDECIDED = new Map([
  ['0', 'game-draw'],
  ['draw', 'game-draw'],
  ['void', 'game-void'],
  ['?', 'game-unknown'],
]);

/**
 * Return the players as `Ann [1800] – Bob`. Each name may run in another direction.
 * @param {Messages} messages
 * @param {string[]} names
 * @param {string[]} [ranks]
 * @returns {(Node | string)[]}
 */
export function titleOf(messages, names, ranks = []) {
  if (!names.length) return [messages.text('game-nameless')];
  return names.flatMap((name, player) => {
    const rank = ranks[player]?.trim();
    return [
      player ? ' – ' : '',
      make('bdi', {}, name.trim() || messages.text('player', { player })),
      ...(rank ? [' ', make('bdi', { className: 'rank' }, `[${rank}]`)] : []),
    ];
  });
}

/** Return the same as a plain text. @param {Messages} messages @param {string[]} names */
export function titleText(messages, names) {
  if (!names.length) return messages.text('game-nameless');
  return names.map((name, player) => tame(name).trim() || messages.text('player', { player })).join(' – ');
}

/**
 * Return the result in a file, such as `B+5`, in words that name the winner. What is no result is returned as it
 * stands there.
 * @param {Messages} messages
 * @param {string[]} names
 * @param {string} result
 */
export function resultText(messages, names, result) {
  const text = result.trim();
  const match = /^([BW])\+(.*)$/i.exec(text);
  const undecided = UNDECIDED.get(text.toLowerCase());
  if (undecided) return messages.text(undecided);
  if (!match) return text;
  const player = match[1].toUpperCase() === 'B' ? 0 : 1;
  const name = names[player]?.trim() || messages.text('player', { player });
  const by = Number(match[2] || NaN);
  const how = by > 0 ? 'points' : (RESULTS[match[2][0]?.toUpperCase()] ?? 'other');
  return messages.text('game-result', { name, by, how });
}

/** Name the game in the title of the window. @param {FullPage} page */
export function mountTitle({ store, messages }) {
  const plain = document.title;
  const titleElement = document.querySelector('title');
  const show = () => {
    const { names } = gamePosition(store.state) ?? { names: [] };
    const isNamed = names.some((name) => name.trim());
    titleElement?.setAttribute('translate', isNamed ? 'no' : 'yes');
    document.title = isNamed ? messages.text('page-title', { game: titleText(messages, names) }) : plain;
  };
  store.watch(['position', 'preview'], show);
  show();
}

/** @param {Messages} messages @param {number | null} width @param {number | null} height */
export function sizeText(messages, width, height) {
  return width && height ? messages.text('game-size', { width, height }) : '';
}
