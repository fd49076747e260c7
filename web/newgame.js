import { ClockFields } from './clockfields.js';
import { byId, chip, dotIcon, make } from './element.js';
import { RuleFields } from './rulefields.js';
/** @import { Messages } from './messages.js' */
/** @import { Answer, Refusal, Settings, Welcome } from './position.js' */

const SIZES = [[10, 10], [15, 15], [20, 20], [25, 25], [30, 30], [39, 32]];
const MOST_PLAYERS = 4;
const NAME_LENGTH = 40;
const SEEDS = 10_000;
const DOTS_AHEAD = 2;
/** What an opening needs beside its name. */
const NEEDS = { seed: 'four-crosses-random', handicap: 'handicap' };
const CUSTOM = 'custom';
/** Where the dialog tells what a refusal of that area is about. @type {Record<string, string>} */
const GROUPS = { size: 'size', game: 'players', opening: 'opening', diagram: 'opening', setup: 'opening', rules: 'rules', clock: 'clock' };

/** The dialog for a new game. It stays open, with all that was chosen, until the engine takes the game. */
export class NewGame {
  #dialog = byId('new-dialog', HTMLDialogElement);
  #form = byId('new-form', HTMLFormElement);
  #sizes = byId('sizes', HTMLElement);
  #counts = byId('counts', HTMLElement);
  #opening = byId('opening', HTMLSelectElement);
  #first = byId('first', HTMLSelectElement);
  #rules;
  #clock;
  /** @type {HTMLInputElement[]} */
  #names;
  /** @type {Welcome | null} */
  #welcome = null;
  #drawing = '';

