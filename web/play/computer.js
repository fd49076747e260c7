import { Emitter } from '../base/emitter.js';
import { NoThought } from '../engine/nothought.js';
import { nextToAccept } from '../model/position.js';
import { changesOf, REMARKS } from '../model/requests.js';
import { isLevel } from '../model/seats.js';
import { MOVE_KINDS } from '../protocol.js';
import { hasComputer, isComputerAlone } from '../store/state.js';
import { accepts, finishes, isSameTask, pauseFor, secondsFor } from './decisions.js';
/** @import { Trouble } from '../base/failure.js' */
/** @import { Thinker } from '../engine/thinker.js' */
/** @import { ThinkingProgress } from '../protocol.js' */
/** @import { Position } from '../model/position.js' */
/** @import { State } from '../store/state.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Task } from './decisions.js' */
/** @import { Game } from './game.js' */
/** @import { Steps } from './steps.js' */

/** How many milliseconds pass at least between two moves of computers, so that each can be seen. */
const MIN_PAUSE = 450;
const DRAW_SECONDS = 0.4;
const SEEDS = 2 ** 31;
/** How many moves pass after a declined draw before the computer offers another. */
const BETWEEN_OFFERS = 40;

/**
 * The computer's players. They think when it is their turn, and send their moves as a person does. Emits
 * `change` when they begin or end to think, or have thought of something.
 * @extends {Emitter<{change: null}>}
 */
export class Computer extends Emitter {
  /** @type {Task | null} */
  #task = null;
  /**
   * The position after a move that has just been made: the computer moves here, even if the record goes on.
   * @type {Position | null}
   */
  #reached = null;
  /** The position where it has moved, or failed. @type {Position | null} */
  #done = null;
  /** When the last move was made. */
  #moved = -Infinity;
  /** The ply at which it last offered a draw. */
  #offered = -Infinity;
  /** Its last thought about a move. @type {ThinkingProgress | null} */
  thought = null;
  /** Why it cannot think. @type {Trouble | null} */
  trouble = null;

  /**
   * @param {Store} store
   * @param {Game} game
   * @param {Steps} steps
   * @param {Thinker} thinker
   * @param {() => boolean} isAtOnce whether it answers as soon as it can
   */
  constructor(store, game, steps, thinker, isAtOnce) {
    super();
    this.store = store;
    this.game = game;
    this.steps = steps;
    this.thinker = thinker;
    this.isAtOnce = isAtOnce;
    steps.on('end', () => this.#follow());
    store.subscribe((state, before) => {
      if (state.position !== before.position) this.#arrive(state, before);
      if (state.seats !== before.seats) this.#begin();
      this.#follow();
    });
    this.#follow();
  }

  /** The player who thinks about a move, or null. @returns {number | null} */
  get thinks() {
    return this.#task?.purpose === 'move' ? this.#task.player : null;
  }

  /** The player who thinks about an offer, or null. @returns {number | null} */
  get considers() {
    return this.#task?.purpose === 'draw' ? this.#task.player : null;
  }

  /** Whether it is its turn at a position inside the record, where it moves only if it is asked to. */
  get waits() {
    const { position, seats, draft } = this.store.state;
    return (
      position !== null &&
      !draft &&
      !position.outcome &&
      isLevel(seats[position.turn]) &&
      position.branches.length > 0 &&
      this.#reached !== position &&
      !this.steps.isWalking
    );
  }

  /** Move here, even though the record goes on. */
  goOn() {
    this.#reached = this.store.state.position;
    this.#begin();
    this.#follow();
    this.emit('change', null);
  }

  /** Move as soon as possible, with what is known so far. */
  hurry() {
    if (this.#task) this.#task.isHurried = true;
    this.thinker.hurry();
  }

  /** @param {State} state @param {State} before */
  #arrive({ position }, before) {
    const kind = this.game.answering?.kind ?? '';
    const stays =
      (REMARKS.includes(kind) || !kind) &&
      this.#reached === before.position &&
      position?.node === before.position?.node;
    if (MOVE_KINDS.includes(kind)) this.#moved = performance.now();
    this.#reached = MOVE_KINDS.includes(kind) || stays ? position : null;
    this.trouble = null;
  }

  #begin() {
    this.#done = this.trouble = null;
  }

