import { changesOf } from '../model/requests.js';
import { byId, make } from '../ui/element.js';
/** @import { Board } from '../board/board.js' */
/** @import { Request } from '../model/position.js' */
/** @import { Game } from '../play/game.js' */
/** @import { State, Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

/**
 * @typedef
 *   {'first' | 'last' | 'back' | 'forward' | 'capture_back' | 'capture_forward' | 'fork_back' | 'fork_forward' | 'sibling_before' | 'sibling_after'}
 *   Way
 */

/** What keys mean in the record and on the board. @type {Record<string, Way>} */
export const STEPS = {
  ',': 'back',
  '.': 'forward',
  '<': 'first',
  '>': 'last',
  '[': 'capture_back',
  ']': 'capture_forward',
};
const BUTTONS = /** @type {const} */ ([
  'first',
  'back',
  'forward',
  'last',
  'capture_back',
  'capture_forward',
]);
/** Seconds a move. */
const PACES = [0.25, 0.5, 1, 2, 4];
/** @type {string[]} */
const ONWARD = ['forward', 'last', 'capture_forward'];
const MOST_WAITING = 2;
const NOWHERE = ['tree/nowhere', 'game/nothing-to-redo'];
const BRISK = 700; // milliseconds between two steps that leave no time to draw a capture
const NOTCH = 60; // of a wheel, in CSS pixels
const LINE = 20;

/**
 * Steps through the record: buttons, a slider over the line, a wheel, and a hand that turns the pages by
 * itself.
 */
