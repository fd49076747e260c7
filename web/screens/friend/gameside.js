import { now } from '../../base/now.js';
import { settingsOf } from '../../model/position.js';
import { refusalOf } from '../../model/requests.js';
import { FRIEND, PERSON, seatsHere } from '../../model/seats.js';
import { MOVE_KINDS, OFFER_KINDS } from '../../protocol.js';
import { hasFriend, isReady } from '../../store/state.js';
import { TAKEN } from './match.js';
import { sumOfPosition } from './stepcheck.js';
import { stable } from './wire.js';
/** @import { Shelf } from '../../files/shelf.js' */
/** @import { GamePosition, Settings } from '../../model/position.js' */
/** @import { Refusal, Reply } from '../../model/requests.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { Request } from '../../protocol.js' */
/** @import { Kept } from './kept.js' */
/** @import { Match } from './match.js' */
/** @import { Entry, Step } from './wire.js' */

/**
 * The game on this device, as a match needs it.
 * @typedef {object} Side
 * @property {() => GamePosition | null} position of the game: after its last move, also while an earlier one is shown
 * @property {(settings: Settings, seat: number | null, keeps?: boolean) => Promise<boolean>} start a new game; the
 *   seat is that of the person at this device, or null for one who watches; `keeps`: the one on the board is kept
 * @property {(step: Step, charges: boolean) => Promise<{reply: Reply, step: Step}>} carryOut a step; with `charges`
 *   the clock here says how long it has taken
 * @property {(settings: Settings, seat: number | null, log: Entry[]) => Promise<string>} replay a game from its
 *   entries, and return the code of the first refusal, or ''
 * @property {() => number} used milliseconds that this turn has taken so far
 * @property {(used: number) => void} setUsed
 * @property {(on: boolean) => void} pause the clocks
 * @property {(kept: Kept) => void} keep everything, so that a reload loses nothing
 */

const STEPS = [...MOVE_KINDS, ...OFFER_KINDS];
/** Requests that look at another place of the game. */
const LOOKS = ['redo', 'go', 'go_to', 'walk'];
/** Requests that change what belongs to both. */
const CHANGES = ['promote', 'cut', 'paste', 'graft', 'set_up', 'revert', 'repeat'];
const OPENINGS = ['new', 'open_game', 'open_link', 'restore'];
const NOWHERE = { x: -1, y: -1 };

/** The page's game, as a match plays it. @implements {Side} */
export class GameSide {
  /** Whether the match itself starts a game. */
  #isStarting = false;
  /** Whether the match itself stops the clocks, or starts them again. */
  #isPausing = false;
  /** @type {Match | null} */
  #match = null;
  /** @type {GamePosition | null} */
  #last = null;

