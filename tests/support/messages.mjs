/**
 * @file The messages of all languages: what they consist of, and how they look with sample values.
 *
 * @typedef {{id: string, attribute: string | null, pattern: any}} Text a value or an attribute of a message
 */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '../../runtime/js/fluent-bundle/index.js';
import { LANGUAGES } from '../../web/model/languages.js';

/** Numbers that need all the plural forms of the page's languages. */
export const NUMBERS = [0, 1, 2, 5, 12, 22, 1.5];
const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Values of variables that stand for numbers, though no message selects by them. */
const SAMPLES = {
  ply: 12,
  plies: 150,
  width: 39,
  height: 32,
  done: 1.5,
  total: 5.3,
  positions: 12_345,
  kilobytes: 120.4,
  min: 1,
  max: 52,
  most: 1000,
  point: 'd5',
  first: 'Ola',
  file: 'partia.sgf',
};
const TEXT = 'Ola';
const MAX_CASES = 600;

const WEB = new URL('../../web/', import.meta.url);
/** The names of the screens. */
export const SCREENS = readdirSync(new URL('screens', WEB), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Return the text of a screen's file in a language. @param {string} screen @param {string} language */
export const screenSourceOf = (screen, language) =>
  readFileSync(new URL(`screens/${screen}/${screen}.${language}.ftl`, WEB), 'utf8');

/** Return all words of a language: those of the screens, and then those of the page. @param {string} language */
export const sourceOf = (language) =>
  [
    ...SCREENS.map((screen) => screenSourceOf(screen, language)),
    readFileSync(new URL(`messages/${language}.ftl`, WEB), 'utf8'),
  ].join('\n');

/**
 * Return all texts of a file by name, such as `undo` and `undo.title`. A text that contains another message has its
 * text in it.
 * @param {string} source
 */
export function textsOf(source) {
  const texts = new Map();
  for (const { id, value, attributes } of new FluentResource(source).body) {
    if (value !== null) texts.set(id, value);
    for (const [name, pattern] of Object.entries(attributes)) texts.set(`${id}.${name}`, pattern);
  }
  const whole = (/** @type {any} */ pattern) =>
    !Array.isArray(pattern)
      ? pattern
      : pattern.flatMap((part) => {
          if (part.type === 'mesg') return whole(texts.get(part.name));
          if (part.type !== 'select') return [part];
          return [
            { ...part, variants: part.variants.map((each) => ({ ...each, value: whole(each.value) })) },
          ];
        });
  return new Map([...texts].map(([name, pattern]) => [name, whole(pattern)]));
}

/** Return the names of all messages and terms that a file means to have. @param {string} source */
export const namesIn = (source) => source.match(/^-?[A-Za-z][\w-]*(?= *=)/gm) ?? [];

/** Yield all parts of a pattern. @param {any} pattern @returns {Generator<any>} */
export function* partsOf(pattern) {
  for (const part of Array.isArray(pattern) ? pattern : [pattern]) {
    if (typeof part !== 'object') continue;
    yield part;
    if (part.selector) yield* partsOf(part.selector);
    for (const argument of part.args ?? []) yield* partsOf(argument.value ?? argument);
    for (const { value } of part.variants ?? []) yield* partsOf(value);
  }
}

/** Return the names of the variables in a pattern, sorted. @param {any} pattern */
export const variablesOf = (pattern) =>
  [...new Set([...partsOf(pattern)].filter(({ type }) => type === 'var').map(({ name }) => name))].toSorted();

/** Return each select of a pattern: what it selects by, and its keys. @param {any} pattern */
export const selectsOf = (pattern) =>
  [...partsOf(pattern)]
    .filter(({ type }) => type === 'select')
    .map(({ selector, variants, star }) => ({
      by: selector.name,
      keys: variants.map(({ key }) => key.value),
      rest: variants[star].key.value,
      hasPlurals:
        variants.some(({ key }) => PLURALS.includes(key.value) && key.value !== 'other') &&
        variants.every(({ key }) => typeof key.value === 'number' || PLURALS.includes(key.value)),
    }));

/**
 * Return the values to show each variable with, found in the same text of all languages.
 * @param {any[]} patterns
 * @returns {Record<string, (string | number)[]>}
 */
function valuesOf(patterns) {
  const values = {};
  for (const name of new Set(patterns.flatMap(variablesOf))) {
    const selects = patterns.flatMap(selectsOf).filter(({ by }) => by === name);
    const keys = [...new Set(selects.flatMap((select) => select.keys))];
    const words = keys.filter((key) => typeof key === 'string' && !PLURALS.includes(key));
    const numbers = keys.filter((key) => typeof key === 'number');
    const isNumber = selects.some(({ hasPlurals }) => hasPlurals) || numbers.length > 0;
    if (isNumber) values[name] = [...new Set([...numbers, ...NUMBERS])];
    else if (words.length) values[name] = words;
    else values[name] = [SAMPLES[name] ?? TEXT];
  }
  return values;
}

/**
 * Return sample values for a text, one record for each combination.
 * @param {any[]} patterns the text in all languages
 * @returns {Record<string, string | number>[]}
 */
export function samplesFor(patterns) {
  let samples = [{}];
  for (const [name, values] of Object.entries(valuesOf(patterns))) {
    samples = samples.flatMap((sample) => values.map((value) => Object.assign({ [name]: value }, sample)));
  }
  if (samples.length > MAX_CASES) throw new Error(`${samples.length} combinations of values`);
  return samples;
}

/** Return a bundle with the messages of a language. @param {string} language @param {string} [source] */
export function bundleOf(language, source = sourceOf(language)) {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { INKS: () => 'classic' } });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** The texts of all languages. @type {() => Record<string, Map<string, any>>} */
export const allTexts = () =>
  Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(sourceOf(language))]));
