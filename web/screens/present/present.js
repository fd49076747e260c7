import { enterFullScreen, leaveFullScreen } from '../../base/browser.js';
import { keyOf, namesOfKeys } from '../../base/keys.js';
import { pointName } from '../../model/points.js';
import { addHead } from '../../ui/dialog.js';
import { make } from '../../ui/element.js';
import { isAudible, isStill } from '../../ui/look.js';
import { keepScreenOn } from '../../ui/wakelock.js';
import { Drawings } from './drawings.js';
import { Overlay } from './overlay.js';
import { Panel, TOOLS } from './panel.js';
import { findStage } from './stage.js';
import { Timer } from './timer.js';
/** @import { WholePage } from '../../play/page.js' */
/** @import { Action } from './panel.js' */
/** @import { Tool } from './overlay.js' */
/** @import { Stage, Way } from './stage.js' */
/** @import { Messages } from '../../ui/messages.js' */

/** @type {Record<string, Way>} */
const WAYS = {
  ArrowLeft: 'back',
  PageUp: 'back',
  ArrowRight: 'forward',
  PageDown: 'forward',
  Home: 'first',
  End: 'last',
};
/**
 * The keys: how the list of them names each, the message that says what it does, and what that is.
 * @type {[string, string, Record<string, Action | 'timer'>][]}
 */
const ROWS = [
  ...TOOLS.map(
    (tool, place) =>
      /** @type {[string, string, {}]} */ ([`${place + 1}`, `present-${tool}`, { [place + 1]: tool }]),
  ),
  ['A, B, C…', 'present-key-vote', {}],
  ['S', 'present-stay', { s: 'stay' }],
  ['C', 'present-clear', { c: 'clear', Delete: 'clear' }],
  ['T', 'present-key-timer', { t: 'timer' }],
  ['B, .', 'present-blank', { b: 'blank', '.': 'blank' }],
  ['F', 'present-full', { f: 'full' }],
  ['H', 'present-hide', { h: 'hide' }],
  ['Tab', 'present-key-board', {}],
  ['?', 'present-keys', { '?': 'keys' }],
  ['Esc', 'present-leave', { Escape: 'leave' }],
];
/** @type {Record<string, Action | 'timer'>} */
const KEYS = Object.assign({}, ...ROWS.map(([, , keys]) => keys));

/** Create the dialog that lists the keys. @param {Messages} messages */
function keysDialog(messages) {
  const title = make(
    'h2',
    { id: 'present-keys-title', tabIndex: -1, autofocus: true },
    messages.text('present-keys'),
  );
  const list = make('dl');
  const rows = [[messages.text('present-step-keys'), 'present-key-step'], ...ROWS];
  for (const [key, id] of rows) {
    const name = namesOfKeys(key, messages.language);
    list.append(make('dt', {}, name), make('dd', {}, messages.text(id)));
  }
  const dialog = make('dialog', { id: 'present-keys-dialog' }, list);
  dialog.setAttribute('closedby', 'any');
  addHead(messages, dialog, title);
  return dialog;
}

/** @param {WholePage} page */
export const create = (page) => ({ open: () => present(page) });

/** Present the board that is shown. @param {WholePage} page */
function present(page) {
  const stage = findStage(page);
  const { current } = Presentation;
  if (current?.stage.host === stage.host) return;
  current?.leave({ staysFull: true });
  for (const dialog of document.querySelectorAll('dialog')) {
    if (dialog.open && dialog !== stage.host) dialog.close(); // it would lie over the tools
  }
  new Presentation(page, stage);
}

/** Shows a board to a room: large, with a pointer, a pen, votes and a timer, until it is left. */
class Presentation {
  /** @type {Presentation | null} */
  static current = null;
  #drawings = new Drawings();
  #timer = new Timer();
  #end = new AbortController();
  #overlay;
  #panel;
  #keys;
  #blank;
  /** Whether the presentation goes on when the full screen ends. */
  #staysOpen = false;
  #before = /** @type {HTMLElement | null} */ (document.activeElement);

