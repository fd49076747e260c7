import { STEPS as WAYS } from '../record/walker.js';
/** @import { Board } from '../board/board.js' */
/** @import { Point } from '../model/position.js' */
/** @import { Way } from '../record/walker.js' */
/** @import { Store } from '../store.js' */

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

/**
 * @typedef {object} Commands what keys can ask for
 * @property {(point: Point, since: number) => void} play
 * @property {(point: Point) => void} tell what lies at the cursor
 * @property {() => void} declare that the player to move declares, or no longer
 * @property {() => void} takeAll
 * @property {() => void} draw a ring
 * @property {() => void} back off the ring's last dot
 * @property {() => boolean} leave what is being done; whether there was anything
 * @property {() => void} pass
 * @property {(way: Way) => void} walk through the record
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} hint
 * @property {() => void} hurry the computer
 * @property {() => void} score
 * @property {() => void} goTo
 */

/** The keys. Letters count only on the board; those with Ctrl everywhere but in a field or a dialog. */
export class Keyboard {
  #visible = false;

  /** @param {Board} board @param {Store} store @param {Commands} commands */
  constructor(board, store, commands) {
    this.board = board;
    this.store = store;
    this.commands = commands;
    board.element.addEventListener('keydown', (event) => this.#onBoard(event));
    document.addEventListener('keydown', (event) => this.#anywhere(event));
    board.element.addEventListener('focus', () => this.#show(board.element.matches(':focus-visible')));
    board.element.addEventListener('blur', () => this.#show(false));
    board.element.addEventListener('pointerdown', () => this.#show(false));
  }

  /** Puts the cursor at a point, or where it was before. @param {Point} [point] */
  moveTo(point = this.#cursor()) {
    const cursor = this.board.geometry?.clamp(point) ?? point;
    this.store.update({ cursor });
    this.#show(true);
    this.commands.tell(cursor);
  }

  /** @returns {Point} */
  #cursor() {
    const { cursor, position } = this.store.state;
    const start = cursor ?? {
      x: Math.floor((position?.width ?? 1) / 2),
      y: Math.floor((position?.height ?? 1) / 2),
    };
    return this.board.geometry?.clamp(start) ?? start;
  }

  /** @param {boolean} visible */
  #show(visible) {
    if (!visible && !this.#visible) return;
    this.#visible = visible;
    this.board.cursor = visible ? this.#cursor() : null;
  }

  /** @param {KeyboardEvent} event */
  #onBoard(event) {
    const { commands } = this;
    const way = WAYS[event.key]; // some keyboards have brackets with Alt, or with Ctrl and Alt
    if (way && !event.metaKey && event.ctrlKey <= event.altKey) {
      commands.walk(way);
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (step) {
      const [dx, dy] = step;
      const size = event.shiftKey ? STRIDE : 1;
      const { x, y } = this.#cursor();
      this.moveTo({ x: x + dx * size, y: y + dy * size });
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) return;
      if (this.#visible) commands.play(this.#cursor(), event.timeStamp);
      else this.moveTo();
    } else if (event.key === 'd') commands.declare();
    else if (event.key === 'a') commands.takeAll();
    else if (event.key === 'o') commands.draw();
    else if (event.key === 'p') commands.pass();
    else if (event.key === 'Backspace') commands.back();
    else if (event.key === 'u') commands.undo();
    else if (event.key === 'r') commands.redo();
    else if (event.key === 'h') commands.hint();
    else if (event.key === 'm') commands.hurry();
    else if (event.key === 's') commands.score();
    else if (event.key === 'g') commands.goTo();
    else return;
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    const { target } = event;
    if (event.key === 'Escape' && !(target instanceof Element && target.closest('dialog'))) {
      this.commands.leave();
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (target instanceof Element && target.closest('input, textarea, dialog')) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) this.commands.undo();
    else if (key === 'y' || key === 'z') this.commands.redo();
    else return;
    event.preventDefault();
  }
}
