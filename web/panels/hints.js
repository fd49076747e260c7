import { NoThought } from '../engine/thinker.js';
import { pointName } from '../model/points.js';
import { isSameBoard } from '../model/position.js';
import { changesOf } from '../model/requests.js';
import { byId, make } from '../ui/element.js';
/** @import { Board } from '../board/board.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Hint, Thinker, Thought } from '../engine/thinker.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Speech } from './speech.js' */
/** @import { Computer } from '../play/computer.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const LEVEL = 7;
const SECONDS = 1.5;

/** What the computer would do in a person's place: points on the board, and why, in words. */
export class Hints {
  #panel = byId('hints', HTMLElement);
  #list = byId('hints-list', HTMLElement);
  #told = byId('hints-told', HTMLElement);
  #page = byId('page', HTMLElement);
  #button = byId('hint-ask', HTMLButtonElement);
  /** What they are of, or are to be. @type {Position | null} */
  #position = null;
  #isAsking = false;
  /** Whether they are wanted of what comes of the dots that wait for an answer. */
  #isWanted = false;

  /**
   * @param {Messages} messages
   * @param {{store: Store, engine: Engine, board: Board, thinker: Thinker, computer: Computer, speech: Speech, tell: (text: string) => void}} page
   */
  constructor(messages, page) {
    this.messages = messages;
    this.page = page;
    this.#button.onclick = () => this.toggle();
    page.store.subscribe((state) => this.#follow(state));
    this.#follow(page.store.state);
  }

  /** Shows hints, or puts them away. */
  toggle() {
    if (this.#position || this.#isWanted) this.clear();
    else if (!this.#button.disabled) {
      this.#isWanted = true;
      this.#follow(this.page.store.state);
    }
  }

  /** Whether there were any to put away. */
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
  #follow({ position, stage, seats, draft, queue }) {
    if (
      this.#position &&
      (draft || !position || position.outcome || !isSameBoard(position, this.#position))
    ) {
      this.clear();
    }
    const isPersons = position !== null && !position.outcome && !seats[position.turn] && !draft;
    this.#button.disabled = !isPersons || stage.name !== 'ready';
    if (!this.#isWanted || changesOf(queue).length) return;
    this.#isWanted = false;
    if (!this.#button.disabled) void this.#ask();
  }

  async #ask() {
    const { store, engine, thinker, computer } = this.page;
    const { position } = store.state;
    if (!position || computer.considers !== null) return;
    this.#position = position;
    this.#isAsking = true;
    this.#show(null);
    try {
      const answer = await engine.ask({ kind: 'record' });
      if (this.#position !== position || answer.kind !== 'record') return;
      const thought = await thinker.think(
        { record: answer.record, level: LEVEL, purpose: 'hints', seconds: SECONDS },
        () => this.#show(null),
      );
      if (this.#position !== position) return;
      this.#isAsking = false;
      if (thought?.hints) this.#show(thought);
      else this.clear(); // something else is thought about
    } catch (error) {
      if (this.#position !== position) return;
      this.clear();
      this.page.tell(
        this.messages.text(error instanceof NoThought ? 'hints-failed' : 'refusal-page-no-answer'),
      );
    }
  }

  /** @param {Thought | null} thought */
  #show(thought) {
    const {
      messages,
      page: { board, speech },
    } = this;
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
    this.#list.replaceChildren(
      ...hints.map((hint) =>
        make('li', {}, make('b', {}, pointName(hint)), ' ', reasonsText(messages, hint.reasons)),
      ),
    );
    this.#told.textContent =
      position && thought ? this.#standing(position, thought) : messages.text('hints-asked');
    if (position && thought) {
      speech.say(
        [
          this.#told.textContent,
          ...hints.map((hint) => `${pointName(hint)}: ${reasonsText(messages, hint.reasons)}.`),
        ].join(' '),
      );
    }
  }

  /** @param {Position} position @param {Thought} thought */
  #standing(position, { expected, player }) {
    const value = Math.round(expected ?? 0);
    const name = this.messages.name(position, value < 0 && position.players === 2 ? 1 - player : player);
    return this.messages.text('hints-standing', {
      name,
      value: Math.abs(value),
      behind: value < 0 && position.players > 2 ? 'yes' : 'no',
    });
  }
}

/** Why a point is good, in words. @param {Messages} messages @param {Hint['reasons']} reasons */
export function reasonsText(messages, reasons) {
  const words = reasons.map(([name, number]) => messages.text(`reason-${name}`, { number })).filter(Boolean);
  return messages.list(words, 'unit');
}
