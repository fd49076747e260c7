import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';
import { isPosition } from '../../web/model/saved.js';
import { linkedPosition } from '../../web/viewer/linked.js';
import { DICTIONARY } from '../../web/viewer/linktext.js';
import { oracle } from './oracle.mjs';

const game = {
  width: 9,
  height: 9,
  rules: 'russian',
  options: { captures: 'automatic' },
  opening: { name: 'empty', seed: 0, handicap: 0, position: '' },
  names: ['', ''],
  first: 0,
  clock: null,
  setup: '',
  moves: ['aa', 'bb'],
  branches: [],
  notes: [],
  ply: 2,
  numbers: [],
};
const packText = (text) => `1${deflateRawSync(text).toString('base64url')}`;
const pack = (value) => packText(JSON.stringify(value));

test('F6: a link leads to the same position as in the engine', async () => {
  assert(oracle.links.filter(({ captures }) => captures?.some(Boolean)).length > 50);
  for (const { link, move, position, captures, is_over: isOver } of oracle.links) {
    const found = await linkedPosition(link, move);
    assert(found);
    assert(isPosition(found));
    const fields = Object.keys(position).filter((field) => field !== 'turn' || !isOver);
    for (const field of fields) assert.deepEqual(found[field], position[field], `${field} of ${link}`);
    if (captures) assert.deepEqual(found.captures, captures, link);
  }
});

test('the dictionary of links is the one of the engine', () => {
  assert.equal(DICTIONARY, oracle.dictionary);
});

test('10,000 fuzzed links lead nowhere, or to a position that can be shown', async () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%=&<';
  const { link } = oracle.links[0];
  let seed = 19;
  const random = (/** @type {number} */ below) => (seed = (seed * 48271) % 2147483647) % below;
  let refused = 0;
  for (let i = 0; i < 10_000; i++) {
    const place = random(link.length);
    const added = Array.from({ length: random(9) }, () => letters[random(letters.length)]).join('');
    const position = await linkedPosition(link.slice(0, place) + added + link.slice(place + random(9)), null);
    if (position) assert(isPosition(position));
    else refused++;
  }
  assert(refused > 9_000, `${refused}`);
});

test('F6: a hostile link leads nowhere', async () => {
  const large = { ...game, width: 52, height: 52 };
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const border = Array.from(letters.slice(1, -1), (letter) => `${letter}a`).join('');
  const texts = [
    '',
    '1',
    '9' + pack(game).slice(1),
    pack(game).slice(0, -7),
    '1' + 'A'.repeat(5_000),
    '1' + '_'.repeat(200_000),
    '1' + 'A'.repeat(2_000_001),
    '1<img src=x onerror=alert(1)>',
    pack('x'.repeat(5_000_000)),
    packText('['.repeat(500_000)),
    pack(null),
    pack({ ...game, width: 53 }),
    pack({ ...game, width: 1e9 }),
    pack({ ...game, names: Array(99).fill('') }),
    pack({ ...game, moves: Array(10_001).fill('aa') }),
    pack({ ...game, moves: ['zz'] }),
    pack({ ...game, moves: ['aa', 'aa'] }),
    pack({ ...game, moves: [1] }),
    pack({ ...game, options: { captures: 'automatic', edge: true } }),
    pack({ ...game, opening: { ...game.opening, name: '__proto__' } }),
    pack({ ...game, opening: { ...game.opening, name: 'four-crosses' }, width: 1, height: 1 }),
    pack({ ...large, moves: Array(9_000).fill(`.${border}`.repeat(40)), ply: 9_000 }),
  ];
  for (const text of texts) assert.equal(await linkedPosition(text, null), null, text.slice(0, 40));
  assert.equal((await linkedPosition(pack(game), 999)).ply, 2);
});
