import { END_OPTIONS, MAX_NUMBER, OPENING_OPTIONS } from '../../protocol.js';
import { byId, make } from '../../ui/element.js';
/** @import { OptionInfo, Options, RuleSetInfo, Welcome } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const CUSTOM = 'custom';
/** The topics under which options are listed. */
const TOPICS = /** @type {const} */ (['captures', 'end', 'opening']);

/** The rules in the dialog for a new game: a rule set, and its options. The engine says which there are. */
export class RuleFields {
  #set = byId('rules', HTMLSelectElement);
  #lists = TOPICS.map((topic) => byId(`options-${topic}`, HTMLElement));
  /** @type {RuleSetInfo[]} */
  #sets = [];
  /** @type {Map<string, {option: OptionInfo, field: Field}>} */
  #fields = new Map();

  /**
   * @param {Messages} messages
   * @param {(opening: string, before: string) => void} onSet takes the usual opening of a rule set that is
   *   chosen, and that of the one before
   */
  constructor(messages, onSet) {
    this.messages = messages;
    let before = '';
    this.#set.addEventListener('focus', () => (before = this.#set.value));
    this.#set.addEventListener('change', () => {
      const chosen = this.#named(this.#set.value);
      if (chosen) {
        this.#fillOptions(chosen.options);
        onSet(chosen.opening, this.#named(before)?.opening ?? chosen.opening);
      }
      before = this.#set.value;
      this.#showHelp();
    });
    for (const list of this.#lists) list.addEventListener('input', () => this.#nameSet());
  }

  /** @param {Welcome} welcome @param {string} name @param {Options} options */
  fill({ rules, options: known }, name, options) {
    const { messages } = this;
    this.#sets = rules;
    const named = (/** @type {string} */ value) =>
      make('option', { value }, messages.textOr(`rules-${value}`, value));
    const groups = ['automatic', 'declared'].map((captures) => {
      const sets = rules.filter((set) => set.options.captures === captures);
      const label = messages.text(`rules-${captures}`);
      return make('optgroup', { label }, ...sets.map((set) => named(set.name)));
    });
    this.#set.replaceChildren(...groups, named(CUSTOM));
    this.#fields = new Map(known.map((option) => [option.name, { option, field: this.#field(option) }]));
    TOPICS.forEach((topic, at) => {
      const fields = this.#under(topic);
      this.#lists[at].replaceChildren(...fields.map(({ option, field }) => this.#row(option, field)));
    });
    this.#set.value = this.#named(name) ? name : CUSTOM;
    this.#fillOptions({ ...rules[0]?.options, ...this.#named(name)?.options, ...options });
    this.#nameSet();
  }

  /** Return what the options of a topic say in short, as far as they are unusual. @param {string} topic */
  summary(topic) {
    const { messages } = this;
    const usual = this.#sets[0]?.options ?? {};
    const texts = this.#under(topic).flatMap(({ option, field }) => {
      const { name, kind } = option;
      const value = valueOf(option, field);
      if (name === 'captures') return [messages.textOr(`choice-captures-${value}`, String(value))];
      if (value === usual[name]) return [];
      const label = labelOf(messages, name);
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.value;
      if (kind === 'flag') return [value ? label : messages.text('option-off', { option: label })];
      return [`${label} ${text}`];
    });
    return messages.list(texts, 'unit');
  }

  /** Return the options of a topic. @param {string} topic */
  #under(topic) {
    return [...this.#fields.values()].filter(({ option }) => topicOf(option.name) === topic);
  }

  /** @returns {{rules: string, options: Options}} */
  get value() {
    const options = Object.fromEntries(
      [...this.#fields].map(([name, { option, field }]) => [name, valueOf(option, field)]),
    );
    return { rules: this.#set.value, options };
  }

  /**
   * Return the first option that a refusal names, and its field, or null.
   * @param {string} message
   */
  optionIn(message) {
    const name = message.split(/\W+/).find((word) => this.#fields.has(word));
    return name === undefined ? null : { name, field: /** @type {Field} */ (this.#fields.get(name)?.field) };
  }

  /** @param {string} name */
  #named(name) {
    return this.#sets.find((set) => set.name === name);
  }

  /** @param {Options} options */
  #fillOptions(options) {
    for (const [name, { option, field }] of this.#fields) {
      const value = options[name];
      if (field instanceof HTMLInputElement && option.kind === 'flag') field.checked = value === true;
      else {
        field.value =
          value === null || value === undefined
            ? ''
            : option.kind === 'half-dots'
              ? String(Number(value) / 2)
              : String(value);
      }
    }
  }

  /** Choose the rule set that has these options. If several have them, the chosen one stays. */
  #nameSet() {
    const { options } = this.value;
    const isThis = (/** @type {RuleSetInfo | undefined} */ set) =>
      set && Object.keys(options).every((name) => set.options[name] === options[name]);
    if (!isThis(this.#named(this.#set.value))) this.#set.value = this.#sets.find(isThis)?.name ?? CUSTOM;
    this.#showHelp();
  }

  #showHelp() {
    const { value } = this.#set;
    byId('rules-help', HTMLElement).textContent = this.messages.textOr(
      `rules-${value}-help`,
      this.#named(value)?.help ?? '',
    );
  }

  /** @param {OptionInfo} option @returns {Field} */
  #field({ name, kind, choices }) {
    const { messages } = this;
    const id = `option-${name}`;
    if (kind === 'choice') {
      return make(
        'select',
        { id },
        ...(choices ?? []).map((value) =>
          make('option', { value }, messages.textOr(`choice-${name}-${value}`, value)),
        ),
      );
    }
    if (kind === 'flag') return make('input', { id, type: 'checkbox' });
    return make('input', {
      id,
      type: 'number',
      max: MAX_NUMBER,
      ...(kind === 'number'
        ? { min: 1, inputMode: 'numeric', placeholder: messages.text('option-none') }
        : { min: -MAX_NUMBER / 2, max: MAX_NUMBER / 2, step: 0.5, inputMode: 'decimal', placeholder: '0' }),
    });
  }

  /** @param {OptionInfo} option @param {Field} field */
  #row({ name, kind, help }, field) {
    const { messages } = this;
    const label = make('label', { htmlFor: field.id }, labelOf(messages, name));
    const sentence = make(
      'p',
      { className: 'help', id: `${field.id}-help` },
      messages.textOr(`option-${name}-help`, help),
    );
    const fault = make('p', { className: 'fault', id: `${field.id}-fault` });
    fault.setAttribute('role', 'alert');
    field.setAttribute('aria-describedby', `${sentence.id} ${fault.id}`);
    return make(
      'div',
      { className: `option ${kind}` },
      ...(kind === 'flag' ? [field, label] : [label, field]),
      sentence,
      fault,
    );
  }
}

/** @param {Messages} messages @param {string} name of an option */
const labelOf = (messages, name) => messages.textOr(`option-${name}`, name.replaceAll('_', ' '));

/** @param {OptionInfo} option @param {Field} field */
function valueOf({ kind }, field) {
  if (kind === 'flag') return field instanceof HTMLInputElement && field.checked;
  if (kind === 'choice') return field.value;
  if (kind === 'half-dots') return Math.round(2 * Number(field.value));
  return field.value === '' ? null : Number(field.value);
}

/** @param {string} option @returns {typeof TOPICS[number]} */
function topicOf(option) {
  if (OPENING_OPTIONS.includes(option)) return 'opening';
  return END_OPTIONS.includes(option) ? 'end' : 'captures';
}
