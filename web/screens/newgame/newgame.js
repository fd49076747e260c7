import { newByLink } from '../../model/bylink.js';
import { settingsOf } from '../../model/position.js';
import { AUTOMATIC, automaticSeats } from '../../model/seats.js';
import { isEngineUp } from '../../store/state.js';
import { byId, make } from '../../ui/element.js';
import { ClockFields } from './clockfields.js';
import { clearFaults, explainFault, findFault, showFault } from './faults.js';
import { RuleFields } from './rulefields.js';
import { SeatFields } from './seatfields.js';
import { SizeFields } from './sizefields.js';
/** @import { Settings } from '../../model/position.js' */
/** @import { Refusal } from '../../model/requests.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { Welcome } from '../../protocol.js' */

const SEEDS = 10_000;
const DOTS_AHEAD = 2;
/** The openings that need a field of their own. */
const NEEDS = { seed: 'four-crosses-random', handicap: 'handicap' };
const CUSTOM = 'custom';
const TOPICS = /** @type {const} */ (['captures', 'end', 'opening', 'players', 'size', 'clock']);
/** The group of fields that refusals of an area are about. @type {Record<string, string>} */
const GROUPS = {
  size: 'size',
  game: 'players',
  opening: 'opening',
  diagram: 'opening',
  setup: 'opening',
  rules: 'rules',
  clock: 'clock',
};

/**
 * The dialog for a new game. It stays open, with everything that was chosen, until the engine accepts the
 * game.
 */
export class NewGame {
  #dialog = byId('new-dialog', HTMLDialogElement);
  #form = byId('new-form', HTMLFormElement);
  #opening = byId('opening', HTMLSelectElement);
  #size = new SizeFields();
  #seats;
  #rules;
  #clock;
  /** @type {Welcome | null} */
  #welcome = null;
  /** The starting position that was set up, as a diagram. */
  #diagram = '';

  /** @param {WholePage} page */
  constructor({ store, board, setup, messages, shelf, doors }) {
    this.board = board;
    this.messages = messages;
    this.store = store;
    this.setup = setup;
    this.shelf = shelf;
    this.doors = doors;
    this.#seats = new SeatFields(messages);
    this.#rules = new RuleFields(messages, (usual, before) => this.#followRules(usual, before));
    this.#clock = new ClockFields(messages);
    this.#listen();
  }

  /**
   * Open the dialog with the settings of the current game, once Python has said what there is to choose from.
   * @param {string} [opponent] that is chosen then
   */
  async open(opponent) {
    const { store } = this;
    if (!isEngineUp(store.state)) {
      store.notify(this.messages.text('new-waits'));
      await store.until(isEngineUp);
      if (document.querySelector('dialog[open], :popover-open')) return; // something else by now
    }
    const { position } = store.state;
    if (!position) return;
    this.openWith(settingsOf(position), this.shelf.lastSeats);
    if (opponent) this.#seats.choose(opponent);
  }

  /**
   * Open the dialog.
   * @param {Settings} settings to start with
   * @param {number[]} seats
   * @param {Refusal} [refusal] why these settings are not possible
   */
  openWith(settings, seats, refusal) {
    const { welcome } = this.store.state;
    if (!welcome) return;
    this.#welcome = welcome;
    this.#fill(welcome, settings, seats);
    clearFaults(this.#form);
    this.#dialog.showModal();
    this.#seats.focus();
    if (refusal) this.#explain(refusal);
  }

  #listen() {
    this.#opening.addEventListener('change', () => this.#showOpening());
    byId('reseed', HTMLButtonElement).onclick = () => (this.#field('seed').value = String(randomSeed()));
    this.#form.addEventListener('input', () => clearFaults(this.#form));
    for (const name of ['input', 'change']) this.#form.addEventListener(name, () => this.#summarize());
    const unfold = (/** @type {Event} */ { target }) => {
      if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
    };
    this.#form.addEventListener('toggle', unfold, { capture: true }); // it does not bubble
    this.#form.addEventListener('submit', (event) => {
      if (event.submitter?.getAttribute('value') !== 'start') return;
      event.preventDefault();
      const field = findFault(this.#form);
      if (field) explainFault(this.messages, field);
      else void this.#start();
    });
  }

