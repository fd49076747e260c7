import { dotsOfLine, MAX_LINE } from '../model/lines.js';
import { formatPoints } from '../model/points.js';
import { isReviewable } from '../model/position.js';
import { byId } from '../ui/element.js';
import { setProgress } from '../ui/progress.js';
import { Curve } from './curve.js';
import { MistakeList, mistakeValues } from './mistakes.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { MistakeInfo } from '../protocol.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { State } from '../store/state.js' */
/** @import { Review } from './review.js' */

const SHOWN = /** @type {const} */ (['position', 'queue', 'stage', 'draft', 'reviewing']);
/** Refusals that another attempt would only repeat. */
const FINAL = ['review/no-moves', 'review/too-long'];

/** The review beside the board: its curve, and the worst mistakes. */
export class ReviewPanel {
  #root = byId('review', HTMLElement);
  #pageElement = byId('page', HTMLElement);
  #title = byId('review-title', HTMLElement);
  #progress = byId('review-progress', HTMLElement);
  #bar = byId('review-bar', HTMLElement);
  #status = byId('review-told', HTMLElement);
  #cancel = byId('review-cancel', HTMLButtonElement);
  #add = byId('review-add', HTMLButtonElement);
  #again = byId('review-again', HTMLButtonElement);
  #hint = byId('hint-ask', HTMLButtonElement);
  #ask = byId('review-ask', HTMLButtonElement);
  #askInRecord = byId('review-record', HTMLButtonElement);
  #curve;
  #mistakes;
  /** The ply of the mistake that is open. @type {number | null} */
  #chosen = null;
  /** The node that the slider of the curve wants, once no earlier step waits. @type {number | null} */
  #wanted = null;
  /** The edition of the tree that contains the review. @type {number | null} */
  #added = null;
  #said = '';

