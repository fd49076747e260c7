import { askIn, byId, dotIcon, make } from './element.js';
/** @import { Messages } from './messages.js' */
/** @import { Request } from './position.js' */
/** @import { State } from './store.js' */

const SIZES = [[10, 10], [15, 15], [20, 20], [25, 25], [30, 30], [39, 32]];
const CROSS_TO_START_WITH = ['cross', 'empty'];
const NAME_LENGTH = 40;

/** The dialog for a new game. */
export class NewGame {
  #dialog = byId('new-dialog', HTMLDialogElement);
  #form = byId('new-form', HTMLFormElement);
  #sizes = byId('sizes', HTMLElement);

  /** @param {Messages} messages */
  constructor(messages) {
    this.messages = messages;
    this.#sizes.append(...SIZES.map(([width, height]) => this.#chip('size', `${width}×${height}`, `${width}×${height}`)));
    this.#sizes.addEventListener('change', () => {
      const [width, height] = this.#value('size').split('×');
      this.#field('width').value = width;
      this.#field('height').value = height;
    });
    for (const side of ['width', 'height']) this.#field(side).addEventListener('input', () => this.#checkSize());
  }

  /** The game that is wanted, null where none is. @param {State} state @returns {Promise<Request | null>} */
  async ask({ position, welcome }) {
    const { messages } = this;
    for (const side of /** @type {const} */ (['width', 'height'])) {
      const field = this.#field(side);
      field.min = String(welcome?.min_size ?? 3);
      field.max = String(welcome?.max_size ?? 52);
      field.value = String(position?.[side] ?? 15);
    }
    this.#checkSize();
    const openings = welcome?.openings ?? CROSS_TO_START_WITH;
    const opening = position && openings.includes(position.opening) ? position.opening : openings[0];
    byId('openings', HTMLElement).replaceChildren(...openings.map((name) => this.#chip('opening', name, messages.text('opening', { name }), name === opening)));
    byId('names', HTMLElement).replaceChildren(...Array.from({ length: position?.players ?? 2 }, (_, player) => {
      const field = make('input', { name: 'name', maxLength: NAME_LENGTH, autocomplete: 'off', placeholder: messages.text('player', { player }), value: position?.names[player] ?? '' });
      field.setAttribute('aria-label', messages.text('new-name', { player: messages.text('player', { player }) }));
      return make('label', { className: `player-${player}` }, dotIcon(player), field);
    }));
    if (await askIn(this.#dialog) !== 'start') return null;
    const data = new FormData(this.#form);
    return {
      kind: 'new',
      width: Number(data.get('width')),
      height: Number(data.get('height')),
      opening: data.get('opening') ?? opening,
      names: data.getAll('name').map((name) => String(name).trim()),
    };
  }

  #checkSize() {
    const size = `${this.#field('width').value}×${this.#field('height').value}`;
    for (const radio of this.#sizes.querySelectorAll('input')) radio.checked = radio.value === size;
  }

  /** @param {string} name @returns {HTMLInputElement} */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  /** @param {string} name */
  #value(name) {
    return /** @type {RadioNodeList} */ (this.#form.elements.namedItem(name)).value;
  }

  /** @param {string} name @param {string} value @param {string} text @param {boolean} [checked] */
  #chip(name, value, text, checked = false) {
    return make('label', {}, make('input', { type: 'radio', name, value, checked }), text);
  }
}