  /**
   * @param {Messages} messages
   * @param {{start: (settings: Settings) => Promise<Answer>, setUp: (settings: Settings) => void}} ways to start, or to set a position up first
   */
  constructor(messages, ways) {
    this.messages = messages;
    this.ways = ways;
    this.#rules = new RuleFields(messages);
    this.#clock = new ClockFields(messages);
    this.#names = Array.from({ length: MOST_PLAYERS }, (_, player) => this.#nameField(player));
    this.#sizes.append(...SIZES.map(([width, height]) => chip('size', `${width}×${height}`)));
    this.#counts.append(...[2, 3, 4].map((count) => chip('count', String(count))));
    byId('names', HTMLElement).append(...this.#names.map((field, player) => make('label', { className: `player-${player}` }, dotIcon(player), field)));
    this.#listen();
  }

  /** @param {Welcome} welcome @param {Settings} settings what to begin with */
  open(welcome, settings) {
    this.#welcome = welcome;
    this.#fill(welcome, settings);
    this.#clearFaults();
    this.#dialog.showModal();
  }

  #listen() {
    this.#sizes.addEventListener('change', () => {
      const [width, height] = this.#chosen(this.#sizes).split('×');
      this.#field('width').value = width;
      this.#field('height').value = height;
    });
    for (const side of ['width', 'height']) this.#field(side).addEventListener('input', () => this.#checkSize());
    this.#counts.addEventListener('change', () => this.#showPlayers());
    byId('names', HTMLElement).addEventListener('input', () => this.#nameFirst());
    this.#opening.addEventListener('change', () => this.#showOpening());
    byId('reseed', HTMLButtonElement).onclick = () => this.#field('seed').value = String(randomSeed());
    this.#rules.onSet = (usual, before) => {
      if (this.#opening.value !== before) return;
      this.#opening.value = usual;
      this.#showOpening();
    };
    this.#form.addEventListener('input', () => this.#clearFaults());
    this.#form.addEventListener('invalid', ({ target }) => {
      if (target instanceof Element) target.closest('details')?.setAttribute('open', '');
    }, true);
    this.#form.addEventListener('submit', (event) => {
      if (event.submitter?.getAttribute('value') !== 'start') return;
      event.preventDefault();
      void this.#start();
    });
  }

  /** @param {Welcome} welcome @param {Settings} settings */
  #fill(welcome, settings) {
    const { messages } = this;
    for (const side of /** @type {const} */ (['width', 'height'])) {
      const field = this.#field(side);
      field.min = String(welcome.min_size);
      field.max = String(welcome.max_size);
      field.value = String(settings[side]);
    }
    this.#checkSize();
    const count = String(settings.names.length);
    for (const radio of this.#counts.querySelectorAll('input')) radio.checked = radio.value === count;
    this.#names.forEach((field, player) => field.value = settings.names[player] ?? '');
    this.#rules.fill(welcome, settings.rules, settings.options);
    this.#opening.replaceChildren(...welcome.openings.map(({ name }) => make('option', { value: name }, messages.textOr(`opening-${name}`, name))));
    this.#opening.value = settings.opening;
    this.#drawing = settings.position;
    this.#field('seed').value = String(randomSeed());
    this.#field('handicap').value = String(settings.handicap || DOTS_AHEAD);
    this.#clock.fill(settings.clock);
    this.#showPlayers();
    this.#showOpening();
    this.#first.value = String(settings.first);
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
      position: opening === CUSTOM ? this.#drawing : '',
      names: this.#names.filter((field) => !field.disabled).map((field) => field.value.trim()),
      first: Number(this.#first.value),
      clock: this.#clock.value,
    };
  }

  async #start() {
    const settings = this.#settings;
    if (settings.opening === CUSTOM) {
      this.#dialog.close();
      this.ways.setUp(settings);
      return;
    }
    const answer = await this.ways.start(settings);
    if (answer.kind === 'error') this.tell(answer);
    else this.#dialog.close();
  }

  /** Says what cannot be beside the field that it is about. @param {Refusal} refusal */
  tell(refusal) {
    const { messages } = this;
    const { code, message } = refusal;
    const [area] = code.split('/');
    const meant = code === 'rules/invalid' ? this.#rules.meant(message) : null;
    const group = meant ? meant.field.id : GROUPS[area] ?? 'new';
    const words = meant ? messages.textOr(`refusal-rules-invalid-${meant.name}`, message) : messages.textOr(`refusal-${code.replace('/', '-')}`, message);
    const fault = byId(`${group}-fault`, HTMLElement);
    fault.closest('details')?.setAttribute('open', '');
    fault.textContent = words;
    fault.scrollIntoView({ block: 'center' });
    if (!meant) return;
    meant.field.setAttribute('aria-invalid', 'true');
    meant.field.focus();
  }

  #clearFaults() {
    for (const fault of this.#form.querySelectorAll('.fault')) fault.textContent = '';
    for (const field of this.#form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
  }

  #checkSize() {
    const size = `${this.#field('width').value}×${this.#field('height').value}`;
    for (const radio of this.#sizes.querySelectorAll('input')) radio.checked = radio.value === size;
  }

  #showPlayers() {
    const count = Number(this.#chosen(this.#counts));
    this.#names.forEach((field, player) => {
      field.disabled = player >= count;
      /** @type {HTMLElement} */ (field.parentElement).hidden = field.disabled;
    });
    const { value } = this.#first;
    this.#first.replaceChildren(...this.#names.slice(0, count).map((_, player) => make('option', { value: String(player) })));
    this.#first.value = Number(value) < count ? value : '0';
    this.#nameFirst();
  }

  #nameFirst() {
    [...this.#first.options].forEach((option, player) => option.textContent = this.#names[player].value.trim() || this.messages.text('player', { player }));
  }

  #showOpening() {
    const { value } = this.#opening;
    const needs = /** @type {const} */ (['seed', 'handicap']);
    for (const need of needs) {
      byId(`${need}-row`, HTMLElement).hidden = value !== NEEDS[need];
      this.#field(need).disabled = value !== NEEDS[need];
    }
    const help = this.#welcome?.openings.find(({ name }) => name === value)?.help ?? '';
    byId('opening-help', HTMLElement).textContent = this.messages.textOr(`opening-${value}-help`, help);
    byId('new-start', HTMLButtonElement).textContent = this.messages.text(value === CUSTOM ? 'new-set-up' : 'new-start');
    this.#first.value = value === NEEDS.handicap ? '1' : '0';
  }

  /** @param {number} player */
  #nameField(player) {
    const { messages } = this;
    const colour = messages.text('player', { player });
    const field = make('input', { name: 'name', maxLength: NAME_LENGTH, autocomplete: 'off', placeholder: colour });
    field.setAttribute('aria-label', messages.text('new-name', { player: colour }));
    return field;
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  /** @param {HTMLElement} chips */
  #chosen(chips) {
    return chips.querySelector('input:checked')?.getAttribute('value') ?? '';
  }
}

function randomSeed() {
  return Math.floor(Math.random() * SEEDS);
}
