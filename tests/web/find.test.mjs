/** @file The search of the menu: words, accents and the order of what it finds. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { found } from '../../web/screens/find/commands.js';

const COMMANDS = [
  { name: 'Redo', about: 'Redo (R)' },
  { name: 'Share…', about: 'Share this game: link, file, picture' },
  { name: 'Picture', about: '' },
  { name: 'Nápověda', about: '' },
  { name: 'Łatwy', about: '' },
  { name: 'Сыграть ещё', about: 'Ещё одна игра' },
];
const names = (/** @type {string} */ question) => found(COMMANDS, question).map(({ name }) => name);

test('what begins with the words comes first, then what has them elsewhere', () => {
  assert.deepEqual(names('pic'), ['Picture', 'Share…']);
  assert.deepEqual(names('game share'), ['Share…']);
});

test('letters count without accents, in any case and alphabet', () => {
  assert.deepEqual(names('NAPO'), ['Nápověda']);
  assert.deepEqual(names('latwy'), ['Łatwy']);
  assert.deepEqual(names('еще'), ['Сыграть ещё']);
});

test('nothing is found for no words, and for the middle of a word', () => {
  assert.deepEqual(names('  … '), []);
  assert.deepEqual(names('edo'), []);
});
