import { FluentBundle, FluentResource } from '../../runtime/js/fluent-bundle/index.js';
import { get } from '../host.js';
/** @import { FluentVariable } from '../../runtime/js/fluent-bundle/index.js' */
/** @import { Position } from '../model/position.js' */

const LANGUAGES = ['en'];
const ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder']);

/** Every word of the page comes through here. */
export class Messages {
  #bundle;

  /** @param {string} source the text of an .ftl file @param {string} language */
  constructor(source, language) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  /** The words in a language, of which a dialect will do, else in English. @param {string} [wanted] */
  static async load(wanted = '') {
    const language = LANGUAGES.find((each) => each === wanted.toLowerCase().split('-')[0]) ?? 'en';
    const path = `web/messages/${language}.ftl`;
    const response = await get(path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return new Messages(await response.text(), language);
  }

  /** @param {string} id @param {Record<string, FluentVariable>} [values] */
  text(id, values) {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : id;
  }

  /** A message, or where there is none, the engine's own words. @param {string} id @param {string} words */
  textOr(id, words) {
    return this.has(id) ? this.text(id) : words;
  }

  /**
   * Texts one after another, as the language has it.
   * @param {string[]} texts
   * @param {'conjunction' | 'unit'} [type]
   */
  list(texts, type = 'conjunction') {
    return new Intl.ListFormat(this.#bundle.locales, { type }).format(texts);
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * What a player is called: the name given, else the colour.
   * @param {Position} position
   * @param {number} player
   */
  name(position, player) {
    return position.names[player]?.trim() || this.text('player', { player });
  }

  /**
   * Gives an element a message's text, in a `span` beside its icon if it has one, and the message's attributes.
   * @param {Element} element @param {string} id @param {Record<string, FluentVariable>} [values]
   */
  label(element, id, values) {
    const message = this.#bundle.getMessage(id);
    const text = message?.value ? this.#bundle.formatPattern(message.value, values) : '';
    if (message?.value && text !== element.textContent) {
      const icon = element.querySelector(':scope > svg');
      const words = document.createElement('span');
      words.textContent = text;
      if (icon) element.replaceChildren(icon, words);
      else element.textContent = text;
    }
    for (const [name, pattern] of Object.entries(message?.attributes ?? {})) {
      if (ATTRIBUTES.has(name)) element.setAttribute(name, this.#bundle.formatPattern(pattern, values));
    }
  }

  /** Labels everything that has a `data-l10n`. @param {ParentNode} root */
  localize(root) {
    for (const element of root.querySelectorAll('[data-l10n]')) {
      this.label(element, /** @type {HTMLElement} */ (element).dataset.l10n ?? '');
    }
  }
}
