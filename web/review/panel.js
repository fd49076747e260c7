import { dotsOfLine, MAX_LINE } from '../model/lines.js';
import { formatPoints } from '../model/points.js';
import { isReviewable } from '../model/position.js';
import { byId } from '../ui/element.js';
import { setProgress } from '../ui/progress.js';
import { Curve } from './curve.js';
import { MistakeList, mistakeValues } from './mistakes.js';
import { leadText, placeText, progressText } from './words.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { MistakeInfo } from '../protocol.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { State } from '../store/state.js' */
/** @import { Line } from './mistakes.js' */
/** @import { Review } from './review.js' */

const MIN_LOSS = 2; // dots that a mistake costs to be named without being asked for
const SHOWN = /** @type {const} */ (['position', 'queue', 'stage', 'draft', 'reviewing', 'seats']);
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
  #small = byId('review-small', HTMLInputElement);
  #smallRow = byId('review-small-row', HTMLElement);
  #hint = byId('hint-ask', HTMLButtonElement);
  #ask = byId('review-ask', HTMLButtonElement);
  #askInRecord = byId('review-record', HTMLButtonElement);
  #curve;
  #mistakes;
  /** The ply of the mistake that is open. @type {number | null} */
  #chosen = null;
  /** What is shown of it on the board. @type {Line} */
  #line = 'better';
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
    this.#mistakes = new MistakeList(
      list,
      messages,
      (mistake) => this.#choose(mistake),
      (line) => this.#showLine(line),
    );
    this.#small.onchange = () => this.#show();
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
    const { curve } = progress;
    const mistakes = this.#shown;
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
    const mistakes = this.#shown;
    const all = progress?.mistakes.length ?? 0;
    this.#smallRow.hidden = isRunning || this.#large.length === 0 || this.#large.length === all;
    messages.label(byId('review-small-text', HTMLElement), 'review-small', {
      count: all - this.#large.length,
    });
    this.#add.hidden = isRunning || !mistakes.length;
    this.#add.disabled = isAdded;
    messages.label(this.#add, isAdded ? 'review-added' : 'review-add');
    this.#again.hidden = isRunning || progress?.progress === 1 || FINAL.includes(refusal ?? '');
    this.#status.textContent = this.#words;
    this.#curve.show({
      values: progress?.curve.map(([, value]) => value) ?? [],
      moves: progress?.moves ?? 0,
      at: this.review.plyOf(position.node),
      marked: mistakes,
      lead: (value) => leadText(messages, position, value),
      place: placeText(messages, this.review, position),
    });
    this.#mistakes.show(position, mistakes, this.#chosen, this.#line);
    this.#sayResult();
    if (this.#root.contains(focused) && focused?.closest('[hidden], :disabled')) this.#title.focus();
  }

  /** How far the review is, or what came of it, in words. */
  get #words() {
    return progressText(this.messages, this.review, this.store.state, this.#shown);
  }

  /** The mistakes that cost at least two dots. */
  get #large() {
    return (this.review.progress?.mistakes ?? []).filter(({ loss }) => Math.round(loss) >= MIN_LOSS);
  }

  /** The mistakes in the list: the large ones, or all if there are no large ones or the player wants all. */
  get #shown() {
    const large = this.#large;
    return large.length && !this.#small.checked ? large : (this.review.progress?.mistakes ?? []);
  }

  #sayResult() {
    const words = this.review.isRunning ? '' : this.#words;
    if (words && words !== this.#said) this.page.speech.say(words);
    this.#said = words;
  }

  /**
   * Open a mistake: go to the position before it, where the better move is shown.
   * @param {MistakeInfo | null} mistake
   */
  #choose(mistake) {
    this.#chosen = mistake?.ply ?? null;
    this.#line = 'better';
    if (mistake) this.#go(mistake.ply - 1);
    this.#show();
  }

  /** Show on the board what follows the better move, or the mistake. @param {Line} line */
  #showLine(line) {
    this.#line = line;
    if (this.#chosen !== null) this.#go(this.#chosen - 1);
    this.#show();
  }

  /**
   * Show on the board the mistake that is open, and the better move or what the opponent made of it.
   * @param {State} state
   */
  #showBetter({ position, reviewing }) {
    const { board } = this.page;
    const mistake = this.review.progress?.mistakes.find(({ ply }) => ply === this.#chosen);
    const isHere = reviewing && mistake && position && this.review.plyOf(position.node) === mistake.ply - 1;
    const isAnswer = this.#line === 'answer';
    const first = (mistake?.player ?? 0) + (isAnswer ? 1 : 0);
    const better = dotsOfLine(isHere ? (isAnswer ? mistake.answer : mistake.better.line) : '')
      .slice(0, MAX_LINE)
      .map(({ x, y }, wait) => ({ x, y, player: (first + wait) % 2 }));
    const to = isAnswer ? null : (better[0] ?? null);
    const bad = isHere ? { x: mistake.x, y: mistake.y, player: mistake.player, to } : null;
    board.advised = { ...board.advised, better, bad };
  }
}
