import { FluentBundle, FluentResource } from '../../runtime/js/fluent-bundle/index.js';
import { allowed } from '../base/browser.js';
import { isComputerName } from '../model/seats.js';
import { tame } from '../model/tame.js';
/** @import { FluentVariable } from '../../runtime/js/fluent-bundle/index.js' */
/** @import { Position } from '../model/position.js' */

const ATTRIBUTES = new Set(['aria-label', 'title', 'placeholder', 'content']);

/** The words of the page in one language. */
export class Messages {
  /** The set of inks after which the players are named: see store/settings.js. */
  inks = 'classic';
  #bundle;
  /** Returns who plays the game on the page: see model/seats.js. @type {() => number[]} */
  seats = () => [];

  /** @param {string} source the text of an .ftl file @param {string} language */
  constructor(source, language) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { INKS: () => this.inks },
    });
    this.add(source);
  }

  /** Add more words in the language. @param {string} source the text of an .ftl file */
  add(source) {
    this.#bundle.addResource(new FluentResource(source));
  }

  /** The language of the words. */
  get language() {
    return this.#bundle.locales[0];
  }

  /**
   * Return the text of a message, or its id if it has none.
   * @param {string} id
   * @param {Record<string, FluentVariable>} [values]
   */
  text(id, values) {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#format(pattern, values) : id;
  }

  /**
   * Fill in values. A name in a sentence cannot turn the words around it.
   * @param {import('../../runtime/js/fluent-bundle/ast.js').Pattern} pattern
   * @param {Record<string, FluentVariable>} [values]
   */
  #format(pattern, values) {
    const entries = Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? tame(value) : value,
    ]);
    return this.#bundle.formatPattern(pattern, Object.fromEntries(entries));
  }

  /**
   * Return the text of a message, or these words if there is no such message.
   * @param {string} id
   * @param {string} words
   */
  textOr(id, words) {
    return this.has(id) ? this.text(id) : words;
  }

  /**
   * Join texts to a list, as the language does it.
   * @param {string[]} texts
   * @param {'conjunction' | 'unit'} [type]
   */
  list(texts, type = 'conjunction') {
    return (
      allowed(() => new Intl.ListFormat(this.#bundle.locales, { type }).format(texts)) ?? texts.join(', ')
    );
  }

  /** Return a number as the language writes it. @param {number} value */
  number(value) {
    return new Intl.NumberFormat(this.#bundle.locales).format(value);
  }

  /** @param {string} id */
  has(id) {
    return this.#bundle.hasMessage(id);
  }

  /**
   * Return a player's name, or their colour. Computer players go by their colours, as the score says who
   * they are.
   * @param {Pick<Position, 'names'>} position
   * @param {number} player
   */
  name(position, player) {
    const name = position.names[player]?.trim();
    const isAutomatic = this.seats()[player] && isComputerName(name);
    return name && !isAutomatic ? name : this.text('player', { player });
  }

  /**
   * Give an element the text and the attributes of a message. If it has an icon, the text goes beside that.
   * @param {Element} element
   * @param {string} id
   * @param {Record<string, FluentVariable>} [values]
   */
  label(element, id, values) {
    const message = this.#bundle.getMessage(id);
    const text = message?.value ? this.#format(message.value, values) : '';
    if (message?.value && text !== element.textContent) {
      const icon = element.querySelector(':scope > svg');
      const words = document.createElement('span');
      words.textContent = text;
      if (icon) element.replaceChildren(icon, words);
      else element.textContent = text;
    }
    for (const [name, pattern] of Object.entries(message?.attributes ?? {})) {
      if (ATTRIBUTES.has(name)) element.setAttribute(name, this.#format(pattern, values));
    }
  }

  /** Label all elements that have a `data-l10n`. @param {ParentNode} root */
  localize(root) {
    for (const element of root.querySelectorAll('[data-l10n]')) {
      this.label(element, /** @type {HTMLElement} */ (element).dataset.l10n ?? '');
    }
  }
}
