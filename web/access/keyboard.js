import { keyOf } from '../base/keys.js';
import { ACTIONS } from '../model/keys.js';
import { pointNamed } from '../model/points.js';
import { refusalOf } from '../model/requests.js';
import { WAYS } from '../record/walker.js';
import { CHOICES } from '../store/settings.js';
import { shownPosition } from '../store/state.js';
import { askIn } from '../ui/dialog.js';
import { byId } from '../ui/element.js';
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
/** @import { Result } from '../around/result.js' */
/** @import { Store } from '../store/store.js' */

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
 * @property {Result} result
 * @property {() => void} openKeys opens the list of keys
 * @property {() => void} search opens the menu to search in it
 * @property {() => void} analyse lets taps ask about points
 */

const STRIDE = 5;
/** @type {Record<string, [number, number]>} */
const STEPS = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
  'row-start': [-Infinity, 0],
  'row-end': [Infinity, 0],
  top: [0, -Infinity],
  bottom: [0, Infinity],
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
    const action = ACTIONS[key];
    const step = STEPS[action];
    if (step) {
      const size = event.shiftKey ? STRIDE : 1;
      const cursor = this.#cursor;
      const [dx, dy] = [step[0] * size, step[1] * size];
      this.#moveTo(this.board.geometry?.step(cursor, dx, dy) ?? cursor);
    } else if (action === 'tap') {
      if (event.repeat) return;
      if (this.#isVisible) this.page.table.tap(this.#cursor, event.timeStamp);
      else this.#moveTo();
    } else if (!this.#act(action)) return;
    event.preventDefault();
  }

  /** Do what a key stands for (model/keys.js). Return whether it stands for anything. @param {string} action */
  #act(action) {
    const { declaring, drawing } = this.page.table;
    const { analyse, controls, hints, narrator, queries, thoughts, times } = this.panels;
    const { gestures } = this.page;
    if (action === 'larger' || action === 'smaller') {
      gestures.step(action === 'larger' ? 1 : -1, this.#isVisible ? this.#cursor : null);
    } else if (action === 'whole') gestures.show();
    else if (action === 'rotation' || action === 'mirror') this.#turn(action);
    else if (action === 'arm') declaring.arm(!declaring.isArmed);
    else if (action === 'take-all') declaring.takeAll();
    else if (action === 'draw') declaring.draw();
    else if (action === 'draw-back') drawing.back();
    else if (action === 'pass') controls.pass();
    else if (action === 'undo') this.#undo();
    else if (action === 'redo') this.#redo();
    else if (action === 'hint') hints.toggle();
    else if (action === 'why') analyse();
    else if (action === 'hurry') thoughts.hurry();
    else if (action === 'score') {
      this.#withPosition((position) => narrator.sayScore(position));
      times.say();
    } else if (action === 'goto') this.#withPosition((position) => void this.#goTo(position));
    else return queries.answer(action, this.#cursor);
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
        this.panels.hints.clear() ||
        this.panels.result.close()
      );
    }
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
    const key = keyOf(event);
    const isChord = event.ctrlKey || event.metaKey;
    if (key === '?' && !isChord) {
      event.preventDefault();
      return this.panels.openKeys();
    }
    if (key === '/' && !isChord) {
      event.preventDefault();
      return this.panels.search();
    }
    if (!isChord || event.altKey) return;
    if (key === 'z' && !event.shiftKey) this.#undo();
    else if (key === 'y' || key === 'z') this.#redo();
    else return;
    event.preventDefault();
  }

  /** Turn the board by a quarter, or mirror it. @param {'rotation' | 'mirror'} name */
  #turn(name) {
    const { settings } = this.page;
    const choices = /** @type {readonly string[]} */ (CHOICES[name]).filter((choice) => choice !== 'auto');
    const next = (Math.max(0, choices.indexOf(settings.values[name])) + 1) % choices.length;
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

/**
 * Ask for the name of a point, such as `c4`, or as somebody dictates it. The point is used before the dialog closes,
 * so that a key that follows at once finds the cursor there.
 * @param {Position} position
 * @param {Store} store
 * @param {(point: Point) => void} use
 */
async function askForPoint(position, store, use) {
  const dialog = byId('goto-dialog', HTMLDialogElement);
  const form = /** @type {HTMLFormElement} */ (dialog.querySelector('form'));
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector('input'));
  field.value = '';
  /** @type {typeof import('../model/spoken.js').spokenPoint | null} */
  let spokenPoint = null;
  const loaded = import('../model/spoken.js').then(
    (spoken) => ({ spokenPoint } = spoken),
    () => (spokenPoint = () => null),
  );
  form.onsubmit = (event) => {
    const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (submitter?.value !== 'go') return;
    const point = pointNamed(field.value, position) ?? spokenPoint?.(field.value, position);
    if (point) use(point);
    else if (spokenPoint) store.refuse(refusalOf('move/off-board', { message: field.value }));
    else void loaded.then(() => form.onsubmit?.(event));
  };
  await askIn(dialog);
}
