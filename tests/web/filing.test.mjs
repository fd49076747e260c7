import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkOfRecord, takeFiling, withFiling } from '../../web/screens/library/properties.js';

const record = { width: 5, notes: [[3, [['C', 'good']]]] };

test('a record carries its folder and its tags, and gives them back', () => {
  for (const filing of [
    { folder: 'Club [A\\B]', tags: ['final', 'x]y'] },
    { folder: '', tags: [] },
  ]) {
    const filed = withFiling(record, filing);
    assert.deepEqual(takeFiling(filed), { record, filing });
    assert.deepEqual(withFiling(filed, filing), filed); // once only
  }
});

test('a record of another program says nothing', () => {
  const other = { notes: [[0, [['GC', 'x']]]] };
  assert.deepEqual(takeFiling(other), { record: other, filing: null });
  assert.equal(linkOfRecord(other), null);
  assert.equal(linkOfRecord({ notes: [[0, [['KLINK', '1abc']]]] }), '1abc');
});

test('a filing that is too long is not taken', () => {
  const notes = [
    [
      0,
      [
        ['KFOLDER', 'x'.repeat(9_999)],
        ['KTAGS', ...Array(999).fill('t')],
      ],
    ],
  ];
  const { filing } = takeFiling({ notes });
  assert.equal(filing.folder, '');
  assert.ok(filing.tags.length < 99);
});
