import { sizeObserver } from '../../base/browser.js';
import { watchInks } from '../../board/inks.js';
import { pointName } from '../../model/points.js';
import { make } from '../../ui/element.js';
import { Controls } from '../../viewer/controls.js';
import { Input } from '../../viewer/input.js';
import { Sheet } from '../../viewer/sheet.js';
import { Notes } from './notes.js';
/** @import { Point } from '../../model/points.js' */
/** @import { GamePosition } from '../../model/position.js' */
/** @import { Messages } from '../../ui/messages.js' */
/** @import { Match } from './botmatch.js' */

/** The board of the lab. It follows a match; after the end one can step through it. */
export class Stage {
  element = make('div', { className: 'lab-stage' });
  #frame = make('div', { className: 'lab-board', id: 'lab-board', tabIndex: 0, role: 'application' });
  #sheet = new Sheet(this.#frame);
  #notes = new Notes();
  #controls = new Controls((step) => void this.#step(step));
  #input;
  /** @type {Match | null} */
  #match = null;
  /** Plays a dot for a person, or returns false. @type {(point: Point) => boolean} */
  onTap = () => false;
  /** Whether a person is to move. @type {() => boolean} */
  isAsking = () => false;
  /** Whether fingers aim before they play, in cells of this many CSS pixels. @type {(cellSize: number) => boolean} */
  needsAim = () => false;
  #place = make('button', { type: 'button', id: 'lab-place-dot', className: 'main', hidden: true });

  /**
   * @param {Messages} messages
   * @param {(text: string) => void} tell says something to a screen reader
   * @param {HTMLElement} extra what stands beside the controls
   */
  constructor(messages, tell, extra) {
    this.messages = messages;
    this.#frame.append(this.#notes.element);
    this.#controls.label(messages);
    this.element.append(
      this.#frame,
      make('div', { className: 'lab-bar' }, this.#controls.element, extra, this.#place),
    );
    this.#input = new Input(this.#frame, this.#sheet, {
      play: (point) => this.onTap(point),
      step: (step) => void this.#step(step),
      tell: (point) => tell(this.#describe(point)),
      options: () => ({
        isInteractive: this.isAsking(),
        hasHints: true,
        aims: this.needsAim(this.#sheet.geometry?.cellSize ?? 0),
      }),
      aimed: (point) => this.#aimed(point),
    });
    watchInks(() => this.#sheet.layOut());
    this.#place.onclick = () => this.#input.confirm();
    sizeObserver(() => this.#notes.layOut(this.#sheet.geometry)).observe(this.#frame);
  }

  /** Show an empty board. @param {GamePosition} position */
  showPosition(position) {
    this.#show(position, false, []);
  }

  /** Follow a match from now on. @param {Match} match */
  follow(match) {
    this.#match = match;
    const stage = this;
    /** @type {any} the little that Input needs of a game */
    const game = {
      get view() {
        return match.position;
      },
      get turn() {
        return match.position.turn;
      },
      width: match.position.width,
      height: match.position.height,
    };
    this.#input.begin(game);
    match.on('turn', ({ notes }) => {
      if (stage.#match === match) stage.#show(match.position, true, notes);
    });
    match.on('end', () => {
      if (stage.#match === match) stage.#showCount();
    });
    this.#show(match.position, false, []);
  }

  /** Show the position of the match after this many moves, once it is over. @param {number} ply */
  async go(ply) {
    const match = this.#match;
    if (!match?.isOver || (await match.judge.send({ kind: 'go', ply }))) return;
    if (this.#match !== match) return;
    const turn = match.turns.find((each) => each.ply === match.position.ply && each.point);
    this.#show(match.position, false, turn?.notes ?? []);
  }

  /** @param {'first' | 'back' | 'forward' | 'last'} step */
  #step(step) {
    const position = this.#match?.position;
    if (!position) return;
    const { ply, plies } = position;
    return this.go(
      { first: 0, back: Math.max(0, ply - 1), forward: Math.min(plies, ply + 1), last: plies }[step],
    );
  }

  /** @param {GamePosition} position @param {boolean} isNext @param {[number, number, number][]} notes */
  #show(position, isNext, notes) {
    this.#sheet.show(position, isNext);
    this.#notes.show(notes, position, this.#sheet.geometry);
    this.messages.label(this.#frame, 'lab-board', { width: position.width, height: position.height });
    this.#showCount();
  }

  #showCount() {
    const { ply, plies } = this.#match?.position ?? { ply: 0, plies: 0 };
    this.#controls.show(ply, plies);
    const isIdle = this.#match?.isOver ?? false;
    for (const each of this.#controls.element.querySelectorAll('button')) each.disabled = !isIdle;
  }

  /** Offer to play where a finger aims, in place of the controls. @param {Point | null} point */
  #aimed(point) {
    this.#place.hidden = !point;
    if (point) this.messages.label(this.#place, 'place', { point: pointName(point) });
  }

  /** @param {Point} point */
  #describe(point) {
    const position = this.#match?.position;
    const name = pointName(point);
    if (!position) return name;
    const letter = position.dots[point.y * position.width + point.x];
    const dot = 'RB'.indexOf(letter);
    return this.messages.text('lab-point', {
      point: name,
      dot: dot < 0 ? 'none' : this.messages.text('player', { player: dot }),
    });
  }
}
