import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Geometry } from '../../web/board/geometry.js';
import { Pointer } from '../../web/board/pointer.js';
import { WHOLE, zoomTo } from '../../web/board/zoom.js';

/**
 * Return a finger on a board of 15×15 points, what its taps have done, and what it aims at.
 * @param {number} width of the screen in CSS pixels
 */
function phone(width, { confirm = 'auto', confirmBy = 'button', zoom = 1 } = {}) {
  const size = [width * 2, width * 2, 2, 15, 15];
  const whole = new Geometry(...size);
  const view = zoom === 1 ? WHOLE : zoomTo(whole, zoom, whole.place({ x: 7, y: 7 }));
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    matches: () => false,
    setPointerCapture() {},
  });
  const board = {
    element,
    geometry: new Geometry(...size, { view }),
    aim: null,
    ghost: null,
    pointAt: ({ clientX, clientY }, reach) => board.geometry.pointAt(clientX, clientY, reach),
  };
  const done = [];
  const taps = {
    pen: null,
    tap: (point) => done.push(point),
    meaning: (point) => (done.some(({ x, y }) => x === point.x && y === point.y) ? 'nothing' : 'put'),
  };
  let isDragging = false;
  const gestures = {
    down: () => false,
    move: () => isDragging,
    drag: () => {
      isDragging = true;
      done.push('drag');
    },
    up: () => {
      const was = isDragging;
      isDragging = false;
      return was;
    },
    doubleTap: () => done.push('zoom'),
  };
  const pointer = new Pointer(board, taps, gestures, () => ({ confirm, confirmBy }));
  let now = 1000;
  const send = (type, { x, y }) => {
    const event = new Event(type);
    const properties = {
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'touch',
      clientX: x,
      clientY: y,
    };
    Object.defineProperty(event, 'timeStamp', { value: now });
    element.dispatchEvent(Object.assign(event, properties));
  };
  const lift = (place) => {
    send('pointerup', place);
    send('pointerleave', place);
  };
  return {
    board,
    done,
    pointer,
    tap(point, wait = 1000, { dx = 0, dy = 0 } = {}) {
      now += wait;
      const { x, y } = board.geometry.place(point);
      const place = { x: x + dx, y: y + dy };
      send('pointerdown', place);
      now += 50;
      lift(place);
    },
    drag(from, dx, dy) {
      now += 1000;
      const { x, y } = board.geometry.place(from);
      send('pointerdown', { x, y });
      for (const share of [0.3, 0.6, 1]) send('pointermove', { x: x + dx * share, y: y + dy * share });
      lift({ x: x + dx, y: y + dy });
    },
  };
}

const [A, B] = [
  { x: 4, y: 4 },
  { x: 5, y: 4 },
];

test('where cells are large, a tap puts a dot', () => {
  const { board, done, tap } = phone(480);
  assert(board.geometry.cellSize >= 28);
  tap(A);
  tap(B);
  assert.deepEqual(done, [A, B]);
});

test('where cells are small, a second tap puts a dot only at the aimed point', () => {
  for (const width of [390, 360, 320]) {
    const { board, done, tap } = phone(width);
    tap(A);
    tap(B, 1000, { dx: 6, dy: -6 });
    assert.deepEqual(done, []);
    assert.deepEqual(board.aim, B);
    tap(B);
    assert.deepEqual(done, [B]);
    assert.equal(board.aim, null);
  }
});

test('in the smallest cells, taps only aim, whatever is chosen', () => {
  for (const confirm of ['auto', 'aim', 'once']) {
    for (const confirmBy of ['button', 'loupe']) {
      const { board, done, pointer, tap } = phone(200, { confirm, confirmBy });
      assert(board.geometry.cellSize < 20);
      tap(A);
      tap(A);
      assert.deepEqual(done, []);
      pointer.confirm(0);
      assert.deepEqual(done, [A]);
    }
  }
});

test('the reader may choose one tap, or aiming, for cells of any other size', () => {
  const once = phone(390, { confirm: 'once' });
  once.tap(A);
  assert.deepEqual(once.done, [A]);
  const aims = phone(480, { confirm: 'aim' });
  aims.tap(A);
  assert.deepEqual(aims.done, []);
  assert.deepEqual(aims.board.aim, A);
});

test('two quick taps zoom and leave no aim, and a third does nothing', () => {
  const { board, done, tap } = phone(390);
  tap(A);
  tap(A, 100);
  assert.deepEqual(done, ['zoom']);
  assert.equal(board.aim, null);
  tap(A, 100);
  assert.deepEqual(done, ['zoom']);
  assert.equal(board.aim, null);
  tap(A);
  assert.deepEqual(board.aim, A);
});

test('two quick taps at different places do not zoom', () => {
  const { board, done, tap } = phone(390);
  tap(A);
  tap(B, 100);
  assert.deepEqual(done, []);
  assert.deepEqual(board.aim, B);
});

test('where one tap puts a dot, two quick ones put one dot only', () => {
  const { done, tap } = phone(480);
  tap(A);
  tap(A, 100);
  assert.deepEqual(done, [A, A]); // the second tap is refused, as there is a dot
  tap(A, 100);
  assert.deepEqual(done, [A, A, 'zoom']);
});

test('a drag moves the aim, and a zoomed board unless it begins at the aim', () => {
  const whole = phone(390);
  whole.drag(A, 2 * whole.board.geometry.cellSize, 0);
  assert.deepEqual(whole.board.aim, { x: 6, y: 4 });
  whole.drag({ x: 12, y: 12 }, 0, -1.1 * whole.board.geometry.cellSize);
  assert.deepEqual(whole.board.aim, { x: 6, y: 3 });
  assert.deepEqual(whole.done, []);

  const zoomed = phone(390, { confirm: 'aim', zoom: 2 });
  zoomed.drag({ x: 7, y: 7 }, 40, 0);
  assert.deepEqual(zoomed.done, ['drag']);
  assert.equal(zoomed.board.aim, null);
  zoomed.tap({ x: 7, y: 7 });
  zoomed.drag({ x: 7, y: 7 }, 1.1 * zoomed.board.geometry.cellSize, 0);
  assert.deepEqual(zoomed.board.aim, { x: 8, y: 7 });
  zoomed.drag({ x: 5, y: 7 }, 0, 40);
  assert.deepEqual(zoomed.done, ['drag', 'drag']);
});

test('an aim that was taken before the board was zoomed still needs to be confirmed', () => {
  const { board, done, tap } = phone(390, { zoom: 2 });
  board.aim = A;
  tap({ x: 7, y: 7 });
  assert.deepEqual(done, []);
  assert.deepEqual(board.aim, { x: 7, y: 7 });
});
