import { gameOfPage, linkOfPage } from '../files/address.js';
import { allPlayers } from '../model/position.js';
import { PERSON } from '../model/seats.js';
import { hasFriend } from '../store/state.js';
/** @import { Store } from '../store/store.js' */

/**
 * Welcome somebody who has not been here before and comes by somebody else's game: by a link or from a board on another
 * page at once, while Python starts; to a friend nearby when the game begins.
 * @param {Store} store
 * @param {(you: number | null) => void} welcome takes the player whose dots they have; null: they only watch
 */
export function welcomeArrivals(store, welcome) {
  const link = linkOfPage();
  if (link) return welcome(link.sent?.you ?? null);
  if (gameOfPage()) return welcome(null);
  let isWelcome = false;
  store.watch(['position', 'seats'], (state) => {
    const { position, seats } = state;
    if (isWelcome || !position || !hasFriend(state)) return;
    isWelcome = true;
    welcome(allPlayers(position).find((player) => (seats[player] ?? PERSON) === PERSON) ?? null);
  });
}
