/** @file Lets a worker send no requests to other hosts: the policy of the page does not hold there. */

import { SITE } from '../host.js';

/** @param {string} href @throws {TypeError} if it leads to another host */
export function checkOrigin(href) {
  const { origin, protocol } = new URL(href);
  if (origin === SITE.origin || protocol === 'blob:' || protocol === 'data:') return;
  throw new TypeError(`Kropki sends no requests to other hosts: ${href}`);
}

/** Guard or close the ways out besides `fetch`. @param {URL} base of relative addresses */
export function guardOtherWays(base) {
  const { open } = XMLHttpRequest.prototype;
  /** @param {unknown[]} values */
  XMLHttpRequest.prototype.open = function (...values) {
    checkOrigin(new URL(String(values[1]), base).href);
    Reflect.apply(open, this, values);
  };
  for (const name of ['WebSocket', 'EventSource', 'WebTransport', 'Worker']) {
    Reflect.deleteProperty(self, name);
  }
}
