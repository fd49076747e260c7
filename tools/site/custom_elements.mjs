/**
 * @file Writes the description of the board element (custom-elements.json) from the comments of its source:
 * `node tools/site/custom_elements.mjs ROOT OUT.json`. ROOT is the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, ts } from '@custom-elements-manifest/analyzer';

const ELEMENT = 'web/viewer/kropki-board.js';

const [root, out] = process.argv.slice(2);
const text = readFileSync(join(root, ELEMENT), 'utf8');
const manifest = create({ modules: [ts.createSourceFile(ELEMENT, text, ts.ScriptTarget.ES2022, true)] });
for (const { declarations } of manifest.modules) {
  for (const each of declarations) {
    each.members = each.members?.filter(({ privacy }) => privacy !== 'private');
    each.events = each.events?.filter(({ description }) => description); // not what it guesses from the code
    if (each.superclass) each.superclass = { name: 'HTMLElement' }; // which a server does not have
  }
}
writeFileSync(out, `${JSON.stringify(manifest, null, 2)}\n`);
