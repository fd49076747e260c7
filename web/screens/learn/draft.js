/**
 * @file A lesson while it is written: what the form shows, and the text that it stands for (docs/lessons.md). Only
 * the engine says whether a text is a lesson.
 */

import { writtenLines } from '../../model/plain.js';
import { LETTERS } from '../../model/points.js';

/** The aims, and what each of them asks for. */
export const AIMS = /** @type {const} */ ({
  place: [],
  capture: ['number', 'dots'],
  keep: ['dots'],
  threaten: ['number'],
  connect: ['points', 'dots'],
  ground: ['points', 'dots'],
  predict: ['move'],
  stop: [],
  win: [],
});
/** @type {number[]} sides of a board in the form */
export const SIDES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const [WIDTH, HEIGHT] = [7, 6];
/** Words that a text has at most, so that people read it. */
export const MAX_WORDS = 15;
const WORDS = /** @type {const} */ (['text', 'right', 'wrong']);
const KEYS = [...WORDS, 'aim', 'player'];
const DRAWN = /^(?:[.RB]1?)$/;

/**
 * @typedef {object} DraftStep
 * @property {string} text
 * @property {string} right
 * @property {string} wrong
 * @property {keyof typeof AIMS} aim
 * @property {number} number of dots to capture, or of threats
 * @property {number} dots that the reader may take
 * @property {string[]} points in letters, which are to be connected or grounded
 * @property {string} move in letters, whose captures are to be predicted
 * @property {'R' | 'B'} player
 * @property {string[][]} rows of the board: `R`, `B` or a full stop
 *
 * @typedef {{title: string, steps: DraftStep[]}} Draft
 */

/** Return a step with an empty board. @param {number} [width] @param {number} [height] @returns {DraftStep} */
export const newStep = (width = WIDTH, height = HEIGHT) => ({
  text: '',
  right: '',
  wrong: '',
  aim: 'capture',
  number: 1,
  dots: 1,
  points: [],
  move: '',
  player: 'R',
  rows: resized([], width, height),
});

/** Return rows in another size. @param {string[][]} rows @param {number} width @param {number} height */
export const resized = (rows, width, height) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (__, x) => rows[y]?.[x] ?? '.'));

/** Return how many words a text has. @param {string} text */
export const wordCount = (text) => text.trim().split(/\s+/).filter(Boolean).length;

/** Return the text of a lesson. @param {Draft} draft */
export const textOf = ({ title, steps }) =>
  [`lesson: ${line(title)}`, ...steps.map(stepText)].join('\n\n') + '\n';

/** Return a text in one line. @param {string} text */
const line = (text) => text.trim().replace(/\s+/g, ' ');

/** @param {DraftStep} step */
function stepText(step) {
  const { aim, player, rows, move } = step;
  const words = WORDS.flatMap((key) =>
    key === 'text' || step[key].trim() ? [`${key}: ${line(step[key])}`] : [],
  );
  const [text, ...others] = words;
  const drawn = rows.map((row, y) =>
    row.map((dot, x) =>
      (aim === 'predict' && move === LETTERS[x] + LETTERS[y] ? `${player}1` : dot).padEnd(2),
    ),
  );
  return [
    text,
    `aim: ${aimText(step)}`,
    ...(player === 'B' && aim !== 'predict' ? ['player: B'] : []),
    ...others,
    ...drawn.map((row) => row.join(' ').trimEnd()),
  ].join('\n');
}

/** @param {DraftStep} step */
function aimText({ aim, number, dots, points }) {
  const asks = /** @type {readonly string[]} */ (AIMS[aim]);
  const parts = [
    aim,
    ...(asks.includes('number') ? [number] : []),
    ...(asks.includes('points') ? points : []),
    ...(asks.includes('dots') && dots > 1 ? ['in', dots] : []),
  ];
  return parts.join(' ');
}

/** Return the draft of a text, or null if the form cannot show all of it. @param {string} text @returns {Draft | null} */
export function draftOf(text) {
  const [head, ...blocks] = writtenLines(text)
    .join('\n')
    .trim()
    .split(/\n[ \t]*\n\s*/);
  const title = /^lesson:(.*)$/.exec(head);
  const steps = blocks.map(stepOf);
  if (!title || steps.some((step) => !step)) return null;
  return { title: title[1].trim(), steps: /** @type {DraftStep[]} */ (steps) };
}

/** @param {string} block @returns {DraftStep | null} */
function stepOf(block) {
  /** @type {Record<string, string>} */
  const values = {};
  const rows = [];
  for (const each of block.split('\n')) {
    const [, key, value] = /^(\w+):(.*)$/.exec(each) ?? [];
    if (key && (!KEYS.includes(key) || key in values)) return null;
    if (key) values[key] = value.trim();
    else rows.push(each.trim().split(/\s+/));
  }
  const aim = aimOf(values.aim ?? '');
  const move = rows.flatMap((row, y) =>
    row.flatMap((dot, x) => (dot.length > 1 ? [[dot[0], LETTERS[x] + LETTERS[y]]] : [])),
  );
  const [width, height] = [rows[0]?.length, rows.length];
  const isDrawn = rows.every((row) => row.length === width && row.every((dot) => DRAWN.test(dot)));
  if (!aim || !isDrawn || !SIDES.includes(width) || !SIDES.includes(height)) return null;
  const isPlayer = ['R', 'B', undefined].includes(values.player);
  if (move.length !== Number(aim.aim === 'predict') || !isPlayer) return null;
  const [[mover, place]] = move.length ? move : [[values.player ?? 'R', '']];
  return {
    ...newStep(),
    ...Object.fromEntries(WORDS.map((key) => [key, values[key] ?? ''])),
    ...aim,
    move: place,
    player: mover === 'B' ? 'B' : 'R',
    rows: rows.map((row) => row.map((dot) => (dot.length > 1 ? '.' : dot))),
  };
}

/** @param {string} text @returns {Pick<DraftStep, 'aim' | 'number' | 'dots' | 'points'> | null} */
function aimOf(text) {
  const [, aim, number, points, dots] =
    /^([a-z]+)(?: (\d+))?((?: [a-zA-Z]{2})*?)(?: in (\d+))?$/.exec(text) ?? [];
  if (!(aim in AIMS)) return null;
  const kind = /** @type {keyof typeof AIMS} */ (aim);
  return {
    aim: kind,
    number: Number(number ?? 1),
    dots: Number(dots ?? 1),
    points: points.split(' ').filter(Boolean),
  };
}
