import { needsAim } from '../../board/pointer.js';
import { LEVELS } from '../../model/seats.js';
import { dotIcon, make } from '../../ui/element.js';
import { Match, newSeed } from './botmatch.js';
import { faultText } from './faulttext.js';
import { Judge } from './judge.js';
import { Output } from './output.js';
import { button, fill } from './parts.js';
import { botFor, LevelPlayer, PersonPlayer } from './players.js';
import { Stage } from './stage.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { Lab } from './lab.js' */
/** @import { Loss } from './botmatch.js' */
/** @import { Player } from './players.js' */

const SIZES = [6, 8, 10, 13, 15, 20];
const FIRST_SIZE = 10;
/** How long a bot may take: for a move, and beyond that in the whole game, in milliseconds. */
export const TIMES = {
  usual: { move: 1000, bank: 10_000 },
  quick: { move: 300, bank: 1000 },
};
/** The bank of a program that has never finished a game: it may be a loop without an end. */
const FIRST_BANK = 3000;
const OPENING = 'cross';
const LEVEL_SECONDS = 0.5;

/** The part of the lab where bots play: who plays, the board, what the bots print, and how it ends. */
export class GamePanel {
  element = make('section', { className: 'lab-game', id: 'lab-panel-game' });
  #seats = [0, 1].map((player) => make('select', { id: `lab-seat-${player}` }));
  #size = make('select', { id: 'lab-size' });
  #time = make('select', { id: 'lab-time' });
  #told = make('p', { className: 'lab-told', id: 'lab-told', role: 'status' });
  #stage;
  #start;
  /** @type {Match | null} */
  #match = null;
  /** The programs that have finished a game. @type {Set<string>} */
  #tried = new Set();

