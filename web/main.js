/** @file Starts the page: paints the board, loads everything that needs words, and then starts Python. */

import { loadFont, watchMedia } from './base/browser.js';
import { hasKept } from './engine/kept.js';
import { isOpened, linkOfPage } from './files/address.js';
import { hook } from './hook.js';
import { get } from './host.js';
import { reserveSpace } from './layout.js';
import { pendingDots } from './model/requests.js';
import { createPage } from './play/page.js';
import { shownPosition } from './store/state.js';
import { byId } from './ui/element.js';
import { followSettings } from './ui/look.js';
import { areForbidden, fetchStyles } from './ui/styles.js';

/** @import { Link } from './files/link.js' */

/** Screens on which a finger can tap the points of a 12×12 board, but not of a larger one. */
const SMALL = watchMedia('(any-pointer: coarse) and ((max-width: 27em) or (max-height: 27em))');
const PATIENCE = 100; // milliseconds to wait for a frame

const page = createPage();
const { store, settings, engine, board } = page;
followSettings(settings);
settings.watch(['coordinates', 'rotation', 'mirror'], () => board.layOut());
reserveSpace(page);

store.subscribe((state, before) => {
  const isOther = shownPosition(state) !== shownPosition(before);
  if (isOther || state.queue !== before.queue || state.premove !== before.premove) paint();
});
if (areForbidden()) void fetchStyles().then(() => board.layOut());
Object.assign(window, { kropki: hook(page) });

// Canvases do not draw again by themselves when their font has come.
void loadFont('italic 1rem Vollkorn').then((faces) => faces?.length && board.layOut());

const isNew = !store.state.introduced;
// The board and clicks on it wait neither for Python nor for the words.
const isNamed = /^#[a-z]+=/.test(location.hash); // it leads to a screen, or has a game as SGF
const linked = isNamed ? null : linkOfPage();
if (linked && !store.state.draft && !(isOpened() && store.state.position)) void paintLink(linked);
else void paintBoard();

const mounted = nextFrame()
  .then(() => import('./mount.js'))
  .then(({ mount }) => mount(page, isNew));
// Python's start keeps every core busy, and would hold up the panels; but restoring it takes little, and has begun.
void hasKept()
  .then((isKept) => (isKept ? null : mounted.catch(() => null)))
  .then(() => engine.start());
mounted.then(nextFrame).then(
  () => store.vault.start?.succeed(),
  () => {},
);
mounted.catch((error) => {
  console.error(error);
  byId('broken', HTMLElement).hidden = false;
});
holdInput();
// Setting a position up needs words, so its code loads later.
page.table.on('edit', (point) => void mounted.then(({ setup }) => setup.tap(point)));

/**
 * Keep files that are dropped, and the last click on a button, before the panels are there. The browser would open
 * a file in place of the page, and nothing would answer the click.
 */
function holdInput() {
  const until = new AbortController();
  const { signal } = until;
  /** @type {HTMLElement | null} */
  let clicked = null;
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
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      if (!button || button.popoverTargetElement || button.closest('#broken')) return; // they work already
      event.stopImmediatePropagation(); // the panels come one by one, and must not answer twice
      clicked = button;
    },
    { signal, capture: true },
  );
  mounted.then(
    () => {
      until.abort();
      clicked?.click();
    },
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
  const { draft, preview, queue, premove } = store.state;
  const position = shownPosition(store.state);
  const waiting = draft || preview ? [] : [...pendingDots(queue), ...(premove ? [premove] : [])];
  if (position) board.show(position, waiting);
}

/** Paint the position of a link; the engine opens its game later. @param {Link} linked */
async function paintLink({ link, move }) {
  const preview = await import('./viewer/linked.js')
    .then(({ linkedPosition }) => linkedPosition(link, move))
    .catch(() => null);
  if (preview && store.state.stage.name !== 'ready') store.update({ preview, introduced: true });
  else void paintBoard();
}

/** Show a board at once: the one that was left, or on a first visit that with which the engine starts. */
async function paintBoard() {
  if (store.state.position) return paint();
  const response = await get(`runtime/${SMALL.matches ? 'start-small' : 'start'}.json`).catch(() => null);
  const position = await response?.json().catch(() => null);
  if (!store.state.position && position?.kind === 'position') store.update({ position });
}
