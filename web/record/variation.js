import { variationOf } from '../model/tree.js';
import { byId } from '../ui/element.js';
/** @import { Node } from '../model/tree.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Walker } from './walker.js' */

/** Says that the board shows a variation, and leads back to the game. */
export class VariationBar {
  #root = byId('variation', HTMLElement);
  #words = byId('variation-told', HTMLElement);
  /** The first move of the variation. @type {Node | null} */
  #first = null;

  /** @param {Messages} messages @param {Walker} walker */
  constructor(messages, walker) {
    this.messages = messages;
    byId('variation-back', HTMLButtonElement).onclick = () => {
      const played = this.#first?.parent?.children[0];
      if (played) walker.goTo(played.id);
    };
  }

  /** @param {Node | null} node */
  show(node) {
    this.#first = variationOf(node);
    this.#root.hidden = !this.#first;
    if (!this.#first) return;
    const text = this.messages.text('variation-told', { ply: this.#first.depth });
    if (this.#words.textContent !== text) this.#words.textContent = text;
  }
}
