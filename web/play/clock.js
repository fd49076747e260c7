import { Emitter } from '../base/emitter.js';
import { now } from '../base/now.js';
import { indexOf, parsePoints } from '../model/points.js';
import { dotOf, playerAfter } from '../model/position.js';
import { pendingDots } from '../model/requests.js';
import { hasFriend } from '../store/state.js';
/** @import { Position } from '../model/position.js' */
/** @import { Request } from '../protocol.js' */
/** @import { Turn } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */

/**
 * @typedef {object} Time
 * @property {number} main milliseconds of main time left
 * @property {number} move milliseconds of the time for this move left
 * @property {boolean} runs
 *
 * @typedef {object} ClockEvents
 * @property {null} tick once a second, and whenever a clock starts or stops
 * @property {{player: number, seconds: number}} warning the player to move has few seconds left
 * @property {number} flag the player to move has no time left, after this many milliseconds
 */

const WARNINGS = [60, 10]; // seconds
const SECOND = 1000;
const FOLLOWED = /** @type {const} */ (['position', 'stage', 'paused', 'draft', 'queue']);

/**
 * The players' clocks. In a running page they follow a clock that only goes forward, so that setting the device's clock
 * changes nothing; whether time passes for a page while the device sleeps, the browser says. From one page to the next
 * they follow the time of day, so that a reload, a crash or a closed page costs the time that it takes. They stop before the first
 * dot, while Python is away, while a position is set up, and in a pause.
 * @extends {Emitter<ClockEvents>}
 */
export class Clock extends Emitter {
  /** @type {number | undefined} */
  #alarm;
  #warning = '';

  /** @param {Store} store */
  constructor(store) {
    super();
    this.store = store;
    this.#halt(Date.now() - (store.state.turn.ahead ?? 0)); // the time since an earlier page
    addEventListener('pagehide', () => this.#anchor(now(), Date.now()));
    addEventListener('pageshow', ({ persisted }) => persisted && this.#anchor(Date.now(), now()));
    store.watch(FOLLOWED, (state, before) => {
      if (state.turn === before.turn) this.#follow();
    });
  }

  /** Whether the game has a clock that could run now. */
  get isOn() {
    const { position, turn } = this.store.state;
    return Boolean(position?.clock && !position.outcome && turn.ply > 0);
  }

  pause() {
    this.store.update({ paused: true });
  }

  resume() {
    this.store.update({ paused: false });
  }

  /** Return the time that a player has left. @param {number} player @returns {Time | null} */
  time(player) {
    const { position, turn } = this.store.state;
    if (!position?.clock) return null;
    const move = SECOND * position.clock.per_move;
    const main = position.time_left[player];
    if (!this.#isCurrent || player !== position.turn || position.outcome) return { main, move, runs: false };
    const used = elapsed(turn, now());
    return {
      main: Math.max(0, main - Math.max(0, used - move)),
      move: Math.max(0, move - used),
      runs: turn.since !== null,
    };
  }

  /**
   * Return the code of the refusal of a move at this moment, or null if it may be made.
   * @param {Request} request
   * @param {number} moment
   */
  refusal(request, moment) {
    const { position, turn, paused } = this.store.state;
    if (!position || !this.isOn || !endsTurn(request, position)) return null;
    if (paused) return 'page/paused';
    return this.#isCurrent && elapsed(turn, moment) > allowed(position) ? 'clock/time-up' : null;
  }

  /**
   * Return the request with the time that its move has taken, and begin the next turn.
   * @param {Request} request
   * @param {number} moment
   * @returns {Request}
   */
  charge(request, moment) {
    const { position, turn, queue } = this.store.state;
    if (!position?.clock || !endsTurn(request, position, queue)) return request;
    const since = turn.since === null ? null : moment;
    this.store.update({ turn: { ply: turn.ply + 1, used: 0, since } });
    const spent = Math.floor(turn.ply ? elapsed(turn, moment) : 0);
    return /** @type {Request} */ ({ ...request, spent });
  }

  /** Take back the charge for a refused move: its time counts for the same turn. @param {Request} request */
  takeBack(request) {
    if (!('spent' in request) || request.spent === undefined || request.kind === 'time_up') return;
    const { turn } = this.store.state;
    this.store.update({ turn: { ...turn, ply: turn.ply - 1, used: turn.used + request.spent } });
  }

  /** Whether the time runs for the position that is shown. */
  get #isCurrent() {
    const { position, turn } = this.store.state;
    return position?.ply === turn.ply;
  }

  #follow() {
    const { position, turn, stage, paused, draft, queue } = this.store.state;
    // With a friend, a look at an earlier position takes time like any other thought.
    const isLook = hasFriend(this.store.state) && position && position.ply < position.plies;
    const here =
      queue.length || this.#isCurrent || isLook ? turn : { ply: position?.ply ?? 0, used: 0, since: null };
    if (here !== turn) this.store.update({ turn: here });
    if (paused && !this.isOn && !queue.length) this.resume();
    const runs = this.isOn && stage.name === 'ready' && !paused && !draft;
    if (!runs) this.#halt();
    else if (here.since === null) this.store.update({ turn: { ...here, since: now() } });
    this.#tick();
  }

  /** Stop the clock. @param {number} [moment] */
  #halt(moment = now()) {
    const { turn } = this.store.state;
    if (turn.since === null) return;
    this.store.update({ turn: { ...turn, used: elapsed(turn, moment), since: null } });
  }

