import { keyOf } from '../base/keys.js';
import { KEYS as WAYS } from '../record/walker.js';
import { CHOICES } from '../store/settings.js';
import { shownPosition } from '../store/state.js';
import { askForPoint } from './goto.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Walker } from '../record/walker.js' */
/** @import { BoardGrid } from './boardgrid.js' */
/** @import { Chooser } from '../around/chooser.js' */
/** @import { Controls } from '../around/controls.js' */
/** @import { Hints } from '../advice/hints.js' */
/** @import { Narrator } from './narrator.js' */
/** @import { Queries } from './queries.js' */
/** @import { Thoughts } from '../advice/thoughts.js' */
/** @import { Times } from '../around/times.js' */
/** @import { Why } from '../advice/why.js' */

/**
 * @typedef {object} Panels that keys use
 * @property {Walker} walker
 * @property {Chooser} chooser
 * @property {Controls} controls
 * @property {Hints} hints
 * @property {Narrator} narrator
 * @property {BoardGrid} grid
 * @property {Queries} queries
 * @property {Thoughts} thoughts
 * @property {Times} times
 * @property {Why} why
 */

const STRIDE = 5;
/** @type {Record<string, [number, number]>} */
const STEPS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  PageUp: [0, -Infinity],
  PageDown: [0, Infinity],
};

/** The keys. Letters count only on the board, and keys with Ctrl everywhere but in fields and dialogs. */
export class Keyboard {
  #isVisible = false;

  /** @param {FullPage} page @param {Panels} panels */
  constructor(page, panels) {
    this.page = page;
    this.board = page.board;
    this.store = page.store;
    this.panels = panels;
    const { element } = page.board;
    element.addEventListener('keydown', (event) => this.#onBoard(event));
    document.addEventListener('keydown', (event) => this.#anywhere(event));
    element.addEventListener('focusin', () => this.#show(isFocusVisible()));
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) this.#show(false);
    });
    element.addEventListener('pointerdown', () => this.#show(false));
  }

  /** Move the cursor to a point, and say what lies there. @param {Point} [point] by default where it was */
  #moveTo(point = this.#cursor) {
    const cursor = this.board.geometry?.clamp(point) ?? point;
    this.store.update({ cursor });
    this.#show(true);
    this.page.gestures.reveal(cursor);
    this.#withPosition((position) => this.panels.grid.moveTo(position, cursor));
  }

  /** @returns {Point} */
  get #cursor() {
    const { cursor, position } = this.store.state;
    const start = cursor ?? {
      x: Math.floor((position?.width ?? 1) / 2),
      y: Math.floor((position?.height ?? 1) / 2),
    };
    return this.board.geometry?.clamp(start) ?? start;
  }

  /** @param {boolean} isVisible */
  #show(isVisible) {
    if (!isVisible && !this.#isVisible) return;
    this.#isVisible = isVisible;
    this.board.cursor = isVisible ? this.#cursor : null;
  }

  /** @param {KeyboardEvent} event */
  #onBoard(event) {
    const key = keyOf(event);
    const way = WAYS[key];
    const isPlain = !event.metaKey && event.ctrlKey <= event.altKey; // brackets may need Alt, or Ctrl and Alt
    if (way && isPlain) {
      if (!this.store.state.draft) this.panels.walker.walk(way);
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[key];
    if (step) {
      const size = event.shiftKey ? STRIDE : 1;
      const cursor = this.#cursor;
      const [dx, dy] = [step[0] * size, step[1] * size];
      this.#moveTo(this.board.geometry?.step(cursor, dx, dy) ?? cursor);
    } else if (key === 'Enter' || key === ' ') {
      if (event.repeat) return;
      if (this.#isVisible) this.page.table.tap(this.#cursor, event.timeStamp);
      else this.#moveTo();
    } else if (!this.#onLetter(key)) return;
    event.preventDefault();
  }

  /** Do what a key stands for. Return whether it stands for anything. @param {string} key */
  #onLetter(key) {
    const { declaring, drawing } = this.page.table;
    const { controls, hints, narrator, queries, thoughts, times } = this.panels;
    const { gestures } = this.page;
    if (key === '+' || key === '=') gestures.step(1, this.#isVisible ? this.#cursor : null);
    else if (key === '-') gestures.step(-1, this.#isVisible ? this.#cursor : null);
    else if (key === '0') gestures.show();
    else if (key === 'v' || key === 'x') this.#turn(key === 'v');
    else if (key === 'd') declaring.arm(!declaring.isArmed);
    else if (key === 'a') declaring.takeAll();
    else if (key === 'o') declaring.draw();
    else if (key === 'p') controls.pass();
    else if (key === 'Backspace') drawing.back();
    else if (key === 'u') this.#undo();
    else if (key === 'r') this.#redo();
    else if (key === 'h') hints.toggle();
    else if (key === 'w') this.panels.why.choosePoint();
    else if (key === 'm') thoughts.hurry();
    else if (key === 's') {
      this.#withPosition((position) => narrator.sayScore(position));
      times.say();
    } else if (key === 'g') this.#withPosition((position) => void this.#goTo(position));
    else return queries.answer(key, this.#cursor);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    const { target } = event;
    if (event.key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) {
      void (
        this.panels.chooser.close() ||
        this.panels.why.close() ||
        this.page.table.leave() ||
        this.panels.hints.clear()
      );
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (target instanceof Element && target.closest('input, textarea, dialog')) return;
    const key = keyOf(event);
    if (key === 'z' && !event.shiftKey) this.#undo();
    else if (key === 'y' || key === 'z') this.#redo();
    else return;
    event.preventDefault();
  }

  /** Turn the board by a quarter, or mirror it. @param {boolean} isQuarter */
  #turn(isQuarter) {
    const { settings } = this.page;
    const name = isQuarter ? 'rotation' : 'mirror';
    const choices = /** @type {readonly string[]} */ (CHOICES[name]);
    const next = (choices.indexOf(settings.values[name]) + 1) % choices.length;
    settings.update({ [name]: choices[next] });
    const { rotation: turn, mirror } = settings.values;
    this.page.speech.say(this.page.messages.text('said-turn', { turn, mirror }));
  }

  #undo() {
    if (this.store.state.draft) this.page.setup.undo();
    else void this.page.steps.undo();
  }

  #redo() {
    if (!this.store.state.draft) void this.page.steps.redo();
  }

  /** Ask for a point, and move the cursor there. @param {Position} position */
  async #goTo(position) {
    await askForPoint(position, this.store, (point) => this.#moveTo(point));
    this.board.element.focus();
  }

  /** @param {(position: Position) => void} act */
  #withPosition(act) {
    const position = shownPosition(this.store.state);
    if (position) act(position);
  }
}

/** Whether the focus is to be seen, as it came by a key. */
const isFocusVisible = () => document.activeElement?.matches(':focus-visible') ?? false;
