import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  followed,
  isByLink,
  isFitting,
  newByLink,
  offerToYou,
  openOffer,
  recipientOf,
  refusalByLink,
  sentText,
  waitsFor,
} from '../../web/model/bylink.js';

globalThis.location = /** @type {any} */ ({ href: 'https://kropki.test/' });
const { linkIn } = await import('../../web/files/link.js');

const known = { game: 'abcdefgh', you: 0, turn: 0 };
const draw = (/** @type {number[]} */ players) => ({ kind: 'draw', players, rings: [] });

test('a new game by link has an id that survives in the link', () => {
  const byLink = newByLink(1, 0);
  assert(isByLink(byLink));
  assert.equal(byLink.game.length, 8);
  const address = `https://kropki.test/#1abcdefgh${sentText({ ...byLink, you: 0 })}`;
  const sent = { game: byLink.game, you: 0 };
  assert.deepEqual(linkIn(`Your turn: ${address} :-)`), { link: '1abcdefgh', move: null, sent });
});

test('an offer and its answers survive in the link', () => {
  const rings = ['bbcacbbd', 'ggHfhggh'];
  for (const offer of [
    draw([0]),
    draw([2, 0, 1]),
    { kind: 'settlement', players: [1], rings },
    { kind: 'settlement', players: [1], rings: [] },
    { kind: 'declined', players: [2], rings: [] },
  ]) {
    const address = `https://kropki.test/#1abcdefgh${sentText({ ...known, offer })}`;
    assert.deepEqual(linkIn(`${address}.`)?.sent, { game: known.game, you: 0, offer });
  }
  const plain = { game: known.game, you: 0 };
  for (const text of ['&draw=', '&draw=4', '&resign=0', '&settlement=.aabbccdd']) {
    assert.deepEqual(linkIn(`https://kropki.test/#1abcdefgh${sentText(known)}${text}`)?.sent, plain, text);
  }
});

test('an offer of a draw in a link of an earlier version comes from the other of two players', () => {
  for (const you of [0, 1]) {
    const address = `https://kropki.test/#1abcdefgh${sentText({ ...known, you })}&draw`;
    assert.deepEqual(linkIn(address)?.sent?.offer, draw([1 - you]));
  }
});

test('an offer waits for each player who still plays', () => {
  const three = { players: 3, resigned: [] };
  const offered = { ...known, turn: 1, offer: { ...draw([0]), node: 3 } };
  const accepted = { ...offered, offer: { ...draw([0, 1]), node: 3 } };
  assert(isByLink(offered));
  assert.equal(recipientOf(three, offered), 1);
  assert.equal(offerToYou(offered), null);
  assert.equal(offerToYou({ ...offered, you: 1 }), offered.offer);
  assert.equal(recipientOf(three, { ...offered, you: 1 }), null); // they have to answer
  assert.equal(recipientOf(three, { ...accepted, you: 1 }), 2);
  assert.equal(recipientOf({ ...three, players: 4, resigned: [2] }, { ...accepted, you: 1 }), 3);
  assert.equal(recipientOf(three, { ...offered, you: 2, offer: { ...draw([2, 0]), node: 3 } }), 1);
  assert.equal(waitsFor({ ...accepted, you: 1 }), 'other'); // though it is their turn
  assert.equal(waitsFor({ ...accepted, you: 2 }), 'you');
  const declined = { ...offered, you: 2, offer: { kind: 'declined', players: [2], rings: [], node: 3 } };
  assert(isByLink(declined));
  assert.equal(openOffer(declined), null);
  assert.equal(recipientOf(three, declined), 1);
});

test('an offer names players who play, each once, and leaves somebody to answer', () => {
  const four = { players: 4, resigned: [3] };
  for (const players of [[0], [2, 1]]) assert(isFitting(four, draw(players)), String(players));
  for (const players of [[3], [0, 0], [0, 1, 2]]) assert(!isFitting(four, draw(players)), String(players));
  assert(!isFitting({ players: 2, resigned: [] }, draw([2])));
});

test('an offer lapses with the next move, and with another last move', () => {
  const offered = { ...known, turn: 1, offer: { ...draw([0]), node: 3 } };
  const end = { ply: 3, plies: 3, turn: 1, outcome: null, node: 3 };
  assert.equal(followed(offered, end), offered);
  assert.equal(followed(offered, { ...end, ply: 2, node: 2 }), offered); // a look at an earlier position
  assert.equal(followed(offered, { ...end, ply: 4, plies: 4, turn: 0, node: 4 })?.offer, undefined);
  assert.equal(followed(offered, { ...end, node: 4 })?.offer, undefined);
  assert.equal(followed(offered, { ...end, outcome: {} })?.offer, undefined);
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
    { ...known, offer: { ...draw([0]), node: '3' } },
    { ...known, offer: { ...draw([]), node: 3 } },
    { ...known, offer: { ...draw([4]), node: 3 } },
    { ...known, offer: { ...draw([0]), node: 3, kind: 'win' } },
    { ...known, offer: { kind: 'settlement', players: [0], node: 3 } },
  ]) {
    assert(!isByLink(value), JSON.stringify(value));
  }
});

test('the end of the line says whose turn it is', () => {
  const end = { ply: 3, plies: 3, turn: 1, outcome: null, node: 3 };
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
  assert.equal(recipientOf({ players: 2 }, known), null); // they have to move first
});

test('only the last move can be replaced, and only in turn', () => {
  const position = { ply: 4, plies: 4, turn: 0 };
  assert.equal(refusalByLink(position, null), null);
  assert.equal(refusalByLink(position, known), null);
  assert.equal(refusalByLink({ ...position, ply: 3 }, known), null);
  assert.equal(refusalByLink({ ...position, ply: 2 }, known), 'page/by-link-past');
  assert.equal(refusalByLink({ ...position, turn: 1 }, known), 'page/by-link');
});
