import { Emitter } from '../base/emitter.js';
import { Path } from '../model/path.js';
import { overlap, ringsAround } from '../model/rings.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { AgreedTerritory, DrawnTerritory, TerritoryResult } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Drawing } from './drawing.js' */
/** @import { Game } from './game.js' */

/**
 * @typedef {{area: AgreedTerritory, on: boolean}} Candidate an area, and whether the settlement includes it
 */

/**
 * A settlement by territory: while one player prepares it, and while the other has to answer. Emits `change`
 * when any property changes.
 * @extends {Emitter<{change: null}>}
 */
export class Settling extends Emitter {
  /** @type {Candidate[]} */
  candidates = [];
  /**
   * The result of the included areas, or null while no settlement is prepared or offered.
   * @type {TerritoryResult | null}
   */
  settlement = null;
  /** Who prepares it, or null while it is offered. @type {number | null} */
  player = null;

  /** @param {Store} store @param {Game} game @param {Drawing} drawing */
  constructor(store, game, drawing) {
    super();
    this.store = store;
    this.game = game;
    this.drawing = drawing;
    store.watch(['position'], ({ position }) => {
      if (position) this.#follow(position);
    });
    if (store.state.position) this.#follow(store.state.position);
  }

  /** Begin with all areas that are left. @param {number} player */
  async begin(player) {
    const settlement = await this.#ask(null);
    if (!settlement) return;
    this.player = player;
    this.#show(settlement);
  }

  /** Include or exclude the area at a point. @param {Point} point */
  tap(point) {
    const around = this.#candidatesAt(point);
    const candidate = around.find(({ on }) => on) ?? around[0];
    if (candidate) void this.toggle(candidate);
  }

  /** Return whether there is an area at a point. @param {Point} point */
  holds(point) {
    return this.#candidatesAt(point).length > 0;
  }

  /** Exclude an area, or include it instead of those that overlap with it. @param {Candidate} candidate */
  toggle(candidate) {
    if (candidate.on) return this.#try(this.#rings.filter((ring) => ring !== candidate.area.ring));
    return this.#include(candidate.area);
  }

  /** Begin to draw another area. */
  draw() {
    const { position } = this.store.state;
    if (!position) return;
    this.drawing.begin(new Path(position, () => true, false), (area) => void this.#include(area));
  }

  offer() {
    const { player } = this;
    if (player !== null) this.game.send({ kind: 'offer_settlement', player, rings: this.#rings });
  }

  cancel() {
    this.drawing.cancel();
    this.player = this.settlement = null;
    this.candidates = [];
    this.emit('change', null);
  }

  /** The rings of the included areas. */
  get #rings() {
    return this.candidates.filter(({ on }) => on).map(({ area }) => area.ring);
  }

  /** @param {Point} point */
  #candidatesAt(point) {
    const areas = this.candidates.map((candidate) => ({ ...candidate.area, candidate }));
    return ringsAround(areas, point).map(({ candidate }) => candidate);
  }

  /** @param {DrawnTerritory} area */
  #include({ ring }) {
    return this.#try([...this.#rings.filter((other) => !overlap(other, ring)), ring]);
  }

  /** @param {string[]} rings */
  async #try(rings) {
    const settlement = await this.#ask(rings);
    if (settlement && this.settlement) this.#show(settlement);
  }

  /** @param {string[] | null} rings @returns {Promise<TerritoryResult | null>} */
  async #ask(rings) {
    const answer = await this.game.ask({ kind: 'settle', rings });
    if (answer.kind === 'error') this.store.refuse(answer);
    return answer.kind === 'settlement' ? answer.settlement : null;
  }

  /** Show a settlement. Excluded areas stay in the list. @param {TerritoryResult} settlement */
  #show(settlement) {
    const known = this.candidates.map(
      ({ area }) => settlement.areas.find(({ ring }) => ring === area.ring) ?? area,
    );
    const added = settlement.areas.filter((area) => !known.includes(area));
    this.settlement = settlement;
    this.candidates = [...known, ...added].map((area) => ({ area, on: settlement.areas.includes(area) }));
    this.emit('change', null);
  }

  /** @param {Position} position */
  #follow({ offer }) {
    if (this.settlement || offer?.settlement) this.cancel();
    if (offer?.settlement) this.#show(offer.settlement);
  }
}
