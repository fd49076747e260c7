import { freeName } from '../../model/bots.js';
import { make } from '../../ui/element.js';
import { Tournament } from './contest.js';
import { Counting } from './counting.js';
import { faultText } from './faulttext.js';
import { TIMES } from './gamepanel.js';
import { button, fill, labelled } from './parts.js';
import { BotPlayer } from './players.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { Played } from './contest.js' */
/** @import { Lab } from './lab.js' */

const SIZES = [6, 8, 10, 13, 15];
const MIN_BOTS = 2;
const MAX_BOTS = 12;

/** The part of the lab where bots meet each other in a tournament. */
export class TournamentPanel {
  element = make('section', { className: 'lab-tournament', id: 'lab-panel-tournament' });
  #entrants = make('div', { className: 'lab-entrants', id: 'lab-entrants', role: 'group' });
  #size = make('select', { id: 'lab-tournament-size' });
  #time = make('select', { id: 'lab-tournament-time' });
  #told = make('p', { className: 'lab-told', id: 'lab-tournament-told', role: 'status' });
  #counting;
  #table = make('table', { id: 'lab-table', hidden: true });
  #games = make('ol', { className: 'lab-games', id: 'lab-games' });
  #start;
  /** @type {Tournament | null} */
  #tournament = null;
  /** @type {string[]} */
  #names = [];
  /** @type {Set<string>} */
  #chosen = new Set();

