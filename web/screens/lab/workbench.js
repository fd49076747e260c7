import { charsetChoice } from '../../files/charsets.js';
import { keptLines } from '../../files/kept.js';
import { copyText, savedText, saveFile } from '../../files/saving.js';
import { readText } from '../../files/texts.js';
import { botFragment, botOfFile, fileName, MAX_SOURCE, nameOf } from '../../model/bots.js';
import { lineAt, odditiesOf } from '../../model/oddities.js';
import { make } from '../../ui/element.js';
import { completionSource } from './completion.js';
import { Editor } from './editor.js';
import { button, fill } from './parts.js';
import { Puzzle } from './puzzle.js';
/** @import { Program } from '../../model/bots.js' */
/** @import { Bot } from '../../store/shelvedbots.js' */
/** @import { Lab } from './lab.js' */
/** @import { Example } from './library.js' */
/** @import { Fault } from './sandbox.js' */

const PYTHON = 'text/x-python';
/** Faults that may come from a sign that looks like another one. */
const LOOKS = ['bot/syntax', 'bot/missing', 'bot/exception'];

/** The part of the lab where a program is written: the shelf of bots, the editor, and the puzzles. */
export class Workbench {
  element = make('section', { className: 'lab-program', id: 'lab-panel-program' });
  #choice = make('select', { id: 'lab-choice' });
  #name = make('input', { id: 'lab-name', maxLength: 60, autocomplete: 'off', spellcheck: false });
  #examples = make('select', { id: 'lab-example' });
  #file = make('input', {
    type: 'file',
    accept: '.py,text/x-python',
    multiple: true,
    hidden: true,
    id: 'lab-file',
  });
  #asked = make('div', { className: 'lab-asked', id: 'lab-asked', role: 'group', hidden: true });
  #fault = make('p', { className: 'lab-fault', id: 'lab-fault', role: 'alert' });
  #told = make('p', { className: 'help', id: 'lab-saved', role: 'status' });
  #damaged = make('div');
  /** How the letters of the file were read, if only they tell. */
  #letters = make('div');
  /** What looks like something else in the program. */
  #odd = make('div', { className: 'lab-odd', id: 'lab-odd', role: 'status', hidden: true });
  #holder = make('div', { className: 'lab-editor', id: 'lab-editor' });
  /** Opens the next example. */
  #next = make('button', { type: 'button', id: 'lab-next' });
  #editor;
  #puzzle;
  /** @type {Bot} */
  bot;

  /** @param {Lab} lab @param {Bot} bot that is open at first */
  constructor(lab, bot) {
    const { messages } = lab;
    this.lab = lab;
    this.bot = bot;
    this.#choice.setAttribute('aria-label', messages.text('lab-choice'));
    this.#choice.onchange = () => this.open(lab.bots.find(Number(this.#choice.value)) ?? this.bot);
    this.#name.setAttribute('aria-label', messages.text('lab-name'));
    this.#name.onchange = () => this.#rename();
    this.#examples.setAttribute('aria-label', messages.text('lab-examples'));
    this.#examples.onchange = () => this.#showExample();
    this.#file.setAttribute('aria-label', messages.text('lab-open'));
    this.#file.onchange = () => {
      void this.openFiles([...(this.#file.files ?? [])]);
      this.#file.value = '';
    };
    const act = (/** @type {string} */ id, /** @type {() => unknown} */ run, /** @type {string} */ icon) =>
      button(messages, id, run, { icon });
    const shelf = make(
      'div',
      { className: 'lab-shelf' },
      this.#choice,
      act('lab-new', () => this.#create(), 'new'),
      act('lab-open', () => this.#file.click(), 'file'),
      this.#name,
      act('lab-remove', () => this.#remove(), 'close'),
      act('lab-save', () => void this.#save(), 'save'),
      act('lab-share', () => void this.#share(), 'link'),
      this.#examples,
      this.#file,
    );
    this.#editor = new Editor(this.#holder, {
      label: messages.text('lab-editor'),
      complete: completionSource(lab.entries),
      run: () => lab.run(),
      leave: () => this.element.querySelector('button')?.focus(),
    });
    this.#editor.onChange = (source) => {
      this.#letters.replaceChildren(); // they are read as somebody has written them here
      this.#keep(source);
      this.#showOddities();
    };
    this.#editor.onReplace = (count) => {
      this.#told.textContent = messages.text('lab-odd-pasted', { count });
    };
    this.#puzzle = new Puzzle(
      messages,
      () => lab.nursery.take([]),
      (program) => this.openProgram(program, true),
    );
    this.element.append(
      shelf,
      this.#damaged,
      this.#asked,
      this.#holder,
      this.#puzzle.element,
      this.#letters,
      this.#odd,
      this.#fault,
      this.#told,
      make('p', { className: 'actions' }, this.#next),
      make('p', { className: 'help lab-keys' }, messages.text('lab-keys')),
    );
    this.open(bot);
  }

  /** The program as it is now. @returns {Bot} */
  get program() {
    this.#editor.flush();
    return this.bot;
  }

  /** Offer what is on the shelf. */
  refresh() {
    const { messages, bots, examples } = this.lab;
    fill(this.#choice, [['', bots.bots.map(({ id, name }) => [String(id), name])]]);
    this.#choice.value = String(this.bot.id);
    this.#damaged.replaceChildren(...keptLines(messages, bots));
    fill(this.#examples, [
      ['', [['', messages.text('lab-examples-open')]]],
      [
        messages.text('lab-examples'),
        examples.map(({ key }) => [key, messages.text('lab-example', { key })]),
      ],
      [
        messages.text('lab-puzzles'),
        examples.map(({ key }) => [`puzzle ${key}`, messages.text('lab-example', { key })]),
      ],
    ]);
    this.#examples.value = '';
  }

  /** Open a bot of the shelf. @param {Bot} bot */
  open(bot) {
    this.#editor.flush();
    this.#letters.replaceChildren();
    this.bot = bot;
    this.#name.value = bot.name;
    this.#puzzle.hide();
    this.#holder.hidden = false;
    this.#editor.open(bot.source, !bot.allowed);
    this.mark(null);
    this.ask(bot);
    this.refresh();
    this.#showOddities();
    this.#offerNext();
  }

  /** Offer the example after the one that is open, or the first one. */
  #offerNext() {
    const { lab } = this;
    const programs = lab.examples.map((example) => lab.exampleOf(example));
    const at = programs.findIndex(({ name }) => name === this.bot.name);
    const next = programs[(at + 1) % programs.length];
    this.#next.hidden = !next;
    if (!next) return;
    this.#next.onclick = () => this.openProgram(next, true);
    lab.messages.label(this.#next, 'lab-next', { name: next.name });
  }

  /** Say which sign of the program looks like another one, and offer to replace it. */
  #showOddities() {
    const { messages } = this.lab;
    const { source } = this.#editor;
    const oddities = odditiesOf(source);
    this.#odd.hidden = !oddities.length;
    if (!oddities.length) return this.#odd.replaceChildren();
    const count = oddities.length;
    const words = make('p', {}, this.#oddWords(source, oddities));
    const replace = make('button', { type: 'button', id: 'lab-odd-replace' });
    replace.onclick = () => {
      this.#editor.replaceOddities();
      this.#editor.flush();
      this.#editor.focus();
    };
    messages.label(replace, 'lab-odd-replace', { count });
    this.#odd.replaceChildren(words, ...(this.bot.allowed ? [replace] : []));
  }

  /** @param {string} source @param {import('../../model/oddities.js').Oddity[]} oddities */
  #oddWords(source, [{ from, sign, kind, instead, word }, ...others]) {
    const { messages } = this.lab;
    const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    const script = /\p{Script=Greek}/u.test(sign) ? 'greek' : 'cyrillic';
    return [
      messages.text('lab-line', { line: lineAt(source, from) }),
      messages.text('lab-odd', { kind, sign, code, instead, word, script }),
      ...(others.length ? [messages.text('lab-odd-more', { count: others.length })] : []),
    ].join(' ');
  }

  /** Put a program on the shelf, and open it. @param {Program} program @param {boolean} allowed whether it may run */
  openProgram(program, allowed) {
    this.open(this.lab.bots.add(program, allowed));
    this.lab.refresh();
  }

  /** Open programs from files: they may run once somebody has looked at them. @param {File[]} files */
  async openFiles(files) {
    for (const file of files) await this.#openFile(file);
  }

  /**
   * Open the program in a file, or read it again in another charset.
   * @param {File} file @param {Bot} [bot] that it made before @param {string} [chosen] its charset
   */
  async #openFile(file, bot, chosen) {
    const { messages, bots, page } = this.lab;
    let charset = '';
    const program = await botOfFile(file, async (each) => {
      const found = await readText(page.thinker, each, chosen);
      ({ charset } = found);
      return found.text;
    });
    if (!program) {
      this.#told.textContent = messages.text('lab-unreadable', { name: nameOf(file.name) });
      return;
    }
    if (bot) bots.update(bot, { source: program.source, allowed: false });
    const opened = bot ?? bots.add(program, false);
    this.open(opened);
    this.lab.refresh();
    if (!charset) return;
    this.#letters.append(
      charsetChoice(messages, charset, (other) => void this.#openFile(file, opened, other)),
    );
  }

  /** Ask whether a bot may run, if that has not been answered yet. @param {Bot} bot */
  ask(bot) {
    const { messages, bots } = this.lab;
    this.#asked.hidden = bot.allowed;
    if (bot.allowed) return this.#asked.replaceChildren();
    if (bot !== this.bot) return this.open(bot);
    const text = make('p', { id: 'lab-asked-text' }, messages.text('lab-asked', { name: bot.name }));
    this.#asked.setAttribute('aria-labelledby', text.id);
    const allow = button(messages, 'lab-allow', () => {
      bots.update(bot, { allowed: true });
      this.#asked.hidden = true;
      this.#editor.lock(false);
      this.#showOddities();
      this.#editor.focus();
    });
    this.#asked.replaceChildren(text, allow);
  }

  /** Mark what was wrong with the program, or nothing. @param {{fault: Fault, text: string} | null} found */
  mark(found) {
    const line = found?.fault.line;
    const oddities = found && LOOKS.includes(found.fault.code) ? odditiesOf(this.#editor.source) : [];
    const odd = oddities.find(({ from }) => !line || lineAt(this.#editor.source, from) === line);
    const text =
      odd && found ? `${this.#oddWords(this.#editor.source, [odd])} (${found.text})` : (found?.text ?? '');
    this.#fault.textContent = text;
    this.#editor.mark(found && line ? [{ line, message: text }] : []);
  }

  /** Say something below the editor. @param {string} id of a message */
  tell(id) {
    this.#told.textContent = this.lab.messages.text(id);
  }

  /** Keep what is in the editor. */
  flush() {
    this.#editor.flush();
  }

  /** @param {string} source */
  #keep(source) {
    const { messages, bots } = this.lab;
    if (source.length > MAX_SOURCE) {
      this.#told.textContent = messages.text('lab-too-long', { most: MAX_SOURCE });
      return;
    }
    if (source !== this.bot.source) bots.update(this.bot, { source });
  }

  #rename() {
    const name = nameOf(this.#name.value);
    if (name) this.lab.bots.update(this.bot, { name });
    this.#name.value = this.bot.name;
    this.lab.refresh();
  }

  #create() {
    this.openProgram(this.lab.template, true);
    this.#editor.focus();
  }

  async #save() {
    const { name, source } = this.program;
    const saving = await saveFile(fileName(name), new Blob([source], { type: PYTHON }));
    this.#told.textContent = savedText(this.lab.messages, saving);
  }

  async #share() {
    const { messages } = this.lab;
    const link = location.href.replace(/[?#].*/s, '') + (await botFragment(this.program));
    const isCopied = await copyText(link);
    this.#told.textContent = isCopied ? messages.text('lab-copied') : link;
  }

  /** Remove the bot. It can be put back at once. */
  #remove() {
    const { lab, bot } = this;
    const { messages, bots } = lab;
    this.#editor.flush();
    bots.remove(bot);
    this.open(bots.bots[0] ?? bots.add(lab.template, true));
    const back = button(messages, 'lab-restore', () => {
      bots.restore(bot);
      this.open(bot);
      lab.refresh();
      this.#told.textContent = '';
    });
    this.#told.replaceChildren(messages.text('lab-removed', { name: bot.name }), ' ', back);
    lab.refresh();
  }

  #showExample() {
    const [first, second] = this.#examples.value.split(' ');
    const isPuzzle = first === 'puzzle';
    const example = this.lab.examples.find(({ key }) => key === (isPuzzle ? second : first));
    this.#examples.value = '';
    if (!example) return;
    if (isPuzzle) this.#showPuzzle(example);
    else this.openProgram(this.lab.exampleOf(example), true);
  }

  /** @param {Example} example */
  #showPuzzle(example) {
    this.mark(null);
    this.#holder.hidden = true;
    this.#puzzle.show(example, this.lab.exampleOf(example));
  }
}
