import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { chooseLanguage, LANGUAGES, SOURCE } from '../../web/model/languages.js';
import { isComputerName } from '../../web/model/seats.js';
import {
  allTexts,
  bundleOf,
  namesIn,
  NUMBERS,
  samplesFor,
  selectsOf,
  sourceOf,
  textsOf,
  variablesOf,
} from '../support/messages.mjs';

const texts = allTexts();
const source = texts[SOURCE];
const others = LANGUAGES.filter((language) => language !== SOURCE);
/** Keys of the keyboard that a text names, such as `(U)`. */
const KEYS = /\((?: [^\w\s] |[A-Z0]|Esc|Ctrl\+[A-Z])\b/g;

for (const language of LANGUAGES) {
  test(`${language}: each line is understood, and no message is there twice`, () => {
    const names = namesIn(sourceOf(language));
    const understood = new Set([...texts[language].keys()].map((name) => name.split('.')[0]));
    assert.deepEqual(names.toSorted(), [...new Set(names)].toSorted());
    assert.deepEqual(
      names.filter((name) => !name.startsWith('-') && !understood.has(name)),
      [],
    );
    assert.equal(names.at(-1), 'complete');
  });

  test(`${language}: every text has all plural forms`, () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    for (const [name, pattern] of texts[language]) {
      for (const { hasPlurals, keys } of selectsOf(pattern)) {
        if (!hasPlurals) continue;
        const missing = pluralCategories.filter((category) => !keys.includes(category));
        // One exact number may stand in for its form.
        const needed = missing.filter((category) => !(category === 'one' && keys.includes(1)));
        assert.deepEqual(needed, [], `${name} needs the forms ${needed.join(', ')}`);
      }
    }
  });

  test(`${language}: every text can be written with every value`, () => {
    const bundle = bundleOf(language);
    for (const [name, pattern] of texts[language]) {
      const inAll = LANGUAGES.map((each) => texts[each].get(name)).filter((each) => each !== undefined);
      for (const sample of samplesFor(inAll)) {
        const errors = [];
        const text = bundle.formatPattern(pattern, sample, errors);
        assert.deepEqual(errors, [], name);
        assert.doesNotMatch(text, /[{}]|undefined|NaN/, name);
        assert.equal(text.trim(), text, `${name} begins or ends with a space: “${text}”`);
      }
    }
  });
}

for (const language of LANGUAGES) {
  test(`${language}: the name of a button has the words that it shows`, () => {
    const bundle = bundleOf(language);
    const words = (text) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim();
    for (const [name, pattern] of texts[language]) {
      const label = texts[language].get(`${name}.aria-label`);
      if (label === undefined) continue;
      for (const sample of samplesFor([pattern, label])) {
        const [shown, said] = [pattern, label].map((each) => words(bundle.formatPattern(each, sample, [])));
        assert.ok(said.includes(shown), `${name}: “${said}” does not say “${shown}”`);
      }
    }
  });
}

for (const language of others) {
  test(`${language}: all messages are translated, and no others`, () => {
    const missing = [...source.keys()].filter((name) => !texts[language].has(name));
    const unknown = [...texts[language].keys()].filter((name) => !source.has(name));
    assert.deepEqual(missing, [], `web/messages/${language}.ftl lacks these, which are shown in English`);
    assert.deepEqual(unknown, [], `web/messages/${language}.ftl has these, but English has not`);
  });

  test(`${language}: every text uses the variables, choices and keys of the English one`, () => {
    const bundles = [bundleOf(language), bundleOf(SOURCE)];
    for (const [name, pattern] of texts[language]) {
      const english = source.get(name);
      if (english === undefined) continue; // the test above tells
      assert.deepEqual(variablesOf(pattern), variablesOf(english), name);
      for (const { by, keys } of selectsOf(pattern)) {
        const words = keys.filter(isWord);
        const wanted = selectsOf(english).filter((select) => select.by === by);
        const all = new Set(wanted.flatMap((select) => select.keys.filter(isWord)));
        const unknown = all.size ? words.filter((word) => !all.has(word)) : [];
        assert.deepEqual(unknown, [], `${name}: ${by}`);
      }
      const [sample] = samplesFor([pattern, english]);
      const [own, theirs] = bundles.map((bundle, i) =>
        bundle
          .formatPattern([pattern, english][i], sample, [])
          .replace('(Strg+', '(Ctrl+')
          .match(KEYS)
          ?.toSorted(),
      );
      assert.deepEqual(own, theirs, `${name} names other keys`);
    }
  });

  test(`${language}: “stop” never stands alone, as it means two things to players`, () => {
    const bundle = bundleOf(language);
    for (const [name, pattern] of texts[language]) {
      if (language === 'de') continue; // no German players use the word
      for (const sample of samplesFor([pattern])) {
        assert.doesNotMatch(
          bundle.formatPattern(pattern, sample, []),
          /(?<!\p{L})(?:stop|стоп)(?!\p{L})/iu,
          name,
        );
      }
    }
  });
}

