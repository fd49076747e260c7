import { byId, chip } from '../../ui/element.js';
/** @import { ClockSettings } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

const OWN = 'own';
const NONE = 'none';
/** @type {Record<string, ClockSettings | null>} */
const PRESETS = {
  [NONE]: null,
  '5+3': { main: 300, increment: 3, per_move: 0 },
  10: { main: 600, increment: 0, per_move: 0 },
  move: { main: 0, increment: 0, per_move: 30 },
};
const ORDER = [NONE, '5+3', '10', 'move', OWN];
const MINUTE = 60;

/** The clock in the dialog for a new game: none, a usual one, or other times. */
export class ClockFields {
  #chips = byId('clocks', HTMLElement);
  #own = byId('own-clock', HTMLElement);
  #main = byId('clock-main', HTMLInputElement);
  #increment = byId('clock-increment', HTMLInputElement);
  #perMove = byId('clock-per-move', HTMLInputElement);

  /** @param {Messages} messages */
  constructor(messages) {
    this.#chips.append(
      ...ORDER.map((name) => chip('clock', name, messages.text(`clock-${name.replace('+', '-')}`))),
    );
    this.#chips.addEventListener('change', () => {
      const preset = PRESETS[this.#chosen];
      if (preset) this.#fillOwn(preset);
      this.#show();
      this.#own.scrollIntoView({ block: 'nearest' });
    });
  }

  /** @param {ClockSettings | null} clock */
  fill(clock) {
    const same = ORDER.find(
      (name) => name !== OWN && JSON.stringify(PRESETS[name]) === JSON.stringify(clock),
    );
    for (const radio of this.#chips.querySelectorAll('input')) radio.checked = radio.value === (same ?? OWN);
    this.#fillOwn(clock ?? /** @type {ClockSettings} */ (PRESETS['5+3']));
    this.#show();
  }

  /** @returns {ClockSettings | null} */
  get value() {
    if (this.#chosen !== OWN) return PRESETS[this.#chosen];
    return {
      main: Math.round(MINUTE * Number(this.#main.value)),
      increment: Math.round(Number(this.#increment.value)),
      per_move: Math.round(Number(this.#perMove.value)),
    };
  }

  /** The clock in short. */
  get summary() {
    return this.#chips.querySelector('label:has(:checked)')?.textContent ?? '';
  }

  get #chosen() {
    return this.#chips.querySelector('input:checked')?.getAttribute('value') ?? NONE;
  }

  /** @param {ClockSettings} clock */
  #fillOwn({ main, increment, per_move: perMove }) {
    this.#main.value = String(main / MINUTE);
    this.#increment.value = String(increment);
    this.#perMove.value = String(perMove);
  }

  #show() {
    this.#own.hidden = this.#chosen !== OWN;
    for (const field of [this.#main, this.#increment, this.#perMove]) field.disabled = this.#own.hidden;
    byId('clock-help', HTMLElement).hidden = this.#chosen === NONE;
  }
}