  /** @param {Welcome} welcome @param {Settings} settings @param {number[]} seats */
  #fill(welcome, settings, seats) {
    const { messages } = this;
    const { level, fitted, byLink } = this.store.state;
    this.#size.fill(welcome, settings);
    this.#rules.fill(welcome, settings.rules, settings.options);
    this.#opening.replaceChildren(
      ...welcome.openings.map(({ name }) =>
        make('option', { value: name }, messages.textOr(`opening-${name}`, name)),
      ),
    );
    this.#opening.value = settings.opening;
    this.#diagram = settings.position;
    this.#field('seed').value = String(randomSeed());
    this.#field('handicap').value = String(settings.handicap || DOTS_AHEAD);
    this.#clock.fill(settings.clock);
    this.#showOpening();
    const chosen = level === AUTOMATIC ? automaticSeats(seats) : seats;
    this.#seats.fill(settings.names, chosen, settings.first, level, fitted, byLink?.you ?? null);
    this.#summarize();
  }

  /** Show beside the name of each topic what is chosen there. */
  #summarize() {
    const { messages } = this;
    const texts = {
      captures: this.#rules.summary('captures'),
      end: this.#rules.summary('end') || messages.text('new-end-usual'),
      opening: messages.list(
        [this.#opening.selectedOptions[0]?.text ?? '', this.#rules.summary('opening')].filter(Boolean),
        'unit',
      ),
      players: this.#seats.summary,
      size: this.#size.summary,
      clock: this.#clock.summary,
    };
    for (const topic of TOPICS) {
      const value = byId(`topic-${topic}`, HTMLElement).querySelector('.value');
      if (value) value.textContent = texts[topic];
    }
  }

  /** @returns {Settings} */
  get #settings() {
    const opening = this.#opening.value;
    const number = (/** @type {string} */ name) => Number(this.#field(name).value);
    return {
      kind: 'new',
      ...this.#size.value,
      ...this.#rules.value,
      opening,
      seed: opening === NEEDS.seed ? number('seed') : 0,
      handicap: opening === NEEDS.handicap ? number('handicap') : 0,
      position: opening === CUSTOM ? this.#diagram : '',
      names: this.#seats.names,
      first: this.#seats.first,
      clock: this.#seats.isByLink ? null : this.#clock.value,
    };
  }

  async #start() {
    const settings = this.#settings;
    const { seats, you } = this.#seats;
    if (this.#seats.isNearby) {
      this.#dialog.close();
      return void this.doors.open('friend', settings);
    }
    if (settings.opening === CUSTOM) {
      this.#dialog.close();
      this.setup.begin(settings, seats);
      return;
    }
    const answer = await this.shelf.startGame(
      settings,
      seats,
      you === null ? null : newByLink(you, settings.first),
    );
    if (answer.kind === 'error') this.#explain(answer);
    else {
      this.#dialog.close();
      this.board.element.focus({ preventScroll: true });
    }
  }

  /** Say beside a field why the engine refuses it. @param {Refusal} refusal */
  #explain({ code, message }) {
    const { messages } = this;
    const [area] = code.split('/');
    const option = code === 'rules/invalid' ? this.#rules.optionIn(message) : null;
    const group = option ? option.field.id : (GROUPS[area] ?? 'new');
    const id = option ? `refusal-rules-invalid-${option.name}` : `refusal-${code.replace('/', '-')}`;
    showFault(byId(`${group}-fault`, HTMLElement), messages.textOr(id, message), option?.field);
  }

  /**
   * Choose the usual opening of a rule set, if that of the one before was chosen.
   * @param {string} usual
   * @param {string} before
   */
  #followRules(usual, before) {
    if (this.#opening.value !== before) return;
    this.#opening.value = usual;
    this.#showOpening();
  }

  #showOpening() {
    const { value } = this.#opening;
    for (const need of /** @type {const} */ (['seed', 'handicap'])) {
      byId(`${need}-row`, HTMLElement).hidden = value !== NEEDS[need];
      this.#field(need).disabled = value !== NEEDS[need];
    }
    const help = this.#welcome?.openings.find(({ name }) => name === value)?.help ?? '';
    byId('opening-help', HTMLElement).textContent = this.messages.textOr(`opening-${value}-help`, help);
    const id = value === CUSTOM ? 'new-set-up' : 'new-start';
    byId('new-start', HTMLButtonElement).textContent = this.messages.text(id);
    this.#seats.first = value === NEEDS.handicap ? 1 : 0;
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }
}

function randomSeed() {
  return Math.floor(Math.random() * SEEDS);
}

/** @param {WholePage} page */
export const create = (page) => new NewGame(page);