  /** @param {Lab} lab */
  constructor(lab) {
    const { messages } = lab;
    this.lab = lab;
    this.#counting = new Counting(lab.nursery);
    const sizes = SIZES.map(
      (size) =>
        /** @type {[string, string]} */ ([
          String(size),
          messages.text('game-size', { width: size, height: size }),
        ]),
    );
    fill(this.#size, [['', sizes]]);
    this.#size.value = '8';
    const times = Object.keys(TIMES).map(
      (name) => /** @type {[string, string]} */ ([name, messages.text('lab-time-of', { name })]),
    );
    fill(this.#time, [['', times]]);
    this.#time.value = 'quick';
    this.#start = button(messages, 'lab-tournament-start', () => this.#toggle(), { main: true });
    messages.label(this.#entrants, 'lab-entrants');
    messages.label(this.#games, 'lab-games');
    this.element.append(
      make('p', {}, messages.text('lab-tournament-help', { most: MAX_BOTS })),
      this.#entrants,
      make(
        'div',
        { className: 'row' },
        this.#start,
        labelled(messages, 'new-size', this.#size),
        labelled(messages, 'lab-time', this.#time),
      ),
      this.#told,
      make('div', { className: 'lab-results' }, this.#table, this.#games),
    );
  }

  /** Offer the bots that there are now. */
  refresh() {
    const { messages, bots, examples } = this.lab;
    /** @type {[string, {value: string, name: string, allowed: boolean}[]][]} */
    const groups = [
      ['lab-shelf', bots.bots.map(({ id, name, allowed }) => ({ value: `bot ${id}`, name, allowed }))],
      [
        'lab-examples',
        examples.map((example) => ({
          value: `example ${example.key}`,
          name: this.lab.exampleOf(example).name,
          allowed: true,
        })),
      ],
    ];
    this.#entrants.replaceChildren(
      ...groups.flatMap(([title, entries]) =>
        entries.length
          ? [
              make('h3', {}, messages.text(title)),
              make('div', {}, ...entries.map((entry) => this.#entrant(entry))),
            ]
          : [],
      ),
    );
  }

  /** @param {{value: string, name: string, allowed: boolean}} entry */
  #entrant({ value, name, allowed }) {
    const checked = allowed && this.#chosen.has(value);
    const box = make('input', { type: 'checkbox', value, checked, disabled: !allowed });
    box.onchange = () => {
      if (box.checked) this.#chosen.add(value);
      else this.#chosen.delete(value);
    };
    const text = allowed ? name : this.lab.messages.text('lab-not-allowed', { name });
    return make('label', { className: 'check' }, box, ' ', make('span', {}, text));
  }

  /** End the tournament that runs. */
  stop() {
    this.#tournament?.stop();
  }

  #toggle() {
    if (this.#tournament && !this.#tournament.isOver) this.stop();
    else void this.#run();
  }

  async #run() {
    const { lab } = this;
    const { messages } = lab;
    const boxes = [...this.#entrants.querySelectorAll('input')].filter(({ checked }) => checked);
    const programs = distinct(boxes.flatMap(({ value }) => lab.programOf(value) ?? []));
    if (programs.length < MIN_BOTS || programs.length > MAX_BOTS) {
      this.#told.textContent = messages.text('lab-tournament-count', {
        most: MAX_BOTS,
        count: programs.length,
      });
      return;
    }
    const missing = lab.packages.refusal(programs);
    if (missing) return void (this.#told.textContent = missing);
    const time = TIMES[/** @type {keyof typeof TIMES} */ (this.#time.value)];
    const players = programs.map((program) => new BotPlayer(program, lab.nursery, time));
    const tournament = new Tournament(lab.engine, Number(this.#size.value), players);
    this.#tournament = tournament;
    this.#names = programs.map(({ name }) => name);
    this.#games.replaceChildren();
    this.#start.scrollIntoView(); // a long list of bots would leave the table out of sight
    tournament.on('game', (played) => this.#add(tournament, played));
    tournament.on('end', () => void this.#end(tournament));
    void this.#showTable(tournament);
    this.#showState(tournament);
    await tournament.play().catch((error) => {
      tournament.stop();
      this.#told.textContent = String(error);
    });
  }

  /** @param {Tournament} tournament @param {Played} played */
  #add(tournament, played) {
    if (tournament !== this.#tournament) return;
    const { messages, showGame } = this.lab;
    const { points, captures, loss, sgf } = played;
    const [first, second] = played.players.map((number) => this.#names[number]);
    const [red, blue] = captures;
    const wins = points[0] === points[1] ? 'none' : 'one';
    const winner = points[0] > points[1] ? first : second;
    const result = loss
      ? `${messages.text('lab-lost', { name: played.players.map((number) => this.#names[number])[loss.player] })} ${faultText(messages, loss.fault)}`
      : messages.text('lab-result', { wins, winner, red, blue });
    const replay = make(
      'button',
      { type: 'button', onclick: () => showGame(sgf) },
      messages.text('lab-replay'),
    );
    replay.setAttribute(
      'aria-label',
      messages.text('lab-replay-of', { number: tournament.games.length, first, second }),
    );
    const title = messages.text('lab-game-of', { first, second });
    this.#games.append(make('li', {}, make('span', {}, make('strong', {}, title), ' ', result), replay));
    void this.#showTable(tournament);
    this.#showState(tournament);
  }

  /** @param {Tournament} tournament */
  async #end(tournament) {
    this.#showState(tournament);
    await this.#showTable(tournament);
    if (tournament !== this.#tournament) return;
    this.#counting.close();
  }

  /** @param {Tournament} tournament */
  async #showTable(tournament) {
    const { messages } = this.lab;
    const results = tournament.games.map(({ players, points }) => [...players, points[0]]);
    const rows = await this.#counting.ask('table', { players: this.#names.length, results });
    if (tournament !== this.#tournament || tournament.games.length !== results.length || !rows) return;
    const heads = ['place', 'bot', 'games', 'points', 'rating'].map((name) =>
      make('th', { scope: 'col' }, messages.text('lab-column', { name })),
    );
    const lines = rows.map(({ player, games, points, rating, margin }, place) => {
      const name = make('th', { scope: 'row' }, this.#names[player]);
      const rated = games
        ? messages.text('lab-rated', { rating: Math.round(rating), margin: Math.round(margin) })
        : '–';
      const numbers = [games, points].map((value) => messages.number(value));
      const cells = [...numbers, rated].map((text) => make('td', {}, text));
      return make('tr', {}, make('td', {}, String(place + 1)), name, ...cells);
    });
    this.#table.replaceChildren(
      make('caption', { className: 'spoken' }, messages.text('lab-table')),
      make('thead', {}, make('tr', {}, ...heads)),
      make('tbody', {}, ...lines),
    );
    this.#table.hidden = false;
  }

  /** @param {Tournament} tournament */
  #showState({ games, length, isOver }) {
    const { messages } = this.lab;
    messages.label(this.#start, isOver ? 'lab-tournament-start' : 'lab-stop');
    const state = isOver ? (games.length < length ? 'stopped' : 'over') : 'running';
    this.#told.textContent = messages.text('lab-tournament-state', {
      state,
      done: games.length,
      all: length,
    });
  }
}

/** Return programs of which no two have the same name: an example may be on the shelf too. @param {Program[]} programs */
function distinct(programs) {
  const names = new Set();
  return programs.map(({ name, source }) => {
    const free = freeName(name, names);
    names.add(free);
    return { name: free, source };
  });
}
