/** @file Bots in links and files: hostile ones are refused, and nothing of them runs. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  botFragment,
  botOfFile,
  botOfFragment,
  fileName,
  freeName,
  isBotFragment,
  MAX_SOURCE,
  nameOf,
  packagesOf,
} from '../../web/model/bots.js';

const SOURCE = 'def choose(board):\n    return board.open_points[0]  # ż, ж, 🟥\n';
const ROUNDS = 10_000;

/** Return numbers below 2³² that look random, the same each time. @param {number} seed */
function* numbers(seed) {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state;
  }
}

test('a bot survives its link', async () => {
  const bot = { name: 'Saver', source: SOURCE };
  const fragment = await botFragment(bot);
  assert.match(fragment, /^#bot=[\w-]+$/);
  assert.ok(isBotFragment(fragment));
  assert.deepEqual(await botOfFragment(fragment), bot);
});

test('damaged and made-up links contain no bot, or one that is bounded', async () => {
  const whole = await botFragment({ name: 'Saver', source: SOURCE.repeat(20) });
  const random = numbers(7);
  const next = (limit) => random.next().value % limit;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=%<&#/"\u0000ż';
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const changed = [...whole];
    for (let count = 1 + next(4); count; count--) {
      const at = 5 + next(changed.length - 5);
      changed.splice(at, next(3), ...Array.from({ length: next(3) }, () => letters[next(letters.length)]));
    }
    const link = next(3) ? changed.join('') : whole.slice(0, next(whole.length));
    const bot = await botOfFragment(link);
    if (!bot) continue;
    found++;
    assert.equal(typeof bot.name, 'string');
    assert.ok(bot.source.length <= MAX_SOURCE);
  }
  assert.ok(found < ROUNDS / 2);
});

test('a link that unpacks to very much is refused', async () => {
  const bomb = await botFragment({ name: 'bomb', source: '#'.repeat(5_000_000) });
  assert.ok(bomb.length < 100_000);
  assert.equal(await botOfFragment(bomb), null);
  assert.equal(await botOfFragment(`#bot=${'A'.repeat(1_000_000)}`), null);
});

test('what a link contains is text of a bot, and nothing else', async () => {
  for (const value of [null, 3, {}, ['a'], ['a', 3], [3, 'a'], ['a', 'b', 'c'], ['a', 'null \0']]) {
    const text = JSON.stringify(value);
    const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(packed).arrayBuffer());
    assert.equal(await botOfFragment(`#bot=${bytes.toString('base64url')}`), null, text);
  }
});

test('a file is a bot if it is text that is not too long', async () => {
  const read = (name, text) => botOfFile(new File([text], name), (file) => file.text());
  assert.deepEqual(await read('saver.py', SOURCE), { name: 'saver', source: SOURCE });
  assert.deepEqual(await read('old.PY', '\ufeff\ufeffa\r\nb\rc'), { name: 'old', source: 'a\nb\nc' });
  assert.equal(await read('null.py', 'a\0b'), null);
  assert.equal(await read('long.py', '#'.repeat(MAX_SOURCE + 1)), null);
  assert.equal(await botOfFile(new File(['x'], 'x.py'), () => Promise.reject(new Error('no engine'))), null);
});

test('names are one short line without tricks', () => {
  assert.equal(nameOf('  a\u202eb\n\tc\0  '), 'a b c');
  assert.equal([...nameOf('🟥'.repeat(100))].length, 60);
  assert.equal(fileName('../../My bot: 2'), 'My_bot_2.py');
  assert.equal(fileName('…'), 'bot.py');
});

test('a name that is taken gets the next free number', () => {
  assert.equal(freeName('Greedy', new Set()), 'Greedy');
  assert.equal(freeName('Greedy', new Set(['Greedy', 'Greedy 2'])), 'Greedy 3');
});

test('packages are those of the metadata in the first comment', () => {
  const block = '# /// script\n# dependencies = [\n#   "more-itertools",\n#   "sympy<2",\n# ]\n# ///\n';
  assert.deepEqual(packagesOf(block + SOURCE), ['more-itertools', 'sympy<2']);
  assert.deepEqual(packagesOf(SOURCE), []);
  assert.deepEqual(packagesOf('# /// script\n# dependencies = ["../x", "https://a.b/c.whl"]\n# ///\n'), []);
});
