/** @file A match between two devices: what both see, and what survives a reload or a lost connection. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guest } from '../../web/friend/guest.js';
import { assertSame, begin, connect, hostOf, play, reload, settle, Sheet } from './friendmatch.mjs';

test('a game goes to its end on both sides, with the names at their colours', async () => {
  const match = await begin(1);
  assert.deepEqual(match.a.settings.names, ['Jan', 'Ola']);
  assert.deepEqual([match.a.seat, match.b.seat], [1, 0]);
  await play(match, 20);
  match.guest.take({ kind: 'resign', player: 0 });
  await settle();
  assert.equal(match.b.state.outcome.winner, 1);
  assertSame(match);
});

test('nobody moves out of turn', async () => {
  const match = await begin();
  assert.equal(match.guest.take({ kind: 'play', x: 0, y: 0 }).code, 'page/friend-turn');
  assert.equal(match.host.take({ kind: 'resign', player: 1 }).code, 'page/friend-turn');
  match.guest.propose({ kind: 'play', x: 0, y: 0 }); // as a page that breaks the rules would
  await settle();
  assert.equal(match.host.course.log.length, 0);
  assert.ok(match.news.some(([who, { refusal }]) => who === 'guest' && refusal?.code === 'page/friend-turn'));
  assert.ok(match.news.some(([who, { id }]) => who === 'host' && id === 'friend-refused'));
});

test('a wrong move of the host is refused and shown on both sides', async () => {
  const match = await begin();
  await play(match, 2);
  match.guest.other.receive(
    JSON.stringify({ t: 'entry', n: 2, by: 0, step: { kind: 'play', x: 0, y: 0, player: 0 }, sum: 0 }),
  );
  await settle();
  assert.equal(match.guest.phase, 'wrong');
  assert.equal(match.guest.course.log.length, 2);
  assert.deepEqual(match.guest.trouble, { code: 'move/occupied', number: 3 });
  assert.deepEqual(match.host.trouble, null); // it has not sent that
});

test('the host cannot move for the guest', async () => {
  const match = await begin();
  await play(match, 1);
  match.guest.other.receive(
    JSON.stringify({ t: 'entry', n: 1, by: 1, step: { kind: 'play', x: 5, y: 5, player: 1 }, sum: 0 }),
  );
  await settle();
  assert.equal(match.guest.phase, 'wrong');
  assert.equal(match.guest.course.log.length, 1);
});

test('a reload of either side in the middle loses nothing', async () => {
  const match = await begin();
  await play(match, 5);
  await reload(match, 'host');
  await play(match, 4);
  await reload(match, 'guest');
  await play(match, 3);
  assert.equal(match.host.course.log.length, 12);
  assert.equal(match.a.starts + match.b.starts, 2);
  assertSame(match);
});

test('a move that was made while the connection was lost arrives later', async () => {
  const match = await begin();
  await play(match, 1);
  match.guest.other.link.send = () => {}; // it is lost on the way
  match.guest.take({ kind: 'play', x: 3, y: 3 });
  await settle();
  assert.equal(match.host.course.log.length, 1);
  await reload(match, 'guest');
  assert.equal(match.host.course.log.length, 2);
  assert.equal(match.guest.pending, null);
  assertSame(match);
});

test('a move that has arrived, but not come back, is not made twice', async () => {
  const match = await begin();
  await play(match, 1);
  match.host.other.link.send = () => {};
  match.guest.take({ kind: 'play', x: 3, y: 3 });
  await settle();
  assert.deepEqual([match.host.course.log.length, match.guest.course.log.length], [2, 1]);
  await reload(match, 'guest');
  assert.equal(match.guest.pending, null);
  assertSame(match);
  assert.equal(match.host.course.log.length, 2);
});

test('if the moves differ, those of the host replace those of the guest', async () => {
  const match = await begin();
  await play(match, 4);
  match.b.kept.log[1].step.x = 5;
  await reload(match, 'guest');
  assert.equal(match.b.starts, 2);
  assertSame(match);
});

test('a move is taken back only when the other player agrees', async () => {
  const match = await begin();
  await play(match, 3);
  match.guest.wish('undo'); // it is the guest's turn: the host's answer goes too
  await settle();
  assert.equal(match.host.wished, 'undo');
  match.host.reply(false);
  await settle();
  assert.equal(match.host.course.log.length, 3);
  assert.ok(match.news.some(([who, { id }]) => who === 'guest' && id === 'friend-declined'));
  match.guest.wish('undo');
  await settle();
  match.host.reply(true);
  await settle();
  assert.equal(match.a.state.ply, 1);
  match.host.wish('undo');
  await settle();
  match.guest.reply(true);
  await settle();
  assert.equal(match.a.state.ply, 0);
  assertSame(match);
  await play(match, 2);
  assertSame(match);
});

test('a draw is offered, declined, offered again and accepted', async () => {
  const match = await begin();
  await play(match, 2);
  match.guest.take({ kind: 'offer_draw', player: 1 });
  await settle();
  match.host.take({ kind: 'decline', player: 0 });
  await settle();
  match.host.take({ kind: 'offer_draw', player: 0 });
  await settle();
  match.guest.take({ kind: 'accept', player: 1 });
  await settle();
  assert.equal(match.b.state.outcome.reason, 'agreement');
  assertSame(match);
});

test('the next game swaps the colours', async () => {
  const match = await begin();
  await play(match, 3);
  match.host.take({ kind: 'resign', player: 0 });
  await settle();
  match.guest.wish('again');
  match.host.wish('again'); // both at once
  await settle();
  assert.deepEqual([match.host.seat, match.guest.seat], [1, 0]);
  assert.deepEqual(match.b.settings.names, ['Jan', 'Ola']);
  assert.equal(match.host.round, 1);
  assert.equal(match.host.course.log.length, 0);
  await play(match, 3);
  assertSame(match);
});

test('who watches sees everything and decides nothing', async () => {
  const match = await begin();
  await play(match, 3);
  const sheet = new Sheet();
  const watcher = new Guest(sheet, 'Ewa');
  const link = connect(match.host, watcher, { watches: true });
  await settle();
  assert.deepEqual(match.guest.watching, ['Ewa']);
  await play(match, 2);
  assert.deepEqual(sheet.state, match.a.state);
  assert.equal(watcher.take({ kind: 'play', x: 5, y: 5 }).code, 'page/friend-watch');
  watcher.propose({ kind: 'play', x: 5, y: 5, player: 1 });
  await settle();
  assert.equal(match.host.course.log.length, 5);
  assert.equal(match.host.faults, 1);
  match.host.remove(link.ends.host);
  await settle();
  assert.equal(watcher.phase, 'left');
  assert.deepEqual(match.guest.watching, []);
});

test('a page of another version is told about it', async () => {
  const host = hostOf(new Sheet());
  const sent = [];
  const peer = host.join({ send: (text) => sent.push(JSON.parse(text)), close: () => {} }, false);
  peer.receive(JSON.stringify({ t: 'hello', v: 2, name: 'x', game: '', round: 0, count: 0, chain: 0 }));
  await settle();
  assert.deepEqual(sent, [{ t: 'bye', why: 'version' }]);
});
