/** @file What the editor offers while somebody types: the names of the library, made when the page is built. */

/** @import { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete' */

/**
 * @typedef {object} Entry a name that can be typed
 * @property {string} name
 * @property {string} signature
 * @property {string} doc
 * @property {'method' | 'attribute' | 'function' | 'keyword' | 'module'} kind
 *
 * @typedef {Record<string, Entry[]>} Entries those of `board` and `point`, and those `top` of Python itself
 */

/**
 * Return what completes a word. After a dot, the names of a board are offered if that is what stands before it, and
 * otherwise those of a point.
 * @param {Entries} entries
 */
export function completionSource(entries) {
  const options = Object.fromEntries(
    Object.entries(entries).map(([type, list]) => [type, list.map(completionOf)]),
  );
  /** @param {CompletionContext} context @returns {CompletionResult | null} */
  return (context) => {
    const dotted = context.matchBefore(/[\w)\]]+\.\w*$/);
    if (dotted) {
      const type = /^(?:board|twin|copy|b)\./.test(dotted.text) ? 'board' : 'point';
      return {
        from: dotted.from + dotted.text.indexOf('.') + 1,
        options: options[type] ?? [],
        validFor: /^\w*$/,
      };
    }
    const word = context.matchBefore(/\w+$/);
    if (!word && !context.explicit) return null;
    return { from: word?.from ?? context.pos, options: options.top ?? [], validFor: /^\w*$/ };
  };
}

/** @param {Entry} entry @returns {Completion} */
function completionOf({ name, signature, doc, kind }) {
  return { label: name, detail: signature, type: kind, info: doc };
}
