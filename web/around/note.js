import { pendingDots } from '../model/requests.js';
import { watchPatiently } from '../store/patience.js';
import { gamePosition, isUntouched } from '../store/state.js';
import { byId, make, prose } from '../ui/element.js';
import { captureText } from '../ui/movetext.js';
import { setProgress } from '../ui/progress.js';
import { guideText, standingText } from '../ui/texts.js';
/** @import { Begun } from '../base/failure.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Notice, State } from '../store/state.js' */

const MEGA = 1e6;
const NOTICE_TIME = 6_000; // milliseconds
const SHOWN = /** @type {const} */ (['position', 'preview', 'stage', 'queue', 'seats', 'introduced']);
const RULES_SEEN = 6; // moves after which the rules need not be told any more, unless somebody here captures before
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
  #learn = byId('progress-learn', HTMLElement);
  #introduction = byId('hint', HTMLElement);
  #guide = '';
  /** How many moves the visitor has seen. */
  #moves = 0;
  /** Ends a notice, which the progress waits for. @type {number | undefined} */
  #alarm;
  /** Whether a notice stays until there is progress. */
  #lasts = false;

  /** @param {FullPage} page */
  constructor(page) {
    const { messages, settings, store, table } = page;
    this.messages = messages;
    this.store = store;
    messages.label(this.#bar, 'progress');
    watchPatiently(store, SHOWN, (state) => this.#show(state));
    store.watch(['notice'], ({ notice }) => notice && this.#showNotice(notice));
    store.watch(['position'], ({ position, seats, introduced }, before) => {
      if (position?.record && before.position) this.#endNotice(); // it was about another game
      const isMove = position && position.ply > (before.position?.ply ?? 0) && !position.record;
      if (isMove && !introduced) this.#countMove(position, seats);
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
    this.#learn.hidden = true;
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
    const isStarting = STARTING.includes(stage.name);
    const waiting = isStarting ? this.#waitingText(state) : '';
    const status = (!preview && this.#guide) || standing || event || waiting || this.#firstText(state);
    if (status !== this.#status.textContent) this.#status.replaceChildren(...prose(status));
    this.#introduction.hidden = introduced;
    if (this.#alarm !== undefined) return;
    if (isStarting) this.#showProgress(state);
    else if (!this.#lasts) this.#progress.hidden = this.#bar.hidden = true;
  }

  /** End the introduction once the rules have been seen at work. @param {Position} position @param {number[]} seats */
  #countMove({ change }, seats) {
    const hasCaptured = change.taken.some(({ owner, captured }) => captured && !seats[owner]);
    this.#moves++;
    if (hasCaptured || this.#moves >= RULES_SEEN) this.store.update({ introduced: true });
  }

  /** Say how much of what the host sends has arrived, if it says that. @param {Begun & {name: 'downloading'}} stage */
  #loadingText({ done, total, sent }) {
    const { messages } = this;
    if (!sent) return messages.text('stage-looking');
    return messages.text('stage-downloading', { done: (sent * done) / total / MEGA, total: sent / MEGA });
  }

  /** Say how many dots wait for Python. @param {State} state */
  #waitingText({ queue }) {
    const count = pendingDots(queue).length;
    return count ? this.messages.text('stage-waiting', { count }) : '';
  }

  /** Tell a newcomer what to do. @param {State} state */
  #firstText(state) {
    const { introduced, position, seats } = state;
    const isTheirs = !introduced && isUntouched(state) && position && !seats[position.turn];
    return isTheirs ? this.messages.text('first-dot') : '';
  }

  /** @param {State} state */
  #showProgress(state) {
    const { messages } = this;
    const { stage } = state;
    this.#lasts = false;
    const counted = stage.name === 'downloading' && stage.total > 0 ? stage : null;
    this.#progress.hidden = false;
    this.#bar.hidden = false;
    setProgress(this.#bar, counted && counted.done / counted.total);
    this.#progressText.textContent =
      stage.name === 'downloading' ? this.#loadingText(stage) : messages.text(`stage-${stage.name}`);
    // A newcomer may wait long, and begins with a card as long as there is one.
    this.#learn.hidden = state.introduced || isUntouched(state);
  }
}
