import { allPlayers } from '../model/position.js';
import { gamePosition, hasComputer } from '../store/state.js';
import { byId, dotIcon, make } from '../ui/element.js';
import { adoptStyles } from '../ui/styles.js';
import { standingOf } from './score.js';
import { timeText } from './times.js';
/** @import { FullPage } from '../play/page.js' */

/** Load the styles, and seat the two players of a game opposite each other. @param {FullPage} page */
export async function seatOpposite(page) {
  await adoptStyles('web/styles/opposite.css');
  new Opposite(page);
}

/**
 * Two people who sit opposite each other at one tablet: each has their name, captures and time at their own edge. A
 * setting turns the board to the player to move.
 */
class Opposite {
  #element = byId('page', HTMLElement);
  #edges = [0, 1].map((player) => {
    const parts = ['name', 'word', 'time', 'count'].map((part) =>
      make('span', { className: part, translate: part !== 'name' }),
    );
    const edge = make(
      'section',
      { className: `edge player-${player}`, hidden: true },
      dotIcon(player),
      ...parts,
    );
    edge.style.setProperty('--turn', player ? '180deg' : '0deg');
    return edge;
  });

  /** @param {FullPage} page */
  constructor(page) {
    this.page = page;
    const { store, settings, clock } = page;
    document.body.append(...this.#edges);
    const show = () => this.#show();
    store.watch(['position', 'preview', 'seats', 'draft'], show);
    settings.watch(['opposite', 'inks'], show);
    clock.on('tick', show);
    show();
  }

  #show() {
    const { store, settings, clock, messages } = this.page;
    const position = gamePosition(store.state);
    const { opposite } = settings.values;
    const isOn =
      opposite !== 'off' && !store.state.draft && !hasComputer(store.state) && position?.players === 2;
    const isTurned = isOn && opposite === 'turns' && !position.outcome && position.turn === 1;
    this.#element.classList.toggle('opposite', isOn);
    this.#element.classList.toggle('opposed', isTurned);
    for (const edge of this.#edges) edge.hidden = !isOn;
    if (!isOn) return;
    for (const player of allPlayers(position)) {
      const edge = this.#edges[player];
      const [name, word, time, count] = edge.querySelectorAll('span');
      name.textContent = messages.name(position, player);
      word.textContent = messages.textOr(`says-${standingOf(position, player)}`, '');
      const left = clock.time(player);
      time.textContent = left ? timeText(left) : '';
      count.textContent = String(position.captures[player]);
      edge.ariaLabel = messages.text('score-of', {
        name: name.textContent,
        count: position.captures[player],
      });
      edge.classList.toggle('moves', !position.outcome && player === position.turn);
    }
  }
}
