import { now } from '../base/now.js';
import { followed, refusalByLink } from '../model/bylink.js';
import { indexOf, isSamePoint } from '../model/points.js';
import { playerAfter } from '../model/position.js';
import { changesOf, HARMLESS, isWork, pendingDots, refusalOf } from '../model/requests.js';
import { FRIEND } from '../model/seats.js';
import { NO_GAME } from '../store/gamestate.js';
import { recordPatch } from '../store/state.js';
import { TakenBack } from './takenback.js';
/** @import { Engine } from '../engine/engine.js' */
/** @import { Point } from '../model/points.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Refusal, Reply } from '../model/requests.js' */
/** @import { Request } from '../protocol.js' */
/** @import { GameState } from '../store/gamestate.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Clock } from './clock.js' */

/** The codes of refusals, by the letters of a position's `refusals`. @type {Record<string, string>} */
const REFUSALS = {
  o: 'move/occupied',
  t: 'move/territory',
  m: 'move/middle',
  s: 'move/suicide',
  x: 'game/over',
};

/** The point of a position that is in nobody's territory. */
const NOBODYS = '.';

/** What is known of a game that is opened, unless it says more. */
const OPENED = {
  seats: NO_GAME.seats,
  fits: false,
  halted: false,
  played: false,
  ended: false,
  byLink: NO_GAME.byLink,
  trial: NO_GAME.trial,
  folder: '',
  tags: NO_GAME.tags,
};

/**
 * @typedef {object} Entry what belongs to a request in the queue
 * @property {number} [since] when the pointer was lifted for it
 * @property {(answer: Reply) => void} [resolve] takes the answer
 * @property {Partial<GameState>} [opened] what else is known of the game that it opens
 */

/**
 * The queue of requests about the game: they are sent to the engine in order, and none is lost while Python
 * is away.
 */
export class Game {
  #isBusy = false;
  /** What belongs to the requests in the queue. @type {WeakMap<Request, Entry>} */
  #entries = new WeakMap();
  /** The request whose answer is in the store update that is going on. @type {Request | null} */
  answering = null;
  /**
   * Takes over what a person here asks for, while a match with another device goes on (web/screens/friend). It returns
   * null for what it leaves to this device, or else a refusal; the one of the code `page/taken` says that it will be
   * done.
   * @type {((request: Request) => Refusal | null) | null}
   */
  gate = null;
  takenBack = new TakenBack();

  /** @param {Store} store @param {Engine} engine @param {Clock} clock */
  constructor(store, engine, clock) {
    this.store = store;
    this.engine = engine;
    this.clock = clock;
    clock.on('flag', (spent) => void this.ask({ kind: 'time_up', spent }));
    store.subscribe((state, before) => {
      const hasStarted = state.stage !== before.stage && state.stage.name === 'ready';
      if (hasStarted || state.queue.length > before.queue.length) void this.#pump();
    });
  }

  /** The dots that wait for an answer. @returns {Point[]} */
  get pending() {
    return pendingDots(this.store.state.queue);
  }

  /**
   * Play a dot, unless it is known that the engine would refuse it.
   * @param {Point} point
   * @param {number} [since] when it was clicked
   * @param {{rings?: string[], declare_all?: boolean}} [declared] captures declared with the dot
   */
  play(point, since, declared = {}) {
    const refusal = this.refusal(point);
    if (refusal) return this.store.refuse(refusal);
    const { position, queue } = this.store.state;
    const removal = changesOf(queue).length ? null : this.takenBack.removalFor(position, point);
    if (removal) void this.ask(removal);
    this.send({ kind: 'play', ...point, ...declared }, since);
  }

  /**
   * Return why a dot cannot be played, as far as that is known. If a waiting request may make points
   * playable, nothing is known.
   * @param {Point} point
   * @returns {Refusal | null}
   */
  refusal(point) {
    const { position, preview, queue, byLink } = this.store.state;
    if (preview) return refusalOf('page/opening', point);
    if (!position || queue.some(({ kind }) => !HARMLESS.includes(kind))) return null;
    const index = indexOf(position, point);
    const isCaptured = position.refusals[index] === 'o' && position.owners[index] !== NOBODYS;
    const code =
      (isCaptured ? 'move/territory' : REFUSALS[position.refusals[index]]) ??
      (this.pending.some((dot) => isSamePoint(dot, point)) ? 'move/occupied' : null) ??
      this.othersTurn ??
      refusalByLink(position, byLink);
    return code ? refusalOf(code, point) : null;
  }

