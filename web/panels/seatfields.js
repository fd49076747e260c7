import { PERSON } from '../model/seats.js';
import { byId, chip, dotIcon, make } from '../ui/element.js';
import { computerName, isComputerName, offerLevels } from './levels.js';
/** @import { Messages } from '../ui/messages.js' */

const MAX_PLAYERS = 4;
const NAME_LENGTH = 40;
const NOBODY = -1;

/**
 * Who plays, in the dialog for a new game: the number of players, their names and levels, and who moves
 * first.
 */
export class SeatFields {
  #counts = byId('counts', HTMLElement);
  #first = byId('first', HTMLSelectElement);
  #opponents = byId('opponents', HTMLElement);
  #colours = byId('colours', HTMLElement);
  #level = byId('opponent-level', HTMLSelectElement);
  /** @type {HTMLInputElement[]} */
  #names;
  /** @type {HTMLSelectElement[]} */
  #seats;

  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
    const players = Array.from({ length: MAX_PLAYERS }, (_, player) => player);
    this.#names = players.map((player) => nameField(messages, player));
    this.#seats = players.map((player) => seatField(messages, player));
    this.#counts.append(...[2, 3, 4].map((count) => chip('count', String(count))));
    this.#opponents.append(
      ...['people', 'computer'].map((value) => chip('opponents', value, messages.text(`new-${value}`))),
    );
    this.#colours.append(...players.map((player) => colourChip(messages, player)));
    const rows = byId('names', HTMLElement);
    rows.append(...players.map((player) => seatRow(player, this.#names[player], this.#seats[player])));
    offerLevels(messages, this.#level);

    this.#counts.addEventListener('change', () => this.#showPlayers());
    this.#opponents.addEventListener('change', () => this.#seatAll());
    this.#colours.addEventListener('change', () => this.#seatAll());
    this.#level.addEventListener('change', () => this.#seatAll());
    for (const field of this.#seats) field.addEventListener('change', () => this.#showSeats());
    rows.addEventListener('input', () => this.#nameFirst());
  }

  /** @param {string[]} names @param {number[]} seats @param {number} first @param {number} level */
  fill(names, seats, first, level) {
    this.#level.value = String(level);
    this.#seats.forEach((field, player) => (field.value = String(seats[player] ?? PERSON)));
    const count = String(names.length);
    for (const radio of this.#counts.querySelectorAll('input')) radio.checked = radio.value === count;
    this.#names.forEach((field, player) => {
      const name = names[player] ?? '';
      field.value = isComputerName(this.messages, name) ? '' : name;
    });
    this.#showPlayers();
    this.first = first;
  }

  /** The names of the players. A computer player without a name gets one. */
  get names() {
    const { seats } = this;
    const nameOf = (/** @type {HTMLInputElement} */ field, /** @type {number} */ player) =>
      field.value.trim() || computerName(this.messages, seats[player]);
    return this.#names.slice(0, this.#count).map(nameOf);
  }

  /** @returns {number[]} */
  get seats() {
    return this.#seats.slice(0, this.#count).map((field) => Number(field.value));
  }

  /** The player who moves first. */
  get first() {
    return Number(this.#first.value);
  }

  set first(player) {
    this.#first.value = String(player);
  }

  get #count() {
    return Number(chosenIn(this.#counts));
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

  /** Set the seats as the chips say: persons only, or a person against computer players of one level. */
  #seatAll() {
    const person =
      chosenIn(this.#opponents) === 'people'
        ? NOBODY
        : Math.min(Number(chosenIn(this.#colours)) || 0, this.#count - 1);
    this.#seats.forEach((field, player) => {
      field.value = person === NOBODY || player === person ? String(PERSON) : this.#level.value;
    });
    this.#showSeats();
  }

  /** Set the chips as the seats say, if the chips can say it. */
  #showSeats() {
    const { seats } = this;
    const persons = seats.flatMap((seat, player) => (seat === PERSON ? [player] : []));
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
    this.#names.forEach((field, player) => {
      const name = computerName(this.messages, seats[player] ?? PERSON);
      field.placeholder = name || this.messages.text('player', { player });
    });
    this.#nameFirst();
  }

  /** Name the players in the list of who moves first. */
  #nameFirst() {
    [...this.#first.options].forEach((option, player) => {
      const field = this.#names[player];
      option.textContent = field.value.trim() || field.placeholder;
    });
  }
}

/** Return the value that is chosen among chips. @param {HTMLElement} chips */
export const chosenIn = (chips) => chips.querySelector('input:checked')?.getAttribute('value') ?? '';

/** @param {Messages} messages @param {number} player */
function nameField(messages, player) {
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

/** @param {Messages} messages @param {number} player */
function seatField(messages, player) {
  const field = make('select', { name: 'seat' });
  offerLevels(messages, field, true);
  const colour = messages.text('player', { player });
  field.setAttribute('aria-label', messages.text('new-seat', { player: colour }));
  return field;
}

/** @param {number} player @param {HTMLInputElement} name @param {HTMLSelectElement} seat */
function seatRow(player, name, seat) {
  return make('div', { className: `seat player-${player}` }, make('label', {}, dotIcon(player), name), seat);
}

/** @param {Messages} messages @param {number} player */
function colourChip(messages, player) {
  const text = messages.text('new-as', { player: messages.text('player', { player }) });
  const colour = chip('colour', String(player), text);
  colour.className = `player-${player}`;
  colour.append(dotIcon(player));
  return colour;
}
