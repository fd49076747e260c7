import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LETTERS, pointName } from '../../web/model/points.js';
import { spokenPoint } from '../../web/model/spoken.js';

const BOARD = { width: 52, height: 52 };
const heard = (text, board = BOARD) => {
  const point = spokenPoint(text, board);
  return point && pointName(point);
};

test('points are understood as they are said in each language', () => {
  const said = {
    'd five': 'd5',
    'D 5': 'd5',
    'Dee five.': 'd5',
    'd pięć': 'd5',
    'De pięć': 'd5',
    'д пять': 'd5',
    'Дэ пять.': 'd5',
    'д п’ять': 'd5',
    "Д п'ять": 'd5',
    'dé pět': 'd5',
    'D fünf': 'd5',
    'sea two': 'c2',
    'C to': 'c2',
    'double you twenty-one': 'w21',
    'B dwadzieścia jeden': 'b21',
    'бэ двадцать один': 'b21',
    'це сорок дев’ять': 'c49',
    'bé dvaadvacet': 'b22',
    'bé dvacet dva': 'b22',
    'B fünfundzwanzig': 'b25',
    'ef zweiunddreißig': 'f32',
    'ef zwölf': 'f12',
    'эф 12': 'f12',
    с4: 'c4',
    'аш восемь': 'h8',
    'e eight': 'e8',
    'en one': 'n1',
    'capital d five': 'D5',
    'großes D fünf': 'D5',
    'большая дэ пять': 'D5',
  };
  for (const [text, point] of Object.entries(said)) assert.equal(heard(text), point, text);
});

test('each letter and each number has a word in each language', () => {
  const cases = {
    en: 'nineteen',
    pl: 'dziewiętnaście',
    ru: 'девятнадцать',
    uk: 'дев’ятнадцять',
    cs: 'devatenáct',
    de: 'neunzehn',
  };
  for (const word of Object.values(cases)) {
    for (const letter of LETTERS.slice(0, 26)) assert.equal(heard(`${letter} ${word}`), `${letter}19`);
  }
});

test('nothing else is a point', () => {
  const board = { width: 12, height: 12 };
  for (const text of [
    '',
    'd',
    'five',
    'd five five',
    'hello',
    'd thirteen',
    'm five',
    'd 0',
    'capital d five',
  ]) {
    assert.equal(heard(text, board), null, text);
  }
  for (const text of ['d twenty ten', 'd five twenty', 'd -5x', '5 d', 'd five please']) {
    assert.equal(heard(text), null, text);
  }
});
