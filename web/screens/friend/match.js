import { Emitter } from '../../base/emitter.js';
import { refusalOf } from '../../model/requests.js';
import { ownStep, sumOfPosition } from './stepcheck.js';
import { stable, sumOf } from './wire.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { Refusal } from '../../model/requests.js' */
/** @import { Side } from './gameside.js' */
/** @import { Kept } from './kept.js' */
/** @import { Peer } from './peer.js' */
/** @import { Entry, Message, Step, Wish } from './wire.js' */

/**
 * @typedef {'waiting' | 'playing' | 'lost' | 'left' | 'wrong'} Phase
 *
 * @typedef {object} News something to tell: the id of a message and its values
 * @property {string} id
 * @property {Record<string, string | number>} [values]
 * @property {Refusal} [refusal]
 */

/** The answer to a request that the match takes over. */
export const TAKEN = refusalOf('page/taken');

/**
 * A game between two devices. Both keep the same list of steps, and both engines judge each of them. The host puts the
 * steps in order (hosting.js); the guest asks the host for its own steps (guest.js). Emits `change` when anything that
 * is shown has changed, and `news` when there is something to say.
 * @abstract
 * @extends {Emitter<{change: null, news: News}>}
 */
export class Match extends Emitter {
  course = new Course();
  game = '';
  round = 0;
  /** @type {number | null} */
  seat = null;
  /** @type {Settings | null} */
  settings = null;
  /** @type {Phase} */
  phase = 'waiting';
  /** How many messages were invalid. */
  faults = 0;
  /** Whether the connection was closed because too much came over it. */
  isFlooded = false;
  /** What the other side has asked for. @type {Wish | null} */
  wished = null;
  /** What was asked for here. @type {Wish | null} */
  wishing = null;
  /** What the person here has agreed to, until it is done. @type {Wish | null} */
  agreed = null;
  /** @type {Step | null} */
  pending = null;
  /** Which step the devices disagree about, and why. @type {{code: string, number: number} | null} */
  trouble = null;
  /** Who watches. @type {string[]} */
  watching = [];
  #tail = Promise.resolve();

  /** The other player, if there is a link. @type {Peer | null} */
  other = null;

  /** @param {'host' | 'guest'} role @param {Side} side @param {string} name of the person here */
  constructor(role, side, name) {
    super();
    this.role = role;
    this.side = side;
    this.name = name;
  }

  /** Note who is at the other end. @param {Peer | null} peer */
  setOther(peer) {
    this.other = peer;
  }

  /** Make a step of the person here. @param {Step} _step @abstract */
  propose(_step) {
    throw new Error('abstract');
  }

  /** Answer what the other side has asked for. @param {boolean} _yes @abstract */
  reply(_yes) {
    throw new Error('abstract');
  }

  /** The name of the other player. */
  get friend() {
    const names = this.settings?.names ?? [];
    return this.other?.name || (this.seat === null ? '' : (names[1 - this.seat] ?? ''));
  }

  /** Go on with a match that was saved. @param {Kept} kept */
  restore({ game, round, seat, settings, log, pending, wishing = null, agreed = null }) {
    Object.assign(this, { game, round, seat, settings, pending, wishing, agreed });
    this.course = new Course(log);
    this.phase = 'lost';
  }

