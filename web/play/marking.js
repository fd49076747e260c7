import { columnName, ringName, ringPoints, same } from '../position.js';
import { changes } from './game.js';
/** @import { Game } from './game.js' */
/** @import { Marks, Point } from '../position.js' */
/** @import { Store } from '../store.js' */

const SIGNS = /** @type {const} */ (['TR', 'SQ', 'CR', 'MA', 'SL']); // a point has one of these at most
const ENDS = /** @type {const} */ (['AR', 'LN']);
const LETTERS = 26;
/** Characters of the longest label. */
export const LONGEST_LABEL = 20;
/** What a tap on the board can mark. */
export const TOOLS = /** @type {const} */ ([...SIGNS, 'DD', 'letter', 'number', 'label', ...ENDS, 'eraser']);
/** @typedef {typeof TOOLS[number]} Tool */

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
    while (this.#taps.length && changes(this.store.state.queue).every(({ kind }) => kind === 'annotate')) {
      this.#put(/** @type {Point} */ (this.#taps.shift()));
    }
  }

  /** @param {Point} point */
  #put(point) {
    const tool = this.#tool;
    const ends = ENDS.find((name) => name === tool);
    if (tool === null || (tool === 'label' && !this.label)) {
      this.onNoLabel();
    } else if (ends && (!this.start || same(this.start, point))) {
      this.start = this.start ? null : point;
      this.onChange();
    } else {
      const marks =
        ends && this.start ? withLine(this.marks, ends, this.start, point) : this.#marked(point, tool);
      const isPut = count(marks) > count(this.marks);
      this.start = null;
      this.game.send({ kind: 'annotate', marks });
      this.onChange();
      this.onMark(tool, point, isPut);
    }
  }

  /** @param {Point} point @param {Tool} tool @returns {Marks} */
  #marked(point, tool) {
    const { marks } = this;
    if (tool === 'eraser') return erased(marks, point);
    if (tool === 'letter') return withLabel(marks, point, nextLetter(marks), /^[a-z]$/i);
    if (tool === 'number') return withLabel(marks, point, nextNumber(marks), /^\d+$/);
    if (tool === 'label') return withLabel(marks, point, this.label);
    const had = holds(marks[/** @type {'TR'} */ (tool)], point);
    const rest = tool === 'DD' ? marks : without(marks, point, SIGNS);
    return had
      ? without(marks, point, [/** @type {'TR'} */ (tool)])
      : { ...rest, [tool]: (rest[/** @type {'TR'} */ (tool)] ?? '') + ringName([point]) };
  }
}

/** @param {Marks} marks */
const count = (marks) =>
  Object.values(marks).reduce((sum, list) => sum + list.length / (typeof list === 'string' ? 2 : 1), 0);

/** The kinds of markup at a point, and its label. @param {Marks} marks @param {Point} point */
export function marksAt(marks, point) {
  const pair = ringName([point]);
  const found = [...SIGNS, 'DD'].filter((name) => holds(marks[/** @type {'TR'} */ (name)], point));
  const ends = ENDS.filter((name) => marks[name]?.some((line) => line.includes(pair)));
  return [...found, ...ends, ...(marks.LB ?? []).flatMap(([at, text]) => (at === pair ? [text] : []))];
}

/** @param {string | undefined} points @param {Point} point */
const holds = (points, point) => ringPoints(points ?? '').some((other) => same(other, point));

/**
 * @param {Marks} marks
 * @param {Point} point
 * @param {readonly ('TR' | 'SQ' | 'CR' | 'MA' | 'SL' | 'DD')[]} names
 * @returns {Marks}
 */
function without(marks, point, names) {
  const rest = { ...marks };
  for (const name of names) {
    if (rest[name]) rest[name] = ringName(ringPoints(rest[name]).filter((other) => !same(other, point)));
  }
  return rest;
}

/** @param {Marks} marks @param {Point} point @returns {Marks} */
function erased(marks, point) {
  const pair = ringName([point]);
  const rest = without(marks, point, [...SIGNS, 'DD']);
  for (const name of ENDS) rest[name] = (marks[name] ?? []).filter((ends) => !ends.includes(pair));
  return { ...rest, LB: (marks.LB ?? []).filter(([at]) => at !== pair) };
}

/**
 * With a label at a point, or without it where it or one of its kind is there already.
 * @param {Marks} marks @param {Point} point @param {string} label @param {RegExp} [kind] @returns {Marks}
 */
function withLabel(marks, point, label, kind) {
  const pair = ringName([point]);
  const had = marks.LB?.find(([at]) => at === pair)?.[1];
  const others = marks.LB?.filter(([at]) => at !== pair) ?? [];
  const takes = had !== undefined && (kind ? kind.test(had) : had === label);
  return { ...marks, LB: takes ? others : [...others, [pair, label]] };
}

/** @param {Marks} marks @param {'AR' | 'LN'} name @param {Point} from @param {Point} to @returns {Marks} */
function withLine(marks, name, from, to) {
  const [a, b] = [ringName([from]), ringName([to])];
  const lines = marks[name] ?? [];
  const rest = lines.filter(
    ([start, end]) => !((start === a && end === b) || (name === 'LN' && start === b && end === a)),
  );
  return { ...marks, [name]: rest.length < lines.length ? rest : [...lines, [a, b]] };
}

/** The first capital that is not there yet, then the first small letter. @param {Marks} marks */
function nextLetter(marks) {
  const there = marks.LB?.map(([, text]) => text) ?? [];
  const letters = Array.from({ length: 2 * LETTERS }, (_, i) => columnName((i + LETTERS) % (2 * LETTERS)));
  return letters.find((letter) => !there.includes(letter)) ?? letters[0];
}

/** @param {Marks} marks */
function nextNumber(marks) {
  const there = new Set(marks.LB?.map(([, text]) => text));
  let number = 1;
  while (there.has(String(number))) number++;
  return String(number);
}
