import { UNREPEATABLE } from '../model/requests.js';
import { encode } from './wire.js';
/** @import * as Comlink from '../../runtime/js/comlink.mjs' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Reply } from '../model/requests.js' */
/** @import { Request } from '../protocol.js' */
/** @import { State } from '../store/state.js' */
/** @import { Worker as Remote } from '../worker.js' */
/** @import { Engine } from './engine.js' */

/**
 * Keeps the game of another worker in step with that of the page. The worker gets the whole game once, and then each
 * request that has changed it.
 */
export class Follower {
  /** The requests that the worker lacks; null if it lacks the whole game. @type {Request[] | null} */
  #missing = null;
  /** What is known of the page's game. @type {Pick<State, 'record' | 'since' | 'position'>} */
  #seen;
  /** The worker that follows. @type {Comlink.Remote<Remote> | null} */
  #remote = null;
  /** The state of its game. */
  #state = 0;
  #id = 0;
  /** Ends when the worker has what it lacked when it was last brought up to date. @type {Promise<unknown>} */
  #previous = Promise.resolve();

  /** @param {Engine} engine that has the page's game */
  constructor(engine) {
    this.engine = engine;
    this.store = engine.store;
    this.#seen = this.store.state;
    this.store.watch(['record', 'since', 'position'], () => this.#follow());
  }

  /**
   * Bring a worker up to date.
   * @param {Comlink.Remote<Remote>} remote
   * @returns {Promise<unknown>}
   */
  update(remote) {
    const update = this.#previous.catch(() => {}).then(() => this.#update(remote));
    this.#previous = update;
    return update;
  }

  /** Note what has changed. */
  #follow() {
    const { record, since, position } = this.store.state;
    const seen = this.#seen;
    this.#seen = { record, since, position };
    const isSame = record === seen.record || position === seen.position; // the record is renewed now and then
    const added = since.slice(record === seen.record ? seen.since.length : 0);
    const isLonger = record !== seen.record || seen.since.every((request, i) => request === since[i]);
    const isKnown = isSame && isLonger && !added.some(({ kind }) => UNREPEATABLE.includes(kind));
    if (isKnown) this.#missing?.push(...added);
    else this.#missing = null;
  }

  /** @param {Comlink.Remote<Remote>} remote */
  async #update(remote) {
    if (remote !== this.#remote) {
      this.#remote = remote;
      this.#missing = null;
      this.#state = 0;
    }
    this.#follow();
    if (this.#missing && (await this.#send(remote, this.#taken(this.#missing)))) return;
    const isThere = await this.#send(remote, await this.#whole());
    if (!isThere) throw new Error('the thinking worker has another game');
  }

  /** Return requests that are about to be sent, and the position to which they lead. @param {Request[]} requests */
  #taken(requests) {
    this.#missing = [];
    return { requests, position: this.store.state.position };
  }

  /** Return the requests that lead to the page's game, and its position. */
  async #whole() {
    for (;;) {
      const { record, since } = this.store.state;
      if (record && !since.some(({ kind }) => UNREPEATABLE.includes(kind))) {
        return this.#taken([{ kind: 'restore', record }, ...since]);
      }
      const answer = await this.engine.ask({ kind: 'record' });
      if (answer.kind !== 'record') throw new Error(answer.kind);
      if (since === this.store.state.since) return this.#taken([{ kind: 'restore', record: answer.record }]);
    }
  }

  /**
   * Send requests. Return whether they have led to a position.
   * @param {Comlink.Remote<Remote>} remote
   * @param {{requests: Request[], position: GamePosition | null}} taken
   */
  async #send(remote, { requests, position }) {
    /** @type {Reply | null} */
    let last = null;
    try {
      for (const request of requests) {
        last = JSON.parse(await remote.ask(encode(request, ++this.#id, this.#state)));
        if (last?.kind !== 'position') break;
        this.#state = last.state;
      }
    } catch (error) {
      this.#missing = null;
      throw error;
    }
    const isThere = !last || (last.kind === 'position' && position !== null && isSame(last, position));
    if (!isThere) this.#missing = null;
    return isThere;
  }
}

/** Return whether two positions of games with the same numbers of nodes are the same. @param {GamePosition} a @param {GamePosition} b */
const isSame = (a, b) =>
  a.node === b.node && a.plies === b.plies && a.turn === b.turn && a.dots === b.dots && a.owners === b.owners;
