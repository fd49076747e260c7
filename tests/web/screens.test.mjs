/** @file Links to screens: known names open them, and everything else is no such link. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorOf, register } from '../../web/model/doors.js';
import { DOORS } from '../../web/screens/doors.js';

register(DOORS);

function screenOfFragment(fragment) {
  const { door, part } = doorOf(fragment) ?? {};
  return door ? { screen: door.link, part } : null;
}

test('a link names a screen, and a part of it', () => {
  assert.deepEqual(screenOfFragment('#open=lab'), { screen: 'lab', part: '' });
  assert.deepEqual(screenOfFragment('#open=solved'), { screen: 'solved', part: '' });
  assert.deepEqual(screenOfFragment('#open=classes'), { screen: 'classes', part: '' });
  assert.deepEqual(screenOfFragment('#open=puzzles/saves'), { screen: 'puzzles', part: 'saves' });
  assert.deepEqual(screenOfFragment('#open=lessons/first'), { screen: 'lessons', part: 'first' });
});

for (const fragment of [
  '',
  '#',
  '#open=',
  '#open=settings',
  '#open=lab/',
  '#open=lab/../x',
  '#open=Lab',
  '#open=puzzles/<img>',
  '#open=puzzles/constructor1',
  `#open=puzzles/${'a'.repeat(21)}`,
  '#open=lab\n',
  ' #open=lab',
  '#open=lab&move=3',
]) {
  test(`${JSON.stringify(fragment.slice(0, 30))} leads to no screen`, () => {
    assert.equal(screenOfFragment(fragment), null);
  });
}
