import { GameList } from './gamelist.js';
import { sizeText, titleText } from './gametitle.js';
import { linkIn } from './link.js';
import { Slip } from './slip.js';
/** @import { Engine } from '../engine/engine.js' */
/** @import { Shelf, Shelved } from './shelf.js' */
/** @import { Slipped } from './slip.js' */
/** @import { Diagnostic, Entry, Position, Refusal } from '../model/position.js' */
/** @import { Speech } from '../panels/speech.js' */
/** @import { Store } from '../store.js' */
/** @import { Messages } from '../ui/messages.js' */

const MOST_BYTES = 32_000_000; // as many as the engine takes (MAX_FILE in kropki/requests.py)
const MEGA = 1e6;
const PATIENCE = 400; // milliseconds until it is said that a file is being read
/** Refusals that need not say where and what. */
const PLAIN = ['record/unreadable-file', 'link/invalid', 'link/too-large', 'file/none', 'page/no-answer'];

/** @typedef {File | FileSystemFileHandle} Source */

/**
 * @typedef {object} Place what files are opened into
 * @property {Store} store
 * @property {Engine} engine
 * @property {Shelf} shelf
 * @property {(text: string) => void} note says something in passing
 */

class TooLarge extends Error {}

/**
 * Opens games from files, texts and links; the game at hand goes on the shelf, and stays where that cannot be
 * done.
 */
export class Opener {
  #list;
  #slip;
  /** The reading that is under way: what comes of an older one is not heard. */
  #turn = 0;
  /** Files that came with it. @type {Source[]} */
  #others = [];
  /** @type {Blob | null} */
  #file = null;
  #name = '';
  /** @type {Diagnostic[]} */
  #faults = [];

