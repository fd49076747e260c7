import { NoThought } from '../../engine/nothought.js';
import { charsetChoice } from '../../files/charsets.js';
import { keptLines } from '../../files/kept.js';
import { textOf } from '../../files/texts.js';
import { classLink, classLinkParts, partsOf } from '../../model/lessonfiles.js';
import { parsePoints, pointName } from '../../model/points.js';
import { NO_LIMITS } from '../../model/seats.js';
import { Classed } from '../../store/classed.js';
import { iconButton, make } from '../../ui/element.js';
import { closeScreens, Screen } from '../../ui/screen.js';
import { adoptStyles } from '../../ui/styles.js';
import { loadCourse, readLesson } from '../learn/course.js';
import { learn } from '../learn/door.js';
import { loadCollection, ownEntry } from '../puzzles/collection.js';
import { puzzles } from '../puzzles/door.js';
import { GameStep } from './gamestep.js';
import { copyClassLink } from './links.js';
import { Maker } from './maker.js';
import { OpenClass } from './openclass.js';
import { codePanel, deskPanel } from './progress.js';
import { Strip } from './strip.js';
import { titleOfPart } from './titles.js';
/** @import { Task } from '../learn/actions.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { LearningAnswer } from '../../protocol.js' */
/** @import { Library } from './titles.js' */

/**
 * @typedef {object} Opening
 * @property {boolean} [isTeachers] whether the teacher opens it
 * @property {string} [code] of the progress, if a learning platform around this page keeps it
 */

/** The screen with a class: its steps, the pupil's progress, and the form to make one. */
export class Classroom {
  /** @type {OpenClass | null} */
  #opened = null;
  /** What a learning platform around the page says. */
  #told = make('p', { role: 'status', className: 'class-platform' });
  #back;
  #body = make('div', { id: 'class-body', className: 'screen-words' });

