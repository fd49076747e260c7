import { byId } from './element.js';

/** Speaks through one polite live region to people who use a screen reader. */
export class Speech {
  #region = byId('live', HTMLElement);
  /** @type {string[]} */
  #sentences = [];

  /** Say a sentence, together with others of the same moment. @param {string} sentence */
  say(sentence) {
    if (this.#sentences.push(sentence) > 1) return;
    setTimeout(() => {
      const text = this.#sentences.join(' ');
      this.#region.textContent = text === this.#region.textContent ? `${text}\u00a0` : text;
      this.#sentences = [];
    });
  }
}