  /** Go on from here, by another clock. @param {number} moment @param {number} since the same by the other clock */
  #anchor(moment, since) {
    const { turn } = this.store.state;
    if (turn.since === null) return;
    this.store.update({ turn: { ...turn, used: elapsed(turn, moment), since, ahead: 0 } });
  }

  #tick() {
    clearTimeout(this.#alarm);
    const { position, turn, queue } = this.store.state;
    if (queue.length) return;
    this.emit('tick', null);
    if (!position || turn.since === null || !this.#isCurrent) return;
    this.#noteSetting(turn);
    const used = elapsed(turn, now());
    const left = allowed(position) - used;
    if (left <= 0) {
      this.emit('flag', Math.floor(used));
      return;
    }
    this.#warn(position, Math.ceil(left / SECOND));
    const { move, main } = /** @type {Time} */ (this.time(position.turn));
    this.#alarm = setTimeout(() => this.#tick(), ((move || main) % SECOND || SECOND) + 1);
  }

  /** Note how far the device's clock was set, for a page that comes after a crash. @param {Turn} turn */
  #noteSetting(turn) {
    const ahead = Math.round(Date.now() - now());
    if (Math.abs(ahead - (turn.ahead ?? 0)) > SECOND) this.store.update({ turn: { ...turn, ahead } });
  }

  /** @param {Position} position @param {number} seconds */
  #warn(position, seconds) {
    const warning = `${this.store.state.turn.ply} ${seconds}`;
    if (!WARNINGS.includes(seconds) || SECOND * seconds >= allowed(position) || warning === this.#warning) {
      return;
    }
    this.#warning = warning;
    this.emit('warning', { player: position.turn, seconds });
  }
}

/**
 * Return whether a request ends the turn of the player to move.
 * @param {Request} request
 * @param {Position} position
 * @param {Request[]} [queue]
 */
export function endsTurn(request, position, queue = []) {
  if (request.kind === 'play' || request.kind === 'pass') return true;
  if (request.kind === 'stop') return request.player === playerAfter(position, pendingDots(queue).length);
  if (request.kind !== 'declare') return false;
  const [ring] = request.rings ?? [];
  const owner = ring ? dotOf(position.dots[indexOf(position, parsePoints(ring)[0])]) : null;
  return position.declarer === null || (!request.declare_all && owner !== position.declarer);
}

/** Return how many milliseconds this turn may take. @param {Position} position */
function allowed({ clock, time_left, turn }) {
  return time_left[turn] + SECOND * (clock?.per_move ?? 0);
}

/** @param {Turn} turn @param {number} moment */
function elapsed({ used, since }, moment) {
  return used + (since === null ? 0 : Math.max(0, moment - since));
}
