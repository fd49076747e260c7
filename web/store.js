import { changesOf } from './model/requests.js';
import { isPosition, isQueue, isWelcome } from './model/saved.js';
import { FIRST_LEVEL, isLevel, isSeats } from './model/seats.js';
/** @import { Point, Position, Request, Settings, Welcome } from './model/position.js' */
/** @import { Stage } from './engine/engine.js' */

/**
 * @typedef {'auto' | 'light' | 'dark'} Theme
 * @typedef {'' | 'tree' | 'remarks' | 'marks'} View
 * @typedef {object} Turn
 * @property {number} ply how many moves are made before it, those that still wait for the engine too
 * @property {number} used milliseconds used up to `since`, or in all while the clock stands
 * @property {number | null} since the moment from which it runs on, null while it stands
 * @typedef {object} Draft a position that is being set up
 * @property {Settings} settings of the game that begins from it
 * @property {Position} position as the board shows it; `turn` is whose dots a click puts, `ERASER` for none
 * @property {Position | null} origin where in a game it is set up, null where a game is to begin from it
 * @typedef {object} State
 * @property {Position | null} position the engine's last answer
 * @property {unknown} record the game as the engine last told it whole, for it alone
 * @property {Request[]} since what has changed the game since then
 * @property {Request[]} queue what the engine has not answered yet
 * @property {Point | null} cursor the keyboard's point
 * @property {Theme} theme
 * @property {boolean} introduced whether the first visit's line has been read
 * @property {boolean} offersShown whether what may be declared is to be seen by both
 * @property {string[]} explained the kinds of highlights that are to be seen
 * @property {boolean} recordShown whether the record stands beside the board
 * @property {boolean} reviewing whether the review stands in its place
 * @property {View} recordView what of it is open where not all has room
 * @property {boolean} branchesShown whether letters on the board tell where the record goes on
 * @property {number} pace seconds a move, when its pages turn by themselves
 * @property {number[]} seats the level of the computer's player in each seat, 0 for a person
 * @property {boolean} halted whether computers that play alone wait
 * @property {number} level of the computer that was played against last
 * @property {boolean} resigns whether the computer gives up what is lost
 * @property {boolean} untilTold whether it thinks until it is told to move
 * @property {boolean} thoughtsShown whether its thoughts are to be seen
 * @property {Turn} turn the time that the turn has taken so far
 * @property {boolean} paused whether the clocks stand still
 * @property {Draft | null} draft the position that is being set up
 * @property {Welcome | null} welcome what the engine offers
 * @property {Stage} stage how far the engine is
 */

const KEPT = /** @type {const} */ ([
  'position',
  'record',
  'since',
  'queue',
  'cursor',
  'theme',
  'introduced',
  'offersShown',
  'explained',
  'recordShown',
  'recordView',
  'branchesShown',
  'pace',
  'turn',
  'paused',
  'draft',
  'welcome',
  'seats',
  'halted',
  'level',
  'resigns',
  'untilTold',
  'thoughtsShown',
]);

/** What belongs together, of one game. */
const GAME = /** @type {const} */ ([
  'position',
  'record',
  'since',
  'queue',
  'cursor',
  'turn',
  'paused',
  'draft',
  'seats',
  'halted',
]);

/**
 * The one state of the page. It outlives a reload where the browser lets it, and is in memory alone elsewhere. Each tab
 * keeps a game of its own; a new tab takes up the one that was played last.
 */
export class Store {
  /** @type {((state: State, before: State) => void)[]} */
  #listeners = [];
  #storage = openStorage('localStorage');
  #tab = openStorage('sessionStorage');
  #name = Math.random();
  /** Whether nothing can come later. */
  #isLeft = false;
  /** @type {Set<typeof KEPT[number]>} */
  #unsaved = new Set();

