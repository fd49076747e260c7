/** @file Which puzzle comes next. */

import { dayOf, ofTheDay } from '../../model/spacing.js';
import { ownEntry } from './collection.js';
/** @import { Puzzling } from '../../store/puzzled.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Entry } from './collection.js' */

/** @typedef {'practice' | 'day' | 'run' | 'streak' | 'repeat' | 'own' | 'class' | 'shared'} Mode */

const CHOICE = 5; // puzzles of about the same grade to choose from
/** Modes with puzzles that somebody has chosen. @type {Mode[]} */
const GIVEN = ['own', 'class', 'repeat', 'shared'];
const PER_STEP = 4; // solved puzzles before a run or a streak becomes harder

/** Chooses the puzzles of a session. */
export class Session {
  solved = 0;
  failed = 0;
  /** @type {Set<string>} */
  #seen = new Set();

  /**
   * @param {Entry[]} entries of the chosen theme, those for beginners and easier ones first
   * @param {Mode} mode
   * @param {Puzzling} puzzling
   * @param {() => number} [random]
   */
  constructor(entries, mode, puzzling, random = Math.random) {
    this.mode = mode;
    this.entries = entries;
    this.puzzling = puzzling;
    this.random = random;
  }

  /** Whether each puzzle has one try. */
  get isStrict() {
    return this.mode === 'run' || this.mode === 'streak';
  }

  /** Return the next puzzle, or null after the last one. @returns {Entry | null} */
  next() {
    const entry = this.#choose();
    if (entry) this.#seen.add(entry.id);
    return entry ?? null;
  }

  #choose() {
    const fresh = this.entries.filter(({ id }) => !this.#seen.has(id));
    if (this.mode === 'day') return this.#seen.size ? null : ofToday(this.entries);
    if (GIVEN.includes(this.mode)) return fresh[0];
    if (this.isStrict) {
      const least = 1 + Math.floor(this.solved / PER_STEP);
      const fit = roomyOf(fresh).filter(({ grade }) => grade >= least);
      const easiest = Math.min(...fit.map(({ grade }) => grade));
      return this.#any(fit.filter(({ grade }) => grade === easiest)) ?? this.#any(fresh);
    }
    const { solved } = this.puzzling.puzzled;
    const open = fresh.filter(({ id }) => solved[id] === undefined);
    if (open[0]?.first) return open[0];
    return this.#any(open.slice(0, CHOICE)) ?? this.#any(fresh);
  }

  /** @param {Entry[]} entries */
  #any(entries) {
    return entries[Math.floor(this.random() * entries.length)];
  }
}

/** Return the puzzle of the day. @param {Entry[]} entries all of ours */
export const ofToday = (entries) => ofTheDay(roomyOf(entries), dayOf(new Date()));

/** Return the puzzles with room on their boards. @param {Entry[]} entries */
const roomyOf = (entries) => entries.filter(({ crowded }) => !crowded);

/** Return which of our puzzles and the reader's own come back today. @param {Entry[]} entries @param {Puzzling} puzzling */
export function due(entries, puzzling) {
  const { returns, own } = puzzling.puzzled;
  const today = dayOf(new Date());
  return [...entries, ...own.map(ownEntry)].filter(({ id }) => returns[id] && returns[id][1] <= today);
}

/** Say when a puzzle comes back, if it does. @param {Messages} messages @param {Puzzling} puzzling @param {string} id */
export function returnText(messages, puzzling, id) {
  const back = puzzling.puzzled.returns[id];
  return back ? messages.text('puzzles-returns', { days: back[1] - dayOf(new Date()) }) : '';
}
