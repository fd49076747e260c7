import { usualSeats } from '../../model/seats.js';
import { Progress } from '../../store/learned.js';
import { make, makeSvg } from '../../ui/element.js';
/** @import { WholePage } from '../../play/page.js' */

const SIZE = 12; // points a side
const HANDICAPS = [4, 3, 2, 0]; // dots with which the reader begins, against each level
const LEVELS = 8;
const TOP = LEVELS * HANDICAPS.length - 1;

/** Return the level and the handicap of a rung. @param {number} rung */
export const rungAt = (rung) => ({
  level: Math.floor(Math.min(rung, TOP) / HANDICAPS.length) + 1,
  handicap: HANDICAPS[Math.min(rung, TOP) % HANDICAPS.length],
});

/** Return the rung after a game: one up for a win, one down for a loss. @param {number} rung @param {number | null} winner */
export const rungAfter = (rung, winner) =>
  Math.min(TOP, Math.max(0, rung + (winner === 0 ? 1 : winner === null ? 0 : -1)));

/** Draw the staircase, a step for each level, with a dot on the step of a rung. @param {number} rung */
function stair(rung) {
  const drawn = makeSvg('svg', { viewBox: '0 0 84 54', class: 'stair', 'aria-hidden': 'true' });
  const steps = Array.from({ length: LEVELS }, () => 'h10v-6').join('');
  drawn.append(
    makeSvg('path', { d: `M1 53V52${steps}`, class: 'line' }),
    makeSvg('circle', {
      cx: 6 + 10 * (rungAt(rung).level - 1),
      cy: 47 - 6 * (rungAt(rung).level - 1),
      r: 3.6,
    }),
  );
  return drawn;
}

/** The staircase: short games against the levels, with a handicap that follows the results. */
export class Stairs {
  #progress = new Progress();

  /** @param {WholePage} page */
  constructor({ messages, store, settings, shelf }) {
    this.messages = messages;
    this.store = store;
    this.shelf = shelf;
    this.settings = settings;
    store.watch(['position'], ({ position }, before) => {
      if (!position || !this.#progress.learned.climbs) return;
      const isOther = position.record !== null && before.position?.record === null && !position.ply;
      if (isOther && !this.#isOwn(position)) this.#progress.update({ climbs: false });
      else if (position.outcome && !before.position?.outcome) this.#climb(position.outcome.winner);
    });
  }

  /** Return the entry in the list of lessons. @param {() => void} onStart */
  element(onStart) {
    const { messages } = this;
    const { step, goal } = this.#words;
    const button = make('button', { type: 'button', className: 'chapter' });
    button.append(
      stair(this.#progress.learned.rung),
      make('span', { className: 'name' }, messages.text('stairs')),
      make('span', { className: 'count' }, step),
      make('span', { className: 'goal' }, goal),
    );
    button.onclick = () => {
      onStart();
      void this.#start();
    };
    return make('div', { className: 'stairs' }, button);
  }

  /** The step of the next game, and what it is about. */
  get #words() {
    const { messages } = this;
    const { rung } = this.#progress.learned;
    const step = messages.text('stairs-step', { step: Math.min(rung, TOP) + 1, steps: TOP + 1 });
    return { step, goal: messages.text('stairs-goal', rungAt(rung)) };
  }

  async #start() {
    const { level, handicap } = rungAt(this.#progress.learned.rung);
    const opening = handicap ? { opening: 'handicap', handicap } : { opening: 'cross', handicap: 0 };
    this.#progress.update({ climbs: true });
    const size = { width: SIZE, height: SIZE };
    /** @type {import('../../model/position.js').Settings} */
    const game = {
      kind: 'new',
      rules: 'russian',
      options: {},
      ...size,
      ...opening,
      seed: 0,
      position: '',
      names: ['', ''],
      first: handicap ? 1 : 0,
      clock: null,
    };
    const answer = await this.shelf.replace(game, { opened: { seats: usualSeats(level) } });
    if (answer.kind === 'error') this.#progress.update({ climbs: false });
    else {
      this.store.update({ introduced: true, againstComputer: true });
      const { step, goal } = this.#words;
      this.store.notify(`${step}. ${goal}`);
    }
  }

  /** Return whether a new game is one of the staircase. @param {import('../../model/position.js').Position} position */
  #isOwn({ width, height, opening }) {
    const { handicap } = rungAt(this.#progress.learned.rung);
    return width === SIZE && height === SIZE && opening.handicap === handicap;
  }

  /** @param {number | null} winner */
  #climb(winner) {
    const { rung } = this.#progress.learned;
    this.#progress.update({ rung: rungAfter(rung, winner), climbs: false });
  }
}
