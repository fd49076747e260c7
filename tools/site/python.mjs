/**
 * @file Runs a Python program inside Pyodide under Node: `node tools/site/python.mjs PROGRAM.py ARGUMENT…`. What it compiles
 * fits what browsers run. It has `arguments`, and the files of this machine by `read(path)` and `write(path, data)`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadPyodide } from 'pyodide';

const [program, ...given] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } }); // columns are of no use without the source
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
