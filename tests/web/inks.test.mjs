/** @file The colours in web/styles/ink.css: every set of inks on every paper, light and dark. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { CHOICES } from '../../web/store/settings.js';

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
const colours = CHOICES.paper.flatMap((paper) =>
  CHOICES.inks.map((inks) =>
    Object.assign(
      { name: `${inks} on ${paper}` },
      BASE,
      paper === CHOICES.paper[0] ? {} : rule(`[data-paper='${paper}'])`),
      inks === CHOICES.inks[0] ? {} : rule(`[data-inks='${inks}'])`),
    ),
  ),
);

/** Return red, green and blue as shares of light. @param {string} colour */
const light = (colour) =>
  [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

/** Return the contrast of two colours as WCAG defines it. */
function contrast(a, b) {
  const luminance = (colour) => light(colour).reduce((sum, x, i) => sum + x * [0.2126, 0.7152, 0.0722][i], 0);
  const [dark, bright] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}

/** How people see colours who lack one kind of cone: Viénot, Brettel and Mollon 1999, on linear light. */
const EYES = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  deutan: [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
};

/** Return how far apart two colours are to an eye: ΔE in CIELAB. */
function difference(eye, a, b) {
  const lab = (colour) => {
    const rgb = light(colour);
    const seen = eye.map((row) => row.reduce((sum, x, i) => sum + x * rgb[i], 0));
    const xyz = [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ].map((row) => row.reduce((sum, x, i) => sum + x * seen[i], 0));
    const [x, y, z] = xyz.map((value, i) => Math.cbrt(Math.max(0, value) / [0.9505, 1, 1.089][i]));
    return [116 * y, 500 * (x - y), 200 * (y - z)];
  };
  const [from, to] = [lab(a), lab(b)];
  return Math.hypot(...from.map((value, i) => value - to[i]));
}

test('the grid can be seen: fine lines 2:1, bold lines 3:1, and the edge more', () => {
  for (const { name, field, line, 'line-bold': bold, edge } of colours) {
    THEMES.forEach((theme, i) => {
      assert(contrast(line[i], field[i]) >= 2, `${name}, ${theme}: fine`);
      assert(contrast(bold[i], field[i]) >= 3, `${name}, ${theme}: bold`);
      assert(contrast(edge[i], field[i]) > contrast(bold[i], field[i]), `${name}, ${theme}: edge`);
    });
  }
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
    for (const [eye, matrix] of Object.entries(EYES)) {
      THEMES.forEach((theme, i) => {
        const found = difference(matrix, each['ink-0'][i], each['ink-1'][i]);
        assert(found >= 25, `${each.name}, ${theme}: ${eye} ${found}`);
      });
    }
  }
});
