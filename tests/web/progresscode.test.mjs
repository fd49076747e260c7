/** @file Codes of progress: what they hold, and that mistyped and other ones are noticed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MAX_WRONG, progressCode, progressOf } from '../../web/model/progresscode.js';

const ID = '9e6df5bf';
const STEPS = [
  { done: true, wrong: 2, point: '' },
  { done: false, wrong: 0, point: '' },
  { done: true, wrong: 0, point: 'cD' },
];
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test('a code holds the progress and the name', () => {
  const progress = { name: 'Żółw 7', steps: STEPS };
  const code = progressCode(ID, progress);
  assert.match(code, /^(?:[0-9A-Z]{5}-)+[0-9A-Z]{1,5}$/);
  assert.deepEqual(progressOf(ID, 3, code), progress);
});

test('a code is short', () => {
  const steps = Array.from({ length: 8 }, () => ({ done: true, wrong: 3, point: '' }));
  assert.ok(progressCode(ID, { name: '', steps }).replaceAll('-', '').length <= 22);
});

test('it may be typed in small letters, with other signs between them and with letters that look alike', () => {
  const progress = { name: '', steps: STEPS };
  const code = progressCode(ID, progress);
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  assert.deepEqual(progressOf(ID, 3, ` ${typed}\n`), progress);
});

test('many wrong answers count as the most', () => {
  const code = progressCode(ID, { name: '', steps: [{ done: false, wrong: 999, point: '' }] });
  assert.equal(progressOf(ID, 1, code).steps[0].wrong, MAX_WRONG);
});

test('a long name is cut between letters', () => {
  const { name } = progressOf(ID, 1, progressCode(ID, { name: 'ж'.repeat(40), steps: [STEPS[0]] }));
  assert.equal(name, 'ж'.repeat(15));
});

test('the code of another class is told apart', () => {
  const code = progressCode(ID, { name: '', steps: STEPS });
  assert.equal(progressOf('12345678', 3, code), 'other');
  assert.equal(progressOf(ID, 4, code), 'other');
});

test('every single mistyped, missing or exchanged letter is noticed', () => {
  const code = progressCode(ID, { name: 'Ola', steps: STEPS }).replaceAll('-', '');
  for (let at = 0; at < code.length; at++) {
    const [before, after] = [code.slice(0, at), code.slice(at + 1)];
    assert.equal(progressOf(ID, 3, before + after), 'damaged');
    for (const letter of ALPHABET) {
      if (letter === code[at]) continue;
      const read = progressOf(ID, 3, before + letter + after);
      assert.equal(read, 'damaged', `${code} ${at} ${letter}`);
    }
    const exchanged = before + (after[0] ?? '') + code[at] + after.slice(1);
    if (after && exchanged !== code && at < code.length - 2) {
      assert.equal(progressOf(ID, 3, exchanged), 'damaged');
    }
  }
});

test('anything else is refused', () => {
  let state = 7;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  for (let round = 0; round < 10_000; round++) {
    const text = Array.from({ length: next() % 60 }, () => String.fromCharCode(32 + (next() % 200))).join('');
    assert.equal(progressOf(ID, 3, text), 'damaged');
  }
  for (const text of ['', '-', 'x'.repeat(100_000)]) assert.equal(progressOf(ID, 3, text), 'damaged');
});