export class Walker {
  #root = byId('walk', HTMLElement);
  #buttons = Object.fromEntries(
    BUTTONS.map((way) => [way, byId(`walk-${way.replace('_', '-')}`, HTMLButtonElement)]),
  );
  #play = byId('walk-play', HTMLButtonElement);
  #slider = byId('ply', HTMLInputElement);
  #told = byId('ply-told', HTMLElement);
  #pace = byId('pace', HTMLSelectElement);
  /** Where the slider has been put. @type {number | null} */
  #wanted = null;
  #stepped = -Infinity;
  /** @type {WeakSet<Request>} */
  #steps = new WeakSet();
  #turned = 0;
  /** @type {number | undefined} the next page is turned then */
  #alarm;
  /** @type {Request | null} the step that it has asked for */
  #turning = null;

  /** Told before any step. */
  onStep = () => {};

  /** @param {Messages} messages @param {Store} store @param {Game} game @param {Board} board */
  constructor(messages, store, game, board) {
    this.messages = messages;
    this.store = store;
    this.game = game;
    this.board = board;
    for (const way of BUTTONS) this.#buttons[way].onclick = () => this.walk(way);
    this.#play.onclick = () => (this.plays ? this.stop() : this.play());
    this.#slider.oninput = () => {
      this.#wanted = Number(this.#slider.value);
      this.stop();
      this.#slide();
    };
    offerPaces(messages, this.#pace);
    this.#pace.onchange = () => store.update({ pace: Number(this.#pace.value) });
    board.element.addEventListener('wheel', (event) => this.#onWheel(event), { passive: false });
    store.subscribe((state, before) => {
      if (state.queue !== before.queue) this.#follow(state, before);
    });
  }

  /** Whether the pages turn by themselves. */
  get plays() {
    return this.#alarm !== undefined || this.#turning !== null;
  }

  /** @param {Way} way */
  walk(way) {
    this.stop();
    if (this.#waiting < MOST_WAITING) {
      this.#step(way === 'forward' ? { kind: 'redo' } : { kind: 'walk', to: way });
    }
  }

  /** @param {number} node */
  goTo(node) {
    this.stop();
    if (node !== this.store.state.position?.node || this.#waiting) this.#step({ kind: 'go_to', node });
  }

  play() {
    this.#turn();
    this.#label();
  }

  stop() {
    if (!this.plays) return;
    clearTimeout(this.#alarm);
    this.#alarm = undefined;
    this.#turning = null;
    this.#label();
  }

  /** @param {State} state */
  show({ position, stage, queue, pace }) {
    const [ply, plies] = position ? [position.ply, position.plies] : [0, 0];
    const there = stage.name === 'ready' || stage.name === 'restarting';
    const focused = document.activeElement;
    for (const way of BUTTONS) {
      this.#buttons[way].disabled = !there || !(ONWARD.includes(way) ? position?.branches.length : ply);
    }
    this.#play.disabled = !there || !(this.plays || position?.branches.length);
    if (there && focused instanceof HTMLButtonElement && focused.disabled && this.#root.contains(focused)) {
      this.#buttons[ply ? 'back' : 'forward'].focus();
    }
    this.#slider.disabled = !there || !plies;
    this.#slider.max = String(plies);
    if (this.#wanted === null && !queue.some(({ kind }) => kind === 'go')) this.#slider.value = String(ply);
    this.#slider.setAttribute('aria-valuetext', this.messages.text('ply-said', { ply, plies }));
    this.#told.textContent = this.messages.text('ply-told', { ply, plies });
    this.#pace.value = String(pace);
  }

  /** @param {Request} request */
  #step(request) {
    this.onStep();
    const now = performance.now();
    this.board.brisk = now - this.#stepped < BRISK;
    this.#stepped = now;
    this.#steps.add(request);
    void this.game.ask(request).then((answer) => {
      if (answer.kind === 'error' && !NOWHERE.includes(answer.code)) this.game.onRefusal(answer);
    });
  }

  get #waiting() {
    return this.store.state.queue.filter((request) => this.#steps.has(request)).length;
  }

  /** To where the slider is now, once its last place is reached. */
  #slide() {
    if (this.#wanted === null || this.store.state.queue.some(({ kind }) => kind === 'go')) return;
    const ply = this.#wanted;
    this.#wanted = null;
    if (ply !== this.store.state.position?.ply) this.#step({ kind: 'go', ply });
  }

  /** Turns a page, unless this is the last one. */
  #turn() {
    this.#alarm = undefined;
    const { position, queue, draft } = this.store.state;
    if (!position?.branches.length || changesOf(queue).length || draft) return this.#label();
    this.#turning = { kind: 'redo' };
    this.#step(this.#turning);
  }

  /** @param {State} state @param {State} before */
  #follow({ queue, position, pace }, before) {
    const asked = changesOf(queue).filter((request) => !before.queue.includes(request));
    if (asked.some((request) => !this.#steps.has(request))) this.board.brisk = false;
    if (this.plays && asked.some((request) => request !== this.#turning)) this.stop();
    if (this.#turning && !queue.includes(this.#turning) && before.queue.includes(this.#turning)) {
      this.#turning = null;
      if (position?.branches.length) {
        this.#alarm = setTimeout(
          () => this.#turn(),
          Math.max(0, 1000 * pace - (performance.now() - this.#stepped)),
        );
      } else this.#label();
    }
    if (queue.length < before.queue.length) this.#slide();
  }

  #label() {
    this.messages.label(this.#play, this.plays ? 'walk-pause' : 'walk-play');
    this.#play.querySelector('use')?.setAttribute('href', this.plays ? '#icon-pause' : '#icon-play');
    this.show(this.store.state);
  }

  /** A wheel turns pages only over the board that one is at. @param {WheelEvent} event */
  #onWheel(event) {
    const { recordShown, draft } = this.store.state;
    if (!recordShown || draft || event.ctrlKey || document.activeElement !== this.board.element) return;
    event.preventDefault();
    this.#turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    if (Math.abs(this.#turned) < NOTCH) return;
    this.walk(this.#turned > 0 ? 'forward' : 'back');
    this.#turned = 0;
  }
}

/** @param {Messages} messages @param {HTMLSelectElement} select */
export function offerPaces(messages, select) {
  select.replaceChildren(
    ...PACES.map((seconds) =>
      make('option', { value: String(seconds) }, messages.text('pace-seconds', { seconds })),
    ),
  );
}