  /** @param {FullPage} page @param {Shelf} shelf @param {Side['keep']} keep */
  constructor({ store, game, engine }, shelf, keep) {
    this.store = store;
    this.game = game;
    this.engine = engine;
    this.shelf = shelf;
    this.keep = keep;
    store.watch(['paused'], ({ paused }) => this.#followPause(paused));
    store.watch(['position'], ({ position }) => {
      if (!position || position.ply === position.plies) this.#last = position;
    });
  }

  /** Let a match judge what the person here does, or nobody. @param {Match | null} match */
  follow(match) {
    this.#match = match;
    this.game.gate = match && ((request) => this.#judge(match, request));
    const { store } = this;
    if (!match && hasFriend(store.state)) store.update({ seats: seatsHere(store.state.seats) });
  }

  position() {
    return this.#last ?? this.store.state.position;
  }

  /** @param {Settings} settings @param {number | null} seat @param {boolean} [keeps] whether the game on the board is kept */
  async start(settings, seat, keeps = true) {
    const { store } = this;
    await store.until(isReady);
    const seats = [0, 1].map((player) => (player === seat ? PERSON : FRIEND));
    this.#isStarting = true;
    try {
      const answer = await this.shelf.replace(settings, { keep: keeps, opened: { seats } });
      if (answer.kind === 'position') store.update({ introduced: true });
      return answer.kind === 'position';
    } finally {
      this.#isStarting = false;
    }
  }

  /** @param {Step} step @param {boolean} charges @returns {Promise<{reply: Reply, step: Step}>} */
  async carryOut(step, charges) {
    await this.#goToEnd();
    if (step.kind === 'take_back') return { reply: await this.#takeBack(step.plies), step };
    const { reply, request } = await this.game.carryOut(step, charges);
    return { reply, step: request };
  }

  /** @param {Settings} settings @param {number | null} seat @param {Entry[]} log */
  async replay(settings, seat, log) {
    if (!(await this.start(settings, seat, false))) return 'page/friend-broken';
    for (const { step } of log) {
      const { reply } = await this.carryOut(step, false);
      if (reply.kind === 'error') return reply.code;
    }
    return '';
  }

  /** Go back from an earlier position to the last move. */
  async #goToEnd() {
    const { position } = this.store.state;
    if (!position || position.ply === position.plies) return;
    await this.game.carryOut({ kind: 'walk', to: 'last' }, false);
  }

  /** @param {number} plies @returns {Promise<Reply>} */
  async #takeBack(plies) {
    const { game } = this;
    /** @type {Reply} */
    let reply = refusalOf('page/friend-late');
    for (let i = 0; i < plies; i++) {
      ({ reply } = await game.carryOut({ kind: 'undo' }, false));
      if (reply.kind !== 'position') return reply;
    }
    if (reply.kind !== 'position') return reply;
    const cut = game.takenBack.removalFor(reply, NOWHERE) ?? { kind: 'cut', node: reply.branches[0] };
    return (await game.carryOut(cut, false)).reply;
  }

  /** Return whether the game on the board is the one with this checksum. @param {number} sum */
  async has(sum) {
    await this.store.until((state) => isReady(state) && !state.queue.length);
    await this.#goToEnd();
    const last = this.position();
    return last !== null && sumOfPosition(last) === sum;
  }

  used() {
    const { turn } = this.store.state;
    return Math.max(0, Math.round(turn.used + (turn.since === null ? 0 : now() - turn.since)));
  }

  /** @param {number} used */
  setUsed(used) {
    const { turn } = this.store.state;
    this.store.update({ turn: { ...turn, used, since: turn.since === null ? null : now() } });
  }

  /** @param {boolean} on */
  pause(on) {
    if (this.store.state.paused === on || (on && !this.position()?.clock)) return;
    this.#isPausing = true;
    this.store.update({ paused: on });
    this.#isPausing = false;
  }

  /** A pause is for both players. Without a connection the clocks stay stopped. @param {boolean} paused */
  #followPause(paused) {
    const match = this.#match;
    if (!match?.game || this.#isPausing || this.position()?.outcome) return;
    if (match.phase === 'playing') match.pauseAll(paused);
    else if (!paused) {
      this.pause(true);
      this.store.refuse(refusalOf('page/friend-lost'));
    }
  }

  /** @param {Match} match @param {Request} request @returns {Refusal | null} */
  #judge(match, request) {
    const { kind } = request;
    const { position } = this.store.state;
    if (this.#isStarting || !position || !match.game) return null;
    const isBack = position.ply < position.plies;
    if (kind === 'undo' && !isBack) {
      if (match.seat === null) return refusalOf('page/friend-watch');
      return match.wish('undo') ? TAKEN : refusalOf('page/friend-lost');
    }
    if (kind === 'undo' || LOOKS.includes(kind)) return isOpen(position) ? refusalOf('page/offered') : null;
    if (CHANGES.includes(kind)) return refusalOf('page/friend-edit');
    if (OPENINGS.includes(kind)) return this.#judgeOpening(match, request);
    if (!STEPS.includes(kind)) return null;
    if (kind === 'time_up') return match.timeUp(/** @type {Step} */ (request));
    const at = 'x' in request && 'y' in request ? { x: request.x, y: request.y } : {};
    const refusal = isBack ? refusalOf('page/friend-back') : match.take(/** @type {Step} */ (request));
    return refusal === TAKEN ? refusal : { ...refusal, ...at };
  }

  /** Another game with the same settings is against the same friend. @param {Match} match @param {Request} request */
  #judgeOpening(match, request) {
    const position = this.position();
    const isAgain =
      position?.outcome &&
      request.kind === 'new' &&
      stable(bare(request)) === stable(bare(settingsOf(position)));
    return isAgain && match.wish('again') ? TAKEN : refusalOf('page/friend-game');
  }
}

/** Return whether something waits for an answer that a look at another place would lose. @param {GamePosition} position */
const isOpen = ({ offer, offers, declarer }) =>
  offer !== null || (declarer !== null && offers.some(({ owner }) => owner === declarer));

/** Return settings without what changes from game to game. @param {Request} request */
function bare(request) {
  const { names: _names, seed: _seed, ...rest } = /** @type {Record<string, unknown>} */ ({ ...request });
  return rest;
}
