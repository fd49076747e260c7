/**
 * @file Writes the board as one classic script, which pages opened from disk can load too, and the module that makes it
 * a widget of notebooks: `node tools/site/board_script.mjs ROOT OUT`. ROOT is the repository, with runtime/ built.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from './scripts.mjs';

const [root, out] = process.argv.slice(2);
const inPlace = {
  'web/host.js': 'web/single_file/workerhost.js',
  'web/viewer/host.js': 'web/single_file/boardhost.js',
};
writeFileSync(
  join(out, 'board.js'),
  await bundleOf(root, 'web/viewer/kropki-board.js', { inPlace, isClassic: true }),
);
writeFileSync(join(out, 'widget.js'), await bundleOf(root, 'web/viewer/widget.js', { format: 'esm' }));
