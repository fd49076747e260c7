import { NoThought } from '../../engine/nothought.js';
import { Progress } from '../../store/learned.js';
import { byId, make } from '../../ui/element.js';
import { LessonBoard } from '../../viewer/lessonboard.js';
import { actionsAt } from './actions.js';
import { chapterList } from './chapters.js';
import { loadCourse, readLesson, stepAbout, wordsOf } from './course.js';
import { LessonEditor } from './editor.js';
import { LessonPlay } from './lessonplay.js';
import { hasShape, shapeName } from './shapename.js';
/** @import { FullPage } from '../../play/page.js' */
/** @import { Task } from './actions.js' */
/** @import { Chapter } from './course.js' */
/** @import { Told } from './lessonplay.js' */

/** The screen with the lessons. */
export class Learn {
  #dialog = byId('learn-dialog', HTMLDialogElement);
  #list = byId('learn-chapters', HTMLElement);
  #play = byId('learn-step', HTMLElement);
  #text = byId('learn-text', HTMLElement);
  #told = byId('learn-told', HTMLElement);
  #back = byId('learn-back', HTMLButtonElement);
  #next = byId('learn-next', HTMLButtonElement);
  #act = byId('learn-act', HTMLButtonElement);
  #other = byId('learn-other', HTMLButtonElement);
  #progress = new Progress();
  /** @type {Chapter[]} */
  #chapters = [];
  /** @type {Chapter | null} */
  #chapter = null;
  #number = 0;
  #isTried = false; // whether it is a lesson that is written here
  /** @type {LessonPlay | null} */
  #step = null;
  /** The step of a class that is open here. @type {Task | null} */
  #task = null;

  /**
   * @param {FullPage} page
   * @param {import('./stairs.js').Stairs} stairs
   */
  constructor(page, stairs) {
    const { messages, thinker } = page;
    this.messages = messages;
    this.thinker = thinker;
    this.stairs = stairs;
    const say = (/** @type {string} */ text) => (byId('learn-said', HTMLElement).textContent = text);
    const onTap = (/** @type {import('../../model/points.js').Point} */ point) => this.#step?.tap(point);
    this.board = new LessonBoard(byId('learn-board', HTMLElement), messages, onTap, say);
    this.editor = new LessonEditor(page, (text) => this.#try(text), say);
    byId('learn-list', HTMLElement).onclick = () => this.#leave();
    byId('learn-close', HTMLElement).onclick = () => this.#dialog.close();
    this.#dialog.addEventListener('close', () => {
      if (this.#dialog.open) return; // it has been opened again since
      this.#step?.leave();
      this.#task = null;
    });
    this.#back.onclick = () => this.#go(-1);
    this.#next.onclick = () => this.#go(1);
  }

  /** Open the lessons: the first one or the list. @param {string} [place] the name of a chapter or a shape instead */
  async open(place) {
    if (!this.#dialog.open) this.#dialog.showModal();
    this.thinker.prepare();
    try {
      this.#chapters = await loadCourse();
    } catch {
      this.#list.textContent = this.messages.text('learn-away');
      return;
    }
    if (place) return this.#showPlace(place);
    const { done } = this.#progress.learned;
    if (done.length) this.#showList();
    else this.#begin(this.#chapters[0], 0);
  }

  /**
   * Open somebody's lesson. If something is wrong with it, show it in the editor.
   * @param {string} text
   * @returns {Promise<string>} what is wrong with it, or an empty text
   */
  async openText(text) {
    this.#isTried = false;
    if (!this.#dialog.open) this.#dialog.showModal();
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
    if (!this.#dialog.open) this.#dialog.showModal();
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
    this.#step?.leave();
    this.#step = this.#chapter = null;
    this.#play.hidden = true;
    this.#list.hidden = false;
    byId('learn-list', HTMLElement).hidden = false;
    this.#entitle(this.messages.text('learn-editor-title'), '');
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
    this.#step?.leave();
    this.#step = this.#chapter = null;
    this.#play.hidden = true;
    this.#list.hidden = false;
    this.#entitle(messages.text('learn-title'), '');
    byId('learn-list', HTMLElement).hidden = true;
    const chapters = chapterList(messages, this.#chapters, this.#progress, (...at) => this.#begin(...at));
    const edit = make('button', { type: 'button', id: 'lesson-editor', onclick: () => this.#edit() });
    edit.textContent = messages.text('learn-editor-title');
    this.#list.replaceChildren(
      chapters,
      this.stairs.element(() => this.#dialog.close()),
      edit,
    );
    this.#list.querySelector('button')?.focus();
  }

  /** @param {Chapter} chapter @param {number} number */
  #begin(chapter, number) {
    const { messages } = this;
    this.#step?.leave();
    this.#chapter = chapter;
    this.#number = number;
    this.#list.hidden = true;
    this.#play.hidden = false;
    byId('learn-list', HTMLElement).hidden = false;
    const { title, steps } = chapter.lesson;
    this.#entitle(
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

  /** @param {string} title @param {string} place */
  #entitle(title, place) {
    byId('learn-title', HTMLElement).textContent = title;
    byId('learn-place', HTMLElement).textContent = place;
  }
}
