import { byId, prose } from './element.js';

/** Speaks through one polite live region to people who use a screen reader. */
export class Speech {
  #region = byId('live', HTMLElement);
  /** @type {string[]} */
  #sentences = [];

  /**
   * When a modal dialog opens, the live region is emptied: the dialog takes the page away from screen readers, and when
   * it closes, they would read the region again like a new one.
   */
  constructor() {
    document.addEventListener('focusin', ({ target, relatedTarget }) => {
      const dialog = target instanceof Element && target.closest('dialog:modal');
      const isInside = relatedTarget instanceof Node && dialog && dialog.contains(relatedTarget);
      if (dialog && !isInside) this.#region.textContent = '';
    });
  }

  /** Say a sentence, together with others of the same moment. @param {string} sentence */
  say(sentence) {
    if (this.#sentences.push(sentence) > 1) return;
    setTimeout(() => {
      const text = this.#sentences.join(' ');
      this.#region.replaceChildren(...prose(text === this.#region.textContent ? `${text}\u00a0` : text));
      this.#sentences = [];
    });
  }
}
