/** @file Our own lessons, which the build has read already, and what the engine says about lessons. */

import { once } from '../../base/once.js';
import { get } from '../../host.js';
/** @import { Thinker } from '../../engine/thinker.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Judged, JudgeMove, LearningAnswer, OpenedLesson } from '../../protocol.js' */

/**
 * @typedef {object} Chapter
 * @property {string} name
 * @property {string} text of its file
 * @property {OpenedLesson} lesson
 * @property {Record<string, Judged>} [answers] the engine's answers to the first dots, by step and point
 */

/** Return our lessons. @type {() => Promise<Chapter[]>} */
export const loadCourse = once(async () => (await get('runtime/lessons.json')).json());

/** Return a text of a lesson, or the message that it names. @param {Messages} messages @param {string} text */
export function wordsOf(messages, text) {
  const id = `lesson-${text.slice(1)}`;
  const [a, b] = [0, 1].map((player) => messages.text('player', { player }));
  return text.startsWith('@') && messages.has(id) ? messages.text(id, { a, b }) : text;
}

/** Return the number of the step about a shape, or -1. @param {OpenedLesson} lesson @param {string} shape */
export const stepAbout = ({ steps }, shape) => steps.findIndex((step) => step.shape === shape);

/**
 * Return the lesson in a text, as a chapter.
 * @param {Thinker} thinker
 * @param {string} text
 * @returns {Promise<Chapter | null>} null if another request has taken its place
 */
export async function readLesson(thinker, text) {
  /** @type {Extract<LearningAnswer, {kind: 'lesson'}> | null} */
  const lesson = await thinker.learn({ kind: 'lesson', text });
  return lesson && { name: '', text, lesson };
}

/**
 * Return what an action was worth, and the dots that answer it. The first ones need no engine.
 * @param {Thinker} thinker
 * @param {Chapter} chapter
 * @param {Omit<JudgeMove, 'kind' | 'text'>} action
 * @returns {Promise<Judged | null>} null if another request has taken its place
 */
export async function judge(thinker, { text, answers }, action) {
  const isFirst = !action.moves?.length && (action.action ?? 'dot') === 'dot';
  const known = isFirst ? answers?.[`${action.step} ${action.points}`] : undefined;
  if (known) return known;
  /** @type {Extract<LearningAnswer, {kind: 'judged'}> | null} */
  const judged = await thinker.learn({ kind: 'judge', text, ...action });
  return judged;
}
