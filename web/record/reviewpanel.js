import { dotsOfLine, MAX_LINE } from '../model/lines.js';
import { formatPoints, pointName } from '../model/points.js';
import { isReviewable } from '../model/position.js';
import { reasonsText } from '../panels/hints.js';
import { Curve } from './curve.js';
import { byId, dotIcon, make } from '../ui/element.js';
import { lineText } from '../ui/movetext.js';
/** @import { Board } from '../board/board.js' */
/** @import { Mistake } from '../engine/thinker.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Speech } from '../panels/speech.js' */
/** @import { Game } from '../play/game.js' */
/** @import { Review } from './review.js' */
/** @import { Walker } from './walker.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

/** What is seen here of the page's state. */
const SEEN = /** @type {const} */ (['position', 'queue', 'stage', 'draft', 'reviewing']);

/** Why there never will be a review. */
const HOPELESS = ['review/no-moves', 'review/too-long'];

/** The review beside the board: its curve, and the moves that lost most, each a way to its position. */
export class ReviewPanel {
  #root = byId('review', HTMLElement);
  #page = byId('page', HTMLElement);
  #title = byId('review-title', HTMLElement);
  #progress = byId('review-progress', HTMLElement);
  #bar = byId('review-bar', HTMLElement);
  #told = byId('review-told', HTMLElement);
  #list = byId('review-list', HTMLElement);
  #cancel = byId('review-cancel', HTMLButtonElement);
  #add = byId('review-add', HTMLButtonElement);
  #again = byId('review-again', HTMLButtonElement);
  #hint = byId('hint-ask', HTMLButtonElement);
  #ask = byId('review-ask', HTMLButtonElement);
  #askOfRecord = byId('review-record', HTMLButtonElement);
  #curve;
  /** The mistake that is looked at, by its move. @type {number | null} */
  #chosen = null;
  /** The node to which the curve leads, once the engine has time. @type {number | null} */
  #wanted = null;
  /** The edition of the tree in which all of it is to be found. @type {number | null} */
  #added = null;
  /** What the list was made from. */
  #listed = '';
  #said = '';

