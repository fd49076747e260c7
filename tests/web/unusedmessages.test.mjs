import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SOURCE } from '../../web/model/languages.js';
import { namesIn, sourceOf } from '../support/messages.mjs';

const ROOT = new URL('../../', import.meta.url);

test('the page uses every message', () => {
  const scripts = readdirSync(new URL('web', ROOT), { recursive: true, encoding: 'utf8' });
  const files = scripts.filter((file) => file.endsWith('.js')).map((file) => `web/${file}`);
  const code = [...files, 'index.html', 'embed.html']
    .map((file) => readFileSync(new URL(file, ROOT), 'utf8'))
    .join('\n');
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
