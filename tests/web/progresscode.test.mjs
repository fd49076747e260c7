/** @file Codes of progress: what they hold, and that mistyped and other ones are noticed. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newStep, together } from '../../web/model/classprogress.js';
import { MAX_CODE, MAX_WRONG, progressCode, progressOf, wholeCode } from '../../web/model/progresscode.js';

const IDS = ['84d4a394', '3bd16ac4', '47294301'];
const COURSE = { name: '9e6df5bf', steps: IDS.map((id) => ({ id })) };
const STEPS = [
  { ...newStep(IDS[0]), done: true, wrong: 2 },
  newStep(IDS[1]),
  { ...newStep(IDS[2]), done: true, point: 'cD' },
];
const BOARDS = ['01234567', '89abcdef', 'fedcba98'];
const HALF = { ...newStep(IDS[1]), wrong: 1, boards: BOARDS.slice(1) };
/** The code of version 1 of these steps, in a class whose text has the name of `COURSE`. */
const OLD = '6F6VX-87408-89T6K-VCC5G-J4G';
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const of = (steps, name = '') => ({ name, steps, others: [] });
const courseOf = (...ids) => ({ name: '00000000', steps: ids.map((id) => ({ id })) });
const done = ({ steps }) => steps.map((step) => step.done);

test('a code holds the progress and the name', () => {
  const progress = of(STEPS, 'Żółw 7');
  const code = progressCode(progress);
  assert.match(code, /^(?:[0-9A-Z]{5}-)+[0-9A-Z]{1,5}$/);
  assert.deepEqual(progressOf(COURSE, code), progress);
});

test('a code is short', () => {
  const steps = [...IDS, ...IDS, ...IDS.slice(1)].map((id) =>
    Object.assign(newStep(id), { done: true, wrong: 3 }),
  );
  assert.ok(progressCode(of(steps)).replaceAll('-', '').length <= 36);
});

test('it may be typed in small letters, with other signs between them and with letters that look alike', () => {
  const code = progressCode(of(STEPS));
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  assert.deepEqual(progressOf(COURSE, ` ${typed}\n`), of(STEPS));
  assert.deepEqual(progressOf(COURSE, `\ufeff${code.replaceAll('-', '–')}\u200b\u00a0`), of(STEPS));
});

test('many wrong answers count as the most', () => {
  const code = progressCode(of([{ ...STEPS[0], wrong: 999 }]));
  assert.equal(progressOf(courseOf(IDS[0]), code).steps[0].wrong, MAX_WRONG);
});

test('a long name is cut between letters', () => {
  const { name } = progressOf(COURSE, progressCode(of(STEPS, 'ж'.repeat(40))));
  assert.equal(name, 'ж'.repeat(15));
});

test('what can be read of a code that a platform has cut off is kept', () => {
  const code = progressCode(of(STEPS, 'Ola'));
  const counts = Array.from(code, (_, length) => {
    const known = progressOf(COURSE, code.slice(0, length), true);
    if (typeof known === 'string') return known;
    assert.ok(known.isCut);
    const read = known.steps.filter((step, place) => step.done && STEPS[place].done).length;
    assert.ok(known.steps.every((step, place) => !step.done || STEPS[place].done));
    return read;
  });
  assert.deepEqual([...new Set(counts)], ['damaged', 0, 1, 2]);
  for (const cut of [code.slice(0, -3), code.slice(0, 12)]) assert.equal(progressOf(COURSE, cut), 'damaged');
  assert.equal(progressOf(COURSE, code, true).isCut, undefined);
});

test('a code is read in a class that was changed meanwhile', () => {
  const code = progressCode(of(STEPS, 'Ola'));
  const [a, b, c] = IDS;
  assert.deepEqual(done(progressOf(courseOf(a, b, c, '11111111'), code)), [true, false, true, false]);
  assert.deepEqual(done(progressOf(courseOf(c, a), code)), [true, true]);
  assert.deepEqual(done(progressOf(courseOf('11111111', c, b, a), code)), [false, true, false, true]);
  assert.equal(progressOf(courseOf(c), code).steps[0].point, 'cD');
});

test('a step that is there twice counts twice', () => {
  const twice = courseOf(IDS[0], IDS[1], IDS[0]);
  const code = progressCode(of([STEPS[0], STEPS[1], newStep(IDS[0])]));
  assert.deepEqual(done(progressOf(twice, code)), [true, false, false]);
});

