import { allPlayers } from '../model/position.js';
import { byId } from '../ui/element.js';
/** @import { Clock, Time } from '../play/clock.js' */
/** @import { Speech } from './speech.js' */
/** @import { Game } from '../play/game.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const HURRY = 10 * SECOND;

/** The clocks as they are seen: the time beside each player, and the pause. */
export class Times {
  #players = byId('players', HTMLElement);
  #board = byId('board', HTMLElement);
  #pause = byId('pause', HTMLButtonElement);
  #paused = byId('paused', HTMLElement);
  #resume = byId('resume', HTMLButtonElement);

  /**
   * @param {Messages} messages
   * @param {Store} store
   * @param {Game} game
   * @param {Clock} clock
   * @param {Speech} speech
   */
  constructor(messages, store, game, clock, speech) {
    this.messages = messages;
    this.store = store;
    this.clock = clock;
    this.speech = speech;
    this.#pause.onclick = () => (store.state.paused ? clock.resume() : clock.pause());
    this.#resume.onclick = () => clock.resume();
    clock.onTick = () => this.#tick();
    clock.onFlag = (spent) => {
      speech.flagged = store.state.position?.turn ?? null;
      void game.ask({ kind: 'time_up', spent }).then(() => (speech.flagged = null));
    };
    clock.onWarning = (player, seconds) => {
      const { position } = store.state;
      if (position) {
        speech.say(messages.text('time-warning', { name: messages.name(position, player), seconds }));
      }
    };
  }

  /** @param {State} state @param {State | null} before */
  show({ position, paused, draft }, before) {
    const stands = paused && !draft;
    this.#pause.hidden = !this.clock.isOn || draft !== null;
    this.#pause.setAttribute('aria-pressed', String(stands));
    if (position !== before?.position) this.#tick();
    if (stands === !this.#paused.hidden) return;
    this.#paused.hidden = !stands;
    this.#board.inert = stands;
    if (before) this.speech.say(this.messages.text(stands ? 'said-paused' : 'said-resumed'));
    if (stands) this.#resume.focus();
    else this.#board.focus();
  }

  /** Says what everybody has left. */
  say() {
    const { position } = this.store.state;
    if (!position?.clock) return;
    for (const player of allPlayers(position)) {
      const time = this.clock.time(player);
      if (time) {
        this.speech.say(
          this.messages.text('time-left', {
            name: this.messages.name(position, player),
            time: this.#text(time),
          }),
        );
      }
    }
  }

  #tick() {
    this.#players.querySelectorAll('.time').forEach((element, player) => {
      const time = this.clock.time(player);
      const text = time ? this.#text(time) : '';
      if (text !== element.textContent) element.textContent = text;
      element.classList.toggle('hurry', time !== null && time.runs && time.main + time.move <= HURRY);
    });
  }

  /** @param {Time} time */
  #text({ main, move }) {
    return (
      [move, main]
        .filter((part) => part > 0)
        .map(digits)
        .join(' + ') || digits(0)
    );
  }
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
