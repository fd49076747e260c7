import { limitTime } from '../base/timelimit.js';
import { startWorker } from '../host.js';
import { refusalOf } from '../model/requests.js';
import { recordPatch } from '../store/state.js';
import { forgetKept, isSuspect } from './kept.js';
import { launch, noWorker } from './launch.js';
import { encode } from './wire.js';
/** @import * as Comlink from '../../runtime/js/comlink.mjs' */
/** @import { Trouble } from '../base/failure.js' */
/** @import { Launch } from './launch.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { Refusal, Reply } from '../model/requests.js' */
/** @import { Request } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Supplies, Worker as Remote } from '../worker.js' */

const ANSWER_LIMIT = 5_000; // milliseconds
/**
 * How many milliseconds it may take to replay a large game (see the limit in kropki/record/reader.py), or to
 * read a large file.
 */
const LONG_LIMIT = 75_000;
const LONG = [
  'open',
  'read_on',
  'open_game',
  'open_link',
  'follow_link',
  'restore',
  'record',
  'tree',
  'link',
  'export',
  'look',
];
const SUPPLIES_LIMIT = 1_000; // milliseconds
const MAX_ATTEMPTS = 2;

class Silence extends Error {}

/**
 * The page's side of the worker that runs Python. It sends one request at a time. If the worker fails or does
 * not answer, it starts another one and restores the game in it.
 */
