import { keyOf } from '../base/keys.js';
import { parsePoints, pointName } from '../model/points.js';
import { allPlayers } from '../model/position.js';
import { diagram, edits, EMPTY, isSameDiagram, ownersIn, withBoard } from '../model/setup.js';
import { ERASER } from '../play/setup.js';
import { byId, dotIcon, icon, make } from '../ui/element.js';
/** @import { Shelf } from '../files/shelf.js' */
/** @import { Settings } from '../model/position.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { CheckedSetup } from '../protocol.js' */
/** @import { Draft, State } from '../store/state.js' */

/** Areas of refusals that are about the position itself. */
const OF_POSITION = ['setup', 'diagram', 'opening'];

/** The panel while a position is set up: tools, faults, and what comes next. */
export class SetupPanel {
  #root = byId('setup', HTMLElement);
  #pageElement = byId('page', HTMLElement);
  #tools = byId('setup-tools', HTMLElement);
  #first = byId('setup-first', HTMLSelectElement);
  #undo = byId('setup-undo', HTMLButtonElement);
  #capture = byId('setup-capture', HTMLButtonElement);
  #start = byId('setup-start', HTMLButtonElement);
  #result = byId('setup-told', HTMLElement);
  /** What the engine says about the position. @type {CheckedSetup | null} */
  #checked = null;

  /**
   * @param {FullPage} page
   * @param {Shelf} shelf
   * @param {(settings: Settings, seats: number[], refusal?: Refusal) => void} goBack opens the dialog for a new game
   */
  constructor(page, shelf, goBack) {
    const { store, board, setup, messages } = page;
    this.page = page;
    this.messages = messages;
    this.setup = setup;
    this.shelf = shelf;
    this.goBack = goBack;
    this.#undo.onclick = () => setup.undo();
    this.#capture.onclick = () => this.#captureAll();
    this.#start.onclick = () => void this.#finish();
    byId('setup-clear', HTMLButtonElement).onclick = () => setup.clear();
    byId('setup-cancel', HTMLButtonElement).onclick = () => this.#leave();
    this.#first.onchange = () => setup.setFirst(Number(this.#first.value));
    this.#tools.addEventListener('change', ({ target }) =>
      this.#pick(Number(/** @type {HTMLInputElement} */ (target).value)),
    );
    board.element.addEventListener('keydown', (event) => this.#onKey(event));
    setup.on('put', ({ player, point }) =>
      this.#say('said-put', { name: messages.name(setup.draft.position, player), point: pointName(point) }),
    );
    setup.on('erase', (point) => this.#say('said-erased', { point: pointName(point) }));
    setup.on('undo', () => this.#say('said-undo'));
    setup.on('clear', () => this.#say('said-cleared'));
    store.watch(['draft'], (state, before) => this.#show(state, before));
    if (store.state.draft) this.#show(store.state, null);
  }

  /** @param {State} state @param {State | null} before */
  #show({ draft }, before) {
    const { board } = this.page;
    this.#pageElement.classList.toggle('setting-up', draft !== null);
    this.#root.hidden = draft === null;
    board.faults = [];
    board.element.setAttribute('aria-describedby', draft ? 'setup-keys' : 'board-keys');
    if (!draft) return;
    const { settings, position, origin } = draft;
    if (settings.names !== before?.draft?.settings.names || !this.#tools.hasChildNodes()) this.#offer(draft);
    for (const radio of this.#tools.querySelectorAll('input')) {
      radio.checked = Number(radio.value) === position.turn;
    }
    this.#first.value = String(settings.first);
    this.#undo.disabled = !this.setup.canUndo;
    this.messages.label(this.#start, origin ? 'setup-here' : 'setup-start');
    this.#capture.hidden = Boolean(origin);
    const known = before?.draft?.position;
    if (position.dots !== known?.dots || position.owners !== known.owners) void this.#check(draft);
    else this.#showResult(draft);
    if (!before?.draft) {
      board.element.focus();
      this.#sayTool();
    }
  }

  /** Offer the tools, and who moves first. @param {Draft} draft */
  #offer({ settings, position }) {
    const name = (/** @type {number} */ player) => this.messages.name(position, player);
    const eraser = icon('eraser');
    eraser.classList.add('line');
    this.#tools.replaceChildren(
      ...allPlayers(position).map((player) => toolChip(player, name(player), dotIcon(player))),
      toolChip(ERASER, this.messages.text('setup-eraser'), eraser),
    );
    this.#first.replaceChildren(
      ...settings.names.map((_, player) => make('option', { value: String(player) }, name(player))),
    );
  }

  /** Ask the engine about a position. @param {Draft} draft */
  async #check({ settings, position }) {
    const { engine, store } = this.page;
    this.#checked = null;
    this.#capture.disabled = true;
    const { rules, options, names } = settings;
    const answer = await engine
      .ask({ kind: 'check_setup', position: diagram(position), players: names.length, rules, options })
      .catch(() => null);
    const { draft } = store.state;
    const isCurrent = draft?.position.dots === position.dots && draft.position.owners === position.owners;
    if (!draft || !isCurrent || answer?.kind !== 'setup') return;
    this.#checked = answer;
    this.#showResult(draft);
  }

  /** Show what the engine says. @param {Draft} draft */
  #showResult({ position, origin }) {
    const checked = this.#checked;
    if (!checked) return;
    const { messages } = this;
    this.#capture.disabled = isSameDiagram(checked.settled, diagram(position));
    // The engine checks edits of a game when they are made.
    this.#start.disabled = !origin && checked.faults.length > 0;
    this.page.board.faults = checked.faults.flatMap(({ points }) => parsePoints(points));
    const count = [...position.dots].filter((dot) => dot !== EMPTY).length;
    const faults = checked.faults.map(({ code, message, points }) =>
      messages.text('setup-fault', {
        point: points ? pointName(parsePoints(points)[0]) : 'none',
        words: messages.textOr(`setup-fault-${code.split('/')[1]}`, message),
      }),
    );
    const lines = faults.length ? faults : [messages.text('setup-fine', { count })];
    const className = faults.length ? 'fault' : '';
    this.#result.replaceChildren(...lines.map((line) => make('p', { className }, line)));
  }

