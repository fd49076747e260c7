import { byId, make } from '../../ui/element.js';
import { friendName, stateText } from './matchtext.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Friend } from './friend.js' */

/** The strip over the page while a match goes on: who the friend is, what they ask for, and what has gone wrong. */
export class Strip {
  #told = make('p', { id: 'friend-told', role: 'status' });
  #actions = make('p', { className: 'actions' });
  #root = make(
    'section',
    { id: 'friend-strip', className: 'strip', hidden: true },
    this.#told,
    this.#actions,
  );
  #shown = '';

  /** @param {FullPage} page @param {Friend} friend */
  constructor({ messages, store }, friend) {
    this.messages = messages;
    this.store = store;
    this.friend = friend;
    messages.label(this.#root, 'friend-strip');
    byId('page', HTMLElement).before(this.#root);
  }

  show() {
    const { messages, friend } = this;
    const { match } = friend;
    this.#root.hidden = !match?.game;
    if (!match?.game) return;
    const { phase, wished, wishing, faults, watching, seat } = match;
    const isOver = Boolean(this.store.state.position?.outcome);
    const name = friendName(messages, match);
    const texts = [stateText(messages, match)];
    if (phase === 'playing' && wished) texts.push(messages.text('friend-wishes', { wish: wished, name }));
    else if (phase === 'playing' && wishing) texts.push(messages.text('friend-asked', { wish: wishing }));
    const watchers = watching.map((each) => each || messages.text('friend-somebody'));
    if (watching.length) texts.push(messages.text('friend-watchers', { names: messages.list(watchers) }));
    if (faults) texts.push(messages.text('friend-faults', { count: faults }));
    const buttons = /** @type {[string, () => void][]} */ (
      phase === 'playing' && wished
        ? [
            ['friend-yes', () => match.reply(true)],
            ['friend-no', () => match.reply(false)],
          ]
        : phase === 'playing'
          ? isOver && seat !== null && !wishing
            ? [['friend-again', () => void match.wish('again')]]
            : []
          : phase === 'left'
            ? [['friend-dismiss', () => friend.leave()]]
            : [['friend-reconnect', () => friend.dialog.open()]]
    );
    if (phase !== 'left') buttons.push(['friend-more', () => friend.dialog.open()]);
    const shown = JSON.stringify([texts, buttons.map(([id]) => id)]);
    if (shown === this.#shown) return; // so that a button keeps the focus
    this.#shown = shown;
    this.#root.classList.toggle('lost', phase !== 'playing');
    if (this.#told.textContent !== texts.join(' ')) this.#told.textContent = texts.join(' ');
    this.#actions.replaceChildren(
      ...buttons.map(([id, onclick]) => make('button', { type: 'button', id, onclick }, messages.text(id))),
    );
  }
}
