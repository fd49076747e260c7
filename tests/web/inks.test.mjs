/** @file The colours in web/styles/ink.css: every set of inks on every paper, light and dark. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLOSE, contrast, difference, EYES, faultsOf, lightOf, VISIBLE } from '../../web/model/colours.js';
import { CHOICES, DEFAULTS } from '../../web/store/settings.js';

const CSS = readFileSync(new URL('../../web/styles/ink.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'];

/** Return the colours that a rule sets: each a pair of a light and a dark one. */
function rule(selector) {
  const start = CSS.indexOf(`${selector} {`);
  assert(start >= 0, selector);
  const body = CSS.slice(start, CSS.indexOf('}', start));
  const pairs = body.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g);
  return Object.fromEntries([...pairs].map(([, name, ...colours]) => [name, colours]));
}

const BASE = rule('\n.swatch');
const INKS = CHOICES.inks.filter((inks) => inks !== 'own');
const colours = [...CHOICES.paper, 'contrast'].flatMap((paper) =>
  INKS.map((inks) =>
    Object.assign(
      { name: `${inks} on ${paper}` },
      BASE,
      paper === 'contrast' ? rule(`[data-theme='contrast'])`) : {},
      paper === 'contrast' || paper === CHOICES.paper[0] ? {} : rule(`[data-paper='${paper}'])`),
      inks === CHOICES.inks[0] ? {} : rule(`[data-inks='${inks}'])`),
    ),
  ),
);

test('the grid can be seen: its lines 3:1, and the edge more', () => {
  for (const { name, field, line, edge } of colours) {
    THEMES.forEach((theme, i) => {
      assert(contrast(line[i], field[i]) >= VISIBLE, `${name}, ${theme}: lines`);
      assert(contrast(edge[i], field[i]) > contrast(line[i], field[i]), `${name}, ${theme}: edge`);
    });
  }
});

test('whoever wants more contrast gets texts of 7:1 and lines of 4.5:1', () => {
  const more = rule('@media (prefers-contrast: more) {\n  :root,\n  :host');
  for (const { name, field, card } of colours) {
    THEMES.forEach((theme, i) => {
      for (const ground of [field[i], card[i]]) {
        assert(contrast(more.pencil[i], ground) >= 7, `${name}, ${theme}: pencil`);
        assert(contrast(more.line[i], ground) >= 4.5, `${name}, ${theme}: lines`);
        assert(contrast(more.edge[i], ground) > contrast(more.line[i], ground), `${name}, ${theme}: edge`);
      }
    });
  }
});

test('what has the focus can be seen: its frame 3:1', () => {
  for (const { name, focus, paper, field, card, shade } of colours) {
    THEMES.forEach((theme, i) => {
      for (const ground of [paper, field, card, shade]) {
        assert(contrast(focus[i], ground[i]) >= VISIBLE, `${name}, ${theme}`);
      }
    });
  }
});

test('the theme of high contrast has texts of 7:1 and lines of 4.5:1', () => {
  const strong = colours.find(({ name }) => name === 'classic on contrast');
  THEMES.forEach((theme, i) => {
    for (const ink of ['ink-0', 'ink-1', 'ink-2', 'ink-3', 'pencil', 'text']) {
      assert(contrast(strong[ink][i], strong.field[i]) >= 7, `${theme}: ${ink}`);
    }
    assert(contrast(strong.line[i], strong.field[i]) >= 4.5, theme);
  });
});

test('inks and words can be read on the paper', () => {
  for (const each of colours) {
    for (const ink of ['ink-0', 'ink-1', 'ink-2', 'ink-3', 'pencil', 'text']) {
      for (const ground of ['paper', 'field', 'card']) {
        THEMES.forEach((theme, i) => {
          const found = contrast(each[ink][i], each[ground][i]);
          assert(found >= 4.5, `${each.name}, ${theme}: ${ink} on ${ground} ${found}`);
        });
      }
    }
  }
});

test('two players’ inks differ to people who see fewer colours', () => {
  for (const each of colours) {
    for (const eye of Object.keys(EYES)) {
      THEMES.forEach((theme, i) => {
        const found = difference(eye, each['ink-0'][i], each['ink-1'][i]);
        assert(found >= CLOSE, `${each.name}, ${theme}: ${eye} ${found}`);
      });
    }
  }
});

test('eyes without one kind of cones see greys as they are, and see what they see', () => {
  for (const see of Object.values(EYES)) {
    for (const grey of ['#000000', '#808080', '#ffffff']) {
      const light = lightOf(grey);
      see(light).forEach((value, i) => assert(Math.abs(value - light[i]) < 1e-4));
    }
    for (const colour of ['#c93a17', '#1d4c9f', '#ffee00']) {
      const seen = see(lightOf(colour));
      see(seen).forEach((value, i) => assert(Math.abs(value - seen[i]) < 1e-3, colour));
    }
  }
});

test('the colours of a browser count as those of styles', () => {
  assert.deepEqual(lightOf('rgb(201, 58, 23)'), lightOf('#c93a17'));
  assert.equal(Math.round(contrast('#ffffff', 'rgb(0, 0, 0)')), 21);
});

test('own inks are fine at first, on every paper', () => {
  for (const { name, field } of colours) {
    for (const paper of field) {
      assert.deepEqual(faultsOf(DEFAULTS.colours.split(' '), paper), { faint: [], close: [] }, name);
    }
  }
});

test('own inks that are faint or too much alike are found', () => {
  assert.deepEqual(faultsOf(['#c93a17', '#f2e6c0'], '#fffdf7').faint, [1]);
  const eyeFor = (a, b) => faultsOf([a, b], '#ffffff').close.map(({ eye }) => eye);
  assert.deepEqual(eyeFor('#c93a17', '#cc3a1a'), ['all']);
  assert.deepEqual(eyeFor('#0b3e89', '#9f0481'), ['protan']);
  assert.deepEqual(eyeFor('#08715c', '#9d0a62'), ['deutan']);
  assert.deepEqual(eyeFor('#09460a', '#32089d'), ['tritan']);
});
