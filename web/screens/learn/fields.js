import { chip, make } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */

/** Makes the fields of a form that is rebuilt when some of them change; the focus stays. */
export class Fields {
  /** @param {HTMLElement} form @param {Messages} messages */
  constructor(form, messages) {
    this.form = form;
    this.messages = messages;
  }

  /** Return a button. @param {string} id of its words @param {() => void} onclick */
  button(id, onclick) {
    const act = () => {
      onclick();
      this.#focus(`#${id}`);
    };
    return make('button', { type: 'button', id, onclick: act }, this.messages.text(id));
  }

  /** Return a field with its label. @param {string} id @param {string} value @param {(value: string) => void} onChange */
  input(id, value, onChange) {
    const input = make('input', { type: 'text', id, value, maxLength: 300, autocomplete: 'off' });
    input.oninput = () => onChange(input.value);
    return make('label', {}, make('span', {}, this.messages.text(id)), input);
  }

  /** Return a field for a number. @param {string} id @param {number} value @param {number} most @param {(value: number) => void} onChange */
  number(id, value, most, onChange) {
    const field = this.input(id, String(value), (text) => {
      onChange(Math.min(most, Math.max(1, Number.parseInt(text, 10) || 1)));
    });
    Object.assign(/** @type {Element} */ (field.lastElementChild), {
      type: 'number',
      min: '1',
      max: String(most),
    });
    return field;
  }

  /**
   * Return a list to choose from, with its label.
   * @param {string} id
   * @param {string[][]} choices values and names
   * @param {string} value
   * @param {(value: string) => void} onChange
   */
  select(id, choices, value, onChange) {
    const options = choices.map(([each, name]) => make('option', { value: each }, name));
    const select = make('select', { id }, ...options);
    select.value = value;
    select.onchange = () => {
      onChange(select.value);
      this.#focus(`#${id}`);
    };
    return make('label', {}, make('span', {}, this.messages.text(id)), select);
  }

  /**
   * Return chips, one of which is chosen. Their title is the message `draft-` and the name.
   * @param {string} name
   * @param {string[][]} choices values and names
   * @param {string} value
   * @param {(value: string) => void} onChange
   */
  chips(name, choices, value, onChange) {
    const chips = choices.map(([each, text]) => chip(`draft-${name}`, each, text));
    for (const label of chips) {
      const input = /** @type {HTMLInputElement} */ (label.firstElementChild);
      input.checked = input.value === value;
      input.onchange = () => {
        onChange(input.value);
        this.#focus(`input[name=draft-${name}]:checked`);
      };
    }
    const title = make('legend', {}, this.messages.text(`draft-${name}`));
    return make('fieldset', {}, title, make('div', { className: 'chips' }, ...chips));
  }

  /** @param {string} selector */
  #focus(selector) {
    const field = this.form.querySelector(selector);
    if (field instanceof HTMLElement) field.focus();
  }
}
