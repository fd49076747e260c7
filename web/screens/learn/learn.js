import { NoThought } from '../../engine/nothought.js';
import { charsetChoice } from '../../files/charsets.js';
import { keptLines } from '../../files/kept.js';
import { textOf } from '../../files/texts.js';
import { Progress } from '../../store/learned.js';
import { iconButton, make } from '../../ui/element.js';
import { presentButton, Screen } from '../../ui/screen.js';
import { LessonBoard } from '../../viewer/lessonboard.js';
import { actionsAt } from './actions.js';
import { loadCourse, readLesson, stepAbout, wordsOf } from './course.js';
import { LessonEditor } from './editor.js';
import { LessonPlay } from './lessonplay.js';
import { Stairs } from './stairs.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Task } from './actions.js' */
/** @import { Chapter } from './course.js' */
/** @import { Told } from './lessonplay.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** The screen with the lessons. */
export class Learn {
  #list = make('div', { id: 'learn-chapters', className: 'screen-list' });
  #play = make('div', { id: 'learn-step', className: 'screen-play', hidden: true });
  #text = make('p', { id: 'learn-text', className: 'screen-task', role: 'status' });
  #told = make('p', { id: 'learn-told', className: 'screen-told', role: 'status' });
  #next = make('button', { type: 'button', id: 'learn-next' });
  #act = make('button', { type: 'button', id: 'learn-act', className: 'main', hidden: true });
  #other = make('button', { type: 'button', id: 'learn-other', hidden: true });
  #progress = new Progress();
  /** @type {Chapter[]} */
  #chapters = [];
  /** @type {Chapter | null} */
  #chapter = null;
  #number = 0;
  #index;
  #back;
  #isTried = false; // whether it is a lesson that is written here
  /** @type {LessonPlay | null} */
  #step = null;
  /** The step of a class that is open here. @type {Task | null} */
  #task = null;

