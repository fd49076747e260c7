import { make } from '../../ui/element.js';
import { marked } from './netnames.js';
/** @import { Messages } from '../../ui/messages.js' */

const MOST = 9999; // of either sign, as the engine allows

/** The thresholds of a neuron, each in a field. None may be lower than the one before it. */
export class NetThresholds {
  element = make('div', { className: 'lab-thresholds', id: 'lab-net-thresholds' });
  /** @type {HTMLInputElement[]} */
  #fields = [];

  /** @param {Messages} messages @param {(part: number, value: number) => void} change */
  constructor(messages, change) {
    this.messages = messages;
    this.change = change;
  }

  /** @param {number[]} thresholds as they are @param {number[]} shipped before any change */
  show(thresholds, shipped) {
    if (thresholds.length !== this.#fields.length) this.#make(thresholds.length);
    this.#fields.forEach((field, part) => {
      const name = this.messages.text('lab-net-threshold', { number: part + 1 });
      const isChanged = thresholds[part] !== shipped[part];
      const value = String(thresholds[part]);
      // What somebody types at the moment stays.
      if (field.defaultValue !== value) field.value = field.defaultValue = value;
      field.min = String(thresholds[part - 1] ?? '');
      field.max = String(thresholds[part + 1] ?? '');
      field.classList.toggle('changed', isChanged);
      const label = /** @type {Element} */ (field.previousElementSibling);
      label.textContent = marked(this.messages, name, isChanged);
    });
  }

  /** @param {number} count */
  #make(count) {
    this.#fields = Array.from({ length: count }, (_, part) => {
      const field = make('input', { type: 'number', step: '1', inputMode: 'numeric' });
      field.onchange = () => this.#read(field, part);
      return field;
    });
    this.element.replaceChildren(
      ...this.#fields.map((field) => make('label', { className: 'lab-field' }, make('span'), field)),
    );
  }

  /** Take what somebody has typed, or the nearest threshold that may be. @param {HTMLInputElement} field @param {number} part */
  #read(field, part) {
    const { min, max, valueAsNumber } = field;
    if (Number.isNaN(valueAsNumber)) return void (field.value = field.defaultValue);
    const lowest = min === '' ? -MOST : Number(min);
    const highest = max === '' ? MOST : Number(max);
    const value = Math.max(lowest, Math.min(highest, Math.round(valueAsNumber)));
    field.value = String(value);
    this.change(part, value);
  }
}
