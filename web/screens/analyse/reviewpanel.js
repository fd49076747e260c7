import { dotsOfLine } from '../../model/lines.js';
import { formatPoints } from '../../model/points.js';
import { isReviewable } from '../../model/position.js';
import { Curve } from '../../review/curve.js';
import { leadText } from '../../review/leadtext.js';
import { watchPatiently } from '../../store/patience.js';
import { isReady } from '../../store/state.js';
import { make } from '../../ui/element.js';
import { setProgress } from '../../ui/progress.js';
import { largeOf, MistakeList, mistakeValues, scenesOfMistake } from './mistakes.js';
import { placeText, progressText } from './reviewtext.js';
/** @import { Explanation } from '../../advice/explanation.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { MistakeInfo } from '../../protocol.js' */
/** @import { Walker } from '../../record/walker.js' */
/** @import { State } from '../../store/state.js' */
/** @import { Review } from '../../review/review.js' */

const SHOWN = /** @type {const} */ (['position', 'queue', 'draft', 'reviewing', 'seats', 'limits', 'stage']);
/** Refusals that another attempt would only repeat. */
const FINAL = ['review/no-moves', 'review/too-long'];

/** The review: its curve, and the worst mistakes. */
export class ReviewPanel {
  #status = make('p', { id: 'review-told' });
  #bar = make('div', { id: 'review-bar', className: 'bar', role: 'progressbar' }, make('span'));
  #cancel = make('button', { type: 'button', id: 'review-cancel' });
  #progress = make('div', { id: 'review-progress' }, this.#bar, this.#cancel);
  #small = make('input', { type: 'checkbox', id: 'review-small' });
  #smallText = make('span');
  #smallRow = make(
    'label',
    { id: 'review-small-row', className: 'check' },
    this.#small,
    ' ',
    this.#smallText,
  );
  #list = make('ol', { id: 'review-list' });
  #ask = button('review-start');
  #add = button('review-add');
  #again = button('review-again');
  /** Who led when: it stays in the margin when the rest is closed. */
  curve = make('div', { id: 'review-curve', className: 'curve', role: 'slider', tabIndex: 0, hidden: true });
  #curve;
  #mistakes;
  /** The ply of the mistake that is open. @type {number | null} */
  #chosen = null;
  /** The node that the slider of the curve wants, once no earlier step waits. @type {number | null} */
  #wanted = null;
  /** The edition of the tree that contains the review. @type {number | null} */
  #added = null;
  /** The ply of the mistake that is explained. @type {number | null} */
  #explained = null;
  #said = '';
  element;

  /** @param {WholePage} page @param {Walker} walker @param {Explanation} explanation @param {Review} review @param {HTMLElement} puzzles the button that makes puzzles */
  constructor(page, walker, explanation, review, puzzles) {
    const { store, messages } = page;
    this.page = page;
    this.store = store;
    this.messages = messages;
    this.review = review;
    this.walker = walker;
    this.explanation = explanation;
    for (const [element, id] of /** @type {[Element, string][]} */ ([
      [this.#bar, 'review-progress'],
      [this.#cancel, 'cancel'],
      [this.#list, 'review-list'],
      [this.#ask, 'review-start'],
      [this.#again, 'review-again'],
      [this.curve, 'review-curve'],
    ])) {
      messages.label(element, id);
    }
    this.curve.setAttribute('aria-valuemin', '0');
    this.#curve = new Curve(this.curve, (ply) => this.#go(ply));
    this.#mistakes = new MistakeList(this.#list, messages, (mistake) => this.choose(mistake));
    this.#small.onchange = () => this.#show();
    this.#add.onclick = () => void this.#addToRecord();
    this.#ask.onclick = this.#again.onclick = () => this.#start();
    this.#cancel.onclick = () => review.cancel();
    this.element = make(
      'section',
      { id: 'review' },
      this.#status,
      this.#progress,
      make(
        'div',
        { id: 'review-body' },
        this.#smallRow,
        this.#list,
        make('p', { className: 'actions' }, this.#ask, this.#add, puzzles, this.#again),
      ),
    );
    review.on('change', () => this.#follow(store.state));
    watchPatiently(store, SHOWN, (state) => this.#follow(state));
    this.#follow(store.state);
  }

  /** Start a review of the current line, unless there is one. */
  begin() {
    const { review, store } = this;
    const { position } = store.state;
    const isOfOtherLine = review.progress?.progress === 1 && position && review.plyOf(position.node) === null;
    if (!review.isRunning && (!review.progress || isOfOtherLine)) this.#start();
  }

  /** Return whether a mistake is explained at a position. @param {Position | null} position */
  isShown(position) {
    return (
      this.#chosen !== null && position !== null && this.review.plyOf(position.node) === this.#chosen - 1
    );
  }

  #start() {
    this.#chosen = this.#added = null;
    this.#said = '';
    void this.review.start();
  }

  /** @param {State} state */
  #follow({ queue, reviewing }) {
    if (!reviewing) this.#chosen = null;
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
    const { position, reviewing, limits } = state;
    const { progress, isRunning, refusal } = this.review;
    if (position) this.#showCurve(position);
    this.element.hidden = !limits.hints || position?.players !== 2;
    if (!reviewing || !position) return;
    this.#explain(position);
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
    const isKnown = isRunning || progress !== null || refusal !== null;
    this.#status.hidden = !isKnown;
    this.#ask.hidden = isKnown || !isReviewable(position);
    this.#ask.disabled = !isReady(state);
    this.#again.hidden = !isKnown || isRunning || progress?.progress === 1 || FINAL.includes(refusal ?? '');
    this.#status.textContent = this.#words;
    this.#mistakes.show(position, mistakes, this.#chosen);
    this.#sayResult();
    if (this.element.contains(focused) && focused?.closest('[hidden], :disabled')) {
      this.element.closest('section:not(#review)')?.querySelector('h2')?.focus();
    }
  }

  /** Show who led when: it stays in the margin after the review is closed. @param {Position} position */
  #showCurve(position) {
    const { messages, review } = this;
    const { progress } = review;
    this.curve.hidden = !progress?.curve.length;
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
   * Open a mistake: go to the position before it, where it is explained.
   * @param {MistakeInfo | null} mistake
   */
  choose(mistake) {
    this.#chosen = mistake?.ply ?? null;
    this.#explained = null;
    if (mistake) this.#go(mistake.ply - 1);
    this.#show();
  }

  /** Explain the mistake that is open, once the board shows the position before it. @param {Position} position */
  #explain(position) {
    const mistake = this.review.progress?.mistakes.find(({ ply }) => ply === this.#chosen);
    if (!mistake || !this.isShown(position)) return void (this.#explained = null);
    if (this.#explained === mistake.ply) return;
    this.#explained = mistake.ply;
    this.explanation.show(scenesOfMistake(this.messages, position, mistake));
  }
}

/** @param {string} id */
const button = (id) => make('button', { type: 'button', id, hidden: true });
