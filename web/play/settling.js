import { Path } from '../model/path.js';
import { overlap, ringsAround } from '../model/rings.js';
/** @import { Drawing } from './drawing.js' */
/** @import { Area, Point, Position, Refusal, Territory, TerritorySettlement } from '../model/position.js' */
/** @import { Game } from './game.js' */
/** @import { Store } from '../store.js' */

/** @typedef {{area: Area, on: boolean}} Candidate an area that may be left out */

/** A settlement by territory: while one draws it up, and while the other has to answer. */
export class Settling {
  /** @type {Candidate[]} */
  candidates = [];
  /** @type {TerritorySettlement | null} what it comes to, null while there is none */
  settlement = null;
  /** @type {number | null} who draws it up, null while it is offered */
  player = null;
  /** Told when any of these changes. */
  onChange = () => {};

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
      if (state.position && state.position !== before.position) this.#follow(state.position);
    });
    if (store.state.position) this.#follow(store.state.position);
  }

  /** Begins with all areas that are left. @param {number} player */
  async begin(player) {
    const settlement = await this.#ask(null);
    if (!settlement) return;
    this.player = player;
    this.#show(settlement);
  }

  /** @param {Point} point */
  tap(point) {
    const round = ringsAround(
      this.candidates.map((candidate) => ({ ...candidate.area, candidate })),
      point,
    ).map(({ candidate }) => candidate);
    const candidate = round.find(({ on }) => on) ?? round[0];
    if (candidate) void this.toggle(candidate);
  }

  /** @param {Point} point */
  holds(point) {
    return (
      ringsAround(
        this.candidates.map(({ area }) => area),
        point,
      ).length > 0
    );
  }

  /**
   * Leaves an area out, or takes it in instead of those that overlap with it.
   * @param {Candidate} candidate
   */
  toggle(candidate) {
    if (candidate.on) return this.#try(this.#rings.filter((ring) => ring !== candidate.area.ring));
    return this.#take(candidate.area);
  }

  /** Begins an area of one's own. */
  draw() {
    const { position } = this.store.state;
    if (position) this.drawing.begin(new Path(position, () => true, false), (area) => void this.#take(area));
  }

  offer() {
    this.game.send({ kind: 'offer_settlement', player: this.player, rings: this.#rings });
  }

  cancel() {
    this.drawing.cancel();
    this.player = this.settlement = null;
    this.candidates = [];
    this.onChange();
  }

  /** The rings that are taken in. */
  get #rings() {
    return this.candidates.filter(({ on }) => on).map(({ area }) => area.ring);
  }

  /** @param {Territory} area */
  #take({ ring }) {
    return this.#try([...this.#rings.filter((other) => !overlap(other, ring)), ring]);
  }

  /** @param {string[]} rings */
  async #try(rings) {
    const settlement = await this.#ask(rings);
    if (settlement && this.settlement) this.#show(settlement);
  }

  /** @param {string[] | null} rings @returns {Promise<TerritorySettlement | null>} */
  async #ask(rings) {
    const answer = await this.game.ask({ kind: 'settle', rings });
    if (answer.kind === 'error') this.onRefusal(answer);
    return answer.kind === 'settlement' ? answer.settlement : null;
  }

  /** What was left out stays in the list, to be taken in again. @param {TerritorySettlement} settlement */
  #show(settlement) {
    const known = this.candidates.map(
      ({ area }) => settlement.areas.find(({ ring }) => ring === area.ring) ?? area,
    );
    const fresh = settlement.areas.filter((area) => !known.includes(area));
    this.settlement = settlement;
    this.candidates = [...known, ...fresh].map((area) => ({ area, on: settlement.areas.includes(area) }));
    this.onChange();
  }

  /** @param {Position} position */
  #follow({ offer }) {
    if (this.settlement || offer?.settlement) this.cancel();
    if (offer?.settlement) this.#show(offer.settlement);
  }
}
