import { drawIcon, make } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */

const ICONS = {
  first: 'M6 5v14M18 5l-9 7 9 7',
  back: 'm15 5-8 7 8 7',
  forward: 'm9 5 8 7-8 7',
  last: 'M18 5v14M6 5l9 7-9 7',
};
const STEPS = /** @type {const} */ (['first', 'back', 'forward', 'last']);
const PLAY = 'M8 5l11 7-11 7z';
const PAUSE = 'M8 5v14M16 5v14';

/** @typedef {keyof typeof ICONS} Step */

/** The bar under a board: buttons that step through the game, and the number of the move. */
export class Controls {
  element = make('div', { className: 'bar' });
  #count = make('output', { className: 'count' });
  #play = make('button', { type: 'button', className: 'play' });
  #steps = STEPS.map((step) => ({ step, button: make('button', { type: 'button' }, drawIcon(ICONS[step])) }));
  #isPlaying = false;
  /** @type {Messages | null} */
  #messages = null;

  /**
   * @param {(step: Step) => void} step takes a step
   * @param {() => void} [play] lets the game walk by itself, or stops that
   */
  constructor(step, play) {
    const buttons = this.#steps.map(({ button }) => button);
    this.element.append(this.#play, ...buttons.slice(0, 2), this.#count, ...buttons.slice(2));
    this.element.part.add('controls');
    for (const button of [this.#play, ...buttons]) button.part.add('button');
    this.#play.hidden = !play;
    this.#play.onclick = () => play?.();
    for (const { step: name, button } of this.#steps) {
      button.onclick = () => button.ariaDisabled !== 'true' && step(name);
    }
  }

  /** Whether an event presses the button that lets the game walk by itself. @param {Event} event */
  pressesPlay(event) {
    const isPress = !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
    return isPress && event.composedPath().includes(this.#play);
  }

  /** Whether the game can walk by itself. @param {boolean} can */
  set canPlay(can) {
    this.#play.hidden = !can;
  }

  /** Show whether the game walks by itself. @param {boolean} isPlaying */
  set isPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.#labelPlay();
  }

  /** Give the buttons words of a language. @param {Messages} messages */
  label(messages) {
    this.#messages = messages;
    this.#labelPlay();
    for (const { step, button } of this.#steps) messages.label(button, `viewer-${step}`);
  }

  /** @param {number} move @param {number} length */
  show(move, length) {
    this.#count.textContent = `${move} / ${length}`;
    for (const { step, button } of this.#steps) {
      // Not `disabled`, with which the button would lose the focus.
      const isIdle = step === 'first' || step === 'back' ? move === 0 : move >= length;
      button.ariaDisabled = String(isIdle);
    }
  }

  #labelPlay() {
    this.#play.replaceChildren(drawIcon(this.#isPlaying ? PAUSE : PLAY));
    if (this.#isPlaying) this.#messages?.label(this.#play, 'viewer-pause');
    else this.#messages?.label(this.#play, 'viewer-play');
  }
}
