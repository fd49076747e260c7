/** @file The walls around a bot, in its worker. */

const MAX_MEMORY = 512 * 2 ** 20; // bytes
const PAGE = 2 ** 16; // bytes of a page of WebAssembly's memory

/** What Python needs of a worker's own names once it runs. All other names of the browser are removed. */
const KEPT = new Set([
  'self',
  'globalThis',
  'console',
  'crypto',
  'performance',
  'WebAssembly',
  'TextDecoder',
  'TextEncoder',
  'setTimeout',
  'clearTimeout',
  'queueMicrotask',
  'MessageEvent',
  'ErrorEvent',
  'Event',
  'EventTarget',
  'DOMException',
  'constructor',
]);

/** The names that are part of the language. */
const LANGUAGE =
  'Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp ' +
  'Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer ' +
  'Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array ' +
  'Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set Iterator WeakMap WeakSet WeakRef Proxy ' +
  'Reflect FinalizationRegistry decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN';

/** Let Python get no more memory than this: it raises a MemoryError then. */
export function limitMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MAX_MEMORY) throw new RangeError('a bot gets no more memory');
    return grow.call(this, pages);
  };
}

/**
 * Remove whatever leads out of the worker, and can be removed: requests, storage, other workers, channels to other
 * tabs. What the language itself has stays.
 */
export function closeWays() {
  const own = new Set(LANGUAGE.split(' '));
  for (let scope = self; scope && scope !== Object.prototype; scope = Object.getPrototypeOf(scope)) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (own.has(name) || KEPT.has(name)) continue;
      Reflect.deleteProperty(scope, name);
      if (name in self) Reflect.defineProperty(scope, name, { value: undefined });
    }
  }
}
