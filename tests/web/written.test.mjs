import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLink } from '../../web/viewer/linktext.js';
import { Replay } from '../../web/viewer/replay.js';
import { readWritten } from '../../web/viewer/written.js';
import { oracle } from './oracle.mjs';

/** The view of a record after some moves; without a number, at the end. */
function viewOf(text, move) {
  const replay = new Replay(text);
  const line = replay.mainLine;
  return replay.view(line[move ?? line.length - 1]);
}

test('a link becomes a record with the same dots, unless dots were set up between moves', async () => {
  const links = [];
  for (const { link, position } of oracle.links) {
    const { moves } = await readLink(link);
    const hasSetup = moves.some((text) => text.startsWith('{'));
    if (position.names.length === 2 && !hasSetup) links.push({ link, position });
  }
  assert(links.length > 50);
  for (const { link, position } of links) {
    const written = await readWritten(`https://kropki.example/#${link}`);
    assert.equal(written.link, link);
    assert.equal(viewOf(written.text, written.start).dots, position.dots, link);
  }
});

test('a diagram becomes a record with its dots, territories and moves in order', async () => {
  const { text, diagram } = await readWritten('   a b  c\n1  . R3 .\n\n2  R Br R\n3  . R1 B2\n');
  assert.equal(text, '(;GM[40]SZ[3:3]KS[. . . R Br R . . .];B[bc];W[cc];B[ba])');
  assert(diagram);
  const { dots, owners } = viewOf(text);
  assert.deepEqual([dots, owners], ['.R.RBR.RB', '....r....']);
});

for (const text of [
  '',
  'words',
  '. R\n.',
  '. R x\n. . .',
  '#1abcdefgh',
  '#packed=x',
  ' (;GM[40]SZ[9]C[#1abcdefgh])',
  '. R G\n. . .',
]) {
  test(`${JSON.stringify(text)} stays as it is`, async () => {
    assert.deepEqual(await readWritten(text), { text });
  });
}
