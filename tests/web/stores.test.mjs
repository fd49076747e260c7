/** @file What the browser keeps is saved with everything: no store can be forgotten. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LEFT_OUT, STORES } from '../../web/store/stores.js';

const WEB = new URL('../../web/', import.meta.url);
const FILES = readdirSync(WEB, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'));
const textOf = (/** @type {string} */ name) => readFileSync(new URL(name, WEB), 'utf8');
const known = new Set([...Object.values(STORES).flatMap(({ keys }) => keys), ...Object.keys(LEFT_OUT)]);
/** Tables whose games are saved one by one. */
const GAMES = ['games', 'records', 'shelf'];
/** Names of files and of a channel, which are no keys. */
const NO_KEYS = /\.(?:sgf|json|png)$/;

test('each key of a storage is saved with everything, or left out for a reason', () => {
  const keys = FILES.flatMap((name) =>
    [...textOf(name).matchAll(/(['"`])(kropki\.[\w.]+)\1/g)].map(([, , key]) => key),
  ).filter((key) => !NO_KEYS.test(key));
  assert.ok(keys.length > 10);
  for (const key of keys) assert.ok(known.has(key), `${key} is not in web/store/stores.js`);
});

test('keys that are put together are those of settings, preferences and the game', () => {
  const files = FILES.filter((name) => /`kropki\.\$\{/.test(textOf(name)) || /'kropki\.'/.test(textOf(name)));
  assert.deepEqual(files.sort(), [
    'boot.js',
    'screens/files/picturepanel.js', // the name of a file
    'store/copies.js',
    'store/preferences.js',
    'store/settings.js',
    'store/store.js',
    'store/stores.js',
  ]);
});

test('storages are opened only by those whose keys are known', () => {
  const files = FILES.filter((name) =>
    /openStorage\(|window\.localStorage|\blocalStorage(?:\.\w|\[)/.test(textOf(name)),
  );
  for (const name of files) {
    const text = textOf(name);
    const hasKey =
      /kropki\./.test(text) ||
      ['store/vault.js', 'store/checked.js'].includes(name) ||
      name === 'lab/walls.js';
    assert.ok(hasKey, `${name} opens a storage under a key that this test does not see`);
  }
});

test('each table of the database is saved with everything', () => {
  const [, list] = /const TABLES = \[([^\]]*)\]/.exec(textOf('store/database.js')) ?? [];
  const tables = [...list.matchAll(/'(\w+)'/g)].map(([, table]) => table);
  assert.ok(tables.length >= 4);
  for (const table of tables) assert.ok(known.has(table) || GAMES.includes(table), table);
});
