import { Emitter } from '../base/emitter.js';
import { countMarks, LINES, marked, withLine } from '../model/marks.js';
import { isSamePoint } from '../model/points.js';
import { changesOf } from '../model/requests.js';
/** @import { PointTool, Tool } from '../model/marks.js' */
/** @import { Point } from '../model/points.js' */
/** @import { Marks } from '../protocol.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Game } from './game.js' */

/**
 * @typedef {object} MarkingEvents
 * @property {null} change the tool, the start of a line or the marks have changed
 * @property {{tool: Tool, point: Point, isPut: boolean}} mark a tool has put a mark, or taken one away
 * @property {null} unlabelled the tool `label` was used without a text
 */

/**
 * Puts marks on the board and takes them away, by taps while a tool is selected.
 * @extends {Emitter<MarkingEvents>}
 */
export class Marking extends Emitter {
  /** @type {Tool | null} */
  #tool = null;
  /** Where the arrow or line that is being drawn starts. @type {Point | null} */
  start = null;
  /** The text that the tool `label` writes. */
  label = '';
  /** Taps that wait until earlier requests are answered. @type {Point[]} */
  #taps = [];

  /** @param {Store} store @param {Game} game */
  constructor(store, game) {
    super();
    this.store = store;
    this.game = game;
    store.subscribe((state, before) => {
      if (state.draft !== before.draft || state.position?.node !== before.position?.node) this.start = null;
      if (state.draft && this.#tool) this.tool = null;
      if (state.queue !== before.queue) this.#useTaps();
    });
  }

  get tool() {
    return this.#tool;
  }

  set tool(tool) {
    this.#tool = tool;
    this.start = null;
    this.emit('change', null);
  }

  /** The marks of the position, with those that the engine has not answered yet. @returns {Marks} */
  get marks() {
    const { queue, position } = this.store.state;
    const waiting = queue.flatMap((request) =>
      request.kind === 'annotate' && request.marks ? [request.marks] : [],
    );
    return waiting.at(-1) ?? position?.marks ?? {};
  }

  /** @param {Point} point */
  tap(point) {
    this.#taps.push(point);
    this.#useTaps();
  }

  /** Use the tool at the tapped points, unless a waiting request may lead to another position. */
  #useTaps() {
    while (this.#taps.length && changesOf(this.store.state.queue).every(({ kind }) => kind === 'annotate')) {
      this.#use(/** @type {Point} */ (this.#taps.shift()));
    }
  }

  /** @param {Point} point */
  #use(point) {
    const tool = this.#tool;
    const line = LINES.find((name) => name === tool);
    if (tool === null || (tool === 'label' && !this.label)) {
      this.emit('unlabelled', null);
    } else if (line && (!this.start || isSamePoint(this.start, point))) {
      this.start = this.start ? null : point;
      this.emit('change', null);
    } else {
      const { marks, start } = this;
      const after =
        line && start
          ? withLine(marks, line, start, point)
          : marked(marks, /** @type {PointTool} */ (tool), point, this.label);
      this.start = null;
      this.game.send({ kind: 'annotate', marks: after });
      this.emit('change', null);
      this.emit('mark', { tool, point, isPut: countMarks(after) > countMarks(marks) });
    }
  }
}
