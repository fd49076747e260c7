import { allPlayers } from '../model/position.js';
import { watchPatiently } from '../store/patience.js';
import { byId } from '../ui/element.js';
import { keepScreenOn } from '../ui/wakelock.js';
/** @import { Time } from '../play/clock.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { State } from '../store/state.js' */

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const HURRY = 10 * SECOND;
const SHOWN = /** @type {const} */ (['position', 'paused', 'draft', 'stage', 'queue']);

/** The clocks: the time beside each player, and the pause. */
export class Times {
  #players = byId('players', HTMLElement);
  #pause = byId('pause', HTMLButtonElement);
  #paused = byId('paused', HTMLElement);
  #resume = byId('resume', HTMLButtonElement);

  /** @param {FullPage} page */
  constructor({ store, clock, board, messages, speech }) {
    this.messages = messages;
    this.store = store;
    this.clock = clock;
    this.board = board;
    this.speech = speech;
    this.#pause.onclick = () => (store.state.paused ? clock.resume() : clock.pause());
    this.#resume.onclick = () => clock.resume();
    clock.on('tick', () => this.#showTimes());
    clock.on('warning', ({ player, seconds }) => {
      const { position } = store.state;
      if (!position) return;
      speech.say(messages.text('time-warning', { name: messages.name(position, player), seconds }));
    });
    watchPatiently(store, SHOWN, (state, before) => this.#show(state, before));
    this.#show(store.state, null);
  }

  /** Say how much time each player has left. */
  say() {
    const { position } = this.store.state;
    if (!position?.clock) return;
    for (const player of allPlayers(position)) {
      const time = this.clock.time(player);
      const name = this.messages.name(position, player);
      if (time) this.speech.say(this.messages.text('time-left', { name, time: timeText(time) }));
    }
  }

  /** @param {State} state @param {State | null} before */
  #show({ position, paused, draft }, before) {
    const isPaused = paused && !draft;
    this.#pause.hidden = !this.clock.isOn || draft !== null;
    this.#pause.setAttribute('aria-pressed', String(isPaused));
    if (position !== before?.position) this.#showTimes();
    if (isPaused === !this.#paused.hidden) return;
    this.#paused.hidden = !isPaused;
    this.board.element.inert = isPaused;
    if (before) this.speech.say(this.messages.text(isPaused ? 'said-paused' : 'said-resumed'));
    if (isPaused) this.#resume.focus();
    else this.board.element.focus();
  }

  #showTimes() {
    const { position } = this.store.state;
    keepScreenOn('clock', Boolean(position && this.clock.time(position.turn)?.runs));
    this.#players.querySelectorAll('.time').forEach((element, player) => {
      const time = this.clock.time(player);
      const text = time ? timeText(time) : '';
      if (text !== element.textContent) element.textContent = text;
      element.classList.toggle('hurry', time !== null && time.runs && time.main + time.move <= HURRY);
    });
  }
}

/** Return a time as clocks show it. @param {Time} time */
export function timeText({ main, move }) {
  const parts = [move, main].filter((part) => part > 0);
  return parts.map(digits).join(' + ') || digits(0);
}

/** @param {number} time in milliseconds */
function digits(time) {
  const seconds = Math.ceil(time / SECOND);
  const two = (/** @type {number} */ number) => String(Math.floor(number)).padStart(2, '0');
  const minutes = (seconds % HOUR) / MINUTE;
  return seconds < HOUR
    ? `${Math.floor(minutes)}:${two(seconds % MINUTE)}`
    : `${Math.floor(seconds / HOUR)}:${two(minutes)}:${two(seconds % MINUTE)}`;
}
