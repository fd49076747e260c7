/** @file Loads something once. */

/**
 * Return a function that loads something on its first call, and returns the same promise on later calls. If loading
 * fails, the next call tries again.
 * @template Result
 * @param {() => Promise<Result>} load
 */
export function once(load) {
  /** @type {Promise<Result> | null} */
  let loaded = null;
  return () => {
    loaded ??= load().catch((error) => {
      loaded = null;
      throw error;
    });
    return loaded;
  };
}
