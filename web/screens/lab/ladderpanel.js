import { Thinker } from '../../engine/thinker.js';
import { make } from '../../ui/element.js';
import { Ladder } from './contest.js';
import { Counting } from './counting.js';
import { faultText } from './faulttext.js';
import { TIMES } from './gamepanel.js';
import { button, fill, labelled } from './parts.js';
import { BotPlayer, LevelPlayer } from './players.js';
/** @import { Played } from './contest.js' */
/** @import { Lab } from './lab.js' */

const LENGTHS = ['10', '20', '50'];
const SIZE = 10;
const LEVEL_SECONDS = 0.3;

/** The part of the lab where a bot climbs the levels. The games go on while somebody does something else. */
export class LadderPanel {
  element = make('section', { className: 'lab-ladder', id: 'lab-panel-ladder' });
  #bot = make('select', { id: 'lab-ladder-bot' });
  #length = make('select', { id: 'lab-ladder-length' });
  #told = make('p', { className: 'lab-told', id: 'lab-ladder-told', role: 'status' });
  #rating = make('p', { className: 'lab-rating', id: 'lab-rating' });
  #games = make('ol', { className: 'lab-games', id: 'lab-ladder-games' });
  #start;
  #counting;
  #thinker = new Thinker();
  /** @type {Ladder | null} */
  #ladder = null;

  /** @param {Lab} lab */
  constructor(lab) {
    const { messages } = lab;
    this.lab = lab;
    this.#counting = new Counting(lab.nursery);
    const lengths = LENGTHS.map(
      (length) =>
        /** @type {[string, string]} */ ([
          length,
          messages.text('lab-ladder-games', { count: Number(length) }),
        ]),
    );
    fill(this.#length, [['', lengths]]);
    this.#start = button(messages, 'lab-ladder-start', () => this.#toggle(), { main: true });
    messages.label(this.#games, 'lab-games');
    this.element.append(
      make('p', {}, messages.text('lab-ladder-help')),
      make(
        'div',
        { className: 'row' },
        this.#start,
        labelled(messages, 'lab-ladder-bot', this.#bot),
        labelled(messages, 'lab-ladder-length', this.#length),
      ),
      this.#told,
      this.#rating,
      this.#games,
    );
  }

  /** Offer the bots that there are now. */
  refresh() {
    const { messages, bots, examples } = this.lab;
    fill(this.#bot, [
      ['', [['this', messages.text('lab-this')]]],
      [messages.text('lab-shelf'), bots.bots.map(({ id, name }) => [`bot ${id}`, name])],
      [
        messages.text('lab-examples'),
        examples.map(({ key }) => [`example ${key}`, messages.text('lab-example', { key })]),
      ],
    ]);
  }

  #toggle() {
    if (this.#ladder && !this.#ladder.isOver) this.#ladder.stop();
    else void this.#run();
  }

  async #run() {
    const { lab } = this;
    const { messages } = lab;
    const program = lab.programOf(this.#bot.value);
    if (!program) return;
    if (program.allowed === false) {
      this.#told.textContent = messages.text('lab-not-allowed', { name: program.name });
      return lab.askFor(program);
    }
    const missing = lab.packages.refusal([program]);
    if (missing) return void (this.#told.textContent = missing);
    const bot = new BotPlayer(program, lab.nursery, TIMES.usual);
    const opponent = (/** @type {number} */ level) =>
      new LevelPlayer(messages.text('computer-name', { level }), level, this.#thinker, LEVEL_SECONDS);
    const ladder = new Ladder(lab.engine, SIZE, bot, opponent, Number(this.#length.value));
    this.#ladder = ladder;
    this.#games.replaceChildren();
    this.#rating.textContent = '';
    ladder.on('game', (played) => {
      this.#add(ladder, played);
      void this.#rate(ladder);
    });
    ladder.on('end', () => {
      this.#showState(ladder);
      this.#thinker.close();
    });
    this.#showState(ladder);
    await ladder.play().catch((error) => {
      ladder.stop();
      this.#told.textContent = String(error);
    });
  }

  /** @param {Ladder} ladder @param {Played} played */
  #add(ladder, { players, points, captures, loss, sgf }) {
    const { messages, showGame } = this.lab;
    const side = players[0] === 0 ? 0 : 1;
    const level = players[1 - side];
    const outcome = points[side] === 1 ? 'won' : points[side] === 0 ? 'lost' : 'draw';
    const score = { own: captures[side], other: captures[1 - side] };
    const text = messages.text('lab-ladder-game', { level, outcome, ...score });
    const why = loss ? ` ${faultText(messages, loss.fault)}` : '';
    const replay = make(
      'button',
      { type: 'button', onclick: () => showGame(sgf) },
      messages.text('lab-replay'),
    );
    this.#games.append(make('li', {}, make('span', {}, text + why), replay));
    this.#showState(ladder);
  }

  /** @param {Ladder} ladder */
  #showState({ games, length, isOver }) {
    const { messages } = this.lab;
    messages.label(this.#start, isOver ? 'lab-ladder-start' : 'lab-stop');
    const state = isOver ? (games.length < length ? 'stopped' : 'over') : 'running';
    this.#told.textContent = messages.text('lab-tournament-state', {
      state,
      done: games.length,
      all: length,
    });
  }

  /** Say what the bot is worth after a number of games. @param {Ladder} ladder */
  async #rate(ladder) {
    const { games } = ladder;
    if (!LENGTHS.includes(String(games.length))) return;
    const results = games.map(({ players, points }) => {
      const side = players[0] === 0 ? 0 : 1;
      return [players[1 - side], points[side]];
    });
    const found = await this.#counting.ask('rating', { results });
    this.#counting.close();
    if (!found || ladder !== this.#ladder) return;
    const [rating, error] = found.map(Math.round);
    this.#rating.textContent = this.lab.messages.text('lab-rating', { count: results.length, rating, error });
  }
}
