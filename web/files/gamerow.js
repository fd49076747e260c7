/** @file Rows of games in lists: one to open a game, with a button to remove it and one to put it back. */

import { waitsFor } from '../model/bylink.js';
import { tame } from '../model/tame.js';
import { iconButton, make } from '../ui/element.js';
import { sizeText, titleOf, titleText } from './gametitle.js';
/** @import { GameList } from '../store/gamelist.js' */
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * Return a row of a list of games.
 * @param {Messages} messages
 * @param {GameList} list from which the game can be removed
 * @param {ListedGame} game
 * @param {() => void} onOpen
 */
export function gameRow(messages, list, game, onOpen) {
  const { names, width, height, moves, changed, byLink, folder, tags = [] } = game;
  const waits = waitsFor(byLink);
  const about = [
    ...(waits ? [messages.text('shelf-waits', { who: waits })] : []),
    sizeText(messages, width, height),
    messages.text('game-moves', { count: moves }),
    ...(changed ? [timeText(changed)] : []),
    ...(folder ? [tame(folder)] : []),
    ...tags.map((tag) => `#${tame(tag)}`),
  ].filter(Boolean);
  const open = make(
    'button',
    { type: 'button', className: `shelved ${waits === 'you' ? 'due' : ''}`, onclick: onOpen },
    make('span', { className: 'who', translate: false }, ...titleOf(messages, names)),
    make('span', { className: 'about', dir: 'auto' }, about.join(' · ')),
  );
  const onclick = () => removeGame(messages, list, game, row);
  const remove = iconButton(
    messages,
    'close',
    'shelf-remove',
    { onclick },
    { name: titleText(messages, names) },
  );
  const row = make('li', {}, open, remove);
  return row;
}

/**
 * Remove a game, and offer to put it back until the list is shown again.
 * @param {Messages} messages
 * @param {GameList} list
 * @param {ListedGame} game
 * @param {HTMLElement} row
 */
function removeGame(messages, list, game, row) {
  const rows = /** @type {HTMLElement} */ (row.parentElement);
  const place = [...rows.children].indexOf(row);
  void list.remove(game.id);
  const putBack = make('button', { type: 'button' }, messages.text('shelf-back'));
  putBack.onclick = () => void list.add(game);
  const text = messages.text('shelf-forgotten', { name: titleText(messages, game.names) });
  const gone = make('li', { className: 'forgotten' }, make('span', {}, text), putBack);
  rows.insertBefore(gone, rows.children[place] ?? null);
  putBack.focus();
}

/** Return when something was: the time of today, or the day. @param {number} time in milliseconds since 1970 */
export function timeText(time) {
  const date = new Date(time);
  const isToday = date.toDateString() === new Date().toDateString();
  const style = isToday ? TODAY : BEFORE;
  return style.format(date);
}

const LANGUAGE = document.documentElement.lang || undefined;
const TODAY = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
const BEFORE = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium' });
