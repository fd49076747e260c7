/** @file Boards that lie the other way on a phone. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitsTurned } from '../../web/model/turn.js';

test('a wide board with small cells is turned on a tall sheet, and only there', () => {
  const wide = { width: 39, height: 32 };
  assert.ok(fitsTurned(wide, 390, 600));
  assert.ok(!fitsTurned(wide, 600, 390));
  assert.ok(!fitsTurned({ width: 32, height: 39 }, 390, 600));
  assert.ok(fitsTurned({ width: 32, height: 39 }, 600, 371), 'a tall board on a wide sheet');
});

test('a board whose cells are large enough, or hardly grow, stays upright', () => {
  assert.ok(!fitsTurned({ width: 12, height: 8 }, 390, 600));
  assert.ok(!fitsTurned({ width: 39, height: 37 }, 390, 600));
  assert.ok(!fitsTurned({ width: 39, height: 32 }, 1280, 1900));
});
