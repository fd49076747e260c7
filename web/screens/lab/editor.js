import {
  autocompletion,
  bracketMatching,
  closeBrackets,
  closeBracketsKeymap,
  Compartment,
  completionKeymap,
  Decoration,
  defaultKeymap,
  drawSelection,
  EditorState,
  EditorView,
  HighlightStyle,
  highlightActiveLine,
  highlightSpecialChars,
  history,
  historyKeymap,
  indentOnInput,
  indentUnit,
  indentWithTab,
  isolateHistory,
  keymap,
  lineNumbers,
  lintGutter,
  python,
  setDiagnostics,
  StateField,
  syntaxHighlighting,
  tags,
} from '../../../runtime/js/codemirror.mjs';
import { odditiesOf } from '../../model/oddities.js';
import { INVISIBLE, SPACES } from '../../model/plain.js';
/** @import { CompletionSource } from '@codemirror/autocomplete' */

const CHANGE_PAUSE = 300; // milliseconds after which a change is reported
const INDENT = '    ';

const COLOURS = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.controlKeyword],
    color: 'var(--code-keyword)',
    fontWeight: '600',
  },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--code-number)' },
  { tag: tags.comment, color: 'var(--pencil)', fontStyle: 'italic' },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.className], fontWeight: '600' },
]);

const LOOK = EditorView.theme({
  '&': { height: '100%', color: 'var(--text)', backgroundColor: 'var(--field)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--code)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--text)', padding: '0.4rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--text)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'var(--field)', color: 'var(--pencil)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--shade) 60%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--shade)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--code-selection)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--shade)', outline: '1px solid var(--edge)' },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--card)',
    border: '1px solid var(--edge)',
    borderRadius: '0.35rem',
    maxWidth: 'min(28rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--code)', maxHeight: '12rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.35rem 0.5rem', lineHeight: '1.3' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--card)', backgroundColor: 'var(--text)' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-completionInfo': { padding: '0.5rem 0.7rem', fontSize: '0.875rem', whiteSpace: 'pre-line' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--ink-0)', padding: '0.35rem 0.7rem' },
  '.cm-odd': {
    backgroundColor: 'color-mix(in srgb, var(--ink-0) 25%, transparent)',
    outline: '1px solid var(--ink-0)',
  },
  '.cm-specialChar': { color: 'var(--ink-0)', fontWeight: '600' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--ink-0)',
    textUnderlineOffset: '0.2em',
  },
});

/** Marks the signs that look like others. */
const ODD = StateField.define({
  create: ({ doc }) => marksOf(doc.toString()),
  update: (marks, { docChanged, state }) => (docChanged ? marksOf(state.doc.toString()) : marks),
  provide: (field) => EditorView.decorations.from(field),
});

/** @param {string} source */
const marksOf = (source) =>
  Decoration.set(
    odditiesOf(source).map(({ from }) => Decoration.mark({ class: 'cm-odd' }).range(from, from + 1)),
  );

/** A place in a program where something is wrong. @typedef {{line: number, message: string}} Mark */

/**
 * The editor of a program. It is in a shadow tree, where its styles need no exception from the page's policy.
 * Escape leaves it, as Tab writes spaces.
 */
export class Editor {
  #view;
  #locked = new Compartment();
  #alarm = 0;
  /** @type {import('@codemirror/state').Extension[]} */
  #extensions;
  /** Called after a change, once no other follows at once. @type {(source: string) => void} */
  onChange = () => {};
  /** Called when signs of a pasted text were replaced, with their number. @type {(count: number) => void} */
  onReplace = () => {};

