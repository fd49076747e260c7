import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { limitTime, shareOfProcessor } from '../../web/base/timelimit.js';

/** Return a clock that is `step` further each time it is read, and jumps by `pause` at every `nth` reading. */
function clock(step, pause = 0, nth = Infinity) {
  let [time, reads] = [0, 0];
  return () => (time += ++reads % nth === 0 ? pause : step);
}

test('a program that runs without a break has all of the processor', () => {
  assert.equal(shareOfProcessor(clock(0.01)), 1);
  assert.equal(shareOfProcessor(clock(0.5)), 1);
  assert.equal(shareOfProcessor(clock(100)), 1); // so coarse are the clocks of some browsers
  assert.equal(shareOfProcessor(clock(0)), 1);
});

test('what other programs take shows in jumps of the clock', () => {
  for (const [run, wait] of [
    [5, 5],
    [3, 12],
    [8, 4],
  ]) {
    const share = shareOfProcessor(clock(0.1, wait, 10 * run + 1));
    assert.ok(Math.abs(share - run / (run + wait)) < 0.08, `${run} of ${run + wait}: ${share}`);
  }
});

/** Run a limit of a second. Return after how many seconds it is over. */
function over(shares, sleep = 0) {
  mock.timers.enable({ apis: ['setTimeout'] });
  let time = 0;
  const ends = [];
  const share = () => shares.shift() ?? 1;
  limitTime(1000, () => ends.push(time / 1000), { now: () => time, share });
  for (let i = 0; i < 1000 && !ends.length; i++) {
    time += i === 5 ? 100 + sleep : 100; // while the computer sleeps, no timer runs
    mock.timers.tick(100);
  }
  mock.timers.reset();
  return ends[0];
}

test('a limit is longer on a busy computer, and one that has slept', () => {
  assert.equal(over([1]), 1);
  assert.equal(over([0.5, 0.5]), 2);
  assert.equal(over([0.25, 0.25]), 4);
  assert.equal(over([0.5, 1]), 2);
  assert.equal(over([1], 60_000), 61);
});

test('a limit that is taken back is never over', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const stop = limitTime(1000, () => assert.fail(), { now: () => 5000, share: () => 1 });
  stop();
  mock.timers.tick(10_000);
  mock.timers.reset();
});
