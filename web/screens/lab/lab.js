/** @file The Python lab: people write players for the game in Python, and let them play. It loads when it is opened. */

import { watchMedia } from '../../base/browser.js';
import { Thinker } from '../../engine/thinker.js';
import { botOfFragment } from '../../model/bots.js';
import { make } from '../../ui/element.js';
import { Screen } from '../../ui/screen.js';
import { BotList } from './botlist.js';
import { GamePanel } from './gamepanel.js';
import { LadderPanel } from './ladderpanel.js';
import { loadLibrary } from './library.js';
import { NetPanel } from './netpanel.js';
import { Packages } from './packages.js';
import { button } from './parts.js';
import { makeReference } from './reference.js';
import { Nursery } from './sandbox.js';
import { TournamentPanel } from './tournamentpanel.js';
import { Workbench } from './workbench.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { WholePage } from '../../play/page.js' */
/** @import { Bot } from '../../store/shelvedbots.js' */
/** @import { Example, Library } from './library.js' */
/** @import { Fault } from './sandbox.js' */

const TABS = /** @type {const} */ (['program', 'game', 'tournament', 'ladder', 'network', 'reference']);
/** @typedef {typeof TABS[number]} Tab */
const WIDE = watchMedia('(min-width: 52em), (min-aspect-ratio: 1/1) and (min-width: 34em)');

/** @param {WholePage} page */
export async function create(page) {
  const bots = new BotList(page.store.database);
  const [library] = await Promise.all([loadLibrary(), bots.loaded]);
  return new Lab(page, library, bots);
}

