import { isMain } from '../model/tree.js';
import { byId } from '../ui/element.js';
/** @import { Game } from '../play/game.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { Remarks } from './remarks.js' */
/** @import { State, Store } from '../store.js' */

const EDITS = /** @type {const} */ (['promote', 'cut', 'copy', 'paste', 'uncomment', 'revert', 'repeat']);
/** @typedef {typeof EDITS[number]} Edit */

const GAP = 4; // CSS pixels

/** The menu of what can be done to the tree. */
export class Edits {
  #menu = byId('edit-menu', HTMLElement);
  #opener = byId('edit', HTMLButtonElement);
  #buttons = /** @type {Record<Edit, HTMLButtonElement>} */ (
    Object.fromEntries(EDITS.map((edit) => [edit, byId(`edit-${edit}`, HTMLButtonElement)]))
  );
  #setUp = byId('edit-set-up', HTMLButtonElement);
  /** Whether something was cut or copied. */
  #isFull = false;
  /** Told when dots are to be put and taken away without moves. */
  onSetUp = () => {};

  /** @param {Store} store @param {Game} game @param {Remarks} remarks */
  constructor(store, game, remarks) {
    this.store = store;
    this.game = game;
    this.remarks = remarks;
    for (const edit of EDITS) {
      this.#buttons[edit].onclick = () => {
        this.#menu.hidePopover();
        this.do(edit);
      };
    }
    this.#setUp.onclick = () => {
      this.#menu.hidePopover();
      this.remarks.save();
      this.onSetUp();
    };
    this.#menu.addEventListener('toggle', () => this.#menu.matches(':popover-open') && this.#open());
    this.#menu.addEventListener('keydown', (event) => this.#onKey(event));
  }

  /** @param {Edit} edit */
  do(edit) {
    const node = this.store.state.position?.node;
    this.remarks.save();
    if (edit === 'uncomment') this.remarks.deleteComment();
    else {
      this.game.send(
        edit === 'promote' || edit === 'cut' || edit === 'copy' ? { kind: edit, node } : { kind: edit },
      );
    }
    this.#isFull ||= edit === 'cut' || edit === 'copy';
  }

  /** @param {State} state @param {Node | null} node where the game stands, as far as the tree is known */
  show({ position, stage }, node) {
    const there = stage.name === 'ready' || stage.name === 'restarting';
    const isRoot = !position?.ply;
    const can = {
      promote: node !== null && !isMain(node),
      cut: !isRoot,
      copy: !isRoot,
      paste: this.#isFull,
      uncomment: Boolean(position?.comment),
      revert: position?.revert,
      repeat: position?.repeat,
    };
    for (const edit of EDITS) this.#buttons[edit].disabled = !there || !can[edit];
    this.#setUp.disabled = !there || position?.players !== 2;
  }

  /** Beside its opener, where there is room. */
  #open() {
    const { left, right, top, bottom } = this.#opener.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#menu;
    const below = bottom + GAP + height <= innerHeight;
    this.#menu.style.left = `${Math.max(GAP, Math.min(right - width, innerWidth - width - GAP, left))}px`;
    this.#menu.style.top = `${below ? bottom + GAP : Math.max(GAP, top - height - GAP)}px`;
    EDITS.map((edit) => this.#buttons[edit])
      .find((button) => !button.disabled)
      ?.focus();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...this.#menu.querySelectorAll('button')].filter((button) => !button.disabled);
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  }
}
