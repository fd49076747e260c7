import { keyOf } from '../base/keys.js';
import { once } from '../base/once.js';
import { NOTHING_SIGNED } from '../board/signs.js';
import { Tree } from '../model/tree.js';
import { watchPatiently } from '../store/patience.js';
import { isRecorded, isRecordShown } from '../store/state.js';
import { byId } from '../ui/element.js';
import { late } from '../ui/late.js';
import { nodeText } from '../ui/movetext.js';
import { Branches, branchPoints } from './branches.js';
import { Edits } from './edits.js';
import { MoveList } from './movelist.js';
import { Remarks } from './remarks.js';
import { Tools } from './tools.js';
import { VariationBar } from './variation.js';
import { Walker, WAYS } from './walker.js';
/** @import { Point } from '../model/points.js' */
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { Marks } from '../protocol.js' */
/** @import { State } from '../store/state.js' */
/** @import { TreeView } from './treeview.js' */
/** @import { Way } from './walker.js' */

const SHOWN = /** @type {const} */ ([
  'position',
  'queue',
  'stage',
  'draft',
  'isWide',
  'recordShown',
  'editing',
  'reviewing',
  'recordView',
  'branchesShown',
  'pace',
]);
const VIEWS = /** @type {const} */ (['moves', 'tree', 'remarks', 'marks']);
const TEXT_FIELDS = 'textarea, [type=text]';
/** What more keys do in the record. @type {{[key: string]: Way}} */
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

