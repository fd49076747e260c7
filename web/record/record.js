import { NOTHING_SIGNED } from '../board/signs.js';
import { pointName } from '../model/points.js';
import { Tree } from '../model/tree.js';
import { Branches, branchPoints } from './branches.js';
import { Edits } from './edits.js';
import { Remarks } from './remarks.js';
import { Tools } from './tools.js';
import { TreeView } from './treeview.js';
import { STEPS, Walker } from './walker.js';
import { isRecordShown } from '../store.js';
import { byId } from '../ui/element.js';
import { nodeText } from '../ui/movetext.js';
/** @import { Board } from '../board/board.js' */
/** @import { Engine } from '../engine/engine.js' */
/** @import { Marks, Point, Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { Speech } from '../panels/speech.js' */
/** @import { Game } from '../play/game.js' */
/** @import { Table } from '../play/table.js' */
/** @import { Way } from './walker.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

/** What the record shows of the page's state. */
const SEEN = /** @type {const} */ ([
  'position',
  'queue',
  'stage',
  'draft',
  'recordShown',
  'reviewing',
  'recordView',
  'branchesShown',
  'pace',
  'theme',
]);
const VIEWS = /** @type {const} */ (['tree', 'remarks', 'marks']);
const TEXTS = 'textarea, [type=text]';
/** What more keys mean in the record. @type {{[key: string]: Way}} */
const ARROWS = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'sibling_before',
  ArrowDown: 'sibling_after',
  Home: 'first',
  End: 'last',
  PageUp: 'fork_back',
  PageDown: 'fork_forward',
};

/** The record beside the board: walking through it, its tree, and what is said and marked in it. */
export class RecordPanel {
  #root = byId('record', HTMLElement);
  #toggle = byId('record-toggle', HTMLButtonElement);
  #treeRoot = byId('tree', HTMLElement);
  #tree = new Tree();
  #asking = false;
  #isOpen = false;
  /**
   * What the signs on the board were drawn from.
   * @type {{marks: Marks, node: Node | null, count: number, start: Point | null}}
   */
  #signed = { ...NOTHING_SIGNED, node: null, count: 0 };

  /**
   * @param {Messages} messages
   * @param {{store: Store, engine: Engine, game: Game, board: Board, table: Table, speech: Speech}} page
   */
  constructor(messages, { store, engine, game, board, table, speech }) {
    this.messages = messages;
    this.store = store;
    this.engine = engine;
    this.board = board;
    this.table = table;
    this.walker = new Walker(messages, store, game, board);
    this.remarks = new Remarks(messages, store, game, speech);
    this.branches = new Branches(messages, (node) => this.walker.goTo(node.id));
    this.edits = new Edits(store, game, this.remarks);
    this.tools = new Tools(messages, table.marking);
    this.view = new TreeView(this.#tree, (node) => this.walker.goTo(node.id));
    this.walker.onStep = () => this.remarks.save();
    table.marking.onChange = () => this.#showMarking();
    table.marking.onMark = (tool, point, isPut) =>
      speech.say(messages.text('said-mark', { tool, point: pointName(point), put: isPut ? 'yes' : 'no' }));
    this.#toggle.onclick = () => this.#open(!isRecordShown(store.state));
    for (const view of VIEWS) {
      byId(`show-${view}`, HTMLButtonElement).onclick = () =>
        store.update({ recordView: store.state.recordView === view ? '' : view });
    }
    this.#root.addEventListener('keydown', (event) => this.#onKey(event));
    this.#root.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(TEXTS) && this.walker.stop(),
    );
    store.subscribe((state, before) => this.#follow(state, before));
    this.#show(store.state, null);
    this.#showMarking();
  }

  /** What is known of the node where the game stands. @param {Position} position @returns {Node | null} */
  #here(position) {
    return this.#tree.edition === position.tree ? this.#tree.node(position.node) : null;
  }

  /** Where a step has led, in words. @param {Position} position */
  told(position) {
    const node = this.#here(position);
    return node
      ? nodeText(this.messages, position, node)
      : this.messages.text('ply-said', { ply: position.ply, plies: position.plies });
  }

