import { isComputerName, PERSON, seatsOf } from '../../model/seats.js';
import { byId, chip, dotIcon, drawIcon, icon, make } from '../../ui/element.js';
import { computerName, offerLevels } from '../../ui/levels.js';
/** @import { Messages } from '../../ui/messages.js' */

const MAX_PLAYERS = 4;
const NAME_LENGTH = 40;
const OPPONENTS = ['computer', 'people', 'link', 'friend', 'mixed'];
/** What is explained when it is chosen. @type {Record<string, string>} */
const HELP = { link: 'new-by-link', friend: 'new-nearby' };

/**
 * Who plays, in the dialog for a new game: the opponent, the number of players, their names, and who moves
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
  /** Who plays, as far as it was chosen. @type {number[]} */
  #seats = [];
  /** Whether the others play by link. */
  isByLink = false;
  /** Whether the other plays at another device on the same network. */
  isNearby = false;

  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
    const players = Array.from({ length: MAX_PLAYERS }, (_, player) => player);
    this.#names = players.map(nameField);
    this.#counts.append(
      ...[2, 3, 4].map((count) => chip('count', String(count), messages.text('new-count', { count }))),
    );
    this.#opponents.append(
      ...OPPONENTS.map((value) => {
        const card = chip('opponents', value, messages.text(`new-${value}`));
        card.prepend(sign(value));
        return card;
      }),
    );
    const rows = byId('names', HTMLElement);
    rows.append(
      ...players.map((player) =>
        make('label', { className: `player-${player}` }, dotIcon(player), this.#names[player]),
      ),
    );

    this.#counts.addEventListener('change', () => this.#showPlayers());
    this.#opponents.addEventListener('change', () => this.#seatAll());
    this.#colours.addEventListener('change', () => this.#seatAll());
    this.#level.addEventListener('change', () => this.#seatAll());
    rows.addEventListener('input', () => this.#nameFirst());
  }

  /**
   * @param {string[]} names
   * @param {number[]} seats
   * @param {number} first
   * @param {number} level that was last chosen
   * @param {number} fitted the level that fits now
   * @param {number | null} you the player on this device if the others play by link
   */
  fill(names, seats, first, level, fitted, you) {
    offerLevels(this.messages, this.#level, fitted);
    this.#level.value = String(level);
    this.#seats = seats;
    this.isByLink = you !== null;
    this.isNearby = false;
    this.#nameColours();
    this.#colour = you ?? 0;
    const count = String(names.length);
    for (const radio of this.#counts.querySelectorAll('input')) radio.checked = radio.value === count;
    this.#names.forEach((field, player) => {
      const name = names[player] ?? '';
      field.value = isComputerName(name) ? '' : name;
    });
    this.#showSeats();
    this.#showPlayers();
    this.first = first;
  }

  /** Choose the opponent. @param {string} kind */
  choose(kind) {
    for (const radio of this.#opponents.querySelectorAll('input')) radio.checked = radio.value === kind;
    this.#seatAll();
  }

  /** Focus the opponent, from where Enter starts the game. */
  focus() {
    /** @type {HTMLElement | null} */ (this.#opponents.querySelector('input:checked'))?.focus({
      preventScroll: true,
    });
  }

  /** The names of the players. A computer player without a name gets one. */
  get names() {
    const { seats } = this;
    const nameOf = (/** @type {HTMLInputElement} */ field, /** @type {number} */ player) =>
      field.value.trim() || computerName(this.messages, seats[player]);
    return this.#names.slice(0, this.#count).map(nameOf);
  }

  /** A short list of the persons' names. */
  get summary() {
    return this.#names
      .slice(0, this.#count)
      .map((field, player) => field.value.trim() || this.messages.text('player', { player }))
      .join(' – ');
  }

  /** @returns {number[]} */
  get seats() {
    return seatsOf({ players: this.#count }, this.#seats);
  }

  /** The player who moves first. */
  get first() {
    return Number(this.#first.value);
  }

  set first(player) {
    this.#first.value = String(player);
  }

  /** The player on this device, if the others play by link; else null. */
  get you() {
    return this.isByLink ? this.#colour : null;
  }

  /** The colour that is chosen. */
  get #colour() {
    return Math.min(Number(chosenIn(this.#colours)) || 0, this.#count - 1);
  }

  set #colour(player) {
    for (const radio of this.#colours.querySelectorAll('input')) {
      radio.checked = radio.value === String(player);
    }
  }

  get #count() {
    return Number(chosenIn(this.#counts));
  }

  /** Name the players after their inks, which the reader may have changed. */
  #nameColours() {
    const { messages } = this;
    const colours = this.#names.map((_, player) => messages.text('player', { player }));
    this.#colours.replaceChildren(...colours.map(colourChip));
    this.#names.forEach((field, player) => {
      field.setAttribute('aria-label', messages.text('new-name', { player: colours[player] }));
    });
  }

  #showPlayers() {
    const count = this.#count;
    this.#names.forEach((field, player) => {
      field.disabled = player >= count;
      /** @type {HTMLElement} */ (field.parentElement).hidden = field.disabled;
      /** @type {HTMLElement} */ (this.#colours.children[player]).hidden = field.disabled;
    });
    const { value } = this.#first;
    this.#first.replaceChildren(
      ...this.#names.slice(0, count).map((_, player) => make('option', { value: String(player) })),
    );
    this.#first.value = Number(value) < count ? value : '0';
    if (chosenIn(this.#opponents) === 'computer') this.#seatAll();
    else this.#showSeats();
  }

  /** Set the seats as the chips say: persons only, or a person against computer players of one level. */
  #seatAll() {
    const kind = chosenIn(this.#opponents);
    const person = this.#colour;
    this.isByLink = kind === 'link';
    this.isNearby = kind === 'friend';
    const isComputers = (/** @type {number} */ player) => kind === 'computer' && player !== person;
    this.#seats = this.seats.map((_, player) => (isComputers(player) ? Number(this.#level.value) : PERSON));
    this.#showSeats();
  }

  /** Set the chips as the seats say. */
  #showSeats() {
    const { seats } = this;
    const persons = seats.flatMap((seat, player) => (seat === PERSON ? [player] : []));
    const levels = [...new Set(seats.filter(Boolean))];
    const kind = !levels.length
      ? this.isByLink
        ? 'link'
        : this.isNearby
          ? 'friend'
          : 'people'
      : persons.length === 1 && levels.length === 1
        ? 'computer'
        : 'mixed';
    for (const radio of this.#opponents.querySelectorAll('input')) {
      radio.checked = radio.value === kind;
      if (radio.value === 'mixed') /** @type {HTMLElement} */ (radio.parentElement).hidden = kind !== 'mixed';
    }
    byId('opponent', HTMLElement).hidden = !['computer', 'link'].includes(kind);
    byId('opponent-level-row', HTMLElement).hidden = kind === 'link';
    byId('topic-clock', HTMLElement).hidden = kind === 'link';
    byId('opponent-help', HTMLElement).textContent = HELP[kind] ? this.messages.text(HELP[kind]) : '';
    if (kind === 'link' && !chosenIn(this.#colours)) this.#colour = 0;
    if (kind === 'computer') {
      this.#colour = persons[0];
      this.#level.value = String(levels[0]);
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
      option.textContent = this.#names[player].value.trim() || this.messages.text('player', { player });
    });
  }
}

/** Return the value that is chosen among chips. @param {HTMLElement} chips */
export const chosenIn = (chips) => chips.querySelector('input:checked')?.getAttribute('value') ?? '';

/** Draw who an opponent is. @param {string} kind */
function sign(kind) {
  if (kind === 'computer' || kind === 'link') return icon(kind);
  if (kind === 'friend') {
    return drawIcon('M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0M9 16.4a4.3 4.3 0 0 1 6 0M12 19.6v.1');
  }
  const dots = [0, 1].map((player) => make('span', { className: `player-${player}` }, dotIcon(player)));
  return make('span', { className: 'dots', ariaHidden: 'true' }, ...dots);
}

function nameField() {
  return make('input', { name: 'name', maxLength: NAME_LENGTH, autocomplete: 'off' });
}

/** @param {string} text @param {number} player */
function colourChip(text, player) {
  const colour = chip('colour', String(player), text);
  colour.className = `player-${player}`;
  colour.append(dotIcon(player));
  return colour;
}
