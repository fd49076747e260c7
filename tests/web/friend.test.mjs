/** @file A match between two devices: what both see, and what survives a reload or a lost connection. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Budget } from '../../web/screens/friend/budget.js';
import { Guest } from '../../web/screens/friend/guest.js';
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

const tell = (peer, ...messages) => {
  for (const message of messages) peer.receive(JSON.stringify(message));
};
const gameOf = ({ host }, more) => ({
  t: 'game',
  game: host.game,
  round: host.round,
  seat: 1 - host.seat,
  settings: host.settings,
  from: 0,
  count: 0,
  used: 0,
  ...more,
});

test('what the host announces gives it no step of the guest', async () => {
  const forged = [
    { by: 1, step: { kind: 'play', x: 5, y: 5, player: 1 } },
    { by: 0, step: { kind: 'play', x: 5, y: 5, player: 1 } },
    { by: 1, step: { kind: 'resign', player: 1 } },
    { by: 0, step: { kind: 'resign', player: 1 } },
    { by: 1, step: { kind: 'take_back', plies: 2 } },
    { by: 0, step: { kind: 'take_back', plies: 1 } },
    { by: 1, step: { kind: 'offer_draw', player: 1 } },
    { by: 0, step: { kind: 'accept', player: 1 } },
    { by: 1, step: { kind: 'time_up', spent: 5 } },
    { by: 0, step: { kind: 'time_up', spent: 5 } },
  ];
  for (const { by, step } of forged) {
    for (const more of [
      { from: 3, count: 20_000 },
      { from: 0, count: 20_000 },
      { round: 1, from: 0, count: 5 },
      { round: 1 },
      { game: 'other', count: 20_000 },
    ]) {
      const match = await begin();
      await play(match, 3);
      const before = structuredClone(match.b.state);
      tell(match.guest.other, gameOf(match, more), { t: 'entry', n: 3, by, step, sum: 0 });
      await settle();
      assert.deepEqual(match.b.state, before, JSON.stringify([step, more]));
      assert.equal(match.guest.course.log.length, 3);
      assert.ok(match.guest.faults > 0);
      assert.equal(match.b.starts, 1);
    }
  }
});

test('the next game is the one that both want, and nothing else', async () => {
  const match = await begin();
  match.guest.take({ kind: 'resign', player: 1 });
  await settle();
  const next = { round: 1, seat: 0, settings: { ...match.host.settings, names: ['Jan', 'Ola'] } };
  tell(match.guest.other, gameOf(match, next)); // nobody has asked
  await settle();
  assert.equal(match.b.starts, 1);
  match.host.other.receive = () => {}; // the host answers by itself below
  match.guest.wish('again');
  for (const odd of [
    { seat: 1 },
    { count: 1 },
    { settings: match.host.settings },
    { settings: { ...next.settings, clock: { main: 1, increment: 0, per_move: 0 } } },
    { settings: { ...next.settings, names: ['Jan', 'Loser'] } },
  ]) {
    tell(match.guest.other, gameOf(match, { ...next, ...odd }));
    await settle();
    assert.equal(match.b.starts, 1, JSON.stringify(odd));
  }
  tell(match.guest.other, gameOf(match, next));
  await settle();
  assert.deepEqual([match.b.starts, match.guest.seat], [2, 0]);
});

test('a move that was taken back while the connection was lost is not refused', async () => {
  const match = await begin();
  await play(match, 3);
  match.host.other.link.send = () => {}; // the answer is lost on the way
  match.guest.wish('undo');
  await settle();
  match.host.reply(true);
  await settle();
  assert.equal(match.host.course.log.length, 4);
  await reload(match, 'guest');
  assert.equal(match.guest.phase, 'playing');
  assertSame(match);
});

test('nobody stops their own clock alone', async () => {
  const match = await begin();
  await play(match, 1); // it is the guest's turn
  tell(match.host.other, { t: 'pause', on: true });
  await settle();
  assert.deepEqual([match.a.paused, match.host.wished], [false, 'pause']);
  match.host.reply(false);
  await settle();
  assert.equal(match.a.paused, false);
  match.guest.pauseAll(true);
  await settle();
  assert.deepEqual([match.a.paused, match.b.paused], [false, false]);
  match.host.reply(true);
  await settle();
  assert.deepEqual([match.a.paused, match.b.paused], [true, true]);
  match.guest.pauseAll(false);
  await settle();
  assert.equal(match.a.paused, false);
  match.host.pauseAll(true); // in the guest's turn, the guest gets more time to think
  await settle();
  assert.equal(match.b.paused, true);
});

const CLOCK = { main: 300, increment: 0, per_move: 0 };

/** A match with a clock, in which a move takes as long here as the guest sees, and as long as the host says. */
async function timed({ mock }) {
  let time = 1e6;
  mock.method(performance, 'now', () => time);
  const match = await begin(0, CLOCK);
  const move = async (seen, said = seen) => {
    time += seen;
    match.a.spent = said;
    await play(match, 1);
  };
  const wait = (milliseconds) => (time += milliseconds);
  await move(60_000, 0); // the clocks stand still before the first dot
  return { match, move, wait };
}

