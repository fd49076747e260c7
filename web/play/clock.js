import { indexOf, parsePoints } from '../model/points.js';
import { dotOf, playerAfter } from '../model/position.js';
/** @import { Position, Request } from '../model/position.js' */
/** @import { Store, Turn } from '../store.js' */

/**
 * @typedef {object} Time
 * @property {number} main milliseconds of main time left
 * @property {number} move of the time for this move
 * @property {boolean} runs
 */

const WARNINGS = [60, 10]; // seconds
const SECOND = 1000;

/**
 * The players' clocks. They run by the time of day, so a page that slept or was closed has lost no time; they stand
 * before the first dot, while Python is away, while a position is set up, and in a pause.
 */
export class Clock {
  /** @type {number | undefined} */
  #alarm;
  #warning = '';

  /** Told once a second, and whenever a clock starts or stops. */
  onTick = () => {};
  /** Told when the one to move has few seconds left. @type {(player: number, seconds: number) => void} */
  onWarning = () => {};
  /** Told when he has none. @type {(spent: number) => void} */
  onFlag = () => {};

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.#halt();
    store.subscribe((state, before) => {
      const { position, turn, stage, paused, draft, queue } = state;
      if (
        turn === before.turn &&
        (position !== before.position ||
          stage !== before.stage ||
          paused !== before.paused ||
          draft !== before.draft ||
          queue !== before.queue)
      ) {
        this.#follow();
      }
    });
  }

  /** Whether this game is played with a clock that could run now. */
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

  /** What a player has left. @param {number} player @returns {Time | null} */
  time(player) {
    const { position, turn } = this.store.state;
    if (!position?.clock) return null;
    const move = SECOND * position.clock.per_move;
    const main = position.time_left[player];
    if (!this.#isShown || player !== position.turn || position.outcome) return { main, move, runs: false };
    const used = elapsed(turn, Date.now());
    return {
      main: Math.max(0, main - Math.max(0, used - move)),
      move: Math.max(0, move - used),
      runs: turn.since !== null,
    };
  }

  /**
   * Why a move cannot be made at a moment, as a refusal's code.
   * @param {Request} request
   * @param {number} moment
   */
  refusal(request, moment) {
    const { position, turn, paused } = this.store.state;
    if (!position || !this.isOn || !endsTurn(request, position)) return null;
    if (paused) return 'page/paused';
    return this.#isShown && elapsed(turn, moment) > allowed(position) ? 'clock/time-up' : null;
  }

  /**
   * The request with the time that its move has taken; the next turn's begins.
   * @param {Request} request
   * @param {number} moment
   * @returns {Request}
   */
  charge(request, moment) {
    const { position, turn, queue } = this.store.state;
    if (!position?.clock || !endsTurn(request, position, queue)) return request;
    const since = turn.since === null ? null : moment;
    this.store.update({ turn: { ply: turn.ply + 1, used: 0, since } });
    return { ...request, spent: Math.floor(turn.ply ? elapsed(turn, moment) : 0) };
  }

  /** What was charged for a move that was refused goes on counting. @param {Request} request */
  giveBack({ spent, kind }) {
    if (typeof spent !== 'number' || kind === 'time_up') return;
    const { turn } = this.store.state;
    this.store.update({ turn: { ...turn, ply: turn.ply - 1, used: turn.used + spent } });
  }

  /** Whether the position at hand is the one that the time runs for. */
  get #isShown() {
    const { position, turn } = this.store.state;
    return position?.ply === turn.ply;
  }

  #follow() {
    const { position, turn, stage, paused, draft, queue } = this.store.state;
    const here = queue.length || this.#isShown ? turn : { ply: position?.ply ?? 0, used: 0, since: null };
    if (here !== turn) this.store.update({ turn: here });
    if (paused && !this.isOn && !queue.length) this.resume();
    const runs = this.isOn && stage.name === 'ready' && !paused && !draft;
    if (!runs) this.#halt();
    else if (here.since === null) this.store.update({ turn: { ...here, since: Date.now() } });
    this.#tick();
  }

  #halt() {
    const { turn } = this.store.state;
    if (turn.since !== null) {
      this.store.update({ turn: { ...turn, used: elapsed(turn, Date.now()), since: null } });
    }
  }

  #tick() {
    clearTimeout(this.#alarm);
    const { position, turn, queue } = this.store.state;
    if (queue.length) return;
    this.onTick();
    if (!position || turn.since === null || !this.#isShown) return;
    const used = elapsed(turn, Date.now());
    const left = allowed(position) - used;
    if (left <= 0) return this.onFlag(Math.floor(used));
    const seconds = Math.ceil(left / SECOND);
    const warning = `${turn.ply} ${seconds}`;
    if (WARNINGS.includes(seconds) && SECOND * seconds < allowed(position) && warning !== this.#warning) {
      this.#warning = warning;
      this.onWarning(position.turn, seconds);
    }
    const { move, main } = /** @type {Time} */ (this.time(position.turn));
    this.#alarm = setTimeout(() => this.#tick(), ((move || main) % SECOND || SECOND) + 1);
  }
}

/**
 * Whether a request makes a move for the player to move.
 * @param {Request} request
 * @param {Position} position
 * @param {Request[]} [queue]
 */
function endsTurn({ kind, player, rings, declare_all }, position, queue = []) {
  if (kind === 'play' || kind === 'pass') return true;
  if (kind === 'stop') {
    return player === playerAfter(position, queue.filter((waiting) => waiting.kind === 'play').length);
  }
  if (kind !== 'declare') return false;
  const [ring] = /** @type {string[]} */ (rings ?? []);
  const owner = ring ? dotOf(position.dots[indexOf(position, parsePoints(ring)[0])]) : null;
  return position.declarer === null || (!declare_all && owner !== position.declarer);
}

/** The longest that the turn at hand may take. @param {Position} position */
function allowed({ clock, time_left, turn }) {
  return time_left[turn] + SECOND * (clock?.per_move ?? 0);
}

/** @param {Turn} turn @param {number} moment */
function elapsed({ used, since }, moment) {
  return used + (since === null ? 0 : Math.max(0, moment - since));
}
