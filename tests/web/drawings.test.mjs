import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Drawings } from '../../web/screens/present/drawings.js';
import { Timer } from '../../web/screens/present/timer.js';

test('strokes and letters fade after a few seconds, and votes do not', () => {
  const drawings = new Drawings();
  const stroke = drawings.begin({ x: 1, y: 1.5 });
  drawings.tapLetter({ x: 2, y: 2 }, 1000);
  drawings.tapVote({ x: 3, y: 3 });
  assert.equal(drawings.strength(stroke, 1e9), 1, 'a stroke that is being drawn does not fade');
  stroke.since = 2000;
  assert.equal(drawings.strength(drawings.letters[0], 5000), 1);
  assert.equal(drawings.strength(drawings.letters[0], 5750), 0.5);
  assert.equal(drawings.fade(6600), true);
  assert.deepEqual([drawings.strokes.length, drawings.letters.length], [1, 0]);
  assert.equal(drawings.fade(7600), false);
  assert.deepEqual([drawings.strokes.length, drawings.candidates.length], [0, 1]);
});

test('drawings that are to stay do not fade until that ends', () => {
  const drawings = new Drawings();
  drawings.stays = true;
  drawings.tapLetter({ x: 0, y: 0 }, 0);
  assert.equal(drawings.fade(1e9), false);
  assert.equal(drawings.letters.length, 1);
  drawings.stays = false;
  assert.equal(drawings.strength(drawings.letters[0], performance.now()), 1);
  drawings.clear();
  assert.equal(drawings.isBlank, true);
});

test('each point has one letter, which a vote takes over', () => {
  const drawings = new Drawings();
  for (const x of [0, 1, 2]) drawings.tapLetter({ x, y: 0 }, 0);
  drawings.tapLetter({ x: 1, y: 0 }, 0);
  drawings.tapVote({ x: 2, y: 0 });
  drawings.tapVote({ x: 5, y: 5 });
  drawings.tapVote({ x: 2, y: 0 });
  assert.deepEqual(
    drawings.letters.map(({ letter }) => letter),
    ['A'],
  );
  assert.deepEqual(
    drawings.candidates.map(({ letter, count }) => [letter, count]),
    [
      ['B', 1],
      ['C', 2],
    ],
  );
  drawings.vote('B', -1);
  assert.equal(drawings.candidates.length, 2);
  drawings.vote('B', -1);
  assert.deepEqual(
    drawings.candidates.map(({ letter }) => letter),
    ['C'],
  );
  for (let x = 0; x < 30; x++) drawings.tapLetter({ x, y: 9 }, 0);
  assert.equal(drawings.letters.length + drawings.candidates.length, 26);
});

test('a timer counts down, pauses, ends and begins again', (context) => {
  let now = 0;
  context.mock.timers.enable({ apis: ['setInterval'] });
  context.mock.method(performance, 'now', () => now);
  const timer = new Timer();
  let hasEnded = false;
  timer.on('end', () => (hasEnded = true));
  const wait = (/** @type {number} */ seconds) => {
    for (let ticks = seconds * 5; ticks > 0; ticks--) {
      now += Math.min(1, ticks) * 200;
      context.mock.timers.tick(200);
    }
  };
  timer.change(-1);
  timer.change(-1);
  assert.equal(timer.seconds, 60);
  timer.toggle();
  wait(20.5);
  assert.equal(timer.seconds, 40);
  timer.toggle();
  wait(100);
  assert.equal(timer.seconds, 40);
  timer.toggle();
  wait(39);
  assert.deepEqual([timer.seconds, hasEnded], [1, false]);
  wait(1);
  assert.deepEqual([timer.seconds, hasEnded, timer.runs, timer.isOver], [0, true, false, true]);
  timer.toggle();
  assert.deepEqual([timer.seconds, timer.isOver], [60, false]);
  timer.stop();
});
