import { changesOf } from '../model/requests.js';
import { MAX_COMMENT } from '../protocol.js';
import { byId, make } from '../ui/element.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Annotate } from '../protocol.js' */
/** @import { State } from '../store/state.js' */

const VERDICTS = ['TE', 'IT', 'DO', 'BM'];
const JUDGEMENTS = ['GB', 'DM', 'GW', 'UC'];

/**
 * The notes on a move or position: a name, a comment, and verdicts. Text is saved when its field is left,
 * even if the player goes elsewhere in the record, plays on, or closes the page.
 */
export class Remarks {
  #comment = byId('comment', HTMLTextAreaElement);
  #name = byId('node-name', HTMLInputElement);
  #verdict = byId('verdict', HTMLSelectElement);
  #judgement = byId('judgement', HTMLSelectElement);
  #shown = byId('remark', HTMLElement);
  #head = byId('remark-head', HTMLElement);
  #words = byId('remark-comment', HTMLElement);
  /** The node of text that is not saved yet. @type {number | null} */
  #unsaved = null;
  /** The names that the choices were made with. */
  #names = '-';

  /** @param {FullPage} page */
  constructor({ store, game, messages, speech }) {
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
    this.#verdict.onchange = () => this.#annotate({ verdict: this.#verdict.value });
    this.#judgement.onchange = () => this.#annotate({ judgement: this.#judgement.value });
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target !== this.#comment && target !== this.#name) this.save();
      },
      true,
    );
    document.addEventListener('visibilitychange', () => document.hidden && this.save());
    addEventListener('pagehide', () => this.save(true));
    store.watch(['queue'], () => this.#unsaved !== null && this.save());
  }

  deleteComment() {
    this.#comment.value = '';
    this.#annotate({ comment: '' });
  }

  /** @param {State} state */
  show({ position }) {
    if (!position) return;
    const names = [0, 1].map((player) => this.messages.name(position, player)).join('\n');
    if (this.#names !== names) this.#offer(position);
    this.#names = names;
    if (this.#unsaved === null) {
      setValue(this.#comment, position.comment);
      // The rest of a longer comment is only in the engine.
      this.#comment.readOnly = position.comment.length >= MAX_COMMENT;
      this.#comment.maxLength = MAX_COMMENT - 1;
      setValue(this.#name, position.name);
    }
    this.#verdict.value = position.verdict;
    this.#judgement.value = position.judgement;
    this.#verdict.disabled = position.ply === 0;
    this.#showRead(position);
  }

  /** Show the notes to somebody who reads. @param {Position} position */
  #showRead({ comment, name, verdict, judgement }) {
    const { messages } = this;
    const names = this.#names.split('\n');
    const values = { first: names[0], second: names[1] };
    const said = [verdict, judgement].filter(Boolean).map((id) => messages.text(`remark-${id}`, values));
    this.#head.textContent = [name, ...said].filter(Boolean).join(' · ');
    this.#words.textContent =
      comment.length < MAX_COMMENT ? comment : `${comment}… ${messages.text('comment-cut')}`;
    this.#shown.hidden = !this.#head.textContent && !comment;
  }

  /**
   * Save the text, once no waiting request may lead to another position. If the page is left, save it at
   * once, after the waiting requests.
   * @param {boolean} [isLeaving]
   */
  save(isLeaving = false) {
    const { queue, position } = this.store.state;
    const node = this.#unsaved;
    const mustWait = changesOf(queue).some(({ kind }) => kind !== 'annotate');
    if (node === null || !position || (mustWait && !isLeaving)) return;
    this.#unsaved = null;
    const isElsewhere = mustWait || position.node !== node;
    if (isElsewhere) this.game.send({ kind: 'go_to', node });
    this.#annotate({ comment: this.#comment.value, name: this.#name.value });
    if (isElsewhere && !isLeaving) this.game.send({ kind: 'go_to', node: position.node });
  }

  /** @param {Omit<Annotate, 'kind'>} note */
  #annotate(note) {
    this.game.send({ kind: 'annotate', ...note });
    this.speech.say(this.messages.text('said-kept'));
  }

  /** Offer the verdicts, with the players' names. @param {Position} position */
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
  if (field.value !== value) field.value = value; // setting the same value would move the caret
}
