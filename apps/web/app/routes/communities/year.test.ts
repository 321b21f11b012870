import { yearTotals, type CommunityEntry } from '@dss/domain';
import { expect, test } from 'vitest';

import { toCsv } from '../../lib/api/csv.ts';
import { readAmount } from '../../ui/read-amount.ts';
import { yearRows } from './year-csv.ts';

const entry = (said: Partial<CommunityEntry>): CommunityEntry => ({
  id: '00000000-0000-4000-8000-000000000000',
  day: '2026-03-07',
  kind: 'work_day',
  hours: null,
  dollars: null,
  cubic_yards: null,
  in_kind: null,
  note: null,
  ...said,
});

test('a year’s file has the columns that were asked for, the earliest entry first, and no formula', () => {
  const entries = [
    entry({ day: '2026-05-09', kind: 'event', hours: 6, note: 'Flyer, "photos"' }),
    entry({ hours: 42.5, dollars: 300, cubic_yards: 18.25, in_kind: '=HYPERLINK("x")' }),
  ];
  expect(
    toCsv(yearRows(entries, null, null, []))
      .slice(1)
      .split('\r\n'),
  ).toEqual([
    'date,dwelling,zone,activity,hours,dollars,cubic_yards,in_kind,evidence',
    `2026-03-07,,,work day,42.5,300,18.25,"'=HYPERLINK(""x"")",`,
    '2026-05-09,,,event,6,,,,"Flyer, ""photos"""',
    '',
  ]);
});

test('a year’s total adds what was said, exactly', () => {
  const entries = [
    ...Array.from({ length: 10 }, () => entry({ hours: 0.1, cubic_yards: 1.25 })),
    entry({ dollars: 300, in_kind: 'Chipper' }),
  ];
  expect(yearTotals(entries, null)).toEqual({
    hours: 1,
    dollars: 300,
    cubicYards: 12.5,
    inKind: 1,
  });
});

test('what homes did together is in a year’s total, and in one row of its file', () => {
  const homes = { year: 2026, homes: 12, hours: 90, dollars: 1200, cubic_yards: 33 };
  const entries = [entry({ hours: 2.5 })];
  expect(yearTotals(entries, homes)).toEqual({
    hours: 92.5,
    dollars: 1200,
    cubicYards: 33,
    inKind: 0,
  });
  expect(yearRows(entries, homes, '2026-11-01', [])).toHaveLength(3);
  expect(yearRows(entries, homes, '2026-11-01', [])[2]).toEqual([
    '2026-11-01',
    null,
    null,
    'finished work of joined homes together',
    90,
    1200,
    33,
    null,
    expect.stringContaining('off by chance'),
  ]);
});

test.each([
  ['', null],
  [' ', null],
  ['12.5', 12.5],
  ['.5', 0.5],
  ['1,500', 1500],
  ['$1500', 1500],
  ['0', 0],
  ['2001', undefined],
  ['12,5', undefined],
  ['-1', undefined],
  ['two', undefined],
])('the amount of %j is %j', (typed, amount) => {
  expect(readAmount(typed, 2000, 2)).toBe(amount);
});

test('a half is no whole amount', () => {
  expect(readAmount('12.5', 2000, 0)).toBeUndefined();
  expect(readAmount('12', 2000, 0)).toBe(12);
});

test('the hours of a work day are in the zone of what was worked on', () => {
  const { id } = entry({});
  const zones = (['zone0_combustible_mulch', 'roof_debris'] as const).map(
    (hazard) => yearRows([entry({})], null, null, [{ id, hazard }])[1]?.[2],
  );
  expect(zones).toEqual(['zone_0', null]);
});
