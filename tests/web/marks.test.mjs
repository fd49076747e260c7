import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countMarks, marked, marksAt, TOOLS, withLine } from '../../web/model/marks.js';

const [A, B] = [
  { x: 0, y: 0 },
  { x: 1, y: 2 },
];

test('a sign is put, replaced by another sign, and taken away by the same tool', () => {
  const square = marked({}, 'SQ', A, '');
  assert.deepEqual(marksAt(square, A), ['SQ']);
  const circle = marked(square, 'CR', A, '');
  assert.deepEqual(marksAt(circle, A), ['CR']);
  assert.deepEqual(marksAt(marked(circle, 'CR', A, ''), A), []);
});

test('a point can be dimmed besides another sign', () => {
  const marks = marked(marked({}, 'SQ', A, ''), 'DD', A, '');
  assert.deepEqual(marksAt(marks, A), ['SQ', 'DD']);
});

test('letters and numbers are the first that are free', () => {
  let marks = marked({}, 'letter', A, '');
  assert.deepEqual(marks.LB, [['aa', 'A']]);
  marks = marked(marks, 'letter', B, '');
  assert.deepEqual(marksAt(marks, B), ['B']);
  marks = marked(marks, 'number', A, '');
  assert.deepEqual(marksAt(marks, A), ['1']);
  assert.deepEqual(marksAt(marked(marks, 'letter', { x: 5, y: 5 }, ''), { x: 5, y: 5 }), ['A']);
});

test('a label is taken away by a tool that would put one of its kind', () => {
  const letter = marked({}, 'letter', A, '');
  assert.deepEqual(marked(letter, 'letter', A, '').LB, []);
  const label = marked({}, 'label', A, 'x');
  assert.deepEqual(marked(label, 'label', A, 'y').LB, [['aa', 'y']]);
  assert.deepEqual(marked(label, 'label', A, 'x').LB, []);
});

test('an arrow has a direction, a line has none', () => {
  const arrow = withLine({}, 'AR', A, B);
  assert.deepEqual(withLine(arrow, 'AR', A, B).AR, []);
  assert.equal(withLine(arrow, 'AR', B, A).AR?.length, 2);
  assert.deepEqual(withLine(withLine({}, 'LN', A, B), 'LN', B, A).LN, []);
  assert.deepEqual(marksAt(arrow, B), ['AR']);
});

test('the eraser takes everything at a point, and lines that end there', () => {
  const tools = TOOLS.filter((tool) => !['AR', 'LN', 'eraser'].includes(tool));
  const marks = tools.reduce((before, tool) => marked(before, tool, A, 'x'), withLine({}, 'LN', A, B));
  const others = marked(marks, 'SQ', B, '');
  assert.equal(countMarks(marked(others, 'eraser', A, '')), 1);
});
