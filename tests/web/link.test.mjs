import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.location = /** @type {any} */ ({ href: 'https://kropki.test/play/index.html#old' });
const { linkIn } = await import('../../web/files/link.js');

test('the link to this site comes first', () => {
  const words = 'See https://a.test/#abcdefgh1 or https://kropki.test/play/#abcdefgh2&move=12, please';
  assert.deepEqual(linkIn(words), { link: 'abcdefgh2', move: 12 });
  assert.deepEqual(linkIn('https://a.test/?x=http://b.test/#abcdefgh1'), { link: 'abcdefgh1', move: null });
});

test('a link of the page in one file', () => {
  const sent = { game: 'PKnTSDVV', you: 1 };
  const text = 'Your turn:\nkropki://#1abcdefgh&game=PKnTSDVV&you=1 – Ola';
  assert.deepEqual(linkIn(text), { link: '1abcdefgh', move: null, sent });
});

test('a text without a link, a fragment without an address, a record', () => {
  for (const text of [
    '',
    '#abcdefgh1',
    'a #abcdefgh1',
    'https://a.test/#short',
    'https:// a.test/#abcdefgh1',
  ]) {
    assert.equal(linkIn(text), null, text);
  }
  assert.equal(linkIn('(;GM[40]C[https://a.test/#abcdefgh1])'), null);
  assert.equal(linkIn(`https://a.test/${'x'.repeat(2000)}#abcdefgh1`), null);
});

test('each character of a long text is looked at a few times at most', ({ mock }) => {
  const exec = mock.method(RegExp.prototype, 'exec');
  const text = `${'a://'.repeat(50_000)} ${'a://x#ab'.repeat(5_000)} a://x#abcdefgh`;
  assert.equal(linkIn(text)?.link, 'abcdefgh');
  const looks = exec.mock.calls.reduce((sum, { arguments: [part] }) => sum + part.length, 0);
  assert.ok(looks < 10 * text.length, `${looks}`);
});