  constructor() {
    addEventListener('pagehide', () => {
      this.#isLeft = true;
      this.#save();
    });
    addEventListener('pageshow', () => (this.#isLeft = false));
    const position = this.#read('position');
    const queue = this.#read('queue');
    const since = this.#read('since');
    const explained = this.#read('explained');
    const draft = this.#read('draft');
    const seats = this.#read('seats');
    const level = this.#read('level');
    const welcome = this.#read('welcome');
    /** @type {State} */
    this.state = {
      position: isPosition(position) ? position : null,
      record: this.#read('record') ?? null,
      since: isQueue(since) ? since : [],
      queue: isQueue(queue) ? queue : [],
      cursor: this.#read('cursor') ?? null,
      theme: this.#read('theme') ?? 'auto',
      introduced: this.#read('introduced') ?? false,
      offersShown: this.#read('offersShown') ?? true,
      explained: Array.isArray(explained) ? explained : [],
      recordShown: this.#read('recordShown') ?? false,
      reviewing: false,
      recordView: this.#read('recordView') ?? 'tree',
      branchesShown: this.#read('branchesShown') ?? true,
      pace: this.#read('pace') ?? 1,
      seats: isSeats(seats) ? seats : [],
      halted: this.#read('halted') ?? false,
      level: isLevel(level) ? level : FIRST_LEVEL,
      resigns: this.#read('resigns') ?? true,
      untilTold: this.#read('untilTold') ?? false,
      thoughtsShown: this.#read('thoughtsShown') ?? false,
      turn: this.#read('turn') ?? { ply: 0, used: 0, since: null },
      paused: this.#read('paused') ?? false,
      draft: isPosition(draft?.position) ? draft : null,
      welcome: isWelcome(welcome) ? welcome : null,
      stage: { name: 'downloading', done: 0, total: 0 },
    };
  }

  /** What it gives ends it. @param {(state: State, before: State) => void} listener */
  subscribe(listener) {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  /** What is seen does not wait for the disk: that comes right after. @param {Partial<State>} patch */
  update(patch) {
    const before = this.state;
    this.state = { ...before, ...patch };
    for (const listener of this.#listeners) listener(this.state, before);
    if (this.#unsaved.size === 0 && !this.#isLeft) setTimeout(() => this.#save());
    for (const key of KEPT) if (key in patch) this.#unsaved.add(key);
    if (this.#isLeft) this.#save();
  }

  /** What is new; and all of the game where another tab has kept one of its own since. */
  #save() {
    if (GAME.some((key) => this.#unsaved.has(key)) && this.#read('tab') !== this.#name) {
      for (const key of GAME) this.#unsaved.add(key);
      this.#write('tab', this.#name);
    }
    for (const key of this.#unsaved) this.#write(key, this.state[key]);
    this.#unsaved.clear();
  }

  /** @param {string} key */
  #read(key) {
    try {
      return JSON.parse(
        this.#tab?.getItem(`kropki.${key}`) ?? this.#storage?.getItem(`kropki.${key}`) ?? 'null',
      );
    } catch {
      return null;
    }
  }

  /** @param {typeof KEPT[number] | 'tab'} key @param {unknown} value */
  #write(key, value) {
    try {
      const text = JSON.stringify(value);
      this.#storage?.setItem(`kropki.${key}`, text);
      if (GAME.some((own) => own === key)) this.#tab?.setItem(`kropki.${key}`, text);
    } catch {
      this.#storage = this.#tab = null;
    }
  }
}

/** What a position that carries its game's record changes. @param {Position} position */
export const recorded = ({ record }) => (record ? { record, since: [] } : {});

/** What the board shows: the game, or what is being set up. @param {State} state */
export const shown = ({ position, draft }) => draft?.position ?? position;

/** Return whether the record is shown beside the board. @param {State} state */
export function isRecordShown({ recordShown, reviewing, draft }) {
  return recordShown && !reviewing && !draft;
}

/** Return whether a game against the computer is offered: until somebody has moved. @param {State} state */
export function isInviting({ position, seats, queue, draft }) {
  return (
    position !== null &&
    position.players === 2 &&
    !draft &&
    !position.outcome &&
    !position.plies &&
    !position.branches.length &&
    !seats.some(Boolean) &&
    !changesOf(queue).length
  );
}

/**
 * Sandboxed frames throw at the mere mention.
 * @param {'localStorage' | 'sessionStorage'} name
 * @returns {Storage | null}
 */
function openStorage(name) {
  try {
    return window[name];
  } catch {
    return null;
  }
}