  /** @param {WholePage} page */
  constructor(page) {
    const { messages } = page;
    this.page = page;
    this.messages = messages;
    this.game = new GameStep(page, page.opener, () => this.#showStrip());
    const draft = async () => page.doors.loaded(learn)?.editor.draft ?? '';
    this.maker = new Maker(page, (text) => this.openText(text), draft);
    this.strip = new Strip(messages, {
      list: () => this.open(),
      show: () => void this.#openGame(),
      next: () => void this.#next(),
      leave: () => this.#leave(),
    });
    const onclick = () => this.open();
    this.#back = iconButton(messages, 'back', 'class-back', { id: 'class-back', onclick });
    this.screen = new Screen(messages, { name: 'class', before: [this.#back] }, this.#body);
    addEventListener('message', ({ source, data }) => {
      if (source === parent && source !== window && data?.kropki === 'platform') this.#hear(data);
    });
  }

  /** Take what a learning platform around the page says. @param {unknown} said */
  #hear(said) {
    const opened = this.#opened;
    if (!opened?.isKeptOutside) return;
    const isChanged = opened.hear(said);
    this.#showStrip();
    if (!this.#told.isConnected) return;
    if (isChanged) this.#showSteps(opened);
    else this.#told.textContent = opened.told;
  }

  /** Open the class, or what can be done without one. */
  open() {
    closeScreens('class');
    this.screen.open();
    this.page.thinker.prepare();
    if (this.#opened) this.#showSteps(this.#opened);
    else this.#showHome();
  }

  /** Open the class of a link. A damaged one is opened as an empty one. @param {string} link */
  async openLink(link) {
    const { fragment, isTeachers, code } = classLinkParts(link);
    await this.openText((await classLink.unpack(fragment)) ?? '', { isTeachers, code });
  }

  /** @param {Blob} file with a class @param {string} [chosen] its charset */
  async openFile(file, chosen) {
    const { text, charset } = await textOf(this.page.thinker, file, chosen);
    await this.openText(text);
    if (!charset) return;
    this.screen.note(charsetChoice(this.messages, charset, (other) => void this.openFile(file, other)));
  }

  /**
   * Open a class. If something is wrong with it, say so.
   * @param {string} text
   * @param {Opening} [how]
   * @returns {Promise<string>} what is wrong with it, or an empty text
   */
  async openText(text, how) {
    this.screen.open();
    this.screen.note();
    if (this.maker.element.isConnected) return this.#read(text, { isTeachers: true });
    this.#showWaiting(text, { chapters: [], entries: [] });
    void loadLibrary().then(
      (library) => this.#body.querySelector('.class-waits') && this.#showWaiting(text, library),
      () => {}, // the class says it in the end
    );
    const fault = await this.#read(text, how);
    if (fault) this.#showHome(this.messages.text('class-broken', { fault }));
    return fault;
  }

  /** Go on with the class that was open before a reload. */
  async resume() {
    const { open } = new Classed();
    if (open !== null) await this.#read(open, { isShown: false });
  }

  /**
   * Show what a class seems to consist of, until the engine has read it.
   * @param {string} text
   * @param {Library} library
   */
  #showWaiting(text, library) {
    const { messages } = this;
    const { head, parts } = partsOf(text);
    const rows = parts.map((part, number) => {
      const sign = make('span', { className: 'number', ariaHidden: 'true' }, String(number + 1));
      const name = make('span', { className: 'name' }, titleOfPart(messages, library, part));
      return make('li', {}, make('div', { className: 'class-awaited' }, sign, name));
    });
    this.#showIn(
      { title: head.get('class') || messages.text('classes') },
      make('p', { role: 'status', className: 'class-waits' }, messages.text('class-opens')),
      make('ol', { ariaBusy: 'true' }, ...rows),
    );
  }

  /** @param {string} text @param {Opening & {isShown?: boolean}} [how] `isShown`: whether to show its steps */
  async #read(text, { isShown = true, isTeachers = false, code } = {}) {
    const { thinker } = this.page;
    try {
      const library = loadLibrary();
      /** @type {Extract<LearningAnswer, {kind: 'class'}> | null} */
      const info = await thinker.learn({ kind: 'class', text });
      const known = await library;
      if (!info) return '';
      this.#opened = new OpenClass(this.messages, text, info, known, code);
      this.#opened.isTeachers = isTeachers;
      this.#opened.remain(true);
      this.#limit();
      if (isShown && this.screen.isOpen) this.open(); // it may have been closed meanwhile
      if (this.#opened.isKeptOutside) parent.postMessage({ kropki: 'ready' }, '*');
      return '';
    } catch (error) {
      if (!(error instanceof NoThought)) console.error(error);
      return error instanceof NoThought ? error.message : this.messages.text('learn-away');
    }
  }

  /** Let the page allow what the class allows. */
  #limit() {
    this.page.store.update({ limits: this.#opened?.limits ?? NO_LIMITS });
    this.#showStrip();
  }

  #showStrip() {
    const opened = this.#opened;
    const words = opened?.current != null ? this.game.words(opened, opened.current) : '';
    this.strip.show(opened, words, this.game.canShow);
    showBelow(opened?.told ?? '');
  }

  #leave() {
    this.#opened?.remain(false);
    this.#opened = null;
    this.#limit();
    this.screen.close();
  }

  /** Show what can be done without a class. @param {string} [fault] of one that could not be opened */
  #showHome(fault = '') {
    const { messages } = this;
    this.screen.note();
    const file = make('input', { type: 'file', accept: '.txt,text/plain', hidden: true, id: 'class-file' });
    file.setAttribute('aria-label', messages.text('class-open-file'));
    file.onchange = async () => {
      const [chosen] = file.files ?? [];
      if (chosen) await this.openFile(chosen);
    };
    this.#showIn(
      { title: messages.text('classes') },
      make('p', { role: 'status', className: 'fault' }, fault),
      ...keptLines(messages, new Classed()),
      make('p', {}, messages.text('class-home')),
      make(
        'p',
        { className: 'actions' },
        this.#button('class-open-file', () => file.click(), 'main'),
        this.#button('class-make', () => void this.#make()),
        file,
      ),
    );
    this.#focus();
  }

