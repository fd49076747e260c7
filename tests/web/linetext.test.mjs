/** @file Lines that explain something: their pictures, their words, and how they are played on a board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Demonstration } from '../../web/board/demonstration.js';
import { scenesOfMistake } from '../../web/screens/analyse/mistakes.js';
import { pictureOf, scenesOf } from '../../web/ui/linetext.js';
import { Messages } from '../../web/ui/messages.js';
import { refutation } from '../../web/ui/puzzletext.js';
import { sourceOf } from '../support/messages.mjs';
/** @import { Picture } from '../../web/board/signs.js' */
/** @import { Position } from '../../web/model/position.js' */
/** @import { HintInfo, LineInfo, MistakeInfo, OpenedPuzzle } from '../../web/protocol.js' */

const messages = new Messages(sourceOf('en'), 'en');
const position = /** @type {Position} */ ({ players: 2, names: ['', ''], turn: 0 });

/** @param {Partial<LineInfo>} fields @returns {LineInfo} */
const line = (fields) => ({
  kind: 'takes',
  first: 0,
  points: 'dc',
  proved: true,
  taker: 0,
  captured: 1,
  rings: ['cbdccdbc'],
  dots: 'cc',
  ...fields,
});

/** @param {LineInfo[]} lines */
const said = (...lines) => scenesOf(messages, position, lines).map(({ words }) => words);

test('the words name who takes how much, where, and whether it is proved', () => {
  const elsewhere = line({ kind: 'elsewhere', first: 1, taker: 1, captured: 3, points: 'kh' });
  assert.deepEqual(said(line({}), elsewhere), ['Red d3 takes 1.', 'Elsewhere, Blue k8 takes 3.']);
  assert.deepEqual(said({ ...elsewhere, points: 'khaabb', proved: false }), [
    'Elsewhere, the computer expects Blue to take 3, starting at k8.',
  ]);
  assert.deepEqual(said(line({ kind: 'threatens', points: 'aa--dc' })), [
    'Then Red d3 takes 1, unless Blue prevents it.',
  ]);
  assert.deepEqual(said(line({ kind: 'forces' })), ['Red takes 1 by force: every answer was tried.']);
  assert.match(said(line({ kind: 'forces', proved: false }))[0], /expects/);
});

test('captures that one answer cannot all stop are one scene', () => {
  const places = ['dc', 'fe'].map((point) => line({ kind: 'places', points: `aa--${point}` }));
  const [{ words, picture }] = scenesOf(messages, position, places);
  assert.equal(words, 'Red then threatens d3 and f5. One answer cannot prevent them all.');
  assert.deepEqual(picture.dots, [
    { x: 0, y: 0, player: 0, number: 1 },
    { x: 3, y: 2, player: 0, number: 2 },
    { x: 5, y: 4, player: 0, number: 2 },
  ]);
  assert.equal(picture.chains?.length, 2);
});

test('the picture has the dots of both players, the ring of who takes, and what is lost', () => {
  assert.deepEqual(pictureOf([line({ first: 1, points: 'aadc' })]), {
    dots: [
      { x: 0, y: 0, player: 1, number: 1 },
      { x: 3, y: 2, player: 0, number: 2 },
    ],
    chains: [{ owner: 0, ring: 'cbdccdbc' }],
    ringed: [{ x: 2, y: 2 }],
  });
});

/** @param {Partial<HintInfo>} better @param {LineInfo | null} punished */
const mistake = (better, punished) =>
  /** @type {MistakeInfo} */ ({
    punished,
    ply: 6,
    loss: 1,
    x: 0,
    y: 0,
    player: 1,
    answer: '',
    better: { x: 3, y: 2, reasons: [], gain: 0, line: 'dc', finding: null, lines: [], ...better },
  });

test('a mistake is explained by what follows, and then by what is better; nothing is said twice', () => {
  const punished = line({ kind: 'punished', first: 1, points: 'aadc' });
  const elsewhere = line({ kind: 'elsewhere', first: 0 });
  const lines = [elsewhere, line({ first: 1, taker: 1 })];
  const scenes = scenesOfMistake(messages, position, mistake({ lines }, punished));
  assert.deepEqual(
    scenes.map(({ words }) => words),
    ['Then Red d3 takes 1.', 'Blue d3 takes 1.'],
  );
  assert.deepEqual(scenes[1].picture.bad, { x: 0, y: 0, player: 1, to: { x: 3, y: 2, player: 1 } });
  const [plain] = scenesOfMistake(messages, position, mistake({}, null));
  assert.equal(plain.words, '');
  assert.deepEqual(plain.picture.dots, [{ x: 3, y: 2, player: 1, number: 1 }]);
});

test('a wrong move in a puzzle is told by what the opponent takes, or else by the answer', () => {
  const puzzle = /** @type {OpenedPuzzle} */ ({ turn: 0, start: position });
  const told = (/** @type {string} */ answer, /** @type {LineInfo | null} */ punished) =>
    refutation(messages, puzzle, { line: answer, punished });
  const punished = line({ kind: 'punished', points: 'aadc', taker: 1, captured: 3 });
  assert.equal(told('dc', punished), 'Then Blue d3 takes 3.');
  assert.equal(told('dc', null), 'Blue answers d3. That is not enough.');
  assert.equal(told('--', null), 'That is not enough.');
});

/** @type {Picture[]} */
let shown = [];
const picture = { ...pictureOf([line({ first: 1, points: 'aadc' })]) };

test('a line is played dot by dot, then the chain, then what is lost', () => {
  shown = [];
  let now = 0;
  /** @type {((now: number) => void)[]} */
  const frames = [];
  globalThis.requestAnimationFrame = (frame) => frames.push(frame);
  globalThis.cancelAnimationFrame = () => {};
  const began = performance.now();
  new Demonstration(
    (each) => each && shown.push(each),
    () => false,
  ).play(picture);
  while (frames.length && now < 10_000) frames.shift()?.(began + (now += 50));
  const counts = shown.map(({ dots, chains, drawn, ringed }) => [
    dots.length,
    chains.length && drawn,
    ringed.length,
  ]);
  assert.deepEqual(counts[0], [1, 0, 0]);
  assert.deepEqual(counts[counts.length - 1], [2, 1, 1]);
  assert.ok(counts.some(([dots, drawn]) => dots === 2 && drawn === 0));
  assert.ok(counts.every(([dots, drawn, ringed]) => (!drawn || dots === 2) && (!ringed || drawn === 1)));
});

test('without motion all of a line is there at once', () => {
  shown = [];
  new Demonstration(
    (each) => each && shown.push(each),
    () => true,
  ).play(picture);
  assert.equal(shown.length, 1);
  assert.deepEqual([shown[0].dots.length, shown[0].drawn, shown[0].ringed.length], [2, 1, 1]);
});
