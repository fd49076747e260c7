import { NoThought } from '../engine/thinker.js';
import { activePlayers, allPlayers, isSameBoard, nextToAccept } from '../model/position.js';
import { changesOf, MOVES, REMARKS } from '../model/requests.js';
/** @import { Engine } from '../engine/engine.js' */
/** @import { Thinker, Thought } from '../engine/thinker.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Game } from './game.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Trouble } from '../worker.js' */

/**
 * @typedef
 *   {{position: Position, player: number, level: number, purpose: 'move' | 'draw', untilTold: boolean, isHurried?: boolean}}
 *   Wanted
 */

/** No move comes sooner after the one before, in milliseconds: it is to be seen. */
const SOONEST = 450;
const DRAW_SECONDS = 0.4;
const MOST_SEEDS = 2 ** 31;
/** The share of a clock's time that one move may take. */
const SHARE = 25;
/** The share of the points that may still be open to both where a settlement is agreed to. */
const UNDECIDED = 0.25;
const LEAST_SECONDS = 0.05;
/** A person who has declined a draw is not offered one for so many moves. */
const BETWEEN_OFFERS = 40;

/** The computer's players: they think when it is their turn, and move as anybody does. */
export class Computer {
  /** What is being thought about. @type {Wanted | null} */
  #task = null;
  /**
   * Where a move has led that somebody has just made, though the record may go on from there.
   * @type {Position | null}
   */
  #reached = null;
  /** Where it has moved, or failed. @type {Position | null} */
  #done = null;
  #moved = -Infinity;
  /** The ply at which it has last offered a draw. */
  #offered = -Infinity;
  #isWalking = false;
  /** The last of its thoughts about a move. @type {Thought | null} */
  thought = null;
  /** Why it does not think. @type {Trouble | null} */
  trouble = null;
  /** Told when it begins or ends to think, or has thought of something. */
  onChange = () => {};

  /** @param {Store} store @param {Engine} engine @param {Game} game @param {Thinker} thinker */
  constructor(store, engine, game, thinker) {
    this.store = store;
    this.engine = engine;
    this.game = game;
    this.thinker = thinker;
    store.subscribe((state, before) => {
      if (state.position !== before.position) this.#arrive(state, before);
      if (state.seats !== before.seats) this.#begin();
      this.#follow();
    });
    this.#follow();
  }

  /** Who thinks about his move, null for nobody. @returns {number | null} */
  get thinks() {
    return this.#task?.purpose === 'move' ? this.#task.player : null;
  }

  /** Who considers an offer, null for nobody. @returns {number | null} */
  get considers() {
    return this.#task?.purpose === 'draw' ? this.#task.player : null;
  }

  /** Whether any seat is the computer's. */
  get plays() {
    const { position, seats } = this.store.state;
    return position !== null && allPlayers(position).some((player) => seats[player]);
  }

  /** Whether it has all seats that still play. */
  get isAlone() {
    const { position, seats } = this.store.state;
    return position !== null && activePlayers(position).every((player) => seats[player]);
  }

  /** Whether it is its turn at a position that the record goes on from, where it waits to be told. */
  get waits() {
    const { position, seats, draft } = this.store.state;
    return (
      position !== null &&
      !draft &&
      !position.outcome &&
      Boolean(seats[position.turn]) &&
      position.branches.length > 0 &&
      this.#reached !== position &&
      !this.#isWalking
    );
  }

  /** It moves here, whatever the record has. */
  goOn() {
    this.#reached = this.store.state.position;
    this.#begin();
    this.#follow();
    this.onChange();
  }

  /** It moves as soon as it can, by what it knows. */
  hurry() {
    if (this.#task) this.#task.isHurried = true;
    this.thinker.hurry();
  }

  /** Back to where a person moved last. */
  async undo() {
    const { position, queue, stage } = this.store.state;
    if (!this.plays || this.isAlone || !position || stage.name !== 'ready' || changesOf(queue).length) {
      return this.game.undo();
    }
    await this.#walk('undo', 'redo', ({ ply }) => ply > 0);
  }

  /** On to where a person is to move. */
  async redo() {
    const { position, queue } = this.store.state;
    if (!this.plays || this.isAlone || !position || changesOf(queue).length) {
      return this.game.send({ kind: 'redo' });
    }
    await this.#walk('redo', null, ({ ply, plies }) => ply < plies);
  }

  /**
   * @param {'undo' | 'redo'} kind
   * @param {'redo' | null} back
   * @param {(position: Position) => boolean} goesOn
   */
  async #walk(kind, back, goesOn) {
    if (this.#isWalking) return;
    this.#isWalking = true;
    let steps = 0;
    try {
      for (;;) {
        const answer = await this.game.ask({ kind });
        if (answer.kind === 'error') return this.game.onRefusal(answer);
        if (answer.kind !== 'position') return;
        steps++;
        if (!this.store.state.seats[answer.turn] || answer.outcome) return;
        if (!goesOn(answer)) break;
      }
      if (!back) return;
      for (; steps > 0; steps--) await this.game.ask({ kind: back });
    } finally {
      this.#isWalking = false;
      this.#follow();
    }
  }

  /** @param {State} state @param {State} before */
  #arrive({ position }, before) {
    const kind = this.game.answering?.kind ?? '';
    const stays =
      (REMARKS.includes(kind) || !kind) &&
      this.#reached === before.position &&
      position?.node === before.position?.node;
    if (MOVES.includes(kind)) this.#moved = performance.now();
    this.#reached = MOVES.includes(kind) || stays ? position : null;
    this.trouble = null;
  }

