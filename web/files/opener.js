import { doorOf } from '../model/doors.js';
import { refusalOf } from '../model/requests.js';
import { GameChoice } from './gamechoice.js';
import { saveDamaged } from './kept.js';
import { linksIn, screenLinkIn } from './link.js';
import { entriesOf, readGames } from './reading.js';
import { faultsOf, refusalText, remarksOf, summaryText, unreadableText } from './report.js';
import { Slip } from './slip.js';
/** @import { GamePosition } from '../model/position.js' */
/** @import { Refusal, Reply } from '../model/requests.js' */
/** @import { FullPage } from '../play/page.js' */
/** @import { FileFault, GameList } from '../protocol.js' */
/** @import { ListedGame } from '../store/listedgame.js' */
/** @import { Link } from './link.js' */
/** @import { Sent } from '../model/bylink.js' */
/** @import { OtherFile } from './reading.js' */
/** @import { Shelf } from './shelf.js' */
/** @import { Message } from './slip.js' */

const TEXT = 'utf-8'; // of a text that the browser has decoded
const PATIENCE = 400; // milliseconds before the page shows that it reads a file, or opens a game

/**
 * @typedef {File | FileSystemFileHandle} Source
 * @typedef {(link: string, sent: Sent) => Promise<Reply>} OpenSent opens a game by link
 */

/** Opens games from files, texts and links. The current game goes on the shelf; if that fails, it stays. */
export class Opener {
  #choice;
  #slip;
  /** The number of the reading that goes on: results of earlier ones are ignored. */
  #turn = 0;
  /** Files that came with the one that is read. @type {Source[]} */
  #others = [];
  /** @type {Blob | null} */
  #file = null;
  #name = '';
  /** @type {FileFault[]} */
  #faults = [];
  /** The charset of the file that the player has chosen, or in which it has been read. */
  #charset = '';
  /** Whether the text that is opened has the address of a page. */
  #hasAddress = false;
  /** Whether the player may choose the charset: the file's own is in doubt, or they have chosen one. */
  #hasChoice = false;

