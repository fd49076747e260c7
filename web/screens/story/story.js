import { addressOfPage, canShareFiles, share } from '../../base/browser.js';
import { Demonstration } from '../../board/demonstration.js';
import { watchInks } from '../../board/inks.js';
import { makePuzzle } from '../../engine/puzzlemaking.js';
import { sharedPicture } from '../../files/picture.js';
import { dotsOfLine, MAX_LINE } from '../../model/lines.js';
import { pointName } from '../../model/points.js';
import { isReviewable, settingsOf } from '../../model/position.js';
import { isAllowed, isLevel, LEVELS, PERSON } from '../../model/seats.js';
import { byId, make, makeSvg, prose } from '../../ui/element.js';
import { namesFor } from '../../ui/levels.js';
import { isStill } from '../../ui/look.js';
import { resultText } from '../../ui/texts.js';
import { drawFigure } from './figure.js';
/** @import { GamePosition } from '../../model/position.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { MomentInfo } from '../../protocol.js' */
/** @import { Review } from '../../review/review.js' */

const FIGURE = 128; // CSS pixels of a small board's side, which may be drawn smaller
/** A line under the title, and another one, as a pen draws them. */
const UNDERLINE = 'M3 7C40 3 88 9 130 5S214 3 237 6M22 14C60 10 116 15 160 11S204 11 214 12';
/** The chapters of the lessons about what is no shape with a lesson of its own. */
const CHAPTERS = /** @type {Record<string, string>} */ ({ grounded: 'edge', areas: 'edge', freed: 'dead' });

/** @typedef {NonNullable<MomentInfo['chance']>} Chance */

/**
 * What the card of the result tells of the game: what decided it, as small boards that lead there and to a puzzle, a
 * game at another level, a lesson, and a picture to share.
 */
export class Story {
  #card = byId('result', HTMLElement);
  #root = byId('result-story', HTMLElement);
  #title = make('h3', { id: 'story-title' });
  #seeks = make('p', { id: 'story-seeks' });
  #list = make('ol', { id: 'story-moments' });
  #lesson = make('button', { type: 'button', id: 'story-lesson', className: 'link', hidden: true });
  #level = make('button', { type: 'button', id: 'story-level', hidden: true });
  /** @type {Review | null} */
  #review = null;
  /** The position in which the game ended. @type {GamePosition | null} */
  #ended = null;
  /** The end of the game of which puzzles are made. @type {GamePosition | null} */
  #made = null;
  /** The puzzles of the moments, by their plies; '' where none can be proved. @type {Map<number, string>} */
  #puzzles = new Map();
  /** The node before a missed chance, while the board shows what would have been better. @type {number | null} */
  #advised = null;
  #demonstration;
  /** What the list was made from. */
  #shown = '';