test('no verb in the past tense follows a name, whose gender nobody knows', () => {
  const endings = { pl: 'ł|ła|ło', ru: 'л|ла|ло|лся|лась', uk: 'в|ла|ло|вся|лася', cs: 'l|la|lo' };
  for (const [language, ending] of Object.entries(endings)) {
    const past = new RegExp(`Ola (?:się |se )?(?!Ola)\\p{L}+(?:${ending})(?!\\p{L})`, 'u');
    const bundle = bundleOf(language);
    for (const [name, pattern] of texts[language]) {
      for (const sample of samplesFor([pattern])) {
        assert.doesNotMatch(bundle.formatPattern(pattern, sample, []), past, name);
      }
    }
  }
});

test('counts are written in the plural forms of each language', () => {
  const forms = {
    en: ['0 moves', '1 move', '2 moves', '5 moves', '12 moves', '22 moves', '1.5 moves'],
    pl: ['0 ruchów', '1 ruch', '2 ruchy', '5 ruchów', '12 ruchów', '22 ruchy', '1,5 ruchu'],
    ru: ['0 ходов', '1 ход', '2 хода', '5 ходов', '12 ходов', '22 хода', '1,5 хода'],
    uk: ['0 ходів', '1 хід', '2 ходи', '5 ходів', '12 ходів', '22 ходи', '1,5 ходу'],
    cs: ['0 tahů', '1 tah', '2 tahy', '5 tahů', '12 tahů', '22 tahů', '1,5 tahu'],
    de: ['0 Züge', '1 Zug', '2 Züge', '5 Züge', '12 Züge', '22 Züge', '1,5 Züge'],
  };
  for (const language of LANGUAGES) {
    const bundle = bundleOf(language);
    const pattern = texts[language].get('game-moves');
    const written = NUMBERS.map((count) => bundle.formatPattern(pattern, { count }));
    assert.deepEqual(written, forms[language]);
  }
});

test('the names of computer players are known in every language', () => {
  for (const language of LANGUAGES) {
    const pattern = texts[language].get('computer-name');
    assert.ok(isComputerName(bundleOf(language).formatPattern(pattern, { level: 3 })), language);
  }
  assert.ok(isComputerName('Komputer 3'), 'in records of earlier versions');
  assert.ok(!isComputerName('Ola 3'));
  assert.ok(!isComputerName('Computer'));
});

test('the script that runs first chooses the language as the modules do', () => {
  const boot = readFileSync(new URL('../../web/boot.js', import.meta.url), 'utf8');
  const chosen = (search, setting, languages) => {
    const root = { dataset: {}, lang: '' };
    const words = { setAttribute: (name, value) => (words[name] = value), href: '', rel: '' };
    runInNewContext(boot.replace("['en']", JSON.stringify(LANGUAGES)), {
      URLSearchParams,
      addEventListener() {},
      document: {
        documentElement: root,
        getElementById: () => words,
        querySelector: () => null,
        createElement: () => ({}),
        head: { append() {} },
      },
      origin: 'https://play.example',
      localStorage: { getItem: (key) => (key === 'kropki.language' ? JSON.stringify(setting) : null) },
      location: { search, hash: '', protocol: 'https:' },
      navigator: { languages },
    });
    assert.deepEqual([words.href, words.rel], [`web/messages/${root.lang}.ftl`, 'preload']);
    return root.lang;
  };
  for (const language of LANGUAGES) {
    assert.equal(chosen('', 'auto', ['xx', `${language.toUpperCase()}-YY`, 'en']), language);
    assert.equal(chosen('', language, ['en']), language);
    assert.equal(chosen(`?lang=${language}`, 'en', ['en']), language);
    assert.equal(chooseLanguage(['xx', `${language.toUpperCase()}-YY`, 'en']), language);
  }
  assert.equal(chosen('?lang=xx', 'auto', ['yy']), SOURCE);
  assert.equal(chooseLanguage(['yy']), SOURCE);
});

test('pages say the same without their scripts in every language', () => {
  const read = (/** @type {string} */ language) =>
    readFileSync(new URL(`../../web/static/static.${language}.ftl`, import.meta.url), 'utf8');
  const codes = (/** @type {string} */ text) =>
    text.match(/`[^`]+`/g)?.filter((code) => code !== '`sandbox`') ?? [];
  const english = textsOf(read(SOURCE));
  for (const language of others) {
    const words = textsOf(read(language));
    assert.deepEqual([...words.keys()], [...english.keys()], language);
    for (const [name, text] of words) assert.deepEqual(codes(text), codes(english.get(name)), language);
  }
});

test('a text without its message is noticed', () => {
  assert.deepEqual(namesIn('a = A\nb =\n'), ['a', 'b']);
  assert.deepEqual([...textsOf('a = A\nb =\n').keys()], ['a']);
});

/** @param {string | number} key */
const isWord = (key) => typeof key === 'string' && !['one', 'few', 'many', 'other'].includes(key);

test('the English has none of the phrases that confused its readers', () => {
  const confusing = new RegExp(
    [
      'nobody must|less room|captures then|put (?:the|a|your) dots?|comes to the table|halted?|until told|gave up',
      'builds well|still loses|from a trap|who (?:stops|captures|asks)|so many|by themselves|dots ahead',
      'own (?:position|ring)|ways on|closed round|hang together',
    ].join('|'),
    'i',
  );
  const lines = sourceOf(SOURCE)
    .replace(/^(?:#.*|[\w-]+ =)/gm, '')
    .split('\n');
  assert.deepEqual(
    lines.filter((line) => confusing.test(line)),
    [],
  );
});
