/** @file What the dialog shows before a match, and during one. */

import { chip, make } from '../../ui/element.js';
import { Host } from './hosting.js';
import { readName } from './kept.js';
import { stateText } from './matchtext.js';
import { MAX_NAME } from './wire.js';
/** @import { FriendDialog } from './dialog.js' */
/** @import { Match } from './match.js' */

const LOT = 'lot';

/** Return the view before a match: to invite, or to answer an invitation. @param {FriendDialog} dialog */
export function startView(dialog) {
  const { messages, friend, settings } = dialog;
  const name = make('input', { type: 'text', id: 'friend-name', maxLength: MAX_NAME, value: readName() });
  name.autocomplete = 'off';
  const nameOf = () => name.value.trim();
  const colours = make('div', { className: 'chips', id: 'friend-colours' });
  colours.setAttribute('role', 'radiogroup');
  colours.setAttribute('aria-label', messages.text('friend-colour'));
  colours.append(
    ...[0, 1].map((player) => chip('friend-colour', String(player), messages.text('player', { player }))),
    chip('friend-colour', LOT, messages.text('friend-lot')),
  );
  for (const radio of colours.querySelectorAll('input')) radio.checked = radio.value === LOT;
  const invite = dialog.button('friend-invite', () => {
    const colour = colours.querySelector('input:checked')?.getAttribute('value');
    const seat = colour === LOT ? Math.floor(Math.random() * 2) : Number(colour);
    if (!settings) return;
    friend.host(nameOf(), settings, seat);
    void dialog.invite(false);
  });
  const game = settings && {
    width: settings.width,
    height: settings.height,
    rules: messages.textOr(`rules-${settings.rules}`, settings.rules),
    clock: settings.clock ? 'yes' : 'no',
  };
  return [
    make('p', { className: 'help' }, messages.text('friend-help')),
    make('p', { className: 'row' }, make('label', { htmlFor: name.id }, messages.text('friend-name')), name),
    make(
      'section',
      { id: 'friend-inviting' },
      make('h3', {}, messages.text('friend-inviting')),
      make('p', { className: 'help' }, game ? messages.text('friend-game', game) : ''),
      colours,
      make('p', { className: 'actions' }, invite),
    ),
    dialog.joinField(nameOf),
  ];
}

/** Return the view during a match: who is there, and what can be done. @param {FriendDialog} dialog @param {Match} match */
export function manageView(dialog, match) {
  const { messages, friend } = dialog;
  const help = (/** @type {string} */ id) => make('p', { className: 'help' }, messages.text(id));
  const actions = (/** @type {HTMLElement[]} */ ...buttons) =>
    make('p', { className: 'actions' }, ...buttons);
  const leave = dialog.button('friend-leave', () => friend.leave(), false);
  /** @type {HTMLElement[]} */
  const content = [make('p', {}, stateText(messages, match))];
  if (match.phase !== 'playing') {
    content.push(help(match instanceof Host ? 'friend-lost-host' : 'friend-lost-guest'));
    const again = match instanceof Host && dialog.button('friend-reconnect', () => void dialog.invite(false));
    content.push(again ? actions(again) : dialog.joinField(() => match.name));
  }
  if (match instanceof Host) {
    const { watchers } = match;
    const rows = watchers.map((peer) => {
      const remove = make(
        'button',
        { type: 'button', onclick: () => match.remove(peer) },
        messages.text('friend-remove'),
      );
      remove.setAttribute('aria-label', messages.text('friend-remove-who', { name: peer.name }));
      return make('li', {}, make('bdi', {}, peer.name), remove);
    });
    content.push(
      make('h3', {}, messages.text('friend-watching')),
      help(watchers.length ? 'friend-watching-help' : 'friend-watching-none'),
      make('ul', { id: 'friend-watchers' }, ...rows),
      actions(dialog.button('friend-watch', () => void dialog.invite(true), false)),
    );
  } else if (match.watching.length) {
    content.push(make('p', {}, messages.text('friend-watchers', { names: messages.list(match.watching) })));
  }
  return [...content, actions(leave)];
}
