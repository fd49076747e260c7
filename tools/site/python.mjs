/**
 * @file Runs a Python program in Pyodide under Node: `node tools/site/python.mjs PROGRAM.py ARGUMENT…`.
 * Bytecode that it
 * compiles fits the Python of the page. It gets `arguments`, and the functions `read(path)` and `write(path,
 * data)`.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadPyodide } from 'pyodide';

const [program, ...given] = process.argv.slice(2);
// Columns are of no use without the source.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
const globals = python.toPy({
  arguments: given,
  read: (path) => new Uint8Array(readFileSync(path)),
  write: (path, data) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data.toJs());
  },
});
try {
  await python.runPythonAsync(readFileSync(program, 'utf8'), { globals, filename: program });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
