import { Demonstration } from '../board/demonstration.js';
import { iconButton, make, prose } from '../ui/element.js';
import { isStill } from '../ui/look.js';
/** @import { Picture } from '../board/signs.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Scene } from '../ui/linetext.js' */

/** @typedef {{words: string, go: () => void}} Choice what else can be shown */

/** Explains something: a sentence, what it is about on the board, and what else there is to say. */
export class Explanation {
  #told = make('p', { className: 'told' });
  #choices = make('ul');
  #actions = make('p', { className: 'actions' });
  #demonstration;
  element = make('div', { className: 'explanation' }, this.#told, this.#choices, this.#actions);

  /** @param {FullPage} page */
  constructor({ board, settings, messages, speech }) {
    this.messages = messages;
    this.speech = speech;
    const show = (/** @type {Picture | null} */ shown) => (board.advised = { ...board.advised, shown });
    this.#demonstration = new Demonstration(show, () => isStill(settings));
  }

  /** Say nothing, and show nothing. */
  clear() {
    this.#demonstration.play(null);
    this.#told.replaceChildren();
    this.#choices.replaceChildren();
    this.#actions.replaceChildren();
  }

  /** Show nothing but a sentence, and say nothing. @param {string} words */
  rest(words) {
    this.clear();
    this.#told.textContent = words;
  }

  /**
   * Say a sentence, and play what it is about.
   * @param {string} words
   * @param {Partial<Picture> | null} [picture]
   * @param {Choice[]} [choices]
   * @param {{id: string, act: () => void}[]} [actions] buttons, with their messages
   */
  tell(words, picture = null, choices = [], actions = []) {
    const { messages } = this;
    const had = this.element.contains(document.activeElement);
    const again = () => this.#demonstration.play(picture);
    const isPlayed = (picture?.dots?.length ?? 0) > 1 || picture?.chains?.length;
    const play = isPlayed
      ? [' ', iconButton(messages, 'play', 'why-again', { className: 'quiet again', onclick: again })]
      : [];
    this.#told.replaceChildren(...prose(words), ...play);
    this.#choices.replaceChildren(
      ...choices.map((choice) =>
        make('li', {}, make('button', { type: 'button', onclick: choice.go }, ...prose(choice.words))),
      ),
    );
    this.#actions.replaceChildren(
      ...actions.map(({ id, act }) => {
        const button = make('button', { type: 'button', className: 'quiet', onclick: act });
        button.dataset.action = id;
        messages.label(button, id);
        return button;
      }),
    );
    if (had) this.element.querySelector('button')?.focus();
    if (words) this.speech.say(words);
    again();
  }

  /**
   * Show scenes: the first at once, the others as choices.
   * @param {Scene[]} scenes
   * @param {{id: string, act: () => void}[]} [actions]
   * @param {number} [at] which is shown
   */
  show(scenes, actions = [], at = 0) {
    const others = scenes.map(({ words }, place) => ({ words, go: () => this.show(scenes, actions, place) }));
    const choices = others.filter((_, place) => place !== at);
    this.tell(scenes[at]?.words ?? '', scenes[at]?.picture ?? null, choices, actions);
  }
}
