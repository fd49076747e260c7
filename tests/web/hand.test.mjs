import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlineOf, shapeAt, SHAPES, strokeOf } from '../../web/board/hand.js';

const RADIUS = 15;
const NEAR = 0.1; // how far a dot may differ from a circle, in radii
const shapes = Array.from({ length: SHAPES }, (_, shape) => shape);
const reaches = (outline) => outline.map(([x, y]) => Math.hypot(x, y) / RADIUS);

test('dots of a hand are nearly round, and no two shapes are alike', () => {
  for (const shape of shapes) {
    const found = reaches(outlineOf(shape, RADIUS, 1));
    assert(
      found.every((reach) => Math.abs(reach - 1) < NEAR),
      `shape ${shape}`,
    );
    assert(Math.max(...found) - Math.min(...found) > NEAR / 4, `shape ${shape}`);
  }
  assert.equal(new Set(shapes.map((shape) => String(outlineOf(shape, RADIUS, 1)))).size, SHAPES);
});

test('without a hand, dots are circles', () => {
  for (const shape of shapes) {
    assert(reaches(outlineOf(shape, RADIUS, 0)).every((reach) => Math.abs(reach - 1) < 1e-9));
  }
});

test('a point always has the same shape, and neighbours seldom share one', () => {
  const board = Array.from({ length: 30 * 39 }, (_, i) => shapeAt(i % 39, Math.floor(i / 39)));
  assert(board.every((shape) => Number.isInteger(shape) && shape >= 0 && shape < SHAPES));
  assert.equal(new Set(board).size, SHAPES);
  for (const step of [1, 39]) {
    const alike = board.filter((shape, i) => shape === board[i + step]);
    assert(alike.length / board.length < 2 / SHAPES);
  }
});

test('a stroke goes on where it ended, and stays within the dot', () => {
  for (const isRing of [false, true]) {
    const first = strokeOf(3, RADIUS, isRing, 0, 0.4).points;
    const second = strokeOf(3, RADIUS, isRing, 0.4, 1).points;
    const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    assert(far(first.at(-1), second[0]) < 1e-9);
    const [x, y] = second.at(-1);
    assert(Math.hypot(x, y) <= RADIUS + 1e-9);
  }
});
