import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { bytesOf, textOf } from '../../web/single_file/packed.js';

test('bytes come back from their text, whatever their number', () => {
  for (let length = 0; length < 300; length++) {
    for (const bytes of [randomBytes(length), new Uint8Array(length), new Uint8Array(length).fill(255)]) {
      assert.deepEqual([...bytesOf(textOf(bytes))], [...bytes]);
    }
  }
});

test('the text is printable, needs no escape in a script element, and is 1.231 times as long', () => {
  const text = textOf(randomBytes(13_000));
  assert.match(text, /^[!-;=-|]+$/);
  assert.equal(text.length, 16_000);
});
