import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Path } from '../../web/model/path.js';
import { formatPoints, isSamePoint, parsePoints, pointAt } from '../../web/model/points.js';
import {
  encloseSame,
  holdsEnemy,
  indicesInside,
  insideOf,
  outermost,
  overlap,
  ringsAround,
} from '../../web/model/rings.js';
import { oracle, sortPairs } from './oracle.mjs';

const rotate = (ring, by) => ring.slice(2 * by) + ring.slice(0, 2 * by);
const reverse = (ring) => formatPoints(parsePoints(ring).reverse());

test('the points inside a ring are those that the engine finds', () => {
  assert(oracle.rings.length > 100);
  for (const { width, ring, inside } of oracle.rings) {
    const indices = indicesInside(parsePoints(ring), width);
    assert.equal(sortPairs(formatPoints(indices.map((index) => pointAt(index, width)))), inside, ring);
    assert.equal(insideOf(ring).size, inside.length / 2);
  }
});

test('neither the first dot of a ring nor its direction matters', () => {
  for (const { ring } of oracle.rings) {
    for (const other of [rotate(ring, 1), rotate(ring, 3), reverse(ring)]) assert(encloseSame(ring, other));
  }
});

test('nothing is inside an empty ring', () => {
  assert.deepEqual(indicesInside([], 9), []);
});

test('the rings around a point are those with the point inside, the smallest first', () => {
  for (const { position } of oracle.positions) {
    const rings = [...position.offers, ...position.territories];
    for (const [i] of [...position.dots].entries()) {
      const point = pointAt(i, position.width);
      const around = ringsAround(rings, point);
      const pair = formatPoints([point]);
      const expected = rings.filter(({ ring }) => insideText(ring, position.width).includes(pair));
      assert.deepEqual(new Set(around), new Set(expected));
      const sizes = around.map(({ ring }) => insideOf(ring).size);
      assert.deepEqual(
        sizes,
        sizes.toSorted((a, b) => a - b),
      );
    }
  }
});

test('rings overlap if they share points, or a dot of one is inside the other', () => {
  for (const { position } of oracle.positions) {
    const rings = position.offers.slice(0, 8).map(({ ring }) => ring);
    for (const a of rings) {
      for (const b of rings) {
        const [insideA, insideB] = [a, b].map((ring) => insideText(ring, position.width));
        const shares = (points, others) => points.some((point) => others.includes(point));
        const expected =
          shares(insideA, insideB) || shares(pairsOf(a), insideB) || shares(pairsOf(b), insideA);
        assert.equal(overlap(a, b), expected);
      }
    }
  }
});

test('the outermost of several rings can be taken together, and contain all others', () => {
  for (const { position } of oracle.positions) {
    const chosen = outermost(position.offers);
    for (const a of chosen) for (const b of chosen) assert(a === b || !overlap(a.ring, b.ring));
    for (const { ring } of position.offers) assert(chosen.some((area) => overlap(area.ring, ring)));
  }
});

test('every ring that the engine offers holds an enemy dot', () => {
  const offered = oracle.positions.flatMap(({ position }) =>
    position.offers.filter(({ captured }) => captured).map((offer) => [position, offer]),
  );
  assert(offered.length > 100);
  for (const [position, offer] of offered) assert(holdsEnemy(position, offer));
});

test('a path takes a ring if the engine takes it, and refuses the others', () => {
  const codes = new Set();
  for (const { position, paths } of oracle.positions) {
    for (const { ring, code } of paths) {
      codes.add(code);
      assert.equal(walk(position, ring) === null, code === null, `${ring}: ${code}`);
    }
  }
  for (const code of [null, 'ring/no-enemy', 'ring/crosses-itself', 'ring/territory', 'ring/foreign-dot']) {
    assert(codes.has(code), `no case of ${code}`);
  }
});

test('a path offers the neighbours that it does not refuse, except the dot before', () => {
  for (const { position, paths } of oracle.positions) {
    for (const { ring } of paths.slice(0, 5)) {
      const path = new Path(position, () => true, true);
      for (const point of parsePoints(ring)) {
        if (path.refusal(point) || path.add(point)) break;
        const before = path.points.at(-2) ?? path.points.at(-1);
        const allowed = neighbours(path.points.at(-1)).filter(
          (next) => !path.refusal(next) && !isSamePoint(next, before ?? null),
        );
        assert.deepEqual(sortPairs(formatPoints(path.next)), sortPairs(formatPoints(allowed)));
      }
    }
  }
});

test('a step back takes the last dot away', () => {
  const { position } = oracle.positions.find(({ position: { dots } }) => dots.includes('R'));
  const path = new Path(position, () => true, true);
  const dot = pointAt(position.dots.indexOf('R'), position.width);
  if (path.refusal(dot)) return;
  path.add(dot);
  assert.equal(path.owner, 0);
  path.add(dot);
  assert.deepEqual(path.points, []);
  assert.equal(path.owner, -1);
});

/** Draw a ring step by step and close it. Return the code of the first refusal, or null. */
function walk(position, ring) {
  const path = new Path(position, () => true, true);
  const points = parsePoints(ring);
  for (const point of points) {
    const code = path.refusal(point);
    if (code) return code;
    if (path.add(point)) return 'ring/closed-early';
    if (path.points.at(-1) !== point) return 'ring/back';
  }
  return points.length < 3
    ? 'ring/short'
    : (path.refusal(points[0]) ?? (path.add(points[0]) ? null : 'ring/open'));
}

const neighbours = ({ x, y }) =>
  [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy })))
    .filter((point) => !isSamePoint(point, { x, y }));
const pairsOf = (ring) => [...ring.matchAll(/../g)].map(String);
const insideText = (ring, width) =>
  indicesInside(parsePoints(ring), width).map((index) => formatPoints([pointAt(index, width)]));
