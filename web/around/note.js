import { pendingDots } from '../model/requests.js';
import { watchPatiently } from '../store/patience.js';
import { gamePosition } from '../store/state.js';
import { byId, make, prose } from '../ui/element.js';
import { captureText } from '../ui/movetext.js';
import { setProgress } from '../ui/progress.js';
import { guideText, standingText } from '../ui/texts.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Notice, State } from '../store/state.js' */

const MEGA = 1e6;
const NOTICE_TIME = 6_000; // milliseconds
const SHOWN = /** @type {const} */ (['position', 'preview', 'stage', 'queue', 'introduced']);
const STARTING = ['downloading', 'starting', 'restarting'];

/**
 * The lines under the score: the state of the game, the progress of loading Python, and the introduction of
 * the first visit.
 */
export class Note {
  #status = byId('status', HTMLElement);
  #progress = byId('progress', HTMLElement);
  #progressText = byId('progress-text', HTMLElement);
  #bar = byId('bar', HTMLElement);
  #introduction = byId('hint', HTMLElement);
  #guide = '';
  /** Ends a notice, which the progress waits for. @type {number | undefined} */
  #alarm;
  /** Whether a notice stays until there is progress. */
  #lasts = false;

  /** @param {FullPage} page */
  constructor(page) {
    const { messages, settings, store, table } = page;
    this.messages = messages;
    this.store = store;
    byId('hint-close', HTMLElement).addEventListener('click', () => store.update({ introduced: true }));
    messages.label(this.#bar, 'progress');
    watchPatiently(store, SHOWN, (state) => this.#show(state));
    store.watch(['notice'], ({ notice }) => notice && this.#showNotice(notice));
    store.watch(['position'], ({ position }, before) => {
      if (position?.record && before.position) this.#endNotice(); // it was about another game
    });
    table.on('change', () => {
      const { position, draft } = store.state;
      if (!position || draft) return;
      this.#guide = guideText(messages, position, table);
      this.#show(store.state);
    });
    settings.watch(['inks'], () => this.#show(store.state)); // players are named after them
    this.#show(store.state);
  }

  /** Show a notice in place of the progress: for a few seconds, or as long as it has links. @param {Notice} notice */
  #showNotice({ text, links = [] }) {
    if (!text && !links.length) return this.#endNotice();
    clearTimeout(this.#alarm);
    const buttons = links.map((link) =>
      make('button', { type: 'button', className: 'link', onclick: link.follow }, ...prose(link.text)),
    );
    this.#progressText.replaceChildren(...prose(text), ' ', ...buttons);
    this.#progress.hidden = false;
    this.#bar.hidden = true;
    this.#lasts = links.length > 0;
    this.#alarm = this.#lasts ? undefined : setTimeout(() => this.#endNotice(), NOTICE_TIME);
  }

  #endNotice() {
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    this.#lasts = false;
    this.#show(this.store.state);
  }

  /** @param {State} state */
  #show(state) {
    const { preview, stage, introduced } = state;
    const position = gamePosition(state);
    const standing = position ? standingText(this.messages, position, state.seats) : '';
    const event = position ? captureText(this.messages, position) : '';
    const status = (!preview && this.#guide) || standing || event;
    if (status !== this.#status.textContent) this.#status.replaceChildren(...prose(status));
    this.#introduction.hidden = introduced;
    if (this.#alarm !== undefined) return;
    if (STARTING.includes(stage.name)) this.#showProgress(state);
    else if (!this.#lasts) this.#progress.hidden = true;
  }

  /** @param {State} state */
  #showProgress({ stage, queue }) {
    const { messages } = this;
    this.#lasts = false;
    const counted = stage.name === 'downloading' && stage.total > 0 ? stage : null;
    this.#progress.hidden = false;
    this.#bar.hidden = false;
    setProgress(this.#bar, counted && counted.done / counted.total);
    const id = stage.name === 'downloading' && !counted ? 'stage-looking' : `stage-${stage.name}`;
    const values = counted ? { done: counted.done / MEGA, total: counted.total / MEGA } : undefined;
    const count = pendingDots(queue).length;
    const waiting = count ? ` ${messages.text('stage-waiting', { count })}` : '';
    this.#progressText.textContent = messages.text(id, values) + waiting;
  }
}
