import { readInksOf } from '../board/inks.js';
import { dotNumbers, dotPoint } from '../model/lines.js';
import { pointName } from '../model/points.js';
import { allPlayers } from '../model/position.js';
import { lineOf, Tree } from '../model/tree.js';
import { byId, chip, dotIcon, make } from '../ui/element.js';
import { gainSpans, moveText } from '../ui/movetext.js';
import { sizeText, titleOf } from './gametitle.js';
import { emptyBoard, labelsOf, Picture } from './picture.js';
/** @import { Position } from '../model/position.js' */
/** @import { Node } from '../model/tree.js' */
/** @import { FullPage } from '../play/page.js' */

const KINDS = ['position', 'game', 'blank'];
const SHEET = 2200; // pixels across a board on paper: about 300 to the inch
const [MIN_CELL, MAX_CELL] = [40, 160]; // pixels
const CELL = 36; // CSS pixels of a cell that lines and letters are meant for
const LOOKS = /** @type {const} */ (['inks', 'lines', 'dots']);

/**
 * Prints the board: the position, the game with its numbers and moves, or an empty sheet. The browser's own command
 * prints the position.
 */
export class Printing {
  #dialog = byId('print-dialog', HTMLDialogElement);
  #form = byId('print-form', HTMLFormElement);
  #sheet = byId('print-sheet', HTMLElement);
  /** Whether the sheet is what the dialog asked for. */
  #isReady = false;

  /** @param {FullPage} page */
  constructor({ messages, settings, store, engine }) {
    this.messages = messages;
    this.settings = settings;
    this.store = store;
    this.engine = engine;
    byId('print-kinds', HTMLElement).append(
      ...KINDS.map((kind) => chip('kind', kind, messages.text(`print-${kind}`))),
    );
    this.#choose(KINDS[0]);
    this.#form.addEventListener('input', () => this.#showSides());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#print();
    });
    byId('print', HTMLElement).onclick = () => {
      byId('more-menu', HTMLElement).hidePopover();
      this.open();
    };
    addEventListener('beforeprint', () => {
      const { position } = store.state;
      if (!this.#isReady && position) this.#lay(position, this.#caption(position));
    });
    addEventListener('afterprint', () => {
      this.#isReady = false;
      this.#sheet.replaceChildren();
    });
  }

  open() {
    const { position } = this.store.state;
    for (const side of /** @type {const} */ (['width', 'height'])) {
      const field = this.#field(side);
      if (position && !field.value) field.value = String(position[side]);
    }
    this.#showSides();
    this.#dialog.showModal();
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  /** @param {string} kind */
  #choose(kind) {
    const chips = /** @type {RadioNodeList} */ (this.#form.elements.namedItem('kind'));
    chips.value = kind;
  }

  get #kind() {
    return String(new FormData(this.#form).get('kind'));
  }

  #showSides() {
    const isBlank = this.#kind === 'blank';
    byId('print-sides', HTMLElement).hidden = !isBlank;
    for (const side of ['width', 'height']) this.#field(side).disabled = !isBlank;
  }

  async #print() {
    const { position } = this.store.state;
    if (this.#kind === 'blank') {
      this.#lay(emptyBoard(Number(this.#field('width').value), Number(this.#field('height').value)));
    } else if (position && (this.#kind === 'position' || !(await this.#layGame(position)))) {
      this.#lay(position, this.#caption(position));
    }
    this.#isReady = true;
    this.#dialog.close();
    print();
  }

  /** Lay out the line through a position to its end. Return whether the engine has answered. @param {Position} position */
  async #layGame({ node }) {
    const answer = await this.engine.ask({ kind: 'tree' }).catch(() => null);
    if (answer?.kind !== 'tree') return false;
    const tree = new Tree();
    tree.load(answer.tree, answer.nodes);
    const line = lineOf(tree.node(node), []);
    const seen = await this.engine.ask({ kind: 'look', nodes: [line[line.length - 1].id] }).catch(() => null);
    if (seen?.kind !== 'positions') return false;
    const [end] = seen.positions;
    const rows = answer.nodes.filter(([id]) => line.some((each) => each.id === id));
    this.#lay(end, this.#caption(end), dotNumbers(rows));
    this.#sheet.append(this.#moves(end, line));
    return true;
  }

  /**
   * Put a board on the sheet.
   * @param {Position} position
   * @param {HTMLElement[]} [caption]
   * @param {Map<string, number> | null} [numbers]
   */
  #lay(position, caption = [], numbers = null) {
    for (const name of LOOKS) this.#sheet.dataset[name] = this.settings.values[name];
    const { width, height } = position;
    const cell = Math.round(Math.min(MAX_CELL, Math.max(MIN_CELL, SHEET / (Math.max(width, height) + 1))));
    const look = {
      cell,
      ratio: cell / CELL,
      coordinates: labelsOf(this.settings),
      inks: readInksOf(this.#sheet),
    };
    const picture = new Picture(position, look, numbers);
    picture.draw(position);
    this.#sheet.replaceChildren(...caption, picture.canvas);
  }

  /** @param {Position} position */
  #caption(position) {
    const { messages } = this;
    const { names, captures, width, height, ply } = position;
    const score = allPlayers(position).flatMap((player) => [
      make('span', { className: `player-${player}` }, dotIcon(player), ` ${captures[player]}`),
    ]);
    const facts = [sizeText(messages, width, height), messages.text('game-moves', { count: ply })];
    return [make('h1', {}, ...titleOf(messages, names)), make('p', {}, ...score, facts.join(' · '))];
  }

  /** @param {Position} position @param {Node[]} line */
  #moves(position, line) {
    const rows = line.slice(1).map((node) => {
      const point = dotPoint(node);
      const words = point ? pointName(point) : moveText(this.messages, position, node);
      return make(
        'li',
        { value: node.depth, className: `player-${node.player}` },
        ...(point && node.player !== null ? [dotIcon(node.player)] : []),
        ` ${words} `,
        ...gainSpans(this.messages, position.players, node.player, node.gains),
      );
    });
    return make('ol', {}, ...rows);
  }
}
