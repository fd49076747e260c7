/** @import { Store } from '../store/store.js' */
/** @import { Messages } from './messages.js' */

/**
 * Return what comes of loading a part of the page. If that fails, say so and return null.
 * @template Result
 * @param {{store: Store, messages: Messages}} page
 * @param {() => Result | Promise<Result>} load
 * @param {string} [failed] the message that says so, or '' for none
 * @returns {Promise<Awaited<Result> | null>}
 */
export async function late({ store, messages }, load, failed = 'part-away') {
  try {
    return await load();
  } catch (error) {
    console.error(error);
    if (failed) store.notify(messages.text(failed));
    return null;
  }
}
