import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../web/board/geometry.js';
import { edgeNames } from '../../web/board/rulers.js';
import { turnView } from '../../web/board/zoom.js';
import { isSamePoint } from '../../web/model/points.js';

const SIZES = [
  [1, 1],
  [3, 5],
  [20, 20],
  [39, 32],
  [52, 52],
];
const RATIOS = [1, 1.25, 2, 3];

const cases = SIZES.flatMap(([width, height]) =>
  RATIOS.map((ratio) => [width, height, ratio, new Geometry(700 * ratio, 560 * ratio, ratio, width, height)]),
);

test('every point lies on the sheet, and is found where it lies', () => {
  for (const [width, height, ratio, geometry] of cases) {
    for (let x = 0; x < width; x++) {
      for (let y = 0; y < height; y++) {
        const place = geometry.place({ x, y });
        assert(place.x > 0 && place.y > 0 && place.x < 700 && place.y < 560);
        assert.deepEqual(geometry.pointAt(place.x, place.y), { x, y }, `${width}×${height} at ${ratio}`);
      }
    }
  }
});

test('a place within reach means the nearest point, and any other place means none', () => {
  for (const [width, height, , geometry] of cases) {
    const { x, y } = geometry.place({ x: 0, y: 0 });
    const { cellSize } = geometry;
    assert(isSamePoint(geometry.pointAt(x - 0.4 * cellSize, y, 0.45), { x: 0, y: 0 }));
    assert.equal(geometry.pointAt(x - 0.47 * cellSize, y, 0.45), null);
    assert.equal(geometry.pointAt(x - 0.6 * cellSize, y), null);
    if (width > 1 && height > 1) assert.equal(geometry.pointAt(x + 0.5 * cellSize, y, 0.4), null);
  }
});

test('a turned board has each point once, and steps go where they point on the sheet', () => {
  for (const quarters of [0, 1, 2, 3]) {
    for (const isMirrored of [false, true]) {
      const geometry = new Geometry(700, 560, 1, 7, 4, { turn: { quarters, isMirrored } });
      const places = new Set();
      for (let x = 0; x < 7; x++) {
        for (let y = 0; y < 4; y++) {
          const place = geometry.place({ x, y });
          places.add(`${place.x} ${place.y}`);
          assert.deepEqual(geometry.pointAt(place.x, place.y), { x, y });
        }
      }
      assert.equal(places.size, 28);
      const [from, to] = [{ x: 3, y: 2 }, geometry.step({ x: 3, y: 2 }, 1, 0)].map((at) =>
        geometry.place(at),
      );
      assert.deepEqual([to.x - from.x, to.y - from.y], [geometry.cellSize, 0]);
      assert.equal(
        geometry.place(geometry.step({ x: 3, y: 2 }, -Infinity, 0)).x,
        geometry.place(geometry.ontoBoard({ x: 0, y: 0 })).x,
      );
    }
  }
});

test('a quarter turn puts the first column on top, and names the edges so', () => {
  const geometry = new Geometry(700, 560, 1, 3, 2, { turn: { quarters: 1, isMirrored: false } });
  assert.deepEqual(edgeNames(geometry), { across: ['2', '1'], down: ['a', 'b', 'c'] });
  const mirrored = new Geometry(700, 560, 1, 3, 2, { turn: { quarters: 0, isMirrored: true } });
  assert.deepEqual(edgeNames(mirrored), { across: ['c', 'b', 'a'], down: ['1', '2'] });
});

test('a zoomed board keeps its middle while it turns', () => {
  const before = new Geometry(700, 560, 1, 39, 32, { view: { zoom: 4, x: 10, y: 20 } });
  const turn = { quarters: 1, isMirrored: true };
  const view = turnView(before.view, before, turn);
  const after = new Geometry(700, 560, 1, 39, 32, { view, turn });
  assert.deepEqual(after.pointAt(350, 280, 1), before.pointAt(350, 280, 1));
});

test('cells have whole device pixels, and lines lie on them', () => {
  for (const [, , , geometry] of cases) {
    assert(
      Number.isInteger(geometry.cell) && Number.isInteger(geometry.left) && Number.isInteger(geometry.top),
    );
    assert.equal(geometry.x(1) - geometry.x(0), geometry.cell);
    assert.equal((geometry.x(0) - geometry.hair / 2) % 1, 0);
  }
});

test('the smallest sheet for a cell has cells of that size', () => {
  for (const [width, height] of SIZES) {
    for (const labels of [true, false]) {
      for (const cell of [8, 16, 24, 61]) {
        const geometry = Geometry.around(cell, 1, width, height, labels);
        assert.equal(geometry.cell, cell);
        assert.equal(geometry.labelled, labels);
      }
    }
  }
});

test('coordinates are shown where there is room for them', () => {
  assert(new Geometry(700, 700, 1, 20, 20).labelled);
  assert(!new Geometry(300, 300, 1, 39, 32).labelled);
  assert(new Geometry(300, 300, 1, 39, 32, { labels: true }).labelled);
});

test('points beside the board are moved onto it', () => {
  const geometry = new Geometry(700, 560, 1, 9, 7);
  assert.deepEqual(geometry.clamp({ x: -3, y: 99 }), { x: 0, y: 6 });
  assert.deepEqual(geometry.clamp({ x: Infinity, y: 2 }), { x: 8, y: 2 });
});

test('a small board fills most of a very large sheet, and has no huge cells on others', () => {
  const cellOn = (/** @type {number} */ side) => new Geometry(side, side, 1, 5, 5).cell;
  assert.equal(cellOn(900), 128);
  assert(4 * cellOn(2160) >= 2160 / 2);
});
