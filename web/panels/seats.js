import { allPlayers } from '../model/position.js';
import { PERSON, seatsOf } from '../model/seats.js';
import { askIn, byId, dotIcon, make } from '../ui/element.js';
import { namesFor, offerLevels } from './levels.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */

const FIELDS = ['PB', 'PW', 'P3', 'P4'];
const SWITCHES = /** @type {const} */ (['untilTold', 'resigns']);

/** The dialog that says who plays. Changes count at once. */
export class Seats {
  #dialog = byId('seats-dialog', HTMLDialogElement);
  #list = byId('seat-list', HTMLElement);

  /** @param {FullPage} page */
  constructor({ store, game, messages }) {
    this.messages = messages;
    this.store = store;
    this.game = game;
    for (const key of SWITCHES) {
      const box = byId(`seats-${key}`, HTMLInputElement);
      box.onchange = () => store.update({ [key]: box.checked });
    }
  }

  open() {
    const { position, seats } = this.store.state;
    if (!position) return;
    this.#list.replaceChildren(
      ...allPlayers(position).map((player) => this.#row(position, player, seats[player] ?? PERSON)),
    );
    for (const key of SWITCHES) byId(`seats-${key}`, HTMLInputElement).checked = this.store.state[key];
    void askIn(this.#dialog);
  }

  /** @param {Position} position @param {number} player @param {number} seat */
  #row(position, player, seat) {
    const { messages } = this;
    const select = make('select', {
      id: `seat-${player}`,
      onchange: () => this.#seat(player, Number(select.value)),
    });
    offerLevels(messages, select, true);
    select.value = String(seat);
    const name = make('label', { htmlFor: select.id }, make('bdi', {}, this.#personName(position, player)));
    return make('li', { className: `player-${player}` }, dotIcon(player), name, select);
  }

  /** Return a person's name, or the colour. @param {Position} position @param {number} player */
  #personName({ names }, player) {
    const [name] = namesFor(this.messages, [names[player]], [PERSON]);
    return name || this.messages.text('player', { player });
  }

  /** @param {number} player @param {number} seat */
  #seat(player, seat) {
    const { position, seats } = this.store.state;
    if (!position) return;
    const changed = seatsOf(position, seats);
    changed[player] = seat;
    this.store.update({ seats: changed, halted: false, ...(seat && { level: seat }) });
    const [name] = namesFor(this.messages, [position.names[player]], [seat]);
    if (name !== position.names[player]) {
      this.game.send({ kind: 'set_info', info: { [FIELDS[player]]: name } });
    }
  }
}