test('the code of another class is told apart', () => {
  const code = progressCode(of(STEPS));
  assert.equal(progressOf(courseOf('11111111', '22222222'), code), 'other');
  assert.equal(
    progressOf(courseOf(IDS[0], ...['1', '2', '3', '4'].map((digit) => digit.repeat(8))), code).isOld,
    undefined,
  );
  assert.equal(progressOf(courseOf(), code), 'other');
});

test('codes of version 1 are read by the place of a step', () => {
  const read = progressOf(COURSE, OLD);
  assert.deepEqual([done(read), read.name, read.isOld], [[true, false, true], 'Ola', false]);
  assert.equal(read.steps[2].id, IDS[2]);
  assert.equal(progressOf(courseOf(...IDS), OLD).isOld, true);
  assert.equal(progressOf(courseOf(IDS[0]), OLD), 'other');
  assert.deepEqual(done(progressOf(courseOf(IDS[0]), OLD, true)), [true]);
  assert.deepEqual(done(progressOf(courseOf(...IDS, '11111111'), OLD, true)), [true, false, true, false]);
});

test('what a platform keeps has half lessons, and steps that are not in the class now', () => {
  const others = [{ ...newStep('11111111'), done: true }, newStep('22222222')];
  const { code, isWhole } = wholeCode({ name: '', steps: [STEPS[0], HALF], others });
  assert.ok(isWhole);
  const read = progressOf(courseOf(IDS[0], IDS[1]), code, true);
  assert.deepEqual(
    read.steps[1].boards,
    BOARDS.slice(1).map((id) => id.slice(0, 3)),
  );
  assert.deepEqual(done(progressOf(courseOf('11111111', IDS[1]), code, true)), [true, false]);
  const back = progressOf(courseOf('11111111'), wholeCode(read).code, true);
  assert.deepEqual([done(back), back.steps.length, back.others.length], [[true], 1, 2]);
});

test('what a platform keeps fits into SCORM 1.2, without half lessons if it must', () => {
  const boards = Array.from({ length: 100 }, (_, place) => place.toString(16).padStart(8, '7'));
  const steps = Array.from({ length: 100 }, (_, place) => ({
    ...newStep(place.toString(16).padStart(8, '9')),
    wrong: 15,
    point: 'mm',
    boards,
  }));
  const { code, isWhole } = wholeCode(of(steps, 'ж'.repeat(15)));
  assert.ok(code.length <= MAX_CODE);
  assert.equal(isWhole, false);
  const few = wholeCode(
    of(steps.map((step, place) => Object.assign(newStep(step.id), place < 12 ? step : {}))),
  );
  assert.ok(few.isWhole && few.code.length <= MAX_CODE, String(few.code.length));
});

test('nothing that was done is lost when two visits are put together', () => {
  const first = of(
    [
      { ...newStep(IDS[0]), done: true, wrong: 1 },
      { ...newStep(IDS[1]), boards: [BOARDS[0]] },
    ],
    'Ola',
  );
  const second = of([
    { ...newStep(IDS[1]), wrong: 4, boards: [BOARDS[0].slice(0, 3), BOARDS[1]] },
    newStep(IDS[0]),
  ]);
  const all = together([IDS[0], IDS[1]], [second, first]);
  assert.deepEqual([done(all), all.name], [[true, false], 'Ola']);
  assert.deepEqual(all.steps[1].boards.length, 2);
  assert.deepEqual([all.steps[0].wrong, all.steps[1].wrong], [1, 4]);
});

test('every single mistyped, missing or exchanged letter is noticed', () => {
  const code = progressCode(of(STEPS, 'Ola')).replaceAll('-', '');
  for (let at = 0; at < code.length; at++) {
    const [before, after] = [code.slice(0, at), code.slice(at + 1)];
    assert.equal(progressOf(COURSE, before + after), 'damaged');
    for (const letter of ALPHABET) {
      if (letter === code[at]) continue;
      const read = progressOf(COURSE, before + letter + after);
      assert.equal(read, 'damaged', `${code} ${at} ${letter}`);
    }
    const exchanged = before + (after[0] ?? '') + code[at] + after.slice(1);
    if (after && exchanged !== code && at < code.length - 2) {
      assert.equal(progressOf(COURSE, exchanged), 'damaged');
    }
  }
});

test('anything else is refused', () => {
  let state = 7;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  for (let round = 0; round < 10_000; round++) {
    const text = Array.from({ length: next() % 60 }, () => String.fromCharCode(32 + (next() % 200))).join('');
    assert.equal(progressOf(COURSE, text), 'damaged');
  }
  for (const text of ['', '-', 'x'.repeat(100_000)]) assert.equal(progressOf(COURSE, text), 'damaged');
});
