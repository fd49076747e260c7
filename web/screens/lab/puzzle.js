import { make } from '../../ui/element.js';
import { button } from './parts.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Example } from './library.js' */
/** @import { Sandbox } from './sandbox.js' */

const CHECK_LIMIT = 10_000; // milliseconds

/**
 * A Parsons puzzle: the lines of a program, to be put in order by dragging, with the arrow keys, or with buttons. In
 * order, they are a program that runs.
 */
export class Puzzle {
  element = make('div', { className: 'lab-puzzle', id: 'lab-puzzle', hidden: true });
  #list = make('ol', { id: 'lab-pieces' });
  #told = make('p', { className: 'lab-told', role: 'status', id: 'lab-puzzle-told' });
  #check;
  #use;
  /** The pieces in the right order. @type {string[]} */
  #pieces = [];
  /** @type {Program} */
  #program = { name: '', source: '' };

  /**
   * @param {Messages} messages
   * @param {() => Sandbox} helper returns a sandbox
   * @param {(program: Program) => void} solve opens the program
   */
  constructor(messages, helper, solve) {
    this.messages = messages;
    this.helper = helper;
    messages.label(this.#list, 'lab-pieces');
    this.#check = button(messages, 'lab-check', () => void this.#judge(), { main: true });
    this.#use = button(messages, 'lab-use', () => solve(this.#program), { main: true });
    const help = make('p', { className: 'help' }, messages.text('lab-puzzle-help'));
    const row = make('div', { className: 'row' }, this.#check, this.#use);
    this.element.append(help, this.#list, this.#told, row);
    this.#list.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {Example} example @param {Program} program that it makes */
  show(example, program) {
    this.#pieces = example.pieces;
    this.#program = program;
    const order = shuffled(example.pieces.map((_, place) => place));
    this.#list.replaceChildren(...order.map((place) => this.#item(example.pieces[place])));
    this.#told.textContent = '';
    this.#use.hidden = true;
    this.#check.hidden = false;
    this.element.hidden = false;
  }

  hide() {
    this.element.hidden = true;
  }

  /** @param {string} piece */
  #item(piece) {
    const { messages } = this;
    const item = make('li', { tabIndex: 0 });
    const step = (/** @type {number} */ by) => () => this.#move(item, by);
    const up = make('button', { type: 'button', onclick: step(-1) }, '↑');
    const down = make('button', { type: 'button', onclick: step(1) }, '↓');
    messages.label(up, 'lab-up');
    messages.label(down, 'lab-down');
    const text = make('pre', {}, piece);
    item.append(text, up, down);
    item.dataset.piece = piece;
    text.addEventListener('pointerdown', (event) => this.#drag(item, event));
    return item;
  }

  /** Move an item up or down among the others. @param {HTMLElement} item @param {number} by */
  #move(item, by) {
    const items = [...this.#list.children];
    const place = items.indexOf(item);
    const other = items[place + by];
    if (!other) return;
    const { activeElement } = document;
    if (by < 0) other.before(item);
    else other.after(item);
    if (activeElement instanceof HTMLElement && item.contains(activeElement)) activeElement.focus();
    this.#told.textContent = this.messages.text('lab-place', { place: place + by + 1, count: items.length });
    this.#unmark();
  }

  /** @param {HTMLElement} item @param {PointerEvent} event */
  #drag(item, event) {
    if (event.button) return;
    event.preventDefault();
    item.focus();
    item.classList.add('dragged');
    const until = new AbortController();
    const { signal } = until;
    const end = () => {
      until.abort();
      item.classList.remove('dragged');
    };
    const onMove = (/** @type {PointerEvent} */ { clientY }) => {
      const before = item.previousElementSibling;
      const after = item.nextElementSibling;
      const next = clientY < middleOf(item) ? before : after;
      next?.scrollIntoView({ block: 'nearest' }); // so that lines out of sight can be reached
      if (before && clientY < middleOf(before)) before.before(item);
      else if (after && clientY > middleOf(after)) after.after(item);
      else return;
      this.#unmark();
    };
    addEventListener('pointermove', onMove, { signal });
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const { target } = event;
    if (!by || !(target instanceof HTMLLIElement)) return;
    event.preventDefault();
    if (event.altKey || event.ctrlKey || event.shiftKey) {
      this.#move(target, by);
      target.focus();
    } else {
      const next = by < 0 ? target.previousElementSibling : target.nextElementSibling;
      if (next instanceof HTMLElement) next.focus();
    }
  }

  async #judge() {
    const { messages } = this;
    const items = /** @type {HTMLElement[]} */ ([...this.#list.children]);
    const pieces = items.map(({ dataset }) => dataset.piece ?? '');
    this.#unmark();
    const isSame = pieces.every((piece, place) => piece === this.#pieces[place]);
    const found = isSame ? { right: true, wrong: null, program: '' } : await this.#run(pieces);
    if (!found) return void (this.#told.textContent = messages.text('lab-unchecked'));
    if (found.program && found.right) this.#program = { ...this.#program, source: found.program };
    this.#told.textContent = messages.text(found.right ? 'lab-solved' : 'lab-unsolved', {
      count: found.wrong ?? 0,
    });
    if (!found.right && found.wrong !== null) items[found.wrong].classList.add('wrong');
    this.#use.hidden = !found.right;
    this.#check.hidden = found.right;
    if (found.right) this.#use.focus();
  }

  /**
   * Let another order of the pieces play: it is right if it plays like the program.
   * @param {string[]} pieces
   */
  async #run(pieces) {
    const puzzle = { source: this.#program.source, seed: 0, blocks: pieces };
    const sandbox = this.helper();
    try {
      return await sandbox.ask('order', puzzle, CHECK_LIMIT);
    } catch {
      return null;
    } finally {
      sandbox.close();
    }
  }

  #unmark() {
    for (const item of this.#list.children) item.classList.remove('wrong');
  }
}

/** @param {Element} element */
function middleOf(element) {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}

/** Return items in another order than theirs, if there is one. @template T @param {T[]} items */
function shuffled(items) {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const other = Math.floor(Math.random() * (i + 1));
    [order[i], order[other]] = [order[other], order[i]];
  }
  return order.every((item, place) => item === items[place]) ? order.reverse() : order;
}
