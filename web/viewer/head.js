import { make, makeSvg } from '../ui/element.js';
/** @import { Messages } from '../ui/messages.js' */
/** @import { AnyGame } from './game.js' */

const PLAYERS = [0, 1];

/**
 * The line over a board: the players, their captures and whose turn it is. When a reader has played on, it also
 * says so, and leads back to the game.
 */
export class Head {
  element = make('div', { className: 'head' });
  #sides = PLAYERS.map(side);
  #line = make('button', { type: 'button', className: 'line', hidden: true });

  /**
   * @param {HTMLElement} about what Kropki is
   * @param {HTMLElement} menu
   * @param {() => void} leaveLine goes back to the game
   */
  constructor(about, menu, leaveLine) {
    this.element.part.add('head');
    this.#line.part.add('button');
    this.#line.onclick = leaveLine;
    const players = make('div', { className: 'players' }, ...this.#sides.map(({ root }) => root), this.#line);
    this.element.append(players, about, menu);
  }

  /** @param {AnyGame} game @param {Messages} messages */
  show(game, messages) {
    const { names, view } = game;
    for (const player of PLAYERS) {
      const { root, name, count, turn } = this.#sides[player];
      const isToMove = !game.isOver && game.turn === player;
      name.textContent = names[player].trim() || messages.text('player', { player });
      count.textContent = String(view.captures[player]);
      root.classList.toggle('moves', isToMove);
      root.dataset.turn = messages.text('viewer-turn');
      turn.textContent = isToMove ? messages.text('viewer-turn') : '';
    }
    this.#line.hidden = !game.isLine;
    messages.label(this.#line, 'viewer-line');
  }
}

/** @param {number} player */
function side(player) {
  const icon = makeSvg('svg', { viewBox: '0 0 16 16', width: 13, height: 13, 'aria-hidden': 'true' });
  icon.append(makeSvg('circle', { cx: 8, cy: 8, r: player ? 4.75 : 7 }));
  const [name, count, turn] = [make('bdi'), make('b'), make('span', { className: 'spoken' })];
  const root = make('span', { className: `side player-${player}` }, icon, name, count, turn);
  return { root, name, count, turn };
}
