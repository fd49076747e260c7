import { byId, dotIcon, make, makeSvg } from '../element.js';
import { allPlayers, dotOf, indexOf, pointName, ringName, ringPoints, sameAgain } from '../position.js';
import { ringsRound } from '../board/walls.js';
/** @import { Board } from '../board/board.js' */
/** @import { Messages } from '../messages.js' */
/** @import { Answer, Point, Position, Refusal, Request, Settings, Setup as Checked } from '../position.js' */
/** @import { Speech } from './speech.js' */
/** @import { State, Store } from '../store.js' */

/**
 * @typedef {object} Draft a position that is being set up
 * @property {Settings} settings of the game that begins from it
 * @property {Position} position as the board shows it; `turn` is whose dots a click puts, `ERASER` for none
 * @property {Position | null} origin where in a game it is set up, null where a game is to begin from it
 * @typedef {object} Ways what it needs of the page
 * @property {(request: Request) => Promise<Answer>} ask
 * @property {(settings: Settings) => Promise<Answer>} start
 * @property {(words: string) => Promise<Answer>} setUp
 * @property {(settings: Settings, refusal?: Refusal) => void} leave
 */

const ERASER = -1;
const EMPTY = '.';
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
    this.#begin({ settings, position: drawn(settings), origin: null });
  }

  /** Dots put and taken away in the midst of a game. @param {Position} origin */
  openAt(origin) {
    const settings = { ...sameAgain(origin), first: origin.turn };
    const { dots, owners, territories } = origin;
    this.#begin({ settings, position: { ...drawn(settings), dots, owners, territories }, origin });
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
    this.#set(bare, bare);
    this.speech.say(this.messages.text('said-cleared'));
  }

  /** Makes territories of all that is surrounded. */
  capture() {
    if (!this.#checked) return;
    const words = this.#checked.settled.trim().split(/\s+/);
    const owners = words.map((word) => word[1] ?? EMPTY).join('');
    if (owners !== this.#position.owners) this.#set(this.#position.dots, owners);
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
    const { dots, owners, width } = this.#position;
    const i = indexOf(this.#position, point);
    this.#set(dots.slice(0, i) + dot + dots.slice(i + 1), opened(owners, width, point));
  }

  /** @param {string} dots @param {string} owners */
  #set(dots, owners) {
    const position = this.#position;
    this.#history.push(position);
    this.#show({ ...position, dots, owners, territories: ringsRound(owners, position.width) });
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
      .ask({ kind: 'check_setup', position: drawing(position), players: names.length, rules, options })
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
    this.#capture.disabled =
      checked.settled.replace(/\s+/g, ' ').trim() === drawing(position).replace(/\s+/g, ' ').trim();
    this.#start.disabled = !origin && checked.faults.length > 0; // within a game the engine has the last word
    this.board.faults = checked.faults.flatMap(({ points }) => ringPoints(points));
    const count = [...position.dots].filter((dot) => dot !== EMPTY).length;
    const lines = checked.faults.map(({ code, message, points }) => {
      const words = messages.textOr(`setup-fault-${code.split('/')[1]}`, message);
      return messages.text('setup-fault', {
        point: points ? pointName(ringPoints(points)[0]) : 'none',
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
      ? this.ways.setUp(difference(origin, position, settings.first))
      : this.ways.start({ ...settings, position: drawing(position) }));
    if (answer.kind !== 'error') this.store.update({ draft: null });
    else if (OF_POSITION.includes(answer.code.split('/')[0])) {
      this.#told.replaceChildren(make('p', { className: 'fault' }, answer.message));
    } else this.#leave(answer);
  }

  /** @param {Refusal} [refusal] */
  #leave(refusal) {
    const { settings, position, origin } = this.#draft;
    this.store.update({ draft: null });
    if (!origin) this.ways.leave({ ...settings, position: drawing(position) }, refusal);
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

/**
 * The empty board of a game, or what is drawn for it already.
 * @param {Settings} settings
 * @returns {Position}
 */
function drawn(settings) {
  const { width, height, names, first, rules, options } = settings;
  const none = names.map(() => 0);
  const words = settings.position.trim().split(/\s+/);
  const fits = words.length === width * height && settings.position.trim().split('\n').length === height;
  const isTheirs = (/** @type {string | undefined} */ letter, /** @type {string} */ letters) =>
    letter !== undefined && letters.slice(0, names.length).includes(letter);
  const part = (/** @type {number} */ i, /** @type {string} */ letters) =>
    fits
      ? words.map((word) => (isTheirs(word[i], letters) ? word[i] : EMPTY)).join('')
      : EMPTY.repeat(width * height);
  const [dots, owners] = [part(0, 'RBGY'), part(1, 'rbgy')];
  return {
    kind: 'position',
    state: 0,
    width,
    height,
    players: names.length,
    names,
    first,
    rules,
    options,
    opening: { name: 'custom', seed: 0, handicap: 0, position: '' },
    clock: null,
    time_left: none,
    dots,
    owners,
    refusals: EMPTY.repeat(width * height),
    territories: ringsRound(owners, width),
    offers: [],
    declarer: null,
    captures: none,
    scores: none,
    difference: 0,
    turn: 0,
    stopped: [],
    resigned: [],
    ply: 0,
    plies: 0,
    last: null,
    offer: null,
    outcome: null,
    settlement: null,
    change: { dot: null, taken: [] },
    node: 0,
    branches: [],
    tree: 0,
    grown: [],
    comment: '',
    name: '',
    marks: {},
    verdict: '',
    judgement: '',
    revert: false,
    repeat: false,
    reading: null,
    record: null,
  };
}

/** The position as a drawing of kropki/diagram.py. @param {Position} position */
function drawing({ dots, owners, width, height }) {
  const word = (/** @type {number} */ i) => dots[i] + (owners[i] === EMPTY ? '' : owners[i]);
  const row = (/** @type {number} */ y) =>
    Array.from({ length: width }, (_, x) => word(y * width + x)).join(' ');
  return Array.from({ length: height }, (_, y) => row(y)).join('\n');
}

/**
 * What is to be set up to come from one position to another, in words of docs/protocol.md.
 * @param {Position} origin
 * @param {Position} position
 * @param {number | null} first who moves then
 */
function difference(origin, position, first) {
  const words = [...'RB', EMPTY].map((letter) => {
    const points = [...position.dots].flatMap((dot, i) =>
      dot === letter && origin.dots[i] !== letter
        ? [{ x: i % position.width, y: Math.floor(i / position.width) }]
        : [],
    );
    return points.length ? `${letter} ${ringName(points)}` : '';
  });
  return [...words, `> ${'RB'[first ?? 0]}`].filter(Boolean).join(' ');
}

/**
 * The territories without those at a point or beside it.
 * @param {string} owners
 * @param {number} width
 * @param {Point} point
 */
function opened(owners, width, point) {
  const left = [...owners];
  const height = owners.length / width;
  const open = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ owner) => {
    if (x < 0 || y < 0 || x >= width || y >= height || left[y * width + x] !== owner) return;
    left[y * width + x] = EMPTY;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      open(x + dx, y + dy, owner);
    }
  };
  for (let y = point.y - 1; y <= point.y + 1; y++) {
    for (let x = point.x - 1; x <= point.x + 1; x++) {
      const owner = left[y * width + x] ?? EMPTY;
      if (owner !== EMPTY) open(x, y, owner);
    }
  }
  return left.join('');
}
