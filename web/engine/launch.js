import * as Comlink from '../../runtime/js/comlink.mjs';
import { startWorker } from '../host.js';
/** @import { Step, Trouble, Worker as Remote } from '../worker.js' */

/**
 * @typedef {object} Launched
 * @property {Worker} worker
 * @property {Comlink.Remote<Remote>} remote
 * @property {Promise<Trouble | null>} trouble what kept Python from starting in it
 */

const SILENCE_LIMITS = { downloading: 30_000, starting: 90_000 };

/**
 * A new worker in which Python starts. Throws where none can be had.
 * @param {boolean} afresh past the browser's cache @param {(step: Step) => void} onStep @returns {Launched}
 */
export function launch(afresh, onStep) {
  const worker = startWorker('worker');
  /** @type {Comlink.Remote<Remote>} */
  const remote = Comlink.wrap(worker);
  /** @type {Promise<Trouble | null>} */
  const trouble = new Promise((resolve) => {
    const fail = (/** @type {Trouble['code']} */ code, /** @type {string} */ detail) => resolve({ code, subject: '', detail });
    let alarm = 0;
    /** @param {Step} step */
    const report = (step) => {
      clearTimeout(alarm);
      alarm = setTimeout(() => fail('stalled', step.name), SILENCE_LIMITS[step.name]);
      onStep(step);
    };
    worker.addEventListener('error', (event) => fail('worker', event.message ?? 'worker.js'));
    queueMicrotask(() => {
      report({ name: 'downloading', done: 0, total: 0 });
      remote.start(afresh, Comlink.proxy(report))
        .then(resolve, (error) => fail('worker', String(error)))
        .finally(() => clearTimeout(alarm));
    });
  });
  return { worker, remote, trouble };
}

/** A sandboxed frame may not have one. @param {unknown} error @returns {Trouble} */
export function noWorker(error) {
  return { code: 'worker', subject: '', detail: String(error) };
}
