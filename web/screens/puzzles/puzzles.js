import { parsePoints, pointName } from '../../model/points.js';
import { dayOf } from '../../model/spacing.js';
import { Puzzling } from '../../store/puzzled.js';
import { iconButton, make } from '../../ui/element.js';
import { aimText, hintText, toldText } from '../../ui/puzzletext.js';
import { presentButton, Screen } from '../../ui/screen.js';
import { LessonBoard } from '../../viewer/lessonboard.js';
import { loadCollection, ofTheme, ownEntry } from './collection.js';
import { drawList } from './list.js';
import { due, ofToday, returnText, Session } from './modes.js';
import { PuzzlePlay } from './puzzleplay.js';
import { PuzzleShare } from './share.js';
/** @import { Task } from '../learn/actions.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { Entry } from './collection.js' */
/** @import { Mode } from './modes.js' */
/** @import { Opened, Refutation, Stage } from './puzzleplay.js' */
/** @import { Messages } from '../../ui/messages.js' */

const RUN = 180; // seconds

/** The screen with the puzzles. */
export class Puzzles {
  #list = make('div', { id: 'puzzles-list', className: 'screen-list' });
  #aim = make('p', { id: 'puzzles-aim', className: 'screen-task', role: 'status' });
  #told = make('p', { id: 'puzzles-told', className: 'screen-told', role: 'status' });
  #rule = make('p', { id: 'puzzles-rule' });
  #lines = make('p', { id: 'puzzles-lines' });
  #hint = make('button', { type: 'button', id: 'puzzles-hint' });
  #act = make('button', { type: 'button', id: 'puzzles-act', hidden: true });
  #next = make('button', { type: 'button', id: 'puzzles-next' });
  #shares;
  /** What is hidden while the list is shown. @type {HTMLElement[]} */
  #parts;
  #screen;
  #puzzling = new Puzzling();
  /** @type {Entry[]} */
  #entries = [];
  /** @type {Session | null} */
  #session = null;
  /** @type {Entry | null} */
  #entry = null;
  /** @type {PuzzlePlay | null} */
  #play = null;
  /** The step of a class that is open here. @type {Task | null} */
  #task = null;
  #isCounted = false;
  #end = 0;
  #clock = 0;
  #theme = '';

