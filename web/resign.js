import { askIn, byId, dotIcon, make } from './element.js';
/** @import { Messages } from './messages.js' */
/** @import { Position, Request } from './position.js' */

/** Asks who gives up; null where nobody does. @param {Messages} messages @param {Position} position @returns {Promise<Request | null>} */
export async function askToResign(messages, position) {
  byId('resign-choices', HTMLElement).replaceChildren(...Array.from({ length: position.players }, (_, player) =>
    make('button', { type: 'submit', value: String(player), className: `choice player-${player}` },
      dotIcon(player), messages.text('resign-choice', { name: messages.name(position, player) }))));
  const choice = await askIn(byId('resign-dialog', HTMLDialogElement));
  return choice === '' ? null : { kind: 'resign', player: Number(choice) };
}
