import type { ScorePoint } from '@dss/domain';
import { expect, test } from 'vitest';

import { tableRows } from './table-rows.ts';
import { nothing } from './testing/nothing-changed.ts';

function point(id: string, given: Partial<ScorePoint> = {}): ScorePoint {
  return {
    analysis_id: id,
    created_at: '2026-11-23T12:00:00.000Z',
    dss_score: 45,
    band: 'fair',
    range: { low: 25, high: 67 },
    enough_seen: true,
    exposure: null,
    reason: 'requested',
    changes: nothing,
    ...given,
  };
}

const rowsOf = (points: ScorePoint[]) =>
  tableRows(points).map((row) => (row.kind === 'result' ? row.point.analysis_id : row.count));

test('results that changed nothing are counted, newest first', () => {
  const work: ScorePoint['changes'] = { ...nothing, work_confirmed: ['zone0_combustible_mulch'] };
  expect(
    rowsOf([
      point('first', { changes: null }),
      point('same'),
      point('same too'),
      point('work', { changes: work }),
      point('same again'),
    ]),
  ).toEqual([1, 'work', 2, 'first']);
});

test.each<[string, Partial<ScorePoint>]>([
  ['score', { dss_score: 46 }],
  ['range', { range: { low: 25, high: 66 } }],
  ['exposure', { exposure: { level: 'low', at_least: false, reasons: [] } }],
  ['method', { changes: { ...nothing, new_method: '2026.4' } }],
  ['number of photos', { changes: { ...nothing, photos_added: 1 } }],
])('a result with another %s is listed', (_what, given) => {
  expect(rowsOf([point('first', { changes: null }), point('other', given)])).toEqual([
    'other',
    'first',
  ]);
});

test('the oldest point shown is listed, though what it follows is not', () => {
  expect(rowsOf([point('oldest shown')])).toEqual(['oldest shown']);
});
