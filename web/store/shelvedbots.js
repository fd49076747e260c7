/** @file The bots of the Python lab as the database keeps them. */

import { freeName, MAX_SOURCE, nameOf } from '../model/bots.js';
import { answerOf } from './database.js';
/** @import { Database } from './database.js' */

const MAX_BOTS = 500;

/**
 * @typedef {object} Bot a program on the shelf
 * @property {number} id
 * @property {string} name
 * @property {string} source
 * @property {boolean} allowed whether it may run: what came from a link or a file may not at first
 * @property {number} changed when, in milliseconds since 1970
 */

/** Return the bots that are kept, those that were changed last first. @param {Database} database @returns {Promise<Bot[]>} */
export const readBots = async (database) =>
  (await database.all('bots')).filter(isBot).sort((a, b) => b.changed - a.changed);

/**
 * Add the bots of another browser. They may run once somebody has looked at them.
 * @param {Database} database
 * @param {unknown} value
 */
export async function mergeBots(database, value) {
  const known = await readBots(database);
  const names = new Set(known.map(({ name }) => name));
  const texts = new Set(known.map(({ name, source }) => JSON.stringify([name, source])));
  let id = Math.max(Date.now(), ...known.map((bot) => bot.id + 1));
  /** @type {Bot[]} */
  const added = [];
  for (const bot of (Array.isArray(value) ? value : []).filter(isBot).slice(0, MAX_BOTS)) {
    const wanted = nameOf(bot.name) || 'bot';
    if (texts.has(JSON.stringify([wanted, bot.source]))) continue;
    const name = freeName(wanted, names);
    names.add(name);
    texts.add(JSON.stringify([wanted, bot.source]));
    added.push({ id: id++, name, source: bot.source, allowed: false, changed: bot.changed });
  }
  if (!added.length) return;
  await database.transact(['bots'], 'readwrite', async (transaction) => {
    for (const bot of added) await answerOf(transaction.objectStore('bots').put(bot));
  });
}

/** @param {unknown} value @returns {value is Bot} */
function isBot(value) {
  const { id, name, source, allowed, changed } = Object(value);
  return (
    [id, changed].every(Number.isFinite) &&
    typeof name === 'string' &&
    typeof source === 'string' &&
    source.length <= MAX_SOURCE &&
    typeof allowed === 'boolean'
  );
}
