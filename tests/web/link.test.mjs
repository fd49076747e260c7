import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.location = /** @type {any} */ ({ href: 'https://kropki.test/play/index.html#old' });
const { linkIn, linksIn, screenLinkIn } = await import('../../web/files/link.js');

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
    'https:// test/#abcdefgh1',
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
  assert.ok(looks < 40 * text.length, `${looks}`); // each of some readings undoes several changes
});

const SENT = { link: '1ab_cdefgh-XY', move: null, sent: { game: 'PKnTSDVV', you: 1 } };
const LINK = 'https://kropki.test/play/#1ab_cdefgh-XY&game=PKnTSDVV&you=1';
const encoded = encodeURIComponent(LINK);

for (const [how, text] of Object.entries({
  'percent encoding': LINK.replace('#', '%23'),
  'double percent encoding': LINK.replace('#', '%2523'),
  'percent encoding of everything': encoded,
  'percent encoding of the fragment': LINK.replaceAll('&', '%26').replaceAll('=', '%3D'),
  "Outlook's Safe Links": `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C01%7C&reserved=0`,
  "Google's redirect": `https://www.google.com/url?q=${encoded}&sa=D&source=calendar&usg=AOv`,
  "VK's redirect": `https://vk.com/away.php?to=${encoded}&cc_key=`,
  "Facebook's redirect": `https://l.facebook.com/l.php?u=${encoded}&h=AT0x&fbclid=IwAR`,
  'a redirect that encodes twice': `https://a.test/?to=${encodeURIComponent(encoded)}`,
  'Proofpoint, version 2':
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__kropki.test_play_-231ab-5Fcdefgh-2DXY-26game-3DPKnTSDVV-26you-3D1&d=DwMFaQ&c=x',
  'Proofpoint, version 3':
    'https://urldefense.com/v3/__https://kropki.test/play/*1ab_cdefgh-XY&game=PKnTSDVV&you=1__;Iw!!AbC!x$',
  "HTML's escapes": LINK.replaceAll('&', '&amp;'),
  "HTML's escape of the number sign": LINK.replace('#', '&#35;'),
  "Markdown's escapes": LINK.replace('_', '\\_').replace('-', '\\-'),
  'a line that ends before the game': LINK.replace('&game', '\n&game'),
  'a quoted line': LINK.replace('&game', '=\r\n> > &game'),
  'invisible characters': LINK.replace('cde', 'c\u200bd\u00ade'),
  "HTML's escapes twice": LINK.replaceAll('&', '&amp;amp;'),
  "HTML's numbers of characters": LINK.replaceAll('&', '&#38;'),
  'full-width characters': LINK.replace('#', '＃').replaceAll('&', '＆').replaceAll('=', '＝'),
  'another hyphen': LINK.replace('-', '\u2011'),
  'directions around it and in it': `\u2066${LINK.replace('cde', 'c\u202cde')}\u2069`,
  'quoted-printable signs': LINK.replaceAll('=', '=3D'),
  'a line that ends in the name of the game': LINK.replace('SDVV', '\nSDVV'),
  'a line that ends after game=': LINK.replace('game=', 'game=\r\n '),
  'a carriage return alone': LINK.replace('&game', '\r&game'),
  "a slide's line break": LINK.replace('&game', '\v&game'),
  'a line separator': LINK.replace('&game', '\u2028&game'),
  "HTML's places for a line break": LINK.replace('cde', 'c<wbr>d<WBR/>e').replace('&game', '&shy;&game'),
  "HTML's tags": `<a href="x">${LINK.replace('ab_', '<b>ab</b>_').replace('cd', '<span class="a b">cd</span>')}</a>`,
  "HTML's names of signs": LINK.replace('#', '&num;')
    .replaceAll('&game=', '&amp;game&equals;')
    .replace('_', '&lowbar;'),
  "HTML's numbers of all signs": LINK.replaceAll(
    /[^a-z\d]/gi,
    (sign) => `&#x${sign.charCodeAt(0).toString(16)};`,
  ),
  "HTML's line break": LINK.replace('&game', '<br>\n&game'),
  'escapes of JSON': JSON.stringify(LINK)
    .replaceAll('/', '\\/')
    .replaceAll('&', '\\u0026')
    .replaceAll('=', '\\u003D'),
  'escapes of scripts': LINK.replaceAll(/[#&=]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`),
  'percent encoding of every character': LINK.replaceAll(
    /./g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  ),
  'percent encoding three times': encodeURIComponent(encodeURIComponent(encoded)),
  "Slack's redirect": `https://slack-redir.net/link?url=${encoded}&v=3`,
  "Telegram's redirect": `https://t.me/iv?url=${encoded}&rhash=1a2b3c4d5e6f7a`,
  "Yandex's redirect": `https://sba.yandex.net/redirect?url=${encoded}&client=mail&sign=b1946ac92492d2347c6235b4d2611184`,
  "Cisco's filter": `https://secure-web.cisco.com/1AbCdEfGhIjKlMnOpQrStUv/${encoded}`,
  "Barracuda's filter": `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E,1,AbCdEf&typo=1`,
  "Symantec's filter": `https://clicktime.symantec.com/3AbCdEfGhIjK?u=${encoded}`,
  "Teams' filter": `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encodeURIComponent(`https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C01`)}&locale=en`,
  'Base64 in a filter': `https://eu.protection.sophos.com/?d=kropki.test&u=${btoa(LINK)}&p=m&i=NWY2`,
  'Base64 of an encoded link': `https://a.test/l/${btoa(encoded).replace(/=+$/, '')}/2`,
  'Base64, encoded': `https://a.test/?to=${encodeURIComponent(btoa(LINK))}`,
  'Proofpoint, version 1': `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=oIvRg1`,
  'a sentence around it': `Look («${LINK}»), please!`,
  'curly quotes and a full stop': `“${LINK}”.`,
  'emphasis of Markdown': `**_${LINK}_**`,
  'a link of Markdown': `[Your turn](${LINK}), Ann`,
  'no scheme': LINK.replace('https://', 'Here: '),
  'no scheme, with a port': LINK.replace('https://kropki.test', 'kropki.test:8000'),
  'brackets and words': `<${LINK}> (;`,
  'an emoticon': `Your turn (; ${LINK}`,
})) {
  test(`a link after ${how}`, () => assert.deepEqual(linkIn(text), SENT));
}

test('a link that is broken within its letters is read in both ways', () => {
  const broken = LINK.replace('cdefgh', 'cd\nefgh');
  assert.deepEqual(
    [...linksIn(broken)].map(({ link }) => link),
    ['1ab_cdefgh-XY'],
  );
  const long = 'https://kropki.test/play/#1abcdefghijk\nlmnop&game=PKnTSDVV&you=1';
  assert.deepEqual(
    [...linksIn(long)].map(({ link }) => link),
    ['1abcdefghijklmnop', '1abcdefghijk'], // the first has the game
  );
});

test('what stands below a link that was broken into lines is no part of it', () => {
  const long = `${LINK.split('&')[0]}${'0123456789'.repeat(15)}`;
  const lines = [...long.matchAll(/.{1,60}/g)].map(([line]) => line);
  const quoted = ['Your turn:', ...lines, 'Ann'].map((line) => `> ${line}`).join('\n');
  assert.ok([...linksIn(quoted)].some(({ link }) => link === long.split('#')[1]));
});

test('signs of emphasis after a link are read as both', () => {
  const links = [...linksIn('__https://kropki.test/play/#1abcdefgh_x__ See?')].map(({ link }) => link);
  assert.deepEqual(links, ['1abcdefgh_x__', '1abcdefgh_x']);
});

test('links to screens are found after the same changes', () => {
  const isLink = (fragment) => /^#(?:class|lesson|friend)=|^#open=classes$/.test(fragment);
  const link = `https://kropki.test/play/#class=${'Ab1_-'.repeat(30)}`;
  const lines = link.match(/.{1,60}/g).join('\n> ');
  for (const text of [
    link,
    `Do this: ${link}.`,
    encodeURIComponent(link),
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05`,
    `https://a.test/?u=${btoa(link)}`,
    link.replace('=', '&equals;').replace('Ab1', 'A<wbr>b\u200b1'),
    `> ${lines}\n> Ann`,
  ]) {
    assert.equal(screenLinkIn(text, isLink), link.slice(link.indexOf('#')), text);
  }
  assert.equal(screenLinkIn('See https://kropki.test/#open=classes.', isLink), '#open=classes');
  assert.equal(screenLinkIn('(;C[https://kropki.test/#class=abc])', isLink), null);
  assert.equal(screenLinkIn('https://a.test/#page=2', isLink), null);
});

test('two hyphens that were made a dash are read as both', () => {
  const links = [...linksIn('https://kropki.test/play/#1abcdefgh—ijk')].map(({ link }) => link);
  assert.deepEqual(links, ['1abcdefgh', '1abcdefgh--ijk']);
});

test('damaged rewriting is no error', () => {
  const damaged = [
    'https://urldefense.com/v3/__https://a.test/*x__;%!!',
    'urldefense/v2/url?u=-',
    '%%%23',
    '&#35;',
  ];
  for (const text of damaged) {
    assert.equal(linkIn(text), null);
  }
});
