import { NoThought } from '../engine/nothought.js';
import { pointName } from '../model/points.js';
import { isSameBoard } from '../model/position.js';
import { changesOf } from '../model/requests.js';
import { byId, make, prose } from '../ui/element.js';
import { reasonsText } from '../ui/movetext.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { HintInfo, ThinkingProgress } from '../protocol.js' */
/** @import { Why } from './why.js' */
/** @import { State } from '../store/state.js' */

const LEVEL = 8;
/** How many seconds after the question the computer stops, and how many it thinks at least if Python starts first. */
const SECONDS = { most: 0.3, least: 0.1 };
const FOLLOWED = /** @type {const} */ (['position', 'stage', 'seats', 'draft', 'queue', 'limits']);

/** What the computer would do in a person's place: points on the board, and the reasons in words. */
export class Hints {
  #panel = byId('hints', HTMLElement);
  #list = byId('hints-list', HTMLElement);
  #summary = byId('hints-told', HTMLElement);
  #page = byId('page', HTMLElement);
  #button = byId('hint-ask', HTMLButtonElement);
  /** The position that the hints are for. @type {Position | null} */
  #position = null;
  #isAsking = false;
  /** Whether hints are wanted once no dot waits for an answer. */
  #isWanted = false;

  /** @param {FullPage} page @param {Why} why */
  constructor(page, why) {
    this.messages = page.messages;
    this.page = page;
    this.why = why;
    this.#button.onclick = () => this.toggle();
    // Whoever aims at the button will want a hint soon.
    for (const event of ['pointerenter', 'focus']) {
      this.#button.addEventListener(event, () => this.#button.disabled || page.thinker.prepare());
    }
    page.store.watch(FOLLOWED, (state) => this.#follow(state));
    this.#follow(page.store.state);
  }

  /** Show hints, or hide them. */
  toggle() {
    if (this.#position || this.#isWanted) this.clear();
    else if (!this.#button.disabled) {
      this.#isWanted = true;
      this.#follow(this.page.store.state);
    }
  }

  /** Hide the hints. Return whether there were any. */
  clear() {
    if (!this.#position && !this.#isWanted) return false;
    if (this.#isAsking) this.page.thinker.leave();
    this.#isWanted = false;
    this.#position = null;
    this.#isAsking = false;
    this.#show(null);
    return true;
  }

  /** @param {State} state */
  #follow({ position, stage, seats, draft, queue, limits }) {
    const isOutdated =
      this.#position && (draft || !position || position.outcome || !isSameBoard(position, this.#position));
    if (isOutdated) this.clear();
    const isPersonsTurn = position !== null && !position.outcome && !seats[position.turn] && !draft;
    this.#button.disabled = !isPersonsTurn || stage.name !== 'ready' || !limits.hints;
    if (!limits.hints) this.clear();
    if (!this.#isWanted || changesOf(queue).length) return;
    this.#isWanted = false;
    if (!this.#button.disabled) void this.#ask();
  }

  async #ask() {
    const { store, thinker, computer } = this.page;
    const { position } = store.state;
    if (!position || computer.considers !== null) return;
    const asked = performance.now();
    this.#position = position;
    this.#isAsking = true;
    this.#show(null);
    try {
      await thinker.prepare();
      if (this.#position !== position) return;
      const seconds = Math.max(SECONDS.least, SECONDS.most - (performance.now() - asked) / 1000);
      const thought = await thinker.think({ level: LEVEL, purpose: 'hints', seconds }, () =>
        this.#show(null),
      );
      if (this.#position !== position) return;
      this.#isAsking = false;
      if (thought?.hints) this.#show(thought);
      else this.clear(); // another request has taken its place
    } catch (error) {
      if (this.#position !== position) return;
      this.clear();
      const id = error instanceof NoThought ? 'hints-failed' : 'refusal-page-no-answer';
      store.notify(this.messages.text(id));
    }
  }

  /** @param {ThinkingProgress | null} thought */
  #show(thought) {
    const { messages } = this;
    const { board, speech } = this.page;
    const position = this.#position;
    const hints = thought?.hints ?? [];
    this.#panel.hidden = position === null;
    this.#page.classList.toggle('hinting', position !== null);
    this.#button.setAttribute('aria-pressed', String(position !== null));
    this.#panel.classList.toggle('thinks', this.#isAsking);
    board.advised = {
      ...board.advised,
      hints: position ? hints.map(({ x, y }) => ({ x, y, player: position.turn })) : [],
    };
    const rows = hints.map((hint) => make('li', {}, this.#row(hint), ...this.#whyButton(hint)));
    this.#list.replaceChildren(...rows);
    const summary = position && thought ? this.#standing(position, thought) : messages.text('hints-asked');
    this.#summary.replaceChildren(...prose(summary));
    if (!position || !thought) return;
    speech.say([summary, ...hints.map((hint) => this.#words(hint))].join(' '));
  }

  /** Create a button that plays a hint. @param {HintInfo} hint */
  #row(hint) {
    const { messages } = this;
    const why = reasonsText(messages, hint);
    const onclick = () => {
      this.page.table.tap({ x: hint.x, y: hint.y }, performance.now());
      this.page.board.element.focus({ preventScroll: true });
    };
    const point = make('b', { translate: false }, pointName(hint));
    const reason = why ? [make('span', { className: 'reason' }, ...prose(` ${why}`))] : [];
    const button = make('button', { type: 'button', className: 'play', onclick }, point, ...reason);
    messages.label(button, 'hint-play');
    return button;
  }

  /** Create a button that shows what speaks for a hint, if there is something to show. @param {HintInfo} hint */
  #whyButton(hint) {
    if (!hint.lines.length) return [];
    const { position } = this.page.store.state;
    const button = make('button', { type: 'button', className: 'why' });
    button.onclick = () => {
      if (position) void this.why.showHint(position, hint);
    };
    this.messages.label(button, 'hint-why', { point: pointName(hint) });
    return [button];
  }

  /** Say what a hint advises and why, if there is a reason. @param {HintInfo} hint */
  #words(hint) {
    const why = reasonsText(this.messages, hint);
    return this.messages.text('hint-said', { point: pointName(hint), why, has: why ? 'yes' : 'no' });
  }

  /** Say who leads. @param {Position} position @param {ThinkingProgress} thought */
  #standing(position, { expected, player }) {
    const value = Math.round(expected ?? 0);
    const leader = value < 0 && position.players === 2 ? 1 - player : player;
    return this.messages.text('hints-standing', {
      name: this.messages.name(position, leader),
      value: Math.abs(value),
      behind: value < 0 && position.players > 2 ? 'yes' : 'no',
    });
  }
}
