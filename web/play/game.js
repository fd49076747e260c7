import { indexOf, isSamePoint } from '../model/points.js';
import { playerAfter } from '../model/position.js';
import { changesOf, HARMLESS, pendingDots } from '../model/requests.js';
import { recorded } from '../store.js';
/** @import { Clock } from './clock.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Answer, Point, Position, Refusal, Request } from '../model/position.js' */
/** @import { Store } from '../store.js' */

/** What the person wants, in the order it was wanted: nothing is lost while Python is away. */
export class Game {
  #busy = false;
  /** @type {WeakMap<Request, number>} when the pointer was lifted */
  #since = new WeakMap();
  /** @type {WeakMap<Request, (answer: Answer) => void>} who waits for an answer */
  #askers = new WeakMap();
  /** @type {WeakMap<Request, number[]>} who sits at the game that is asked for */
  #seats = new WeakMap();
  /** What the answer that is being told was asked by. @type {Request | null} */
  answering = null;

  /**
   * @param {Store} store
   * @param {Engine} engine
   * @param {Clock} clock
   * @param {(refusal: Refusal) => void} onRefusal
   */
  constructor(store, engine, clock, onRefusal) {
    this.store = store;
    this.engine = engine;
    this.clock = clock;
    this.onRefusal = onRefusal;
    store.subscribe((state, before) => {
      if (state.queue.length > before.queue.length) void this.pump();
    });
  }

  /** Dots that are wanted and not yet answered. @returns {Point[]} */
  get pending() {
    return pendingDots(this.store.state.queue);
  }

  /**
   * Plays a point, unless the last answer already says why not: then that is told.
   * @param {Point} point @param {number} [since] when it was clicked
   * @param {{rings?: string[], declare_all?: boolean}} [declared] with the dot
   */
  play(point, since, declared = {}) {
    const refusal = this.refusal(point);
    if (refusal) this.onRefusal(refusal);
    else this.send({ kind: 'play', ...point, ...declared }, since);
  }

  /**
   * Why the point cannot be played, as far as the last answer knows and nothing waits that may open points.
   * @param {Point} point
   * @returns {Refusal | null}
   */
  refusal(point) {
    const { position, queue } = this.store.state;
    if (!position || queue.some(({ kind }) => !HARMLESS.includes(kind))) return null;
    const codes = /** @type {Record<string, string>} */ ({
      o: 'move/occupied',
      t: 'move/territory',
      m: 'move/middle',
      x: 'game/over',
    });
    const code =
      codes[position.refusals[indexOf(position, point)]] ??
      (this.pending.some((dot) => isSamePoint(dot, point)) ? 'move/occupied' : null) ??
      (this.isComputers ? 'page/computer' : null);
    return code ? { kind: 'error', state: position.state, code, message: code, ...point } : null;
  }

  /** Whether the next dot, after those that wait, is for the computer to put. */
  get isComputers() {
    const { position, seats } = this.store.state;
    return (
      position !== null && !position.outcome && Boolean(seats[playerAfter(position, this.pending.length)])
    );
  }

  /** One move back: of the dots that wait, if there are any. */
  undo() {
    const { queue, stage } = this.store.state;
    const last = changesOf(queue).at(-1);
    if (last && stage.name !== 'ready') {
      this.store.update({ queue: queue.filter((request) => request !== last) });
    } else this.send({ kind: 'undo' });
  }

  /** @param {Request} request @param {number} [since] when it was clicked */
  send(request, since) {
    const moment = Date.now() - (since === undefined ? 0 : performance.now() - since);
    const code = this.clock.refusal(request, moment);
    if (code) this.onRefusal({ kind: 'error', state: 0, code, message: code });
    else this.#enqueue(this.clock.charge(request, moment), since);
  }

  /**
   * The answer to a request that waits with the others; a refusal is for the asker to tell.
   * @param {Request} request @param {number[]} [seats] who plays, where it is for another game @returns {Promise<Answer>}
   */
  ask(request, seats) {
    if (seats) this.#seats.set(request, seats);
    return new Promise((resolve) => {
      this.#askers.set(request, resolve);
      this.#enqueue(request);
    });
  }

  /** @param {Request} request @param {number} [since] */
  #enqueue(request, since) {
    if (since !== undefined) this.#since.set(request, since);
    this.store.update({ queue: [...this.store.state.queue, request] });
  }

  /** Asks what waits, one after another, as soon as the engine answers. */
  async pump() {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.store.state.queue.length) {
        const request = this.store.state.queue[0];
        const answer = await this.engine.ask(request);
        const queue = this.store.state.queue.filter((other) => other !== request);
        if (answer.kind === 'error') this.clock.giveBack(request);
        this.answering = request;
        this.store.update(
          answer.kind === 'position'
            ? { position: answer, queue, ...this.#recorded(request, answer) }
            : { queue },
        );
        this.answering = null;
        this.#measure(request);
        const asker = this.#askers.get(request);
        if (asker) asker(answer);
        else if (answer.kind === 'error') this.onRefusal(answer);
      }
    } catch {
      // Python cannot be started. The queue stays; the next start pumps again.
    } finally {
      this.#busy = false;
    }
  }

  /**
   * Either the whole game anew, or the request that has changed it.
   * @param {Request} request
   * @param {Position} answer
   */
  #recorded(request, answer) {
    const { position, since } = this.store.state;
    if (answer.record) return { ...recorded(answer), seats: this.#seats.get(request) ?? [], halted: false };
    return answer.state === position?.state ? {} : { since: [...since, request] };
  }

  /** @param {Request} request */
  #measure(request) {
    const start = this.#since.get(request);
    if (start !== undefined) performance.measure('click-to-draw', { start, end: performance.now() });
  }
}
