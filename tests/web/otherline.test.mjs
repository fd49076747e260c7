import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherLine, Tree } from '../../web/model/tree.js';

/** Node 0 – 1 – 2 – 3, and from 1 also 4 – 5. */
const tree = new Tree();
tree.load(
  1,
  [
    [0, null],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 4],
  ].map(([id, parent]) => [id, parent, 0, 'aa', 0, '']),
);
const other = (id) => otherLine(tree.node(id)).id;

test('the other line starts at the nearest fork, and goes as far', () => {
  assert.equal(other(2), 4);
  assert.equal(other(3), 5);
  assert.equal(other(4), 2);
  assert.equal(other(5), 3);
  assert.equal(other(1), 4); // the fork itself
  assert.equal(other(0), 0); // before it
});
