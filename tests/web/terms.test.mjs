import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { LANGUAGES, SOURCE } from '../../web/model/languages.js';
import { allTexts, bundleOf, samplesFor } from '../support/messages.mjs';

const texts = allTexts();
const bundles = Object.fromEntries(LANGUAGES.map((language) => [language, bundleOf(language)]));
const RULES = readFileSync(new URL('../../docs/translating.md', import.meta.url), 'utf8');
const [, TABLE] = RULES.split('## Terms');
const NAMES = { Polish: 'pl', Russian: 'ru', Ukrainian: 'uk', Czech: 'cs', German: 'de' };
/** What an English word can end in. */
const ENDINGS = '(?:s|es|d|ed|ing)?';

/** English phrases in which a word is no term. */
const OTHER_SENSES =
  /full stop|board is full|both edges|free cross|crosses itself|(?:points? around .*|row .*|, |: )free|“a drawing|and a drawing/g;

/** Texts that say a term in other words, at least in one language, or mean something else by the English word. */
const FREE = {
  dot: `subtitle aiming.aria-label setting-premove setting-premove-help reason new-handicap lesson-first-chain
    lesson-first-ring solved-help`,
  point: `hint-ask.title hints-asked setting-confirmBy setting-confirm-help setting-premove-help
    why-captured refusal-move-territory refusal-size-out-of-range sum-thrown key-arrows-does key-why-does
    draft-aim-kind draft-threats lab-board.aria-label lab-column lab-reference-time`,
  board: 'compare-show',
  ring: 'declare-ring settling-draw solved-help',
  area: 'option-areas',
  capture: 'declare-hint-last option-edge reason lesson-edge-safe',
  free: 'lesson-dead-free-right said-around',
  territory: 'by-link-offered setup-fault-no-enemy setup-fault-no-ring',
  stop: `refusal-settlement-set-up walk-pause.aria-label walk-pause.title rules-zagram-no-territory review-puzzles-stop
    lab-stop friend-camera-end`,
  grounde: 'lesson-end-ground',
  declare: 'refusal-ring-not-now',
  cross: `refusal-ring-crosses-itself lesson-end-pass tool-MA.aria-label tool-MA.title mark-MA opening-double-cross
    opening-triple-cross`,
  ladder: 'lab-tab-ladder',
  'take back': 'undo clock-help friend-wishes friend-asked',
  friend: `invite-friend friends-title friends-link friends-near new-friend new-link seat-person seat-link seat-friend friend
    friend-strip.aria-label friend-title friend-inviting friend-accept-help friend-lost-host
    friend-other-course friend-away refusal-page-friend-game refusal-page-friend-edit`,
};

/** Return a text in small letters without accents. @param {string} text */
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Return the words of a cell of the table, without its remarks. @param {string} cell */
const wordsOf = (cell) =>
  cell
    .replace(/\(.*?\)|\*|^(?:to|the) /g, '')
    .split(/[,/]/)
    .map((word) => plain(word.trim()));

/** Return what all forms of a word begin with, which is most of it. @param {string} word */
const stemOf = (word) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));

/** Return whether a text has a form of a word, or of each word of a phrase. @param {string} text @param {string} phrase */
const hasForm = (text, phrase) =>
  phrase.split(' ').every((word) => new RegExp(`(?<!\\p{L})\\p{L}{0,3}${stemOf(word)}`, 'u').test(text));

/** Return the terms: for each English word, the words of each language. */
function terms() {
  const [[, ...languages], , ...rows] = TABLE.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  /** @type {Map<string, Record<string, string[]>>} */
  const found = new Map();
  for (const [english, ...cells] of rows) {
    for (const word of wordsOf(english)) {
      const term = word.replace(/ed$/, 'e'); // “captured” is a form of “capture”
      const known = found.get(term) ?? {};
      for (const [i, cell] of cells.entries()) (known[NAMES[languages[i]]] ??= []).push(...wordsOf(cell));
      found.set(term, known);
    }
  }
  return found;
}

/** Return all that a text can say, as `plain` letters. @param {string} language @param {string} name */
function saidBy(language, name) {
  const pattern = texts[language].get(name);
  const bundle = bundles[language];
  return samplesFor([pattern])
    .map((sample) => plain(bundle.formatPattern(pattern, sample, [])))
    .join('\n');
}

const english = new Map(
  [...texts[SOURCE].keys()].map((name) => [name, saidBy(SOURCE, name).replace(OTHER_SENSES, '')]),
);

const needed = new Map(Object.keys(FREE).map((term) => [term, new Set()]));

for (const language of LANGUAGES.filter((each) => each !== SOURCE)) {
  test(`${language}: each term is translated as docs/translating.md says`, () => {
    const said = new Map([...texts[language].keys()].map((name) => [name, saidBy(language, name)]));
    for (const [term, words] of terms()) {
      const free = FREE[term]?.split(/\s+/) ?? [];
      const using = new RegExp(`(?<![\\p{L}-])${term}${ENDINGS}(?!\\p{L})`, 'u');
      const others = [...english.keys()].filter((name) => {
        if (!using.test(english.get(name) ?? '')) return false;
        return !words[language].some((word) => hasForm(said.get(name) ?? '', word));
      });
      for (const name of others) needed.get(term)?.add(name);
      const strange = others.filter((name) => !free.includes(name));
      assert.deepEqual(strange, [], `These have no form of “${words[language].join(', ')}” for “${term}”`);
    }
  });
}

test('no text is excused from a term that it has', () => {
  for (const [term, names] of Object.entries(FREE)) {
    assert.deepEqual(names.split(/\s+/).toSorted(), [...(needed.get(term) ?? [])].toSorted(), term);
  }
});
