import { launch, noWorker } from './launch.js';
import { encode } from './wire.js';
import { startWorker } from '../host.js';
/** @import * as Comlink from '../../runtime/js/comlink.mjs' */
/** @import { Answer, Position, Refusal, Request, Welcome } from '../model/position.js' */
/** @import { Step, Trouble, Worker as Remote } from '../worker.js' */

/**
 * @typedef {Step | {name: 'ready'} | {name: 'restarting'} | {name: 'failed', trouble: Trouble}} Stage
 * @typedef {object} Host what the engine needs of the page
 * @property {(stage: Stage) => void} onStage
 * @property {(welcome: Welcome) => void} onWelcome
 * @property {(position: Position) => void} onPosition the game as it was restored
 * @property {(refusal: Refusal) => void} onRefusal why it could not be restored
 * @property {() => {record: unknown, since: Request[]}} game the game at hand as its last record has it, and what has changed it since
 */

const ANSWER_LIMIT = 5_000;
/**
 * How long it may take to replay a large game (MOST_SECONDS in kropki/reading.py), or to take in a large
 * file.
 */
const LONG_LIMIT = 75_000;
const LONG = [
  'open',
  'read_on',
  'open_game',
  'open_link',
  'restore',
  'record',
  'tree',
  'link',
  'export',
  'look',
];

class Silence extends Error {}

/** The page's side of the worker: one request in flight, and a worker that falls silent is replaced. */
export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Comlink.Remote<Remote> | null} */
  #remote = null;
  /** @type {Promise<void>} */
  #running = Promise.reject(new Error('not started'));
  #isReady = false;
  /** The answer to the request before, which keeps the worker from the next one. @type {Promise<unknown>} */
  #before = Promise.resolve();
  #id = 0;
  #state = 0;

  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    this.#running.catch(() => {});
  }

  /**
   * Starts, or starts again; settles when the game is restored or that has failed.
   * @param {{afresh?: boolean, quietly?: boolean}} [how] past the browser's cache; without telling the steps
   */
  start({ afresh = false, quietly = false } = {}) {
    this.#isReady = false;
    this.#running = this.#start(afresh, quietly);
    return this.#running.catch(() => {});
  }

  /**
   * The answer to a request, after as many starts as that takes. A request that twice silences the engine is
   * given up. Rejects only where Python cannot be started.
   * @param {Request} request @returns {Promise<Answer>}
   */
  async ask(request) {
    for (let attempt = 1; ; attempt++) {
      if (!this.#isReady) await this.#running; // else the worker has the request before anything is drawn
      const worker = this.#worker;
      try {
        return await this.#exchange(request);
      } catch (error) {
        console.error(error);
        if (worker === this.#worker) {
          this.host.onStage({ name: 'restarting' });
          void this.start({ quietly: true });
        }
        if (attempt === 2) return this.#givenUp(request);
      }
    }
  }

  /**
   * Runs a person's own Python beside the engine; gives its last value.
   * @param {string} code
   * @returns {Promise<string>}
   */
  async run(code) {
    await this.#running;
    if (!this.#remote) throw new Error('no worker');
    return this.#remote.run(code);
  }

  /** @param {boolean} afresh @param {boolean} quietly */
  async #start(afresh, quietly) {
    this.#dismiss();
    const trouble = (await this.#boot(afresh, quietly).catch(noWorker)) ?? (await this.#restore());
    if (!trouble) {
      this.#isReady = true;
      return this.host.onStage({ name: 'ready' });
    }
    this.#dismiss();
    this.host.onStage({ name: 'failed', trouble });
    throw new Error(trouble.detail);
  }

  /** What the worker still says after that is not heard. */
  #dismiss() {
    this.#worker?.terminate();
    this.#worker = this.#remote = null;
    this.#before = Promise.resolve();
  }

  /** @param {boolean} afresh @param {boolean} quietly @returns {Promise<Trouble | null>} */
  async #boot(afresh, quietly) {
    const { worker, remote, trouble } = launch(startWorker('worker'), afresh, (step) => {
      if (!quietly && this.#worker === worker) this.host.onStage(step);
    });
    this.#worker = worker;
    this.#remote = remote;
    return trouble;
  }

  /** @returns {Promise<Trouble | null>} */
  async #restore() {
    try {
      const welcome = await this.#exchange({ kind: 'hello' });
      if (welcome.kind === 'welcome') this.host.onWelcome(welcome);
      const { record, since } = this.host.game();
      let answer = record ? await this.#exchange({ kind: 'restore', record }) : null;
      for (const request of answer?.kind === 'position' ? since : []) {
        const next = await this.#exchange(request);
        if (next.kind === 'position') answer = next;
      }
      if (answer?.kind === 'error') this.host.onRefusal(answer);
      if (answer?.kind !== 'position') answer = await this.#exchange({ kind: 'new' });
      if (answer.kind !== 'position') throw new Error(JSON.stringify(answer));
      this.host.onPosition(answer);
      return null;
    } catch (error) {
      return { code: 'engine', subject: '', detail: String(error) };
    }
  }

  /** @param {Request} request @returns {Promise<Answer>} */
  async #exchange(request) {
    if (!this.#remote) throw new Error('no worker');
    const id = ++this.#id;
    let alarm = 0;
    const limit = LONG.includes(request.kind) ? LONG_LIMIT : ANSWER_LIMIT;
    const silence = this.#before.then(
      () =>
        new Promise((_, reject) => {
          alarm = setTimeout(() => reject(new Silence(request.kind)), limit);
        }),
    );
    try {
      const text = this.#remote.ask(encode(request, id, this.#state));
      this.#before = Promise.race([text, silence]);
      const answer = JSON.parse(/** @type {string} */ (await this.#before));
      if (answer.id !== id) throw new Error(`answer to ${answer.id}, not to ${id}`);
      this.#state = answer.state;
      return answer;
    } finally {
      clearTimeout(alarm);
    }
  }

  /** @param {Request} request @returns {Refusal} */
  #givenUp({ kind, x, y }) {
    const place = /** @type {{x?: number, y?: number}} */ ({ x, y });
    return { kind: 'error', state: this.#state, code: 'page/no-answer', message: kind, ...place };
  }
}
