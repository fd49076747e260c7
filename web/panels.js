import { PATIENCE } from './board/board.js';
import { Files } from './files/files.js';
import { marksAt } from './model/marks.js';
import { indexOf, pointNamed } from './model/points.js';
import { ownerOf, settingsOf } from './model/position.js';
import { ENDS, STEPS } from './model/requests.js';
import { Agreement } from './panels/agreement.js';
import { Bubble, refusalText } from './panels/bubble.js';
import { Card } from './panels/card.js';
import { Chooser } from './panels/chooser.js';
import { Controls } from './panels/controls.js';
import { askToEnd } from './panels/ending.js';
import { Explainer } from './panels/explainer.js';
import { askForPoint } from './panels/goto.js';
import { openHelp } from './panels/help.js';
import { Hints } from './panels/hints.js';
import { Invite } from './panels/invite.js';
import { Keyboard } from './panels/keyboard.js';
import { NewGame } from './panels/newgame.js';
import { Note } from './panels/note.js';
import { showResult } from './panels/result.js';
import { showScore } from './panels/score.js';
import { Seats } from './panels/seats.js';
import { Setup } from './panels/setup.js';
import { guideText, Speech } from './panels/speech.js';
import { openSwitches } from './panels/switches.js';
import { Thoughts } from './panels/thoughts.js';
import { Times } from './panels/times.js';
import { RecordPanel } from './record/record.js';
import { Review } from './record/review.js';
import { ReviewPanel } from './record/reviewpanel.js';
import { shown } from './store.js';
import { offerThemes } from './theme.js';
import { byId } from './ui/element.js';
import { Messages } from './ui/messages.js';
/** @import { Board } from './board/board.js' */
/** @import { Pointer } from './board/pointer.js' */
/** @import { Engine } from './engine/engine.js' */
/** @import { Thinker } from './engine/thinker.js' */
/** @import { Point, Position, Refusal, Settings } from './model/position.js' */
/** @import { Clock } from './play/clock.js' */
/** @import { Computer } from './play/computer.js' */
/** @import { Game } from './play/game.js' */
/** @import { Table } from './play/table.js' */
/** @import { State, Store } from './store.js' */

/**
 * @typedef {object} Page what the panels stand round
 * @property {Store} store
 * @property {Engine} engine
 * @property {Clock} clock
 * @property {Game} game
 * @property {Board} board
 * @property {Table} table
 * @property {Pointer} pointer
 * @property {Thinker} thinker
 * @property {Computer} computer
 * @property {(point: Point, since: number) => void} play
 * @property {(afresh: boolean) => void} start
 */

/** What is seen here of the page's state. */
const SEEN = /** @type {const} */ (['position', 'queue', 'stage', 'draft', 'introduced', 'paused', 'seats']);
/** Everything with words: score, notes, controls, dialogs, speech. */
export class Panels {
  #guide = '';
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #alarm;
  /** Who plays from the position that is being set up. @type {number[]} */
  #seatsOfSetup = [];

  /** @param {Page} page */
  static async load(page) {
    return new Panels(await Messages.load(), page);
  }

