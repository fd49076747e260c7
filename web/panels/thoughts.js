import { MAX_LINE, parseLine } from '../model/lines.js';
import { offerPaces } from '../record/walker.js';
import { byId, make } from '../ui/element.js';
import { lineText } from '../ui/movetext.js';
/** @import { Board } from '../board/board.js' */
/** @import { Thinker, Thought } from '../engine/thinker.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Speech } from './speech.js' */
/** @import { Computer } from '../play/computer.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const PATIENCE = 700; // milliseconds of thinking of which nothing is made
/** What is seen here of the page's state. */
const SEEN = /** @type {const} */ ([
  'position',
  'seats',
  'halted',
  'thoughtsShown',
  'draft',
  'pace',
  'stage',
]);

/** What the computer is doing, and what can be done about it: beside the player, and under the score. */
export class Thoughts {
  #panel = byId('thoughts', HTMLElement);
  #told = byId('thoughts-told', HTMLElement);
  #bar = byId('thoughts-bar', HTMLElement);
  #done = byId('thoughts-done', HTMLElement);
  #details = byId('thoughts-details', HTMLElement);
  #hurry = byId('move-now', HTMLButtonElement);
  #toggle = byId('thoughts-toggle', HTMLButtonElement);
  #goOn = byId('go-on', HTMLButtonElement);
  #halt = byId('halt', HTMLButtonElement);
  #pace = byId('computer-pace', HTMLSelectElement);
  #players = byId('players', HTMLElement);
  #page = byId('page', HTMLElement);
  #alarm = 0;
  /** Whether it has been at it for so long that it shows. */
  #isLong = false;
  /** @type {number | null} */
  #thinks = null;
  #said = '';

  /**
   * @param {Messages} messages
   * @param {{store: Store, computer: Computer, thinker: Thinker, board: Board}} page
   * @param {Speech} speech
   */
  constructor(messages, { store, computer, thinker, board }, speech) {
    this.messages = messages;
    this.store = store;
    this.computer = computer;
    this.thinker = thinker;
    this.board = board;
    this.speech = speech;
    this.#hurry.onclick = () => this.hurry();
    this.#toggle.onclick = () => store.update({ thoughtsShown: !store.state.thoughtsShown });
    this.#goOn.onclick = () => {
      computer.goOn();
      board.element.focus({ preventScroll: true });
    };
    this.#halt.onclick = () => store.update({ halted: !store.state.halted });
    offerPaces(messages, this.#pace);
    this.#pace.onchange = () => store.update({ pace: Number(this.#pace.value) });
    computer.onChange = thinker.onReady = () => this.show();
    store.subscribe((state, before) => {
      if (SEEN.some((key) => state[key] !== before[key])) this.show();
    });
    this.show();
  }

  hurry() {
    if (this.computer.thinks === null) return;
    this.computer.hurry();
    this.board.element.focus({ preventScroll: true });
  }

