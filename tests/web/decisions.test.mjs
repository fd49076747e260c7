/** @file When the computer shows its move: obvious moves soon, far ones later, and none late on a clock. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pauseFor } from '../../web/play/decisions.js';

/**
 * Return how long the computer waits with a dot.
 * @param {object} [how]
 * @param {number[]} [how.values] of its candidates, the best first
 * @param {number} [how.away] from the last dot
 * @param {boolean} [how.isCapture] whether the last dot has captured
 * @param {object | null} [how.clock]
 * @param {string} [how.kind] of its decision
 */
function pause({ values = [0, 0], away = 1, isCapture = false, clock = null, kind = 'play' } = {}) {
  const position = { clock, change: { dot: { x: 4, y: 4, player: 0 }, taken: isCapture ? [{}] : [] } };
  const decision = kind === 'play' ? { kind, x: 4 - away, y: 4 } : { kind };
  const thought = { candidates: values.map((value) => ({ value })), decision };
  return pauseFor(/** @type {any} */ (position), /** @type {any} */ (thought));
}

test('a move that is the only good one comes soon, and many good ones take longer', () => {
  assert.equal(pause({ values: [2, 0, 0] }), 300);
  assert.equal(pause({ values: [2] }), 300);
  assert.equal(pause({ values: [2, 1.9] }), 450);
  assert.equal(pause({ kind: 'resign' }), 300);
});

test('a quiet move is the later the farther it is from the last dot, but not later than 1.2 seconds', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 12].map((away) => pause({ away }));
  assert.deepEqual(pauses, [450, 600, 750, 900, 1050, 1200, 1200]);
});

test('a capture can be seen before the answer', () => {
  assert.equal(pause({ values: [2, 0], isCapture: true }), 450);
});

test('a clock makes every move quick', () => {
  assert.equal(pause({ away: 12, clock: {} }), 450);
});