  /** @param {Messages} messages @param {Speech} speech @param {Place} place */
  constructor(messages, speech, place) {
    this.messages = messages;
    this.place = place;
    this.#list = new GameList(messages);
    this.#slip = new Slip(messages, speech);
    this.#list.onCancel = () => this.#turn++;
    this.#list.onChoice = ({ number }) => {
      this.#turn++;
      void this.#openGame(number);
    };
  }

  /** Ends what is being read, and puts away what was said of the file before. */
  #quiet() {
    this.#turn++;
    this.#faults = [];
    this.#others = [];
    this.#list.close();
    this.#slip.hide();
  }

  /** @param {Source[]} files of which one is opened, and the others are offered @param {number} [place] */
  openFiles(files, place = 0) {
    return this.#openFile(
      files[place],
      files[place].name,
      files.filter((_, other) => other !== place),
    );
  }

  /** @param {Source | Blob} source @param {string} name @param {Source[]} [others] that came with it */
  async #openFile(source, name, others = []) {
    this.#quiet();
    this.#others = others;
    const turn = this.#turn;
    this.#name = name;
    if (this.place.store.state.draft) {
      if (!(source instanceof Blob) || source instanceof File) this.#others = [source, ...others];
      return this.#fail(this.messages.text('slip-set-up'));
    }
    const alarm = setTimeout(() => {
      if (turn === this.#turn && !this.#list.isOpen) this.#list.open(name);
    }, PATIENCE);
    try {
      const file = source instanceof Blob ? source : await source.getFile();
      if (turn !== this.#turn) return;
      this.#file = file;
      if (file.size > MOST_BYTES) throw new TooLarge();
      const { numbers, refusal } = await this.#read(file, turn);
      clearTimeout(alarm);
      if (turn !== this.#turn || (numbers.length > 1 && !refusal)) return; // it was given up, or there is a choice
      this.#list.close();
      if (refusal) this.#refuse('slip-broken', refusal);
      else if (numbers.length) await this.#openGame(numbers[0]);
      else this.#fail(this.messages.text('slip-empty'), this.#faults);
    } catch (error) {
      clearTimeout(alarm);
      if (turn !== this.#turn) return;
      this.#list.close();
      const { messages } = this;
      this.#fail(
        error instanceof TooLarge
          ? messages.text('slip-large', { most: MOST_BYTES / MEGA })
          : messages.text('slip-unreadable', { reason: String(error) }),
      );
    }
  }

  /** @param {string} text a game, a drawing, or a link, with words round it too */
  openText(text) {
    const link = linkIn(text);
    if (link) void this.openLink(link);
    else void this.#openFile(new Blob([text]), this.messages.text('slip-pasted'));
  }

  /** Whether it is done with, opened or not. @param {{link: string, move: number | null}} address */
  async openLink({ link, move }) {
    const { store, shelf } = this.place;
    const { messages } = this;
    this.#quiet();
    if (store.state.draft) {
      this.#tell({
        message: 'slip-link',
        file: '',
        lines: [messages.text('slip-set-up'), messages.text('slip-kept')],
      });
      return false;
    }
    const answer = await shelf.replace({ kind: 'open_link', link });
    if (answer.kind === 'error') {
      this.#refuse('slip-link', answer);
      return true;
    }
    store.update({ introduced: true, recordShown: true });
    if (answer.kind === 'position') {
      if (move !== null) await shelf.game.ask({ kind: 'go', ply: Math.min(move, answer.plies) });
      this.#tellOpened(answer);
    }
    return true;
  }

  /** @param {Shelved} shelved */
  async openShelved(shelved) {
    this.#quiet();
    const answer = await this.place.shelf.restore(shelved);
    if (answer.kind === 'error') this.#refuse('slip-shelved', answer);
    else if (answer.kind === 'position') this.#tellOpened(answer);
  }

  /**
   * The numbers of a file's games, which are listed if there are several.
   * @param {Blob} file
   * @param {number} turn
   */
  async #read(file, turn) {
    const { engine } = this.place;
    /** @type {number[]} */
    const numbers = [];
    let answer = await engine.ask({ kind: 'open', data: await base64(file), name: this.#name });
    while (turn === this.#turn && answer.kind === 'collection') {
      const { format, games, faults, done, total } = answer;
      this.#faults.push(...faults);
      numbers.push(...games.map(({ number }) => number));
      if (!this.#list.isOpen && (done < total || numbers.length > 1)) this.#list.open(this.#name);
      this.#list.progress(total ? done / total : 1);
      this.#list.add(format === 'sgf' ? games.map(withoutRoot) : games);
      if (done >= total) break;
      answer = await engine.ask({ kind: 'read_on' });
    }
    return { numbers, refusal: answer.kind === 'error' ? answer : null };
  }

  /**
   * @param {number} number @param {string | null} [mode] how captures are read; null is as the file has it
   * @param {boolean} [keep] whether the game at hand is another one
   */
  async #openGame(number, mode = null, keep = true) {
    const { store, shelf } = this.place;
    const request = { kind: 'open_game', number, mode };
    let answer = await shelf.replace(request, { keep });
    if (answer.kind === 'error' && answer.code === 'file/none' && this.#file) {
      await this.#reopen(this.#file, number);
      answer = await shelf.replace(request, { keep });
    }
    if (answer.kind === 'error') return this.#refuse('slip-broken', answer);
    if (answer.kind !== 'position') return;
    store.update({ introduced: true, recordShown: true });
    this.#tellOpened(answer, number);
  }

  /**
   * For an engine that has started anew since.
   * @param {Blob} file
   * @param {number} number of the game wanted
   */
  async #reopen(file, number) {
    const { engine } = this.place;
    let answer = await engine.ask({ kind: 'open', data: await base64(file), name: this.#name });
    let known = 0;
    while (
      answer.kind === 'collection' &&
      (known += answer.games.length) < number &&
      answer.done < answer.total
    ) {
      answer = await engine.ask({ kind: 'read_on' });
    }
  }

  /** @param {Position} position @param {number} [number] of the game in its file */
  #tellOpened(position, number) {
    const { messages } = this;
    const { names, width, height, plies, reading, state } = position;
    const remarks = reading ? distinct([...this.#faults, ...reading.diagnostics.filter(isProblem)]) : [];
    const about = [
      titleText(messages, names),
      sizeText(messages, width, height),
      messages.text('game-moves', { count: plies }),
    ].join(', ');
    if (!reading || (!remarks.length && reading.differs === null && !this.#others.length)) {
      return this.place.note(about);
    }
    const { differs, mode, result } = reading;
    const isWrong = remarks.some(({ kind }) => kind === 'record/result');
    this.#tell({
      message: 'slip-opened',
      file: this.#name,
      lines: [
        about,
        ...(isWrong && result ? [messages.text('slip-result', { result })] : []),
        ...(differs === null ? [] : [messages.text('slip-differs', { move: differs })]),
      ],
      remarks,
      ...(differs !== null &&
        number !== undefined && {
          modes: {
            mode,
            choose: (other) =>
              void this.#openGame(number, other, this.place.store.state.position?.state !== state),
          },
        }),
    });
  }

  /** @param {Slipped} slipped */
  #tell(slipped) {
    const files = [...this.#others];
    this.#slip.show({
      ...slipped,
      others: files.map(({ name }, place) => ({ name, open: () => void this.openFiles(files, place) })),
    });
  }

  /** @param {string} words @param {Diagnostic[]} [remarks] */
  #fail(words, remarks) {
    this.#tell({
      message: 'slip-broken',
      file: this.#name,
      lines: [words, this.messages.text('slip-kept')],
      remarks,
    });
  }

  /** @param {string} message @param {Refusal} refusal */
  #refuse(message, { code, message: words }) {
    const { messages } = this;
    if (code === 'page/kept') return;
    const line = PLAIN.includes(code) ? messages.text(`refusal-${code.replace('/', '-')}`) : sentence(words);
    const lines = [line, messages.text('slip-kept')];
    this.#tell({ message, file: this.#name, lines, remarks: this.#faults });
  }
}

/** @param {Entry} entry @returns {Entry} */
const withoutRoot = (entry) => ({ ...entry, nodes: Math.max(0, entry.nodes - 1) });

/** @param {Blob} file @returns {Promise<string>} */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The slip has words of its own for where captures differ. @param {Diagnostic} diagnostic */
const isProblem = ({ kind }) => kind !== 'record/modes-differ';

/** @param {Diagnostic[]} diagnostics */
function distinct(diagnostics) {
  return [...new Map(diagnostics.map((one) => [`${one.line}:${one.column}:${one.message}`, one])).values()];
}

/** An engine's words as a sentence. @param {string} words */
function sentence(words) {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;
}
