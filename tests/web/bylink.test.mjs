import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  drawOfferer,
  followed,
  isByLink,
  newByLink,
  recipientOf,
  refusalByLink,
  sentText,
  waitsFor,
} from '../../web/model/bylink.js';

globalThis.location = /** @type {any} */ ({ href: 'https://kropki.test/' });
const { linkIn } = await import('../../web/files/link.js');

const known = { game: 'abcdefgh', you: 0, turn: 0 };

test('a new game by link has an id that survives in the link', () => {
  const byLink = newByLink(1, 0);
  assert(isByLink(byLink));
  assert.equal(byLink.game.length, 8);
  const address = `https://kropki.test/#1abcdefgh${sentText({ ...byLink, you: 0 })}`;
  const sent = { game: byLink.game, you: 0 };
  assert.deepEqual(linkIn(`Your turn: ${address} :-)`), { link: '1abcdefgh', move: null, sent });
});

test('a draw is offered with a move', () => {
  const text = `https://kropki.test/#1abcdefgh${sentText({ ...known, draw: true })}`;
  assert.deepEqual(linkIn(text)?.sent, { game: known.game, you: 0, draw: true });
  const offered = { ...known, turn: 1, draw: 3 };
  assert(isByLink(offered));
  assert.equal(drawOfferer({ players: 2, plies: 3 }, offered), 0);
  assert.equal(drawOfferer({ players: 2, plies: 4 }, offered), null); // the other has played on
  assert.equal(drawOfferer({ players: 2, plies: 3 }, { ...offered, turn: null }), null);
  assert.equal(drawOfferer({ players: 3, plies: 3 }, offered), null);
  assert.equal(drawOfferer({ players: 2, plies: 3 }, known), null);
});

test('values that are not a game by link', () => {
  for (const value of [
    null,
    [],
    {},
    { ...known, game: 'short' },
    { ...known, game: '<b>12345678' },
    { ...known, you: 4 },
    { ...known, turn: undefined },
    { ...known, draw: '3' },
  ]) {
    assert(!isByLink(value), JSON.stringify(value));
  }
});

test('the end of the line says whose turn it is', () => {
  const end = { ply: 3, plies: 3, turn: 1, outcome: null };
  assert.equal(followed(null, end), null);
  assert.equal(followed(known, end)?.turn, 1);
  assert.equal(followed(known, { ...end, ply: 2 }), known);
  assert.equal(followed(known, { ...end, outcome: {} })?.turn, null);
  assert.deepEqual(
    [0, 1, null].map((turn) => waitsFor({ ...known, turn })),
    ['you', 'other', ''],
  );
  assert.equal(waitsFor(null), '');
});

test('the next link is for the player to move', () => {
  assert.equal(recipientOf({ players: 3 }, { ...known, turn: 2 }), 2);
  assert.equal(recipientOf({ players: 2 }, { ...known, turn: null }), 1);
});

test('only the last move can be replaced, and only in turn', () => {
  const position = { ply: 4, plies: 4, turn: 0 };
  assert.equal(refusalByLink(position, null), null);
  assert.equal(refusalByLink(position, known), null);
  assert.equal(refusalByLink({ ...position, ply: 3 }, known), null);
  assert.equal(refusalByLink({ ...position, ply: 2 }, known), 'page/by-link-past');
  assert.equal(refusalByLink({ ...position, turn: 1 }, known), 'page/by-link');
});
