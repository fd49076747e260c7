import { make, makeSvg } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

const ICONS = {
  first: 'M6 5v14M18 5l-9 7 9 7',
  back: 'm15 5-8 7 8 7',
  forward: 'm9 5 8 7-8 7',
  last: 'M18 5v14M6 5l9 7-9 7',
};

/** @typedef {keyof typeof ICONS} Step */

/** The bar under a board: buttons that step through the game, and the number of the move. */
export class Controls {
  element = make('div', { className: 'bar' });
  #count = make('output', { className: 'count' });

  /** @param {(step: Step) => void} step takes a step */
  constructor(step) {
    this.step = step;
    this.element.part.add('controls');
  }

  /** Create the buttons, with words of a language. @param {Messages} messages */
  label(messages) {
    const button = (/** @type {Step} */ name) => this.#button(name, messages);
    this.element.replaceChildren(
      button('first'),
      button('back'),
      this.#count,
      button('forward'),
      button('last'),
    );
  }

  /** @param {number} move @param {number} length */
  show(move, length) {
    this.#count.textContent = `${move} / ${length}`;
  }

  /** @param {Step} name @param {Messages} messages */
  #button(name, messages) {
    const icon = makeSvg('svg', { viewBox: '0 0 24 24', width: 24, height: 24, 'aria-hidden': 'true' });
    icon.append(makeSvg('path', { d: ICONS[name] }));
    const button = make('button', { type: 'button', onclick: () => this.step(name) }, icon);
    messages.label(button, `viewer-${name}`);
    button.part.add('button');
    return button;
  }
}
