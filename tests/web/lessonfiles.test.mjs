/** @file Lessons in links and files: hostile links are refused, or hold a text that is bounded. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorOf, register } from '../../web/model/doors.js';
import {
  classLink,
  classLinkParts,
  isClass,
  isLesson,
  lessonLink,
  partsOf,
  teachersLink,
} from '../../web/model/lessonfiles.js';
import { plain } from '../../web/model/plain.js';
import { DOORS } from '../../web/screens/doors.js';

register(DOORS);

const TEXT = 'lesson: One\n\ntext: Capture – ż, ж.\naim: capture 1\n. R . .\nR B . .\n. R . .\n. . . .\n';
const ROUNDS = Number(process.env.KROPKI_ROUNDS ?? 1000);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=%<&#/"\u0000ż';

/** Return numbers below 2³² that look random, the same each time. @param {number} seed */
function* numbers(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

test('a lesson survives its link', async () => {
  const fragment = /** @type {string} */ (await lessonLink.pack(TEXT));
  assert.match(fragment, /^#lesson=[\w-]+$/);
  assert.ok(lessonLink.fits(fragment));
  assert.equal(await lessonLink.unpack(fragment), TEXT);
});

test('a link of a class says who opens it', async () => {
  const fragment = /** @type {string} */ (await classLink.pack('class: One\n=== lesson: first\n'));
  const own = { fragment, isTeachers: false, code: undefined };
  assert.deepEqual(classLinkParts(fragment), own);
  assert.deepEqual(classLinkParts(teachersLink(fragment)), { ...own, isTeachers: true });
  assert.deepEqual(classLinkParts(`${fragment}&progress=81R9P-0`), { ...own, code: '81R9P-0' });
  assert.deepEqual(classLinkParts(`${fragment}&progress=`), { ...own, code: '' });
  assert.equal(doorOf(teachersLink(fragment))?.door.name, 'classroom');
});

test('the link of a puzzle leads to the puzzles', () => {
  assert.equal(doorOf('#puzzle=9e6df5bf')?.door.name, 'puzzles');
  for (const wrong of ['#puzzle=', '#puzzle=9e6df5b', '#puzzle=9e6df5bff']) assert.equal(doorOf(wrong), null);
});

test('damaged and made-up links hold no lesson, or a text that is bounded', async () => {
  const whole = /** @type {string} */ (await lessonLink.pack(TEXT.repeat(20)));
  const random = numbers(11);
  const next = (/** @type {number} */ limit) => Number(random.next().value) % limit;
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const changed = [...whole];
    for (let count = 1 + next(4); count; count--) {
      const at = 8 + next(changed.length - 8);
      const added = Array.from({ length: next(3) }, () => LETTERS[next(LETTERS.length)]);
      changed.splice(at, next(3), ...added);
    }
    const text = await lessonLink.unpack(next(3) ? changed.join('') : whole.slice(0, next(whole.length)));
    if (text === null) continue;
    found++;
    assert.ok(text.length <= 100_000);
  }
  assert.ok(found < ROUNDS / 2, String(found));
});

test('a small link cannot hold an endless text', async () => {
  const fragment = /** @type {string} */ (await lessonLink.pack('x'.repeat(10_000_000)));
  assert.ok(fragment.length < 40_000);
  assert.equal(await lessonLink.unpack(fragment), null);
});

test('links to screens are names and nothing else', () => {
  const random = numbers(5);
  const next = (/** @type {number} */ limit) => Number(random.next().value) % limit;
  const starts = ['#open=lessons', '#open=puzzles/', '#open=lab/', '#open=', '#puzzle='];
  for (let round = 0; round < ROUNDS; round++) {
    const rest = Array.from({ length: next(24) }, () => LETTERS[next(LETTERS.length)]).join('');
    const link = doorOf(starts[next(starts.length)] + rest);
    if (link) assert.match(link.part, /^[a-z]{0,20}$/);
  }
});

test('a file is a lesson if it begins as one', async () => {
  for (const text of [TEXT, `\uFEFF# mine\n\n${TEXT}`]) assert.ok(await isLesson(new Blob([text])));
  for (const text of ['', '(;GM[40])', 'text: x', 'lesson x', `${'#'.repeat(300_000)}\n${TEXT}`]) {
    assert.ok(!(await isLesson(new Blob([text]))), text.slice(0, 20));
  }
});

test('a file is a class if it begins as one', async () => {
  assert.ok(await isClass(new Blob(['# mine\n\nclass: x\n'])));
  assert.ok(!(await isClass(new Blob([TEXT]))));
  assert.ok(!(await isLesson(new Blob(['class: x\n']))));
});

test('a file begins as one in whatever form Windows, Word and slides save it', async () => {
  const text = '# Żółw\n\nclass: x\n=== lesson: first\n';
  const wide = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  const forms = [
    ...['\r\n', '\r', '\v', '\u2028', '\u0085'].map((end) => text.replaceAll('\n', end)),
    text.replace('class:', '\u200bClass\u00a0:'),
    text.replace('\n\n', '\n\u00a0\u00ad\n'),
    wide,
    new Blob(['\xff\xfe'].map((mark) => Uint8Array.from(mark, (sign) => sign.charCodeAt(0))).concat([wide])),
    new Uint8Array(wide.buffer.slice(0)).map((_, place, bytes) => bytes[place ^ 1]),
    Uint8Array.from(text.replace('Ż', '\xaf').replace('ł', '\xb3'), (letter) => letter.charCodeAt(0)),
  ];
  for (const form of forms) assert.ok(await isClass(new Blob([form])), JSON.stringify(form));
});

test('a class is divided into its steps whatever signs its keys are made of', () => {
  const head = ['# для 5б: всем', '\ufeffСlass： Наша игра: 1', 'hints:\u00a0оff', 'level: ５'].join('\n');
  const steps = ['===\u00a0lesson: first', '＝＝＝ position: Что?\n. R .', '\u200b=== game'];
  const { head: fields, parts } = partsOf([head, ...steps].join('\n\n'));
  assert.deepEqual(
    [...fields],
    [
      ['class', 'Наша игра: 1'],
      ['hints', 'оff'],
      ['level', '５'],
    ],
  );
  assert.deepEqual(parts, steps);
  assert.equal(plain('оff ５ ＤＢ Аа – x'), 'off 5 DB Aa - x');
});