  show() {
    const {
      computer,
      store: { state },
    } = this;
    const { position } = state;
    this.#follow();
    this.#players.querySelectorAll('.player').forEach((row, player) => this.#mark(row, player));
    const shown = this.#isShown(state);
    this.#panel.hidden = !shown;
    this.#page.classList.toggle('aloud', shown && state.thoughtsShown);
    this.board.advised = {
      ...this.board.advised,
      line: shown && state.thoughtsShown && position ? this.#line(position) : [],
    };
    if (!shown || !position) return this.#tell('');
    const { isAlone, thinks, trouble, thought } = computer;
    this.#tell(this.#words(position));
    this.#bar.hidden = thinks === null;
    this.#bar.classList.toggle('unknown', thinks !== null && (!thought || !thought.progress));
    this.#done.style.transform = `scaleX(${thought?.progress ?? 0})`;
    this.#hurry.hidden = thinks === null || isAlone;
    this.#goOn.hidden = !(computer.waits || trouble);
    this.messages.label(this.#goOn, trouble ? 'retry' : 'go-on');
    this.#halt.hidden = this.#pace.hidden = !isAlone;
    this.messages.label(this.#halt, state.halted ? 'halt-end' : 'halt');
    this.#pace.value = String(state.pace);
    this.#toggle.setAttribute('aria-pressed', String(state.thoughtsShown));
    this.#details.hidden = !state.thoughtsShown || !thought?.candidates.length;
    if (!this.#details.hidden && thought) this.#details.replaceChildren(...this.#lines(position, thought));
  }

  /** Small thoughts make no stir. */
  #follow() {
    const { thinks } = this.computer;
    if ((thinks === null) === (this.#thinks === null)) return;
    this.#thinks = thinks;
    clearTimeout(this.#alarm);
    this.#isLong = false;
    if (thinks === null) return;
    this.#alarm = setTimeout(() => {
      this.#isLong = true;
      this.show();
    }, PATIENCE);
  }

  /** @param {State} state */
  #isShown({ position, draft, thoughtsShown }) {
    const { computer } = this;
    if (!position || draft || !computer.plays || position.outcome) return false;
    return (
      computer.trouble !== null ||
      computer.waits ||
      computer.isAlone ||
      this.#isLong ||
      computer.considers !== null ||
      thoughtsShown
    );
  }

  /** Whose turn it is shows in his row. @param {Element} row @param {number} player */
  #mark(row, player) {
    const thinks = player === this.computer.thinks || player === this.computer.considers;
    const word = row.querySelector('.word');
    if (
      thinks === row.classList.contains('thinks') &&
      (!thinks || word?.textContent === this.messages.text('says-thinks'))
    ) {
      return;
    }
    row.classList.toggle('thinks', thinks);
    if (!word) return;
    if (thinks) word.textContent = this.messages.text('says-thinks');
    else if (word.textContent === this.messages.text('says-thinks')) {
      word.textContent = row.classList.contains('moves') ? this.messages.text('says-to-move') : '';
    }
  }

  /** Also to a screen reader, where it lasts. @param {string} words */
  #tell(words) {
    const { thinks, isAlone } = this.computer;
    this.#told.textContent = words;
    const said = thinks === null || (this.#isLong && !isAlone) ? words : '';
    if (said && said !== this.#said) this.speech.say(said);
    this.#said = said;
  }

  /** @param {Position} position */
  #words(position) {
    const {
      messages,
      computer,
      thinker,
      store: { state },
    } = this;
    const name = (/** @type {number} */ player) => messages.name(position, player);
    if (computer.trouble) return messages.text('thinking-failed', { name: name(position.turn) });
    if (computer.considers !== null) {
      return messages.text('thinking-offer', { name: name(computer.considers) });
    }
    if (computer.thinks !== null) {
      return messages.text(thinker.isReady ? 'thinking' : 'thinking-starts', { name: name(computer.thinks) });
    }
    if (computer.isAlone && state.halted) return messages.text('thinking-halted');
    if (computer.waits) return messages.text('thinking-waits', { name: name(position.turn) });
    return '';
  }

  /** @param {Position} position @param {Thought} thought */
  #lines(position, { candidates, depth, positions, expected, player }) {
    const { messages } = this;
    const [best] = candidates;
    const value = expected ?? best.value;
    return [
      make('p', { className: 'line' }, lineText(messages, best.line)),
      make(
        'p',
        {},
        messages.text('thought-value', {
          name: messages.name(position, player),
          value: signed(Math.round(value)),
        }),
      ),
      make('p', {}, messages.text('thought-depth', { depth, positions })),
    ];
  }

  /** The best line, as long as it begins at the position at hand. @param {Position} position */
  #line({ turn, players, ply }) {
    const { thought, thinks } = this.computer;
    if (!thought || thinks === null || !ply) return [];
    return parseLine(thought.candidates[0]?.line ?? '')
      .slice(0, MAX_LINE)
      .flatMap((point, wait) => (point ? [{ ...point, player: (turn + wait) % players }] : []));
  }
}

/** @param {number} value */
function signed(value) {
  return value === 0 ? 'even' : value > 0 ? `+${value}` : `−${-value}`;
}
