/** @file The parts of the page that need words, loaded after the board is shown. */

import { BoardGrid } from './access/boardgrid.js';
import { Keyboard } from './access/keyboard.js';
import { Narrator } from './access/narrator.js';
import { Queries } from './access/queries.js';
import { Explainer } from './advice/explainer.js';
import { Hints } from './advice/hints.js';
import { Thoughts } from './advice/thoughts.js';
import { Why } from './advice/why.js';
import { Agreement } from './around/agreement.js';
import { mountAiming } from './around/aiming.js';
import { Bubble } from './around/bubble.js';
import { ByLinkLine } from './around/bylink.js';
import { Card } from './around/card.js';
import { Chooser } from './around/chooser.js';
import { Controls } from './around/controls.js';
import { Demo } from './around/demo.js';
import { Finish } from './around/finish.js';
import { mountFullScreen } from './around/fullscreen.js';
import { Note } from './around/note.js';
import { Result } from './around/result.js';
import { mountScore } from './around/score.js';
import { Seats } from './around/seats.js';
import { Times } from './around/times.js';
import { welcomeArrivals } from './around/welcome.js';
import { once } from './base/once.js';
import { idle, nextTask } from './base/task.js';
import { Offline } from './engine/offline.js';
import { setAside } from './files/aside.js';
import { mountTitle } from './files/gametitle.js';
import { Intake } from './files/intake.js';
import { LazyOpener } from './files/lazyopener.js';
import { Printing } from './files/printing.js';
import { Shelf } from './files/shelf.js';
import { mountUnsaved } from './files/unsaved.js';
import { register } from './model/doors.js';
import { chooseLanguage } from './model/languages.js';
import { refusalOf } from './model/requests.js';
import { Setup } from './play/setup.js';
import { followMoves } from './play/vibration.js';
import { RecordPanel } from './record/record.js';
import { ReviewOffer } from './review/offer.js';
import { Review } from './review/review.js';
import { arrival } from './screens/arrival/door.js';
import { bylink } from './screens/bylink/door.js';
import { coach } from './screens/coach/door.js';
import { DOORS } from './screens/doors.js';
import { newgame } from './screens/newgame/door.js';
import { story } from './screens/story/door.js';
import { isFollowed } from './store/coached.js';
import { wantedLanguages } from './store/language.js';
import { isReady } from './store/state.js';
import { mountDialogs } from './ui/dialog.js';
import { Doors } from './ui/doors.js';
import { late } from './ui/late.js';
import { loadMessages } from './ui/loadmessages.js';
import { MainMenu } from './ui/mainmenu.js';
import { Speech } from './ui/speech.js';
import { followKeyboard } from './ui/typing.js';
/** @import { SetupPanel } from './around/setuppanel.js' */
/** @import { OpenSent } from './files/opener.js' */
/** @import { FullPage, Page, WholePage } from './play/page.js' */
/** @import { State } from './store/state.js' */

/**
 * Load the words, and add the panels to the page, part by part.
 * @param {Page} page
 * @param {boolean} isNew whether nobody has been here before
 */
export async function mount(page, isNew) {
  register(DOORS);
  const { settings, store } = page;
  const messages = await loadMessages(wantedLanguages(settings));
  messages.inks = settings.values.inks;
  settings.watch(['inks'], (values) => (messages.inks = values.inks));
  settings.watch(['language'], () => {
    if (chooseLanguage(wantedLanguages(settings)) !== messages.language) location.reload();
  });
  document.documentElement.lang = messages.language;
  await nextTask();
  messages.localize(document);
  mountDialogs(messages);
  /** @type {FullPage} */
  const full = { ...page, messages, speech: new Speech(), setup: new Setup(store) };
  await nextTask();
  const openSent = (/** @type {Parameters<OpenSent>} */ ...sent) =>
    doors.enter(bylink, (screen) => screen.open(...sent));
  const files = mountFiles(
    full,
    async (...sent) => (await openSent(...sent)) ?? refusalOf('page/no-answer'),
    (tab) => void doors.open('files', tab),
  );
  await nextTask();
  const record = new RecordPanel(full);
  await nextTask();
  const review = new Review(page);
  const offer = new ReviewOffer(full, review, () => void doors.open('analyse', 'review'));
  await nextTask();
  const doors = await mountPanels({ ...full, ...files, walker: record.walker, review }, record, offer);
  if (isNew) {
    welcomeArrivals(store, (you) => void doors.enter(arrival, (screen) => screen.open(you)));
  }
  const intake = new Intake({ ...full, ...files, review, doors });
  followKeyboard();
  const offline = new Offline(full);
  // What later visits need comes after what the player waits for.
  const ready = store.until(isReady);
  const prepared = ready
    .then(idle)
    .then(() => Promise.all([doors.prepare(), prepareTurn(full, files.shelf), page.engine.complete()]));
  void (offline.isKept ? ready : prepared).then(() => offline.begin());
  return { intake, setup: full.setup };
}

/**
 * Show the panels around the board, and let keys and buttons work, part by part. Return the doors of the screens.
 * @param {Omit<WholePage, 'doors'>} page
 * @param {RecordPanel} record
 * @param {ReviewOffer} offer of a review
 */