  /** The code of a refusal if nobody here plays the next dot after those that wait. */
  get othersTurn() {
    const { position, seats } = this.store.state;
    const seat = position && !position.outcome && seats[playerAfter(position, this.pending.length)];
    if (!seat) return null;
    return seat === FRIEND ? 'page/friend-turn' : 'page/computer';
  }

  /** Take back the last move, or the last request that waits for Python. */
  undo() {
    const { queue, stage } = this.store.state;
    const last = changesOf(queue).at(-1);
    if (last && stage.name !== 'ready') {
      this.store.update({ queue: queue.filter((request) => request !== last) });
    } else this.send({ kind: 'undo' });
  }

  /**
   * Queue a request. If the engine refuses it, the player is told.
   * @param {Request} request
   * @param {number} [since] when it was clicked
   */
  send(request, since) {
    const gated = this.gate?.(request);
    if (gated) {
      if (gated.code !== 'page/taken') this.store.refuse(gated);
      return;
    }
    const moment = now() - (since === undefined ? 0 : performance.now() - since);
    const code = this.store.state.preview ? 'page/opening' : this.clock.refusal(request, moment);
    if (code) this.store.refuse(refusalOf(code));
    else this.#enqueue(this.clock.charge(request, moment), { since });
  }

  /**
   * Queue a request and return its answer. The caller handles a refusal.
   * @param {Request} request
   * @param {Partial<GameState>} [opened] what else is known of the game that it opens, such as who plays
   * @returns {Promise<Reply>}
   */
  ask(request, opened) {
    const gated = this.gate?.(request);
    if (gated) return Promise.resolve(gated);
    return this.#ask(request, opened);
  }

  /**
   * Carry out a request past the gate, at the time of the clock here or as it says itself. Return its answer, and the
   * request with the time that it has taken.
   * @param {Request} request
   * @param {boolean} isTimed
   */
  async carryOut(request, isTimed) {
    const moment = now();
    const code = isTimed && this.clock.refusal(request, moment);
    if (code) return { reply: refusalOf(code), request };
    const charged = isTimed ? this.clock.charge(request, moment) : { ...request };
    return { reply: await this.#ask(charged), request: charged };
  }

  /** @param {Request} request @param {Partial<GameState>} [opened] @returns {Promise<Reply>} */
  #ask(request, opened) {
    return new Promise((resolve) => this.#enqueue(request, { resolve, opened }));
  }

  /** @param {Request} request @param {Entry} entry */
  #enqueue(request, entry) {
    this.#entries.set(request, entry);
    this.store.update({ queue: [...this.store.state.queue, request] });
  }

  /** Send the waiting requests to the engine, one after another. */
  async #pump() {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      while (this.store.state.queue.length) {
        const request = this.store.state.queue[0];
        this.#take(request, await this.engine.ask(request));
      }
    } catch {
      // Python cannot be started. The queue stays until the next start.
    } finally {
      this.#isBusy = false;
    }
  }

  /** @param {Request} request @param {Reply} answer */
  #take(request, answer) {
    const queue = this.store.state.queue.filter((other) => other !== request);
    const { since: start, resolve, opened } = this.#entries.get(request) ?? {};
    if (answer.kind === 'error') this.clock.takeBack(request);
    if (answer.kind === 'position') this.takenBack.follow(request, this.store.state.position, answer);
    this.answering = request;
    this.store.update(
      answer.kind === 'position'
        ? { position: answer, queue, ...this.#changes(request, answer, opened) }
        : { queue },
    );
    this.answering = null;
    if (start !== undefined) performance.measure('click-to-draw', { start, end: performance.now() });
    if (resolve) resolve(answer);
    else if (answer.kind === 'error') this.store.refuse(answer);
  }

  /**
   * Return how the record of the game changes: it is another game, or the same one after one more request.
   * @param {Request} request
   * @param {GamePosition} answer
   * @param {Partial<GameState>} [known] of the game that it opens
   */
  #changes(request, answer, known) {
    const { position, since, played, ended, byLink } = this.store.state;
    const isOver = Boolean(answer.outcome);
    if (answer.record) {
      const opened = { ...OPENED, ...known };
      return {
        ...recordPatch(answer),
        ...opened,
        ended: opened.ended || isOver,
        byLink: followed(opened.byLink, answer),
      };
    }
    if (answer.state === position?.state) return {};
    return {
      since: [...since, request],
      played: played || isWork(request),
      ended: ended || isOver,
      byLink: followed(byLink, answer),
    };
  }
}