/** The record beside the board: steps through it, its tree, notes and marks. */
export class RecordPanel {
  #root = byId('record', HTMLElement);
  #toggle = byId('record-toggle', HTMLButtonElement);
  #editing = byId('editing', HTMLButtonElement);
  #treeRoot = byId('tree', HTMLElement);
  #tree = new Tree();
  /** The drawing of the tree, once there is more than a line. @type {TreeView | null} */
  #drawing = null;
  #loadDrawing = once(async () => {
    const { TreeView: Drawing } = await import('./treeview.js');
    this.#drawing = new Drawing(this.#tree, this.walker);
    this.#show(this.store.state, null);
  });
  #isAsking = false;
  #isOpen = false;
  /**
   * What the signs on the board were made from.
   * @type {{marks: Marks, node: Node | null, count: number, start: Point | null}}
   */
  #signed = { marks: NOTHING_SIGNED.marks, node: null, count: 0, start: null };

  /** @param {FullPage} page */
  constructor(page) {
    const { store, engine, board, table, game, messages } = page;
    this.messages = messages;
    this.store = store;
    this.engine = engine;
    this.board = board;
    this.marking = table.marking;
    this.takenBack = game.takenBack;
    this.remarks = new Remarks(page);
    this.walker = new Walker(page, this.remarks);
    this.edits = new Edits(page, this.remarks);
    this.branches = new Branches(messages, this.walker);
    this.moves = new MoveList(messages, this.walker);
    this.variation = new VariationBar(messages, this.walker);
    new Tools(page);
    this.marking.on('change', () => this.#sign(store.state));
    this.#toggle.onclick = () => this.#open(store.state.reviewing || !isRecordShown(store.state));
    this.#editing.onclick = () => this.#edit(!store.state.editing);
    for (const view of VIEWS) {
      byId(`show-${view}`, HTMLButtonElement).onclick = () =>
        store.update({ recordView: store.state.recordView === view ? '' : view });
    }
    this.#root.addEventListener('keydown', (event) => this.#onKey(event));
    this.#root.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(TEXT_FIELDS)) this.walker.stop();
    });
    store.subscribe((state, before) => this.#follow(state, before));
    watchPatiently(store, SHOWN, (state, before) => this.#show(state, before));
    this.#show(store.state, null);
  }

  /** Describe a position of the record in words. @param {Position} position */
  describe(position) {
    const node = this.#nodeOf(position);
    return node
      ? nodeText(this.messages, position, node)
      : this.messages.text('ply-said', { ply: position.ply, plies: position.plies });
  }

  /**
   * Return the node of a position, if the tree is known.
   * @param {Position} position
   * @returns {Node | null}
   */
  #nodeOf(position) {
    return this.#tree.edition === position.tree ? this.#tree.node(position.node) : null;
  }

  /** @param {boolean} recordShown */
  #open(recordShown) {
    this.remarks.save();
    this.store.update({ recordShown, reviewing: false });
  }

  /** Show or hide the tools for editing. @param {boolean} editing */
  #edit(editing) {
    this.remarks.save();
    if (!editing) this.marking.tool = null;
    const { recordView } = this.store.state;
    const isHidden = !editing && ['remarks', 'marks'].includes(recordView);
    this.store.update({ editing, recordView: isHidden ? 'moves' : recordView });
  }

  /** @param {State} state @param {State} before */
  #follow(state, before) {
    const { position, stage, recordShown } = state;
    if (stage !== before.stage && stage.name === 'restarting') this.#tree.forget();
    if (position && position !== before.position && position.tree === this.#tree.edition) {
      this.#tree.add(position.grown);
    }
    const isRead = position?.reading && position !== before.position;
    if (isRead && !recordShown && (position.plies || position.comment)) {
      this.store.update({ recordShown: true });
    }
  }

  /** @param {State} state @param {State | null} before */
  #show(state, before) {
    const { position, queue, stage, recordView, reviewing } = state;
    const [isOpen, wasOpen] = [isRecordShown(state), this.#isOpen];
    this.#isOpen = isOpen;
    this.#toggle.hidden = !isOpen && !isRecorded(state);
    if (isOpen !== wasOpen) {
      this.#toggle.setAttribute('aria-expanded', String(isOpen));
      this.walker.stop();
    }
    if (isOpen !== wasOpen || reviewing !== before?.reviewing) this.marking.tool = null;
    if (recordView !== before?.recordView) {
      for (const view of VIEWS) {
        byId(`show-${view}`, HTMLElement).setAttribute('aria-pressed', String(view === recordView));
      }
    }
    this.#editing.setAttribute('aria-pressed', String(state.editing));
    this.#sign(state);
    if (!position || !isOpen) return;
    if (position.tree !== this.#tree.edition && stage.name === 'ready' && !queue.length) void this.#load();
    const node = this.#nodeOf(position);
    this.walker.show(state);
    this.remarks.show(state);
    this.edits.show(state, node);
    this.branches.show(position, node?.children ?? []);
    this.#showContents(position);
    if (!this.#drawing && (state.editing || this.#tree.isForked)) void late(this, this.#loadDrawing);
    if (position === before?.position && wasOpen) return;
    // The old list stays while the tree of the same game loads.
    if (!node && position.tree !== this.#tree.edition && !position.record) return;
    this.moves.show(position, node, this.takenBack.follows(position));
    this.variation.show(node);
    this.#drawing?.show(node, position.players);
    this.messages.label(this.#treeRoot, 'tree', { told: this.describe(position) });
  }

  /** Show on the buttons what there is in the parts of the record. @param {Position} position */
  #showContents({ comment, name, verdict, judgement, marks }) {
    const { classList } = this.#root;
    classList.toggle('forked', this.#tree.isForked);
    classList.toggle('remarked', Boolean(comment || name || verdict || judgement));
    classList.toggle(
      'marked',
      Object.values(marks).some((list) => list.length),
    );
  }

  /** Load the whole tree. */
  async #load() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const answer = await this.engine.ask({ kind: 'tree' }).catch(() => null);
    this.#isAsking = false;
    if (answer?.kind !== 'tree') return;
    this.#tree.load(answer.tree, answer.nodes);
    this.#show(this.store.state, null);
  }

  /** Show marks and branches on the board. @param {State} state */
  #sign(state) {
    const { position, draft, branchesShown } = state;
    const areShown = branchesShown && isRecordShown(state);
    const node = position && areShown ? this.#nodeOf(position) : null;
    const marks = draft ? NOTHING_SIGNED.marks : this.marking.marks;
    const count = node?.children.length ?? 0;
    const { start } = this.marking;
    const signed = this.#signed;
    const isSame = marks === signed.marks && start === signed.start;
    if (isSame && node === signed.node && count === signed.count) return;
    this.#signed = { marks, node, count, start };
    this.board.signed = { marks, branches: branchPoints(node?.children ?? []), start };
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { target } = event;
    const key = keyOf(event);
    if (!(target instanceof Element)) return;
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      if (target.matches(TEXT_FIELDS) || (key !== 'z' && key !== 'y')) return;
      const { position } = this.store.state;
      const edit = key === 'z' && !event.shiftKey ? 'revert' : 'repeat';
      if (position?.[edit]) this.edits.do(edit);
    } else {
      const way = WAYS[key] ?? (event.altKey || target.closest('#analysis') ? undefined : ARROWS[key]);
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
