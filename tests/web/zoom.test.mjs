import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../web/board/geometry.js';
import { doubleTapped, reveal, settle, WHOLE, zoomTo } from '../../web/board/zoom.js';

/** The sheet of a phone: 360×420 CSS pixels with three device pixels each. */
const shown = (view = WHOLE, width = 39, height = 32) => new Geometry(1080, 1260, 3, width, height, { view });

const near = (a, b, within, about) => assert(Math.abs(a - b) <= within, `${about}: ${a}, ${b}`);

test('the part of the board between two fingers stays between them', () => {
  for (const [column, row] of [
    [19, 15],
    [10, 20],
    [28, 9],
  ]) {
    let geometry = shown();
    const from = geometry.place({ x: column, y: row });
    for (const [zoom, dx, dy] of [
      [3, 0, 0],
      [6, 12, -7],
      [4, -20, 15],
    ]) {
      const to = { x: from.x + dx, y: from.y + dy };
      geometry = shown(zoomTo(geometry, zoom, geometry.place({ x: column, y: row }), to));
      const there = geometry.place({ x: column, y: row });
      near(there.x, to.x, 0.5, `column at ${zoom}`);
      near(there.y, to.y, 0.5, `row at ${zoom}`);
    }
  }
});

test('a zoomed board covers the sheet, and every point of it can be reached and is found', () => {
  for (const zoom of [1, 1.3, 2, 4.5, 99]) {
    for (const point of [
      { x: 0, y: 0 },
      { x: 38, y: 31 },
      { x: 38, y: 0 },
      { x: 17, y: 31 },
    ]) {
      const before = shown(zoomTo(shown(), zoom, { x: 180, y: 200 }));
      const geometry = shown(reveal(before, point));
      const place = geometry.place(point);
      assert(place.x > 0 && place.x < 360 && place.y > 0 && place.y < 420, `${zoom}`);
      assert.deepEqual(geometry.pointAt(place.x, place.y), point);
      const last = geometry.place({ x: 38, y: 31 });
      const first = geometry.place({ x: 0, y: 0 });
      const room = 1.2 * geometry.cellSize;
      assert(first.x <= room && last.x >= 360 - room, `${zoom}`);
    }
  }
});

test('cells and lines of a zoomed board are whole device pixels', () => {
  let geometry = shown();
  for (let i = 0; i < 30; i++) {
    geometry = shown(zoomTo(geometry, geometry.zoom * 1.07, { x: 100 + i, y: 300 - i }));
    assert([geometry.cell, geometry.left, geometry.top].every(Number.isInteger));
  }
});

test('the zoom has limits', () => {
  assert.equal(shown(zoomTo(shown(), 0.2, { x: 10, y: 10 })).isZoomed, false);
  const largest = shown(zoomTo(shown(), 1000, { x: 10, y: 10 }));
  near(largest.cellSize, 128, 1, 'the largest cell');
  assert.deepEqual(settle({ zoom: 1.03, x: 5, y: 5 }), WHOLE);
  assert.equal(settle({ zoom: 1.5, x: 5, y: 5 }).zoom, 1.5);
});

test('a double tap makes cells large enough for a finger, and another shows the whole board', () => {
  for (const [width, height] of [
    [39, 32],
    [15, 15],
    [52, 52],
  ]) {
    const geometry = shown(WHOLE, width, height);
    const zoomed = shown(doubleTapped(geometry, { x: 100, y: 200 }), width, height);
    assert(zoomed.cellSize >= 43);
    assert.deepEqual(doubleTapped(zoomed, { x: 10, y: 10 }), WHOLE);
  }
});

test('what is seen already is not moved', () => {
  const geometry = shown(zoomTo(shown(), 4, { x: 180, y: 210 }));
  const { view } = geometry;
  const middle = geometry.pointAt(180, 210);
  assert.deepEqual(reveal(geometry, middle), view);
});

test('small cells leave little of the sheet empty beside the board', () => {
  for (const width of [390, 360, 320]) {
    const geometry = new Geometry(width * 3, 1400, 3, 15, 15);
    const [first, last] = [geometry.place({ x: 0, y: 0 }), geometry.place({ x: 14, y: 14 })];
    assert((last.x - first.x) / width >= 0.88, `${width}`);
    assert(geometry.labelled);
  }
});
