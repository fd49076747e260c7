import { formatPoints, indexOf, pairOf } from '../../model/points.js';
import { make } from '../../ui/element.js';
import { LessonBoard } from '../../viewer/lessonboard.js';
import { AIMS, MAX_WORDS, newStep, resized, SIDES, wordCount } from './draft.js';
import { Fields } from './fields.js';
/** @import { Point } from '../../model/points.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Draft, DraftStep } from './draft.js' */

/** @typedef {'R' | 'B' | '.' | 'move' | 'point'} Tool what a tap on the board draws */

const MAX_DOTS = 20; // as in kropki/lesson/aim.py
/** The messages about tools that draw no dot. @type {Record<string, string>} */
const TOOLS = { '.': 'erase', move: 'move', point: 'point' };
const NO_CHANGE = { dot: null, taken: [] };

/** The form in which a lesson is written: one step at a time, with its board, its aim and its words. */
export class DraftForm {
  #draft = /** @type {Draft} */ ({ title: '', steps: [newStep()] });
  #number = 0;
  #tool = /** @type {Tool} */ ('R');
  #board;
  element = make('div', { id: 'draft' });

  /** @param {Messages} messages @param {(text: string) => void} say */
  constructor(messages, say) {
    this.messages = messages;
    this.fields = new Fields(this.element, messages);
    const sheet = make('div', {
      id: 'draft-board',
      className: 'screen-board',
      tabIndex: 0,
      role: 'application',
    });
    this.#board = new LessonBoard(sheet, messages, (point) => this.#tap(point), say);
  }

  get draft() {
    return this.#draft;
  }

  /** Show a lesson. @param {Draft} draft */
  show(draft) {
    this.#draft = draft.steps.length ? draft : { ...draft, steps: [newStep()] };
    this.#number = Math.min(this.#number, this.#draft.steps.length - 1);
    this.#build();
  }

  /** Show the last step. */
  goToEnd() {
    this.#number = this.#draft.steps.length - 1;
    this.#build();
  }

