import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reasonsText } from '../../web/ui/movetext.js';
/** @import { HintInfo } from '../../web/protocol.js' */
/** @import { Messages } from '../../web/ui/messages.js' */

const messages = /** @type {Messages} */ (
  /** @type {unknown} */ ({
    text: (/** @type {string} */ id, /** @type {object} */ values) => `${id} ${JSON.stringify(values)}`,
    list: (/** @type {string[]} */ words) => words.join('; '),
  })
);

/** @param {Partial<HintInfo>} fields @returns {HintInfo} */
const hint = (fields) => ({ x: 0, y: 0, reasons: [], gain: 0, line: 'aa', finding: null, ...fields });

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
