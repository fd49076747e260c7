/** @file What is taken from storages, files and the database: nothing damaged passes, and nothing valid is lost. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRecord, recordIn } from '../../web/model/saved.js';
import { gameOf, savedGame } from '../../web/store/gamestate.js';
import { listedGame, listedGameOf } from '../../web/store/listedgame.js';

const GAME = {
  id: 7,
  names: ['Ann', 'Bob'],
  width: 15,
  height: 15,
  moves: 3,
  changed: 1.7e12,
  seats: [0, 2],
  fits: true,
  ended: true,
  played: true,
  byLink: { game: 'abcdefgh', you: 0, turn: 1 },
  folder: 'Cup',
  tags: ['final'],
  since: [{ kind: 'play', x: 1, y: 2 }],
};
const TEXTS = ['', 'x', '__proto__', 'y'.repeat(1e5)];
const LISTS = [[], [[[]]], [null], {}, { length: -1 }, { length: 1e9 }, JSON.parse('{"__proto__":{"id":1}}')];
const ODD = [
  undefined,
  null,
  true,
  NaN,
  Infinity,
  -Infinity,
  1e300,
  -1,
  0.5,
  new Date(NaN),
  ...TEXTS,
  ...LISTS,
];

test('a game of the list is taken as it is', () => {
  assert.deepEqual(listedGameOf(GAME), GAME);
});

test('the list knows which games have ended', () => {
  const position = { names: [], width: 5, height: 5, plies: 9, branches: [] };
  const listed = (ended) => listedGame(1, 1, { ...gameOf({ ended }, null), position });
  for (const odd of ODD) assert.equal(listed(odd).ended, odd === true ? true : undefined);
});

test('a damaged field of a game of the list takes only itself', () => {
  for (const field of Object.keys(GAME)) {
    for (const value of ODD) {
      const game = listedGameOf({ ...GAME, [field]: value });
      if (field === 'id') {
        assert.equal(game, null);
        continue;
      }
      assert.ok(game.names.every((name) => typeof name === 'string' && name.length <= 200));
      for (const number of [game.width, game.height, game.moves, game.changed]) assert.ok(number >= 0);
      assert.ok(!Number.isNaN(new Date(game.changed).getTime()));
      assert.ok((game.tags ?? []).every((tag) => typeof tag === 'string'));
      const others = Object.keys(GAME).filter((name) => name !== field);
      for (const other of others) assert.deepEqual(game[other], GAME[other], `${field} ${other}`);
    }
  }
  for (const value of ODD) assert.equal(listedGameOf(value), null);
});

test('requests that would open another game are no changes of a saved one', () => {
  const since = [{ kind: 'new' }, null, 5, { kind: 5 }, { kind: 'open_link', link: 'x' }, GAME.since[0]];
  assert.deepEqual(listedGameOf({ ...GAME, since }).since, GAME.since);
});

test('a row of a tab is a game or none, and never throws', () => {
  const text = JSON.stringify({ played: true, seats: [0, 0] });
  assert.equal(savedGame({ id: 1, stamp: 2, text }).state.played, true);
  for (const odd of ODD) {
    for (const row of [odd, { id: odd, stamp: 1, text }, { id: 1, stamp: odd, text }]) savedGame(row);
    const saved = savedGame({ id: 1, stamp: 1, text: odd });
    if (saved) listedGame(1, 1, saved.state);
    listedGame(1, 1, gameOf(odd, odd));
    for (const field of [
      'position',
      'since',
      'queue',
      'turn',
      'draft',
      'seats',
      'byLink',
      'tags',
      'folder',
    ]) {
      listedGame(1, 1, gameOf({ [field]: odd }, null));
    }
  }
  assert.equal(savedGame({ id: 1, stamp: 1e300, text }), null);
  assert.equal(savedGame({ id: 1, stamp: 1, text: '{"a' }), null);
});

test('a record is an object that is not nested too deeply', () => {
  const nested = (depth) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  assert.ok(recordIn(nested(40)));
  for (const depth of [60, 400, 100_000]) assert.equal(recordIn(nested(depth)), null);
  for (const text of ['null', '5', '[]', '"x"', '{"a', '', undefined, null]) {
    assert.equal(recordIn(text), null);
  }
  for (const odd of ODD) assert.equal(typeof isRecord(odd), 'boolean');
});