  get #step() {
    return this.#draft.steps[this.#number];
  }

  /** Change the step that is shown. @param {Partial<DraftStep>} change */
  #update(change) {
    Object.assign(this.#step, change);
  }

  #build() {
    const { messages } = this;
    const { steps, title } = this.#draft;
    const name = this.fields.input('draft-title', title, (value) => (this.#draft.title = value));
    const numbers = this.fields.chips(
      'step',
      steps.map((_, i) => [String(i), String(i + 1)]),
      String(this.#number),
      (value) => {
        this.#number = Number(value);
        this.#build();
      },
    );
    const add = this.fields.button('draft-add', () => {
      const { rows } = this.#step;
      steps.push(newStep(rows[0].length, rows.length));
      this.goToEnd();
    });
    const remove = this.fields.button('draft-remove', () => {
      steps.splice(this.#number, 1);
      this.show(this.#draft);
    });
    remove.disabled = steps.length < 2;
    const row = make('div', { className: 'row' }, numbers, add, remove);
    const place = make('div', { className: 'place' }, this.#tools(), this.#board.element, this.#sizes());
    const what = make('div', { className: 'what' }, this.#words('text'), this.#aim(), this.#reader());
    what.append(this.#words('right'), this.#words('wrong'));
    this.element.replaceChildren(name, row, make('div', { className: 'parts' }, place, what));
    messages.label(this.#board.element, 'learn-board', {
      width: this.#step.rows[0].length,
      height: this.#step.rows.length,
    });
    this.#draw();
  }

  /** What a tap draws. */
  #tools() {
    const { messages } = this;
    const asks = /** @type {readonly string[]} */ (AIMS[this.#step.aim]);
    /** @type {Tool[]} */
    const tools = ['R', 'B', '.'];
    if (asks.includes('move')) tools.push('move');
    if (asks.includes('points')) tools.push('point');
    if (!tools.includes(this.#tool)) this.#tool = 'R';
    const names = tools.map((tool) => {
      const player = 'RB'.indexOf(tool);
      return [tool, messages.text(player < 0 ? `draft-tool-${TOOLS[tool]}` : 'player', { player })];
    });
    return this.fields.chips(
      'tool',
      names,
      this.#tool,
      (value) => (this.#tool = /** @type {Tool} */ (value)),
    );
  }

  #sizes() {
    const { rows } = this.#step;
    const resize = (/** @type {number} */ width, /** @type {number} */ height) => {
      this.#update({ rows: resized(rows, width, height), points: [], move: '' });
      this.#build();
    };
    const [width, height] = [rows[0].length, rows.length];
    const sides = /** @type {[string, string][]} */ (SIDES.map((side) => [String(side), String(side)]));
    return make(
      'p',
      { className: 'row' },
      this.fields.select('draft-width', sides, String(width), (value) => resize(Number(value), height)),
      this.fields.select('draft-height', sides, String(height), (value) => resize(width, Number(value))),
    );
  }

  #aim() {
    const { messages } = this;
    const step = this.#step;
    const kinds = /** @type {DraftStep['aim'][]} */ (Object.keys(AIMS));
    const names = /** @type {[string, string][]} */ (
      kinds.map((aim) => [aim, messages.text('draft-aim-kind', { aim })])
    );
    const chosen = this.fields.select('draft-aim', names, step.aim, (aim) => {
      this.#update({ aim: /** @type {DraftStep['aim']} */ (aim) });
      this.#build();
    });
    const asks = /** @type {readonly string[]} */ (AIMS[step.aim]);
    const fields = /** @type {const} */ (['number', 'dots'])
      .filter((key) => asks.includes(key))
      .map((key) => {
        const id = key === 'dots' ? 'draft-dots' : step.aim === 'threaten' ? 'draft-threats' : 'draft-number';
        return this.fields.number(id, step[key], MAX_DOTS, (value) => this.#update({ [key]: value }));
      });
    return make('div', { className: 'aim' }, chosen, make('div', { className: 'row' }, ...fields));
  }

  #reader() {
    const names = /** @type {[string, string][]} */ (
      ['R', 'B'].map((letter, player) => [letter, this.messages.text('player', { player })])
    );
    const { player } = this.#step;
    return this.fields.chips('player', names, player, (value) => {
      this.#update({ player: value === 'B' ? 'B' : 'R' });
      this.#draw();
    });
  }

  /** A text, and how many words it has. @param {'text' | 'right' | 'wrong'} key */
  #words(key) {
    const { messages } = this;
    const count = make('span', { className: 'help' });
    const tell = () => {
      const words = wordCount(this.#step[key]);
      count.textContent = words ? messages.text('draft-words', { count: words, most: MAX_WORDS }) : '';
      count.classList.toggle('fault', words > MAX_WORDS);
    };
    const field = this.fields.input(`draft-${key}`, this.#step[key], (value) => {
      this.#update({ [key]: value });
      tell();
    });
    tell();
    return make('div', {}, field, count);
  }

  /** @param {Point} point */
  #tap(point) {
    const step = this.#step;
    const pair = pairOf(point);
    const { rows, points } = step;
    const tool = this.#tool;
    if (tool === 'move') this.#update({ move: step.move === pair ? '' : pair });
    else if (tool === 'point') {
      this.#update({
        points: points.includes(pair) ? points.filter((each) => each !== pair) : [...points, pair],
      });
    } else rows[point.y][point.x] = rows[point.y][point.x] === tool ? '.' : tool;
    if (step.move && tool === 'move') rows[point.y][point.x] = '.';
    this.#draw();
    this.#board.say(this.#board.describe(point));
  }

  #draw() {
    const { rows, aim, points, move, player } = this.#step;
    const [width, height] = [rows[0].length, rows.length];
    const dots = rows.flat();
    const asks = /** @type {readonly string[]} */ (AIMS[aim]);
    const isMoved = asks.includes('move') && move;
    const [x, y] = isMoved ? [...move].map((letter) => letter.charCodeAt(0) - 97) : [0, 0];
    if (isMoved) dots[indexOf({ width }, { x, y })] = player;
    const frame = {
      dots: dots.join(''),
      owners: '.'.repeat(width * height),
      territories: [],
      captures: [0, 0],
      last: null,
      change: NO_CHANGE,
    };
    this.#board.show({ width, height, frame });
    this.#board.mark({
      ...(isMoved && { LB: /** @type {[string, string][]} */ ([[formatPoints([{ x, y }]), '1']]) }),
      ...(asks.includes('points') && { CR: points.join('') }),
    });
  }
}
