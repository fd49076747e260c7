/** @file The level that fits whoever plays here. */

import { ENDS } from '../model/requests.js';
import { fittedAfter } from '../model/seats.js';
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

/**
 * Let the automatic level follow the results: a step up after a win, a step down after a loss. A game counts once, as the
 * level that fits is another one then.
 * @param {Store} store
 * @param {Game} game
 */
export function fitLevel(store, game) {
  store.watch(['position'], ({ position, seats, fits, fitted }, before) => {
    const ends = ENDS.includes(game.answering?.kind ?? '') && !before.position?.outcome;
    const winner = position?.outcome?.winner ?? null;
    if (!ends || winner === null || !fits || !seats.includes(fitted)) return;
    store.update({ fitted: fittedAfter(fitted, !seats[winner]) });
  });
}