async function mountPanels(page, record, offer) {
  const { board, store, messages, shelf, walker, review } = page;
  const narrator = new Narrator(page, record);
  mountScore(page);
  await nextTask();
  const controls = new Controls(page, shelf);
  const chooser = new Chooser(page);
  const why = new Why(page);
  const hints = new Hints(page, why);
  const thoughts = new Thoughts(page);
  const times = new Times(page);
  await nextTask();
  new Note(page);
  new ByLinkLine(page, shelf);
  new Card(page);
  new Bubble(page);
  loadMap(page);
  new Agreement(page);
  await nextTask();
  new Seats(page);
  loadSetup(page, shelf, (...start) => void doors.enter(newgame, (screen) => screen.openWith(...start)));
  new Explainer(page);
  await nextTask();
  const grid = new BoardGrid(page);
  const queries = new Queries(page);
  const openKeys = () => void doors.open('help', 'keys');
  const search = () => menu.search();
  const analyse = () => void doors.open('analyse', 'point');
  const result = new Result(page, offer, () => void doors.enter(story, (screen) => screen.tell(review)));
  const panels = {
    walker,
    chooser,
    controls,
    hints,
    narrator,
    grid,
    queries,
    thoughts,
    times,
    why,
    result,
    openKeys,
    search,
    analyse,
  };
  new Keyboard(page, panels);
  await nextTask();
  mountAiming(page);
  new Finish(page);
  new Demo(page);
  await nextTask();
  mountFullScreen(messages);
  followMoves(store, page.settings);
  await nextTask();
  const doors = new Doors(page);
  loadCoach(page, doors);
  const menu = new MainMenu(doors);
  loadWhen(page, 'opposite', async () => (await import('./around/opposite.js')).seatOpposite(page));
  loadWhen(page, 'lead', async () => new (await import('./review/lead.js')).Lead(page, walker, review));
  loadWhen(page, 'scan', async () => new (await import('./access/scanning.js')).Scanning(page, grid));
  const labelBoard = () => {
    const { position } = store.state;
    if (position) messages.label(board.element, 'board', { width: position.width, height: position.height });
  };
  store.watch(['position'], ({ position }, before) => {
    const isSameSize =
      position?.width === before.position?.width && position?.height === before.position?.height;
    if (!isSameSize) labelBoard();
  });
  labelBoard();
  return doors;
}

/** Load what turns the page between two games. @param {FullPage} page @param {Shelf} shelf */
const prepareTurn = (page, shelf) =>
  late(
    page,
    async () => (shelf.pageTurn = await (await import('./around/pageturn.js')).createPageTurn(page)),
    '',
  );

/** Load the map of the board once the board is zoomed. @param {FullPage} page */
function loadMap(page) {
  const { board } = page;
  const load = once(async () => new (await import('./around/map.js')).BoardMap(page));
  const follow = () => {
    if (board.geometry?.isZoomed) void load().catch(console.error);
  };
  board.element.addEventListener('layout', follow);
  follow(); // a game may begin zoomed
}

/** Load the coach with the first game that it follows. @param {FullPage} page @param {Doors} doors */
function loadCoach({ store, settings }, doors) {
  const follow = () => {
    if (isFollowed(store.state, settings.values) && !doors.loaded(coach)) void doors.enter(coach, () => {});
  };
  store.watch(['position', 'seats', 'limits', 'stage'], follow);
  settings.watch(['coach', 'shapes'], follow);
  follow();
}

/**
 * Load what sets up a position once somebody does.
 * @param {FullPage} page
 * @param {Shelf} shelf
 * @param {ConstructorParameters<typeof SetupPanel>[2]} goBack
 */
function loadSetup(page, shelf, goBack) {
  const load = once(async () => {
    const { SetupPanel: Panel } = await import('./around/setuppanel.js');
    return new Panel(page, shelf, goBack);
  });
  const follow = (/** @type {State} */ { draft }) => draft && void late(page, load);
  page.store.watch(['draft'], follow);
  follow(page.store.state);
}

/**
 * Load a part of the page once a setting is not off.
 * @param {FullPage} page
 * @param {'opposite' | 'scan' | 'lead'} name
 * @param {() => Promise<unknown>} load
 */
function loadWhen({ settings }, name, load) {
  const loadOnce = once(load);
  const follow = () => {
    if (settings.values[name] !== 'off') void loadOnce().catch(console.error);
  };
  settings.watch([name], follow);
  follow();
}

/**
 * Let games be opened, saved, shared and drawn.
 * @param {FullPage} page
 * @param {OpenSent} openSent
 * @param {(tab: 'save' | 'open') => void} openFiles opens their dialog
 */
function mountFiles(page, openSent, openFiles) {
  mountTitle(page);
  const shelf = new Shelf(page);
  const opener = new LazyOpener(page, shelf, openSent);
  new Printing(page);
  mountUnsaved(page, openFiles, shelf.list);
  void setAside(page, shelf, opener);
  void page.store.loaded.then(() => shelf.list.collect());
  return { shelf, opener };
}