  /** @param {WholePage} page @param {Stage} stage */
  constructor({ messages, settings, sounds }, stage) {
    Presentation.current = this;
    keepScreenOn('presentation', true);
    this.stage = stage;
    this.messages = messages;
    const drawings = this.#drawings;
    this.#overlay = new Overlay(stage, drawings, () => isStill(settings));
    messages.label(this.#overlay.element, 'present-overlay');
    this.#panel = new Panel(messages, drawings, this.#timer, {
      act: (action) => this.#act(action),
      vote: (letter, votes) => this.#vote(letter, votes),
    });
    this.#keys = keysDialog(messages);
    this.#blank = make('button', { type: 'button', id: 'present-black', hidden: true });
    this.#blank.onclick = () => this.#act('blank');
    messages.label(this.#blank, 'present-black');
    stage.host.append(this.#panel.element, this.#keys, this.#blank);
    stage.host.classList.add('presenting');
    document.documentElement.dataset.presenting = '';
    this.#overlay.onChange = () => this.#show();
    this.#overlay.onPoint = (point) => this.#panel.say(pointName(point));
    this.#timer.on('end', () => {
      this.#panel.say(messages.text('present-over'));
      if (isAudible(settings)) sounds.stroke();
    });
    const { signal } = this.#end;
    addEventListener('keydown', (event) => this.#onKey(event), { capture: true, signal });
    document.addEventListener('fullscreenchange', () => this.#onFullScreen(), { signal });
    // A class may go on in another dialog, which is presented next.
    const close = (/** @type {Event} */ { target }) =>
      target === stage.host && this.leave({ staysFull: true });
    stage.host.addEventListener('close', close, { signal });
    this.#choose('laser');
    this.#panel.focus('laser');
  }

  #show() {
    this.#panel.show(this.#overlay.tool, this.stage.host.classList.contains('alone'));
    this.#overlay.draw();
  }

  /** @param {Tool} tool */
  #choose(tool) {
    this.#overlay.tool = tool;
    this.#show();
  }

  /** @param {Action | 'timer'} action */
  #act(action) {
    const { host } = this.stage;
    if (action === 'back' || action === 'forward') this.stage.step(action);
    else if (action === 'stay') this.#drawings.stays = !this.#drawings.stays;
    else if (action === 'clear') this.#drawings.clear();
    else if (action === 'timer') this.#timer.toggle();
    else if (action === 'keys') this.#keys.showModal();
    else if (action === 'full') void this.#toggleFullScreen();
    else if (action === 'hide') host.classList.toggle('alone');
    else if (action === 'leave') this.leave();
    else if (action === 'blank') {
      this.#blank.hidden = !this.#blank.hidden;
      if (this.#blank.hidden) this.#panel.focus('blank');
      else this.#blank.focus();
    } else return this.#choose(action);
    this.#show();
  }

  /** @param {string} letter @param {number} votes */
  #vote(letter, votes) {
    this.#drawings.vote(letter, votes);
    this.#show();
    const count = this.#drawings.candidates.find((each) => each.letter === letter)?.count ?? 0;
    this.#panel.say(this.messages.text('present-counted', { letter, count }));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || this.#keys.open) return;
    if (target instanceof Element && target.matches('input, textarea, select')) return;
    if (!this.#does(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Do what a key means. Return whether it means anything here. @param {KeyboardEvent} event */
  #does(event) {
    const { target } = event;
    const key = keyOf(event);
    if (!this.#blank.hidden) {
      if (['Tab', 'Shift'].includes(key)) return false;
      this.#act('blank');
      return true;
    }
    const onOverlay = target === this.#overlay.element;
    if (onOverlay && this.#overlay.onKey(event)) return true;
    const isBoard =
      target instanceof Element &&
      target.matches(':focus-visible') &&
      target.closest('[role=application], [role=grid]') !== null;
    if (key.startsWith('Arrow') && isBoard) return false;
    const letter = key.toUpperCase();
    const isVoting = this.#overlay.tool === 'votes';
    if (isVoting && this.#drawings.candidates.some((each) => each.letter === letter)) {
      this.#vote(letter, event.shiftKey ? -1 : 1);
      return true;
    }
    const action = KEYS[key];
    if (WAYS[key]) this.stage.step(WAYS[key]);
    else if (action) this.#act(action);
    else return key.length === 1 && key !== ' ' && !isBoard; // no other key of the page works meanwhile
    return true;
  }

  async #toggleFullScreen() {
    if (document.fullscreenElement) {
      this.#staysOpen = true;
      await leaveFullScreen();
    } else await enterFullScreen();
  }

  /** Leave with the full screen, unless a button has ended that: browsers keep its Escape for themselves. */
  #onFullScreen() {
    if (document.fullscreenElement) return;
    if (!this.#staysOpen) this.leave();
    this.#staysOpen = false;
  }

  /** End the presentation. @param {{staysFull?: boolean}} [options] `staysFull`: whether the full screen stays */
  leave({ staysFull = false } = {}) {
    if (Presentation.current !== this) return;
    Presentation.current = null;
    keepScreenOn('presentation', false);
    this.#end.abort();
    this.#timer.stop();
    this.#overlay.close();
    for (const each of [this.#panel.element, this.#keys, this.#blank]) each.remove();
    this.stage.host.classList.remove('presenting', 'alone');
    delete document.documentElement.dataset.presenting;
    if (document.fullscreenElement && !staysFull) void leaveFullScreen();
    (this.#before?.checkVisibility() ? this.#before : this.stage.board).focus();
  }
}
