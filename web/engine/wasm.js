/**
 * @file Compiles Python's WebAssembly, and gives it to Pyodide. The build has split it (tools/site/wasm.py): half of
 * its code is loaded when some of it is first called.
 */

import { granted } from '../base/browser.js';
import { Failure } from '../base/failure.js';

/** The file in runtime/ with the code that a start calls. */
export const WASM = 'pyodide/pyodide.asm.wasm';
const EMPTY_MODULE = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
/** A module that exports as `f` the function `f` that it imports from `i`. Only such functions can be in tables. */
const FORWARDING_MODULE = [
  EMPTY_MODULE,
  [0x01, 0x04, 0x01, 0x60, 0x00, 0x00], // one type: neither parameters nor results
  [0x02, 0x07, 0x01, 0x01, 0x69, 0x01, 0x66, 0x00, 0x00],
  [0x07, 0x05, 0x01, 0x01, 0x66, 0x00, 0x00],
].flat();
/** The size of Python's memory when it starts, in bytes, once that is known. */
export let firstMemory = 0;
/** The exports of the first half that only the second one and this module use, as in tools/site/wasm.py. */
const HALF = 'half:';

/** Fail if the browser has no WebAssembly, or a policy forbids it: Pyodide would wait for ever. */
export async function checkWasm() {
  if (typeof WebAssembly !== 'object') throw new Failure('wasm-none');
  await WebAssembly.compile(new Uint8Array(EMPTY_MODULE)).catch((error) => {
    throw new Failure('wasm-blocked', '', error);
  });
}

/** Compile a response, or return null if the host gives it a wrong type. @param {Response} response */
export function compile(response) {
  return granted(() => WebAssembly.compileStreaming(response));
}

/**
 * Give Pyodide its compiled module.
 * @param {() => WebAssembly.Module | Promise<WebAssembly.Module>} compiled returns it, or fails with a `Failure`
 * @param {() => WebAssembly.Module} cold returns the other half, when it is needed
 * @returns {Promise<never>} rejects if the module cannot be used: `loadPyodide` would never settle
 */
export function provideWasm(compiled, cold) {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        const module = await compiled();
        return { module, instance: await instantiate(module, imports, cold) };
      } catch (error) {
        reject(error instanceof Failure ? error : new Failure('wasm-blocked', WASM, error));
        throw error;
      }
    };
  });
}

/**
 * Instantiate the first half. It loads the other when it first calls one of its functions.
 * @param {WebAssembly.Module} module
 * @param {any} imports
 * @param {() => WebAssembly.Module} cold
 * @returns {Promise<WebAssembly.Instance>} with the exports that the whole module has
 */
export async function instantiate(module, imports, cold) {
  const given = { ...imports, 'GOT.func': withoutGraphics(imports['GOT.func']) };
  /** @type {{exports: any}} */
  const { exports } = await WebAssembly.instantiate(module, given);
  const { [`${HALF}functions`]: functions, [`${HALF}loaded`]: isLoaded } = exports;
  const load = () => {
    new WebAssembly.Instance(cold(), { ...given, hot: exports });
    isLoaded.value = 1;
  };
  const forwarding = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(FORWARDING_MODULE)), {
    i: { f: load },
  });
  functions.set(functions.length - 1, forwarding.exports.f);
  firstMemory = exports.memory.buffer.byteLength;
  const whole = Object.entries(exports).filter(([name]) => !name.startsWith(HALF));
  return { exports: Object.fromEntries(whole) };
}

/**
 * Return addresses of functions without those of OpenGL, which a worker cannot use: each would be a module of its own.
 * @param {Record<string, WebAssembly.Global>} addresses
 */
const withoutGraphics = (addresses) =>
  new Proxy(addresses, {
    get: (target, /** @type {string} */ name) =>
      name.startsWith('emscripten_gl')
        ? new WebAssembly.Global({ value: 'i32', mutable: true }, 0)
        : target[name],
  });
