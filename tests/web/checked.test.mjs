/** @file What is damaged in the storage stays there until the reader removes it; what has no room there is not lost. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { together } from '../../web/model/classprogress.js';
import { Classed } from '../../web/store/classed.js';
import { Drafted } from '../../web/store/drafted.js';
import { Progress } from '../../web/store/learned.js';
import { Puzzling } from '../../web/store/puzzled.js';

/** @type {Map<string, string>} */
const values = new Map();
let isFull = false;
const localStorage = {
  getItem: (/** @type {string} */ key) => values.get(key) ?? null,
  removeItem: (/** @type {string} */ key) => values.delete(key),
  setItem(/** @type {string} */ key, /** @type {string} */ value) {
    if (isFull) throw new Error('no room');
    values.set(key, value);
  },
};
Object.assign(globalThis, { window: { localStorage } });
beforeEach(() => {
  values.clear();
  isFull = false;
});

test('what cannot be read is kept when the rest is written', () => {
  values.set('kropki.lessons', JSON.stringify(['lesson: One', 5, null]));
  const drafted = new Drafted();
  assert.deepEqual(drafted.texts, ['lesson: One']);
  assert.deepEqual(drafted.kept.damaged, [5, null]);
  drafted.keep('lesson: Two', true);
  assert.deepEqual(drafted.texts, ['lesson: Two', 'lesson: One']);
  assert.deepEqual(new Drafted().kept.damaged, [5, null]);
  drafted.kept.discard();
  assert.deepEqual(new Drafted().kept.damaged, []);
  assert.deepEqual(new Drafted().texts, ['lesson: Two', 'lesson: One']);
});

test('a value that is cut off is kept as the text that it is', () => {
  const cut = '{"done":["first-0","fir';
  values.set('kropki.learned', cut);
  const progress = new Progress();
  progress.add('edge-1');
  assert.deepEqual(progress.learned.done, ['edge-1']);
  assert.deepEqual(progress.kept.damaged, [cut]);
  values.set('kropki.learned', '[]');
  assert.deepEqual(progress.kept.damaged, [cut, []]);
});

test('what is damaged is not lost where there is no room', () => {
  values.set('kropki.puzzles', '{"own":["text",7]}');
  isFull = true;
  const puzzling = new Puzzling();
  puzzling.kept.discard();
  assert.deepEqual(puzzling.puzzled.own, ['text']);
  assert.deepEqual(puzzling.kept.damaged, [7]);
  puzzling.addOwn(['other']);
  assert.deepEqual(puzzling.puzzled.own, ['text', 'other']);
  isFull = false;
  puzzling.addOwn(['third']);
  assert.deepEqual(new Puzzling().puzzled.own, ['text', 'other', 'third']);
  assert.deepEqual(new Puzzling().kept.damaged, [7]);
});

test('what the browser does not keep lives as long as the page, and is said', () => {
  const drafted = new Drafted();
  drafted.keep('lesson: One');
  assert(!drafted.kept.isVolatile);
  isFull = true;
  drafted.keep('lesson: Two', true);
  assert(drafted.kept.isVolatile);
  assert.deepEqual(new Drafted().texts, ['lesson: Two', 'lesson: One']);
  assert.deepEqual(JSON.parse(values.get('kropki.lessons') ?? ''), ['lesson: One']);
  isFull = false;
  drafted.keep('lesson: Two');
  assert(!drafted.kept.isVolatile);
  assert.deepEqual(JSON.parse(values.get('kropki.lessons') ?? ''), ['lesson: Two', 'lesson: One']);
});

test('a browser without a storage keeps nothing beyond the page', () => {
  Object.assign(globalThis, { window: {} });
  const progress = new Progress();
  progress.add('first-0');
  assert(progress.kept.isVolatile);
  assert(new Progress().has('first-0'));
  Object.assign(globalThis, { window: { localStorage } });
  new Progress().add('first-0');
  new Progress().update({}); // written, so it is no longer in the page alone
  assert(!new Progress().kept.isVolatile);
});

test('nothing that a reader has made is dropped for something newer', () => {
  const puzzling = new Puzzling();
  const texts = Array.from({ length: 300 }, (_, number) => `puzzle ${number}`);
  for (const text of texts) puzzling.addOwn([text]);
  assert.deepEqual(puzzling.puzzled.own, texts);
  const drafted = new Drafted();
  for (const text of texts) drafted.keep(text, true);
  assert.equal(drafted.texts.length, texts.length);
  const classed = new Classed();
  for (let number = 0; number < 50; number++) {
    const id = (4096 + number).toString(16);
    const progress = together([id], []);
    progress.steps[0].done = true;
    classed.keep(`0000${id}`, progress);
  }
  assert.equal(Object.keys(classed.all).length, 50);
});

test('a damaged step of a class takes no other with it', () => {
  const steps = [{ id: 'abc1', done: true }, null, { id: 'abc2', done: true }];
  values.set('kropki.classes', JSON.stringify({ c00000000: { steps }, c00000001: 5, other: {} }));
  values.set('kropki.class', '"class: Mon');
  const classed = new Classed();
  assert.deepEqual(classed.damaged, [{ c00000001: 5 }, { other: {} }, null, '"class: Mon']);
  assert.deepEqual(
    classed.of('00000000', ['abc1', 'abc2']).steps.map(({ done }) => done),
    [true, true],
  );
  classed.discard();
  assert.deepEqual(classed.damaged, []);
  assert.equal(classed.open, null);
  assert.deepEqual(Object.keys(classed.all), ['c00000000']);
});
