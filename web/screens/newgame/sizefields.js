import { byId, chip } from '../../ui/element.js';
import { chosenIn } from './seatfields.js';
/** @import { Welcome } from '../../protocol.js' */

const SIZES = [
  [10, 10],
  [12, 12],
  [15, 15],
  [20, 20],
  [30, 30],
  [39, 32],
];
/** The value of the chip for any other size, which shows it. */
const OWN = 'own';

/** The size of the board in the dialog for a new game: a usual one, or any other. */
export class SizeFields {
  #chips = byId('sizes', HTMLElement);
  #width = byId('new-width', HTMLInputElement);
  #height = byId('new-height', HTMLInputElement);

  constructor() {
    this.#chips.append(
      ...SIZES.map(([width, height]) => chip('size', `${width}×${height}`)),
      chip('size', OWN),
    );
    this.#chips.addEventListener('change', () => {
      const [width, height] = chosenIn(this.#chips).split('×');
      if (height) [this.#width.value, this.#height.value] = [width, height];
    });
    for (const side of [this.#width, this.#height]) side.addEventListener('input', () => this.#show());
  }

  /** @param {Welcome} welcome @param {{width: number, height: number}} size */
  fill({ min_size: min, max_size: max }, { width, height }) {
    for (const side of [this.#width, this.#height]) Object.assign(side, { min, max });
    [this.#width.value, this.#height.value] = [String(width), String(height)];
    this.#show();
  }

  get value() {
    return { width: Number(this.#width.value), height: Number(this.#height.value) };
  }

  /** The size in short. */
  get summary() {
    return `${this.#width.value}×${this.#height.value}`;
  }

  #show() {
    const [own, ...usual] = [...this.#chips.querySelectorAll('input')].reverse();
    for (const radio of usual) radio.checked = radio.value === this.summary;
    own.checked = usual.every((radio) => !radio.checked);
    const label = /** @type {HTMLElement} */ (own.parentElement);
    label.hidden = !own.checked;
    label.replaceChildren(own, own.checked ? this.summary : '');
  }
}
