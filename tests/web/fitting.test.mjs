/** @file The automatic level: what is chosen, how it becomes a seat, and how it follows the results. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AUTOMATIC, automaticSeats, fittedAfter, seated } from '../../web/model/seats.js';
import { fitLevel } from '../../web/play/fitting.js';
import { readPreferences } from '../../web/store/preferences.js';

test('whoever has never chosen a level has the automatic one, and others keep theirs', () => {
  const read = (/** @type {Record<string, string>} */ items) =>
    readPreferences(/** @type {Storage} */ ({ getItem: (key) => items[key] ?? null }));
  assert.equal(read({}).level, AUTOMATIC);
  assert.equal(read({}).fitted, 1);
  assert.equal(read({ 'kropki.level': '2' }).level, 2);
  assert.equal(read({ 'kropki.level': '9' }).level, AUTOMATIC); // a friend is no level
});

test('an automatic seat is that of the level that fits', () => {
  assert.deepEqual(seated([0, AUTOMATIC], 3), { seats: [0, 3], fits: true });
  assert.deepEqual(seated([0, 5], 3), { seats: [0, 5], fits: false });
  assert.deepEqual(seated([], 3), { seats: [], fits: false });
  assert.deepEqual(automaticSeats([3, 0]), [AUTOMATIC, 0]);
});

test('the level goes up after a win and down after a loss, and stays among the levels', () => {
  assert.deepEqual([fittedAfter(1, true), fittedAfter(3, false)], [2, 2]);
  assert.deepEqual([fittedAfter(1, false), fittedAfter(8, true)], [1, 8]);
});

/**
 * Return the level that fits after games with these winners.
 * @param {(number | null)[]} winners of the same game, each after the last moves were taken back
 * @param {object} [state]
 * @param {string} [kind] of the request that ends the game
 */
function fittedBy(winners, state = {}, kind = 'play') {
  let held = { position: null, seats: [0, 3], fits: true, fitted: 3, ...state };
  /** @type {any[]} */
  const listeners = [];
  const update = (/** @type {object} */ patch) => {
    const before = held;
    held = { ...held, ...patch };
    if ('position' in patch) for (const listener of listeners) listener(held, before);
  };
  const store = {
    watch: (/** @type {string[]} */ _, /** @type {any} */ listener) => listeners.push(listener),
    update,
  };
  fitLevel(/** @type {any} */ (store), /** @type {any} */ ({ answering: { kind } }));
  for (const winner of winners) {
    update({ position: { outcome: null } });
    update({ position: { outcome: { winner } } });
  }
  return held.fitted;
}

test('a game counts once, however often its end is taken back', () => {
  assert.equal(fittedBy([0]), 4);
  assert.equal(fittedBy([1]), 2);
  assert.equal(fittedBy([null]), 3);
  assert.equal(fittedBy([1, 1, 0]), 2);
});

test('only the end of a game against the level that fits counts', () => {
  assert.equal(fittedBy([0], { fits: false }), 3);
  assert.equal(fittedBy([0], { seats: [0, 5] }), 3); // a level that a class has limited, or of an earlier day
  assert.equal(fittedBy([0], {}, 'go'), 3); // a finished game is looked at
});