  /** @param {boolean} recordShown */
  #open(recordShown) {
    this.remarks.save();
    this.store.update({ recordShown, reviewing: false });
  }

  /** @param {State} state @param {State} before */
  #follow(state, before) {
    const { position, stage, recordShown } = state;
    if (stage !== before.stage && stage.name === 'restarting') this.#tree.forget();
    if (position && position !== before.position && position.tree === this.#tree.edition) {
      this.#tree.add(position.grown);
    }
    if (position?.reading && position !== before.position && !recordShown) {
      this.store.update({ recordShown: true });
    } else if (SEEN.some((key) => state[key] !== before[key])) this.#show(state, before);
  }

  /** @param {State} state @param {State | null} before */
  #show(state, before) {
    const { position, queue, stage, recordView, theme } = state;
    const [isOpen, wasOpen] = [isRecordShown(state), this.#isOpen];
    this.#isOpen = isOpen;
    if (isOpen !== wasOpen) {
      this.#toggle.setAttribute('aria-expanded', String(isOpen));
      this.walker.stop();
      this.table.marking.tool = null;
    }
    if (recordView !== before?.recordView) {
      for (const view of VIEWS) {
        byId(`show-${view}`, HTMLElement).setAttribute('aria-pressed', String(view === recordView));
      }
    }
    if (theme !== before?.theme) this.view.recolour();
    this.#sign(state);
    if (!position || !isOpen) return;
    if (position.tree !== this.#tree.edition && stage.name === 'ready' && !queue.length) void this.#ask();
    this.walker.show(state);
    this.remarks.show(state);
    const node = this.#here(position);
    this.edits.show(state, node);
    this.branches.show(position, node?.children ?? []);
    this.#root.classList.toggle('forked', this.#tree.isForked);
    this.#root.classList.toggle(
      'remarked',
      Boolean(position.comment || position.name || position.verdict || position.judgement),
    );
    this.#root.classList.toggle(
      'marked',
      Object.values(position.marks).some((list) => list.length),
    );
    if (position !== before?.position || !wasOpen) {
      this.view.show(node);
      this.messages.label(this.#treeRoot, 'tree', { told: this.told(position) });
    }
  }

  async #ask() {
    if (this.#asking) return;
    this.#asking = true;
    const answer = await this.engine.ask({ kind: 'tree' }).catch(() => null);
    this.#asking = false;
    if (answer?.kind !== 'tree') return;
    this.#tree.load(answer.tree, answer.nodes);
    this.#show(this.store.state, null);
  }

  /** What is marked on the board. @param {State} state */
  #sign(state) {
    const { position, draft, branchesShown } = state;
    const { marking } = this.table;
    const node = position && branchesShown && isRecordShown(state) ? this.#here(position) : null;
    const marks = draft ? NOTHING_SIGNED.marks : marking.marks;
    const count = node?.children.length ?? 0;
    const { start } = marking;
    if (
      marks === this.#signed.marks &&
      node === this.#signed.node &&
      count === this.#signed.count &&
      start === this.#signed.start
    ) {
      return;
    }
    this.#signed = { marks, node, count, start };
    this.board.signed = { marks, branches: branchPoints(node?.children ?? []), start };
  }

  #showMarking() {
    this.tools.show();
    this.#sign(this.store.state);
    this.table.onChange();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { target, key } = event;
    if (!(target instanceof Element)) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      const letter = key.toLowerCase();
      if (target.matches(TEXTS) || (letter !== 'z' && letter !== 'y')) return;
      const { position } = this.store.state;
      const edit = letter === 'z' && !event.shiftKey ? 'revert' : 'repeat';
      if (position?.[edit]) this.edits.do(edit);
    } else {
      const way = STEPS[key] ?? (event.altKey ? undefined : ARROWS[key]);
      if (target.matches('input, textarea, select') || event.metaKey) return;
      if (way) this.walker.walk(way);
      else if (key === 'Delete' && target === this.#treeRoot && this.store.state.position?.ply) {
        this.edits.do('cut');
      } else return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
