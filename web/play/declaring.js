import { Path } from '../model/path.js';
import { indexOf, parsePoints } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { encloseSame, outermost, overlap, ringsAround } from '../model/rings.js';
/** @import { Drawing } from './drawing.js' */
/** @import { Point, Position, Refusal, RingOffer, Territory } from '../model/position.js' */
/** @import { Game } from './game.js' */
/** @import { Store } from '../store.js' */

/**
 * Declared captures. Who has just moved takes an area by a tap on a dot caught in it, at once. Who is to move first
 * says that he declares ("stop", at the table), then chooses areas by taps anywhere in them; his next dot takes them.
 */
export class Declaring {
  /** Whether the player to move has said that he declares. */
  armed = false;
  /** Whether his next dot takes all that it can. */
  all = false;
  /** @type {Territory[]} what his next dot takes */
  chosen = [];
  /** Told when any of these changes. */
  onChange = () => {};
  /** Asked which of several rings round a point is meant. @type {(rings: RingOffer[]) => void} */
  onSeveral = () => {};

  /**
   * @param {Store} store
   * @param {Game} game
   * @param {Drawing} drawing
   * @param {(refusal: Refusal) => void} onRefusal
   */
  constructor(store, game, drawing, onRefusal) {
    this.store = store;
    this.game = game;
    this.drawing = drawing;
    this.onRefusal = onRefusal;
    store.subscribe((state, before) => {
      if (state.position && state.position !== before.position) this.#follow(state.position, before.position);
    });
  }

  /** Whether anything can be declared under these rules at this time. */
  get possible() {
    const { position } = this.store.state;
    return position?.options.captures === 'declared' && (!position.outcome || position.declarer !== null);
  }

  /** Who may choose areas for his next dot. An area of the one who has just moved never waits for that. */
  get chooser() {
    const { position } = this.store.state;
    return !this.armed || !position || position.outcome || position.turn === position.declarer
      ? null
      : position.turn;
  }

  /** The smallest areas of a player that are to be seen. @param {number | null} player */
  seen(player) {
    const { position, offersShown } = this.store.state;
    return position && (offersShown || this.armed)
      ? position.offers.filter(({ owner, join }) => owner === player && !join)
      : [];
  }

  /**
   * The rings that a tap on a point would take, now or with the next dot.
   * @param {Point} point
   * @returns {RingOffer[]}
   */
  at(point) {
    const { position, offersShown } = this.store.state;
    if (!position) return [];
    const dot = dotOf(position.dots[indexOf(position, point)]);
    const { chooser } = this;
    const now = position.offers.filter(
      ({ owner }) => owner === position.declarer && dot >= 0 && dot !== owner && (offersShown || this.armed),
    );
    const next = position.offers.filter(({ owner }) => owner === chooser);
    return ringsAround([...now, ...next], point);
  }

  /** Whether a tap on a point puts no dot. @param {Point} point */
  takes(point) {
    return this.at(point).length > 0 || ringsAround(this.chosen, point).length > 0;
  }

  /** @param {Point} point @param {number} since */
  tap(point, since) {
    const rings = this.at(point);
    const held = ringsAround(this.chosen, point);
    if (held.length) this.#choose(this.chosen.filter((area) => !held.includes(area)));
    else if (rings.length > 1) this.onSeveral(rings);
    else if (rings.length) this.take(rings[0]);
    else this.#put(point, since);
  }

  /** Declares a ring, at once or with the next dot. @param {Territory} area */
  take(area) {
    if (area.owner === this.store.state.position?.declarer) {
      this.game.send({ kind: 'declare', rings: [area.ring] });
    } else this.#choose([...this.chosen.filter((other) => !overlap(other.ring, area.ring)), area]);
  }

  /** All in one: of the one who has just moved, at once; else of the one to move, with his next dot. */
  takeAll() {
    const { position } = this.store.state;
    if (!position || !this.possible) return;
    if (!this.armed && this.#mayTakeNow(position)) {
      this.game.send({ kind: 'declare', declare_all: true, player: position.declarer });
      return;
    }
    this.armed = true;
    this.all = !this.all;
    this.#choose(this.all ? outermost(this.seen(this.chooser)) : [], this.all);
  }

  /** Whose areas `takeAll` would take, or null where there are none. */
  get allOf() {
    const { position, offersShown } = this.store.state;
    if (!position || !this.possible) return null;
    if (this.armed) return this.chooser;
    if (this.#mayTakeNow(position)) return position.declarer;
    return !position.outcome && (!offersShown || this.seen(position.turn).length) ? position.turn : null;
  }

  /** The player to move says that he declares, or that he does not. @param {boolean} armed */
  arm(armed) {
    this.drawing.cancel();
    this.armed = armed && this.possible;
    this.#choose([]);
  }

  /** Begins a ring of one's own. */
  draw() {
    const { position } = this.store.state;
    if (!position) return;
    const may = (/** @type {number} */ player) => player === position.declarer || player === this.chooser;
    this.drawing.begin(new Path(position, may, true), (ring) => this.#closed(ring));
  }

  /** The chosen areas are the whole move. */
  declareOnly() {
    const rings = this.chosen.map(({ ring }) => ring);
    this.arm(false);
    this.game.send({ kind: 'declare', rings });
  }

  /** @param {Position} position */
  #mayTakeNow({ declarer }) {
    return declarer !== null && (!this.store.state.offersShown || this.seen(declarer).length > 0);
  }

  /** @param {Territory[]} chosen @param {boolean} [all] */
  #choose(chosen, all = false) {
    this.chosen = chosen;
    this.all = all;
    this.onChange();
  }

  /** @param {Territory} area */
  #closed(area) {
    const { position } = this.store.state;
    const isSmallest = position?.offers.some(
      ({ owner, ring, join }) => owner === area.owner && !join && encloseSame(ring, area.ring),
    );
    if (position?.options.smallest && !isSmallest) {
      this.onRefusal({
        kind: 'error',
        state: position.state,
        code: 'ring/not-smallest',
        message: '',
        ...parsePoints(area.ring)[0],
      });
    } else this.take(area);
  }

  /** @param {Point} point @param {number} since */
  #put(point, since) {
    const declared = this.all
      ? { declare_all: true }
      : this.chosen.length
        ? { rings: this.chosen.map(({ ring }) => ring) }
        : {};
    if (this.armed && !this.game.refusal(point)) this.arm(false);
    this.game.play(point, since, declared);
  }

  /**
   * After a move nothing is chosen any more; after a declaration what still can be. The table shows it with
   * the position.
   * @param {Position} position
   * @param {Position | null} before
   */
  #follow(position, before) {
    this.drawing.cancel();
    const goesOn = position.ply === before?.ply && position.turn === before.turn && this.possible;
    const isAlive = (/** @type {Point} */ point) => ownerOf(position.owners[indexOf(position, point)]) < 0;
    this.armed &&= goesOn;
    this.all &&= goesOn;
    this.chosen = goesOn ? this.chosen.filter(({ ring }) => parsePoints(ring).every(isAlive)) : [];
  }
}
