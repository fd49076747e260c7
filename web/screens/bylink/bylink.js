/** @file Opens links of games by link. */

import { Aside } from '../../engine/aside.js';
import { isFitting, newByLink } from '../../model/bylink.js';
import { refusalOf } from '../../model/requests.js';
import { NAME_FIELDS } from '../../model/seats.js';
import { chooseGame } from './fork.js';
/** @import { ByLink, LinkedOffer, Sent } from '../../model/bylink.js' */
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Reply } from '../../model/requests.js' */
/** @import { WholePage } from '../../play/page.js' */

/** @param {WholePage} page */
export const create = (page) => ({
  /**
   * Show the game of a link, and the offer in it.
   * @param {string} link
   * @param {Sent} sent
   */
  open: (link, sent) => openByLink(page, link, sent),
});

/**
 * @param {WholePage} page
 * @param {string} link
 * @param {Sent} sent
 * @returns {Promise<Reply>}
 */
async function openByLink(page, link, sent) {
  const answer = await openGame(page, link, sent);
  const { store } = page;
  const { position, byLink } = store.state;
  const { offer } = sent;
  const isHere = position && byLink?.game === sent.game && byLink.turn !== null;
  if (!offer || !isHere || !isFitting(position, offer)) return answer;
  // An offer or an answer may come in another link with the same moves.
  const isOld = answer.kind === 'error' && answer.code === 'link/old';
  const isSame = isOld && isWhole(await readLink(page, link), position);
  if (answer.kind === 'error' && !isSame) return answer;
  const reply = isSame ? await page.game.ask({ kind: 'go', ply: position.plies }) : answer;
  if (reply.kind === 'position') store.update({ byLink: withOffer(byLink, offer, reply.node) });
  return reply;
}

/**
 * Return a game by link with the offer of a link, unless more players are known to have accepted it.
 * @param {ByLink} byLink
 * @param {LinkedOffer} offer
 * @param {number} node
 */
function withOffer(byLink, offer, node) {
  const known = byLink.offer;
  const isOlder = known && known.kind === offer.kind && known.players.length > offer.players.length;
  return isOlder ? byLink : { ...byLink, offer: { ...offer, node } };
}

/** Return whether a link has as many moves as the game on the board. @param {Reply} brought @param {GamePosition} position */
const isWhole = (brought, { plies }) => brought.kind === 'position' && brought.plies === plies;

/**
 * Show the game of a link. If this device has it, the link must begin with all its moves; otherwise the player chooses
 * between the two.
 * @param {WholePage} page
 * @param {string} link
 * @param {Sent} sent
 * @returns {Promise<Reply>}
 */
async function openGame(page, link, { game, you }) {
  const { shelf, store } = page;
  await store.loaded;
  if (store.state.byLink?.game !== game) {
    const known = await shelf.list.sentGame(game).catch(() => null);
    if (!known) return openNew(page, link, { game, you });
    const check = await readLink(page, link);
    if (check.kind === 'error') return check;
    const restored = await shelf.restore(known);
    if (restored.kind === 'error') return restored;
  }
  const answer = await page.game.ask({ kind: 'follow_link', link });
  return answer.kind === 'error' && answer.code === 'link/forked' ? choose(page, link) : answer;
}

/**
 * Open a game that this device does not have. The player gets the name that they used before, unless the link has one.
 * @param {WholePage} page
 * @param {string} link
 * @param {Sent} sent
 */
async function openNew({ game, shelf, store }, link, sent) {
  const byLink = { ...newByLink(sent.you, null), game: sent.game };
  const answer = await shelf.openLink(link, { byLink, played: true });
  const { playerName } = store.state;
  if (answer.kind === 'position' && playerName && answer.names[sent.you] === '') {
    game.send({ kind: 'set_info', info: { [NAME_FIELDS[sent.you]]: playerName } });
  }
  return answer;
}

/**
 * Return the position of a link, or why it cannot be opened. The game on the board stays.
 * @param {WholePage} page
 * @param {string} link
 * @returns {Promise<Reply>}
 */
async function readLink({ engine }, link) {
  const aside = new Aside(engine);
  const answer = await aside.ask({ kind: 'open_link', link });
  aside.leave();
  return answer;
}

/**
 * Let the player choose between the game of this device and that of the link. The first stays in any case: if the
 * link is chosen, it goes on the shelf as a game of its own.
 * @param {WholePage} page
 * @param {string} link
 * @returns {Promise<Reply>}
 */
async function choose(page, link) {
  const { messages, shelf, store } = page;
  const { position, byLink } = store.state;
  const brought = await readLink(page, link);
  store.update({ preview: null });
  if (brought.kind !== 'position') return brought;
  if (!position || !(await chooseGame(messages, position, brought))) return refusalOf('page/kept');
  store.update({ byLink: null });
  const answer = await shelf.openLink(link, { byLink, played: true });
  if (answer.kind === 'error') store.update({ byLink });
  return answer;
}
