import { ClockFields } from './clockfields.js';
import { computerName, isComputerName, offerLevels } from './levels.js';
import { RuleFields } from './rulefields.js';
import { byId, chip, dotIcon, make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { Answer, Refusal, Settings, Welcome } from '../model/position.js' */

const SIZES = [
  [10, 10],
  [15, 15],
  [20, 20],
  [25, 25],
  [30, 30],
  [39, 32],
];
const MOST_PLAYERS = 4;
const NAME_LENGTH = 40;
const SEEDS = 10_000;
const DOTS_AHEAD = 2;
/** What an opening needs beside its name. */
const NEEDS = { seed: 'four-crosses-random', handicap: 'handicap' };
const CUSTOM = 'custom';
/** Where the dialog tells what a refusal of that area is about. @type {Record<string, string>} */
const GROUPS = {
  size: 'size',
  game: 'players',
  opening: 'opening',
  diagram: 'opening',
  setup: 'opening',
  rules: 'rules',
  clock: 'clock',
};

/** The dialog for a new game. It stays open, with all that was chosen, until the engine takes the game. */
export class NewGame {
  #dialog = byId('new-dialog', HTMLDialogElement);
  #form = byId('new-form', HTMLFormElement);
  #sizes = byId('sizes', HTMLElement);
  #counts = byId('counts', HTMLElement);
  #opening = byId('opening', HTMLSelectElement);
  #first = byId('first', HTMLSelectElement);
  #opponents = byId('opponents', HTMLElement);
  #colours = byId('colours', HTMLElement);
  #level = byId('opponent-level', HTMLSelectElement);
  #rules;
  #clock;
  /** @type {HTMLInputElement[]} */
  #names;
  /** @type {HTMLSelectElement[]} */
  #seats;
  /** @type {Welcome | null} */
  #welcome = null;
  #drawing = '';

  /**
   * @param {Messages} messages
   * @param {{start: (settings: Settings, seats: number[]) => Promise<Answer>, setUp: (settings: Settings, seats: number[]) => void}} ways to start, or to set a position up first
   */
  constructor(messages, ways) {
    this.messages = messages;
    this.ways = ways;
    this.#rules = new RuleFields(messages);
    this.#clock = new ClockFields(messages);
    this.#names = Array.from({ length: MOST_PLAYERS }, (_, player) => this.#nameField(player));
    this.#sizes.append(...SIZES.map(([width, height]) => chip('size', `${width}×${height}`)));
    this.#counts.append(...[2, 3, 4].map((count) => chip('count', String(count))));
    this.#seats = this.#names.map((_, player) => this.#seatField(player));
    byId('names', HTMLElement).append(
      ...this.#names.map((field, player) =>
        make(
          'div',
          { className: `seat player-${player}` },
          make('label', {}, dotIcon(player), field),
          this.#seats[player],
        ),
      ),
    );
    this.#opponents.append(
      ...['people', 'computer'].map((value) => chip('opponents', value, messages.text(`new-${value}`))),
    );
    this.#colours.append(
      ...this.#names.map((_, player) => {
        const colour = chip(
          'colour',
          String(player),
          messages.text('new-as', { player: messages.text('player', { player }) }),
        );
        colour.className = `player-${player}`;
        colour.append(dotIcon(player));
        return colour;
      }),
    );
    offerLevels(messages, this.#level);
    this.#listen();
  }

  /**
   * @param {Welcome} welcome
   * @param {Settings} settings what to begin with
   * @param {number[]} seats
   * @param {number} level
   */
  open(welcome, settings, seats, level) {
    this.#welcome = welcome;
    this.#level.value = String(level);
    this.#seats.forEach((field, player) => (field.value = String(seats[player] ?? 0)));
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
    for (const side of ['width', 'height']) {
      this.#field(side).addEventListener('input', () => this.#checkSize());
    }
    this.#counts.addEventListener('change', () => this.#showPlayers());
    this.#opponents.addEventListener('change', () => this.#seat());
    this.#colours.addEventListener('change', () => this.#seat());
    this.#level.addEventListener('change', () => this.#seat());
    for (const field of this.#seats) field.addEventListener('change', () => this.#showSeats());
    byId('names', HTMLElement).addEventListener('input', () => this.#nameFirst());
    this.#opening.addEventListener('change', () => this.#showOpening());
    byId('reseed', HTMLButtonElement).onclick = () => (this.#field('seed').value = String(randomSeed()));
    this.#rules.onSet = (usual, before) => {
      if (this.#opening.value !== before) return;
      this.#opening.value = usual;
      this.#showOpening();
    };
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
    this.#names.forEach(
      (field, player) =>
        (field.value = isComputerName(messages, settings.names[player] ?? '')
          ? ''
          : (settings.names[player] ?? '')),
    );
    this.#rules.fill(welcome, settings.rules, settings.options);
    this.#opening.replaceChildren(
      ...welcome.openings.map(({ name }) =>
        make('option', { value: name }, messages.textOr(`opening-${name}`, name)),
      ),
    );
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
      names: this.#names
        .slice(0, this.#count)
        .map((field, player) => field.value.trim() || computerName(this.messages, this.#chosenSeats[player])),
      first: Number(this.#first.value),
      clock: this.#clock.value,
    };
  }

  async #start() {
    const settings = this.#settings;
    if (settings.opening === CUSTOM) {
      this.#dialog.close();
      this.ways.setUp(settings, this.#chosenSeats);
      return;
    }
    const answer = await this.ways.start(settings, this.#chosenSeats);
    if (answer.kind === 'error') this.tell(answer);
    else this.#dialog.close();
  }

  /** Says what cannot be beside the field that it is about. @param {Refusal} refusal */
  tell(refusal) {
    const { messages } = this;
    const { code, message } = refusal;
    const [area] = code.split('/');
    const meant = code === 'rules/invalid' ? this.#rules.meant(message) : null;
    const group = meant ? meant.field.id : (GROUPS[area] ?? 'new');
    const words = meant
      ? messages.textOr(`refusal-rules-invalid-${meant.name}`, message)
      : messages.textOr(`refusal-${code.replace('/', '-')}`, message);
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
    const count = this.#count;
    this.#names.forEach((field, player) => {
      field.disabled = this.#seats[player].disabled = player >= count;
      /** @type {HTMLElement} */ (field.closest('.seat')).hidden = field.disabled;
      /** @type {HTMLElement} */ (this.#colours.children[player]).hidden = field.disabled;
    });
    const { value } = this.#first;
    this.#first.replaceChildren(
      ...this.#names.slice(0, count).map((_, player) => make('option', { value: String(player) })),
    );
    this.#first.value = Number(value) < count ? value : '0';
    this.#showSeats();
  }

  get #count() {
    return Number(this.#chosen(this.#counts));
  }

  /** @returns {number[]} */
  get #chosenSeats() {
    return this.#seats.slice(0, this.#count).map((field) => Number(field.value));
  }

  /** As is chosen at the top: persons alone, or one against computers of a level. */
  #seat() {
    const person =
      this.#chosen(this.#opponents) === 'people'
        ? -1
        : Math.min(Number(this.#chosen(this.#colours)) || 0, this.#count - 1);
    this.#seats.forEach(
      (field, player) => (field.value = person < 0 || player === person ? '0' : this.#level.value),
    );
    this.#showSeats();
  }

  /** What is chosen at the top is what the seats say, where that can be said so. */
  #showSeats() {
    const seats = this.#chosenSeats;
    const persons = seats.flatMap((seat, player) => (seat ? [] : [player]));
    const levels = new Set(seats.filter(Boolean));
    const kind = !levels.size ? 'people' : persons.length === 1 && levels.size === 1 ? 'computer' : '';
    for (const radio of this.#opponents.querySelectorAll('input')) radio.checked = radio.value === kind;
    byId('opponent', HTMLElement).hidden = kind !== 'computer';
    if (kind === 'computer') {
      for (const radio of this.#colours.querySelectorAll('input')) {
        radio.checked = radio.value === String(persons[0]);
      }
      this.#level.value = String([...levels][0]);
    }
    this.#names.forEach(
      (field, player) =>
        (field.placeholder =
          computerName(this.messages, seats[player] ?? 0) || this.messages.text('player', { player })),
    );
    this.#nameFirst();
  }

  #nameFirst() {
    [...this.#first.options].forEach(
      (option, player) =>
        (option.textContent = this.#names[player].value.trim() || this.#names[player].placeholder),
    );
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
    byId('new-start', HTMLButtonElement).textContent = this.messages.text(
      value === CUSTOM ? 'new-set-up' : 'new-start',
    );
    this.#first.value = value === NEEDS.handicap ? '1' : '0';
  }

  /** @param {number} player */
  #nameField(player) {
    const { messages } = this;
    const colour = messages.text('player', { player });
    const field = make('input', {
      name: 'name',
      maxLength: NAME_LENGTH,
      autocomplete: 'off',
      placeholder: colour,
    });
    field.setAttribute('aria-label', messages.text('new-name', { player: colour }));
    return field;
  }

  /** @param {number} player */
  #seatField(player) {
    const { messages } = this;
    const field = make('select', { name: 'seat' });
    offerLevels(messages, field, true);
    field.setAttribute(
      'aria-label',
      messages.text('new-seat', { player: messages.text('player', { player }) }),
    );
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
