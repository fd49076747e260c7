import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../web/board/geometry.js';
import { Gestures } from '../../web/board/gestures.js';
import { WHOLE } from '../../web/board/zoom.js';

Object.assign(globalThis, {
  visualViewport: null,
  document: { documentElement: { scrollHeight: 0, clientHeight: 0 } },
  requestAnimationFrame: () => 1, // no frame comes by itself
  cancelAnimationFrame() {},
  WheelEvent: { DOM_DELTA_LINE: 1 },
});

/** Return a board of 39×32 points on the sheet of a phone. */
function newBoard() {
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    matches: () => false,
    classList: { toggle() {} },
  });
  const board = {
    element,
    view: WHOLE,
    geometry: null,
    layOut() {
      board.geometry = new Geometry(1080, 1260, 3, 39, 32, { view: board.view });
      board.view = board.geometry.view;
    },
  };
  board.layOut();
  return board;
}

const finger = (pointerId, x, y) => ({ pointerId, pointerType: 'touch', clientX: x, clientY: y });

test('steps, wheels and reveals add up, even if no frame is drawn between them', () => {
  const board = newBoard();
  const gestures = new Gestures(board);
  gestures.step(1, { x: 0, y: 0 });
  gestures.step(1, { x: 0, y: 0 });
  gestures.reveal({ x: 38, y: 31 });
  gestures.reveal({ x: 38, y: 31 });
  const { zoom } = board.view;
  board.layOut();
  assert(Math.abs(zoom - 2.25) < 0.01);
  const { x, y } = board.geometry.place({ x: 38, y: 31 });
  assert(x > 0 && x < 360 && y > 0 && y < 420);
});

test('after one of two fingers is lifted, the other moves the board on from there', () => {
  const board = newBoard();
  const gestures = new Gestures(board);
  assert(!gestures.down(finger(1, 150, 200)));
  assert(gestures.down(finger(2, 210, 200)));
  gestures.move(finger(1, 90, 200));
  gestures.move(finger(2, 270, 200));
  assert(gestures.up(finger(1, 90, 200)));
  const before = board.geometry.place({ x: 19, y: 15 });
  gestures.move(finger(2, 250, 230));
  assert(gestures.up(finger(2, 250, 230)));
  board.layOut();
  const after = board.geometry.place({ x: 19, y: 15 });
  assert(Math.abs(after.x - before.x + 20) < 1 && Math.abs(after.y - before.y - 30) < 1);
  assert(!gestures.isActive);
  assert(!gestures.down(finger(3, 100, 100)));
});
