import { linkOfPage } from '../files/address.js';
import { allPlayers, playerAfter } from '../model/position.js';
import { pendingDots } from '../model/requests.js';
import { isLevel, PERSON } from '../model/seats.js';
import { NO_GAME } from '../store/gamestate.js';
import { watchPatiently } from '../store/patience.js';
import { gamePosition, isReady } from '../store/state.js';
import { byId } from '../ui/element.js';
import { seatText } from '../ui/levels.js';
import { showCounts, writeInRow, writeSeat } from '../ui/scorerows.js';
/** @import { Position } from '../model/position.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { ByLink } from '../model/bylink.js' */
/** @import { Messages } from '../ui/messages.js' */

/** Show the score beside the board, whose turn it is, and who thinks. @param {FullPage} page */
export function mountScore({ settings, store, computer, messages }) {
  const list = byId('players', HTMLElement);
  /** @type {number | null} */
  let thinker = null;
  const show = () => {
    const { preview } = store.state;
    const position = gamePosition(store.state);
    // Until the engine has opened a game, nobody has a seat, and who is who stands in its link.
    const { seats, byLink } = preview ? { ...NO_GAME, byLink: linkOfPage()?.sent ?? null } : store.state;
    const waiting = isReady(store.state) ? 0 : pendingDots(store.state.queue).length;
    thinker = computer.thinks ?? computer.considers;
    if (position) showScore(messages, position, list, { thinker, seats, byLink, waiting });
  };
  watchPatiently(store, ['position', 'preview', 'queue', 'stage', 'seats', 'byLink'], show);
  settings.watch(['inks'], show); // players are named after their inks
  computer.on('change', () => (computer.thinks ?? computer.considers) !== thinker && show());
  show();
}

/**
 * Show the captures of each player in a list, and whose turn it is.
 * @param {Messages} messages
 * @param {Position} position
 * @param {HTMLElement} list
 * @param {object} [more]
 * @param {number | null} [more.thinker] the computer player who thinks
 * @param {number[]} [more.seats] who plays, if that is shown and can be changed
 * @param {Pick<ByLink, 'you'> | null} [more.byLink] in a game by link
 * @param {number} [more.waiting] how many dots wait until Python has started
 */
export function showScore(messages, position, list, more = {}) {
  const { thinker = null, seats, byLink = null, waiting = 0 } = more;
  const { outcome, captures, scores, resigned } = position;
  const turn = playerAfter(position, waiting);
  showCounts(position, list, seats !== undefined);
  for (const player of allPlayers(position)) {
    const row = list.children[player];
    const isToMove = !outcome && player === turn;
    const name = messages.name(position, player);
    const standing = messages.textOr(`says-${standingOf({ ...position, turn }, player)}`, '');
    const isAwaited = isToMove && waiting > 0 && Boolean(seats?.[player]);
    const word =
      player === thinker
        ? messages.text('says-thinks')
        : isAwaited
          ? messages.text('says-starting')
          : standing;
    const caption =
      scores[player] === captures[player]
        ? messages.text('captured', { count: captures[player] })
        : messages.text('score-with-komi', { score: scores[player] });
    for (const [part, text] of Object.entries({ name, word, caption })) writeInRow(row, part, text);
    if (seats) {
      writeInRow(row, 'side', messages.text('seat-of', { name }));
      const level = seats[player] ?? PERSON;
      const words = isLevel(level) ? messages.text('level', { level }) : '';
      writeSeat(row, seatText(messages, position, { seats, byLink }, player), words);
    }
    row.setAttribute(
      'aria-label',
      [messages.text('score-of', { name, count: captures[player] }), standing].join(' ').trim(),
    );
    row.classList.toggle('plain', scores[player] === captures[player]);
    row.classList.toggle('moves', isToMove);
    row.classList.toggle('thinks', player === thinker || isAwaited);
    row.classList.toggle('out', resigned.includes(player));
    if (isToMove) row.setAttribute('aria-current', 'true');
    else row.removeAttribute('aria-current');
  }
}

/**
 * Return the end of the id of the word for how a player stands, or ''.
 * @param {Position} position
 * @param {number} player
 */
export function standingOf({ outcome, turn, resigned, stopped }, player) {
  if (outcome?.winner === player) return 'won';
  if (resigned.includes(player)) return 'out';
  if (stopped.includes(player)) return 'stopped';
  return !outcome && player === turn ? 'to-move' : '';
}
