import { activePlayers } from '../model/position.js';
import { isOffered, makeOffer } from '../play/offers.js';
import { askIn } from '../ui/dialog.js';
import { byId, dotIcon, make } from '../ui/element.js';
import { decidedText } from '../ui/texts.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

/** @typedef {'finish' | 'offer_draw' | 'settle' | 'stop' | 'resign'} End */

/** Ask who wants to end the game and how, and do it. @param {FullPage} page */
export async function askToEnd({ store, game, table, messages }) {
  const { position, seats, byLink } = store.state;
  if (!position) return;
  const hasOffer = isOffered(store.state);
  const who = byId('end-players', HTMLElement);
  const choices = byId('end-choices', HTMLElement);
  const active = activePlayers(position);
  const persons = active.filter((player) => (byLink ? player === byLink.you : !seats[player]));
  const players = persons.length ? persons : active;
  const first = players.includes(position.turn) ? position.turn : players[0];
  const chosen = () =>
    Number(/** @type {HTMLInputElement | null} */ (who.querySelector(':checked'))?.value ?? first);
  const waitsForMove = (/** @type {End} */ end) =>
    isOffer(end) && byLink !== null && byLink.turn === byLink.you;
  const helpOf = (/** @type {End} */ end, /** @type {number} */ count) => {
    if (end === 'finish') return decidedText(messages, position, seats);
    if (isOffer(end) && byLink) {
      return messages.text('end-by-link', { when: waitsForMove(end) ? 'before' : 'after' });
    }
    return messages.text(`end-${end}-help`, {
      players: count,
      kind: end === 'stop' ? stopKind(position) : 'any',
    });
  };
  const showChoices = () =>
    choices.replaceChildren(
      ...endsFor(position, chosen(), hasOffer).map((end) =>
        make(
          'button',
          { type: 'submit', value: end, className: 'way', disabled: waitsForMove(end) },
          make('strong', {}, messages.text(`end-${end}`)),
          make('span', {}, helpOf(end, active.length)),
        ),
      ),
    );
  who.replaceChildren(
    ...players.map((player) =>
      make(
        'label',
        { className: `player-${player}` },
        make('input', { type: 'radio', name: 'player', value: String(player), checked: player === first }),
        dotIcon(player),
        make('bdi', {}, messages.name(position, player)),
      ),
    ),
  );
  byId('end-who', HTMLElement).hidden = players.length < 2;
  who.onchange = showChoices;
  showChoices();
  const end = /** @type {End | ''} */ (await askIn(byId('end-dialog', HTMLDialogElement)));
  const player = chosen();
  // A link has the line to its end, so the end belongs there.
  if (end && byLink && position.ply < position.plies) await game.ask({ kind: 'go', ply: position.plies });
  if (end === 'settle') void table.settling.begin(player);
  else if (end === 'offer_draw') makeOffer({ store, game }, player, null);
  else if (end === 'finish') game.send({ kind: end });
  else if (end) game.send({ kind: end, player });
}

/** Return whether the others have to agree to an end. @param {End} end */
const isOffer = (end) => end === 'offer_draw' || end === 'settle';

/**
 * Return how a player can end the game under its rules.
 * @param {Position} position
 * @param {number} player
 * @param {boolean} hasOffer whether one of them is offered already
 * @returns {End[]}
 */
function endsFor(position, player, hasOffer) {
  const { options, players, stopped, decided } = position;
  /** @type {End[]} */
  const ends = decided ? ['finish'] : [];
  if (!hasOffer) ends.push('offer_draw');
  if (options.captures === 'declared' && players === 2 && !hasOffer) ends.push('settle');
  if (options.stop !== 'none' && !stopped.includes(player)) ends.push('stop');
  return [...ends, 'resign'];
}

/** Return what a stop leads to. @param {Position} position */
function stopKind({ options, stopped, resigned, players }) {
  if (options.stop === 'settled') return 'settled';
  return stopped.length + resigned.length === players - 1 ? 'last' : 'played';
}
