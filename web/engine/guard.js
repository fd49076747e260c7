/**
 * @file Lets a worker send no requests to other hosts, and evaluate no text. The policy of the page does not hold
 * there, and the service worker, which gives workers one (tools/site/service_worker.js), does not run on the first
 * visit.
 */

import { SITE } from '../host.js';

/**
 * Answer Pyodide's requests from these files, and allow no request to another host from now on.
 * @param {Map<string, () => Promise<Uint8Array<ArrayBuffer>>>} files
 * @param {URL} base of relative addresses
 */
export function guardRequests(files, base) {
  const known = new Map([...files].map(([path, read]) => [new URL(path, base).href, read]));
  const { fetch } = self;
  self.fetch = async (request, options) => {
    const { href } = new URL(String(request instanceof Request ? request.url : request), base);
    const read = known.get(href);
    known.delete(href);
    if (read) return new Response(await read());
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

/**
 * Evaluate no text as a script from now on. `import()` is part of the language and cannot be taken away, but then only
 * scripts that have been loaded can call it, and those are our own and Pyodide's, which have a hash.
 */
export function refuseEvaluation() {
  const refuse = () => {
    throw new EvalError('Kropki evaluates no text as a script');
  };
  self.eval = refuse;
  for (const kind of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    const prototype = Object.getPrototypeOf(kind);
    const value = new Proxy(prototype.constructor, { apply: refuse, construct: refuse });
    Object.defineProperty(prototype, 'constructor', { value });
  }
  /** @type {any} */ (self).Function = Function.prototype.constructor;
  for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
    const start = self[name];
    /** @type {any} */ (self)[name] = (/** @type {TimerHandler} */ act, /** @type {any[]} */ ...rest) =>
      typeof act === 'function' ? start(act, ...rest) : refuse();
  }
}

/** @param {string} href @throws {TypeError} if it leads to another host */
function checkOrigin(href) {
  const { origin, protocol } = new URL(href);
  if (origin === SITE.origin || protocol === 'blob:' || protocol === 'data:') return;
  throw new TypeError(`Kropki sends no requests to other hosts: ${href}`);
}
