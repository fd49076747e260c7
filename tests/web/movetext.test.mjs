import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Messages } from '../../web/ui/messages.js';
import { captureText, nodeText, reasonsText } from '../../web/ui/movetext.js';
import { sourceOf } from '../support/messages.mjs';
/** @import { Gain } from '../../web/model/gains.js' */
/** @import { Position } from '../../web/model/position.js' */
/** @import { Node } from '../../web/model/tree.js' */
/** @import { HintInfo } from '../../web/protocol.js' */

const messages = /** @type {Messages} */ (
  /** @type {unknown} */ ({
    text: (/** @type {string} */ id, /** @type {object} */ values) => `${id} ${JSON.stringify(values)}`,
    list: (/** @type {string[]} */ words) => words.join('; '),
  })
);

/** @param {Partial<HintInfo>} fields @returns {HintInfo} */
const hint = (fields) => ({
  x: 0,
  y: 0,
  reasons: [],
  gain: 0,
  line: 'aa',
  finding: null,
  lines: [],
  ...fields,
});

test('a point has the reasons that can be counted, and what is expected of a chain', () => {
  assert.equal(reasonsText(messages, hint({})), '');
  assert.equal(reasonsText(messages, hint({ reasons: [['saves', 3]] })), 'reason-saves {"number":3}');
  assert.equal(
    reasonsText(messages, hint({ finding: { x: 3, y: 4, count: 7, own: true } })),
    'reason-safer {"count":7,"point":"d5"}',
  );
  assert.equal(
    reasonsText(
      messages,
      hint({ reasons: [['prevents', 2]], finding: { x: 0, y: 0, count: 2, own: false } }),
    ),
    'reason-prevents {"number":2}; reason-cuts {"count":2,"point":"a1"}',
  );
});

const english = new Messages(sourceOf('en'), 'en');

/** @param {Partial<Position>} fields */
const positionOf = (fields) =>
  /** @type {Position} */ ({ players: 2, names: ['', '', ''], change: { dot: null, taken: [] }, ...fields });

/**
 * Say a move on c3 of player 1, by which these players gain.
 * @param {Gain[]} gains
 * @param {Partial<Position>} [fields]
 */
function said(gains, fields = {}) {
  const root = { id: 0, depth: 0, parent: null, text: '', player: null, signs: '', gains: [], lane: 0 };
  const node = { ...root, id: 1, depth: 8, parent: root, text: 'cc', player: 1, gains, children: [] };
  return nodeText(english, positionOf(fields), /** @type {Node} */ (/** @type {unknown} */ (node)));
}

test('a move says what it captures and frees, and what it loses in a house', () => {
  assert.equal(said([]), 'Move 8, Blue c3');
  assert.equal(said([[1, 4, 0]]), 'Move 8, Blue c3, captures 4');
  assert.equal(said([[1, 4, 1]]), 'Move 8, Blue c3, captures 4 and frees 1');
  assert.equal(said([[0, 1, 0]]), 'Move 8, Blue c3, lost 1');
  assert.equal(said([[0, 1, 0]], { players: 3 }), 'Move 8, Blue c3, Red captures 1');
  assert.equal(
    said(
      [
        [1, 2, 0],
        [0, 1, 0],
      ],
      { players: 3 },
    ),
    'Move 8, Blue c3, captures 2, Red captures 1',
  );
});

test('a note tells who captures with a dot, and whom that frees', () => {
  const dot = { x: 2, y: 2, player: 1 };
  /** @param {[owner: number, captured: number, freed: number][]} areas */
  const told = (...areas) =>
    captureText(
      english,
      positionOf({
        change: {
          dot,
          taken: areas.map(([owner, captured, freed]) => ({ owner, captured, freed, ring: '' })),
        },
      }),
    );
  assert.equal(told(), '');
  assert.equal(told([1, 0, 0]), ''); // an empty area
  assert.equal(told([0, 1, 0]), 'Red captures 1 at c3');
  assert.equal(told([1, 4, 1]), 'Blue captures 4 and frees 1 at c3');
  assert.equal(told([1, 1, 0], [1, 2, 1]), 'Blue captures 3 and frees 1 at c3');
  assert.equal(told([0, 1, 0], [1, 2, 0]), 'Red captures 1 and Blue captures 2 at c3');
});
