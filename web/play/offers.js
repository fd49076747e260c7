/**
 * @file Offers to end the game: who has to answer one, and the answer. In a game by link, an offer travels with the
 * links, and the engine hears of it when everybody has accepted it.
 */

import { offerToYou, openOffer } from '../model/bylink.js';
import { activePlayers, nextToAccept } from '../model/position.js';
/** @import { LinkedOffer } from '../model/bylink.js' */
/** @import { GamePosition } from '../model/position.js' */
/** @import { State } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

/**
 * @typedef {object} AskedOffer an offer that waits for an answer here
 * @property {'draw' | 'settlement'} kind
 * @property {number} player who made it
 * @property {number} asked who has to answer it
 */

/** Return the offer that waits for an answer, or null. @param {Pick<State, 'position' | 'byLink'>} state @returns {AskedOffer | null} */
export function askedOffer({ position, byLink }) {
  if (!position) return null;
  const { offer } = position;
  if (offer) return { kind: offer.kind, player: offer.player, asked: nextToAccept(position, offer) };
  const linked = offerToYou(byLink);
  if (!linked || !byLink) return null;
  return {
    kind: linked.kind === 'draw' ? 'draw' : 'settlement',
    player: linked.players[0],
    asked: byLink.you,
  };
}

/** Return whether there is an offer that somebody has to answer, here or elsewhere. @param {Pick<State, 'position' | 'byLink'>} state */
export const isOffered = ({ position, byLink }) => (byLink ? openOffer(byLink) : position?.offer) != null;

/**
 * Offer a draw or, with rings, a settlement by territory. In a game by link, the position at the end of the line must
 * be on the board.
 * @param {{store: Store, game: Game}} page
 * @param {number} player
 * @param {string[] | null} rings
 */
export function makeOffer({ store, game }, player, rings) {
  const { position, byLink } = store.state;
  if (byLink && position) {
    const kind = rings ? 'settlement' : 'draw';
    store.update({
      byLink: { ...byLink, offer: { kind, players: [player], rings: rings ?? [], node: position.node } },
    });
  } else if (rings) game.send({ kind: 'offer_settlement', player, rings });
  else game.send({ kind: 'offer_draw', player });
}

/**
 * Answer the offer that waits for an answer.
 * @param {{store: Store, game: Game}} page
 * @param {boolean} accepts
 */
export function answerOffer({ store, game }, accepts) {
  const { position, byLink } = store.state;
  const asked = askedOffer(store.state);
  const offer = offerToYou(byLink);
  if (!position || !asked) return;
  if (!byLink || !offer) {
    game.send({ kind: accepts ? 'accept' : 'decline', player: asked.asked });
  } else if (!accepts) {
    store.update({
      byLink: { ...byLink, offer: { ...offer, kind: 'declined', players: [byLink.you], rings: [] } },
    });
  } else {
    const players = [...offer.players, byLink.you];
    if (players.length < activePlayers(position).length) {
      store.update({ byLink: { ...byLink, offer: { ...offer, players } } });
    } else void agree(game, position, { ...offer, players });
  }
}

/**
 * Let the engine end the game by an offer that everybody has accepted.
 * @param {Game} game
 * @param {GamePosition} position
 * @param {LinkedOffer} offer
 */
async function agree(game, { ply, plies }, { kind, players: [player, ...others], rings }) {
  if (ply < plies) await game.ask({ kind: 'go', ply: plies });
  game.send(kind === 'draw' ? { kind: 'offer_draw', player } : { kind: 'offer_settlement', player, rings });
  for (const other of others) game.send({ kind: 'accept', player: other });
}
