import { Emitter } from '../base/emitter.js';
import { offerToYou } from '../model/bylink.js';
import { Path } from '../model/path.js';
import { overlap, ringsAround } from '../model/rings.js';
import { makeOffer } from './offers.js';
/** @import { LinkedOffer } from '../model/bylink.js' */
/** @import { Point } from '../model/points.js' */
/** @import { AgreedTerritory, DrawnTerritory, TerritoryResult } from '../protocol.js' */
/** @import { State } from '../store/state.js' */
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
    store.watch(['position', 'byLink'], (state) => this.#follow(state));
    this.#follow(store.state);
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
    if (player !== null) makeOffer(this, player, this.#rings);
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

  /** @param {State} state */
  #follow(state) {
    const offered = state.position?.offer?.settlement ?? null;
    const linked = offered ? null : linkedOffer(state);
    if (this.settlement) this.cancel();
    if (offered) this.#show(offered);
    else if (linked) void this.#judge(linked);
  }

  /** Show the settlement that a link offers, or drop it if the engine refuses it. @param {LinkedOffer} offer */
  async #judge(offer) {
    const settlement = await this.#ask(offer.rings);
    const { state } = this.store;
    if (linkedOffer(state) !== offer || !state.byLink) return;
    if (settlement) this.#show(settlement);
    else this.store.update({ byLink: { ...state.byLink, offer: undefined } });
  }
}

/** Return the settlement that a link offers the player of this device, in the position on the board, or null. @param {State} state */
function linkedOffer({ position, byLink }) {
  const offer = offerToYou(byLink);
  return offer?.kind === 'settlement' && offer.node === position?.node ? offer : null;
}