  /** Make territories of everything that is surrounded. */
  #captureAll() {
    if (!this.#checked) return;
    const { position } = this.setup.draft;
    const owners = ownersIn(this.#checked.settled);
    if (owners !== position.owners) this.setup.change(withBoard(position, position.dots, owners));
    this.#say('said-captured', { count: this.setup.draft.position.territories.length });
  }

  /** Choose a tool. @param {number} tool */
  #pick(tool) {
    this.setup.pick(tool);
    this.#sayTool();
  }

  /** Start the game, or make the edits in the game. */
  async #finish() {
    const { game, store } = this.page;
    const { settings, seats, position, origin } = this.setup.draft;
    const answer = await (origin
      ? game.ask({ kind: 'set_up', position: edits(origin, position, settings.first) })
      : this.shelf.startGame({ ...settings, position: diagram(position) }, seats ?? []));
    if (answer.kind !== 'error') store.update({ draft: null });
    else if (OF_POSITION.includes(answer.code.split('/')[0])) {
      this.#result.replaceChildren(make('p', { className: 'fault' }, answer.message));
    } else this.#leave(answer);
  }

  /** Go back: to the game, or to the dialog for a new game. @param {Refusal} [refusal] */
  #leave(refusal) {
    const { settings, seats, position, origin } = this.setup.end();
    if (!origin) this.goBack({ ...settings, position: diagram(position) }, seats ?? [], refusal);
  }

  /** @param {string} id @param {Record<string, string | number>} [values] */
  #say(id, values) {
    this.page.speech.say(this.messages.text(id, values));
  }

  #sayTool() {
    const { position } = this.setup.draft;
    const tool = this.setup.erases ? 'eraser' : this.messages.name(position, position.turn);
    this.#say('said-setup', { tool });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { draft, cursor } = this.page.store.state;
    if (!draft || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event);
    const tool = /^[0-4]$/.test(key) ? Number(key) - 1 : null;
    if (tool !== null && tool < draft.position.players) this.#pick(tool);
    else if (key === 'Delete' || key === 'Backspace') {
      if (cursor) this.setup.erase(this.page.board.geometry?.clamp(cursor) ?? cursor);
    } else return;
    event.preventDefault();
  }
}

/** @param {number} tool @param {string} label @param {Element} drawn */
function toolChip(tool, label, drawn) {
  const radio = make('input', { type: 'radio', name: 'tool', value: String(tool) });
  radio.setAttribute('aria-label', label);
  return make('label', { className: `player-${tool}`, title: label }, radio, drawn);
}
