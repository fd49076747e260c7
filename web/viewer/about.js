import { make } from '../ui/element.js';
import { findFolder } from './host.js';
import { findPage } from './page.js';
/** @import { Messages } from '../ui/messages.js' */

/** A line that says what Kropki is, for readers who meet it on another page, and the rules, which it opens over the board. */
export class About {
  line = make('p', { className: 'about' });
  panel = make('dialog', { className: 'rules' });
  #what = make('span');
  #ask = make('button', { type: 'button', ariaExpanded: 'false' });
  #play = make('button', { type: 'button' });
  #title = make('h2', { id: 'rules', tabIndex: -1 });
  #list = make('ul');
  #page = make('a', { target: '_blank', rel: 'noopener', hidden: true });
  #close = make('button', { type: 'button' });

  constructor() {
    this.line.append(this.#what, this.#ask, this.#play);
    this.line.part.add('about');
    for (const button of [this.#ask, this.#play]) button.part.add('button');
    this.panel.setAttribute('aria-labelledby', this.#title.id);
    this.panel.part.add('rules');
    this.panel.append(make('header', {}, this.#title, this.#close), this.#list, this.#page);
    this.#ask.onclick = () => (this.panel.open ? this.#hide() : void this.#show());
    this.#play.onclick = () => void this.#openPage();
    this.#close.onclick = () => this.#hide();
    this.panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.#hide();
    });
  }

  /** @param {Messages} messages */
  label(messages) {
    messages.label(this.#what, 'viewer-what');
    messages.label(this.#ask, 'viewer-rules');
    messages.label(this.#play, 'viewer-try');
    messages.label(this.#title, 'help-rules');
    messages.label(this.#page, 'viewer-page');
    messages.label(this.#close, 'close');
    const offerToPlay = (/** @type {unknown} */ folder) => (this.#play.hidden = !folder);
    findFolder().then(offerToPlay, () => offerToPlay(null));
    const rules = [
      messages.text('help-turns'),
      messages.text('help-capture'),
      messages.text('help-edge'),
      messages.text('help-house'),
      messages.text('help-end'),
    ];
    this.#list.replaceChildren(...rules.map((rule) => make('li', {}, rule)));
  }

  async #show() {
    this.panel.show();
    this.#title.focus();
    this.#ask.ariaExpanded = 'true';
    const page = await findPage();
    if (page) this.#page.href = page;
    this.#page.hidden = !page;
  }

  /** Open the page of Kropki. Where it is, nobody has to know before. */
  async #openPage() {
    const page = await findPage();
    if (page) window.open(page, '_blank', 'noopener');
    else this.#play.hidden = true;
  }

  #hide() {
    this.panel.close();
    this.#ask.ariaExpanded = 'false';
    this.#ask.focus();
  }
}
