import { byId, dotIcon, make } from '../element.js';
import { allPlayers } from '../position.js';
/** @import { Messages } from '../messages.js' */
/** @import { Position } from '../position.js' */

/**
 * The captures of each player, and whose turn it is.
 * @param {Messages} messages
 * @param {Position} position
 * @param {HTMLElement} [list]
 */
export function showScore(messages, position, list = byId('players', HTMLElement)) {
  const { outcome, captures, scores, turn, resigned } = position;
  showCounts(position, list);
  for (const player of allPlayers(position)) {
    const row = list.children[player];
    const moves = !outcome && player === turn;
    const name = messages.name(position, player);
    const says = messages.textOr(`says-${state(position, player)}`, '');
    const caption =
      scores[player] === captures[player]
        ? messages.text('captured', { count: captures[player] })
        : messages.text('score-with-komi', { score: scores[player] });
    for (const [part, text] of Object.entries({ name, word: says, caption })) write(row, part, text);
    row.setAttribute(
      'aria-label',
      [messages.text('score-of', { name, count: captures[player] }), says].join(' ').trim(),
    );
    row.classList.toggle('moves', moves);
    row.classList.toggle('out', resigned.includes(player));
    if (moves) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/** What of that takes no words. @param {Position} position @param {HTMLElement} list */
export function showCounts(position, list) {
  const { players, captures } = position;
  if (list.children.length !== players) list.replaceChildren(...allPlayers(position).map(emptyRow));
  list.className = `of-${players}`;
  for (const player of allPlayers(position)) write(list.children[player], 'count', String(captures[player]));
}

/** @param {number} player */
function emptyRow(player) {
  return make(
    'li',
    { className: `player player-${player}` },
    dotIcon(player),
    make('bdi', { className: 'name' }),
    make(
      'span',
      { className: 'says' },
      make('span', { className: 'time' }),
      make('span', { className: 'word' }),
    ),
    make('span', { className: 'count' }),
    make('span', { className: 'caption' }),
  );
}

/** @param {Element} row @param {string} part @param {string} text */
function write(row, part, text) {
  const element = row.querySelector(`.${part}`);
  if (!element || element.textContent === text) return;
  element.textContent = text;
  if (part === 'name') element.setAttribute('title', text);
}

/** @param {Position} position @param {number} player */
function state({ outcome, turn, resigned, stopped }, player) {
  if (outcome?.winner === player) return 'won';
  if (resigned.includes(player)) return 'out';
  if (stopped.includes(player)) return 'stopped';
  return !outcome && player === turn ? 'to-move' : '';
}
