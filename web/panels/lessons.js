import { LESSONS } from '../model/lessons.js';
import { pairOf, parsePoints, pointAt, pointName } from '../model/points.js';
import { dotOf } from '../model/position.js';
import { byId, make, makeSvg } from '../ui/element.js';
/** @import { LessonCapture } from '../model/lessons.js' */
/** @import { Messages } from '../ui/messages.js' */

const CELL = 20; // in units of the picture
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The first steps in the help: small boards on which the reader places the dot that captures. */
export class Lessons {
  #board = byId('lesson-board', HTMLElement);
  #told = byId('lesson-told', HTMLElement);
  #back = byId('lesson-back', HTMLButtonElement);
  #next = byId('lesson-next', HTMLButtonElement);
  #picture = makeSvg('svg', { 'aria-hidden': 'true' });
  /** @type {HTMLButtonElement[]} */
  #points = [];
  #number = 0;
  /** The dot of the reader. @type {string | null} */
  #pair = null;

  /** @param {Messages} messages @param {() => void} onEnd called after the last step */
  constructor(messages, onEnd) {
    this.messages = messages;
    this.#back.onclick = () => this.show(this.#number - 1);
    this.#next.onclick = () => (this.#number + 1 < LESSONS.length ? this.show(this.#number + 1) : onEnd());
    this.#board.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** Begin a step. @param {number} number */
  show(number) {
    const { messages } = this;
    const { name, rows } = LESSONS[number];
    this.#number = number;
    this.#pair = null;
    const width = rows[0].length;
    this.#points = [...rows.join('')].map((_, index) => {
      const point = pointAt(index, width);
      const button = make('button', { type: 'button', tabIndex: index ? -1 : 0 });
      button.onclick = () => this.#put(pairOf(point));
      button.onfocus = () => this.#points.forEach((each) => (each.tabIndex = each === button ? 0 : -1));
      return button;
    });
    this.#board.style.setProperty('--columns', String(width));
    this.#board.style.setProperty('--rows', String(rows.length));
    this.#picture.setAttribute('viewBox', `0 0 ${width * CELL} ${rows.length * CELL}`);
    this.#board.replaceChildren(this.#picture, ...this.#points);
    const [a, b] = [0, 1].map((player) => messages.text('player', { player }));
    byId('lesson-text', HTMLElement).textContent = messages.text('lesson', { name, a, b });
    byId('lesson-place', HTMLElement).textContent = messages.text('lesson-place', {
      number: number + 1,
      count: LESSONS.length,
    });
    this.#told.textContent = '';
    this.#back.disabled = number === 0;
    messages.label(this.#next, number + 1 < LESSONS.length ? 'lesson-next' : 'lesson-play');
    this.#next.classList.remove('main');
    this.#draw();
  }

  /** @param {string} pair */
  #put(pair) {
    const { messages } = this;
    const { name, captures } = LESSONS[this.#number];
    if (this.#caught || this.#dotAt(pair) >= 0) return;
    this.#pair = pair;
    const isDone = pair in captures;
    this.#told.textContent = messages.text(isDone ? 'lesson-done' : 'lesson-again', { name });
    this.#next.classList.toggle('main', isDone);
    this.#draw();
  }

  /** What the reader's dot has captured. @returns {LessonCapture | undefined} */
  get #caught() {
    return this.#pair === null ? undefined : LESSONS[this.#number].captures[this.#pair];
  }

  /** Return whose dot of the position is on a point, or -1. @param {string} pair */
  #dotAt(pair) {
    const [{ x, y }] = parsePoints(pair);
    return dotOf(LESSONS[this.#number].rows[y][x]);
  }

  #draw() {
    const { rows, player } = LESSONS[this.#number];
    const [width, height] = [rows[0].length, rows.length];
    const caught = this.#caught;
    const taken = parsePoints(caught?.captured ?? '').map(pairOf);
    const lines = [];
    for (let x = 0; x < width; x++) lines.push(`M${middle(x)} ${middle(0)}V${middle(height - 1)}`);
    for (let y = 0; y < height; y++) lines.push(`M${middle(0)} ${middle(y)}H${middle(width - 1)}`);
    const shapes = [makeSvg('path', { class: 'line', d: lines.join('') })];
    if (caught) {
      const corners = parsePoints(caught.ring).map(({ x, y }) => `${middle(x)} ${middle(y)}`);
      const d = `M${corners.join('L')}Z`;
      shapes.push(makeSvg('path', { class: `ring player-${caught.owner}`, d, pathLength: 1 }));
    }
    this.#points.forEach((button, index) => {
      const point = pointAt(index, width);
      const pair = pairOf(point);
      const isNew = pair === this.#pair;
      const owner = isNew ? player : this.#dotAt(pair);
      const isTaken = taken.includes(pair);
      if (owner >= 0) shapes.push(dot(owner, point, isTaken ? 'taken' : isNew && !caught ? 'wrong' : ''));
      button.setAttribute('aria-label', this.#describe(point, owner, isTaken ? caught?.owner : undefined));
      button.setAttribute('aria-disabled', String(owner >= 0 || Boolean(caught)));
    });
    this.#picture.replaceChildren(...shapes);
  }

  /**
   * @param {import('../model/points.js').Point} point
   * @param {number} owner of the dot, or -1
   * @param {number} [captor]
   */
  #describe(point, owner, captor) {
    const { messages } = this;
    const name = (/** @type {number} */ player) => messages.text('player', { player });
    return messages.text('point', {
      point: pointName(point),
      lies: owner < 0 ? 'free' : captor === undefined ? 'dot' : 'enclosed',
      dot: owner < 0 ? '' : name(owner),
      owner: captor === undefined ? '' : name(captor),
    });
  }

  /** Move between the points. @param {KeyboardEvent} event */
  #onKey(event) {
    const step = STEPS[event.key];
    const here = this.#points.findIndex((button) => button === event.target);
    if (!step || here < 0) return;
    event.preventDefault();
    const { rows } = LESSONS[this.#number];
    const { x, y } = pointAt(here, rows[0].length);
    const column = Math.min(Math.max(x + step[0], 0), rows[0].length - 1);
    const row = Math.min(Math.max(y + step[1], 0), rows.length - 1);
    this.#points[row * rows[0].length + column].focus();
  }
}

/** @param {number} place column or row */
const middle = (place) => (place + 0.5) * CELL;

/** @param {number} player @param {import('../model/points.js').Point} point @param {string} className */
function dot(player, { x, y }, className) {
  return makeSvg('use', {
    href: `#dot-${player}`,
    class: `player-${player} ${className}`,
    x: x * CELL + 2,
    y: y * CELL + 2,
    width: CELL - 4,
    height: CELL - 4,
  });
}
