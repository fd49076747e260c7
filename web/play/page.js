/** @file Creates the objects behind the page. */

import { Board } from '../board/board.js';
import { Gestures } from '../board/gestures.js';
import { Pointer } from '../board/pointer.js';
import { Engine } from '../engine/engine.js';
import { Thinker } from '../engine/thinker.js';
import { Settings } from '../store/settings.js';
import { Store } from '../store/store.js';
import { isStill, turnOf } from '../ui/look.js';
import { Clock } from './clock.js';
import { Computer } from './computer.js';
import { fitLevel } from './fitting.js';
import { Game } from './game.js';
import { Keeper } from './keeper.js';
import { showAreas } from './shownareas.js';
import { Sounds } from './sounds.js';
import { Steps } from './steps.js';
import { Table } from './table.js';
/** @import { LazyOpener } from '../files/lazyopener.js' */
/** @import { Shelf } from '../files/shelf.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { Review } from '../review/review.js' */
/** @import { Doors } from '../ui/doors.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Speech } from '../ui/speech.js' */
/** @import { Setup } from './setup.js' */

/**
 * @typedef {ReturnType<typeof createPage>} Page all that the page needs before it has its words
 * @typedef {Page & {messages: Messages, speech: Speech, setup: Setup}} FullPage
 * @typedef {{shelf: Shelf, opener: LazyOpener, walker: Walker, review: Review, doors: Doors}} Rest
 * @typedef {FullPage & Rest} WholePage what the screens get
 */

/** What the settings mean to Geometry. */
const LABELS = /** @type {const} */ ({ auto: undefined, corner: true, around: 'around', off: false });

/** Create the objects behind the page. */
export function createPage() {
  const settings = new Settings();
  const store = new Store();
  const engine = new Engine(store);
  const clock = new Clock(store);
  const game = new Game(store, engine, clock);
  new Keeper(store, game);
  fitLevel(store, game);
  const steps = new Steps(store, game);
  const thinker = new Thinker(engine);
  const computer = new Computer(store, game, steps, thinker, () => settings.values.atOnce === 'on');
  const table = new Table(store, game, () => settings.values.premove === 'on');
  const board = new Board(table, {
    isStill: () => isStill(settings),
    look: () => ({
      labels: LABELS[settings.values.coordinates],
      turn: turnOf(settings),
      turnsToFit: settings.values.rotation === 'auto',
    }),
  });
  const gestures = new Gestures(board);
  const pointer = new Pointer(board, table, gestures, () => settings.values);
  store.watch(['position'], ({ position, draft }, before) => {
    if (!position || draft || position.state === before.position?.state) return;
    const { dot, taken } = position.change;
    if (dot) gestures.follow(dot, taken.length > 0);
  });
  const sounds = new Sounds(store, settings);
  showAreas(store, table, board);
  return {
    settings,
    store,
    engine,
    clock,
    game,
    steps,
    thinker,
    computer,
    table,
    board,
    gestures,
    pointer,
    sounds,
  };
}
