import { watchMedia } from '../../base/browser.js';
import { watchInks } from '../../board/inks.js';
import { emptyBoard, labelsOf, Picture } from '../../files/picture.js';
import { LANGUAGES, nameOfLanguage } from '../../model/languages.js';
import { chosenLanguage, setLanguage } from '../../store/language.js';
import { CHOICES, NAMES, SECTIONS } from '../../store/settings.js';
import { byId, chip, dotIcon, make } from '../../ui/element.js';
import { isAudible, isStill } from '../../ui/look.js';
/** @import { Settings } from '../../store/settings.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { Messages } from '../../ui/messages.js' */

const FINGERS = watchMedia('(any-pointer: coarse)');
/** Whether these are on now: their default depends on the system. @type {Record<string, (settings: Settings) => boolean>} */
const IS_ON = { sounds: isAudible, animations: (settings) => !isStill(settings) };

/** @typedef {typeof SECTIONS[keyof typeof SECTIONS][number]} Field */

/** Return whether a setting is on or off. @param {Field} name */
const isSwitch = (name) => /** @type {readonly string[]} */ (CHOICES[name]).includes('on');

/** The dialog with the settings. What is chosen is seen at once on the board behind it. */
export class SettingsPanel {
  #dialog = byId('settings-dialog', HTMLDialogElement);
  #fields = byId('settings-fields', HTMLElement);
  #own = make('div', { className: 'own-inks', hidden: true });

  /** @param {WholePage} page */
  constructor(page) {
    const { settings, messages } = page;
    this.page = page;
    this.settings = settings;
    this.messages = messages;
    const sections = Object.entries(SECTIONS).map(([name, fields]) =>
      section(
        messages,
        name,
        fields.filter(canBe).map((field) => this.#field(field)),
      ),
    );
    const touch = sections[Object.keys(SECTIONS).indexOf('touch')];
    touch.hidden = !FINGERS.matches;
    FINGERS.addEventListener('change', () => (touch.hidden = !FINGERS.matches));
    const language = section(messages, 'language', [this.#languages()]);
    this.#fields.prepend(language, ...sections);
    this.#fields.addEventListener('change', ({ target }) => this.#change(/** @type {Element} */ (target)));
    this.draw = mountSample(byId('settings-sample', HTMLElement), settings);
    byId('settings-reset', HTMLElement).onclick = () => settings.reset();
    settings.watch(NAMES, () => this.#show());
  }

  /** @param {string} [part] a setting to go to */
  open(part) {
    this.draw();
    this.#dialog.showModal();
    this.#show();
    const fields = [...this.#fields.querySelectorAll('input')].filter(({ name }) => name === part);
    (fields.find(({ checked }) => checked) ?? fields[0])?.focus();
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
      const name = /** @type {Field} */ (field.name);
      const isOn = IS_ON[name]?.(settings) ?? values[name] === 'on';
      field.checked = field.type === 'checkbox' ? isOn : values[name] === field.value;
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

  /** @param {Field} name */
  #field(name) {
    const { messages } = this;
    if (isSwitch(name)) return switchRow(messages, `setting-${name}`, { name });
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
 * Create a switch with a name and an explanation.
 * @param {Messages} messages
 * @param {string} id of the name; the explanation has `-help` after it
 * @param {Record<string, unknown>} properties
 */
function switchRow(messages, id, properties) {
  const box = make('input', { type: 'checkbox', ...properties });
  box.setAttribute('role', 'switch');
  const help = make('span', { className: 'help' }, messages.text(`${id}-help`));
  const words = make('span', {}, make('strong', {}, messages.text(id)), help);
  return make('label', { className: 'switch' }, box, words);
}

/** Return whether the device knows a setting. @param {Field} name */
const canBe = (name) => name !== 'vibration' || 'vibrate' in navigator;

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

const CELL = 22; // CSS pixels
const ROWS = ['.....B.....', '..R...B.B..', '.RBR.RR.B..', '..R...R....'];
const [WIDTH, HEIGHT] = [ROWS[0].length, ROWS.length];
const CAUGHT = 2 * WIDTH + 2; // the index of the captured dot
const POSITION = {
  ...emptyBoard(WIDTH, HEIGHT),
  dots: ROWS.join(''),
  owners: ROWS.join('').replaceAll(/[RB]/g, (_, i) => (i === CAUGHT ? 'r' : '.')),
  territories: [{ owner: 0, ring: 'cbdccdbc' }],
  last: { player: 1, x: 8, y: 2 },
};

/** Keep a sample of the board in an element. @param {HTMLElement} element @param {Settings} settings */
function mountSample(element, settings) {
  const draw = () => {
    const picture = new Picture(POSITION, {
      cell: Math.round(CELL * devicePixelRatio),
      ratio: devicePixelRatio,
      coordinates: labelsOf(settings),
    });
    picture.draw(POSITION);
    element.replaceChildren(picture.canvas);
  };
  watchInks(draw);
  settings.watch(['coordinates'], draw);
  return draw;
}

/** @param {WholePage} page */
export const create = (page) => new SettingsPanel(page);
