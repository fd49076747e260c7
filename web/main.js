/** @file Starts the page: paints the board, starts Python, and then loads everything that needs words. */

import { hook } from './hook.js';
import { get } from './host.js';
import { reserveSpace } from './layout.js';
import { pendingDots } from './model/requests.js';
import { createPage } from './play/page.js';
import { shownPosition } from './store/state.js';
import { byId } from './ui/element.js';
import { followSettings } from './ui/look.js';
import { areForbidden, fetchStyles } from './ui/styles.js';

const PATIENCE = 100; // milliseconds to wait for a frame

const page = createPage();
const { store, settings, engine, board } = page;
followSettings(settings);
settings.watch(['coordinates'], () => board.layOut());
reserveSpace(page);

store.subscribe((state, before) => {
  if (shownPosition(state) !== shownPosition(before) || state.queue !== before.queue) paint();
});
if (areForbidden()) void fetchStyles().then(() => board.layOut());
Object.assign(window, { kropki: hook(page) });

// The board and clicks on it wait neither for Python nor for the words.
if (store.state.position) paint();
else void paintFirstBoard();
void engine.start();

const mounted = nextFrame()
  .then(() => import('./mount.js'))
  .then(({ mount }) => mount(page));
mounted.catch((error) => {
  console.error(error);
  byId('broken', HTMLElement).hidden = false;
});
holdDrops();
// Setting a position up needs words, so its code loads later.
page.table.on('edit', (point) => void mounted.then(({ setup }) => setup.tap(point)));

/**
 * Keep files that are dropped before the panels are there: the browser would open them in place of the page.
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
      if (files.length) void mounted.then(({ intake }) => intake.open(files));
    },
    { signal },
  );
  mounted.then(
    () => until.abort(),
    () => {},
  );
}

/**
 * Wait until the browser has had time to show what was painted. While the page is hidden it shows nothing.
 */
function nextFrame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}

function paint() {
  const position = shownPosition(store.state);
  if (position) board.show(position, store.state.draft ? [] : pendingDots(store.state.queue));
}

/** Show a board at once on a first visit. The engine starts with the same game. */
async function paintFirstBoard() {
  const response = await get('runtime/start.json').catch(() => null);
  const position = await response?.json().catch(() => null);
  if (!store.state.position && position?.kind === 'position') store.update({ position });
}
