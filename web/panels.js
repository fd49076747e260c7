import { Bubble, refusalText } from './bubble.js';
import { Card } from './card.js';
import { Controls } from './controls.js';
import { byId } from './element.js';
import { askForPoint } from './goto.js';
import { openHelp } from './help.js';
import { Keyboard } from './keyboard.js';
import { NewGame } from './newgame.js';
import { Note } from './note.js';
import { indexOf, ownerOf, pointNamed } from './position.js';
import { askToResign } from './resign.js';
import { showResult } from './result.js';
import { showScore } from './score.js';
import { Speech } from './speech.js';
import { offerThemes } from './theme.js';
/** @import { Board } from './board.js' */
/** @import { Game } from './game.js' */
/** @import { Messages } from './messages.js' */
/** @import { Pointer } from './pointer.js' */
/** @import { Point, Position, Refusal } from './position.js' */
/** @import { State, Store } from './store.js' */

/**
 * @typedef {object} Page what the panels stand round
 * @property {Store} store
 * @property {Game} game
 * @property {Board} board
 * @property {Pointer} pointer
 * @property {(point: Point, since: number) => void} play
 * @property {(afresh: boolean) => void} start
 */

/** Everything with words: score, notes, controls, dialogs, speech. */
export class Panels {
  /** @param {Messages} messages @param {Page} page */
  constructor(messages, page) {
    const { store, game, board, pointer, play, start } = page;
    messages.localize(document);
    this.messages = messages;
    this.page = page;
    this.speech = new Speech(messages);
    this.bubble = new Bubble(messages, board);
    this.note = new Note(messages, store);
    this.card = new Card(messages, (request) => game.send(request), () => start(true));
    this.newGame = new NewGame(messages);
    this.controls = new Controls(game, { onNew: () => this.startNew(), onResign: () => this.resign() });
    this.keyboard = new Keyboard(board, store, {
      play,
      tell: (point) => this.#withPosition((position) => this.speech.sayPoint(position, point)),
      undo: () => game.undo(),
      redo: () => game.send({ kind: 'redo' }),
      score: () => this.#withPosition((position) => this.speech.sayScore(position)),
      goTo: () => this.#withPosition((position) => this.goTo(position)),
    });
    offerThemes(messages, store);
    byId('help', HTMLElement).onclick = () => openHelp(messages);
    byId('place', HTMLButtonElement).onclick = (event) => pointer.confirm(event.timeStamp);
    store.subscribe((state, before) => this.#show(state, before));
    this.#show(store.state, null);
    board.onLayout = pointer.onAim = () => this.#showAiming();
    this.#showAiming();
  }

  /** The button that confirms an aimed dot has its place wherever fingers have to aim. */
  #showAiming() {
    const { board, pointer } = this.page;
    byId('page', HTMLElement).classList.toggle('aims', pointer.aims && matchMedia('(any-pointer: coarse)').matches);
    byId('place', HTMLButtonElement).disabled = board.aim === null;
  }

  /** Says why, where it happened. @param {Refusal} refusal */
  explain(refusal) {
    const { position } = this.page.store.state;
    const point = refusal.x !== undefined && refusal.y !== undefined ? { x: refusal.x, y: refusal.y } : null;
    const owner = position && point ? ownerOf(position.owners[indexOf(position, point)]) : -1;
    const text = refusalText(this.messages, refusal, position && owner >= 0 ? this.messages.name(position, owner) : '');
    this.speech.say(text);
    if (point) this.bubble.tell(text, point);
    else this.note.tell(text);
  }

  async startNew() {
    const { store, game } = this.page;
    const request = await this.newGame.ask(store.state);
    if (!request) return;
    store.update({ introduced: true });
    game.send(request);
  }

  async resign() {
    const { store, game } = this.page;
    const { position } = store.state;
    const request = position && (await askToResign(this.messages, position));
    if (request) game.send(request);
  }

  /** @param {Position} position */
  async goTo(position) {
    const name = await askForPoint();
    this.page.board.element.focus();
    if (name === null) return;
    const point = pointNamed(name, position);
    if (point) this.keyboard.moveTo(point);
    else this.explain({ kind: 'error', state: position.state, code: 'move/off-board', message: name });
  }

  /** @param {(position: Position) => void} tell */
  #withPosition(tell) {
    const { position } = this.page.store.state;
    if (position) tell(position);
  }

  /** @param {State} state @param {State | null} before */
  #show(state, before) {
    const { position, stage, queue } = state;
    this.note.show(state);
    this.card.show(state);
    this.controls.show(state);
    if (before && stage.name !== before.stage.name) this.speech.say(this.messages.text(`said-${stage.name}`));
    if (queue !== before?.queue) this.bubble.hide();
    if (!position || position === before?.position) return;
    showScore(this.messages, position);
    this.messages.label(this.page.board.element, 'board', { width: position.width, height: position.height });
    if (before?.position) this.#tellChange(position, before.position);
  }

  /** @param {Position} position @param {Position} before */
  #tellChange(position, before) {
    const { dot, taken } = position.change;
    this.speech.sayChange(position, before);
    if (dot && taken.length) this.bubble.gain(taken, dot);
    if (position.outcome && !before.outcome) void this.#tellResult(position);
  }

  /** @param {Position} position */
  async #tellResult(position) {
    const next = await showResult(this.messages, position);
    if (next === 'new') await this.startNew();
    else if (next === 'again') {
      const { width, height, opening, rules, names } = position;
      this.page.game.send({ kind: 'new', width, height, opening, rules, names });
    }
  }
}
