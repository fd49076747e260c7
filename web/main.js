import { Board } from './board/board.js';
import { Pointer } from './board/pointer.js';
import { Engine } from './engine/engine.js';
import { Offline } from './engine/offline.js';
import { Thinker } from './engine/thinker.js';
import { hook } from './hook.js';
import { get } from './host.js';
import { pendingDots } from './model/requests.js';
import { Clock } from './play/clock.js';
import { Computer } from './play/computer.js';
import { Game } from './play/game.js';
import { Keeper } from './play/keeper.js';
import { Table } from './play/table.js';
import { reserveSpace } from './layout.js';
import { recorded, shown, Store } from './store.js';
import { areForbidden, fetchStyles } from './styles.js';
import { applyTheme } from './theme.js';
import { byId } from './ui/element.js';
/** @import { Point, Refusal } from './model/position.js' */

const PATIENCE = 100; // milliseconds for a frame

const store = new Store();
const engine = new Engine({
  onStage: (stage) => store.update({ stage }),
  onWelcome: (welcome) => store.update({ welcome }),
  onPosition: (position) => store.update({ position, ...recorded(position) }),
  onRefusal: explain,
  game: () => store.state,
});
const clock = new Clock(store); // before all who draw what it changes
const game = new Game(store, engine, clock, explain);
new Keeper(store, game);
const thinker = new Thinker();
const computer = new Computer(store, engine, game, thinker);
const board = new Board();
const pointer = new Pointer(board, play);
reserveSpace(store, board, pointer);
const table = new Table(store, game, board, pointer, explain);

store.subscribe((state, before) => {
  if (shown(state) !== shown(before) || state.queue !== before.queue) paint();
});
store.subscribe((state, before) => {
  if (state.theme === before.theme) return;
  applyTheme(state.theme);
  board.layOut();
});
if (areForbidden()) {
  // and with them the script that applies the theme
  applyTheme(store.state.theme);
  void fetchStyles().then(() => board.layOut());
}
const kropki = hook(store, board, engine, computer);
Object.assign(window, { kropki });
void kropki.ready.then(() => new Offline().begin()); // what it fetches comes after what is waited for

// The board and the clicks on it wait neither for Python nor for the words.
if (store.state.position) paint();
else void paintFirstBoard();
start();

const panels = shownFrame()
  .then(() => import('./panels.js'))
  .then(({ Panels }) =>
    Panels.load({ store, engine, clock, game, board, table, pointer, thinker, computer, play, start }),
  );
panels.catch((error) => {
  console.error(error);
  byId('broken', HTMLElement).hidden = false;
});

holdDrops();

/**
 * Files that are dropped before the panels are there wait for them: the browser would put one in the page's
 * place.
 */
function holdDrops() {
  const until = new AbortController();
  const { signal } = until;
  addEventListener('dragover', (event) => event.preventDefault(), { signal });
  addEventListener(
    'drop',
    (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      event.preventDefault();
      if (files.length) void panels.then((them) => them.files.take(files));
    },
    { signal },
  );
  panels.then(
    () => until.abort(),
    () => {},
  );
}

/** Until the browser has had the time to show what is painted; while the page is hidden it shows nothing. */
function shownFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}

/** Starts Python and asks it what waits. @param {boolean} [afresh] */
function start(afresh = false) {
  void engine.start({ afresh }).then(() => game.pump());
}

function paint() {
  const position = shown(store.state);
  if (position) board.show(position, store.state.draft ? [] : pendingDots(store.state.queue));
}

/** A first visit sees a board at once; the engine then takes up that very game. */
async function paintFirstBoard() {
  const response = await get('runtime/start.json').catch(() => null);
  const position = await response?.json().catch(() => null);
  if (!store.state.position && position?.kind === 'position') store.update({ position });
}

/** @param {Point} point @param {number} since */
function play(point, since) {
  store.update({ cursor: point });
  if (store.state.draft) void panels.then((them) => them.setup.put(point));
  else table.tap(point, since);
}

/** @param {Refusal} refusal */
function explain(refusal) {
  void panels.then((them) => them.explain(refusal));
}
