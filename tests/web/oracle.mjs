/** @file The engine's answers, which tests/test_page.py writes before it runs the tests of this folder. */

import { readFileSync } from 'node:fs';

const { KROPKI_ORACLE } = process.env;
if (!KROPKI_ORACLE) throw new Error('run these tests by `pytest tests/test_page.py`');

export const oracle = JSON.parse(readFileSync(KROPKI_ORACLE, 'utf8'));

/** Return the letter pairs of points in alphabetical order. @param {string} points */
export const sortPairs = (points) => [...points.matchAll(/../g)].map(String).sort().join('');
