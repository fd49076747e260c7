/** @file Both modules of Pyodide as one script, for the worker of the page that is a single file. */
import createPyodideModule from '../../runtime/pyodide/pyodide.asm.mjs';
import { loadPyodide } from '../../runtime/pyodide/pyodide.mjs';

/** @type {any} */ (self).pyodide = {
  loadPyodide: (/** @type {import('../../runtime/pyodide/pyodide.mjs').PyodideConfig} */ options) =>
    loadPyodide({ ...options, createPyodideModule }),
};
