import { otherLine, Tree } from '../../model/tree.js';
import { make, makeSvg } from '../../ui/element.js';
import { adoptStyles } from '../../ui/styles.js';
import { Side } from './side.js';
/** @import { FullPage } from '../../play/page.js' */

/** Two boards side by side, each with a line of the game. The game itself stays where it is. */
export class Compare {
  #dialog = make('dialog', { id: 'compare-dialog', className: 'screen' });
  #together = make('input', { type: 'checkbox', id: 'compare-together' });
  #sides;

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    const { messages } = page;
    const title = make('h2', { id: 'compare-title', tabIndex: -1 }, messages.text('compare-title'));
    const close = make('button', { type: 'button', className: 'quiet' }, icon('close'));
    messages.label(close, 'why-close');
    close.onclick = () => this.#dialog.close();
    const together = make('label', { className: 'check' }, this.#together, messages.text('compare-together'));
    this.#sides = [0, 1].map(
      (number) =>
        new Side(page, number, {
          step: (side, way) => {
            for (const each of this.#sides) if (each === side || this.#together.checked) each.step(way);
          },
          leave: (node) => {
            this.#dialog.close();
            page.game.send({ kind: 'go_to', node });
          },
        }),
    );
    const boards = make('div', { className: 'compare-boards' }, ...this.#sides.map(({ element }) => element));
    this.#dialog.setAttribute('aria-labelledby', title.id);
    this.#dialog.append(make('header', {}, title, together, close), boards);
    document.body.append(this.#dialog);
  }

  /** @param {FullPage} page */
  static async create(page) {
    await adoptStyles('web/screens/compare/compare.css');
    return new Compare(page);
  }

  /** Show the line of the position on one board, and another line from the same fork on the other. */
  async open() {
    const { engine, store } = this.page;
    const { position } = store.state;
    const answer = await engine.ask({ kind: 'tree' });
    if (answer.kind !== 'tree' || !position) return;
    const tree = new Tree();
    tree.load(answer.tree, answer.nodes);
    const here = tree.node(position.node);
    if (!here) return;
    this.#dialog.showModal();
    const [left, right] = this.#sides;
    left.begin(position, here);
    right.begin(position, otherLine(here));
  }
}

/** @param {string} name */
function icon(name) {
  const svg = makeSvg('svg', { 'aria-hidden': 'true' });
  svg.append(makeSvg('use', { href: `#icon-${name}` }));
  return svg;
}
