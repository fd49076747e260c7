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
  position: '01 0,0 0,0',
};
const packText = (text) => `1${deflateRawSync(text).toString('base64url')}`;
const pack = (value) => packText(JSON.stringify(value));

test('F6: a link leads to the same position as in the engine', async () => {
  assert(oracle.links.filter(({ position }) => position.captures.some(Boolean)).length > 50);
  for (const { link, position } of oracle.links) {
    const found = await linkedPosition(link, null);
    assert(found);
    assert(isPosition(found));
    for (const field of Object.keys(position)) {
      assert.deepEqual(found[field], position[field], `${field} of ${link}`);
    }
  }
});

test('a link draws only its own position', async () => {
  for (const { link, position } of oracle.links) {
    const { ply, plies } = position;
    assert((await linkedPosition(link, ply))?.ply === ply);
    assert.equal((await linkedPosition(link, 999))?.ply, ply === plies ? plies : undefined);
    if (ply) assert.equal(await linkedPosition(link, ply - 1), null);
  }
});

test('what a link draws may be wrong, but it is drawn on the board', async () => {
  const found = await linkedPosition(
    pack({ ...game, position: '0 7,8 7.5,8 B aa . bb R ciic r ggcggc' }),
    null,
  );
  assert(isPosition(found));
  assert.deepEqual(found.captures, [7, 8]);
  assert.equal(found.dots.replaceAll('.', ''), 'BRR');
  assert.equal(found.owners.replaceAll('.', ''), 'rrr');
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
  const positions = [
    undefined,
    7,
    '',
    '01',
    '01 0,0',
    '01 0,0 0',
    '01 0,0 0,0,0',
    '01 0,0 0,x',
    '01 0,0 0,Infinity',
    '01 0,0 0,1e9',
    '01 0,0 0,',
    '02 0,0 0,0',
    '0x 0,0 0,0',
    ' 0,0 0,0',
    '01 0,0 0,0 R',
    '01 0,0 0,0 R a',
    '01 0,0 0,0 R aja',
    '01 0,0 0,0 R ja',
    '01 0,0 0,0 R ##',
    '01 0,0 0,0 G aa',
    '01 0,0 0,0 g aaa',
    '01 0,0 0,0 __proto__ aa',
    '01 0,0 0,0 r aa',
    '01 0,0 0,0 r aaj',
    '01 0,0 0,0 r bai',
    '01 0,0 0,0 r aa#',
    `01 0,0 0,0 R ${'aa'.repeat(50_000)}`,
  ];
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
    pack({ ...game, moves: ['aa', 'zz'] }),
    pack({ ...game, moves: ['aa', 1] }),
    pack({ ...game, ply: 3 }),
    pack({ ...game, ply: -1 }),
    ...positions.map((position) => pack({ ...game, position })),
  ];
  for (const text of texts) assert.equal(await linkedPosition(text, null), null, text.slice(0, 40));
  assert.equal((await linkedPosition(pack(game), 999)).ply, 2);
});
