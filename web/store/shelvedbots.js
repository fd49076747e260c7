/** @file The bots of the Python lab as the database keeps them. */

import { freeName, MAX_SOURCE, nameOf } from '../model/bots.js';
import { isTime } from '../model/saved.js';
import { validOnes } from './checked.js';
import { answerOf } from './database.js';
/** @import { Leave } from './checked.js' */
/** @import { Database } from './database.js' */

/**
 * @typedef {object} Bot a program on the shelf
 * @property {number} id
 * @property {string} name
 * @property {string} source
 * @property {boolean} allowed whether it may run: what came from a link or a file may not at first
 * @property {number} changed when, in milliseconds since 1970
 */

/**
 * Return the bots that are kept, those that were changed last first.
 * @param {Database} database
 * @param {Leave} leave
 * @returns {Promise<Bot[]>}
 */
export const readBots = async (database, leave) =>
  botsIn(await database.all('bots'), leave).sort((a, b) => b.changed - a.changed);

/**
 * Add the bots of another browser. They may run once somebody has looked at them.
 * @param {Database} database
 * @param {unknown} value
 * @param {Leave} leave
 */
export async function mergeBots(database, value, leave) {
  const known = await readBots(database, () => {});
  const names = new Set(known.map(({ name }) => name));
  const texts = new Set(known.map(({ name, source }) => JSON.stringify([name, source])));
  let id = Math.max(Date.now(), ...known.map((bot) => bot.id + 1));
  /** @type {Bot[]} */
  const added = [];
  for (const bot of botsIn(value, leave)) {
    if (texts.has(JSON.stringify([bot.name, bot.source]))) continue;
    const name = freeName(bot.name, names);
    names.add(name);
    texts.add(JSON.stringify([bot.name, bot.source]));
    added.push({ id: id++, name, source: bot.source, allowed: false, changed: bot.changed });
  }
  if (!added.length) return;
  await database.transact(['bots'], 'readwrite', async (transaction) => {
    for (const bot of added) await answerOf(transaction.objectStore('bots').put(bot));
  });
}

/** Return the programs in a list, and what is valid of all else about them. @param {unknown} list @param {Leave} leave */
const botsIn = (list, leave) =>
  validOnes(list, isProgram, leave).map(({ id, name, source, allowed, changed }) => ({
    id,
    name: (typeof name === 'string' && nameOf(name)) || 'bot',
    source,
    allowed: allowed === true,
    changed: isTime(changed) ? changed : 0,
  }));

/** @param {unknown} value */
function isProgram(value) {
  const { id, source } = Object(value);
  return Number.isFinite(id) && typeof source === 'string' && source.length <= MAX_SOURCE;
}
