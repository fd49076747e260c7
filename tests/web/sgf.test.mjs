import assert from 'node:assert/strict';
import { test } from 'node:test';
import { halves, parseSgf, plainText } from '../../web/viewer/sgf.js';
import { oracle } from './oracle.mjs';

test('the first game of a record has the nodes and values that the engine reads', () => {
  for (const { text, nodes } of oracle.records) {
    assert.deepEqual(described(parseSgf(text)?.root), nodes, text);
  }
});

test('what comes before and after the first game is ignored', () => {
  for (const { text, nodes } of oracle.records.slice(0, 5)) {
    assert.deepEqual(described(parseSgf(`words ${text} (;B[aa]) more`)?.root), nodes);
  }
});

test('values mean what they mean to the engine', () => {
  for (const { raw, text, halves: pair } of oracle.values) {
    assert.equal(plainText(raw), text, JSON.stringify(raw));
    assert.deepEqual(halves(raw), pair, JSON.stringify(raw));
  }
});

test('a text without a game has none', () => {
  for (const text of ['', '(', ';', 'B[aa]', '()', '(B[aa])']) assert.equal(parseSgf(text), null);
});

test('a text that ends too early is read as far as it goes', () => {
  const parsed = parseSgf('(;B[aa];W[bb]C[hel');
  assert.deepEqual(parsed?.faults, ['sgf/unclosed']);
  assert.deepEqual(parsed?.root.children[0].properties.get('C'), ['hel']);
  assert.equal(parsed?.endsInVariation, false);
  assert.equal(parseSgf('(;B[aa](;W[bb])(;W[c')?.endsInVariation, true);
});

test('half a move is not read', () => {
  for (const end of [';', ';W', ';W[', ';W[b', ';W[bb', ';W[bb.cc']) {
    const parsed = parseSgf(`(;B[aa]${end}`);
    assert.deepEqual(parsed?.root.children, [], end);
    assert.equal(parsed?.endsInVariation, false);
  }
  assert.deepEqual(parseSgf('(;B[aa];W[bb]TR[cc][d')?.root.children[0].properties.get('TR'), ['cc']);
});

test('what is wrong with a text is what the engine finds', () => {
  for (const { text, kinds } of oracle.broken) {
    const { faults } = parseSgf(text);
    assert.deepEqual(faults.includes('sgf/unclosed') ? ['sgf/unclosed'] : faults, kinds, text);
  }
});

test('another game after the first is told', () => {
  assert.deepEqual(parseSgf('(;B[aa]) (;B[bb])')?.faults, ['record/more-games']);
});

test('a text with too many tokens is refused', () => {
  assert.throws(() => parseSgf(`(${';'.repeat(300_001)})`), RangeError);
});

/** Describe the nodes in the order of the file, as the oracle does. */
function described(root) {
  const nodes = [];
  for (const waiting = [root]; waiting.length;) {
    const node = waiting.pop();
    nodes.push(node);
    waiting.push(...[...node.children].reverse());
  }
  return nodes.map(({ parent, properties }) => ({
    parent: parent ? nodes.indexOf(parent) : null,
    properties: Object.fromEntries(properties),
  }));
}
