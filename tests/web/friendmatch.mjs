/** @file Matches between two devices without a network or an engine, for tests. */

import assert from 'node:assert/strict';
import { Guest } from '../../web/screens/friend/guest.js';
import { Host } from '../../web/screens/friend/hosting.js';

export const SIZE = 6;
export const SETTINGS = {
  kind: 'new',
  width: SIZE,
  height: SIZE,
  rules: 'russian',
  options: {},
  opening: 'empty',
  seed: 0,
  handicap: 0,
  position: '',
  names: ['', ''],
  first: 0,
  clock: null,
};

/** A game in place of the page's: dots on empty points by turns, offers, and an end by resignation or agreement. */
export class Sheet {
  kept = null;
  paused = false;
  starts = 0;
  state = null;

  position = () => this.state;
  used = () => 0;
  setUsed = (used) => (this.shownUsed = used);
  /** What the clock here says about the next step of a timed game. */
  spent = 0;
  pause = (on) => (this.paused = on);
  keep = (kept) => (this.kept = structuredClone(kept));

  start = async (settings, seat) => {
    this.starts++;
    this.seat = seat;
    this.settings = settings;
    this.moves = [];
    const nothing = '.'.repeat(SIZE * SIZE);
    const { clock } = settings;
    this.state = { dots: nothing, owners: nothing, captures: [0, 0], turn: 0, ply: 0, plies: 0, stopped: [] };
    Object.assign(this.state, { clock, declarer: null });
    return true;
  };

  replay = async (settings, seat, log) => {
    await this.start(settings, seat);
    for (const { step } of log) await this.carryOut(step);
    return '';
  };

  carryOut = async (step, charges) => {
    const { state } = this;
    if (charges && state.clock && step.kind === 'play') step = { ...step, spent: this.spent };
    const refuse = (code) => ({ reply: { kind: 'error', code }, step });
    let next = { ...state, offer: null };
    if (state.outcome && step.kind !== 'take_back') return refuse('game/over');
    if (step.kind === 'play') {
      const at = step.y * SIZE + step.x;
      if (step.x >= SIZE || step.y >= SIZE) return refuse('move/off-board');
      if (state.dots[at] !== '.') return refuse('move/occupied');
      this.moves.push(state);
      next.dots = state.dots.slice(0, at) + 'RB'[state.turn] + state.dots.slice(at + 1);
      next.turn = 1 - state.turn;
      next.ply = next.plies = state.ply + 1;
    } else if (step.kind === 'resign' || step.kind === 'time_up') {
      const isEarly = step.kind === 'time_up' && !(step.spent >= 1000 * state.clock?.main);
      if (isEarly) return refuse('clock/time-left');
      this.moves.push(state);
      const reason = step.kind === 'resign' ? 'resignation' : 'time';
      next.outcome = { winner: 1 - (step.player ?? state.turn), reason };
      next.ply = next.plies = state.ply + 1;
    } else if (step.kind === 'offer_draw') next.offer = { kind: 'draw', player: step.player };
    else if (step.kind === 'accept') {
      if (!state.offer || state.offer.player === step.player) return refuse('game/no-offer');
      next.outcome = { winner: null, reason: 'agreement' };
    } else if (step.kind === 'decline') {
      if (!state.offer || state.offer.player === step.player) return refuse('game/no-offer');
    } else if (step.kind === 'take_back') {
      if (step.plies > this.moves.length) return refuse('game/first');
      for (let i = 0; i < step.plies; i++) next = this.moves.pop();
    } else return refuse('request/other');
    this.state = { ...next };
    return { reply: { kind: 'position', ...next }, step };
  };
}

export const settle = async () => {
  for (let i = 0; i < 30; i++) await new Promise(setImmediate);
};

/** Connect two sides, whose messages arrive a little later. Return a function that cuts the link. */
export function connect(host, guest, { watches = false } = {}) {
  let isOpen = true;
  const ends = {};
  const linkTo = (name) => ({
    send: (text) => setImmediate(() => isOpen && ends[name].receive(text)),
    close: () => {},
  });
  ends.host = host.join(linkTo('guest'), watches);
  ends.guest = guest.join(linkTo('host'));
  const cut = () => {
    isOpen = false;
    host.follow(ends.host, false);
    guest.follow(ends.guest, false);
  };
  return { cut, ends };
}

export const hostOf = (sheet, seat = 0, clock = null) =>
  new Host(sheet, 'Ola', { settings: { ...SETTINGS, clock }, seat, game: 'g1' });

/** Start a match, and return everything of it. */
export async function begin(seat = 0, clock = null) {
  const [a, b] = [new Sheet(), new Sheet()];
  const [host, guest] = [hostOf(a, seat, clock), new Guest(b, 'Jan')];
  const link = connect(host, guest);
  await settle();
  const news = [];
  host.on('news', (item) => news.push(['host', item]));
  guest.on('news', (item) => news.push(['guest', item]));
  return { a, b, host, guest, news, ...link };
}

/** Play dots by turns, from the first free point on. */
export async function play({ a, host, guest }, count) {
  for (let i = 0; i < count; i++) {
    const at = a.state.dots.indexOf('.');
    const step = { kind: 'play', x: at % SIZE, y: Math.floor(at / SIZE) };
    const mover = a.state.turn === host.seat ? host : guest;
    assert.equal(mover.take(step).code, 'page/taken');
    await settle();
  }
}

export const assertSame = ({ a, b, host, guest }) => {
  assert.deepEqual(a.state, b.state);
  assert.deepEqual(host.course.log, guest.course.log);
  assert.deepEqual(host.course.sums, guest.course.sums);
};

/** Go on with what each side has kept, as after a reload. */
export async function reload(match, which) {
  const sheet = match[which === 'host' ? 'a' : 'b'];
  const { kept } = sheet;
  match.cut();
  const fresh = which === 'host' ? hostOf(sheet) : new Guest(sheet, 'Jan');
  fresh.restore(kept);
  match[which] = fresh;
  Object.assign(match, connect(match.host, match.guest));
  await settle();
}
