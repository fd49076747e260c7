import { settingsOf } from '../model/position.js';
import { usualSeats } from '../model/seats.js';
import { byId, chip, make } from '../ui/element.js';
import { ClockFields } from './clockfields.js';
import { RuleFields } from './rulefields.js';
import { chosenIn, SeatFields } from './seatfields.js';
/** @import { Shelf } from '../files/shelf.js' */
/** @import { Settings } from '../model/position.js' */
/** @import { Refusal } from '../model/requests.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Welcome } from '../protocol.js' */

const SIZES = [
  [10, 10],
  [12, 12],
  [15, 15],
  [20, 20],
  [25, 25],
  [30, 30],
  [39, 32],
];
const SEEDS = 10_000;
const DOTS_AHEAD = 2;
/** The openings that need a field of their own. */
const NEEDS = { seed: 'four-crosses-random', handicap: 'handicap' };
const CUSTOM = 'custom';
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
  #sizes = byId('sizes', HTMLElement);
  #opening = byId('opening', HTMLSelectElement);
  #seats;
  #rules;
  #clock;
  /** @type {Welcome | null} */
  #welcome = null;
  /** The starting position that was set up, as a diagram. */
  #diagram = '';

  /** @param {FullPage} page @param {Shelf} shelf */
  constructor({ store, setup, messages }, shelf) {
    this.messages = messages;
    this.store = store;
    this.setup = setup;
    this.shelf = shelf;
    this.#seats = new SeatFields(messages);
    this.#rules = new RuleFields(messages, (usual, before) => this.#followRules(usual, before));
    this.#clock = new ClockFields(messages);
    this.#sizes.append(...SIZES.map(([width, height]) => chip('size', `${width}×${height}`)));
    this.#listen();
  }

  /**
   * Open the dialog.
   * @param {Settings} [settings] to start with; by default those of the current game
   * @param {number[]} [seats]
   * @param {Refusal} [refusal] why these settings are not possible
   */
  open(settings, seats = this.#lastSeats, refusal) {
    const { welcome, position, level } = this.store.state;
    const start = settings ?? (position && settingsOf(position));
    if (!welcome || !start) return;
    this.#welcome = welcome;
    this.#fill(welcome, start, seats, level);
    this.#clearFaults();
    this.#dialog.showModal();
    if (refusal) this.#explain(refusal);
  }

  /** Return who plays now, or whoever played last if the game on the board was only opened. */
  get #lastSeats() {
    const { seats, level, againstComputer } = this.store.state;
    return seats.length || !againstComputer ? seats : usualSeats(level);
  }

  #listen() {
    this.#sizes.addEventListener('change', () => {
      const [width, height] = chosenIn(this.#sizes).split('×');
      this.#field('width').value = width;
      this.#field('height').value = height;
    });
    for (const side of ['width', 'height']) {
      this.#field(side).addEventListener('input', () => this.#showSize());
    }
    this.#opening.addEventListener('change', () => this.#showOpening());
    byId('reseed', HTMLButtonElement).onclick = () => (this.#field('seed').value = String(randomSeed()));
    this.#form.addEventListener('input', () => this.#clearFaults());
    this.#form.addEventListener(
      'invalid',
      ({ target }) => {
        if (target instanceof Element) target.closest('details')?.setAttribute('open', '');
      },
      true,
    );
    this.#form.addEventListener('submit', (event) => {
      if (event.submitter?.getAttribute('value') !== 'start') return;
      event.preventDefault();
      void this.#start();
    });
  }

  /** @param {Welcome} welcome @param {Settings} settings @param {number[]} seats @param {number} level */
  #fill(welcome, settings, seats, level) {
    const { messages } = this;
    for (const side of /** @type {const} */ (['width', 'height'])) {
      const field = this.#field(side);
      field.min = String(welcome.min_size);
      field.max = String(welcome.max_size);
      field.value = String(settings[side]);
    }
    this.#showSize();
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
    this.#seats.fill(settings.names, seats, settings.first, level);
  }

  /** @returns {Settings} */
  get #settings() {
    const opening = this.#opening.value;
    const number = (/** @type {string} */ name) => Number(this.#field(name).value);
    return {
      kind: 'new',
      width: number('width'),
      height: number('height'),
      ...this.#rules.value,
      opening,
      seed: opening === NEEDS.seed ? number('seed') : 0,
      handicap: opening === NEEDS.handicap ? number('handicap') : 0,
      position: opening === CUSTOM ? this.#diagram : '',
      names: this.#seats.names,
      first: this.#seats.first,
      clock: this.#clock.value,
    };
  }

  async #start() {
    const settings = this.#settings;
    const { seats } = this.#seats;
    if (settings.opening === CUSTOM) {
      this.#dialog.close();
      this.setup.begin(settings, seats);
      return;
    }
    const answer = await this.shelf.startGame(settings, seats);
    if (answer.kind === 'error') this.#explain(answer);
    else this.#dialog.close();
  }

  /** Say beside a field why the engine refuses it. @param {Refusal} refusal */
  #explain({ code, message }) {
    const { messages } = this;
    const [area] = code.split('/');
    const option = code === 'rules/invalid' ? this.#rules.optionIn(message) : null;
    const group = option ? option.field.id : (GROUPS[area] ?? 'new');
    const id = option ? `refusal-rules-invalid-${option.name}` : `refusal-${code.replace('/', '-')}`;
    const fault = byId(`${group}-fault`, HTMLElement);
    fault.closest('details')?.setAttribute('open', '');
    fault.textContent = messages.textOr(id, message);
    fault.scrollIntoView({ block: 'center' });
    if (!option) return;
    option.field.setAttribute('aria-invalid', 'true');
    option.field.focus();
  }

  #clearFaults() {
    for (const fault of this.#form.querySelectorAll('.fault')) fault.textContent = '';
    for (const field of this.#form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  }

  #showSize() {
    const size = `${this.#field('width').value}×${this.#field('height').value}`;
    for (const radio of this.#sizes.querySelectorAll('input')) radio.checked = radio.value === size;
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
