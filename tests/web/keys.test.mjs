/** @file Shortcuts on keyboards that write other alphabets, with Caps Lock, and on Latin keyboards of other countries. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, namesOfKeys } from '../../web/base/keys.js';

const stands = (key, code, shiftKey = false) => keyOf({ key, code, shiftKey });

for (const [layout, keys] of Object.entries({
  Russian: 'q:й w:ц e:у r:к t:е u:г o:щ p:з a:ф s:ы d:в f:а g:п h:р l:д z:я x:ч c:с v:м b:и n:т m:ь y:н',
  Ukrainian: 's:і w:ц u:г z:я',
  Greek: 'u:θ s:σ z:ζ',
  Hebrew: 'u:ו s:ד z:ז',
  Arabic: 'u:ع s:س z:ئ',
})) {
  test(`a letter of a ${layout} keyboard counts by its place`, () => {
    for (const pair of keys.split(' ')) {
      const [letter, key] = pair.split(':');
      assert.equal(stands(key, `Key${letter.toUpperCase()}`), letter);
      assert.equal(stands(key.toUpperCase(), `Key${letter.toUpperCase()}`), letter);
    }
  });
}

test('signs that a Russian keyboard has elsewhere count by their place, and where they are', () => {
  assert.equal(stands('б', 'Comma'), ',');
  assert.equal(stands('Ю', 'Period', true), '>');
  assert.equal(stands('х', 'BracketLeft'), '[');
  assert.equal(stands('.', 'Slash'), '.');
  assert.equal(stands('?', 'Digit7', true), '?');
  assert.equal(stands('؟', 'Slash', true), '?');
});

test('a Latin keyboard counts by its characters', () => {
  assert.equal(stands('a', 'KeyQ'), 'a'); // French
  assert.equal(stands('z', 'KeyY'), 'z'); // German
  assert.equal(stands('ß', 'Minus'), 'ß');
  assert.equal(stands('ü', 'BracketLeft'), 'ü');
  assert.equal(stands('O', 'KeyO'), 'o'); // with Caps Lock
});

test('a key of the row of figures is its figure, whatever it writes', () => {
  assert.equal(stands('ě', 'Digit2'), '2'); // Czech
  assert.equal(stands('٣', 'Digit3'), '3'); // Arabic
  assert.equal(stands('+', 'Digit1'), '+'); // Czech, and ASCII
});

test('named keys stay, and keys that a method of input hides count by their place', () => {
  assert.equal(stands('Enter', 'Enter'), 'Enter');
  assert.equal(stands(' ', 'Space'), ' ');
  assert.equal(stands('Process', 'KeyU'), 'u');
  assert.equal(stands('Unidentified', ''), 'Unidentified');
});

test('names of keys say what is printed beside the letter', () => {
  assert.equal(namesOfKeys('U, Ctrl+Z, Esc', 'ru'), 'U (Г), Ctrl+Z (Я), Esc');
  assert.equal(namesOfKeys('S', 'uk'), 'S (І)');
  assert.equal(namesOfKeys('U', 'pl'), 'U');
});