  /** @param {WholePage} page */
  constructor(page) {
    this.page = page;
    const { board, messages, settings, store } = page;
    this.#demonstration = new Demonstration(
      (shown) => (board.advised = { ...board.advised, shown }),
      () => isStill(settings),
    );
    messages.label(this.#title, 'story-title');
    messages.label(this.#seeks, 'story-seeks');
    this.#list.setAttribute('aria-labelledby', this.#title.id);
    this.#root.append(this.#title, this.#seeks, this.#list, this.#lesson);
    byId('result-again', HTMLElement).after(this.#level);
    const flourish = makeSvg('svg', { id: 'flourish', viewBox: '0 0 240 18', 'aria-hidden': 'true' });
    flourish.append(makeSvg('path', { d: UNDERLINE, pathLength: 1 }));
    byId('result-title', HTMLElement).after(flourish);
    byId('result-share', HTMLElement).onclick = () => void this.#share();
    watchInks(() => this.#draw(true));
    store.watch(['position'], () => this.#forgetAdvice());
  }

  /** Tell of the game that has just ended, and review it. @param {Review} review */
  tell(review) {
    const { position, limits } = this.page.store.state;
    if (!position) return;
    if (!this.#review) review.on('change', () => this.#follow());
    this.#review = review;
    this.#ended = position;
    this.#puzzles.clear();
    this.#showResult(position);
    const isKnown = review.isRunning || review.plyOf(position.node) !== null;
    if (isReviewable(position) && limits.hints && !isKnown) void review.start();
    else this.#follow();
  }

  /** Whether the person here has won, or lost, alone against the computer; null if neither. @param {GamePosition} position */
  #hasWon({ outcome, players }) {
    const { seats } = this.page.store.state;
    const persons = Array.from({ length: players }, (_, player) => player).filter((each) => !seats[each]);
    const isAlone = persons.length === 1 && seats.some(isLevel);
    return isAlone && outcome?.winner != null ? outcome.winner === persons[0] : null;
  }

  /** Underline what a person here has won, and offer a fitting level. @param {GamePosition} position */
  #showResult(position) {
    const { messages, store, shelf } = this.page;
    const { seats, fits, limits, byLink } = store.state;
    const winner = position.outcome?.winner ?? null;
    const isHere = byLink ? winner === byLink.you : winner !== null && (seats[winner] ?? PERSON) === PERSON;
    this.#card.className = isHere ? `won player-${winner}` : '';
    const hasWon = this.#hasWon(position);
    const level = Math.max(...seats.filter(isLevel)) + (hasWon ? 1 : -1);
    this.#level.hidden = fits || hasWon === null || !LEVELS.includes(level) || !isAllowed(level, limits);
    messages.label(this.#level, hasWon ? 'story-harder' : 'story-easier', { level });
    this.#level.onclick = () => {
      const others = seats.map((seat) => (isLevel(seat) ? level : seat));
      const names = namesFor(messages, position.names, others);
      void shelf.startGame({ ...settingsOf(position), names }, others);
    };
  }

  /** Show what the review has found so far. */
  #follow() {
    const { progress } = this.#review ?? {};
    this.#draw(false);
    if (!progress?.told || this.#made === this.#ended) return;
    const { messages, speech } = this.page;
    const words = progress.moments.map((moment) => `${this.#words(moment)}.`);
    if (words.length) speech.say([`${messages.text('story-title')}:`, ...words].join(' '));
    void this.#makePuzzles(progress.moments);
  }

  /** @param {boolean} isAfresh whether the small boards look different now */
  #draw(isAfresh) {
    const { progress, isRunning } = this.#review ?? {};
    const moments = progress?.moments ?? [];
    this.#seeks.hidden = !isRunning || progress?.told === true;
    this.#title.hidden = this.#seeks.hidden && !moments.length;
    const told = moments.map(({ ply, shape, chance }) => [ply, shape, chance?.ply]);
    const shown = JSON.stringify([progress?.told, told, [...this.#puzzles], this.page.store.state.seats]);
    if (shown === this.#shown && !isAfresh) return;
    this.#shown = shown;
    const focused = document.activeElement?.id;
    this.#list.replaceChildren(...moments.map((moment) => this.#item(moment)));
    if (focused) document.getElementById(focused)?.focus();
    this.#offerLesson(moments);
  }

  /** Say what happened in a moment. @param {MomentInfo} moment */
  #words({ ply, winner, frame }) {
    const count = frame.change.taken.reduce((sum, { captured }) => sum + captured, 0);
    const id = frame.last.player === winner ? 'story-took' : 'story-lost';
    return this.page.messages.text(id, { ply, point: pointName(frame.last), count });
  }

  /** @param {MomentInfo} moment */
  #item(moment) {
    const { messages } = this.page;
    const { ply, winner, frame } = moment;
    const see = make(
      'button',
      { type: 'button', id: `story-${ply}`, className: 'moment', title: messages.text('story-see') },
      drawFigure(/** @type {GamePosition} */ (this.#ended), frame, FIGURE),
      make('span', {}, ...prose(this.#words(moment))),
    );
    see.onclick = () => void this.#goTo(ply);
    return make('li', { className: `player-${winner}` }, see, ...this.#retry(moment));
  }

  /** Return the button to try a moment again, if a person here missed something. @param {MomentInfo} moment */
  #retry({ ply, winner, chance }) {
    const { messages, doors, store } = this.page;
    const puzzle = this.#puzzles.get(ply);
    if (!chance || puzzle === undefined || store.state.seats[1 - winner]) return [];
    const label = puzzle ? 'story-retry' : 'story-better';
    const button = make('button', { type: 'button', id: `story-retry-${ply}`, className: 'retry' });
    button.textContent = messages.text(label);
    button.onclick = () => (puzzle ? void doors.open('puzzles', [puzzle]) : void this.#showBetter(chance));
    return [button];
  }

  /** Offer the lesson about what has cost a person here most. @param {MomentInfo[]} moments */
  #offerLesson(moments) {
    const { messages, doors, store } = this.page;
    const lost = moments.filter(({ winner }) => !store.state.seats[1 - winner]);
    const [worst] = lost.sort((a, b) => b.gain - a.gain);
    this.#lesson.hidden = !worst || !this.#review?.progress?.told;
    if (!worst) return;
    const what = whatHappened(worst);
    messages.label(this.#lesson, 'story-lesson', { what });
    this.#lesson.onclick = () => void doors.open('learn', CHAPTERS[what] ?? what);
  }

  /** Show a moment on the board: the move before it, and then the move itself. @param {number} ply */
  async #goTo(ply) {
    const { game, walker } = this.page;
    walker.stop();
    await game.ask({ kind: 'go', ply: ply - 1 });
    await game.ask({ kind: 'redo' });
  }

  /** Show on the board what would have been better. @param {Chance} chance */
  async #showBetter({ ply, better, ...bad }) {
    const { game, walker } = this.page;
    walker.stop();
    const answer = await game.ask({ kind: 'go', ply: ply - 1 });
    if (answer.kind !== 'position') return;
    const player = answer.turn;
    this.#advised = answer.node;
    const dots = dotsOfLine(better.line)
      .slice(0, MAX_LINE)
      .map(({ x, y }, wait) => ({ x, y, player: (player + wait) % 2, number: wait + 1 }));
    this.#demonstration.play({ dots, bad: { ...bad, player, to: null } });
  }

  /** Remove what is shown on the board once it shows another position. */
  #forgetAdvice() {
    const { store } = this.page;
    if (this.#advised === null || store.state.position?.node === this.#advised) return;
    this.#advised = null;
    this.#demonstration.play(null);
  }

  /** Make a puzzle of each moment that a person here could have prevented. @param {MomentInfo[]} moments */
  async #makePuzzles(moments) {
    const { game, thinker, store } = this.page;
    const ended = (this.#made = this.#ended);
    const missed = moments.filter(({ winner, chance }) => chance && !store.state.seats[1 - winner]);
    if (!missed.length) return;
    const saved = await game.ask({ kind: 'record' });
    if (saved.kind !== 'record') return;
    for (const { ply, chance } of missed) {
      const text = await makePuzzle(thinker, saved.record, /** @type {Chance} */ (chance), 'soon').catch(
        () => '',
      );
      if (ended !== this.#ended) return;
      this.#puzzles.set(ply, text);
      this.#draw(false);
    }
  }

  /** Share a picture of the end, with the link of the game; or open the dialog that has both. */
  async #share() {
    const { engine, messages, settings, store } = this.page;
    const { position, seats } = store.state;
    if (!position) return;
    const [picture, answer] = await Promise.all([
      sharedPicture(position, settings),
      engine.ask({ kind: 'link' }).catch(() => null),
    ]);
    const data = {
      title: document.title,
      text: position.outcome ? resultText(messages, position, seats) : '',
      url: answer?.kind === 'link' ? `${addressOfPage()}#${answer.link}` : '',
      files: picture ? [picture] : [],
    };
    if (data.url && picture && canShareFiles(data)) void share(data);
    else byId('share', HTMLElement).click();
  }
}

/** Return what a lesson about a moment is about. @param {MomentInfo} moment */
function whatHappened({ shape, frame }) {
  const { taken } = frame.change;
  if (shape !== 'ring') return shape;
  if (taken.some(({ freed }) => freed)) return 'freed';
  return taken.length > 1 ? 'areas' : shape;
}

/** @param {WholePage} page */
export const create = (page) => new Story(page);
