/**
 * @file What a list says about how the browser keeps it: that it does not, and how many entries are damaged. Those can
 * be saved as a file or removed.
 */

import { make } from '../ui/element.js';
import { saveFile } from './saving.js';
/** @import { Kept } from '../store/checked.js' */
/** @import { GameList } from '../store/gamelist.js' */
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Messages } from '../ui/messages.js' */

const NAME = 'kropki-damaged.json';

/** Save a game of the list as it is, whatever is in it. @param {GameList} list @param {ListedGame} game */
export async function saveDamaged(list, game) {
  return save([{ game, record: await list.record(game.id).catch(String) }]);
}

/**
 * Return what there is to say about how the browser keeps a list: nothing if all is well.
 * @param {Messages} messages
 * @param {Kept} list
 * @returns {HTMLElement[]}
 */
export function keptLines(messages, list) {
  const warning = list.isVolatile
    ? [make('p', { className: 'row damaged' }, messages.text('unsaved-here'))]
    : [];
  return [...warning, ...damagedLine(messages, list)];
}

/**
 * Return a line about what is damaged in a list, or nothing if nothing is.
 * @param {Messages} messages
 * @param {Pick<Kept, 'damaged' | 'discard'>} list
 * @returns {HTMLElement[]}
 */
export function damagedLine(messages, list) {
  const rows = list.damaged;
  if (!rows.length) return [];
  const button = (/** @type {string} */ id, /** @type {() => unknown} */ onclick) =>
    make('button', { type: 'button', onclick }, messages.text(id));
  const remove = async () => {
    await list.discard();
    line.remove();
  };
  const line = make(
    'p',
    { className: 'row damaged' },
    make('span', {}, messages.text('damaged-rows', { count: rows.length })),
    button('damaged-save', () => save(rows)),
    button('damaged-remove', () => void remove()),
  );
  return [line];
}

/** @param {unknown[]} values */
const save = (values) =>
  saveFile(NAME, new Blob([JSON.stringify(values, null, 1)], { type: 'application/json' }));
