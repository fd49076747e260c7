import { allPlayers } from '../model/position.js';
import { refusalOf } from '../model/requests.js';
import {
  allowedSeats,
  AUTOMATIC,
  isAllowed,
  isLevel,
  LEVELS,
  NAME_FIELDS,
  PERSON,
  seated,
  seatsOf,
} from '../model/seats.js';
import { hasFriend } from '../store/state.js';
import { byId, make } from '../ui/element.js';
import { levelText, namesFor } from '../ui/levels.js';
import { scaleOf } from '../ui/scale.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

const SWITCHES = /** @type {const} */ (['untilTold', 'resigns']);
const GAP = 4; // CSS pixels between the menu and its button
const NAMED_AFTER = 2; // moves: the first answer of the computer must not wait for its name
/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** The menu under a player's name that chooses who plays: a person, or the computer at some level. */
export class Seats {
  #menu = byId('seat-menu', HTMLElement);
  #rows = byId('players', HTMLElement);
  /** Whose menu it is. */
  #player = 0;

  /** @param {FullPage} page */
  constructor({ store, game, messages }) {
    this.messages = messages;
    this.store = store;
    this.game = game;
    messages.seats = () => store.state.seats;
    this.#rows.addEventListener('click', (event) => this.#onButton(event));
    this.#menu.addEventListener('keydown', (event) => this.#onKey(event));
    store.watch(['position', 'queue'], (state) => this.#nameComputers(state));
    store.watch(['seats', 'limits'], ({ seats, limits }) => {
      if (seats.some((seat) => !isAllowed(seat, limits))) {
        store.update({ seats: allowedSeats(seats, limits) });
      }
    });
  }

  /**
   * Open or close the menu. The browser would do so later than a fast typist presses the next key.
   * @param {MouseEvent} event
   */
  #onButton(event) {
    const button = event.target instanceof Element && event.target.closest('.seat-button');
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (hasFriend(this.store.state)) return this.store.refuse(refusalOf('page/friend-game'));
    const player = Number(button.value);
    const isOpen = this.#menu.matches(':popover-open');
    if (isOpen && player === this.#player) return this.#menu.hidePopover();
    this.#player = player;
    this.#fill();
    if (!isOpen) this.#menu.showPopover();
    this.#place(button);
  }

  #fill() {
    const { messages, store } = this;
    const { position, seats, fits, fitted, limits } = store.state;
    if (!position) return;
    const player = this.#player;
    const seat = fits && isLevel(seats[player]) ? AUTOMATIC : (seats[player] ?? PERSON);
    const name = messages.name(position, player);
    this.#menu.setAttribute('aria-label', messages.text('seat-menu', { name }));
    const choice = (/** @type {number} */ value, /** @type {string} */ text) => {
      const item = menuItem('menuitemradio', text, value === seat);
      item.onclick = () => this.#choose(value);
      return item;
    };
    const isAlone = allPlayers(position).every((each) => each === player || seats[each]);
    const levels = make(
      'div',
      { className: 'levels' },
      ...[AUTOMATIC, ...LEVELS]
        .filter((level) => isAllowed(level, limits))
        .map((level) => choice(level, levelText(messages, level, fitted))),
    );
    levels.setAttribute('role', 'group');
    levels.setAttribute('aria-label', messages.text('seat-levels'));
    const title = make('p', { className: 'legend' }, messages.text('seat-levels'));
    title.setAttribute('aria-hidden', 'true');
    this.#menu.replaceChildren(
      choice(PERSON, messages.text(isAlone ? 'seat-you' : 'seat-person')),
      ...(limits.computer ? [title, levels] : []),
      ...(seat ? SWITCHES.map((key) => this.#switch(key)) : []),
    );
  }

  /** @param {typeof SWITCHES[number]} key */
  #switch(key) {
    const { messages, store } = this;
    const item = menuItem('menuitemcheckbox', messages.text(`seats-${key}`), store.state[key]);
    item.title = messages.text(`seats-${key}-help`);
    item.onclick = () => {
      store.update({ [key]: !store.state[key] });
      item.setAttribute('aria-checked', String(store.state[key]));
    };
    return item;
  }

  /** Place the menu at its button, where there is room, and focus what is chosen. @param {Element} button */
  #place(button) {
    const { x: scale } = scaleOf(this.#menu);
    const { left, bottom } = button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#menu;
    const place = (/** @type {number} */ start, /** @type {number} */ room) =>
      `${Math.max(GAP, Math.min(start, room - GAP))}px`;
    this.#menu.style.left = place(left / scale, innerWidth / scale - width);
    this.#menu.style.top = place(bottom / scale + GAP, innerHeight / scale - height);
    this.#items.find((item) => item.ariaChecked === 'true')?.focus();
  }

  /** @returns {HTMLButtonElement[]} */
  get #items() {
    return [...this.#menu.querySelectorAll('button')];
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const items = this.#items;
    const at = items.findIndex((item) => item === document.activeElement);
    const step = STEPS[event.key];
    const to = step ? at + step : event.key === 'Home' ? 0 : event.key === 'End' ? -1 : null;
    if (to === null) return;
    items.at(to % items.length)?.focus();
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} seat */
  #choose(seat) {
    const { position, seats, fitted } = this.store.state;
    const player = this.#player;
    this.#menu.hidePopover();
    if (!position) return;
    const chosen = seatsOf(position, seats);
    chosen[player] = seat;
    const againstComputer = chosen.some(Boolean);
    this.store.update({
      ...seated(chosen, fitted),
      halted: false,
      againstComputer,
      ...(seat && { level: seat }),
    });
    if (position.names[player] || position.plies) this.#rename(player);
  }

  /** Name computer players, so that records of the game say who played. @param {State} state */
  #nameComputers({ position, seats, queue }) {
    if (!position || position.plies < NAMED_AFTER || queue.length) return;
    const nameless = seats.findIndex((seat, player) => seat && position.names[player] === '');
    if (nameless >= 0) this.#rename(nameless);
  }

  /** Give a player the name that fits the seat, unless a person has chosen one. @param {number} player */
  #rename(player) {
    const { position, seats } = this.store.state;
    if (!position) return;
    const name = namesFor(this.messages, position.names, seats)[player];
    if (name === position.names[player]) return;
    this.game.send({ kind: 'set_info', info: { [NAME_FIELDS[player]]: name } });
  }
}

/** @param {'menuitemradio' | 'menuitemcheckbox'} role @param {string} text @param {boolean} isChecked */
function menuItem(role, text, isChecked) {
  const item = make('button', { type: 'button', tabIndex: -1 }, make('span', {}, text));
  item.setAttribute('role', role);
  item.setAttribute('aria-checked', String(isChecked));
  return item;
}
