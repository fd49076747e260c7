/**
 * @file One file with all games of the list, the current one, and the reader's settings and progress.
 * Whatever a file says is bounded and checked here, and the engine checks a game when it is opened.
 */

import { isByLink } from '../model/bylink.js';
import { isSeats } from '../model/seats.js';
import { filingOf } from '../store/gamestate.js';
import { Progress } from '../store/learned.js';
import { isListedGame } from '../store/listedgame.js';
import { Puzzling } from '../store/puzzled.js';
import { saveFile } from './saving.js';
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Settings } from '../store/settings.js' */
/** @import { Shelf } from './shelf.js' */

const NAME = 'kropki.json';
const START = '{"kropki":"everything"';
const MAX_FILE = 100_000_000; // bytes
const MAX_GAMES = 2000;
const MAX_PLAYERS = 4;
const MAX_NAME = 200; // characters

/** Return whether a file is one of these. @param {Blob} file */
export const isEverything = async (file) =>
  file.size <= MAX_FILE && (await file.slice(0, START.length).text()) === START;

/** Save everything. Return what became of the file. @param {Shelf} shelf @param {Settings} settings */
export async function saveEverything(shelf, settings) {
  const { list } = shelf;
  await list.loaded;
  const current = await shelf.current();
  const games = current ? [`${JSON.stringify(current.listed)},${current.text}`] : [];
  for (const game of list.games) {
    games.push(`${JSON.stringify(game)},${(await list.record(game.id)) ?? 'null'}`);
  }
  const rest = JSON.stringify({
    learned: new Progress().learned,
    puzzles: new Puzzling().puzzled,
    settings: settings.values,
  });
  const text = `${START},"games":[${games.map((game) => `[${game}]`).join()}],${rest.slice(1)}`;
  return saveFile(NAME, new Blob([text], { type: 'application/json' }));
}

/**
 * Add what a file has to the list, to the progress, and to the settings that the reader has not changed.
 * @param {Shelf} shelf
 * @param {Settings} settings
 * @param {Blob} file
 * @returns {Promise<number>} how many games were added; those that are here already are not
 * @throws {Error} if it is no such file, or there is no room
 */
export async function loadEverything({ list }, settings, file) {
  const { games, learned, puzzles, settings: chosen } = JSON.parse(await file.text());
  await list.loaded;
  new Progress().merge(learned);
  new Puzzling().merge(puzzles);
  settings.adopt(chosen);
  const known = new Set(list.games.map(({ id, changed }) => `${id} ${changed}`));
  const added = [];
  for (const entry of Array.isArray(games) ? games.slice(0, MAX_GAMES) : []) {
    const [game, record] = Array.isArray(entry) ? entry : [];
    if (!isListedGame(game) || known.has(`${game.id} ${game.changed}`)) continue;
    added.push({ game: checkedGame(game), text: JSON.stringify(record ?? null) });
  }
  await list.addAll(added);
  return added.length;
}

/** Return what is valid of a game of the list. @param {ListedGame} game @returns {ListedGame} */
function checkedGame({ id, names, width, height, moves, changed, seats, played, since, ...rest }) {
  return {
    id,
    names: names.slice(0, MAX_PLAYERS).map((name) => String(name).slice(0, MAX_NAME)),
    width,
    height,
    moves,
    changed,
    played: played !== false,
    ...(isSeats(seats) && { seats }),
    ...(isByLink(rest.byLink) && { byLink: rest.byLink }),
    ...filingOf(rest),
    ...(Array.isArray(since) && { since: since.filter((request) => typeof request?.kind === 'string') }),
  };
}
