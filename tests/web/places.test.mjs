import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWindow, placeIn } from '../../web/board/places.js';

/** Return an element of 400 by 300 pixels, of which the page shows each at a scale. */
const elementAt = (left, top, across, down, isUpsideDown = false) => {
  const [width, height] = [400 * across, 300 * down];
  return {
    offsetWidth: 400,
    offsetHeight: 300,
    matches: () => isUpsideDown,
    getBoundingClientRect: () => ({ left, top, width, height, right: left + width, bottom: top + height }),
  };
};

for (const [across, down] of [
  [1, 1],
  [0.5, 0.5],
  [0.7, 0.7],
  [1.22, 1.22],
  [2, 2],
  [1.5, 0.8],
]) {
  test(`places in an element are found at the scale ${across}, ${down}`, () => {
    const close = (a, b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 1e-9, JSON.stringify([a, b]));
    const upright = elementAt(40, 70, across, down);
    close(placeIn(upright, { x: 40 + 100 * across, y: 70 + 250 * down }), { x: 100, y: 250 });
    const opposed = elementAt(40, 70, across, down, true);
    close(placeIn(opposed, { x: 40 + 100 * across, y: 70 + 250 * down }), { x: 300, y: 50 });
    for (const element of [upright, opposed]) {
      close(placeIn(element, inWindow(element, { x: 17, y: 203 })), { x: 17, y: 203 });
    }
  });
}

test('an element of a fraction of a pixel more is not scaled', () => {
  const element = { ...elementAt(10.25, 20, 1, 1), offsetWidth: 400 };
  element.getBoundingClientRect = () => ({ left: 10.25, top: 20, width: 400.4, height: 299.6 });
  assert.deepEqual(placeIn(element, { x: 310.25, y: 220 }), { x: 300, y: 200 });
});
