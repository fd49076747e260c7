import { allPlayers } from '../model/position.js';
import { seatsOf } from '../model/seats.js';
import { namesFor, offerLevels } from './levels.js';
import { askIn, byId, dotIcon, make } from '../ui/element.js';
/** @import { Game } from '../play/game.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const FIELDS = ['PB', 'PW', 'P3', 'P4'];
const SWITCHES = /** @type {const} */ (['untilTold', 'resigns']);

/** The dialog that says who plays: what is changed in it counts at once. */
export class Seats {
  #dialog = byId('seats-dialog', HTMLDialogElement);
  #list = byId('seat-list', HTMLElement);

  /** @param {Messages} messages @param {Store} store @param {Game} game */
  constructor(messages, store, game) {
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
      ...allPlayers(position).map((player) => this.#row(position, player, seats[player] ?? 0)),
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
    const name = make('label', { htmlFor: select.id }, make('bdi', {}, this.#called(position, player)));
    return make('li', { className: `player-${player}` }, dotIcon(player), name, select);
  }

  /** A person's name, else the colour. @param {Position} position @param {number} player */
  #called({ names }, player) {
    const [name] = namesFor(this.messages, [names[player]], [0]);
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