  /** @param {Messages} messages @param {Page} page */
  constructor(messages, page) {
    const { store, engine, clock, game, board, table, pointer, computer, play, start } = page;
    messages.localize(document);
    this.messages = messages;
    this.page = page;
    this.speech = new Speech(messages);
    this.bubble = new Bubble(messages, board);
    this.note = new Note(messages, store);
    this.card = new Card(
      messages,
      (request) => game.send(request),
      () => start(true),
    );
    this.times = new Times(messages, store, game, clock, this.speech);
    this.setup = new Setup(messages, store, board, this.speech, {
      ask: (request) => engine.ask(request),
      start: (settings) => this.#begin(settings, this.#seatsOfSetup),
      setUp: (position) => game.ask({ kind: 'set_up', position }),
      leave: (settings, refusal) => this.#chooseGame(settings, this.#seatsOfSetup, refusal),
    });
    this.newGame = new NewGame(messages, {
      start: (settings, seats) => this.#begin(settings, seats),
      setUp: (settings, seats) => {
        this.#seatsOfSetup = seats;
        this.setup.open(settings);
      },
    });
    this.seats = new Seats(messages, store, game);
    this.controls = new Controls(
      game,
      { onNew: () => this.startNew(), onEnd: () => this.endGame(), onSeats: () => this.seats.open() },
      messages,
      table,
      computer,
    );
    new Invite(messages, store, (settings, seats) => this.#begin(settings, seats));
    this.agreement = new Agreement(
      messages,
      table.settling,
      (request) => game.send(request),
      (player) => Boolean(store.state.seats[player]),
    );
    this.chooser = new Chooser(messages, board, table);
    this.files = new Files(messages, page, this.speech, (text) => {
      this.note.tell(text);
      this.speech.say(text);
    });
    this.record = new RecordPanel(messages, { ...page, speech: this.speech });
    this.record.edits.onSetUp = () => this.#withPosition((position) => this.setup.openAt(position));
    this.keyboard = new Keyboard(board, store, {
      play,
      tell: (point) =>
        this.#withPosition((position) =>
          this.speech.sayPoint(
            position,
            point,
            board.highlights,
            [...board.areas.offered, ...board.areas.ready],
            marksAt(board.signed.marks, point),
          ),
        ),
      declare: () => table.declaring.arm(!table.declaring.armed),
      takeAll: () => table.declaring.takeAll(),
      draw: () => table.declaring.draw(),
      back: () => table.drawing.back(),
      leave: () => this.chooser.close() || table.leave() || this.hints.clear(),
      pass: () => this.controls.pass(),
      walk: (way) => store.state.draft ?? this.record.walker.walk(way),
      undo: () => (store.state.draft ? this.setup.undo() : void computer.undo()),
      redo: () => store.state.draft ?? void computer.redo(),
      hint: () => this.hints.toggle(),
      hurry: () => this.thoughts.hurry(),
      score: () => {
        this.#withPosition((position) => this.speech.sayScore(position));
        this.times.say();
      },
      goTo: () => this.#withPosition((position) => this.goTo(position)),
    });
    table.declaring.onSeveral = (rings) =>
      this.#withPosition((position) => this.chooser.open(position, rings));
    table.onChange = () => this.#showTable();
    new Explainer(store, engine, board);
    offerThemes(messages, store);
    byId('help', HTMLElement).onclick = () => openHelp(messages);
    byId('explain', HTMLElement).onclick = () => openSwitches(messages, store);
    this.#confirmAt(byId('place', HTMLButtonElement));
    store.subscribe((state, before) => {
      const changed = SEEN.filter((key) => state[key] !== before[key]);
      if (changed.includes('queue')) this.bubble.hide();
      if (changed.length) clearTimeout(this.#alarm);
      if (changed.length === 1 && changed[0] === 'queue') {
        this.#alarm = setTimeout(() => this.#show(store.state, store.state), PATIENCE);
      } else if (changed.length) this.#show(state, before);
    });
    this.#show(store.state, null);
    this.thoughts = new Thoughts(messages, page, this.speech); // behind what it writes over
    this.hints = new Hints(messages, { ...page, speech: this.speech, tell: (text) => this.note.tell(text) });
    this.review = new ReviewPanel(messages, new Review(store, engine, page.thinker, computer), {
      store,
      game,
      board,
      walker: this.record.walker,
      speech: this.speech,
    });
    pointer.onAim = () => this.#showAiming();
    board.element.addEventListener('layout', pointer.onAim);
    this.#showAiming();
  }

  /** The button that confirms an aimed dot has its place wherever fingers have to aim. */
  #showAiming() {
    const { board, table } = this.page;
    const place = byId('place', HTMLButtonElement);
    place.disabled = board.aim === null;
    const does = this.setup.erases
      ? 'setup-erase'
      : table.marking.tool
        ? 'mark-here'
        : board.aim && board.tapAt(board.aim) === 'take'
          ? 'place-take'
          : 'place';
    this.messages.label(place, does);
  }

