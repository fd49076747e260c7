import { Emitter } from '../base/emitter.js';
import { Path } from '../model/path.js';
import { indexOf, parsePoints } from '../model/points.js';
import { dotOf, ownerOf } from '../model/position.js';
import { refusalOf } from '../model/requests.js';
import { encloseSame, outermost, overlap, ringsAround } from '../model/rings.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { DrawnTerritory, OfferedTerritory } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Drawing } from './drawing.js' */
/** @import { Game } from './game.js' */

/**
 * @typedef {object} DeclaringEvents
 * @property {null} change any property has changed
 * @property {OfferedTerritory[]} several a tap may mean any of these rings: the player has to choose
 */

/**
 * Declared captures. The player who has just moved takes an area at once, by a tap on a dot caught in it. The
 * player to move first says that they declare (at a table they say "stop"), then chooses areas by taps in
 * them; their next dot takes these areas.
 * @extends {Emitter<DeclaringEvents>}
 */
export class Declaring extends Emitter {
  /** Whether the player to move declares. */
  isArmed = false;
  /** Whether their next dot takes everything that it can. */
  takesAll = false;
  /** What their next dot takes. @type {DrawnTerritory[]} */
  chosen = [];

  /** @param {Store} store @param {Game} game @param {Drawing} drawing */
  constructor(store, game, drawing) {
    super();
    this.store = store;
    this.game = game;
    this.drawing = drawing;
    store.watch(['position'], ({ position }, before) => {
      if (position) this.#follow(position, before.position);
    });
  }

  /** Whether captures can be declared now. */
  get isPossible() {
    const { position } = this.store.state;
    return position?.options.captures === 'declared' && (!position.outcome || position.declarer !== null);
  }

  /**
   * The player who may choose areas for their next dot, or null. The player who has just moved does not need
   * to: they take areas at once.
   */
  get chooser() {
    const { position } = this.store.state;
    return !this.isArmed || !position || position.outcome || position.turn === position.declarer
      ? null
      : position.turn;
  }

  /** Return the smallest areas of a player, if they are shown. @param {number | null} player */
  shownOffers(player) {
    const { position, offersShown } = this.store.state;
    return position && (offersShown || this.isArmed)
      ? position.offers.filter(({ owner, join }) => owner === player && !join)
      : [];
  }

  /**
   * Return the rings that a tap on a point may take, now or with the next dot, the smallest first.
   * @param {Point} point
   * @returns {OfferedTerritory[]}
   */
  ringsAt(point) {
    const { position, offersShown } = this.store.state;
    if (!position) return [];
    const dot = dotOf(position.dots[indexOf(position, point)]);
    const { chooser } = this;
    const now = position.offers.filter(
      ({ owner }) =>
        owner === position.declarer && dot >= 0 && dot !== owner && (offersShown || this.isArmed),
    );
    const next = position.offers.filter(({ owner }) => owner === chooser);
    return ringsAround([...now, ...next], point);
  }

  /** Return whether a tap on a point means an area instead of a dot. @param {Point} point */
  takes(point) {
    return this.ringsAt(point).length > 0 || ringsAround(this.chosen, point).length > 0;
  }

  /** @param {Point} point @param {number} since when it was tapped */
  tap(point, since) {
    const rings = this.ringsAt(point);
    const chosen = ringsAround(this.chosen, point);
    if (chosen.length) this.#choose(this.chosen.filter((area) => !chosen.includes(area)));
    else if (rings.length > 1) this.emit('several', rings);
    else if (rings.length) this.take(rings[0]);
    else this.#play(point, since);
  }

  /** Declare a ring: at once, or with the next dot. @param {DrawnTerritory} area */
  take(area) {
    if (area.owner === this.store.state.position?.declarer) {
      this.game.send({ kind: 'declare', rings: [area.ring] });
    } else this.#choose([...this.chosen.filter((other) => !overlap(other.ring, area.ring)), area]);
  }

  /**
   * Declare everything: for the player who has just moved at once, for the player to move with their next
   * dot.
   */
  takeAll() {
    const { position } = this.store.state;
    if (!position || !this.isPossible) return;
    if (!this.isArmed && this.#canTakeNow(position)) {
      this.game.send({ kind: 'declare', declare_all: true, player: position.declarer });
      return;
    }
    this.isArmed = true;
    this.takesAll = !this.takesAll;
    this.#choose(this.takesAll ? outermost(this.shownOffers(this.chooser)) : [], this.takesAll);
  }

  /** The player whose areas `takeAll` would declare, or null if there are none. */
  get ownerOfAll() {
    const { position, offersShown } = this.store.state;
    if (!position || !this.isPossible) return null;
    if (this.isArmed) return this.chooser;
    if (this.#canTakeNow(position)) return position.declarer;
    return !position.outcome && (!offersShown || this.shownOffers(position.turn).length)
      ? position.turn
      : null;
  }

  /** Say that the player to move declares, or that they do not. @param {boolean} isArmed */
  arm(isArmed) {
    this.drawing.cancel();
    this.isArmed = isArmed && this.isPossible;
    this.#choose([]);
  }

  /** Begin to draw a ring. */
  draw() {
    const { position } = this.store.state;
    if (!position) return;
    const mayDraw = (/** @type {number} */ player) => player === position.declarer || player === this.chooser;
    this.drawing.begin(new Path(position, mayDraw, true), (ring) => this.#takeDrawn(ring));
  }

  /** Declare the chosen areas as a whole move, without a dot. */
  declareOnly() {
    const rings = this.chosen.map(({ ring }) => ring);
    this.arm(false);
    this.game.send({ kind: 'declare', rings });
  }

  /** @param {Position} position */
  #canTakeNow({ declarer }) {
    return declarer !== null && (!this.store.state.offersShown || this.shownOffers(declarer).length > 0);
  }

  /** @param {DrawnTerritory[]} chosen @param {boolean} [takesAll] */
  #choose(chosen, takesAll = false) {
    this.chosen = chosen;
    this.takesAll = takesAll;
    this.emit('change', null);
  }

  /** @param {DrawnTerritory} area */
  #takeDrawn(area) {
    const { position } = this.store.state;
    const isSmallest = position?.offers.some(
      ({ owner, ring, join }) => owner === area.owner && !join && encloseSame(ring, area.ring),
    );
    if (position?.options.smallest && !isSmallest) {
      const [point] = parsePoints(area.ring);
      this.store.refuse(refusalOf('ring/not-smallest', point));
    } else this.take(area);
  }

  /** @param {Point} point @param {number} since */
  #play(point, since) {
    const declared = this.takesAll
      ? { declare_all: true }
      : this.chosen.length
        ? { rings: this.chosen.map(({ ring }) => ring) }
        : {};
    if (this.isArmed && !this.game.refusal(point)) this.arm(false);
    this.game.play(point, since, declared);
  }

  /**
   * Drop what was chosen after a move; after a declaration keep what can still be taken.
   * @param {Position} position
   * @param {Position | null} before
   */
  #follow(position, before) {
    this.drawing.cancel();
    const isSameTurn = position.ply === before?.ply && position.turn === before.turn && this.isPossible;
    const isFree = (/** @type {Point} */ point) => ownerOf(position.owners[indexOf(position, point)]) < 0;
    this.isArmed &&= isSameTurn;
    this.takesAll &&= isSameTurn;
    this.chosen = isSameTurn ? this.chosen.filter(({ ring }) => parsePoints(ring).every(isFree)) : [];
  }
}
