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
  for (const ring of [0, 0.52 * RADIUS]) {
    for (const shape of shapes) {
      const first = strokeOf(shape, RADIUS, ring, 0, 0.4);
      const second = strokeOf(shape, RADIUS, ring, 0.4, 1);
      const [end, start] = [first.points.at(-1), second.points[0]];
      assert(Math.hypot(end[0] - start[0], end[1] - start[1]) < 1e-9);
      const outline = outlineOf(shape, RADIUS - ring / 2, 1).map((corner) => Math.hypot(...corner));
      const least = Math.min(...outline) + ring / 2;
      for (const point of [...first.points, ...second.points]) {
        assert(Math.hypot(...point) + first.width / 2 <= least);
      }
    }
  }
});
