import { isSameBoard } from '../model/position.js';
import { byId } from '../ui/element.js';
import { Curve } from './curve.js';
import { leadText } from './leadtext.js';
/** @import { GamePosition, Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { LearningAnswer } from '../protocol.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { Review } from './review.js' */

const PAUSE = 120; // milliseconds without a change, in which the computer begins to think about its move
const MIN_MOVES = 20; // on the curve
const FOLLOWED = /** @type {const} */ (['position', 'queue', 'stage', 'draft', 'limits', 'reviewing']);

/** @typedef {Extract<LearningAnswer, {kind: 'course'}>} Course */

/** Who will lead, as the network expects after each move: a curve beside the score while a game is played. */
export class Lead {
  #root = byId('lead', HTMLElement);
  #told = byId('lead-told', HTMLElement);
  #curve;
  /** The nodes of the line. @type {number[]} */
  #line = [];
  /** The edition of the tree in which this is the line. */
  #tree = -1;
  /** By how many dots the first player will win, at each node where it is known. @type {Map<number, number>} */
  #leads = new Map();
  #alarm = 0;
  #isBusy = false;

  /** @param {FullPage} page @param {Walker} walker @param {Review} review */
  constructor({ store, settings, thinker, messages }, walker, review) {
    this.store = store;
    this.settings = settings;
    this.thinker = thinker;
    this.messages = messages;
    this.review = review;
    this.#curve = new Curve(byId('lead-curve', HTMLElement), (ply) => walker.goTo(this.#line[ply]));
    review.on('change', () => this.#follow());
    settings.watch(['lead', 'inks'], () => this.#follow());
    store.watch(FOLLOWED, ({ position }, before) => {
      if (position?.record && position !== before.position) this.#forget();
      // Captures can be declared after their dot.
      const was = before.position;
      if (position && was?.node === position.node && !isSameBoard(position, was)) {
        this.#leads.delete(position.node);
      }
      this.#follow();
    });
    this.#follow();
  }

  /** The position, if its game is one to follow. @returns {GamePosition | null} */
  get #followed() {
    const { position, draft, limits, reviewing } = this.store.state;
    if (this.settings.values.lead === 'off' || !limits.hints || draft || reviewing) return null;
    if (!position || position.players !== 2) return null;
    return position.outcome && this.review.progress ? null : position; // then the review has its own curve
  }

  #forget() {
    this.#line = [];
    this.#tree = -1;
    this.#leads.clear();
  }

  #follow() {
    const position = this.#followed;
    this.#root.hidden = !position;
    if (position) this.#show(position);
    clearTimeout(this.#alarm);
    if (this.#missing()) this.#alarm = setTimeout(() => void this.#ask(), PAUSE);
  }

  /** Return the position if something of its line is unknown, and the engine has time to tell it. */
  #missing() {
    const { queue, stage } = this.store.state;
    const position = this.#followed;
    if (!position || queue.length || stage.name !== 'ready') return null;
    const isLine = this.#tree === position.tree && this.#line.includes(position.node);
    return isLine && this.#line.every((node) => this.#leads.has(node)) ? null : position;
  }

  /** Ask about the line, once nobody waits for an answer of the computer. */
  async #ask() {
    const position = this.#missing();
    if (this.#isBusy || !position) return;
    this.#isBusy = true;
    const isFollowed = await this.#look(position).catch(() => false);
    this.#isBusy = false;
    if (isFollowed) this.#follow();
  }

  /** Look at a position. Return whether it can be looked at. @param {GamePosition} position */
  async #look(position) {
    const known = [...this.#leads.keys()];
    /** @type {Course | null} */
    const course = await this.thinker.learn({ kind: 'course', known }, 'idle');
    if (course && position.tree === this.store.state.position?.tree) this.#take(position, course);
    return true;
  }

  /** @param {GamePosition} position @param {Course} course */
  #take({ tree }, { curve }) {
    this.#tree = tree;
    this.#line = curve.map(([node]) => node);
    for (const [node, lead] of curve) {
      if (lead !== null) this.#leads.set(node, Math.round(10 * lead) / 10 + 0);
    }
  }

  /** @param {Position} position */
  #show(position) {
    const { messages } = this;
    const lead = (/** @type {number} */ value) => leadText(messages, position, value);
    const end = this.#line.findIndex((node) => !this.#leads.has(node));
    const values = this.#line.slice(0, end < 0 ? undefined : end).map((node) => this.#leads.get(node) ?? 0);
    const ply = this.#line.indexOf(position.node);
    const here = this.#leads.get(position.node);
    const words = here === undefined ? '' : lead(here);
    const plies = Math.max(0, values.length - 1);
    this.#told.textContent = words && messages.text('lead-told', { lead: words });
    this.#curve.show({
      values,
      moves: Math.max(plies, MIN_MOVES),
      at: ply < 0 ? null : ply,
      marked: [],
      lead,
      place: words && messages.text('review-place', { ply: Math.max(0, ply), plies, lead: words }),
    });
  }
}
