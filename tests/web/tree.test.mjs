import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dotNumbers, dotPair, dotPoint, dotsOfLine, lineThrough, parseLine } from '../../web/model/lines.js';
import { isMain, lineOf, pathTo, seek, Tree, variationOf } from '../../web/model/tree.js';
import { oracle } from './oracle.mjs';

const { trees } = oracle;
const load = (rows) => {
  const tree = new Tree();
  tree.load(1, rows);
  return tree;
};

test('the tree has the nodes of the engine, each with its parent and children', () => {
  for (const { rows } of trees) {
    const tree = load(rows);
    assert.equal(tree.size, rows.length);
    for (const [id, parent, player, text, gains, signs] of rows) {
      const node = tree.node(id);
      assert.deepEqual([node.player, node.text, node.gains, node.signs], [player, text, gains, signs]);
      assert.equal(node.parent?.id ?? null, parent);
      const children = rows.filter((row) => row[1] === id).map((row) => row[0]);
      assert.deepEqual(
        node.children.map((child) => child.id),
        children,
      );
    }
    assert.equal(
      tree.isForked,
      [...rows].some(([id]) => rows.filter((row) => row[1] === id).length > 1),
    );
  }
  assert(trees.some(({ rows }) => load(rows).isForked));
});

test('nodes that come one by one make the same tree', () => {
  for (const { rows } of trees.slice(0, 10)) {
    const [tree, whole] = [load(rows.slice(0, 1)), load(rows)];
    for (const row of rows.slice(1)) tree.add([row]);
    for (const [id] of rows) {
      assert.equal(tree.node(id).depth, whole.node(id).depth);
      assert.deepEqual(
        tree.node(id).children.map((child) => child.id),
        whole.node(id).children.map((child) => child.id),
      );
    }
    assert.equal(tree.lanes, whole.lanes);
  }
});

test('a known node changes in place, and a node without a parent makes the tree unknown', () => {
  const [{ rows }] = trees;
  const tree = load(rows);
  const node = tree.node(rows[0][0]);
  tree.add([[rows[0][0], null, null, '', 0, 'c']]);
  assert.equal(tree.node(rows[0][0]), node);
  assert.equal(node.signs, 'c');
  tree.add([[9999, 9998, 0, 'aa', 0, '']]);
  assert.equal(tree.size, 0);
  assert.notEqual(tree.edition, 1);
});

test('no two nodes have the same place, and the main line has the first lane', () => {
  for (const { rows } of trees) {
    const tree = load(rows);
    for (const [depth, column] of tree.columns.entries()) {
      const lanes = column.map((node) => node.lane);
      assert.equal(new Set(lanes).size, lanes.length);
      assert.deepEqual(
        lanes,
        lanes.toSorted((a, b) => a - b),
      );
      for (const node of column) {
        assert.equal(node.depth, depth);
        assert.equal(isMain(node), node.lane === 0);
      }
    }
  }
});

test('no line crosses another', () => {
  for (const { rows } of trees) {
    const nodes = load(rows).columns.flat();
    const places = new Set(nodes.map(({ depth, lane }) => `${depth} ${lane}`));
    for (const { parent, lane } of nodes) {
      if (!parent) continue;
      // A variation goes down beside its parent, past the lanes between, and then to the right.
      for (let passed = parent.lane + 1; passed < lane; passed++) {
        assert(!places.has(`${parent.depth} ${passed}`));
      }
    }
  }
});

test('the line through a node is the one that the engine goes', () => {
  for (const { rows, lines, numbers } of trees) {
    const tree = load(rows);
    for (const [id] of rows) {
      const line = lineThrough(rows, id);
      assert.deepEqual(
        line.map((row) => row[0]),
        lines[id],
      );
      assert.deepEqual(Object.fromEntries(dotNumbers(line)), numbers[id]);
      const path = pathTo(tree.node(id)).map((node) => node.id);
      assert.deepEqual(path, lines[id].slice(0, path.length));
    }
  }
});

test('the search in a column finds the first node at a lane or below', () => {
  for (const { rows } of trees) {
    for (const column of load(rows).columns) {
      for (let lane = 0; lane < 6; lane++) {
        const expected = column.findIndex((node) => node.lane >= lane);
        assert.equal(seek(column, lane), expected < 0 ? column.length : expected);
      }
    }
  }
});

test('moves and lines of play are read as the engine writes them', () => {
  assert.deepEqual(dotPoint({ text: 'cd.ccdcdd' }), { x: 2, y: 3 });
  for (const text of ['', '.ccddee', 'pass', 'stop R', 'cd!', 'c']) assert.equal(dotPair(text), null);
  assert.deepEqual(parseLine('ab--ba'), [{ x: 0, y: 1 }, null, { x: 1, y: 0 }]);
  assert.deepEqual(dotsOfLine('ab--ba'), [{ x: 0, y: 1 }]);
  assert.deepEqual(dotsOfLine('ab'), [{ x: 0, y: 1 }]);
  assert.deepEqual(dotsOfLine(''), []);
});

test('a line goes on as it did before, and a variation is known by its first move', () => {
  const moves = [
    [0, null],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 3],
    [5, 2],
  ];
  const tree = load(moves.map(([id, parent]) => [id, parent, id % 2, 'aa', 0, '']));
  const ids = (line) => line.map((node) => node.id);
  const game = lineOf(tree.node(1), []);
  assert.deepEqual(ids(game), [0, 1, 2, 5]);
  const variation = lineOf(tree.node(4), game);
  assert.deepEqual(ids(variation), [0, 1, 3, 4]);
  assert.deepEqual(ids(lineOf(tree.node(1), variation)), [0, 1, 3, 4]);
  assert.deepEqual(ids(lineOf(tree.node(5), variation)), [0, 1, 2, 5]);
  assert.deepEqual(lineOf(null, variation), []);
  assert.equal(variationOf(tree.node(5)), null);
  assert.equal(variationOf(tree.node(4)), tree.node(3));
});
