import { KEYS } from '../model/keys.js';
import { changesOf } from '../model/requests.js';
import { isEngineUp, isRecordShown } from '../store/state.js';
import { byId, make } from '../ui/element.js';
/** @import { FullPage } from '../play/page.js' */
/** @import { Request } from '../protocol.js' */
/** @import { State } from '../store/state.js' */
/** @import { Messages } from '../ui/messages.js' */
/** @import { Remarks } from './remarks.js' */

/**
 * @typedef {'first' | 'last' | 'back' | 'forward' | 'capture_back' | 'capture_forward' | 'fork_back'
 *   | 'fork_forward' | 'sibling_before' | 'sibling_after'} Way a direction in the record
 */

/** What keys do in the record and on the board. @type {Record<string, Way>} */
export const WAYS = /** @type {any} */ ({ ...KEYS.walk, ...KEYS.captures });
const BUTTONS = /** @type {const} */ ([
  'first',
  'back',
  'forward',
  'last',
  'capture_back',
  'capture_forward',
]);
const PACES = [0.25, 0.5, 1, 2, 4]; // seconds for each move
/** @type {string[]} */
const ONWARD = ['forward', 'last', 'capture_forward'];
const MAX_WAITING = 2;
/** Refusals of steps at the end of a line: there is nothing to say. */
const NOWHERE = ['tree/nowhere', 'game/nothing-to-redo'];
const BRISK = 700; // milliseconds between two steps that are too fast for animated captures
const NOTCH = 60; // CSS pixels that a wheel turns for one step
const LINE = 20; // CSS pixels, for wheels that count lines

