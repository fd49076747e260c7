import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KEYS } from '../../web/model/keys.js';
import { SOURCE } from '../../web/model/languages.js';
import { bundleOf, namesIn, sourceOf } from '../support/messages.mjs';

const words = bundleOf(SOURCE);
const text = (/** @type {string} */ id) => words.formatPattern(words.getMessage(id).value);

test('the help has words for each entry of the list of keys, and for no other', () => {
  const entries = namesIn(sourceOf(SOURCE))
    .filter((name) => /^key-\w+$/.test(name))
    .map((name) => name.slice(4));
  assert.deepEqual(entries.toSorted(), Object.keys(KEYS).toSorted());
});

test('the help names every letter that does something, and no other', () => {
  for (const [entry, keys] of Object.entries(KEYS)) {
    const bound = Object.keys(keys).filter((key) => /^[a-z]$/.test(key));
    if (!bound.length) continue;
    const named = text(`key-${entry}`).match(/\b[A-Z]\b/g) ?? [];
    assert.deepEqual(named.map((letter) => letter.toLowerCase()).toSorted(), bound.toSorted(), entry);
  }
});

test('no key does two things', () => {
  const all = Object.values(KEYS).flatMap(Object.keys);
  assert.deepEqual(all.toSorted(), [...new Set(all)].toSorted());
});