export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Comlink.Remote<Remote> | null} */
  #remote = null;
  /** @type {(running: Promise<void>) => void} */
  #begin = () => {};
  /** @type {Promise<void>} */
  #running = new Promise((resolve) => (this.#begin = resolve));
  #isReady = false;
  /** The previous answer: the worker takes no request before it. @type {Promise<unknown>} */
  #previous = Promise.resolve();
  #id = 0;
  #state = 0;

  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.#running.catch(() => {});
  }

  /**
   * Start or restart Python. Settles when the game is restored or the start has failed.
   * @param {{afresh?: boolean, quietly?: boolean}} [how] `afresh`: load all files past the browser's cache;
   *   `quietly`: do not report the steps, unless they take long
   */
  start({ afresh = false, quietly = false } = {}) {
    this.#isReady = false;
    this.#running = this.#start(afresh, quietly);
    this.#begin(this.#running);
    return this.#running.catch(() => {});
  }

  /**
   * Return the answer to a request. If the worker does not answer twice, the answer is a refusal.
   * @param {Request} request
   * @returns {Promise<Reply>} rejects only if Python cannot be started
   */
  async ask(request) {
    for (let attempt = 1; ; attempt++) {
      // Wait only if necessary, so that the request leaves before the page draws.
      if (!this.#isReady) await this.#running;
      const worker = this.#worker;
      try {
        return await this.#exchange(request);
      } catch (error) {
        console.error(error);
        if (worker === this.#worker) {
          this.store.update({ stage: { name: 'restarting' } });
          void this.start({ quietly: true });
        }
        if (attempt === MAX_ATTEMPTS) return this.#noAnswer(request);
      }
    }
  }

  /**
   * Run somebody's own Python code beside the engine, and return its last value as text.
   * @param {string} code
   * @returns {Promise<string>}
   */
  async run(code) {
    await this.#running;
    if (!this.#remote) throw new Error('no worker');
    return this.#remote.run(code);
  }

  /**
   * Return the answer to a message about a game that is not the page's. Such a game is lost when Python restarts.
   * @param {(id: number) => string} message returns the text of the message with this number
   * @param {string} session the name of the game
   * @returns {Promise<string>}
   */
  async consult(message, session) {
    await this.#running;
    if (!this.#remote) throw new Error('no worker');
    return this.#remote.ask(message(++this.#id), session);
  }

  /**
   * Return what another worker can start from, or null if this one is not ready, or busy for long.
   * @param {boolean} [isCopy] whether with this one's memory
   * @returns {Promise<Supplies | null>}
   */
  async supplies(isCopy = true) {
    if (!this.#isReady || !this.#remote) return null;
    const late = new Promise((resolve) => setTimeout(resolve, SUPPLIES_LIMIT, null));
    try {
      return await Promise.race([this.#remote.supplies(isCopy), late]);
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  /**
   * Fetch in idle time what Python may need later, and keep its memory for the next visit: that of a worker which has
   * seen no game.
   */
  async complete() {
    try {
      if (!(await this.#remote?.complete())) return;
      const { worker, remote, trouble } = launch(startWorker('worker'), {}, () => {}, this.supplies(false));
      if (!(await trouble)) await remote.keep();
      worker.terminate();
    } catch (error) {
      console.error(error);
    }
  }

  /** Forget a game that is not the page's. @param {string} session */
  leave(session) {
    this.#remote?.leave(session).catch(() => {});
  }

  /** @param {boolean} afresh @param {boolean} quietly */
  async #start(afresh, quietly) {
    const kept = !afresh && !quietly;
    let trouble = await this.#attempt({ afresh, kept }, quietly);
    const isForgotten = (!kept || isSuspect(trouble)) && (await forgetKept());
    if (isForgotten && trouble) trouble = await this.#attempt({ afresh }, quietly);
    if (!trouble) {
      this.#isReady = true;
      this.store.update({ stage: { name: 'ready' } });
      return;
    }
    this.#dismiss();
    this.store.update({ stage: { name: 'failed', trouble } });
    throw new Error(trouble.detail);
  }

  /** End the worker. Messages that it still sends are ignored. */
  #dismiss() {
    this.#worker?.terminate();
    this.#worker = this.#remote = null;
    this.#previous = Promise.resolve();
  }

  /** Start a worker, and bring it the game. @param {Launch} how @param {boolean} quietly */
  async #attempt(how, quietly) {
    this.#dismiss();
    return (await this.#boot(how, quietly).catch(noWorker)) ?? this.#restore();
  }

  /** @param {Launch} how @param {boolean} quietly @returns {Promise<Trouble | null>} */
  async #boot(how, quietly) {
    const { worker, remote, trouble } = launch(startWorker('worker'), how, (stage) => {
      const isTold = !quietly || stage.name === 'late';
      if (isTold && this.#worker === worker) this.store.update({ stage });
    });
    this.#worker = worker;
    this.#remote = remote;
    return trouble;
  }

  /**
   * Bring the game back as it was: its last record, then the requests since.
   * @returns {Promise<Trouble | null>}
   */
  async #restore() {
    const { store } = this;
    try {
      const welcome = await this.#exchange({ kind: 'hello' });
      if (welcome.kind === 'welcome') store.update({ welcome });
      await store.loaded;
      const { record, since } = store.state;
      let answer = record ? await this.#exchange({ kind: 'restore', record }) : null;
      for (const request of answer?.kind === 'position' ? since : []) {
        const next = await this.#exchange(request);
        if (next.kind === 'position') answer = next;
      }
      if (answer?.kind === 'error') store.refuse(answer);
      if (answer?.kind !== 'position') answer = await this.#exchange(firstGame(store.state.position));
      if (answer.kind !== 'position') throw new Error(JSON.stringify(answer));
      store.update({ position: answer, ...recordPatch(answer) });
      return null;
    } catch (error) {
      return { code: 'engine', subject: '', detail: String(error) };
    }
  }

  /** @param {Request} request @returns {Promise<Reply>} */
  async #exchange(request) {
    if (!this.#remote) throw new Error('no worker');
    const id = ++this.#id;
    let stop = () => {};
    const limit = LONG.includes(request.kind) ? LONG_LIMIT : ANSWER_LIMIT;
    const silence = this.#previous.then(
      () =>
        new Promise((_, reject) => {
          stop = limitTime(limit, () => reject(new Silence(request.kind)));
        }),
    );
    try {
      const text = this.#remote.ask(encode(request, id, this.#state));
      this.#previous = Promise.race([text, silence]);
      const answer = JSON.parse(/** @type {string} */ (await this.#previous));
      const isUnread = answer.kind === 'error' && answer.id === null; // the request was no valid text
      if (answer.id !== id && !isUnread) throw new Error(`answer to ${answer.id} instead of ${id}`);
      this.#state = answer.state;
      return answer;
    } finally {
      stop();
    }
  }

  /** @param {Request} request @returns {Refusal} */
  #noAnswer(request) {
    const point = request.kind === 'play' ? { x: request.x, y: request.y } : {};
    return refusalOf('page/no-answer', { state: this.#state, message: request.kind, ...point });
  }
}

/** Return the request for a new game of the size that is on the board already. @param {GamePosition | null} shown */
const firstGame = (shown) =>
  /** @type {const} */ ({ kind: 'new', ...(shown && { width: shown.width, height: shown.height }) });
