import { isMain } from '../model/tree.js';
import { isEngineUp, shownPosition } from '../store/state.js';
import { byId } from '../ui/element.js';
import { mountMenu } from '../ui/menu.js';
/** @import { Node } from '../model/tree.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */
/** @import { Remarks } from './remarks.js' */

const EDITS = /** @type {const} */ (['promote', 'cut', 'copy', 'paste', 'uncomment', 'revert', 'repeat']);
/** @typedef {typeof EDITS[number]} Edit */

/** The menu for editing the tree of the game. */
export class Edits {
  #menu = byId('edit-menu', HTMLElement);
  #buttons = /** @type {Record<Edit, HTMLButtonElement>} */ (
    Object.fromEntries(EDITS.map((edit) => [edit, byId(`edit-${edit}`, HTMLButtonElement)]))
  );
  #setUp = byId('edit-set-up', HTMLButtonElement);
  /** Whether something was cut or copied. */
  #canPaste = false;

  /** @param {FullPage} page @param {Remarks} remarks to save before each edit */
  constructor({ store, game, setup }, remarks) {
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
      const position = shownPosition(store.state);
      if (position) setup.beginAt(position);
    };
    mountMenu(this.#menu, [byId('edit', HTMLButtonElement)]);
  }

  /** @param {Edit} edit */
  do(edit) {
    const { position } = this.store.state;
    if (!position) return;
    this.remarks.save();
    if (edit === 'uncomment') this.remarks.deleteComment();
    else if (edit === 'promote' || edit === 'cut' || edit === 'copy') {
      this.game.send({ kind: edit, node: position.node });
    } else this.game.send({ kind: edit });
    this.#canPaste ||= edit === 'cut' || edit === 'copy';
  }

  /** @param {State} state @param {Node | null} node of the position, if the tree is known */
  show(state, node) {
    const { position } = state;
    const isUp = isEngineUp(state);
    const isRoot = !position?.ply;
    const can = {
      promote: node !== null && !isMain(node),
      cut: !isRoot,
      copy: !isRoot,
      paste: this.#canPaste,
      uncomment: Boolean(position?.comment),
      revert: position?.revert,
      repeat: position?.repeat,
    };
    for (const edit of EDITS) this.#buttons[edit].disabled = !isUp || !can[edit];
    this.#setUp.disabled = !isUp || position?.players !== 2;
  }
}