  /** Return what there is to think about now. @returns {Task | null} */
  #nextTask() {
    const { state } = this.store;
    const { position, seats, stage, queue, draft, paused, halted, untilTold } = state;
    const isBusy = changesOf(queue).length > 0 || this.steps.isWalking;
    if (!position || position.outcome || stage.name !== 'ready' || draft || isBusy) return null;
    if (position.offer) {
      const player = nextToAccept(position, position.offer);
      const level = seats[player];
      return isLevel(level) ? { position, player, level, purpose: 'draw', untilTold: false } : null;
    }
    const player = position.turn;
    const level = seats[player];
    const isAlone = isComputerAlone(state);
    if (!isLevel(level) || paused || (halted && isAlone)) return null;
    if (position.branches.length && this.#reached !== position) return null;
    const purpose = isAlone && finishes(position) ? 'finish' : 'move';
    return { position, player, level, purpose, untilTold: untilTold && !isAlone };
  }

  #follow() {
    const next = this.#nextTask();
    const task = this.#task;
    if (task && next && isSameTask(task, next)) return;
    if (task) {
      this.#task = null;
      this.thinker.leave();
    }
    if (next && this.#done !== next.position) void this.#do(next);
    else if (task) this.emit('change', null);
    const { state } = this.store;
    if (hasComputer(state) && !state.preview && isDue(state)) this.thinker.prepare();
  }

  /** @param {Task} task */
  async #do(task) {
    if (task.purpose !== 'finish') return this.#think(task, task.purpose);
    this.#task = task;
    this.emit('change', null);
    await this.#untilSeen(MIN_PAUSE);
    if (this.#task !== task) return;
    this.#task = null;
    this.#done = task.position;
    this.game.send({ kind: 'finish' });
  }

  /** @param {Task} task @param {'move' | 'draw'} purpose */
  async #think(task, purpose) {
    const { position, player, level, untilTold } = task;
    this.#task = task;
    this.thought = null;
    this.emit('change', null);
    try {
      const seconds = purpose === 'draw' ? DRAW_SECONDS : untilTold ? null : secondsFor(position);
      const { resigns } = this.store.state;
      const seed = Math.floor(Math.random() * SEEDS);
      const thought = await this.thinker.think(
        { level, purpose, player, seconds, seed, resigns },
        (progress) => {
          if (this.#task !== task) return;
          this.thought = progress;
          this.emit('change', null);
        },
        () => task.isHurried === true,
      );
      if (this.#task !== task || !thought) return;
      const isSoon = task.isHurried || this.isAtOnce();
      await this.#untilSeen(isSoon ? 0 : pauseFor(position, thought));
      if (this.#task !== task) return;
      this.#finish(thought);
    } catch (error) {
      if (this.#task !== task) return;
      this.#done = task.position;
      this.#task = null;
      this.trouble =
        error instanceof NoThought ? error.trouble : { code: 'worker', subject: '', detail: String(error) };
      this.emit('change', null);
    }
  }

  /** @param {ThinkingProgress} thought */
  #finish(thought) {
    const { position } = this.store.state;
    this.#task = null;
    this.#done = position;
    this.thought = thought;
    const { decision, player } = thought;
    if (decision) {
      this.game.send(decision);
      if (thought.offers && position && !isComputerAlone(this.store.state)) this.#offerDraw(position, player);
    } else if (position?.offer) {
      this.game.send({ kind: accepts(position, thought) ? 'accept' : 'decline', player });
    }
    this.emit('change', null);
  }

  /** Offer a draw, unless it has done so shortly before. @param {Position} position @param {number} player */
  #offerDraw({ ply }, player) {
    if (ply >= this.#offered && ply < this.#offered + BETWEEN_OFFERS) return;
    this.#offered = ply;
    this.game.send({ kind: 'offer_draw', player });
  }

  /** Wait until some time has passed since the last move: between computers, as long as somebody wants to see it. @param {number} pause in milliseconds */
  async #untilSeen(pause) {
    const { state } = this.store;
    const wanted = isComputerAlone(state) ? Math.max(MIN_PAUSE, 1000 * state.pace) : pause;
    await new Promise((resolve) => setTimeout(resolve, this.#moved + wanted - performance.now()));
  }
}

/**
 * Return whether the thinking worker is to start, which keeps a core busy: once Python runs, or has a dot to answer.
 * @param {State} state
 */
const isDue = ({ stage, queue }) => stage.name === 'ready' || (stage.name === 'starting' && queue.length > 0);
