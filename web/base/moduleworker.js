/** @file Scripts that run in workers, on pages with any policy. */

import { allowed } from './browser.js';

/** What calls an address one of a script; null where the page allows nobody that. @type {{createScriptURL: (address: string) => string} | null | undefined} */
let policy;

/**
 * Return an address as one of a script. Pages with `require-trusted-types-for 'script'` start no others, and this only
 * where they allow the policy `kropki`.
 * @param {string} address
 */
export function scriptAt(address) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  if (!trustedTypes) return address;
  if (policy === undefined) {
    policy = allowed(() => trustedTypes.createPolicy('kropki', { createScriptURL: String }));
  }
  return policy?.createScriptURL(address) ?? address;
}

/**
 * Start a worker.
 * @param {string} address
 * @param {WorkerOptions} [options]
 * @throws {Error} if the browser, or the policy of the page, allows none
 */
export function startScript(address, options) {
  try {
    return new Worker(scriptAt(address), options);
  } catch (error) {
    if (policy !== null) throw error;
    throw new Error("the page's policy must allow workers: worker-src, and trusted-types kropki", {
      cause: error,
    });
  }
}

/** Return a script that loads another one. @param {string} address */
export const imported = (address) => `import ${JSON.stringify(address)};`;

/**
 * Start a worker from a module. Sandboxed frames, and pages of other hosts, may start one only from a `data:` address.
 * @param {URL} module
 * @param {(address: string) => string} [addressOf] returns where all other pages start it from
 */
export function startModule({ href, origin: host }, addressOf = (address) => address) {
  const isOwn = origin === host;
  const address = isOwn ? addressOf(href) : `data:text/javascript,${encodeURIComponent(imported(href))}`;
  return startScript(address, { type: 'module' });
}
