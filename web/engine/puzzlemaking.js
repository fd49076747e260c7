import { pairOf } from '../model/points.js';
/** @import { HintInfo, LearningAnswer, RecordData } from '../protocol.js' */
/** @import { Rank, Thinker } from './thinker.js' */

const MAX_MOVES = 9; // of the lines that a puzzle has to show

/**
 * Make a puzzle of a position where a player has missed a better move. Return its text, or '' if it cannot be proved.
 * @param {Thinker} thinker
 * @param {RecordData} record
 * @param {{ply: number, better: HintInfo, answer?: string}} missed the ply that the worse move led to, and what followed
 * @param {Rank} [rank]
 */
export async function makePuzzle(thinker, record, { ply, better, answer = '' }, rank) {
  const around = (better.line + answer).slice(0, 2 * MAX_MOVES);
  /** @type {Extract<LearningAnswer, {kind: 'made_puzzle'}> | null} */
  const made = await thinker.learn(
    { kind: 'make_puzzle', record, ply: ply - 1, better: pairOf(better), around },
    rank,
  );
  return made?.text ?? '';
}
