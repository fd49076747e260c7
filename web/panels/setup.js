import { indexOf, parsePoints, pointName } from '../model/points.js';
import { allPlayers, dotOf, settingsOf } from '../model/position.js';
import {
  blankPosition,
  diagram,
  edits,
  EMPTY,
  isSameDiagram,
  ownersIn,
  withBoard,
  withDot,
} from '../model/setup.js';
import { byId, dotIcon, make, makeSvg } from '../ui/element.js';
/** @import { Board } from '../board/board.js' */
/** @import { Answer, Point, Position, Refusal, Request, Settings, Setup as Checked } from '../model/position.js' */
/** @import { Speech } from './speech.js' */
/** @import { Draft, State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * @typedef {object} Ways what it needs of the page
 * @property {(request: Request) => Promise<Answer>} ask
 * @property {(settings: Settings) => Promise<Answer>} start
 * @property {(words: string) => Promise<Answer>} setUp
 * @property {(settings: Settings, refusal?: Refusal) => void} leave
 */

const ERASER = -1;
const OF_POSITION = ['setup', 'diagram', 'opening'];

/** The board as a place to set a position up. What stands on it outlives a reload, like a game. */
export class Setup {
  #root = byId('setup', HTMLElement);
  #page = byId('page', HTMLElement);
  #tools = byId('setup-tools', HTMLElement);
  #first = byId('setup-first', HTMLSelectElement);
  #undo = byId('setup-undo', HTMLButtonElement);
  #capture = byId('setup-capture', HTMLButtonElement);
  #start = byId('setup-start', HTMLButtonElement);
  #told = byId('setup-told', HTMLElement);
  /** @type {Position[]} what stood there before */
  #history = [];
  /** @type {Checked | null} what the engine says of the position at hand */
  #checked = null;

  /**
   * @param {Messages} messages
   * @param {Store} store
   * @param {Board} board
   * @param {Speech} speech
   * @param {Ways} ways
   */
  constructor(messages, store, board, speech, ways) {
    this.messages = messages;
    this.store = store;
    this.board = board;
    this.speech = speech;
    this.ways = ways;
    this.#undo.onclick = () => this.undo();
    this.#capture.onclick = () => this.capture();
    this.#start.onclick = () => void this.#finish();
    byId('setup-clear', HTMLButtonElement).onclick = () => this.clear();
    byId('setup-cancel', HTMLButtonElement).onclick = () => this.#leave();
    this.#first.onchange = () => this.#settings({ first: Number(this.#first.value) });
    this.#tools.addEventListener('change', ({ target }) =>
      this.pick(Number(/** @type {HTMLInputElement} */ (target).value)),
    );
    board.element.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {Settings} settings */
  open(settings) {
    this.#begin({ settings, position: blankPosition(settings), origin: null });
  }

  /** Dots put and taken away in the midst of a game. @param {Position} origin */
  openAt(origin) {
    const settings = { ...settingsOf(origin), first: origin.turn };
    const { dots, owners, territories } = origin;
    this.#begin({ settings, position: { ...blankPosition(settings), dots, owners, territories }, origin });
  }