  #begin() {
    this.#done = this.trouble = null;
  }

  /** What is to be thought about now. @returns {Wanted | null} */
  #wanted() {
    const { position, seats, stage, queue, draft, paused, halted, untilTold } = this.store.state;
    const isBusy = changesOf(queue).length > 0 || this.#isWalking;
    if (!position || position.outcome || stage.name !== 'ready' || draft || isBusy) return null;
    if (position.offer) {
      const player = nextToAccept(position, position.offer);
      return seats[player]
        ? { position, player, level: seats[player], purpose: 'draw', untilTold: false }
        : null;
    }
    const player = position.turn;
    if (!seats[player] || paused || (halted && this.isAlone)) return null;
    return position.branches.length && this.#reached !== position
      ? null
      : { position, player, level: seats[player], purpose: 'move', untilTold: untilTold && !this.isAlone };
  }

  #follow() {
    const wanted = this.#wanted();
    const task = this.#task;
    if (task && wanted && isSame(task, wanted)) return;
    if (task) {
      this.#task = null;
      this.thinker.leave();
    }
    if (wanted && this.#done !== wanted.position) void this.#think(wanted);
    else if (task) this.onChange();
    if (this.plays && this.store.state.stage.name === 'ready') this.thinker.prepare();
  }

  /** @param {Wanted} task */
  async #think(task) {
    const { position, player, level, purpose, untilTold } = task;
    this.#task = task;
    this.thought = null;
    this.onChange();
    try {
      const answer = await this.engine.ask({ kind: 'record' });
      if (this.#task !== task || answer.kind !== 'record') return;
      const seconds = purpose === 'draw' ? DRAW_SECONDS : untilTold ? null : this.#most(position);
      const { resigns } = this.store.state;
      const seed = Math.floor(Math.random() * MOST_SEEDS);
      const thought = await this.thinker.think(
        { record: answer.record, level, purpose, player, seconds, seed, resigns },
        (told) => {
          if (this.#task !== task) return;
          this.thought = told;
          this.onChange();
        },
        () => task.isHurried === true,
      );
      if (this.#task !== task || !thought) return;
      await new Promise((resolve) => setTimeout(resolve, this.#moved + this.#pause() - performance.now()));
      if (this.#task !== task) return;
      this.#finish(thought);
    } catch (error) {
      if (this.#task !== task) return;
      this.#done = task.position;
      this.#task = null;
      this.trouble =
        error instanceof NoThought ? error.trouble : { code: 'worker', subject: '', detail: String(error) };
      this.onChange();
    }
  }

  /** @param {Thought} thought */
  #finish(thought) {
    const { position } = this.store.state;
    this.#task = null;
    this.#done = position;
    this.thought = thought;
    const { decision, player } = thought;
    if (decision) {
      this.game.send(decision);
      if (thought.offers && position && !this.isAlone) this.#offerDraw(position, player);
    } else if (position?.offer) {
      this.game.send({ kind: this.#accepts(position, thought) ? 'accept' : 'decline', player });
    }
    this.onChange();
  }

  /** Unless it has done so shortly before in this game. @param {Position} position @param {number} player */
  #offerDraw({ ply }, player) {
    if (ply >= this.#offered && ply < this.#offered + BETWEEN_OFFERS) return;
    this.#offered = ply;
    this.game.send({ kind: 'offer_draw', player });
  }

  /** @param {Position} position @param {Thought} thought */
  #accepts({ offer, width, height }, { accepts, expected, player }) {
    const settlement = offer?.settlement;
    if (!settlement) return accepts;
    if (settlement.neutral > UNDECIDED * width * height) return false;
    return settlement.captures[player] - settlement.captures[1 - player] >= Math.floor(expected ?? 0);
  }

  /**
   * How long it may think, where a clock leaves less than the level would take: 0 for as long as that.
   * @param {Position} position
   */
  #most({ clock, time_left, turn }) {
    if (!clock) return 0;
    const left = time_left[turn] / 1000 / SHARE + clock.increment / 2 + clock.per_move / 2;
    return left > 5 ? 0 : Math.max(LEAST_SECONDS, left);
  }

  #pause() {
    return this.isAlone ? Math.max(SOONEST, 1000 * this.store.state.pace) : SOONEST;
  }
}

/**
 * Whether it is the same to think about, with other words beside it perhaps.
 * @param {Wanted} a
 * @param {Wanted} b
 */
function isSame(a, b) {
  return (
    a.player === b.player &&
    a.level === b.level &&
    a.purpose === b.purpose &&
    a.untilTold === b.untilTold &&
    isSameBoard(a.position, b.position) &&
    a.position.turn === b.position.turn
  );
}
