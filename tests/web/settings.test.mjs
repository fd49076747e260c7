import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { chooseLanguage, LANGUAGES } from '../../web/model/languages.js';
import { CHOICES, DEFAULTS, NAMES, Settings } from '../../web/store/settings.js';

/** @param {Record<string, string>} items */
function storageWith(items) {
  const kept = new Map(Object.entries(items));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Return a value of a setting that is not its default. */
const another = (name) => CHOICES[name]?.at(-1) ?? '#000000 #111111 #222222 #333333';

test('settings are kept from visit to visit', () => {
  const storage = storageWith({ 'kropki.theme': '"dark"', 'kropki.position': '{}' });
  const first = new Settings(storage);
  assert.deepEqual(first.values, { ...DEFAULTS, theme: 'dark' });
  for (const name of NAMES) first.update({ [name]: another(name) });
  const second = new Settings(storage);
  for (const name of NAMES) assert.equal(second.values[name], another(name));
  second.reset();
  assert.deepEqual(second.values, DEFAULTS);
  assert.deepEqual(new Settings(storage).values, DEFAULTS);
  assert.deepEqual([...storage.kept.keys()], ['kropki.position']);
});

test('what is damaged or unknown counts as the default', () => {
  for (const damaged of ['{}', '', '{', 'null', '[]', '"__proto__"', '"DARK"', '0', '{"theme":"dark"}']) {
    const items = Object.fromEntries(NAMES.map((name) => [`kropki.${name}`, damaged]));
    assert.deepEqual(new Settings(storageWith(items)).values, DEFAULTS, damaged);
  }
  const settings = new Settings(storageWith({}));
  settings.update({ theme: 'pink', dots: 'large' });
  assert.deepEqual(settings.values, { ...DEFAULTS, dots: 'large' });
});

test('settings from elsewhere take the place of defaults only', () => {
  const settings = new Settings(storageWith({ 'kropki.theme': '"dark"' }));
  settings.adopt({ theme: 'light', dots: 'large', language: 'de', reach: 'up', no: 'on', colours: 'red' });
  assert.deepEqual(settings.values, { ...DEFAULTS, theme: 'dark', dots: 'large' });
  for (const damaged of [null, 5, 'dark', [], ['dark'], { theme: {} }]) settings.adopt(damaged);
  assert.deepEqual(settings.values, { ...DEFAULTS, theme: 'dark', dots: 'large' });
});

test('settings change without a storage, or with one that is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  for (const storage of [null, full]) {
    const settings = new Settings(storage);
    settings.update({ theme: 'dark' });
    assert.equal(settings.values.theme, 'dark');
    settings.reset();
    assert.equal(settings.values.theme, 'auto');
  }
});

test('listeners hear of the settings that they watch, once for each change', () => {
  const settings = new Settings(null);
  const heard = [];
  settings.watch(['theme', 'dots'], (values, before) => heard.push([values.theme, before.theme]));
  settings.update({ theme: 'dark', dots: 'small' });
  settings.update({ theme: 'dark' });
  settings.update({ lines: 'bold' });
  settings.reset();
  assert.deepEqual(heard, [
    ['dark', 'auto'],
    ['auto', 'dark'],
  ]);
});

test('each file of words is a language to choose', () => {
  const files = readdirSync(new URL('../../web/messages/', import.meta.url));
  assert.deepEqual(LANGUAGES.toSorted(), files.map((file) => file.replace('.ftl', '')).toSorted());
  assert.equal(chooseLanguage(['xx', 'en-GB']), 'en');
  assert.equal(chooseLanguage([]), 'en');
});
