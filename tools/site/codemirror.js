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
export { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
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
export { Compartment, EditorState } from '@codemirror/state';
export { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
export { tags } from '@lezer/highlight';
