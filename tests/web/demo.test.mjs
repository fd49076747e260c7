import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoOf } from '../../web/model/demo.js';

/** @param {string} drawn */
function positionOf(drawn) {
  const rows = drawn.trim().split(/\s+/);
  const dots = rows.join('');
  return /** @type {import('../../web/model/position.js').GamePosition} */ (
    /** @type {unknown} */ ({
      width: rows[0].length,
      height: rows.length,
      dots,
      owners: '.'.repeat(dots.length),
      territories: [],
      change: { dot: null, taken: [] },
      last: null,
      state: 4,
    })
  );
}

test('the example captures a dot of the cross, by two more dots', () => {
  const position = positionOf('...... ...... ..RB.. ..BR.. ...... ......');
  const frames = demoOf(position);
  assert.deepEqual(
    frames.map(({ last }) => last?.player),
    [0, 1, 0],
  );
  const end = frames[2];
  assert.deepEqual(end.change.taken, [{ owner: 0, ring: 'dbecddcc', captured: 1, freed: 0 }]);
  assert.equal([...end.owners].filter((owner) => owner === 'r').length, 1);
  assert.equal(end.dots[end.owners.indexOf('r')], 'B');
  assert.deepEqual(
    frames.map(({ state }) => state),
    [5, 6, 7],
  );
  assert.equal(position.dots.length, 36);
});

test('on an empty board the example begins with both players', () => {
  const frames = demoOf(positionOf('..... ..... ..... ..... .....'));
  assert.deepEqual(frames[1].last, { x: 2, y: 2, player: 1 });
  assert.equal(frames.at(-1)?.change.taken.length, 1);
  assert.equal(frames.at(-1)?.dots[12], 'B');
});

test('where there is no room there is no example', () => {
  assert.deepEqual(demoOf(positionOf('.. ..')), []);
});
