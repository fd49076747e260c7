/** @file What players gain by a move: a house captures the other player's dot. */

/** @import { Capture, TreeRow } from '../protocol.js' */

/** @typedef {TreeRow[4][number]} Gain a player, how many enemy dots they capture, and how many of theirs they free */

/** Return what each owner of new territories gained, if they captured a dot. @param {Capture[]} taken */
export function gainsOf(taken) {
  /** @type {Map<number, Gain>} */
  const gains = new Map();
  for (const { owner, captured, freed } of taken) {
    const [, before, free] = gains.get(owner) ?? [owner, 0, 0];
    gains.set(owner, [owner, before + captured, free + freed]);
  }
  return [...gains.values()].filter(([, captured]) => captured);
}

/**
 * Return how a gain looks to the player who moved: `own`, `lost` if it is their only opponent's, or else
 * `other`.
 * @param {Gain} gain
 * @param {number | null} mover
 * @param {number} players how many play
 */
export function sideOf([player], mover, players) {
  if (player === mover) return 'own';
  return mover !== null && players === 2 ? 'lost' : 'other';
}
