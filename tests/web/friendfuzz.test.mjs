/** @file Hostile messages and codes from another device change nothing, and the page says so. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardOf, codeOf } from '../../web/screens/friend/code.js';
import { endOf, sdpOf } from '../../web/screens/friend/sdp.js';
import { messageOf } from '../../web/screens/friend/wire.js';
import { assertSame, begin, play, SETTINGS, settle } from './friendmatch.mjs';

/** Return pseudo-random numbers below 1. */
function randomOf(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const MODELS = [
  { t: 'hello', v: 1, name: 'x', game: '', round: 0, count: 0, chain: 0 },
  { t: 'game', game: 'g1', round: 0, seat: 1, settings: SETTINGS, from: 0, count: 0, used: 0 },
  { t: 'entry', n: 4, by: 0, step: { kind: 'play', x: 1, y: 1, player: 0 }, sum: 1 },
  { t: 'ask', n: 4, step: { kind: 'play', x: 0, y: 0 } },
  { t: 'ask', n: 4, step: { kind: 'declare', rings: ['aabb'], player: 0 } },
  { t: 'no', n: 4, code: 'move/occupied' },
  { t: 'reply', wish: 'undo', yes: true, n: 4 },
  { t: 'watching', names: ['x'] },
];
const VALUES = [null, -1, 1.5, 1e99, '', 'x'.repeat(50), [], {}, true, [[[]]], '__proto__', NaN, 2 ** 53];

/** Return a message that somebody may send who wants to do harm. */
function hostile(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const model = structuredClone(pick(MODELS));
  const text = () => JSON.stringify(model);
  switch (Math.floor(random() * 6)) {
    case 0:
      return text().slice(0, Math.floor(random() * text().length));
    case 1: {
      const at = Math.floor(random() * text().length);
      return text().slice(0, at) + String.fromCharCode(random() * 0x3000) + text().slice(at + 1);
    }
    case 2:
      model[pick(Object.keys(model))] = pick(VALUES);
      return text();
    case 3:
      if (model.step) model.step[pick(Object.keys(model.step))] = pick(VALUES);
      else model.more = 1;
      return text();
    case 4:
      return pick([
        '',
        '{}',
        '[]',
        'null',
        '"x"',
        '['.repeat(9000),
        '{"t":"__proto__"}',
        new Uint8Array(9),
        7,
      ]);
    default:
      return text();
  }
}

test('10,000 hostile messages to either side change nothing, and are counted', async () => {
  for (const side of ['host', 'guest']) {
    const match = await begin();
    await play(match, 4);
    const before = structuredClone([
      match.a.state,
      match.b.state,
      match.host.course.log,
      match.guest.course.log,
    ]);
    const random = randomOf(7);
    const { [side]: target } = match;
    const peer = target.other;
    let wellFormed = 0;
    for (let i = 0; i < 10_000; i++) {
      const data = hostile(random);
      const message = messageOf(data);
      if (message) wellFormed++;
      // Anybody may leave, and name those who watch: that harms nobody else.
      if (message?.t === 'bye' || message?.t === 'watching') continue;
      if (side === 'guest' && message?.t === 'entry' && message.n === 4) continue; // tested separately
      peer.receive(data);
      if (i % 500 === 0) await settle();
    }
    await settle();
    assert.deepEqual([match.a.state, match.b.state, match.host.course.log, match.guest.course.log], before);
    assert.ok(target.faults > 6000, `${side}: ${target.faults}`);
    assert.ok(wellFormed > 500);
    assert.equal(target.phase, 'playing');
    await play(match, 2);
    assertSame(match);
  }
});

const SDP = [
  'v=0',
  'a=candidate:1 1 udp 2113937151 fde41b6d-8ec7-41af-a8bd-f0629e1c6861.local 48706 typ host generation 0',
  'a=candidate:2 1 UDP 2113937151 192.168.0.17 59516 typ host',
  'a=candidate:3 1 udp 2113937151 fd00::2:1f 1234 typ host',
  'a=candidate:4 1 tcp 1518280447 192.168.0.17 9 typ host tcptype active',
  'a=candidate:5 1 udp 2113937151 203.0.113.7 5555 typ host',
  'a=ice-ufrag:7cfcb0e2',
  'a=ice-pwd:b8efb480810d820151edd6cfe2f52334',
  `a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, i) => (i * 7).toString(16).padStart(2, '0').toUpperCase()).join(':')}`,
].join('\r\n');
const CARD = { kind: 'offer', watches: false, token: 77, end: endOf(SDP) };

test('a code holds what another device needs, and no place outside the local network', () => {
  assert.deepEqual(
    CARD.end.places.map(({ address }) => address),
    ['fde41b6d-8ec7-41af-a8bd-f0629e1c6861.local', '192.168.0.17', 'fd00::2:1f'],
  );
  const code = codeOf(CARD);
  assert.ok(code.length <= 300, String(code.length));
  assert.match(code, /^[0-9A-Z]+$/);
  const card = cardOf(`https://kropki.example/#friend=${code}`);
  assert.deepEqual(card.end.fingerprint, CARD.end.fingerprint);
  assert.deepEqual([card.end.ufrag, card.end.pwd, card.token], [CARD.end.ufrag, CARD.end.pwd, 77]);
  assert.equal(card.end.places[2].address, 'fd00:0000:0000:0000:0000:0000:0002:001f');
  assert.deepEqual(endOf(sdpOf('answer', card.end)), card.end);
  const link = `https://kropki.example/#friend=${code}`;
  for (const text of [
    `Join me: ${link}, Ola`,
    encodeURIComponent(link),
    code.replace(/.{70}/g, '$&\n> '),
    link.replace(/.{70}/g, '$&\n> '),
    ` ${code}\n`,
  ]) {
    assert.deepEqual(cardOf(text), cardOf(code), text);
  }
});

test('a code that leads out of the local network is refused', () => {
  for (const address of ['203.0.113.7', '8.8.8.8', '2001:db8:0:0:0:0:0:1', '172.32.0.1']) {
    const end = { ...CARD.end, places: [{ address, port: 5 }] };
    assert.equal(cardOf(codeOf({ ...CARD, end })), 'damaged', address);
  }
});

test('every mistyped letter of a code is noticed', () => {
  const code = codeOf(CARD);
  for (let i = 0; i < code.length; i++) {
    const other = code[i] === 'Z' ? 'Y' : 'Z';
    assert.equal(typeof cardOf(code.slice(0, i) + other + code.slice(i + 1)), 'string');
  }
  assert.equal(cardOf(code.slice(0, -3)), 'damaged');
  assert.equal(cardOf(''), 'damaged');
});

test('10,000 hostile codes are refused', () => {
  const random = randomOf(3);
  const code = codeOf(CARD);
  for (let i = 0; i < 10_000; i++) {
    const letters = Array.from(code.slice(0, Math.floor(random() * code.length)));
    const at = Math.floor(random() * letters.length);
    const kind = Math.floor(random() * 3);
    if (kind) letters[at] = String.fromCharCode(Math.floor(random() * (kind === 1 ? 0x80 : 0xffff)));
    assert.equal(cardOf(letters.join('')), 'damaged');
  }
});
