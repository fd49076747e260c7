/** @file Compiles Python's WebAssembly, and gives it to Pyodide. */

import { granted } from '../base/browser.js';
import { Failure } from '../base/failure.js';

/** The file in runtime/. */
export const WASM = 'pyodide/pyodide.asm.wasm';
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/** Fail if the browser has no WebAssembly, or a policy forbids it: Pyodide would wait for ever. */
export async function checkWasm() {
  if (typeof WebAssembly !== 'object') throw new Failure('wasm-none');
  await WebAssembly.compile(EMPTY_MODULE).catch((error) => {
    throw new Failure('wasm-blocked', '', error);
  });
}

/** Compile a response, or return null if the host gives it a wrong type. @param {Response} response */
export function compile(response) {
  return granted(() => WebAssembly.compileStreaming(response));
}

/**
 * Give Pyodide its compiled module.
 * @param {WebAssembly.Module | Promise<WebAssembly.Module>} compiled
 * @returns {Promise<never>} rejects if the module cannot be used: `loadPyodide` would never settle
 */
export function provideWasm(compiled) {
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        const module = await compiled;
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(new Failure('wasm-blocked', WASM, error));
        throw error;
      }
    };
  });
}
