import { countMarks, LINES, marked, withLine } from '../model/marks.js';
import { isSamePoint } from '../model/points.js';
import { changesOf } from '../model/requests.js';
/** @import { PointTool, Tool } from '../model/marks.js' */
/** @import { Game } from './game.js' */
/** @import { Marks, Point } from '../model/position.js' */
/** @import { Store } from '../store.js' */

/** Marks on the board, put and taken by taps while a tool is at hand. */
export class Marking {
  /** @type {Tool | null} */
  #tool = null;
  /** Where the arrow or line that is being drawn begins. @type {Point | null} */
  start = null;
  /** What the tool `label` writes. */
  label = '';
  /** @type {Point[]} taps that wait for what was asked before them */
  #taps = [];
  /** Told when the tool, the start or the marks are others. */
  onChange = () => {};
  /** Told what was put or taken away. @type {(tool: Tool, point: Point, isPut: boolean) => void} */
  onMark = () => {};
  /** Told when a label is to be written first. */
  onNoLabel = () => {};

  /** @param {Store} store @param {Game} game */
  constructor(store, game) {
    this.store = store;
    this.game = game;
    store.subscribe((state, before) => {
      if (state.draft !== before.draft || state.position?.node !== before.position?.node) this.start = null;
      if (state.draft && this.#tool) this.tool = null;
      if (state.queue !== before.queue) this.#follow();
    });
  }

  get tool() {
    return this.#tool;
  }

  set tool(tool) {
    this.#tool = tool;
    this.start = null;
    this.onChange();
  }

  /** The markup of the position at hand, with what the engine has not answered yet. @returns {Marks} */
  get marks() {
    const { queue, position } = this.store.state;
    const asked = queue.flatMap(({ kind, marks }) =>
      kind === 'annotate' && marks ? [/** @type {Marks} */ (marks)] : [],
    );
    return asked.at(-1) ?? position?.marks ?? {};
  }

  /** @param {Point} point */
  tap(point) {
    this.#taps.push(point);
    this.#follow();
  }

  /** Puts what was tapped, unless something else waits that may lead to another position. */
  #follow() {
    while (this.#taps.length && changesOf(this.store.state.queue).every(({ kind }) => kind === 'annotate')) {
      this.#put(/** @type {Point} */ (this.#taps.shift()));
    }
  }

  /** @param {Point} point */
  #put(point) {
    const tool = this.#tool;
    const line = LINES.find((name) => name === tool);
    if (tool === null || (tool === 'label' && !this.label)) {
      this.onNoLabel();
    } else if (line && (!this.start || isSamePoint(this.start, point))) {
      this.start = this.start ? null : point;
      this.onChange();
    } else {
      const { marks, start } = this;
      const after =
        line && start
          ? withLine(marks, line, start, point)
          : marked(marks, /** @type {PointTool} */ (tool), point, this.label);
      this.start = null;
      this.game.send({ kind: 'annotate', marks: after });
      this.onChange();
      this.onMark(tool, point, countMarks(after) > countMarks(marks));
    }
  }
}