  /** @param {WholePage} page */
  constructor(page) {
    const { messages, thinker } = page;
    this.page = page;
    this.messages = messages;
    this.thinker = thinker;
    this.share = new PuzzleShare(page);
    messages.label(this.#rule, 'puzzles-rule');
    const said = make('p', { id: 'puzzles-said', className: 'spoken', role: 'status' });
    const say = (/** @type {string} */ text) => (said.textContent = text);
    const board = make('div', {
      id: 'puzzles-board',
      className: 'screen-board',
      tabIndex: 0,
      role: 'application',
    });
    this.board = new LessonBoard(board, messages, (point) => this.#play?.tap(point), say);
    const button = (
      /** @type {string} */ icon,
      /** @type {string} */ id,
      /** @type {() => void} */ onclick,
    ) => iconButton(messages, icon, id, { id, onclick });
    const back = button('more', 'puzzles-back', () => (this.#task ? this.#task.leave() : this.#showList()));
    this.#shares = button('share', 'puzzles-share', () => this.#sharePuzzle());
    this.#hint.onclick = () => this.#play?.hint();
    this.#next.onclick = () => void this.#go();
    messages.label(this.#hint, 'puzzles-hint');
    const puzzle = make(
      'div',
      { id: 'puzzles-puzzle', className: 'screen-play', hidden: true },
      this.#aim,
      board,
      make('div', { id: 'puzzles-after' }, this.#told, this.#rule, this.#lines),
      make('p', { id: 'puzzles-actions', className: 'screen-actions' }, this.#hint, this.#act, this.#next),
    );
    this.#parts = [puzzle, back, this.#shares];
    const head = { name: 'puzzles', before: [back], after: [presentButton(page), this.#shares] };
    this.#screen = new Screen(messages, head, this.#list, puzzle, said);
    this.#screen.onClose(() => {
      this.#leave();
      this.#task = null;
    });
  }

  /**
   * Open the list, or puzzles from the reader's own games.
   * @param {string | string[]} [part] the name of a theme to choose, or `day` for the puzzle of the day, or the puzzles
   */
  async open(part = '') {
    if (Array.isArray(part)) return this.#openOwn(part);
    this.#screen.open();
    this.thinker.prepare();
    await this.#load();
    if (part === 'day' && this.#entries.length) return this.#begin('day', this.#entries);
    if (ofTheme(this.#entries, part).length) this.#theme = part;
    this.#showList();
  }

  /** Open one of our puzzles by its name, or else the list. @param {string} id */
  async openShared(id) {
    await this.open();
    const entry = this.#entries.find((each) => each.id === id);
    if (entry) this.#begin(entry === ofToday(this.#entries) ? 'day' : 'shared', [entry]);
  }

  /** Show the puzzle as a picture, with its link. */
  #sharePuzzle() {
    const [puzzle, entry, session] = [this.#play?.puzzle, this.#entry, this.#session];
    if (!puzzle || !entry || !session) return;
    const isToday = session.mode === 'day';
    const day = new Intl.DateTimeFormat(this.messages.language, { day: 'numeric', month: 'long' });
    const title = this.messages.text('puzzles-share-of', {
      kind: isToday ? 'day' : 'other',
      day: day.format(new Date()),
    });
    const isOurs = entry.theme !== 'own';
    const task = aimText(this.messages, puzzle);
    this.share.open(puzzle.start, { title, task, fragment: isOurs ? `#puzzle=${entry.id}` : '' }, () => {
      void this.page.doors.open('files', { ...entry, isOurs });
    });
  }

  /** Add puzzles from the reader's own games, and begin with them. @param {string[]} texts */
  async #openOwn(texts) {
    this.#puzzling.addOwn(texts);
    this.#screen.open();
    await this.#load();
    this.#begin('own', texts.map(ownEntry));
  }

  /** Open a puzzle as a step of a class. @param {Entry} entry @param {Task} task */
  openTask(entry, task) {
    this.#screen.open();
    this.#task = task;
    this.#begin('class', [entry]);
  }

  async #load() {
    try {
      this.#entries = await loadCollection();
    } catch (error) {
      console.error(error);
      this.#list.textContent = this.messages.text('puzzles-away');
    }
  }

  #leave() {
    clearInterval(this.#clock);
    this.#play?.leave();
    this.#play = this.#session = null;
  }

  #showList() {
    const { messages } = this;
    this.#leave();
    this.#showParts(false);
    this.#screen.entitle(messages.text('puzzles-title'));
    if (!this.#entries.length) return;
    drawList(this.#list, messages, this.#entries, this.#puzzling, this.#theme, {
      print: () => void this.page.doors.open('worksheet', this.#theme),
      choose: (theme) => {
        this.#theme = theme;
        this.#showList();
      },
      begin: (mode) => this.#begin(mode, this.#chosen(mode)),
    });
  }

  /** Return the puzzles of a mode. @param {Mode} mode */
  #chosen(mode) {
    if (mode === 'own') return this.#puzzling.puzzled.own.map(ownEntry);
    if (mode === 'repeat') return due(this.#entries, this.#puzzling);
    return mode === 'day' ? this.#entries : ofTheme(this.#entries, this.#theme);
  }

  /** @param {Mode} mode @param {Entry[]} entries */
  #begin(mode, entries) {
    this.#leave();
    this.#session = new Session(entries, mode, this.#puzzling);
    this.#showParts(true);
    this.#showPlace();
    if (mode === 'run') {
      this.#end = performance.now() + RUN * 1000;
      this.#clock = setInterval(() => {
        this.#showPlace();
        if (performance.now() >= this.#end) this.#finish();
      }, 250);
    }
    void this.#go();
  }

  /** Go on to the next puzzle. */
  async #go() {
    const session = this.#session;
    if (!session) return;
    const isOver = session.mode === 'streak' && session.failed > 0;
    const entry = isOver ? null : session.next();
    if (!entry && session.mode === 'shared') return this.#begin('practice', this.#entries);
    if (!entry) return this.#task ? this.#task.next() : this.#finish();
    performance.mark('puzzle-asked');
    this.#entry = entry;
    this.#isCounted = false;
    this.#play?.leave();
    const play = new PuzzlePlay(this.thinker, this.board, entry.text, () => this.#show());
    this.#play = play;
    try {
      await play.begin();
      performance.measure('puzzle', 'puzzle-asked');
    } catch (error) {
      console.error(error);
      this.#told.textContent = this.messages.text('puzzles-failed');
    }
    this.board.element.focus({ preventScroll: true });
  }

  /** Show how the puzzle stands, and what can be done. */
  #show() {
    const [play, session, entry, { messages }] = [this.#play, this.#session, this.#entry, this];
    if (!play?.puzzle || !session || !entry) return;
    const { puzzle, stage, hints } = play;
    const { width, height } = puzzle.start;
    messages.label(this.board.element, 'learn-board', { width, height });
    this.#aim.textContent = aimText(messages, puzzle);
    const isOver = stage === 'solved' || stage === 'shown' || (session.isStrict && play.hasFailed);
    const isMine = stage === 'waits' || stage === 'goes-on';
    this.#count(isOver);
    const words = hints && isMine ? hintText(messages, entry.theme, hints) : this.#toldOf(stage);
    const back = isOver && !this.#task ? this.#afterwards(entry) : '';
    this.#told.textContent = `${words} ${isMine ? (this.#task?.rules ?? '') : back}`.trim();
    this.#rule.hidden = !isMine || hints > 0 || Object.keys(this.#puzzling.puzzled.solved).length > 0;
    this.#shares.hidden = session.isStrict;
    this.#told.dataset.stage = stage;
    this.#hint.hidden = isOver || session.isStrict || this.#task?.hints === false;
    this.#hint.disabled = !(isMine || stage === 'wrong') || hints >= 3;
    this.#next.hidden = !isOver && session.mode !== 'practice' && !this.#task;
    this.#next.classList.toggle('main', isOver);
    messages.label(this.#next, isOver ? 'puzzles-next' : 'puzzles-skip');
    this.#offer(stage, isOver);
    const show = (/** @type {string} */ line) => void play.show(line);
    this.#lines.replaceChildren(...(isOver ? lineButtons(messages, puzzle, show) : []));
    if (stage === 'solved' || stage === 'wrong') this.#task?.tell(stage === 'solved', 0);
    if (isOver && this.board.element.contains(document.activeElement)) this.#next.focus();
  }

  /** Say what has happened. @param {Stage} stage */
  #toldOf(stage) {
    const { messages } = this;
    const refutation = stage === 'wrong' ? this.#play?.refutation : null;
    return refutation ? refutedText(messages, refutation) : toldText(messages, stage);
  }

  /** Say when a puzzle comes back, or on how many days the puzzle of the day was solved. @param {Entry} entry */
  #afterwards(entry) {
    const { messages } = this;
    const days = this.#session?.mode === 'day' ? this.#puzzling.daysInRow(dayOf(new Date())) : 0;
    const row = days ? messages.text('puzzles-row', { days }) : '';
    return [row, returnText(messages, this.#puzzling, entry.id)].filter(Boolean).join(' ');
  }

  /** Offer to try again, or to see the solution. @param {string} stage @param {boolean} isOver */
  #offer(stage, isOver) {
    const play = /** @type {PuzzlePlay} */ (this.#play);
    const { line = '', right = '' } = play.puzzle ?? {};
    const isWrong = stage === 'wrong' && !isOver;
    const isSecret = !isWrong && this.#task?.hints === false;
    this.#act.hidden = isOver || isSecret || (stage !== 'wrong' && !play.hasFailed);
    this.messages.label(this.#act, isWrong ? 'puzzles-again' : 'puzzles-solution');
    this.#act.onclick = () => {
      if (isWrong) play.retry();
      else void play.show(line || right.slice(0, 2));
      this.board.element.focus({ preventScroll: true });
    };
  }

  /** Count the answer to a puzzle once. @param {boolean} isOver */
  #count(isOver) {
    const [play, session, entry] = [this.#play, this.#session, this.#entry];
    if (!play || !session || !entry) return;
    if (!this.#isCounted && (play.hasFailed || isOver)) {
      this.#isCounted = true;
      this.#puzzling.answer(entry.id, !play.hasFailed, dayOf(new Date()));
      if (play.hasFailed) session.failed++;
      else session.solved++;
    }
    if (session.mode === 'day' && play.stage === 'solved') this.#puzzling.solveDaily(dayOf(new Date()));
    if (session.mode !== 'run') this.#showPlace();
  }

  #showPlace() {
    const { mode, solved } = /** @type {Session} */ (this.#session);
    const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    const { messages } = this;
    const place = this.#task?.place ?? messages.text('puzzles-place', { mode, solved, time });
    this.#screen.entitle(messages.text('puzzles-mode', { mode }), place);
  }

  /** Show the result of a session. */
  #finish() {
    if (!this.#session) return;
    const { mode, solved } = this.#session;
    const isBest = (mode === 'run' || mode === 'streak') && this.#puzzling.score(mode, solved);
    this.#showList();
    if (mode === 'day') return;
    const text = this.messages.text('puzzles-result', { mode, solved, best: String(isBest) });
    this.#list.prepend(make('p', { className: 'result', role: 'status' }, text));
  }

  /** Show a puzzle, or the list. @param {boolean} isPuzzle */
  #showParts(isPuzzle) {
    this.#list.hidden = isPuzzle;
    for (const part of this.#parts) part.hidden = !isPuzzle;
  }
}

/** Say what becomes of a wrong move. @param {Messages} messages @param {Refutation} refutation */
function refutedText(messages, { enemy, lost, won, reply }) {
  const kind = lost > 0 ? 'loses' : won > 0 ? 'less' : reply ? 'answered' : 'nothing';
  return messages.text('puzzles-refuted', {
    kind,
    player: messages.text('player', { player: enemy }),
    count: lost || won,
    point: reply ? pointName(reply) : '',
  });
}

/**
 * Return a button for the solution, and one for each first idea that fails.
 * @param {Messages} messages
 * @param {Opened} puzzle
 * @param {(line: string) => void} show
 */
const lineButtons = (messages, { line, right, fails }, show) =>
  [line || right.slice(0, 2), ...fails].map((each, number) => {
    const [point] = parsePoints(each).map(pointName);
    const text = messages.text(number ? 'puzzles-why-not' : 'puzzles-line', { point });
    return make('button', { type: 'button', onclick: () => show(each) }, text);
  });

/** @param {WholePage} page */
export const create = (page) => new Puzzles(page);
