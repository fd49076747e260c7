import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayOf, GAPS, ofTheDay, returnAfter } from '../../web/model/spacing.js';
import { ownEntry } from '../../web/screens/puzzles/collection.js';
import { due, ofToday, Session } from '../../web/screens/puzzles/modes.js';
import { Progress } from '../../web/store/learned.js';
import { checked, Puzzling } from '../../web/store/puzzled.js';

test('a failed puzzle comes back after 1, 3, 7 and 21 days, and then no more', () => {
  let today = 100;
  let back = returnAfter(undefined, false, today);
  const waits = [];
  while (back) {
    waits.push(back[1] - today);
    today = back[1];
    back = returnAfter(back, true, today);
  }
  assert.deepEqual(waits, GAPS);
  assert.deepEqual(GAPS, [1, 3, 7, 21]);
});

test('a puzzle that fails again starts over, and one solved too early keeps its day', () => {
  assert.deepEqual(returnAfter([2, 50], false, 50), [0, 51]);
  assert.deepEqual(returnAfter([1, 53], true, 51), [1, 53]);
  assert.equal(returnAfter(undefined, true, 50), null);
});

test('each day has its puzzle, and all come before one is repeated', () => {
  for (const size of [1, 2, 7, 300, 317]) {
    const all = Array.from({ length: size }, (_, number) => number);
    assert.equal(new Set(all.map((day) => ofTheDay(all, 20_000 + day))).size, size);
  }
  assert.equal(dayOf(new Date(2026, 0, 2, 0, 1)), dayOf(new Date(2026, 0, 2, 23, 59)));
  assert.equal(dayOf(new Date(2026, 2, 1)) - dayOf(new Date(2026, 1, 28)), 1);
});

const ignore = () => {};

/** @type {Map<string, string>} */
const values = new Map();
const localStorage = {
  getItem: (/** @type {string} */ key) => values.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => values.set(key, value),
};
Object.assign(globalThis, { window: { localStorage } });

test('saved progress is checked', () => {
  const nothing = {
    solved: {},
    returns: {},
    best: { run: 0, streak: 0 },
    daily: { day: 0, count: 0 },
    own: [],
  };
  for (const value of [undefined, null, 3, 'text', [], { solved: 3, returns: [], best: null, own: {} }]) {
    assert.deepEqual(checked(value, ignore), nothing);
  }
  const id = '0123abcd';
  const value = {
    solved: { [id]: 5, other: 5, __proto__: 1 },
    returns: { [id]: [4, 5], '00000000': [3, 7] },
    best: { run: 4, streak: -1 },
    daily: { day: 5, count: 'x' },
    own: ['text', 5, 'x'.repeat(9000)],
  };
  /** @type {unknown[]} */
  const left = [];
  const sound = checked(value, (part) => left.push(part));
  assert.deepEqual(left, [{ other: 5 }, { [id]: [4, 5] }, 5, 'x'.repeat(9000)]);
  assert.deepEqual(sound, {
    solved: { [id]: 5 },
    returns: { '00000000': [3, 7] },
    best: { run: 4, streak: 0 },
    daily: { day: 5, count: 0 },
    own: ['text'],
  });
});

const entries = Array.from({ length: 20 }, (_, number) => ({
  id: String(number).padStart(8, '0'),
  theme: 'saves',
  grade: 1 + Math.floor(number / 5),
  text: '',
}));
const puzzling = (/** @type {object} */ puzzled) =>
  /** @type {any} */ ({ puzzled: checked(puzzled, ignore) });

test('practice gives easy puzzles first, and those that are not solved', () => {
  const solved = Object.fromEntries(entries.slice(0, 3).map(({ id }) => [id, 1]));
  const session = new Session(entries, 'practice', puzzling({ solved }), () => 0);
  assert.equal(session.next(), entries[3]);
  assert.equal(session.next(), entries[4]);
});

test('practice gives the puzzles for beginners in their order', () => {
  const first = entries.map((entry, number) => ({ ...entry, first: number < 9 }));
  const session = new Session(first, 'practice', puzzling({ solved: { [entries[1].id]: 1 } }), () => 0.99);
  const given = Array.from({ length: 8 }, () => session.next());
  assert.deepEqual(given, [first[0], ...first.slice(2, 9)]);
});

test('boards that look filled come last, and never as the puzzle of the day', () => {
  const crowded = entries.map((entry, number) => ({ ...entry, crowded: number % 2 === 1 }));
  const session = new Session(crowded, 'run', puzzling({}), () => 0);
  const given = Array.from({ length: 20 }, () => {
    session.solved++;
    return session.next();
  });
  assert.ok(given.slice(0, 8).every((entry) => !entry?.crowded));
  assert.equal(new Set(given).size, 20);
  assert.ok(!ofToday(crowded).crowded);
});

test('days in a row are counted while none is left out', () => {
  values.clear();
  const mine = new Puzzling();
  assert.equal(mine.daysInRow(100), 0);
  for (const day of [100, 100, 101, 102]) mine.solveDaily(day);
  assert.deepEqual(
    [102, 103, 104].map((day) => mine.daysInRow(day)),
    [3, 3, 0],
  );
  const early = mine.puzzled;
  mine.solveDaily(104);
  assert.equal(mine.daysInRow(104), 1);
  mine.merge(early, ignore);
  assert.equal(mine.daysInRow(104), 1, 'the one that goes on later');
});

test('a streak becomes harder, and no puzzle comes twice', () => {
  const session = new Session(entries, 'streak', puzzling({}), () => 0);
  const seen = [];
  for (let entry = session.next(); entry; entry = session.next()) {
    seen.push(entry);
    session.solved++;
  }
  assert.equal(new Set(seen).size, entries.length);
  assert.deepEqual(
    seen.slice(0, 9).map(({ grade }) => grade),
    [1, 1, 1, 1, 2, 2, 2, 2, 3],
  );
});

test('the puzzles that come back today are repeated', () => {
  const today = dayOf(new Date());
  const own = ownEntry('a puzzle of my own');
  const returns = { [entries[7].id]: [0, today], [entries[8].id]: [0, today + 1], [own.id]: [0, today] };
  const mine = puzzling({ returns, own: [own.text] });
  const session = new Session(due(entries, mine), 'repeat', mine);
  assert.equal(session.next(), entries[7]);
  assert.deepEqual(session.next(), own);
  assert.equal(session.next(), null);
});

test('progress is added to that of another browser', () => {
  values.clear();
  const mine = new Puzzling();
  mine.answer('0123abcd', true, 5);
  mine.answer('0123abce', false, 5);
  mine.score('run', 7);
  mine.addOwn(['text']);
  const kept = mine.puzzled;
  const learned = new Progress();
  learned.add('first-0');
  learned.update({ rung: 3 });
  const steps = learned.learned;
  values.clear();
  const other = new Puzzling();
  other.score('run', 3);
  for (const wrong of [null, 'text', [], { own: 5 }]) other.merge(wrong, ignore);
  other.merge(kept, ignore);
  assert.equal(other.puzzled.best.run, 7);
  assert.deepEqual(other.puzzled, kept);
  const away = new Progress();
  away.add('edge-1');
  for (const wrong of [null, 'text', { done: 5, rung: 'x' }, { done: ['x'.repeat(99)] }]) {
    away.merge(wrong, ignore);
  }
  away.merge(steps, ignore);
  assert.deepEqual(away.learned, { done: ['edge-1', 'first-0'], rung: 3, climbs: false });
});
