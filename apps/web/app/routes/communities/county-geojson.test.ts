import { expect, test } from 'vitest';

import { countyGeoJson } from './county-geojson.ts';

const figures = {
  as_of: '2026-11-29',
  homes: 40,
  bands: { excellent: 1, good: 10, fair: 14, poor: 13, unrated: 0 },
  hazards: [{ type: 'roof_debris' as const, homes: 18 }],
  homes_with_work: 15,
  work: null,
};
const community = {
  id: '0f2f0a0e-5a3b-4c1d-8e9f-000000000001',
  name: 'Elm Park',
  streets: ['Elm Street', 'Oak Lane'],
  dwellings: 62,
  boundary: null,
  created_at: '2026-01-02T00:00:00.000Z',
  invitation_url: 'https://example.org/join#secret',
  figures,
};
const featureOf = (made: ReturnType<typeof countyGeoJson>) => {
  expect(made.type).toBe('FeatureCollection');
  const [feature] = made.features;
  if (feature === undefined) throw new Error('no feature');
  return feature;
};

test('the file for the county has the published counts as they are, their day and how they are counted, and nothing else', () => {
  const { properties } = featureOf(countyGeoJson(community, figures));
  const { how_counted: said, ...counts } = properties;
  expect(counts).toEqual({
    name: 'Elm Park',
    streets: 'Elm Street; Oak Lane',
    dwellings: 62,
    as_of: '2026-11-29',
    homes_joined: 40,
    homes_excellent: 1,
    homes_good: 10,
    homes_fair: 14,
    homes_poor: 13,
    homes_without_score: 0,
    homes_with_roof_debris: 18,
    homes_that_finished_work: 15,
  });
  expect(said).toContain('off by chance on purpose');
});

test('the file for the county has sums of work where they are published', () => {
  const work = { year: 2026, homes: 12, hours: 96, dollars: 3100, cubic_yards: 41 };
  expect(featureOf(countyGeoJson(community, { ...figures, work })).properties).toMatchObject({
    work_year: 2026,
    work_homes: 12,
    work_hours: 96,
    work_dollars: 3100,
    work_cubic_yards: 41,
  });
});

test('the file for the county has no place until a boundary is drawn', () => {
  expect(featureOf(countyGeoJson(community, figures)).geometry).toBeNull();
});

test('the boundary is closed and goes around counterclockwise, whichever way it was drawn', () => {
  const boundary = [
    { lat: 39.76, lng: -121.62 },
    { lat: 39.77, lng: -121.62 },
    { lat: 39.77, lng: -121.610_000_04 },
  ];
  const counterclockwise = [
    [-121.61, 39.77],
    [-121.62, 39.77],
    [-121.62, 39.76],
  ];
  for (const drawn of [boundary, [...boundary].reverse()]) {
    const { geometry } = featureOf(countyGeoJson({ ...community, boundary: drawn }, figures));
    const [ring = []] = geometry?.coordinates ?? [];
    const from = ring.findIndex(([lng, lat]) => lng === -121.61 && lat === 39.77);
    const corners = ring.slice(0, -1);
    expect([...corners.slice(from), ...corners.slice(0, from)]).toEqual(counterclockwise);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});
