/**
 * @file Writes the script of the board for tools that bundle scripts, and the one file with which it plays on:
 * `node tools/site/pack.mjs ROOT OUT PATH=FILE…`. ROOT is the repository, with runtime/ built. Each FILE gets the PATH
 * by which the board and its worker ask for it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf, isArchive, smallest } from './scripts.mjs';

const [root, out, ...given] = process.argv.slice(2);
const inPlace = {
  'web/host.js': 'web/single_file/workerhost.js',
  'web/viewer/host.js': 'web/single_file/boardhost.js',
};
const workers = {
  'web/worker.js': 'web/worker.js',
  'runtime/pyodide/pyodide.js': 'web/single_file/pyodide.js',
};

const files = given
  .map((each) => each.split('='))
  .map(([path, file]) => [path, isArchive(path) ? readFileSync(file) : smallest(readFileSync(file))]);
for (const [path, entry] of Object.entries(workers)) {
  files.push([path, smallest(await bundleOf(root, entry, { inPlace, isClassic: true }))]);
}
const list = Buffer.from(JSON.stringify(files.map(([path, { length }]) => [path, length])));
const size = Buffer.alloc(4);
size.writeUInt32BE(list.length);
writeFileSync(join(out, 'kropki.pack'), Buffer.concat([size, list, ...files.map(([, bytes]) => bytes)]));
writeFileSync(
  join(out, 'index.js'),
  await bundleOf(root, 'web/viewer/kropki-board.js', { format: 'esm', inPlace }),
);
