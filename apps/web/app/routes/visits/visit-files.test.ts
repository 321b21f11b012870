import type { ListedHomeVisit } from '@dss/domain';
import { expect, test } from 'vitest';

import { visitPlaces, visitRows } from './visit-files.ts';

const visit = (more: Partial<ListedHomeVisit> = {}): ListedHomeVisit => ({
  visit_id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  property_id: '0b8f7c1e-4a55-4c55-9a1c-0b1df1f6c005',
  home: '12 Ridge Road',
  on: '2026-11-29',
  ended_at: '2026-11-29T20:00:00.000Z',
  answers: 12,
  hazards: 3,
  open: true,
  organization: 'Butte County Fire Safe Council',
  notes: 'Leaf litter, deep.',
  lat: 39.76,
  lng: -121.62,
  ...more,
});

/** A home that its owner closed to the assessor. */
const closed = visit({
  on: '2026-11-20',
  home: 'Cabin',
  open: false,
  notes: null,
  lat: null,
  lng: null,
  ended_at: null,
});

test('the table has every visit, the earliest first, and of a closed home only what is left of it', () => {
  expect(visitRows([visit(), closed]).slice(1)).toEqual([
    ['2026-11-20', 'Cabin', 12, 3, 'Butte County Fire Safe Council', 'no', 'no', null],
    [
      '2026-11-29',
      '12 Ridge Road',
      12,
      3,
      'Butte County Fire Safe Council',
      'yes',
      'yes',
      'Leaf litter, deep.',
    ],
  ]);
});

test('the table names a column for each of its cells', () => {
  const [columns, row] = visitRows([visit()]);
  expect(columns).toHaveLength(row?.length ?? 0);
});

test('places are those of open homes that have one, as longitude and latitude', () => {
  const { features } = visitPlaces([visit(), closed, visit({ lat: null, lng: null })]);
  expect(features).toMatchObject([
    {
      geometry: { type: 'Point', coordinates: [-121.62, 39.76] },
      properties: { date: '2026-11-29' },
    },
  ]);
});

test('a home that was closed since is no place, whatever the list still says of it', () => {
  expect(visitPlaces([visit({ open: false })]).features).toEqual([]);
});
