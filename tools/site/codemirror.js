/**
 * @file What the Python lab uses of CodeMirror. The build bundles it into runtime/js/codemirror.mjs. The packages are
 * named one by one: the package `codemirror` is an older editor.
 */

export {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
export { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
export { python } from '@codemirror/lang-python';
export {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
  syntaxTree,
} from '@codemirror/language';
export { lintGutter, setDiagnostics } from '@codemirror/lint';
export { Compartment, EditorState, StateField } from '@codemirror/state';
export {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
export { tags } from '@lezer/highlight';