  /**
   * @param {Messages} messages
   * @param {Review} review
   * @param {{store: Store, game: Game, board: Board, walker: Walker, speech: Speech}} page
   */
  constructor(messages, review, page) {
    this.messages = messages;
    this.review = review;
    this.page = page;
    this.#curve = new Curve(byId('review-curve', HTMLElement), (ply) => this.#go(ply));
    this.#ask.onclick = this.#askOfRecord.onclick = () => this.open();
    this.#add.onclick = () => void this.#graft();
    this.#again.onclick = () => this.#start();
    this.#cancel.onclick = () => {
      review.cancel();
      this.#title.focus();
    };
    byId('review-close', HTMLButtonElement).onclick = () => this.close();
    this.#root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
    review.onChange = () => this.#follow(page.store.state);
    page.store.subscribe((state, before) => {
      if (SEEN.some((key) => state[key] !== before[key])) this.#follow(state);
    });
    this.#follow(page.store.state);
  }

  /** Shows the review of the line on which the game stands; it begins unless it is known. */
  open() {
    const {
      review,
      page: { store },
    } = this;
    const { position } = store.state;
    if (!position) return;
    if (
      !review.isRunning &&
      (!review.told || (review.told.progress === 1 && review.plyOf(position.node) === null))
    ) {
      this.#start();
    }
    store.update({ reviewing: true });
    this.#title.focus();
  }

  /** Puts it away; it goes on. */
  close() {
    this.#chosen = null;
    this.page.store.update({ reviewing: false });
    this.page.board.element.focus({ preventScroll: true });
  }

  #start() {
    this.#chosen = this.#added = null;
    this.#said = '';
    void this.review.start();
  }

  /** @param {State} state */
  #follow({ position, stage, draft, queue, reviewing }) {
    if (draft && reviewing) return this.page.store.update({ reviewing: false });
    const { review } = this;
    const there = position !== null && isReviewable(position);
    const isKnown = review.isRunning || (position !== null && review.plyOf(position.node) !== null);
    this.#ask.hidden = !there || !(position.outcome || (isKnown && position.ply < position.plies));
    this.#hint.hidden = !this.#ask.hidden;
    this.#askOfRecord.hidden = position?.players !== 2;
    this.#ask.disabled = this.#askOfRecord.disabled = !there || stage.name !== 'ready';
    if (this.#wanted !== null && !queue.some(({ kind }) => kind === 'go_to')) {
      const node = this.#wanted;
      this.#wanted = null;
      this.page.walker.goTo(node);
    }
    this.#show();
  }

  /** To a position of the line. @param {number} ply */
  #go(ply) {
    const [node] = this.review.told?.curve[ply] ?? [];
    if (node === undefined) return;
    if (this.page.store.state.queue.some(({ kind }) => kind === 'go_to')) this.#wanted = node;
    else this.page.walker.goTo(node);
  }

  /** The better moves and what follows them, as variations of the record. */
  async #graft() {
    const {
      review: { told },
      messages,
      page: {
        game,
        store: {
          state: { position },
        },
      },
    } = this;
    if (!told || !position) return;
    const answer = await game.ask({
      kind: 'graft',
      nodes: told.mistakes.map(({ ply }) => told.curve[ply - 1][0]),
      lines: told.mistakes.map(({ better }) => formatPoints(dotsOfLine(better.line))),
      comments: told.mistakes.map((mistake) =>
        messages.text('review-comment', this.#values(position, mistake)),
      ),
    });
    if (answer.kind === 'error') return game.onRefusal(answer);
    if (answer.kind === 'position') this.#added = answer.tree;
    this.#show();
  }

  #show() {
    const {
      review,
      page: {
        store: { state },
      },
    } = this;
    const { position, reviewing } = state;
    const { told, isRunning, refusal } = review;
    this.#root.hidden = !reviewing;
    this.#page.classList.toggle('reviewing', reviewing);
    this.#draw(state);
    if (!reviewing || !position) return;
    const { activeElement: focused } = document; // the browser takes the focus from what is hidden
    const share = told?.progress ?? 0;
    this.#progress.hidden = !isRunning;
    this.#bar.classList.toggle('unknown', share === 0);
    /** @type {HTMLElement} */ (this.#bar.firstElementChild).style.transform = share
      ? `scaleX(${share})`
      : '';
    if (share) this.#bar.setAttribute('aria-valuenow', String(Math.round(100 * share)));
    else this.#bar.removeAttribute('aria-valuenow');
    const isAdded = position.tree === this.#added;
    this.#add.hidden = isRunning || !told?.mistakes.length;
    this.#add.disabled = isAdded;
    this.messages.label(this.#add, isAdded ? 'review-added' : 'review-add');
    this.#again.hidden = isRunning || told?.progress === 1 || HOPELESS.includes(refusal ?? '');
    this.#told.textContent = this.#words();
    this.#curve.show({
      values: told?.curve.map(([, value]) => value) ?? [],
      moves: told?.moves ?? 0,
      at: review.plyOf(position.node),
      marked: told?.mistakes ?? [],
      lead: (value) => this.#lead(position, value),
      told: this.#place(position),
    });
    this.#fill(position);
    this.#say();
    if (this.#root.contains(focused) && focused?.closest('[hidden], :disabled')) this.#title.focus();
  }

  /** How far it is, or what has come of it. */
  #words() {
    const {
      messages,
      review: { told, isRunning, refusal },
    } = this;
    const id = `refusal-${refusal?.replace('/', '-')}`;
    if (refusal !== null) return messages.text(messages.has(id) ? id : 'review-failed');
    const count = told?.mistakes.length ?? 0;
    const [ply, plies] = [Math.max(0, (told?.curve.length ?? 0) - 1), told?.moves ?? 0];
    if (isRunning) {
      return told ? messages.text('review-running', { ply, plies }) : messages.text('review-starts');
    }
    return messages.text('review-done', { count, ply, plies, all: told?.progress === 1 ? 'yes' : 'no' });
  }

  /** Its end, to a screen reader. */
  #say() {
    const words = this.review.isRunning ? '' : this.#words();
    if (words && words !== this.#said) this.page.speech.say(words);
    this.#said = words;
  }

  /** Where the game stands on the curve, in words. @param {Position} position */
  #place(position) {
    const { messages, review } = this;
    const { told } = review;
    const ply = review.plyOf(position.node);
    if (!told) return '';
    if (ply === null) return messages.text('review-elsewhere');
    return messages.text('review-place', {
      ply,
      plies: told.moves,
      lead: this.#lead(position, told.curve[ply][1]),
    });
  }

  /** @param {Position} position @param {number} value */
  #lead(position, value) {
    const { messages } = this;
    return messages.text('review-lead', {
      name: messages.name(position, value < 0 ? 1 : 0),
      value: Math.abs(value),
    });
  }

  /** @param {Position} position */
  #fill(position) {
    const mistakes = this.review.told?.mistakes ?? [];
    const listed = JSON.stringify([mistakes, this.#chosen, position.names]);
    if (listed === this.#listed) return;
    this.#listed = listed;
    const rows = mistakes.map((mistake) => this.#row(position, mistake));
    const focused = [...this.#list.children].find((row) => row.contains(document.activeElement));
    this.#list.replaceChildren(...rows);
    if (focused instanceof HTMLElement) {
      rows
        .find((row) => row.dataset.ply === focused.dataset.ply)
        ?.querySelector('button')
        ?.focus();
    }
  }

  /** @param {Position} position @param {Mistake} mistake */
  #values(position, { ply, player, loss, better, ...point }) {
    const { messages } = this;
    return {
      ply,
      name: messages.name(position, player),
      point: pointName(point),
      loss: Math.round(loss),
      better: pointName(better),
      why: reasonsText(messages, better.reasons),
    };
  }

  /** @param {Position} position @param {Mistake} mistake */
  #row(position, mistake) {
    const { messages } = this;
    const { ply, player, better, answer } = mistake;
    const isChosen = ply === this.#chosen;
    const values = this.#values(position, mistake);
    const button = make(
      'button',
      { type: 'button', onclick: () => this.#choose(isChosen ? null : mistake) },
      dotIcon(player),
      make(
        'span',
        {},
        messages.text('review-mistake', values),
        ' ',
        make('span', { className: 'better' }, messages.text('review-better', values)),
      ),
    );
    button.setAttribute('aria-pressed', String(isChosen));
    const row = make('li', { className: `player-${player}` }, button);
    row.dataset.ply = String(ply);
    if (isChosen) {
      row.append(
        ...[
          ['review-then', better.line.slice(2)],
          ['review-answer', answer],
        ]
          .filter(([, line]) => line)
          .map(([id, line]) =>
            make('p', {}, messages.text(id, { ...values, line: lineText(messages, line) })),
          ),
      );
    }
    return row;
  }

  /** Goes before a mistake, where the better move is shown. @param {Mistake | null} mistake */
  #choose(mistake) {
    this.#chosen = mistake?.ply ?? null;
    if (mistake) this.#go(mistake.ply - 1);
    this.#show();
  }

  /** The better move and what follows it, where it would have been made. @param {State} state */
  #draw({ position, reviewing }) {
    const { board } = this.page;
    const mistake = this.review.told?.mistakes.find(({ ply }) => ply === this.#chosen);
    const isThere = reviewing && mistake && position && this.review.plyOf(position.node) === mistake.ply - 1;
    const dots = isThere ? dotsOfLine(mistake.better.line).slice(0, MAX_LINE) : [];
    board.advised = {
      ...board.advised,
      better: dots.map(({ x, y }, wait) => ({ x, y, player: ((mistake?.player ?? 0) + wait) % 2 })),
    };
  }
}
