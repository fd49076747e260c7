import { changesOf } from '../model/requests.js';
import { byId, make } from '../ui/element.js';
/** @import { Game } from '../play/game.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Speech } from '../panels/speech.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const VERDICTS = ['TE', 'IT', 'DO', 'BM'];
const JUDGEMENTS = ['GB', 'DM', 'GW', 'UC'];

/**
 * What is said of a move or position: a name, a comment, verdicts. What is typed is kept when the field is left,
 * whatever one does next: walk away, play on or close the page.
 */
export class Remarks {
  #comment = byId('comment', HTMLTextAreaElement);
  #name = byId('node-name', HTMLInputElement);
  #verdict = byId('verdict', HTMLSelectElement);
  #judgement = byId('judgement', HTMLSelectElement);
  /** The node that what is typed and not yet kept belongs to. @type {number | null} */
  #unsaved = null;

  #names = '-'; // of the players that the choices were made for

  /** @param {Messages} messages @param {Store} store @param {Game} game @param {Speech} speech */
  constructor(messages, store, game, speech) {
    this.messages = messages;
    this.store = store;
    this.game = game;
    this.speech = speech;
    for (const field of [this.#comment, this.#name]) {
      field.addEventListener('input', () => (this.#unsaved ??= store.state.position?.node ?? null));
      field.addEventListener('blur', () => this.save());
    }
    this.#comment.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) this.save();
    });
    this.#name.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.save();
    });
    this.#verdict.onchange = () => this.#say({ verdict: this.#verdict.value });
    this.#judgement.onchange = () => this.#say({ judgement: this.#judgement.value });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target !== this.#comment && target !== this.#name) this.save();
      },
      true,
    );
    document.addEventListener('visibilitychange', () => document.hidden && this.save());
    addEventListener('pagehide', () => this.save(true));
    store.subscribe((state, before) => {
      if (this.#unsaved !== null && state.queue !== before.queue) this.save();
    });
  }

  deleteComment() {
    this.#comment.value = '';
    this.#say({ comment: '' });
  }

  /** @param {State} state */
  show({ position }) {
    if (!position) return;
    if (this.#names !== position.names.join('\n')) this.#offer(position);
    this.#names = position.names.join('\n');
    if (this.#unsaved === null) {
      setValue(this.#comment, position.comment);
      setValue(this.#name, position.name);
    }
    this.#verdict.value = position.verdict;
    this.#judgement.value = position.judgement;
    this.#verdict.disabled = position.ply === 0;
  }

  /**
   * Keeps what was typed: once nothing waits that may lead elsewhere, or at once, after it, when the page is left.
   * @param {boolean} [leaving]
   */
  save(leaving = false) {
    const { queue, position } = this.store.state;
    const node = this.#unsaved;
    const waits = changesOf(queue).some(({ kind }) => kind !== 'annotate');
    if (node === null || !position || (waits && !leaving)) return;
    this.#unsaved = null;
    const isElsewhere = waits || position.node !== node;
    if (isElsewhere) this.game.send({ kind: 'go_to', node });
    this.#say({ comment: this.#comment.value, name: this.#name.value });
    if (isElsewhere && !leaving) this.game.send({ kind: 'go_to', node: position.node });
  }

  /** @param {Record<string, string>} remark */
  #say(remark) {
    this.game.send({ kind: 'annotate', ...remark });
    this.speech.say(this.messages.text('said-kept'));
  }

  /** @param {Position} position */
  #offer(position) {
    const { messages } = this;
    const names = { first: messages.name(position, 0), second: messages.name(position, 1) };
    const option = (/** @type {string} */ value) =>
      make('option', { value }, messages.text(`remark-${value}`, names));
    const none = (/** @type {string} */ what) =>
      make('option', { value: '' }, messages.text(`remark-no-${what}`));
    this.#verdict.replaceChildren(none('verdict'), ...VERDICTS.map(option));
    this.#judgement.replaceChildren(none('judgement'), ...JUDGEMENTS.map(option));
  }
}

/** @param {HTMLInputElement | HTMLTextAreaElement} field @param {string} value */
function setValue(field, value) {
  if (field.value !== value) field.value = value;
}
