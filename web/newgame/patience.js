import { PATIENCE } from '../base/patience.js';
/** @import { State } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */

/**
 * Call a listener after each change of these fields. If only the queue has changed, wait a moment first: the
 * answer usually comes at once, and the click need not wait for a drawing that is out of date by then.
 * @param {Store} store
 * @param {readonly (keyof State)[]} fields among them `queue`
 * @param {(state: State) => void} listener
 */
export function watchPatiently(store, fields, listener) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let alarm;
  store.watch(fields, (state, before) => {
    const changed = fields.filter((field) => state[field] !== before[field]);
    clearTimeout(alarm);
    if (changed.length > 1 || changed[0] !== 'queue') listener(state);
    else alarm = setTimeout(() => listener(store.state), PATIENCE);
  });
}