  /** @param {OpenClass} opened */
  #showSteps(opened) {
    const { messages } = this;
    const { info, done, steps, isTeachers } = opened;
    const change = () => {
      opened.isTeachers = !isTeachers;
      this.#limit();
      this.#showSteps(opened);
    };
    this.#told.textContent = opened.told;
    const show = (/** @type {string} */ title, /** @type {HTMLElement} */ panel) => {
      this.#showIn({ title: messages.text(title), place: info.title, hasBack: true }, panel);
    };
    this.#showIn(
      {
        title: info.title,
        place: isTeachers
          ? messages.text('class-for-teacher')
          : messages.text('learn-done', { done, all: steps.length }),
      },
      make(
        'p',
        { className: 'class-about' },
        isTeachers ? messages.text('class-teacher-help') : opened.rules,
      ),
      this.#told,
      stepList(opened, (number) => void this.openStep(number)),
      make(
        'p',
        { className: isTeachers ? 'actions many' : 'actions' },
        ...(isTeachers
          ? [
              this.#button('class-desk', () => show('class-desk', deskPanel(opened)), 'main'),
              this.#button('class-link-pupils', () => this.#copyLink(opened)),
              this.#button('class-link-teacher', () => this.#copyLink(opened, true)),
              this.#button('class-change', () => void this.#make(opened.text)),
              ...(opened.puzzles.length ? [this.#button('class-print', () => this.#print(opened))] : []),
              this.#button('class-as-pupil', change),
            ]
          : [this.#button('class-code', () => show('class-code', codePanel(opened)))]),
        this.#button('class-leave', () => this.#leave()),
        ...(isTeachers ? [] : [this.#button('class-as-teacher', change, 'quiet')]),
      ),
    );
    const next = opened.progress.steps.findIndex((step) => !step.done);
    this.#focus(Math.max(0, next));
  }

  /** @param {OpenClass} opened @param {boolean} [isTeachers] whether to copy the teacher's link */
  async #copyLink({ text }, isTeachers) {
    this.#told.textContent = this.messages.text(await copyClassLink(text, isTeachers));
  }

  /** Print a worksheet with the puzzles of the class. @param {OpenClass} opened */
  #print({ info: { title }, puzzles: entries }) {
    void this.page.doors.open('worksheet', { title, entries });
  }

  /** Show the form that makes a class. @param {string} [text] of one that is to be changed */
  async #make(text) {
    await this.maker.begin(text);
    this.#showIn({ title: this.messages.text('class-make'), hasBack: true }, this.maker.element);
  }

  /** Open a step in the screen that shows it. @param {number} number */
  async openStep(number) {
    const opened = this.#opened;
    if (!opened) return;
    const { kind, source } = opened.steps[number];
    const isPresented = 'presenting' in document.documentElement.dataset;
    opened.current = number;
    this.screen.close();
    closeScreens(kind === 'lesson' ? 'learn' : kind === 'puzzle' ? 'puzzles' : '');
    this.#showStrip();
    if (kind === 'lesson') {
      const chapter = opened.chapter(number) ?? (await readLesson(this.page.thinker, source));
      if (!chapter || this.#opened !== opened) return;
      const boards = chapter.lesson.steps.map(({ id }) => id);
      const first = boards.findIndex((_, board) => !opened.isDone(number, boards, board));
      const task = this.#task(opened, number, boards);
      await this.page.doors.enter(learn, (screen) => screen.openTask(chapter, Math.max(0, first), task));
    } else if (kind === 'puzzle') {
      const entry = opened.puzzle(number) ?? ownEntry(source);
      const task = this.#task(opened, number, ['']);
      await this.page.doors.enter(puzzles, (screen) => screen.openTask(entry, task));
    } else await this.#openGame();
    this.#showStrip(); // in a screen that has loaded now
    if (isPresented) await this.page.doors.open('present');
  }

  async #openGame() {
    const opened = this.#opened;
    if (opened?.current == null) return;
    await this.game.open(opened, opened.current);
    this.#showStrip();
    this.page.board.element.focus({ preventScroll: true });
  }

  /** @param {OpenClass} opened @param {number} number @param {string[]} boards @returns {Task} */
  #task(opened, number, boards) {
    const { rules, limits } = opened;
    return {
      place: opened.place(number),
      rules,
      hints: limits?.hints ?? true,
      leave: () => this.open(),
      next: () => void this.#next(),
      tell: (isRight, board) => opened.answer(number, isRight, { board, boards }),
    };
  }