  /** @param {WholePage} page */
  constructor(page) {
    const { messages, thinker } = page;
    this.messages = messages;
    this.thinker = thinker;
    this.stairs = new Stairs(page);
    const said = make('p', { id: 'learn-said', className: 'spoken', role: 'status' });
    const say = (/** @type {string} */ text) => (said.textContent = text);
    const board = make('div', {
      id: 'learn-board',
      className: 'screen-board',
      tabIndex: 0,
      role: 'application',
    });
    this.board = new LessonBoard(board, messages, (point) => this.#step?.tap(point), say);
    this.editor = new LessonEditor(page, (text) => this.#try(text), say);
    const button = (
      /** @type {string} */ icon,
      /** @type {string} */ id,
      /** @type {() => void} */ onclick,
    ) => iconButton(messages, icon, id, { id, onclick });
    this.#index = button('more', 'learn-list', () => this.#leave());
    this.#back = button('back', 'learn-back', () => this.#go(-1));
    this.#back.className = '';
    this.#next.onclick = () => this.#go(1);
    messages.label(this.#next, 'learn-next');
    const actions = make(
      'p',
      { id: 'learn-actions', className: 'screen-actions' },
      this.#back,
      this.#act,
      this.#other,
      this.#next,
    );
    this.#play.append(this.#text, board, this.#told, actions);
    const head = { name: 'learn', before: [this.#index], after: [presentButton(page)] };
    this.screen = new Screen(messages, head, this.#list, this.#play, said);
    this.screen.onClose(() => {
      this.#step?.leave();
      this.#task = null;
    });
  }

  /** Open the lessons: the first one or the list. @param {string} [place] the name of a chapter or a shape instead */
  async open(place) {
    this.screen.open();
    this.thinker.prepare();
    try {
      this.#chapters = await loadCourse();
    } catch {
      this.#list.textContent = this.messages.text('learn-away');
      return;
    }
    if (place) return this.#showPlace(place);
    const { learned, kept } = this.#progress;
    if (learned.done.length || kept.damaged.length) this.#showList();
    else this.#begin(this.#chapters[0], 0);
  }

  /** The stairs have been there since the screen loaded. */
  resume() {}

  /** @param {Blob} file with a lesson @param {string} [chosen] its charset */
  async openFile(file, chosen) {
    const { text, charset } = await textOf(this.thinker, file, chosen);
    await this.openText(text);
    if (!charset) return;
    this.screen.note(charsetChoice(this.messages, charset, (other) => void this.openFile(file, other)));
  }

  /**
   * Open somebody's lesson. If something is wrong with it, show it in the editor.
   * @param {string} text
   * @returns {Promise<string>} what is wrong with it, or an empty text
   */
  async openText(text) {
    this.#isTried = false;
    this.screen.open();
    try {
      const [chapter, chapters] = await Promise.all([readLesson(this.thinker, text), loadCourse()]);
      this.#chapters = chapters;
      if (chapter) this.#begin(chapter, 0);
      return '';
    } catch (error) {
      const fault = error instanceof NoThought ? error.message : this.messages.text('learn-away');
      this.#edit(text, fault);
      return fault;
    }
  }

  /** Open the lesson that is written, so that the way back leads to the editor. @param {string} text */
  async #try(text) {
    const fault = await this.openText(text);
    this.#isTried = !fault;
    return fault;
  }

  /**
   * Open a lesson as a step of a class.
   * @param {Chapter} chapter
   * @param {number} number of the board
   * @param {Task} task
   */
  openTask(chapter, number, task) {
    this.screen.open();
    this.#task = task;
    this.#begin(chapter, number);
  }

  /** Go back to the class, the editor or the list. */
  #leave() {
    if (this.#task) this.#task.leave();
    else if (this.#isTried && this.#chapter) this.#edit();
    else this.#showList();
  }

  /** Show the editor. @param {string} [text] of a lesson @param {string} [fault] what is wrong with it */
  #edit(text, fault) {
    this.screen.note();
    this.#step?.leave();
    this.#step = this.#chapter = null;
    this.#play.hidden = true;
    this.#list.hidden = false;
    this.#index.hidden = false;
    this.screen.entitle(this.messages.text('learn-editor-title'));
    this.editor.show(this.#list, text, fault);
  }

  /** @param {string} place */
  #showPlace(place) {
    for (const chapter of this.#chapters) {
      const number = chapter.name === place ? 0 : stepAbout(chapter.lesson, place);
      if (number >= 0) return this.#begin(chapter, number);
    }
    this.#showList();
  }

  #showList() {
    const { messages } = this;
    this.screen.note();
    this.#step?.leave();
    this.#step = this.#chapter = null;
    this.#play.hidden = true;
    this.#list.hidden = false;
    this.screen.entitle(messages.text('learn-title'));
    this.#index.hidden = true;
    const chapters = chapterList(messages, this.#chapters, this.#progress, (...at) => this.#begin(...at));
    const edit = make('button', { type: 'button', id: 'lesson-editor', onclick: () => this.#edit() });
    edit.textContent = messages.text('learn-editor-title');
    this.#list.replaceChildren(
      ...keptLines(messages, this.#progress.kept),
      chapters,
      this.stairs.element(() => this.screen.close()),
      edit,
    );
    chapters.querySelector('button')?.focus();
  }

  /** @param {Chapter} chapter @param {number} number */
  #begin(chapter, number) {
    const { messages } = this;
    if (chapter !== this.#chapter) this.screen.note();
    this.#step?.leave();
    this.#chapter = chapter;
    this.#number = number;
    this.#list.hidden = true;
    this.#play.hidden = false;
    this.#index.hidden = false;
    const { title, steps } = chapter.lesson;
    this.screen.entitle(
      wordsOf(messages, title),
      [this.#task?.place, messages.text('learn-place', { number: number + 1, count: steps.length })]
        .filter(Boolean)
        .join(' · '),
    );
    const { width, height } = steps[number].start;
    messages.label(this.board.element, 'learn-board', { width, height });
    this.#text.textContent = wordsOf(messages, steps[number].text);
    this.#step = new LessonPlay(this.thinker, this.board, chapter, number, (told) => this.#tell(told));
    this.#tell({ stage: this.#step.stage, judged: null });
    this.board.element.focus({ preventScroll: true });
  }

  /** @param {number} step */
  #go(step) {
    const chapter = this.#chapter;
    if (!chapter) return;
    const number = this.#number + step;
    if (chapter.lesson.steps[number]) return this.#begin(chapter, number);
    if (this.#task) return step > 0 ? this.#task.next() : this.#leave();
    const other = this.#chapters[this.#chapters.indexOf(chapter) + step];
    if (other && chapter.name) this.#begin(other, step > 0 ? 0 : other.lesson.steps.length - 1);
    else this.#showList();
  }

  /** Show what happened on the board, and what can be done now. @param {Told} told */
  #tell({ stage, judged }) {
    const { messages } = this;
    const chapter = this.#chapter;
    const play = this.#step;
    if (!chapter || !play) return;
    const { step } = play;
    if (stage === 'reached' || stage === 'wrong') this.#task?.tell(stage === 'reached', this.#number);
    if (stage === 'reached' && chapter.name) this.#progress.add(`${chapter.name}-${this.#number}`);
    const own = stage === 'reached' ? step.right : stage === 'wrong' ? step.wrong : '';
    const values = {
      stage,
      aim: step.aim,
      gain: Math.abs(judged?.gain ?? 0),
      isLoss: String((judged?.gain ?? 0) < 0),
    };
    this.#told.textContent = own ? wordsOf(messages, own) : messages.text('learn-told', values);
    this.#told.dataset.stage = stage;
    if (stage === 'reached' && step.shape) {
      const isElsewhere = !chapter.name && !this.#task && hasShape(this.#chapters, step.shape);
      const show = isElsewhere ? () => this.#showPlace(step.shape) : null;
      this.#told.append(' ', shapeName(messages, step.shape, show));
    }
    this.#back.disabled = this.#number === 0 && (this.#task ? true : this.#chapters.indexOf(chapter) <= 0);
    this.#next.classList.toggle('main', stage === 'reached');
    this.#offer(this.#act, actionsAt(play, stage)[0]);
    this.#offer(this.#other, actionsAt(play, stage)[1]);
    if (stage === 'reached') this.#next.focus();
  }

  /** @param {HTMLButtonElement} button @param {[string, () => void]} [action] */
  #offer(button, action) {
    button.hidden = !action;
    if (!action) return;
    const [label, run] = action;
    this.messages.label(button, label);
    button.onclick = () => {
      run();
      this.board.element.focus({ preventScroll: true });
    };
  }
}

/**
 * Return the list of our lessons, with how much of each is done.
 * @param {Messages} messages
 * @param {Chapter[]} chapters
 * @param {Progress} progress
 * @param {(chapter: Chapter, number: number) => void} begin shows the first step that is not done yet
 */
function chapterList(messages, chapters, progress, begin) {
  const entries = chapters.map((chapter, number) => {
    const { steps, title } = chapter.lesson;
    const done = steps.map((_, step) => progress.has(`${chapter.name}-${step}`));
    const count = done.filter(Boolean).length;
    const sign = count === steps.length ? '✓' : String(number + 1);
    const button = make('button', { type: 'button', className: 'chapter' });
    button.append(
      make('span', { className: 'number', ariaHidden: 'true' }, sign),
      make('span', { className: 'name' }, wordsOf(messages, title)),
      make('span', { className: 'count' }, messages.text('learn-done', { done: count, all: steps.length })),
    );
    button.onclick = () => begin(chapter, Math.max(0, done.indexOf(false)));
    return make('li', {}, button);
  });
  return make('ol', {}, ...entries);
}

/** Return whether one of our lessons is about a shape. @param {Chapter[]} chapters @param {string} shape */
const hasShape = (chapters, shape) => chapters.some(({ lesson }) => stepAbout(lesson, shape) >= 0);

/**
 * Return the name of a shape, as a button if it leads somewhere.
 * @param {Messages} messages
 * @param {string} shape
 * @param {(() => void) | null} show
 */
function shapeName(messages, shape, show) {
  const name = messages.textOr(`shape-${shape}`, shape);
  if (!show) return make('span', { className: 'shape' }, name);
  return make('button', { type: 'button', className: 'link shape', onclick: show }, name);
}

/** @param {WholePage} page */
export const create = (page) => new Learn(page);
