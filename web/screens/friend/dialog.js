import { settingsOf } from '../../model/position.js';
import { addHead } from '../../ui/dialog.js';
import { make } from '../../ui/element.js';
import { cardOf } from './code.js';
import { codeField, codeView } from './codes.js';
import { NoNetwork } from './connection.js';
import { Guest } from './guest.js';
import { manageView, startView } from './views.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { Friend } from './friend.js' */

const LATE = 25_000; // milliseconds after which the dialog says that there is no connection

/** The dialog in which two devices find each other: it shows a code, reads one, and says what to do next. */
export class FriendDialog {
  #title = make('h2', { id: 'friend-title', tabIndex: -1 });
  #body = make('div', { id: 'friend-body' });
  #fault = make('p', { id: 'friend-fault', className: 'fault', role: 'alert' });
  #dialog = make('dialog', { id: 'friend-dialog' });
  /** Ends the camera and the waiting of the current view. */
  #end = new AbortController();
  #isManaging = false;
  /** @type {Settings | null} */
  #settings = null;

  /** @param {FullPage} page @param {Friend} friend */
  constructor({ messages, store, board }, friend) {
    this.messages = messages;
    this.store = store;
    this.friend = friend;
    addHead(messages, this.#dialog, this.#title);
    this.#dialog.append(this.#body, this.#fault);
    this.#dialog.addEventListener('close', () => {
      this.#end.abort();
      board.element.focus({ preventScroll: true });
    });
    document.body.append(this.#dialog);
  }

  /**
   * Open it, to invite or be invited; during a match, to see who is there.
   * @param {Settings | ''} [settings] of the next game; empty where a link leads here
   */
  open(settings) {
    this.#settings = settings || null;
    if (this.friend.match?.game) this.#manage();
    else this.#show('friend-title', ...startView(this));
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#title.focus();
  }

  /** Open it with a code that somebody has sent. @param {string} code */
  openJoin(code) {
    this.open();
    const { match } = this.friend;
    if (match?.game && !(match instanceof Guest)) return this.#fail('busy');
    const again = match?.game ? this.joinField(() => match.name) : null;
    if (again) this.#show('friend-title', again);
    this.#body.querySelector('#friend-inviting')?.remove(); // they were invited
    const field = this.#body.querySelector('textarea');
    if (field) field.value = code;
    /** @type {HTMLElement | null} */ (this.#body.querySelector('#friend-join-go'))?.focus();
  }

  close() {
    this.#dialog.close();
  }

  /** Show who is there now. */
  follow() {
    if (this.#dialog.open && this.#isManaging) this.#manage();
  }

  /** The settings of the game that was chosen, or of the one on the board, for two. @returns {Settings | null} */
  get settings() {
    const { position } = this.store.state;
    const settings = this.#settings ?? (position && settingsOf(position));
    return settings && { ...settings, names: ['', ''], first: settings.first > 1 ? 0 : settings.first };
  }

  /** Show an invitation, and read its answer. @param {boolean} watches */
  invite(watches) {
    const { messages, friend } = this;
    return this.#connect(async () => {
      const code = await friend.invite(watches);
      const waiting = this.#waiting();
      waiting.hidden = true;
      const accept = async (/** @type {string} */ text) => {
        const fault = await friend.accept(text);
        if (fault) return this.#fail(fault);
        waiting.hidden = false;
        this.#waitLong();
      };
      this.#show(
        watches ? 'friend-watch-title' : 'friend-invite-title',
        make('h3', {}, messages.text('friend-step', { step: 1 })),
        codeView(messages, code, 'friend-invite-help'),
        make('h3', {}, messages.text('friend-step', { step: 2 })),
        make('p', { className: 'help' }, messages.text('friend-accept-help')),
        this.#codeField('friend-accept-go', accept),
        waiting,
      );
      this.#title.focus();
    });
  }

  /** Return the field that reads an invitation. @param {() => string} name of the person here */
  joinField(name) {
    const { messages } = this;
    const join = async (/** @type {string} */ text) => {
      const card = cardOf(text);
      if (typeof card === 'string') return this.#fail(card);
      if (card.kind === 'answer') return this.#fail('answer');
      await this.#connect(async () => {
        const code = await this.friend.join(card, name());
        this.#show('friend-answer-title', codeView(messages, code, 'friend-answer-help'), this.#waiting());
        this.#title.focus();
      });
    };
    return make(
      'section',
      { id: 'friend-join' },
      make('h3', {}, messages.text('friend-joining')),
      make('p', { className: 'help' }, messages.text('friend-join-help')),
      this.#codeField('friend-join-go', join),
    );
  }

  /** @param {string} id @param {() => void} onclick @param {boolean} [isMain] */
  button(id, onclick, isMain = true) {
    const className = isMain ? 'main' : '';
    return make('button', { type: 'button', id, className, onclick }, this.messages.text(id));
  }

  #manage() {
    const { match } = this.friend;
    if (!match?.game) return this.close();
    const { activeElement } = document;
    const focused = this.#body.contains(activeElement) ? activeElement?.id : '';
    this.#show('friend-title', ...manageView(this, match));
    this.#isManaging = true;
    if (focused) document.getElementById(focused)?.focus();
  }

  /** @param {string} id @param {...(HTMLElement | string)} content */
  #show(id, ...content) {
    this.#end.abort();
    this.#end = new AbortController();
    this.#isManaging = false;
    this.#fault.textContent = '';
    this.#title.textContent = this.messages.text(id);
    this.#body.replaceChildren(...content);
  }

  /** Say what is wrong. @param {string} fault */
  #fail(fault) {
    this.#fault.textContent = this.messages.text('friend-fault', { fault });
    this.#fault.scrollIntoView({ block: 'nearest' });
  }

  /** @param {string} id @param {(text: string) => Promise<void>} use */
  #codeField(id, use) {
    const act = (/** @type {string} */ text) => {
      this.#fault.textContent = '';
      void use(text);
    };
    return codeField(this.messages, id, act, {
      signal: () => this.#end.signal,
      fail: (fault) => this.#fail(fault),
    });
  }

  #waiting() {
    return make(
      'p',
      { className: 'friend-waiting', role: 'status' },
      this.messages.text('friend-connecting'),
    );
  }

  /** Say what may be wrong if the connection takes too long. */
  #waitLong() {
    const alarm = setTimeout(() => this.#fail('late'), LATE);
    this.#end.signal.addEventListener('abort', () => clearTimeout(alarm));
  }

  /** Do something that needs the network, and tell the player if there is no network. @param {() => Promise<void>} work */
  async #connect(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NoNetwork)) console.error(error);
      this.#fail(error instanceof NoNetwork ? 'network' : 'browser');
    }
  }
}
