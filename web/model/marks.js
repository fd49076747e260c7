/** @file Markup of a position: signs, labels, arrows and lines, and how a tool changes it. */

import { columnName, formatPoints, isSamePoint, pairOf, parsePoints } from './points.js';
/** @import { Point } from './points.js' */
/** @import { Marks } from '../protocol.js' */

/** Signs of which a point has at most one. */
const SIGNS = /** @type {const} */ (['TR', 'SQ', 'CR', 'MA', 'SL']);
const POINT_MARKS = /** @type {const} */ ([...SIGNS, 'DD']);
/** Marks that go from one point to another. */
export const LINES = /** @type {const} */ (['AR', 'LN']);
const LETTERS = 26;
/** The most characters in a label. */
export const MAX_LABEL = 20;
/** What a tap on the board can mark. */
export const TOOLS = /** @type {const} */ ([...POINT_MARKS, 'letter', 'number', 'label', ...LINES, 'eraser']);
/**
 * @typedef {typeof TOOLS[number]} Tool
 * @typedef {Exclude<Tool, typeof LINES[number]>} PointTool a tool that needs one tap
 */

/** @param {Marks} marks */
export const countMarks = (marks) =>
  Object.values(marks).reduce((sum, list) => sum + list.length / (typeof list === 'string' ? 2 : 1), 0);

/** Return the kinds of marks at a point, and its label. @param {Marks} marks @param {Point} point */
export function marksAt(marks, point) {
  const pair = pairOf(point);
  const signs = POINT_MARKS.filter((name) => holds(marks[name], point));
  const lines = LINES.filter((name) => marks[name]?.some((ends) => ends.includes(pair)));
  return [...signs, ...lines, ...(marks.LB ?? []).flatMap(([at, text]) => (at === pair ? [text] : []))];
}

/**
 * Return the marks after a tool was used at a point: it puts a mark, or takes away the same mark.
 * @param {Marks} marks
 * @param {PointTool} tool
 * @param {Point} point
 * @param {string} label that the tool `label` writes
 * @returns {Marks}
 */
export function marked(marks, tool, point, label) {
  if (tool === 'eraser') return erased(marks, point);
  if (tool === 'letter') return withLabel(marks, point, nextLetter(marks), /^[a-z]$/i);
  if (tool === 'number') return withLabel(marks, point, nextNumber(marks), /^\d+$/);
  if (tool === 'label') return withLabel(marks, point, label);
  if (holds(marks[tool], point)) return without(marks, point, [tool]);
  const rest = tool === 'DD' ? marks : without(marks, point, SIGNS);
  return { ...rest, [tool]: (rest[tool] ?? '') + pairOf(point) };
}

/**
 * Return the marks with an arrow or line between two points, or without it if it was there.
 * @param {Marks} marks
 * @param {'AR' | 'LN'} name
 * @param {Point} from
 * @param {Point} to
 * @returns {Marks}
 */
export function withLine(marks, name, from, to) {
  const [a, b] = [pairOf(from), pairOf(to)];
  const lines = marks[name] ?? [];
  const rest = lines.filter(
    ([start, end]) => !((start === a && end === b) || (name === 'LN' && start === b && end === a)),
  );
  return { ...marks, [name]: rest.length < lines.length ? rest : [...lines, [a, b]] };
}

/** @param {string | undefined} points @param {Point} point */
const holds = (points, point) => parsePoints(points ?? '').some((other) => isSamePoint(other, point));

/**
 * @param {Marks} marks
 * @param {Point} point
 * @param {readonly (typeof POINT_MARKS[number])[]} names
 * @returns {Marks}
 */
function without(marks, point, names) {
  const rest = { ...marks };
  for (const name of names) {
    const points = rest[name];
    if (points) rest[name] = formatPoints(parsePoints(points).filter((other) => !isSamePoint(other, point)));
  }
  return rest;
}

/** @param {Marks} marks @param {Point} point @returns {Marks} */
function erased(marks, point) {
  const pair = pairOf(point);
  const rest = without(marks, point, POINT_MARKS);
  for (const name of LINES) rest[name] = (marks[name] ?? []).filter((ends) => !ends.includes(pair));
  return { ...rest, LB: (marks.LB ?? []).filter(([at]) => at !== pair) };
}

/**
 * Return the marks with a label at a point, or without a label if the point has this one or one of this kind.
 * @param {Marks} marks
 * @param {Point} point
 * @param {string} label
 * @param {RegExp} [kind]
 * @returns {Marks}
 */
function withLabel(marks, point, label, kind) {
  const pair = pairOf(point);
  const present = marks.LB?.find(([at]) => at === pair)?.[1];
  const others = marks.LB?.filter(([at]) => at !== pair) ?? [];
  const removes = present !== undefined && (kind ? kind.test(present) : present === label);
  return { ...marks, LB: removes ? others : [...others, [pair, label]] };
}

/** Return the first capital letter that is not used yet, then the first small one. @param {Marks} marks */
function nextLetter(marks) {
  const used = marks.LB?.map(([, text]) => text) ?? [];
  const letters = Array.from({ length: 2 * LETTERS }, (_, i) => columnName((i + LETTERS) % (2 * LETTERS)));
  return letters.find((letter) => !used.includes(letter)) ?? letters[0];
}

/** @param {Marks} marks */
function nextNumber(marks) {
  const used = new Set(marks.LB?.map(([, text]) => text));
  let number = 1;
  while (used.has(String(number))) number++;
  return String(number);
}
