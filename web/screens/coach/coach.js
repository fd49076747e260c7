import { parsePoints, pointName } from '../../model/points.js';
import { isSameBoard } from '../../model/position.js';
import { PERSON } from '../../model/seats.js';
import { isCoached, isFollowed } from '../../store/coached.js';
/** @import { Point } from '../../model/points.js' */
/** @import { Position } from '../../model/position.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { DangerInfo, LearningAnswer, ShapeInfo } from '../../protocol.js' */

const AGAIN = 6; // moves after which a shape is named again, where nobody is coached
const KEPT = 2; // moves for which a name stays

/**
 * @typedef {{ply: number, point: string, name: ShapeInfo['name']}} Named a shape that has turned up
 * @typedef {Extract<LearningAnswer, {kind: 'shapes'}>} Answer
 * @typedef {{text: string, follow: () => void}} Link
 */

/**
 * Rings a beginner's dots that can be taken next, tells of ladders while they can be left, and names the shapes that
 * turn up, each with its lesson. Others have the shapes named if the settings say so.
 */
export class Coach {
  /** @type {Named[]} */
  #named = [];
  #isBusy = false;
  #isShown = false;
  /** The position about which something is told, or was asked. @type {Position | null} */
  #position = null;

  /** @param {WholePage} page */
  constructor(page) {
    this.page = page;
    page.store.watch(['position', 'queue', 'seats', 'limits', 'draft'], () => void this.#follow());
    page.settings.watch(['coach', 'shapes'], () => void this.#follow());
    void this.#follow();
  }

  /** Whether dangers are told. */
  get #isCoaching() {
    const { store, settings } = this.page;
    return isCoached(store.state, settings.values);
  }

  /** Whether anything is told now. */
  get #isOn() {
    const { store, settings } = this.page;
    return !store.state.draft && isFollowed(store.state, settings.values);
  }

  /** The position to ask about: after a dot or, where somebody is coached, at the end of the game so far. @returns {Position | null} */
  get #asked() {
    const { position, queue } = this.page.store.state;
    if (!this.#isOn || !position || queue.length) return null;
    return position.change.dot || (this.#isCoaching && position.ply === position.plies) ? position : null;
  }

  async #follow() {
    const { store } = this.page;
    const { position: now } = store.state;
    if (!this.#isOn) return this.#forget();
    if (now && this.#position && isSameBoard(now, this.#position)) return; // only its notes have changed
    const position = this.#asked;
    this.#ring([]);
    if (!position && !now?.change.dot) this.#forget();
    if (!position || this.#isBusy) return;
    this.#isBusy = true;
    const answer = await this.#ask().catch(() => null);
    this.#isBusy = false;
    if (position !== this.#asked) return void this.#follow();
    this.#position = position;
    this.#tell(position, answer?.shapes ?? [], this.#isCoaching ? (answer?.danger ?? null) : null);
  }

  /** Ask about the last dot: where somebody is coached, not before the computer has found its answer. @returns {Promise<Answer | null>} */
  #ask() {
    return this.page.thinker.learn({ kind: 'shapes' }, this.#isCoaching ? 'idle' : 'asked');
  }

  /** @param {Position} position @param {ShapeInfo[]} shapes @param {DangerInfo | null} danger */
  #tell(position, shapes, danger) {
    const { ply, plies, last, turn } = position;
    const { store } = this.page;
    const isTold = danger && ply === plies && (store.state.seats[turn] ?? PERSON) === PERSON;
    const point = last ? pointName(last) : '';
    const since = this.#isCoaching ? 0 : ply - AGAIN;
    const recent = this.#named.filter((each) => each.ply < ply && each.ply > since);
    const isNew = (/** @type {ShapeInfo} */ { name }) => recent.every((each) => each.name !== name);
    const fresh = shapes.filter((shape) => isNew(shape) && !(isTold && shape.name === danger.name));
    this.#named = [...recent, ...fresh.slice(0, KEPT).map(({ name }) => ({ ply, point, name }))];
    this.#show(
      this.#named.filter((each) => each.ply > ply - KEPT),
      isTold ? danger : null,
    );
  }

  #forget() {
    this.#named = [];
    this.#position = null;
    this.#show([], null);
  }

  /** @param {Named[]} named @param {DangerInfo | null} danger */
  #show(named, danger) {
    const dots = parsePoints(danger?.points ?? '');
    this.#ring(dots);
    if (!named.length && !danger && !this.#isShown) return;
    this.#isShown = named.length > 0 || danger !== null;
    const { messages, store } = this.page;
    const links = named.map(({ point, name }) => this.#lesson(`${point}: `, name));
    if (danger?.name === 'ladder') links.unshift(this.#lesson('', 'ladder'));
    if (this.#isShown && this.#isCoaching) {
      links.push({ text: messages.text('coach-off'), follow: () => this.#leave() });
    }
    const text = danger
      ? messages.text(`coach-${danger.name}`, { count: dots.length, point: pointName(dots[0]) })
      : '';
    store.update({ notice: { text, links } });
  }

  /** Return the link to the lesson about a shape. @param {string} place @param {ShapeInfo['name']} name @returns {Link} */
  #lesson(place, name) {
    const { messages, doors } = this.page;
    return {
      text: place + messages.text(`shape-${name}`),
      follow: () => void doors.open('learn', name),
    };
  }

  #leave() {
    const { messages, settings, store } = this.page;
    settings.update({ coach: 'off' });
    this.#forget();
    store.notify(messages.text('coach-is-off'));
  }

  /** Draw pencil rings around dots. @param {Point[]} rings */
  #ring(rings) {
    const { board } = this.page;
    board.advised = { ...board.advised, rings };
  }
}

/** @param {WholePage} page */
export const create = (page) => new Coach(page);
