import { BoardGrid } from './access/boardgrid.js';
import { Keyboard } from './access/keyboard.js';
import { Narrator } from './access/narrator.js';
import { Queries } from './access/queries.js';
import { Explainer } from './advice/explainer.js';
import { Hints } from './advice/hints.js';
import { PuzzleMaker } from './advice/puzzlemaker.js';
import { Shapes } from './advice/shapes.js';
import { Thoughts } from './advice/thoughts.js';
import { Why } from './advice/why.js';
import { Agreement } from './around/agreement.js';
import { mountAiming } from './around/aiming.js';
import { Bubble } from './around/bubble.js';
import { ByLinkLine } from './around/bylink.js';
import { Card } from './around/card.js';
import { Chooser } from './around/chooser.js';
import { Controls } from './around/controls.js';
import { Finish } from './around/finish.js';
import { mountFullScreen } from './around/fullscreen.js';
import { BoardMap } from './around/map.js';
import { Note } from './around/note.js';
import { Result } from './around/result.js';
import { mountScore } from './around/score.js';
import { Seats } from './around/seats.js';
import { SetupPanel } from './around/setuppanel.js';
import { Times } from './around/times.js';
import { once } from './base/once.js';
import { nextTask } from './base/task.js';
import { Demo } from './help/demo.js';
import { Help } from './help/help.js';
import { NewGame } from './newgame/newgame.js';
import { followMoves } from './play/vibration.js';
import { ClassesDoor } from './screens/classroom/door.js';
import { mountFriend } from './screens/friend/door.js';
import { Lessons } from './screens/learn/door.js';
import { mountLibrary } from './screens/library/door.js';
import { mountPresent } from './screens/present/door.js';
import { PuzzlesDoor } from './screens/puzzles/door.js';
import { mountSolved } from './screens/solved/door.js';
import { SettingsPanel } from './settings/settings.js';
import { openSwitches } from './settings/switches.js';
import { byId } from './ui/element.js';
import { mountMenu } from './ui/menu.js';
/** @import { FilesDialog } from './files/dialog.js' */
/** @import { Opener } from './files/opener.js' */
/** @import { Shelf } from './files/shelf.js' */
/** @import { FullPage } from './play/page.js' */
/** @import { RecordPanel } from './record/record.js' */
/** @import { ReviewPanel } from './review/panel.js' */

/**
 * Show the panels around the board, and let keys and buttons work, part by part.
 * @param {FullPage} page
 * @param {{shelf: Shelf, opener: Opener, dialog: FilesDialog, record: RecordPanel, review: ReviewPanel}} parts
 */
export async function mountPanels(page, { shelf, opener, dialog, record, review }) {
  const { board, store, messages } = page;
  const narrator = new Narrator(page, record);
  mountScore(page);
  await nextTask();
  const newGame = new NewGame(page, shelf);
  await nextTask();
  const controls = new Controls(page, newGame);
  const chooser = new Chooser(page);
  const why = new Why(page);
  const hints = new Hints(page, why);
  const thoughts = new Thoughts(page);
  const times = new Times(page);
  await nextTask();
  const { walker } = record;
  new Note(page);
  new ByLinkLine(page, shelf);
  new Card(page);
  new Bubble(page);
  new BoardMap(page);
  new Agreement(page);
  await nextTask();
  new Seats(page);
  new SetupPanel(page, shelf, newGame);
  new Explainer(page);
  await nextTask();
  const grid = new BoardGrid(page);
  const queries = new Queries(page);
  new Keyboard(page, { walker, chooser, controls, hints, narrator, grid, queries, thoughts, times, why });
  await nextTask();
  mountAiming(page);
  new Result(page, { newGame, review });
  new Finish(page);
  new Demo(page);
  await nextTask();
  const settings = new SettingsPanel(page);
  byId('settings', HTMLElement).onclick = () => settings.open();
  const more = byId('more-menu', HTMLElement);
  mountMenu(more, byId('more', HTMLElement));
  await nextTask();
  new Help(page);
  mountFullScreen(messages);
  followMoves(store, page.settings);
  const lessons = new Lessons(page, { shelf, opener });
  const puzzles = new PuzzlesDoor(page, dialog);
  mountSolved(page);
  await nextTask();
  new Shapes(page, lessons);
  mountLibrary(page, { opener, dialog });
  new PuzzleMaker(page, review.review, puzzles);
  const present = mountPresent(page, walker);
  new ClassesDoor(page, { opener, lessons, puzzles, present });
  loadWhen(page, 'opposite', async () => (await import('./around/opposite.js')).seatOpposite(page));
  loadWhen(
    page,
    'lead',
    async () => new (await import('./review/lead.js')).Lead(page, walker, review.review),
  );
  loadWhen(page, 'scan', async () => new (await import('./access/scanning.js')).Scanning(page, grid));
  const compare = once(async () => (await import('./screens/compare/compare.js')).Compare.create(page));
  byId('compare', HTMLElement).onclick = () => {
    more.hidePopover();
    compare()
      .then((screen) => screen.open())
      .catch(() => store.notify(messages.text('compare-failed')));
  };
  mountFriend(page, { shelf, newGame });
  byId('explain', HTMLElement).onclick = () => {
    more.hidePopover();
    openSwitches(page);
  };
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