/** The screen of the lab. */
export class Lab {
  #screen;
  #body = make('div', { className: 'lab-body' });
  /** @type {HTMLButtonElement[]} */
  #tabs = [];
  /** @type {Record<Tab, HTMLElement>} */
  #panels;
  /** Says that Python is slow to start. */
  #late = make('p', { className: 'lab-late', hidden: true, role: 'status' });
  nursery = new Nursery((isLate) => (this.#late.hidden = !isLate));
  thinker = new Thinker();

  /**
   * @param {WholePage} page
   * @param {Library} library
   * @param {BotList} bots
   */
  constructor(page, library, bots) {
    const { messages } = page;
    this.page = page;
    this.messages = messages;
    this.engine = page.engine;
    this.entries = library.entries;
    this.examples = library.examples;
    this.bots = bots;
    this.packages = new Packages(messages);
    this.showGame = (/** @type {string} */ sgf) => {
      this.#screen.close();
      void page.opener.openText(sgf, 'slip-lab');
    };
    this.#game = new GamePanel(this);
    this.#tournament = new TournamentPanel(this);
    this.#ladder = new LadderPanel(this);
    this.#network = new NetPanel(this);
    this.#workbench = new Workbench(this, bots.bots[0] ?? bots.add(this.template, true));
    this.#panels = {
      program: this.#workbench.element,
      game: this.#game.element,
      tournament: this.#tournament.element,
      ladder: this.#ladder.element,
      network: this.#network.element,
      reference: makeReference(messages, library.entries),
    };
    this.#screen = this.#build();
    WIDE.addEventListener('change', () => this.show(this.#tab));
    bots.on('change', () => this.refresh());
    this.refresh();
  }

  /** @type {Tab} */
  #tab = 'program';
  #game;
  #tournament;
  #ladder;
  #network;
  #workbench;

  /** What a new bot begins with. @returns {Program} */
  get template() {
    const words = (/** @type {string} */ part) => `# ${this.messages.text(`lab-starter-${part}`)}`;
    const name = this.messages.text('lab-new-name');
    const lines = [
      words('call'),
      'def choose(board):',
      `    ${words('points')}`,
      '    points = board.open_points',
      `    ${words('return')}`,
      '    return points[0]',
      '',
    ];
    return { name, source: lines.join('\n') };
  }

  /** The program that is open. */
  get program() {
    return this.#workbench.program;
  }

  /** @param {Example} example @returns {Program} */
  exampleOf({ key, source }) {
    return { name: this.messages.text('lab-example', { key }), source };
  }

  /**
   * Return the program that an option of a choice stands for, or null if it is no bot.
   * @param {string} value
   * @returns {(Program & {allowed?: boolean}) | null}
   */
  programOf(value) {
    const [kind, key] = value.split(' ');
    if (kind === 'this') return this.program;
    if (kind === 'bot') return this.bots.find(Number(key));
    const example = this.examples.find((each) => each.key === key);
    return kind === 'example' && example ? this.exampleOf(example) : null;
  }

  open() {
    this.#screen.open();
    this.nursery.open();
    void this.bots.renew();
    this.show(this.#tab);
    void this.#game.prepare();
  }

  /** Open the bot of a link, which may run once somebody has looked at it. @param {string} fragment */
  async openLink(fragment) {
    this.open();
    const program = await botOfFragment(fragment);
    this.show('program');
    if (program) this.#workbench.openProgram(program, false);
    else this.#workbench.tell('lab-bad-link');
  }

  /** @param {File[]} files */
  openFiles(files) {
    if (!this.#screen.isOpen) this.open();
    this.show('program');
    return this.#workbench.openFiles(files);
  }

  /** Let the program that is open play. */
  run() {
    this.show('game');
    void this.#game.startThis();
  }

  /** Ask whether a bot may run. @param {Program & {allowed?: boolean}} bot */
  askFor(bot) {
    this.show('program');
    this.#workbench.ask(/** @type {Bot} */ (bot));
  }

  /** Mark what was wrong with the program. @param {{fault: Fault, text: string} | null} found */
  mark(found) {
    this.#workbench.mark(found);
  }

  /** Offer what is on the shelf now. */
  refresh() {
    this.#workbench.refresh();
    this.#game.refresh();
    this.#tournament.refresh();
    this.#ladder.refresh();
  }

  /** @param {Tab} wanted */
  show(wanted) {
    const tab = wanted === 'game' && WIDE.matches ? 'program' : wanted;
    this.#tab = tab;
    if (tab === 'network') void this.#network.enter();
    TABS.forEach((name, place) => {
      const tabButton = this.#tabs[place];
      tabButton.setAttribute('aria-selected', String(name === tab));
      tabButton.tabIndex = name === tab ? 0 : -1;
      const isBeside = WIDE.matches && name === 'game' && tab === 'program';
      this.#panels[name].hidden = name !== tab && !isBeside;
    });
  }

  #build() {
    const { messages } = this;
    const list = make('div', { role: 'tablist', className: 'lab-tabs' });
    messages.label(list, 'lab-tabs');
    this.#tabs = TABS.map((name) => {
      const tab = button(messages, `lab-tab-${name}`, () => this.show(name));
      tab.role = 'tab';
      tab.setAttribute('aria-controls', this.#panels[name].id);
      this.#panels[name].role = 'tabpanel';
      this.#panels[name].setAttribute('aria-labelledby', tab.id);
      return tab;
    });
    list.append(...this.#tabs);
    list.addEventListener('keydown', (event) => this.#onKey(event));
    messages.label(this.#late, 'late-starting');
    this.#body.append(
      this.#late,
      this.#panels.game,
      this.#panels.program,
      ...TABS.slice(2).map((name) => this.#panels[name]),
    );
    const head = { name: 'lab', title: messages.text('lab-title'), className: '', after: [list] };
    const screen = new Screen(messages, head, this.#body);
    screen.onClose(() => this.#leave());
    screen.element.addEventListener('drop', (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length) void this.openFiles(files);
    });
    addEventListener('pagehide', () => this.#workbench.flush());
    return screen;
  }

  /** End the games that somebody watches. Tournaments and the ladder go on. */
  #leave() {
    this.#workbench.flush();
    this.#game.stop();
    this.thinker.close();
    this.nursery.close();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const shown = this.#tabs.filter((tab) => tab.checkVisibility());
    const at = shown.findIndex((tab) => tab.tabIndex === 0);
    const next = shown[(at + by + shown.length) % shown.length];
    next.click();
    next.focus();
  }
}
