import { signed } from '../base/signed.js';
import { MAX_LINE, parseLine } from '../model/lines.js';
import { offerPaces } from '../record/walker.js';
import { hasComputer, isComputerAlone } from '../store/state.js';
import { byId, make, prose } from '../ui/element.js';
import { lineText } from '../ui/movetext.js';
import { setProgress } from '../ui/progress.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { ThinkingProgress } from '../protocol.js' */
/** @import { State } from '../store/state.js' */

const PATIENCE = 700; // milliseconds of thinking before the panel shows
const SHOWN = /** @type {const} */ ([
  'position',
  'seats',
  'halted',
  'thoughtsShown',
  'draft',
  'pace',
  'stage',
]);

/** The panel under the score: what the computer is doing, and what the player can do about it. */
export class Thoughts {
  #panel = byId('thoughts', HTMLElement);
  #status = byId('thoughts-told', HTMLElement);
  #bar = byId('thoughts-bar', HTMLElement);
  #details = byId('thoughts-details', HTMLElement);
  #hurry = byId('move-now', HTMLButtonElement);
  #toggle = byId('thoughts-toggle', HTMLButtonElement);
  #goOn = byId('go-on', HTMLButtonElement);
  #halt = byId('halt', HTMLButtonElement);
  #pace = byId('computer-pace', HTMLSelectElement);
  #page = byId('page', HTMLElement);
  #alarm = 0;
  /** Whether the computer has thought long enough for the panel to show. */
  #isLong = false;
  /** @type {number | null} */
  #thinks = null;
  #said = '';

  /** @param {FullPage} page */
  constructor({ store, computer, thinker, board, messages, speech }) {
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
    offerPaces(messages, this.#pace, store.state.pace);
    this.#pace.onchange = () => store.update({ pace: Number(this.#pace.value) });
    computer.on('change', () => this.#show());
    thinker.on('ready', () => this.#show());
    store.watch(SHOWN, () => this.#show());
    this.#show();
  }

  /** Let the computer move at once. */
  hurry() {
    if (this.computer.thinks === null) return;
    this.computer.hurry();
    this.board.element.focus({ preventScroll: true });
  }

  #show() {
    const { messages, computer } = this;
    const { state } = this.store;
    const { position } = state;
    this.#measure();
    const isShown = this.#isShown(state);
    this.#panel.hidden = !isShown;
    this.#page.classList.toggle('aloud', isShown && state.thoughtsShown);
    const line = isShown && state.thoughtsShown && position ? this.#line(position) : [];
    this.board.advised = { ...this.board.advised, line };
    if (!isShown || !position) return this.#tell('');
    const { thinks, trouble, thought } = computer;
    const isAlone = isComputerAlone(state);
    this.#tell(this.#words(position));
    this.#bar.hidden = thinks === null;
    setProgress(this.#bar, thought?.progress || null);
    this.#hurry.hidden = thinks === null || isAlone;
    this.#goOn.hidden = !(computer.waits || trouble);
    messages.label(this.#goOn, trouble ? 'retry' : 'go-on');
    this.#halt.hidden = this.#pace.hidden = !isAlone;
    messages.label(this.#halt, state.halted ? 'halt-end' : 'halt');
    this.#pace.value = String(state.pace);
    this.#toggle.setAttribute('aria-pressed', String(state.thoughtsShown));
    this.#details.hidden = !state.thoughtsShown || !thought?.candidates.length;
    if (!this.#details.hidden && thought) this.#details.replaceChildren(...this.#lines(position, thought));
  }

  /** Measure how long the computer thinks. */
  #measure() {
    const { thinks } = this.computer;
    if ((thinks === null) === (this.#thinks === null)) return;
    this.#thinks = thinks;
    clearTimeout(this.#alarm);
    this.#isLong = false;
    if (thinks === null) return;
    this.#alarm = setTimeout(() => {
      this.#isLong = true;
      this.#show();
    }, PATIENCE);
  }

  /** @param {State} state */
  #isShown(state) {
    const { computer } = this;
    const { position, draft, thoughtsShown } = state;
    if (!position || draft || !hasComputer(state) || position.outcome) return false;
    return (
      computer.trouble !== null ||
      computer.waits ||
      isComputerAlone(state) ||
      this.#isLong ||
      computer.considers !== null ||
      thoughtsShown
    );
  }

  /** Show what the computer is doing. Say it if it takes long. @param {string} words */
  #tell(words) {
    const { thinks } = this.computer;
    this.#status.textContent = words;
    const isWorthSaying = thinks === null || (this.#isLong && !isComputerAlone(this.store.state));
    const said = isWorthSaying ? words : '';
    if (said && said !== this.#said) this.speech.say(said);
    this.#said = said;
  }

  /** @param {Position} position */
  #words(position) {
    const { messages, computer, thinker } = this;
    const { state } = this.store;
    const { trouble, considers, thinks, waits } = computer;
    const text = (/** @type {string} */ id, /** @type {number} */ player) =>
      messages.text(id, { name: messages.name(position, player) });
    if (trouble) return text('thinking-failed', position.turn);
    if (considers !== null) return text('thinking-offer', considers);
    if (thinks !== null) return text(thinker.isReady ? 'thinking' : 'thinking-starts', thinks);
    if (isComputerAlone(state) && state.halted) return messages.text('thinking-halted');
    return waits ? text('thinking-waits', position.turn) : '';
  }

  /** @param {Position} position @param {ThinkingProgress} thought */
  #lines(position, { candidates, depth, positions, expected, player }) {
    const { messages } = this;
    const [best] = candidates;
    const name = messages.name(position, player);
    const lead = Math.round(expected ?? best.value);
    const value = lead ? signed(lead) : 'even';
    return [
      make('p', { className: 'line' }, ...prose(lineText(messages, best.line))),
      make('p', {}, messages.text('thought-value', { name, value })),
      make('p', {}, messages.text('thought-depth', { depth, positions })),
    ];
  }

  /** Return the dots of the best line while the computer thinks. @param {Position} position */
  #line({ turn, players, ply }) {
    const { thought, thinks } = this.computer;
    if (!thought || thinks === null || !ply) return [];
    return parseLine(thought.candidates[0]?.line ?? '')
      .slice(0, MAX_LINE)
      .flatMap((point, wait) => (point ? [{ ...point, player: (turn + wait) % players }] : []));
  }
}
