/**
 * @file Lets a worker send no requests to other hosts. The policy of the page does not hold there, and the service
 * worker, which gives workers one (tools/site/service_worker.js), does not run on the first visit.
 */

import { SITE } from '../host.js';

/**
 * Answer Pyodide's requests from these files, and allow no request to another host from now on.
 * @param {Map<string, Uint8Array<ArrayBuffer>>} files
 * @param {URL} base of relative addresses
 */
export function guardRequests(files, base) {
  const known = new Map([...files].map(([path, bytes]) => [new URL(path, base).href, bytes]));
  const { fetch } = self;
  self.fetch = async (request, options) => {
    const { href } = new URL(String(request instanceof Request ? request.url : request), base);
    const bytes = known.get(href);
    known.delete(href);
    if (bytes) return new Response(bytes);
    checkOrigin(href);
    return fetch(request, options);
  };
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

/** @param {string} href @throws {TypeError} if it leads to another host */
function checkOrigin(href) {
  const { origin, protocol } = new URL(href);
  if (origin === SITE.origin || protocol === 'blob:' || protocol === 'data:') return;
  throw new TypeError(`Kropki sends no requests to other hosts: ${href}`);
}
