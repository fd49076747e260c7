/** @file Reads the list of games in a file, part by part. */

import { MAX_FILE } from '../protocol.js';
/** @import { Engine } from '../engine/engine.js' */
/** @import { GameEntry, GameList } from '../protocol.js' */
/** @import { Refusal } from '../model/requests.js' */

/**
 * @typedef {object} OtherFile a kind of file that has no games, such as a lesson
 * @property {(file: Blob) => Promise<boolean>} is recognizes one
 * @property {(file: Blob) => Promise<unknown>} open
 */

/** A file has more bytes than the engine takes. */
export class TooLarge extends Error {}

/**
 * Read the list of games in a file. It ends early if `report` returns false, or the engine refuses the file.
 * @param {Pick<Engine, 'ask'>} engine
 * @param {Blob} file
 * @param {string} name
 * @param {(part: GameList) => boolean} report takes each part, and returns whether to go on
 * @param {string} [charset] of the file; empty to find it out
 * @returns {Promise<Refusal | null>}
 * @throws {TooLarge}
 */
export async function readGames(engine, file, name, report, charset = '') {
  if (file.size > MAX_FILE) throw new TooLarge();
  let answer = await engine.ask({ kind: 'open', data: await base64(file), name, charset });
  while (answer.kind === 'collection') {
    if (!report(answer) || answer.done >= answer.total) break;
    answer = await engine.ask({ kind: 'read_on' });
  }
  return answer.kind === 'error' ? answer : null;
}

/**
 * Return the games of a list with the number of moves as `nodes`. In SGF, the root is no move.
 * @param {GameList} list
 * @returns {GameEntry[]}
 */
export const entriesOf = ({ format, games }) =>
  format === 'sgf' ? games.map((entry) => ({ ...entry, nodes: Math.max(0, entry.nodes - 1) })) : games;

/** Return the bytes of a file in base64. @param {Blob} file @returns {Promise<string>} */
export function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
