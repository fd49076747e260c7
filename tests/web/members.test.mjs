/** @file Reading a large JSON object member by member. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { membersOf } from '../../web/screens/files/members.js';

/** A file whose bytes come a few at a time. */
class Trickle extends Blob {
  slice(start, end) {
    return super.slice(start, Math.min(end, start + 3));
  }
}

const read = async (text) => {
  const found = [];
  for await (const { name, text: value } of membersOf(new Trickle([text]), 'games')) {
    found.push([name, value]);
  }
  return found;
};

test('each member and each item of the list is read, whatever is in their texts', async () => {
  const games = [[{ names: ['"]},{[', 'ż\\"ółw\\'] }, { moves: [] }], null, 5, [], {}];
  const value = {
    kropki: 'everything',
    games,
    learned: { done: ['a', '[,'], games: [1, 2] },
    none: null,
    last: [1],
  };
  for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    const found = await read(text);
    const values = found.map(([name, each]) => [name, JSON.parse(each)]);
    assert.deepEqual(values, [
      ['kropki', 'everything'],
      ...games.map((game) => ['games', game]),
      ['learned', value.learned],
      ['none', null],
      ['last', [1]],
    ]);
  }
});

test('an empty list, and a list that is none', async () => {
  assert.deepEqual(await read('{"games":[],"a":1}'), [['a', '1']]);
  assert.deepEqual(await read('{"games":{"a":[1,2]}}'), [['games', '{"a":[1,2]}']]);
});

test('a file that is cut off gives what is whole, and rubbish ends', async () => {
  const text = '{"kropki":"everything","games":[[1,"a"],[2,"b"],[3,"c';
  assert.deepEqual((await read(text)).slice(1), [
    ['games', '[1,"a"]'],
    ['games', '[2,"b"]'],
  ]);
  for (const rubbish of ['', ']]]]', '{{{{', '"', '\\', '{"a"', '}{,:,:', 'x'.repeat(50)]) {
    await assert.doesNotReject(read(rubbish));
  }
});
