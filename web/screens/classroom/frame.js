import { make, makeSvg } from '../../ui/element.js';
/** @import { Messages } from '../../ui/messages.js' */

/** The window of the classes: a line with a title, and what is shown below. */
export class Frame {
  #title = make('h2', { id: 'class-title' });
  #place = make('span', { id: 'class-place' });
  #back = make('button', { type: 'button', id: 'class-back', className: 'quiet' }, icon('back'));
  #body = make('div', { id: 'class-body' });
  #dialog = make('dialog', { id: 'class-dialog', className: 'screen' });

  /** @param {Messages} messages @param {() => void} goBack */
  constructor(messages, goBack) {
    const close = make('button', { type: 'button', id: 'class-close', className: 'quiet' }, icon('close'));
    close.onclick = () => this.close();
    this.#back.onclick = goBack;
    messages.label(close, 'class-close');
    messages.label(this.#back, 'class-back');
    this.#dialog.setAttribute('aria-labelledby', 'class-title');
    this.#dialog.append(make('header', {}, this.#back, this.#title, this.#place, close), this.#body);
    document.body.append(this.#dialog);
  }

  open() {
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  close() {
    this.#dialog.close();
  }

  /**
   * Show something.
   * @param {{title: string, place?: string, hasBack?: boolean}} head `hasBack`: whether one can go back
   * @param {HTMLElement[]} children
   */
  show({ title, place = '', hasBack = false }, ...children) {
    this.#title.textContent = title;
    this.#place.textContent = place;
    this.#back.hidden = !hasBack;
    this.#body.replaceChildren(...children);
  }

  /** Focus a button of what is shown. @param {number} [number] */
  focus(number = 0) {
    this.#body.querySelectorAll('button')[number]?.focus();
  }
}

/** @param {string} name */
function icon(name) {
  const svg = makeSvg('svg');
  svg.append(makeSvg('use', { href: `#icon-${name}` }));
  return svg;
}