  /** @param {Lab} lab */
  constructor(lab) {
    const { messages } = lab;
    this.lab = lab;
    this.output = new Output(messages, (ply) => void this.#stage.go(ply));
    const keep = button(messages, 'lab-keep', () => void this.#keep());
    this.#stage = new Stage(messages, (text) => (this.#told.textContent = text), keep);
    this.#start = button(messages, 'lab-start', () => this.toggle(), { main: true });
    this.#size.setAttribute('aria-label', messages.text('new-size'));
    this.#time.setAttribute('aria-label', messages.text('lab-time'));
    fill(this.#size, [
      ['', SIZES.map((size) => [String(size), messages.text('game-size', { width: size, height: size })])],
    ]);
    this.#size.value = String(FIRST_SIZE);
    this.#size.onchange = () => void this.prepare();
    fill(this.#time, [
      ['', Object.keys(TIMES).map((name) => [name, messages.text('lab-time-of', { name })])],
    ]);
    const seats = this.#seats.map((select, player) => {
      const dot = make('span', { className: `player-${player}` }, dotIcon(player));
      select.setAttribute(
        'aria-label',
        messages.text('seat-menu', { name: messages.text('player', { player }) }),
      );
      return make('div', { className: 'lab-seat' }, dot, select);
    });
    this.element.append(
      make('div', { className: 'lab-seats' }, ...seats),
      this.#stage.element,
      this.#told,
      make('div', { className: 'row' }, this.#start, this.#size, this.#time),
      this.output.element,
    );
    this.#stage.needsAim = (cellSize) => needsAim(cellSize, lab.page.settings.values.confirm);
    this.#stage.isAsking = () => this.#asked() !== null;
    this.#stage.onTap = (point) => {
      this.#asked()?.play(point);
      return true;
    };
    this.#showState();
  }

  /** Offer these players. */
  refresh() {
    const { messages, bots, examples } = this.lab;
    /** @type {[string, [string, string][]][]} */
    const groups = [
      ['', [['this', messages.text('lab-this')]]],
      [
        messages.text('lab-others'),
        [
          ['person', messages.text('seat-you')],
          ...LEVELS.map(
            (level) =>
              /** @type {[string, string]} */ ([`level ${level}`, messages.text('seat-computer', { level })]),
          ),
        ],
      ],
      [
        messages.text('lab-examples'),
        examples.map(({ key }) => [`example ${key}`, messages.text('lab-example', { key })]),
      ],
      [messages.text('lab-shelf'), bots.bots.map(({ id, name }) => [`bot ${id}`, name])],
    ];
    const isFirst = !this.#seats[0].options.length;
    for (const select of this.#seats) fill(select, groups);
    if (isFirst) [this.#seats[0].value, this.#seats[1].value] = ['this', `example ${examples[0]?.key}`];
  }

  /** Show the board of a game that has not begun. */
  async prepare() {
    if (this.#match) return;
    const size = Number(this.#size.value);
    const judge = await Judge.begin(this.lab.engine, {
      width: size,
      height: size,
      names: ['', ''],
      opening: OPENING,
    });
    if (!this.#match) this.#stage.showPosition(judge.position);
    judge.close();
  }

  /** Begin a game, or end the one that is played. */
  toggle() {
    if (this.#match && !this.#match.isOver) this.stop();
    else void this.start();
  }

  stop() {
    this.#match?.close();
  }

  /** Begin a game in which the program that is open plays. */
  startThis() {
    if (this.#seats.every(({ value }) => value !== 'this')) this.#seats[0].value = 'this';
    return this.start();
  }

  /** Begin a game between the players that are chosen. */
  async start() {
    const { lab } = this;
    const { messages } = lab;
    const programs = this.#seats.map(({ value }) => lab.programOf(value));
    const refused = programs.find((program) => program && 'allowed' in program && !program.allowed);
    if (refused) {
      this.#told.textContent = messages.text('lab-not-allowed', { name: refused.name });
      return lab.askFor(refused);
    }
    const missing = await lab.packages.refusal(programs.flatMap((program) => program ?? []));
    if (missing) return void (this.#told.textContent = missing);
    const before = this.#match;
    before?.judge.close();
    lab.mark(null);
    this.output.clear();
    const players = this.#seats.map(({ value }, player) => this.#player(value, programs[player], player));
    before?.close(players);
    const size = Number(this.#size.value);
    const settings = { width: size, height: size, opening: OPENING, seed: newSeed() };
    const match = await Match.begin(lab.engine, players, settings).catch((error) => {
      this.#told.textContent = String(error);
      return null;
    });
    if (!match) return;
    this.#match = match;
    match.explains = true;
    match.on('turn', (turn) => {
      if (match !== this.#match) return;
      this.output.add(turn);
      this.#showState();
    });
    match.on('loss', (loss) => {
      if (match === this.#match) this.#showLoss(loss);
    });
    match.on('end', () => {
      if (!match.loss) for (const program of programs) if (program) this.#tried.add(program.source);
      this.#showState();
    });
    this.#stage.follow(match);
    this.#showState();
    await match.play().catch((error) => (this.#told.textContent = String(error)));
  }

  /** @returns {PersonPlayer | null} the person who is to move */
  #asked() {
    const match = this.#match;
    const player = match && !match.isOver ? match.players[match.position.turn] : null;
    return player instanceof PersonPlayer && player.isAsked ? player : null;
  }

  /** @param {string} value @param {Program | null} program @param {number} player @returns {Player} */
  #player(value, program, player) {
    const { lab } = this;
    const usual = TIMES[/** @type {keyof typeof TIMES} */ (this.#time.value)];
    const isNew = value === 'this' && program && !this.#tried.has(program.source);
    const time = isNew ? { ...usual, bank: Math.min(usual.bank, FIRST_BANK) } : usual;
    const last = this.#match?.isOver ? this.#match.players[player] : null;
    if (program) return botFor(program, lab.nursery, time, last);
    const level = Number(value.split(' ')[1]);
    if (!level) return new PersonPlayer(lab.messages.text('player', { player }));
    return new LevelPlayer(lab.messages.text('computer-name', { level }), level, lab.thinker, LEVEL_SECONDS);
  }

  /** Say whose turn it is, or how the game ended. */
  #showState() {
    const { messages } = this.lab;
    const match = this.#match;
    const isRunning = match !== null && !match.isOver;
    messages.label(this.#start, isRunning ? 'lab-stop' : 'lab-start');
    if (!match || match.loss) return;
    const { turn, captures, outcome } = match.position;
    // Games between programs are too fast to be read aloud, but for their ends.
    const isQuiet = isRunning && !match.players.some((player) => player instanceof PersonPlayer);
    this.#told.ariaLive = isQuiet ? 'off' : 'polite';
    const { point = '' } = match.turns.at(-1) ?? {};
    const [red, blue] = captures;
    const name = (/** @type {number} */ player) => match.players[player].name;
    if (outcome) {
      const winner = outcome.winner === null ? '' : name(outcome.winner);
      this.#told.textContent = messages.text('lab-result', {
        wins: winner ? 'one' : 'none',
        winner,
        red,
        blue,
      });
    } else {
      const played = point ? 'one' : 'none';
      const values = { name: name(turn), point, played, red, blue };
      this.#told.textContent = messages.text(isRunning ? 'lab-turn-of' : 'lab-stopped', values);
    }
  }

  /** @param {Loss} loss */
  #showLoss({ player, fault }) {
    const { lab } = this;
    const match = this.#match;
    if (!match) return;
    const { name } = match.players[player];
    const text = faultText(lab.messages, fault);
    const isOpen = this.#seats[player].value === 'this'; // then it is told beside the program
    const lost = make('strong', {}, lab.messages.text('lab-lost', { name }));
    this.#told.replaceChildren(lost, ...(isOpen ? [] : [' ', text]));
    if (isOpen) lab.mark({ fault, text });
  }

  /** Open the game on the page's own board. */
  async #keep() {
    if (!this.#match) return;
    const sgf = await this.#match.judge.sgf();
    this.lab.showGame(sgf);
  }
}
