/** @file Starts Python in a worker, and watches the start. */

import * as Comlink from '../../runtime/js/comlink.mjs';
/** @import { Begun, Step, Trouble } from '../base/failure.js' */
/** @import { Supplies, Worker as Remote } from '../worker.js' */

/**
 * @typedef {object} Launch
 * @property {boolean} [afresh] whether to load all files past the browser's cache
 * @property {boolean} [kept] whether to use the memory that is kept of Python
 *
 * @typedef {object} Launched
 * @property {Worker} worker
 * @property {Comlink.Remote<Remote>} remote
 * @property {Promise<Trouble | null>} trouble why Python could not start in it, or null if it has started
 */

/** After how many milliseconds without a report a start is late. It goes on, as a slow device needs minutes. */
const PATIENCE = { downloading: 30_000, starting: 90_000 };

/**
 * Start Python in a new worker.
 * @param {Worker} worker
 * @param {Launch} how
 * @param {(step: Step) => void} onStep
 * @param {Promise<Supplies | null>} [supplies] what another worker has started from; without it, all files are fetched
 * @returns {Launched}
 */
export function launch(worker, how, onStep, supplies = Promise.resolve(null)) {
  /** @type {Comlink.Remote<Remote>} */
  const remote = Comlink.wrap(worker);
  /** @type {Promise<Trouble | null>} */
  const trouble = new Promise((resolve) => {
    const fail = (/** @type {Trouble['code']} */ code, /** @type {string} */ detail) =>
      resolve({ code, subject: '', detail });
    let alarm = 0;
    let isOver = false;
    /** @param {Begun} step */
    const report = (step) => {
      if (isOver) return; // reports have a channel of their own, so the answer may overtake them
      clearTimeout(alarm);
      alarm = setTimeout(onStep, PATIENCE[step.name], { name: 'late', during: step.name });
      onStep(step);
    };
    worker.addEventListener('error', (event) => fail('worker', event.message ?? 'worker.js'));
    queueMicrotask(async () => {
      report({ name: 'downloading', done: 0, total: 0, sent: 0 });
      const given = await supplies;
      const moving = given?.memory ? [given.memory.buffer] : [];
      try {
        resolve(await remote.start(how, Comlink.proxy(report), given && Comlink.transfer(given, moving)));
      } catch (error) {
        fail('worker', String(error));
      } finally {
        isOver = true;
        clearTimeout(alarm);
      }
    });
  });
  return { worker, remote, trouble };
}

/**
 * Return the trouble of a page that may have no worker, such as a sandboxed frame.
 * @param {unknown} error
 * @returns {Trouble}
 */
export function noWorker(error) {
  return { code: 'worker', subject: '', detail: String(error) };
}