  /** Go on to the next step, or after the last one to the list. */
  async #next() {
    const opened = this.#opened;
    const number = (opened?.current ?? -1) + 1;
    if (opened?.steps[number] && opened.has(number)) return this.openStep(number);
    this.open();
  }

  /**
   * Show something on the screen.
   * @param {{title: string, place?: string, hasBack?: boolean}} head `hasBack`: whether one can go back
   * @param {HTMLElement[]} children
   */
  #showIn({ title, place, hasBack = false }, ...children) {
    this.screen.entitle(title, place);
    this.#back.hidden = !hasBack;
    this.#body.replaceChildren(...children);
  }

  /** Focus a button of what is shown. @param {number} [number] */
  #focus(number = 0) {
    this.#body.querySelectorAll('button')[number]?.focus();
  }

  /** @param {string} label @param {() => void} onclick */
  #button(label, onclick, className = '') {
    const button = make('button', { type: 'button', onclick, className }, this.messages.text(label));
    button.dataset.act = label;
    return button;
  }
}

/** Load our lessons and puzzles. @returns {Promise<Library>} */
async function loadLibrary() {
  const [chapters, entries] = await Promise.all([loadCourse(), loadCollection()]);
  return { chapters, entries };
}

/** Show what a learning platform around the page says below each lesson and puzzle. @param {string} text */
function showBelow(text) {
  for (const id of ['learn-dialog', 'puzzles-dialog']) {
    const dialog = document.getElementById(id);
    if (dialog && !dialog.querySelector(':scope > .class-platform')) {
      dialog.append(make('p', { className: 'class-platform', role: 'status' }));
    }
    const place = dialog?.lastElementChild;
    place?.toggleAttribute('hidden', !text);
    if (place && place.textContent !== text) place.textContent = text;
  }
}

/**
 * Return the steps, with a button for each.
 * @param {OpenClass} opened
 * @param {(number: number) => void} open
 */
function stepList(opened, open) {
  const { messages, steps, progress } = opened;
  const rows = steps.map(({ text }, number) => {
    const { done, wrong, point } = progress.steps[number];
    const [place] = parsePoints(point);
    const about = [
      ...(opened.has(number) ? [] : [messages.text('class-missing')]),
      ...(place ? [pointName(place)] : []),
      ...(wrong ? [messages.text('class-wrong', { count: wrong })] : []),
    ].join(' · ');
    const button = make('button', { type: 'button', className: 'class-step', onclick: () => open(number) });
    button.disabled = !opened.has(number);
    if (number === opened.current) button.setAttribute('aria-current', 'step');
    button.append(
      make('span', { className: 'number', ariaHidden: 'true' }, done ? '✓' : String(number + 1)),
      make('span', { className: 'name' }, opened.title(number)),
      make(
        'span',
        { className: 'count' },
        done ? messages.text('class-done') : '',
        done && about ? ' · ' : '',
        about,
      ),
    );
    if (text) button.append(make('span', { className: 'about' }, text));
    return make('li', {}, button);
  });
  return make('ol', { className: 'class-steps' }, ...rows);
}

/** @param {WholePage} page */
export async function create(page) {
  await adoptStyles('web/styles/strip.css');
  return new Classroom(page);
}