test('the time of a move is what the guest has seen, or nearly so', async (context) => {
  const { match, move } = await timed(context);
  for (let i = 0; i < 8; i++) await move(40_000, 41_000 - 2000 * (i % 2)); // a second for the messages
  assert.equal(match.guest.phase, 'playing');
  assertSame(match);
});

test('the host cannot charge the guest for time that has not passed', async (context) => {
  const { match, move } = await timed(context);
  await move(5000, 25_000);
  assert.deepEqual(
    [match.guest.phase, match.guest.trouble],
    ['wrong', { code: 'page/friend-time', number: 2 }],
  );
  assert.deepEqual(match.host.trouble, { code: 'page/friend-time', number: 2 });
  assert.equal(match.b.state.ply, 1);
});

test('the host cannot think for nothing', async (context) => {
  const { match, move } = await timed(context);
  await move(5000);
  await move(60_000, 0);
  assert.deepEqual(match.guest.trouble, { code: 'page/friend-time', number: 3 });
});

test('a little too much at each move is too much in the end', async (context) => {
  for (const isOwn of [true, false]) {
    const { match, move } = await timed(context);
    let moves = 1;
    while (match.guest.phase === 'playing' && moves < 20) {
      const isGuests = moves++ % 2 === 1;
      await move(10_000, isGuests !== isOwn ? 10_000 : isOwn ? 14_000 : 6000);
    }
    assert.equal(match.guest.trouble?.code, 'page/friend-time');
    assert.ok(moves > 10);
  }
});

test('nobody runs out of time that is left', async (context) => {
  for (const [seen, phase] of [
    [100_000, 'wrong'],
    [290_000, 'playing'],
  ]) {
    const { match, wait } = await timed(context);
    wait(seen);
    tell(match.guest.other, { t: 'entry', n: 1, by: 1, step: { kind: 'time_up', spent: 300_000 }, sum: 0 });
    await settle();
    assert.equal(match.guest.phase, phase);
  }
});

test('a pause is no time of the turn, and a new connection brings none', async (context) => {
  const { match, move, wait } = await timed(context);
  wait(10_000);
  match.host.pauseAll(true);
  await settle();
  wait(100_000);
  match.host.pauseAll(false);
  await settle();
  wait(10_000);
  match.a.used = () => 250_000; // as the host says
  await reload(match, 'host');
  assert.equal(match.b.shownUsed, 35_000);
  match.a.used = () => 0;
  await move(5000, 25_000);
  assert.equal(match.guest.phase, 'playing');
  await move(5000, 5000);
  wait(60_000);
  match.b.used = () => 60_000;
  await reload(match, 'guest'); // it was away: what passed before, only the host knows
  await move(5000, 5000);
  await move(5000);
  assert.equal(match.guest.phase, 'playing');
  await move(5000, 45_000);
  assert.equal(match.guest.trouble?.code, 'page/friend-time');
});

test('a flood is not taken, and a long game is', () => {
  const entry = JSON.stringify({ t: 'entry', n: 0, by: 0, step: { kind: 'finish' }, sum: 0 });
  const taken = (texts, { expected = 0, pause = 0 } = {}) => {
    const budget = new Budget();
    budget.expect(expected);
    let now = 1e6;
    return texts.filter((text) => budget.allows(text, (now += pause))).length;
  };
  const many = (text, count) => Array.from({ length: count }, () => text);
  assert.ok(taken(many('{"t":"pause","on":true}', 20_000)) < 200);
  assert.ok(taken(many('x'.repeat(40_000), 1500)) < 20);
  assert.ok(taken(many(new ArrayBuffer(9), 1500)) < 20);
  assert.equal(taken(many(entry, 20_000), { expected: 20_000 }), 20_000);
  assert.ok(taken(many(entry, 20_000), { expected: 100 }) < 400);
  assert.equal(taken(many(entry, 1000), { pause: 100 }), 1000);
});
