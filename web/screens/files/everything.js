/**
 * @file One file with all games of the list, the current one, and all else that the browser keeps for the reader.
 * Whatever a file says is bounded and checked here, and the engine checks a game when it is opened.
 */

import { saveFile } from '../../files/saving.js';
import { recordIn } from '../../model/saved.js';
import { listedGameOf } from '../../store/listedgame.js';
import { STORES } from '../../store/stores.js';
import { newId } from '../../store/vault.js';
import { START } from './everythingfile.js';
import { membersOf } from './members.js';
/** @import { ListedGame } from '../../store/listedgame.js' */
/** @import { Settings } from '../../store/settings.js' */
/** @import { Shelf } from '../../files/shelf.js' */

const NAME = 'kropki.json';
const BATCH = 100; // games that are added together

/**
 * @typedef {object} Loaded what has become of a file
 * @property {number} count of the games that were added
 * @property {number} damaged games and other entries that were left out
 * @property {number} roomless games that were left out because the browser has no room
 * @property {boolean} isWhole whether the file was read to its end
 */

/** Save everything. Return what became of the file. @param {Shelf} shelf @param {Settings} settings */
export async function saveEverything(shelf, settings) {
  const { list } = shelf;
  await list.loaded;
  const current = await shelf.current();
  const parts = [`${START},"games":[`];
  const add = (/** @type {ListedGame} */ game, /** @type {string | null} */ text) =>
    // What is not a record goes out as a text, so that the file stays whole.
    parts.push(
      `${parts.length > 1 ? ',' : ''}\n[${JSON.stringify(game)},${recordIn(text) ? text : JSON.stringify(text)}]`,
    );
  if (current) add(current.listed, current.text);
  for (const game of list.games) add(game, await list.record(game.id));
  const page = { store: shelf.store, settings };
  const kept = Object.entries(STORES).map(async ([name, { read }]) => [name, await read(page)]);
  const rest = JSON.stringify(Object.fromEntries(await Promise.all(kept)));
  parts.push(`\n],${rest.slice(1)}`);
  const saving = await saveFile(NAME, new Blob(parts, { type: 'application/json' }));
  if (saving === 'saved') list.isFiled = true;
  return saving;
}

/**
 * Add what a file has to the list, to what else is kept, and to the settings that the reader has not changed. What is here
 * already is not added again, so a second load goes on where the first one ended.
 * @param {Shelf} shelf
 * @param {Settings} settings
 * @param {Blob} file
 * @param {(done: number) => boolean} report takes the share that has been read, and returns whether to go on
 * @returns {Promise<Loaded>}
 */
export async function loadEverything({ list, store }, settings, file, report) {
  await list.loaded;
  const loaded = { count: 0, damaged: 0, roomless: 0, isWhole: true };
  const known = new Set(list.games.map(keyOf));
  const contents = new Set(list.games.map(contentOf));
  const ids = new Set(list.games.map(({ id }) => id));
  /** @type {{game: ListedGame, text: string}[]} */
  let batch = [];
  const flush = async () => {
    const entries = batch;
    batch = [];
    try {
      if (!loaded.roomless) await list.addAll(entries);
      else throw new Error('no room');
      loaded.count += entries.length;
    } catch {
      loaded.roomless += entries.length;
    }
  };
  for await (const { name, text, done } of membersOf(file, 'games')) {
    if (name !== 'games') {
      if (!Object.hasOwn(STORES, name)) continue;
      const value = valueOf(text);
      if (value === undefined) loaded.damaged++;
      try {
        await STORES[name].merge(value ?? null, { store, settings }, () => loaded.damaged++);
      } catch {
        loaded.roomless++;
      }
      continue;
    }
    const [entry, record] = [valueOf(text)].flat();
    const game = listedGameOf(entry);
    if (!game || !isWorthKeeping(game, record)) {
      loaded.damaged++;
      continue;
    }
    if (known.has(keyOf(game)) || (ids.has(game.id) && contents.has(contentOf(game)))) continue;
    known.add(keyOf(game));
    contents.add(contentOf(game));
    while (ids.has(game.id)) game.id = newId(); // another game has it
    ids.add(game.id);
    batch.push({ game, text: textOf(record) });
    if (batch.length < BATCH) continue;
    await flush();
    loaded.isWhole = report(done / file.size);
    if (!loaded.isWhole) return loaded;
  }
  await flush();
  return loaded;
}

/** @param {ListedGame} game */
const keyOf = ({ id, changed }) => `${id} ${changed}`;

/** @param {ListedGame} game */
const contentOf = ({ names, width, height, moves, changed }) =>
  JSON.stringify([names, width, height, moves, changed]);

/** Return the value of JSON text; undefined if it is damaged. @param {string} text @returns {any} */
function valueOf(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Return whether anything can be opened, or at least saved. @param {ListedGame} game @param {unknown} record */
const isWorthKeeping = ({ since = [] }, record) =>
  record === null ? since.length > 0 : typeof record === 'string' || recordIn(textOf(record)) !== null;

/** Return the text of a record; a damaged one is kept as the text that it was. @param {unknown} record */
function textOf(record) {
  if (typeof record === 'string') return record;
  try {
    return JSON.stringify(record ?? null);
  } catch {
    return ''; // it is nested too deeply
  }
}
