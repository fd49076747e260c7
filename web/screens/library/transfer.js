/** @file Takes all games out of the library as one SGF file, and a file's games into it. */

import { Aside } from '../../engine/aside.js';
import { readGames } from '../../files/reading.js';
import { saveFile } from '../../files/saving.js';
import { recordIn } from '../../model/saved.js';
import { NO_GAME } from '../../store/gamestate.js';
import { listedGame } from '../../store/listedgame.js';
import { newId } from '../../store/vault.js';
import { linkOfRecord, linkRecord, takeFiling, withFiling } from './properties.js';
/** @import { Saving } from '../../files/saving.js' */
/** @import { Shelf } from '../../files/shelf.js' */
/** @import { Engine } from '../../engine/engine.js' */
/** @import { ListedGame } from '../../store/listedgame.js' */

const NAME = 'kropki.sgf';
const SGF = 'application/x-go-sgf';
const BATCH = 50; // games that are saved together
/** @typedef {(done: number, all: number) => boolean} Report says how far it is, and returns whether to go on */

/**
 * Save the game on the board and these games as one file.
 * @param {Engine} engine
 * @param {Shelf} shelf
 * @param {readonly ListedGame[]} games
 * @param {Report} report
 * @returns {Promise<{saving: Saving, left: number}>} left: games that could not be read or written
 * @throws {Error} if the engine does not answer
 */
export async function exportGames(engine, shelf, games, report) {
  const aside = new Aside(engine);
  const texts = [];
  let left = 0;
  try {
    for (const [place, game] of games.entries()) {
      const { id, since = [] } = game;
      if (!report(place, games.length)) return { saving: 'cancelled', left };
      const record = recordIn(await shelf.list.record(id));
      const filed = record && withFiling(record, game);
      const restored = filed && (await aside.ask({ kind: 'restore', record: filed }));
      const isRead = restored?.kind === 'position';
      for (const change of isRead ? since : []) await aside.ask(change);
      const isForTwo = isRead && restored.players === 2;
      const answer = isRead
        ? await aside.ask(isForTwo ? { kind: 'export', format: 'sgf' } : { kind: 'link' })
        : null;
      if (answer?.kind === 'file') texts.push(answer.text);
      else if (answer?.kind === 'link') texts.push(linkRecord(answer.link));
      else left++;
    }
  } finally {
    aside.leave();
  }
  return { saving: await saveFile(NAME, new Blob(texts, { type: SGF })), left };
}

/**
 * Add the games of a file to the library, in the folders that the file names, or else in one with the name of the file.
 * Games that are already there are not added again.
 * @param {Engine} engine
 * @param {Shelf} shelf
 * @param {File} file
 * @param {Report} report
 * @returns {Promise<{added: number, left: number, rest: number} | null>} left: games that could not be read; rest: those
 *   that were not reached, because the reader has stopped it or there was no room; null: the file has no games
 * @throws {Error} if the file is too large, or the engine does not answer
 */
export async function importGames(engine, { list }, file, report) {
  const aside = new Aside(engine);
  /** @type {number[]} */
  const numbers = [];
  let added = 0;
  let left = 0;
  try {
    const refusal = await readGames(aside, file, file.name, ({ games }) => {
      numbers.push(...games.map(({ number }) => number));
      return true;
    });
    if (refusal || !numbers.length) return null;
    const known = new Map(); // the games that are there, by what is listed of them
    for (const game of list.games) known.set(headOf(game), [...(known.get(headOf(game)) ?? []), game]);
    const first = newId();
    const now = Date.now();
    const folder = file.name.replace(/\.\w+$/, '').slice(0, 60);
    /** @type {{game: ListedGame, text: string}[]} */
    let batch = [];
    let done = 0;
    const flush = async () => {
      try {
        await list.addAll(batch);
        added += batch.length;
        batch = [];
        return true;
      } catch {
        return false; // there is no room
      }
    };
    for (const [place, number] of numbers.entries()) {
      if (!report(place, numbers.length)) break;
      done = place + 1;
      const found = await readGame(aside, number);
      const state = found && { ...NO_GAME, folder, ...found.filing, position: found.position, played: true };
      // The first game of the file becomes the newest.
      const game = state && listedGame(first + place, now - place, state);
      if (!game) left++;
      else if (!(await isThere(list, known.get(headOf(game)) ?? [], found.text))) {
        batch.push({ game, text: found.text });
      }
      if (batch.length >= BATCH && !(await flush())) break;
    }
    await flush();
    return { added, left, rest: numbers.length - done + batch.length };
  } finally {
    aside.leave();
  }
}

/**
 * Return a game of the file that is being read, the text of its record, and how it is filed if the file says so; null
 * if it cannot be read.
 * @param {Aside} aside
 * @param {number} number
 */
async function readGame(aside, number) {
  const opened = await aside.ask({ kind: 'open_game', number, mode: null, any_game: false });
  if (opened.kind !== 'position') return null;
  const link = linkOfRecord(opened.record);
  const whole = link === null ? opened : await aside.ask({ kind: 'open_link', link });
  if (whole.kind !== 'position') return null;
  const { record, filing } = takeFiling(whole.record);
  return { position: whole, text: JSON.stringify(record), filing };
}

/** Return what games have in common that may be the same. @param {ListedGame} game */
const headOf = ({ names, width, height, moves }) => JSON.stringify([names, width, height, moves]);

/**
 * Return whether one of these games of a list has this record.
 * @param {Shelf['list']} list
 * @param {ListedGame[]} games
 * @param {string} text
 */
async function isThere(list, games, text) {
  for (const { id } of games) if ((await list.record(id)) === text) return true;
  return false;
}
