/** @file Which puzzles are on a worksheet. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draw, GRADES, ofHardness } from '../../web/screens/worksheet/choice.js';

const entries = Array.from({ length: 20 }, (_, number) => ({
  id: String(number),
  theme: 'saves',
  grade: number % 10,
  text: '',
}));

test('puzzles are as hard as wanted', () => {
  assert.deepEqual(ofHardness(entries, 'any'), entries);
  for (const hardness of /** @type {const} */ (['easy', 'middle', 'hard'])) {
    const [least, most] = GRADES[hardness];
    const grades = ofHardness(entries, hardness).map(({ grade }) => grade);
    assert.deepEqual([Math.min(...grades), Math.max(...grades)], [least, most]);
  }
});

test('some are drawn, each once and in their order', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const drawn = draw(entries, 6, random);
  assert.deepEqual(
    [...drawn].sort((one, other) => Number(one.id) - Number(other.id)),
    drawn,
  );
  assert.equal(new Set(drawn).size, 6);
  assert.notDeepEqual(draw(entries, 6, random), drawn);
  assert.deepEqual(draw(entries, 30, random), entries);
});
