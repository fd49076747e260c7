import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { draftOf, newStep, resized, textOf, wordCount } from '../../web/screens/learn/draft.js';

const FOLDER = new URL('../../lessons/', import.meta.url);

test('what is drawn and chosen becomes the text of a lesson', () => {
  const rows = resized(
    [
      ['.', 'R'],
      ['R', 'B', 'R'],
    ],
    4,
    3,
  );
  const step = { ...newStep(), text: ' Close\n the ring. ', wrong: 'No.', rows };
  assert.equal(
    textOf({ title: 'Mine', steps: [{ ...step, dots: 2, player: 'B' }] }),
    'lesson: Mine\n\ntext: Close the ring.\naim: capture 1 in 2\nplayer: B\nwrong: No.\n.  R  .  .\nR  B  R  .\n.  .  .  .\n',
  );
  const predict = { ...step, wrong: '', aim: /** @type {const} */ ('predict'), move: 'bc' };
  assert.match(
    textOf({ title: '', steps: [predict] }),
    /aim: predict\n\. {2}R {2}\. {2}\.\nR {2}B {2}R {2}\.\n\. {2}R1 \. {2}\.\n$/,
  );
});

test('our own lessons are shown in the form, and written as they were', () => {
  let shown = 0;
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(new URL(name, FOLDER), 'utf8').replace(/^#.*\n|^shape:.*\n|^rules:.*\n/gm, '');
    const draft = draftOf(text);
    if (!draft) continue;
    shown += draft.steps.length;
    assert.deepEqual(draftOf(textOf(draft)), draft);
    const bare = (/** @type {string} */ each) =>
      each
        .split('\n')
        .map((row) => row.trim())
        .sort()
        .join('\n')
        .trim();
    assert.equal(bare(textOf(draft)), bare(text));
  }
  assert.ok(shown >= 18, String(shown));
});

test('what the form cannot show stays a text', () => {
  const start = 'lesson: One\n\ntext: Go.\n';
  for (const rest of [
    'aim: place\nsgf: (;GM[40]SZ[4])\n',
    'aim: fly\n. . .\n. . .\n. . .\n',
    'aim: place\nshape: house\n. . .\n. . .\n. . .\n',
    'aim: place\n. . .\n. .\n. . .\n',
    'aim: place\n. X .\n. . .\n. . .\n',
    'aim: predict\n. R .\n. . .\n. . .\n',
    'aim: place\n. R1 .\n. . .\n. . .\n',
    'aim: place\n. Rb .\n. . .\n. . .\n',
  ]) {
    assert.equal(draftOf(start + rest), null, rest);
  }
  assert.equal(draftOf('a text'), null);
  assert.deepEqual(draftOf('lesson: \n'), { title: '', steps: [] });
});

test('words are counted', () => {
  assert.deepEqual(['', ' a ', 'a  b\nc'].map(wordCount), [0, 1, 3]);
});
