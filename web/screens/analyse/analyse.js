import { Explanation } from '../../advice/explanation.js';
import { isReviewable } from '../../model/position.js';
import { byId, iconButton, make } from '../../ui/element.js';
import { Compare } from './compare.js';
import { Layers } from './layers.js';
import { sceneAt } from './points.js';
import { PuzzleMaker } from './puzzlemaker.js';
import { ReviewPanel } from './reviewpanel.js';
/** @import { Point } from '../../model/points.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { State } from '../../store/state.js' */

const FOLLOWED = /** @type {const} */ (['position', 'reviewing', 'draft', 'limits']);

/**
 * What explains the game, in place of its moves: a tap on the board asks about a point, buttons show more on the board,
 * and the review names the moves that lost most.
 */
export class Analyse {
  #page = byId('page', HTMLElement);
  #title = make('h2', { id: 'analyse-title', tabIndex: -1 });
  #compare = make('button', { type: 'button', id: 'analyse-compare' });
  #root;
  #explanation;
  #review;
  /** The boards side by side, once they were opened. @type {Compare | null} */
  #boards = null;
  /** Whether taps ask about points. */
  #isAsking = false;

  /** @param {WholePage} page */
  constructor(page) {
    const { doors, messages, review, store, table, walker } = page;
    this.page = page;
    this.#explanation = new Explanation(page);
    const layers = new Layers(page, (words) =>
      words ? this.#explanation.tell(words) : this.#explanation.rest(this.#invitation),
    );
    const puzzles = new PuzzleMaker(page, review, (texts) => doors.open('puzzles', texts));
    this.#review = new ReviewPanel(page, walker, this.#explanation, review, puzzles.button);
    const close = iconButton(messages, 'close', 'analyse-close', {
      id: 'analyse-close',
      onclick: () => this.close(),
    });
    messages.label(this.#title, 'analyse-title');
    messages.label(this.#compare, 'analyse-compare');
    this.#compare.onclick = () => this.#openBoards();
    this.#root = make(
      'section',
      { id: 'analysis', hidden: true },
      make('header', { role: 'none' }, this.#title, this.#compare, close),
      layers.element,
      this.#explanation.element,
      this.#review.element,
    );
    this.#root.setAttribute('aria-labelledby', this.#title.id);
    byId('moves-view', HTMLElement).before(this.#review.curve, this.#root);
    for (const element of [this.#root, this.#review.curve]) {
      element.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape' || !store.state.reviewing) return;
        event.stopPropagation();
        this.close();
      });
    }
    table.on('change', () => {
      if (this.#isAsking && !table.asking) this.close(); // Escape on the board
    });
    store.watch(FOLLOWED, (state, before) => this.#follow(state, before));
  }

  /** @param {string} [part] `review` starts that, unless there is one; `compare` opens two boards; `point` asks at the cursor */
  open(part) {
    const { board, store } = this.page;
    const { position, draft, limits, cursor } = store.state;
    if (!position || draft) return;
    store.update({ reviewing: true });
    this.#explanation.tell(this.#invitation);
    if (part === 'review' && isReviewable(position) && limits.hints) this.#review.begin();
    if (part === 'compare') this.#openBoards();
    else if (part === 'point') {
      board.element.focus({ preventScroll: true });
      if (cursor && this.#isAsking) void this.#explain(cursor);
    } else this.#title.focus();
  }

  /** Show two lines side by side. */
  #openBoards() {
    this.#boards ??= new Compare(this.page);
    void this.#boards.open();
  }

  close() {
    this.page.store.update({ reviewing: false });
    this.page.board.element.focus({ preventScroll: true });
  }

  /** What one can do on the board. */
  get #invitation() {
    return this.page.store.state.limits.hints ? this.page.messages.text('analyse-tap') : '';
  }

  /** @param {State} state @param {State} before */
  #follow({ reviewing, draft, limits, position }, before) {
    if (draft && reviewing) return this.page.store.update({ reviewing: false });
    this.#root.hidden = !reviewing;
    this.#page.classList.toggle('reviewing', reviewing);
    this.#ask(reviewing && limits.hints);
    if (!reviewing) {
      if (before.reviewing) this.#explanation.clear();
    } else if (position?.node !== before.position?.node && !this.#review.isShown(position)) {
      this.#explanation.rest(this.#invitation);
    }
  }

  /** Let the next taps on the board ask about points, or not. @param {boolean} isAsking */
  #ask(isAsking) {
    const { table } = this.page;
    if (isAsking === this.#isAsking) return;
    this.#isAsking = isAsking;
    table.asking = isAsking ? (point) => void this.#explain(point) : null;
  }

  /** @param {Point} point */
  async #explain(point) {
    const { engine, messages, store, table } = this.page;
    const { position } = store.state;
    const answer = await engine.ask({ kind: 'why', ...point }).catch(() => null);
    if (!position || position !== store.state.position || answer?.kind !== 'reasons') return;
    this.#review.choose(null);
    const { words, picture } = sceneAt(messages, position, answer);
    const act = () => {
      this.#ask(false);
      table.tap(point, performance.now());
      this.#ask(store.state.reviewing);
    };
    this.#explanation.tell(words, picture, [], isFree(position, point) ? [{ id: 'analyse-put', act }] : []);
  }
}

/** Return whether a dot can be put on a point. @param {Position} position @param {Point} point */
const isFree = ({ refusals, width }, { x, y }) => refusals[y * width + x] === '.';

/** @param {WholePage} page */
export const create = (page) => new Analyse(page);
