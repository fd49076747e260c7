import { pendingDots } from '../model/requests.js';
import { standingText } from './speech.js';
import { byId } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { State, Store } from '../store.js' */

const MEGA = 1e6;
const NOTICE_TIME = 6_000;

/**
 * The lines under the score: how the game stands, how far Python is, and the first visit's word of advice.
 */
export class Note {
  #status = byId('status', HTMLElement);
  #progress = byId('progress', HTMLElement);
  #progressText = byId('progress-text', HTMLElement);
  #bar = byId('bar', HTMLElement);
  #done = byId('bar-done', HTMLElement);
  #hint = byId('hint', HTMLElement);
  #guide = '';
  /** @type {number | undefined} */
  #alarm;

  /** @param {Messages} messages @param {Store} store */
  constructor(messages, store) {
    this.messages = messages;
    byId('hint-close', HTMLElement).addEventListener('click', () => store.update({ introduced: true }));
    messages.label(this.#bar, 'progress');
  }

  /** A notice for a few seconds. @param {string} text */
  tell(text) {
    clearTimeout(this.#alarm);
    this.#progressText.textContent = text;
    this.#progress.hidden = false;
    this.#bar.hidden = true;
    this.#alarm = setTimeout(() => (this.#progress.hidden = true), NOTICE_TIME);
  }

  /** What is to be done now, instead of how the game stands. @param {string} text @param {State} state */
  guide(text, state) {
    this.#guide = text;
    this.show(state);
  }

  /** @param {State} state */
  show({ position, stage, queue, introduced }) {
    const status = this.#guide || (position ? standingText(this.messages, position) : '');
    if (status !== this.#status.textContent) this.#status.textContent = status;
    const busy = stage.name === 'downloading' || stage.name === 'starting' || stage.name === 'restarting';
    this.#hint.hidden = introduced;
    if (!busy) {
      if (this.#alarm === undefined) this.#progress.hidden = true;
      return;
    }
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    const counted = stage.name === 'downloading' && stage.total > 0;
    this.#progress.hidden = false;
    this.#bar.hidden = false;
    this.#bar.classList.toggle('unknown', !counted);
    this.#done.style.transform = counted ? `scaleX(${stage.done / stage.total})` : '';
    if (counted) {
      this.#bar.setAttribute('aria-valuenow', String(Math.round((100 * stage.done) / stage.total)));
    } else this.#bar.removeAttribute('aria-valuenow');
    const values = counted ? { done: stage.done / MEGA, total: stage.total / MEGA } : undefined;
    const id = counted
      ? 'stage-downloading'
      : stage.name === 'downloading'
        ? 'stage-looking'
        : `stage-${stage.name}`;
    const count = pendingDots(queue).length;
    const waits = count ? ` ${this.messages.text('stage-waiting', { count })}` : '';
    this.#progressText.textContent = this.messages.text(id, values) + waits;
  }
}
