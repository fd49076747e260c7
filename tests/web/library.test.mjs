import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findGames, foldersOf, tagsIn } from '../../web/screens/library/search.js';

const game = (id, names, more = {}) => ({
  id,
  names,
  width: 15,
  height: 15,
  moves: 3,
  changed: Date.UTC(2026, 5, 1),
  ...more,
});
const games = [
  game(1, ['Żółw', 'Ola'], { folder: 'School', tags: ['final', 'long'] }),
  game(2, ['Ann', 'Bob'], { width: 39, height: 32, tags: ['semifinal'] }),
  game(3, ['', ''], { folder: 'Club' }),
];
const found = (words, folder = null) => findGames(games, { words, folder }).map(({ id }) => id);

test('games are found by names, tags, folder, size and year', () => {
  assert.deepEqual(found(''), [1, 2, 3]);
  assert.deepEqual(found('zołw'), [1]);
  assert.deepEqual(found('OLA'), [1]);
  assert.deepEqual(found('zo'), [1]);
  assert.deepEqual(found('final'), [1, 2]);
  assert.deepEqual(found('#FINAL'), [1]);
  assert.deepEqual(found('39x32'), [2]);
  assert.deepEqual(found('39×32 bob'), [2]);
  assert.deepEqual(found('2026 club'), [3]);
  assert.deepEqual(found('bob ola'), []);
});

test('a folder, or none', () => {
  assert.deepEqual(found('', 'Club'), [3]);
  assert.deepEqual(found('', ''), [2]);
  assert.deepEqual(foldersOf(games), ['Club', 'School']);
});

test('tags in a text', () => {
  assert.deepEqual(tagsIn(' final, #long ,, final '), ['final', 'long']);
  assert.deepEqual(tagsIn(''), []);
});