  /** @param {State} state @param {State | null} before */
  show({ draft }, before) {
    if (draft === before?.draft) return;
    this.#page.classList.toggle('setting-up', draft !== null);
    this.#root.hidden = draft === null;
    this.board.faults = [];
    this.board.element.setAttribute('aria-describedby', draft ? 'setup-keys' : 'board-keys');
    if (!draft) return;
    const { settings, position } = draft;
    if (draft.settings.names !== before?.draft?.settings.names || !this.#tools.hasChildNodes()) {
      this.#offer(draft);
    }
    for (const radio of this.#tools.querySelectorAll('input')) {
      radio.checked = Number(radio.value) === position.turn;
    }
    this.#first.value = String(settings.first);
    this.#undo.disabled = !this.#history.length;
    this.messages.label(this.#start, draft.origin ? 'setup-here' : 'setup-start');
    this.#capture.hidden = Boolean(draft.origin);
    this.messages.label(byId('place', HTMLElement), position.turn === ERASER ? 'setup-erase' : 'place');
    if (position.dots !== before?.draft?.position.dots || position.owners !== before.draft.position.owners) {
      void this.#check(draft);
    } else this.#tell(draft);
  }

  /** What a click at a point does. @param {Point} point */
  put(point) {
    const { turn } = this.#position;
    if (turn === ERASER) return this.erase(point);
    if (dotOf(this.#position.dots[indexOf(this.#position, point)]) === turn) return;
    this.#change(point, 'RBGY'[turn]);
    this.speech.say(this.messages.text('said-put', { name: this.#name(turn), point: pointName(point) }));
  }

  /** @param {Point} point */
  erase(point) {
    const i = indexOf(this.#position, point);
    if (this.#position.dots[i] === EMPTY && this.#position.owners[i] === EMPTY) return;
    this.#change(point, EMPTY);
    this.speech.say(this.messages.text('said-erased', { point: pointName(point) }));
  }

  /** Chooses whose dots a click puts, or the eraser. @param {number} tool */
  pick(tool) {
    this.#show({ ...this.#position, turn: tool });
    this.#tellTool();
  }

  undo() {
    const before = this.#history.pop();
    if (!before) return;
    this.#show({ ...before, turn: this.#position.turn });
    this.speech.say(this.messages.text('said-undo'));
  }

  clear() {
    const bare = EMPTY.repeat(this.#position.dots.length);
    if (this.#position.dots === bare) return;
    this.#set(withBoard(this.#position, bare, bare));
    this.speech.say(this.messages.text('said-cleared'));
  }

  /** Makes territories of all that is surrounded. */
  capture() {
    if (!this.#checked) return;
    const owners = ownersIn(this.#checked.settled);
    if (owners !== this.#position.owners) this.#set(withBoard(this.#position, this.#position.dots, owners));
    this.speech.say(this.messages.text('said-captured', { count: this.#position.territories.length }));
  }

  /** Whether a click takes a dot away. */
  get erases() {
    return this.store.state.draft?.position.turn === ERASER;
  }

  get #draft() {
    return /** @type {Draft} */ (this.store.state.draft);
  }

  get #position() {
    return this.#draft.position;
  }

  /**
   * A dot put or taken away; territories that it touches are open again.
   * @param {Point} point
   * @param {string} dot
   */
  #change(point, dot) {
    this.#set(withDot(this.#position, point, dot));
  }

  /** @param {Position} position */
  #set(position) {
    this.#history.push(this.#position);
    this.#show(position);
  }

  /** @param {Position} position */
  #show(position) {
    this.store.update({ draft: { ...this.#draft, position } });
  }

  /** @param {Partial<Settings>} settings */
  #settings(settings) {
    this.store.update({ draft: { ...this.#draft, settings: { ...this.#draft.settings, ...settings } } });
  }

  /** @param {Draft} draft */
  #offer({ settings, position }) {
    const name = (/** @type {number} */ player) => this.messages.name(position, player);
    const tool = (/** @type {number} */ value, /** @type {string} */ label, /** @type {Element} */ icon) => {
      const radio = make('input', { type: 'radio', name: 'tool', value: String(value) });
      radio.setAttribute('aria-label', label);
      return make('label', { className: `player-${value}`, title: label }, radio, icon);
    };
    const eraser = makeSvg('svg', { 'aria-hidden': 'true', class: 'line' });
    eraser.append(makeSvg('use', { href: '#icon-eraser' }));
    this.#tools.replaceChildren(
      ...allPlayers(position).map((player) => tool(player, name(player), dotIcon(player))),
      tool(ERASER, this.messages.text('setup-eraser'), eraser),
    );
    this.#first.replaceChildren(
      ...settings.names.map((_, player) => make('option', { value: String(player) }, name(player))),
    );
  }

  /** @param {Draft} draft */
  async #check(draft) {
    this.#checked = null;
    this.#capture.disabled = true;
    const { settings, position } = draft;
    const { rules, options, names } = settings;
    const answer = await this.ways
      .ask({ kind: 'check_setup', position: diagram(position), players: names.length, rules, options })
      .catch(() => null);
    if (
      this.store.state.draft?.position.dots !== position.dots ||
      this.store.state.draft.position.owners !== position.owners
    ) {
      return;
    }
    if (answer?.kind !== 'setup') return;
    this.#checked = answer;
    this.#tell(this.#draft);
  }

  /** @param {Draft} draft */
  #tell({ position, origin }) {
    const checked = this.#checked;
    if (!checked) return;
    const { messages } = this;
    this.#capture.disabled = isSameDiagram(checked.settled, diagram(position));
    this.#start.disabled = !origin && checked.faults.length > 0; // within a game the engine has the last word
    this.board.faults = checked.faults.flatMap(({ points }) => parsePoints(points));
    const count = [...position.dots].filter((dot) => dot !== EMPTY).length;
    const lines = checked.faults.map(({ code, message, points }) => {
      const words = messages.textOr(`setup-fault-${code.split('/')[1]}`, message);
      return messages.text('setup-fault', {
        point: points ? pointName(parsePoints(points)[0]) : 'none',
        words,
      });
    });
    const told = lines.length ? lines : [messages.text('setup-fine', { count })];
    this.#told.replaceChildren(
      ...told.map((line) => make('p', { className: lines.length ? 'fault' : '' }, line)),
    );
  }

  /** @param {Draft} draft */
  #begin(draft) {
    this.#history = [];
    this.store.update({ draft });
    this.board.element.focus();
    this.#tellTool();
  }

  async #finish() {
    const { settings, position, origin } = this.#draft;
    const answer = await (origin
      ? this.ways.setUp(edits(origin, position, settings.first))
      : this.ways.start({ ...settings, position: diagram(position) }));
    if (answer.kind !== 'error') this.store.update({ draft: null });
    else if (OF_POSITION.includes(answer.code.split('/')[0])) {
      this.#told.replaceChildren(make('p', { className: 'fault' }, answer.message));
    } else this.#leave(answer);
  }

  /** @param {Refusal} [refusal] */
  #leave(refusal) {
    const { settings, position, origin } = this.#draft;
    this.store.update({ draft: null });
    if (!origin) this.ways.leave({ ...settings, position: diagram(position) }, refusal);
  }

  #tellTool() {
    const { turn } = this.#position;
    this.speech.say(
      this.messages.text('said-setup', { tool: turn === ERASER ? 'eraser' : this.#name(turn) }),
    );
  }

  /** @param {number} player */
  #name(player) {
    return this.messages.name(this.#position, player);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { draft, cursor } = this.store.state;
    if (!draft || event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = /^[0-4]$/.test(event.key) ? Number(event.key) - 1 : null;
    if (digit !== null && digit < draft.position.players) this.pick(digit);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (cursor) this.erase(this.board.geometry?.clamp(cursor) ?? cursor);
    } else return;
    event.preventDefault();
  }
}
