import { indexOf, same } from './position.js';
/** @import { Engine } from './engine.js' */
/** @import { Point, Refusal, Request } from './position.js' */
/** @import { Store } from './store.js' */

/** What the person wants, in the order it was wanted: nothing is lost while Python is away. */
export class Game {
  #busy = false;
  /** @type {WeakMap<Request, number>} when the pointer was lifted */
  #since = new WeakMap();

  /** @param {Store} store @param {Engine} engine @param {(refusal: Refusal) => void} onRefusal */
  constructor(store, engine, onRefusal) {
    this.store = store;
    this.engine = engine;
    this.onRefusal = onRefusal;
  }

  /** Dots that are wanted and not yet answered. @returns {Point[]} */
  get pending() {
    return pendingDots(this.store.state.queue);
  }

  /**
   * Plays a point, unless the last answer already says why not: then that is told.
   * @param {Point} point @param {number} [since] when it was clicked
   */
  play(point, since) {
    const refusal = this.refusal(point);
    if (refusal) this.onRefusal(refusal);
    else this.send({ kind: 'play', ...point }, since);
  }

  /** Why the point cannot be played, as far as the last answer knows. @param {Point} point @returns {Refusal | null} */
  refusal(point) {
    const { position } = this.store.state;
    if (!position) return null;
    const codes = /** @type {Record<string, string>} */ ({ o: 'move/occupied', t: 'move/territory', x: 'game/over' });
    const code = codes[position.refusals[indexOf(position, point)]]
      ?? (this.pending.some((dot) => same(dot, point)) ? 'move/occupied' : null);
    return code ? { kind: 'error', state: position.state, code, message: code, ...point } : null;
  }

  /** One move back: of the dots that wait, if there are any. */
  undo() {
    const { queue, stage } = this.store.state;
    if (queue.length && stage.name !== 'ready') this.store.update({ queue: queue.slice(0, -1) });
    else this.send({ kind: 'undo' });
  }

  /** @param {Request} request @param {number} [since] */
  send(request, since) {
    if (since !== undefined) this.#since.set(request, since);
    this.store.update({ queue: [...this.store.state.queue, request] });
    void this.pump();
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
        this.store.update(answer.kind === 'position' ? { position: answer, queue } : { queue });
        this.#measure(request);
        if (answer.kind === 'error') this.onRefusal(answer);
      }
    } catch {
      // Python cannot be started. The queue stays; the next start pumps again.
    } finally {
      this.#busy = false;
    }
  }

  /** @param {Request} request */
  #measure(request) {
    const start = this.#since.get(request);
    if (start !== undefined) performance.measure('click-to-draw', { start, end: performance.now() });
  }
}

/** @param {Request[]} queue @returns {Point[]} */
export function pendingDots(queue) {
  return queue.flatMap(({ kind, x, y }) => (kind === 'play' ? [{ x: Number(x), y: Number(y) }] : []));
}
