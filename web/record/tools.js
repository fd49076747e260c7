import { MAX_LABEL, TOOLS } from '../model/marks.js';
import { byId, make, symbol } from '../ui/element.js';
/** @import { Tool } from '../model/marks.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Messages } from '../ui/messages.js' */

/** The tools that mark points. At most one is selected. */
export class Tools {
  #root = byId('tools', HTMLElement);
  #label = byId('label-text', HTMLInputElement);
  #row = byId('label-row', HTMLElement);
  /** @type {Map<Tool, HTMLButtonElement>} */
  #buttons = new Map();

  /** @param {FullPage} page */
  constructor({ table: { marking }, messages }) {
    this.marking = marking;
    this.#buttons = new Map(TOOLS.map((tool) => [tool, this.#button(messages, tool)]));
    this.#root.append(...this.#buttons.values());
    this.#label.maxLength = MAX_LABEL;
    this.#label.oninput = () => (marking.label = this.#label.value.trim());
    marking.on('unlabelled', () => this.#label.focus());
    marking.on('change', () => this.#show());
    this.#show();
  }

  #show() {
    const { tool } = this.marking;
    for (const [name, button] of this.#buttons) button.setAttribute('aria-pressed', String(name === tool));
    this.#row.hidden = tool !== 'label';
  }

  /** @param {Messages} messages @param {Tool} tool */
  #button(messages, tool) {
    const icon = symbol(tool === 'eraser' ? 'icon-eraser' : `mark-${tool}`);
    const button = make('button', { type: 'button', className: 'quiet', onclick: () => this.#pick(tool) });
    button.append(icon);
    messages.label(button, `tool-${tool}`);
    return button;
  }

  /** @param {Tool} tool */
  #pick(tool) {
    this.marking.tool = this.marking.tool === tool ? null : tool;
    if (this.marking.tool === 'label' && !this.marking.label) this.#label.focus();
  }
}
