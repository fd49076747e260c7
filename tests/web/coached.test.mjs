/** @file Whom the coach warns: beginners against the first levels, unless it is off or a class forbids hints. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_LIMITS } from '../../web/model/seats.js';
import { isCoached, isFollowed } from '../../web/store/coached.js';

const GAME = { stage: { name: 'ready' }, position: { players: 2, ply: 2 }, seats: [0, 3], limits: NO_LIMITS };

/** @param {object} [state] @param {object} [settings] */
const both = (state, settings) => {
  const given = /** @type {[any, any]} */ ([
    { ...GAME, ...state },
    { coach: 'on', shapes: 'off', ...settings },
  ]);
  return [isCoached(...given), isFollowed(...given)];
};

test('a person is coached against levels 1 to 3', () => {
  assert.deepEqual(both(), [true, true]);
  assert.deepEqual(both({ seats: [1, 0] }), [true, true]);
  for (const seats of [[0, 4], [0, 9], [0, 0], [2, 3], []]) assert.deepEqual(both({ seats }), [false, false]);
  assert.deepEqual(both({ position: { players: 3, ply: 2 }, seats: [0, 1, 1] }), [false, false]);
});

test('nobody is coached who has said so, or in a class without hints', () => {
  assert.deepEqual(both({}, { coach: 'off' }), [false, false]);
  assert.deepEqual(both({ limits: { ...NO_LIMITS, hints: false } }), [false, false]);
});

test('nothing is asked before Python runs and somebody has moved', () => {
  assert.deepEqual(both({ stage: { name: 'starting' } }), [true, false]);
  assert.deepEqual(both({ position: { players: 2, ply: 0 } }), [true, false]);
});

test('others have shapes named if the settings say so', () => {
  assert.deepEqual(both({ seats: [0, 0] }, { shapes: 'on' }), [false, true]);
});
