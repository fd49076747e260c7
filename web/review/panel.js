import { dotsOfLine } from '../model/lines.js';
import { formatPoints } from '../model/points.js';
import { watchPatiently } from '../store/patience.js';
import { byId } from '../ui/element.js';
import { setProgress } from '../ui/progress.js';
import { Curve } from './curve.js';
import { adviceOf, largeOf, MistakeList, mistakeValues } from './mistakes.js';
import { leadText, placeText, progressText } from './reviewtext.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { MistakeInfo } from '../protocol.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { State } from '../store/state.js' */
/** @import { Line } from './mistakes.js' */
/** @import { Review } from './review.js' */

const SHOWN = /** @type {const} */ (['position', 'queue', 'draft', 'reviewing', 'seats', 'limits']);
/** Refusals that another attempt would only repeat. */
const FINAL = ['review/no-moves', 'review/too-long'];

/** The review in the margin: its curve, and the worst mistakes. */
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
  #smallText = byId('review-small-text', HTMLElement);
  #smallRow = byId('review-small-row', HTMLElement);
  #curveRoot = byId('review-curve', HTMLElement);
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
    this.#curve = new Curve(this.#curveRoot, (ply) => this.#go(ply));
    this.#mistakes = new MistakeList(byId('review-list', HTMLElement), messages, {
      choose: (mistake) => this.#choose(mistake),
      showLine: (line) => this.#showLine(line),
    });
    this.#small.onchange = () => this.#show();
    this.#add.onclick = () => void this.#addToRecord();
    this.#again.onclick = () => this.#start();
    this.#cancel.onclick = () => {
      review.cancel();
      this.#title.focus();
    };
    byId('review-close', HTMLButtonElement).onclick = () => this.#close();
    for (const element of [this.#root, this.#curveRoot]) {
      element.addEventListener('keydown', (event) => event.key === 'Escape' && this.#leave(event));
    }
    review.on('change', () => this.#follow(store.state));
    watchPatiently(store, SHOWN, (state) => this.#follow(state));
    this.#follow(store.state);
  }

  /** Show the review of the current line, and start it if there is none. */
  open() {
    const { review, store } = this;
    const { position, limits } = store.state;
    if (!position || !limits.hints) return;
    const isOfOtherLine = review.progress?.progress === 1 && review.plyOf(position.node) === null;
    if (!review.isRunning && (!review.progress || isOfOtherLine)) this.#start();
    store.update({ reviewing: true });
    this.#title.focus();
  }

  /** @param {Event} event */
  #leave(event) {
    event.stopPropagation();
    if (this.store.state.reviewing) this.#close();
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
  #follow({ draft, queue, reviewing, limits }) {
    if ((draft || !limits.hints) && reviewing) return this.store.update({ reviewing: false });
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
    if (position) this.#showCurve(position);
    if (!reviewing || !position) return;
    const { activeElement: focused } = document; // what is hidden below loses the focus
    this.#progress.hidden = !isRunning;
    setProgress(this.#bar, progress?.progress || null);
    const isAdded = position.tree === this.#added;
    const mistakes = this.#shown;
    const all = progress?.mistakes ?? [];
    const large = largeOf(all).length;
    this.#smallRow.hidden = isRunning || !large || large === all.length;
    messages.label(this.#smallText, 'review-small', { count: all.length - large });
    this.#add.hidden = isRunning || !mistakes.length;
    this.#add.disabled = isAdded;
    messages.label(this.#add, isAdded ? 'review-added' : 'review-add');
    this.#again.hidden = isRunning || progress?.progress === 1 || FINAL.includes(refusal ?? '');
    this.#status.textContent = this.#words;
    this.#mistakes.show(position, mistakes, this.#chosen, this.#line);
    this.#sayResult();
    if (this.#root.contains(focused) && focused?.closest('[hidden], :disabled')) this.#title.focus();
  }

  /** Show who led when: it stays in the margin after the review is closed. @param {Position} position */
  #showCurve(position) {
    const { messages, review } = this;
    const { progress } = review;
    this.#curveRoot.hidden = !progress?.curve.length;
    if (!progress) return;
    this.#curve.show({
      values: progress.curve.map(([, value]) => value),
      moves: progress.moves,
      at: review.plyOf(position.node),
      marked: this.#shown,
      lead: (value) => leadText(messages, position, value),
      place: placeText(messages, review, position),
    });
  }

  /** How far the review is, or what came of it, in words. */
  get #words() {
    return progressText(this.messages, this.review, this.store.state, this.#shown);
  }

  /** The mistakes in the list: the large ones, or all if the player wants all or the game has no large ones. */
  get #shown() {
    const all = this.review.progress?.mistakes ?? [];
    const large = largeOf(all);
    return this.#small.checked || !(large.length || this.review.isRunning) ? all : large;
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
    const advice = isHere ? adviceOf(mistake, this.#line) : { better: [], bad: null };
    board.advised = { ...board.advised, ...advice };
  }
}