  /** @param {FullPage} page @param {Review} review @param {Walker} walker */
  constructor(page, review, walker) {
    const { store, messages } = page;
    this.page = page;
    this.store = store;
    this.messages = messages;
    this.review = review;
    this.walker = walker;
    this.#curve = new Curve(byId('review-curve', HTMLElement), (ply) => this.#go(ply));
    const list = byId('review-list', HTMLElement);
    this.#mistakes = new MistakeList(list, messages, (mistake) => this.#choose(mistake));
    this.#ask.onclick = this.#askInRecord.onclick = () => this.open();
    this.#add.onclick = () => void this.#addToRecord();
    this.#again.onclick = () => this.#start();
    this.#cancel.onclick = () => {
      review.cancel();
      this.#title.focus();
    };
    byId('review-close', HTMLButtonElement).onclick = () => this.#close();
    this.#root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.#close();
    });
    review.on('change', () => this.#follow(store.state));
    store.watch(SHOWN, (state) => this.#follow(state));
    this.#follow(store.state);
  }

  /** Show the review of the current line, and start it if there is none. */
  open() {
    const { review, store } = this;
    const { position } = store.state;
    if (!position) return;
    const isOfOtherLine = review.progress?.progress === 1 && review.plyOf(position.node) === null;
    if (!review.isRunning && (!review.progress || isOfOtherLine)) this.#start();
    store.update({ reviewing: true });
    this.#title.focus();
  }

  /** Close the panel. The review goes on. */
  #close() {
    this.#chosen = null;
    this.store.update({ reviewing: false });
    this.page.board.element.focus({ preventScroll: true });
  }

  #start() {
    this.#chosen = this.#added = null;
    this.#said = '';
    void this.review.start();
  }

  /** @param {State} state */
  #follow({ position, stage, draft, queue, reviewing }) {
    if (draft && reviewing) return this.store.update({ reviewing: false });
    const { review } = this;
    const isPossible = position !== null && isReviewable(position);
    const isKnown = review.isRunning || (position !== null && review.plyOf(position.node) !== null);
    this.#ask.hidden = !isPossible || !(position.outcome || (isKnown && position.ply < position.plies));
    this.#hint.hidden = !this.#ask.hidden;
    this.#askInRecord.hidden = position?.players !== 2;
    this.#ask.disabled = this.#askInRecord.disabled = !isPossible || stage.name !== 'ready';
    if (this.#wanted !== null && !queue.some(({ kind }) => kind === 'go_to')) {
      const node = this.#wanted;
      this.#wanted = null;
      this.walker.goTo(node);
    }
    this.#show();
  }

  /** Go to a position of the line. @param {number} ply */
  #go(ply) {
    const [node] = this.review.progress?.curve[ply] ?? [];
    if (node === undefined) return;
    if (this.store.state.queue.some(({ kind }) => kind === 'go_to')) this.#wanted = node;
    else this.walker.goTo(node);
  }

  /** Add the better moves, and what follows them, to the record as variations. */
  async #addToRecord() {
    const { messages, page } = this;
    const { progress } = this.review;
    const { position } = this.store.state;
    if (!progress || !position) return;
    const { mistakes, curve } = progress;
    const answer = await page.game.ask({
      kind: 'graft',
      nodes: mistakes.map(({ ply }) => curve[ply - 1][0]),
      lines: mistakes.map(({ better }) => formatPoints(dotsOfLine(better.line))),
      comments: mistakes.map((mistake) =>
        messages.text('review-comment', mistakeValues(messages, position, mistake)),
      ),
    });
    if (answer.kind === 'error') return this.store.refuse(answer);
    if (answer.kind === 'position') this.#added = answer.tree;
    this.#show();
  }

  #show() {
    const { messages } = this;
    const { state } = this.store;
    const { position, reviewing } = state;
    const { progress, isRunning, refusal } = this.review;
    this.#root.hidden = !reviewing;
    this.#pageElement.classList.toggle('reviewing', reviewing);
    this.#showBetter(state);
    if (!reviewing || !position) return;
    const { activeElement: focused } = document; // what is hidden below loses the focus
    this.#progress.hidden = !isRunning;
    setProgress(this.#bar, progress?.progress || null);
    const isAdded = position.tree === this.#added;
    this.#add.hidden = isRunning || !progress?.mistakes.length;
    this.#add.disabled = isAdded;
    messages.label(this.#add, isAdded ? 'review-added' : 'review-add');
    this.#again.hidden = isRunning || progress?.progress === 1 || FINAL.includes(refusal ?? '');
    this.#status.textContent = this.#words();
    this.#curve.show({
      values: progress?.curve.map(([, value]) => value) ?? [],
      moves: progress?.moves ?? 0,
      at: this.review.plyOf(position.node),
      marked: progress?.mistakes ?? [],
      lead: (value) => this.#lead(position, value),
      place: this.#place(position),
    });
    this.#mistakes.show(position, progress?.mistakes ?? [], this.#chosen);
    this.#sayResult();
    if (this.#root.contains(focused) && focused?.closest('[hidden], :disabled')) this.#title.focus();
  }

  /** Say how far the review is, or what came of it. */
  #words() {
    const { messages } = this;
    const { progress, isRunning, refusal } = this.review;
    const id = `refusal-${refusal?.replace('/', '-')}`;
    if (refusal !== null) return messages.text(messages.has(id) ? id : 'review-failed');
    const ply = Math.max(0, (progress?.curve.length ?? 0) - 1);
    const plies = progress?.moves ?? 0;
    if (isRunning) {
      return progress ? messages.text('review-running', { ply, plies }) : messages.text('review-starts');
    }
    const count = progress?.mistakes.length ?? 0;
    return messages.text('review-done', { count, ply, plies, all: progress?.progress === 1 ? 'yes' : 'no' });
  }

  #sayResult() {
    const words = this.review.isRunning ? '' : this.#words();
    if (words && words !== this.#said) this.page.speech.say(words);
    this.#said = words;
  }

  /** Say where the position is on the curve. @param {Position} position */
  #place(position) {
    const { messages, review } = this;
    const { progress } = review;
    const ply = review.plyOf(position.node);
    if (!progress) return '';
    if (ply === null) return messages.text('review-elsewhere');
    const lead = this.#lead(position, progress.curve[ply][1]);
    return messages.text('review-place', { ply, plies: progress.moves, lead });
  }

  /** @param {Position} position @param {number} value */
  #lead(position, value) {
    const name = this.messages.name(position, value < 0 ? 1 : 0);
    return this.messages.text('review-lead', { name, value: Math.abs(value) });
  }

  /**
   * Open a mistake: go to the position before it, where the better move is shown.
   * @param {MistakeInfo | null} mistake
   */
  #choose(mistake) {
    this.#chosen = mistake?.ply ?? null;
    if (mistake) this.#go(mistake.ply - 1);
    this.#show();
  }

  /** Show on the board the better move and what follows it, at its position. @param {State} state */
  #showBetter({ position, reviewing }) {
    const { board } = this.page;
    const mistake = this.review.progress?.mistakes.find(({ ply }) => ply === this.#chosen);
    const isHere = reviewing && mistake && position && this.review.plyOf(position.node) === mistake.ply - 1;
    const dots = isHere ? dotsOfLine(mistake.better.line).slice(0, MAX_LINE) : [];
    const first = mistake?.player ?? 0;
    const better = dots.map(({ x, y }, wait) => ({ x, y, player: (first + wait) % 2 }));
    board.advised = { ...board.advised, better };
  }
}
