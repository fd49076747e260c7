import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameOf, NO_GAME } from '../../web/store/gamestate.js';
import { NAMES, readPreferences } from '../../web/store/preferences.js';

/** @param {Record<string, string>} items */
const storageWith = (items) => ({ getItem: (key) => items[key] ?? null });

const DAMAGED = ['{}', '', '{', 'null', '[1]', '"__proto__"', '"maybe"', '-1', '{"x":"a"}', '[{}]'];

/** A name may be any text. */
const CHECKED = NAMES.filter((name) => name !== 'playerName');

test('what is remembered wrongly counts as the default', () => {
  const usual = readPreferences(null);
  assert.equal(usual.recordView, 'moves');
  for (const damaged of DAMAGED) {
    const items = Object.fromEntries(CHECKED.map((name) => [`kropki.${name}`, damaged]));
    assert.deepEqual(readPreferences(storageWith(items)), usual, damaged);
  }
});

test('what is remembered is read', () => {
  const saved = {
    introduced: true,
    explained: ['ladder'],
    recordView: '',
    pace: 0.5,
    level: 8,
    resigns: false,
  };
  const items = Object.fromEntries(
    Object.entries(saved).map(([name, value]) => [`kropki.${name}`, JSON.stringify(value)]),
  );
  assert.deepEqual(readPreferences(storageWith(items)), { ...readPreferences(null), ...saved });
});

test('each damaged part of a saved game counts as missing', () => {
  const parts = ['position', 'since', 'queue', 'cursor', 'turn', 'paused', 'draft', 'seats', 'halted'];
  for (const damaged of [{}, 'a', -1, [{}], { x: 'a', y: 1 }, { ply: 1 }, { position: {} }]) {
    const value = Object.fromEntries(parts.map((part) => [part, damaged]));
    assert.deepEqual(gameOf({ ...value, played: false }, null), NO_GAME, JSON.stringify(damaged));
  }
  const good = {
    cursor: { x: 1, y: 2 },
    turn: { ply: 3, used: 40, since: null },
    paused: true,
    halted: true,
  };
  assert.deepEqual(gameOf({ ...good, played: false }, null), { ...NO_GAME, ...good });
});
