/**
 * @file Trying moves in a game by link. They are tried on a copy, which is a game of its own: what it has cannot get into
 * the links of the game. Meanwhile the game is among the recent games.
 */

/** @import { Shelf } from '../files/shelf.js' */

/** Put a copy of the game by link on the board, for trying moves. @param {Shelf} shelf */
export async function tryMoves(shelf) {
  const { game, store } = shelf;
  const { byLink } = store.state;
  const answer = await game.ask({ kind: 'record' });
  if (!byLink || answer.kind !== 'record') return;
  await shelf.replace({ kind: 'restore', record: answer.record }, { opened: { trial: byLink.game } });
}

/**
 * Go back to the game by link. The copy stays among the recent games if a move was tried.
 * @param {Shelf} shelf
 * @returns {Promise<boolean>} whether the game is still there
 */
export async function leaveTrial(shelf) {
  const known = await shelf.list.sentGame(shelf.store.state.trial).catch(() => null);
  if (known) await shelf.restore(known);
  return known !== null;
}
