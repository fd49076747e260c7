import { PATIENCE } from '../base/patience.js';
/** @import { State } from './state.js' */
/** @import { Store } from './store.js' */

/**
 * Call a listener after each change of these fields. If only the queue has changed, wait a moment first: the
 * answer usually comes at once, and would have to wait for a frame that is out of date by then.
 * @param {Store} store
 * @param {readonly (keyof State)[]} fields among them `queue`
 * @param {(state: State, before: State) => void} listener takes the state, and that of its last call
 */
export function watchPatiently(store, fields, listener) {
  let told = store.state;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let alarm;
  const tell = () => {
    const before = told;
    told = store.state;
    listener(told, before);
  };
  store.watch(fields, (state, before) => {
    clearTimeout(alarm);
    const isQueue = fields.every((field) => field === 'queue' || state[field] === before[field]);
    if (isQueue) alarm = setTimeout(tell, PATIENCE);
    else tell();
  });
}