  /**
   * @param {FullPage} page
   * @param {Shelf} shelf
   * @param {OpenSent} openSent
   * @param {OtherFile[]} otherFiles what else can be opened, such as lessons
   */
  constructor({ store, engine, game, messages, speech }, shelf, openSent, otherFiles) {
    this.messages = messages;
    this.store = store;
    this.engine = engine;
    this.game = game;
    this.shelf = shelf;
    this.openSent = openSent;
    this.otherFiles = otherFiles;
    this.#slip = new Slip(messages, speech);
    this.#choice = new GameChoice(messages, (entry) => {
      this.#turn++;
      if (entry) void this.#openGame(entry.number);
    });
  }

  /**
   * Open one of these files, and offer the others.
   * @param {Source[]} files
   * @param {number} [place] of the file
   */
  openFiles(files, place = 0) {
    const others = files.filter((_, other) => other !== place);
    return this.#openFile(files[place], files[place].name, others);
  }

  /**
   * Open a game, a diagram or a link to a game or a screen, which may be among other words.
   * @param {string} text @param {string} [source]
   */
  async openText(text, source = 'slip-pasted') {
    let result = null;
    for (const link of linksIn(text)) {
      result = await this.openLink(link);
      if (result !== 'refused') return;
    }
    if (result) return;
    const fragment = screenLinkIn(text, (each) => doorOf(each) !== null);
    if (fragment) location.hash = fragment;
    else {
      this.#hasAddress = /https?:\/\/\S{4}/i.test(text);
      await this.#openFile(new Blob([text]), this.messages.text(source), [], TEXT);
      this.#hasAddress = false;
    }
  }

  /**
   * Open the game of a link, at a move.
   * @param {Link} address
   * @returns {Promise<'opened' | 'refused' | 'waits'>} `waits`: until a set-up is over
   */
  async openLink({ link, move, sent }) {
    const { messages, store } = this;
    this.#reset();
    if (store.state.draft) {
      this.#fail(messages.text('slip-set-up'), [], 'slip-link');
      return 'waits';
    }
    const answer = await (sent ? this.openSent(link, sent) : this.shelf.openLink(link));
    if (answer.kind === 'error') {
      store.update({ preview: null });
      this.#refuse('slip-link', answer);
      return 'refused';
    }
    store.update({ introduced: true, ...(!sent && { recordShown: true }) });
    if (answer.kind === 'position' && !sent) {
      if (move !== null) await this.game.ask({ kind: 'go', ply: Math.min(move, answer.plies) });
      this.#showOpened(answer);
    }
    store.update({ preview: null });
    return 'opened';
  }

  /** @param {ListedGame} game */
  async openShelved(game) {
    this.#reset();
    const answer = await this.shelf.restore(game);
    if (answer.kind === 'position') this.#showOpened(answer);
    else if (answer.kind === 'error') {
      const run = () => void saveDamaged(this.shelf.list, game);
      this.#refuse('slip-shelved', answer, { label: 'damaged-save', run });
    }
  }

  /** Stop reading, and remove the last message. */
  #reset() {
    this.#turn++;
    this.#faults = [];
    this.#others = [];
    this.#choice.close();
    this.#slip.hide();
  }

  /**
   * @param {Source | Blob} source
   * @param {string} name
   * @param {Source[]} [others] that came with it
   * @param {string} [charset] of the file; empty to find it out
   */
  async #openFile(source, name, others = [], charset = '') {
    this.#reset();
    this.#charset = charset;
    this.#hasChoice = charset !== '' && charset !== TEXT;
    this.#others = others;
    this.#name = name;
    const turn = this.#turn;
    if (this.store.state.draft) {
      if (!(source instanceof Blob) || source instanceof File) this.#others = [source, ...others];
      return this.#fail(this.messages.text('slip-set-up'));
    }
    const alarm = setTimeout(() => {
      if (turn === this.#turn && !this.#choice.isOpen) this.#choice.open(name);
    }, PATIENCE);
    try {
      const file = source instanceof Blob ? source : await source.getFile();
      if (turn !== this.#turn) return;
      for (const { is, open } of this.otherFiles) {
        if (!(await is(file))) continue;
        clearTimeout(alarm);
        return await open(file);
      }
      this.#file = file;
      const { numbers, refusal } = await this.#read(file, turn);
      clearTimeout(alarm);
      if (turn !== this.#turn || (numbers.length > 1 && !refusal)) return; // it waits for a choice
      this.#choice.close();
      if (refusal) this.#refuse('slip-broken', refusal);
      else if (numbers.length) await this.#openGame(numbers[0]);
      else this.#fail(this.messages.text('slip-empty'), this.#faults);
    } catch (error) {
      clearTimeout(alarm);
      if (turn !== this.#turn) return;
      this.#choice.close();
      this.#fail(unreadableText(this.messages, error));
    }
  }

  /**
   * Return the numbers of the games in a file. If there are several, they are listed.
   * @param {Blob} file
   * @param {number} turn
   */
  async #read(file, turn) {
    /** @type {number[]} */
    const numbers = [];
    const choice = this.#choice;
    const refusal = await readGames(
      this.engine,
      file,
      this.#name,
      (part) => {
        if (turn !== this.#turn) return false;
        const { games, faults, done, total } = part;
        this.#faults.push(...faults);
        this.#charset = part.charset;
        this.#hasChoice ||= faults.some(({ kind }) => kind.startsWith('charset/'));
        numbers.push(...games.map(({ number }) => number));
        if (!choice.isOpen && (done < total || numbers.length > 1)) choice.open(this.#name);
        choice.showProgress(total ? done / total : 1);
        choice.add(entriesOf(part));
        return true;
      },
      this.#charset,
    );
    return { numbers, refusal };
  }

  /**
   * @param {number} number
   * @param {string | null} [mode] how captures are read; null: as the file implies
   * @param {boolean} [keep] whether the current game goes on the shelf
   * @param {boolean} [anyGame] whether to open even a record of Go
   */
  async #openGame(number, mode = null, keep = true, anyGame = false) {
    const request = /** @type {const} */ ({ kind: 'open_game', number, mode, any_game: anyGame });
    const wait = { title: 'slip-opening', file: this.#name, lines: [this.messages.text('slip-patience')] };
    const alarm = setTimeout(() => this.#show(wait), PATIENCE);
    let answer = await this.shelf.replace(request, { keep });
    if (answer.kind === 'error' && answer.code === 'file/none' && this.#file) {
      // The engine has restarted since, and must read the file again, as far as the game.
      let known = 0;
      const isEnough = (/** @type {GameList} */ { games }) => (known += games.length) < number;
      await readGames(this.engine, this.#file, this.#name, isEnough, this.#charset);
      answer = await this.shelf.replace(request, { keep });
    }
    clearTimeout(alarm);
    this.#slip.hide();
    if (answer.kind === 'error') {
      const open = () => void this.#openGame(number, mode, keep, true);
      const isGo = answer.code === 'record/go';
      return this.#refuse('slip-broken', answer, isGo ? { label: 'slip-go', run: open } : undefined);
    }
    if (answer.kind !== 'position') return;
    this.store.update({ introduced: true });
    const { reading, plies } = answer;
    if (reading?.format === 'transcript') await this.game.ask({ kind: 'go', ply: plies }); // where it goes wrong
    this.#showOpened(answer, number, anyGame);
  }

  /**
   * Say what was opened, and what is wrong with it.
   * @param {GamePosition} position
   * @param {number} [number] in its file
   * @param {boolean} [anyGame] whether it was opened even if it is a record of Go
   */
  #showOpened(position, number, anyGame = false) {
    const { messages, store } = this;
    const { reading, state } = position;
    const summary = summaryText(messages, position);
    if (!reading) return store.notify(summary);
    const { differs, mode } = reading;
    const faults = faultsOf(this.#faults, reading);
    const remarks = remarksOf(messages, position.names, reading, faults);
    const isPlain = !faults.length && !remarks.length && !this.#others.length && !this.#hasChoice;
    if (isPlain) return store.notify(summary);
    const choose = (/** @type {string} */ other) => {
      const hasMoved = store.state.position?.state !== state;
      if (number !== undefined) void this.#openGame(number, other, hasMoved, anyGame);
    };
    this.#show({
      title: 'slip-opened',
      file: this.#name,
      lines: [summary, ...remarks],
      faults,
      ...(differs !== null && number !== undefined && { modes: { mode, choose } }),
      ...(this.#hasChoice && {
        charsets: { charset: this.#charset, choose: (other) => this.#readAs(other) },
      }),
    });
  }

  /** Read the file again in another charset. @param {string} charset */
  #readAs(charset) {
    if (this.#file) void this.#openFile(this.#file, this.#name, this.#others, charset);
  }

  /** @param {Message} message */
  #show(message) {
    const files = [...this.#others];
    const others = files.map(({ name }, place) => ({ name, open: () => void this.openFiles(files, place) }));
    this.#slip.show({ ...message, others });
  }

  /** Say that nothing was opened. @param {string} reason @param {FileFault[]} [faults] @param {string} [title] */
  #fail(reason, faults, title = 'slip-broken') {
    const lines = [reason, this.messages.text('slip-kept')];
    this.#show({ title, file: this.#name, lines, faults });
  }

  /**
   * Say why the engine opened nothing.
   * @param {string} title
   * @param {Refusal} refusal
   * @param {Message['action']} [action] what the player can do about it
   */
  #refuse(title, refusal, action) {
    if (refusal.code === 'page/kept') return;
    const isLink = this.#hasAddress && refusal.code === 'record/unreadable-file';
    const reason = isLink ? refusalOf('link/none') : refusal;
    const lines = [refusalText(this.messages, reason), this.messages.text('slip-kept')];
    this.#show({ title, file: this.#name, lines, action, faults: this.#faults });
  }
}
