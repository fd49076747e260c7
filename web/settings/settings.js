import { watchMedia } from '../base/browser.js';
import { LANGUAGES, nameOfLanguage } from '../model/languages.js';
import { chosenLanguage, setLanguage } from '../store/language.js';
import { CHOICES, NAMES } from '../store/settings.js';
import { byId, chip, dotIcon, make } from '../ui/element.js';
import { isAudible, isStill } from '../ui/look.js';
import { mountSample } from './sample.js';
/** @import { Name, Settings } from '../store/settings.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Messages } from '../ui/messages.js' */

const FINGERS = watchMedia('(any-pointer: coarse)');
/** The parts of the dialog, and the settings that are chosen there by chips. */
const GROUPS = /** @type {const} */ ({
  board: ['theme', 'paper', 'inks', 'dots', 'lines', 'coordinates', 'rotation'],
  table: ['opposite'],
  touch: ['confirm', 'confirmBy', 'reach'],
});
/** What is on or off, and whether it is on now: the default may depend on the system. */
const SWITCHES = /** @type {const} */ ({
  sounds: isAudible,
  animations: (/** @type {Settings} */ settings) => !isStill(settings),
  lead: (/** @type {Settings} */ { values }) => values.lead === 'on',
  shapes: (/** @type {Settings} */ { values }) => values.shapes === 'on',
  premove: (/** @type {Settings} */ { values }) => values.premove === 'on',
  scan: (/** @type {Settings} */ { values }) => values.scan === 'on',
  mirror: (/** @type {Settings} */ { values }) => values.mirror === 'on',
  vibration: (/** @type {Settings} */ { values }) => values.vibration === 'on',
});

/** @param {Name} name @returns {name is keyof typeof SWITCHES} */
const isSwitch = (name) => name in SWITCHES;

/** The dialog with the settings. What is chosen is seen at once on the board behind it. */
export class SettingsPanel {
  #dialog = byId('settings-dialog', HTMLDialogElement);
  #fields = byId('settings-fields', HTMLElement);
  #own = make('div', { className: 'own-inks', hidden: true });

  /** @param {FullPage} page */
  constructor({ settings, messages }) {
    this.settings = settings;
    this.messages = messages;
    const [board, table, touch] = Object.entries(GROUPS).map(([group, names]) =>
      section(
        messages,
        group,
        names.map((name) => this.#choice(name)),
      ),
    );
    board.append(this.#switch('mirror'));
    table.append(this.#switch('premove'), this.#switch('scan'));
    if ('vibrate' in navigator) touch.append(this.#switch('vibration'));
    touch.hidden = !FINGERS.matches;
    FINGERS.addEventListener('change', () => (touch.hidden = !FINGERS.matches));
    const effects = section(messages, 'effects', [this.#switch('sounds'), this.#switch('animations')]);
    const learning = section(messages, 'learning', [this.#switch('lead'), this.#switch('shapes')]);
    const language = section(messages, 'language', [this.#languages()]);
    const offline = section(messages, 'offline', [make('p', { className: 'help offline' })]); // engine/offline.js
    this.#fields.append(board, table, touch, effects, learning, language, offline);
    this.#fields.addEventListener('change', ({ target }) => this.#change(/** @type {Element} */ (target)));
    this.draw = mountSample(byId('settings-sample', HTMLElement), settings);
    byId('settings-reset', HTMLElement).onclick = () => settings.reset();
    settings.watch(NAMES, () => this.#show());
  }

  open() {
    this.draw();
    this.#dialog.showModal();
    this.#show();
  }

  /** Take over what was chosen in a field. @param {Element} field */
  #change(field) {
    if (field instanceof HTMLSelectElement) setLanguage(this.settings, field.value);
    if (!(field instanceof HTMLInputElement) || field.type === 'color') return;
    const { name, type, value, checked } = field;
    this.settings.update({ [name]: type === 'checkbox' ? (checked ? 'on' : 'off') : value });
  }

  /** Show the settings in the fields. */
  #show() {
    const { settings } = this;
    const { values } = settings;
    for (const field of this.#fields.querySelectorAll('input:not([type=color])')) {
      if (!(field instanceof HTMLInputElement)) continue;
      const name = /** @type {Name} */ (field.name);
      field.checked = isSwitch(name) ? SWITCHES[name](settings) : values[name] === field.value;
    }
    const select = this.#fields.querySelector('select');
    if (select) select.value = chosenLanguage(settings);
    this.#own.hidden = values.inks !== 'own';
    if (!this.#own.hidden && this.#dialog.open) void this.#showOwn();
  }

  /** Show the fields for the reader's own inks, whose code is loaded then. */
  async #showOwn() {
    const { showOwnInks } = await import('./owninks.js');
    showOwnInks(this.#own, this.settings, this.messages);
  }

  /** @param {Exclude<Name, keyof typeof SWITCHES | 'language' | 'colours'>} name */
  #choice(name) {
    const { messages } = this;
    const chips = CHOICES[name].map((value) => {
      const label = chip(name, value, messages.text(`setting-${name}-${value}`));
      if (name === 'inks' || name === 'paper') label.prepend(swatch(name, value));
      return label;
    });
    const help = `setting-${name}-help`;
    return make(
      'fieldset',
      {},
      make('legend', {}, messages.text(`setting-${name}`)),
      make('div', { className: `chips ${name}` }, ...chips),
      ...(name === 'inks' ? [this.#own] : []),
      ...(messages.has(help) ? [make('p', { className: 'help' }, messages.text(help))] : []),
    );
  }

  /** @param {keyof typeof SWITCHES} name */
  #switch(name) {
    const { messages } = this;
    const box = make('input', { type: 'checkbox', name });
    box.setAttribute('role', 'switch');
    return make(
      'label',
      { className: 'switch' },
      box,
      make(
        'span',
        {},
        make('strong', {}, messages.text(`setting-${name}`)),
        make('span', { className: 'help' }, messages.text(`setting-${name}-help`)),
      ),
    );
  }

  #languages() {
    const { messages } = this;
    const options = LANGUAGES.map((code) =>
      make('option', { value: code, lang: code }, nameOfLanguage(code)),
    );
    const own = make('option', { value: 'auto' }, messages.text('setting-language-auto'));
    return make('select', { ariaLabel: messages.text('settings-language') }, own, ...options);
  }
}

/**
 * Create a part of the dialog with its title.
 * @param {Messages} messages
 * @param {string} group
 * @param {HTMLElement[]} fields
 */
function section(messages, group, fields) {
  const title = make('h3', { id: `settings-${group}` }, messages.text(`settings-${group}`));
  const part = make('section', {}, title, ...fields);
  part.setAttribute('aria-labelledby', title.id);
  return part;
}

/** Create a sample of inks or paper. @param {'inks' | 'paper'} name @param {string} value */
function swatch(name, value) {
  const sample = make('span', { className: `swatch ${name}`, ariaHidden: 'true' });
  sample.dataset[name] = value;
  if (name === 'inks') {
    sample.append(
      ...[0, 1].map((player) => make('span', { className: `player-${player}` }, dotIcon(player))),
    );
  }
  return sample;
}
