import assert from 'node:assert/strict';
import { randomBytes, randomInt } from 'node:crypto';
import { test } from 'node:test';
import { pack, unpack } from '../../web/engine/kept.js';

const PAGE = 4096;

test('memory comes back from its packed form, which has no empty pages', () => {
  for (let i = 0; i < 200; i++) {
    const memory = new Uint8Array(randomInt(20) * PAGE + 4 * randomInt(PAGE / 4));
    let full = 0;
    for (let at = 0; at < memory.length; at += PAGE) {
      if (randomInt(2)) continue;
      const page = memory.subarray(at, at + PAGE);
      page.set(randomBytes(page.length));
      page[0] ||= 1;
      full += page.length;
    }
    const packed = pack(memory);
    assert.ok(packed.length <= full + 8 * 13 + 8);
    const unpacked = new Uint8Array(memory.length);
    unpack(packed, unpacked);
    assert.deepEqual(unpacked, memory);
  }
});
