/** @file Entries of the list of games that are damaged: they are counted, and can be saved as a file or removed. */

import { make } from '../ui/element.js';
import { saveFile } from './saving.js';
/** @import { GameList } from '../store/gamelist.js' */
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Messages } from '../ui/messages.js' */

const NAME = 'kropki-damaged.json';

/** Save a game of the list as it is, whatever is in it. @param {GameList} list @param {ListedGame} game */
export async function saveDamaged(list, game) {
  return save([{ game, record: await list.record(game.id).catch(String) }]);
}

/**
 * Return a line about the rows of the list that are not games, or nothing if there are none.
 * @param {Messages} messages
 * @param {GameList} list
 * @returns {HTMLElement[]}
 */
export function damagedLine(messages, list) {
  const rows = list.damaged;
  if (!rows.length) return [];
  const button = (/** @type {string} */ id, /** @type {() => unknown} */ onclick) =>
    make('button', { type: 'button', onclick }, messages.text(id));
  const remove = async () => {
    for (const row of rows) await list.discard(row);
  };
  return [
    make(
      'p',
      { className: 'row damaged' },
      make('span', {}, messages.text('damaged-rows', { count: rows.length })),
      button('damaged-save', () => save(rows)),
      button('damaged-remove', () => void remove()),
    ),
  ];
}

/** @param {unknown[]} values */
const save = (values) =>
  saveFile(NAME, new Blob([JSON.stringify(values, null, 1)], { type: 'application/json' }));