  /**
   * @param {HTMLElement} element that holds it
   * @param {object} options
   * @param {string} options.label for screen readers
   * @param {CompletionSource} options.complete
   * @param {() => void} options.run called by Ctrl-Enter
   * @param {() => void} options.leave called by Escape
   */
  constructor(element, { label, complete, run, leave }) {
    const root = element.attachShadow({ mode: 'open' });
    const commands = keymap.of([
      { key: 'Mod-Enter', run: () => (run(), true) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      { key: 'Escape', run: () => (leave(), true) },
      ...historyKeymap,
      ...defaultKeymap.filter(({ key }) => key !== 'Escape' && key !== 'Mod-Enter'),
      indentWithTab,
    ]);
    this.#extensions = [
      commands,
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of(INDENT),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightSpecialChars({ addSpecialChars: new RegExp(`[${INVISIBLE}${SPACES}]`, 'g') }),
      ODD,
      autocompletion({ override: [complete], icons: false }),
      python(),
      syntaxHighlighting(COLOURS),
      LOOK,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({
        'aria-label': label,
        tabindex: '0',
        autocapitalize: 'off',
        spellcheck: 'false',
        translate: 'no',
      }),
      this.#locked.of([]),
      EditorView.updateListener.of(({ docChanged, transactions }) => {
        if (!docChanged) return;
        this.#change();
        const pasted = transactions.filter((each) => each.isUserEvent('input.paste'));
        if (pasted.length) queueMicrotask(() => this.#mend(pasted));
      }),
    ];
    this.#view = new EditorView({ parent: root, root });
  }

  /** The program. */
  get source() {
    return this.#view.state.doc.toString();
  }

  /** Show another program. @param {string} source @param {boolean} isLocked whether it can only be read */
  open(source, isLocked) {
    this.flush();
    this.#view.setState(EditorState.create({ doc: source, extensions: this.#extensions }));
    this.lock(isLocked);
  }

  /** @param {boolean} isLocked */
  lock(isLocked) {
    this.#view.dispatch({ effects: this.#locked.reconfigure(EditorState.readOnly.of(isLocked)) });
  }

  /** Mark lines where something is wrong. @param {Mark[]} marks */
  mark(marks) {
    const { state } = this.#view;
    const diagnostics = marks
      .filter(({ line }) => line >= 1 && line <= state.doc.lines)
      .map(({ line, message }) => {
        const { from, to, text } = state.doc.line(line);
        const start = from + text.length - text.trimStart().length;
        return { from: Math.min(start, to), to, severity: /** @type {const} */ ('error'), message };
      });
    this.#view.dispatch(setDiagnostics(state, diagnostics));
    const [first] = diagnostics;
    if (first) this.#view.dispatch({ effects: EditorView.scrollIntoView(first.from, { y: 'nearest' }) });
  }

  /** Replace the signs that look like others, and return how many. One step back brings them again. */
  replaceOddities() {
    return this.#replace(odditiesOf(this.source));
  }

  /** Replace such signs in what was pasted. @param {readonly import('@codemirror/state').Transaction[]} pasted */
  #mend(pasted) {
    /** @type {[number, number][]} */
    const ranges = [];
    for (const { changes } of pasted) changes.iterChangedRanges((_, __, from, to) => ranges.push([from, to]));
    const count = this.#replace(
      odditiesOf(this.source).filter(({ from }) =>
        ranges.some(([start, end]) => from >= start && from < end),
      ),
    );
    if (count) this.onReplace(count);
  }

  /** @param {import('../../model/oddities.js').Oddity[]} oddities */
  #replace(oddities) {
    if (!oddities.length || this.#view.state.readOnly) return 0;
    this.#view.dispatch({
      changes: oddities.map(({ from, instead }) => ({ from, to: from + 1, insert: instead })),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.replace',
    });
    return oddities.length;
  }

  focus() {
    this.#view.focus();
  }

  /** Report a change that has not been reported yet. */
  flush() {
    if (!this.#alarm) return;
    clearTimeout(this.#alarm);
    this.#alarm = 0;
    this.onChange(this.source);
  }

  #change() {
    clearTimeout(this.#alarm);
    this.#alarm = setTimeout(() => this.flush(), CHANGE_PAUSE);
  }
}
