import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NetChanges } from '../../web/screens/lab/netchanges.js';
import { sourceOf, weightsText } from '../../web/screens/lab/netnames.js';
import { nextWeight } from '../../web/screens/lab/netweights.js';

const KEY = 'kropki.network';
const store = new Map();
globalThis.window = {
  sessionStorage: { getItem: (key) => store.get(key) ?? null, setItem: (key, text) => store.set(key, text) },
};

/** Return new changes, and what is kept of earlier ones. */
const open = (kept) => {
  store.clear();
  if (kept !== undefined) store.set(KEY, kept);
  return new NetChanges();
};

test('a weight or threshold is changed, and kept for the tab', () => {
  const changes = open();
  const place = { row: 2, number: 5 };
  assert.equal(changes.valueOf('weights', place, 40, -1), -1);
  changes.set('weights', place, 40, 1, -1);
  changes.set('thresholds', place, 0, -7, 3);
  assert.equal(changes.valueOf('weights', place, 40, -1), 1);
  assert.equal(changes.valueOf('weights', { row: 2, number: 4 }, 40, -1), -1);
  assert.deepEqual(new NetChanges().lists, { weights: [[2, 5, 40, 1]], thresholds: [[2, 5, 0, -7]] });
  assert.deepEqual(
    [changes.touches(2), changes.touches(2, 5), changes.touches(2, 4), changes.touches(1)],
    [true, true, false, false],
  );
});

test('what has its first value again is not changed', () => {
  const changes = open();
  const place = { row: 1, number: 0 };
  changes.set('weights', place, 3, 1, 0);
  changes.set('weights', place, 3, 0, 0);
  assert.deepEqual([changes.count, changes.touches(1)], [0, false]);
});

test('all changes can be dropped and put back', () => {
  const changes = open();
  changes.set('thresholds', { row: 7, number: 1 }, 14, 99, 80);
  const { lists } = changes;
  changes.lists = { weights: [], thresholds: [] };
  assert.equal(new NetChanges().count, 0);
  changes.lists = lists;
  assert.deepEqual(new NetChanges().lists, lists);
});

test('damaged changes are dropped', () => {
  for (const kept of [
    '3',
    '{',
    'null',
    '{"weights": []}',
    '{"weights": [[1, 2, 3]], "thresholds": []}',
    '{"weights": [["1", 2, 3, 4]], "thresholds": []}',
    '{"weights": [[1.5, 2, 3, 4]], "thresholds": []}',
  ]) {
    assert.equal(open(kept).count, 0, kept);
  }
});

test('a weight goes round: -1, 0, 1', () => {
  assert.deepEqual([-1, 0, 1].map(nextWeight), [0, 1, -1]);
});

test('the channels of a neuron are the inputs and the neurons below it', () => {
  const plan = { rows: [2, 3, 3, 1], inputs: [{}, {}], outputs: ['mover'] };
  assert.deepEqual(sourceOf(plan, 1, 1), { row: 0, number: 1 });
  assert.deepEqual(sourceOf(plan, 2, 1), { row: 0, number: 1 });
  assert.deepEqual(sourceOf(plan, 2, 4), { row: 1, number: 2 });
  assert.deepEqual([weightsText(3, 1), weightsText(0, 2), weightsText(0, 0)], ['+3 −1', '−2', '0']);
});
