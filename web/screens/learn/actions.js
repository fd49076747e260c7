/** @file What a reader can do on the board of a lesson besides putting dots. */

/** @import { LessonPlay, Stage } from './lessonplay.js' */

/**
 * @typedef {object} Task a lesson or a puzzle that is a step of a class
 * @property {string} place of the step in the class
 * @property {string} rules what is not allowed
 * @property {boolean} hints whether there are hints
 * @property {() => void} leave goes back to the class
 * @property {() => void} next goes on after the end
 * @property {(isRight: boolean, board: number) => void} tell takes each answer, and the number of its board
 */

/**
 * Return what the two buttons do: the name of a message, and the action.
 * @param {LessonPlay} play
 * @param {Stage} stage
 * @returns {([string, () => void] | undefined)[]}
 */
export function actionsAt(play, stage) {
  const isStop = ['stop', 'ground'].includes(play.step.aim) && play.step.start.options.stop !== 'none';
  if (stage === 'wrong') return [['learn-again', () => play.retry()]];
  if (stage === 'goes-on') return [undefined, ['learn-restart', () => play.restart()]];
  if (stage === 'asks') {
    const declare = (/** @type {boolean} */ declares) => () => play.declare(declares);
    return [
      ['learn-declare', declare(true)],
      ['learn-later', declare(false)],
    ];
  }
  if (stage === 'waits' && play.chosen) return [['learn-see', () => void play.predict()]];
  if (stage === 'waits' && isStop) return [undefined, ['learn-stop', () => void play.stop()]];
  return [];
}
