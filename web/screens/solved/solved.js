import { once } from '../../base/once.js';
import { signed } from '../../base/signed.js';
import { formatPoints, pairOf } from '../../model/points.js';
import { make } from '../../ui/element.js';
import { Screen } from '../../ui/screen.js';
import { textOf } from '../../ui/styles.js';
import { LessonBoard } from '../../viewer/lessonboard.js';
/** @import { Point } from '../../model/points.js' */
/** @import { FullPage } from '../../play/page.js' */
/** @import { LearningAnswer } from '../../protocol.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** @typedef {Extract<LearningAnswer, {kind: 'solved'}>} Solution what is known of a position */

/** The boards that are solved. The tables have wide ones only: tall ones are the same, turned. */
const SIZES = ['4×4', '4×3', '4×2', '4×1', '3×3', '3×2', '3×1', '2×2', '2×1', '1×1'];
/** The rule sets with automatic captures. */
const RULES = ['russian', 'zagram-standard', 'wikipedia', 'zagram-no-territory'];

/** The screen with the solved boards: it shows what each move is worth. */
export class Solved {
  #screen;
  #size = make('select', { id: 'solved-size' }, ...SIZES.map((size) => make('option', {}, size)));
  #rules = make('select', { id: 'solved-rules' });
  #rulesHelp = make('p', { id: 'solved-rules-help', className: 'help' });
  #turn = make('p', { id: 'solved-turn' });
  #told = make('p', { id: 'solved-told' });
  #stop = make('p', { id: 'solved-stop' });
  #undo = make('button', { type: 'button', id: 'solved-undo' });
  #restart = make('button', { type: 'button', id: 'solved-restart' });
  #board;
  /** The dots so far, in letters. */
  #line = '';
  /** What is on the board. @type {Solution | null} */
  #shown = null;
  #tables = once(() => textOf('runtime/solved.txt'));

  /** @param {FullPage} page */
  constructor({ messages, thinker }) {
    this.messages = messages;
    this.thinker = thinker;
    const board = make('div', { id: 'solved-board', className: 'screen-board', tabIndex: 0 });
    board.role = 'application';
    this.#screen = this.#build(board);
    this.#board = new LessonBoard(board, messages, (point) => this.#tap(point));
    this.#board.remark = (point) => this.#remark(point);
    this.#size.onchange = this.#rules.onchange = () => this.#go('');
    this.#undo.onclick = () => this.#go(this.#line.slice(0, -2));
    this.#restart.onclick = () => this.#go('');
  }

  /** Open the screen where it was left. */
  async open() {
    this.#screen.open();
    this.thinker.prepare();
    await this.#go(this.#line);
    this.#board.element.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} board */
  #build(board) {
    const { messages } = this;
    const options = RULES.map((value) => make('option', { value }, messages.text(`rules-${value}`)));
    this.#rules.append(...options);
    this.#rules.setAttribute('aria-describedby', this.#rulesHelp.id);
    this.#undo.textContent = messages.text('undo');
    this.#restart.textContent = messages.text('learn-restart');
    const labelled = (/** @type {string} */ id, /** @type {HTMLElement} */ field) =>
      make('label', {}, messages.text(id), field);
    const body = make(
      'div',
      { id: 'solved-body', className: 'screen-play' },
      make(
        'div',
        { id: 'solved-choice' },
        labelled('new-size', this.#size),
        labelled('new-rules', this.#rules),
      ),
      board,
      make(
        'div',
        { id: 'solved-words', className: 'screen-words', tabIndex: 0 }, // it scrolls where there is little room
        make('div', { role: 'status' }, this.#turn, this.#told, this.#stop),
        make('p', { className: 'help' }, messages.text('solved-help')),
        this.#rulesHelp,
      ),
      make('p', { id: 'solved-actions', className: 'screen-actions' }, this.#undo, this.#restart),
    );
    return new Screen(messages, { name: 'solved', title: messages.text('solved') }, body);
  }

  /** @param {Point} point */
  #tap(point) {
    const position = this.#shown?.position;
    if (!position || position.outcome || !this.#board.isFree(point)) return;
    this.#board.expect(point, position.turn);
    void this.#go(this.#line + pairOf(point));
  }

  /** Show the position after a line. The last request counts. @param {string} line */
  async #go(line) {
    const [width, height] = this.#size.value.split('×').map(Number);
    const rules = this.#rules.value;
    try {
      const tables = await this.#tables();
      /** @type {Solution | null} */
      const answer = await this.thinker.learn({ kind: 'solved', tables, width, height, rules, line });
      if (!answer) return;
      const isNext = line.length > this.#line.length;
      this.#line = line;
      this.#shown = answer;
      this.#show(answer, isNext);
    } catch (error) {
      console.error(error);
      this.#told.textContent = this.messages.text('solved-away');
    }
  }

  /** @param {Solution} answer @param {boolean} isNext whether a dot has been added */
  #show(answer, isNext) {
    const [{ messages }, board] = [this, this.#board];
    const { position, lead, moves } = answer;
    const { width, height, outcome, turn, last } = position;
    messages.label(board.element, 'learn-board', { width, height });
    board.player = outcome ? null : turn;
    /** @type {[string, string][]} */
    const labels = moves.map((move) => [pairOf(move), signed(move.lead)]);
    const marks = { LB: labels, CR: formatPoints(moves.filter((move) => move.lead === lead)) };
    if (isNext && last) void board.play([{ ...position, last }], marks);
    else board.show({ width, height, frame: position }, marks);
    this.#rulesHelp.textContent = messages.text(`rules-${this.#rules.value}-help`);
    const name = messages.text('player', { player: turn });
    this.#turn.textContent = outcome ? '' : messages.text('to-move', { name });
    this.#told.textContent = resultText(messages, answer);
    this.#stop.textContent = stopText(messages, answer);
    const buttons = [this.#undo, this.#restart];
    const hadFocus = buttons.some((button) => button === document.activeElement);
    for (const button of buttons) button.disabled = !this.#line;
    if (hadFocus && !this.#line) board.element.focus({ preventScroll: true });
  }

  /** Say what a move is worth. @param {Point} point */
  #remark(point) {
    const move = this.#shown?.moves.find(({ x, y }) => x === point.x && y === point.y);
    return move ? bestText(this.messages, move.lead, move.lead === this.#shown?.lead) : '';
  }
}

/** Say what a move is worth. @param {Messages} messages @param {number} lead @param {boolean} isBest */
const bestText = (messages, lead, isBest) =>
  messages.text('solved-worth', { worth: signed(lead), best: String(isBest) });

/** Say who wins, if both play best. @param {Messages} messages @param {Solution} solved */
function resultText(messages, { position: { turn, outcome }, lead }) {
  const name = messages.text('player', { player: lead > 0 ? turn : 1 - turn });
  const result = lead
    ? messages.text('result-win', { who: 'name', name, by: Math.abs(lead) })
    : messages.text('result-draw');
  return messages.text('solved-result', { result, over: String(outcome !== null) });
}

/** Say what a stop is worth, where players may stop. @param {Messages} messages @param {Solution} solved */
const stopText = (messages, { stop, lead }) =>
  stop === null ? '' : messages.text('solved-stop', { worth: signed(stop), best: String(stop === lead) });

/** @param {FullPage} page */
export const create = (page) => new Solved(page);
