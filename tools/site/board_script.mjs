/**
 * @file Writes the board as one classic script, which pages opened from disk can load too:
 * `node tools/site/board_script.mjs ROOT OUT`. ROOT is the repository, with runtime/ built.
 */
import { writeFileSync } from 'node:fs';
import { bundleOf } from './scripts.mjs';

const [root, out] = process.argv.slice(2);
const inPlace = {
  'web/host.js': 'web/single_file/workerhost.js',
  'web/viewer/host.js': 'web/single_file/boardhost.js',
};
writeFileSync(out, await bundleOf(root, 'web/viewer/kropki-board.js', { inPlace, isClassic: true }));
