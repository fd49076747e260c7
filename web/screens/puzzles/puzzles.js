import { dayOf } from '../../model/spacing.js';
import { Puzzling } from '../../store/puzzled.js';
import { byId, make } from '../../ui/element.js';
import { aimText, hintText, toldText } from '../../ui/puzzletext.js';
import { LessonBoard } from '../../viewer/lessonboard.js';
import { loadCollection, ownEntry } from './collection.js';
import { lineButtons } from './lines.js';
import { drawList } from './list.js';
import { due, returnText, Session } from './modes.js';
import { PuzzlePlay } from './puzzleplay.js';
/** @import { Embedded } from '../../files/embedpanel.js' */
/** @import { Task } from '../learn/actions.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { Entry } from './collection.js' */
/** @import { Mode } from './modes.js' */

const RUN = 180; // seconds

/** The screen with the puzzles. */
export class Puzzles {
  #dialog = byId('puzzles-dialog', HTMLDialogElement);
  #list = byId('puzzles-list', HTMLElement);
  #title = byId('puzzles-title', HTMLElement);
  #place = byId('puzzles-place', HTMLElement);
  #told = byId('puzzles-told', HTMLElement);
  #hint = byId('puzzles-hint', HTMLButtonElement);
  #act = byId('puzzles-act', HTMLButtonElement);
  #next = byId('puzzles-next', HTMLButtonElement);
  #lines = byId('puzzles-lines', HTMLElement);
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

  /** @param {FullPage} page @param {(puzzle: Embedded) => void} embed shows how a puzzle is embedded */
  constructor({ messages, thinker, store }, embed) {
    this.messages = messages;
    this.thinker = thinker;
    this.store = store;
    const say = (/** @type {string} */ text) => (byId('puzzles-said', HTMLElement).textContent = text);
    const onTap = (/** @type {import('../../model/points.js').Point} */ point) => this.#play?.tap(point);
    this.board = new LessonBoard(byId('puzzles-board', HTMLElement), messages, onTap, say);
    byId('puzzles-back', HTMLElement).onclick = () => (this.#task ? this.#task.leave() : this.#showList());
    byId('puzzles-close', HTMLElement).onclick = () => this.#dialog.close();
    this.#dialog.addEventListener('close', () => {
      if (this.#dialog.open) return; // it has been opened again since
      this.#leave();
      this.#task = null;
    });
    this.#hint.onclick = () => this.#play?.hint();
    this.#next.onclick = () => void this.#go();
    byId('puzzles-embed', HTMLElement).onclick = () => {
      const [entry, session] = [this.#entry, this.#session];
      if (entry) embed({ ...entry, isOurs: session?.mode !== 'own' });
    };
  }

  /** Open the list. @param {string} [theme] which to choose, if there is one of that name */
  async open(theme) {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.thinker.prepare();
    await this.#load();
    if (this.#entries.some((entry) => entry.theme === theme)) this.#theme = theme ?? '';
    this.#showList();
  }

  /** Add puzzles from the reader's own games, and begin with them. @param {string[]} texts */
  async openOwn(texts) {
    this.#puzzling.addOwn(texts);
    if (!this.#dialog.open) this.#dialog.showModal();
    await this.#load();
    this.#begin('own', texts.map(ownEntry));
  }

  /** Open a puzzle as a step of a class. @param {Entry} entry @param {Task} task */
  openTask(entry, task) {
    if (!this.#dialog.open) this.#dialog.showModal();
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
    this.#title.textContent = messages.text('puzzles-title');
    this.#place.textContent = '';
    if (!this.#entries.length) return;
    drawList(this.#list, messages, this.#entries, this.#puzzling, this.#theme, {
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
    if (mode === 'day' || !this.#theme) return this.#entries;
    return this.#entries.filter(({ theme }) => theme === this.#theme);
  }

  /** @param {Mode} mode @param {Entry[]} entries */
  #begin(mode, entries) {
    this.#leave();
    this.#session = new Session(entries, mode, this.#puzzling);
    this.#showParts(true);
    this.#title.textContent = this.messages.text('puzzles-mode', { mode });
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
    byId('puzzles-aim', HTMLElement).textContent = aimText(messages, puzzle);
    const isOver = stage === 'solved' || stage === 'shown' || (session.isStrict && play.hasFailed);
    const isMine = stage === 'waits' || stage === 'goes-on';
    this.#count(isOver);
    const words = hints && isMine ? hintText(messages, entry.theme, hints) : toldText(messages, stage);
    const back = isOver && !this.#task ? returnText(messages, this.#puzzling, entry.id) : '';
    this.#told.textContent = `${words} ${isMine ? (this.#task?.rules ?? '') : back}`.trim();
    this.#told.dataset.stage = stage;
    this.#hint.hidden = isOver || session.isStrict || this.#task?.hints === false;
    this.#hint.disabled = !isMine || hints >= 3;
    this.#next.hidden = !isOver && session.mode !== 'practice' && !this.#task;
    this.#next.classList.toggle('main', isOver);
    messages.label(this.#next, isOver ? 'puzzles-next' : 'puzzles-skip');
    this.#offer(stage, isOver);
    const show = (/** @type {string} */ line) => void play.show(line);
    this.#lines.replaceChildren(...(isOver ? lineButtons(messages, puzzle, show) : []));
    if (stage === 'solved' || stage === 'wrong') this.#task?.tell(stage === 'solved', 0);
    if (isOver && this.board.element.contains(document.activeElement)) this.#next.focus();
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
    if (session.mode !== 'run') this.#showPlace();
  }

  #showPlace() {
    const { mode, solved } = /** @type {Session} */ (this.#session);
    const left = Math.max(0, Math.ceil((this.#end - performance.now()) / 1000));
    const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    this.#place.textContent =
      this.#task?.place ?? this.messages.text('puzzles-place', { mode, solved, time });
  }

  /** Show the result of a session. */
  #finish() {
    if (!this.#session) return;
    const { mode, solved } = this.#session;
    const isBest = (mode === 'run' || mode === 'streak') && this.#puzzling.score(mode, solved);
    this.#showList();
    const text = this.messages.text('puzzles-result', { mode, solved, best: String(isBest) });
    this.#list.prepend(make('p', { className: 'result', role: 'status' }, text));
  }

  /** Show a puzzle, or the list. @param {boolean} isPuzzle */
  #showParts(isPuzzle) {
    this.#list.hidden = isPuzzle;
    for (const id of ['puzzle', 'back', 'embed']) byId(`puzzles-${id}`, HTMLElement).hidden = !isPuzzle;
  }
}