/** Steps through the record: by buttons, a slider and a wheel, or by itself. */
export class Walker {
  #root = byId('walk', HTMLElement);
  #buttons = Object.fromEntries(
    BUTTONS.map((way) => [way, byId(`walk-${way.replace('_', '-')}`, HTMLButtonElement)]),
  );
  #play = byId('walk-play', HTMLButtonElement);
  #slider = byId('ply', HTMLInputElement);
  #count = byId('ply-told', HTMLElement);
  #pace = byId('pace', HTMLSelectElement);
  /** The place of the slider that is still to be reached. @type {number | null} */
  #wanted = null;
  /** When the last step was made. */
  #stepped = -Infinity;
  /** @type {WeakSet<Request>} */
  #steps = new WeakSet();
  /** How far the wheel has turned since the last step. */
  #turned = 0;
  /** Makes the next step while the record plays. @type {number | undefined} */
  #alarm;
  /** The step that waits for an answer while the record plays. @type {Request | null} */
  #playing = null;

  /** @param {FullPage} page @param {Remarks} remarks to save before each step */
  constructor({ store, game, board, messages }, remarks) {
    this.messages = messages;
    this.store = store;
    this.game = game;
    this.board = board;
    this.remarks = remarks;
    for (const way of BUTTONS) this.#buttons[way].onclick = () => this.walk(way);
    this.#play.onclick = () => (this.isPlaying ? this.stop() : this.play());
    this.#slider.oninput = () => {
      this.#wanted = Number(this.#slider.value);
      this.stop();
      this.#slide();
    };
    offerPaces(messages, this.#pace, store.state.pace);
    this.#pace.onchange = () => store.update({ pace: Number(this.#pace.value) });
    board.element.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
    store.watch(['queue'], (state, before) => this.#follow(state, before));
  }

  /** Whether the record plays by itself. */
  get isPlaying() {
    return this.#alarm !== undefined || this.#playing !== null;
  }

  /** @param {Way} way */
  walk(way) {
    this.stop();
    if (this.#waiting >= MAX_WAITING) return;
    this.#step(way === 'forward' ? { kind: 'redo' } : { kind: 'walk', to: way });
  }

  /** @param {number} node */
  goTo(node) {
    this.stop();
    if (node !== this.store.state.position?.node || this.#waiting) this.#step({ kind: 'go_to', node });
  }

  /** Let the record play by itself, from its start if this is its end. */
  play() {
    if (!this.store.state.position?.branches.length) return this.playFromStart();
    this.#playNext();
    this.#label();
  }

  /** Let the record play by itself from its start. */
  playFromStart() {
    this.stop();
    this.#playing = { kind: 'walk', to: 'first' };
    this.#step(this.#playing);
    this.#label();
  }

  stop() {
    if (!this.isPlaying) return;
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    this.#playing = null;
    this.#label();
  }

  /** @param {State} state */
  show(state) {
    const { position, queue, pace } = state;
    const [ply, plies] = position ? [position.ply, position.plies] : [0, 0];
    const isUp = isEngineUp(state);
    const focused = document.activeElement;
    for (const way of BUTTONS) {
      this.#buttons[way].disabled = !isUp || !(ONWARD.includes(way) ? position?.branches.length : ply);
    }
    this.#play.disabled = !isUp || !(this.isPlaying || plies);
    if (isUp && focused instanceof HTMLButtonElement && focused.disabled && this.#root.contains(focused)) {
      this.#buttons[ply ? 'back' : 'forward'].focus();
    }
    this.#slider.disabled = !isUp || !plies;
    if (Number(this.#slider.max) !== plies) this.#slider.max = String(plies);
    if (this.#wanted === null && !queue.some(({ kind }) => kind === 'go')) this.#slider.value = String(ply);
    this.#slider.setAttribute('aria-valuetext', this.messages.text('ply-said', { ply, plies }));
    this.#count.textContent = this.messages.text('ply-told', { ply, plies });
    this.#pace.value = String(pace);
  }

  /** @param {Request} request */
  #step(request) {
    this.remarks.save();
    const now = performance.now();
    this.board.isBrisk = now - this.#stepped < BRISK;
    this.#stepped = now;
    this.#steps.add(request);
    void this.game.ask(request).then((answer) => {
      if (answer.kind === 'error' && !NOWHERE.includes(answer.code)) this.store.refuse(answer);
    });
  }

  /** Return whether a request is a step of the walker. @param {Request | null} request */
  hasMade(request) {
    return request !== null && this.#steps.has(request);
  }

  /** The number of steps that wait for an answer. */
  get #waiting() {
    return this.store.state.queue.filter((request) => this.#steps.has(request)).length;
  }

  /** Go to the place of the slider, once its last place is reached. */
  #slide() {
    if (this.#wanted === null || this.store.state.queue.some(({ kind }) => kind === 'go')) return;
    const ply = this.#wanted;
    this.#wanted = null;
    if (ply !== this.store.state.position?.ply) this.#step({ kind: 'go', ply });
  }

  /** Make the next step while the record plays, or end that. */
  #playNext() {
    this.#alarm = undefined;
    const { position, queue, draft } = this.store.state;
    if (!position?.branches.length || changesOf(queue).length || draft) return this.#label();
    this.#playing = { kind: 'redo' };
    this.#step(this.#playing);
  }

  /** @param {State} state @param {State} before */
  #follow({ queue, position, pace }, before) {
    const added = changesOf(queue).filter((request) => !before.queue.includes(request));
    if (added.some((request) => !this.#steps.has(request))) this.board.isBrisk = false;
    if (this.isPlaying && added.some((request) => request !== this.#playing)) this.stop();
    if (this.#playing && !queue.includes(this.#playing) && before.queue.includes(this.#playing)) {
      this.#playing = null;
      if (position?.branches.length) {
        const pause = 1000 * pace - (performance.now() - this.#stepped);
        this.#alarm = setTimeout(() => this.#playNext(), Math.max(0, pause));
      } else this.#label();
    }
    if (queue.length < before.queue.length) this.#slide();
  }

  #label() {
    this.messages.label(this.#play, this.isPlaying ? 'walk-pause' : 'walk-play');
    this.#play.querySelector('use')?.setAttribute('href', this.isPlaying ? '#icon-pause' : '#icon-play');
    this.show(this.store.state);
  }

  /**
   * Step by a wheel, but only if the board has the focus: else the wheel scrolls the page.
   * @param {WheelEvent} event
   */
  #onWheel(event) {
    const isFocused = this.board.element.contains(document.activeElement);
    if (!isRecordShown(this.store.state) || event.ctrlKey || !isFocused) return;
    event.preventDefault();
    this.#turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    if (Math.abs(this.#turned) < NOTCH) return;
    this.walk(this.#turned > 0 ? 'forward' : 'back');
    this.#turned = 0;
  }
}

/**
 * Offer how fast the record plays.
 * @param {Messages} messages
 * @param {HTMLSelectElement} select
 * @param {number} chosen
 */
export function offerPaces(messages, select, chosen) {
  select.replaceChildren(
    ...PACES.map((seconds) =>
      make('option', { value: String(seconds) }, messages.text('pace-seconds', { seconds })),
    ),
  );
  select.value = String(chosen);
}