  /** Do some work after all earlier work. @param {() => Promise<void>} work */
  queue(work) {
    this.#tail = this.#tail.then(work).catch((error) => {
      console.error(error);
      this.fail('page/friend-broken', this.course.log.length);
    });
    return this.#tail;
  }

  /** Tell the other side that the person here wants the clocks to stop, or to go on. @param {boolean} _on @abstract */
  sendPause(_on) {
    throw new Error('abstract');
  }

  /**
   * Stop the clocks on both sides, or start them again. Nobody stops their own clock alone: in the own turn, it stops
   * only when the other player agrees.
   * @param {boolean} on
   */
  pauseAll(on) {
    this.sendPause(on);
    if (!on || this.side.position()?.turn !== this.seat) return this.stopClocks(on);
    this.wishing = 'pause';
    this.side.pause(false);
    this.tell('friend-asked', { wish: 'pause' });
  }

  /** Take what the other side says about the clocks. @param {boolean} on */
  hearPause(on) {
    const isTheirTurn = this.seat !== null && this.side.position()?.turn !== this.seat;
    if (!on || !isTheirTurn || this.wishing === 'pause') {
      if (!on && this.wishing === 'pause') this.tell('friend-declined', { wish: 'pause', name: this.friend });
      if (this.wishing === 'pause') this.wishing = null;
      if (this.wished === 'pause') this.wished = null;
      this.stopClocks(on);
      this.emit('change', null);
    } else if (!this.wished) {
      this.wished = 'pause';
      this.tell('friend-wishes', { wish: 'pause', name: this.friend });
    }
  }

  /** Let the clocks stop, as the other player asks, or not. @param {boolean} yes */
  answerPause(yes) {
    this.sendPause(yes);
    if (yes) this.stopClocks(true);
  }

  /** Stop the clocks here, or start them again. @param {boolean} on */
  stopClocks(on) {
    this.side.pause(on);
  }

  /** End the time of the player to move. Only the host does so. @param {Step} _step @returns {Refusal} */
  timeUp(_step) {
    return TAKEN;
  }

  /** Ask the other player for something. Return whether that is possible. @param {'undo' | 'again'} wish */
  wish(wish) {
    if (this.phase !== 'playing' || !this.other || this.seat === null) return false;
    if (this.wished === wish) this.reply(true); // both want it
    else {
      this.wishing = wish;
      this.keep();
      this.other.send({ t: 'wish', wish, n: this.course.log.length });
      this.tell('friend-asked', { wish });
    }
    return true;
  }

  /** Take over a request of the page, if it concerns the match. @param {Step} step @returns {Refusal} */
  take(step) {
    const position = this.side.position();
    if (this.seat === null) return refusalOf('page/friend-watch');
    if (this.phase !== 'playing') return refusalOf('page/friend-lost');
    if (this.pending) return refusalOf('page/friend-waits');
    const own = ownStep(step, this.seat, position);
    if (!own) return refusalOf('page/friend-turn');
    this.propose(own);
    return TAKEN;
  }

  /** Begin a game on this device. @param {Settings} settings @param {number | null} seat */
  async begin(settings, seat) {
    this.settings = settings;
    this.seat = seat;
    this.course = new Course();
    this.pending = this.wished = this.wishing = this.agreed = null;
    return this.side.start(settings, seat);
  }

  /** @param {string} game @param {number} round */
  identify(game, round) {
    this.game = game;
    this.round = round;
  }

  /** Return what the other side has asked for, and forget it. */
  takeWished() {
    const { wished } = this;
    this.wished = null;
    return wished;
  }

  /**
   * Take an answer to what was asked for here. Return what that was, or null if it is no answer to it.
   * @param {Extract<Message, {t: 'reply'}>} message
   */
  takeReply({ wish, yes, n }) {
    if (n !== this.course.log.length) return null; // something has happened in the meantime
    if (wish !== this.wishing) {
      this.fault();
      return null;
    }
    this.wishing = null;
    if (!yes) this.tell('friend-declined', { wish, name: this.friend });
    return wish;
  }

  /** @param {Step | null} pending */
  setPending(pending) {
    this.pending = pending;
    this.keep();
    this.emit('change', null);
  }

  /** @param {string[]} names */
  setWatching(names) {
    this.watching = names;
    this.emit('change', null);
  }

  /** Add an entry that the engine here has accepted. @param {Entry} entry */
  append(entry) {
    this.course.add(entry);
    this.wished = this.wishing = this.agreed = null;
    this.keep();
    this.emit('change', null);
  }

  keep() {
    const { role, name, game, round, seat, settings, course, pending, wishing, agreed } = this;
    const position = this.side.position();
    if (!game || !settings || !position) return;
    this.side.keep({
      role,
      name,
      game,
      round,
      seat,
      settings,
      log: course.log,
      pending,
      wishing,
      agreed,
      sum: sumOfPosition(position),
    });
  }

  /** Count a message that is invalid, at least at this point. */
  fault() {
    this.faults++;
    this.emit('change', null);
  }

  /** Cut off another page that sends more than anybody needs. It may come back. @param {Peer} peer */
  cutOff(peer) {
    peer.link.close();
    if (peer === this.other) {
      this.setOther(null);
      this.isFlooded = true;
      if (this.phase === 'playing') this.setPhase('lost');
    }
    this.tell('friend-flood');
  }

  /** @param {Phase} phase */
  setPhase(phase) {
    if (phase === this.phase) return;
    if (phase === 'playing') this.isFlooded = false;
    this.phase = phase;
    this.side.pause(phase !== 'playing');
    this.emit('change', null);
  }

  /** Say that the devices disagree about a step. @param {string} code why it is refused @param {number} n its number */
  fail(code, n) {
    this.trouble = { code, number: n + 1 };
    this.setPhase('wrong');
    this.emit('change', null);
  }

  /** @param {string} id @param {Record<string, string | number>} [values] */
  tell(id, values) {
    this.emit('news', { id, values });
    this.emit('change', null);
  }

  /** Note what the other player wishes. @param {Extract<Message, {t: 'wish'}>} message */
  hear({ wish, n }) {
    const position = this.side.position();
    if (n !== this.course.log.length) return; // something has happened in the meantime
    if (this.wished || !(wish === 'again' ? position?.outcome : position?.ply)) return this.fault();
    this.wished = wish;
    if (this.wishing === wish) return this.role === 'host' ? this.reply(true) : undefined; // both want it
    this.tell('friend-wishes', { wish, name: this.friend });
  }
}

/** The course of a game: what has happened, and a checksum of it after each entry. */
class Course {
  /** @type {Entry[]} */
  log = [];
  sums = [sumOf('')];

  /** @param {Entry[]} [log] */
  constructor(log = []) {
    for (const entry of log) this.add(entry);
  }

  /** @param {Entry} entry */
  add({ by, step }) {
    this.sums.push(sumOf(stable({ by, step }), this.sums[this.log.length]));
    this.log.push({ by, step });
  }
}