  /**
   * A finger counts where it is lifted: for a moment after a flick Chromium makes no click of it.
   * @param {HTMLButtonElement} place
   */
  #confirmAt(place) {
    const { board, pointer } = this.page;
    place.onpointerdown = (event) => event.preventDefault(); // the board keeps the keys
    place.onclick = (event) => {
      pointer.confirm(event.timeStamp);
      board.element.focus({ preventScroll: true });
    };
    place.onpointerup = (event) => {
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const inside =
        event.clientX >= left && event.clientX <= right && event.clientY >= top && event.clientY <= bottom;
      if (event.isPrimary && event.button === 0 && inside) pointer.confirm(event.timeStamp);
    };
  }

  /** What is being declared, drawn or settled. */
  #showTable() {
    const { store, table } = this.page;
    const { position } = store.state;
    if (!position) return;
    this.controls.show(store.state);
    this.agreement.show(position);
    const guide = guideText(this.messages, position, table);
    this.note.guide(guide, store.state);
    if (guide && guide !== this.#guide) this.speech.say(guide);
    this.#guide = guide;
    this.#showAiming();
  }

  /** Says why, where it happened. @param {Refusal} refusal */
  explain(refusal) {
    const { position } = this.page.store.state;
    const point = refusal.x !== undefined && refusal.y !== undefined ? { x: refusal.x, y: refusal.y } : null;
    const owner = position && point ? ownerOf(position.owners[indexOf(position, point)]) : -1;
    const text = refusalText(
      this.messages,
      refusal,
      position && owner >= 0 ? this.messages.name(position, owner) : '',
    );
    this.speech.say(text);
    if (point) this.bubble.tell(text, point);
    else this.note.tell(text);
  }

  startNew() {
    const { position } = this.page.store.state;
    if (position) this.#chooseGame(settingsOf(position), this.page.store.state.seats);
  }

  /** @param {Settings} settings @param {number[]} seats @param {Refusal} [refusal] why they could not be */
  #chooseGame(settings, seats, refusal) {
    const { welcome } = this.page.store.state;
    if (!welcome) return;
    const { level } = this.page.store.state;
    this.newGame.open(welcome, settings, seats, level);
    if (refusal) this.newGame.tell(refusal);
  }

  /** @param {Settings} settings @param {number[]} seats */
  async #begin(settings, seats) {
    const answer = await this.files.replace({ ...settings }, seats);
    const level = seats.find(Boolean);
    if (answer.kind === 'position') this.page.store.update({ introduced: true, ...(level && { level }) });
    return answer;
  }

  async endGame() {
    const { store, game, table } = this.page;
    const { position } = store.state;
    const choice = position && (await askToEnd(this.messages, position, store.state.seats));
    if (choice?.end === 'settle') void table.settling.begin(choice.player);
    else if (choice) game.send({ kind: choice.end, player: choice.player });
  }

  /** @param {Position} position */
  async goTo(position) {
    await askForPoint((name) => {
      const point = pointNamed(name, position);
      if (point) this.keyboard.moveTo(point);
      else this.explain({ kind: 'error', state: position.state, code: 'move/off-board', message: name });
    });
    this.page.board.element.focus();
  }

  /** @param {(position: Position) => void} tell */
  #withPosition(tell) {
    const position = shown(this.page.store.state);
    if (position) tell(position);
  }

  /** @param {State} state @param {State | null} before */
  #show(state, before) {
    const { position, stage } = state;
    this.note.show(state);
    this.card.show(state);
    this.controls.show(state);
    this.setup.show(state, before);
    if (before && stage.name !== before.stage.name) this.speech.say(this.messages.text(`said-${stage.name}`));
    if (position && position !== before?.position) showScore(this.messages, position);
    this.times.show(state, before);
    if (!position || position === before?.position) return;
    const { width, height } = position;
    if (width !== before?.position?.width || height !== before.position.height) {
      this.messages.label(this.page.board.element, 'board', { width, height });
    }
    if (before?.position) this.#tellChange(position, before.position);
  }

  /** @param {Position} position @param {Position} before */
  #tellChange(position, before) {
    const { dot, taken } = position.change;
    const {
      store,
      board,
      game: { answering },
    } = this.page;
    const kind = answering?.kind ?? '';
    if (STEPS.includes(kind) || (store.state.recordShown && (kind === 'undo' || kind === 'redo'))) {
      this.#sayStep(position);
    } else if (kind === 'annotate') return; // that is said where it is done
    else if (this.messages.has(`said-edit-${kind}`)) this.speech.say(this.messages.text(`said-edit-${kind}`));
    else this.speech.sayChange(position, before);
    if (dot && taken.length && !board.brisk) this.bubble.gain(taken, dot);
    if (position.outcome && !before.outcome && ENDS.includes(kind)) void this.#tellResult(position);
  }

  /** Where a step has led; nothing while the pages turn by themselves. @param {Position} position */
  #sayStep(position) {
    if (this.record.walker.plays) return;
    this.speech.say(this.record.told(position));
    if (position.outcome) this.speech.sayStatus(position);
  }

  /** @param {Position} position */
  async #tellResult(position) {
    const next = await showResult(this.messages, position);
    if (next === 'new') this.startNew();
    else if (next === 'review') this.review.open();
    else if (next === 'again') {
      void this.files.replace({ ...settingsOf(position) }, this.page.store.state.seats);
    }
  }
}
