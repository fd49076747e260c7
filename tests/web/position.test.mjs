import assert from 'node:assert/strict';
import { test } from 'node:test';
import { outlines } from '../../web/model/outlines.js';
import {
  columnName,
  indexOf,
  LETTERS,
  pairOf,
  parsePoints,
  pointAt,
  pointName,
  pointNamed,
} from '../../web/model/points.js';
import { activePlayers, dotOf, ownerOf, playerAfter, settingsOf } from '../../web/model/position.js';
import { indicesInside } from '../../web/model/rings.js';
import { isPosition } from '../../web/model/saved.js';
import { blankPosition, diagram, EMPTY, isSameDiagram, ownersIn, withDot } from '../../web/model/setup.js';
import { oracle } from './oracle.mjs';

const { positions } = oracle;

test('points, indices and names belong together', () => {
  const board = { width: 52, height: 52 };
  for (let index = 0; index < 52 * 52; index++) {
    const point = pointAt(index, 52);
    assert.equal(indexOf(board, point), index);
    assert.deepEqual(parsePoints(pairOf(point)), [point]);
    assert.deepEqual(pointNamed(pointName(point), board), point);
  }
  assert.equal(columnName(26), 'A');
  assert.equal(new Set(LETTERS).size, 52);
});

test('a name may have capitals and spaces on a board that has no such column', () => {
  assert.deepEqual(pointNamed(' C 4 ', { width: 9, height: 9 }), { x: 2, y: 3 });
  assert.deepEqual(pointNamed('C4', { width: 40, height: 9 }), { x: 28, y: 3 });
  for (const name of ['', 'c', '4', 'c0', 'c10', 'k1', 'c4!', 'c-4']) {
    assert.equal(pointNamed(name, { width: 9, height: 9 }), null);
  }
});

test('the page can show every position of the engine after it was saved', () => {
  for (const { position } of positions) {
    const saved = JSON.parse(JSON.stringify(position));
    assert(isPosition(saved));
    for (const field of [
      'dots',
      'owners',
      'refusals',
      'names',
      'captures',
      'territories',
      'offers',
      'change',
    ]) {
      assert(!isPosition({ ...saved, [field]: undefined }), field);
    }
  }
  for (const value of [null, 1, 'x', [], {}]) assert(!isPosition(value));
});

test('the player after a dot is the one whose turn the engine says it is', () => {
  const cases = positions.filter(({ after_dot: turn }) => turn !== null);
  assert(cases.length > 50);
  for (const { position, after_dot: turn } of cases) assert.equal(playerAfter(position, 1), turn);
});

test('turns go around among the players who still move', () => {
  const four = { ...positions[0].position, players: 4, resigned: [2], stopped: [], turn: 1 };
  assert.deepEqual(activePlayers(four), [0, 1, 3]);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((moves) => playerAfter(four, moves)),
    [1, 3, 0, 1, 3],
  );
  assert.equal(playerAfter({ ...four, stopped: [3] }, 1), 0);
});

test('outlines enclose the same points as the rings of the engine', () => {
  let territories = 0;
  for (const { position } of positions) {
    const { width, owners } = position;
    const covered = Array.from(owners, () => EMPTY);
    for (const { owner, ring } of outlines(owners, width)) {
      territories++;
      for (const index of indicesInside(parsePoints(ring), width)) covered[index] = 'rbgy'[owner];
    }
    assert.equal(covered.join(''), owners);
  }
  assert(territories > 50);
});

test('a position becomes the same diagram as in the engine, and the diagram the same position', () => {
  for (const { position, diagram: drawn } of positions) {
    assert(isSameDiagram(diagram(position), drawn), drawn);
    assert.equal(ownersIn(drawn), position.owners);
    const settings = { ...settingsOf(position), position: drawn };
    const { dots, owners, width, height } = blankPosition(settings);
    assert.deepEqual({ dots, owners, width, height }, pick(position));
  }
});

test('the settings of a game are those of its position', () => {
  const { position } = positions[0];
  const settings = settingsOf(position);
  assert.equal(settings.kind, 'new');
  assert.deepEqual([settings.width, settings.height], [position.width, position.height]);
  assert.equal(settings.opening, position.opening.name);
});

test('a dot that is put or taken away opens the territories that it touches', () => {
  const { position } = positions.find(({ position: { owners } }) => /[rb]/.test(owners));
  const index = [...position.owners].findIndex((owner) => owner !== EMPTY);
  const changed = withDot(position, pointAt(index, position.width), 'R');
  assert.equal(dotOf(changed.dots[index]), 0);
  assert.equal(ownerOf(changed.owners[index]), -1);
  assert.deepEqual(changed.territories, outlines(changed.owners, position.width));
});

const pick = ({ dots, owners, width, height }) => ({ dots, owners, width, height });
