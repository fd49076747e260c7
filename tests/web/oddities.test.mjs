/** @file Signs in a program that look like others: which are found, and what takes their place. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineAt, odditiesOf } from '../../web/model/oddities.js';

/** Return a program with what was probably meant. @param {string} source */
function mended(source) {
  let text = '';
  let at = 0;
  for (const { from, instead } of odditiesOf(source)) {
    text += source.slice(at, from) + instead;
    at = from + 1;
  }
  return text + source.slice(at);
}

const kinds = (/** @type {string} */ source) => odditiesOf(source).map(({ kind }) => kind);

test('what comes from Word, slides and chats is mended', () => {
  for (const [source, wanted] of [
    ['def choose(board):\n\u00a0\u00a0\u00a0 return 1', 'def choose(board):\n    return 1'],
    ['x =\u200b 1\ufeff', 'x = 1'],
    ['a\u2028b\u000bc', 'a\nb\nc'],
    ['print(“don’t”)', 'print("don’t")'],
    ['print(„tak”, ‘no’)', `print("tak", 'no')`],
    ['x – 1 − 2', 'x - 1 - 2'],
    ['if x ≤ 3 and y ≠ 4: pass', 'if x <= 3 and y != 4: pass'],
  ]) {
    assert.equal(mended(source), wanted);
  }
});

test('letters of other alphabets are found in words that mix them, and in words that a program needs', () => {
  assert.equal(mended('def сhoose(bоard):'), 'def choose(board):');
  assert.equal(mended('fоr х in у:\n  x'), 'for x in y:\n  x');
  const [odd] = odditiesOf('\n\ndef сhoose(board):');
  assert.deepEqual(
    [odd.sign, odd.instead, odd.word, lineAt('\n\ndef сhoose', odd.from)],
    ['с', 'c', 'сhoose', 3],
  );
});

test('words in other alphabets, strings and comments are left as they are', () => {
  for (const source of [
    'счёт = 1\nход = счёт + 1',
    'сор = 2',
    "s = 'a – “b” \u00a0\u200b'  # – сhoose “x”",
    'd = """\n“a” –\n"""',
    "s = 'it\\'s –'",
    'żółw = größe',
    'def choose(board):\n    return board.open_points[0]\n',
  ]) {
    assert.deepEqual(kinds(source), [], source);
  }
  assert.deepEqual(kinds("s = 'open –\nx – 1"), ['dash']);
});

test('any text is looked at, and mended once for all', () => {
  let state = 3;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  const signs = [...'ab"\'#\\\n “”‘’–\u00a0\u200b\u2028\u000bсоx(≤…'];
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: next() % 30 }, () => signs[next() % signs.length]).join('');
    for (const { from, sign } of odditiesOf(text)) assert.equal(text[from], sign);
    assert.ok(mended(text).length >= 0);
  }
});
