import { otherLine, Tree } from '../../model/tree.js';
import { make } from '../../ui/element.js';
import { Screen } from '../../ui/screen.js';
import { Side } from './side.js';
/** @import { FullPage } from '../../play/page.js' */

/** Two boards side by side, each with a line of the game. The game itself stays where it is. */
export class Compare {
  #screen;
  #together = make('input', { type: 'checkbox', id: 'compare-together' });
  #sides;

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    const { messages } = page;
    const together = make('label', { className: 'check' }, this.#together, messages.text('compare-together'));
    this.#sides = [0, 1].map(
      (number) =>
        new Side(page, number, {
          step: (side, way) => {
            for (const each of this.#sides) if (each === side || this.#together.checked) each.step(way);
          },
          leave: (node) => {
            this.#screen.close();
            page.game.send({ kind: 'go_to', node });
          },
        }),
    );
    const boards = make('div', { className: 'compare-boards' }, ...this.#sides.map(({ element }) => element));
    const head = { name: 'compare', title: messages.text('compare-title'), after: [together] };
    this.#screen = new Screen(messages, head, boards);
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
    this.#screen.open();
    const [left, right] = this.#sides;
    left.begin(position, here);
    right.begin(position, otherLine(here));
  }
}
