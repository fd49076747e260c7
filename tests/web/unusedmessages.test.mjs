import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SOURCE } from '../../web/model/languages.js';
import { DOORS } from '../../web/screens/doors.js';
import { namesIn, SCREENS, screenSourceOf, sourceOf } from '../support/messages.mjs';

const ROOT = new URL('../../', import.meta.url);

const FILES = readdirSync(new URL('web', ROOT), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => `web/${file}`)
  .concat('index.html', 'embed.html');
const read = (/** @type {string} */ file) => readFileSync(new URL(file, ROOT), 'utf8');

test('the page uses every message', () => {
  const code = FILES.map(read).join('\n');
  const source = sourceOf(SOURCE);
  const inTexts = [...source.matchAll(/\{ ([\w-]+) \}/g)].map(([, name]) => name);
  const words = new Set([...(code.match(/[\w-]+/g) ?? []), ...inTexts]);
  // A name such as `rules-${rules}` is put together.
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, beginning]) => beginning);
  const unused = namesIn(source).filter(
    (name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  );
  assert.deepEqual(unused, []);
});

/** The screens that others contain, whose words those load too (Door.uses). */
const USES = Object.fromEntries(DOORS.map(({ name, uses = [] }) => [name, [name, ...uses]]));

for (const screen of SCREENS) {
  test(`only those who load the words of the screen ${screen} use them`, () => {
    const [, inside] = screenSourceOf(screen, SOURCE).split('## Screen\n');
    const others = FILES.filter((file) => {
      const [, name] = /^web\/screens\/(\w+)\//.exec(file) ?? [];
      return !(name && USES[name].includes(screen));
    });
    const own = new RegExp(`<(\\w+)[^>]* data-words="${screen}"[^]*?</\\1>`, 'g'); // in index.html
    for (const file of others) {
      const text = read(file).replaceAll(own, '');
      const asked = new Set(
        [...text.matchAll(/(?:text|textOr|label)\([^'`)]*['`]([\w-]+)['`]|data-l10n="([\w-]+)"/g)].map(
          ([, script, html]) => script ?? html,
        ),
      );
      const wrong = namesIn(inside).filter((name) => asked.has(name));
      assert.deepEqual(wrong, [], file);
    }
  });
}
